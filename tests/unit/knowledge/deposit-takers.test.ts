import { describe, expect, it } from 'vitest';
import { describeOutage } from '#shared/knowledge/outages.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import type { Trade } from '#shared/knowledge/trades/trade.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { traits } from '#shared/knowledge/traits.ts';

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

describe('backups', () => {
  it('nothing sealed or only on paper is copied every hour', () => {
    const parts: Pick<Trade, 'systems'>[] = [...trades, ...Object.values(traits)];
    const backups = parts.flatMap(({ systems = [] }) => systems.map(({ backup }) => backup));
    expect(backups.filter(([often, place]) => /hour/i.test(often) && /\bsealed\b|^(?:paper|printed)/i.test(place))).toEqual([]);
  });
});
