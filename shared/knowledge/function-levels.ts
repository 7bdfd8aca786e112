/** What may be down for less time is never the less critical: times of a trade meet those of its industry and its size here. */
import { CRITICALITIES, DURATIONS } from '#shared/domain/bcp/options.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import type { FunctionTimes, KnownFunction } from './industries/industry.ts';
import { isDrivenBySafety, LONGEST_IN_DANGER } from './outages.ts';

/** The first of the list is the most critical. */
const rankOf = ({ criticality }: KnownFunction): number => -CRITICALITIES.indexOf(criticality);
const bandOf = ([mtd]: FunctionTimes): number => DURATIONS.indexOf(mtd);
const LONGEST_BAND = DURATIONS.indexOf(LONGEST_IN_DANGER);

/** The same times at any size and at any hours. */
const setTimes = ({ timesBySize: _, timesAroundTheClock: __, ...rest }: KnownFunction, times: FunctionTimes): KnownFunction => ({
  ...rest,
  times,
});

const hasten = (fn: KnownFunction, [mtd, rto, rpo]: FunctionTimes): KnownFunction =>
  bandOf([mtd, rto, rpo]) <= LONGEST_BAND
    ? fn
    : setTimes(fn, [LONGEST_IN_DANGER, DURATIONS[Math.min(DURATIONS.indexOf(rto), LONGEST_BAND - 1)]!, rpo]);

/** People in danger wait no longer than a day: such a function is as critical as whatever may be down for days. */
const putPeopleFirst = (
  functions: readonly KnownFunction[],
  timesOf: (fn: KnownFunction) => FunctionTimes,
): readonly KnownFunction[] =>
  functions.map((fn) => {
    if (!isDrivenBySafety(fn) || protectsPeople(fn.name)) return fn;
    const hastened = hasten(fn, timesOf(fn));
    const [first] = functions
      .filter((other) => rankOf(other) > rankOf(fn) && bandOf(timesOf(other)) > LONGEST_BAND && !isDrivenBySafety(other))
      .sort((a, b) => rankOf(b) - rankOf(a));
    return first === undefined ? hastened : { ...hastened, criticality: first.criticality };
  });

/**
 * A function waits at least as long as any that is more critical; its recovery goal stays. What protects people keeps its time.
 * `timesOf` says the times of a function at the size of the business.
 */
export const levelFunctions = (
  known: readonly KnownFunction[],
  timesOf: (fn: KnownFunction) => FunctionTimes,
): KnownFunction[] => {
  const functions = putPeopleFirst(known, timesOf);
  return functions.map((fn) => {
    const times = timesOf(fn);
    const longer = functions
      .filter((other) => rankOf(other) > rankOf(fn))
      .map((other) => bandOf(timesOf(other)))
      .filter((band) => band > bandOf(times));
    if (longer.length === 0 || protectsPeople(fn.name)) return fn;
    const [, rto, rpo] = times;
    return setTimes(fn, [DURATIONS[Math.max(...longer)]!, rto, rpo]);
  });
};
