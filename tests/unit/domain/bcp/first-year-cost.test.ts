import { describe, expect, it } from 'vitest';
import { needsQuotes } from '#shared/domain/bcp/first-year-cost.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';

describe('whether a measure needs quotes', () => {
  it.each([
    ['Night list and paper limits. Estimate: about 6 hours of staff time.', false],
    ['Shelves, flood policy. Estimate: about 9 hours of staff time. Get quotes: flood policy.', true],
    ['UPS ($150 to $600 each), a call list. Estimate: prices as named, about 8 hours of staff time.', false],
    ['Generator contract (about $600 to $2,500 a week for 20 to 50 kW). Estimate: prices as named.', true],
    ['A new roof', true],
    ['A switch ($400 each), a new roof', true],
    [null, true],
  ])('of %j: %s', (needs, expected) => expect(needsQuotes(needs)).toBe(expected));

  it('is so in every trade for some of its measures, and not for lists, agreements and training', async () => {
    for (const trade of trades) {
      const { mitigations } = await draftTrade(trade);
      const estimated = mitigations.filter(({ resources_required }) => / Estimate: /.test(resources_required ?? ''));
      const ofTimeOnly = estimated.filter(({ resources_required }) => !/\$| Get quotes: /.test(resources_required!));
      expect(
        ofTimeOnly.filter(({ resources_required }) => needsQuotes(resources_required!)),
        trade.id,
      ).toEqual([]);
      expect(
        estimated.some(({ resources_required }) => !needsQuotes(resources_required!)),
        trade.id,
      ).toBe(true);
    }
  }, 240_000);
});
