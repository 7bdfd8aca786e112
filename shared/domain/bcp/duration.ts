import { isFilled, isPlaceholder, saysNone } from './filled.ts';
import { AI_DECIDE, type Criticality, DURATIONS, NO_DATA } from './options.ts';

/**
 * Durations as bands of minutes. A BCP stores bands, codes and free text; a band is the half-open interval (lo, hi],
 * a single value is a point with lo = hi. An unreadable text is null, and comparisons with it are unknown.
 */
export interface Duration {
  lo: number;
  hi: number;
}

const HOUR = 60;
export const DAY_MINUTES = 24 * HOUR;
const DAY = DAY_MINUTES;
export const WEEK_MINUTES = 7 * DAY;
export const point = (minutes: number): Duration => ({ lo: minutes, hi: minutes });
/** Both ends included; times are whole minutes. */
export const between = (least: number, most: number): Duration => ({ lo: least === most ? least : least - 1, hi: most });
const within = (minutes: number): Duration => ({ lo: 0, hi: minutes });
const beyond = (minutes: number): Duration => ({ lo: minutes, hi: Number.POSITIVE_INFINITY });

/** Typed without a number. Recovery priorities such as `high` are not durations. */
const namedDurations: readonly (readonly [RegExp, Duration])[] = [
  [/^(?:immediate|immediately|at once|right away|straight away|instant|instantly)\b/, within(HOUR)],
  [/^(?:none|zero|0|no (?:downtime|delay|data loss|loss|interruption))\b/, point(0)],
  [/^(?:real[ -]?time|continuous|continuously)\b/, point(0)],
  [/^hourly\b/, point(HOUR)],
  [/^(?:daily|nightly)\b/, point(DAY)],
  [/^weekly\b/, point(WEEK_MINUTES)],
  [/^monthly\b/, point(30 * DAY)],
  [/^(?:the )?same b?day\b/, within(DAY)],
  [/^(?:by )?(?:the )?end of (?:the )?b?day\b|^(?:by )?(?:close of business|cob|eod)\b/, within(12 * HOUR)],
  [/^(?:overnight|(?:by )?(?:the )?next morning|(?:by )?(?:the )?morning)\b/, within(DAY)],
  // At best the following morning; a Friday that is followed by a weekend makes it three days.
  [/^(?:by )?(?:the )?(?:next|following) bday\b/, { lo: 12 * HOUR, hi: 3 * DAY }],
  [/^(?:by )?(?:the )?(?:next|following) day\b|^(?:by )?tomorrow\b/, { lo: 12 * HOUR, hi: 2 * DAY }],
  [/^(?:by )?next week\b/, { lo: DAY, hi: 2 * WEEK_MINUTES }],
  [/^(?:(?:a (?:matter of|few)|in|within|just) )?seconds\b/, within(1)],
  [/^(?:a matter of |in |just )?minutes\b/, within(HOUR)],
  [/^(?:a matter of |in )?hours\b/, { lo: HOUR, hi: DAY }],
  [/^(?:a matter of |in )?days\b/, { lo: DAY, hi: WEEK_MINUTES }],
  [/^(?:a matter of |in )?weeks\b/, beyond(WEEK_MINUTES)],
  [/^(?:a matter of |in )?months\b/, beyond(30 * DAY)],
];

const numberWords: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  'twenty four': 24,
  thirty: 30,
  'thirty six': 36,
  forty: 40,
  'forty five': 45,
  'forty eight': 48,
  sixty: 60,
  'seventy two': 72,
  ninety: 90,
};
const numberWord = new RegExp(
  `\\b(?:${Object.keys(numberWords)
    .sort((a, b) => b.length - a.length)
    .join('|')
    .replaceAll(' ', '[ -]')})\\b`,
  'g',
);

const UNIT_WORD = '(?:seconds?|secs?|minutes?|mins?|m|hours?|hrs?|hr|h|days?|d|weeks?|wks?|w|months?|mos?|mo|years?|yrs?|bdays?)';
const NUMBER = '\\d+(?:\\.\\d+)?';

