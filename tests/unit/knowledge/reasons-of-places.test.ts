/** What is printed as the reason of a hazard happened at or near the place, not in another part of the country. */
import { beforeAll, describe, expect, it } from 'vitest';
import { stateFacts, stateHazards } from '#shared/knowledge/hazards.ts';
import { loadLocalHazards } from '#shared/knowledge/places/local-hazards.ts';
import { findPlace, loadZipTable, type Place } from '#shared/knowledge/places/place.ts';

/** Two places of neighboring states are not farther apart. */
const NEAR_DEGREES = 0.6;
/** A city of so many ZIP codes, and of one state, is known by its name alone. */
const LARGE = 12;

let places: Place[] = [];
const neighbors = new Map<string, Set<string>>(stateFacts.map(({ code }) => [code, new Set([code])]));
const statesOfCity = new Map<string, Map<string, number>>();

const cellOf = ({ latitude, longitude }: Place, down = 0, right = 0): string =>
  `${Math.floor(latitude / NEAR_DEGREES) + down} ${Math.floor(longitude / NEAR_DEGREES) + right}`;

beforeAll(async () => {
  const tables = await Promise.all(Array.from({ length: 10 }, (_, digit) => loadZipTable(digit)));
  const zips = tables.flatMap((table) => table.zips);
  places = await Promise.all(zips.map(async (zip) => (await findPlace(String(zip).padStart(5, '0')))!));
  const statesAt = new Map<string, Set<string>>();
  for (const place of places) {
    const cell = cellOf(place);
    statesAt.set(cell, (statesAt.get(cell) ?? new Set()).add(place.state));
    const states = statesOfCity.get(place.city) ?? new Map<string, number>();
    statesOfCity.set(place.city, states.set(place.state, (states.get(place.state) ?? 0) + 1));
  }
  for (const place of places)
    for (const down of [-1, 0, 1])
      for (const right of [-1, 0, 1])
        for (const state of statesAt.get(cellOf(place, down, right)) ?? []) neighbors.get(place.state)!.add(state);
}, 60_000);

/** Streets, rivers, basins and towns that bear the name of a state or of a city elsewhere, and smoke that came from there. */
const NAMESAKES =
  /Rhode Island Avenue|Washington (?:Boulevard|Crossing|Beach)|(?:Mount|Fort|struck) Washington|Washington and Westmoreland|Delaware (?:Basin|and Midland)|South Platte and Arkansas|Brazos, Colorado|From Alaska a wave|Smoke from California|damaged buildings as far as Washington|Boise City|\bSpring\b/g;
const RIVERS = ['Mississippi', 'Missouri'];

const withoutNamesakes = (reason: string): string => reason.replace(NAMESAKES, '');

const listStatesElsewhere = (reason: string, code: string): string[] =>
  stateFacts
    .filter((state) => !neighbors.get(code)!.has(state.code) && !RIVERS.includes(state.name))
    .filter(({ code: other }) => !(other === 'WA' && ['DC', 'VA', 'MD'].includes(code)))
    .map(({ name }) => name)
    .filter((name) =>
      new RegExp(`(?<!(?:Lake|Gulf of|West|New|North|South) )\\b${name}\\b(?! (?:River|Bay|Lake|City|Sound))`).test(
        withoutNamesakes(reason),
      ),
    );

const listCitiesElsewhere = (reason: string, code: string): string[] => {
  const names = [...statesOfCity].filter(([city, states]) => {
    const [[state, zips]] = [...states] as [[string, number]];
    return states.size === 1 && zips >= LARGE && !neighbors.get(code)!.has(state) && reason.includes(city);
  });
  return names.map(([city]) => city).filter((city) => new RegExp(`\\b${city}\\b`).test(withoutNamesakes(reason)));
};

