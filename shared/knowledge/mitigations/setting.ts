import type { HazardName } from '../hazards/hazard.ts';
import type { Industry } from '../industries/industry.ts';
import { listHomeHazards } from '../places/local-hazards.ts';
import { NO_SLOW_RIVER } from '../places/named-regions.ts';
import { formatCounty } from '../places/place.ts';
import { isInRegion } from '../places/region.ts';
import type { Profile } from '../profile.ts';
import { isWithinSizes, type SizeBand } from '../size.ts';
import type { TraitId } from '../traits.ts';
import type { Charge, Lead, MitigationFact, PlaceFact, Sentence } from './fact.ts';

/** What decides which sentences of a mitigation are said. */
export interface Setting {
  band: SizeBand;
  /** Null where the place is unknown: then every place is spoken of. */
  places: ReadonlySet<PlaceFact> | null;
  charges: ReadonlySet<Charge>;
  states: ReadonlySet<string>;
  leads: ReadonlySet<Lead>;
}

const chargesByTrait: Partial<Record<TraitId, readonly Charge[]>> = {
  'resident-care': ['residents', 'frail', 'essential'],
  'shelters-people': ['shelter', 'essential'],
  'treats-patients': ['patients'],
  'medical-gas': ['patients', 'medical-gas'],
  surgery: ['patients'],
  dialysis: ['patients', 'machines', 'essential'],
  'home-visits': ['patients', 'essential', 'visits'],
  'behavioral-health': ['patients'],
  ambulances: ['patients', 'fleet', 'passengers', 'essential', 'responders'],
  'public-safety': ['essential', 'fleet', 'responders'],
  'public-water': ['essential'],
  wastewater: ['essential'],
  'public-works': ['essential', 'crews', 'responders'],
  'grid-operations': ['essential', 'crews', 'responders'],
  'internet-provider': ['essential'],
  // Blood is drawn and tested; no one is treated or stays.
  'lab-specimens': ['customers'],
  'animals-in-care': ['animals', 'pets'],
  livestock: ['animals', 'livestock'],
  'dairy-herd': ['animals', 'livestock'],
  'poultry-houses': ['animals'],
  horses: ['animals', 'livestock'],
  minors: ['minors'],
  'residential-campus': ['residents'],
  'school-bus': ['minors', 'fleet', 'passengers'],
  'overnight-guests': ['guests'],
  vessels: ['vessels'],
  'passenger-vessels': ['vessels', 'passengers'],
  aircraft: ['aircraft', 'passengers'],
  'flight-training': ['aircraft'],
  'small-fleet': ['fleet'],
  'motor-carrier': ['fleet'],
  'passenger-carrier': ['fleet', 'passengers'],
  'fuel-delivery': ['fleet'],
  'household-moves': ['fleet'],
  towing: ['fleet'],
  dispatch: ['fleet'],
  'service-calls': ['fleet', 'crews'],
  jobsites: ['crews'],
  'roof-work': ['crews'],
  excavation: ['crews'],
  'tree-work': ['crews'],
  'tower-work': ['crews'],
  oilfield: ['crews'],
  timber: ['crews'],
  'row-crops': ['crews'],
  orchard: ['crews'],
  'outdoor-guides': ['crews', 'customers'],
  'counter-sales': ['customers'],
  kitchen: ['customers'],
  tables: ['customers'],
  'client-shop': ['customers'],
  'large-crowds': ['customers'],
  congregation: ['customers'],
  'hosted-service': ['desk'],
  'source-code': ['desk'],
  'remote-staff': ['desk'],
  'web-shop': ['desk'],
};

/** For a business whose trade is unknown. */
const chargesByIndustry: Partial<Record<Industry['name'], readonly Charge[]>> = {
  Healthcare: ['patients'],
  Education: ['minors'],
  Agriculture: ['crews'],
  Hospitality: ['customers', 'cooking'],
  Retail: ['customers'],
  Construction: ['crews', 'fleet'],
  Transportation: ['fleet'],
  Government: ['essential'],
  'House of Worship': ['customers', 'cooking'],
  Technology: ['desk'],
};

/** Traits of work that is tied to a site, whatever part of it is done at a desk. */
const SITE_CHARGES: readonly Charge[] = ['residents', 'patients', 'minors', 'animals', 'guests', 'customers', 'crews', 'fleet'];

