import { describe, expect, it } from 'vitest';
import type { StressScenario } from '#shared/domain/bcp/bcp.ts';
import { rankChanges, rankChangesInSteps } from '#shared/domain/recovery/changes.ts';
import { employee, functionNamed, location, provider, supplierNamed, systemNamed } from '#tests/unit/domain/bcp/entries.ts';
import { HOUR, modelOf, type Plan, scenarioOf } from './plans.ts';

const server = (name: string, recovery_time: string, part = {}) =>
  systemNamed(name, { description: 'On the server in the office', recovery_time, backup_location: 'Dropbox', ...part });
const everySystem = scenarioOf([{ kind: 'system', ref: '*' }]);

interface Case {
  what: string;
  plan: Plan;
  scenario: StressScenario;
  best: { kind: string; name: string; text: string; rescued: string[]; hours: number; risk: string };
}

const cases: Case[] = [
  {
    what: 'a second person for whoever everything waits for',
    plan: {
      critical_functions: [
        functionNamed('Delivery', { dependencies: ['Order book'], max_downtime: '7 hours' }),
        functionNamed('Sales', { dependencies: ['Till'], max_downtime: '8 hours' }),
        functionNamed('Refunds', { dependencies: ['Till'], max_downtime: '8 hours' }),
      ],
      it_systems: [
        server('Order book', '6 hours', { responsible_team: 'Sound IT' }),
        server('Till', '6 hours', { responsible_team: 'Sound IT' }),
      ],
      providers: [provider('IT Support', { name: 'Sound IT' })],
    },
    scenario: everySystem,
    best: {
      kind: 'second-person',
      name: 'Sound IT',
      text: 'Train a second person who can take over recovery work from Sound IT.',
      rescued: ['Refunds', 'Sales'],
      hours: 12,
      risk: 'Key Personnel Loss',
    },
  },
  {
    what: 'a backup for a person without one',
    plan: {
      critical_functions: [functionNamed('Payroll', { owner: 'Ann', max_downtime: '1 week' })],
      employees: [employee('Ann')],
    },
    scenario: scenarioOf([{ kind: 'person', ref: 'Ann', lasts: '2 weeks' }]),
    best: {
      kind: 'second-person',
      name: 'Ann',
      text: 'Name and train a backup for Ann.',
      rescued: ['Payroll'],
      hours: 336,
      risk: 'Key Personnel Loss',
    },
  },
  {
    what: 'a copy off site for a system whose only copy is lost with it',
    plan: {
      critical_functions: [functionNamed('Sales', { dependencies: ['Till'], max_downtime: '4 hours' })],
      it_systems: [server('Till', '2 hours', { system_type: 'application', backup_location: 'NAS in the office' })],
    },
    scenario: everySystem,
    best: {
      kind: 'backup-off-site',
      name: 'Till',
      text: 'Keep a copy of Till off site, out of reach of an attacker.',
      rescued: ['Sales'],
      hours: 30 * 24 - 2,
      risk: 'Cyber Attacks',
    },
  },
  {
    what: 'an alternative for a supplier without one, by the name that the plan gives the risk',
    plan: {
      critical_functions: [functionNamed('Baking', { suppliers: ['Mill'], max_downtime: '3-7 days' })],
      key_suppliers: [supplierNamed('Mill')],
      risk_factors: { selected: ['Supplier failure'] },
    },
    scenario: scenarioOf([{ kind: 'supplier', ref: 'Mill', lasts: '2 weeks' }]),
    best: {
      kind: 'alternative-supplier',
      name: 'Mill',
      text: 'Agree with an alternative to Mill that it delivers within 3 days.',
      rescued: ['Baking'],
      hours: 336 - 72,
      risk: 'Supply Chain Disruption',
    },
  },
  {
    what: 'another site where there is none',
    plan: { critical_functions: [functionNamed('Baking', { max_downtime: '3-7 days' })] },
    scenario: scenarioOf([{ kind: 'site', ref: 'primary' }]),
    best: {
      kind: 'alternate-site',
      name: 'HQ',
      text: 'Agree on another place where work from HQ can continue within 3 days.',
      rescued: ['Baking'],
      hours: 30 * 24 - 72,
      risk: 'Natural Disasters',
    },
  },
  {
    what: 'a faster move where there is another site',
    plan: {
      critical_functions: [
        functionNamed('Baking', { max_downtime: '36 hours' }),
        functionNamed('Sales', { max_downtime: '36 hours' }),
      ],
      additional_locations: [location({ name: 'Annex' })],
    },
    scenario: scenarioOf([{ kind: 'site', ref: 'primary' }]),
    best: {
      kind: 'alternate-site',
      name: 'Annex',
      text: 'Prepare the move to Annex so that it takes 12 to 36 hours instead of 1 to 3 days.',
      rescued: ['Baking', 'Sales'],
      hours: 72,
      risk: 'Natural Disasters',
    },
  },
  {
    what: 'a shorter restore of the system that decides for several',
    plan: {
      critical_functions: ['Sales', 'Billing', 'Booking'].map((name) =>
        functionNamed(name, { dependencies: ['Till'], max_downtime: '8 hours' }),
      ),
      it_systems: [server('Till', '16 hours')],
    },
    scenario: everySystem,
    best: {
      kind: 'shorter-restore',
      name: 'Till',
      text: 'Restore Till in 8 hours instead of 16 hours, and test it.',
      rescued: ['Billing', 'Booking', 'Sales'],
      hours: 24,
      risk: 'Equipment Failure',
    },
  },
  {
    what: 'a workaround for a function that cannot be back in time',
    plan: {
      critical_functions: [functionNamed('Sales', { dependencies: ['Till'], max_downtime: '4 hours' })],
      it_systems: [server('Till', '2 days')],
    },
    scenario: everySystem,
    best: {
      kind: 'workaround',
      name: 'Sales',
      text: 'Write down a workaround that carries Sales for 3 days.',
      rescued: ['Sales'],
      hours: 48,
      risk: 'Equipment Failure',
    },
  },
];

