/** Plans: the header rows, and the whole plan put together from header and sections. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Bcp, BcpContent, Section } from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { computeScores } from '#shared/domain/bcp/score.ts';
import { SECTIONS } from '#shared/domain/bcp/sections.ts';
import { statusAfterSave } from '#shared/domain/bcp/status.ts';
import { type BcpHeader, businessOf, fieldsOf, headerRows, listedImpacts, noteIn, noteOf } from './bcp-header.ts';
import { changeHeader, type HeaderChange } from './header-changes.ts';
import { keys, prefixes } from './keys.ts';
import { readSections, type StoredSections } from './plan-sections.ts';
import { rowsUnder } from './query.ts';
import { db, table } from './table.ts';

/** The caller's plans, newest first. */
export const listHeaders = async (uid: number): Promise<BcpHeader[]> =>
  headerRows.readList(await rowsUnder(prefixes.user(uid), prefixes.bcps, { newestFirst: true }));

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
    scores: computeScores(content),
    versions,
    ai_analysis: analysis,
  };
};

/** A whole plan, or null when the caller has no such plan. Header and sections are read side by side. */
export const readBcp = async (uid: number, bcpId: number, isStrong = false): Promise<Bcp | null> => {
  const [header, sections] = await Promise.all([readHeader(uid, bcpId, isStrong), readSections(uid, bcpId, isStrong)]);
  return header && assembled(header, sections);
};

/**
 * A whole plan whose header knows all its sections. Where a save was cut off between section and header, the header
 * lacks the section's note, and with it the list its scores: whoever opens the plan puts it right.
 */
export const readRepaired = async (uid: number, bcpId: number, now: Date): Promise<Bcp | null> => {
  const [header, stored] = await Promise.all([readHeader(uid, bcpId), readSections(uid, bcpId, false)]);
  if (!header) return null;
  const ahead = Object.entries(stored.sections).filter(([name, row]) => row.version > noteIn(header, name as Section).v);
  if (ahead.length === 0) return assembled(header, stored);
  const content: Partial<BcpContent> = Object.assign({}, ...ahead.map(([, row]) => row.fields));
  const change: HeaderChange = {
    fields: 'impacts' in stored.sections ? listedImpacts(fieldsOf('impacts', { ...stored.sections.impacts?.fields })) : {},
    notes: Object.fromEntries(
      ahead.map(([name, row]) => [name, noteOf(name as Section, fieldsOf(name as Section, content), row.version)]),
    ),
    status: { before: header.status, after: statusAfterSave(header.status, true) },
  };
  return assembled((await changeHeader(uid, bcpId, change, now)) ?? header, stored);
};

/** Whether the plan's header lacks the note of a section's version. */
export const isBehind = async (uid: number, bcpId: number, section: Section, version: number): Promise<boolean> => {
  const header = await readHeader(uid, bcpId);
  return header !== null && noteIn(header, section).v < version;
};
