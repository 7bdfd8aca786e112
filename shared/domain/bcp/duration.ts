import { AI_DECIDE, type Criticality, DURATIONS } from './options.ts';

/**
 * Durations as bands of minutes. A BCP stores bands, codes and free text; a band is the half-open interval (lo, hi],
 * a single value is a point with lo = hi. An unreadable text is null, and comparisons with it are unknown.
 */
export interface Duration {
  lo: number;
  hi: number;
}

const HOUR = 60;
const DAY = 24 * HOUR;
const unitMinutes: Record<string, number> = { min: 1, h: HOUR, d: DAY, w: 7 * DAY, mo: 30 * DAY };
const point = (minutes: number): Duration => ({ lo: minutes, hi: minutes });

/** Durations written without a number. Recovery priorities such as `high` are not durations. */
const namedDurations: Record<string, Duration> = {
  immediate: { lo: 0, hi: HOUR },
  none: point(0),
  'real-time': point(0),
  continuous: point(0),
  hourly: point(HOUR),
  daily: point(DAY),
  nightly: point(DAY),
  weekly: point(7 * DAY),
  monthly: point(30 * DAY),
};

const minutesPer = (word: string): number => {
  const key = /^mo/.test(word) ? 'mo' : /^mi/.test(word) || word === 'm' ? 'min' : word.charAt(0);
  return unitMinutes[key]!;
};

const UNIT = '(minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|wks?|w|months?|mo)';
const range = new RegExp(`^(\\d+(?:\\.\\d+)?)\\s*(?:${UNIT})?\\s*(?:-|to)\\s*(\\d+(?:\\.\\d+)?)\\s*${UNIT}$`);
const beyond = new RegExp(`^(?:more than|over|>)\\s*(\\d+(?:\\.\\d+)?)\\s*${UNIT}$`);
const plus = new RegExp(`^(\\d+(?:\\.\\d+)?)\\s*\\+\\s*${UNIT}$`);
const within = new RegExp(`^(?:under|less than|within|up to|<)\\s*(\\d+(?:\\.\\d+)?)\\s*${UNIT}$`);
const single = new RegExp(`^(?:every\\s+)?(\\d+(?:\\.\\d+)?)\\s*${UNIT}$`);

/** Minutes of a stored band, code (`1-4-hours`, `more-than-3-days`) or free text (`24 hours`); null when it is neither. */
export const parseDuration = (text: string | null | undefined): Duration | null => {
  const raw = (text ?? '')
    .trim()
    .toLowerCase()
    .replace(/\s*\(.*\)$/, '');
  if (Object.hasOwn(namedDurations, raw)) return namedDurations[raw]!;
  const plain = raw.replaceAll(/[–—]/g, '-').replace(/-(?=[a-z])|(?<=[a-z])-/g, ' ');
  const ranged = range.exec(plain);
  if (ranged) {
    const minutes = minutesPer(ranged[4]!);
    return { lo: Number(ranged[1]) * (ranged[2] ? minutesPer(ranged[2]) : minutes), hi: Number(ranged[3]) * minutes };
  }
  const open = beyond.exec(plain) ?? plus.exec(plain);
  if (open) return { lo: Number(open[1]) * minutesPer(open[2]!), hi: Number.POSITIVE_INFINITY };
  const under = within.exec(plain);
  if (under) return { lo: 0, hi: Number(under[1]) * minutesPer(under[2]!) };
  const exact = single.exec(plain);
  return exact ? point(Number(exact[1]) * minutesPer(exact[2]!)) : null;
};

const spokenUnits = [
  [7 * DAY, 'week'],
  [DAY, 'day'],
  [HOUR, 'hour'],
  [1, 'minute'],
] as const;

/** In the largest unit that divides it: "90 minutes", "4 hours", "2 weeks". */
export const formatMinutes = (minutes: number): string => {
  const [size, unit] = spokenUnits.find(([unitSize]) => minutes >= unitSize && minutes % unitSize === 0) ?? spokenUnits[3];
  const count = minutes / size;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};

/** The end of a band in words, as in "back within 4 hours"; null for an unreadable, empty or open time. */
export const formatLimit = (text: string | null | undefined): string | null => {
  const limit = parseDuration(text)?.hi ?? 0;
  return limit > 0 && Number.isFinite(limit) ? formatMinutes(limit) : null;
};

export type Verdict = 'ok' | 'possible' | 'fail' | 'unknown';

export const compareDurations = (objective: Duration | null, capability: Duration | null): Verdict => {
  if (objective === null || capability === null) return 'unknown';
  const isPoint = capability.lo === capability.hi;
  if (isPoint ? capability.lo > objective.hi : capability.lo >= objective.hi) return 'fail';
  return capability.hi > objective.hi ? 'possible' : 'ok';
};

export const isSameDuration = (a: Duration | null, b: Duration | null): boolean =>
  a !== null && b !== null && a.lo === b.lo && a.hi === b.hi;

type DurationBand = (typeof DURATIONS)[number];

const rtoByCriticality: Record<Criticality, DurationBand> = {
  critical: '1-4 hours',
  high: '4-24 hours',
  medium: '1-3 days',
  low: '3-7 days',
};
const rpoByCriticality: Record<Criticality, DurationBand> = {
  critical: '0-1 hour',
  high: '1-4 hours',
  medium: '4-24 hours',
  low: '1-3 days',
};

interface TimedItem {
  criticality: Criticality | null;
  max_downtime: string | null;
}

export const recommendRto = ({ criticality, max_downtime }: TimedItem): DurationBand => {
  const at = DURATIONS.findIndex((band) => isSameDuration(parseDuration(band), parseDuration(max_downtime)));
  return at === -1 ? rtoByCriticality[criticality ?? 'medium'] : DURATIONS[Math.max(0, at - 1)]!;
};

export const recommendRpo = ({ criticality }: TimedItem): DurationBand => rpoByCriticality[criticality ?? 'medium'];

export const isLeftToAi = (value: string | null): boolean => value === AI_DECIDE;
