/** Keeps the local copy of one plan in step with what is unsaved. */
import { changedFields, pickFields, sectionsOf } from '../state/plan-state.ts';
import type { PlanStore } from '../state/plan-store.ts';
import { type CreateAttempt, type Draft, type Drafts, draftKey } from './drafts.ts';

/** Milliseconds between an edit and its copy: short enough for a crash, long enough for a word. */
const COPY_AFTER_MS = 250;

interface DraftKeeperParts {
  store: PlanStore;
  drafts: Drafts;
  userId: number;
  now: () => string;
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

export const createDraftKeeper = ({ store, drafts, userId, now }: DraftKeeperParts) => {
  let attempt: CreateAttempt | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const key = () => draftKey(userId, store.get().id);

  const current = (): Draft => {
    const { content, versions, ...rest } = store.get();
    const fields = changedFields({ content, ...rest });
    const based = Object.fromEntries(sectionsOf(fields).map((section) => [section, versions[section] ?? 0]));
    return { at: now(), fields: pickFields(content, fields), versions: based, attempt };
  };

  const copy = async (): Promise<void> => {
    clearTimeout(timer);
    const draft = current();
    if (Object.keys(draft.fields).length === 0 && attempt === null) await drafts.remove(key());
    else await drafts.write(key(), draft);
  };

  return {
    /** The creation whose answer is not known yet. */
    attempt: () => attempt,
    keepAttempt: async (next: CreateAttempt | null): Promise<void> => {
      attempt = next;
      await copy();
    },
    edited: (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void copy(), COPY_AFTER_MS);
    },
    /** Brings the copy in line with what the server has confirmed. */
    confirmed: copy,
    /** The plan has an id from now on, and its copy is kept under the id. */
    created: async (): Promise<void> => {
      attempt = null;
      await drafts.remove(draftKey(userId, null));
      await copy();
    },
    /** The copy of an earlier visit; null when there is none that differs from the plan. */
    earlier: () => drafts.read(key()),
    discard: () => drafts.remove(key()),
    /** Takes over the creation of an earlier visit, so that it is repeated and not done twice. */
    takeOver: (draft: Draft): void => {
      attempt = draft.attempt;
    },
  };
};
