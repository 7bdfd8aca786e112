import { beforeAll, describe, expect, it } from 'vitest';
import { EXERCISE_TYPES } from '#shared/domain/exercise-options.ts';
import type { LocalHazards } from '#shared/domain/local-hazard.ts';
import { knowledgeAnswers } from '#shared/knowledge/answers.ts';
import type { HazardName, HazardRow } from '#shared/knowledge/hazards/hazard.ts';
import { stateFacts, stateHazards } from '#shared/knowledge/hazards.ts';
import { listLocalHazards, loadLocalHazards } from '#shared/knowledge/places/local-hazards.ts';
import * as namedRegions from '#shared/knowledge/places/named-regions.ts';
import { findPlace, loadZipTable, type Place } from '#shared/knowledge/places/place.ts';
import { isInRegion, type Region } from '#shared/knowledge/places/region.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { writeScenarios } from '#shared/knowledge/scenarios/library.ts';
import { easternCases } from './hazard-cases-east.ts';
import { westernCases } from './hazard-cases-west.ts';
import { createSnapshot } from './profiles.ts';

const states = stateFacts.map(({ code }) => code);

const byState = new Map<string, { place: Place; local: LocalHazards }[]>();
beforeAll(async () => {
  const tables = await Promise.all(Array.from({ length: 10 }, (_, digit) => loadZipTable(digit)));
  const zips = tables.flatMap((table) => table.zips);
  for (const zip of zips) {
    const place = (await findPlace(String(zip).padStart(5, '0')))!;
    if (!byState.has(place.state)) byState.set(place.state, []);
    byState.get(place.state)!.push({ place, local: listLocalHazards(place, stateHazards(place.state)) });
  }
}, 60_000);

const rowsWhere = (code: string): HazardRow[] => stateHazards(code).filter(([, , details]) => details?.where !== undefined);

describe('every place of the country', () => {
  it('every place of the country has hazards, each with a reason and a warning time', () => {
    const all = [...byState.values()].flat();
    expect(all.length).toBeGreaterThan(40_000);
    expect(byState.size).toBe(stateFacts.length);
    const bare = all.filter(
      ({ local }) => local.hazards.length === 0 || local.hazards.some(({ reason, warning_time }) => !reason || !warning_time),
    );
    expect(bare.map(({ place }) => place.zip)).toEqual([]);
  });
});

it('no place has the same water twice, as storm surge and as coastal flooding', () => {
  const yearsOf = (reason: string): string[] => reason.match(/\b(?:19|20)\d\d\b/g) ?? [];
  const twice = [...byState.values()].flat().filter(({ local }) => {
    const [surge, tides] = (['Storm Surge', 'Coastal Flooding'] as const).map(
      (name) => local.hazards.find((hazard) => hazard.name === name)?.reason ?? '',
    );
    return yearsOf(surge!).some((year) => yearsOf(tides!).includes(year));
  });
  expect(twice.map(({ place }) => place.zip)).toEqual([]);
});

it.each([
  ['11694', 'Rockaway Park', 'Storm Surge', /^Sandy \(2012\) put the Rockaways/, false],
  ['10004', 'Lower Manhattan', 'Storm Surge', /surge of about 9 feet to the Battery/, false],
  ['11215', 'Park Slope', 'Storm Surge', /^Sandy \(2012\) pushed the Gowanus Canal/, true],
  ['11238', 'Prospect Heights', 'Storm Surge', /^Most streets of this ZIP code stood above/, true],
  ['77058', 'Clear Lake', 'Storm Surge', /^Ike \(2008\)/, false],
  ['77002', 'Downtown Houston', 'Storm Surge', /Most of Houston lies above it/, true],
  ['77017', 'the Ship Channel', 'Storm Surge', /^Ike \(2008\)/, false],
  ['33004', 'Dania Beach', 'Storm Surge', /^Irma/, false],
  ['33065', 'Coral Springs', 'Storm Surge', null, false],
  ['33186', 'Kendall', 'Storm Surge', /^Irma/, false],
  ['70458', 'Slidell', 'Storm Surge', /^Katrina/, false],
  ['70401', 'Hammond', 'Storm Surge', null, false],
  ['02210', 'the Seaport of Boston', 'Coastal Flooding', /Seaport/, false],
  ['02130', 'Jamaica Plain', 'Coastal Flooding', /^Most streets here stand above/, true],
  ['98108', 'South Park of Seattle', 'Coastal Flooding', /^The king tide/, false],
  ['98122', 'Capitol Hill of Seattle', 'Coastal Flooding', /^Most streets of Seattle/, true],
] as const)('in %s (%s), %s is that of its own part of the city', (zip, _, name, reason, isMinor) => {
  const { local } = [...byState.values()].flat().find(({ place }) => place.zip === zip)!;
  const hazard = local.hazards.find((item) => item.name === name);
  if (reason === null) expect(hazard).toBeUndefined();
  else expect(hazard?.reason).toMatch(reason);
  expect(hazard?.is_minor ?? false).toBe(isMinor);
});