const keepsPatientsOvernight = ({ functions }: Industry): boolean => functions.some(({ name }) => /\binpatient/i.test(name));

/** Nursing homes: built, like hospitals, to defend people in place (NFPA 101). Other homes follow what the fire department approved. */
const keepsBedridden = ({ traits }: Profile): boolean => traits.includes('resident-care') && traits.includes('medical-gas');

/** Beside what the trade looks after: these say what else stands there. */
const furtherCharges: readonly (readonly [Charge, readonly TraitId[]])[] = [
  ['shore', ['tidal-site']],
  ['molten', ['furnaces']],
  ['food', ['kitchen', 'catering', 'food-manufacturing', 'slaughter', 'brewing', 'fresh-produce', 'shellfish']],
  ['cooking', ['kitchen', 'catering', 'tables', 'food-manufacturing', 'resident-care', 'shelters-people', 'residential-campus']],
  ['crops', ['row-crops', 'orchard', 'irrigation', 'greenhouse', 'fresh-produce']],
  ['shellfish', ['shellfish']],
  ['deposits', ['deposits']],
  ['checkout', ['counter-sales', 'cash-business', 'client-shop', 'tables', 'fuel-retail']],
];

/** Shops and places to eat or stay, apart from those that sell over the web alone. */
const hasCheckout = ({ industry, trade }: Profile): boolean =>
  (industry.name === 'Retail' || industry.name === 'Hospitality') && trade !== 'online-store';

const CARD_TRAITS: readonly TraitId[] = [
  ...(['web-shop', 'appointments', 'memberships', 'counter-sales', 'cash-business', 'client-shop', 'tables'] as const),
  'fuel-retail',
];
const takesCards = ({ industry, traits }: Profile): boolean =>
  industry.name === 'Retail' || industry.name === 'Hospitality' || traits.some((trait) => CARD_TRAITS.includes(trait));

/** Kitchens that no trait tells. */
const TRADES_WITH_KITCHEN: readonly string[] = [
  ...['hospital', 'school-district', 'charter-school', 'trade-school', 'family-child-care', 'bed-and-breakfast', 'bakery'],
  ...['church', 'catholic-parish', 'mosque', 'synagogue', 'hindu-or-buddhist-temple', 'maple-producer'],
];

/** As the register of duties limits HIPAA. */
const hasHealthRecords = ({ industry, trade }: Profile): boolean =>
  trade === 'public-health-department' || (industry.name === 'Healthcare' && trade !== 'veterinary-clinic');

const listCharges = (profile: Profile): ReadonlySet<Charge> => {
  const { industry, trade, traits } = profile;
  const overnight: readonly Charge[] = keepsPatientsOvernight(industry) ? ['residents', 'frail', 'bedridden', 'essential'] : [];
  const guestsOfShelter: readonly Charge[] = trade === 'homeless-shelter' ? ['residents'] : [];
  const nursing: readonly Charge[] = keepsBedridden(profile) ? ['bedridden'] : [];
  const ofTrade = [...traits.flatMap((trait) => chargesByTrait[trait] ?? []), ...overnight, ...nursing, ...guestsOfShelter];
  const all = new Set(ofTrade.length > 0 ? ofTrade : (chargesByIndustry[industry.name] ?? []));
  for (const [charge, of] of furtherCharges) if (traits.some((trait) => of.includes(trait))) all.add(charge);
  if (TRADES_WITH_KITCHEN.includes(trade ?? '')) all.add('cooking');
  if (hasCheckout(profile)) all.add('checkout');
  if (takesCards(profile)) all.add('cards');
  if (hasHealthRecords(profile)) all.add('health-records');
  if (traits.includes('vaccines') || trade === 'veterinary-clinic') all.add('vaccines');
  if (SITE_CHARGES.some((charge) => all.has(charge)) || traits.includes('own-data-center')) all.delete('desk');
  return all;
};

