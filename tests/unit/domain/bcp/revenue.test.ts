import { describe, expect, it } from 'vitest';
import { assumeOpenWeek, createEarnings, hourlyCost } from '#shared/domain/bcp/open-hours.ts';
import { computeDowntimeCosts, downtimeHint, formatAmount, openHourHint, parseRevenue } from '#shared/domain/bcp/revenue.ts';

describe('annual revenue', () => {
  it.each([
    ['$500K', 500_000],
    ['$1.2M', 1_200_000],
    ['$ 1,250,000', 1_250_000],
    ['2B', 2_000_000_000],
    ['1.1m', 1_100_000],
    ['750', 750],
    ['unknown', null],
    ['about 2 million', null],
    ['1.2.3', null],
    ['-5', null],
    ['', null],
    [null, null],
  ])('the annual revenue %j is read as %j', (text, value) => {
    expect(parseRevenue(text)).toBe(value);
  });
});

describe('amounts', () => {
  it.each([
    [500_000, '$500.0K'],
    [1_200_000, '$1.2M'],
    [136.99, '$137'],
    [999.4, '$999'],
    [999.6, '$1.0K'],
    [1000, '$1.0K'],
    [999_949, '$999.9K'],
    [999_950, '$1.0M'],
    [2_000_000_000, '$2000.0M'],
    [0, '$0'],
  ])('the amount %d is shown as %s', (amount, text) => {
    expect(formatAmount(amount)).toBe(text);
  });
});

describe('cost of an hour of downtime', () => {
  it('the hourly cost of downtime is the annual revenue over 365 days and 24 hours', () => {
    expect(hourlyCost(87_600_000)).toBe(10_000);
  });

  it.each([
    ['$87.6M', 'Based on your annual revenue of $87.6M, your business loses approximately $10.0K per hour of downtime.'],
    ['$50M', 'Based on your annual revenue of $50.0M, your business loses approximately $5.7K per hour of downtime.'],
    ['$1.2M', 'Based on your annual revenue of $1.2M, your business loses approximately $137 per hour of downtime.'],
    ['unknown', null],
    [null, null],
  ])('the hourly cost of downtime for %j says %j', (revenue, hint) => {
    expect(downtimeHint(revenue)).toBe(hint);
  });
});

describe('cost of downtime by opening hours', () => {
  const shop = { annual_revenue: '$380K', open_hours_per_week: 60 };

  it('an open hour costs the revenue of a week over its open hours', () => {
    expect(computeDowntimeCosts(shop)).toMatchObject({
      perHour: '$122',
      isOpenHour: true,
      perDay: '$1.2K',
      formula: '$380.0K a year / 52 weeks / 60 open hours a week, assumed on 6 days',
    });
    expect(openHourHint(shop)).toBe(
      'An hour in which you are open costs about $122 ($380.0K a year / 52 weeks / 60 open hours a week, assumed on 6 days).',
    );
  });

  it('without opening hours the formula says that it counts around the clock', () => {
    const unknown = { ...shop, open_hours_per_week: null };
    expect(computeDowntimeCosts(unknown)).toMatchObject({ perHour: '$43', isOpenHour: false });
    expect(openHourHint(unknown)).toMatch(/^Counted around the clock: \$380\.0K a year \/ 8,760 hours\./);
  });

  it.each([
    [4, '$487'],
    [24, '$1.2K'],
    [168, '$7.3K'],
  ])('an outage of %i hours costs at most %s, whenever it begins', (hours, cost) => {
    expect(computeDowntimeCosts(shop)!.overHours(hours)).toBe(cost);
  });

  it('a business that never closes pays the same either way', () => {
    const always = computeDowntimeCosts({ ...shop, open_hours_per_week: 168 })!;
    expect(always.overHours(168)).toBe(computeDowntimeCosts({ ...shop, open_hours_per_week: null })!.overHours(168));
  });

  it.each(['unknown', null, '0'])('revenue %j has no cost', (annual_revenue) => {
    expect(computeDowntimeCosts({ ...shop, annual_revenue })).toBeNull();
    expect(openHourHint({ ...shop, annual_revenue })).toBeNull();
  });
});

describe('the cost of a standstill', () => {
  it.each([20, 45, 55, 60, 90, 112, 168, null])(
    'with %s open hours a week is what the stress test counts on a Monday',
    (open) => {
      const start = { weekday: 1, hour: open === null ? 0 : assumeOpenWeek(open).from };
      const earned = createEarnings(380_000, open, start);
      const { dollarsOver } = computeDowntimeCosts({ annual_revenue: '$380K', open_hours_per_week: open })!;
      for (const hours of [1, 4, 24, 72, 168, 336, 720]) expect(dollarsOver(hours)).toBeCloseTo(earned(hours), 6);
      const fromNine = createEarnings(380_000, open, { weekday: 1, hour: 9 });
      for (const hours of [24, 72, 168, 336, 720]) expect(dollarsOver(hours)).toBeCloseTo(fromNine(hours), 6);
    },
  );
});
