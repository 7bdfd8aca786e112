import { describe, expect, it } from 'vitest';
import { INDUSTRIES } from '#shared/domain/bcp/options.ts';
import { knowledgeAnswers } from '#shared/knowledge/answers.ts';
import { stateFacts } from '#shared/knowledge/hazards.ts';
import type { Industry } from '#shared/knowledge/industries/industry.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { guessTrade } from '#shared/knowledge/trades/load.ts';
import type { BcpSnapshot } from '#shared/queues/job-definitions.ts';

import { createSnapshot } from './profiles.ts';

interface Expected {
  /** The hazards a consultant would name first, in any order. */
  hazards: string[];
  /** Words of functions that must not be missing, each found in one name. */
  functions: RegExp[];
  risks: RegExp[];
}
type Row = [name: string, industry: string, state: string, employees: number, Expected];

const rows: Row[] = [
  [
    'Sunrise Bakery',
    'Retail',
    'FL',
    14,
    { hazards: ['Hurricanes', 'Storm Surge', 'Floods'], functions: [/daily bake/i, /checkout/i], risks: [/oven/i, /flour/i] },
  ],
  [
    'Prairie Bread Co',
    'Manufacturing',
    'KS',
    60,
    { hazards: ['Tornadoes', 'Hail'], functions: [/nightly bake/i, /standing orders/i], risks: [/allergen/i] },
  ],
  ['Puget Books', 'Retail', 'WA', 6, { hazards: ['Earthquakes', 'Floods'], functions: [/checkout/i], risks: [/point-of-sale/i] }],
  [
    'Corner Grocery',
    'Retail',
    'LA',
    30,
    { hazards: ['Hurricanes', 'Floods'], functions: [/refrigeration/i], risks: [/refrigeration/i] },
  ],
  [
    'MegaMart Stores',
    'Retail',
    'TX',
    1500,
    { hazards: ['Hurricanes', 'Tornadoes'], functions: [/restocking/i], risks: [/distribution center/i] },
  ],
  [
    'Bright Smiles Dental',
    'Healthcare',
    'CA',
    9,
    { hazards: ['Earthquakes', 'Wildfires'], functions: [/dental emergencies/i, /sterilization/i], risks: [/compressor/i] },
  ],
  [
    'Valley Animal Hospital',
    'Healthcare',
    'CO',
    16,
    { hazards: ['Wildfires', 'Hail'], functions: [/animal/i, /boarded/i], risks: [/animals/i] },
  ],
  [
    'Magnolia Assisted Living',
    'Healthcare',
    'FL',
    80,
    { hazards: ['Hurricanes', 'Storm Surge'], functions: [/resident care/i, /evacuation/i], risks: [/cooling/i] },
  ],
  [
    'Lakeside Family Medicine',
    'Healthcare',
    'MN',
    22,
    { hazards: ['Winter Storms', 'Extreme Cold'], functions: [/patient care/i, /vaccine/i], risks: [/health record/i] },
  ],
  [
    'County General Hospital',
    'Healthcare',
    'OK',
    900,
    { hazards: ['Tornadoes'], functions: [/inpatient/i], risks: [/medical/i] },
  ],
  [
    'Little Oaks Preschool',
    'Education',
    'GA',
    18,
    { hazards: ['Tornadoes'], functions: [/ratio/i, /release to parents/i], risks: [/ratio|child/i] },
  ],
  [
    'Hillcrest Academy',
    'Education',
    'NJ',
    120,
    { hazards: ['Floods'], functions: [/student safety/i, /instruction/i], risks: [/school/i] },
  ],
  [
    'State Tech College',
    'Education',
    'IA',
    700,
    { hazards: ['Tornadoes', 'Floods'], functions: [/instruction/i], risks: [/student|school/i] },
  ],
  [
    'Gulf Coast Plumbing',
    'Construction',
    'TX',
    24,
    { hazards: ['Hurricanes', 'Floods'], functions: [/breakdown and storm calls/i, /burst pipes/i], risks: [/overload/i] },
  ],
  [
    'Cascade Builders',
    'Construction',
    'OR',
    45,
    { hazards: ['Earthquakes', 'Wildfires'], functions: [/jobsite/i, /critical-path/i], risks: [/site accident/i] },
  ],
  [
    'Delta Precision',
    'Manufacturing',
    'OH',
    200,
    { hazards: ['Tornadoes', 'Floods'], functions: [/production line/i], risks: [/machine|equipment/i] },
  ],
  [
    'Palmetto Plastics',
    'Manufacturing',
    'SC',
    40,
    { hazards: ['Hurricanes', 'Floods'], functions: [/press operation/i, /resin/i], risks: [/resin allocation/i] },
  ],
  [
    'Miller & Roe, Attorneys',
    'Other',
    'NY',
    22,
    { hazards: ['Winter Storms', 'Coastal Flooding'], functions: [/court deadlines/i, /trust account/i], risks: [/deadline/i] },
  ],
  [
    'Ledger & Lane CPA',
    'Finance',
    'MO',
    12,
    { hazards: ['Tornadoes'], functions: [/tax returns/i, /client payroll/i], risks: [/filing deadline/i] },
  ],
  [
    'First Harbor Credit Union',
    'Finance',
    'VA',
    110,
    { hazards: ['Floods'], functions: [/payments/i], risks: [/wire|payment/i] },
  ],
  [
    'Nimbus Software',
    'Technology',
    'CA',
    55,
    { hazards: ['Earthquakes', 'Power Outages'], functions: [/service|customer/i], risks: [/outage|cloud/i] },
  ],
  [
    'Bayou Freight',
    'Transportation',
    'LA',
    65,
    { hazards: ['Hurricanes', 'Floods'], functions: [/dispatch/i], risks: [/driver/i] },
  ],
  [
    'Alpine Shuttle',
    'Transportation',
    'UT',
    15,
    { hazards: ['Earthquakes', 'Winter Storms'], functions: [/dispatch/i], risks: [/driver|vehicle|fleet/i] },
  ],
  [
    'Permian Fuel',
    'Energy',
    'TX',
    150,
    { hazards: ['Hurricanes', 'Winter Storms'], functions: [/control room|dispatch/i], risks: [/allocation/i, /spill/i] },
  ],
  [
    'Green Mountain Propane',
    'Energy',
    'VT',
    12,
    { hazards: ['Floods', 'Winter Storms'], functions: [/dispatch/i, /leak checks/i], risks: [/supply allocation/i] },
  ],
  [
    'Champlain Solar',
    'Energy',
    'VT',
    9,
    { hazards: ['Floods', 'Winter Storms'], functions: [/inverter/i, /interconnection/i], risks: [/roof/i, /license/i] },
  ],
  [
    'Hair by Jo',
    'Other',
    'PA',
    3,
    { hazards: ['Floods', 'Winter Storms'], functions: [/chair/i, /hygiene/i], risks: [/stylist/i, /water/i] },
  ],
  [
    'Rivera Auto Repair',
    'Automotive',
    'AZ',
    8,
    { hazards: ['Extreme Heat'], functions: [/repair|service/i], risks: [/parts|lift|equipment/i] },
  ],
  [
    'Sierra Orchards',
    'Agriculture',
    'CA',
    25,
    { hazards: ['Wildfires', 'Drought'], functions: [/harvest/i], risks: [/crop|frost|freeze|labor/i] },
  ],
  [
    'Dakota Grain',
    'Agriculture',
    'ND',
    11,
    { hazards: ['Floods', 'Winter Storms'], functions: [/receiving, weighing/i], risks: [/entrapment/i, /rail/i] },
  ],
  [
    'City of Cedar Falls',
    'Government',
    'IA',
    140,
    { hazards: ['Floods', 'Tornadoes'], functions: [/emergency|911/i], risks: [/systems|staff|record/i] },
  ],
  [
    'Grace Chapel',
    'House of Worship',
    'OK',
    6,
    { hazards: ['Tornadoes', 'Hail'], functions: [/worship/i], risks: [/fire|violence|arson/i] },
  ],
  [
    'St. Brendan Parish',
    'House of Worship',
    'MA',
    35,
    { hazards: ['Winter Storms', 'Coastal Flooding'], functions: [/worship|pastoral/i], risks: [/clergy|donation|fire/i] },
  ],
  [
    'Ocean View Hotel',
    'Hospitality',
    'HI',
    90,
    { hazards: ['Wildfires', 'Tsunamis'], functions: [/guest safety/i, /rooms/i], risks: [/rooms|guest/i] },
  ],
  [
    'Trattoria Lucca',
    'Hospitality',
    'IL',
    18,
    { hazards: ['Tornadoes', 'Winter Storms'], functions: [/kitchen/i], risks: [/kitchen fire/i] },
  ],
  [
    'Copper Still Brewery',
    'Hospitality',
    'MT',
    20,
    { hazards: ['Wildfires', 'Winter Storms'], functions: [/kitchen|food/i], risks: [/water/i] },
  ],
  ['Aurora Outfitters', 'Retail', 'AK', 10, { hazards: ['Earthquakes'], functions: [/checkout/i], risks: [/supply/i] }],
];

