/** What may be down for less time is never the less critical: times of a trade meet those of its industry and its size here. */
import { parseDuration } from '#shared/domain/bcp/duration.ts';
import { CRITICALITIES, DURATIONS } from '#shared/domain/bcp/options.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import type { FunctionTimes, KnownFunction, Time } from './industries/industry.ts';
import type { Notice } from './notice-clocks.ts';
import { isDrivenBySafety, LONGEST_IN_DANGER } from './outages.ts';

/** The first of the list is the most critical. */
const rankOf = ({ criticality }: KnownFunction): number => -CRITICALITIES.indexOf(criticality);
const bandOf = ([mtd]: FunctionTimes): number => DURATIONS.indexOf(mtd);
/** The same times at any size and at any hours. */
const setTimes = ({ timesBySize: _, timesAroundTheClock: __, ...rest }: KnownFunction, times: FunctionTimes): KnownFunction => ({
  ...rest,
  times,
});

type TimesOf = (fn: KnownFunction) => FunctionTimes;
/** The longest downtime that a law leaves it; null where none does. */
type LongestOf = (fn: KnownFunction) => Time | null;

/** Bands that end. */
const BANDS = DURATIONS.slice(0, -1);
const LEAST: Time = '0-1 hour';

/** The longest downtime of what sends notices by law: the shortest of their times. Null where the law sets it none. */
export const findLongestByLaw = (
  { notifies }: Pick<KnownFunction, 'notifies'>,
  { notices }: { notices: readonly Notice[] },
): Time | null => {
  if (notifies === undefined) return null;
  const hours = notices.flatMap((notice) => (notifies.test(notice.authority) ? [notice.hours] : []));
  if (hours.length === 0) return null;
  return BANDS.findLast((band) => parseDuration(band)!.hi <= Math.min(...hours) * 60) ?? LEAST;
};

const hasten = (fn: KnownFunction, [mtd, rto, rpo]: FunctionTimes, longest: Time): KnownFunction => {
  const band = DURATIONS.indexOf(longest);
  if (bandOf([mtd, rto, rpo]) <= band) return fn;
  return setTimes(fn, [longest, DURATIONS[Math.max(0, Math.min(DURATIONS.indexOf(rto), band - 1))]!, rpo]);
};

/** People in danger wait no longer than a day, and a notice no longer than the law lets it. */
const findLongest = (fn: KnownFunction, longestByLaw: LongestOf): Time | null => {
  if (protectsPeople(fn.name)) return null;
  const limits = [isDrivenBySafety(fn) ? LONGEST_IN_DANGER : null, longestByLaw(fn)].filter((limit) => limit !== null);
  return DURATIONS.find((band) => limits.includes(band)) ?? null;
};

/** What may not wait is as critical as whatever may be down for longer. */
const putLimitedFirst = (known: readonly KnownFunction[], timesOf: TimesOf, longestByLaw: LongestOf): KnownFunction[] => {
  const limits = known.map((fn) => findLongest(fn, longestByLaw));
  const functions = known.map((fn, at) => (limits[at] == null ? fn : hasten(fn, timesOf(fn), limits[at])));
  return functions.map((fn, at) => {
    const limit = limits[at];
    if (limit == null) return fn;
    const [first] = functions
      .filter((other) => rankOf(other) > rankOf(fn) && bandOf(timesOf(other)) > DURATIONS.indexOf(limit))
      .sort((a, b) => rankOf(b) - rankOf(a));
    return first === undefined ? fn : { ...fn, criticality: first.criticality };
  });
};

/**
 * A function waits at least as long as any that is more critical; its recovery goal stays. What protects people keeps its time.
 * `timesOf` says the times of a function at the size of the business.
 */
export const levelFunctions = (known: readonly KnownFunction[], timesOf: TimesOf, longestByLaw: LongestOf): KnownFunction[] => {
  const functions = putLimitedFirst(known, timesOf, longestByLaw);
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
