import { describe, expect, it } from 'vitest';
import type { BcpContent } from '#shared/domain/bcp/bcp.ts';
import type { BcpToCheck, FindingRule } from '#shared/domain/bcp/check/finding.ts';
import { findContradictions } from '#shared/domain/bcp/contradictions.ts';
import type { BcpStatus } from '#shared/domain/bcp/options.ts';
import type { HeldExercise } from '#shared/domain/exercise-program.ts';
import {
  content,
  employee,
  functionNamed,
  highAfter,
  location,
  mitigationOf,
  primary,
  provider,
  supplierNamed,
  systemNamed,
} from './entries.ts';

const people: Pick<BcpToCheck, 'employees' | 'providers' | 'cyber'> = {
  employees: [
    employee('Ana', { role: 'CEO', activation_authority: 'Full', is_primary_contact: true }),
    employee('Ben', { role: 'Team Lead', activation_authority: 'Full', backup_for: 'Ana' }),
  ],
  providers: ['Emergency Services', 'Insurance', 'Utilities', 'IT'].map((type) => provider(type)),
  cyber: true,
};
const exercise: HeldExercise = {
  ...{ id: 1, exercise_name: 'Oven fire', exercise_type: 'fire', status: 'completed', scheduled_date: null },
  ...{ completed_date: null, findings: 'The exit was blocked.', recommendations: null, lessons_learned: null },
};
const check = (part: Partial<BcpContent>, over: Partial<BcpToCheck> = {}) =>
  findContradictions({ ...people, ...over, content: content(part) });
const rulesOf = (part: Partial<BcpContent>, over?: Partial<BcpToCheck>): FindingRule[] =>
  check(part, over).map((finding) => finding.rule);
const baking = (part: Parameters<typeof functionNamed>[1]) => functionNamed('Baking', { resources: ['Oven'], ...part });
const catastrophe = { primary_concerns: { Fire: { financial_impact: 'catastrophic' as const } }, location_risks: {} };

