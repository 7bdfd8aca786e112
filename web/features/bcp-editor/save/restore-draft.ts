/** Puts kept changes back on the screen. */
import type { EditorSession } from '../state/editor-session.ts';
import { changedFields } from '../state/plan-state.ts';
import type { AbandonedDraft } from './draft-keeper.ts';

/**
 * The changes go on from the versions they were based on, so that a section which moved on meanwhile is reviewed and
 * not overwritten; a creation whose answer was lost is repeated and not done twice. What was typed since into the same
 * fields steps aside and is offered in its turn.
 */
export const restoreDraft = async (
  { store, saveQueue, drafts }: EditorSession,
  { key, draft }: AbandonedDraft,
): Promise<void> => {
  const typedSince = changedFields(store.get()).filter((field) => field in draft.fields);
  if (typedSince.length > 0) await drafts.setAside(typedSince);
  drafts.adopt(draft);
  store.set({ versions: { ...store.get().versions, ...draft.versions } });
  saveQueue.edit(draft.fields);
  await drafts.copied();
  await drafts.discard(key);
};
