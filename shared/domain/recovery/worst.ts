import type { StressScenario } from '../bcp/bcp.ts';
import type { Duration } from '../bcp/duration.ts';
import { isCyberRisk } from '../bcp/risk-names.ts';
import type { RecoveryModel } from './model.ts';
import type { Preset, ScenarioOutcome } from './outcome.ts';
import { findFirstFeared, listPresets, RANSOMWARE } from './presets.ts';
import { type FunctionRun, runFunctions, toOutcome } from './simulate.ts';
import { LONGEST_STAKE } from './without-measures.ts';

/** Each is a run; more of them would make a document wait for seconds. */
const TRIED_MAX = 40;
/** How much a kind of preset tends to take away, the most first. Ids begin with it. */
const SEVERITY = ['site', RANSOMWARE, 'hazard', 'stop', 'power', 'internet', 'supplier', 'person'] as const;
const rankOf = ({ id }: Preset): number => SEVERITY.findIndex((kind) => id.startsWith(kind));

type Kind = 'own' | 'first' | 'trade' | (typeof SEVERITY)[number];
const kindOf = (preset: Preset): Kind => {
  const kind = SEVERITY[rankOf(preset)]!;
  return kind === 'supplier' || kind === RANSOMWARE ? 'trade' : kind;
};
/** What a customer names, the highest risk of the plan, what a place brings, what stops the trade, and the loss of the building. */
const FEARED: readonly Kind[] = ['own', 'first', 'hazard', 'trade', 'stop', 'site'];
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

interface Assessed extends Omit<WorstCase, 'outcome'> {
  scenario: StressScenario;
  run: FunctionRun;
  kind: Kind;
  minutes: number;
  /** What it says of its functions: of those that are late, or where none is, of all that stop. */
  story: string;
}

const assess = (model: RecoveryModel, scenario: StressScenario, kind: Kind): Assessed => {
  const run = runFunctions(model, scenario);
  const { functions, lostBy } = run;
  const late = functions.filter((fn) => fn.late.hi > 0);
  const told = late.length > 0 ? late : functions.filter(({ isAffected }) => isAffected);
  return {
    ...{ scenario, run, kind },
    late: late.length,
    minutes: late.reduce((sum, fn) => sum + Math.min(fn.late.hi, LONGEST_STAKE), 0),
    dollars: lostBy?.(LONGEST_STAKE) ?? null,
    story: told.map(({ explanation }) => explanation).join('\n'),
  };
};

/** The same losses under another title. */
const contentOf = ({ lost, staff_available, starts }: StressScenario): string =>
  JSON.stringify([lost.map(({ kind, ref, lasts }) => [kind, ref, lasts]).sort(), staff_available, starts.weekday, starts.hour]);

/** Of cases that say the same of every function, the one of the kind that comes first is told. */
const removeRepeatedStories = (sorted: readonly Assessed[]): Assessed[] => {
  const told = new Map<string, Assessed>();
  for (const item of sorted) {
    const earlier = told.get(item.story);
    if (earlier === undefined || compareKinds(item, earlier) < 0) told.set(item.story, item);
  }
  return sorted.filter((item) => told.get(item.story) === item);
};

/** The worst of what a place or a trade fears most, of a lost site only without another, then one of each such kind, then the worst of the rest. Sorted already. */
const choose = (sorted: readonly Assessed[], max: number): Assessed[] => {
  const feared = sorted.filter(({ kind }) => FEARED.includes(kind));
  const [worst] = feared.toSorted((a, b) => Number(a.kind === 'site') - Number(b.kind === 'site'));
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
  const first = findFirstFeared(model);
  const known = new Set(own.map(contentOf));
  const presets = listPresets(model)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .flatMap((preset) =>
      known.has(contentOf(preset.scenario)) || (!cyber && preset.id === RANSOMWARE)
        ? []
        : [{ scenario: preset.scenario, kind: preset.id === first?.id ? ('first' as const) : kindOf(preset) }],
    );
  const all = [...own.map((scenario) => ({ scenario, kind: 'own' as const })), ...presets].filter(
    ({ scenario }) => cyber || !isCyberRisk(scenario.title),
  );
  const tried = all.slice(0, TRIED_MAX);
  const sorted = tried
    .map(({ scenario, kind }) => assess(model, scenario, kind))
    .filter(({ run }) => run.functions.some(({ isAffected }) => isAffected))
    .toSorted((a, b) => b.late - a.late || b.minutes - a.minutes || (b.dollars?.hi ?? 0) - (a.dollars?.hi ?? 0));
  const cases = choose(removeRepeatedStories(sorted), max).map(
    ({ scenario, run, late, dollars }): WorstCase => ({ outcome: toOutcome(model, scenario, run), late, dollars }),
  );
  return { cases, tried: tried.length, of: all.length };
};
