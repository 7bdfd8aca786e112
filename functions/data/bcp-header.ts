import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type BcpContent, type BcpRow, type Section, sectionShapes } from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { BCP_STATUSES, type BcpStatus, type TemplateType } from '#shared/domain/bcp/options.ts';
import { computeScoresFrom, countsOf, type ScoreInputs, type SectionFields, summarizeSection } from '#shared/domain/bcp/score.ts';
import { SECTIONS } from '#shared/domain/bcp/sections.ts';
import { once } from '#shared/domain/once.ts';
import { hashJson } from './digest.ts';
import { allOf, anyOf, buildUpdate, type Condition, compare, equals, exists, isAbsent } from './expressions.ts';
import { keys } from './keys.ts';
import { parseCounter, rowReader } from './rows.ts';
import { db, table, tryWrite } from './table.ts';

/**
 * A projection of one section in the header row: its version `v` (0: not written yet), the hash `h` of its content and its
 * inputs to scores and counts, lists of names joined by spaces. Names are short, as a header over 1 KB costs twice as much.
 */
export interface SectionNote {
  v: number;
  h: string;
  [input: string]: string | number | boolean;
}
type ListedImpacts = Pick<BcpContent, 'max_downtime' | 'recovery_priority' | 'rpo'>;

/** The header row holds the business section and a note of every other one: all that lists and scores need. */
export interface BcpHeader extends SectionFields<'business'>, ListedImpacts {
  id: number;
  status: BcpStatus;
  template_type: TemplateType;
  created_at: string;
  updated_at: string;
  sections: { [S in Section]?: SectionNote };
  issue_number?: number;
  issued_at?: string;
  /** The version that every written section had then. */
  issued_versions?: { [S in Section]?: number };
  archived_at?: string;
  /** Deleted by its owner, who may restore it until it is purged. */
  deleted_at?: string;
  purge_at?: string;
  /** Stands in for a copy while its people are written ahead of it. Nobody restores it: the copy takes its place, or the purge. */
  staged_at?: string;
}

/** A deleted BCP is as missing to every call as one that never was. */
export const isPresent = (): Condition => allOf(exists('owner'), isAbsent('deleted_at'));

/** The next number of a row under the BCP; null when there is no such BCP. Numbers are never used again. */
export const nextChildNumber = async (uid: number, bcpId: number, counter: string): Promise<number | null> => {
  const command = new UpdateCommand({
    TableName: table('core'),
    Key: keys.bcp(uid, bcpId),
    ...buildUpdate({ add: { [counter]: 1 } }, isPresent()),
    ReturnValues: 'UPDATED_NEW',
  });
  const written = await tryWrite(db.send(command));
  return written === null ? null : parseCounter(written.Attributes, counter);
};

const listFieldNames = (section: Section) => Object.keys(sectionShapes[section]) as (keyof BcpContent)[];

export const pickSectionFields = <S extends Section>(section: S, content: Partial<BcpContent>): SectionFields<S> =>
  Object.fromEntries(
    listFieldNames(section).map((name) => [name, content[name] ?? emptyContent[name]]),
  ) as unknown as SectionFields<S>;

export const pickBusiness = (header: BcpHeader): SectionFields<'business'> => pickSectionFields('business', header);

export const pickListedImpacts = ({ max_downtime, recovery_priority, rpo }: ListedImpacts): ListedImpacts => ({
  max_downtime,
  recovery_priority,
  rpo,
});

const emptyBusiness = pickSectionFields('business', {});
export const headerRows = rowReader<BcpHeader>()('BCP', {
  first: { id: 'number', status: BCP_STATUSES, created_at: 'string', sections: 'object' },
  later: (row) => ({
    template_type: 'standard',
    updated_at: row.created_at as string,
    ...emptyBusiness,
    ...pickListedImpacts(emptyContent),
  }),
});

const ADDED_FIELDS: ReadonlySet<string> = new Set<keyof BcpContent>([
  'meeting_place',
  'second_meeting_place',
  'spending_authority',
  'activity',
  'trade',
  'open_hours_per_week',
  'alternate_site',
  'alternate_site_move_time',
  'vital_records',
  'insurance_policies',
  'scenarios',
]);

const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/**
 * Empty added fields are not stored, to keep a header below 1 KB, and not hashed, or older BCPs would seem changed by their
 * next save.
 */
export const omitEmptyAddedFields = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => !isEmpty(value) || !ADDED_FIELDS.has(name))) as T;

/** 36 bits, compared with one earlier version of the same section only: equal content is not written again. */
export const contentHash = (fields: object): string => hashJson(omitEmptyAddedFields(fields)).slice(0, 6);

