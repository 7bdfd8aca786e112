import type { BcpContent, CriticalFunction, StressScenario } from '../bcp/bcp.ts';
import type { Duration } from '../bcp/duration.ts';
import { createEarnings } from '../bcp/open-hours.ts';
import { parseRevenue } from '../bcp/revenue.ts';
import { findStandingIncome } from '../bcp/standing-income.ts';
import type { FunctionNode, RecoveryModel } from './model.ts';
import { isSold, type WorkFacts } from './work-facts.ts';
import type { Workaround } from './workarounds.ts';

const HOUR = 60;

/** A part of the revenue, 0 to 1, of which nobody knows more than its bounds. */
type Share = Duration;

interface Shares {
  /** What each function earns that states it. */
  stated: ReadonlyMap<CriticalFunction, number>;
  /** What the others earn together, how many they are, and how many of them sell. */
  rest: number;
  others: number;
  sellers: number;
}

const readShares = ({ critical_functions }: Pick<BcpContent, 'critical_functions'>, facts: WorkFacts): Shares => {
  const stated = new Map(
    critical_functions.flatMap((fn) => (fn.revenue_share == null ? [] : [[fn, fn.revenue_share / 100] as const])),
  );
  const sum = [...stated.values()].reduce((total, share) => total + share, 0);
  const others = critical_functions.filter((fn) => !stated.has(fn));
  const sellers = others.filter(({ name }) => isSold(facts, name)).length;
  return { stated, rest: Math.max(0, 1 - sum), others: others.length, sellers };
};

/** Interest, rent, gifts and grants arrive whether or not a function runs: only a stated share is earned by one. */
export const earnsRevenue = (content: BcpContent): boolean =>
  (parseRevenue(content.annual_revenue) ?? 0) > 0 &&
  (findStandingIncome(content) === null || content.critical_functions.some(({ revenue_share }) => (revenue_share ?? 0) > 0));

/**
 * Of what no share is stated for: an even part, and all of it where all that sells is down. Where one that is critical or sells
 * is down, it may be all.
 */
const shareUnstated = (down: readonly CriticalFunction[], { rest, others, sellers }: Shares, facts: WorkFacts): Share => {
  const even = others === 0 ? 0 : (rest * down.length) / others;
  const stopped = down.filter(({ name }) => isSold(facts, name)).length;
  const least = sellers === 0 ? even : Math.max(even, (rest * stopped) / sellers);
  return { lo: least, hi: stopped > 0 || down.some(({ criticality }) => criticality === 'critical') ? rest : least };
};

/** The part of the revenue that stops with these functions. Shares overlap, so that no hour loses more than it earns. */
const shareOf = (down: readonly CriticalFunction[], content: BcpContent, facts: WorkFacts): Share => {
  const shares = readShares(content, facts);
  const stated = down.reduce((sum, fn) => sum + (shares.stated.get(fn) ?? 0), 0);
  const unstated =
    findStandingIncome(content) !== null
      ? { lo: 0, hi: 0 }
      : shareUnstated(
          down.filter((fn) => !shares.stated.has(fn)),
          shares,
          facts,
        );
  return { lo: Math.min(1, stated + unstated.lo), hi: Math.min(1, stated + unstated.hi) };
};

export interface Timing {
  node: FunctionNode;
  /** Position of its item; null while it keeps running. */
  at: number | null;
  back: Duration;
  /** Null where it needs what is lost. */
  workaround: Workaround | null;
  /** Minutes until which it is in time: its maximum downtime, or the end of its workaround if that is later. */
  limit: number | null;
  late: Duration;
}

export type LossByTime = (minutes: number) => Duration;

interface Stop {
  fn: CriticalFunction;
  from: number;
  to: number;
}

/**
 * At least: the shortest times, with all that a function earns while its workaround carries it. At most: the longest times, and
 * nothing from workarounds. Null where no function earns anything.
 */
export const createLossByTime = (
  { content, facts }: RecoveryModel,
  timings: readonly Timing[],
  starts: StressScenario['starts'],
): LossByTime | null => {
  if (!earnsRevenue(content)) return null;
  const earnUntil = createEarnings(parseRevenue(content.annual_revenue)!, content.open_hours_per_week, starts);
  const down = timings.filter(({ at }) => at !== null);
  const least = down.map(({ node, back, workaround }): Stop => ({ fn: node.item, from: workaround?.longest ?? 0, to: back.lo }));
  const most = down.map(({ node, back }): Stop => ({ fn: node.item, from: 0, to: back.hi }));
  const loseUntil = (minutes: number, stops: readonly Stop[], bound: keyof Duration): number => {
    const times = stops.flatMap(({ from, to }) => [from, to]).filter((time) => time > 0 && time < minutes);
    const cuts = [...new Set([0, ...times, minutes])].toSorted((a, b) => a - b);
    return cuts.slice(1).reduce((sum, end, at) => {
      const start = cuts[at]!;
      const stopped = stops.filter(({ from, to }) => from <= start && start < to).map(({ fn }) => fn);
      const share = shareOf(stopped, content, facts)[bound];
      return share === 0 ? sum : sum + share * (earnUntil(end / HOUR) - earnUntil(start / HOUR));
    }, 0);
  };
  return (minutes) => ({ lo: loseUntil(minutes, least, 'lo'), hi: loseUntil(minutes, most, 'hi') });
};
