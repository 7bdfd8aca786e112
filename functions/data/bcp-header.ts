/**
 * A plan's header row: the business section itself, and of every other section its version, the hash of its content and
 * what it contributes to scores and counts. Lists and scores need nothing else; they are derived, never stored.
 */
import { type BcpContent, type BcpRow, emptyContent, SECTIONS, type Section, sectionShapes } from '#shared/domain/bcp/bcp.ts';
import type { BcpStatus, TemplateType } from '#shared/domain/bcp/options.ts';
import { scoresFrom } from '#shared/domain/bcp/score.ts';
import { countsOf, type ScoreInputs, type SectionFields, sectionSummary } from '#shared/domain/bcp/score-inputs.ts';
import { digestOf } from './digest.ts';

/** What the header knows of a section; version 0 is a section nobody wrote yet. */
export type SectionNote<S extends Section = Section> = { version: number; hash: string } & ScoreInputs[S];
/** Fields of the impacts section that the plan list shows. */
type ListedImpacts = Pick<BcpContent, 'max_downtime' | 'recovery_priority' | 'rpo'>;

export interface BcpHeader extends SectionFields<'business'>, ListedImpacts {
  id: number;
  status: BcpStatus;
  template_type: TemplateType;
  created_at: string;
  updated_at: string;
  sections: { [S in Section]?: SectionNote<S> };
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

/** A short name for a section's content (48 bits): equal content need not be written again. */
export const contentHash = (fields: object): string => digestOf(fields).slice(0, 8);

/** The note that a section's content leaves in the header. */
export const noteOf = <S extends Section>(section: S, fields: SectionFields<S>, version: number): SectionNote<S> =>
  ({ version, hash: contentHash(fields), ...sectionSummary(section, fields) }) as SectionNote<S>;

const empty = Object.fromEntries(SECTIONS.map((section) => [section, noteOf(section, fieldsOf(section, {}), 0)])) as unknown as {
  [S in Section]: SectionNote<S>;
};

/** The note of a section, also of one nobody wrote yet. */
export const noteIn = <S extends Section>(header: Pick<BcpHeader, 'sections'>, section: S): SectionNote<S> =>
  (header.sections[section] ?? empty[section]) as SectionNote<S>;

export const versionsIn = (header: Pick<BcpHeader, 'sections'>): Record<Section, number> =>
  Object.fromEntries(SECTIONS.map((section) => [section, noteIn(header, section).version])) as Record<Section, number>;

const inputsIn = (header: Pick<BcpHeader, 'sections'>): ScoreInputs =>
  Object.fromEntries(SECTIONS.map((section) => [section, noteIn(header, section)])) as unknown as ScoreInputs;

export const scoresIn = (header: Pick<BcpHeader, 'sections'>) => scoresFrom(inputsIn(header));

/** The row of the plan list. */
export const rowOf = (header: BcpHeader): BcpRow => ({
  ...header,
  scores: scoresIn(header),
  counts: countsOf(inputsIn(header)),
});
