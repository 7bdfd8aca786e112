import { describe, expect, it } from 'vitest';
import { findWorstCases } from '#shared/domain/recovery/worst.ts';
import { employee, functionNamed, primary, supplierNamed, systemNamed } from '#tests/unit/domain/bcp/entries.ts';
import { modelOf, type Plan, scenarioOf } from './plans.ts';

const everything = { cyber: true };
const titles = (plan: Plan, options = everything): string[] =>
  findWorstCases(modelOf(plan), 20, options).cases.map(({ outcome }) => outcome.scenario.title);

const shop = functionNamed('Shop', { max_downtime: '4 hours', dependencies: ['Till'] });
const office = functionNamed('Office', { max_downtime: '3 days', dependencies: ['Till'] });
const till = systemNamed('Till', { recovery_time: '2 days', rto: null, backup_location: 'Cloud backup, region us-west' });
const plan: Plan = {
  ...{ critical_functions: [shop, office], it_systems: [till], primary_location: primary({ name: 'Corner shop' }) },
};
const lasting = (title: string, lasts: string) => scenarioOf([{ kind: 'power', ref: 'primary', lasts }], { id: title, title });

describe('the worst cases of a plan', () => {
  it('more functions that come back too late are worse than one that comes much later', () => {
    const {
      cases: [worst, second],
    } = findWorstCases(modelOf(plan), 2, everything);
    expect(worst!.outcome.scenario.title).toBe('Corner shop is lost');
    expect([worst!.late, second!.late]).toEqual([2, 1]);
  });

  it('with as many functions too late, the later ones are worse, wherever the scenario comes from', () => {
    const own = [lasting('Six hours', '6 hours'), lasting('Two days', '2 days')];
    const found = titles({ ...plan, scenarios: own });
    expect(found.filter((title) => /hours|days/.test(title))).toEqual(['Two days', 'Power is out for 8 hours', 'Six hours']);
  });

  it('a scenario of the customer stands for the preset with the same losses', () => {
    const found = titles({ ...plan, scenarios: [lasting('The transformer burns', '8 hours')] });
    expect(found).toContain('The transformer burns');
    expect(found).not.toContain('Power is out for 8 hours');
  });

  const major = { financial_impact: 'major', operational_impact: 'major' } as const;
  const feared: Plan = {
    ...{
      primary_location: primary({ name: 'Corner shop' }),
      alternate_site: 'The church hall',
      alternate_site_move_time: '10 hours',
      isSiteAgreed: true,
    },
    critical_functions: [
      functionNamed('Shop', { max_downtime: '1 hour', suppliers: ['Mill'] }),
      functionNamed('Payroll', { max_downtime: '1 hour', owner: 'Ann', required_resources: ['Internet'] }),
      functionNamed('Orders', { max_downtime: '1 hour', owner: 'Ann', required_resources: ['Internet'] }),
    ],
    key_suppliers: [supplierNamed('Mill', { criticality: 'critical' })],
    employees: [employee('Ann', { id: 1, role: 'Owner' })],
    threat_probability: { selected: ['Hurricanes'] },
    risk_impact_assessments: { primary_concerns: {}, location_risks: { Hurricanes: major } },
  };

  it.each([
    [1, ['Hurricanes']],
    [2, ['Hurricanes', 'Mill stops for 2 weeks']],
    [3, ['Hurricanes', 'Power is out for 8 hours', 'Mill stops for 2 weeks']],
  ])('of %i, those that the place and the trade fear come before an absence', (max, expected) => {
    const { cases } = findWorstCases(modelOf(feared), max, everything);
    expect(cases.map(({ outcome }) => outcome.scenario.title).toSorted()).toEqual(expected.toSorted());
  });

  it('a hazard by its name stands for the loss of the building that says the same', () => {
    const found = titles(feared);
    expect(found).toContain('Hurricanes');
    expect(found).not.toContain('Corner shop is lost');
  });

  it('a scenario that stops nothing is no case', () => {
    expect(
      titles({ ...plan, scenarios: [scenarioOf([{ kind: 'site', ref: 'Nowhere' }], { title: 'Elsewhere' })] }),
    ).not.toContain('Elsewhere');
    expect(titles({ ...plan, critical_functions: [] })).toEqual([]);
  });

  it('a case that says of every function what an earlier one says is told once', () => {
    const twin = { id: 'twin', title: 'The till is stolen' };
    const found = titles({ ...plan, scenarios: [scenarioOf([{ kind: 'system', ref: 'Till' }], twin)] });
    expect(found).toContain('The till is stolen');
    expect(found).not.toContain('Ransomware locks every system');
  });

  it('of many presets the most severe kinds are run, and all scenarios of the customer', () => {
    const suppliers = Array.from({ length: 60 }, (_, at) => supplierNamed(`Mill ${at}`, { criticality: 'critical' }));
    const own = [lasting('The transformer burns', '2 days')];
    const large = { ...plan, key_suppliers: suppliers, scenarios: own };
    const first = findWorstCases(modelOf(large), 20, everything);
    expect([first.tried, first.of]).toEqual([40, 65]);
    expect(first.cases.map(({ outcome }) => outcome.scenario.title)).toEqual(titles({ ...plan, scenarios: own }));
    const turned = { ...large, key_suppliers: suppliers.toReversed() };
    expect(titles(turned)).toEqual(titles(large));
    expect(findWorstCases(modelOf(plan), 20, everything)).toMatchObject({ tried: 4, of: 4 });
  });

  it('cyber attacks are no case of a customer who opted out of them', () => {
    const own = scenarioOf([{ kind: 'system', ref: 'Till' }], { id: 'own', title: 'A cyber attack on the till' });
    const attacks = ['Ransomware locks every system', 'A cyber attack on the till'];
    expect(titles({ ...plan, scenarios: [own] }).filter((title) => attacks.includes(title))).not.toEqual([]);
    const left = titles({ ...plan, scenarios: [own] }, { cyber: false });
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter((title) => attacks.includes(title))).toEqual([]);
  });
});
