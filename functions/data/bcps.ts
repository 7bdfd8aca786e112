/** Plans: the header rows, and the whole plan put together from header and sections. */
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type Bcp, type BcpContent, emptyContent, SECTIONS, type Section } from '#shared/domain/bcp/bcp.ts';
import type { BcpStatus, TemplateType } from '#shared/domain/bcp/options.ts';
import { scoresOf } from '#shared/domain/bcp/score.ts';
import {
  type BcpHeader,
  businessOf,
  fieldsOf,
  listedImpacts,
  noteIn,
  noteOf,
  type SectionNote,
  scoresIn,
  versionsIn,
} from './bcp-header.ts';
import { keys, prefixes } from './keys.ts';
import { type ApartSection, firstRow, readSections, type StoredSections } from './plan-sections.ts';
import { rowsUnder } from './query.ts';
import { db, isConditionFailure, table } from './table.ts';
import type { TransactItems } from './transact.ts';

const names = { '#owner': 'owner' };

/** The caller's plans, newest first. */
export const listHeaders = (uid: number): Promise<BcpHeader[]> =>
  rowsUnder<BcpHeader>(prefixes.user(uid), prefixes.bcps, { newestFirst: true });

/** One plan's header, or null when the caller has no such plan. */
export const readHeader = async (uid: number, bcpId: number, isStrong = false): Promise<BcpHeader | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('core'), Key: keys.bcp(uid, bcpId), ConsistentRead: isStrong }),
  );
  return (Item as BcpHeader | undefined) ?? null;
};

const assembled = (header: BcpHeader, { sections, analysis }: StoredSections): Bcp => {
  const rows = Object.entries(sections);
  const content: BcpContent = Object.assign({ ...emptyContent, ...businessOf(header) }, ...rows.map(([, row]) => row.fields));
  const versions = Object.fromEntries(
    SECTIONS.map((section) => [section, section === 'business' ? noteIn(header, section).v : (sections[section]?.version ?? 0)]),
  );
  const { id, status, template_type, created_at, updated_at } = header;
  return {
    id,
    status,
    template_type,
    created_at,
    updated_at,
    ...content,
    scores: scoresOf(content),
    versions,
    ai_analysis: analysis,
  };
};

/** A whole plan, or null when the caller has no such plan. Header and sections are read side by side. */
export const readBcp = async (uid: number, bcpId: number, isStrong = false): Promise<Bcp | null> => {
  const [header, sections] = await Promise.all([readHeader(uid, bcpId, isStrong), readSections(uid, bcpId, isStrong)]);
  return header && assembled(header, sections);
};

/** A new plan and the sections that come filled. */
export interface NewPlan {
  id: number;
  content: BcpContent;
  written: readonly Section[];
  status: BcpStatus;
}

/** The header a new plan begins with. */
export const newHeader = ({ id, content, written, status }: NewPlan, now: Date): BcpHeader => ({
  id,
  status,
  template_type: 'standard',
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
  ...fieldsOf('business', content),
  ...listedImpacts(content),
  sections: Object.fromEntries(written.map((section) => [section, noteOf(section, fieldsOf(section, content), 1)])),
});

/** A new plan as its owner reads it. */
export const newBcp = (plan: NewPlan, now: Date): Bcp => {
  const header = newHeader(plan, now);
  const { sections: _, ...fields } = header;
  return { ...fields, ...plan.content, scores: scoresIn(header), versions: versionsIn(header), ai_analysis: null };
};

/** The parts of a transaction that make a plan: at most eight rows and 2 MB, well inside a transaction's 100 and 4 MB. */
export const planPuts = (uid: number, plan: NewPlan, now: Date): TransactItems => {
  const apart = plan.written.filter((section): section is ApartSection => section !== 'business');
  const rows = [
    { ...keys.bcp(uid, plan.id), ...newHeader(plan, now) },
    ...apart.map((section) => firstRow(uid, plan.id, section, fieldsOf(section, plan.content), now)),
  ];
  return rows.map((Item) => ({
    Put: {
      TableName: table('core'),
      Item,
      ConditionExpression: 'attribute_not_exists(#owner)',
      ExpressionAttributeNames: names,
    },
  }));
};

export interface HeaderChange {
  /** Header fields to set. */
  fields: Partial<Omit<BcpHeader, 'sections' | 'status' | 'updated_at'>>;
  notes: { [S in Section]?: SectionNote };
  /** The change applies only while the plan still has the status it was read with. */
  status: { before: BcpStatus; after: BcpStatus };
}

/**
 * Notes saved sections in the header and answers it as it then stands; null when it moved on since it was read. The
 * business section replaces exactly the version before; notes of other sections never replace a newer one.
 */
export const changeHeader = async (uid: number, bcpId: number, change: HeaderChange, now: Date): Promise<BcpHeader | null> => {
  const sets: [string, unknown][] = [
    ...Object.entries({ ...change.fields, status: change.status.after, updated_at: now.toISOString() }),
  ];
  const notes = Object.entries(change.notes);
  const conditions = notes.map(([section], index) =>
    section === 'business'
      ? `#sections.#s${index}.#v = :v${index}`
      : `(attribute_not_exists(#sections.#s${index}) OR #sections.#s${index}.#v < :v${index})`,
  );
  try {
    const { Attributes } = await db.send(
      new UpdateCommand({
        TableName: table('core'),
        Key: keys.bcp(uid, bcpId),
        UpdateExpression: `SET ${[...sets.map((_, i) => `#f${i} = :f${i}`), ...notes.map((_, i) => `#sections.#s${i} = :n${i}`)].join(', ')}`,
        ConditionExpression: ['#status = :before', ...conditions].join(' AND '),
        ExpressionAttributeNames: {
          '#status': 'status',
          ...(notes.length > 0 ? { '#sections': 'sections', '#v': 'v' } : {}),
          ...Object.fromEntries(sets.map(([name], i) => [`#f${i}`, name])),
          ...Object.fromEntries(notes.map(([section], i) => [`#s${i}`, section])),
        },
        ExpressionAttributeValues: {
          ':before': change.status.before,
          ...Object.fromEntries(sets.map(([, value], i) => [`:f${i}`, value])),
          ...Object.fromEntries(notes.map(([, note], i) => [`:n${i}`, note])),
          ...Object.fromEntries(notes.map(([section, note], i) => [`:v${i}`, section === 'business' ? note.v - 1 : note.v])),
        },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return Attributes as BcpHeader;
  } catch (error) {
    if (isConditionFailure(error)) return null;
    throw error;
  }
};

/** Chooses the document template; false when the caller has no such plan. */
export const setTemplate = async (uid: number, bcpId: number, template: TemplateType): Promise<boolean> => {
  try {
    await db.send(
      new UpdateCommand({
        TableName: table('core'),
        Key: keys.bcp(uid, bcpId),
        UpdateExpression: 'SET template_type = :template',
        ConditionExpression: 'attribute_exists(#owner)',
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: { ':template': template },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
};
