import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Bcp, BcpContent, DeletedBcp, Section } from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import type { BcpStatus, TemplateType } from '#shared/domain/bcp/options.ts';
import { computeScores } from '#shared/domain/bcp/score.ts';
import { SECTIONS } from '#shared/domain/bcp/sections.ts';
import { statusAfterSave } from '#shared/domain/bcp/status.ts';
import { bcpPurgeTime, stagedPurgeTime } from '#shared/domain/deletion-dates.ts';
import type { Subscription } from '#shared/domain/subscription.ts';
import { type RequestOrigin, securityEventPut } from './audit-trail.ts';
import {
  type BcpHeader,
  buildNote,
  computeHeaderScores,
  type HeaderChange,
  headerRows,
  isPresent,
  listChangedSince,
  listSectionVersions,
  omitEmptyAddedFields,
  pickBusiness,
  pickListedImpacts,
  pickSectionFields,
  readSectionNote,
  updateHeader,
} from './bcp-header.ts';
import { type ApartSection, buildSectionRow, readSections, type StoredSections } from './bcp-sections.ts';
import type { PurgeStage } from './deletions.ts';
import { allOf, anyOf, buildCondition, buildUpdate, compare, equals, exists, isAbsent } from './expressions.ts';
import { keys, prefixes } from './keys.ts';
import type { PeopleCounters } from './people.ts';
import { rowReader } from './rows.ts';
import { db, epochSeconds, queryPrefix, type StoredRow, table, tryWrite } from './table.ts';
import { type TransactItems, tryTransact, type Write } from './transact.ts';

const listAllHeaders = async (uid: number): Promise<BcpHeader[]> =>
  headerRows.readList(await queryPrefix(prefixes.user(uid), prefixes.bcps, { newestFirst: true }));

export const listHeaders = async (uid: number): Promise<BcpHeader[]> =>
  (await listAllHeaders(uid)).filter(({ deleted_at }) => deleted_at === undefined);

/** Those that can still be restored, the latest deletion first. */
export const listDeletedBcps = async (uid: number, now: Date): Promise<DeletedBcp[]> =>
  (await listAllHeaders(uid))
    .flatMap(({ id, business_name, deleted_at, purge_at, staged_at }) =>
      deleted_at !== undefined && purge_at !== undefined && staged_at === undefined
        ? [{ id, business_name, deleted_at, purge_at }]
        : [],
    )
    .filter(({ purge_at }) => purge_at > now.toISOString())
    .sort((a, b) => b.deleted_at.localeCompare(a.deleted_at));

const readStoredHeader = async (uid: number, bcpId: number, isStrong: boolean): Promise<BcpHeader | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('core'), Key: keys.bcp(uid, bcpId), ConsistentRead: isStrong }),
  );
  return headerRows.readOptional(Item);
};

/** A missing header is read again strongly, as it may have just been created or restored. */
export const readHeader = async (uid: number, bcpId: number, isStrong = false): Promise<BcpHeader | null> => {
  const header = await readStoredHeader(uid, bcpId, isStrong);
  if (header && header.deleted_at === undefined) return header;
  return isStrong ? null : readHeader(uid, bcpId, true);
};

export interface BcpOwner {
  uid: number;
  bcpId: number;
  origin: RequestOrigin;
}

type DeletionEvent = 'bcp_deleted' | 'bcp_restored';

const eventOf = ({ uid, bcpId, origin }: BcpOwner, kind: DeletionEvent, { business_name }: BcpHeader, now: Date): Write =>
  securityEventPut({ kind, uid, actorId: uid, subject: `bcp ${bcpId}`, after: { business_name } }, origin, now);

/**
 * Marks a BCP as deleted; false when there is none. Its sections and people stay where they are until the purge, as nobody
 * reaches them without the header. Its number in the yearly allowance is not given back.
 */
export const removeBcp = async (target: BcpOwner, now: Date): Promise<boolean> => {
  const { uid, bcpId } = target;
  const header = await readStoredHeader(uid, bcpId, true);
  if (!header) return false;
  await tryTransact([
    {
      Update: {
        TableName: table('core'),
        Key: keys.bcp(uid, bcpId),
        ...buildUpdate(
          { set: { deleted_at: now.toISOString(), purge: 'bcp' satisfies PurgeStage, purge_at: bcpPurgeTime(now) } },
          isPresent(),
        ),
      },
    },
    eventOf(target, 'bcp_deleted', header, now),
  ]);
  return true;
};

