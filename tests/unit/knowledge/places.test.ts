import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { makeZipTables } from '#infra/knowledge/make-zip-table.ts';
import { knowledgeAnswers } from '#shared/knowledge/answers.ts';
import { stateFacts, stateHazards } from '#shared/knowledge/hazards.ts';
import { distanceMiles, parsePositions, toSegmentMiles } from '#shared/knowledge/places/distance.ts';
import { loadLocalHazards } from '#shared/knowledge/places/local-hazards.ts';
import { findPlace, loadZipTable, type Place } from '#shared/knowledge/places/place.ts';
import { isInRegion, type Region } from '#shared/knowledge/places/region.ts';
import { zipTables } from '#shared/knowledge/places/zip-tables.ts';

const digits = Array.from({ length: 10 }, (_, digit) => digit);
const tables = await Promise.all(digits.map(loadZipTable));
const allRows = tables.flatMap(({ zips, rowAt }) => zips.map((_, at) => rowAt(at)));

describe('the tables of ZIP codes', () => {
  test('are what the pinned packages give (remedy: npm run zip-table)', () => {
    const made = makeZipTables();
    expect(zipTables.filter((text, digit) => text !== made[digit])).toEqual([]);
  }, 60_000);

  test('take less than 250 KB compressed', () => {
    expect(brotliCompressSync(zipTables.join('\n')).length).toBeLessThan(250 * 1024);
  }, 60_000);

  test('have every state, in order and without gaps', () => {
    expect(allRows.every(({ zip }, at) => at === 0 || zip > allRows[at - 1]!.zip)).toBe(true);
    expect(allRows.filter(({ city, county, fips }) => city === '' || county === '' || !/^\d{5}$/.test(fips))).toEqual([]);
    expect(new Set(allRows.map(({ fips }) => fips.slice(0, 2))).size).toBe(stateFacts.length);
  });
});

describe('a place', () => {
  test.each([
    ['77550', { city: 'Galveston', county: 'Galveston', state: 'TX', fips: '48167', ocean: 'gulf', oceanMiles: 1 }],
    ['04101', { city: 'Portland', county: 'Cumberland', state: 'ME', ocean: 'atlantic', oceanMiles: 3 }],
    ['98101', { city: 'Seattle', county: 'King', state: 'WA', ocean: 'pacific', oceanMiles: 1 }],
    ['60601', { city: 'Chicago', county: 'Cook', state: 'IL', oceanMiles: 250, lakeMiles: 0 }],
    ['49855', { city: 'Marquette', county: 'Marquette', state: 'MI', oceanMiles: 250, lakeMiles: 2 }],
    ['79901', { city: 'El Paso', county: 'El Paso', state: 'TX', oceanMiles: 250, lakeMiles: 250 }],
    ['20001', { city: 'Washington', county: 'District of Columbia', state: 'DC', oceanMiles: 20 }],
    ['99501', { city: 'Anchorage', county: 'Anchorage Municipality', state: 'AK', ocean: 'pacific' }],
    ['34102', { city: 'Naples', county: 'Collier', state: 'FL', ocean: 'gulf' }],
    ['33109', { city: 'Miami Beach', county: 'Miami-Dade', state: 'FL', ocean: 'atlantic', oceanMiles: 0 }],
  ])('is found by the ZIP code %s', async (zip, expected) => {
    expect(await findPlace(zip)).toMatchObject({ zip, ...expected });
  });

  test('is found by ZIP+4 too', async () => {
    expect((await findPlace(' 77550-1234 '))?.city).toBe('Galveston');
  });

  test.each(['00000', '99999', '7755', '77550x', 'SW1A 1AA', '', '00501-', '09001'])('is not made up for %j', async (zip) => {
    expect(await findPlace(zip)).toBeNull();
  });
});

describe('distances', () => {
  test('follow a great circle', () => {
    // Boston to Los Angeles: about 2,590 miles.
    expect(distanceMiles([-71.06, 42.36], [-118.24, 34.05])).toBeGreaterThan(2580);
    expect(distanceMiles([-71.06, 42.36], [-118.24, 34.05])).toBeLessThan(2605);
    expect(distanceMiles([-90, 30], [-90, 30])).toBe(0);
  });

  test('to a segment end at its ends', () => {
    expect(toSegmentMiles([0, 1], [-1, 0], [1, 0])).toBeCloseTo(69.1, 0);
    expect(toSegmentMiles([3, 0], [-1, 0], [1, 0])).toBeCloseTo(138.2, 0);
    expect(toSegmentMiles([1, 0], [1, 0], [1, 0])).toBe(0);
  });
});

