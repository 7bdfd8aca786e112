/** What a consultant of the trade would look for first, and what would tell the owner that we do not know the trade. */
import { describe, expect, it } from 'vitest';
import type { INDUSTRIES } from '#shared/domain/bcp/options.ts';
import { supplierName } from '#shared/knowledge/industries/industry.ts';
import {
  listKnownFunctions,
  listKnownSystems,
  toSuggestedFunction,
  toSuggestedSystem,
} from '#shared/knowledge/known-operations.ts';
import { listIndustryRisks, listLocationRisks } from '#shared/knowledge/known-risks.ts';
import { findPlace } from '#shared/knowledge/places/place.ts';
import { buildProfile, type Profile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';

type Row = [
  name: string,
  industry: (typeof INDUSTRIES)[number],
  state: string,
  zip: string,
  people: number,
  expected: { trade: string; must: RegExp[]; mustNot: RegExp },
];

const rows: Row[] = [
  [
    'Bay Precision Machining',
    'Manufacturing',
    'CA',
    '94577',
    34,
    {
      trade: 'machine-shop',
      must: [/programs/i, /customer approval/i, /metal service center/i, /spindle/i],
      mustNot: /combustible dust|resin|loom|lint|sap season|recipe/i,
    },
  ],
  [
    'Palmetto Textile',
    'Manufacturing',
    'SC',
    '29401',
    120,
    {
      trade: 'textile-mill',
      must: [/dyeing/i, /weaving/i, /lint fire/i, /wastewater/i, /yarn/i],
      mustNot: /spindle failure|CNC|kitchen|resin/i,
    },
  ],
  [
    'Iron Range Foundry',
    'Manufacturing',
    'MN',
    '55746',
    60,
    { trade: 'foundry', must: [/furnace/i, /pouring/i, /molten/i, /refractory/i], mustNot: /loom|kitchen|\bELD\b|\bresin/i },
  ],
  [
    'Valley Cabinets',
    'Manufacturing',
    'OR',
    '97301',
    12,
    {
      trade: 'cabinet-shop',
      must: [/dust collection/i, /dust explosion/i, /hardwood/i, /installation/i],
      mustNot: /furnace|ammonia|lot records|FDA/i,
    },
  ],
  [
    'Great Lakes Medical Device',
    'Manufacturing',
    'MI',
    '49503',
    80,
    {
      trade: 'medical-device-maker',
      must: [/steriliz/i, /clean room/i, /lot release/i, /complaints/i],
      mustNot: /combustible dust|trench|hot work/i,
    },
  ],
  [
    'Bluegrass Foods',
    'Manufacturing',
    'KY',
    '40202',
    140,
    {
      trade: 'food-manufacturer',
      must: [/sanitation/i, /co-packer/i, /listeria/i, /food safety plan/i],
      mustNot: /spindle|molten|dine|waiter/i,
    },
  ],
  [
    'Quick Print & Mail',
    'Manufacturing',
    'OH',
    '43215',
    18,
    { trade: 'printer', must: [/press/i, /mail/i, /paper merchant/i, /proofs/i], mustNot: /crane|molten|loom|boiler/i },
  ],
  [
    'Desert Sun Builders',
    'Construction',
    'AZ',
    '85034',
    45,
    {
      trade: 'general-contractor',
      must: [/subcontractor/i, /lien waivers/i, /crane/i, /surety/i, /critical-path/i],
      mustNot: /breakdown and storm calls|inverter|fire department calls/i,
    },
  ],
  [
    'Sierra Timber Frames',
    'Construction',
    'CA',
    '96161',
    14,
    {
      trade: 'timber-framer',
      must: [/raising/i, /joinery/i, /bracing/i, /timber mill/i, /snow/i],
      mustNot: /inverter|refrigerant|certified payroll|ready-mix/i,
    },
  ],
  [
    'Mesa Solar Install',
    'Construction',
    'NM',
    '87102',
    22,
    {
      trade: 'solar-installer',
      must: [/inverter/i, /interconnection/i, /fall protection/i, /license holder/i],
      mustNot: /breakdown calls|storm calls|care homes? |furnace|pipeline/i,
    },
  ],
  [
    'Gulf Coast Plumbing',
    'Construction',
    'TX',
    '77550',
    24,
    {
      trade: 'plumber',
      must: [/burst pipes/i, /gas piping/i, /answering service/i, /license/i],
      mustNot: /inverter|crane|critical-path|shingle/i,
    },
  ],
  [
    'Arctic Air Heating and Cooling',
    'Construction',
    'ND',
    '58102',
    16,
    {
      trade: 'heating-cooling',
      must: [/no-heat/i, /refrigerant/i, /carbon monoxide/i, /call overload/i],
      mustNot: /inverter|sewage|shingle|trench collapse/i,
    },
  ],
  [
    'Crown Roofing',
    'Construction',
    'CO',
    '80903',
    19,
    { trade: 'roofer', must: [/tarping/i, /fall/i, /shingle/i, /hot work/i], mustNot: /refrigerant|sewage|inverter/i },
  ],
  [
    'High Country Tree Service',
    'Construction',
    'NC',
    '28801',
    9,
    {
      trade: 'tree-service',
      must: [/climbing rescue/i, /line clearance/i, /chipper/i, /disposal/i],
      mustNot: /refrigerant|inverter|drywall|ready-mix/i,
    },
  ],
  [
    'Prairie Wind Services',
    'Energy',
    'TX',
    '79101',
    30,
    {
      trade: 'wind-service',
      must: [/tower rescue/i, /blade/i, /nacelle/i, /availability contracts/i],
      mustNot: /gas leak|\bmeters?\b(?! per)|medical-need|load shedding|pipeline|hurricane-prone/i,
    },
  ],
  [
    'Green Mountain Propane',
    'Energy',
    'VT',
    '05641',
    12,
    {
      trade: 'propane-dealer',
      must: [/leak checks/i, /bulk plant/i, /terminal/i, /supply allocation/i],
      mustNot: /turbine|SCADA|load control|OE-417|line workers/i,
    },
  ],
  [
    'Red Fork Rural Electric Cooperative',
    'Energy',
    'OK',
    '73096',
    70,
    {
      trade: 'electric-coop',
      must: [/line crews/i, /rotating outages/i, /mutual aid/i, /medical-need/i, /transformer/i],
      mustNot: /propane|bobtail|wellhead|blade/i,
    },
  ],
  [
    'Bayou Freight Lines',
    'Transportation',
    'LA',
    '70601',
    65,
    {
      trade: 'trucking-company',
      must: [/dispatch/i, /hours of service/i, /electronic logs/i, /cargo theft/i, /diesel/i],
      mustNot: /pilots?\b|aircraft|passengers?\b(?! )|gangway|FAA/i,
    },
  ],
  [
    'Anchorage Air Taxi',
    'Transportation',
    'AK',
    '99502',
    22,
    {
      trade: 'air-taxi',
      must: [/overdue aircraft/i, /crew duty/i, /airworthiness/i, /pilots/i, /aviation fuel/i],
      mustNot: /\bELD\b|trailer|cross-dock|49 CFR (?:395|382|171)|electronic logs|truck-stop|\btractor/i,
    },
  ],
  [
    'Puget Sound Ferry',
    'Transportation',
    'WA',
    '98221',
    40,
    {
      trade: 'ferry-tour-boat',
      must: [/abandon ship/i, /certificate/i, /boatyard/i, /overboard/i],
      mustNot: /\bELD\b|trailer|hours of service|49 CFR (?:395|382|171)/i,
    },
  ],
  [
    'Lone Star Cold Freight',
    'Transportation',
    'TX',
    '78501',
    40,
    {
      trade: 'refrigerated-carrier',
      must: [/temperature watch/i, /reefer/i, /washout/i, /hours of service/i],
      mustNot: /aircraft|school|gangway/i,
    },
  ],
  [
    'Keystone School Bus',
    'Transportation',
    'PA',
    '17101',
    85,
    {
      trade: 'school-bus-contractor',
      must: [/student routes/i, /substitute/i, /school district/i, /left on a bus/i],
      mustNot: /\bELD\b|trailer|cargo theft|load board/i,
    },
  ],
  [
    'Cumberland Warehouse',
    'Transportation',
    'TN',
    '37210',
    60,
    {
      trade: 'warehouse-3pl',
      must: [/order picking/i, /racks/i, /overflow warehouse/i, /dock doors/i],
      mustNot: /\bELD\b|hours of service|pilots?\b|passenger/i,
    },
  ],
  [
    'Two Rivers Towing',
    'Transportation',
    'MO',
    '63103',
    11,
    {
      trade: 'towing-company',
      must: [/police rotation/i, /impound/i, /struck on the roadside/i, /wrecker/i],
      mustNot: /aircraft|cross-dock|passenger list|\breefer/i,
    },
  ],
];

const named = (of: Profile): string =>
  [
    ...listKnownFunctions(of).map(({ name }) => name),
    ...listKnownSystems(of).map(({ name }) => name),
    ...listIndustryRisks(of).map(({ name }) => name),
    ...of.industry.suppliers.map(supplierName),
  ].join('\n');

/** Without the reasons of hazards, which speak of the place. */
const said = (of: Profile): string => {
  const { insights, duties, exposure, harm, suppliers, peak, alternatePlace, insurance, vitalRecords, exerciseIdeas } =
    of.industry;
  return JSON.stringify([
    listKnownFunctions(of).map((known) => toSuggestedFunction(known, of)),
    listKnownSystems(of).map((known) => toSuggestedSystem(known, of)),
    listIndustryRisks(of),
    [insights, duties, exposure, harm, suppliers, peak, alternatePlace, insurance, vitalRecords, exerciseIdeas],
  ]);
};

describe('a maker, builder, energy firm or carrier', () => {
  it.each(rows)('%s, %s in %s (%s) with %i people reads of its own trade', async (...row) => {
    const [business_name, industry, state, zip, employee_count, { trade, must, mustNot }] = row;
    const place = await findPlace(zip);
    expect(place?.state).toBe(state);
    const of = await buildProfile({ business_name, industry, state, zip_code: zip, employee_count }, true, { place });
    expect(of.industry.trade).toBe(trades.find(({ id }) => id === trade)!.trade);
    const names = named(of);
    expect(must.filter((pattern) => !pattern.test(names))).toEqual([]);
    expect(mustNot.exec(await said(of))?.[0]).toBeUndefined();
    expect(listLocationRisks(of).length).toBeGreaterThanOrEqual(4);
  });
});

const OURS = ['Manufacturing', 'Construction', 'Energy', 'Transportation'] as const;
const SHARED_AT_MOST = 0.7;

const namesByTrade = new Map(
  await Promise.all(
    trades.map(async ({ id, within: [industry] }) => {
      const of = await buildProfile({ business_name: 'Acme', industry: industry!, trade: id, employee_count: 25 }, true);
      const entries = [...listKnownFunctions(of), ...listKnownSystems(of), ...listIndustryRisks(of)];
      return [id, new Set(entries.map(({ name }) => name))] as const;
    }),
  ),
);

describe.each(OURS)('the trades in %s', (industry) => {
  const own = trades.filter(({ within }) => within[0] === industry);

  it(`two trades in ${industry} share less than 70% of their functions, systems and risks`, () => {
    const alike = own.flatMap(({ id }, at) =>
      own.slice(at + 1).flatMap((other) => {
        const [a, b] = [namesByTrade.get(id)!, namesByTrade.get(other.id)!];
        const both = [...a].filter((name) => b.has(name)).length;
        const share = both / (a.size + b.size - both);
        return share >= SHARED_AT_MOST ? [`${id} and ${other.id}: ${share.toFixed(2)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it.each(own.map(({ title, id }) => [title, id] as const))(
    'a plan of %s is long enough to help and short enough to read',
    async (_, id) => {
      for (const employee_count of [3, 25, 900]) {
        const of = await buildProfile({ business_name: 'Acme', industry, trade: id, employee_count }, true);
        const counts = {
          functions: listKnownFunctions(of).length,
          systems: listKnownSystems(of).length,
          risks: listIndustryRisks(of).length,
          suppliers: of.industry.suppliers.length,
        };
        const bounds = { functions: [7, 12], systems: [4, 9], risks: [8, 13], suppliers: [4, 8] } as const;
        for (const [kind, [least, most]] of Object.entries(bounds)) {
          const count = counts[kind as keyof typeof counts];
          expect(count >= least && count <= most, `${kind} with ${employee_count} people: ${count}`).toBe(true);
        }
      }
    },
  );
});
