import { describe, expect, it } from 'vitest';
import { describeSave } from '../../../web/features/bcp-editor/state/save-status.tsx';
import { ApiError } from '../../../web/lib/api-error.ts';
import { bakery, storedBcp } from './bcp-fixture.ts';
import { pass, setUpSaving, visit } from './save-fixture.ts';

setUpSaving();

describe('automatic saving of a new BCP', () => {
  it('a new BCP is created once, 1500 ms after the last edit of a burst', async () => {
    const { saveQueue, creates } = visit();
    saveQueue.edit(bakery);
    await pass(1000);
    saveQueue.edit({ annual_revenue: '$1.2M' });
    await pass(1499);
    expect(creates()).toHaveLength(0);
    await pass(1);
    expect(creates()).toHaveLength(1);
    expect(creates()[0]!.body).toMatchObject({ ...bakery, annual_revenue: '$1.2M' });
  });

  it('a new BCP is not created while its name, type, industry or employees are missing', async () => {
    const { saveQueue, server } = visit();
    saveQueue.edit({ ...bakery, industry: '' });
    saveQueue.edit({ risk_factors: { selected: ['Floods'] } });
    await pass(60_000);
    expect(server.calls).toHaveLength(0);
  });

  it('an untouched form never creates a BCP', async () => {
    const { saveQueue, server } = visit();
    saveQueue.flush();
    await saveQueue.save({ by: 'timer' });
    await pass(60_000);
    expect(server.calls).toHaveLength(0);
  });

  it('edits after the creation of a BCP update it, including those made during the creation', async () => {
    const { saveQueue, store, server, creates, updates } = visit();
    server.takes(400);
    saveQueue.edit(bakery);
    await pass(1600);
    saveQueue.edit({ annual_revenue: '$500K' });
    await pass(3000);
    expect(store.get().id).toBe(12);
    expect(creates()).toHaveLength(1);
    expect(updates().map((call) => call.body)).toEqual([{ annual_revenue: '$500K', versions: { business: 1 } }]);
  });

  it('a creation without an answer is repeated with the same key and body, so that one visit makes one BCP', async () => {
    const { saveQueue, server, store, creates, updates } = visit();
    server.failNext('reply lost');
    saveQueue.edit(bakery);
    await pass(1500);
    expect(store.get().save).toMatchObject({ is: 'failed', by: 'timer' });
    saveQueue.edit({ business_name: 'Harbor Bakery and Café' });
    await pass(1500);
    const [first, second] = creates();
    expect(second).toEqual(first);
    expect(server.created.size).toBe(1);
    expect(updates()[0]!.body).toMatchObject({ business_name: 'Harbor Bakery and Café' });
    expect(server.bcp().business_name).toBe('Harbor Bakery and Café');
  });

  it('a refused creation is followed by one with a new key', async () => {
    const { saveQueue, server, creates } = visit();
    server.failNext(new ApiError({ status: 422, message: 'no', detail: 'no' }));
    saveQueue.edit(bakery);
    await pass(1500);
    saveQueue.edit({ employee_count: 13 });
    await pass(1500);
    expect(creates()[1]!.key).not.toBe(creates()[0]!.key);
    expect(creates()[1]!.body).toMatchObject({ employee_count: 13 });
  });

  it('a creation refused by the yearly allowance is reported, and the input stays on the device', async () => {
    const { saveQueue, server, onLimit, copyOf } = visit();
    server.failNext(new ApiError({ status: 403, message: 'used up', detail: 'used up' }));
    saveQueue.edit(bakery);
    await pass(1500);
    expect(onLimit).toHaveBeenCalledOnce();
    expect(copyOf('new')?.fields).toMatchObject(bakery);
  });
});

