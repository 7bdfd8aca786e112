/** What may be down for less time is never the less critical: times of a trade meet those of its industry and its size here. */
import { CRITICALITIES, DURATIONS } from '#shared/domain/bcp/options.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import type { FunctionTimes, KnownFunction } from './industries/industry.ts';

/** The first of the list is the most critical. */
const rankOf = ({ criticality }: KnownFunction): number => -CRITICALITIES.indexOf(criticality);
const bandOf = ([mtd]: FunctionTimes): number => DURATIONS.indexOf(mtd);

/**
 * A function waits at least as long as any that is more critical; its recovery goal stays. What protects people keeps its time.
 * `timesOf` says the times of a function at the size of the business.
 */
export const levelFunctions = (
  functions: readonly KnownFunction[],
  timesOf: (fn: KnownFunction) => FunctionTimes,
): KnownFunction[] =>
  functions.map((fn) => {
    const times = timesOf(fn);
    const longer = functions
      .filter((other) => rankOf(other) > rankOf(fn))
      .map((other) => bandOf(timesOf(other)))
      .filter((band) => band > bandOf(times));
    if (longer.length === 0 || protectsPeople(fn.name)) return fn;
    const { timesBySize: _, timesAroundTheClock: __, ...rest } = fn;
    const [, rto, rpo] = times;
    return { ...rest, times: [DURATIONS[Math.max(...longer)]!, rto, rpo] };
  });
