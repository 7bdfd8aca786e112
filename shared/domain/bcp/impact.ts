import type { BcpContent, RiskImpact, RiskImpactAssessments, RiskReason, Selection } from './bcp.ts';
import { isFilled } from './filled.ts';
import { IMPACT_LEVELS, LIKELIHOODS, type Likelihood } from './options.ts';
import { type RiskList, visibleConcerns, visibleLocationRisks } from './risk-names.ts';

export type RiskLevel = 'high' | 'medium' | 'low';
export const riskLevelLabels: Record<RiskLevel, string> = { high: 'High', medium: 'Medium', low: 'Low' };

export const IMPACT_KINDS = ['financial_impact', 'operational_impact', 'reputational_impact', 'regulatory_impact'] as const;
export type ImpactKind = (typeof IMPACT_KINDS)[number];
/** What a row of the matrix sets. */
export const RATED_FIELDS = [...IMPACT_KINDS, 'likelihood'] as const;
export type RatedField = (typeof RATED_FIELDS)[number];
/** Where the BCP as a whole says what such harm means. */
export const impactDescriptionField = {
  financial_impact: 'financial_impact_description',
  operational_impact: 'operational_impact_description',
  reputational_impact: 'reputational_impact_description',
  regulatory_impact: 'legal_regulatory_impact_description',
} as const satisfies Record<ImpactKind, string>;
/** How bad it would be for the BCP as a whole. */
export const impactSeverityField = {
  financial_impact: 'financial_impact_severity',
  operational_impact: 'operational_impact_severity',
  reputational_impact: 'reputational_impact_severity',
  regulatory_impact: 'legal_regulatory_impact_severity',
} as const satisfies Record<ImpactKind, string>;
export const impactKindLabels: Record<ImpactKind, string> = {
  financial_impact: 'Financial',
  operational_impact: 'Operational',
  reputational_impact: 'Reputational',
  regulatory_impact: 'Regulatory',
};

const countLevel = (risk: RiskImpact, level: string): number => IMPACT_KINDS.filter((kind) => risk[kind] === level).length;

export const riskLevel = (risk: RiskImpact | undefined): RiskLevel => {
  if (risk === undefined) return 'low';
  const [catastrophic, major, moderate] = [
    countLevel(risk, 'catastrophic'),
    countLevel(risk, 'major'),
    countLevel(risk, 'moderate'),
  ];
  if (catastrophic >= 1 || major >= 2) return 'high';
  return major === 1 || moderate >= 2 ? 'medium' : 'low';
};

/** Two keys of the matrix that share this form are the same: case ignored, underscores as spaces. */
export const assessmentKey = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '_');

/** The key of a risk's assessment: as written, else lowercased, else in underscore form, else without regard to case. */
export const findAssessmentKey = (map: Record<string, RiskImpact>, name: string): string | undefined => {
  const lower = name.toLowerCase();
  return (
    [name, lower, lower.replace(/\s+/g, '_')].find((key) => Object.hasOwn(map, key)) ??
    Object.keys(map).find((key) => assessmentKey(key) === assessmentKey(name))
  );
};

export const assessmentOf = (map: Record<string, RiskImpact>, name: string): RiskImpact | undefined => {
  const key = findAssessmentKey(map, name);
  return key === undefined ? undefined : map[key];
};

export const hasRating = (risk: RiskImpact | undefined): boolean =>
  risk !== undefined && IMPACT_KINDS.some((kind) => risk[kind] != null);

export const isLikelihood = (value: string | number | null | undefined): value is Likelihood =>
  LIKELIHOODS.some((likelihood) => likelihood === value);

const PER_YEARS: readonly (readonly [years: number, likelihood: Likelihood])[] = [
  [1, 'almost certain'],
  [3, 'likely'],
  [10, 'possible'],
  [50, 'unlikely'],
];
const SEASON = '(?:year|winter|summer|spring|fall|autumn|season|monsoon|month|week|spell)s?';
const yearsApart = /\bevery (?:(\d+)(?: to [\d,]+)? years|(second|other|third|few) (?:year|winter|summer|spring|fall))/;
/** What is on record: “once in 50 years”, “fewer than one in 50 years”. */
const ON_RECORD = /\b(?:once|fewer than one)\b[\w ]*? in (\d+) years\b/;
const yearsByWord: Record<string, number> = { second: 2, other: 2, third: 3, few: 4 };
/** One fault of several, or the great shocks alone: smaller ones come more often. */
const ONE_SOURCE = /\bfault\b|\bsan andreas\b|\bmagnitude\b/;

const YEARLY = [
  new RegExp(`\\b(?:nearly )?every (?:wet |dry )?${SEASON}\\b`),
  new RegExp(`\\bseveral (?:times )?(?:each|every|a) ${SEASON}\\b`),
  new RegExp(`\\b(?:days|storms|blizzards|once|inches)\\b[\\w ]* (?:a|each|every) ${SEASON}\\b`),
  new RegExp(`\\btides each ${SEASON}\\b`),
  /^\d+ times in \d{4}\b/,
];

