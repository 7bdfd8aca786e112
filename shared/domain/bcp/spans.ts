import { DAY_MINUTES as DAY, type Duration, WEEK_MINUTES as WEEK } from './duration.ts';

const HOUR = 60;

const week = { size: WEEK, one: 'week', many: 'weeks' };
const day = { size: DAY, one: 'day', many: 'days' };
const hour = { size: HOUR, one: 'hour', many: 'hours' };
const minute = { size: 1, one: 'minute', many: 'minutes' };
type Unit = typeof day;
/** Hours up to four days, as people count them while something is down. */
const unitFor = (most: number, least = most): Unit => {
  const isWhole = ({ size }: Unit): boolean => least % size === 0 && most % size === 0;
  if (most >= 2 * WEEK && isWhole(week)) return week;
  if (most >= 2 * DAY && (most > 4 * DAY || isWhole(day))) return day;
  return most >= 2 * HOUR || most === HOUR ? hour : minute;
};
const count = (amount: number, { one, many }: Unit): string => `${amount} ${amount === 1 ? one : many}`;

/** Rounded so that it is never said to be longer than it is. */
export const formatAtLeast = (minutes: number): string => {
  const unit = unitFor(minutes);
  return count(Math.floor(minutes / unit.size), unit);
};

/** Rounded so that it is never said to be shorter than it is. */
export const formatAtMost = (minutes: number): string => {
  const unit = unitFor(minutes);
  return count(Math.ceil(minutes / unit.size), unit);
};

/** "26 to 50 hours", "1 to 3 days", "up to 1 hour"; the end decides the unit, except where both are whole days or weeks. */
export const formatSpan = ({ lo, hi }: Duration): string => {
  if (!Number.isFinite(hi)) return `more than ${formatAtLeast(lo)}`;
  const unit = unitFor(hi, lo);
  const [least, most] = [Math.floor(lo / unit.size), Math.ceil(hi / unit.size)];
  if (least === most || lo === hi) return count(most, unit);
  return least === 0 ? `up to ${count(most, unit)}` : `${least} to ${count(most, unit)}`;
};

/** A measured time, to the minute: "45 min", "3 h 10 min", "2 days 4 h". */
export const formatMeasuredTime = (minutes: number): string => {
  const rounded = Math.round(minutes);
  const parts: [number, (amount: number) => string][] =
    rounded > 2 * DAY
      ? [
          [Math.floor(rounded / DAY), (amount) => `${amount} days`],
          [Math.round((rounded % DAY) / HOUR), (amount) => `${amount} h`],
        ]
      : [
          [Math.floor(rounded / HOUR), (amount) => `${amount} h`],
          [rounded % HOUR, (amount) => `${amount} min`],
        ];
  const words = parts.filter(([amount]) => amount > 0).map(([amount, format]) => format(amount));
  return words.length === 0 ? '0 min' : words.join(' ');
};
