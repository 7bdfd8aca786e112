/** What stops a trade’s own work: orders, recalls and machines. */
import { describe, expect, it } from 'vitest';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { buildRecoveryModel } from '#shared/domain/recovery/model.ts';
import { findFirstFeared, listPresets } from '#shared/domain/recovery/presets.ts';
import { runScenario } from '#shared/domain/recovery/simulate.ts';
import { findStop } from '#shared/domain/recovery/work-facts.ts';
import { findWorstCases } from '#shared/domain/recovery/worst.ts';
import { findTrade, trades } from '#shared/knowledge/trades.ts';
import { workFacts } from '#shared/knowledge/work-facts.ts';
import { draftTrade } from '#tests/support/first-draft.ts';
import { DAY, scenarioOf } from './plans.ts';

const modelOf = async (trade: (typeof trades)[number]) =>
  buildRecoveryModel({ content: await draftTrade(trade), employees: [], providers: [], workFacts });

describe('what stops the work of a trade', () => {
  it.each([
    ['oyster-farm', 'Biotoxin or Sewage Closure of the Beds', ['Deliveries promised to buyers']],
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

  it('no stop of any trade takes away care, cooling, books or what protects people', async () => {
    for (const trade of trades) {
      const bcp = await draftTrade(trade);
      const risks = [...bcp.risk_factors.selected, ...bcp.threat_probability.selected];
      for (const risk of risks) {
        const stop = findStop(workFacts, risk, bcp);
        for (const { name, impact_driver } of stop?.functions ?? []) {
          expect(protectsPeople(name) || impact_driver === 'safety', `${trade.id}: ${risk}: ${name}`).toBe(false);
          expect(name, `${trade.id}: ${risk}`).not.toMatch(
            /\b(?:wages|payroll|bills|care|residents|patients|animals|seed|water|cooling)\b/i,
          );
        }
      }
    }
  });

  it('a machine that breaks down is no list of machines, and nothing that only watches one', async () => {
    const lists: string[] = [];
    for (const trade of trades) {
      const bcp = await draftTrade(trade);
      for (const risk of [...bcp.risk_factors.selected, ...bcp.threat_probability.selected])
        for (const { name } of findStop(workFacts, risk, bcp)?.systems ?? [])
          if (/\b(?:database|schedule|records?|temperature monitoring)\b/i.test(name))
            lists.push(`${trade.id}: ${risk}: ${name}`);
    }
    expect(lists).toEqual([]);
  });

  it('what a function of any trade needs stops it for as long as that is gone, and a workaround only carries its own time', async () => {
    const gone = 3 * DAY;
    for (const trade of trades) {
      const model = await modelOf(trade);
      for (const [at, machine] of model.nodes.entries()) {
        if (machine.kind !== 'system' || machine.item.system_type !== 'infrastructure') continue;
        const scenario = scenarioOf([{ kind: 'system', ref: machine.item.id, lasts: '3 days' }]);
        const { functions } = runScenario(model, scenario);
        for (const node of model.nodes) {
          if (node.kind !== 'function' || !node.needs.includes(at)) continue;
          const { back, late, workedAroundUntil } = functions.find(({ id }) => id === node.id)!;
          const what = `${trade.id}: ${node.name} without ${machine.name}`;
          expect(back.lo, what).toBeGreaterThanOrEqual(gone);
          const carried = Math.max(node.mtd ?? Number.POSITIVE_INFINITY, workedAroundUntil ?? 0);
          expect(late.hi > 0, what).toBe(back.hi > carried);
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
    expect(findStop(workFacts, 'Client File Data Breach', bcp)).toBeNull();
    expect(findStop(workFacts, 'Foodborne Illness Outbreak', bcp)).toBeNull();
  });
});