const LED_BY_LICENSE: readonly TraitId[] = [
  'licensed-person',
  'treats-patients',
  'dialysis',
  'surgery',
  'prescribes',
  'insurance-claims',
  'medical-imaging',
  'behavioral-health',
  'client-deadlines',
  'tax-preparer',
  'securities-adviser',
  'broker-dealer',
  'insurance-agency',
  'closings',
  'human-remains',
  'vessels',
  'passenger-vessels',
  'aircraft',
  'flight-training',
];
const LED_BY_BOARD: readonly TraitId[] = ['nonprofit', 'donations', 'deposits', 'grants', 'shelters-people'];
/** Cooperatives, schools and hospitals that no trait tells. */
const TRADES_WITH_BOARD: readonly string[] = ['electric-coop', 'grain-elevator', 'college', 'hospital', 'water-utility'];
const LED_BY_PUBLIC: readonly TraitId[] = ['public-safety', 'public-works', 'public-meetings'];

const listLeads = ({ industry, trade, traits }: Profile): ReadonlySet<Lead> => {
  const hasAny = (list: readonly TraitId[]): boolean => list.some((trait) => traits.includes(trait));
  const head = (): Lead => {
    if (industry.name === 'House of Worship' || traits.includes('congregation')) return 'congregation';
    if (industry.name === 'Government' || hasAny(LED_BY_PUBLIC)) return 'public';
    return hasAny(LED_BY_BOARD) || TRADES_WITH_BOARD.includes(trade ?? '') ? 'board' : 'owner';
  };
  return new Set<Lead>([head(), ...(hasAny(LED_BY_LICENSE) ? (['license'] as const) : [])]);
};

type HazardFact = Exclude<PlaceFact, 'snow' | 'mild-winter' | 'tide' | 'lakeshore' | 'river' | 'lahar'>;
const hazardsByFact: Record<HazardFact, readonly HazardName[]> = {
  frost: ['Winter Storms', 'Ice Storms', 'Extreme Cold', 'Freeze', 'Avalanches'],
  surge: ['Storm Surge', 'Coastal Flooding'],
  tsunami: ['Tsunamis'],
  tornado: ['Tornadoes'],
  wildfire: ['Wildfires', 'Wildfire Smoke'],
  heat: ['Extreme Heat'],
  quake: ['Earthquakes'],
};

/** Where a normal winter brings little snow to plow (NOAA climate normals 1991-2020). For states as a whole. */
const LITTLE_SNOW = ['AL', 'AR', 'AZ', 'CA', 'FL', 'GA', 'HI', 'LA', 'MS', 'NC', 'OK', 'SC', 'TN', 'TX'];
/** Degrees: snow to plow is usual north of the first, and on the high plains and in the mountains of the West north of the second. */
const SNOW_LATITUDE = { anywhere: 37, west: 34.5 };
const HIGH_PLAINS_LONGITUDE = -100;

const isPlowed = ({ place, states }: Profile, hazards: ReadonlySet<string>): boolean => {
  if (!hazardsByFact.frost.some((name) => hazards.has(name))) return false;
  if (place === null) return states.some(({ code }) => !LITTLE_SNOW.includes(code));
  const { latitude, longitude } = place;
  return latitude >= SNOW_LATITUDE.anywhere || (latitude >= SNOW_LATITUDE.west && longitude <= HIGH_PLAINS_LONGITUDE);
};

/** Of all sites; null where no state is known. */
const listSiteHazards = (profile: Profile): ReadonlySet<string> | null => {
  const [home, ...others] = profile.states;
  return home === undefined
    ? null
    : new Set(
        [...listHomeHazards(profile), ...others.flatMap(({ hazards }) => hazards)]
          .filter(({ is_minor }) => !is_minor)
          .map(({ name }) => name),
      );
};

const ONLY_LAKES = ['IL', 'IN', 'MI', 'MN', 'OH', 'WI'];
const LAKES_AND_SEA = ['NY', 'PA'];

/** The Great Lakes have surges and seiches, but neither tides nor salt (NOAA). */
const listWaters = ({ place, states }: Profile): PlaceFact[] =>
  states.flatMap(({ code }): PlaceFact[] => {
    if (place?.state === code) return [place.lakeMiles < place.oceanMiles ? 'lakeshore' : 'tide'];
    if (ONLY_LAKES.includes(code)) return ['lakeshore'];
    return LAKES_AND_SEA.includes(code) ? ['tide', 'lakeshore'] : ['tide'];
  });