describe('what helps most', () => {
  it.each(cases)('is $what', ({ plan, scenario, best }) => {
    const [first] = rankChanges(modelOf(plan), scenario);
    const { kind, name, text, rescued, savedMinutes, mitigation } = first!;
    const hours = savedMinutes / HOUR;
    expect({ kind, name, text, rescued: rescued.toSorted(), hours, risk: mitigation.risk_name }).toEqual(best);
    expect(mitigation.mitigation_strategy).toBe(text);
  });

  it('is told in money where the plan states a revenue', () => {
    const plan = { ...cases[7]!.plan, annual_revenue: '$876,000' };
    expect(rankChanges(modelOf(plan), everySystem)[0]!.savedDollars).toBeCloseTo(4800, 6);
    expect(rankChanges(modelOf({ ...plan, annual_revenue: null }), everySystem)[0]!.savedDollars).toBeNull();
  });

  it('has nothing to say of getting people to safety, which waits for no system', () => {
    const plan = {
      critical_functions: [functionNamed('Guest evacuation', { dependencies: ['Alarm'], max_downtime: '1 hour' })],
      it_systems: [server('Alarm', '30 minutes')],
    };
    expect(rankChanges(modelOf(plan), everySystem)).toEqual([]);
    expect(rankChanges(modelOf({ ...plan, it_systems: [server('Alarm', '8 hours')] }), everySystem)).toEqual([]);
  });

  it('can be ranked in steps, one run at a time', () => {
    const [{ plan, scenario }] = cases as [Case];
    const model = modelOf(plan);
    const steps = rankChangesInSteps(model, scenario);
    const seen: number[] = [];
    let step = steps.next();
    while (!step.done) {
      seen.push(step.value.tried);
      step = steps.next();
    }
    expect(seen).toEqual(seen.map((_, at) => at));
    expect(seen.length).toBeGreaterThan(2);
    expect(step.value).toEqual(rankChanges(model, scenario));
  });

  it('leaves the plan as it was', () => {
    const [{ plan, scenario }] = cases as [Case];
    const model = modelOf(plan);
    const before = structuredClone(model);
    rankChanges(model, scenario);
    expect(model).toEqual(before);
  });
});