/** The BCP as it was, or null when there is none to restore any more. */
export const restoreBcp = async (target: BcpOwner, now: Date): Promise<BcpHeader | null> => {
  const { uid, bcpId } = target;
  const header = await readStoredHeader(uid, bcpId, true);
  if (!header) return null;
  await tryTransact([
    {
      Update: {
        TableName: table('core'),
        Key: keys.bcp(uid, bcpId),
        ...buildUpdate(
          { remove: ['deleted_at', 'purge', 'purge_at'] },
          allOf(
            exists('deleted_at'),
            isAbsent('staged_at'),
            compare('purge_at', '>', now.toISOString()),
            isAbsent('purge_started_at'),
          ),
        ),
      },
    },
    eventOf(target, 'bcp_restored', header, now),
  ]);
  return readHeader(uid, bcpId, true);
};

/** An archived BCP leaves lists and figures; whatever is in it can still be opened. Null when there is none. */
export const archiveBcp = async (uid: number, bcpId: number, archivedAt: string | null): Promise<BcpHeader | null> => {
  const command = new UpdateCommand({
    TableName: table('core'),
    Key: keys.bcp(uid, bcpId),
    ...buildUpdate(archivedAt === null ? { remove: ['archived_at'] } : { set: { archived_at: archivedAt } }, isPresent()),
    ReturnValues: 'ALL_NEW',
  });
  const written = await tryWrite(db.send(command));
  return headerRows.readOptional(written?.Attributes);
};

export const assembleBcp = (header: BcpHeader, { sections, analysis }: StoredSections): Bcp => {
  const rows = Object.entries(sections);
  const content: BcpContent = Object.assign({ ...emptyContent, ...pickBusiness(header) }, ...rows.map(([, row]) => row.fields));
  const versions = Object.fromEntries(
    SECTIONS.map((section) => [
      section,
      section === 'business' ? readSectionNote(header, section).v : (sections[section]?.version ?? 0),
    ]),
  ) as Record<Section, number>;
  const { id, status, template_type, created_at, updated_at, issue_number, issued_at, archived_at } = header;
  return {
    id,
    status,
    template_type,
    created_at,
    updated_at,
    issue_number,
    issued_at,
    archived_at,
    changed_since: listChangedSince(header, versions),
    ...content,
    scores: computeScores(content),
    versions,
    ai_analysis: analysis,
  };
};

export const readBcp = async (uid: number, bcpId: number, isStrong = false): Promise<Bcp | null> => {
  const [header, sections] = await Promise.all([readHeader(uid, bcpId, isStrong), readSections(uid, bcpId, isStrong)]);
  return header && assembleBcp(header, sections);
};

/**
 * Reads a BCP and repairs its header: after a save that was interrupted between section and header, the header lacks the
 * section's note, and the list its scores.
 */
export const readAndRepairBcp = async (uid: number, bcpId: number, now: Date): Promise<Bcp | null> => {
  const [header, stored] = await Promise.all([readHeader(uid, bcpId), readSections(uid, bcpId, false)]);
  if (!header) return null;
  const ahead = Object.entries(stored.sections).filter(([name, row]) => row.version > readSectionNote(header, name as Section).v);
  if (ahead.length === 0) return assembleBcp(header, stored);
  const content: Partial<BcpContent> = Object.assign({}, ...ahead.map(([, row]) => row.fields));
  const change: HeaderChange = {
    fields:
      'impacts' in stored.sections ? pickListedImpacts(pickSectionFields('impacts', { ...stored.sections.impacts?.fields })) : {},
    notes: Object.fromEntries(
      ahead.map(([name, row]) => [name, buildNote(name as Section, pickSectionFields(name as Section, content), row.version)]),
    ),
    status: { before: header.status, after: statusAfterSave(header.status, true) },
  };
  return assembleBcp((await updateHeader(uid, bcpId, change, now)) ?? header, stored);
};

