/**
 * Saving any part of a plan. Only sections whose content differs are written: the section first, the header's note of it
 * after. Cut off in between, a repeated save finds the section ahead of its note and repairs the note.
 */
import { type BcpHeader, businessOf, fieldsOf, listedImpacts, noteOf, scoresIn, versionsIn } from '#functions/data/bcp-header.ts';
import { readHeader } from '#functions/data/bcps.ts';
import { changeHeader, type HeaderChange } from '#functions/data/header-changes.ts';
import { type ApartSection, isTooLong, readSection, writeSection } from '#functions/data/plan-sections.ts';
import { badRequest, conflict, forbidden, type HttpError, notFound, serviceUnavailable } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { bcp } from '#shared/api/bcp.ts';
import { hasFeature } from '#shared/domain/access.ts';
import type { BcpContent, BcpPart, Versions } from '#shared/domain/bcp/bcp.ts';
import { withTopLevelAddress } from '#shared/domain/bcp/primary-location.ts';
import { requestsGeneration, statusAfterSave } from '#shared/domain/bcp/status.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { withItemIds } from './item-ids.ts';
import {
  type Change,
  changesOf,
  isChanged,
  partlySent,
  type StoredPlan,
  staleChange,
  touchedSections,
} from './section-changes.ts';
import { readStored, storedFor } from './stored-plan.ts';

interface Save {
  uid: number;
  bcpId: number;
  part: BcpPart;
  versions: Versions;
  isGeneration: boolean;
  now: Date;
}
/** A section that is stored, with the version it now has. */
type Stored = Change & { version: number };

const apart = (part: BcpPart): ApartSection[] => touchedSections(part).filter((section) => section !== 'business');

/** 409 with the section as it stands, so that the screen can offer a merge. */
const staleAnswer = ({ section, known }: Change, { header, rows }: StoredPlan): HttpError => {
  const current = section === 'business' ? businessOf(header) : fieldsOf(section, rows.get(section)?.fields ?? {});
  return conflict(bcpMessages.stale, { section, versions: { ...versionsIn(header), [section]: known.version }, current });
};

/** Writes one changed section; null when it changed meanwhile. What was sent in part was merged with one version only. */
const write = async ({ uid, bcpId, part, versions, now }: Save, change: Change): Promise<Stored | null> => {
  const { section, fields, known } = change;
  if (section === 'business') return { ...change, version: change.notedVersion + 1 };
  const replaces = versions[section] ?? (partlySent(part).includes(section) ? known.version : undefined);
  const version = await writeSection(uid, bcpId, { section, fields, replaces }, now);
  return version === null ? null : { ...change, version };
};

/** Whether content that looked the same really is: the header lags behind a save that was cut off before its note. */
const isStillSame = async (
  { uid, bcpId }: Save,
  { section, hash, known }: Change,
  { isStrong }: StoredPlan,
): Promise<boolean> => {
  if (isStrong) return true;
  if (section !== 'business') {
    const row = await readSection(uid, bcpId, section);
    return row ? row.hash === hash : known.version === 0;
  }
  const header = await readHeader(uid, bcpId, true);
  return header?.sections.business?.h === hash;
};

/** Sections whose note the header lacks although they are stored. */
const unnoted = (changes: readonly Change[]): Stored[] =>
  changes
    .filter((change) => !isChanged(change) && change.known.version > change.notedVersion)
    .map((change) => ({ ...change, version: change.known.version }));

const headerChange = (save: Save, { header }: StoredPlan, stored: readonly Stored[], isComplete: boolean): HeaderChange => {
  const content: Partial<BcpContent> = Object.assign({}, ...stored.map(({ fields }) => fields));
  const has = (section: string) => stored.some((one) => one.section === section);
  return {
    fields: {
      ...(has('business') ? fieldsOf('business', content) : {}),
      ...(has('impacts') ? listedImpacts(fieldsOf('impacts', content)) : {}),
    },
    notes: Object.fromEntries(
      stored.map(({ section, version }) => [section, noteOf(section, fieldsOf(section, content), version)]),
    ),
    status: {
      before: header.status,
      after: save.isGeneration && isComplete ? 'completed' : statusAfterSave(header.status, stored.length > 0),
    },
  };
};

/** One try; null when something moved since it was read. The header as it then stands otherwise. */
const trySave = async (save: Save, plan: StoredPlan): Promise<BcpHeader | null> => {
  const changes = changesOf(save.part, plan);
  const stale = staleChange(changes, save.versions);
  if (stale && plan.isStrong) throw staleAnswer(stale, plan);
  if (stale) return null;
  const changed = changes.filter(isChanged);
  if (changed.some(({ fields }) => isTooLong(fields))) throw badRequest(bcpMessages.sectionTooLarge);
  const [written, same] = await Promise.all([
    Promise.all(changed.map((change) => write(save, change))),
    Promise.all(changes.filter((change) => !isChanged(change)).map((change) => isStillSame(save, change, plan))),
  ]);
  const isComplete = !written.includes(null) && !same.includes(false);
  const stored = [...written.filter((one) => one !== null), ...unnoted(changes)];
  const change = headerChange(save, plan, stored, isComplete);
  const isIdle = stored.length === 0 && change.status.after === change.status.before;
  const header = isIdle ? plan.header : await changeHeader(save.uid, save.bcpId, change, save.now);
  return isComplete ? header : null;
};

const TRIES = 5;

export const update: Operation<typeof bcp.update> = async ({ actor, params, body, now, request }) => {
  const { status, versions = {}, ...sent } = body;
  const isGeneration = requestsGeneration(status);
  if (isGeneration && !hasFeature(actor, 'bcp_generation')) throw forbidden(accessMessages.needsTier.essential);
  const part = withItemIds(withTopLevelAddress(sent));
  const save: Save = { uid: actor.id, bcpId: params.id, part, versions, isGeneration, now };
  let plan = await storedFor(request, actor.id, params.id, part);
  for (let tries = 0; tries < TRIES; tries++) {
    if (!plan) throw notFound();
    const header = await trySave(save, plan);
    if (header)
      return {
        ...part,
        id: header.id,
        status: header.status,
        updated_at: header.updated_at,
        scores: scoresIn(header),
        versions: versionsIn(header),
      };
    plan = await readStored(actor.id, params.id, apart(part), true);
  }
  throw serviceUnavailable();
};
