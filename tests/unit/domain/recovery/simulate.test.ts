import { describe, expect, it } from 'vitest';
import type { StressScenario } from '#shared/domain/bcp/bcp.ts';
import type { RepairPlace } from '#shared/domain/recovery/outcome.ts';
import { runScenario, stateAt } from '#shared/domain/recovery/simulate.ts';
import { employee, functionNamed, location, provider, supplierNamed, systemNamed } from '#tests/unit/domain/bcp/entries.ts';
import { DAY, HOUR, modelOf, NEVER, type Plan, scenarioOf } from './plans.ts';

const onSite = (name: string, recovery_time: string, part = {}) =>
  systemNamed(name, { description: 'On the server in the office', recovery_time, backup_location: 'Dropbox', ...part });

const ann = employee('Ann', { id: 1, role: 'Manager' });
const bob = employee('Bob', { id: 2, role: 'Lead', backup_for: 'Ann' });
const soundIt = provider('IT Support', { id: 3, name: 'Sound IT' });

const everySystem = scenarioOf([{ kind: 'system', ref: '*' }]);
const home = scenarioOf([{ kind: 'site', ref: 'primary' }]);
const lose = (kind: StressScenario['lost'][number]['kind'], ref: string, lasts: string | null = null) =>
  scenarioOf([{ kind, ref, lasts }]);

const inFunction = (entry: string, field: string): RepairPlace => ({ step: 4, section: 'functions', entry, field });

interface Case {
  what: string;
  plan: Plan;
  scenario: StressScenario;
  /** Name, earliest and latest return in hours, latest lateness in hours; null while it keeps running. */
  back: Record<string, readonly [lo: number, hi: number, late?: number] | null>;
  because?: Record<string, string>;
  assumes?: readonly string[];
}

