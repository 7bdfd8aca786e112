/** What an hour costs where the income does not stop with the work. */
import { describe, expect, it } from 'vitest';
import { toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { findStandingIncome } from '#shared/domain/bcp/standing-income.ts';
import { buildRecoveryModel } from '#shared/domain/recovery/model.ts';
import { listPresets } from '#shared/domain/recovery/presets.ts';
import { runScenario } from '#shared/domain/recovery/simulate.ts';
import { findTrade, trades } from '#shared/knowledge/trades.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';

const draftOf = (trade: string, business_type = 'LLC') =>
  createFirstDraft({
    ...{ business_name: 'Acme', industry: findTrade(trade)!.within[0]!, trade, employee_count: 20 },
    ...{ business_type, annual_revenue: '$9M', open_hours_per_week: 45, city: 'Portland', state: 'ME', zip_code: '04101' },
  });
type Draft = Awaited<ReturnType<typeof draftOf>>;

const costIn = (bcp: Draft, template: 'standard' | 'executive'): string => {
  const { cover, chapters } = composeDocument({
    ...{ bcp, template, employees: [], providers: [], cyber: true, generatedAt: '2026-11-20T17:00:00Z' },
  });
  const blocks = [...cover.blocks, ...chapters.flatMap((chapter) => chapter.blocks)];
  const rows = blocks.flatMap((block) => (block.kind === 'facts' ? block.rows : []));
  return toPlainText(rows.find(([label]) => label === 'Downtime costs about')![1]);
};

describe('what an hour of downtime costs', () => {
  it.each([
    ['credit-union', 'Non-profit', 'interest'],
    ['community-bank', 'Corporation', 'interest'],
    ['insurance-agency', 'LLC', 'commissions on premiums'],
    ['self-storage', 'LLC', 'rent'],
    ['town-or-city', 'Corporation', 'taxes and fees'],
    ['church', 'Non-profit', 'gifts, grants and dues'],
  ])('%s loses no revenue with the hour, and names what an outage costs instead', async (trade, type, income) => {
    const bcp = await draftOf(trade, type);
    expect(findStandingIncome(bcp)).toBe(income);
    for (const template of ['standard', 'executive'] as const) {
      const cost = costIn(bcp, template);
      expect(cost).toMatch(/^(?:Extra expense of )?\$962 to \$1\.9K\b.* per open hour/);
      expect(cost).toContain(`Most income (${income}) continues`);
    }
    expect(costIn(bcp, 'standard')).toContain('Revenue is $3.8K per open hour ($9.0M a year / 52 weeks / 45');
    const model = buildRecoveryModel({ content: bcp, employees: [], providers: [] });
    for (const { scenario } of listPresets(model)) expect(runScenario(model, scenario).lostBy).toBeNull();
  });

  it.each(['bakery', 'dialysis-center', 'law-firm'])('%s loses revenue with each open hour', async (trade) => {
    const bcp = await draftOf(trade);
    expect(findStandingIncome(bcp)).toBeNull();
    for (const template of ['standard', 'executive'] as const) expect(costIn(bcp, template)).toMatch(/^\$3\.8K per open hour/);
  });

  it.each(['summer-camp', 'child-care', 'hospital', 'farm-stand', 'thrift-store'])(
    'a nonprofit %s loses revenue with the days it is closed',
    (trade) => {
      const industry = findTrade(trade)!.within[0]!;
      expect(findStandingIncome({ trade, industry, business_type: 'Non-profit' })).toBeNull();
    },
  );

  it('every trade that is named has its income said in a clause', () => {
    const named = trades.filter(({ id }) => findStandingIncome({ trade: id, industry: '', business_type: 'LLC' }) !== null);
    expect(named.map(({ id }) => id).toSorted()).toEqual(
      [
        ...['alarm-monitoring', 'community-bank', 'consumer-lender', 'credit-union', 'hoa-manager', 'housing-authority'],
        ...['insurance-agency', 'property-manager', 'self-storage', 'wealth-adviser'],
      ].toSorted(),
    );
  });
});