describe('an region', () => {
  const place: Place = {
    ...{ zip: '77550', city: 'Galveston', county: 'Galveston', state: 'TX', fips: '48167' },
    ...{ latitude: 29.28, longitude: -94.8, ocean: 'gulf', oceanMiles: 10, lakeMiles: 250 },
  };
  const cases: [string, Region, boolean][] = [
    ['without a condition', {}, true],
    ['by county', { counties: ['Galveston', 'Chambers'] }, true],
    ['by another county', { counties: ['Harris'] }, false],
    ['outside its county', { outsideCounties: ['Galveston'] }, false],
    ['just within the distance to the ocean', { oceanWithin: 10 }, true],
    ['just not within the distance to the ocean', { oceanWithin: 9 }, false],
    ['just beyond the distance to the ocean', { oceanBeyond: 10 }, true],
    ['not beyond the distance to the ocean', { oceanBeyond: 11 }, false],
    ['by ocean', { ocean: 'gulf' }, true],
    ['by another ocean', { ocean: 'atlantic' }, false],
    ['by lake', { lakeWithin: 100 }, false],
    ['by latitude', { north: 29, south: 30 }, true],
    ['too far south', { north: 29.3 }, false],
    ['too far north', { south: 29.2 }, false],
    ['by longitude', { west: -94, east: -95 }, true],
    ['too far east', { west: -95 }, false],
    ['too far west', { east: -94 }, false],
    ['near a point', { near: { of: [-95.37, 29.76], miles: 50 } }, true],
    ['not so near a point', { near: { of: [-95.37, 29.76], miles: 40 } }, false],
    ['near one of several points', { nearAny: { of: parsePositions('-80.2 25.8, -95.37 29.76'), miles: 50 } }, true],
    ['near none of several points', { nearAny: { of: parsePositions('-80.2 25.8, -97.7 30.3'), miles: 50 } }, false],
    ['along a line, between its points', { along: { line: parsePositions('-97 28, -95 29.5, -93 29.8'), miles: 20 } }, true],
    ['too far from a line', { along: { line: parsePositions('-97 28, -96 28.5'), miles: 20 } }, false],
    ['when all of several hold', { allOf: [{ ocean: 'gulf' }, { oceanWithin: 10 }] }, true],
    ['when not all of several hold', { allOf: [{ ocean: 'gulf' }, { oceanWithin: 2 }] }, false],
    ['by one of several', { anyOf: [{ counties: ['Harris'] }, { oceanWithin: 20 }] }, true],
    ['by none of several', { anyOf: [{ counties: ['Harris'] }, { oceanWithin: 2 }] }, false],
    ['by what it is not', { not: { oceanWithin: 2 } }, true],
    ['when one of two conditions fails', { ocean: 'gulf', oceanWithin: 2 }, false],
  ];
  test.each(cases)('holds a place %s', (_, region, expected) => {
    expect(isInRegion(place, region)).toBe(expected);
  });

  const regionsOf = (region: Region): Region[] => [
    region,
    ...[...(region.anyOf ?? []), ...(region.allOf ?? [])].flatMap(regionsOf),
    ...(region.not ? regionsOf(region.not) : []),
  ];
  test('names counties that exist in its state', () => {
    const known = new Set(allRows.map(({ fips, county }) => `${fips.slice(0, 2)} ${county}`));
    const byState = new Map(allRows.map((row) => [row.fips.slice(0, 2), row]));
    const unknown = stateFacts.flatMap(({ code }) =>
      stateHazards(code)
        .flatMap(([, , details]) => (details?.where ? regionsOf(details.where) : []))
        .flatMap(({ counties = [], outsideCounties = [] }) => [...counties, ...outsideCounties])
        .filter((county) => ![...byState.keys()].some((fips) => known.has(`${fips} ${county}`))),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the hazards of a place', () => {
  const hazardsAt = async (zip: string) => loadLocalHazards((await findPlace(zip))!);

  test.each([
    ['Galveston', '77550', ['Hurricanes', 'Storm Surge'], ['Wildfires', 'Hail', 'Dust Storms']],
    ['El Paso', '79901', ['Dust Storms', 'Extreme Heat'], ['Hurricanes', 'Storm Surge']],
    ['Amarillo', '79101', ['Tornadoes', 'Hail', 'Wildfires', 'Dust Storms'], ['Hurricanes', 'Storm Surge']],
    ['Dallas', '75201', ['Tornadoes', 'Hail'], ['Storm Surge', 'Hurricanes', 'Dust Storms']],
    ['Norfolk', '23510', ['Hurricanes'], []],
    ['Jackson in Mississippi', '39201', ['Hurricanes'], ['Storm Surge']],
    ['Tallahassee', '32301', ['Hurricanes'], ['Storm Surge']],
    ['Portland in Oregon', '97201', ['Earthquakes'], ['Tsunamis']],
    ['Hilo', '96720', ['Tsunamis'], []],
  ])('%s has what is material there and nothing else', async (_, zip, present, absent) => {
    const { hazards, not_material } = await hazardsAt(zip);
    expect(hazards.map(({ name }) => name)).toEqual(expect.arrayContaining(present));
    for (const name of absent) {
      expect(hazards.map((hazard) => hazard.name)).not.toContain(name);
      expect(not_material.map((hazard) => hazard.name)).toContain(name);
    }
  });
});

describe('what is suggested for a place', () => {
  const suggestedAt = async (zip_code: string, state: string) =>
    (
      await knowledgeAnswers.suggest_risks(
        { bcp_id: 1, plan: { state, zip_code, industry: 'Healthcare' }, cyber: true },
        await findPlace(zip_code),
      )
    ).suggestions.location_specific_risks.map(({ name }) => name);

  test('leaves out what is not material there', async () => {
    expect(await suggestedAt('77550', 'TX')).toEqual(expect.arrayContaining(['Storm Surge', 'Hurricanes']));
    for (const name of ['Wildfires', 'Hail']) expect(await suggestedAt('77550', 'TX')).not.toContain(name);
    expect(await suggestedAt('79901', 'TX')).not.toContain('Hurricanes');
  });

  test('follows the state when the ZIP code belongs to another one', async () => {
    expect(await suggestedAt('77550', 'CO')).not.toContain('Storm Surge');
    expect((await suggestedAt('77550', 'CO')).length).toBeGreaterThan(3);
  });

  test('follows the state when the ZIP code is unknown', async () => {
    expect(await suggestedAt('00000', 'TX')).toContain('Storm Surge');
  });
});
