import { describe, expect, it } from 'vitest';
import { findNoBackup } from '#functions/documents/values.ts';
import { takesTwoReleasers } from '#shared/domain/bcp/two-releasers.ts';
import { describeOutage } from '#shared/knowledge/outages.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import type { Trade } from '#shared/knowledge/trades/trade.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { traits } from '#shared/knowledge/traits.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';

const takers = trades.filter(({ traits }) => traits.includes('deposits')).map(({ id }) => id);
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' && !(value instanceof RegExp) ? Object.values(value).flatMap(textsOf) : [];
};
const profileOf = (trade: string) =>
  buildProfile({ business_name: 'Harbor', trade, industry: 'Finance', employee_count: 45 }, true);

describe('firms that take deposits', () => {
  it('there are credit unions and banks', () =>
    expect(takers).toEqual(expect.arrayContaining(['credit-union', 'community-bank'])));

  it.each(takers)('%s releases payments with two people at least', async (trade) => {
    const profile = await profileOf(trade);
    for (const item of profile.industry.functions.filter(({ steps }) => /two (?:people|approvers)/i.test(steps))) {
      const { minimum_staff } = describeOutage(item, ['4-24 hours', '1-4 hours', null], profile);
      expect(minimum_staff ?? 2, item.name).toBeGreaterThanOrEqual(2);
    }
  });

  it.each(takers)('%s names two releasers wherever money moves, and sends nothing twice', async (trade) => {
    const draft = await createFirstDraft({
      ...{ business_name: 'Harbor', business_type: 'Cooperative', industry: 'Finance', trade, employee_count: 42 },
      ...{ annual_revenue: '$14M', city: 'Portland', state: 'ME', zip_code: '04101' },
    });
    const isOfTwo = (name: string) => takesTwoReleasers(draft.critical_functions.find((fn) => fn.name.startsWith(name))!);
    expect(isOfTwo('Payments, wires and settlement')).toBe(true);
    expect(isOfTwo('Cash, deposits and withdrawals')).toBe(false);
    expect(isOfTwo('Robbery response')).toBe(false);
    const fedLine = draft.it_systems.find(({ name }) => name.startsWith('FedLine'))!;
    expect(fedLine.recovery_procedures).toMatch(/two people sign in.*which files and wires already went through/i);
  });

  it.each<[string, number, number, RegExp]>([
    ['Payments, wires and settlement', 42, 5, /train a second releaser of your own$/],
    ['Payments, wires and settlement', 5, 5, /train a second releaser of your own$/],
    ['Payments, wires and settlement', 1, 1, /agree on cover with another firm$/],
    ['Fraud watch and identity checks', 42, 5, /train someone else who works here$/],
    ['Fraud watch and identity checks', 6, 5, /agree on cover with another firm$/],
  ])('without a backup for %s, %i people and a team of %i read %s', async (name, employee_count, members, text) => {
    const draft = await createFirstDraft({
      ...{ business_name: 'Harbor', business_type: 'Cooperative', industry: 'Finance', trade: 'credit-union', employee_count },
      ...{ annual_revenue: '$14M', city: 'Portland', state: 'ME', zip_code: '04101' },
    });
    const work = draft.critical_functions.find((fn) => fn.name === name)!;
    const employees = Array.from({ length: members }, () => null);
    expect(findNoBackup(work, { bcp: { employee_count }, employees }).text).toMatch(text);
  });

  it.each(takers)('%s may have a single branch', async (trade) => {
    const { industry } = await profileOf(trade);
    expect(textsOf(industry).filter((text) => /\b(?:another|several|two|many) branch(?:es)?\b(?! or)/i.test(text))).toEqual([]);
  });

  it.each(takers)('%s looks after insiders and absent staff', async (trade) => {
    const { industry } = await profileOf(trade);
    const names = industry.risks.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['Embezzlement or Insider Fraud', 'Staff Absence in a Pandemic']));
  });

  it.each(takers)('%s speaks as a bank, not of its bank or of recorded orders', async (trade) => {
    const { industry } = await profileOf(trade);
    expect(textsOf(industry).filter((text) => /\bthe bank’s fraud desk|calls are recorded/i.test(text))).toEqual([]);
  });
});

it('a shop may pay its own bills with one person', async () => {
  const draft = await createFirstDraft({
    ...{ business_name: 'Threads', business_type: 'LLC', industry: 'Retail', trade: 'clothing-store', employee_count: 4 },
    ...{ annual_revenue: '$380,000', city: 'Brooklyn', state: 'NY', zip_code: '11215' },
  });
  expect(draft.critical_functions.map(({ name }) => name)).toContain('Banking, supplier payments and wages');
  expect(draft.critical_functions.filter(takesTwoReleasers)).toEqual([]);
});

describe('backups', () => {
  it('nothing sealed or only on paper is copied every hour', () => {
    const parts: Pick<Trade, 'systems'>[] = [...trades, ...Object.values(traits)];
    const backups = parts.flatMap(({ systems = [] }) => systems.map(({ backup }) => backup));
    expect(backups.filter(([often, place]) => /hour/i.test(often) && /\bsealed\b|^(?:paper|printed)/i.test(place))).toEqual([]);
  });
});
