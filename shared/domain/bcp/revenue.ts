import { type Duration, parseDuration } from '#shared/domain/bcp/duration.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { fill } from '#shared/messages/fields.ts';

const multiplier: Record<string, number> = { '': 1, K: 1e3, M: 1e6, B: 1e9 };

/** The revenue in dollars, from texts such as $500K, $1.2M or 1,250,000; null when the text is no amount. */
export const parseRevenue = (text: string | null | undefined): number | null => {
  const match = /^(\d{1,15}(?:\.\d*)?|\.\d+)([KMB]?)$/.exec((text ?? '').replace(/[$,\s]/g, '').toUpperCase());
  if (match === null) return null;
  return Number((Number(match[1]) * multiplier[match[2]!]!).toPrecision(15));
};

/** Dollars lost in one hour of downtime: annual revenue / 365 / 24. */
export const hourlyCost = (annualRevenue: number): number => annualRevenue / 365 / 24;

const tenths = (amount: number, unit: number): number => Math.round((amount * 10) / unit) / 10;

export const formatAmount = (amount: number): string => {
  const dollars = Math.round(amount);
  if (dollars < 1000) return `$${dollars}`;
  const thousands = tenths(amount, 1e3);
  return thousands < 1000 ? `$${thousands.toFixed(1)}K` : `$${tenths(amount, 1e6).toFixed(1)}M`;
};

export const downtimeHint = (annualRevenue: string | null | undefined): string | null => {
  const revenue = parseRevenue(annualRevenue);
  if (revenue === null || revenue === 0) return null;
  return fill(bcpMessages.downtimeHint, { revenue: formatAmount(revenue), cost: formatAmount(hourlyCost(revenue)) });
};

const HOUR = 60;

interface DowntimeCosts {
  perHour: string;
  perDay: string;
  /** Null when the duration has no end or is unreadable. */
  over: (time: string | null) => string | null;
}

const costOver = (hourly: number, time: Duration | null): string | null =>
  time === null || !Number.isFinite(time.hi) ? null : formatAmount((hourly * time.hi) / HOUR);

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
