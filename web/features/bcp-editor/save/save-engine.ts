/**
 * The one way a plan is saved: automatic saves, section saves, the saves before AI work and the generation all stand in
 * one queue, so that no two ever overlap. What was edited meanwhile goes with the next one.
 */
import type { BcpField } from '#shared/domain/bcp/bcp.ts';
import { autoSaveDelay, canSave, type WizardContent } from '#shared/domain/bcp/wizard.ts';
import { changedFields, currentRejections, savableFields } from '../state/plan-state.ts';
import type { PlanStore } from '../state/plan-store.ts';
import { withMerged } from './confirm.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { conflictIn, detailOf, isLimit, isRefusal, isUnanswered, type PlanCalls, rejectionWords } from './plan-calls.ts';
import { createPlanWriter } from './plan-writer.ts';
import type { Conflict, SavedBy, SaveFailure, SaveOutcome } from './save-state.ts';

export interface SaveEngineParts {
  store: PlanStore;
  calls: PlanCalls;
  keeper: DraftKeeper;
  isOnline: () => boolean;
  now: () => string;
  newKey: () => string;
  /** Told about every confirmed save. */
  onSaved: () => void;
  onLimit: () => void;
}

const failed = (why: SaveFailure, detail: string | null = null): SaveOutcome => ({ ok: false, why, detail });
const done: SaveOutcome = { ok: true };

export type SaveEngine = ReturnType<typeof createSaveEngine>;

export const createSaveEngine = ({ store, calls, keeper, isOnline, now, newKey, onSaved, onLimit }: SaveEngineParts) => {
  const write = createPlanWriter({ store, calls, keeper, newKey });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  const { save: first } = store.get();
  let savedAt = first.is === 'idle' ? first.at : null;

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
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
    const conflict = conflictIn(error);
    if (conflict) {
      store.set({ save: { is: 'conflict', conflict } });
      return failed('conflict', detailOf(error));
    }
    if (isUnanswered(error) && !isOnline()) {
      store.set({ save: { is: 'offline' } });
      return failed('offline');
    }
    store.set({ save: { is: 'failed', by, detail: detailOf(error), isRefused: isRefusal(error) } });
    if (store.get().id !== null || !isLimit(error)) return failed('failed', detailOf(error));
    onLimit();
    return failed('limit', detailOf(error));
  };

  /** Fails when one of the fields is held back by the server's refusal. */
  const outcomeFor = (fields: readonly BcpField[]): SaveOutcome => {
    const rejection = currentRejections(store.get()).find(({ field }) => fields.includes(field));
    return rejection ? failed('failed', rejectionWords(rejection)) : done;
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
    keeper.confirmed();
    onSaved();
    // A card was saved by itself while another part had failed before: that part has its turn again.
    if (timer === undefined && savableFields(store.get()).length > 0) schedule();
    return outcomeFor(fields);
  };

  /** Saves everything that is unsaved; makes no call when there is nothing. */
  const saveAll = (by: SavedBy): Promise<SaveOutcome> => {
    unschedule();
    return inTurn(async () => {
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
    inTurn(() => attempt('person', fields, () => write(fields)));

  /** The id of the plan, which is saved first when it has none. */
  const ensureId = async (): Promise<number | null> => {
    if (store.get().id === null) await inTurn(() => attempt('person', [], () => write('changed')));
    return store.get().id;
  };

  /** Saves what is unsaved and marks the plan as completed. */
  const complete = (): Promise<SaveOutcome> => {
    unschedule();
    return inTurn(() => attempt('person', changedFields(store.get()), () => write('changed', 'completed')));
  };

  /** Takes an edit: keeps a local copy and restarts the timer of the automatic save. */
  const edit = (change: Partial<WizardContent>): void => {
    store.set({ content: { ...store.get().content, ...change } });
    keeper.edited();
    if (store.get().save.is !== 'conflict') schedule();
  };

  /** Settles a conflict: what was chosen is saved over the newer section, every other field becomes what it has there. */
  const resolve = (conflict: Conflict, chosen: Partial<WizardContent>): Promise<SaveOutcome> => {
    store.set({ ...withMerged(store.get(), conflict, chosen), save: { is: 'idle', at: now() } });
    keeper.edited();
    return saveAll('person');
  };

  /** Work that changes the plan on the server by itself, such as an import; no save runs meanwhile. */
  const alone = <T>(work: () => Promise<T>): Promise<T> =>
    inTurn(async () => {
      const result = await work();
      onSaved();
      return result;
    });

  const backOnline = () => {
    if (store.get().save.is === 'offline') void saveAll('timer');
  };

  /** Copies and saves at once what the timers would have later; for a tab that is hidden or a page that is left. */
  const flush = (): void => {
    keeper.copyNow();
    if (store.get().save.is !== 'conflict' && canSave(store.get().content)) void saveAll('timer');
  };

  return { edit, saveAll, saveFields, ensureId, complete, resolve, alone, backOnline, flush };
};
