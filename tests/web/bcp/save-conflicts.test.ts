import { describe, expect, it, vi } from 'vitest';
import { restoreDraft } from '../../../web/features/bcp-editor/state/draft-offer.tsx';
import { createEditorSession } from '../../../web/features/bcp-editor/state/editor-context.tsx';
import { ApiError } from '../../../web/lib/api-error.ts';
import { storedBcp } from './bcp-fixture.ts';
import { pass, setUpSaving, visit } from './save-fixture.ts';

setUpSaving();

describe('another tab', () => {
  it('a newer version from another tab pauses automatic saving until it is reviewed', async () => {
    const { saveQueue, server, store, updates } = visit(storedBcp());
    server.elsewhere('impacts', { rpo: 'none' });
    saveQueue.edit({ rpo: '1-hour' });
    await pass(1000);
    expect(store.get().save).toMatchObject({ is: 'conflict', conflict: { section: 'impacts', current: { rpo: 'none' } } });
    saveQueue.edit({ rpo: '4-hours' });
    await pass(60_000);
    expect(updates()).toHaveLength(1);
  });

  it('choosing my version saves it over the newer one of another tab', async () => {
    const { saveQueue, server, store } = visit(storedBcp());
    server.elsewhere('impacts', { rpo: 'none' });
    saveQueue.edit({ rpo: '1-hour' });
    await pass(1000);
    const { save } = store.get();
    if (save.is !== 'conflict') throw new Error('expected a conflict');
    expect(await saveQueue.resolve(save.conflict, { rpo: '1-hour' })).toEqual({ ok: true });
    expect(server.bcp().rpo).toBe('1-hour');
  });

  it('choosing their version takes the newer one of another tab without a request', async () => {
    const { saveQueue, server, store, updates } = visit(storedBcp());
    server.elsewhere('impacts', { rpo: 'none' });
    saveQueue.edit({ rpo: '1-hour' });
    await pass(1000);
    const { save } = store.get();
    if (save.is !== 'conflict') throw new Error('expected a conflict');
    await saveQueue.resolve(save.conflict, {});
    expect(store.get().content.rpo).toBe('none');
    expect(store.get().save.is).toBe('idle');
    expect(updates()).toHaveLength(1);
  });

  it('a change in another tab is noticed also after the save of a section without a conflict', async () => {
    const { saveQueue, server, store } = visit(storedBcp());
    server.elsewhere('impacts', { rpo: 'none' });
    await saveQueue.save({ by: 'person', fields: ['risk_factors'] });
    saveQueue.edit({ risk_factors: { selected: ['Floods'] } });
    await pass(1000);
    expect(store.get().save.is).toBe('idle');
    saveQueue.edit({ rpo: '1-hour' });
    await pass(1000);
    expect(store.get().save).toMatchObject({ is: 'conflict', conflict: { section: 'impacts' } });
    expect(server.bcp().rpo).toBe('none');
  });

  it('changes of another tab in several sections are reviewed one after the other', async () => {
    const { saveQueue, server, store } = visit(storedBcp());
    server.elsewhere('impacts', { rpo: 'none' });
    server.elsewhere('risks', { risk_factors: { selected: ['Floods'] } });
    saveQueue.edit({ rpo: '1-hour', risk_factors: { selected: ['Fires'] } });
    await pass(1000);
    const { save } = store.get();
    if (save.is !== 'conflict') throw new Error('expected a conflict');
    await saveQueue.resolve(save.conflict, {});
    expect(store.get().save.is).toBe('conflict');
    expect(server.bcp()).toMatchObject({ rpo: 'none', risk_factors: { selected: ['Floods'] } });
  });

  it('a change in another tab does not block the save of other sections', async () => {
    const { saveQueue, server, store } = visit(storedBcp());
    server.elsewhere('risks', { risk_factors: { selected: ['Floods'] } });
    saveQueue.edit({ rpo: '1-hour' });
    await pass(1000);
    expect(store.get().save.is).toBe('idle');
  });
});

describe('a save without an answer', () => {
  it.each([
    ['was lost on its way back', 'reply lost'],
    ['broke off in the server', new ApiError({ status: 503, message: 'busy', detail: null })],
  ] as const)('a save that %s is not taken for another tab, and later edits are saved after it', async (_, failure) => {
    const { saveQueue, server, store } = visit(storedBcp());
    server.failNext(failure);
    saveQueue.edit({ rpo: '1-hour' });
    await pass(1000);
    expect(store.get().save.is).toBe('failed');
    if (failure !== 'reply lost') server.elsewhere('impacts', { rpo: '1-hour' });
    saveQueue.edit({ rpo: '4-hours' });
    await pass(1000);
    expect(store.get().save.is).toBe('idle');
    expect(server.bcp().rpo).toBe('4-hours');
  });

  it('a save without an answer does not hide a later change of another tab', async () => {
    const { saveQueue, server, store } = visit(storedBcp());
    server.failNext('reply lost');
    saveQueue.edit({ rpo: '1-hour' });
    await pass(1000);
    server.elsewhere('impacts', { recovery_priority: 'high' });
    saveQueue.edit({ rpo: '4-hours' });
    await pass(1000);
    expect(store.get().save).toMatchObject({
      is: 'conflict',
      conflict: { current: { rpo: '1-hour', recovery_priority: 'high' } },
    });
  });

  it('a save without an answer is recorded in the copy on the device', async () => {
    const first = visit(storedBcp());
    first.server.failNext('reply lost');
    first.saveQueue.edit({ rpo: '1-hour' });
    await pass(1000);
    first.saveQueue.edit({ rpo: '4-hours' });
    await pass(300);
    const parts = { step: 1, userId: 7, onSaved: vi.fn(), onLimit: vi.fn() } as const;
    const second = createEditorSession({ ...parts, bcp: first.server.bcp(), calls: first.server, storage: first.storage });
    await restoreDraft(second, (await second.drafts.listAbandoned())[0]!);
    await pass(1000);
    expect(second.store.get().save.is).toBe('idle');
    expect(first.server.bcp().rpo).toBe('4-hours');
  });
});
