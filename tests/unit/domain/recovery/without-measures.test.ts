import { describe, expect, it } from 'vitest';
import type { StressScenario } from '#shared/domain/bcp/bcp.ts';
import { listPresets, RANSOMWARE, SITE_LOSS } from '#shared/domain/recovery/presets.ts';
import { runScenario } from '#shared/domain/recovery/simulate.ts';
import { tallyFunctions } from '#shared/domain/recovery/tally.ts';
import { compareWithout } from '#shared/domain/recovery/without-measures.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';
import { functionNamed, supplierNamed, systemNamed } from '#tests/unit/domain/bcp/entries.ts';
import { modelOf, type Plan, scenarioOf } from './plans.ts';

const power = scenarioOf([{ kind: 'power', ref: 'primary', lasts: '8 hours' }]);
const site = scenarioOf([{ kind: 'site', ref: 'primary', lasts: null }]);
const compare = (plan: Plan, scenario = power) => {
  const model = modelOf(plan);
  return compareWithout(model, runScenario(model, scenario));
};
const sales = (part = {}) => functionNamed('Sales', { max_downtime: '4 hours', ...part });

describe('what would happen with nothing prepared', () => {
  it('a workaround, standby power, an alternate site and an agreed supplier each make the difference', () => {
    const cases: [Plan, StressScenario][] = [
      [{ critical_functions: [sales({ workaround: 'Cash and paper slips.', workaround_lasts: '1 day' })] }, power],
      [{ critical_functions: [sales({ resources: ['Standby generator'] })] }, power],
      [
        { critical_functions: [sales()], alternate_site: 'Hall B', alternate_site_move_time: '2 hours', isSiteAgreed: true },
        site,
      ],
      [
        {
          critical_functions: [sales({ suppliers: ['Mill'] })],
          key_suppliers: [supplierNamed('Mill', { alternative_suppliers: ['Second Mill'], switch_time: '2 hours' })],
        },
        scenarioOf([{ kind: 'supplier', ref: 'Mill', lasts: '2 weeks' }]),
      ],
    ];
    for (const [plan, scenario] of cases) {
      const { with: prepared, without, text } = compare(plan, scenario);
      expect([prepared.late, without.late]).toEqual([0, 1]);
      expect(text).toMatch(
        /^Without workarounds, agreed suppliers, alternate site, and standby power, 1 of 1 functions come back too late/,
      );
    }
  });

  it('says the money as a range beside the figure with the plan', () => {
    const {
      with: prepared,
      without,
      text,
    } = compare({
      annual_revenue: '$8.76M',
      open_hours_per_week: null,
      critical_functions: [
        sales({ resources: ['Standby generator'], revenue_share: 50 }),
        functionNamed('Books', { revenue_share: 10 }),
      ],
    });
    expect(prepared.dollars).toEqual({ lo: 800, hi: 800 });
    expect(without.dollars).toEqual({ lo: 4800, hi: 4800 });
    expect(text).toContain(', with $4.8K at stake.');
  });

  it.each([
    ['an agreed alternate site', { critical_functions: [sales()] }, site],
    ['standby power', { critical_functions: [sales()] }, power],
    [
      'a workaround that holds here',
      { critical_functions: [sales()], alternate_site: 'Hall B' },
      scenarioOf([{ ref: '*', lasts: '2 days' }]),
    ],
  ])('where nothing prepared matters, it names what is missing: %s', (missing, plan, scenario) => {
    const part = { ...plan, it_systems: [systemNamed('Till', { supports_functions: ['Sales'], recovery_time: '2 days' })] };
    const { text, with: prepared, without } = compare(part, scenario);
    expect(text).toBe(`Nothing that is prepared changes this. What is missing is ${missing}.`);
    expect(prepared).toEqual(without);
  });

  it('where a workaround ends too early, it says when', () => {
    const part = {
      annual_revenue: '',
      critical_functions: [sales({ workaround: 'Paper slips.', workaround_lasts: '6 hours' })],
      it_systems: [systemNamed('Till', { supports_functions: ['Sales'], recovery_time: '2 days' })],
      alternate_site: 'Hall B',
    };
    expect(compare(part, scenarioOf([{ ref: 'Till', lasts: null }])).text).toBe(
      'Nothing that is prepared changes this. The workaround of Sales ends after 6 hours.',
    );
  });

  it('where nothing is late anyway, nothing is missing', () => {
    const part = {
      critical_functions: [sales()],
      it_systems: [systemNamed('Till', { supports_functions: ['Sales'], recovery_time: '2 hours' })],
    };
    expect(compare(part, scenarioOf([{ ref: 'Till', lasts: null }])).text).toBe(
      'Nothing that is prepared changes this, and nothing comes back too late.',
    );
  });

  it('never does better than the plan, in any preset', () => {
    const model = modelOf({
      critical_functions: [
        sales({ workaround: 'Paper slips.', workaround_lasts: '2 days', dependencies: ['Till'] }),
        functionNamed('Baking', { resources: ['Standby generator'], max_downtime: '1 day' }),
      ],
      it_systems: [systemNamed('Till', { recovery_time: '6 hours' })],
      ...{ alternate_site: 'Hall B', alternate_site_move_time: '1 day', isSiteAgreed: true },
    });
    for (const { scenario } of listPresets(model)) {
      const { with: prepared, without } = compareWithout(model, runScenario(model, scenario));
      expect(without.late).toBeGreaterThanOrEqual(prepared.late);
      expect(without.affected).toBeGreaterThanOrEqual(prepared.affected);
    }
  });

  it('in time after an attack on every system says which copies that rests on', () => {
    const attack = scenarioOf([{ kind: 'system', ref: '*', lasts: null }]);
    const plan = (backup_location: string): Plan => ({
      critical_functions: [sales({ dependencies: ['Till'] })],
      it_systems: [systemNamed('Till', { recovery_time: '2 hours', backup_location })],
    });
    const { text, with: prepared } = compare(plan('Dropbox'), attack);
    expect(prepared.late).toBe(0);
    expect(text).toBe(
      'Nothing that is prepared changes this, and nothing comes back too late. This holds only if no attacker reaches the backups of “Till”. Each has to be restored within its stated time.',
    );
    expect(compare(plan('None'), attack).text).not.toContain('only if');
    expect(compare(plan('Dropbox'), scenarioOf([{ kind: 'system', ref: 'Till' }])).text).not.toContain('only if');
  });

  it('no trade is told that nothing comes back too late after an attack, without what that rests on', async () => {
    const told: string[] = [];
    for (const trade of trades) {
      const model = modelOf(await draftTrade(trade));
      const attack = listPresets(model).find(({ id }) => id === RANSOMWARE);
      if (attack === undefined) continue;
      const { text } = compareWithout(model, runScenario(model, attack.scenario));
      if (!text.includes('This holds only if no attacker reaches')) told.push(`${trade.id}: ${text}`);
    }
    expect(told).toEqual([]);
  });

  it('an alternate site that no one has agreed to brings nothing back in any trade', async () => {
    for (const trade of trades) {
      const model = modelOf(await draftTrade(trade));
      const { scenario } = listPresets(model).find(({ id }) => id === SITE_LOSS)!;
      const { tasks, functions } = runScenario(model, scenario);
      expect(tasks.filter(({ kind }) => kind === 'move').map(({ name }) => `${trade.id}: ${name}`)).toEqual([]);
      expect(functions.map(({ explanation }) => explanation).filter((text) => /Infinity|the move from/.test(text))).toEqual([]);
    }
  });
});

describe('how many functions stop', () => {
  it('counts no emergency act that keeps running, and one that stops', () => {
    const plan = { critical_functions: [sales(), functionNamed('Guest safety and evacuation', { minimum_staff: 9 })] };
    const model = modelOf({ ...plan, employee_count: 10 });
    expect(tallyFunctions(runScenario(model, site))).toEqual({ affected: 1, late: 1, running: 0, all: 1 });
    const short = runScenario(model, { ...site, staff_available: 10, lost: [{ kind: 'site', ref: 'primary', lasts: '2 days' }] });
    expect(tallyFunctions(short)).toMatchObject({ affected: 2, all: 2 });
  });
});
