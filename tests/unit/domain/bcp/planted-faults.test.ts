import { describe, expect, it } from 'vitest';
import type { BcpContent } from '#shared/domain/bcp/bcp.ts';
import type { BcpToCheck, Finding, FindingRule } from '#shared/domain/bcp/check/finding.ts';
import { findContradictions } from '#shared/domain/bcp/contradictions.ts';
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

/** A fault is found when its rule says so about its entry; anything else that the check says is a false alarm. */
type Fault = readonly [rule: FindingRule, about: string];
interface Case {
  title: string;
  part: Partial<BcpContent>;
  over?: Partial<BcpToCheck>;
  faults: readonly Fault[];
}

const people: Pick<BcpToCheck, 'employees' | 'providers' | 'cyber' | 'now'> = {
  employees: [
    employee('Ana', { role: 'CEO', activation_authority: 'Full', is_primary_contact: true }),
    employee('Ben', { role: 'Team Lead', activation_authority: 'Full', backup_for: 'Ana' }),
  ],
  providers: ['Emergency Services', 'Insurance', 'Utilities', 'IT Support'].map((type) => provider(type)),
  cyber: true,
  now: new Date('2026-11-22T12:00:00Z'),
};
const shop = {
  primary_location: primary({ name: 'Shop', address: '100 Main Street', city: 'Denver', state: 'CO' }),
  additional_locations: [],
};
const fn = (name: string, part: Parameters<typeof functionNamed>[1] = {}) =>
  functionNamed(name, { resources: ['Staff'], recovery_procedures: 'Call the team.', ...part });
const high = { financial_impact: 'catastrophic' as const };

const intervals = [
  'Nightly at 2 a.m.',
  'Once a day',
  'Every night',
  'Daily, 11 pm',
  'Weekdays at 6 pm',
  'Daily (incremental)',
  'Twice a week',
  'Manual',
];
const places = ['100 Main St.', 'Shop', 'NAS in the back office', 'On site', "USB in the owner's desk", 'server closet'];

