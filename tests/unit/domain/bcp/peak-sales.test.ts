import { describe, expect, it } from 'vitest';
import { computePeakCosts } from '#shared/domain/bcp/peak-sales.ts';
import { parseRevenue } from '#shared/domain/bcp/revenue.ts';
import { computeLostRevenue } from '#shared/domain/bcp/standing-income.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';

const shop = {
  ...{ trade: 'clothing-store', industry: 'Retail', business_type: 'LLC', annual_revenue: '$520K', open_hours_per_week: 50 },
  critical_functions: [],
};

describe('what an outage costs in the busiest weeks', () => {
  it('December of a clothing store costs over half as much again, by the Census Bureau', () => {
    const { costs, basis } = computePeakCosts(shop)!;
    expect([computeLostRevenue(shop)!.perHour, costs.perHour]).toEqual(['$200', '$312']);
    expect(basis).toMatch(/^1\.56 times .*December, clothing stores \(U\.S\. Census Bureau/);
  });

  it('a business whose income stands has no busiest weeks, and neither has one without revenue', () => {
    expect(computePeakCosts({ ...shop, trade: 'credit-union', industry: 'Finance' })).toBeNull();
    expect(computePeakCosts({ ...shop, annual_revenue: null })).toBeNull();
  });

  it('of every trade, the busiest weeks cost more than the average, and say by which source or that it is assumed', async () => {
    const told: string[] = [];
    for (const trade of trades) {
      const draft = { ...(await draftTrade(trade)), annual_revenue: '$1M', open_hours_per_week: 50 };
      const peak = computePeakCosts(draft);
      if (peak === null) continue;
      told.push(trade.id);
      const [average, busiest] = [computeLostRevenue(draft)!.perHour, peak.costs.perHour].map((text) => parseRevenue(text)!);
      expect(busiest, trade.id).toBeGreaterThan(average!);
      expect(peak.basis, trade.id).toMatch(/Census Bureau|^Assumed/);
    }
    expect(told).toEqual(expect.arrayContaining(['restaurant', 'jeweler', 'oyster-farm', 'hotel']));
    expect(told).not.toEqual(expect.arrayContaining(['dialysis-center']));
    expect(told.length).toBeGreaterThan(100);
  }, 60_000);
});
