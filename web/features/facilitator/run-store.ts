import { hashKey } from '@tanstack/react-query';
import type { ExerciseRun, RunContent, RunUpdate } from '#shared/domain/exercise-run.ts';
import { mergeRuns } from '#shared/domain/exercise-run-merge.ts';
import { ApiError } from '../../lib/api-error.ts';
import { createStore } from '../../lib/store.ts';

type SaveState =
  | { is: 'idle' | 'waiting' | 'saving' | 'offline' }
  /** `isFinal`: the server refused the content or the exercise; only another edit is worth another try. */
  | { is: 'failed'; detail: string | null; isFinal: boolean };

export interface RunState {
  content: RunContent;
  /** What the server has, as far as this window knows. */
  base: RunContent;
  version: number;
  save: SaveState;
  /** Why the content changed without an edit. */
  notice: 'merged' | 'restored' | null;
}

export interface RunDraft {
  at: string;
  base: RunContent;
  content: RunContent;
}

interface RunCalls {
  read: () => Promise<ExerciseRun>;
  save: (body: RunUpdate) => Promise<ExerciseRun>;
}

interface RunStoreParts {
  run: ExerciseRun;
  calls: RunCalls;
  isOnline: () => boolean;
  newId: () => string;
  /** Keeps what is unsaved on this device; null when everything is saved. */
  keepDraft: (draft: Omit<RunDraft, 'at'> | null) => void;
}

const SAVE_AFTER_MS = 1_500;
const RETRY_AFTER_MS = 8_000;

const contentOf = ({ exercise_id: _id, version: _version, updated_at: _at, ...content }: ExerciseRun): RunContent => content;
const isSameContent = (a: RunContent, b: RunContent): boolean => hashKey([a]) === hashKey([b]);

const parseConflict = (error: unknown): ExerciseRun | null => {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return (error.body as { current?: ExerciseRun } | undefined)?.current ?? null;
};

export type RunStore = ReturnType<typeof createRunStore>;

/** Every change goes through `edit`, every save through one queue. */
export const createRunStore = ({ run, calls, isOnline, newId, keepDraft }: RunStoreParts) => {
  const initial = contentOf(run);
  const store = createStore<RunState>({
    content: initial,
    base: initial,
    version: run.version,
    save: { is: 'idle' },
    notice: null,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  /** Sent, and perhaps stored: no answer came. */
  let unanswered: RunContent[] = [];

  const update = (part: Partial<RunState>): void => store.set({ ...store.get(), ...part });
  const isDirty = (): boolean => !isSameContent(store.get().content, store.get().base);
  const keep = (): void => keepDraft(isDirty() ? { base: store.get().base, content: store.get().content } : null);
  const toNote = (text: string) => ({ id: newId(), at_seconds: 0, text });

  const startTimer = (ms: number): void => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void save(), ms);
  };

  /** Takes what the server has; changes made here since `from` stay. */
  const adopt = (current: ExerciseRun, from: RunContent): void => {
    const theirs = contentOf(current);
    const { content } = store.get();
    const merged = mergeRuns({ base: from, mine: content, theirs }, toNote);
    update({ base: theirs, version: current.version, content: isSameContent(merged, content) ? content : merged });
    keep();
  };

  const resolveConflict = (current: ExerciseRun): void => {
    const { base, content } = store.get();
    const own = unanswered.find((sent) => isSameContent(sent, contentOf(current)));
    unanswered = [];
    adopt(current, own ?? base);
    if (!own && !isSameContent(store.get().content, content)) update({ notice: 'merged' });
  };

  const handleError = (error: unknown, sent: RunContent): void => {
    if (error instanceof ApiError && error.isTransient) {
      unanswered = [...unanswered, sent].slice(-5);
      update({
        save: error.isNetwork && !isOnline() ? { is: 'offline' } : { is: 'failed', detail: error.detail, isFinal: false },
      });
      startTimer(RETRY_AFTER_MS);
      return;
    }
    update({ save: { is: 'failed', detail: error instanceof ApiError ? error.detail : null, isFinal: true } });
  };

  const send = async (): Promise<void> => {
    const { content: sent, version } = store.get();
    update({ save: { is: 'saving' } });
    try {
      const reply = await calls.save({ ...sent, version });
      unanswered = [];
      adopt(reply, sent);
      update({ save: { is: 'idle' } });
    } catch (error) {
      const current = parseConflict(error);
      if (!current) return handleError(error, sent);
      resolveConflict(current);
      update({ save: { is: 'idle' } });
    }
    if (isDirty()) await send();
  };

  const enqueue = (work: () => Promise<void>): Promise<void> => {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  };

  /** Resolves whether everything is saved. */
  const save = async (): Promise<boolean> => {
    clearTimeout(timer);
    timer = undefined;
    await enqueue(async () => {
      if (isDirty()) await send();
      else update({ save: { is: 'idle' } });
    });
    return !isDirty();
  };

  const edit = (change: (content: RunContent) => RunContent): void => {
    const { content } = store.get();
    const next = change(content);
    if (next === content) return;
    update({ content: next, save: store.get().save.is === 'saving' ? store.get().save : { is: 'waiting' } });
    keep();
    startTimer(SAVE_AFTER_MS);
  };

  /** Looks for changes of other windows and devices. */
  const refresh = (): Promise<void> =>
    enqueue(async () => {
      const current = await calls.read().catch(() => null);
      if (current && current.version > store.get().version) adopt(current, store.get().base);
    });

  /** Brings back what an earlier visit could not save. */
  const restore = ({ base, content }: Omit<RunDraft, 'at'>): void => {
    const before = store.get().content;
    const merged = mergeRuns({ base, mine: content, theirs: before }, toNote);
    if (isSameContent(merged, before)) return;
    update({ content: merged, notice: 'restored', save: { is: 'waiting' } });
    keep();
    startTimer(0);
  };

  const onReconnect = (): void => {
    if (isDirty()) void save();
  };

  /** A closed console saves no more by itself; a development build opens it again. */
  const open = (): void => {
    isClosed = false;
  };
  const close = (): void => {
    isClosed = true;
    clearTimeout(timer);
  };

  return { ...store, edit, save, refresh, restore, onReconnect, open, close, dismissNotice: () => update({ notice: null }) };
};
