import { hashKey } from '@tanstack/react-query';
import type { Bcp, BcpField, BcpPart, BcpSaved, Section, Versions } from '#shared/domain/bcp/bcp.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import { type BcpState, CONTENT_FIELDS, type Conflict, isSame, SENT_FIELDS, sectionsOf } from './bcp-store.ts';

type Values = Record<string, unknown>;
const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

const identityOf = (entry: unknown): string => (isValues(entry) && typeof entry.id === 'string' ? entry.id : hashKey([entry]));

/** An entry that both sides changed stays twice: only a person can decide which one is right. */
const mergeLists = (base: unknown[], mine: unknown[], theirs: unknown[], newId: () => string): unknown[] => {
  const find = (list: unknown[], identity: string) => list.find((entry) => identityOf(entry) === identity);
  const kept = theirs.flatMap((their) => {
    const identity = identityOf(their);
    const [before, own] = [find(base, identity), find(mine, identity)];
    if (own === undefined) return before !== undefined && isSame(before, their) ? [] : [their];
    if (isSame(own, their) || isSame(own, before)) return [their];
    return isSame(their, before) ? [own] : [own, { ...(their as Values), id: newId() }];
  });
  const identities = new Set(theirs.map(identityOf));
  const added = mine.filter((own) => {
    const before = find(base, identityOf(own));
    return !identities.has(identityOf(own)) && (before === undefined || !isSame(before, own));
  });
  return [...kept, ...added];
};

const mergeObjects = (base: Values, mine: Values, theirs: Values, newId: () => string): Values => {
  const entries = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].map((key) => [
    key,
    mergeVersions(base[key], mine[key], theirs[key], newId),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
};

/** Three-way merge: the changes of both sides to `base`; a single value that both changed becomes mine. */
export const mergeVersions = (base: unknown, mine: unknown, theirs: unknown, newId: () => string): unknown => {
  if (isSame(mine, theirs) || isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (Array.isArray(mine) && Array.isArray(theirs)) return mergeLists(Array.isArray(base) ? base : [], mine, theirs, newId);
  if (isValues(mine) && isValues(theirs)) return mergeObjects(isValues(base) ? base : {}, mine, theirs, newId);
  return mine;
};

/** Whether both versions have parts; texts and choices have none. */
export const canMerge = (mine: unknown, theirs: unknown): boolean =>
  typeof mine === 'object' && mine !== null && typeof theirs === 'object' && theirs !== null;

/** Whether the newer section is an update of this device whose answer was lost: it was stored, and no one else wrote. */
export const isOwnUpdate = ({ current }: Conflict, saved: WizardContent, updates: readonly BcpPart[]): boolean =>
  updates.some((update) =>
    SENT_FIELDS.every((field) => !(field in current) || isSame(current[field], field in update ? update[field] : saved[field])),
  );

/**
 * Sent fields count as saved in the words that were sent: the server may store them tidier, but a text must not change
 * while it is being typed. Fields that were not sent are taken from the server unless they were edited.
 */
const applyReply = (state: BcpState, reply: BcpPart, sent: BcpPart): Pick<BcpState, 'content' | 'saved'> => {
  const unsent = CONTENT_FIELDS.filter((field) => field in reply && !(field in sent));
  const untouched = unsent.filter((field) => state.content[field] === state.saved[field]);
  const pickReply = (fields: readonly BcpField[]) => Object.fromEntries(fields.map((field) => [field, reply[field]]));
  return {
    content: { ...state.content, ...pickReply(untouched) },
    saved: { ...state.saved, ...pickReply(unsent), ...sent },
  };
};

/** Only adopts the versions of these sections: adopting others would let the next save overwrite unseen changes. */
const adoptVersions = (known: Versions, received: Versions, sections: readonly Section[]): Versions => ({
  ...known,
  ...Object.fromEntries(sections.map((section) => [section, received[section]])),
});

export const applyCreated = (state: BcpState, bcp: Bcp, sent: BcpPart): Partial<BcpState> => ({
  ...applyReply(state, bcp, sent),
  id: bcp.id,
  versions: bcp.versions,
  status: bcp.status,
  template: bcp.template_type,
  scores: bcp.scores,
});

/** As the server counts it, which says so at the next opening. */
const noteChanges = (state: BcpState, { status, updated_at }: BcpSaved, sent: BcpPart): Partial<BcpState> => {
  if (status === 'completed') return { changedSince: [], ...(state.status !== 'completed' && { issuedAt: updated_at }) };
  if (status !== 'in_review') return {};
  return { changedSince: [...new Set([...state.changedSince, ...sectionsOf(Object.keys(sent) as BcpField[])])] };
};

export const applyUpdated = (state: BcpState, reply: BcpSaved, sent: BcpPart): Partial<BcpState> => ({
  ...applyReply(state, reply, sent),
  versions: adoptVersions(state.versions, reply.versions, sectionsOf(Object.keys(sent) as BcpField[])),
  ...noteChanges(state, reply, sent),
  status: reply.status,
  scores: reply.scores,
});

/** Takes the newer section as the confirmed one; the content on the screen stays. */
export const adoptSection = (state: BcpState, { section, current, versions }: Conflict): Partial<BcpState> => ({
  saved: { ...state.saved, ...current },
  versions: adoptVersions(state.versions, versions, [section]),
});

/** Takes the newer section as the confirmed one and shows it, with `chosen` as unsaved edits of it. */
export const resolveConflict = (state: BcpState, conflict: Conflict, chosen: Partial<WizardContent>): Partial<BcpState> => ({
  ...adoptSection(state, conflict),
  content: { ...state.content, ...conflict.current, ...chosen },
});
