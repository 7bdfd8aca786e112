import type { BcpContent, CriticalFunction, ItSystem } from './bcp.ts';
import { type Duration, isLeftToAi, parseDuration, recommendRto } from './duration.ts';
import { isFilled } from './filled.ts';
import { nameKey } from './names.ts';
import { isEmergencyAct, protectsPeople } from './people-first.ts';
import { sortByCriticality } from './priority-order.ts';
import { isRunByVendor } from './system-place.ts';

const HOUR = 60;
export const FOUR_HOURS = 4 * HOUR;
export const DAY = 24 * HOUR;
/** The first quarter of an hour is for getting people to safety. */
const QUARTER = 15;
const HALF_DAY = 12 * HOUR;

export interface Deadline {
  /** Minutes after the event; infinite where the BCP sets no limit. */
  minutes: number;
  /** RTO, else MTD, else a recommendation that the customer has not confirmed. */
  basis: 'rto' | 'mtd' | 'recommended';
}

/** Why a deadline will be missed: its own restore time, a dependency that recovers later, or people busy with another system. */
type Obstacle = { kind: 'itself' } | { kind: 'needs'; name: string } | { kind: 'busy'; name: string; after: string };

interface Restoration {
  item: ItSystem;
  /** As the simulation counts it, with an assumption where the BCP states no time. */
  takes: Duration;
  /** Everyone who can restore it. */
  restorers: readonly string[];
  /** Who does, and a key of that person; null where nobody limits it. */
  worker: string | null;
  workerKey: number | null;
}
/** Who restores what when everything is down, and in which order. */
export type RestoreOrder = readonly Restoration[];

interface Scheduled {
  /** Minutes after the event; always before the deadline, unless the item must not stop at all. */
  start: number;
  deadline: Deadline | null;
  /** The earliest deadline of the item and of everything that needs it; null when none of them has one. */
  due: number | null;
  /** What makes the item due before its own deadline. */
  neededFor: string | null;
  obstacle: Obstacle | null;
  /** The system that comes back last of all that a function needs, where its work begins before; null where none does. */
  waitsFor: string | null;
}
type ScheduledFunction = Scheduled & { kind: 'function'; item: CriticalFunction };
export type ScheduledSystem = Scheduled & { kind: 'system'; item: ItSystem; restorers: readonly string[] };
export type ScheduledItem = ScheduledFunction | ScheduledSystem;

type ScheduleSource = { kind: 'function'; item: CriticalFunction } | { kind: 'system'; item: ItSystem };
/** By when it is back at the latest, and the system that decides so. */
interface Return {
  minutes: number;
  name: string;
}
type ScheduleNode = ScheduleSource & {
  deadline: Deadline | null;
  takes: Duration | null;
  needs: ScheduleNode[];
  /** What the same person restores just before. */
  after: { node: ScheduleNode; restoration: Restoration } | null;
  restorers: readonly string[];
  /** An emergency act needs it. */
  servesAct: boolean;
  due: number;
  /** The least `due` of itself and of what the same person restores later. */
  orderDue: number;
  neededFor: string | null;
  latestStart: number;
  /** Minutes after the event before which the item cannot be back, whenever work on it begins. */
  earliestBack: number;
  start: number;
  back: Return | null;
  obstacle: Obstacle | null;
};

const NO_DEADLINE = Number.POSITIVE_INFINITY;

/** `none` means no objective here; only as an RPO does it mean zero. */
const parseObjective = (text: string | null): Duration | null =>
  text?.trim().toLowerCase() === 'none' ? null : parseDuration(text);

export const findDeadline = ({
  item,
}: {
  item: Pick<CriticalFunction | ItSystem, 'rto' | 'max_downtime' | 'criticality'>;
}): Deadline | null => {
  if (isLeftToAi(item.rto)) return { minutes: parseDuration(recommendRto(item))!.hi, basis: 'recommended' };
  const [rto, mtd] = [parseObjective(item.rto), parseObjective(item.max_downtime)];
  if (rto !== null) return { minutes: rto.hi, basis: 'rto' };
  return mtd === null ? null : { minutes: mtd.hi, basis: 'mtd' };
};

