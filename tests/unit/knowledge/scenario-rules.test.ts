import { describe, expect, it } from 'vitest';
import { keySuppliers } from '#infra/local/seed/harbor-bakery/dependencies.ts';
import { systemPlaceOf } from '#shared/domain/bcp/system-place.ts';
import { EXERCISE_TYPES } from '#shared/domain/exercise-options.ts';
import { stateFacts } from '#shared/knowledge/hazards.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { blueprints, type ScenarioDraft, writeScenarios } from '#shared/knowledge/scenarios/library.ts';
import { supplierKindOf } from '#shared/knowledge/scenarios/suppliers.ts';
import type { BcpSnapshot } from '#shared/queues/job-definitions.ts';
import { generatedBcps } from '#tests/unit/life-safety/generated-bcps.ts';
import { createSnapshot } from './profiles.ts';

const draftAll = async (bcp: BcpSnapshot, rounds = 1): Promise<ScenarioDraft[]> => {
  const profile = await buildProfile(bcp, true, { roles: ['Owner', 'Office Manager'] });
  return EXERCISE_TYPES.flatMap((type) =>
    writeScenarios(profile, { count: rounds * blueprints.filter((item) => item.type === type).length, types: [type], areas: [] }),
  );
};
const firmIn = (city: string, state: string, more: object = {}) =>
  createSnapshot({ business_name: 'Acme', industry: 'Retail', city, state, employee_count: 20, ...more });
const namesIn = async (city: string, state: string) =>
  (await draftAll(firmIn(city, state))).map(({ exercise_name }) => exercise_name);

describe('what a supplier is', () => {
  it.each([
    ['Palouse Grain Mill', 'Bread, rye and pastry flour, weekly on Tuesday', 'goods'],
    ['Cascade Dairy Cooperative', 'Butter, cream, milk and eggs, three times a week', 'goods'],
    ['Puget Sound Gas', 'Natural gas for the deck ovens', 'utility'],
    ['Evergreen Packaging', 'Bags, boxes and allergen labels, monthly', 'goods'],
    ['Northwest Oven Service', 'Maintenance and emergency repair of ovens and mixers', 'repair'],
    ['Nimbus', 'Cloud hosting of the practice software', 'software'],
    ['the electronic health record host', null, 'software'],
    ['the oxygen and medical gas supplier', null, 'goods'],
    ['the reference laboratory', null, 'professional'],
    ['the card processor', null, 'money'],
    ['the bus contractor', null, 'carrier'],
    ['City Shuttle', 'Drivers and vans for the school', 'carrier'],
    ['Sparkle', 'Cleaning, five evenings a week', 'cleaning'],
    ['Janitorial Supplies Inc.', null, 'goods'],
    ['the professional liability insurer', null, 'insurance'],
    ['Sound Bank', 'Business account', 'money'],
    ['the food-bank network', null, 'goods'],
    ['Valley Propane', 'Fuel for the ovens', 'goods'],
    ['the medical supply distributor', null, 'goods'],
    ['City Water', null, 'utility'],
    ['Mountain HVAC', 'Heating contractor, repairs', 'repair'],
    ['Green Lawn', 'Landscaping contractor', 'other'],
    ['the debris and road contractors', null, 'other'],
    ['the substitute staffing agency', null, 'staffing'],
    ['the landlord', null, 'landlord'],
    ['the parcel carrier', null, 'carrier'],
    ['the linen service', null, 'goods'],
    ['City Water Department', null, 'utility'],
    ['Smith Brothers', null, 'other'],
    ['Bit Bakery Supply', 'We call it flour', 'goods'],
    ['Blue IT', 'IT support', 'software'],
  ])('%s (%s) is %s', (name, services, kind) => {
    expect(supplierKindOf(name, services)).toBe(kind);
  });
});

/** What only some kinds of suppliers can say. */
const sayings = {
  connection: /suspended our connection|connection to you|export is switched off/i,
  delivery: /Our driver can’t get to you|Our warehouse|deliver every other week|on hand lasts/i,
  equipment: /your equipment|only they have ever repaired|fault/i,
};

const onlySupplier = (services_provided: string) =>
  firmIn('Denver', 'CO', { key_suppliers: [{ name: 'Acme Partner', criticality: 'critical', services_provided }] });