const createSnapshotFor = ([business_name, industry, state, employee_count]: [
  name: string,
  industry: string,
  state: string,
  employees: number,
]): BcpSnapshot =>
  createSnapshot({
    business_name,
    business_type: 'LLC',
    industry,
    state,
    employee_count,
    annual_revenue: '$1.2M',
    city: 'Springfield',
  });
const answered = async (bcp: BcpSnapshot) => {
  const job = { bcp_id: 1, plan: bcp, cyber: true };
  const { suggestions } = await knowledgeAnswers.suggest_risks(job);
  const systems =
    (await knowledgeAnswers.suggest_context({ ...job, context_type: 'it_systems' })).suggestions.suggested_systems ?? [];
  return { ...suggestions, systems };
};
const namesOf = (entries: readonly { name?: string | undefined }[]): string[] => entries.map(({ name }) => name ?? '');
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
};

/** Runs of five words, for telling how much two answers have in common. */
const runsOf = (value: unknown): Set<string> =>
  new Set(
    textsIn(value).flatMap((text) => {
      const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
      return words.slice(4).map((_, at) => words.slice(at, at + 5).join(' '));
    }),
  );
const overlap = (a: Set<string>, b: Set<string>): number => [...a].filter((run) => b.has(run)).length / Math.min(a.size, b.size);

