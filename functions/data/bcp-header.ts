/**
 * A plan's header row: the business section itself, and of every other section its version, the hash of its content and
 * what it contributes to scores and counts. Lists and scores need nothing else; they are derived, never stored.
 */
import { type BcpContent, type BcpRow, type Section, sectionShapes } from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { BCP_STATUSES, type BcpStatus, type TemplateType } from '#shared/domain/bcp/options.ts';
import { computeScoresFrom } from '#shared/domain/bcp/score.ts';
import { countsOf, type ScoreInputs, type SectionFields, summarizeSection } from '#shared/domain/bcp/score-inputs.ts';
import { SECTIONS } from '#shared/domain/bcp/sections.ts';
import { digestOf } from './digest.ts';
import { rowReader } from './rows.ts';

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
export const businessOf = (header: BcpHeader): SectionFields<'business'> => fieldsOf('business', header);

/** What the header repeats of an impacts section, for the list. */
export const listedImpacts = ({ max_downtime, recovery_priority, rpo }: ListedImpacts): ListedImpacts => ({
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
    ...listedImpacts(emptyContent),
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
export const withoutEmptyAddedFields = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== null || !ADDED_FIELDS.has(name))) as T;

/** A short name for a section's content (36 bits): equal content need not be written again. */
export const contentHash = (fields: object): string => digestOf(withoutEmptyAddedFields(fields)).slice(0, 6);

type Summary = Record<string, string | number | boolean | string[]>;
const summaryOf = <S extends Section>(section: S, fields: SectionFields<S>): Summary => ({
  ...summarizeSection(section, fields),
});
const emptySummaries = Object.fromEntries(SECTIONS.map((section) => [section, summaryOf(section, fieldsOf(section, {}))]));

/** The note that a section's content leaves in the header. The business section stands there itself. */
export const noteOf = <S extends Section>(section: S, fields: SectionFields<S>, version: number): SectionNote => {
  const summary = section === 'business' ? {} : summaryOf(section, fields);
  const inputs = Object.entries(summary).map(([name, value]) => [name, Array.isArray(value) ? value.join(' ') : value]);
  return { ...Object.fromEntries(inputs), v: version, h: contentHash(fields) };
};

const emptyNotes = Object.fromEntries(SECTIONS.map((section) => [section, noteOf(section, fieldsOf(section, {}), 0)])) as Record<
  Section,
  SectionNote
>;

/** The note of a section, also of one nobody wrote yet. */
export const noteIn = (header: Pick<BcpHeader, 'sections'>, section: Section): SectionNote =>
  // A note written before an input of the scores came to be lacks it.
  header.sections[section] ? { ...emptyNotes[section], ...header.sections[section] } : emptyNotes[section];

export const versionsIn = (header: Pick<BcpHeader, 'sections'>): Record<Section, number> =>
  Object.fromEntries(SECTIONS.map((section) => [section, noteIn(header, section).v])) as Record<Section, number>;

const inputsOf = (header: BcpHeader, section: Section): Summary => {
  if (section === 'business') return summaryOf(section, businessOf(header));
  const note = noteIn(header, section);
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

export const scoresIn = (header: BcpHeader) => computeScoresFrom(inputsIn(header));

/** The row of the plan list. */
export const rowOf = (header: BcpHeader): BcpRow => ({
  ...header,
  scores: scoresIn(header),
  counts: countsOf(inputsIn(header)),
});