describe('what a supplier says', () => {
  it.each([
    ['a flour mill', 'Flour, weekly', false, true],
    ['an oven repairer', 'Emergency repair of ovens', false, false],
    ['a cloud vendor', 'Cloud hosting of our records', true, false],
    ['a gas utility', 'Natural gas', false, false],
    ['a landlord', 'Landlord of the building', false, false],
    ['a bus company', 'the bus contractor', false, false],
    ['a cleaning company', 'Cleaning', false, false],
    ['an insurer', 'Property insurance', false, false],
    ['a contractor of an unknown kind', 'Landscaping contractor', false, false],
  ])('%s (%s) is attacked with a connection: %s, brings goods: %s', async (_, services, connects, delivers) => {
    const said = JSON.stringify(
      (await draftAll(onlySupplier(services), 2)).map(({ injects }) => injects.filter(({ from }) => from === 'Acme Partner')),
    );
    expect(sayings.connection.test(said)).toBe(connects);
    expect(sayings.delivery.test(said)).toBe(delivers);
    expect(sayings.equipment.test(said)).toBe(/repair/.test(services));
  });

  it.each(['Natural gas', 'Bank and payroll', 'Property insurance', 'Landlord of the building'])(
    'no one who provides “%s” closes overnight',
    async (services) => {
      expect(JSON.stringify(await draftAll(onlySupplier(services), 2))).not.toContain('Acme Partner has filed');
    },
  );

  it('every supplier of the seeded bakery is known by what it provides', () => {
    expect(keySuppliers.map(({ name, services_provided }) => supplierKindOf(name, services_provided))).not.toContain('other');
  });
});

const system = (more: object) => ({
  name: 'Records',
  description: null,
  vendor: null,
  backup_location: null,
  recovery_procedures: null,
  system_type: 'application' as const,
  ...more,
});

describe('where a system runs', () => {
  it.each([
    [{ vendor: 'QuickBooks Online' }, 'cloud'],
    [{ description: 'Web-based charts' }, 'cloud'],
    [{ name: 'File server' }, 'onsite'],
    [{ system_type: 'network' as const }, 'onsite'],
    [{ description: 'Server in the closet', backup_location: 'Vendor cloud' }, 'onsite'],
    [{ vendor: 'SensorPush', backup_location: 'Vendor’s cloud' }, 'cloud'],
    [{ vendor: 'Acme' }, 'unknown'],
    [{ name: 'Guest payment terminals', vendor: 'Card processor', backup_location: 'Processor cloud' }, 'cloud'],
    [{ name: 'Payroll service', backup_location: 'Service cloud and a monthly export' }, 'cloud'],
    [{ name: 'Case records and body cameras', system_type: 'database' as const, backup_location: 'Vendor cloud' }, 'cloud'],
    [{ name: 'Reservations', description: 'Folios and the in-house list', backup_location: 'Vendor cloud' }, 'cloud'],
    [{ name: 'Electronic logs', system_type: 'infrastructure' as const, backup_location: 'Provider’s cloud' }, 'cloud'],
    [{ name: 'Cooler alarms', system_type: 'infrastructure' as const, backup_location: 'Vendor cloud' }, 'onsite'],
    [{ description: 'Cameras and recorder', backup_location: 'Drive in the safe' }, 'onsite'],
    [{ name: 'Ticketing, lights and sound consoles', backup_location: 'Ticketing cloud' }, 'onsite'],
    [{ vendor: 'In-house system', backup_location: 'Bank vault' }, 'onsite'],
    [{ name: 'Inverter monitoring portal', vendor: 'Inverter manufacturer' }, 'cloud'],
  ])('a system with %j runs in the place: %s', (more, place) => {
    expect(systemPlaceOf(system(more))).toBe(place);
  });

  it.each([
    ['Cloud-hosted records', true],
    ['Server in the closet', false],
  ])('stories about “%s” keep to it', async (description, isCloud) => {
    const bcp = firmIn('Denver', 'CO', { it_systems: [{ name: 'Chart system', criticality: 'critical', description }] });
    const text = JSON.stringify(await draftAll(bcp, 2));
    const ofOwnMachines =
      /Batteries carry “Chart system”|equipment of “Chart system”|Shut “Chart system” down|“Chart system” is inside, without power/;
    expect(ofOwnMachines.test(text)).toBe(!isCloud);
    expect(/“Chart system” (?:itself )?runs (?:on )?at its vendor/.test(text)).toBe(isCloud);
    expect(text.includes('The vendor of “Chart system” is attacked')).toBe(isCloud);
  });
});

