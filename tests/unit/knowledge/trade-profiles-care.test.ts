/** What a consultant of each trade would miss in a BCP, and what would make them put it away. */
import { describe, expect, it } from 'vitest';
import {
  listKnownFunctions,
  listKnownSystems,
  toSuggestedFunction,
  toSuggestedSystem,
} from '#shared/knowledge/known-operations.ts';
import { listIndustryRisks, listLocationRisks } from '#shared/knowledge/known-risks.ts';
import { findPlace } from '#shared/knowledge/places/place.ts';
import { buildProfile, type Profile } from '#shared/knowledge/profile.ts';
import { careTrades } from '#shared/knowledge/trades/care-trades.ts';
import { educationTrades } from '#shared/knowledge/trades/education-trades.ts';
import { governmentTrades } from '#shared/knowledge/trades/government-trades.ts';
import { worshipTrades } from '#shared/knowledge/trades/worship-trades.ts';

type Row = [name: string, industry: string, state: string, zip: string, headcount: number, must: RegExp[], mustNot: RegExp];

const rows: readonly Row[] = [
  [
    'Gulf Dialysis Center',
    'Healthcare',
    'TX',
    '77550',
    38,
    [
      /dialysis treatments/i,
      /water treatment for dialysis/i,
      /reverse osmosis/i,
      /emergency power/i,
      /backup dialysis facility/i,
      /missed dialysis/i,
    ],
    /vaccine|plow|snow|inpatient|instrument|Most physician offices/i,
  ],
  [
    'Twin Cities Dental',
    'Healthcare',
    'MN',
    '55414',
    11,
    [/dental emergencies/i, /sterilization/i, /water lines and air/i, /compressor/i, /dental laboratory/i, /boil-water/i],
    /dialysis|insulin|vaccine|resident care|inpatient|CMS/i,
  ],
  [
    'Lakeview Family Medicine',
    'Healthcare',
    'WI',
    '53703',
    14,
    [/refills/i, /vaccine/i, /chronic/i, /clearinghouse/i],
    /dialysis treatment|anesthesia|resident care|kennel/i,
  ],
  [
    'Mesa Urgent Care',
    'Healthcare',
    'AZ',
    '85201',
    25,
    [/walk-in triage/i, /imaging/i, /occupational/i],
    /dialysis treatment|resident care|vaccine|school forms/i,
  ],
  [
    'Sound Physical Therapy',
    'Healthcare',
    'WA',
    '98402',
    8,
    [/therapy sessions/i, /authorizations/i, /home exercise app/i],
    /vaccine|anesthesia|oxygen|controlled drug/i,
  ],
  [
    'Front Range Surgery Center',
    'Healthcare',
    'CO',
    '80202',
    45,
    [/operations in progress/i, /transfer to hospital/i, /sterilizers/i, /anesthesia group/i, /oxygen/i],
    /vaccine|resident care|home visit|Most physician offices/i,
  ],
  [
    'Open MRI of Tampa',
    'Healthcare',
    'FL',
    '33602',
    18,
    [/scanner rooms/i, /urgent findings/i, /quench/i, /radiologist/i],
    /vaccine|dialysis treatment|snow|plow/i,
  ],
  [
    'Tri-State Clinical Laboratory',
    'Healthcare',
    'OH',
    '45202',
    60,
    [/critical values/i, /specimen freezers/i, /analyzer/i, /reagent/i, /courier/i],
    /vaccine|resident care|dialysis treatment/i,
  ],
  [
    'Desert Recovery Center',
    'Healthcare',
    'NM',
    '87102',
    30,
    [/opioid use disorder/i, /controlled drugs/i, /guest dosing/i, /overdose/i],
    /vaccine|anesthesia|resident care around/i,
  ],
  [
    'Pine Street Counseling',
    'Healthcare',
    'OR',
    '97204',
    6,
    [/clients in crisis/i, /therapy sessions/i, /telehealth/i],
    /vaccine|oxygen|IV fluid|sterili[zs]/i,
  ],
  [
    'Bluegrass Home Health',
    'Healthcare',
    'KY',
    '40507',
    70,
    [/visits to those who cannot go without/i, /field staff/i, /oxygen/i, /roads closed/i],
    /treatment rooms|sterili[zs]|vaccine|resident care around/i,
  ],
  [
    'Magnolia Assisted Living',
    'Healthcare',
    'FL',
    '34102',
    80,
    [/around the clock/i, /evacuation of residents/i, /missing resident/i, /call bells/i, /transport firm/i],
    /banquet|guest rooms?|vaccine stock|surgery center|dialysis/i,
  ],
  [
    'Prairie View Nursing Home',
    'Healthcare',
    'ND',
    '58102',
    120,
    [/skilled nursing/i, /oxygen/i, /medication passes/i, /failed inspection|survey findings/i],
    /sea level|surge zone of|vaccine stock|Most physician offices/i,
  ],
  [
    'Corner Pharmacy',
    'Retail',
    'LA',
    '70601',
    9,
    [/emergency refills/i, /controlled drugs/i, /wholesaler/i, /robbery/i, /vaccine/i],
    /shoplift|curbside|inpatient|anesthesia/i,
  ],
  [
    'Metro Ambulance',
    'Healthcare',
    'MO',
    '63103',
    90,
    [/ambulance crews/i, /dispatch/i, /fuel/i, /transfers/i],
    /appointments and patient calls|vaccine|exam room/i,
  ],
  [
    'Valley Animal Hospital',
    'Healthcare',
    'CO',
    '80302',
    16,
    [/animal emergencies/i, /boarded animals/i, /controlled drugs/i, /animals trapped/i],
    /HIPAA|patient data|clearinghouse|N95|payer credentials/i,
  ],
  [
    'Happy Tails Animal Shelter',
    'Other',
    'GA',
    '30303',
    22,
    [/evacuation of boarded animals/i, /intake/i, /foster/i, /kennel infection/i],
    /client work|invoice|engagement letter|proposal|subcontract/i,
  ],
  [
    'Little Oaks Preschool',
    'Education',
    'GA',
    '31401',
    18,
    [/ratio/i, /release to parents/i, /infants/i, /subsid/i, /wrongly released/i],
    /FERPA|bus route|transcript|grades|snow|plow/i,
  ],
  [
    'Camp Tall Pines',
    'Education',
    'TX',
    '78028',
    60,
    [/flood watch/i, /waterfront/i, /health center/i, /radios, sirens/i, /flash flood at night/i],
    /transcript|tuition plan|FERPA|grades/i,
  ],
  [
    'Ozark Learning Academy',
    'Education',
    'MO',
    '64801',
    45,
    [/student safety/i, /release to parents/i, /instruction/i, /tuition/i],
    /residence hall|Clery|dosing|crew pay/i,
  ],
  [
    'Delta Community College',
    'Education',
    'MS',
    '39201',
    300,
    [/commuter/i, /clinical, shop/i, /instruction/i, /campus emergency notices/i],
    /principal|\bbells?\b|school bus|lunch|residence hall|release to parents/i,
  ],
  [
    'Iron Range University',
    'Education',
    'MN',
    '55804',
    700,
    [/residence halls/i, /laborator/i, /timely warnings/i, /financial aid/i],
    /principal|\bbells\b|school bus|release to parents/i,
  ],
  [
    'A-1 Driving School',
    'Education',
    'NJ',
    '07102',
    5,
    [/behind-the-wheel/i, /certificates/i, /dual-control/i],
    /cafeteria|lunch|residence hall|FERPA/i,
  ],
  [
    'City of Elm Works Dept',
    'Government',
    'MI',
    '48640',
    40,
    [/roads, bridges/i, /drinking water/i, /sewage pumping/i, /debris/i, /contaminated drinking water/i],
    /voting|ballot|Emergency calls and dispatch|jail|Snow plow/i,
  ],
  [
    'Lone Star Water District',
    'Government',
    'TX',
    '76101',
    25,
    [/pressure and treatment/i, /public notices/i, /billing/i, /chemical/i],
    /ballot|jail|sewage pumping|plow/i,
  ],
  [
    'Cedar County 911',
    'Government',
    'IA',
    '52772',
    14,
    [/emergency calls and dispatch/i, /consoles/i, /911 network carrier/i, /call surge/i],
    /ballot|counter service|resident counter|sewage/i,
  ],
  [
    'Marion Police Department',
    'Government',
    'IN',
    '46953',
    55,
    [/custody/i, /evidence/i, /radio/i, /emergencies in the district/i],
    /ballot|water quality|sewage/i,
  ],
  [
    'Pine Hollow Fire District',
    'Government',
    'CA',
    '95959',
    30,
    [/fire attack/i, /breathing air/i, /hydrants/i, /radio/i],
    /ballot|evidence room|sewage/i,
  ],
  [
    'Boone County Clerk',
    'Government',
    'KY',
    '41005',
    12,
    [/voting, ballots/i, /permanent records/i, /board meetings/i, /ballot equipment/i],
    /sewage|lift station|jail|plow/i,
  ],
  [
    'Harbor Public Library',
    'Government',
    'ME',
    '04101',
    24,
    [/open rooms/i, /collection/i, /catalog/i],
    /ballot|sewage|911 trunk|declaration drafts/i,
  ],
  [
    'Grace Fellowship',
    'House of Worship',
    'AL',
    '35203',
    7,
    [/worship services/i, /sunday school/i, /members who are alone/i, /sanctuary fire/i],
    /plow|imam|torah|mass kit|crowd managers? from 250/i,
  ],
  [
    'Islamic Center of El Paso',
    'House of Worship',
    'TX',
    '79901',
    4,
    [/prayers/i, /burial/i, /zakat/i, /washing room/i],
    /church|christmas|sunday school|plow|torah/i,
  ],
  [
    'Temple Beth Shalom',
    'House of Worship',
    'PA',
    '15217',
    9,
    [/shabbat/i, /torah/i, /shiva/i, /funeral home/i],
    /church|christmas|imam|sunday school/i,
  ],
  [
    'St. Brendan Parish',
    'House of Worship',
    'MA',
    '02127',
    35,
    [/sacraments/i, /registers/i, /diocese/i],
    /imam|torah|plow contract/i,
  ],
  [
    'St. Anne Mission',
    'House of Worship',
    'TX',
    '79901',
    12,
    [/beds for the night/i, /meals and supplies/i, /overflow hall/i, /volunteers/i],
    /client work|invoice|plow|sacrament|proposal/i,
  ],
  [
    'Tri-County Food Bank',
    'Other',
    'AR',
    '72201',
    40,
    [/warehouse, coolers/i, /home deliveries/i, /volunteers/i, /recall/i],
    /client work|invoice|proposal|engagement/i,
  ],
  [
    'Riverbend Museum',
    'Other',
    'IA',
    '52401',
    15,
    [/rescue, climate/i, /loans/i, /conservator/i, /theft of objects/i],
    /client work|invoice|engagement letter|proposal|subcontract/i,
  ],
];

