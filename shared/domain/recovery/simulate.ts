import { recoveryMessages as say } from '#shared/messages/recovery.ts';
import type { StressScenario } from '../bcp/bcp.ts';
import { type Duration, point } from '../bcp/duration.ts';
import { assumeOpenWeek } from '../bcp/open-hours.ts';
import { once } from '../once.ts';
import { type DecidingRun, explainFunction, traceDelays } from './explain.ts';
import { type ItemList, listItems } from './items.ts';
import type { RecoveryModel } from './model.ts';
import type { Assumption, FunctionOutcome, FunctionState, PersonLoad, RecoveryTask, ScenarioOutcome } from './outcome.ts';
import { type Slot, schedule } from './schedule.ts';
import { createLossByTime, earnsRevenue, type LossByTime, type Timing } from './stakes.ts';

type Reading = (time: Duration) => number;
const shortest: Reading = ({ lo }) => lo;
const longest: Reading = ({ hi }) => hi;

const runItems = (model: RecoveryModel, { items, absent }: ItemList, pick: Reading, isLimited: boolean): Slot[] =>
  schedule(
    items.map(({ needs, takes, owners, release, returns, due, wanted, rank }) => ({
      needs,
      takes: pick(takes),
      workers: owners,
      release: pick(release),
      returns: pick(returns),
      due,
      wanted,
      rank,
    })),
    isLimited ? model.people.map(({ hands }, at) => ({ hands, from: absent.has(at) ? pick(absent.get(at)!) : 0 })) : null,
  );

export interface Runs {
  list: ItemList;
  /** The longest times with as many hands as there are. */
  deciding: readonly Slot[];
  /** The shortest times, and the shortest as if nobody were ever busy. */
  others: readonly (readonly Slot[])[];
}

export const runAll = (model: RecoveryModel, scenario: StressScenario): Runs => {
  const list = listItems(model, scenario);
  return {
    list,
    deciding: runItems(model, list, longest, true),
    others: [runItems(model, list, shortest, true), runItems(model, list, shortest, false)],
  };
};

/** The earliest and the latest of all runs. Shorter times can end later where hands are few (Graham 1969). */
const envelope = ({ deciding, others }: Runs, at: number, of: (slot: Slot) => number): Duration => {
  const bounds = point(of(deciding[at]!));
  for (const slots of others) {
    const time = of(slots[at]!);
    bounds.lo = Math.min(bounds.lo, time);
    bounds.hi = Math.max(bounds.hi, time);
  }
  return bounds;
};
const endOf = ({ ends }: Slot): number => ends;

const minus = (minutes: number, limit: number): number => (minutes === limit ? 0 : Math.max(0, minutes - limit));

export const timeFunctions = (model: RecoveryModel, runs: Runs): Timing[] =>
  model.nodes.flatMap((node, position) => {
    if (node.kind !== 'function') return [];
    const at = runs.list.itemOf[position]!;
    const back = at === null ? point(0) : envelope(runs, at, endOf);
    const workaround = at === null ? node.workaround : runs.list.items[at]!.workaround;
    const stopsAt = at === null ? 0 : runs.list.items[at]!.held;
    const limitWith = (lasts = 0): number | null => (node.mtd === null ? null : Math.max(node.mtd + stopsAt, lasts));
    const [limit, most] = [limitWith(workaround?.lasts), limitWith(workaround?.longest)];
    const late = limit === null || most === null ? point(0) : { lo: minus(back.lo, most), hi: minus(back.hi, limit) };
    return [{ node, at, back, workaround, limit, late }];
  });

const listTasks = (model: RecoveryModel, runs: Runs): RecoveryTask[] =>
  runs.list.items.flatMap((item, at): RecoveryTask[] => {
    const { id, kind, name, isAssumed } = item;
    if (kind === 'wait' || (kind === 'restart' && item.takes.hi === 0)) return [];
    const { isReturned, worker } = runs.deciding[at]!;
    const isDone = !isReturned;
    return [
      {
        ...{ id, name, isAssumed },
        kind: isDone ? kind : 'return',
        owner: worker === null || !isDone ? null : model.people[worker]!.name,
        starts: envelope(runs, at, ({ starts }) => starts),
        ends: envelope(runs, at, endOf),
      },
    ];
  });

/** Of several holders, another one may be free first in the other run. */
const orderBand = (a: number, b: number): Duration => ({ lo: Math.min(a, b), hi: Math.max(a, b) });