/** Industries and traits that a business has in common with others. */
const kinOf = async ([name, industry, state, employees]: Row): Promise<readonly string[]> => {
  const trade = guessTrade(industry as Industry['name'], name);
  return trade === undefined
    ? [(await buildProfile(createSnapshotFor([name, industry, state, employees]), true)).industry.name]
    : [trade.industry, ...trade.traits];
};

const all = await Promise.all(
  rows.map(async (row) => ({
    row,
    kin: await kinOf(row),
    found: await answered(createSnapshotFor([row[0], row[1], row[2], row[3]])),
  })),
);

describe.each(rows)('%s, %s in %s with %i people', (name, _, state, employees, expected) => {
  const { found } = all.find(({ row }) => row[0] === name)!;
  const functions = namesOf(found.suggested_critical_functions);
  const risks = namesOf(found.suggested_risks);

  it('a business is warned of the hazards of its state, the gravest among the first', async () => {
    const hazards = namesOf(found.location_specific_risks);
    expect(hazards).toEqual(expect.arrayContaining(expected.hazards));
    expect(hazards.slice(0, 3).some((hazard) => expected.hazards.includes(hazard))).toBe(true);
  });

  it('a business gets the functions and risks of its trade', () => {
    for (const pattern of expected.functions)
      expect(
        functions.some((name) => pattern.test(name)),
        `${pattern} in ${functions.join('; ')}`,
      ).toBe(true);
    for (const pattern of expected.risks)
      expect(
        risks.some((name) => pattern.test(name)),
        `${pattern} in ${risks.join('; ')}`,
      ).toBe(true);
  });

  it('a business gets complete entries, and none twice', async () => {
    for (const list of [functions, risks, namesOf(found.location_specific_risks), namesOf(found.systems)])
      expect(new Set(list.map((name) => name.toLowerCase())).size).toBe(list.length);
    for (const suggestion of found.suggested_critical_functions) {
      for (const field of [
        'name',
        'description',
        'max_downtime',
        'rto',
        'responsible_role',
        'owner',
        'recovery_procedures',
        'reason',
      ] as const)
        expect(suggestion[field]?.length, `${suggestion.name}: ${field}`).toBeGreaterThan(2);
      expect(suggestion.resources?.length, suggestion.name).toBeGreaterThanOrEqual(2);
      expect(suggestion.recovery_procedures!.length, suggestion.name).toBeGreaterThan(80);
    }
    for (const system of found.systems) expect(system.reason, system.name).toMatch(/^“.+ without it\./);
    for (const { reason } of [...found.suggested_risks, ...found.location_specific_risks])
      expect(reason!.length).toBeGreaterThan(30);
  });

  it('a business reads of its own state and headcount', () => {
    const place = stateFacts.find(({ code }) => code === state)!;
    const reasons = place.hazards.map(({ reason }) => reason);
    for (const { reason } of found.location_specific_risks) expect(reasons.some((start) => reason!.startsWith(start))).toBe(true);
    expect(found.business_size_considerations.some((text) => text.includes(`${employees} people`))).toBe(true);
  });
});

