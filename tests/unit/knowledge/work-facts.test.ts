/** Facts about work are found by name, so each name must be one that some trade has, and hold what the trade says of it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { nameKey } from '#shared/domain/bcp/names.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { computeDowntimeCosts, formatAmount } from '#shared/domain/bcp/revenue.ts';
import { buildRecoveryModel } from '#shared/domain/recovery/model.ts';
import { listPresets, SITE_LOSS } from '#shared/domain/recovery/presets.ts';
import { runScenario } from '#shared/domain/recovery/simulate.ts';
import { isDoneAtCustomers, isSold } from '#shared/domain/recovery/work-facts.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { workFacts } from '#shared/knowledge/work-facts.ts';
import { draftTrade } from '#tests/support/first-draft.ts';

const known = { functions: new Set<string>(), risks: new Set<string>(), systems: new Set<string>() };
beforeAll(async () => {
  for (const { id, within } of trades) {
    const { industry } = await buildProfile({ business_name: 'Acme', trade: id, industry: within[0]!, employee_count: 12 }, true);
    for (const { name } of industry.functions) known.functions.add(nameKey(name));
    for (const { name } of industry.systems) known.systems.add(nameKey(name));
    for (const [name] of industry.risks) known.risks.add(nameKey(name));
  }
}, 120_000);

describe('what is known of work', () => {
  it('names functions, risks and systems of the knowledge only', () => {
    expect([...workFacts.functions.keys()].filter((name) => !known.functions.has(name))).toEqual([]);
    expect([...workFacts.stops.keys()].filter((name) => !known.risks.has(name))).toEqual([]);
    const systems = [...workFacts.stops.values()].flatMap((stop) => stop.systems ?? []);
    expect(systems.filter((name) => !known.systems.has(name))).toEqual([]);
  });

  it('a stop of all that a trade sells costs what its impact analysis says for the same time', async () => {
    let compared = 0;
    for (const trade of trades) {
      const content = { ...(await draftTrade(trade)), open_hours_per_week: 55 };
      const model = buildRecoveryModel({ content, employees: [], providers: [], workFacts });
      const sold = content.critical_functions.filter(({ name }) => isSold(workFacts, name));
      for (const { scenario } of listPresets(model)) {
        if (scenario.lost.some(({ kind }) => kind !== 'function') || scenario.lost.length !== sold.length) continue;
        const outcome = runScenario(model, scenario);
        const longest = Math.max(...outcome.functions.filter(({ isAffected }) => isAffected).map(({ back }) => back.hi));
        const atStake = outcome.lostBy?.(longest).hi;
        const costs = computeDowntimeCosts(content)!;
        if (atStake === undefined) continue;
        compared += 1;
        expect(formatAmount(atStake), `${trade.id}: ${scenario.title}`).toBe(formatAmount(costs.dollarsOver(longest / 60)));
      }
    }
    expect(compared).toBeGreaterThan(10);
  }, 120_000);

  it('a place that nobody has agreed to brings nothing of any trade back when the building is lost', async () => {
    const back: string[] = [];
    for (const trade of trades) {
      const content = await draftTrade(trade);
      const model = buildRecoveryModel({ content, employees: [], providers: [], workFacts });
      const { scenario } = listPresets(model).find(({ id }) => id === SITE_LOSS)!;
      const outcome = runScenario(model, scenario);
      if (outcome.tasks.some(({ kind }) => kind === 'move')) back.push(trade.id);
      for (const node of model.nodes) {
        if (node.kind !== 'function' || node.sites.length === 0 || protectsPeople(node.name)) continue;
        const found = outcome.functions.find(({ id }) => id === node.id)!;
        if (Number.isFinite(found.back.hi) || isDoneAtCustomers(workFacts, node.name)) back.push(`${trade.id}: ${node.name}`);
      }
    }
    expect(back).toEqual([]);
  }, 120_000);
});
