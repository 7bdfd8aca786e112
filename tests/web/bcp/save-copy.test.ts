import { describe, expect, it, vi } from 'vitest';
import { restoreDraft } from '../../../web/features/bcp-editor/state/draft-offer.tsx';
import { createEditorSession, type EditorSession } from '../../../web/features/bcp-editor/state/editor-context.tsx';
import { bakery, storedBcp } from './bcp-fixture.ts';
import { pass, setOnline, setUpSaving, visit } from './save-fixture.ts';

setUpSaving();

describe('offline', () => {
  it('saving waits without a request while offline, and resumes when the connection returns', async () => {
    const { saveQueue, store, updates } = visit(storedBcp());
    setOnline(false);
    saveQueue.edit({ rpo: '1-hour' });
    await pass(1000);
    expect(store.get().save.is).toBe('offline');
    expect(updates()).toHaveLength(0);
    setOnline(true);
    saveQueue.onReconnect();
    await pass(0);
    expect(updates()).toHaveLength(1);
    expect(store.get().save.is).toBe('idle');
  });
});

describe('the copy on the device', () => {
  it('the copy on the device holds unsaved input and is removed once the server has it', async () => {
    const { saveQueue, storage, copyOf } = visit(storedBcp());
    saveQueue.edit({ rpo: '1-hour' });
    await pass(300);
    expect(copyOf(12)).toMatchObject({ fields: { rpo: '1-hour' }, versions: { impacts: 1 } });
    await pass(1000);
    expect(storage.all.size).toBe(0);
  });

  it('the copy on the device holds a creation without an answer, so that a reopened tab repeats it', async () => {
    const first = visit();
    first.server.failNext('reply lost');
    first.saveQueue.edit(bakery);
    await pass(1500);

    const parts = { bcp: null, step: 1, userId: 7, onSaved: vi.fn(), onLimit: vi.fn() } as const;
    const second = createEditorSession({ ...parts, calls: first.server, storage: first.storage });
    await restoreDraft(second, (await second.drafts.listAbandoned())[0]!);
    await pass(1500);
    expect(first.server.created.size).toBe(1);
    expect(second.store.get().id).toBe(12);
    expect(first.storage.all.size).toBe(0);
  });

  it('the copy on the device is written at once when the page closes', () => {
    const { saveQueue, copyOf } = visit(storedBcp());
    saveQueue.edit({ business_name: 'Harbor Bak', industry: '' });
    saveQueue.flush();
    expect(copyOf(12)?.fields).toEqual({ business_name: 'Harbor Bak', industry: '' });
  });

  it('the copy on the device holds an open form until it is submitted', async () => {
    const { drafts, storage, copyOf } = visit(storedBcp());
    drafts.setForm('critical_functions/new', { title: 'Add Function', values: { name: 'Pack' } });
    await pass(300);
    expect(copyOf(12)?.forms['critical_functions/new']?.values).toEqual({ name: 'Pack' });
    drafts.setForm('critical_functions/new', null);
    await pass(300);
    expect(storage.all.size).toBe(0);
  });
});

describe('what an earlier visit left', () => {
  /** Another visit to the same BCP on the same device. */
  const visitBeside = ({ storage, server }: ReturnType<typeof visit>) =>
    createEditorSession({ bcp: storedBcp(), step: 1, userId: 7, onSaved: vi.fn(), onLimit: vi.fn(), calls: server, storage });

  const leave = async (change: Parameters<EditorSession['saveQueue']['edit']>[0]) => {
    const otherVisit = visit(storedBcp());
    setOnline(false);
    otherVisit.saveQueue.edit(change);
    await pass(1000);
    return otherVisit;
  };

  it('input from an earlier visit is kept until it is restored or discarded, whatever is saved meanwhile', async () => {
    const first = await leave({ business_name: 'Harbor Bakery Adrift' });
    const second = visitBeside(first);
    setOnline(true);
    second.saveQueue.edit({ annual_revenue: '$2M' });
    await pass(1000);
    expect(second.store.get().save.is).toBe('idle');
    expect((await second.drafts.listAbandoned()).map(({ draft }) => draft.fields)).toEqual([
      { business_name: 'Harbor Bakery Adrift' },
    ]);
  });

  it('input that another tab is typing is not offered as input from an earlier visit', async () => {
    const first = await leave({ business_name: 'Harbor Bakery Adrift' });
    const locks = { query: async () => ({ held: [{ name: `keelhouse-visit/${first.visit}` }] }) };
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks } }));
    expect(await visitBeside(first).drafts.listAbandoned()).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('restoring input from an earlier visit replaces newer input, which is then offered in turn', async () => {
    const first = await leave({ business_name: 'Harbor Bakery Adrift' });
    const second = visitBeside(first);
    second.saveQueue.edit({ business_name: 'Harbor Bakery Ashore' });
    await restoreDraft(second, (await second.drafts.listAbandoned())[0]!);
    expect(second.store.get().content.business_name).toBe('Harbor Bakery Adrift');
    expect((await second.drafts.listAbandoned()).map(({ draft }) => draft.fields)).toEqual([
      { business_name: 'Harbor Bakery Ashore' },
    ]);
  });
});