type Summary = Record<string, string | number | boolean | string[]>;
const summarize = <S extends Section>(section: S, fields: SectionFields<S>): Summary => ({
  ...summarizeSection(section, fields),
});
const emptySummaries = once(() =>
  Object.fromEntries(SECTIONS.map((section) => [section, summarize(section, pickSectionFields(section, {}))])),
);

export const buildNote = <S extends Section>(section: S, fields: SectionFields<S>, version: number): SectionNote => {
  const summary = section === 'business' ? {} : summarize(section, fields);
  const inputs = Object.entries(summary).map(([name, value]) => [name, Array.isArray(value) ? value.join(' ') : value]);
  return { ...Object.fromEntries(inputs), v: version, h: contentHash(fields) };
};

const emptyNotes = once(
  () =>
    Object.fromEntries(SECTIONS.map((section) => [section, buildNote(section, pickSectionFields(section, {}), 0)])) as Record<
      Section,
      SectionNote
    >,
);

export const readSectionNote = (header: Pick<BcpHeader, 'sections'>, section: Section): SectionNote =>
  // Older notes lack inputs that were added later.
  header.sections[section] ? { ...emptyNotes()[section], ...header.sections[section] } : emptyNotes()[section];

export const listSectionVersions = (header: Pick<BcpHeader, 'sections'>): Record<Section, number> =>
  Object.fromEntries(SECTIONS.map((section) => [section, readSectionNote(header, section).v])) as Record<Section, number>;

/** Absent for a BCP that is no issue or as it was issued, and for issues before their versions were kept. */
export const listChangedSince = (
  { status, issued_versions }: Pick<BcpHeader, 'status' | 'issued_versions'>,
  versions: Record<Section, number>,
): Section[] | undefined =>
  status === 'in_review' && issued_versions
    ? SECTIONS.filter((section) => versions[section] !== (issued_versions[section] ?? 0))
    : undefined;

const readSectionInputs = (header: BcpHeader, section: Section): Summary => {
  if (section === 'business') return summarize(section, pickBusiness(header));
  const note = readSectionNote(header, section);
  const names = (text: unknown) =>
    String(text)
      .split(' ')
      .filter((name) => name !== '');
  const inputs = Object.entries(emptySummaries()[section]!).map(([name, empty]) => [
    name,
    Array.isArray(empty) ? names(note[name]) : note[name],
  ]);
  return Object.fromEntries(inputs);
};
const readScoreInputs = (header: BcpHeader): ScoreInputs =>
  Object.fromEntries(SECTIONS.map((section) => [section, readSectionInputs(header, section)])) as unknown as ScoreInputs;

export const computeHeaderScores = (header: BcpHeader) => computeScoresFrom(readScoreInputs(header));

export const toBcpRow = (header: BcpHeader): BcpRow => ({
  ...header,
  changed_since: listChangedSince(header, listSectionVersions(header)),
  scores: computeHeaderScores(header),
  counts: countsOf(readScoreInputs(header)),
});

export interface HeaderChange {
  fields: Partial<Omit<BcpHeader, 'sections' | 'status' | 'updated_at'>>;
  notes: { [S in Section]?: SectionNote };
  status: { before: BcpStatus; after: BcpStatus };
}

/**
 * Stores the notes of saved sections in the header and returns it; null when it changed since it was read. The business
 * section replaces exactly the version before; notes of other sections never replace a newer one.
 */
export const updateHeader = async (uid: number, bcpId: number, change: HeaderChange, now: Date): Promise<BcpHeader | null> => {
  const notes = Object.entries(change.notes);
  const conditions = notes.map(([section, { v }]) =>
    section === 'business'
      ? equals(`sections.${section}.v`, v - 1)
      : anyOf(isAbsent(`sections.${section}`), compare(`sections.${section}.v`, '<', v)),
  );
  const command = new UpdateCommand({
    TableName: table('core'),
    Key: keys.bcp(uid, bcpId),
    ...buildUpdate(
      {
        set: {
          ...change.fields,
          status: change.status.after,
          updated_at: now.toISOString(),
          ...Object.fromEntries(notes.map(([section, note]) => [`sections.${section}`, note])),
        },
      },
      allOf(isPresent(), equals('status', change.status.before), ...conditions),
    ),
    ReturnValues: 'ALL_NEW',
  });
  const written = await tryWrite(db.send(command));
  return headerRows.readOptional(written?.Attributes);
};

export const chooseTemplate = async (uid: number, bcpId: number, template: TemplateType): Promise<boolean> => {
  const command = new UpdateCommand({
    TableName: table('core'),
    Key: keys.bcp(uid, bcpId),
    ...buildUpdate({ set: { template_type: template } }, isPresent()),
  });
  return (await tryWrite(db.send(command))) !== null;
};