const profileOf = async ([business_name, industry, state, zip, employee_count]: Row): Promise<Profile> =>
  buildProfile({ business_name, business_type: 'LLC', industry, state, zip_code: zip, employee_count }, true, {
    place: await findPlace(zip),
  });

const namesOf = (of: Profile): string[] => [
  ...[...listKnownFunctions(of), ...listKnownSystems(of), ...listIndustryRisks(of)].map(({ name }) => name),
  ...of.industry.suppliers.map((supplier) => (typeof supplier === 'string' ? supplier : supplier.name)),
];

const everythingSaidTo = (of: Profile): string => {
  const { insights, duties, exposure, harm, peak, sizes, suppliers, alternatePlace, insurance, vitalRecords, exerciseIdeas } =
    of.industry;
  return [
    ...[insights, duties, exposure, harm, peak, sizes, suppliers, alternatePlace, insurance, vitalRecords, exerciseIdeas],
    ...listKnownFunctions(of).map((known) => toSuggestedFunction(known, of)),
    ...listKnownSystems(of).map((known) => toSuggestedSystem(known, of)),
    ...[listIndustryRisks(of), listLocationRisks(of).map(({ reason }) => reason.split(' For ').slice(1))],
  ]
    .map((part) => JSON.stringify(part))
    .join('\n');
};

