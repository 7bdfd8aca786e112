/**
 * The one way a plan is saved: automatic saveQueue, section saveQueue, the saveQueue before AI work and the generation all stand in
 * one queue, so that no two ever overlap. What was edited meanwhile goes with the next one.
 */
import type { BcpField } from '#shared/domain/bcp/bcp.ts';
import { autoSaveDelay, canSave, type WizardContent } from '#shared/domain/bcp/wizard.ts';
import { changedFields, currentRejections, savableFields } from '../state/plan-state.ts';
import type { BcpStore } from '../state/plan-store.ts';
import { withMerged } from './confirm.ts';
import type { Drafts } from './draft-keeper.ts';
import {
  type BcpCalls,
  describeError,
  describeRejection,
  isLimitReached,
  isNetworkError,
  isRejected,
  parseConflict,
} from './plan-calls.ts';
import { createPlanWriter } from './plan-writer.ts';
import type { Conflict, SavedBy, SaveFailure, SaveOutcome } from './save-state.ts';

export interface SaveQueueParts {
  store: BcpStore;
  calls: BcpCalls;
  drafts: Drafts;
  isOnline: () => boolean;
  now: () => string;
  newKey: () => string;
  /** Told about every confirmed save. */
  onSaved: () => void;
  onLimit: () => void;
}

const failed = (why: SaveFailure, detail: string | null = null): SaveOutcome => ({ ok: false, why, detail });
const done: SaveOutcome = { ok: true };

export type SaveQueue = ReturnType<typeof createSaveQueue>;

export const createSaveQueue = ({ store, calls, drafts, isOnline, now, newKey, onSaved, onLimit }: SaveQueueParts) => {
  const write = createPlanWriter({ store, calls, drafts, newKey });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  const { save: first } = store.get();
  let savedAt = first.is === 'idle' ? first.at : null;

  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  };

  const unschedule = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };

  const schedule = (): void => {
    unschedule();
    const { step, id, content } = store.get();
    if (canSave(content)) timer = setTimeout(() => void saveAll('timer'), autoSaveDelay(step, id !== null));
  };

  const refused = (error: unknown, by: SavedBy): SaveOutcome => {
    const conflict = parseConflict(error);
    if (conflict) {
      store.set({ save: { is: 'conflict', conflict } });
      return failed('conflict', describeError(error));
    }
    if (isNetworkError(error) && !isOnline()) {
      store.set({ save: { is: 'offline' } });
      return failed('offline');
    }
    store.set({ save: { is: 'failed', by, detail: describeError(error), isRefused: isRejected(error) } });
    if (store.get().id !== null || !isLimitReached(error)) return failed('failed', describeError(error));
    onLimit();
    return failed('limit', describeError(error));
  };

  /** Fails when one of the fields is held back by the server's refusal. */
  const outcomeFor = (fields: readonly BcpField[]): SaveOutcome => {
    const rejection = currentRejections(store.get()).find(({ field }) => fields.includes(field));
    return rejection ? failed('failed', describeRejection(rejection)) : done;
  };

  const attempt = async (by: SavedBy, fields: readonly BcpField[], work: () => Promise<void>): Promise<SaveOutcome> => {
    if (!canSave(store.get().content)) return failed('incomplete');
    if (store.get().save.is === 'conflict') return failed('conflict');
    if (!isOnline()) {
      store.set({ save: { is: 'offline' } });
      return failed('offline');
    }
    store.set({ save: { is: 'saving', by } });
    try {
      await work();
    } catch (error) {
      return refused(error, by);
    }
    savedAt = now();
    store.set({ save: { is: 'idle', at: savedAt } });
    drafts.confirmed();
    onSaved();
    // A card was saved by itself while another part had failed before: that part has its turn again.
    if (timer === undefined && savableFields(store.get()).length > 0) schedule();
    return outcomeFor(fields);
  };

  /** Saves everything that is unsaved; makes no call when there is nothing. */
  const saveAll = (by: SavedBy): Promise<SaveOutcome> => {
    unschedule();
    return enqueue(async () => {
      const changed = changedFields(store.get());
      if (savableFields(store.get()).length > 0) return attempt(by, changed, () => write('changed'));
      // What could not be saved was taken back: nothing waits any more.
      const { is } = store.get().save;
      if (is === 'failed' || is === 'offline') store.set({ save: { is: 'idle', at: savedAt } });
      return outcomeFor(changed);
    });
  };

  /** Saves the fields of one card, whether they changed or not; of a new plan everything. */
  const saveFields = (fields: readonly BcpField[]): Promise<SaveOutcome> =>
    enqueue(() => attempt('person', fields, () => write(fields)));

  /** The id of the plan, which is saved first when it has none. */
  const ensureId = async (): Promise<number | null> => {
    if (store.get().id === null) await enqueue(() => attempt('person', [], () => write('changed')));
    return store.get().id;
  };

  /** Saves what is unsaved and marks the plan as completed. */
  const complete = (): Promise<SaveOutcome> => {
    unschedule();
    return enqueue(() => attempt('person', changedFields(store.get()), () => write('changed', 'completed')));
  };

  /** Takes an edit: keeps a local copy and restarts the timer of the automatic save. */
  const edit = (change: Partial<WizardContent>): void => {
    store.set({ content: { ...store.get().content, ...change } });
    drafts.edited();
    if (store.get().save.is !== 'conflict') schedule();
  };

  /** Settles a conflict: what was chosen is saved over the newer section, every other field becomes what it has there. */
  const resolve = (conflict: Conflict, chosen: Partial<WizardContent>): Promise<SaveOutcome> => {
    store.set({ ...withMerged(store.get(), conflict, chosen), save: { is: 'idle', at: now() } });
    drafts.edited();
    return saveAll('person');
  };

  /** Work that changes the plan on the server by itself, such as an import; no save runs meanwhile. */
  const runExclusive = <T>(work: () => Promise<T>): Promise<T> =>
    enqueue(async () => {
      const result = await work();
      onSaved();
      return result;
    });

  const onReconnect = () => {
    if (store.get().save.is === 'offline') void saveAll('timer');
  };

  /** Copies and saves at once what the timers would have later; for a tab that is hidden or a page that is left. */
  const flush = (): void => {
    drafts.flushCopy();
    if (store.get().save.is !== 'conflict' && canSave(store.get().content)) void saveAll('timer');
  };

  return { edit, saveAll, saveFields, ensureId, complete, resolve, runExclusive, onReconnect, flush };
};