describe('automatic saving of a stored BCP', () => {
  it.each([
    [1, 1000],
    [2, 1500],
    [3, 2000],
    [4, 2000],
    [5, 2000],
    [6, 1500],
  ] as const)('an automatic save on step %i waits for %i ms', async (step, ms) => {
    const { saveQueue, store, updates } = visit(storedBcp());
    store.set({ step });
    saveQueue.edit({ rpo: '1-hour' });
    await pass(ms - 1);
    expect(updates()).toHaveLength(0);
    await pass(1);
    expect(updates()).toHaveLength(1);
  });

  it('a save of a stored BCP sends only the changed fields, with the versions of their sections', async () => {
    const { saveQueue, updates } = visit(storedBcp());
    saveQueue.edit({ rpo: '1-hour', risk_factors: { selected: ['Floods'] } });
    await pass(2000);
    expect(updates()[0]!.body).toEqual({
      rpo: '1-hour',
      risk_factors: { selected: ['Floods'] },
      versions: { risks: 1, impacts: 1 },
    });
  });

  it('a character that is typed and removed causes no save', async () => {
    const { saveQueue, server } = visit(storedBcp());
    saveQueue.edit({ business_name: 'Harbor Bakeryx' });
    await pass(500);
    saveQueue.edit({ business_name: 'Harbor Bakery' });
    await pass(60_000);
    expect(server.calls).toHaveLength(0);
  });

  it('a failed save is reported, keeps the input and is repeated with the next edit', async () => {
    const { saveQueue, server, store, updates } = visit(storedBcp());
    server.failNext(new ApiError({ status: 500, message: 'broken', detail: 'broken' }));
    saveQueue.edit({ rpo: '1-hour' });
    await pass(1000);
    expect(store.get().save).toEqual({ is: 'failed', by: 'timer', detail: 'broken', isRefused: false });
    expect(store.get().content.rpo).toBe('1-hour');
    saveQueue.edit({ rpo: '4-hours' });
    await pass(1000);
    expect(updates()).toHaveLength(2);
    expect(store.get().save.is).toBe('idle');
  });

  it('the save status returns to idle when the refused change is undone', async () => {
    const { saveQueue, server, store, updates } = visit(storedBcp());
    const before = store.get();
    server.failNext(new ApiError({ status: 422, message: 'too long', detail: 'too long' }));
    saveQueue.edit({ rpo: '1-hour' });
    await pass(1000);
    expect(store.get().save.is).toBe('failed');
    saveQueue.edit({ rpo: before.content.rpo });
    await pass(1000);
    expect(store.get().save).toEqual(before.save);
    expect(updates()).toHaveLength(1);
  });

  it.each([
    ['business_name', 'Business name: This text must be at most 200 characters'],
    ['critical_functions.2.name', 'Critical functions, entry 3: This text must be at most 200 characters'],
    ['versions', 'This text must be at most 200 characters'],
  ])('a save refused because of %s shows the reason and the place', async (field, reason) => {
    const { saveQueue, server, store } = visit(storedBcp());
    const message = 'This text must be at most 200 characters';
    server.failNext(new ApiError({ status: 422, message, detail: message, errors: [{ field, message }] }));
    saveQueue.edit({ rpo: '1-hour' });
    await pass(1000);
    expect(describeSave(store.get()).text).toBe(`Auto-save failed. ${reason}`);
  });
});

describe('a field that the server does not take', () => {
  const long = 'x'.repeat(4001);
  const words = 'Financial impact: This text must be at most 4000 characters. Everything else is saved.';

  it('a refused field of a stored BCP does not block the save of the other fields', async () => {
    const { saveQueue, server, store } = visit(storedBcp());
    saveQueue.edit({ financial_impact_description: long, rpo: '1-hour', employee_count: 14 });
    await pass(1000);
    expect(server.bcp()).toMatchObject({ rpo: '1-hour', employee_count: 14, financial_impact_description: null });
    expect(describeSave(store.get())).toEqual({ kind: 'failed', text: words, action: 'Show field' });
  });

  it('a refused field does not block the creation of a BCP', async () => {
    const { saveQueue, server, store } = visit();
    saveQueue.edit({ ...bakery, financial_impact_description: long, rpo: '1-hour' });
    await pass(1500);
    expect(store.get().id).not.toBeNull();
    expect(server.bcp()).toMatchObject({ ...bakery, rpo: '1-hour', financial_impact_description: null });
    expect(describeSave(store.get()).text).toBe(words);
  });

  it('a refused field that a BCP requires blocks its creation, and the reason is shown', async () => {
    const { saveQueue, store, creates } = visit();
    saveQueue.edit({ ...bakery, business_name: 'x'.repeat(201) });
    await pass(1500);
    expect(store.get().id).toBeNull();
    expect(describeSave(store.get()).text).toBe('Auto-save failed. Business name: This text must be at most 200 characters');
    saveQueue.edit({ business_name: 'Harbor Bakery' });
    await pass(1500);
    expect(creates().at(-1)!.body).toMatchObject(bakery);
    expect(store.get().id).not.toBeNull();
  });

  it('a refused field is sent again only after its value changes', async () => {
    const { saveQueue, server, store, updates } = visit(storedBcp());
    saveQueue.edit({ financial_impact_description: long, rpo: '1-hour' });
    await pass(1000);
    saveQueue.edit({ rpo: '4-hours' });
    await pass(60_000);
    expect(server.bcp().rpo).toBe('4-hours');
    const sentWith = () => updates().filter(({ body }) => 'financial_impact_description' in body);
    expect(sentWith()).toHaveLength(1);
    saveQueue.edit({ financial_impact_description: 'Lost sales' });
    await pass(1000);
    expect(server.bcp().financial_impact_description).toBe('Lost sales');
    expect(describeSave(store.get()).kind).toBe('saved');
  });

  it('a refused field stays in the copy on the device', async () => {
    const { saveQueue, copyOf } = visit(storedBcp());
    saveQueue.edit({ financial_impact_description: long, rpo: '1-hour' });
    await pass(1000);
    expect(copyOf(12)?.fields).toEqual({ financial_impact_description: long });
  });

  it('a refused field blocks the completion of the BCP, and the reason is shown', async () => {
    const { saveQueue, server } = visit(storedBcp());
    saveQueue.edit({ financial_impact_description: long, rpo: '1-hour' });
    const completing = saveQueue.save({ by: 'person', status: 'completed' });
    await pass(1000);
    expect(await completing).toEqual({ ok: false, why: 'failed', detail: words.replace('. Everything else is saved.', '') });
    expect(server.bcp()).toMatchObject({ status: 'draft', rpo: '1-hour' });
  });

  it('a refused field fails only the save of its own section', async () => {
    const { saveQueue } = visit(storedBcp());
    saveQueue.edit({ financial_impact_description: long, rpo: '1-hour' });
    const [rpo, description] = [
      saveQueue.save({ by: 'person', fields: ['rpo'] }),
      saveQueue.save({ by: 'person', fields: ['financial_impact_description'] }),
    ];
    await pass(1000);
    expect((await rpo).ok).toBe(true);
    expect((await description).ok).toBe(false);
  });
});

