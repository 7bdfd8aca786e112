import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bcp, KeySupplier } from '#shared/domain/bcp/bcp.ts';
import { importIntoBcp, mergeImported } from '../../../web/features/bcp-editor/import/bcp-import.tsx';
import { createEditorSession } from '../../../web/features/bcp-editor/state/editor-context.tsx';
import { fakeServer, memoryDrafts, storedBcp } from '../bcp/bcp-fixture.ts';
import { answer, storeSession } from '../support/server.ts';

const supplier = (id: string): KeySupplier => ({
  id,
  name: id,
  contact_person: null,
  phone: null,
  email: null,
  services_provided: null,
  criticality: 'medium',
  alternative_suppliers: [],
  max_downtime: null,
  recovery_priority: null,
  source: 'user',
});

const sessionOf = (bcp: Bcp | null) => {
  const calls = fakeServer();
  const onSaved = vi.fn();
  const parts = { step: 4 as const, userId: 1, onSaved, onLimit: () => undefined, storage: memoryDrafts() };
  return { calls, onSaved, ...createEditorSession({ bcp, calls, ...parts }) };
};
const done = { success: true, imported_count: 1, errors: [] };

beforeEach(() => storeSession());

describe('importing into the open BCP', () => {
  const imported = storedBcp({ key_suppliers: [supplier('old'), supplier('new')] });
  const after: Bcp = { ...imported, versions: { ...imported.versions, suppliers: 2 }, status: 'in_review' };

  it('an import adds its entries to the open BCP as saved, so that no automatic save repeats them', async () => {
    const { store, saveQueue, calls, onSaved } = sessionOf(storedBcp({ key_suppliers: [supplier('old')] }));
    answer('get', '/v1/bcp/12', { body: after as never });
    const sent = answer('post', '/v1/bcp/12/import-csv', { body: done });
    expect(await importIntoBcp({ store, saveQueue }, 'suppliers', 'bmFtZQ==', 'key-1')).toEqual({
      ok: true,
      answer: { ...done, note: null },
    });
    expect(JSON.parse(sent[0]!.body)).toEqual({ bcp_id: 12, import_type: 'suppliers', csv_data: 'bmFtZQ==' });
    expect(sent[0]!.headers.get('idempotency-key')).toBe('key-1');
    expect(store.get()).toMatchObject({ status: 'in_review', versions: { suppliers: 2 } });
    expect(store.get().content.key_suppliers.map(({ id }) => id)).toEqual(['old', 'new']);
    expect(onSaved).toHaveBeenCalled();
    await saveQueue.save({ by: 'timer' });
    expect(calls.calls).toEqual([]);
  });

  it('an import saves unsaved changes first', async () => {
    const { store, saveQueue, calls } = sessionOf(storedBcp());
    answer('get', '/v1/bcp/12', { body: after as never });
    const sent = answer('post', '/v1/bcp/12/import-csv', () => {
      expect(calls.calls.map(({ kind }) => kind)).toEqual(['update']);
      return { body: done };
    });
    saveQueue.edit({ key_suppliers: [supplier('old')] });
    await importIntoBcp({ store, saveQueue }, 'suppliers', 'bmFtZQ==', 'key-1');
    expect(sent).toHaveLength(1);
    expect(store.get().content.key_suppliers.map(({ id }) => id)).toEqual(['old', 'new']);
  });

  it('an import keeps an edit made meanwhile and adds the new entries behind it', () => {
    const { store, saveQueue } = sessionOf(storedBcp({ key_suppliers: [supplier('old')] }));
    saveQueue.edit({ key_suppliers: [supplier('old'), supplier('typed')] });
    const { content, saved } = mergeImported(store.get(), after, 'suppliers');
    expect(content!.key_suppliers.map(({ id }) => id)).toEqual(['old', 'typed', 'new']);
    expect(saved!.key_suppliers.map(({ id }) => id)).toEqual(['old', 'new']);
  });

  it('an import into a BCP without an id is refused without a request', async () => {
    const { store, saveQueue, calls } = sessionOf(null);
    const sent = answer('post', '/v1/bcp/12/import-csv', { body: done });
    expect(await importIntoBcp({ store, saveQueue }, 'suppliers', 'bmFtZQ==', 'key-1')).toEqual({
      ok: false,
      message: 'BCP ID is required for CSV import',
      detail: null,
    });
    expect([sent, calls.calls]).toEqual([[], []]);
  });

  it.each([
    [{ status: 400, body: { detail: 'Too many entries' } }, 'Too many entries'],
    ['network-error' as const, null],
  ])('a failed import changes nothing in the open BCP', async (failure, detail) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { store, saveQueue } = sessionOf(storedBcp());
    const before = store.get();
    answer('post', '/v1/bcp/12/import-csv', failure);
    expect(await importIntoBcp({ store, saveQueue }, 'suppliers', 'bmFtZQ==', 'key-1')).toEqual({
      ok: false,
      message: 'Failed to import CSV file. Please try again.',
      detail,
    });
    expect(store.get()).toEqual(before);
  });

  it('an import whose entries are stored but cannot be loaded shows a message', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { store, saveQueue } = sessionOf(storedBcp());
    answer('get', '/v1/bcp/12', { status: 404, body: { detail: 'Gone' } });
    answer('post', '/v1/bcp/12/import-csv', { body: done });
    const outcome = await importIntoBcp({ store, saveQueue }, 'suppliers', 'bmFtZQ==', 'key-1');
    expect(outcome).toMatchObject({ ok: true, answer: { imported_count: 1, note: expect.stringContaining('Reload the page') } });
  });
});
