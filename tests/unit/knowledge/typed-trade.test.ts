/** What the business does says more than the industry that was ticked. */
import { describe, expect, it } from 'vitest';
import { INDUSTRIES } from '#shared/domain/bcp/options.ts';
import { suggestRisks } from '#shared/knowledge/answers/suggestions.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { findTradeElsewhere, guessTrades } from '#shared/knowledge/trades/search.ts';
import { tradeIndex } from '#shared/knowledge/trades/trade-index.ts';

const profileOf = (industry: string, activity: string, trade: string | null = null) =>
  buildProfile({ business_name: 'Acme', business_type: 'LLC', industry, activity, trade, employee_count: 9 }, true);

describe('a typed trade', () => {
  it.each([
    ['veterinary clinic', 'Technology', 'Healthcare', 'veterinary-clinic'],
    ['Small animal veterinary clinic in Cleveland', 'Technology', 'Healthcare', 'veterinary-clinic'],
    ['dialysis center', 'Construction', 'Healthcare', 'dialysis-center'],
    ['credit union', 'Government', 'Finance', 'credit-union'],
    ['bakery', 'Finance', 'Retail', 'bakery'],
    ['law firm', 'Healthcare', 'Other', 'law-firm'],
    ['church', 'Hospitality', 'House of Worship', 'church'],
    ['restaurant', 'Technology', 'Hospitality', 'restaurant'],
  ])('a typed trade “%s” wins over %s', async (activity, ticked, industry, trade) => {
    const typed = await profileOf(ticked, activity);
    expect([typed.industry.name, typed.trade]).toEqual([industry, trade]);
    expect(suggestRisks(typed)).toEqual(suggestRisks(await profileOf(industry, activity)));
  });

  it.each([
    ['software for dentists', 'Technology'],
    ['dental practice management platform', 'Technology'],
    ['point of sale for restaurants', 'Technology'],
    ['boats', 'Manufacturing'],
    ['marketing for churches', 'Other'],
    ['We grow oysters', 'Retail'],
    ['bakery', 'Manufacturing'],
  ])('a typed trade “%s” leaves %s as ticked', async (activity, ticked) => {
    expect((await profileOf(ticked, activity)).industry.name).toBe(ticked);
  });

  it('a typed trade wins under each industry in which it is not at home', async () => {
    const lost: string[] = [];
    for (const { id, title, industries, industry } of tradeIndex) {
      for (const ticked of INDUSTRIES.filter((name) => !industries.includes(name))) {
        const found = findTradeElsewhere(tradeIndex, ticked, title);
        if (guessTrades(tradeIndex, ticked, title).length > 0 || found === undefined) continue;
        const profile = await profileOf(ticked, title);
        if (profile.trade !== found.id || profile.industry.name !== found.industry) lost.push(`${id} under ${ticked}`);
      }
      const chosen = await profileOf(INDUSTRIES.find((name) => !industries.includes(name))!, '', id);
      if (chosen.industry.name !== industry) lost.push(`${id} chosen`);
    }
    expect(lost).toEqual([]);
  });

  it('a typed trade is recognized for most trades under Technology', () => {
    const foreign = tradeIndex.filter(({ industries }) => !industries.includes('Technology'));
    const recognized = foreign.filter(({ title }) => findTradeElsewhere(tradeIndex, 'Technology', title));
    expect(recognized.length / foreign.length).toBeGreaterThan(0.8);
  });
});
