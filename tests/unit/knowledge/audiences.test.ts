import { describe, expect, it } from 'vitest';
import { findAudience } from '#shared/knowledge/audiences.ts';
import { industries } from '#shared/knowledge/industries.ts';
import { specializeForTrade } from '#shared/knowledge/trades/compose.ts';
import { findTradeSummary } from '#shared/knowledge/trades/load.ts';
import type { Trade } from '#shared/knowledge/trades/trade.ts';
import { tradeIndex } from '#shared/knowledge/trades/trade-index.ts';
import { trades } from '#shared/knowledge/trades.ts';

const industryOf = ({ within }: Trade) => industries.find(({ name }) => name === within[0])!;
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

  it('whoever hears with the press hears within the hour', () => {
    for (const summary of tradeIndex) {
      const { isPublic, firstUpdate } = findAudience(summary, null);
      if (isPublic) expect(firstUpdate, summary.id).not.toBe('T+4 h');
    }
  });

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

  /** A message that a procedure promises within minutes, and who waits for it. */
  const promised =
    /\b(?:first notice|posts what is known|tells the customer|one fact and one instruction) within (\d+) minutes\b/;

  it('the table gives nobody a later clock than a procedure of the trade', () => {
    const late = trades.flatMap((trade) => {
      const industry = specializeForTrade(trade.within[0]!, industryOf(trade), trade);
      const soonest = Math.min(
        ...industry.functions.flatMap(({ steps }) => {
          const [, minutes] = promised.exec(steps) ?? [];
          return minutes === undefined ? [] : [Number(minutes)];
        }),
      );
      const { firstUpdate } = findAudience(findTradeSummary(trade.id), null);
      return soonest === 15 && firstUpdate !== 'T+15 min' ? [`${trade.id}: ${soonest} and ${firstUpdate}`] : [];
    });
    expect(late).toEqual([]);
  });
});