/** A band is open at its lower end: more than four hours is never back at four hours. */
const shortestMinutes = ({ lo, hi }: Duration): number => (lo === hi ? lo : lo + 1);

const buildNodes = ({
  critical_functions,
  it_systems,
}: Pick<BcpContent, 'critical_functions' | 'it_systems'>): ScheduleNode[] => {
  const sources: ScheduleSource[] = [
    ...sortByCriticality(it_systems).map((item) => ({ kind: 'system' as const, item })),
    ...sortByCriticality(critical_functions).map((item) => ({ kind: 'function' as const, item })),
  ];
  const nodes = sources.map(
    (source): ScheduleNode => ({
      ...source,
      deadline: findDeadline(source),
      takes: source.kind === 'system' ? parseDuration(source.item.recovery_time) : null,
      needs: [],
      servesAct: false,
      after: null,
      restorers: [],
      due: NO_DEADLINE,
      orderDue: NO_DEADLINE,
      neededFor: null,
      latestStart: NO_DEADLINE,
      earliestBack: 0,
      start: 0,
      back: null,
      obstacle: null,
    }),
  );
  const byName = new Map(nodes.map((node) => [nameKey(node.item.name), node]));
  const add = (node: ScheduleNode | undefined, needed: ScheduleNode | undefined): void => {
    if (node !== undefined && needed !== undefined && node !== needed && !node.needs.includes(needed)) node.needs.push(needed);
  };
  for (const node of nodes) {
    const names = node.kind === 'system' ? [...node.item.system_dependencies, ...node.item.dependencies] : node.item.dependencies;
    for (const name of names) add(node, byName.get(nameKey(name)));
    if (node.kind === 'system') for (const name of node.item.supports_functions) add(byName.get(nameKey(name)), node);
  }
  return nodes;
};

/** Dependencies first. In a cycle, the node reached last does not wait. */
const sortByDependency = (nodes: readonly ScheduleNode[]): ScheduleNode[] => {
  const ordered: ScheduleNode[] = [];
  const state = new Map<ScheduleNode, 'open' | 'done'>();
  const visit = (node: ScheduleNode): void => {
    if (state.has(node)) return;
    state.set(node, 'open');
    node.needs = node.needs.filter((needed) => {
      visit(needed);
      return state.get(needed) === 'done';
    });
    if (node.after !== null) {
      visit(node.after.node);
      if (state.get(node.after.node) !== 'done') node.after = null;
    }
    state.set(node, 'done');
    ordered.push(node);
  };
  nodes.forEach(visit);
  return ordered;
};

/** From the last to the first: what is needed is due with whatever needs it. */
const setDue = (ordered: readonly ScheduleNode[]): void => {
  const finishBy = new Map<ScheduleNode, number>();
  for (const node of ordered.toReversed()) {
    const own = node.deadline?.minutes ?? NO_DEADLINE;
    node.due = Math.min(node.due, own);
    if (node.due === own) node.neededFor = null;
    const finish = Math.min(finishBy.get(node) ?? NO_DEADLINE, own);
    node.latestStart = node.takes === null ? finish : finish - node.takes.hi;
    if (Number.isNaN(node.latestStart)) node.latestStart = NO_DEADLINE;
    for (const needed of node.needs) {
      if (node.due < needed.due) [needed.due, needed.neededFor] = [node.due, node.item.name];
      const by = node.kind === 'system' ? node.latestStart : finish;
      finishBy.set(needed, Math.min(finishBy.get(needed) ?? NO_DEADLINE, by));
    }
  }
};

const isNeededBy = (node: ScheduleNode, other: ScheduleNode): boolean =>
  other.needs.some((needed) => needed === node || isNeededBy(node, needed));

const EMERGENCY_POWER = /\b(?:emergency|standby|backup) power\b|\bgenerators?\b/i;
const POWER = /\bpower\b/i;
const WATCHES = /\bmonitor|\btelemetry\b|\bcontrols?\b|\bsoftware\b/i;

