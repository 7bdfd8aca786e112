import { describe, expect, it } from 'vitest';
import { keySuppliers } from '#infra/local/seed/harbor-bakery/dependencies.ts';
import { BcpPart } from '#shared/domain/bcp/bcp.ts';
import { formatLimit, formatMinutes } from '#shared/domain/bcp/duration.ts';
import {
  BLANK_NAMES,
  fillTemplateBlanks,
  listBlanks,
  type TemplateTeam,
  templateFactsOf,
} from '#shared/domain/template-blanks.ts';

const bcp = BcpPart.parse({
  business_name: 'Harbor Bakery',
  employee_count: 12,
  address: '2214 Western Avenue',
  city: 'Seattle',
  state: 'WA',
  meeting_place: 'the parking lot of the library',
  additional_locations: [{ name: 'Ballard shop' }],
  critical_functions: [
    { name: 'Bookkeeping', criticality: 'low', rto: '3-7 days' },
    { name: 'Morning bake', criticality: 'critical', rto: '1-4 hours', max_downtime: '4-24 hours' },
    { name: 'Counter sales', criticality: 'high' },
  ],
  it_systems: [{ name: 'Till system', criticality: 'critical', vendor: 'To be specified', backup_location: 'Vendor cloud' }],
  key_suppliers: [
    { name: 'Oven Repair NW', criticality: 'medium', services_provided: 'oven repair' },
    { name: 'Cascade Mill', criticality: 'critical', services_provided: 'flour', alternative_suppliers: ['Shepherd Grain'] },
  ],
});
const team: TemplateTeam = [
  { role: 'Owner', activation_authority: 'Full', is_primary_contact: false },
  { role: 'Baker', activation_authority: 'Limited', is_primary_contact: false },
  { role: 'Shift Manager', activation_authority: 'Full', is_primary_contact: true },
];
const facts = templateFactsOf(bcp, team);
const fillIn = (text: string) => fillTemplateBlanks(text, facts).text;
const fillPlain = (text: string) => fillTemplateBlanks(text, {}).text;

describe('facts of a BCP for the blanks of a template', () => {
  it('are the most critical function, system and supplier, and who may activate the BCP', () => {
    expect(facts).toEqual({
      'business name': 'Harbor Bakery',
      headcount: '12 people',
      city: 'Seattle',
      state: 'WA',
      address: '2214 Western Avenue',
      'main site': '2214 Western Avenue, Seattle',
      'second site': 'Ballard shop',
      'meeting place': 'the parking lot of the library',
      'critical function': '“Morning bake”',
      'second function': '“Counter sales”',
      'recovery time': '4 hours',
      'maximum downtime': '1 day',
      'main system': 'Till system',
      'backup location': 'Vendor cloud',
      'main supplier': 'Cascade Mill',
      'supplier service': 'flour',
      'other supplier': 'Shepherd Grain',
      'incident leader': 'the Shift Manager',
      'backup leader': 'the Owner',
    });
  });

  it('an empty BCP without a team has none', () => {
    expect(templateFactsOf({}, [])).toEqual({});
    expect(templateFactsOf({ critical_functions: [], it_systems: [], key_suppliers: [], additional_locations: [] }, [])).toEqual(
      {},
    );
  });

  it('a supplier of the seeded bakery is found by its criticality', () => {
    const { 'main supplier': supplier } = templateFactsOf(BcpPart.parse({ key_suppliers: keySuppliers }), []);
    expect(keySuppliers.map(({ name }) => name)).toContain(supplier);
  });
});

describe('the blanks of a text', () => {
  it.each([
    ['none here', []],
    ['[City] and [ city ] and [CITY]', ['city']],
    ['[main  supplier] stops, [25] wait at [river or district]', ['main supplier', '25', 'river or district']],
    ['an open [ bracket, [] and [ ]', []],
  ])('of “%s” are %j', (text, names) => {
    expect(listBlanks(text)).toEqual(names);
  });
});

describe('a template filled in from a BCP', () => {
  it.each([
    ['[Main supplier] does not answer.', 'Cascade Mill does not answer.', 'Your main supplier does not answer.'],
    ['You call [MAIN SUPPLIER].', 'You call Cascade Mill.', 'You call your main supplier.'],
    ['Nobody reaches the [main supplier].', 'Nobody reaches Cascade Mill.', 'Nobody reaches your main supplier.'],
    [
      'The [critical function] must be back within [recovery time].',
      '“Morning bake” must be back within 4 hours.',
      'Your most critical function must be back within its recovery time.',
    ],
    ['Smoke. [Incident leader] is away.', 'Smoke. The Shift Manager is away.', 'Smoke. The incident leader is away.'],
    ['At 5 a.m., [headcount] work.', 'At 5 a.m., 12 people work.', 'At 5 a.m., your people work.'],
    ['First.\n\n[system vendor] calls.', 'First.\n\nIts vendor calls.', 'First.\n\nIts vendor calls.'],
    ['In $& [city] $1', 'In $& Seattle $1', 'In $& your city $1'],
    [
      'About [25] minutes at [river or district]',
      'About 25 minutes at river or district',
      'About 25 minutes at river or district',
    ],
    ['A stray [ ] stays out', 'A stray  stays out', 'A stray  stays out'],
  ])('“%s” reads with and without the facts', (text, filled, plain) => {
    expect(fillIn(text)).toBe(filled);
    expect(fillPlain(text)).toBe(plain);
  });

  it('names what the BCP does not answer, each once', () => {
    const { unfilled } = fillTemplateBlanks('[System vendor], [city], [system vendor] and [25]', facts);
    expect(unfilled).toEqual(['system vendor', '25']);
  });

  it.each(BLANK_NAMES)('the blank “%s” leaves no bracket and no empty place, with and without facts', (name) => {
    for (const text of [fillIn(`You call [${name}] now.`), fillPlain(`You call [${name}] now.`)]) {
      expect(text).not.toMatch(/[[\]]| {2}/);
      expect(text).not.toBe('You call now.');
    }
  });
});

describe('times in words', () => {
  it.each([
    [1, '1 minute'],
    [45, '45 minutes'],
    [60, '1 hour'],
    [90, '90 minutes'],
    [1440, '1 day'],
    [4320, '3 days'],
    [20_160, '2 weeks'],
  ])('%i minutes are “%s”', (minutes, words) => {
    expect(formatMinutes(minutes)).toBe(words);
  });

  it.each([
    ['0-1 hour', '1 hour'],
    ['4-24 hours', '1 day'],
    ['30 minutes', '30 minutes'],
    ['More than 1 week', null],
    ['soon', null],
    ['none', null],
    [null, null],
  ])('the limit of %j is %j', (time, words) => {
    expect(formatLimit(time)).toBe(words);
  });
});
