/** What time costs this business. */
import { type Duration, parseDuration } from '#shared/domain/bcp/duration.ts';
import { formatAmount, hourlyCost, parseRevenue } from '#shared/domain/bcp/revenue.ts';

const HOUR = 60;

export interface DowntimeCosts {
  perHour: string;
  perDay: string;
  /** Dollars lost over the whole of a duration; null when it has no end or is unreadable. */
  over: (time: string | null) => string | null;
}

const costOver = (hourly: number, time: Duration | null): string | null =>
  time === null || !Number.isFinite(time.hi) ? null : formatAmount((hourly * time.hi) / HOUR);

/** The cost of downtime from the annual revenue in dollars; null when the revenue is missing, unreadable or zero. */
export const computeDowntimeCosts = (annualRevenue: string | null): DowntimeCosts | null => {
  const revenue = parseRevenue(annualRevenue);
  if (revenue === null || revenue === 0) return null;
  const hourly = hourlyCost(revenue);
  return {
    perHour: formatAmount(hourly),
    perDay: formatAmount(hourly * 24),
    over: (time) => costOver(hourly, parseDuration(time)),
  };
};