export const isHeaderBehind = async (uid: number, bcpId: number, section: Section, version: number): Promise<boolean> => {
  const header = await readHeader(uid, bcpId);
  return header !== null && readSectionNote(header, section).v < version;
};

export interface InitialBcp {
  id: number;
  content: BcpContent;
  /** The sections with content. */
  written: readonly Section[];
  status: BcpStatus;
  template_type?: TemplateType;
  /** The numbers given to people that are written along with it. */
  counters?: PeopleCounters;
  /** Whether a row of `stagedBcpPut` holds its place. */
  isStaged?: boolean;
}

export const buildHeader = (
  { id, content, written, status, template_type = 'standard', counters }: InitialBcp,
  now: Date,
): BcpHeader => ({
  id,
  status,
  template_type,
  ...counters,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
  ...omitEmptyAddedFields(pickSectionFields('business', content)),
  ...pickListedImpacts(content),
  sections: Object.fromEntries(written.map((section) => [section, buildNote(section, pickSectionFields(section, content), 1)])),
});

export const buildNewBcp = (bcp: InitialBcp, now: Date): Bcp => {
  const header = buildHeader(bcp, now);
  const { sections: _, ...fields } = header;
  return {
    ...fields,
    ...bcp.content,
    scores: computeHeaderScores(header),
    versions: listSectionVersions(header),
    ai_analysis: null,
  };
};

/** At most eight rows and 2 MB; a transaction takes 100 and 4 MB. */
export const bcpPuts = (uid: number, bcp: InitialBcp, now: Date): TransactItems => {
  const apart = bcp.written.filter((section): section is ApartSection => section !== 'business');
  const rows = [
    { ...keys.bcp(uid, bcp.id), ...buildHeader(bcp, now) },
    ...apart.map((section) => buildSectionRow(uid, bcp.id, section, pickSectionFields(section, bcp.content), now)),
  ];
  const isFree = isAbsent('owner');
  const isOwnStage = allOf(exists('staged_at'), isAbsent('purge_started_at'));
  return rows.map((Item, at) => ({
    Put: { TableName: table('core'), Item, ...buildCondition(at === 0 && bcp.isStaged ? isOwnStage : isFree) },
  }));
};

/** A deleted BCP, to be purged with all rows under its number unless the BCP itself takes its place within the hour. */
export const stagedBcpPut = (uid: number, bcp: InitialBcp, now: Date): Write => ({
  Put: {
    TableName: table('core'),
    Item: {
      ...keys.bcp(uid, bcp.id),
      ...{ id: bcp.id, status: bcp.status, sections: {}, created_at: now.toISOString() },
      ...{ staged_at: now.toISOString(), deleted_at: now.toISOString() },
      ...{ purge: 'bcp' satisfies PurgeStage, purge_at: stagedPurgeTime(now) },
    },
    ...buildCondition(isAbsent('owner')),
  },
});

const allowanceRows = rowReader<{ used: number }>()('allowance', { first: {}, later: () => ({ used: 0 }) });

/** Strongly read, as it decides. Deleting a BCP gives nothing back. */
export const readUsed = async (uid: number, windowStart: Date): Promise<number> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('core'), Key: keys.allowance(uid, epochSeconds(windowStart)), ConsistentRead: true }),
  );
  return parseUsedAllowance(Item);
};

export const parseUsedAllowance = (item: StoredRow | undefined): number => allowanceRows.readOptional(item)?.used ?? 0;

export interface Allowance {
  windowStart: Date;
  limit: number;
  subscription: Pick<Subscription, 'plan_type' | 'current_period_end'>;
}

export const allowanceWrites = (uid: number, { windowStart, limit, subscription }: Allowance) => ({
  allowance: {
    Update: {
      TableName: table('core'),
      Key: keys.allowance(uid, epochSeconds(windowStart)),
      ...buildUpdate({ add: { used: 1 } }, anyOf(isAbsent('used'), compare('used', '<', limit))),
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    },
  },
  subscription: {
    ConditionCheck: {
      TableName: table('core'),
      Key: keys.subscription(uid),
      ...buildCondition(
        allOf(
          equals('status', 'active'),
          equals('plan_type', subscription.plan_type),
          equals('current_period_end', subscription.current_period_end),
        ),
      ),
    },
  },
});