describe('thirty-seven businesses', () => {
  it('businesses of different trades have next to nothing in common', () => {
    const own = all.map(({ row, kin, found }) => ({
      row,
      kin,
      runs: runsOf([
        found.suggested_risks,
        found.suggested_critical_functions,
        // A line to the internet is alike everywhere.
        found.systems.filter(({ name }) => name !== 'Internet connection'),
        found.business_size_considerations,
      ]),
    }));
    const alike = own.flatMap((a, at) =>
      own.slice(at + 1).flatMap((b) => {
        const isKin = a.kin.some((kin) => b.kin.includes(kin));
        const share = isKin ? 0 : overlap(a.runs, b.runs);
        // What an outage does to payroll, and how it is worked around, is alike everywhere.
        return share > 0.1 ? [`${a.row[0]} and ${b.row[0]}: ${Math.round(share * 100)}%`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it('businesses of one trade in different states share no reason for a hazard', async () => {
    const acmes = INDUSTRIES.flatMap((industry) =>
      ['FL', 'WA', 'TX'].map((state) => createSnapshotFor(['Acme', industry, state, 20])),
    );
    const reasons = await Promise.all(acmes.map(async (acme) => namesReasons((await answered(acme)).location_specific_risks)));
    for (let at = 0; at < reasons.length; at += 3) {
      const [florida, washington, texas] = [reasons[at]!, reasons[at + 1]!, reasons[at + 2]!];
      expect(overlap(florida, washington)).toBeLessThan(0.35);
      expect(overlap(washington, texas)).toBeLessThan(0.35);
    }
  });

  it('no business reads sentences that would be true of any firm', () => {
    const empty =
      /\b(be prepared|best practices?|as (needed|appropriate|required)\b|in a timely manner|various|appropriate (measures|steps)|ensure that|make sure|stay informed|regularly|robust|leverage|stakeholders|could impact|may impact|disruptions? to (your )?operations|mission[- ]critical|business needs|proactive)/i;
    const said = all.flatMap(({ row, found }) => textsIn(found).map((text) => [row[0], text] as const));
    expect(said.filter(([, text]) => empty.test(text))).toEqual([]);
  });

  it('every reason about a location contains a name, a number or a place', () => {
    const vague = all.flatMap(({ found }) =>
      found.location_specific_risks
        .filter(({ reason }) => !/\d|[A-Z]{3}|[a-z,;(’'] ?[A-Z][a-z]+/.test(reason ?? ''))
        .map(({ reason }) => reason),
    );
    expect([...new Set(vague)]).toEqual([]);
  });
});

/** The runs of the reasons of risks, without what a hazard does to the trade. */
function namesReasons(risks: readonly { reason?: string | undefined }[]): Set<string> {
  return runsOf(risks.map(({ reason }) => reason?.split(' For ')[0]));
}