const oneUnit = new RegExp(`\\b(?:an?|a single) (?=${UNIT_WORD}\\b)`, 'g');
const unitAndHalf = new RegExp(`\\b(${NUMBER}) (hour|day|week)s? and a half\\b`, 'g');
const numberAndHalf = new RegExp(`\\b(${NUMBER}) and (?:a half|0\\.5)\\b`, 'g');

/** Lower case, numbers as digits, `1-4-hours` and "a couple of hours" alike as range and unit. */
export const normalizeTime = (text: string | null | undefined): string =>
  (text ?? '')
    .trim()
    .toLowerCase()
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/[’‘]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/[.!;,\s]+$/, '')
    .replace(numberWord, (word) => String(numberWords[word.replace('-', ' ')]))
    .replace(/(\d)\s*½|(\d)\s+1\/2\b/g, (_, a, b) => `${a ?? b}.5`)
    .replace(/½|\b1\/2\b/g, '0.5')
    .replace(/-(?=[a-z])|(?<=[a-z])-/g, ' ')
    .replace(/\b(?:business|working|work|office|banking) (days?)\b/g, 'b$1')
    .replace(/\ba fortnight\b|\bfortnight\b/g, '2 weeks')
    .replace(/\b(?:a )?couple (?:of )?/g, '2 to 3 ')
    .replace(/\b(?:a )?few\b/g, '2 to 5')
    .replace(/\bseveral\b/g, '3 to 7')
    .replace(/\b(?:a )?half (?:an? )?(hour|day|week)\b/g, '0.5 $1')
    .replace(/\b(?:a )?quarter of an hour\b/g, '15 min')
    .replace(oneUnit, '1 ')
    .replace(unitAndHalf, (_, n, unit) => `${Number(n) + 0.5} ${unit}s`)
    .replace(numberAndHalf, (_, n) => `${Number(n) + 0.5}`)
    .replace(/\s+/g, ' ')
    .trim();

/** Weekends fall between business days, at least once in every five of them. */
const businessDays = (least: number, most: number): Duration => ({
  lo: least * DAY - (least <= 1 ? DAY / 2 : 1),
  hi: (most + 2 * Math.ceil(most / 5)) * DAY,
});

const minutesPer = (unit: string): number => {
  if (/^s/.test(unit)) return 1 / 60;
  if (/^mo/.test(unit)) return 30 * DAY;
  if (/^m/.test(unit)) return 1;
  if (/^h/.test(unit)) return HOUR;
  if (/^y/.test(unit)) return 365 * DAY;
  return /^w/.test(unit) ? WEEK_MINUTES : DAY;
};

const UNIT = `(${UNIT_WORD})`;
const LESS =
  '(?:under|less than|fewer than|no more than|not more than|within|in under|up to|at most|max(?:imum)?(?: of)?|by|<=?|≤)';
const MORE = '(?:more than|longer than|at least|over|min(?:imum)?(?: of)?|>=?|≥)';
const ABOUT =
  '(?:about|around|approx(?:imately)?\\.?|roughly|circa|ca\\.?|~|say|usually|typically|normally|probably|maybe|it takes|takes|in|after|every|each|once every|once in|for)';
const lessThan = new RegExp(`^${LESS} ?(${NUMBER}) ?${UNIT}\\b`);
const moreThan = new RegExp(`^${MORE} ?(${NUMBER}) ?${UNIT}\\b`);
const plus = new RegExp(`^(${NUMBER}) ?(?:\\+ ?${UNIT}|${UNIT} ?(?:\\+|(?:or|and) (?:more|longer|over)\\b))`);
const orLess = new RegExp(`^(${NUMBER}) ?${UNIT} (?:or (?:less|sooner|faster)|max(?:imum)?|at (?:the )?most|tops)\\b`);
const range = new RegExp(`^(?:between )?(${NUMBER}) ?(?:${UNIT})? ?(?:-|to|or|and) ?(${NUMBER}) ?${UNIT}\\b`);
const compound = new RegExp(
  `^(${NUMBER}) ?(hours?|hrs?|hr|h|days?|d|weeks?|w)[, ]*(?:and )?(${NUMBER}) ?(minutes?|mins?|m|hours?|hrs?|h|days?|d)\\b`,
);
const single = new RegExp(`^(${NUMBER}) ?${UNIT}\\b`);
const fillers = new RegExp(`^(?:${ABOUT} ?)+(?=\\d)`);

