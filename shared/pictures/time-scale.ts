import { DAY_MINUTES } from '#shared/domain/bcp/duration.ts';

const HOUR = 60;
/** The first hours get as much room as the weeks that follow. */
const STEPS = [
  0,
  HOUR,
  4 * HOUR,
  12 * HOUR,
  DAY_MINUTES,
  3 * DAY_MINUTES,
  7 * DAY_MINUTES,
  14 * DAY_MINUTES,
  30 * DAY_MINUTES,
  90 * DAY_MINUTES,
] as const;

export interface TimeScale {
  /** Minutes of each tick, evenly spaced. */
  ticks: readonly number[];
  /** 0 at the event, 1 at the last tick; later times stay there. */
  place: (minutes: number) => number;
  /** The inverse of `place`, in whole minutes. */
  timeAt: (place: number) => number;
}

/** Reaches `horizon` minutes, and at least a day; linear between two ticks. */
export const createTimeScale = (horizon: number): TimeScale => {
  const needed = STEPS.findIndex((step) => step >= Math.max(horizon, DAY_MINUTES));
  const ticks = STEPS.slice(0, needed === -1 ? undefined : needed + 1);
  const bands = ticks.length - 1;
  return {
    ticks,
    place: (minutes) => {
      const at = ticks.findLastIndex((tick) => minutes >= tick);
      if (at >= bands) return 1;
      return (at + (minutes - ticks[at]!) / (ticks[at + 1]! - ticks[at]!)) / bands;
    },
    timeAt: (place) => {
      const at = Math.min(Math.floor(place * bands), bands - 1);
      return Math.round(ticks[at]! + (place * bands - at) * (ticks[at + 1]! - ticks[at]!));
    },
  };
};
