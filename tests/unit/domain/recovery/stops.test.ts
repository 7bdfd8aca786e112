/** What stops a trade’s own work: orders, recalls and machines. */
import { describe, expect, it } from 'vitest';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { buildRecoveryModel } from '#shared/domain/recovery/model.ts';
import { findFirstFeared, listPresets } from '#shared/domain/recovery/presets.ts';
import { runScenario } from '#shared/domain/recovery/simulate.ts';
import { findStop } from '#shared/domain/recovery/stops.ts';
import { findWorstCases } from '#shared/domain/recovery/worst.ts';
import { findTrade, trades } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';

const modelOf = async (trade: (typeof trades)[number]) =>
  buildRecoveryModel({ content: await draftTrade(trade), employees: [], providers: [] });

describe('what stops the work of a trade', () => {
  it.each([
    [
      'oyster-farm',
      'Biotoxin or Sewage Closure of the Beds',
      ['Cooling, tags and Vibrio control', 'Deliveries promised to buyers'],
    ],
    ['restaurant', 'Foodborne Illness Outbreak', ['Kitchen and food service', 'Dining room, tickets and reservations']],
    ['bar', 'Liquor License Suspension', ['Bar service, ID checks and cutoffs']],
  ])('%s: %s stops what it sells, workarounds with it, for longer than that may be down', async (id, title, names) => {
    const model = await modelOf(findTrade(id)!);
    const preset = listPresets(model).find(({ scenario }) => scenario.title === title)!;
    const stopped = runScenario(model, preset.scenario).functions.filter(({ name }) => names.includes(name));
    expect(stopped.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    for (const { late, explanation } of stopped) {
      expect(late.hi).toBeGreaterThan(0);
      expect(explanation).toContain('it may not run before the stop ends');
    }
  });

  it('no stop of any trade takes away care, books or what protects people', async () => {
    for (const trade of trades) {
      const bcp = await draftTrade(trade);
      const risks = [...bcp.risk_factors.selected, ...bcp.threat_probability.selected];
      for (const risk of risks) {
        const stop = findStop(risk, bcp);
        for (const { name } of stop?.functions ?? []) {
          expect(protectsPeople(name), `${trade.id}: ${risk}: ${name}`).toBe(false);
          expect(name, `${trade.id}: ${risk}`).not.toMatch(
            /\b(?:wages|payroll|bills|care|residents|patients|animals|seed|water)\b/i,
          );
        }
      }
    }
  });

  it('the highest risk of every trade that takes out functions is among the worst cases', async () => {
    const missing: string[] = [];
    for (const trade of trades) {
      const model = await modelOf(trade);
      const first = findFirstFeared(model);
      if (first === null) continue;
      const { cases } = findWorstCases(model, 3, { cyber: true });
      const stops = runScenario(model, first.scenario).functions.some(({ isAffected }) => isAffected);
      if (stops && !cases.some(({ outcome }) => outcome.scenario.title === first.scenario.title))
        missing.push(`${trade.id}: ${first.scenario.title}`);
    }
    expect(missing).toEqual([]);
  });

  it('a risk that stops nothing has no scenario', async () => {
    const bcp = await draftTrade(findTrade('law-firm')!);
    expect(findStop('Client File Data Breach', bcp)).toBeNull();
    expect(findStop('Foodborne Illness Outbreak', bcp)).toBeNull();
  });
});
