/**
 * The table of ZIP codes as one text, so that it compresses well and is parsed on first use only. Lines: counties
 * (`fips name`), cities, then one column of comma-separated values each. Sorted by ZIP code.
 */
export type Ocean = 'atlantic' | 'gulf' | 'pacific';
const OCEANS: readonly Ocean[] = ['atlantic', 'gulf', 'pacific'];

export interface ZipRow {
  zip: string;
  city: string;
  /** Five digits. */
  fips: string;
  county: string;
  latitude: number;
  longitude: number;
  /** The nearest ocean and its distance in miles; a distance of `FAR_MILES` means that much or more. */
  ocean: Ocean;
  oceanMiles: number;
  lakeMiles: number;
}

/** No hazard of a coast reaches farther inland. */
export const FAR_MILES = 250;
/** Less than three miles; most areas of a ZIP code are wider. */
const STEPS_PER_DEGREE = 25;
/** Nearer than 20 miles every mile counts; beyond, five, and from 60 on ten. */
const roundMiles = (miles: number): number => {
  const step = miles < 20 ? 1 : miles < 60 ? 5 : 10;
  return Math.min(FAR_MILES, Math.round(miles / step) * step);
};

const delta = (values: readonly number[]): number[] => values.map((value, at) => value - (values[at - 1] ?? 0));
const accumulate = (deltas: readonly number[]): number[] => {
  let sum = 0;
  return deltas.map((step) => {
    sum += step;
    return sum;
  });
};
const unique = (values: readonly string[]): string[] => [...new Set(values)].sort();
const indexesIn = (list: readonly string[], values: readonly string[]): number[] => {
  const positions = new Map(list.map((value, at) => [value, at]));
  return values.map((value) => positions.get(value)!);
};

/** Stands for a city that is called like its county; one that is called like the city before it is left out. */
const LIKE_COUNTY = '=';

export const formatZipTable = (rows: readonly ZipRow[]): string => {
  const counties = unique(rows.map(({ fips, county }) => `${fips} ${county}`));
  const county = indexesIn(
    counties,
    rows.map((row) => `${row.fips} ${row.county}`),
  );
  const columns: (readonly number[])[] = [
    delta(rows.map(({ zip }) => Number(zip))),
    delta(county),
    delta(rows.map(({ latitude }) => Math.round(latitude * STEPS_PER_DEGREE))),
    delta(rows.map(({ longitude }) => Math.round(longitude * STEPS_PER_DEGREE))),
    rows.map(({ ocean }) => OCEANS.indexOf(ocean)),
    rows.map(({ oceanMiles }) => roundMiles(oceanMiles)),
    rows.map(({ lakeMiles }) => roundMiles(lakeMiles)),
  ];
  const cities = rows.map(({ city, county: of }, at) => (city === rows[at - 1]?.city ? '' : city === of ? LIKE_COUNTY : city));
  return [counties.join(';'), cities.join(';'), ...columns.map((column) => column.join(','))].join('\n');
};

export interface ZipTable {
  zips: readonly number[];
  rowAt: (at: number) => ZipRow;
}

export const parseZipTable = (text: string): ZipTable => {
  const [countyLine = '', cityLine = '', ...lines] = text.split('\n');
  const [counties, written] = [countyLine.split(';'), cityLine.split(';')];
  const [zip, county, latitude, longitude, ocean, oceanMiles, lakeMiles] = lines.map((line) => line.split(',').map(Number));
  const zips = accumulate(zip!);
  const [countyAt, latitudes, longitudes] = [accumulate(county!), accumulate(latitude!), accumulate(longitude!)];
  const countyOf = (at: number): string => counties[countyAt[at]!]!.slice('00000 '.length);
  let last = '';
  const cities = written.map((city, at) => {
    if (city !== '') last = city === LIKE_COUNTY ? countyOf(at) : city;
    return last;
  });
  return {
    zips,
    rowAt: (at) => {
      return {
        zip: String(zips[at]).padStart(5, '0'),
        city: cities[at]!,
        fips: counties[countyAt[at]!]!.slice(0, 5),
        county: countyOf(at),
        latitude: latitudes[at]! / STEPS_PER_DEGREE,
        longitude: longitudes[at]! / STEPS_PER_DEGREE,
        ocean: OCEANS[ocean![at]!]!,
        oceanMiles: oceanMiles![at]!,
        lakeMiles: lakeMiles![at]!,
      };
    },
  };
};
