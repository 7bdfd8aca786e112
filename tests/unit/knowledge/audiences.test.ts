import { describe, expect, it } from 'vitest';
import { findAudience } from '#shared/knowledge/audiences.ts';
import { findTradeSummary } from '#shared/knowledge/trades/load.ts';
import { tradeIndex } from '#shared/knowledge/trades/trade-index.ts';

const titleOf = (id: string): string => findAudience(findTradeSummary(id), null).title;

describe('whom a business tells first', () => {
  it.each([
    ['dialysis-center', 'Patients and families'],
    ['nursing-home', 'Residents and families'],
    ['credit-union', 'Members'],
    ['hotel', 'Guests and booked guests'],
    ['restaurant', 'Guests'],
    ['child-care', 'Families'],
    ['school-district', 'Students and families'],
    ['taxi-limo', 'Riders and families'],
    ['property-manager', 'Tenants and owners'],
    ['data-center', 'Tenants and carriers'],
    ['homeless-shelter', 'People served, donors and volunteers'],
    ['church', 'The congregation'],
    ['water-utility', 'Residents and the public'],
    ['law-firm', 'Clients'],
    ['oyster-farm', 'Buyers and dealers'],
    ['clothing-store', 'Customers'],
    ['bakery', 'Customers'],
  ])('%s speaks to: %s', (id, title) => expect(titleOf(id)).toBe(title));

  it('without a trade, the industry says it', () =>
    expect([findAudience(undefined, 'Healthcare').title, findAudience(undefined, 'Retail').title]).toEqual([
      'Patients and families',
      'Customers',
    ]));

  it('every audience fits its cell of the table', () => {
    for (const summary of tradeIndex) {
      const { title, about } = findAudience(summary, null);
      expect(title.length, summary.id).toBeLessThanOrEqual(40);
      expect(about.length, summary.id).toBeLessThanOrEqual(80);
    }
  });

  it('every trade that cares for people or serves the public has words for the press', () => {
    for (const summary of tradeIndex)
      if (['Healthcare', 'Government'].includes(summary.industry) && !summary.traits.includes('animals-in-care'))
        expect(findAudience(summary, null).isPublic, summary.id).toBe(true);
  });
});
