/** The scores of a plan, of all plans of a customer, and what to do about them. */
import { bcpMessages } from '#shared/messages/bcp.ts';
import type { BcpContent, Level, Scores } from './bcp.ts';
import { divideHalfUp } from './rounding.ts';
import { computeScoreInputs, type ScoreInputs } from './score-inputs.ts';

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

/** 0.3, 0.25, 0.25 and 0.2 of the components, rounded half up once; over several plans, `sum` holds their summed components. */
export const computeOverall = (sum: Components, plans = 1): number =>
  divideHalfUp(30 * sum.completeness + 25 * sum.risk + 25 * sum.impact + 20 * sum.operations, 100 * plans);

/** The level of a rounded score: a high score is a low risk. */
export const levelOf = (score: number): Level =>
  score >= 80 ? 'Low' : score >= 60 ? 'Medium' : score >= 40 ? 'High' : 'Critical';

/** All scores from the section summaries. */
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

/** All scores of a whole plan. */
export const computeScores = (content: BcpContent): Scores => computeScoresFrom(computeScoreInputs(content));

/** The score shown to a customer without plans. */
export const noScores: Scores = { completeness: 0, risk: 0, impact: 0, operations: 0, overall: 0, level: 'Critical' };

/** One score over several plans: the mean of each component (not rounded), and one overall from those means. */
export const portfolioScore = (plans: readonly { scores: Scores }[]): Scores => {
  if (plans.length === 0) return noScores;
  const over = (value: (component: keyof Components) => number): Components => ({
    completeness: value('completeness'),
    risk: value('risk'),
    impact: value('impact'),
    operations: value('operations'),
  });
  const sum = over((component) => plans.reduce((total, plan) => total + plan.scores[component], 0));
  const total = computeOverall(sum, plans.length);
  return { ...over((component) => sum[component] / plans.length), overall: total, level: levelOf(total) };
};

/** What would raise the scores; null means that there is no plan yet. */
export const recommendImprovements = (scores: Scores | null): string[] => {
  const { recommend } = bcpMessages;
  if (scores === null) return [recommend.firstPlan];
  const found = [
    scores.completeness < 50 ? recommend.completeness : null,
    scores.risk < 40 ? recommend.risk : null,
    scores.impact < 40 ? recommend.impact : null,
    scores.operations < 40 ? recommend.operations : null,
    scores.level === 'High' || scores.level === 'Critical' ? recommend.review : null,
  ].filter((text) => text !== null);
  return found.length > 0 ? found : [recommend.wellDeveloped];
};

export type ScoreColor = 'green' | 'yellow' | 'red';
/** The colour band of a score: green from 80, yellow from 60, red below. */
export const scoreColor = (score: number): ScoreColor => (score >= 80 ? 'green' : score >= 60 ? 'yellow' : 'red');