describe('places and seasons', () => {
  it.each([
    ['Galveston', 'TX', /hurricane/i, true],
    ['Denver', 'CO', /hurricane/i, false],
    ['Honolulu', 'HI', /hurricane/i, false],
    ['Seattle', 'WA', /Magnitude 6\.8/, true],
    ['Miami', 'FL', /Magnitude 6\.8/, false],
    ['Miami', 'FL', /great earthquake on the West Coast/, true],
    ['Miami', 'FL', /Ice and cold/, false],
    ['Minneapolis', 'MN', /Ice and cold/, true],
    ['Joplin', 'MO', /tornado warning/i, true],
  ])('%s, %s: %s is told: %s', async (city, state, name, isTold) => {
    expect((await namesIn(city, state)).some((text) => name.test(text))).toBe(isTold);
  });

  it.each([
    ['Galveston', 'TX', [], true],
    ['Jackson', 'MS', [], false],
    ['Asheville', 'NC', [], false],
    ['Jackson', 'MS', ['Storm Surge'], true],
  ])('a hurricane in %s, %s with the risks %j brings storm surge: %s', async (city, state, selected, isExpected) => {
    const storms = (await draftAll(firmIn(city, state, { threat_probability: { selected } }))).filter(({ exercise_name }) =>
      exercise_name.startsWith('A hurricane'),
    );
    expect(storms).not.toHaveLength(0);
    for (const { scenario_description, injects } of storms) {
      expect(scenario_description.includes('storm surge warning')).toBe(isExpected);
      expect(JSON.stringify(injects).includes('Your zone must evacuate')).toBe(isExpected);
      expect(scenario_description).not.toMatch(/\bcrest|river/i);
    }
  });

  const seasons = [
    [/^A hurricane/, /\b(?:June|August|September|October)\b/],
    [/^Ice and cold/, /\b(?:December|January|February)\b/],
    [/^A tornado/, /\b(?:March|April|May)\b/],
    [/smoke in/, /\b(?:July|August|September|October)\b/],
  ] as const;
  it.each<[months: RegExp, states: string]>([
    [/\b(?:January|February|March|April)\b/, 'TX'],
    [/\b(?:February|March|April)\b/, 'OK KS'],
    [/\b(?:February|March|April|May)\b/, 'FL GA NC TN'],
    [/\b(?:March|April|May)\b/, 'MN WI NJ MA'],
    [/\b(?:May|June|July)\b/, 'AK AZ NM'],
    [/\b(?:July|August|September|October)\b/, 'CA CO HI ID MT OR WA'],
  ])('a wildfire comes in %s in %s', async (months, states) => {
    for (const code of states.split(' '))
      for (const { exercise_name, scenario_description } of await draftAll(firmIn('Springfield', code), 2))
        if (/^A wildfire/.test(exercise_name)) expect(scenario_description.split('\n\n')[0], code).toMatch(months);
  });

  it.each(stateFacts.map(({ code }) => code))('in %s, every hazard has its season', async (code) => {
    for (const { exercise_name, scenario_description } of await draftAll(firmIn('Springfield', code), 2))
      for (const [name, months] of seasons)
        if (name.test(exercise_name)) expect(scenario_description.split('\n\n')[0], exercise_name).toMatch(months);
  });
});

/** Stories in which people are in danger from the first minute. */
const dangers =
  /^(?:Fire (?!alarm)|A wildfire|Magnitude|A tornado|A chemical|A threat of violence|The main panel|A burst pipe|Ice and cold|A week of wildfire smoke)/;
const PEOPLE_FIRST = /everyone|no one|call 911|drop, cover|stay (?:out|in)|leave now|thank her/i;

describe.each(generatedBcps)('scenarios for a generated BCP, %s', (_, generate) => {
  it('scenarios for a generated BCP leave no blank, repeat nothing and put people first', async () => {
    const drafts = await draftAll((await generate()).bcp, 2);
    const text = JSON.stringify(drafts);
    expect(text).not.toMatch(/undefined|null|NaN|\[[a-z ]+\]|\{\w+\}| {2}|\.\.|““|””|”“/);
    expect(text).not.toMatch(/\bWhom\b|BCP wants/);
    for (const part of ['exercise_name', 'scenario_description'] as const)
      expect(new Set(drafts.map((draft) => draft[part])).size).toBe(drafts.length);
    for (const { exercise_name, injects } of drafts.filter((draft) => dangers.test(draft.exercise_name)))
      expect(injects[0]!.expected_action, exercise_name).toMatch(PEOPLE_FIRST);
  });
});
