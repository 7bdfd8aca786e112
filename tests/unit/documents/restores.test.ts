/** What is copied and restored after an event: no machine, and nothing of a vendor. */
import { describe, expect, it } from 'vitest';
import { toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { addBuildingFire } from '#shared/knowledge/basics.ts';
import { findTrade } from '#shared/knowledge/trades.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';

const textOf = (input: Pick<Parameters<typeof composeDocument>[0], 'bcp' | 'providers' | 'template'>): string => {
  const { cover, chapters } = composeDocument({ ...input, employees: [], cyber: true, generatedAt: '2026-11-20T17:00:00Z' });
  return [...cover.blocks, ...chapters.flatMap(({ blocks }) => blocks)]
    .flatMap((block) => (block.kind === 'checklist' ? block.items.map(({ line }) => toPlainText(line)) : []))
    .join('\n');
};

describe('what a first draft restores and backs up', () => {
  it.each([
    ['oyster-farm', /[Rr]estore in this order: .*(?:VHF|Radios|Cold room)/],
    ['oyster-farm', /First: [^)\n]*(?:VHF|Radios|Cold room)/],
    ['heating-cooling', /Back up before you leave: .*Remote monitoring/],
    ['online-store', /Back up before you leave: .*Marketplace/],
  ])('what a first draft restores and backs up is no machine and no vendor’s: %s, %s', async (id, never) => {
    const trade = findTrade(id)!;
    const bcp = await createFirstDraft({
      ...{ business_name: 'Acme', business_type: 'LLC', industry: trade.within[0]!, trade: id, employee_count: 14 },
      ...{ annual_revenue: '$1.8M', city: 'Shelton', state: 'WA', zip_code: '98584' },
    });
    const text = textOf({ bcp, providers: [], template: 'detailed' });
    expect(text).toMatch(/[Rr]estore in this order: /);
    expect(text).not.toMatch(never);
  });
});

describe('the building fire', () => {
  it.each([
    ['Shock, Burn or Fall Injury at a Unit', true],
    ['Choking, Allergy or Burn at the Table', true],
    ['Kitchen Fire', false],
    ['Dust Explosion', false],
  ])('the building fire is added beside what is no fire of a building: %s', (name, added) => {
    const names = addBuildingFire([{ name, reason: '' }]).map((risk) => risk.name);
    expect(names.includes('Building Fire')).toBe(added);
  });
});
