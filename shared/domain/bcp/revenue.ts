import { type Duration, parseDuration } from '#shared/domain/bcp/duration.ts';
import { once } from '#shared/domain/once.ts';
import { downtimeCostMessages } from '#shared/messages/downtime-costs.ts';
import { fill } from '#shared/messages/fields.ts';
import { assumeOpenWeek, createEarningsFromOpening, hourlyCost, openHourCost } from './open-hours.ts';

const multiplier: Record<string, number> = { '': 1, K: 1e3, M: 1e6, B: 1e9 };

/** The revenue in dollars, from texts such as $500K, $1.2M or 1,250,000; null when the text is no amount. */
export const parseRevenue = (text: string | null | undefined): number | null => {
  const match = /^(\d{1,15}(?:\.\d*)?|\.\d+)([KMB]?)$/.exec((text ?? '').replace(/[$,\s]/g, '').toUpperCase());
  if (match === null) return null;
  return Number((Number(match[1]) * multiplier[match[2]!]!).toPrecision(15));
};

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
  return fill(downtimeCostMessages.downtimeHint, { revenue: formatAmount(revenue), cost: formatAmount(hourlyCost(revenue)) });
};

const HOUR = 60;
const DAY_HOURS = 24;

interface MoneyFields {
  annual_revenue: string | null;
  open_hours_per_week: number | null;
}

export const formatAmountRange = ({ lo, hi }: Duration): string => {
  const [low, high] = [formatAmount(lo), formatAmount(hi)];
  if (low === high) return high;
  return Math.round(lo) === 0 ? `up to ${high}` : `${low} to ${high}`;
};

export interface DowntimeCosts {
  perHour: string;
  /** Whether `perHour` is an hour in which the business is open. */
  isOpenHour: boolean;
  perDay: string;
  /** How `perHour` comes about, to be printed next to it. */
  formula: string;
  /** Null when the duration has no end or is unreadable. */
  over: (time: string | null) => string | null;
  overHours: (hours: number) => string;
  dollarsOver: (hours: number) => number;
}

const digitGroups = once(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }));

/** Revenue comes in while the business is open: an outage is counted from the opening of the week, as in the stress test. */
export const computeDowntimeCosts = ({ annual_revenue, open_hours_per_week: open }: MoneyFields): DowntimeCosts | null => {
  const revenue = parseRevenue(annual_revenue);
  if (revenue === null || revenue === 0) return null;
  const costOf = createEarningsFromOpening(revenue, open);
  const values = {
    revenue: formatAmount(revenue),
    hours: digitGroups().format(open ?? 0),
    days: open === null ? '' : String(assumeOpenWeek(open).days),
  };
  return {
    perHour: formatAmount(openHourCost(revenue, open)),
    isOpenHour: open !== null,
    perDay: formatAmount(costOf(DAY_HOURS)),
    formula: fill(open === null ? downtimeCostMessages.aroundTheClock : downtimeCostMessages.openHourFormula, values),
    over: (time) => {
      const read = parseDuration(time);
      return read === null || !Number.isFinite(read.hi) ? null : formatAmount(costOf(read.hi / HOUR));
    },
    overHours: (hours) => formatAmount(costOf(hours)),
    dollarsOver: costOf,
  };
};

/** The second line below the hint; null without revenue. */
export const openHourHint = (fields: MoneyFields): string | null => {
  const costs = computeDowntimeCosts(fields);
  if (costs === null) return null;
  return costs.isOpenHour
    ? fill(downtimeCostMessages.openHourCost, { cost: costs.perHour, formula: costs.formula })
    : costs.formula;
};