describe('a business of care, education, government or worship', () => {
  it.each(rows)('has what its trade needs: %s', async (...row) => {
    const names = (await namesOf(await profileOf(row))).join('; ');
    expect(row[5].filter((pattern) => !pattern.test(names)).map((pattern) => `${pattern} in ${names}`)).toEqual([]);
  });

  it.each(rows)('reads nothing that another trade would: %s', async (...row) => {
    expect(row[6].exec(everythingSaidTo(await profileOf(row)))?.[0]).toBeUndefined();
  });
});

const mine = [...careTrades, ...educationTrades, ...governmentTrades, ...worshipTrades];
const composed = await Promise.all(
  mine.map(async (trade) => {
    const start = { business_name: 'Acme', trade: trade.id, industry: trade.within[0]!, employee_count: 40, state: 'OH' };
    return { trade, of: await buildProfile(start, true) };
  }),
);

describe('the trades of care, education, government and worship', () => {
  it.each(composed.map((item) => [item.trade.title, item.of] as const))('have a size that a person reads: %s', (_, of) => {
    const isWithin = (count: number, least: number, most: number) => count >= least && count <= most;
    const counts = {
      functions: listKnownFunctions(of).length,
      systems: listKnownSystems(of).length,
      risks: listIndustryRisks(of).length,
      suppliers: of.industry.suppliers.length,
    };
    expect(isWithin(counts.functions, 6, 12), JSON.stringify(counts)).toBe(true);
    expect(isWithin(counts.systems, 4, 9), JSON.stringify(counts)).toBe(true);
    expect(isWithin(counts.risks, 8, 14), JSON.stringify(counts)).toBe(true);
    expect(isWithin(counts.suppliers, 4, 9), JSON.stringify(counts)).toBe(true);
  });

  it('of one industry share less than 70% of their functions, systems and risks', () => {
    const known = composed.map(({ trade, of }) => ({
      trade,
      names: new Set([...listKnownFunctions(of), ...listKnownSystems(of), ...listIndustryRisks(of)].map(({ name }) => name)),
    }));
    const alike = known.flatMap((a, at) =>
      known.slice(at + 1).flatMap((b) => {
        const shared = [...a.names].filter((name) => b.names.has(name)).length;
        const share = shared / (a.names.size + b.names.size - shared);
        return a.trade.within[0] === b.trade.within[0] && share >= 0.7
          ? [`${a.trade.id} and ${b.trade.id}: ${share.toFixed(2)}`]
          : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});
