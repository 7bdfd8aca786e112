/** When a subscriber is told that a period comes to its end. */
import type { Subscription } from './subscription.ts';

/** Days before the end, the newest notice last. */
const NOTICE_DAYS = [30, 7, 1] as const;
export type NoticeDays = (typeof NOTICE_DAYS)[number];

const DAY_MS = 86_400_000;

/**
 * The newest notice that is due: of those that were missed only the last one counts, and none that was due before the
 * period began. Null before the first one, and after the end.
 */
export const findDueNotice = (
  { current_period_start, current_period_end }: Pick<Subscription, 'current_period_start' | 'current_period_end'>,
  now: Date,
): NoticeDays | null => {
  const end = Date.parse(current_period_end);
  if (end <= now.getTime()) return null;
  const due = NOTICE_DAYS.filter((days) => {
    const at = end - days * DAY_MS;
    return at <= now.getTime() && at >= Date.parse(current_period_start);
  });
  return due.at(-1) ?? null;
};

/** Until when a period may end for a notice to be due now. */
export const noticeHorizon = (now: Date): Date => new Date(now.getTime() + NOTICE_DAYS[0] * DAY_MS);
