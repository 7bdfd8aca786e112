import { findState } from '#shared/domain/location.ts';
import { distanceMiles, type Position } from './distance.ts';
import { loadZipTable, type Place, positionOf, STATE_FIPS } from './place.ts';

/** Towns that are also ordinary words of a hazard's reason, or quarters of a city. */
const WORDS = new Set([
  'Hurricane',
  'Winter',
  'Spring',
  'Summer',
  'Snow',
  'Storm',
  'Center',
  'Lake',
  'River',
  'Northern',
  'Fire',
  'Red Hook',
]);

const known = new Map<string, ReadonlyMap<string, readonly Position[]>>();

/** Of the state of a place, by name, as far as their ZIP codes begin as that of the place does. */
const loadCities = async ({ state, zip }: Place): Promise<ReadonlyMap<string, readonly Position[]>> => {
  const earlier = known.get(state);
  if (earlier) return earlier;
  const { zips, rowAt } = await loadZipTable(Number(zip[0]));
  const rows = zips.map((_, at) => rowAt(at)).filter(({ fips, city }) => fips.startsWith(STATE_FIPS[state]!) && !WORDS.has(city));
  const cities = new Map<string, Position[]>();
  for (const { city, longitude, latitude } of rows) {
    const name = city.replace(/^Saint /, 'St. ');
    cities.set(name, [...(cities.get(name) ?? []), [longitude, latitude] as const]);
  }
  // “Across New York” says nothing of the city.
  cities.delete(findState(state)?.name ?? '');
  known.set(state, cities);
  return cities;
};

interface NearestNamed {
  miles: number;
  /** The text names other cities, too, which are farther away. */
  isOneOfSeveral: boolean;
}

/** “Allegheny, Washington and Westmoreland counties”: whoever is in one of them is where it happens, not as far off as a town of that name. */
const namesCountyOf = (text: string, { county }: Place): boolean => {
  const name = county.replace(/ \(.*$/, '').replaceAll('.', '\\.');
  return new RegExp(`\\b${name}(?:(?:, | and |, and )[A-Z][\\w.]+(?: [A-Z][\\w.]+)*)* counties\\b`).test(text);
};

/** The nearest city of the state that a text names; null where it names none. */
export const loadNearestNamed = async (place: Place): Promise<(text: string) => NearestNamed | null> => {
  const cities = [...(await loadCities(place))];
  const here = positionOf(place);
  return (text) => {
    if (namesCountyOf(text, place)) return { miles: 0, isOneOfSeveral: false };
    const named = cities.filter(
      ([city]) =>
        text.includes(city) && new RegExp(`(?<!(?:Lake|New|North|South|East|West) )\\b${city}\\b(?! (?:River|Bay))`).test(text),
    );
    const miles = named.flatMap(([, positions]) => positions.map((position) => distanceMiles(here, position)));
    return miles.length === 0 ? null : { miles: Math.min(...miles), isOneOfSeveral: named.length > 1 };
  };
};
