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
import { suggestMitigationsFor } from '#shared/knowledge/mitigations.ts';
import { findPlace } from '#shared/knowledge/places/place.ts';
import { buildProfile, type Profile } from '#shared/knowledge/profile.ts';
import { farmsTrades } from '#shared/knowledge/trades/farms-trades.ts';
import { foodTrades } from '#shared/knowledge/trades/food-trades.ts';
import { personalTrades } from '#shared/knowledge/trades/personal-trades.ts';
import { shopsTrades } from '#shared/knowledge/trades/shops-trades.ts';
import { staysTrades } from '#shared/knowledge/trades/stays-trades.ts';
import { vehiclesTrades } from '#shared/knowledge/trades/vehicles-trades.ts';
import { findTrade } from '#shared/knowledge/trades.ts';

type IndustryName = (typeof INDUSTRIES)[number];

interface Row {
  name: string;
  trade: string;
  industry: IndustryName;
  state: string;
  zip: string;
  employees: number;
  /** Each found in the name of a function, system, risk or supplier. */
  must: readonly RegExp[];
  /** Found in nothing that is said. */
  mustNot: readonly RegExp[];
}

const snow = /plow|snow removal/i;
const farming = /irrigat|combine|\bhay\b|milk/i;

const rows: readonly Row[] = [
  {
    ...{
      name: 'Red River Grain Co-op',
      trade: 'grain-elevator',
      industry: 'Agriculture',
      state: 'ND',
      zip: '58102',
      employees: 35,
    },
    must: [/grain entrapment/i, /dust explosion/i, /receiving, weighing/i, /rail|train/i, /settlements/i, /scale tickets/i],
    mustNot: [/irrigat|milk|orchard|combine fire/i, /livestock disease/i],
  },
  {
    ...{ name: 'Everglade Nursery', trade: 'plant-nursery', industry: 'Agriculture', state: 'FL', zip: '33030', employees: 60 },
    must: [/greenhouse climate/i, /shade houses/i, /freeze/i, /frost alarm/i, /irrigation/i, /young plant/i],
    mustNot: [/\bhay\b|combine|milk|harvest fire|livestock/i, snow],
  },
  {
    ...{ name: 'Olympic Oyster Farm', trade: 'oyster-farm', industry: 'Agriculture', state: 'WA', zip: '98584', employees: 14 },
    must: [/vibrio/i, /biotoxin/i, /tide/i, /harvest-area status/i, /hatchery/i, /tags/i, /heavy-weather moorings/i],
    mustNot: [farming, /combine|\btractor|pesticide/i],
  },
  {
    ...{ name: 'Vermont Maple Works', trade: 'maple-producer', industry: 'Agriculture', state: 'VT', zip: '05602', employees: 9 },
    must: [/sap/i, /evaporator/i, /boiling/i, /vacuum/i, /drums/i, /jug/i],
    mustNot: [/\bERP\b|shift crew|milk|livestock|combine/i],
  },
  {
    ...{ name: 'Three Creeks Dairy', trade: 'dairy-farm', industry: 'Agriculture', state: 'WI', zip: '54601', employees: 22 },
    must: [/milking/i, /milk cooling/i, /veterinarian/i, /manure/i, /bulk tank/i, /cooperative/i],
    mustNot: [/orchard|frost water|oyster|combine/i],
  },
  {
    ...{ name: 'Dakota Ranch', trade: 'cattle-ranch', industry: 'Agriculture', state: 'SD', zip: '57730', employees: 6 },
    must: [/calving/i, /pasture/i, /livestock disease/i, /sale barn/i, /blizzard/i],
    mustNot: [/milking|evaporator|picking crew|greenhouse/i],
  },
  {
    ...{ name: 'Delmarva Broilers', trade: 'poultry-farm', industry: 'Agriculture', state: 'DE', zip: '19947', employees: 8 },
    must: [/ventilation/i, /avian influenza/i, /biosecurity/i, /dialer/i, /integrator/i],
    mustNot: [/milking|calving|orchard|irrigat/i],
  },
  {
    ...{ name: 'Sierra Orchards', trade: 'orchard', industry: 'Agriculture', state: 'CA', zip: '93646', employees: 45 },
    must: [/harvest of trees/i, /irrigation/i, /housing/i, /freeze or hail/i, /labor contractor/i, /packing/i],
    mustNot: [/livestock disease|milking|combine/i],
  },
  {
    ...{ name: 'Cascade Logging', trade: 'logging-company', industry: 'Agriculture', state: 'OR', zip: '97420', employees: 18 },
    must: [/struck by a tree/i, /rescue/i, /sawmill/i, /satellite/i, /yarder/i],
    mustNot: [farming, /crop insurance/i],
  },
  {
    ...{
      name: 'Bluefin Lady Fishing',
      trade: 'commercial-fishing',
      industry: 'Agriculture',
      state: 'MA',
      zip: '02740',
      employees: 7,
    },
    must: [/overboard/i, /quota/i, /icing/i, /fuel dock/i, /vessel monitoring/i],
    mustNot: [farming, /livestock disease/i],
  },
  {
    ...{ name: 'Steel City Brewpub', trade: 'brewpub', industry: 'Hospitality', state: 'PA', zip: '15203', employees: 28 },
    must: [/fermentation/i, /glycol/i, /carbon dioxide/i, /kitchen fire/i, /excise|packaging/i, /malt/i],
    mustNot: [/room turnover|housekeep|lift operation/i],
  },
  {
    ...{ name: 'Trattoria Lucca', trade: 'restaurant', industry: 'Hospitality', state: 'IL', zip: '60614', employees: 24 },
    must: [/kitchen and food/i, /foodborne/i, /hood/i, /refrigeration/i, /food distributor/i, /liquor license/i],
    mustNot: [/housekeep|rooms turnover|in-house list|glycol/i],
  },
  {
    ...{ name: 'Taco Nomad Food Truck', trade: 'food-truck', industry: 'Hospitality', state: 'AZ', zip: '85004', employees: 4 },
    must: [/propane/i, /commissary/i, /truck/i, /permit/i],
    mustNot: [/dining room|housekeep|elevator/i, snow],
  },
  {
    ...{ name: 'Aloha Surf Lodge', trade: 'resort-lodge', industry: 'Hospitality', state: 'HI', zip: '96720', employees: 40 },
    must: [/remote stock|evacuation/i, /in-house guest list/i, /tsunami/i, /own water/i, /trips, guides/i],
    mustNot: [snow, /fermentation|drive-through/i],
  },
  {
    ...{ name: 'Bayview Hotel', trade: 'hotel', industry: 'Hospitality', state: 'SC', zip: '29401', employees: 85 },
    must: [/in-house guest list/i, /elevator/i, /linen/i, /legionella/i, /door locks/i, /partner hotel/i],
    mustNot: [/fermentation|drive-through|ski patrol/i],
  },
  {
    ...{ name: 'Granite Peak Ski Area', trade: 'ski-area', industry: 'Hospitality', state: 'CO', zip: '81657', employees: 320 },
    must: [/avalanche/i, /ski patrol/i, /lift or ride/i, /snowmaking/i, /pass/i],
    mustNot: [/hurricane shutters|fermentation|housekeep/i],
  },
  {
    ...{ name: 'Pelican Bay Marina', trade: 'marina', industry: 'Hospitality', state: 'FL', zip: '33316', employees: 15 },
    must: [/haul-out/i, /electric shock/i, /fuel islands|tank/i, /salvage/i, /slip/i],
    mustNot: [/kitchen|housekeep/i, snow],
  },
  {
    ...{ name: 'Summit Outdoor Gear', trade: 'outdoor-gear-store', industry: 'Retail', state: 'CO', zip: '80302', employees: 16 },
    must: [/rental/i, /season/i, /online orders/i, /checkout/i, /battery fire/i],
    mustNot: [/cold case|pharmac|fuel islands/i],
  },
  {
    ...{ name: 'Corner Grocery', trade: 'grocery', industry: 'Retail', state: 'LA', zip: '70117', employees: 18 },
    must: [/refrigeration/i, /SNAP/, /fresh/i, /wholesaler/i, /recalled food/i],
    mustNot: [/fuel islands|bound book|housekeep/i, snow],
  },
  {
    ...{ name: 'Route 9 Gas Mart', trade: 'convenience-store', industry: 'Retail', state: 'NJ', zip: '08721', employees: 11 },
    must: [/fuel islands/i, /underground tank/i, /robbery/i, /lone clerks/i, /jobber/i],
    mustNot: [/kitchen fire|web shop/i],
  },
  {
    ...{ name: 'Hilltop Gun Shop', trade: 'gun-shop', industry: 'Retail', state: 'ID', zip: '83702', employees: 7 },
    must: [/theft or loss of firearms/i, /acquisition and disposition/i, /background check/i, /custody/i],
    mustNot: [/curbside|perishab|food above/i],
  },
  {
    ...{ name: 'Blossom Florist', trade: 'florist', industry: 'Retail', state: 'MO', zip: '63101', employees: 5 },
    must: [/funeral pieces/i, /flower/i, /refrigeration/i, /deliver/i],
    mustNot: [/fuel islands|firearm|prescription/i],
  },
  {
    ...{
      name: 'Pine Ridge Auto Parts',
      trade: 'auto-parts-store',
      industry: 'Automotive',
      state: 'MT',
      zip: '59101',
      employees: 12,
    },
    must: [/parts lookup/i, /delivery to repair shops/i, /catalog/i, /distributor/i, /battery/i],
    mustNot: [/paint booth|spray booth|floor-plan|\btitles?\b work|deals, financing|vehicle lift|alignment rack/i],
  },
  {
    ...{ name: 'Blue Ridge Honda', trade: 'car-dealer', industry: 'Automotive', state: 'NC', zip: '28806', employees: 95 },
    must: [/deals, financing/i, /floor-plan/i, /hail/i, /recall/i, /warranty/i, /management system outage/i],
    mustNot: [/spray booth|tunnel|scrap tire/i],
  },
  {
    ...{ name: 'Rivera Auto Repair', trade: 'auto-repair-shop', industry: 'Automotive', state: 'AZ', zip: '85009', employees: 8 },
    must: [/diagnosis and repair/i, /scan tools/i, /lift/i, /carbon monoxide/i],
    mustNot: [/floor-plan|deals, financing|spray booth/i, snow],
  },
  {
    ...{ name: 'Northside Collision', trade: 'body-shop', industry: 'Automotive', state: 'TX', zip: '75201', employees: 20 },
    must: [/spray booth/i, /calibration/i, /insurer approvals/i, /paint/i, /isocyanate/i],
    mustNot: [/floor-plan|deals, financing/i],
  },
  {
    ...{ name: 'Hair by Jo', trade: 'salon', industry: 'Other', state: 'PA', zip: '15201', employees: 3 },
    must: [/chair services/i, /disinfection/i, /appointment/i, /stylist/i, /beauty distributor/i],
    mustNot: [/engagement letter|court|patient\b|table service/i],
  },
  {
    ...{ name: 'Hollis & Sons Funeral Home', trade: 'funeral-home', industry: 'Other', state: 'GA', zip: '31201', employees: 11 },
    must: [/custody/i, /refrigeration and care/i, /night line/i, /crematory/i, /misidentification/i],
    mustNot: [/engagement letter|checkout|table/i],
  },
];

