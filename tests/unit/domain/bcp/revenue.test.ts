import { describe, expect, it } from 'vitest';
import { downtimeHint, formatAmount, hourlyCost, parseRevenue } from '#shared/domain/bcp/revenue.ts';

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