describe('the BCP check', () => {
  it('the BCP check finds nothing in a small consistent BCP', () => {
    expect(check({ critical_functions: [baking({ max_downtime: '4-24 hours', rto: '1-4 hours' })] })).toEqual([]);
  });

  it.each<[FindingRule, Partial<BcpContent>]>([
    ['R01', { critical_functions: [baking({ max_downtime: '1-4 hours', rto: '1-3 days' })] }],
    ['R02', { critical_functions: [baking({ max_downtime: '1-4 hours', rto: '1-4-hours' })] }],
    [
      'R03',
      {
        critical_functions: [baking({ rto: '1-4 hours', dependencies: ['pos'] })],
        it_systems: [systemNamed('POS', { recovery_time: '4-24 hours' })],
      },
    ],
    ['R04', { it_systems: [systemNamed('POS', { rpo: '4-hours', backup_frequency: 'Daily' })] }],
    [
      'R05',
      {
        critical_functions: [baking({ rto: '1-4 hours', dependencies: ['Mill'] })],
        key_suppliers: [supplierNamed('Mill', { max_downtime: '1-3 days' })],
      },
    ],
    ['R06', { critical_functions: [functionNamed('Baking')] }],
    [
      'R07',
      { critical_functions: [baking({ dependencies: ['Selling'] }), functionNamed('Selling', { dependencies: ['baking'] })] },
    ],
    ['R08', { critical_functions: [baking({ dependencies: ['Ovens'] })] }],
    ['R09', { critical_functions: [baking({ criticality: 'low', rto: '1-4 hours' })] }],
    ['R10', { critical_functions: [baking({ criticality: 'critical', recovery_procedures: 'x', max_downtime: '3-7 days' })] }],
    [
      'R11',
      {
        critical_functions: [baking({ criticality: 'critical', recovery_procedures: 'x' })],
        it_systems: [systemNamed('POS', { criticality: 'low', supports_functions: ['Baking'] })],
      },
    ],
    ['R12', { primary_location: primary({ name: 'Pier 4' }), it_systems: [systemNamed('POS', { backup_location: 'pier 4 ' })] }],
    ['R13', { critical_functions: [baking({ criticality: 'critical' })] }],
    ['R14', { critical_functions: [baking({ owner: 'To be assigned' })] }],
    ['R15', { critical_functions: [baking({ owner: 'Zoe' })] }],
    [
      'R16',
      {
        employee_count: 12,
        critical_functions: ['a', 'b', 'c'].map((name) =>
          baking({ id: name, name, owner: 'Ana', criticality: 'critical', recovery_procedures: 'x' }),
        ),
      },
    ],
    ['R19', { risk_factors: { selected: ['Fire'] }, risk_impact_assessments: catastrophe }],
    ['R20', { mitigations: [mitigationOf('Fire', 'Alarm', { status: 'completed' })] }],
    ['R21', { key_suppliers: [supplierNamed('Mill', { criticality: 'critical' })] }],
    ['R20', { mitigations: [mitigationOf('Fire', 'Alarm', { status: 'completed', timeline: 'Done' })] }],
    ['R23', { max_downtime: '1-4 hours', critical_functions: [baking({ rto: '1-3 days' })] }],
    ['R24', { it_systems: [systemNamed('POS', { criticality: 'low', recovery_priority: 'immediate' })] }],
    ['R24', { key_suppliers: [supplierNamed('Mill', { criticality: 'high', recovery_priority: 'low' })] }],
    ['R30', { critical_functions: [baking({ rto: '0-1 hour', max_downtime: '1-3 days', impact_over_time: highAfter('d1') })] }],
    ['R31', { it_systems: [systemNamed('POS', { rto: '1-4 hours', recovery_time: '3 days' })] }],
    ['R32', { rpo: '1-hour', critical_functions: [baking({ rpo: '1-3 days' })] }],
    ['R33', { recovery_priority: 'urgent', critical_functions: [baking({ rto: '1-3 days' })] }],
    ['R34', { recovery_priority: 'low', max_downtime: '1-4 hours' }],
    ['R34', { key_suppliers: [supplierNamed('Mill', { recovery_priority: 'low', max_downtime: '1-4 hours' })] }],
    ['R37', { critical_functions: [baking({ source: 'model' })] }],
    ['R37', { key_suppliers: [supplierNamed('Mill', { source: 'knowledge', max_downtime: '1-3 days' })] }],
    ['R36', { critical_functions: [baking({ rto: 'soon' })] }],
    ['R25', { additional_locations: [location({ name: 'Depot' })] }],
  ])('the BCP check finds %s, and nothing else', (rule, part) => {
    expect(rulesOf(part)).toEqual([rule]);
  });

  it('the facts that no one has confirmed are counted in one finding, which leads to their first list', () => {
    const found = check({
      key_suppliers: [
        supplierNamed('Mill', { source: 'knowledge', max_downtime: '1-3 days' }),
        supplierNamed('Dairy', { source: 'user', max_downtime: '1-3 days' }),
      ],
      mitigations: [mitigationOf('Fire', 'Keep exits clear.', { source: 'model', timeline: 'March 2027' })],
    }).filter(({ rule }) => rule === 'R37');
    expect(found).toMatchObject([
      {
        id: 'R37',
        severity: 'info',
        section: 'suppliers',
        step: 4,
        numbers: [{ name: 'Assumed facts', value: '5' }],
        why: '5 facts are assumed, because no one has confirmed these entries: Mill and Keep exits clear.',
      },
    ]);
  });

  it.each<[FindingRule, Partial<BcpToCheck>]>([
    ['R17', { employees: [employee('Ben', { activation_authority: 'Limited' })] }],
    ['R17', { employees: [employee('Ben', { activation_authority: 'Full' })] }],
    ['R18', { employees: [...people.employees, employee('Cy', { role: 'HR Manager', is_primary_contact: true })] }],
    ['R22', { providers: [] }],
  ])('the BCP check finds %s among the people', (rule, over) => {
    expect(rulesOf({ employee_count: 12 }, over)).toEqual([rule]);
  });

  it.each<[BcpStatus | undefined, FindingRule[]]>([
    [undefined, []],
    ['draft', []],
    ['completed', []],
    ['in_review', ['R27']],
  ])('the BCP check of a BCP in status %s that knows no exercises finds %j', (status, expected) => {
    expect(rulesOf({}, { ...(status && { status }) })).toEqual(expected);
  });

  it.each<[string, Partial<HeldExercise>[], BcpStatus, boolean]>([
    ['none', [], 'completed', true],
    ['none of a draft', [], 'draft', false],
    ['a year ago', [{ completed_date: '2025-06-01T12:00:00.000Z' }], 'completed', false],
    ['more than a year ago', [{ completed_date: '2025-06-01T11:59:59.999Z' }], 'completed', true],
    ['lately, without a result', [{ completed_date: '2026-05-01T12:00:00.000Z', findings: ' ' }], 'completed', true],
    ['lately, not completed', [{ completed_date: null, status: 'scheduled' }], 'completed', true],
  ])('the BCP check judges the last exercise: %s', (_, held, status, isFound) => {
    const exercises = held.map((part, id): HeldExercise => ({ ...exercise, id, ...part }));
    const found = rulesOf({}, { status, exercises, now: new Date('2026-06-01T12:00:00.000Z') });
    expect(found).toEqual(isFound ? ['R28'] : []);
  });

  it('the BCP check finds R29 when cyber content is off and a system is critical', () => {
    const part = { it_systems: [systemNamed('POS', { criticality: 'critical' as const, recovery_procedures: 'x' })] };
    expect(rulesOf(part, { cyber: false })).toEqual(['R29']);
    expect(rulesOf(part)).toEqual([]);
  });

  it('the BCP check reports a possible contradiction as a warning, and a certain one as an error', () => {
    const [possible] = check({ critical_functions: [baking({ max_downtime: '2 hours', rto: '1-4 hours' })] });
    const [certain] = check({ critical_functions: [baking({ max_downtime: '1 hour', rto: '1-4 hours' })] });
    expect([possible!.severity, certain!.severity]).toEqual(['warning', 'error']);
    expect(certain!.why).toBe('Baking: the recovery time (RTO 1-4 hours) is longer than the maximum downtime (MTD 1 hour).');
  });

  it('the BCP check sums the longest chain of dependent systems', () => {
    const [found] = check({
      critical_functions: [baking({ rto: '4 hours', dependencies: ['POS'] })],
      it_systems: [
        systemNamed('POS', { recovery_time: '3 hours', system_dependencies: ['Network'] }),
        systemNamed('Network', { recovery_time: '2 hours' }),
      ],
    });
    expect(found).toMatchObject({ rule: 'R03', severity: 'error' });
    expect(found!.why).toContain('POS, then Network');
  });

  it('the BCP check suggests the name that is meant', () => {
    const [found] = check({
      critical_functions: [baking({ dependencies: ['Point of sales'] })],
      it_systems: [systemNamed('Point of Sale')],
    });
    expect(found!.why).toContain('Did you mean “Point of Sale”?');
  });

  it('the BCP check hides findings about cyber risks from customers who opted out', () => {
    const part = {
      risk_factors: { selected: ['Cyber Attacks'] },
      risk_impact_assessments: {
        primary_concerns: { 'Cyber Attacks': { financial_impact: 'catastrophic' as const } },
        location_risks: {},
      },
    };
    expect(rulesOf(part)).toEqual(['R19']);
    expect(rulesOf(part, { cyber: false })).toEqual([]);
  });

  it('the BCP check reports certain failures first when an entry has more contradictions than the limit', () => {
    const times = [...Array<string>(15).fill('1-4 hours'), ...Array<string>(15).fill('2 days')];
    const names = times.map((_, at) => `Supplier ${at}`);
    const found = check({
      critical_functions: [baking({ rto: '2 hours', dependencies: names })],
      key_suppliers: times.map((max_downtime, at) => supplierNamed(names[at]!, { max_downtime })),
    });
    expect(found.map((finding) => finding.severity)).toEqual([...Array(10).fill('error'), ...Array(10).fill('warning')]);
  });

  it('the BCP check tells once about a system whose backups are too rare for several entries', () => {
    const functions = ['Baking', 'Selling'].map((name) => baking({ id: name, name, rpo: '4-hours', dependencies: ['POS'] }));
    const whyOf = (backup_frequency: string) =>
      check({ critical_functions: functions, it_systems: [systemNamed('POS', { rpo: '1-hour', backup_frequency })] }).map(
        ({ rule, why }) => `${rule} ${why}`,
      );
    const late = 'POS (1 hour), Baking (4 hours), and Selling (4 hours)';
    expect(whyOf('Every night')).toEqual([
      `R04 The backups of POS (Every night) are further apart than these RPOs allow: ${late}.`,
    ]);
    expect(whyOf('Manual')).toEqual([`R04 The backups of POS (Manual) follow no schedule, but these have an RPO: ${late}.`]);
    expect(whyOf('None')).toEqual([`R04 POS has no backup, but these have an RPO: ${late}.`]);
  });

  it('the BCP check names the first of very many entries and their number', () => {
    const names = Array.from({ length: 12 }, (_, at) => `System ${at}`);
    const [found] = check(
      { it_systems: names.map((name) => systemNamed(name, { criticality: 'critical', recovery_procedures: 'x' })) },
      { cyber: false },
    );
    expect(found!.why).toContain(
      'System 0, System 1, System 2, System 3, System 4, System 5, System 6, System 7, and 4 more are',
    );
  });

  describe('of the largest BCP, with everything linked to everything', () => {
    const names = (prefix: string) => Array.from({ length: 200 }, (_, at) => `${prefix} ${at}`);
    const [functions, systems] = [names('Function'), names('System')];
    const bcp = content({
      critical_functions: functions.map((name) =>
        functionNamed(name, { criticality: 'critical', rto: '4 hours', rpo: '1 hour', dependencies: systems }),
      ),
      it_systems: systems.map((name) =>
        systemNamed(name, {
          recovery_time: '1 hour',
          backup_frequency: 'Daily',
          supports_functions: functions,
          system_dependencies: systems,
        }),
      ),
    });
    const checkAll = () => findContradictions({ ...people, content: bcp });

    it('the BCP check of the largest BCP names every entry that breaks a rule', () => {
      const entriesOf = (rule: FindingRule) =>
        new Set(checkAll().flatMap((finding) => (finding.rule === rule ? [finding.entry] : [])));
      expect([entriesOf('R03'), entriesOf('R04')]).toEqual([new Set(functions), new Set(systems)]);
    });

    it('the BCP check of the largest BCP limits its findings', () => {
      // Without the limits there would be one finding for each pair: more than a hundred thousand.
      expect(checkAll().length).toBeLessThan(5000);
    });
  });
});