/** A generator and what hangs on it, not what only watches it. */
export const isStandbyPower = ({ name, system_type }: Pick<ItSystem, 'name' | 'system_type'>): boolean =>
  system_type === 'infrastructure' && !WATCHES.test(name) && EMERGENCY_POWER.test(name);

/** Everything else waits for its current, also what the same hands restore: it is started before anyone is called. */
const isEmergencyPower = ({ kind, item, due }: ScheduleNode): boolean =>
  kind === 'system' &&
  (isStandbyPower(item) ||
    (item.system_type === 'infrastructure' && !WATCHES.test(item.name) && POWER.test(item.name) && due <= HOUR));

/** With all that they need in turn: a crew check right away has its radios first. */
const findServingActs = (nodes: readonly ScheduleNode[]): Set<ScheduleNode> => {
  const serving = new Set<ScheduleNode>();
  const visit = ({ needs }: ScheduleNode): void => {
    for (const needed of needs)
      if (needed.kind === 'system' && !serving.has(needed)) {
        serving.add(needed);
        visit(needed);
      }
  };
  for (const node of nodes) if (node.kind === 'function' && isEmergencyAct(node.item.name)) visit(node);
  return serving;
};

/**
 * In the order of the simulation, except that what an emergency act needs comes first, the shortest before the longest, and what
 * is due within a day before what is not.
 */
const chainByPerson = (nodes: readonly ScheduleNode[], order: RestoreOrder): void => {
  const nodeOf = new Map(nodes.map((node) => [node.item, node]));
  const known = order.flatMap((restoration) => {
    const node = nodeOf.get(restoration.item);
    if (node === undefined) return [];
    node.restorers = restoration.restorers;
    return restoration.workerKey === null || isRunByVendor(restoration.item) ? [] : [{ node, restoration }];
  });
  for (const chain of Map.groupBy(known, ({ restoration }) => restoration.workerKey).values()) {
    const rank = ({ node }: (typeof chain)[number]): number => {
      if (isEmergencyPower(node)) return 0;
      return node.servesAct ? 1 : node.due > DAY ? 3 : 2;
    };
    const takesOf = ({ node, restoration }: (typeof chain)[number]): number => (node.servesAct ? restoration.takes.hi : 0);
    const sorted = chain.toSorted((a, b) => rank(a) - rank(b) || takesOf(a) - takesOf(b));
    for (const [at, { node }] of sorted.entries())
      if (at > 0 && !isEmergencyPower(node) && !isNeededBy(node, sorted[at - 1]!.node)) node.after = sorted[at - 1]!;
  }
};

/** Whoever has several systems to restore begins early enough for all of them. */
const setLatestStarts = (ordered: readonly ScheduleNode[]): void => {
  for (const node of ordered) node.orderDue = node.due;
  for (const node of ordered.toReversed()) {
    for (const needed of node.needs) {
      needed.orderDue = Math.min(needed.orderDue, node.orderDue);
      if (node.kind !== 'system' || !Number.isFinite(node.latestStart)) continue;
      needed.latestStart = Math.min(needed.latestStart, node.latestStart - (needed.takes?.hi ?? 0));
    }
    if (node.after === null) continue;
    const { node: before, restoration } = node.after;
    before.orderDue = Math.min(before.orderDue, node.orderDue);
    // What is due after a day does not hurry what is due within one.
    if (Number.isFinite(node.latestStart) && (node.due <= DAY || before.due > DAY))
      before.latestStart = Math.min(before.latestStart, node.latestStart - restoration.takes.hi);
  }
};

const isUndated = ({ due, deadline }: ScheduleNode): boolean => deadline === null && due === NO_DEADLINE;

/** Without a deadline, criticality decides when work starts. */
const usualStart = (node: ScheduleNode): number => {
  const { due, item } = node;
  if (due <= QUARTER || node.servesAct || isEmergencyPower(node)) return 0;
  if (due <= HOUR) return QUARTER;
  if (due <= FOUR_HOURS) return HOUR;
  if (due <= DAY) return FOUR_HOURS;
  if (isUndated(node) && item.criticality === 'critical') return HOUR;
  return isUndated(node) && item.criticality === 'high' ? FOUR_HOURS : HALF_DAY;
};