/** The last year that the tables of hazards tell of. */
const RECORDED_UNTIL = 2025;

/** The climate of today says more than that of 1936. */
const RECENT_YEARS = 30;

/** “In 1993, 2011 and 2019”, “2002 and 2020 to 2022”: the mean of the years between; null for a single year. */
const countYearsBetween = (text: string): number | null => {
  const years = [...text.matchAll(/\b((?:19|20)\d\d)(?: to ((?:19|20)\d\d))?\b/g)].flatMap(([, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => Number(from) + at),
  );
  if (years.length < 2) return null;
  const recent = years.filter((year) => year > RECORDED_UNTIL - RECENT_YEARS);
  const overall = (RECORDED_UNTIL + 1 - Math.min(...years)) / years.length;
  return recent.length < 2 ? overall : Math.min(overall, RECENT_YEARS / recent.length);
};

const rankYears = (years: number): Likelihood => PER_YEARS.find(([most]) => years <= most)?.[1] ?? 'rare';

/** How likely "every winter", "about every 500 years" or "in 2011 and 2019" is; null for what counts a whole state or one source. */
export const suggestLikelihood = (frequency: string | null | undefined): Likelihood | null => {
  const text = (frequency ?? '').toLowerCase();
  if (ONE_SOURCE.test(text)) return null;
  const [, digits, word] = yearsApart.exec(text) ?? [];
  const years = digits === undefined ? yearsByWord[word ?? ''] : Number(digits);
  if (years !== undefined) return rankYears(years);
  const [, recorded] = ON_RECORD.exec(text) ?? [];
  if (recorded !== undefined) return rankYears(Number(recorded));
  if (YEARLY.some((pattern) => pattern.test(text))) return 'almost certain';
  if (new RegExp(`\\bmost (?:wet |early )?${SEASON}\\b`).test(text)) return 'likely';
  if (new RegExp(`\\bsome ${SEASON}\\b`).test(text)) return 'possible';
  const between = countYearsBetween(text);
  return between === null ? null : rankYears(between);
};

const isSet = (value: string | number | null | undefined): boolean =>
  typeof value === 'number' || (typeof value === 'string' && isFilled(value));

export const isAssessed = (risk: RiskImpact | undefined): boolean =>
  risk !== undefined && ((isSet(risk.likelihood) && isSet(risk.impact)) || IMPACT_KINDS.every((kind) => risk[kind] != null));

type RiskContent = Pick<BcpContent, 'risk_factors' | 'threat_probability'> & {
  risk_impact_assessments: RiskImpactAssessments;
};

export interface RatedRisk {
  name: string;
  list: RiskList;
  assessment: RiskImpact | undefined;
  level: RiskLevel;
  reason: RiskReason | undefined;
}

export const ratedRisks = (content: RiskContent, cyber: boolean): RatedRisk[] => {
  const createRater =
    (list: RiskList, { reasons = {} }: Selection) =>
    (name: string) => {
      const assessment = assessmentOf(content.risk_impact_assessments[list], name);
      const reason = Object.hasOwn(reasons, name) ? reasons[name] : undefined;
      return { name, list, assessment, level: riskLevel(assessment), reason };
    };
  return [
    ...visibleConcerns(content.risk_factors.selected, cyber).map(createRater('primary_concerns', content.risk_factors)),
    ...visibleLocationRisks(content.threat_probability.selected, cyber).map(
      createRater('location_risks', content.threat_probability),
    ),
  ];
};

/** What is likelier and worse comes first; without a likelihood, a risk counts as possible. */
export const riskRank = ({ assessment }: Pick<RatedRisk, 'assessment'>): number => {
  if (assessment === undefined) return 0;
  const { likelihood } = assessment;
  const chance = isLikelihood(likelihood) ? LIKELIHOODS.indexOf(likelihood) : LIKELIHOODS.indexOf('possible');
  const harm = IMPACT_KINDS.reduce((sum, kind) => sum + IMPACT_LEVELS.indexOf(assessment[kind] ?? 'minor'), 0);
  return (chance + 1) * harm;
};

export const groupRisksByLevel = (content: RiskContent, cyber: boolean): Record<RiskLevel, RatedRisk[]> => {
  const risks = ratedRisks(content, cyber);
  const listAtLevel = (level: RiskLevel) => risks.filter((risk) => risk.level === level);
  return { high: listAtLevel('high'), medium: listAtLevel('medium'), low: listAtLevel('low') };
};

/** The matrix check passes when at least 80% of the risks are assessed; with no risk it does not pass. */
export const passesMatrixCheck = (content: RiskContent, cyber: boolean): boolean => {
  const risks = ratedRisks(content, cyber);
  return risks.length > 0 && risks.filter((risk) => isAssessed(risk.assessment)).length * 5 >= risks.length * 4;
};
