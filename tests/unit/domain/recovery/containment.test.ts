import { describe, expect, it } from 'vitest';
import { isCopied, isHandheld } from '#shared/domain/bcp/system-place.ts';
import { USUAL_CONTAINMENT } from '#shared/domain/recovery/estimates.ts';
import { buildRecoveryModel } from '#shared/domain/recovery/model.ts';
import { listPresets, RANSOMWARE } from '#shared/domain/recovery/presets.ts';
import { findRestoreOrder } from '#shared/domain/recovery/restore-order.ts';
import { runScenario } from '#shared/domain/recovery/simulate.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { workFacts } from '#shared/knowledge/work-facts.ts';
import { recoveryMessages } from '#shared/messages/recovery.ts';
import { draftTrade } from '#tests/support/first-draft.ts';
import { functionNamed, systemNamed } from '#tests/unit/domain/bcp/entries.ts';
import { DAY, HOUR, modelOf, type Plan, scenarioOf } from './plans.ts';

const SAID =
  'After an attack, nothing is restored before it is contained and the copies are checked. We count 1 to 3 days for that. It can take longer.';
const till = (part = {}) => systemNamed('Till', { recovery_time: '2 hours', backup_location: 'Dropbox', ...part });
const plan = (system = till()): Plan => ({
  critical_functions: [functionNamed('Sales', { max_downtime: '4 hours', dependencies: ['Till'] })],
  it_systems: [system],
  containment: USUAL_CONTAINMENT,
});
const attack = scenarioOf([{ kind: 'system', ref: '*', lasts: null }]);
const run = (of: Plan, scenario = attack) => {
  const { functions, assumptions } = runScenario(modelOf(of), scenario);
  return { ...functions[0]!, isSaid: assumptions.some(({ text }) => text === SAID) };
};

describe('an attack on all systems', () => {
  it('is contained before anything is restored, and the reader is told what that counts', () => {
    const { back, explanation, isSaid } = run(plan());
    expect(back).toEqual({ lo: DAY + 2 * HOUR, hi: 3 * DAY + 2 * HOUR });
    expect(explanation).toContain('it waits for Till, which is restored only once the attack is contained');
    expect(isSaid).toBe(true);
  });

  it.each([
    ['an outage of one system', scenarioOf([{ kind: 'system', ref: 'Till', lasts: null }]), 2 * HOUR],
    ['a loss that says how long it lasts', scenarioOf([{ kind: 'system', ref: '*', lasts: '8 hours' }]), 8 * HOUR],
    ['a lost building', scenarioOf([{ kind: 'site', ref: 'primary', lasts: '1 day' }]), DAY],
  ])('%s is none', (_, scenario, back) => {
    expect(run(plan(), scenario)).toMatchObject({ back: { hi: back }, isSaid: false });
  });

  it('holds no pump and no freezer, which are no computers', () => {
    expect(run(plan(till({ system_type: 'infrastructure' }))).back.hi).toBe(2 * HOUR);
  });

  it('delays no order of recovery: the plan is for every outage', () => {
    const [first] = findRestoreOrder(modelOf(plan()));
    expect(first!.takes).toEqual({ lo: 2 * HOUR, hi: 2 * HOUR });
  });

  it('brings no computer of any trade back before it is contained', async () => {
    const early: string[] = [];
    for (const trade of trades) {
      const content = await draftTrade(trade);
      const model = buildRecoveryModel({ content, employees: [], providers: [], workFacts });
      const preset = listPresets(model).find(({ id }) => id === RANSOMWARE);
      if (preset === undefined) continue;
      const computers = new Set(
        content.it_systems.filter((system) => isCopied(system) && !isHandheld(system)).map(({ name }) => name.trim()),
      );
      const { tasks, assumptions } = runScenario(model, preset.scenario);
      const restored = tasks.filter(({ kind, name }) => kind === 'restore' && computers.has(name));
      early.push(...restored.filter(({ starts }) => starts.lo < USUAL_CONTAINMENT.lo).map(({ name }) => `${trade.id}: ${name}`));
      if (restored.length > 0)
        expect(assumptions.map(({ text }) => text)).toContain(recoveryMessages.containment(USUAL_CONTAINMENT));
    }
    expect(early).toEqual([]);
  });
});
