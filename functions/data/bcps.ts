import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Bcp, BcpContent, Section } from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import type { BcpStatus } from '#shared/domain/bcp/options.ts';
import { computeScores } from '#shared/domain/bcp/score.ts';
import { SECTIONS } from '#shared/domain/bcp/sections.ts';
import { statusAfterSave } from '#shared/domain/bcp/status.ts';
import type { Subscription } from '#shared/domain/subscription.ts';

import {
  type BcpHeader,
  buildNote,
  computeHeaderScores,
  fieldsOf,
  type HeaderChange,
  headerRows,
  omitEmptyAddedFields,
  pickBusiness,
  pickListedImpacts,
  readNote,
  sectionVersions,
  updateHeader,
} from './bcp-header.ts';
import { type ApartSection, buildSectionRow, readSections, type StoredSections } from './bcp-sections.ts';
import { keys, prefixes } from './keys.ts';
import { db, epochSeconds, queryPrefix, type Row, table } from './table.ts';
import type { TransactItems } from './transact.ts';

/** Plans: the header rows, and the whole plan put together from header and sections. */

/** The caller's plans, newest first. */
export const listHeaders = async (uid: number): Promise<BcpHeader[]> =>
  headerRows.readList(await queryPrefix(prefixes.user(uid), prefixes.bcps, { newestFirst: true }));

/**
 * One plan's header, or null when the caller has no such plan. A plan that seems not to be there is looked for once more by
 * a strong read: it may have been made a moment ago.
 */
export const readHeader = async (uid: number, bcpId: number, isStrong = false): Promise<BcpHeader | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('core'), Key: keys.bcp(uid, bcpId), ConsistentRead: isStrong }),
  );
  if (Item) return headerRows.read(Item);
  return isStrong ? null : readHeader(uid, bcpId, true);
};

const assembleBcp = (header: BcpHeader, { sections, analysis }: StoredSections): Bcp => {
  const rows = Object.entries(sections);
  const content: BcpContent = Object.assign({ ...emptyContent, ...pickBusiness(header) }, ...rows.map(([, row]) => row.fields));
  const versions = Object.fromEntries(
    SECTIONS.map((section) => [
      section,
      section === 'business' ? readNote(header, section).v : (sections[section]?.version ?? 0),
    ]),
  );
  const { id, status, template_type, created_at, updated_at } = header;
  return {
    id,
    status,
    template_type,
    created_at,
    updated_at,
    ...content,
    scores: computeScores(content),
    versions,
    ai_analysis: analysis,
  };
};

/** A whole plan, or null when the caller has no such plan. Header and sections are read side by side. */
export const readBcp = async (uid: number, bcpId: number, isStrong = false): Promise<Bcp | null> => {
  const [header, sections] = await Promise.all([readHeader(uid, bcpId, isStrong), readSections(uid, bcpId, isStrong)]);
  return header && assembleBcp(header, sections);
};

/**
 * A whole plan whose header knows all its sections. Where a save was cut off between section and header, the header
 * lacks the section's note, and with it the list its scores: whoever opens the plan puts it right.
 */
export const readAndRepairBcp = async (uid: number, bcpId: number, now: Date): Promise<Bcp | null> => {
  const [header, stored] = await Promise.all([readHeader(uid, bcpId), readSections(uid, bcpId, false)]);
  if (!header) return null;
  const ahead = Object.entries(stored.sections).filter(([name, row]) => row.version > readNote(header, name as Section).v);
  if (ahead.length === 0) return assembleBcp(header, stored);
  const content: Partial<BcpContent> = Object.assign({}, ...ahead.map(([, row]) => row.fields));
  const change: HeaderChange = {
    fields: 'impacts' in stored.sections ? pickListedImpacts(fieldsOf('impacts', { ...stored.sections.impacts?.fields })) : {},
    notes: Object.fromEntries(
      ahead.map(([name, row]) => [name, buildNote(name as Section, fieldsOf(name as Section, content), row.version)]),
    ),
    status: { before: header.status, after: statusAfterSave(header.status, true) },
  };
  return assembleBcp((await updateHeader(uid, bcpId, change, now)) ?? header, stored);
};

