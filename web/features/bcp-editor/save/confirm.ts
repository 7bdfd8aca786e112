/** What a confirmed save, or a settled conflict, makes of the plan on the screen. */
import type { Bcp, BcpField, BcpPart, BcpSaved, Section, Versions } from '#shared/domain/bcp/bcp.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import { type BcpState, CONTENT_FIELDS, sectionsOf } from '../state/plan-state.ts';
import type { Conflict } from './save-state.ts';

/**
 * Sent fields count as saved in the words that were sent: the server may store them tidier, but a text must not change
 * under the hands of whoever is still typing it. Fields that were not sent come as the server has them, unless edited.
 */
const confirmed = (state: BcpState, reply: BcpPart, sent: BcpPart): Pick<BcpState, 'content' | 'saved'> => {
  const unsent = CONTENT_FIELDS.filter((field) => field in reply && !(field in sent));
  const untouched = unsent.filter((field) => state.content[field] === state.saved[field]);
  const from = (fields: readonly BcpField[]) => Object.fromEntries(fields.map((field) => [field, reply[field]]));
  return {
    content: { ...state.content, ...from(untouched) },
    saved: { ...state.saved, ...from(unsent), ...sent },
  };
};

/**
 * The versions with those of some sections moved on. The server tells all of them, but a version is only known together
 * with the content it stands for: taken without, the next save would pass over what somebody else wrote.
 */
const movedOn = (known: Versions, told: Versions, sections: readonly Section[]): Versions => ({
  ...known,
  ...Object.fromEntries(sections.map((section) => [section, told[section]])),
});

/** The state after a creation. */
export const afterCreate = (state: BcpState, bcp: Bcp, sent: BcpPart): Partial<BcpState> => ({
  ...confirmed(state, bcp, sent),
  id: bcp.id,
  versions: bcp.versions,
  status: bcp.status,
  template: bcp.template_type,
  scores: bcp.scores,
});

/** The state after an update. */
export const afterUpdate = (state: BcpState, reply: BcpSaved, sent: BcpPart): Partial<BcpState> => ({
  ...confirmed(state, reply, sent),
  versions: movedOn(state.versions, reply.versions, sectionsOf(Object.keys(sent) as BcpField[])),
  status: reply.status,
  scores: reply.scores,
});

/** The state after learning that the newer version of a section is one's own. */
export const afterOwn = (state: BcpState, { section, current, versions }: Conflict): Partial<BcpState> => ({
  saved: { ...state.saved, ...current },
  versions: movedOn(state.versions, versions, [section]),
});

/** The state after a choice between two versions of a section: the newer one is the new base, and `chosen` differs from it. */
export const withMerged = (
  state: BcpState,
  { section, current, versions }: Conflict,
  chosen: Partial<WizardContent>,
): Partial<BcpState> => ({
  content: { ...state.content, ...current, ...chosen },
  saved: { ...state.saved, ...current },
  versions: movedOn(state.versions, versions, [section]),
});
