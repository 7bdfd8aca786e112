import { beforeAll, describe, expect, it } from 'vitest';
import { IMPACT_KINDS } from '#shared/domain/bcp/impact.ts';
import { suggestContext } from '#shared/knowledge/answers/suggestions.ts';
import { rateStandstill, type StandstillImpact } from '#shared/knowledge/business-impact.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { findWordingMistakes } from '#tests/unit/wording/rules.ts';

const profileOf = (trade: string, more: object = {}) =>
  buildProfile({ business_name: 'Acme', trade, state: 'NY', employee_count: 12, annual_revenue: '$365K', ...more }, true);

const all: { where: string; severities: StandstillImpact[] }[] = [];
beforeAll(async () => {
  for (const { id, within } of trades) {
    const profile = await profileOf(id, { industry: within[0]! });
    all.push({ where: id, severities: IMPACT_KINDS.flatMap((kind) => rateStandstill(kind, profile) ?? []) });
  }
}, 60_000);

describe('how badly a standstill hurts', () => {
  it('is rated with a reason for every kind of harm in every trade', () => {
    for (const { where, severities } of all) {
      expect(severities.length, where).toBe(IMPACT_KINDS.length);
      for (const { reason } of severities) expect(findWordingMistakes([reason]), `${where}: ${reason}`).toEqual([]);
    }
  });

  it('trades differ: no level of a kind holds for all', () => {
    for (const [at] of IMPACT_KINDS.entries())
      expect(new Set(all.map(({ severities }) => severities[at]!.level)).size).toBeGreaterThan(1);
  });

  it.each([
    ['4 hours', 'minor', 'Down for 4 hours, you lose up to'],
    ['4-24 hours', 'moderate', 'about 0.3% of a year’s revenue'],
    ['3-7 days', 'major', 'about 1.9% of a year’s revenue'],
    ['26 days', 'major', 'about 7.1% of a year’s revenue'],
    ['27 days', 'catastrophic', 'about 7.4% of a year’s revenue'],
  ] as const)('money: a business that can be down %s is hurt %s', async (max_downtime, level, said) => {
    const severity = rateStandstill('financial_impact', await profileOf('cafe', { max_downtime }));
    expect(severity).toMatchObject({ level, reason: expect.stringContaining(said) });
  });

  it('money: without revenue, the share of the year remains', async () => {
    const severity = rateStandstill(
      'financial_impact',
      await profileOf('cafe', { max_downtime: '1-3 days', annual_revenue: '' }),
    );
    expect(severity).toEqual({ level: 'moderate', reason: '1-3 days is about 0.8% of a year’s revenue.' });
  });

  it('work: a function at its limit makes it High, and half of them say so', async () => {
    const fn = (name: string, max_downtime: string) => ({ name, max_downtime, rto: null, rpo: null }) as never;
    const rate = async (functions: never[]) =>
      rateStandstill('operational_impact', await profileOf('cafe', { max_downtime: '1-3 days', critical_functions: functions }));
    expect(await rate([fn('Bar', '1-3 days'), fn('Books', '3-7 days')])).toEqual({
      level: 'major',
      reason: 'After 1-3 days, 1 of your 2 functions is at its limit. The first: “Bar”.',
    });
    const three = await rate([fn('Bar', '1-3 days'), fn('Books', '3-7 days'), fn('Web', '3-7 days')]);
    expect(three).toEqual({ level: 'major', reason: 'After 1-3 days, “Bar” is close to its limit or past it.' });
  });

  it.each([
    ['primary-care', 'Healthcare', 'major', 'major'],
    ['veterinary-clinic', 'Healthcare', 'major', 'moderate'],
    ['credit-union', 'Finance', 'major', 'major'],
  ] as const)('name and law: %s', async (trade, industry, name, law) => {
    const profile = await profileOf(trade, { industry, max_downtime: '4-24 hours' });
    expect(rateStandstill('reputational_impact', profile)?.level).toBe(name);
    expect(rateStandstill('regulatory_impact', profile)?.level).toBe(law);
    if (trade === 'veterinary-clinic')
      expect(JSON.stringify(rateStandstill('regulatory_impact', profile))).not.toContain('People');
  });

  it('a level is suggested beside an own text, and nothing where both are given', async () => {
    const described = await profileOf('cafe', { financial_impact_description: 'We lose the morning.' });
    const [first] = suggestContext(described, 'impact_texts').suggested_impacts!;
    expect(first).toMatchObject({ kind: 'financial_impact', text: 'We lose the morning.', severity: expect.any(String) });
    const done = await profileOf('cafe', {
      financial_impact_description: 'We lose the morning.',
      financial_impact_severity: 'major',
    });
    expect(suggestContext(done, 'impact_texts').suggested_impacts!.map(({ kind }) => kind)).not.toContain('financial_impact');
  });
});