/** Whether the plan's header lacks the note of a section's version. */
export const isHeaderBehind = async (uid: number, bcpId: number, section: Section, version: number): Promise<boolean> => {
  const header = await readHeader(uid, bcpId);
  return header !== null && readNote(header, section).v < version;
};

/** A plan that is just being made: its first header and rows. */

/** A new plan and the sections that come filled. */
export interface InitialBcp {
  id: number;
  content: BcpContent;
  written: readonly Section[];
  status: BcpStatus;
}

/** The header a new plan begins with. */
export const buildHeader = ({ id, content, written, status }: InitialBcp, now: Date): BcpHeader => ({
  id,
  status,
  template_type: 'standard',
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
  ...omitEmptyAddedFields(fieldsOf('business', content)),
  ...pickListedImpacts(content),
  sections: Object.fromEntries(written.map((section) => [section, buildNote(section, fieldsOf(section, content), 1)])),
});

/** A new plan as its owner reads it. */
export const buildNewBcp = (bcp: InitialBcp, now: Date): Bcp => {
  const header = buildHeader(bcp, now);
  const { sections: _, ...fields } = header;
  return { ...fields, ...bcp.content, scores: computeHeaderScores(header), versions: sectionVersions(header), ai_analysis: null };
};

/** The parts of a transaction that make a bcp: at most eight rows and 2 MB, well inside a transaction's 100 and 4 MB. */
export const bcpPuts = (uid: number, bcp: InitialBcp, now: Date): TransactItems => {
  const apart = bcp.written.filter((section): section is ApartSection => section !== 'business');
  const rows = [
    { ...keys.bcp(uid, bcp.id), ...buildHeader(bcp, now) },
    ...apart.map((section) => buildSectionRow(uid, bcp.id, section, fieldsOf(section, bcp.content), now)),
  ];
  return rows.map((Item) => ({
    Put: {
      TableName: table('core'),
      Item,
      ConditionExpression: 'attribute_not_exists(#owner)',
      ExpressionAttributeNames: { '#owner': 'owner' },
    },
  }));
};

/** The yearly allowance: how many plans were created in one window. Nothing ever takes from it. */

/** Plans created in the window that starts then; read strongly, as it decides. */
export const readUsed = async (uid: number, windowStart: Date): Promise<number> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('core'), Key: keys.allowance(uid, epochSeconds(windowStart)), ConsistentRead: true }),
  );
  return (Item?.used as number | undefined) ?? 0;
};

export interface Allowance {
  windowStart: Date;
  limit: number;
  subscription: Pick<Subscription, 'plan_type' | 'current_period_end'>;
}

/** The parts of the transaction that creates a BCP: one more of the window, and the tier that allows it. */
export const allowanceWrites = (uid: number, { windowStart, limit, subscription }: Allowance) => ({
  allowance: {
    Update: {
      TableName: table('core'),
      Key: keys.allowance(uid, epochSeconds(windowStart)),
      UpdateExpression: 'ADD used :one',
      ConditionExpression: 'attribute_not_exists(used) OR used < :limit',
      ExpressionAttributeValues: { ':one': 1, ':limit': limit },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    },
  },
  subscription: {
    ConditionCheck: {
      TableName: table('core'),
      Key: keys.subscription(uid),
      ConditionExpression: '#status = :active AND plan_type = :tier AND current_period_end = :end',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: {
        ':active': 'active',
        ':tier': subscription.plan_type,
        ':end': subscription.current_period_end,
      },
    },
  },
});

/** How many were used when the allowance refused. */
export const parseUsedAllowance = (item: Row | undefined): number => (item?.used as number | undefined) ?? 0;