const createProfile = async ({ name, industry, state, zip, employees }: Row): Promise<Profile> =>
  buildProfile({ business_name: name, industry, state, zip_code: zip, employee_count: employees }, true, {
    place: await findPlace(zip),
  });

const describeEverything = (profile: Profile) => {
  const functions = listKnownFunctions(profile);
  const systems = listKnownSystems(profile);
  const risks = listIndustryRisks(profile);
  const { suppliers, insights, duties, exposure, harm, peak, insurance, vitalRecords, alternatePlace, exerciseIdeas } =
    profile.industry;
  return {
    names: [...functions, ...systems, ...risks].map(({ name }) => name).concat(suppliers.map(supplierName)),
    said: JSON.stringify([
      functions.map((known) => toSuggestedFunction(known, profile)),
      systems.map((known) => toSuggestedSystem(known, profile)),
      [risks, listLocationRisks(profile).map(({ reason }) => reason.split(' For ')[1] ?? '')],
      [suppliers, insights, duties, exposure, harm, peak, insurance, vitalRecords, alternatePlace, exerciseIdeas],
    ]),
  };
};

describe.each(rows.map((row) => [row.name, row] as const))('%s', (_, row) => {
  it('is recognized by its name', async () => {
    const { industry } = await createProfile(row);
    expect(industry.trade).toBe(findTrade(row.trade)!.trade);
  });

  it('gets what a consultant of the trade would not leave out', async () => {
    const { names } = describeEverything(await createProfile(row));
    const missing = row.must.filter((pattern) => !names.some((name) => pattern.test(name)));
    expect(missing.map(String), names.join('; ')).toEqual([]);
  });

  it('gets nothing that belongs to another trade', async () => {
    const { said } = describeEverything(await createProfile(row));
    expect(row.mustNot.map((pattern) => pattern.exec(said)?.[0]).filter((found) => found !== undefined)).toEqual([]);
  });

  it('gets a draft of the size that a person reads', async () => {
    const profile = await createProfile(row);
    const { suppliers, insurance = [], vitalRecords = [], exerciseIdeas = [], alternatePlace } = profile.industry;
    expect(listKnownFunctions(profile).length).toBeLessThanOrEqual(13);
    expect(listKnownSystems(profile).length).toBeLessThanOrEqual(9);
    expect(listIndustryRisks(profile).length).toBeLessThanOrEqual(14);
    expect(suppliers.length).toBeGreaterThanOrEqual(3);
    expect(insurance.length).toBeGreaterThanOrEqual(2);
    expect(vitalRecords.length).toBeGreaterThanOrEqual(2);
    expect(exerciseIdeas.length).toBeGreaterThanOrEqual(1);
    expect(alternatePlace).toMatch(/.{20}/);
  });

  it('has an answer of its own to each of its first five risks', async () => {
    const profile = await createProfile(row);
    for (const { name } of listIndustryRisks(profile).slice(0, 5))
      expect(suggestMitigationsFor(name, profile)[0]?.mitigation_strategy, name).toMatch(/.{20}/);
  });
});