const listLoads = (
  model: RecoveryModel,
  { list, deciding, others: [quick] }: Runs,
  keptWaiting: ReadonlySet<number>,
): PersonLoad[] => {
  const groupByWorker = (slots: readonly Slot[]): ReadonlyMap<number | null, number[]> =>
    Map.groupBy(
      [...list.items.keys()].filter((at) => {
        const { isReturned, ends } = slots[at]!;
        return list.items[at]!.takes.hi > 0 && !isReturned && ends !== Number.POSITIVE_INFINITY;
      }),
      (at) => slots[at]!.worker,
    );
  const [decidingWork, quickWork] = [groupByWorker(deciding), groupByWorker(quick!)];
  return model.people.flatMap((person, position): PersonLoad[] => {
    const own = decidingWork.get(position) ?? [];
    if (own.length === 0) return [];
    const sum = (pick: Reading, work: readonly number[]): number =>
      work.reduce((total, at) => total + pick(list.items[at]!.takes), 0);
    return [
      {
        name: person.name,
        tasks: own.map((at) => list.items[at]!.id),
        busy: orderBand(sum(shortest, quickWork.get(position) ?? []), sum(longest, own)),
        isBottleneck: keptWaiting.has(position),
      },
    ];
  });
};

const WEEK_HOURS = 168;
/** When the business is open is no answer of the plan; how long is. */
const assumeOpenHours = ({ content }: RecoveryModel): Assumption[] => {
  const open = content.open_hours_per_week;
  return open === null || open === WEEK_HOURS || !earnsRevenue(content)
    ? []
    : [
        {
          text: say.openWeek(open, assumeOpenWeek(open)),
          place: { step: 1, section: 'business', field: 'open_hours_per_week' },
        },
      ];
};

const removeRepeated = (assumptions: readonly Assumption[]): Assumption[] => [
  ...new Map(assumptions.map((assumption) => [assumption.text, assumption])).values(),
];

const compare = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What decides how bad a scenario is. */
export interface FunctionRun {
  runs: Runs;
  functions: FunctionOutcome[];
  lostBy: LossByTime | null;
  /** People whom something waited for, by position. */
  keptWaiting: ReadonlySet<number>;
}

export const runFunctions = (model: RecoveryModel, scenario: StressScenario): FunctionRun => {
  const runs = runAll(model, scenario);
  const timings = timeFunctions(model, runs);
  const { items } = runs.list;
  const deciding: DecidingRun = { model, items, slots: runs.deciding };
  const keptWaiting = new Set<number>();
  const slotsById = once(() => new Map(items.map(({ id }, at) => [id, runs.deciding[at]!])));
  const explain = (timing: Timing): string => {
    const { node, at } = timing;
    if (at !== null) return explainFunction(deciding, at, timing);
    const fuel = runs.list.powered.size === 0 ? undefined : runs.list.powered.get(model.nodes.indexOf(node));
    return fuel === undefined ? say.keepsRunning(node.name) : say.runsOnPower(node.name, fuel);
  };
  const functions = timings.map((timing): FunctionOutcome => {
    const { node, at, back, late, workaround } = timing;
    const delays = at === null ? [] : traceDelays(deciding, at);
    for (const { item, because } of delays) if (because === 'person') keptWaiting.add(slotsById().get(item)!.worker!);
    return {
      ...{ id: node.id, name: node.name, isAffected: at !== null, back, late, delays },
      ...{ rto: node.rto, mtd: node.mtd, workedAroundUntil: workaround?.lasts ?? null },
      explanation: explain(timing),
    };
  });
  return {
    ...{ runs, keptWaiting },
    functions: functions.toSorted(
      (a, b) =>
        Number(b.isAffected) - Number(a.isAffected) ||
        compare(b.late.hi, a.late.hi) ||
        compare(b.back.hi, a.back.hi) ||
        compare(a.name, b.name),
    ),
    lostBy: createLossByTime(model, timings, scenario.starts),
  };
};

export const toOutcome = (model: RecoveryModel, scenario: StressScenario, run: FunctionRun): ScenarioOutcome => {
  const { runs, functions, lostBy, keptWaiting } = run;
  const ends = [...runs.list.items.keys()].map((at) => envelope(runs, at, endOf).hi).filter(Number.isFinite);
  return {
    ...{ scenario, functions, lostBy },
    tasks: listTasks(model, runs),
    people: listLoads(model, runs, keptWaiting),
    assumptions: removeRepeated([...runs.list.assumptions, ...model.assumptions, ...assumeOpenHours(model)]),
    horizon: Math.max(0, ...ends),
  };
};

/** What happens to the functions of a plan when this is lost, and why. */
export const runScenario = (model: RecoveryModel, scenario: StressScenario): ScenarioOutcome =>
  toOutcome(model, scenario, runFunctions(model, scenario));

/** What each function does at a time after the event; while it may be back, it counts as down. */
export const stateAt = ({ functions }: Pick<ScenarioOutcome, 'functions'>, minutes: number): FunctionState[] =>
  functions.map(({ id, name, isAffected, back, workedAroundUntil }) => {
    if (!isAffected || minutes >= back.hi) return { id, name, state: 'back' };
    return { id, name, state: workedAroundUntil !== null && minutes < workedAroundUntil ? 'worked around' : 'down' };
  });
