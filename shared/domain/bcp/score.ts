import { bcpMessages } from '#shared/messages/bcp.ts';
import type { BcpContent, Level, Scores, Section, sectionShapes } from './bcp.ts';
import { isFilled } from './filled.ts';
import { assessmentKey, hasRating } from './impact.ts';
import { divideHalfUp } from './rounding.ts';
import { SECTIONS } from './sections.ts';

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
  scenarios: Record<string, never>;
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
  scenarios: () => ({}),
};

export const summarizeSection = <S extends Section>(section: S, fields: SectionFields<S>): ScoreInputs[S] =>
  summaries[section](fields);

export const computeScoreInputs = (content: BcpContent): ScoreInputs =>
  Object.fromEntries(SECTIONS.map((section) => [section, summarizeSection(section, content)])) as unknown as ScoreInputs;

export const countsOf = (inputs: ScoreInputs) => ({
  functions: inputs.functions.count,
  suppliers: inputs.suppliers.count,
  systems: inputs.systems.count,
  mitigations: inputs.mitigations.count,
});

/** Points out of 100: business 20, location 15, concerns 12, threats 13, severities 20, functions 7, suppliers 6, systems 7. */
export const completenessScore = ({ business, risks, impacts, functions, suppliers, systems }: ScoreInputs): number =>
  5 * business.basics +
  (business.has_address ? 5 : 0) +
  (business.has_location_name ? 5 : 0) +
  (business.has_location_address ? 5 : 0) +
  (risks.concerns.length > 0 ? 12 : 0) +
  (risks.threats.length > 0 ? 13 : 0) +
  5 * impacts.severities +
  (functions.count > 0 ? 7 : 0) +
  (suppliers.count > 0 ? 6 : 0) +
  (systems.count > 0 ? 7 : 0);

const countInBoth = (selected: string[], rated: string[]): number => selected.filter((name) => rated.includes(name)).length;

/** 5 per selected risk (up to 50), 10 per selected risk that is rated (up to 30), 20 for MTD with recovery priority. */
export const riskScore = ({ risks, impacts }: ScoreInputs): number =>
  Math.min(50, 5 * (risks.concerns.length + risks.threats.length)) +
  Math.min(30, 10 * (countInBoth(risks.concerns, impacts.rated_concerns) + countInBoth(risks.threats, impacts.rated_threats))) +
  (impacts.has_recovery ? 20 : 0);

/** 15 per severity set, 10 per description longer than 10 characters. */
export const impactScore = ({ impacts }: ScoreInputs): number => 15 * impacts.severities + 10 * impacts.descriptions;

/** 8 per function (up to 40), 10 per supplier (up to 30), 10 per IT system (up to 30). */
export const operationsScore = ({ functions, suppliers, systems }: ScoreInputs): number =>
  Math.min(40, 8 * functions.count) + Math.min(30, 10 * suppliers.count) + Math.min(30, 10 * systems.count);

type Components = Pick<Scores, 'completeness' | 'risk' | 'impact' | 'operations'>;

/** 0.3, 0.25, 0.25 and 0.2 of the components, rounded half up once; for several BCPs, `sum` holds their summed components. */
export const computeOverall = (sum: Components, count = 1): number =>
  divideHalfUp(30 * sum.completeness + 25 * sum.risk + 25 * sum.impact + 20 * sum.operations, 100 * count);

export const levelOf = (score: number): Level =>
  score >= 80 ? 'Low' : score >= 60 ? 'Medium' : score >= 40 ? 'High' : 'Critical';

export const computeScoresFrom = (inputs: ScoreInputs): Scores => {
  const components = {
    completeness: completenessScore(inputs),
    risk: riskScore(inputs),
    impact: impactScore(inputs),
    operations: operationsScore(inputs),
  };
  const total = computeOverall(components);
  return { ...components, overall: total, level: levelOf(total) };
};

export const computeScores = (content: BcpContent): Scores => computeScoresFrom(computeScoreInputs(content));

export const noScores: Scores = { completeness: 0, risk: 0, impact: 0, operations: 0, overall: 0, level: 'Critical' };

export const portfolioScore = (bcps: readonly { scores: Scores }[]): Scores => {
  if (bcps.length === 0) return noScores;
  const mapComponents = (value: (component: keyof Components) => number): Components => ({
    completeness: value('completeness'),
    risk: value('risk'),
    impact: value('impact'),
    operations: value('operations'),
  });
  const sum = mapComponents((component) => bcps.reduce((total, bcp) => total + bcp.scores[component], 0));
  const total = computeOverall(sum, bcps.length);
  return { ...mapComponents((component) => sum[component] / bcps.length), overall: total, level: levelOf(total) };
};

export const recommendImprovements = (scores: Scores | null): string[] => {
  const { recommend } = bcpMessages;
  if (scores === null) return [recommend.firstBcp];
  const found = [
    scores.completeness < 50 ? recommend.completeness : null,
    scores.risk < 40 ? recommend.risk : null,
    scores.impact < 40 ? recommend.impact : null,
    scores.operations < 40 ? recommend.operations : null,
    scores.level === 'High' || scores.level === 'Critical' ? recommend.review : null,
  ].filter((text) => text !== null);
  return found.length > 0 ? found : [recommend.wellDeveloped];
};

type ScoreColor = 'green' | 'yellow' | 'red';
export const scoreColor = (score: number): ScoreColor => (score >= 80 ? 'green' : score >= 60 ? 'yellow' : 'red');
