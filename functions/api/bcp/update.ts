/**
 * Saving any part of a BCP. Only sections whose content differs are written: first the section, then the header's note of
 * its version. After a crash in between, a repeated save finds the section ahead of its note and repairs the note.
 */
import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import {
  type BcpHeader,
  buildNote,
  computeHeaderScores,
  type HeaderChange,
  listSectionVersions,
  pickBusiness,
  pickListedImpacts,
  pickSectionFields,
  updateHeader,
} from '#functions/data/bcp-header.ts';
import { type ApartSection, isSectionTooLong, readSection, writeSection } from '#functions/data/bcp-sections.ts';
import { readHeader } from '#functions/data/bcps.ts';
import { badRequest, conflict, forbidden, type HttpError, notFound, serviceUnavailable } from '#functions/http/errors.ts';
import type { Operation, RequestInfo } from '#functions/http/operation.ts';
import { bcp } from '#shared/api/bcp.ts';
import { hasFeature } from '#shared/domain/access.ts';
import type { BcpContent, BcpPart, Versions } from '#shared/domain/bcp/bcp.ts';
import { withTopLevelAddress } from '#shared/domain/bcp/primary-location.ts';
import { completes, requestsGeneration, statusAfterSave } from '#shared/domain/bcp/status.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { withItemIds } from './item-ids.ts';
import {
  diffSections,
  findStaleChange,
  isChanged,
  partialSections,
  type SectionChange,
  type StoredBcp,
  touchedSections,
} from './section-changes.ts';

const TRIES = 5;

export const update: Operation<typeof bcp.update> = async ({ actor, params, body, now, request }) => {
  const { status, versions = {}, ...sent } = body;
  const isGeneration = requestsGeneration(status);
  if (isGeneration && !hasFeature(actor, 'bcp_generation')) throw forbidden(accessMessages.needsTier.essential);
  const part = withItemIds(withTopLevelAddress(sent));
  const save: Save = { uid: actor.id, bcpId: params.id, part, versions, isGeneration, now };
  const sections = touchedSections(part).filter((section) => section !== 'business');
  let stored = await takeReadAhead(request, actor.id, params.id, part);
  for (let tries = 0; tries < TRIES; tries++) {
    if (!stored) throw notFound();
    const header = await trySave(save, stored);
    if (header)
      return {
        ...part,
        id: header.id,
        status: header.status,
        updated_at: header.updated_at,
        scores: computeHeaderScores(header),
        versions: listSectionVersions(header),
      };
    stored = await readStoredBcp(actor.id, params.id, sections, true);
  }
  throw serviceUnavailable();
};

interface Save {
  uid: number;
  bcpId: number;
  part: BcpPart;
  versions: Versions;
  isGeneration: boolean;
  now: Date;
}

const trySave = async (save: Save, stored: StoredBcp): Promise<BcpHeader | null> => {
  const changes = diffSections(save.part, stored);
  const stale = findStaleChange(changes, save.versions);
  if (stale && stored.isStrong) throw staleConflict(stale, stored);
  if (stale) return null;
  const changed = changes.filter(isChanged);
  if (changed.some(({ fields }) => isSectionTooLong(fields))) throw badRequest(bcpMessages.sectionTooLarge);
  const [written, same] = await Promise.all([
    Promise.all(changed.map((change) => writeChange(save, change))),
    Promise.all(changes.filter((change) => !isChanged(change)).map((change) => isStillUnchanged(save, change, stored))),
  ]);
  const isComplete = !written.includes(null) && !same.includes(false);
  const saved = [...written.filter((change) => change !== null), ...withoutNote(changes)];
  const change = toHeaderChange(save, stored, saved, isComplete);
  const isIdle = saved.length === 0 && change.status.after === change.status.before;
  const header = isIdle ? stored.header : await updateHeader(save.uid, save.bcpId, change, save.now);
  return isComplete ? header : null;
};

const staleConflict = ({ section, known }: SectionChange, { header, rows }: StoredBcp): HttpError => {
  const current = section === 'business' ? pickBusiness(header) : pickSectionFields(section, rows.get(section)?.fields ?? {});
  return conflict(bcpMessages.stale, {
    section,
    versions: { ...listSectionVersions(header), [section]: known.version },
    current,
  });
};

type SavedChange = SectionChange & { version: number };