const wantedStart = (node: ScheduleNode): number => {
  const wanted = Math.max(0, Math.floor(Math.min(usualStart(node), node.latestStart)));
  return node.due > DAY && !isUndated(node) && !node.servesAct ? Math.max(wanted, FOUR_HOURS) : wanted;
};

const setEarliestBack = (node: ScheduleNode): void => {
  const needed = Math.max(0, ...node.needs.map(({ earliestBack }) => earliestBack));
  // An unreadable restore time does not prove that a deadline fails.
  const isStated = node.kind === 'system' && isFilled(node.item.recovery_time);
  const promised = isStated ? null : parseObjective(node.item.rto);
  if (node.takes !== null) node.earliestBack = needed + shortestMinutes(node.takes);
  else node.earliestBack = Math.max(needed, promised === null ? 0 : shortestMinutes(promised));
};

const obstacleOf = ({ deadline, takes, needs, earliestBack }: ScheduleNode): Obstacle | null => {
  if (deadline === null) return null;
  const late = needs.filter((needed) => needed.earliestBack > deadline.minutes);
  const [latest] = late.sort((a, b) => b.earliestBack - a.earliestBack);
  if (latest !== undefined) return { kind: 'needs', name: latest.item.name };
  if (takes === null || earliestBack <= deadline.minutes) return null;
  const [slowest] = [...needs].sort((a, b) => b.earliestBack - a.earliestBack);
  return slowest === undefined || shortestMinutes(takes) > deadline.minutes
    ? { kind: 'itself' }
    : { kind: 'needs', name: slowest.item.name };
};

const isBeforeDeadline = (start: number, { deadline }: ScheduleNode): boolean => deadline === null || start < deadline.minutes;

/** What the same person does first; what would begin only after the deadline has to come second. */
const findBefore = (node: ScheduleNode): ScheduleNode['after'] => {
  let before = node.after;
  while (before !== null && !isBeforeDeadline(before.node.start, node)) before = before.node.after;
  return before;
};

/** Only times that the BCP states prove that it is too late. */
const busyOf = ({ deadline, takes }: ScheduleNode, before: ScheduleNode['after']): Obstacle | null => {
  if (deadline === null || before === null || takes === null || before.node.takes === null) return null;
  const back = before.node.start + shortestMinutes(before.node.takes) + shortestMinutes(takes);
  return back > deadline.minutes ? { kind: 'busy', name: before.restoration.worker!, after: before.node.item.name } : null;
};

/** From the first to the last: a system waits until what it needs is back, a function starts beside it. */
const setStart = (node: ScheduleNode): void => {
  const wanted = wantedStart(node);
  const last = node.needs.reduce<ScheduleNode | null>(
    (most, needed) => (most === null || needed.start > most.start ? needed : most),
    null,
  );
  const before = findBefore(node);
  const afterBefore = Math.max(wanted, before?.node.start ?? 0);
  const afterNeeded = Math.max(afterBefore, last?.start ?? 0);
  const backs = node.kind === 'system' ? node.needs.map(({ start, takes }) => start + (takes === null ? 0 : takes.lo)) : [];
  if (before !== null) backs.push(before.node.start + before.restoration.takes.lo);
  const ready = Math.ceil(Math.max(afterNeeded, ...backs));
  node.obstacle = obstacleOf(node) ?? busyOf(node, before);
  if (node.kind === 'function' && protectsPeople(node.item.name)) {
    node.start = 0;
    return;
  }
  const fitting = [ready, afterNeeded].find((start) => Number.isFinite(start) && isBeforeDeadline(start, node));
  node.start = fitting ?? afterBefore;
  if (fitting === undefined && last !== null && afterNeeded > afterBefore)
    node.obstacle ??= { kind: 'needs', name: last.item.name };
};

/** Standby power is started only where the power is out: nothing is said to wait for it. */
const setBack = (node: ScheduleNode): void => {
  if (node.kind === 'system') {
    if (node.takes !== null && !isStandbyPower(node.item))
      node.back = { minutes: node.start + node.takes.hi, name: node.item.name };
    return;
  }
  for (const { back } of node.needs) if (back !== null && back.minutes > (node.back?.minutes ?? node.start)) node.back = back;
};