describe('alternatives of suppliers', () => {
  const mill = (part: Parameters<typeof supplierNamed>[1]) =>
    supplierNamed('Mill', { criticality: 'critical', max_downtime: '1-3 days', ...part });
  const critical_functions = [baking({ rto: '1-4 hours', dependencies: ['Mill'] })];

  it.each<[string, Parameters<typeof supplierNamed>[1], FindingRule[]]>([
    ['none is named', {}, ['R05', 'R21']],
    ['the one named is a placeholder', { alternative_suppliers: ['TBD'] }, ['R05', 'R21']],
    ['one was suggested by the knowledge', { alternative_suppliers: ['Second mill'], source: 'knowledge' }, ['R21']],
    ['one was suggested by the model', { alternative_suppliers: ['Second mill'], source: 'model' }, ['R21']],
    ['the owner named one', { alternative_suppliers: ['Second mill'], source: 'user' }, ['R05']],
    ['the owner named one before sources were kept', { alternative_suppliers: ['Second mill'] }, ['R05']],
  ])('a critical supplier that is out too long, and %s', (_, part, rules) => {
    const found = rulesOf({ critical_functions, key_suppliers: [mill(part)] });
    expect(found.filter((rule) => rule === 'R05' || rule === 'R21').sort()).toEqual(rules);
  });

  it.each<[string, Parameters<typeof supplierNamed>[1], Parameters<typeof functionNamed>[1], FindingRule[]]>([
    ['nothing bridges it', {}, {}, ['R05']],
    ['the function may be down for as long', {}, { rto: '1-4 hours', max_downtime: '1-3 days' }, []],
    ['stock lasts as long', { stock_lasts: '1-3 days' }, {}, []],
    ['stock ends too early', { stock_lasts: '2 hours' }, {}, ['R05']],
    ['a workaround lasts as long', {}, { workaround: 'Bake from the freezer', workaround_lasts: '3 days' }, []],
    ['a workaround ends too early', {}, { workaround: 'Bake from the freezer', workaround_lasts: '2 hours' }, ['R05']],
    ['a workaround lasts for an unknown time', {}, { workaround: 'Bake from the freezer' }, []],
    ['an alternative delivers in time', { alternative_suppliers: ['Second mill'], switch_time: '4 hours' }, {}, []],
    ['an alternative delivers too late', { alternative_suppliers: ['Second mill'], switch_time: '2 days' }, {}, ['R05']],
    [
      'an alternative delivers before stock ends',
      { alternative_suppliers: ['Second mill'], switch_time: '2 days', stock_lasts: '2 days' },
      {},
      [],
    ],
  ])('a supplier that is out longer than its function can be, and %s', (_, part, more, rules) => {
    const found = rulesOf({
      critical_functions: [baking({ rto: '1-4 hours', dependencies: ['Mill'], ...more })],
      key_suppliers: [mill({ criticality: 'high', ...part })],
    });
    expect(found.filter((rule) => rule === 'R05')).toEqual(rules);
  });

  it.each<[string, Parameters<typeof supplierNamed>[1], string[]]>([
    [
      'too late',
      { switch_time: '4-24 hours' },
      ['Mill may be out for 1-4 hours, but the change to an alternative takes 4-24 hours.'],
    ],
    ['in time', { switch_time: '1-4 hours' }, []],
    ['before stock ends', { switch_time: '4-24 hours', stock_lasts: '1-3 days' }, []],
    ['too late, and nobody has confirmed it', { switch_time: '4-24 hours', source: 'knowledge' }, []],
  ])('an alternative that is there %s', (_, part, said) => {
    const key_suppliers = [mill({ max_downtime: '1-4 hours', alternative_suppliers: ['Second mill'], ...part })];
    const found = check({ critical_functions: [baking({ rto: '1-4 hours', max_downtime: '4-24 hours' })], key_suppliers });
    const told = found.filter(({ rule }) => rule === 'R05').map(({ why }) => why.replace(/ Agree on .*/, ''));
    expect(told).toEqual(said);
  });

  it.each<[string, Parameters<typeof systemNamed>[1], string[]]>([
    ['the vendor that runs it may be out for longer', { vendor: 'Mill', description: 'In the cloud.' }, ['Mill']],
    ['who mends it may be out for longer', { vendor: 'Mill', system_type: 'infrastructure' }, []],
    ['what it needs may be out for longer', { dependencies: ['Mill'] }, ['Mill']],
    ['it may be down for as long', { vendor: 'Mill', description: 'In the cloud.', max_downtime: '1-3 days' }, []],
    ['it has another vendor', { vendor: 'Dealer' }, []],
  ])('a system without a function above it: %s', (_, part, suppliers) => {
    const it_systems = [systemNamed('Oven control', { max_downtime: '1-4 hours', ...part })];
    const found = check({ critical_functions: [], it_systems, key_suppliers: [mill({ criticality: 'high' })] });
    const told = found.filter(({ rule }) => rule === 'R05').map(({ why }) => why.split(' may be out')[0]);
    expect(told).toEqual(suppliers);
  });

  it('a suggested alternative is called unconfirmed, not missing', () => {
    const key_suppliers = [mill({ alternative_suppliers: ['Second mill'], source: 'knowledge' })];
    expect(check({ critical_functions, key_suppliers }).map(({ why }) => why)).toContain(
      'Mill is a critical supplier, and no one has confirmed its suggested alternatives.',
    );
  });
});