const cases: Case[] = [
  {
    what: 'a chain adds up',
    plan: {
      critical_functions: [functionNamed('Sales', { dependencies: ['Till'], restart_time: '1 hour', max_downtime: '4 hours' })],
      it_systems: [onSite('Till', '2 hours', { dependencies: ['Server'] }), onSite('Server', '3 hours')],
    },
    scenario: everySystem,
    back: { Sales: [6, 6, 2] },
    because: { Sales: 'Sales is back after 6 hours, 2 hours late: it waits for Till, which needs Server first.' },
  },
  {
    what: 'the sides of a diamond recover beside each other',
    plan: {
      critical_functions: [functionNamed('Sales', { dependencies: ['Left', 'Right'], max_downtime: '1 day' })],
      it_systems: [
        onSite('Left', '2 hours', { dependencies: ['Base'] }),
        onSite('Right', '5 hours', { dependencies: ['Base'] }),
        onSite('Base', '1 hour'),
      ],
    },
    scenario: everySystem,
    back: { Sales: [6, 6, 0] },
    because: { Sales: 'Sales is back after 6 hours, in time: it waits for Right, which takes 5 hours to restore.' },
  },
  {
    what: 'one firm restores two systems after each other, the more urgent first, and at the earliest both together',
    plan: {
      critical_functions: [
        functionNamed('Delivery', { dependencies: ['Order book'], max_downtime: '1 day' }),
        functionNamed('Sales', { dependencies: ['Point of sale'], max_downtime: '8 hours' }),
      ],
      it_systems: [
        onSite('Order book', '26 hours', { responsible_team: 'Sound IT' }),
        onSite('Point of sale', '24 hours', { responsible_team: 'Sound IT' }),
      ],
      providers: [soundIt],
    },
    scenario: everySystem,
    back: { Sales: [24, 24, 16], Delivery: [26, 50, 26] },
    because: {
      Delivery:
        'Delivery is back after 26 to 50 hours, at least 2 hours late: it waits for Order book, which Sound IT restores only after Point of sale.',
    },
  },
  {
    what: 'an absent owner without a backup keeps work waiting',
    plan: {
      critical_functions: [functionNamed('Sales', { dependencies: ['Till'], max_downtime: '8 hours' })],
      it_systems: [onSite('Till', '2 hours', { responsible_team: 'Ann' })],
      employees: [ann],
    },
    scenario: scenarioOf([
      { kind: 'system', ref: 'Till' },
      { kind: 'person', ref: '1', lasts: '2 days' },
    ]),
    back: { Sales: [2, 50, 42] },
    because: {
      Sales:
        'Sales is back after 2 to 50 hours, up to 42 hours late: it waits for Till, which Ann restores only after returning.',
    },
  },
  {
    what: 'a backup takes over from an absent owner',
    plan: {
      critical_functions: [functionNamed('Sales', { dependencies: ['Till'], max_downtime: '8 hours' })],
      it_systems: [onSite('Till', '2 hours', { responsible_team: 'Manager' })],
      employees: [ann, bob],
    },
    scenario: scenarioOf([
      { kind: 'system', ref: 'Till' },
      { kind: 'person', ref: 'Ann', lasts: '2 days' },
    ]),
    back: { Sales: [2, 2, 0] },
  },
  {
    what: 'an absent backup takes nothing over',
    plan: {
      critical_functions: [functionNamed('Sales', { dependencies: ['Till'] })],
      it_systems: [onSite('Till', '2 hours', { responsible_team: 'Ann' })],
      employees: [ann, bob],
    },
    scenario: scenarioOf([
      { kind: 'system', ref: 'Till' },
      { kind: 'person', ref: '*', lasts: '1 day' },
    ]),
    back: { Sales: [2, 26] },
    assumes: ['Sales states no maximum downtime, so nothing says when it is late.'],
  },
  {
    what: 'a function stops without its owner, and another one with a backup keeps running',
    plan: {
      critical_functions: [
        functionNamed('Payroll', { owner: 'Bob', max_downtime: '1 week' }),
        functionNamed('Sales', { owner: 'Ann', max_downtime: '1 day' }),
      ],
      employees: [ann, bob],
    },
    scenario: scenarioOf([{ kind: 'person', ref: 'Ann', lasts: '2 weeks' }]),
    back: { Payroll: null, Sales: null },
  },
  {
    what: 'a person without a backup is a single point of failure',
    plan: { critical_functions: [functionNamed('Payroll', { owner: 'Bob', max_downtime: '1 week' })], employees: [ann, bob] },
    scenario: lose('person', 'Bob', '2 weeks'),
    back: { Payroll: [336, 336, 168] },
    because: { Payroll: 'Payroll is back after 2 weeks, 7 days late: it waits for Bob to return, and no backup can take over.' },
  },
  {
    what: 'a team goes on while its head is away, and starts again only with the head',
    plan: {
      critical_functions: [
        functionNamed('Cooling', { owner: 'Bob', responsible_team: 'Facilities', max_downtime: '4 hours' }),
        functionNamed('Sales', { owner: 'Bob', responsible_team: 'Counter', dependencies: ['Till'], max_downtime: '4 hours' }),
        functionNamed('Payroll', { owner: 'Bob', responsible_team: 'Lead', max_downtime: '1 week' }),
      ],
      it_systems: [onSite('Till', '2 hours')],
      employees: [ann, bob],
    },
    scenario: scenarioOf([
      { kind: 'system', ref: 'Till' },
      { kind: 'person', ref: 'Bob', lasts: '2 weeks' },
    ]),
    back: { Payroll: [336, 336, 168], Sales: [336, 336, 332], Cooling: null },
  },
  {
    what: 'two holders of one role restore two systems beside each other, and a third one after the first',
    plan: {
      critical_functions: [
        functionNamed('Sales', { dependencies: ['Till'], max_downtime: '4 hours' }),
        functionNamed('Delivery', { dependencies: ['Order book'], max_downtime: '8 hours' }),
        functionNamed('Payroll', { dependencies: ['Time clock'], max_downtime: '1 day' }),
      ],
      it_systems: ['Till', 'Order book', 'Time clock'].map((name, at) =>
        onSite(name, `${3 + at} hours`, { responsible_team: 'Technician' }),
      ),
      employees: [employee('Cal', { id: 4, role: 'Technician' }), employee('Dee', { id: 5, role: 'Technician' })],
    },
    scenario: everySystem,
    back: { Sales: [3, 3, 0], Delivery: [4, 4, 0], Payroll: [5, 8, 0] },
    because: {
      Payroll: 'Payroll is back after 5 to 8 hours, in time: it waits for Time clock, which Cal restores only after Till.',
    },
  },
  {
    what: 'of two holders of one role one is away, and the other restores both systems',
    plan: {
      critical_functions: [
        functionNamed('Sales', { dependencies: ['Till'], max_downtime: '4 hours' }),
        functionNamed('Delivery', { dependencies: ['Order book'], max_downtime: '8 hours' }),
        functionNamed('Workshop', { responsible_role: 'Technician', max_downtime: '1 day' }),
      ],
      it_systems: [
        onSite('Till', '3 hours', { responsible_team: 'Technician' }),
        onSite('Order book', '4 hours', { responsible_team: 'Technician' }),
      ],
      employees: [employee('Cal', { id: 4, role: 'Technician' }), employee('Dee', { id: 5, role: 'Technician' })],
    },
    scenario: scenarioOf([
      { kind: 'system', ref: '*' },
      { kind: 'person', ref: '4', lasts: '2 weeks' },
    ]),
    back: { Sales: [3, 3, 0], Delivery: [4, 7, 0], Workshop: null },
    because: {
      Delivery: 'Delivery is back after 4 to 7 hours, in time: it waits for Order book, which Dee restores only after Till.',
    },
  },
  {
    what: 'a function stops when all holders of its role are away, and is back with the first',
    plan: {
      critical_functions: [functionNamed('Workshop', { responsible_role: 'Technician', max_downtime: '1 day' })],
      employees: [employee('Cal', { id: 4, role: 'Technician' }), employee('Dee', { id: 5, role: 'Technician' })],
    },
    scenario: scenarioOf([
      { kind: 'person', ref: '4', lasts: '2 weeks' },
      { kind: 'person', ref: '5', lasts: '3 days' },
    ]),
    back: { Workshop: [72, 72, 48] },
  },
  {
    what: 'what nobody is named to restore, the IT firm of the plan restores one after the other',
    plan: {
      critical_functions: [
        functionNamed('Sales', { dependencies: ['Till'], max_downtime: '4 hours' }),
        functionNamed('Delivery', { dependencies: ['Order book'], max_downtime: '1 day' }),
      ],
      it_systems: [onSite('Till', '3 hours'), onSite('Order book', '4 hours', { responsible_team: 'IT team' })],
      providers: [soundIt],
    },
    scenario: everySystem,
    back: { Sales: [3, 3, 0], Delivery: [4, 7, 0] },
    assumes: ['No one is named to restore Till. We count on Sound IT.'],
  },
  {
    what: 'team members in IT come before the IT firm',
    plan: {
      critical_functions: [functionNamed('Sales', { dependencies: ['Till'], max_downtime: '4 hours' })],
      it_systems: [onSite('Till', '3 hours', { responsible_team: 'IT department' })],
      providers: [soundIt],
      employees: [employee('Ida', { id: 6, role: 'IT Director' })],
    },
    scenario: scenarioOf([
      { kind: 'system', ref: '*' },
      { kind: 'person', ref: '6', lasts: '1 day' },
    ]),
    back: { Sales: [3, 27, 23] },
  },
  {
    what: 'systems that nobody can restore are named',
    plan: {
      critical_functions: [functionNamed('Sales', { dependencies: ['Till', 'Scale'], max_downtime: '4 hours' })],
      it_systems: [
        onSite('Till', '3 hours', { responsible_team: 'IT provider' }),
        onSite('Scale', '1 hour', { system_type: 'infrastructure' }),
      ],
    },
    scenario: everySystem,
    back: { Sales: [3, 3, 0] },
    assumes: [
      'No one on the team or among the providers is named to restore Scale and Till. We count on someone to start right away.',
    ],
  },
  {
    what: 'a loop is cut and named',
    plan: {
      critical_functions: [functionNamed('Sales', { dependencies: ['A'] })],
      it_systems: [onSite('A', '1 hour', { dependencies: ['B'] }), onSite('B', '2 hours', { dependencies: ['A'] })],
    },
    scenario: everySystem,
    back: { Sales: [3, 3] },
    assumes: ['A and B depend on each other in a circle. We count one of them as starting first.'],
  },
  {
    what: 'a system without a recovery time takes its objective',
    plan: {
      critical_functions: [functionNamed('Sales', { dependencies: ['Till'], max_downtime: '8 hours' })],
      it_systems: [onSite('Till', '', { rto: '1-4-hours' })],
    },
    scenario: everySystem,
    back: { Sales: [1, 4, 0] },
    because: { Sales: 'Sales is back after 1 to 4 hours, in time: it waits for Till, which takes 1 to 4 hours to restore.' },
    assumes: ['Till states no recovery time. Its recovery time objective (1-4 hours) counts.'],
  },
  {
    what: 'a system that nothing is known of takes what is usual for its rating',
    plan: {
      critical_functions: [functionNamed('Sales', { dependencies: ['Till'], max_downtime: '8 hours' })],
      it_systems: [onSite('Till', 'when the moon is full', { criticality: 'critical' })],
    },
    scenario: everySystem,
    back: { Sales: [1, 4, 0] },
    assumes: ['The recovery time of Till is unclear (“when the moon is full”). We count 1-4 hours.'],
  },
  {
    what: 'an endless time gets an end',
    plan: {
      critical_functions: [functionNamed('Sales', { dependencies: ['Till'], max_downtime: '1 week' })],
      it_systems: [onSite('Till', 'More than 1 week')],
    },
    scenario: everySystem,
    back: { Sales: [168, 336, 168] },
    assumes: ['A time of Till has no end (More than 1 week). We count up to 2 weeks.'],
  },
  {
    what: 'a supplier with an alternative is replaced before it returns',
    plan: {
      critical_functions: [functionNamed('Baking', { suppliers: ['Mill'], max_downtime: '1-3 days' })],
      key_suppliers: [supplierNamed('Mill', { alternative_suppliers: ['Second Mill'] })],
    },
    scenario: lose('supplier', 'Mill', '2 weeks'),
    back: { Baking: [24, 72, 0] },
    because: {
      Baking:
        'Baking is back after 1 to 3 days, in time: it waits for the change from Mill to Second Mill, which takes 1 to 3 days.',
    },
    assumes: ['Mill states no time to change to an alternative. We count 1 to 3 days.'],
  },
  {
    what: 'a stated time to change suppliers counts, and a shorter outage wins over it',
    plan: {
      critical_functions: [functionNamed('Baking', { suppliers: ['Mill'] }), functionNamed('Packing', { suppliers: ['Boxes'] })],
      key_suppliers: [
        supplierNamed('Mill', { alternative_suppliers: ['Second Mill'], switch_time: '2 days' }),
        supplierNamed('Boxes', { alternative_suppliers: ['Other boxes'], switch_time: '6 hours' }),
      ],
    },
    scenario: lose('supplier', '*', '1 day'),
    back: { Baking: [24, 24], Packing: [6, 6] },
  },
  {
    what: 'stock that lasts until a supplier returns keeps its function running, and less stock does not',
    plan: {
      critical_functions: [functionNamed('Baking', { suppliers: ['Mill'] }), functionNamed('Packing', { suppliers: ['Boxes'] })],
      key_suppliers: [supplierNamed('Mill', { stock_lasts: '2 days' }), supplierNamed('Boxes', { stock_lasts: '2 hours' })],
    },
    scenario: lose('supplier', '*', '1 day'),
    back: { Baking: null, Packing: [24, 24] },
    assumes: ['Stock lasts until Mill or an alternative delivers again, so nothing waits for it.'],
  },
  {
    what: 'a supplier is missed after the time that the business does without it, and only then does the maximum downtime run',
    plan: {
      critical_functions: [
        functionNamed('Baking', { suppliers: ['Mill'], max_downtime: '1 day' }),
        functionNamed('Packing', { suppliers: ['Boxes'], max_downtime: '1 day' }),
        functionNamed('Labels', { suppliers: ['Printer'], max_downtime: '1 day' }),
        functionNamed('Icing', { suppliers: ['Mill', 'Sugar'], max_downtime: '1 day' }),
      ],
      key_suppliers: [
        supplierNamed('Mill', { max_downtime: '4-24 hours', alternative_suppliers: ['Second Mill'], switch_time: '26 hours' }),
        supplierNamed('Boxes', { max_downtime: '4-24 hours', alternative_suppliers: ['Other boxes'], switch_time: '30 hours' }),
        supplierNamed('Printer', { max_downtime: '1-3 days', alternative_suppliers: ['Other'], switch_time: '1 day' }),
        supplierNamed('Sugar', { alternative_suppliers: ['Other sugar'], switch_time: '26 hours' }),
      ],
    },
    scenario: lose('supplier', '*', '2 weeks'),
    back: { Baking: [26, 26, 0], Packing: [30, 30, 2], Labels: null, Icing: [26, 26, 2] },
    because: {
      Baking:
        'Baking is back after 26 hours, on its reserve until then: it waits for the change from Mill to Second Mill, which takes 26 hours.',
    },
    assumes: [
      'We count on doing without Mill for 4 hours, as its entry says. Nothing stops before that.',
      'We count on doing without Printer for 24 hours, as its entry says. Nothing stops before that.',
    ],
  },
  {
    what: 'a supplier that can be out for an hour at most is missed right away',
    plan: {
      critical_functions: [functionNamed('Baking', { suppliers: ['Mill'], max_downtime: '4 hours' })],
      key_suppliers: [
        supplierNamed('Mill', { max_downtime: '0-1 hour', alternative_suppliers: ['Second Mill'], switch_time: '6 hours' }),
      ],
    },
    scenario: lose('supplier', 'Mill', '2 weeks'),
    back: { Baking: [6, 6, 2] },
  },
  {
    what: 'a workaround of 1 to 3 days is out after 1 day at the latest run, and after 3 at the earliest',
    plan: {
      critical_functions: [
        functionNamed('Sales', {
          ...{ dependencies: ['Till'], max_downtime: '4-24 hours' },
          ...{ workaround: 'Paper slips', workaround_lasts: '1-3 days' },
        }),
      ],
      it_systems: [onSite('Till', '2 days')],
    },
    scenario: everySystem,
    back: { Sales: [48, 48, 24] },
    because: {
      Sales:
        'Sales is back after 2 days, up to 24 hours late: it waits for Till, which takes 2 days to restore. Its workaround lasts 1 to 3 days. We count on 24 hours until it is tried for longer.',
    },
  },
  {
    what: 'a supplier without an alternative is back when it returns',
    plan: {
      critical_functions: [functionNamed('Baking', { suppliers: ['Mill'], max_downtime: '1-3 days' })],
      key_suppliers: [supplierNamed('Mill', { alternative_suppliers: ['None'] })],
    },
    scenario: lose('supplier', 'Mill', '2 weeks'),
    back: { Baking: [336, 336, 264] },
    because: { Baking: 'Baking is back after 2 weeks, 11 days late: it waits for Mill, and no alternative is named.' },
  },
  {
    what: 'work moves to the other site, and what stood in the first one is restored there',
    plan: {
      critical_functions: [
        functionNamed('Baking', { max_downtime: '1 day' }),
        functionNamed('Sales', { dependencies: ['Till'], max_downtime: '1 day' }),
      ],
      it_systems: [onSite('Till', '2 hours')],
      additional_locations: [{ ...location({ name: 'Annex' }), move_time: '10 hours' }],
    },
    scenario: home,
    back: { Baking: [10, 10, 0], Sales: [12, 12, 0] },
    because: { Sales: 'Sales is back after 12 hours, in time: it waits for Till, which needs a place to run while HQ is out.' },
    assumes: ['Whatever names no other location counts as being at HQ.'],
  },
  {
    what: 'a site that returns before the move could end is not left',
    plan: {
      critical_functions: [functionNamed('Baking', { max_downtime: '4 hours' })],
      additional_locations: [location({ name: 'Annex' })],
    },
    scenario: lose('power', 'primary', '8 hours'),
    back: { Baking: [8, 8, 4] },
    because: { Baking: 'Baking is back after 8 hours, 4 hours late: it waits until HQ works again.' },
  },
  {
    what: 'a generator carries what names it through a power outage, but not out of a lost building',
    plan: {
      critical_functions: [functionNamed('Milking', { resources: ['Barn generator'] }), functionNamed('Office work')],
    },
    scenario: lose('power', 'primary', '8 hours'),
    back: { Milking: null, 'Office work': [8, 8] },
    because: { Milking: 'Milking keeps running on standby power. Its fuel lasts 8 hours.' },
    assumes: [
      'Standby power counts as carrying “Milking” and the machines needed for it while its fuel lasts (8 hours).',
      'No entry says how long the fuel for standby power lasts. We count 8 hours.',
    ],
  },
  {
    what: 'standby power carries the machines of what it carries, and nothing that does not need it',
    plan: {
      critical_functions: [
        functionNamed('Dialysis', { dependencies: ['Standby generator', 'Water loop'], resources: ['Fuel for 2 days'] }),
        functionNamed('Billing'),
      ],
      it_systems: [
        systemNamed('Standby generator', { system_type: 'infrastructure', description: 'Diesel that lasts 12 hours' }),
        systemNamed('Water loop', { system_type: 'infrastructure' }),
      ],
    },
    scenario: lose('power', 'primary', '12 hours'),
    back: { Dialysis: null, Billing: [12, 12] },
    because: { Dialysis: 'Dialysis keeps running on standby power. Its fuel lasts 12 hours.' },
  },
  {
    what: 'what standby power carries stops when its fuel ends',
    plan: {
      critical_functions: [
        functionNamed('Dialysis', { dependencies: ['Standby generator'], max_downtime: '4 hours' }),
        functionNamed('Billing', { max_downtime: '4 hours' }),
      ],
      it_systems: [
        systemNamed('Standby generator', {
          system_type: 'infrastructure',
          recovery_time: '0 minutes',
          description: '12 hours of fuel in the tank',
        }),
      ],
    },
    scenario: lose('power', 'primary', '2 days'),
    back: { Dialysis: [48, 48, 36], Billing: [48, 48, 44] },
    because: {
      Dialysis:
        'Dialysis is back after 2 days, 36 hours late, even with standby power: it waits until HQ works again. Standby power carries it for the first 12 hours.',
    },
  },
  {
    what: 'a unit that must be rented first carries nothing',
    plan: { critical_functions: [functionNamed('Milking', { resources: ['Rental generator'] })] },
    scenario: lose('power', 'primary', '8 hours'),
    back: { Milking: [8, 8] },
  },
  {
    what: 'care goes with the people, and finds power and call bells where they move to',
    plan: {
      critical_functions: [
        functionNamed('Resident care around the clock', { dependencies: ['Call bells'], max_downtime: '1 hour' }),
        functionNamed('Visits', { dependencies: ['Call bells'] }),
        functionNamed('Records', { dependencies: ['Server'] }),
      ],
      it_systems: [
        systemNamed('Call bells', { system_type: 'infrastructure', recovery_time: '3 hours' }),
        systemNamed('Server', { recovery_time: '3 hours', backup_location: 'Cloud' }),
      ],
      alternate_site: 'Beds in a sister home',
      alternate_site_move_time: '8 hours',
      isSiteAgreed: true,
    },
    scenario: home,
    back: { 'Resident care around the clock': [8, 8, 0], Visits: [8, 8], Records: [11, 11] },
    because: {
      'Resident care around the clock':
        'Resident care around the clock is back after 8 hours, given on the way until then: it waits for the move from HQ to Alternate site, which takes 8 hours.',
    },
    assumes: [
      'Resident care around the clock goes with the people: we count on those who give it to stay with them until the move ends.',
      'We count on Alternate site to have its own “Call bells”. Check that it does.',
    ],
  },
  {
    what: 'care that has no place to go to is late',
    plan: { critical_functions: [functionNamed('Resident care around the clock', { max_downtime: '1 hour' })] },
    scenario: home,
    back: { 'Resident care around the clock': [NEVER, NEVER, NEVER] },
  },
  {
    what: 'a generator saves nothing in a lost building',
    plan: { critical_functions: [functionNamed('Milking', { resources: ['Barn generator'] })] },
    scenario: scenarioOf([
      { kind: 'power', ref: 'primary', lasts: '8 hours' },
      { kind: 'site', ref: 'primary', lasts: '1 day' },
    ]),
    back: { Milking: [24, 24] },
  },
  {
    what: 'getting people to safety waits for no building',
    plan: { critical_functions: [functionNamed('Guest evacuation'), functionNamed('Reception')] },
    scenario: home,
    back: { 'Guest evacuation': null, Reception: [NEVER, NEVER] },
  },
  {
    what: 'everything is lost without another site',
    plan: { critical_functions: [functionNamed('Baking', { max_downtime: '4 hours' })] },
    scenario: home,
    back: { Baking: [NEVER, NEVER, NEVER] },
    because: { Baking: 'Baking stays down: it waits for HQ, and no other site is agreed.' },
  },
  {
    what: 'work in the cloud and from home outlives the building',
    plan: {
      critical_functions: [functionNamed('Bookkeeping', { dependencies: ['Books'], recovery_procedures: 'Work from home.' })],
      it_systems: [systemNamed('Books', { vendor: 'QuickBooks Online', recovery_time: '1 hour' })],
    },
    scenario: home,
    back: { Bookkeeping: null },
  },
  {
    what: 'without internet, only the office loses what is in the cloud',
    plan: {
      critical_functions: [
        functionNamed('Bookkeeping', { dependencies: ['Books'], recovery_procedures: 'Work from home.' }),
        functionNamed('Sales', { dependencies: ['Books'], max_downtime: '8 hours' }),
        functionNamed('Baking'),
      ],
      it_systems: [systemNamed('Books', { vendor: 'QuickBooks Online', recovery_time: '1 hour' })],
    },
    scenario: lose('internet', 'primary', '24 hours'),
    back: { Bookkeeping: null, Baking: null, Sales: [24, 24, 16] },
    because: { Sales: 'Sales is back after 24 hours, 16 hours late: it waits for the internet at HQ.' },
  },
  {
    what: 'a second line brings the internet back early',
    plan: {
      critical_functions: [functionNamed('Sales', { dependencies: ['Books'] })],
      it_systems: [
        systemNamed('Books', { vendor: 'QuickBooks Online' }),
        onSite('Internet line', '10 minutes', { system_type: 'network' }),
      ],
    },
    scenario: lose('internet', 'primary', '24 hours'),
    back: { Sales: [1 / 6, 1 / 6] },
  },
  {
    what: 'a workaround carries a function past its maximum downtime',
    plan: {
      critical_functions: [
        functionNamed('Sales', {
          dependencies: ['Till'],
          max_downtime: '4 hours',
          workaround: 'Paper',
          workaround_lasts: '8 hours',
        }),
      ],
      it_systems: [onSite('Till', '10 hours')],
    },
    scenario: everySystem,
    back: { Sales: [10, 10, 2] },
    because: {
      Sales:
        'Sales is back after 10 hours, 2 hours late, even with its workaround: it waits for Till, which takes 10 hours to restore.',
    },
  },
  {
    what: 'a workaround without a time saves nothing',
    plan: {
      critical_functions: [functionNamed('Sales', { dependencies: ['Till'], max_downtime: '4 hours', workaround: 'Paper' })],
      it_systems: [onSite('Till', '10 hours')],
    },
    scenario: everySystem,
    back: { Sales: [10, 10, 6] },
    assumes: ['The workaround of Sales states no time. We count 4 hours.'],
  },
  {
    what: 'nothing is left to restore from where the copy stood beside the system',
    plan: {
      critical_functions: [functionNamed('Sales', { dependencies: ['Till'], max_downtime: '4 hours' })],
      it_systems: [onSite('Till', '1 hour', { system_type: 'application', backup_location: 'NAS in the office' })],
    },
    scenario: everySystem,
    back: { Sales: [NEVER, NEVER, NEVER] },
    because: { Sales: 'Sales stays down: no copy of Till is left to restore it from.' },
  },
  {
    what: 'one broken system still has the copy beside it',
    plan: {
      critical_functions: [functionNamed('Sales', { dependencies: ['Till'] })],
      it_systems: [onSite('Till', '1 hour', { system_type: 'application', backup_location: 'NAS in the office' })],
    },
    scenario: lose('system', 'Till'),
    back: { Sales: [1, 1] },
  },
  {
    what: 'a machine comes back without any copy',
    plan: {
      critical_functions: [functionNamed('Baking', { dependencies: ['Oven'] })],
      it_systems: [onSite('Oven', '5 hours', { system_type: 'infrastructure', backup_location: 'None' })],
    },
    scenario: everySystem,
    back: { Baking: [5, 5] },
  },
  {
    what: 'too few people keep a function down until the loss ends',
    plan: {
      employee_count: 10,
      critical_functions: [
        functionNamed('Baking', { minimum_staff: 6, max_downtime: '1 day' }),
        functionNamed('Sales', { minimum_staff: 5, max_downtime: '1 day' }),
      ],
    },
    scenario: scenarioOf([{ kind: 'internet', ref: 'primary', lasts: '3 days' }], { staff_available: 50 }),
    back: { Baking: [72, 72, 48], Sales: null },
    because: { Baking: 'Baking is back after 3 days, 2 days late: it needs more people than can work.' },
    assumes: ['Baking needs 6 people and 5 can work. We count on the rest after 3 days.'],
  },
  {
    what: 'names that match nothing are left out and told',
    plan: {
      critical_functions: [functionNamed('Sales', { dependencies: ['Tlil', 'Electricity'] })],
      it_systems: [onSite('Till', '1 hour')],
    },
    scenario: everySystem,
    back: { Sales: null },
    assumes: ['Sales depends on “Tlil”, and no entry has that name. It is left out.'],
  },
];