const safetyRank = (node: ScheduleNode): number =>
  (node.kind === 'function' && protectsPeople(node.item.name)) || isEmergencyPower(node) ? 0 : node.servesAct ? 1 : 2;

export const buildRecoverySchedule = (
  content: Pick<BcpContent, 'critical_functions' | 'it_systems'>,
  order: RestoreOrder,
): ScheduledItem[] => {
  const byNeeds = sortByDependency(buildNodes(content));
  setDue(byNeeds);
  for (const node of findServingActs(byNeeds)) node.servesAct = true;
  chainByPerson(byNeeds, order);
  const ordered = sortByDependency(byNeeds);
  setLatestStarts(ordered);
  for (const node of ordered) {
    setEarliestBack(node);
    setStart(node);
    setBack(node);
  }
  const position = new Map(ordered.map((node, at) => [node, at]));
  return ordered
    .toSorted(
      (a, b) =>
        a.start - b.start ||
        safetyRank(a) - safetyRank(b) ||
        (a.orderDue === b.orderDue ? 0 : a.orderDue - b.orderDue) ||
        position.get(a)! - position.get(b)!,
    )
    .map(
      ({
        needs: _,
        takes: _takes,
        latestStart: _latest,
        earliestBack: _back,
        after: _after,
        orderDue: _order,
        back,
        due,
        ...rest
      }) => ({
        ...rest,
        waitsFor: rest.kind === 'function' && !protectsPeople(rest.item.name) ? (back?.name ?? null) : null,
        due: rest.deadline === null && due === NO_DEADLINE ? null : due,
      }),
    );
};

/** People first, then by objective, and equals in the order of the schedule: what is started first is listed first. */
export const listByObjective = (schedule: readonly ScheduledItem[]): CriticalFunction[] => {
  const functions = schedule.flatMap((scheduled) => (scheduled.kind === 'function' ? [scheduled] : []));
  const dueOf = ({ item, due }: ScheduledFunction): number => (protectsPeople(item.name) ? -1 : (due ?? NO_DEADLINE));
  return functions.toSorted((a, b) => (dueOf(a) === dueOf(b) ? 0 : dueOf(a) - dueOf(b))).map(({ item }) => item);
};

/**
 * Systems that start together by the schedule, in its order; a system is at least one wave after what it needs. In a cycle,
 * the first system reached starts.
 */
export const groupIntoWaves = (schedule: readonly ScheduledItem[]): ItSystem[][] => {
  const scheduled = schedule.flatMap(({ kind, item, start }) => (kind === 'system' ? [{ item, start }] : []));
  const startOf = new Map(scheduled.map(({ item, start }) => [item, start]));
  const byName = new Map(scheduled.map(({ item }) => [nameKey(item.name), item]));
  const depths = new Map<ItSystem, { start: number; depth: number }>();
  const placeOf = (system: ItSystem): { start: number; depth: number } => {
    const known = depths.get(system);
    if (known !== undefined) return known;
    const place = { start: startOf.get(system)!, depth: 0 };
    depths.set(system, place);
    for (const name of [...system.system_dependencies, ...system.dependencies]) {
      const needed = byName.get(nameKey(name));
      if (needed === undefined || needed === system) continue;
      const { start, depth } = placeOf(needed);
      if (start > place.start) Object.assign(place, { start, depth: depth + 1 });
      else if (start === place.start) place.depth = Math.max(place.depth, depth + 1);
    }
    return place;
  };
  const waves = Map.groupBy(
    scheduled.map(({ item }) => item),
    (item) => {
      const { start, depth } = placeOf(item);
      return `${start}/${depth}`;
    },
  );
  const compare = (a: ItSystem, b: ItSystem): number =>
    placeOf(a).start - placeOf(b).start || placeOf(a).depth - placeOf(b).depth;
  return [...waves.values()].sort(([a], [b]) => compare(a!, b!));
};
