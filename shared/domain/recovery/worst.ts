import type { StressScenario } from '../bcp/bcp.ts';
import { DAY_MINUTES, type Duration } from '../bcp/duration.ts';
import { isCyberRisk } from '../bcp/risk-names.ts';
import type { RecoveryModel } from './model.ts';
import type { Preset, ScenarioOutcome } from './outcome.ts';
import { listPresets, RANSOMWARE } from './presets.ts';
import { runScenario } from './simulate.ts';

/** What nothing brings back counts as down for a month. */
const LONGEST = 30 * DAY_MINUTES;

/** Each is a run; more of them would make a document wait for seconds. */
const TRIED_MAX = 40;
/** How much a kind of preset tends to take away, the most first. Ids begin with it. */
const SEVERITY = ['site', RANSOMWARE, 'hazard', 'power', 'internet', 'supplier', 'person'];
const rankOf = ({ id }: Preset): number => SEVERITY.findIndex((kind) => id.startsWith(kind));

export interface WorstCase {
  outcome: ScenarioOutcome;
  /** How many functions may come back too late. */
  late: number;
  /** Dollars that a month costs; null where no function earns revenue. */
  dollars: Duration | null;
}

export interface WorstCases {
  cases: WorstCase[];
  /** How many scenarios were run, of how many that the plan calls for. */
  tried: number;
  of: number;
}

interface Assessed extends WorstCase {
  minutes: number;
}

const assess = (model: RecoveryModel, scenario: StressScenario): Assessed => {
  const outcome = runScenario(model, scenario);
  return {
    outcome,
    late: outcome.functions.filter(({ late }) => late.hi > 0).length,
    minutes: outcome.functions.reduce((sum, { late }) => sum + Math.min(late.hi, LONGEST), 0),
    dollars: outcome.lostBy?.(LONGEST) ?? null,
  };
};

/** The same losses under another title. */
const contentOf = ({ lost, staff_available, starts }: StressScenario): string =>
  JSON.stringify([lost.map(({ kind, ref, lasts }) => [kind, ref, lasts]).sort(), staff_available, starts.weekday, starts.hour]);

const explainLate = ({ outcome }: Assessed): string =>
  outcome.functions.flatMap(({ late, explanation }) => (late.hi > 0 ? [explanation] : [])).join('\n');

/** A case that says of every function what an earlier one says is no news. */
const isNews = (item: Assessed, at: number, sorted: readonly Assessed[]): boolean =>
  explainLate(item) === '' || sorted.findIndex((earlier) => explainLate(earlier) === explainLate(item)) === at;

/**
 * The scenarios that hurt this plan most: by the functions that come back too late, then by how late they are, then by money.
 * Of equals those of the customer come first; what stops nothing is left out. The customer's own are always run, and of the
 * presets the kinds that take away most.
 */
export const findWorstCases = (model: RecoveryModel, max: number, { cyber }: { cyber: boolean }): WorstCases => {
  const own = model.content.scenarios;
  const known = new Set(own.map(contentOf));
  const presets = listPresets(model)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .flatMap(({ id, scenario }) => (known.has(contentOf(scenario)) || (!cyber && id === RANSOMWARE) ? [] : [scenario]));
  const all = [...own, ...presets].filter(({ title }) => cyber || !isCyberRisk(title));
  const tried = all.slice(0, TRIED_MAX);
  const cases = tried
    .map((scenario) => assess(model, scenario))
    .filter(({ outcome }) => outcome.functions.some(({ isAffected }) => isAffected))
    .toSorted((a, b) => b.late - a.late || b.minutes - a.minutes || (b.dollars?.hi ?? 0) - (a.dollars?.hi ?? 0))
    .filter(isNews)
    .slice(0, max)
    .map(({ minutes: _, ...worst }) => worst);
  return { cases, tried: tried.length, of: all.length };
};
