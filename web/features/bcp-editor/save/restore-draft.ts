/** Puts kept changes back on the screen. */
import type { EditorSession } from '../state/editor-session.ts';
import type { Draft } from './drafts.ts';

/**
 * The changes go on from the versions they were based on, so that a section which moved on meanwhile is reviewed and
 * not overwritten; a creation whose answer was lost is repeated and not done twice.
 */
export const restoreDraft = ({ store, saves, keeper }: EditorSession, draft: Draft): void => {
  keeper.takeOver(draft);
  store.set({ versions: { ...store.get().versions, ...draft.versions } });
  saves.edit(draft.fields);
};
