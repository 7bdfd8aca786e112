import { DAY } from '#shared/domain/bcp/recovery-schedule.ts';
import type { Line } from '../pdf/model.ts';

export interface Task {
  time: string;
  line: Line;
}

/** A card has no chapters to refer to, and lists names without owners, which are on its back. */
export type Form = 'document' | 'card';
/** Letters of all the names of an entry: with the words around them, they fill its two lines. */
export const CARD_NAMES_LENGTH = 72;

export const HOUR = 60;

/** A moment after the event; never rounded up, so that no deadline is printed later than it is. */
export const formatMoment = (minutes: number): string => {
  const whole = Math.floor(minutes);
  if (whole < HOUR) return `T+${whole} min`;
  if (whole >= 2 * DAY && whole % DAY === 0) return `T+${whole / DAY} d`;
  const rest = whole % HOUR;
  return `T+${Math.floor(whole / HOUR)} h${rest === 0 || whole > DAY ? '' : ` ${rest} min`}`;
};
export const formatStart = (minutes: number): string => (minutes === 0 ? 'Right away' : formatMoment(minutes));

export interface TimedTask {
  minutes: number;
  line: Line;
  time?: string;
}
export const sortTasks = (tasks: readonly TimedTask[]): Task[] =>
  [...tasks]
    .sort((a, b) => a.minutes - b.minutes)
    .map(({ minutes, line, time }) => ({ time: time ?? formatStart(minutes), line }));