describe.each(states)('the hazards of %s', (code) => {
  it(`the hazards of ${code} are at least 4 at each place`, () => {
    const few = byState.get(code)!.filter(({ place, local }) => local.hazards.length < 4 && place.city !== 'Wake Island');
    expect(few.map(({ place, local }) => `${place.zip} ${place.city}: ${local.hazards.map(({ name }) => name)}`)).toEqual([]);
  });

  it(`the hazards of ${code} are either local or left out with a reason, at each place`, () => {
    const names = [...new Set(stateHazards(code).map(([name]) => name))];
    const silent = byState.get(code)!.flatMap(({ place, local }) => {
      const said = new Set<HazardName>([...local.hazards, ...local.not_material].map(({ name }) => name));
      return names.filter((name) => !said.has(name)).map((name) => `${name} at ${place.city} (${place.county})`);
    });
    expect([...new Set(silent)].slice(0, 20)).toEqual([]);
  });

  it(`the hazards of ${code} of a part of the state are met in it and not outside`, () => {
    const wrong = rowsWhere(code).filter(([, , details]) => {
      const places = byState.get(code)!;
      const within = places.filter(({ place }) => isInRegion(place, details!.where!)).length;
      return within === 0 || within === places.length;
    });
    expect(wrong.map(([name, reason]) => `${name}: ${reason}`)).toEqual([]);
  });

  it(`the hazards of ${code} all count somewhere: no earlier row hides them`, () => {
    const shown = new Set(byState.get(code)!.flatMap(({ local }) => local.hazards.map(({ reason }) => reason)));
    expect(
      stateHazards(code)
        .filter(([, reason]) => !shown.has(reason))
        .map(([name, reason]) => `${name}: ${reason}`),
    ).toEqual([]);
  });

  it(`the hazards of ${code} name a source for each frequency`, () => {
    const rows = stateHazards(code).filter(([, , details]) => details?.frequency !== undefined && !details.source);
    expect(rows.map(([name, reason]) => `${name}: ${reason}`)).toEqual([]);
  });

  it(`the hazards of ${code} name counties of the state`, () => {
    const shared = new Set<Region>(Object.values(namedRegions));
    const regionsOf = (region: Region): Region[] =>
      shared.has(region)
        ? []
        : [region, ...[...(region.anyOf ?? []), ...(region.allOf ?? []), ...(region.not ? [region.not] : [])].flatMap(regionsOf)];
    const known = new Set(byState.get(code)!.map(({ place }) => place.county));
    const named = rowsWhere(code)
      .flatMap(([, , details]) => regionsOf(details!.where!))
      .flatMap(({ counties = [], outsideCounties = [] }) => [...counties, ...outsideCounties]);
    expect([...new Set(named)].filter((county) => !known.has(county))).toEqual([]);
  });

  it(`the hazards of ${code} are said in short plain sentences`, () => {
    const said = stateHazards(code).flatMap(([, reason, details]) => [
      reason,
      ...(details?.elsewhere ? [details.elsewhere] : []),
    ]);
    const isPlain = (text: string): boolean =>
      /^[A-Z0-9].*[.]$/.test(text) &&
      text.length <= 220 &&
      !/;|'|\b(?:don|can|isn|won|doesn)’t\b| {2}/.test(text) &&
      text
        .replace(/\b(?:U\.S|St|a\.m|p\.m)\./g, '')
        .split(/(?<=[.:])\s/)
        .every((sentence) => sentence.split(/\s+/).length <= 24);
    expect(said.filter((text) => !isPlain(text))).toEqual([]);
    const nameless = stateHazards(code).filter(([, reason]) => !/\d|[A-Z]{3}|[a-z,(’] ?[A-Z][a-z]+/.test(reason));
    expect(nameless.map(([, reason]) => reason)).toEqual([]);
  });
});

describe('the hazards of a place', () => {
  it.each([...westernCases, ...easternCases])('the hazards of a place: %s', (_, zip, present, absent) => {
    const { local } = [...byState.values()].flat().find(({ place }) => place.zip === zip)!;
    const [names, left] = [local.hazards, local.not_material].map((list) => list.map(({ name }) => name));
    expect(present.filter((name) => !names!.includes(name))).toEqual([]);
    expect(absent.filter((name) => names!.includes(name))).toEqual([]);
    expect(absent.filter((name) => !left!.includes(name))).toEqual([]);
  });
});

const placeOf = (zip: string): Place => [...byState.values()].flat().find(({ place }) => place.zip === zip)!.place;

describe('what knows the place', () => {
  const suggestAt = async (zip: string | null, state: string, industry: string) =>
    (
      await knowledgeAnswers.suggest_risks(
        { bcp_id: 1, plan: { state, zip_code: zip, industry }, cyber: true },
        zip === null ? null : placeOf(zip),
      )
    ).suggestions.location_specific_risks;

  it('what knows the place warns growers of a freeze, and no one else', async () => {
    expect((await suggestAt('93721', 'CA', 'Agriculture')).map(({ name }) => name)).toContain('Freeze');
    expect((await suggestAt('93721', 'CA', 'Healthcare')).map(({ name }) => name)).not.toContain('Freeze');
  });

  it('what knows the place says how long people have where that differs', async () => {
    const warningOf = async (zip: string) =>
      (await loadLocalHazards(placeOf(zip))).hazards.find(({ name }) => name === 'Tsunamis')?.warning_time;
    expect(await warningOf('98101')).toBe('The shaking is the warning: minutes');
    expect(await warningOf('98595')).toBe('The shaking is the warning: under 30 minutes');
  });

  it('what knows the state only says which hazards are those of a part of it', async () => {
    const risks = await suggestAt(null, 'TX', 'Healthcare');
    const reasonOf = (hazard: HazardName) => risks.find(({ name }) => name === hazard)?.reason;
    for (const name of ['Hurricanes', 'Storm Surge', 'Dust Storms', 'High Winds'] as const)
      expect(reasonOf(name), name).toMatch(/^In parts of Texas: /);
    for (const name of ['Extreme Heat', 'Winter Storms', 'Flash Floods'] as const)
      expect(reasonOf(name), name).not.toMatch(/In parts of/);
  });

  it.each([
    ['a hurricane in Houston', '77002', /^A hurricane/, true],
    ['no hurricane in Amarillo', '79101', /^A hurricane/, false],
    ['a tornado in Amarillo', '79101', /tornado warning/i, true],
    ['no tornado in El Paso', '79901', /tornado warning/i, false],
    ['ice and cold in Truckee', '96161', /^Ice and cold/, true],
    ['no ice and cold in Fresno', '93721', /^Ice and cold/, false],
    ['an earthquake in St. Louis', '63101', /^Magnitude/, true],
    ['no earthquake in Joplin', '64801', /^Magnitude/, false],
  ])('what knows the place tells of %s', async (_, zip, name, isTold) => {
    const place = placeOf(zip);
    const profile = await buildProfile(createSnapshot({ industry: 'Retail', state: place.state, city: place.city }), true, {
      place,
    });
    const names = EXERCISE_TYPES.flatMap((type) => writeScenarios(profile, { count: 20, types: [type], areas: [] }));
    expect(names.some(({ exercise_name }) => name.test(exercise_name))).toBe(isTold);
  });
});
