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
const SEVERITY = ['site', RANSOMWARE, 'hazard', 'power', 'internet', 'supplier', 'person'] as const;
const rankOf = ({ id }: Preset): number => SEVERITY.findIndex((kind) => id.startsWith(kind));

type Kind = 'own' | 'trade' | (typeof SEVERITY)[number];
const kindOf = (preset: Preset): Kind => {
  const kind = SEVERITY[rankOf(preset)]!;
  return kind === 'supplier' || kind === RANSOMWARE ? 'trade' : kind;
};
/** What a customer names, what a place brings, what stops the trade, and the loss of the building. */
const FEARED: readonly Kind[] = ['own', 'hazard', 'trade', 'site'];
/** Told where nothing else is left to tell. */
const MILD: readonly Kind[] = ['internet', 'person'];
const placeOf = ({ kind }: Assessed): number => (FEARED.includes(kind) ? FEARED.indexOf(kind) : FEARED.length);
const compareKinds = (a: Assessed, b: Assessed): number => placeOf(a) - placeOf(b);

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
  kind: Kind;
  minutes: number;
}

const assess = (model: RecoveryModel, scenario: StressScenario, kind: Kind): Assessed => {
  const outcome = runScenario(model, scenario);
  return {
    ...{ outcome, kind },
    late: outcome.functions.filter(({ late }) => late.hi > 0).length,
    minutes: outcome.functions.reduce((sum, { late }) => sum + Math.min(late.hi, LONGEST), 0),
    dollars: outcome.lostBy?.(LONGEST) ?? null,
  };
};

/** The same losses under another title. */
const contentOf = ({ lost, staff_available, starts }: StressScenario): string =>
  JSON.stringify([lost.map(({ kind, ref, lasts }) => [kind, ref, lasts]).sort(), staff_available, starts.weekday, starts.hour]);

/** Of those that are late, or where none is, of all that stop. */
const explain = ({ outcome, late: count }: Assessed): string =>
  outcome.functions
    .flatMap(({ late, isAffected, explanation }) => (late.hi > 0 || (count === 0 && isAffected) ? [explanation] : []))
    .join('\n');

/** Of cases that say the same of every function, the one of the kind that comes first is told. */
const isNews = (item: Assessed, _: number, all: readonly Assessed[]): boolean =>
  all.filter((other) => explain(other) === explain(item)).toSorted(compareKinds)[0] === item;

/** The worst of what a place or a trade fears most, then one of each such kind, then the worst of the rest. Sorted already. */
const choose = (sorted: readonly Assessed[], max: number): Assessed[] => {
  const feared = sorted.filter(({ kind }) => FEARED.includes(kind));
  const [worst] = feared;
  const ofOtherKinds = FEARED.flatMap((kind) => (kind === worst?.kind ? [] : (feared.find((item) => item.kind === kind) ?? [])));
  const rest = sorted.toSorted((a, b) => Number(MILD.includes(a.kind)) - Number(MILD.includes(b.kind)));
  const chosen = new Set([...(worst === undefined ? [] : [worst]), ...ofOtherKinds, ...rest]);
  const kept = new Set([...chosen].slice(0, max));
  return sorted.filter((item) => kept.has(item));
};

/**
 * The scenarios that hurt this plan most: by the functions that come back too late, then by how late they are, then by money.
 * Where not all are wanted, the worst hazard of the place, the worst stop of the trade and the loss of the site come before
 * outages of a day and absences. Of equals those of the customer come first; what stops nothing is left out. The customer's own
 * are always run, and of the presets the kinds that take away most.
 */
export const findWorstCases = (model: RecoveryModel, max: number, { cyber }: { cyber: boolean }): WorstCases => {
  const own = model.content.scenarios;
  const known = new Set(own.map(contentOf));
  const presets = listPresets(model)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .flatMap((preset) =>
      known.has(contentOf(preset.scenario)) || (!cyber && preset.id === RANSOMWARE)
        ? []
        : [{ scenario: preset.scenario, kind: kindOf(preset) }],
    );
  const all = [...own.map((scenario) => ({ scenario, kind: 'own' as const })), ...presets].filter(
    ({ scenario }) => cyber || !isCyberRisk(scenario.title),
  );
  const tried = all.slice(0, TRIED_MAX);
  const sorted = tried
    .map(({ scenario, kind }) => assess(model, scenario, kind))
    .filter(({ outcome }) => outcome.functions.some(({ isAffected }) => isAffected))
    .toSorted((a, b) => b.late - a.late || b.minutes - a.minutes || (b.dollars?.hi ?? 0) - (a.dollars?.hi ?? 0))
    .filter(isNews);
  const cases = choose(sorted, max).map(({ minutes: _, kind: __, ...worst }) => worst);
  return { cases, tried: tried.length, of: all.length };
};
