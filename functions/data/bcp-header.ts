import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type BcpContent, type BcpRow, type Section, sectionShapes } from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { BCP_STATUSES, type BcpStatus, type TemplateType } from '#shared/domain/bcp/options.ts';
import { computeScoresFrom, countsOf, type ScoreInputs, type SectionFields, summarizeSection } from '#shared/domain/bcp/score.ts';

import { SECTIONS } from '#shared/domain/bcp/sections.ts';
import { hashJson } from './digest.ts';
import { keys } from './keys.ts';
import { rowReader } from './rows.ts';
import { db, isConditionFailure, table } from './table.ts';

/**
 * A plan's header row: the business section itself, and of every other section its version, the hash of its content and
 * what it contributes to scores and counts. Lists and scores need nothing else; they are derived, never stored.
 */

/**
 * What the header knows of a section: its version `v` (0: nobody wrote it yet), the hash `h` of its content, and what it
 * contributes to the scores, lists of names as one text. Names are short because a header over 1 KB costs twice as much.
 */
export interface SectionNote {
  v: number;
  h: string;
  [input: string]: string | number | boolean;
}
/** Fields of the impacts section that the plan list shows. */
type ListedImpacts = Pick<BcpContent, 'max_downtime' | 'recovery_priority' | 'rpo'>;

export interface BcpHeader extends SectionFields<'business'>, ListedImpacts {
  id: number;
  status: BcpStatus;
  template_type: TemplateType;
  created_at: string;
  updated_at: string;
  sections: { [S in Section]?: SectionNote };
}

const fieldNames = (section: Section) => Object.keys(sectionShapes[section]) as (keyof BcpContent)[];

/** The fields of one section, in the order of its schema. */
export const fieldsOf = <S extends Section>(section: S, content: Partial<BcpContent>): SectionFields<S> =>
  Object.fromEntries(
    fieldNames(section).map((name) => [name, content[name] ?? emptyContent[name]]),
  ) as unknown as SectionFields<S>;

/** The business section as the header holds it. */
export const pickBusiness = (header: BcpHeader): SectionFields<'business'> => fieldsOf('business', header);

/** What the header repeats of an impacts section, for the list. */
export const pickListedImpacts = ({ max_downtime, recovery_priority, rpo }: ListedImpacts): ListedImpacts => ({
  max_downtime,
  recovery_priority,
  rpo,
});

const emptyBusiness = fieldsOf('business', {});
export const headerRows = rowReader<BcpHeader>()('BCP', {
  first: { id: 'number', status: BCP_STATUSES, created_at: 'string', sections: 'object' },
  later: (row) => ({
    template_type: 'standard',
    updated_at: row.created_at as string,
    ...emptyBusiness,
    ...pickListedImpacts(emptyContent),
  }),
});

/** Fields that plans stored before them do not have. */
const ADDED_FIELDS: ReadonlySet<string> = new Set<keyof BcpContent>([
  'meeting_place',
  'second_meeting_place',
  'spending_authority',
]);

/**
 * Fields without the added ones that are empty: they are neither stored, which keeps a header below the kilobyte that a write
 * costs, nor hashed, or every older plan would seem changed by its next save.
 */
export const omitEmptyAddedFields = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== null || !ADDED_FIELDS.has(name))) as T;

/** A short name for a section's content (36 bits): equal content need not be written again. */
export const contentHash = (fields: object): string => hashJson(omitEmptyAddedFields(fields)).slice(0, 6);

type Summary = Record<string, string | number | boolean | string[]>;
const summarize = <S extends Section>(section: S, fields: SectionFields<S>): Summary => ({
  ...summarizeSection(section, fields),
});
const emptySummaries = Object.fromEntries(SECTIONS.map((section) => [section, summarize(section, fieldsOf(section, {}))]));

/** The note that a section's content leaves in the header. The business section stands there itself. */
export const buildNote = <S extends Section>(section: S, fields: SectionFields<S>, version: number): SectionNote => {
  const summary = section === 'business' ? {} : summarize(section, fields);
  const inputs = Object.entries(summary).map(([name, value]) => [name, Array.isArray(value) ? value.join(' ') : value]);
  return { ...Object.fromEntries(inputs), v: version, h: contentHash(fields) };
};

const emptyNotes = Object.fromEntries(
  SECTIONS.map((section) => [section, buildNote(section, fieldsOf(section, {}), 0)]),
) as Record<Section, SectionNote>;

/** The note of a section, also of one nobody wrote yet. */
export const readNote = (header: Pick<BcpHeader, 'sections'>, section: Section): SectionNote =>
  // A note written before an input of the scores came to be lacks it.
  header.sections[section] ? { ...emptyNotes[section], ...header.sections[section] } : emptyNotes[section];

export const sectionVersions = (header: Pick<BcpHeader, 'sections'>): Record<Section, number> =>
  Object.fromEntries(SECTIONS.map((section) => [section, readNote(header, section).v])) as Record<Section, number>;

const inputsOf = (header: BcpHeader, section: Section): Summary => {
  if (section === 'business') return summarize(section, pickBusiness(header));
  const note = readNote(header, section);
  const names = (text: unknown) =>
    String(text)
      .split(' ')
      .filter((name) => name !== '');
  const inputs = Object.entries(emptySummaries[section]!).map(([name, empty]) => [
    name,
    Array.isArray(empty) ? names(note[name]) : note[name],
  ]);
  return Object.fromEntries(inputs);
};
const inputsIn = (header: BcpHeader): ScoreInputs =>
  Object.fromEntries(SECTIONS.map((section) => [section, inputsOf(header, section)])) as unknown as ScoreInputs;

export const computeHeaderScores = (header: BcpHeader) => computeScoresFrom(inputsIn(header));

/** The row of the plan list. */
export const rowOf = (header: BcpHeader): BcpRow => ({
  ...header,
  scores: computeHeaderScores(header),
  counts: countsOf(inputsIn(header)),
});

/** What saving does to a plan's header. */

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
export const updateHeader = async (uid: number, bcpId: number, change: HeaderChange, now: Date): Promise<BcpHeader | null> => {
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
    return headerRows.read(Attributes!);
  } catch (error) {
    if (isConditionFailure(error)) return null;
    throw error;
  }
};

/** Chooses the document template; false when the caller has no such plan. */
export const chooseTemplate = async (uid: number, bcpId: number, template: TemplateType): Promise<boolean> => {
  try {
    await db.send(
      new UpdateCommand({
        TableName: table('core'),
        Key: keys.bcp(uid, bcpId),
        UpdateExpression: 'SET template_type = :template',
        ConditionExpression: 'attribute_exists(#owner)',
        ExpressionAttributeNames: { '#owner': 'owner' },
        ExpressionAttributeValues: { ':template': template },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
};
