/**
 * How the zones are called by which officials order people away from the sea, and where to look one's own up. By ZIP code, so that a
 * document knows it without the table of places. Looked up on November 24, 2026. Places that are not listed have no zones that we
 * know of: some counties there have them, such as those of the Coastal Bend in Texas.
 */
import { parseZip } from '#shared/domain/location.ts';
import { isWithinZips, NEW_YORK_CITY_ZIPS } from './zip-ranges.ts';

export type Sea = 'surge' | 'tsunami';

interface EvacuationZones {
  sea: Sea;
  /** ZIP codes or their first digits, and ranges of them. */
  zips: string;
  /** Ends a sentence that begins with “Know its evacuation zone:”. */
  zones: string;
  /** The ZIP codes alone tell the zone. */
  isOfZip?: true;
  /** The road that officials name, where there is one. */
  exit?: string;
  source: string;
}

const northCarolina = {
  sea: 'surge',
  zones: 'by letter, from A on, by address, at knowyourzone.nc.gov',
  source: 'North Carolina Emergency Management, Know Your Zone',
} as const;

const southCarolina = {
  sea: 'surge',
  zones: 'by letter, from A on, by address, at scemd.org',
  source: 'South Carolina Emergency Management Division, Know Your Zone',
} as const;

/** The first that fits counts: a city or an island before its state. */
export const evacuationZones: readonly EvacuationZones[] = [
  {
    ...{ sea: 'surge', zips: '77550-77555' },
    zones: 'Zip-Zone Coastal, which is ordered out first',
    isOfZip: true,
    exit: 'the I-45 causeway',
    source: 'Houston-Galveston Area Council; Galveston County, Hurricane Evacuation',
  },
  {
    // The ferry to Galveston stops in high winds and tides.
    ...{ sea: 'surge', zips: '77617 77623 77650' },
    zones: 'Zip-Zone Coastal, which is ordered out first',
    isOfZip: true,
    exit: 'Highways 87 and 124',
    source: 'Houston-Galveston Area Council; Galveston County Office of Emergency Management, on the Bolivar Peninsula',
  },
  {
    ...{ sea: 'surge', zips: '770 772-775' },
    zones: 'Zip-Zone Coastal, A, B or C, by ZIP code, at h-gac.com',
    source: 'Houston-Galveston Area Council, Hurricane Evacuation Planning',
  },
  {
    ...{ sea: 'surge', zips: NEW_YORK_CITY_ZIPS },
    zones: 'zone 1 to 6, by address, at nyc.gov/knowyourzone or 311',
    source: 'NYC Emergency Management, Know Your Zone',
  },
  {
    ...{ sea: 'surge', zips: '33001 33036-33037 33040-33043 33045 33050-33052 33070' },
    zones: 'zone 1 to 5, by mile marker, at monroecountyem.com',
    exit: 'the Overseas Highway',
    source: 'Monroe County Emergency Management, Evacuation Information',
  },
  {
    ...{ sea: 'surge', zips: '320-349' },
    zones: 'by letter, from A on, by address, at floridadisaster.org/knowyourzone',
    source: 'Florida Division of Emergency Management, Know Your Zone',
  },
  {
    ...{ sea: 'surge', zips: '224-225 230-231 233-237' },
    zones: 'zone A to D, by address, at knowyourzoneva.org',
    source: 'Virginia Department of Emergency Management, Know Your Zone',
  },
  // Hatteras Island.
  { ...northCarolina, zips: '27915 27920 27936 27943 27968 27972 27982', exit: 'Highway 12' },
  { ...northCarolina, zips: '278-279 283-285' },
  // Hilton Head Island.
  { ...southCarolina, zips: '29925-29926 29928 29938', exit: 'US 278' },
  { ...southCarolina, zips: '294-295 299' },
  {
    ...{ sea: 'surge', zips: '313-315' },
    zones: 'by letter, from A on, at gema.georgia.gov',
    source: 'Georgia Emergency Management and Homeland Security Agency, Know Your Zone',
  },
  {
    ...{ sea: 'surge', zips: '700-704' },
    zones: 'phase 1, 2 or 3 of the parishes, at getagameplan.org',
    source: 'Louisiana Governor’s Office of Homeland Security and Emergency Preparedness',
  },
  {
    ...{ sea: 'surge', zips: '206-219' },
    zones: 'zone A, B or C, by address, on the Know Your Zone map of Maryland',
    source: 'Maryland Department of Emergency Management, Know Your Zone',
  },
  {
    ...{ sea: 'surge', zips: '039-049' },
    zones: 'the potential hurricane inundation maps of the Maine Geological Survey, at maine.gov',
    source: 'Maine Geological Survey',
  },
  {
    ...{ sea: 'surge', zips: '018-027' },
    zones: 'zone A, B or C, by address, at mass.gov/knowyourzone',
    source: 'Massachusetts Emergency Management Agency, Know Your Zone',
  },
  {
    ...{ sea: 'surge', zips: '028-029' },
    zones: 'by letter, from A on, on the hurricane evacuation map of your city or town',
    source: 'Rhode Island Emergency Management Agency; U.S. Army Corps of Engineers',
  },
  {
    ...{ sea: 'surge', zips: '077' },
    zones: 'zone A to D, by address, on the Know Your Zone page of Monmouth County',
    source: 'Monmouth County Sheriff’s Office of Emergency Management, Know Your Zone',
  },
  {
    ...{ sea: 'surge', zips: '197-199' },
    zones: 'by address, at preparede.org/know-your-zone',
    source: 'Delaware Emergency Management Agency, Know Your Zone',
  },
  {
    ...{ sea: 'surge', zips: '365-366' },
    zones: 'by number, from 1 on, on the map of your county’s emergency management',
    source: 'Baldwin County Emergency Management Agency, Evacuation Zones',
  },
  {
    ...{ sea: 'surge', zips: '395' },
    zones: 'by letter or number, on the map of your county’s emergency management',
    source: 'Harrison County Emergency Management Agency; Jackson County, Hurricane Evacuation',
  },
  {
    ...{ sea: 'tsunami', zips: '967-968' },
    // Hawaii Island had no extreme zones yet.
    zones: 'the tsunami zone and, where mapped, the extreme tsunami zone, on the maps of your county',
    source: 'Hawaii Emergency Management Agency; Pacific Islands Ocean Observing System',
  },
  {
    ...{ sea: 'tsunami', zips: '980-986' },
    zones: 'the tsunami evacuation maps of the Washington Geological Survey, at dnr.wa.gov',
    source: 'Washington Geological Survey',
  },
  {
    ...{ sea: 'tsunami', zips: '970-974' },
    zones: 'the tsunami evacuation maps at oregontsunami.org',
    source: 'Oregon Department of Geology and Mineral Industries',
  },
  {
    ...{ sea: 'tsunami', zips: '900-961' },
    zones: 'the tsunami hazard area maps at conservation.ca.gov, by address',
    source: 'California Geological Survey',
  },
];

export const findEvacuationZones = (zip: string | null, seas: readonly Sea[]): EvacuationZones | undefined => {
  const digits = parseZip(zip ?? '');
  return digits === undefined
    ? undefined
    : evacuationZones.find(({ sea, zips }) => seas.includes(sea) && isWithinZips(zips, digits));
};