const cases: readonly Case[] = [
  {
    title: 'a recovery time beyond the maximum downtime',
    part: { critical_functions: [fn('Sales', { rto: '1-3 days', max_downtime: '4-24 hours' })] },
    faults: [['R01', 'Sales']],
  },
  {
    title: 'backups further apart than the RPO, as typed',
    part: {
      it_systems: intervals.map((backup_frequency, at) => systemNamed(`System ${at}`, { rpo: '0-1 hour', backup_frequency })),
    },
    faults: intervals.map((_, at) => ['R04', `System ${at}`]),
  },
  {
    title: 'backups at the site they protect, as typed',
    part: { ...shop, it_systems: places.map((backup_location, at) => systemNamed(`System ${at}`, { backup_location })) },
    faults: places.map((_, at) => ['R12', `System ${at}`]),
  },
  {
    title: 'systems that take longer to restore than they may',
    part: {
      it_systems: [
        systemNamed('Records', { rto: '1-4 hours', recovery_time: '3 days' }),
        systemNamed('Phones', { rto: '0-1 hour', recovery_time: '2 days' }),
      ],
    },
    faults: [
      ['R31', 'Records'],
      ['R31', 'Phones'],
    ],
  },
  {
    title: 'a critical supplier out for too long, although another could step in',
    part: {
      critical_functions: [fn('Sales', { rto: '1-4 hours', dependencies: ['Mill'] })],
      key_suppliers: [supplierNamed('Mill', { max_downtime: 'a week', alternative_suppliers: ['Second mill'] })],
    },
    faults: [['R05', 'Mill']],
  },
  {
    title: 'critical suppliers without an alternative, out for too long',
    part: {
      critical_functions: [fn('Sales', { rto: '1-4 hours', dependencies: ['Mill'] })],
      key_suppliers: [
        supplierNamed('Mill', { criticality: 'critical', max_downtime: 'a week', alternative_suppliers: ['none'] }),
        supplierNamed('Dairy', { criticality: 'critical', alternative_suppliers: ['TBD'] }),
      ],
    },
    faults: [
      ['R05', 'Mill'],
      ['R21', 'Mill'],
      ['R21', 'Dairy'],
    ],
  },
  {
    title: 'three people, the owner answers for everything, and roles as Keelhouse suggests them',
    part: {
      employee_count: 3,
      critical_functions: ['Sales', 'Payroll', 'Ordering', 'Delivery'].map((name) =>
        fn(name, { criticality: 'critical', owner: 'Ana', responsible_party: 'Operations Manager' }),
      ),
      mitigations: [
        mitigationOf('Floods', 'Sandbags', { responsible_party: 'Facilities Lead' }),
        mitigationOf('Fire', 'Alarm', { responsible_party: 'Owner' }),
      ],
    },
    faults: [],
  },
  {
    title: 'objectives of the business that no part of it meets',
    part: {
      rpo: 'none',
      recovery_priority: 'immediate',
      critical_functions: [fn('Sales', { rpo: 'More than 1 week', rto: '1-4 hours' })],
    },
    faults: [
      ['R32', 'Sales'],
      ['R33', 'Sales'],
    ],
  },
  {
    title: 'hazards that do not exist at the place, and a mitigation under another name',
    part: {
      ...shop,
      risk_factors: { selected: ['Cyber Attacks'] },
      threat_probability: { selected: ['Hurricanes', 'Tsunamis'] },
      risk_impact_assessments: { primary_concerns: { 'Cyber Attacks': high }, location_risks: {} },
      mitigations: [mitigationOf('Ransomware', 'Offline copies')],
    },
    over: {
      place: {
        not_material: [
          { name: 'Hurricanes', why: 'Denver is 800 miles from the coast.' },
          { name: 'Tsunamis', why: 'Denver is 800 miles from the coast.' },
        ],
      },
    },
    faults: [
      ['R35', 'Hurricanes'],
      ['R35', 'Tsunamis'],
    ],
  },
  {
    title: 'times in words, and mitigations completed without proof',
    part: {
      critical_functions: [
        fn('Sales', { rto: 'next business day', max_downtime: '1-4 hours' }),
        fn('Payroll', { rto: '2 business days', max_downtime: '4-24 hours' }),
        fn('Ordering', { rto: 'one day', max_downtime: '8 hours' }),
        fn('Delivery', { rto: '8h', max_downtime: '4 hours' }),
      ],
      mitigations: [
        mitigationOf('Floods', 'Sandbags', { status: 'completed', timeline: '2023' }),
        mitigationOf('Fire', 'Alarm', { status: 'completed', timeline: 'done' }),
      ],
    },
    faults: [
      ['R01', 'Sales'],
      ['R01', 'Payroll'],
      ['R01', 'Ordering'],
      ['R01', 'Delivery'],
      ['R20', 'Floods Sandbags'],
      ['R20', 'Fire Alarm'],
    ],
  },
  {
    title: 'a circle, a low system below a critical function, and a late dependency',
    part: {
      critical_functions: [
        fn('Sales', { dependencies: ['Ordering'] }),
        fn('Ordering', { dependencies: ['Sales'] }),
        fn('Care', { criticality: 'critical', rto: '1-4 hours' }),
      ],
      it_systems: [systemNamed('Records', { criticality: 'low', supports_functions: ['Care'], recovery_time: '1-3 days' })],
    },
    faults: [
      ['R07', 'Sales'],
      ['R11', 'Records'],
      ['R03', 'Care'],
    ],
  },
  {
    title: 'maximum downtimes beyond what the impact allows, and one within it',
    part: {
      critical_functions: [
        fn('Sales', { rto: '0-1 hour', max_downtime: '4-24 hours', impact_over_time: highAfter('d1') }),
        fn('Payroll', { rto: '4-24 hours', max_downtime: '2 weeks', impact_over_time: highAfter('w2') }),
        fn('Ordering', { rto: '4-24 hours', max_downtime: '1-3 days', impact_over_time: highAfter('w1') }),
        fn('Care', { rto: '0-1 hour', max_downtime: '4 hours', impact_over_time: highAfter('h4') }),
        fn('Archive', { rto: '3-7 days', max_downtime: 'More than 1 week', impact_over_time: highAfter('m1') }),
      ],
    },
    faults: [
      ['R30', 'Sales'],
      ['R30', 'Payroll'],
      ['R30', 'Care'],
    ],
  },
];

const check = ({ part, over }: Case): Finding[] => findContradictions({ ...people, ...over, content: content(part) });
const isAbout = (finding: Finding, [rule, about]: Fault): boolean =>
  finding.rule === rule && (finding.entry === about || finding.why.includes(about));
const listFound = (tried: Case): Fault[] =>
  tried.faults.filter((fault) => check(tried).some((finding) => isAbout(finding, fault)));
const listFalseAlarms = (tried: Case): string[] =>
  check(tried)
    .filter((finding) => !tried.faults.some((fault) => isAbout(finding, fault)))
    .map(({ rule, why }) => `${rule} ${why}`);

describe('faults planted by a continuity consultant', () => {
  it('there are 37 of them', () => {
    expect(cases.flatMap(({ faults }) => faults)).toHaveLength(37);
  });

  it.each(cases.map((tried) => [tried.title, tried] as const))('the BCP check finds every fault: %s', (_, tried) => {
    expect(listFound(tried)).toEqual(tried.faults);
  });

  it.each(cases.map((tried) => [tried.title, tried] as const))('the BCP check raises no false alarm: %s', (_, tried) => {
    expect(listFalseAlarms(tried)).toEqual([]);
  });

  it('a backup away from the site is no finding', () => {
    const places = ['Cloud', 'Bank vault', "Owner's home", 'Depot'];
    const part = {
      ...shop,
      additional_locations: [location({ name: 'Depot', address: '5 Elm St' })],
      it_systems: places.map((backup_location, at) => systemNamed(`System ${at}`, { backup_location })),
    };
    expect(check({ title: '', part, faults: [] })).toEqual([]);
  });
});
