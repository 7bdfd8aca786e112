import type { RiskImpact, RiskImpactAssessments, RiskReason } from './bcp.ts';
import { assessmentOf, findAssessmentKey, IMPACT_KINDS, RATED_FIELDS, type RatedField, type RatedRisk } from './impact.ts';
import type { ImpactLevel } from './options.ts';
import { isSameRisk, type RiskList } from './risk-names.ts';

type Assessments = Record<string, RiskImpact>;
type Levels = Partial<Pick<RiskImpact, RatedField>>;
type Reasons = Partial<Record<RatedField, RiskReason>>;

/** A reason speaks for one level: another level drops it. */
const setLevels = (assessment: RiskImpact | undefined, levels: Levels, added: Reasons = {}): RiskImpact => {
  const { reasons = {}, ...rated } = assessment ?? {};
  const kept = RATED_FIELDS.flatMap((field) => {
    const isChanged = field in levels && levels[field] !== rated[field];
    const reason = added[field] ?? (isChanged ? undefined : reasons[field]);
    return reason ? [[field, reason] as const] : [];
  });
  return { ...rated, ...levels, ...(kept.length > 0 && { reasons: Object.fromEntries(kept) }) };
};

export const rateRisk = (assessments: Assessments, name: string, levels: Levels, added?: Reasons): Assessments => {
  const key = findAssessmentKey(assessments, name) ?? name;
  return { ...assessments, [key]: setLevels(assessments[key], levels, added) };
};

export const fillRow = (level: ImpactLevel | null): Levels => Object.fromEntries(IMPACT_KINDS.map((kind) => [kind, level]));

export const isUnrated = (assessment: RiskImpact | undefined, field: RatedField): boolean => assessment?.[field] == null;

/** More rows than a person rates with care at one sitting. */
const FIRST_RISKS = 8;

/**
 * The risks to rate first: hazards that are material at the place, and what was suggested for the trade, in turn. Ratings
 * don't count, so that no row moves while it is rated.
 */
export const pickFirstRisks = (risks: readonly RatedRisk[], materialHazards: readonly string[] | undefined): RatedRisk[] => {
  if (risks.length <= FIRST_RISKS) return [...risks];
  const rankOf = ({ name, list, reason }: RatedRisk): number => {
    const at = list === 'location_risks' ? (materialHazards ?? []).findIndex((hazard) => isSameRisk(hazard, name)) : -1;
    if (at >= 0) return at;
    return (reason === undefined ? 2000 : 1000) + risks.findIndex((risk) => risk.name === name && risk.list === list);
  };
  const inOrder = (list: RiskList) => risks.filter((risk) => risk.list === list).toSorted((a, b) => rankOf(a) - rankOf(b));
  const [concerns, places] = [inOrder('primary_concerns'), inOrder('location_risks')];
  const inTurn = Array.from({ length: risks.length }, (_, at) => [concerns[at], places[at]]).flat();
  const first = new Set(inTurn.filter((risk) => risk !== undefined).slice(0, FIRST_RISKS));
  return risks.filter((risk) => first.has(risk));
};

export interface AcceptedRating {
  name: string;
  list: RiskList;
  levels: Levels;
  reasons: Reasons;
}

const pickFields = <T>(from: Partial<Record<RatedField, T>>, fields: readonly RatedField[]): Partial<Record<RatedField, T>> =>
  Object.fromEntries(fields.flatMap((field) => (field in from ? [[field, from[field]]] : [])));

/** What the owner rated stays, even if that happened while the answer was on its way. */
export const addRatings = (assessments: RiskImpactAssessments, accepted: readonly AcceptedRating[]): RiskImpactAssessments => {
  const added = { ...assessments };
  for (const { name, list, levels, reasons } of accepted) {
    const known = assessmentOf(added[list], name);
    const unrated = RATED_FIELDS.filter((field) => isUnrated(known, field));
    added[list] = rateRisk(
      added[list],
      name,
      pickFields<Levels[RatedField]>(levels, unrated) as Levels,
      pickFields(reasons, unrated),
    );
  }
  return added;
};

/** Takes back the levels that were added, except those that were changed since. */
export const undoRatings = (
  now: RiskImpactAssessments,
  before: RiskImpactAssessments,
  after: RiskImpactAssessments,
): RiskImpactAssessments => {
  const undoList = (list: RiskList): Assessments =>
    Object.fromEntries(
      Object.entries(now[list]).flatMap(([key, assessment]) => {
        const [was, became] = [before[list][key], after[list][key]];
        const added = RATED_FIELDS.filter(
          (field) => isUnrated(was, field) && !isUnrated(became, field) && assessment[field] === became?.[field],
        );
        if (added.length === 0) return [[key, assessment]];
        const cleared = setLevels(assessment, Object.fromEntries(added.map((field) => [field, null])));
        return was === undefined && RATED_FIELDS.every((field) => isUnrated(cleared, field)) ? [] : [[key, cleared]];
      }),
    );
  return { primary_concerns: undoList('primary_concerns'), location_risks: undoList('location_risks') };
};