const all = [...farmsTrades, ...foodTrades, ...staysTrades, ...shopsTrades, ...vehiclesTrades, ...personalTrades];
const namesOf = async (id: string, industry: string): Promise<Set<string>> => {
  const profile = await buildProfile({ business_name: 'Acme', trade: id, industry, employee_count: 25, state: 'FL' }, true);
  return new Set(
    [...listKnownFunctions(profile), ...listKnownSystems(profile), ...listIndustryRisks(profile)].map(({ name }) => name),
  );
};
const listed = await Promise.all(
  all.map(async ({ id, within }) => ({ id, industry: within[0]!, names: await namesOf(id, within[0]!) })),
);

describe('two trades of one industry', () => {
  it('two trades of one industry share less than 70% of their functions, systems and risks', () => {
    const alike = listed.flatMap((a, at) =>
      listed.slice(at + 1).flatMap((b) => {
        const shared = [...a.names].filter((name) => b.names.has(name)).length;
        const jaccard = shared / (a.names.size + b.names.size - shared);
        return a.industry === b.industry && jaccard >= 0.7 ? [`${a.id} and ${b.id}: ${jaccard.toFixed(2)}`] : [];
      }),
    );
    expect(listed.length).toBeGreaterThanOrEqual(60);
    expect(alike).toEqual([]);
  });
});