type Match = { time: Duration; rest: string };

const scale = (least: string, unitOfLeast: string | undefined, most: string, unit: string): Duration => {
  if (unit.startsWith('b')) return businessDays(Number(least), Number(most));
  const lo = Number(least) * minutesPer(unitOfLeast ?? unit);
  const hi = Number(most) * minutesPer(unit);
  return { lo, hi };
};
const exactly = (count: string, unit: string): Duration =>
  unit.startsWith('b') ? businessDays(Number(count), Number(count)) : point(Number(count) * minutesPer(unit));

const forms: readonly (readonly [RegExp, (match: RegExpExecArray) => Duration])[] = [
  [lessThan, ([, n, unit]) => within(exactly(n!, unit!).hi)],
  [moreThan, ([, n, unit]) => beyond(exactly(n!, unit!).lo)],
  [plus, ([, n, first, second]) => beyond(exactly(n!, (first ?? second)!).lo)],
  [orLess, ([, n, unit]) => within(exactly(n!, unit!).hi)],
  [compound, ([, n, unit, n2, unit2]) => point(Number(n) * minutesPer(unit!) + Number(n2) * minutesPer(unit2!))],
  [range, ([, least, unitOfLeast, most, unit]) => scale(least!, unitOfLeast, most!, unit!)],
  [single, ([, n, unit]) => exactly(n!, unit!)],
];

const readStart = (plain: string): Match | null => {
  for (const [form, read] of forms) {
    const match = form.exec(plain);
    if (match) return { time: read(match), rest: plain.slice(match[0].length) };
  }
  for (const [name, time] of namedDurations) {
    const match = name.exec(plain);
    if (match) return { time, rest: plain.slice(match[0].length) };
  }
  return null;
};

/** What may follow a time without changing it: "two hours from the spare drive", "24 hours max". */
const harmlessRest =
  /^(?:$|[,;:.] ?| (?:max|maximum|at most|at the most|tops|or so|or less|approx|approximately|usually|typically|on|from|over|by|with|without|using|via|to|after|of|once|in|at|per|through|including|thanks|for|the|downtime|total|later|if|when|and then|outage|recovery|minutes at most)\b)/;
const holdsTime = new RegExp(`(?<![\\w:])(?:${NUMBER}) ?${UNIT_WORD}\\b`);

const readDuration = (text: string): Duration | null => {
  const plain = normalizeTime(text);
  const found = readStart(plain) ?? readStart(plain.replace(fillers, ''));
  // A second time in the same answer leaves open which one counts.
  if (found === null || !harmlessRest.test(found.rest) || holdsTime.test(found.rest)) return null;
  return found.time;
};

/** The same few answers stand in most entries of a BCP, and every rule reads them. */
const KNOWN_MAX = 500;
const known = new Map<string, Duration | null>();

/** Minutes of a stored band, code (`1-4-hours`, `more-than-3-days`) or typed text ("2 business days"); null when it is neither. */
export const parseDuration = (text: string | null | undefined): Duration | null => {
  const typed = text ?? '';
  const earlier = known.get(typed);
  if (earlier !== undefined) return earlier;
  if (known.size === KNOWN_MAX) known.clear();
  const found = readDuration(typed);
  known.set(typed, found);
  return found;
};

/** `none` means no objective for a recovery time; only as an RPO does it mean zero. */
export const parseRecoveryTime = (text: string | null | undefined): Duration | null =>
  saysNone(text) ? null : parseDuration(text);

/** Typed, meant as an answer, and still no time that we can compare. */
export const isUnreadTime = (text: string | null | undefined): boolean =>
  isFilled(text) &&
  !isPlaceholder(text) &&
  !saysNone(text) &&
  !isLeftToAi(text) &&
  text !== NO_DATA &&
  parseDuration(text) === null;

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

/** A recovery objective that leaves no time before the maximum downtime; of the shortest there is, no shorter one can be chosen. */
export const hasNoReserve = (mtd: Duration | null, rto: Duration | null): boolean =>
  isSameDuration(mtd, rto) && mtd!.hi > parseDuration(DURATIONS[0])!.hi;

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
