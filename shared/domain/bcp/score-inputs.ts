/**
 * What the scores need of each section. The summaries stand in the plan's header, so that saving one section moves the
 * scores without reading the others.
 */
import type { BcpContent, Section, sectionShapes } from './bcp.ts';
import { isFilled } from './filled.ts';
import { assessmentKey, hasRating } from './impact.ts';
import { SECTIONS } from './sections.ts';

/** The fields of one section. */
export type SectionFields<S extends Section> = Pick<BcpContent, Extract<keyof (typeof sectionShapes)[S], keyof BcpContent>>;

export interface ScoreInputs {
  business: { basics: number; has_address: boolean; has_location_name: boolean; has_location_address: boolean };
  locations: Record<string, never>;
  /** Selected risks as short hashes: only the ratings of risks that are still selected count. */
  risks: { concerns: string[]; threats: string[] };
  impacts: {
    severities: number;
    descriptions: number;
    has_recovery: boolean;
    rated_concerns: string[];
    rated_threats: string[];
  };
  functions: { count: number };
  suppliers: { count: number };
  systems: { count: number };
  mitigations: { count: number };
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';

/** A short stable name for a risk (FNV-1a folded to 24 bits, four characters): the header stays below 1 KB. */
const hashRisk = (name: string): string => {
  let hash = 0x811c9dc5;
  for (const char of assessmentKey(name)) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193);
  const folded = (hash >>> 24) ^ hash;
  return [18, 12, 6, 0].map((shift) => ALPHABET[(folded >>> shift) & 63]).join('');
};
const hashRisks = (names: readonly string[]): string[] => [...new Set(names.filter(isFilled).map(hashRisk))];

const DESCRIPTION_MIN = 10;
const isLongEnough = (text: string | null): boolean => (text ?? '').trim().length > DESCRIPTION_MIN;

const hashRated = (map: BcpContent['risk_impact_assessments']['primary_concerns']): string[] =>
  hashRisks(Object.keys(map).filter((name) => hasRating(map[name])));

const impactsSummary = (fields: SectionFields<'impacts'>): ScoreInputs['impacts'] => ({
  severities: [
    fields.financial_impact_severity,
    fields.operational_impact_severity,
    fields.reputational_impact_severity,
    fields.legal_regulatory_impact_severity,
  ].filter((severity) => severity !== null).length,
  descriptions: [
    fields.financial_impact_description,
    fields.operational_impact_description,
    fields.reputational_impact_description,
    fields.legal_regulatory_impact_description,
  ].filter(isLongEnough).length,
  has_recovery: isFilled(fields.max_downtime) && isFilled(fields.recovery_priority),
  rated_concerns: hashRated(fields.risk_impact_assessments.primary_concerns),
  rated_threats: hashRated(fields.risk_impact_assessments.location_risks),
});

const summaries: { [S in Section]: (fields: SectionFields<S>) => ScoreInputs[S] } = {
  business: (fields) => ({
    basics:
      [fields.business_name, fields.business_type, fields.industry].filter(isFilled).length + (fields.employee_count > 0 ? 1 : 0),
    has_address: isFilled(fields.address),
    has_location_name: isFilled(fields.primary_location?.name),
    has_location_address: isFilled(fields.primary_location?.address),
  }),
  locations: () => ({}),
  risks: (fields) => ({
    concerns: hashRisks(fields.risk_factors.selected),
    threats: hashRisks(fields.threat_probability.selected),
  }),
  impacts: impactsSummary,
  functions: (fields) => ({ count: fields.critical_functions.length }),
  suppliers: (fields) => ({ count: fields.key_suppliers.length }),
  systems: (fields) => ({ count: fields.it_systems.length }),
  mitigations: (fields) => ({ count: fields.mitigations.length }),
};

/** What one section contributes to the scores; it needs only the fields of that section. */
export const summarizeSection = <S extends Section>(section: S, fields: SectionFields<S>): ScoreInputs[S] =>
  summaries[section](fields);

/** What all sections of a plan contribute. */
export const computeScoreInputs = (content: BcpContent): ScoreInputs =>
  Object.fromEntries(SECTIONS.map((section) => [section, summarizeSection(section, content)])) as unknown as ScoreInputs;

/** The list counts that a row of the plan list shows. */
export const countsOf = (inputs: ScoreInputs) => ({
  functions: inputs.functions.count,
  suppliers: inputs.suppliers.count,
  systems: inputs.systems.count,
  mitigations: inputs.mitigations.count,
});