describe.each(stateFacts.map(({ code, name }) => [name, code] as const))('the reasons of the hazards of %s', (name, code) => {
  it(`the reasons of the hazards of ${name} name no state or large city beyond its neighbors`, () => {
    const wrong = stateHazards(code).flatMap(([hazard, reason, details]) =>
      [reason, details?.elsewhere ?? ''].flatMap((text) =>
        [...listStatesElsewhere(text, code), ...listCitiesElsewhere(text, code)].map((place) => `${hazard}: ${place}: ${text}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('reasons within a large state', () => {
  it.each([
    ['77550', 'Galveston', /Dallas|Houston suburbs|Panhandle|El Paso/],
    ['20147', 'Ashburn', /Richmond|Norfolk|Buchanan|Damascus/],
    ['37604', 'Johnson City', /customers in Memphis/],
    ['64108', 'Kansas City', /St\. Louis customers/],
    ['67735', 'Goodland', /Wichita/],
    ['71101', 'Shreveport', /New Orleans/],
    ['56763', 'Warroad', /Princeton/],
    ['53202', 'Milwaukee', /Ladysmith|Siren|Chetek/],
    ['54880', 'Superior', /near Madison/],
    ['41501', 'Pikeville', /Louisville/],
    ['12901', 'Plattsburgh', /Binghamton/],
    ['33101', 'Miami', /Panama City|Tallahassee/],
    ['96161', 'Truckee', /San Diego|Los Angeles/],
    ['79901', 'El Paso', /Houston|Galveston/],
    ['11215', 'Brooklyn', /Freeport|Mastic|Howard Beach|Bronx/],
    ['11215', 'Brooklyn', /West Point/],
    ['11520', 'Freeport', /West Point|Howard Beach/],
    ['98584', 'Shelton', /hills of Seattle|covered Seattle|Oso|Everett/],
    ['98501', 'Olympia', /hills of Seattle|covered Seattle|Oso|Everett/],
    ['74103', 'Tulsa', /Panhandle|US-54/],
    ['73102', 'Oklahoma City', /Panhandle|US-54/],
    ['77550', 'Galveston', /Cattle/],
  ])('the hazards of %s (%s) are not explained with events at the other end of the state', async (zip, _, elsewhere) => {
    const { hazards } = await loadLocalHazards((await findPlace(zip))!);
    expect(hazards.map(({ name, reason }) => `${name}: ${reason}`).filter((text) => elsewhere.test(text))).toEqual([]);
  });

  it.each([
    ['44113', 'Cleveland', 'Floods', /^(?!In parts|About \d+ miles)/],
    [
      '44301',
      'Akron',
      'Floods',
      /^(?:It can happen in low places and along streams of Ohio\. For example:|About \d+ miles away)/,
    ],
    ['44113', 'Cleveland', 'Winter Storms', /^Lake Erie bands/],
    ['44113', 'Cleveland', 'Coastal Flooding', /^Bluffs stand above/],
    ['44113', 'Cleveland', 'Ice Storms', /^Ice of .*Mansfield/],
    ['44113', 'Cleveland', 'Power Outages', /pumping stations of Cleveland/],
    ['44870', 'Sandusky', 'Coastal Flooding', /^Northeast wind .*Sandusky/],
    ['74103', 'Tulsa', 'Ice Storms', /around Tulsa/],
    ['74103', 'Tulsa', 'Flash Floods', /Memorial Day flood of 1984/],
    ['74103', 'Tulsa', 'Severe Thunderstorms', /around Tulsa/],
    ['77541', 'Freeport', 'Chemical Releases', /surround Freeport/],
    ['77541', 'Freeport', 'Hurricanes', /^Since 1975, 7 hurricanes have passed within 60 miles\. The last were .*Beryl \(2024\)/],
    ['98584', 'Shelton', 'Landslides', /^In western Washington/],
    ['98101', 'Seattle', 'Winter Storms', /hills of Seattle/],
    ['98584', 'Shelton', 'Winter Storms', /^In western Washington/],
    ['10451', 'Bronx', 'Floods', /Bronx River/],
    ['11414', 'Howard Beach', 'Coastal Flooding', /Howard Beach/],
    ['73942', 'Guymon', 'Winter Storms', /Panhandle/],
    ['20147', 'Ashburn', 'Floods', /^(?:About 20 miles away: .*Arlington|(?!.*Arlington))/],
    ['22201', 'Arlington', 'Floods', /^Cameron Run/],
    [
      '02601',
      'Hyannis',
      'Floods',
      /^It can happen in low places and along streams of Massachusetts\. For example: The Merrimack/,
    ],
    [
      '02601',
      'Hyannis',
      'Wildfires',
      /^(?:About \d+ miles away(?:, the nearest of these)?|In parts of Massachusetts): Brush fires/,
    ],
    ['01970', 'Salem', 'Wildfires', /^Brush fires/],
    ['97520', 'Ashland', 'Floods', /^The Rogue/],
    ['43215', 'Columbus', 'Floods', /^Storms fill underpasses of Columbus/],
    ['30303', 'Atlanta', 'Ice Storms', /^It can happen in this part of Georgia\. For example: .*Augusta/],
    ['30901', 'Augusta', 'Ice Storms', /^(?!In parts).*Augusta/],
    ['63101', 'St. Louis', 'Earthquakes', /^St\. Louis/],
    ['11215', 'Brooklyn', 'Storm Surge', /^Sandy/],
    ['11215', 'Brooklyn', 'Severe Thunderstorms', /^Summer storms .* across New York/],
  ])('of %s (%s), the reason of %s says whether it happened in another part of the state', async (zip, _, hazard, says) => {
    const { hazards } = await loadLocalHazards((await findPlace(zip))!);
    expect(hazards.find(({ name }) => name === hazard)?.reason).toMatch(says);
  });
});

describe('the reasons of floods, slides, fires and spills', () => {
  const LOCAL = ['Floods', 'Flash Floods', 'Coastal Flooding', 'Wildfires', 'Landslides', 'Sinkholes', 'Chemical Releases'];
  /** Of a state's ZIP codes, every so many. */
  const SAMPLE_EVERY = 60;
  const WITHIN_DEGREES = 0.45;
  /** Towns that are also common words. */
  const COMMON =
    /^(?:Hurricane|Winter|Spring|Summer|Snow|Storm|Center|Lake|River|Northern|Fire|Red Hook|New York|Washington|Santa Ana)$/;

  it.each(stateFacts.map(({ code, name }) => [name, code] as const))(
    'the reasons of floods, slides, fires and spills in %s are near, or say where',
    { timeout: 60_000 },
    async (name, code) => {
      const own = places.filter(({ state }) => state === code);
      const cities = new Map<string, Place[]>();
      for (const place of own) cities.set(place.city, [...(cities.get(place.city) ?? []), place]);
      const isNear = (a: Place, b: Place): boolean =>
        Math.abs(a.latitude - b.latitude) < WITHIN_DEGREES && Math.abs(a.longitude - b.longitude) < WITHIN_DEGREES * 1.5;
      const wrong: string[] = [];
      for (const place of own.filter((_, at) => at % SAMPLE_EVERY === 0)) {
        const { hazards } = await loadLocalHazards(place);
        for (const { name: hazard, reason } of hazards.filter(({ name: of }) => LOCAL.includes(of))) {
          if (/^(?:In |It can happen |About \d+ miles away(?:, the nearest of these)?: )/.test(reason)) continue;
          const named = [...cities].filter(
            ([city]) =>
              !COMMON.test(city) &&
              city !== name &&
              new RegExp(`(?<!(?:Lake|New|North|South|East|West|Fort|St\\.) )\\b${city}\\b(?! (?:River|Bay|County|Fire))`).test(
                reason,
              ),
          );
          if (named.length > 0 && !named.some(([, at]) => at.some((there) => isNear(place, there))))
            wrong.push(`${place.city} (${place.zip}): ${hazard}: ${reason}`);
          if (named.length === 0 && /^The (?:\w+, )+\w+ (?:and|or) \w+ (?:rivers )?(?:flood|raise)/.test(reason))
            wrong.push(`${place.city} (${place.zip}): ${hazard}: ${reason}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each([
    ['58701', 'April 12 to 14, 2022'],
    ['70112', 'Ida'],
    ['60601', 'July 15, 2024'],
    ['27601', 'Fran (1996)'],
    ['84101', 'Wind in September 2020'],
  ])('an outage at %s says which storm it was', async (zip, storm) => {
    const { hazards } = await loadLocalHazards((await findPlace(zip))!);
    const { reason } = hazards.find(({ name }) => name === 'Power Outages')!;
    expect(reason).toContain(storm);
    expect(reason).not.toMatch(/days\. (?:That of|Ice that month|Fallen trees|All of)/);
  });
});