describe('the queue', () => {
  it('the save queue runs one save at a time and sends edits made meanwhile with the next', async () => {
    const { saveQueue, server } = visit(storedBcp());
    server.takes(300);
    saveQueue.edit({ rpo: '1-hour' });
    const first = saveQueue.save({ by: 'timer' });
    saveQueue.edit({ rpo: '4-hours' });
    const second = saveQueue.save({ by: 'person', fields: ['rpo'] });
    await pass(1000);
    expect(await first).toEqual({ ok: true });
    expect(await second).toEqual({ ok: true });
    expect(server.mostAtOnce()).toBe(1);
    expect(server.bcp().rpo).toBe('4-hours');
  });

  it('the save queue refuses a section save, without a request, while required fields of step 1 are missing', async () => {
    const { saveQueue, server } = visit();
    saveQueue.edit({ risk_factors: { selected: ['Floods'] } });
    expect(await saveQueue.save({ by: 'person', fields: ['risk_factors'] })).toMatchObject({ ok: false, why: 'incomplete' });
    expect(server.calls).toHaveLength(0);
  });

  it('the save queue creates a new BCP first when its id is needed', async () => {
    const { saveQueue, creates } = visit();
    saveQueue.edit(bakery);
    expect(await saveQueue.ensureId()).toBe(12);
    expect(creates()).toHaveLength(1);
    expect(await saveQueue.ensureId()).toBe(12);
    expect(creates()).toHaveLength(1);
  });

  it('the save queue retries a failed section after the save of another section', async () => {
    const { saveQueue, server, store } = visit(storedBcp());
    server.failNext(new ApiError({ status: 500, message: 'broken', detail: null }));
    saveQueue.edit({ rpo: '1-hour' });
    await pass(1000);
    expect(store.get().save.is).toBe('failed');
    expect(await saveQueue.save({ by: 'person', fields: ['key_suppliers'] })).toEqual({ ok: true });
    expect(describeSave(store.get()).text).toBe('Auto-saving...');
    await pass(1000);
    expect(server.bcp().rpo).toBe('1-hour');
    expect(describeSave(store.get()).kind).toBe('saved');
  });

  it('completing a BCP sends everything that is unsaved', async () => {
    const { saveQueue, store, updates } = visit(storedBcp());
    saveQueue.edit({ rpo: '1-hour' });
    expect(await saveQueue.save({ by: 'person', status: 'completed' })).toEqual({ ok: true });
    expect(updates().map((call) => call.body)).toEqual([{ rpo: '1-hour', versions: { impacts: 1 }, status: 'completed' }]);
    expect(store.get().status).toBe('completed');
  });
});
