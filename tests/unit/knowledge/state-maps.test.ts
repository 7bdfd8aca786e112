import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { stateFacts } from '#shared/knowledge/hazards.ts';
import { findPlace, formatCounty, STATE_FIPS } from '#shared/knowledge/places/place.ts';
import { makeStateMaps } from '../../../web/build/state-maps.ts';
import { projectPosition } from '../../../web/ui/map-projection.ts';

const maps = makeStateMaps();

describe('the map of a state', () => {
  test('exists for every state, with all its counties', () => {
    expect(Object.keys(maps).sort()).toEqual(stateFacts.map(({ code }) => code).sort());
    for (const [state, { counties }] of Object.entries(maps)) {
      const paths = Object.entries(counties);
      expect(paths.filter(([fips, path]) => !fips.startsWith(STATE_FIPS[state]!) || !/^M\d+ \d+l.+z$/.test(path))).toEqual([]);
    }
    expect(Object.values(maps).flatMap(({ counties }) => Object.keys(counties)).length).toBeGreaterThan(3100);
  });

  test('is less than 6 KB to load', () => {
    for (const map of Object.values(maps)) expect(gzipSync(JSON.stringify(map)).length).toBeLessThan(6 * 1024);
  });

  test.each(['77550', '60601', '10001', '33101', '99501', '96720', '20001', '04101', '98101', '02840'])(
    'has the position of %s within the county that it highlights',
    async (zip) => {
      const place = (await findPlace(zip))!;
      const { projection, counties, width, height } = maps[place.state]!;
      const [x, y] = projectPosition(projection, [place.longitude, place.latitude]);
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
      const corners = [...counties[place.fips]!.matchAll(/M(\d+) (\d+)l([^Mz]*)/g)].flatMap(([, left, top, steps]) => {
        const numbers = (steps!.match(/-?\d+/g) ?? []).map(Number);
        const ring = [[Number(left), Number(top)]];
        for (let at = 0; at < numbers.length; at += 2) {
          const [a, b] = ring.at(-1) as [number, number];
          ring.push([a + numbers[at]!, b + numbers[at + 1]!]);
        }
        return ring;
      });
      const [xs, ys] = [corners.map(([a]) => a!), corners.map(([, b]) => b!)];
      const slack = 4;
      expect(x).toBeGreaterThan(Math.min(...xs) - slack);
      expect(x).toBeLessThan(Math.max(...xs) + slack);
      expect(y).toBeGreaterThan(Math.min(...ys) - slack);
      expect(y).toBeLessThan(Math.max(...ys) + slack);
    },
  );
});

describe('the name of a county', () => {
  test.each([
    ['77550', 'Galveston County'],
    ['70112', 'Orleans Parish'],
    ['71101', 'Caddo Parish'],
    ['23510', 'City of Norfolk'],
    ['23219', 'City of Richmond'],
    ['21201', 'City of Baltimore'],
    ['89701', 'Carson City'],
    ['94103', 'City and County of San Francisco'],
    ['20001', 'District of Columbia'],
    ['99501', 'Anchorage Municipality'],
    ['99762', 'Nome Census Area'],
    ['06510', 'South Central Connecticut'],
    ['06604', 'Greater Bridgeport'],
  ])('of %s is %s', async (zip, name) => {
    expect(formatCounty((await findPlace(zip))!)).toBe(name);
  });
});
