import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_RUN, type ExerciseRun, type RunContent, type RunUpdate } from '#shared/domain/exercise-run.ts';
import { createRunStore } from '../../../web/features/facilitator/run-store.ts';
import { ApiError, networkError } from '../../../web/lib/api-error.ts';
import { run } from './fixture.ts';

type Save = (body: RunUpdate) => Promise<ExerciseRun>;

/** A server with one record. `failures` are thrown first, before or after it stored what came. */
const openServer = (initial: ExerciseRun = run()) => {
  let stored = initial;
  const sent: RunUpdate[] = [];
  const failures: { error: Error; isStored: boolean }[] = [];
  let onSave = () => {};
  const save: Save = async (body) => {
    sent.push(body);
    onSave();
    onSave = () => {};
    const failure = failures.shift();
    if (failure && !failure.isStored) throw failure.error;
    const { version, ...content } = body;
    if (version !== stored.version)
      throw new ApiError({ status: 409, message: 'Stale', detail: 'Stale', body: { current: stored } });
    stored = { ...stored, ...content, version: version + 1 };
    if (failure) throw failure.error;
    return stored;
  };
  return {
    sent,
    failures,
    duringSave: (work: () => void) => {
      onSave = work;
    },
    calls: { read: async () => stored, save },
    current: () => stored,
    changeElsewhere: (part: Partial<ExerciseRun>) => {
      stored = { ...stored, ...part, version: stored.version + 1 };
    },
  };
};

const openStore = (server: ReturnType<typeof openServer>, { isOnline = (): boolean => true } = {}) => {
  const drafts: ({ base: RunContent; content: RunContent } | null)[] = [];
  let id = 0;
  const store = createRunStore({
    run: server.current(),
    calls: server.calls,
    isOnline,
    newId: () => `id-${++id}`,
    keepDraft: (draft) => drafts.push(draft),
  });
  return { store, drafts };
};

const withNote = (text: string) => (content: RunContent) => ({ ...content, notes: [{ id: 'n', at_seconds: 1, text }] });
const noteOf = ({ notes }: Pick<RunContent, 'notes'>) => notes[0]?.text;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('saving the record of an exercise', () => {
  it('several edits are one save, a moment after the last', async () => {
    const server = openServer();
    const { store, drafts } = openStore(server);
    store.edit(withNote('a'));
    await vi.advanceTimersByTimeAsync(1_000);
    store.edit(withNote('ab'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.sent).toHaveLength(0);
    expect(store.get().save.is).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.sent.map(noteOf)).toEqual(['ab']);
    expect(store.get()).toMatchObject({ version: 1, save: { is: 'idle' } });
    expect(drafts.at(-1)).toBeNull();
  });

  it('what was typed while a save was on its way goes with the next one, and stays in the field', async () => {
    const server = openServer();
    const { store } = openStore(server);
    store.edit(withNote('first'));
    server.duringSave(() => store.edit(withNote('first and second')));
    await store.save();
    expect(server.sent.map(noteOf)).toEqual(['first', 'first and second']);
    expect(noteOf(store.get().content)).toBe('first and second');
    expect(server.current().version).toBe(2);
  });

  it('without a network the changes are kept on the device and saved once it is back', async () => {
    const server = openServer();
    let isOnline = false;
    const { store, drafts } = openStore(server, { isOnline: () => isOnline });
    server.failures.push({ error: networkError(), isStored: false });
    store.edit(withNote('typed offline'));
    await vi.advanceTimersByTimeAsync(1_500);
    expect(store.get().save.is).toBe('offline');
    expect(noteOf(drafts.at(-1)!.content)).toBe('typed offline');
    isOnline = true;
    store.onReconnect();
    await vi.advanceTimersByTimeAsync(0);
    expect(noteOf(server.current())).toBe('typed offline');
    expect(drafts.at(-1)).toBeNull();
  });

  it('a failing server is tried again by itself', async () => {
    const server = openServer();
    const { store } = openStore(server);
    server.failures.push({ error: new ApiError({ status: 503, message: 'Busy', detail: 'Busy' }), isStored: false });
    store.edit(withNote('x'));
    await vi.advanceTimersByTimeAsync(1_500);
    expect(store.get().save).toEqual({ is: 'failed', detail: 'Busy', isFinal: false });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(store.get().save.is).toBe('idle');
    expect(noteOf(server.current())).toBe('x');
  });

  it('a refusal is shown with its sentence and not repeated until the next edit', async () => {
    const server = openServer();
    const { store, drafts } = openStore(server);
    const refusal = new ApiError({ status: 409, message: 'Approved', detail: 'This report is approved.', body: {} });
    server.failures.push({ error: refusal, isStored: false });
    store.edit(withNote('x'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.sent).toHaveLength(1);
    expect(store.get().save).toEqual({ is: 'failed', detail: 'This report is approved.', isFinal: true });
    expect(noteOf(drafts.at(-1)!.content)).toBe('x');
  });

  it('a save whose answer was lost is recognized as the own one', async () => {
    const server = openServer();
    const { store } = openStore(server);
    server.failures.push({ error: networkError(), isStored: true });
    store.edit(withNote('The mill cannot deliver'));
    await store.save();
    store.edit(withNote('The mill can deliver'));
    await store.save();
    expect(noteOf(server.current())).toBe('The mill can deliver');
    expect(store.get()).toMatchObject({ notice: null, version: 2 });
  });

  it('a change of another window is merged with what was typed here, and both are saved', async () => {
    const server = openServer();
    const { store } = openStore(server);
    server.changeElsewhere({ revealed: 2, notes: [{ id: 'other', at_seconds: 5, text: 'From the phone' }] });
    store.edit(withNote('From the laptop'));
    await store.save();
    expect(server.current().notes.map(({ text }) => text)).toEqual(['From the phone', 'From the laptop']);
    expect(server.current()).toMatchObject({ revealed: 2, version: 2 });
    expect(store.get()).toMatchObject({ notice: 'merged', content: { revealed: 2 } });
  });

  it('changes of other devices arrive while nothing is typed here', async () => {
    const server = openServer();
    const { store } = openStore(server);
    server.changeElsewhere({ revealed: 3 });
    await store.refresh();
    expect(store.get()).toMatchObject({ version: 1, content: { revealed: 3 }, notice: null });
    expect(server.sent).toHaveLength(0);
  });

  it('a draft that an earlier visit left is merged and saved', async () => {
    const server = openServer(run({ version: 4, revealed: 2 }));
    const { store } = openStore(server);
    store.restore({ base: EMPTY_RUN, content: withNote('Before the crash')(EMPTY_RUN) });
    expect(store.get().notice).toBe('restored');
    await vi.advanceTimersByTimeAsync(0);
    expect(server.current()).toMatchObject({ version: 5, revealed: 2, notes: [{ text: 'Before the crash' }] });
  });

  it('a draft that is stored already restores nothing', async () => {
    const content = withNote('Saved')(EMPTY_RUN);
    const server = openServer(run({ ...content, version: 1 }));
    const { store } = openStore(server);
    store.restore({ base: EMPTY_RUN, content });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.get().notice).toBeNull();
    expect(server.sent).toHaveLength(0);
  });
});