/** Rises over days, as the River Forecast Centers of the NWS tell ahead. */
const hasSlowRiver = (profile: Profile): boolean => {
  const { place, states } = profile;
  if (place === null || states.length > 1) return true;
  return listHomeHazards(profile).some(({ name }) => name === 'Floods') && !isInRegion(place, NO_SLOW_RIVER);
};

/** The Cascades (USGS). Those of Alaska run where nobody lives, and ash is what reaches its towns; lava of Hawaii sends none. */
const LAHAR_STATES = ['WA', 'OR', 'CA'];

const listPlaceFacts = (profile: Profile): ReadonlySet<PlaceFact> | null => {
  const hazards = listSiteHazards(profile);
  if (hazards === null) return null;
  const facts = Object.keys(hazardsByFact) as HazardFact[];
  const local: PlaceFact[] = facts.filter((fact) => hazardsByFact[fact].some((name) => hazards.has(name)));
  local.push(...listWaters(profile));
  if (hasSlowRiver(profile)) local.push('river');
  if (profile.states.some(({ code }) => LAHAR_STATES.includes(code))) local.push('lahar');
  if (isPlowed(profile, hazards)) local.push('snow');
  else if (local.includes('frost')) local.push('mild-winter');
  return new Set(local);
};

export const describeSetting = (profile: Profile): Setting => ({
  band: profile.band,
  places: listPlaceFacts(profile),
  charges: listCharges(profile),
  states: new Set(profile.states.map(({ code }) => code)),
  leads: listLeads(profile),
});

export const settingOfSize = (band: SizeBand): Setting => ({
  ...{ band, places: null, charges: new Set(), states: new Set() },
  leads: new Set(['owner']),
});

const isSaid = (sentence: Sentence, { band, places, charges, states, leads }: Setting): boolean => {
  if (typeof sentence === 'string') return true;
  const { where, has, hasNot, states: only, led } = sentence;
  return (
    isWithinSizes(band, sentence) &&
    (where === undefined || places === null || where.some((fact) => places.has(fact))) &&
    (only === undefined || only.some((code) => states.has(code))) &&
    (has === undefined || has.some((charge) => charges.has(charge))) &&
    !hasNot?.some((charge) => charges.has(charge)) &&
    (led === undefined || led.some((lead) => leads.has(lead)))
  );
};

export const isFor = ({ has, hasNot }: MitigationFact, { charges }: Setting): boolean =>
  (has === undefined || has.some((charge) => charges.has(charge))) && !hasNot?.some((charge) => charges.has(charge));

/** Each once: a sentence may have more than one reason to be said. */
export const pickSentences = (sentences: readonly Sentence[], setting: Setting): string[] => [
  ...new Set(
    sentences
      .filter((sentence) => isSaid(sentence, setting))
      .map((sentence) => (typeof sentence === 'string' ? sentence : sentence.say)),
  ),
];

/** Hazards that a place has or does not have. Others, such as hail or a quake, can come anywhere once. */
const BOUND_TO_PLACES: readonly HazardName[] = [
  'Hurricanes',
  'Storm Surge',
  'Coastal Flooding',
  'Tsunamis',
  'Volcanic Activity',
  'Avalanches',
  'Wildfires',
  'Earthquakes',
  'Winter Storms',
  'Ice Storms',
  'Extreme Cold',
  'Freeze',
  'Dust Storms',
  'Sinkholes',
  'Mine Subsidence',
  'Landslides',
];

/** Why a hazard of the place is felt there and does little harm; null for any other. */
export const explainMinor = (risk: string, profile: Profile): string | null => {
  if (profile.states.length > 1) return null;
  const hazard = listHomeHazards(profile).find(({ name }) => name.toLowerCase() === risk.trim().toLowerCase());
  return hazard?.is_minor ? hazard.reason : null;
};

/** Why a hazard of the list does not matter at the place; null where it does, or where we do not know. */
export const explainImmaterial = (risk: string, profile: Profile): string | null => {
  const name = BOUND_TO_PLACES.find((hazard) => hazard.toLowerCase() === risk.trim().toLowerCase());
  const { place, local, states } = profile;
  if (name === undefined || place === null || local === null || states.length !== 1) return null;
  if (local.hazards.some((hazard) => hazard.name === name)) return null;
  const known = local.not_material.find((hazard) => hazard.name === name);
  return known?.why ?? `It is not one of the hazards that matter most in ${formatCounty(place)}.`;
};
