import { parseZip } from '#shared/domain/location.ts';
import type { Position } from './distance.ts';
import { type Ocean, parseZipTable, type ZipRow, type ZipTable } from './zip-table-format.ts';

export interface Place {
  zip: string;
  city: string;
  county: string;
  /** Two letters. */
  state: string;
  /** Of the county, five digits. */
  fips: string;
  latitude: number;
  longitude: number;
  /** The nearest ocean and its distance in miles; `FAR_MILES` means that much or more. */
  ocean: Ocean;
  oceanMiles: number;
  /** To the nearest of the Great Lakes. */
  lakeMiles: number;
}

/** First two digits of a county's number, by state (FIPS 5-2). */
export const STATE_FIPS: Readonly<Record<string, string>> = {
  ...{ AL: '01', AK: '02', AZ: '04', AR: '05', CA: '06', CO: '08', CT: '09', DE: '10', DC: '11', FL: '12', GA: '13', HI: '15' },
  ...{ ID: '16', IL: '17', IN: '18', IA: '19', KS: '20', KY: '21', LA: '22', ME: '23', MD: '24', MA: '25', MI: '26', MN: '27' },
  ...{ MS: '28', MO: '29', MT: '30', NE: '31', NV: '32', NH: '33', NJ: '34', NM: '35', NY: '36', NC: '37', ND: '38', OH: '39' },
  ...{ OK: '40', OR: '41', PA: '42', RI: '44', SC: '45', SD: '46', TN: '47', TX: '48', UT: '49', VT: '50', VA: '51', WA: '53' },
  ...{ WV: '54', WI: '55', WY: '56' },
};
const statesByFips = new Map(Object.entries(STATE_FIPS).map(([state, code]) => [code, state]));

const toPlace = (row: ZipRow): Place => ({ ...row, state: statesByFips.get(row.fips.slice(0, 2))! });

const parsed = new Map<number, Promise<ZipTable>>();
/** Over a megabyte, so it is loaded when the first place is asked for, and parsed in parts by the first digit of a ZIP code. */
export const loadZipTable = (firstDigit: number): Promise<ZipTable> => {
  const known = parsed.get(firstDigit);
  if (known) return known;
  const table = import('./zip-tables.ts').then(({ zipTables }) => parseZipTable(zipTables[firstDigit]!));
  parsed.set(firstDigit, table);
  return table;
};

const indexOf = (zips: readonly number[], wanted: number): number => {
  let [low, high] = [0, zips.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (zips[middle] === wanted) return middle;
    if (zips[middle]! < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
};

/** The place of a ZIP or ZIP+4 code; null for one that is unknown, military or of a territory. */
export const findPlace = async (zip: string): Promise<Place | null> => {
  const digits = parseZip(zip);
  if (digits === undefined) return null;
  const { zips, rowAt } = await loadZipTable(Number(digits[0]));
  const at = indexOf(zips, Number(digits));
  return at < 0 ? null : toPlace(rowAt(at));
};

/** Virginia has cities outside of any county, and Maryland, Missouri and Nevada have one each. */
const FIRST_CITY = 510;

/** As people say it: "Cook County", "Caddo Parish", "City of Norfolk". */
/** Planning regions that the table calls otherwise than the state does. */
const REGIONS: Readonly<Record<string, string>> = {
  'Connecticut Metropolitan': 'Greater Bridgeport',
  'South Central Regional': 'South Central Connecticut',
};

export const formatCounty = ({ county, state, fips }: Pick<Place, 'county' | 'state' | 'fips'>): string => {
  const region = state === 'CT' ? REGIONS[county] : undefined;
  if (region !== undefined) return region;
  const isCensusArea = county.endsWith('(CA)');
  const name = county.replace(/ \((city\)?|CA\))$/, '');
  if (/\b(County|Parish|Borough|Municipality|Area|Region)$/.test(name) || /^City (and|of) /.test(name)) return name;
  if (state === 'DC' || (name.endsWith(' City') && Number(fips.slice(2)) >= FIRST_CITY)) return name;
  if (Number(fips.slice(2)) >= FIRST_CITY) return `City of ${name}`;
  if (state === 'AK') return `${name} ${isCensusArea ? 'Census Area' : 'Borough'}`;
  if (state === 'CT' && Number(fips.slice(2)) > 100) return name;
  return `${name} ${state === 'LA' ? 'Parish' : 'County'}`;
};

export const positionOf = ({ longitude, latitude }: Place): Position => [longitude, latitude];