/** Null when the section changed meanwhile. Fields that were not sent were merged from one version: only that one is replaced. */
const writeChange = async ({ uid, bcpId, part, versions, now }: Save, change: SectionChange): Promise<SavedChange | null> => {
  const { section, fields, known } = change;
  if (section === 'business') return { ...change, version: change.notedVersion + 1 };
  const replaces = versions[section] ?? (partialSections(part).includes(section) ? known.version : undefined);
  const version = await writeSection(uid, bcpId, { section, fields, replaces }, now);
  return version === null ? null : { ...change, version };
};

/** A weak read may be old, and the header lags behind an interrupted save, so this reads again strongly. */
const isStillUnchanged = async (
  { uid, bcpId }: Save,
  { section, hash, known }: SectionChange,
  { isStrong }: StoredBcp,
): Promise<boolean> => {
  if (isStrong) return true;
  if (section !== 'business') {
    const row = await readSection(uid, bcpId, section);
    return row ? row.hash === hash : known.version === 0;
  }
  const header = await readHeader(uid, bcpId, true);
  return header?.sections.business?.h === hash;
};

const withoutNote = (changes: readonly SectionChange[]): SavedChange[] =>
  changes
    .filter((change) => !isChanged(change) && change.known.version > change.notedVersion)
    .map((change) => ({ ...change, version: change.known.version }));

const buildIssue = (header: BcpHeader, saved: readonly SavedChange[], now: Date): HeaderChange['fields'] => {
  const versions = {
    ...listSectionVersions(header),
    ...Object.fromEntries(saved.map(({ section, version }) => [section, version])),
  };
  return {
    issue_number: (header.issue_number ?? 0) + 1,
    issued_at: now.toISOString(),
    issued_versions: Object.fromEntries(Object.entries(versions).filter(([, version]) => version > 0)),
  };
};

const toHeaderChange = (save: Save, { header }: StoredBcp, saved: readonly SavedChange[], isComplete: boolean): HeaderChange => {
  const content: Partial<BcpContent> = Object.assign({}, ...saved.map(({ fields }) => fields));
  const has = (section: string) => saved.some((change) => change.section === section);
  const status = {
    before: header.status,
    after: save.isGeneration && isComplete ? 'completed' : statusAfterSave(header.status, saved.length > 0),
  } as const;
  return {
    fields: {
      ...(completes(status) ? buildIssue(header, saved, save.now) : {}),
      ...(has('business') ? pickSectionFields('business', content) : {}),
      ...(has('impacts') ? pickListedImpacts(pickSectionFields('impacts', content)) : {}),
    },
    notes: Object.fromEntries(
      saved.map(({ section, version }) => [section, buildNote(section, pickSectionFields(section, content), version)]),
    ),
    status,
  };
};

export const readStoredBcp = async (
  uid: number,
  bcpId: number,
  sections: readonly ApartSection[],
  isStrong: boolean,
): Promise<StoredBcp | null> => {
  const [header, ...rows] = await Promise.all([
    readHeader(uid, bcpId, isStrong),
    ...sections.map(async (section) => [section, await readSection(uid, bcpId, section, { isStrong })] as const),
  ]);
  return header && { header, rows: new Map(rows), isStrong };
};

type SaveEvent = APIGatewayProxyEventV2WithJWTAuthorizer;

const readsAhead = new WeakMap<object, Promise<StoredBcp | null>>();

const sentPart = (event: SaveEvent): BcpPart => {
  try {
    const part = JSON.parse(Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8').toString('utf8'));
    return part !== null && typeof part === 'object' ? part : {};
  } catch {
    return {};
  }
};

const isId = (value: number): boolean => Number.isSafeInteger(value) && value > 0;
const ROUTE = `${bcp.update.method} ${bcp.update.path}`;

/** Saves a round trip: reads the stored BCP while the caller is authenticated. */
export const readAhead = {
  before: ({ event }: { event: SaveEvent }): void => {
    if (event.routeKey !== ROUTE) return;
    const uid = Number(event.requestContext.authorizer?.jwt?.claims?.username);
    const bcpId = Number(event.pathParameters?.id);
    if (!isId(uid) || !isId(bcpId)) return;
    const reading = readStoredBcp(uid, bcpId, partialSections(sentPart(event)), false);
    // a call that is refused never awaits it
    reading.catch(() => undefined);
    readsAhead.set(event.headers, reading);
  },
};

const takeReadAhead = (request: RequestInfo, uid: number, bcpId: number, part: BcpPart): Promise<StoredBcp | null> =>
  readsAhead.get(request.headers) ?? readStoredBcp(uid, bcpId, partialSections(part), false);