describe('a scenario', () => {
  it.each(cases)('$what', ({ plan, scenario, back, because = {}, assumes = [] }) => {
    const outcome = runScenario(modelOf(plan), scenario);
    const found = Object.fromEntries(
      outcome.functions.map((fn) => [
        fn.name,
        fn.isAffected ? [fn.back.lo / HOUR, fn.back.hi / HOUR, fn.mtd === null ? undefined : fn.late.hi / HOUR] : null,
      ]),
    );
    const expected = Object.entries(back).map(([name, times]) => [name, times === null ? null : [times[0], times[1], times[2]]]);
    expect(found).toEqual(Object.fromEntries(expected));
    for (const [name, sentence] of Object.entries(because))
      expect(outcome.functions.find((fn) => fn.name === name)!.explanation).toBe(sentence);
    const told = outcome.assumptions.map(({ text }) => text);
    for (const text of assumes) expect(told).toContain(text);
  });

  it('names who keeps functions waiting, and what else each does', () => {
    const [shared] = cases.filter(({ what }) => what.startsWith('one firm'));
    const { people, tasks } = runScenario(modelOf(shared!.plan), shared!.scenario);
    expect(people).toEqual([
      {
        name: 'Sound IT',
        tasks: ['system:Order book', 'system:Point of sale'],
        busy: { lo: 50 * HOUR, hi: 50 * HOUR },
        isBottleneck: true,
      },
    ]);
    expect(tasks).toContainEqual({
      ...{ id: 'system:Order book', kind: 'restore', name: 'Order book', owner: 'Sound IT', isAssumed: false },
      ...{ starts: { lo: 0, hi: 24 * HOUR }, ends: { lo: 26 * HOUR, hi: 50 * HOUR } },
    });
  });

  it('lists the latest first and what keeps running last', () => {
    const model = modelOf({
      critical_functions: [
        functionNamed('Accounting'),
        functionNamed('Billing', { dependencies: ['Till'], max_downtime: '8 hours' }),
        functionNamed('Sales', { dependencies: ['Till'], max_downtime: '4 hours' }),
      ],
      it_systems: [onSite('Till', '10 hours')],
    });
    expect(runScenario(model, everySystem).functions.map(({ name }) => name)).toEqual(['Sales', 'Billing', 'Accounting']);
  });

  it('loses at least what no workaround can earn, and at most all that the functions earn', () => {
    const model = modelOf({
      annual_revenue: '$876,000',
      critical_functions: [
        functionNamed('Sales', { dependencies: ['Till'], revenue_share: 50, workaround: 'Paper', workaround_lasts: '4 hours' }),
        functionNamed('Billing', { dependencies: ['Till'] }),
        functionNamed('Cleaning'),
      ],
      it_systems: [onSite('Till', '8 to 10 hours')],
    });
    const lostBy = runScenario(model, everySystem).lostBy!;
    // $100 an hour: half of it with Sales, a quarter with Billing.
    expect(lostBy(2 * HOUR)).toEqual({ lo: 2 * 25, hi: 2 * 75 });
    expect(lostBy(6 * HOUR)).toEqual({ lo: 2 * 50 + 6 * 25, hi: 6 * 75 });
    expect(lostBy(DAY).lo).toBeCloseTo(4 * 50 + 8 * 25, 9);
    expect(lostBy(DAY).hi).toBeCloseTo(10 * 75, 9);
  });

  it.each<[what: string, part: Partial<Plan>, perHour: { lo: number; hi: number } | null]>([
    ['a business without a revenue', { annual_revenue: null }, null],
    ['a non-profit, whose gifts no function earns', { business_type: 'Non-profit' }, null],
    [
      'a non-profit that sells tickets',
      {
        business_type: 'Non-profit',
        critical_functions: [functionNamed('Tickets', { revenue_share: 40 }), functionNamed('Rent')],
      },
      { lo: 40, hi: 40 },
    ],
    [
      'shares that overlap, as stated, and no hour loses more than it earns',
      { critical_functions: [functionNamed('Baking', { revenue_share: 100 }), functionNamed('Sales', { revenue_share: 55 })] },
      { lo: 100, hi: 100 },
    ],
    [
      'the stated share of what is down, although others state more than is left',
      {
        critical_functions: [
          functionNamed('Sales', { revenue_share: 55 }),
          functionNamed('Baking', { revenue_share: 100, recovery_procedures: 'Work from home.' }),
        ],
      },
      { lo: 55, hi: 55 },
    ],
    [
      'an even part of what is not stated, and all of it where a critical function is down',
      {
        critical_functions: [
          functionNamed('Sales', { revenue_share: 40 }),
          functionNamed('Repair', { criticality: 'critical' }),
          functionNamed('Books', { recovery_procedures: 'Work from home.' }),
        ],
      },
      { lo: 40 + 30, hi: 40 + 60 },
    ],
  ])('counts in dollars an hour: %s', (_, part, perHour) => {
    const { lostBy } = runScenario(modelOf({ annual_revenue: '$876,000', ...part }), home);
    const lost = lostBy?.(HOUR) ?? null;
    expect(lost && { lo: Math.round(lost.lo), hi: Math.round(lost.hi) }).toEqual(perHour);
  });

  const workedAround = 'Sales is back after 10 hours, worked around until then: ';
  const late = 'Sales is back after 10 hours, 6 hours late: ';
  it.each<[text: string, scenario: StressScenario, begins: string, assumption?: string]>([
    [
      'Cash and numbered paper slips.',
      home,
      late,
      'The workaround of Sales names no place other than HQ. We count it as lost with it.',
    ],
    ['Cash and numbered paper slips.', lose('power', 'primary', '10 hours'), workedAround],
    ['Cash and numbered paper slips.', lose('system', 'Till'), workedAround],
    [
      'Cash, and the till on batteries.',
      lose('system', 'Till'),
      late,
      'The workaround of Sales needs Till. We count it as lost with it.',
    ],
    ['Cash, and a still camera.', lose('system', 'Till'), workedAround],
    ['A chair at a partner salon.', home, workedAround],
    ['Orders by phone.', home, workedAround],
    ['The counter in Annex.', home, workedAround],
    ['The tent at Lake Union.', home, workedAround],
    ['The back door on Main St in Seattle.', home, late],
    ['Dry shelves in another room.', home, late],
  ])('counts a workaround that does not need what is lost: %s', (workaround, scenario, begins, assumption) => {
    const plan = {
      critical_functions: [
        functionNamed('Sales', { max_downtime: '4 hours', dependencies: ['Till'], workaround, workaround_lasts: '1 day' }),
      ],
      it_systems: [onSite('Till', '10 hours', { system_type: 'infrastructure' })],
      additional_locations: [{ ...location({ name: 'Annex' }), move_time: '0 hours' }],
      alternate_site: 'A tent at Lake Union in Seattle',
    };
    const { functions, assumptions } = runScenario(modelOf(plan), scenario);
    expect(functions[0]!.explanation.slice(0, begins.length)).toBe(begins);
    expect(functions[0]!.workedAroundUntil).toBe(begins === late ? null : DAY);
    expect(assumptions.map(({ text }) => text).filter((text) => text.includes('lost with it'))).toEqual(
      assumption ? [assumption] : begins === late ? [expect.any(String)] : [],
    );
  });

  it.each([
    ['Monday at 9', { weekday: 1, hour: 9 }, 100 * 8],
    ['Monday at 3 PM, until closing time', { weekday: 1, hour: 15 }, 100 * 2],
    ['Friday at 4 PM, before a weekend', { weekday: 5, hour: 16 }, 100 * 1],
    ['Saturday', { weekday: 6, hour: 0 }, 0],
    ['Sunday at 10 PM, up to 11 AM', { weekday: 0, hour: 22 }, 100 * 2],
  ])('costs the open hours that are hit: %s', (_, starts, dollars) => {
    const part = {
      ...{ annual_revenue: '$208,000', open_hours_per_week: 40 },
      critical_functions: [functionNamed('Sales', { dependencies: ['Till'] })],
      it_systems: [onSite('Till', '13 hours')],
    };
    const { lostBy, assumptions } = runScenario(modelOf(part), { ...everySystem, starts });
    expect(lostBy!(DAY).hi).toBeCloseTo(dollars, 6);
    expect(assumptions.map(({ text }) => text)).toContain(
      'The 40 open hours a week count as Monday to Friday, 9:00 AM to 5:00 PM. Revenue is lost only then.',
    );
  });

  it('tells what each function does at an hour', () => {
    const model = modelOf({
      critical_functions: [
        functionNamed('Sales', { dependencies: ['Till'], workaround: 'Paper', workaround_lasts: '4 hours' }),
        functionNamed('Billing', { dependencies: ['Till'] }),
        functionNamed('Cleaning'),
      ],
      it_systems: [onSite('Till', '8 to 10 hours')],
    });
    const outcome = runScenario(model, everySystem);
    const statesAt = (hours: number) =>
      Object.fromEntries(stateAt(outcome, hours * HOUR).map(({ name, state }) => [name, state]));
    expect(statesAt(0)).toEqual({ Sales: 'worked around', Billing: 'down', Cleaning: 'back' });
    expect(statesAt(4)).toEqual({ Sales: 'down', Billing: 'down', Cleaning: 'back' });
    expect(statesAt(9.9)).toMatchObject({ Sales: 'down' });
    expect(statesAt(10)).toEqual({ Sales: 'back', Billing: 'back', Cleaning: 'back' });
  });

  it('says that a lost supplier which nothing needs stops nothing', () => {
    const model = modelOf({ critical_functions: [functionNamed('Sales')], key_suppliers: [supplierNamed('Mill')] });
    const { assumptions, functions } = runScenario(model, lose('supplier', 'Mill', '2 weeks'));
    expect(functions[0]!.explanation).toBe('Sales keeps running.');
    expect(assumptions).toEqual([
      {
        text: 'No function names Mill as something it needs. Losing it stops nothing in this plan.',
        place: { step: 4, section: 'suppliers', entry: 'Mill' },
      },
    ]);
  });

  const unread = {
    rto: 'fast',
    max_downtime: 'not long',
    restart_time: 'some time',
    workaround: 'By hand',
    workaround_lasts: 'a bit',
  };
  it.each<[what: string, plan: Plan, scenario: StressScenario, told: [text: string, place: RepairPlace][]]>([
    [
      'every time of a function that nobody can read',
      {
        critical_functions: [functionNamed('Sales', { id: 'f1', dependencies: ['Till'], ...unread })],
        it_systems: [onSite('Till', '1 hour')],
      },
      everySystem,
      [
        [
          'The maximum downtime of Sales is unclear (“not long”), so nothing says when it is late.',
          inFunction('f1', 'max_downtime'),
        ],
        ['The recovery time objective of Sales is unclear (“fast”). It is left out.', inFunction('f1', 'rto')],
        ['The restart time of Sales is unclear (“some time”). We count no time for it.', inFunction('f1', 'restart_time')],
        ['How long the workaround of Sales lasts is unclear (“a bit”). We count 24 hours.', inFunction('f1', 'workaround_lasts')],
      ],
    ],
    [
      'a maximum downtime without an end',
      {
        critical_functions: [functionNamed('Sales', { id: 'f1', dependencies: ['Till'], max_downtime: 'More than 1 week' })],
        it_systems: [onSite('Till', '1 hour')],
      },
      everySystem,
      [
        [
          'The maximum downtime of Sales has no end (More than 1 week), so nothing says when it is late.',
          inFunction('f1', 'max_downtime'),
        ],
      ],
    ],
    [
      'the times of a system and of its stock',
      {
        critical_functions: [functionNamed('Sales', { dependencies: ['Till'], suppliers: ['Mill'], max_downtime: '4 hours' })],
        it_systems: [onSite('Till', 'soon', { id: 's1', rto: 'fast', criticality: 'critical' })],
        key_suppliers: [
          supplierNamed('Mill', { id: 'k1', stock_lasts: 'plenty', alternative_suppliers: ['Other'], switch_time: 'quick' }),
        ],
      },
      scenarioOf([
        { kind: 'system', ref: '*' },
        { kind: 'supplier', ref: '*', lasts: '2 weeks' },
      ]),
      [
        [
          'The recovery time of Till is unclear (“soon”). We count 1-4 hours.',
          { step: 4, section: 'systems', entry: 's1', field: 'recovery_time' },
        ],
        [
          'The recovery time objective of Till is unclear (“fast”). It is left out.',
          { step: 4, section: 'systems', entry: 's1', field: 'rto' },
        ],
        [
          'The time to change from Mill is unclear (“quick”). We count 1 to 3 days.',
          { step: 4, section: 'suppliers', entry: 'k1', field: 'switch_time' },
        ],
        [
          'How long the stock of Mill lasts is unclear (“plenty”). We count none.',
          { step: 4, section: 'suppliers', entry: 'k1', field: 'stock_lasts' },
        ],
      ],
    ],
    [
      'the time of a move',
      {
        critical_functions: [functionNamed('Sales', { max_downtime: '4 hours' })],
        alternate_site: 'The church hall',
        alternate_site_move_time: 'quick',
        isSiteAgreed: true,
      },
      home,
      [
        [
          'The time to move to Alternate site is unclear (“quick”). We count 1 to 3 days.',
          { step: 1, section: 'locations', field: 'alternate_site_move_time' },
        ],
      ],
    ],
    [
      'a loop, at a name that closes it',
      {
        critical_functions: [functionNamed('Sales', { id: 'f1', max_downtime: '4 hours' })],
        it_systems: [
          onSite('Till', '1 hour', { id: 's1', supports_functions: ['Sales'], dependencies: ['Server'] }),
          onSite('Server', '1 hour', { id: 's2', system_dependencies: ['Till'] }),
        ],
      },
      everySystem,
      [
        [
          'Till and Server depend on each other in a circle. We count one of them as starting first.',
          { step: 4, section: 'systems', entry: 's2', field: 'system_dependencies' },
        ],
      ],
    ],
    [
      'what names itself',
      {
        critical_functions: [functionNamed('Sales', { id: 'f1', dependencies: ['sales', 'Till'], max_downtime: '4 hours' })],
        it_systems: [onSite('Till', '1 hour')],
      },
      everySystem,
      [['Sales names itself as something it needs. That is left out.', inFunction('f1', 'dependencies')]],
    ],
    [
      'an owner who is nobody on the team, where people are away',
      {
        critical_functions: [
          functionNamed('Sales', { id: 'f1', owner: 'Bobb', max_downtime: '4 hours' }),
          functionNamed('Payroll', { id: 'f2', owner: 'Bob', max_downtime: '4 hours' }),
        ],
        employees: [ann, bob],
      },
      lose('person', 'Bob', '2 weeks'),
      [
        [
          'No one on the team has the name or role that is given for Sales. We count on someone who can do the work.',
          inFunction('f1', 'owner'),
        ],
      ],
    ],
  ])('names and links %s', (_, plan, scenario, told) => {
    const { functions, assumptions } = runScenario(modelOf(plan), scenario);
    expect(assumptions).toEqual(expect.arrayContaining(told.map(([text, place]) => ({ text, place }))));
    for (const { text } of assumptions) expect(assumptions.filter((other) => other.text === text)).toHaveLength(1);
    for (const { back } of functions) expect(Number.isNaN(back.lo + back.hi)).toBe(false);
  });

  it('says when a saved scenario loses what the plan no longer has', () => {
    const { assumptions } = runScenario(modelOf({}), lose('supplier', 'Gone', '2 weeks'));
    expect(assumptions).toEqual([
      {
        text: 'The scenario loses “Gone”, and no entry has that name. It is left out.',
        place: { step: 6, section: 'scenarios', entry: 'test', field: 'lost' },
      },
    ]);
  });
});
