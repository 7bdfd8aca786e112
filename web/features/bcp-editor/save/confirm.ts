/** What a confirmed save, or a settled conflict, makes of the plan on the screen. */
import type { Bcp, BcpField, BcpPart, BcpSaved } from '#shared/domain/bcp/bcp.ts';
import { CONTENT_FIELDS, type PlanState } from '../state/plan-state.ts';
import type { Conflict } from './save-state.ts';

/**
 * Sent fields count as saved in the words that were sent: the server may store them tidier, but a text must not change
 * under the hands of whoever is still typing it. Fields that were not sent come as the server has them, unless edited.
 */
const confirmed = (state: PlanState, reply: BcpPart, sent: BcpPart): Pick<PlanState, 'content' | 'saved'> => {
  const unsent = CONTENT_FIELDS.filter((field) => field in reply && !(field in sent));
  const untouched = unsent.filter((field) => state.content[field] === state.saved[field]);
  const from = (fields: readonly BcpField[]) => Object.fromEntries(fields.map((field) => [field, reply[field]]));
  return {
    content: { ...state.content, ...from(untouched) },
    saved: { ...state.saved, ...from(unsent), ...sent },
  };
};

/** The state after a creation. */
export const afterCreate = (state: PlanState, bcp: Bcp, sent: BcpPart): Partial<PlanState> => ({
  ...confirmed(state, bcp, sent),
  id: bcp.id,
  versions: bcp.versions,
  status: bcp.status,
  template: bcp.template_type,
  scores: bcp.scores,
});

/** The state after an update. */
export const afterUpdate = (state: PlanState, reply: BcpSaved, sent: BcpPart): Partial<PlanState> => ({
  ...confirmed(state, reply, sent),
  versions: { ...state.versions, ...reply.versions },
  status: reply.status,
  scores: reply.scores,
});

/** The state after a choice between two versions of a section: the newer one is the new base of both. */
export const withMerged = (state: PlanState, { current, versions }: Conflict, mine: readonly BcpField[]): Partial<PlanState> => {
  const theirs = Object.fromEntries(Object.entries(current).filter(([field]) => !mine.includes(field as BcpField)));
  return {
    content: { ...state.content, ...theirs },
    saved: { ...state.saved, ...current },
    versions: { ...state.versions, ...versions },
  };
};
