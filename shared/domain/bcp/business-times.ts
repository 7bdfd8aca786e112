import type { CriticalFunction } from './bcp.ts';
import { DAY_MINUTES, parseRecoveryTime } from './duration.ts';
import { isFilled } from './filled.ts';
import { DURATIONS } from './options.ts';
import { isEmergencyAct } from './people-first.ts';

type TimedFunction = Pick<CriticalFunction, 'name' | 'max_downtime' | 'rto' | 'rpo'>;
type TimeField = 'max_downtime' | 'rto' | 'rpo';

export interface StrictestTime {
  /** One of the usual times. */
  time: (typeof DURATIONS)[number];
  /** The function that has it. */
  name: string;
}

/** What customers wait for: an evacuation has no downtime. A business that does nothing else has all of its functions. */
export const listOperations = <T extends Pick<CriticalFunction, 'name'>>(functions: readonly T[]): readonly T[] => {
  const operations = functions.filter(({ name }) => !isEmergencyAct(name));
  return operations.length > 0 ? operations : functions;
};

/** The business must be back as soon as the strictest of its operations; null where none states a usual time. */
export const findStrictest = (functions: readonly TimedFunction[], field: TimeField): StrictestTime | null => {
  const timed = listOperations(functions).map((fn) => ({
    name: fn.name,
    at: (DURATIONS as readonly (string | null)[]).indexOf(fn[field]),
  }));
  const [first] = timed.filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at);
  return first === undefined ? null : { time: DURATIONS[first.at]!, name: first.name };
};

/** How long the business can bear to stand still: its own time, else that of its strictest operation. */
export const findStandstillTime = (own: string | null, functions: readonly TimedFunction[]): string | null =>
  isFilled(own) ? own : (findStrictest(functions, 'max_downtime')?.time ?? null);

const priorityOf = {
  '0-1 hour': 'immediate',
  '1-4 hours': 'urgent',
  '4-24 hours': 'high',
  '1-3 days': 'medium',
  '3-7 days': 'low',
  'More than 1 week': 'low',
} as const satisfies Record<(typeof DURATIONS)[number], string>;

const rpoOf = {
  '0-1 hour': '1-hour',
  '1-4 hours': '4-hours',
  '4-24 hours': '24-hours',
  '1-3 days': 'more-than-24-hours',
  '3-7 days': 'more-than-24-hours',
  'More than 1 week': 'more-than-24-hours',
} as const satisfies Record<(typeof DURATIONS)[number], string>;

interface BusinessTimes {
  max_downtime?: string;
  recovery_priority?: string;
  rpo?: string;
}

/** What step 3 asks of the business and nobody has answered, as the strictest of its operations has it. */
export const deriveBusinessTimes = (
  content: { critical_functions: readonly TimedFunction[] } & Record<keyof BusinessTimes, string | null>,
): BusinessTimes => {
  const of = (field: TimeField) => findStrictest(content.critical_functions, field)?.time;
  const [mtd, rto, rpo] = [of('max_downtime'), of('rto'), of('rpo')];
  return {
    ...(mtd && !isFilled(content.max_downtime) && { max_downtime: mtd }),
    ...(rto && !isFilled(content.recovery_priority) && { recovery_priority: priorityOf[rto] }),
    ...(rpo && !isFilled(content.rpo) && { rpo: rpoOf[rpo] }),
  };
};

/** The longest in days that a usual or typed time allows; what has no end counts from where it begins. Null if unreadable. */
export const daysOf = (time: string | null): number | null => {
  const read = parseRecoveryTime(time);
  if (read === null) return null;
  return (Number.isFinite(read.hi) ? read.hi : read.lo) / DAY_MINUTES;
};
