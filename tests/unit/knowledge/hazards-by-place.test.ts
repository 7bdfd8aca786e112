import { beforeAll, describe, expect, it } from 'vitest';
import { EXERCISE_TYPES } from '#shared/domain/exercise.ts';
import { knowledgeAnswers } from '#shared/knowledge/answers.ts';
import type { HazardName, HazardRow } from '#shared/knowledge/hazards/hazard.ts';
import { stateFacts, stateHazards } from '#shared/knowledge/hazards.ts';
import { type LocalHazards, listLocalHazards } from '#shared/knowledge/places/local-hazards.ts';
import * as namedRegions from '#shared/knowledge/places/named-regions.ts';
import { findPlace, type Place } from '#shared/knowledge/places/place.ts';
import { isInRegion, type Region } from '#shared/knowledge/places/region.ts';
import { zipTable } from '#shared/knowledge/places/zip-table.ts';
import { parseZipTable } from '#shared/knowledge/places/zip-table-format.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { writeScenarios } from '#shared/knowledge/scenarios/library.ts';
import { easternCases } from './hazard-cases-east.ts';
import { createSnapshot } from './profiles.ts';

const states = stateFacts.map(({ code }) => code);

const byState = new Map<string, { place: Place; local: LocalHazards }[]>();
beforeAll(async () => {
  const { zips } = parseZipTable(zipTable);
  for (const zip of zips) {
    const place = (await findPlace(String(zip).padStart(5, '0')))!;
    if (!byState.has(place.state)) byState.set(place.state, []);
    byState.get(place.state)!.push({ place, local: listLocalHazards(place) });
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

type Case = readonly [place: string, zip: string, present: readonly HazardName[], absent: readonly HazardName[]];
const cases: readonly Case[] = [
  // California
  [
    'Oakland',
    '94612',
    ['Earthquakes', 'Wildfire Smoke', 'Power Outages'],
    ['Drought', 'Extreme Heat', 'Avalanches', 'Winter Storms'],
  ],
  ['Hayward', '94541', ['Earthquakes', 'Wildfire Smoke', 'Power Outages'], ['Drought', 'Extreme Heat', 'Dust Storms']],
  ['San Francisco', '94103', ['Earthquakes', 'Wildfire Smoke', 'Tsunamis'], ['Wildfires', 'Extreme Heat', 'Drought']],
  [
    'Los Angeles',
    '90012',
    ['Earthquakes', 'Wildfires', 'Landslides', 'Extreme Heat'],
    ['Winter Storms', 'Drought', 'Volcanic Activity'],
  ],
  ['San Diego', '92101', ['Wildfires', 'Tsunamis'], ['Winter Storms', 'Avalanches', 'Extreme Heat']],
  [
    'Truckee',
    '96161',
    ['Winter Storms', 'Avalanches', 'Wildfires', 'Power Outages'],
    ['Extreme Heat', 'Drought', 'Landslides', 'Tsunamis'],
  ],
  [
    'Sacramento',
    '95814',
    ['Floods', 'Dam and Levee Failure', 'Extreme Heat', 'Wildfire Smoke'],
    ['Wildfires', 'Tsunamis', 'Avalanches', 'Landslides'],
  ],
  ['Fresno', '93721', ['Extreme Heat', 'Drought', 'Freeze'], ['Tsunamis', 'Landslides', 'Avalanches']],
  ['Paradise', '95969', ['Wildfires', 'Power Outages'], ['Tsunamis', 'Dust Storms']],
  ['Palm Springs', '92262', ['Extreme Heat', 'Earthquakes', 'Flash Floods'], ['Tsunamis', 'Winter Storms']],
  ['Crescent City', '95531', ['Tsunamis', 'Landslides'], ['Extreme Heat', 'Drought', 'Avalanches']],
  // Pacific
  [
    'Seattle',
    '98101',
    ['Earthquakes', 'Tsunamis', 'High Winds', 'Wildfire Smoke', 'Landslides'],
    ['Wildfires', 'Volcanic Activity', 'Avalanches', 'Drought', 'Freeze', 'Dust Storms'],
  ],
  ['Shelton', '98584', ['Earthquakes', 'Floods', 'High Winds'], ['Wildfires', 'Volcanic Activity', 'Drought', 'Freeze']],
  ['Puyallup', '98371', ['Volcanic Activity', 'Earthquakes'], ['Wildfires', 'Avalanches']],
  [
    'Spokane',
    '99201',
    ['Wildfires', 'Wildfire Smoke', 'Winter Storms', 'High Winds'],
    ['Tsunamis', 'Landslides', 'Coastal Flooding', 'Freeze'],
  ],
  ['Yakima', '98901', ['Freeze', 'Drought', 'Volcanic Activity', 'Wildfires'], ['Tsunamis', 'High Winds', 'Avalanches']],
  ['Westport', '98595', ['Tsunamis', 'Earthquakes', 'High Winds'], ['Wildfires', 'Extreme Heat']],
  [
    'Portland in Oregon',
    '97201',
    ['Earthquakes', 'Winter Storms', 'Extreme Heat', 'Wildfire Smoke'],
    ['Tsunamis', 'Wildfires', 'Coastal Flooding', 'Drought', 'Volcanic Activity'],
  ],
  ['Seaside', '97138', ['Tsunamis', 'Earthquakes', 'High Winds'], ['Wildfires', 'Extreme Heat', 'Drought']],
  ['Medford', '97501', ['Wildfires', 'Wildfire Smoke', 'Floods'], ['Tsunamis', 'High Winds']],
  ['Bend', '97701', ['Wildfires', 'Winter Storms', 'Drought'], ['Tsunamis', 'Landslides']],
  [
    'Anchorage',
    '99501',
    ['Earthquakes', 'Volcanic Activity', 'Winter Storms', 'Avalanches'],
    ['Tsunamis', 'Coastal Flooding', 'Extreme Cold'],
  ],
  [
    'Fairbanks',
    '99701',
    ['Extreme Cold', 'Wildfires', 'Wildfire Smoke'],
    ['Tsunamis', 'Avalanches', 'Volcanic Activity', 'Landslides'],
  ],
  ['Juneau', '99801', ['Floods', 'Avalanches', 'Landslides', 'Tsunamis'], ['Wildfires', 'Volcanic Activity', 'Extreme Cold']],
  ['Kodiak', '99615', ['Tsunamis', 'Volcanic Activity'], ['Wildfires', 'Extreme Cold']],
  [
    'Honolulu, Waikiki',
    '96815',
    ['Hurricanes', 'Tsunamis', 'Coastal Flooding', 'Flash Floods'],
    ['Wildfires', 'Volcanic Activity', 'Drought'],
  ],
  ['Hilo', '96720', ['Tsunamis', 'Volcanic Activity', 'Earthquakes'], ['Wildfires', 'Drought']],
  ['Lahaina', '96761', ['Wildfires', 'Tsunamis', 'Hurricanes'], ['Volcanic Activity']],
  ['Lihue', '96766', ['Hurricanes', 'Flash Floods'], ['Wildfires', 'Volcanic Activity', 'Earthquakes']],
  // Mountain
  [
    'Phoenix',
    '85003',
    ['Extreme Heat', 'Dust Storms', 'Flash Floods', 'Severe Thunderstorms'],
    ['Wildfires', 'Winter Storms', 'Wildfire Smoke'],
  ],
  ['Mesa', '85201', ['Extreme Heat', 'Dust Storms', 'Severe Thunderstorms'], ['Wildfires', 'Winter Storms']],
  ['Flagstaff', '86001', ['Wildfires', 'Flash Floods', 'Winter Storms'], ['Dust Storms', 'Freeze']],
  ['Tucson', '85701', ['Extreme Heat', 'Flash Floods', 'Dust Storms'], ['Winter Storms']],
  [
    'Boulder',
    '80302',
    ['Wildfires', 'High Winds', 'Power Outages', 'Flash Floods', 'Hail', 'Winter Storms'],
    ['Avalanches', 'Dust Storms', 'Freeze', 'Landslides', 'Tornadoes'],
  ],
  ['Denver', '80202', ['Hail', 'Winter Storms', 'Tornadoes'], ['Avalanches', 'Wildfires', 'Dust Storms']],
  ['Grand Junction', '81501', ['Wildfires', 'Freeze', 'Drought'], ['Tornadoes', 'Hail', 'Avalanches', 'Power Outages']],
  ['Silverton', '81433', ['Avalanches', 'Winter Storms', 'Landslides'], ['Tornadoes', 'Hail', 'Dust Storms']],
  ['Boise', '83702', ['Wildfires', 'Wildfire Smoke', 'Floods'], ['Avalanches', 'Earthquakes', 'Dust Storms']],
  ['Coeur d’Alene', '83814', ['Winter Storms', 'Wildfire Smoke', 'Floods'], ['Earthquakes', 'Drought', 'Dust Storms']],
  ['Helena', '59601', ['Wildfires', 'Wildfire Smoke', 'Earthquakes', 'Extreme Cold', 'Winter Storms'], ['Hail', 'Avalanches']],
  ['Great Falls', '59401', ['Winter Storms', 'High Winds', 'Extreme Cold', 'Floods'], ['Hail', 'Avalanches']],
  ['Billings', '59101', ['Hail', 'Floods', 'Winter Storms', 'Tornadoes'], ['Wildfire Smoke', 'Earthquakes', 'Avalanches']],
  [
    'Cheyenne',
    '82001',
    ['High Winds', 'Winter Storms', 'Hail', 'Flash Floods', 'Tornadoes'],
    ['Avalanches', 'Earthquakes', 'Mine Subsidence'],
  ],
  ['Jackson in Wyoming', '83001', ['Avalanches', 'Earthquakes', 'Winter Storms'], ['Hail', 'Tornadoes', 'High Winds']],
  ['Rock Springs', '82901', ['Mine Subsidence', 'Winter Storms'], ['Hail', 'Tornadoes']],
  ['Albuquerque', '87102', ['Flash Floods', 'Drought', 'Wildfire Smoke'], ['Tornadoes']],
  ['Ruidoso', '88345', ['Wildfires', 'Flash Floods'], ['Tornadoes', 'Earthquakes']],
  ['Las Cruces', '88001', ['Dust Storms', 'Flash Floods', 'Drought'], ['Tornadoes', 'Wildfires', 'Winter Storms', 'Earthquakes']],
  [
    'Las Vegas in Nevada',
    '89101',
    ['Extreme Heat', 'Flash Floods', 'Drought'],
    ['Wildfires', 'Winter Storms', 'Floods', 'Wildfire Smoke', 'Power Outages'],
  ],
  ['Reno', '89501', ['Earthquakes', 'Wildfires', 'Floods', 'High Winds', 'Winter Storms', 'Wildfire Smoke'], ['Extreme Heat']],
  [
    'Salt Lake City',
    '84101',
    ['Earthquakes', 'High Winds', 'Wildfire Smoke', 'Winter Storms'],
    ['Flash Floods', 'Avalanches', 'Dust Storms'],
  ],
  ['St. George', '84770', ['Extreme Heat', 'Flash Floods', 'Earthquakes'], ['Avalanches', 'High Winds', 'Winter Storms']],
  // Midwest
  [
    'Chicago',
    '60601',
    ['Winter Storms', 'Severe Thunderstorms', 'Extreme Cold', 'Floods', 'Extreme Heat', 'Tornadoes'],
    ['Earthquakes', 'Ice Storms', 'Dust Storms', 'Mine Subsidence'],
  ],
  ['Cairo in Illinois', '62914', ['Earthquakes', 'Floods', 'Ice Storms'], ['Extreme Cold', 'Dust Storms']],
  ['Springfield in Illinois', '62701', ['Tornadoes', 'Mine Subsidence', 'Dust Storms'], ['Earthquakes']],
  ['Evansville', '47708', ['Earthquakes', 'Tornadoes', 'Ice Storms', 'Floods'], ['Chemical Releases']],
  ['South Bend', '46601', ['Winter Storms', 'Floods', 'Extreme Cold'], ['Earthquakes', 'Ice Storms']],
  ['Indianapolis', '46204', ['Tornadoes', 'Severe Thunderstorms', 'Winter Storms'], ['Earthquakes', 'Chemical Releases']],
  [
    'Flint',
    '48502',
    ['Power Outages', 'Winter Storms', 'Ice Storms', 'Floods'],
    ['Dam and Levee Failure', 'Coastal Flooding', 'Freeze', 'Wildfires'],
  ],
  ['Midland in Michigan', '48640', ['Dam and Levee Failure', 'Floods'], ['Coastal Flooding', 'Freeze']],
  ['Traverse City', '49684', ['Winter Storms', 'Freeze', 'Coastal Flooding'], ['Dam and Levee Failure', 'Flash Floods']],
  ['Marquette', '49855', ['Winter Storms', 'Flash Floods'], ['Tornadoes', 'Ice Storms']],
  ['Cincinnati', '45202', ['Landslides', 'Floods', 'Tornadoes', 'Chemical Releases'], ['Mine Subsidence', 'Coastal Flooding']],
  ['Cleveland', '44114', ['Severe Thunderstorms', 'Winter Storms', 'Coastal Flooding'], ['Landslides', 'Mine Subsidence']],
  ['Dayton', '45402', ['Tornadoes', 'Severe Thunderstorms'], ['Landslides', 'Mine Subsidence', 'Coastal Flooding']],
  ['Cedar Rapids', '52401', ['Severe Thunderstorms', 'Floods', 'Tornadoes', 'Winter Storms'], []],
  [
    'Minneapolis',
    '55401',
    ['Winter Storms', 'Extreme Cold', 'Severe Thunderstorms', 'Tornadoes', 'Wildfire Smoke'],
    ['Wildfires', 'Flash Floods', 'Coastal Flooding'],
  ],
  ['Duluth', '55802', ['Winter Storms', 'Flash Floods', 'Coastal Flooding', 'Wildfires'], []],
  [
    'Springfield in Missouri',
    '65806',
    ['Tornadoes', 'Ice Storms', 'Sinkholes', 'Severe Thunderstorms', 'Flash Floods'],
    ['Earthquakes'],
  ],
  ['Joplin', '64801', ['Tornadoes', 'Ice Storms'], ['Earthquakes']],
  ['St. Louis', '63101', ['Tornadoes', 'Floods', 'Earthquakes', 'Extreme Heat'], ['Sinkholes', 'Flash Floods']],
  ['New Madrid', '63869', ['Earthquakes', 'Floods'], ['Sinkholes']],
  ['Kansas City', '64106', ['Tornadoes', 'Floods', 'Ice Storms'], ['Earthquakes', 'Sinkholes']],
  ['Milwaukee', '53202', ['Floods', 'Winter Storms', 'Extreme Cold', 'Coastal Flooding'], ['Wildfires', 'Flash Floods']],
  ['Hurley', '54534', ['Winter Storms', 'Wildfires'], ['Ice Storms']],
  // Texas
  ['Galveston', '77550', ['Hurricanes', 'Storm Surge', 'Floods', 'Extreme Heat'], ['Wildfires', 'Hail', 'Dust Storms', 'Freeze']],
  [
    'Amarillo',
    '79101',
    ['Tornadoes', 'Hail', 'High Winds', 'Dust Storms', 'Wildfires', 'Winter Storms'],
    ['Hurricanes', 'Storm Surge', 'Floods', 'Freeze', 'Chemical Releases'],
  ],
  [
    'El Paso',
    '79901',
    ['Extreme Heat', 'Dust Storms', 'High Winds', 'Flash Floods'],
    ['Hurricanes', 'Storm Surge', 'Tornadoes', 'Hail', 'Wildfires', 'Floods'],
  ],
  ['Houston', '77002', ['Hurricanes', 'Floods', 'Chemical Releases'], ['Dust Storms', 'High Winds', 'Earthquakes']],
  [
    'Dallas',
    '75201',
    ['Tornadoes', 'Hail', 'Winter Storms', 'Flash Floods'],
    ['Hurricanes', 'Storm Surge', 'Dust Storms', 'Chemical Releases'],
  ],
  ['San Antonio', '78205', ['Flash Floods', 'Hail', 'Extreme Heat'], ['Storm Surge', 'Dust Storms', 'High Winds']],
  ['Midland in Texas', '79701', ['Earthquakes', 'Dust Storms', 'Tornadoes'], ['Hurricanes', 'Floods']],
  ['McAllen', '78501', ['Freeze', 'Hurricanes', 'Drought'], ['Dust Storms', 'Earthquakes']],
  // Plains
  ['Lake Charles', '70601', ['Hurricanes', 'Storm Surge', 'Chemical Releases'], ['Dam and Levee Failure', 'Ice Storms']],
  ['New Orleans', '70112', ['Hurricanes', 'Storm Surge', 'Dam and Levee Failure', 'Floods'], ['Ice Storms', 'Wildfires']],
  ['Shreveport', '71101', ['Floods', 'Ice Storms', 'Tornadoes'], ['Storm Surge', 'Dam and Levee Failure', 'Chemical Releases']],
  ['Jonesboro', '72401', ['Earthquakes', 'Tornadoes', 'Floods'], []],
  ['Fayetteville in Arkansas', '72701', ['Tornadoes', 'Ice Storms'], ['Earthquakes']],
  ['Oklahoma City', '73102', ['Tornadoes', 'Hail', 'Ice Storms', 'Earthquakes'], ['Dust Storms']],
  ['Guymon', '73942', ['Dust Storms', 'Wildfires', 'Winter Storms'], ['Ice Storms', 'Earthquakes', 'Floods']],
  ['Wichita', '67202', ['Tornadoes', 'Hail', 'Ice Storms'], ['Dust Storms', 'Wildfires']],
  ['Topeka', '66603', ['Tornadoes', 'Floods', 'Ice Storms'], ['Dust Storms', 'Wildfires']],
  ['Goodland', '67735', ['Dust Storms', 'Hail', 'Winter Storms', 'Wildfires'], ['Ice Storms', 'Floods']],
  ['Omaha', '68102', ['Tornadoes', 'Floods', 'Severe Thunderstorms'], ['Wildfires']],
  ['Scottsbluff', '69361', ['Hail', 'Winter Storms', 'Wildfires', 'Floods'], []],
  ['Fargo', '58102', ['Winter Storms', 'Extreme Cold', 'Floods'], ['Wildfires']],
  ['Williston', '58801', ['Winter Storms', 'Extreme Cold', 'Wildfires'], []],
  ['Sioux Falls', '57104', ['Winter Storms', 'Tornadoes', 'Severe Thunderstorms', 'Floods'], ['Wildfires']],
  ['Rapid City', '57701', ['Floods', 'Winter Storms', 'Hail', 'Wildfires'], []],
];

describe('the hazards of a place', () => {
  it.each([...cases, ...easternCases])('the hazards of a place: %s', (_, zip, present, absent) => {
    const { local } = [...byState.values()].flat().find(({ place }) => place.zip === zip)!;
    const [names, left] = [local.hazards, local.not_material].map((list) => list.map(({ name }) => name));
    expect(present.filter((name) => !names!.includes(name))).toEqual([]);
    expect(absent.filter((name) => names!.includes(name))).toEqual([]);
    expect(absent.filter((name) => !left!.includes(name))).toEqual([]);
  });
});

const placeOf = (zip: string): Place => [...byState.values()].flat().find(({ place }) => place.zip === zip)!.place;

describe('what knows the place', () => {
  const suggestAt = (zip: string | null, state: string, industry: string) =>
    knowledgeAnswers.suggest_risks(
      { bcp_id: 1, plan: { state, zip_code: zip, industry }, cyber: true },
      zip === null ? null : placeOf(zip),
    ).suggestions.location_specific_risks;

  it('what knows the place warns growers of a freeze, and no one else', () => {
    expect(suggestAt('93721', 'CA', 'Agriculture').map(({ name }) => name)).toContain('Freeze');
    expect(suggestAt('93721', 'CA', 'Healthcare').map(({ name }) => name)).not.toContain('Freeze');
  });

  it('what knows the place says how long people have where that differs', () => {
    const warningOf = (zip: string) =>
      listLocalHazards(placeOf(zip)).hazards.find(({ name }) => name === 'Tsunamis')?.warning_time;
    expect(warningOf('98101')).toBe('The shaking is the warning: minutes');
    expect(warningOf('98595')).toBe('The shaking is the warning: under 30 minutes');
  });

  it('what knows the state only says which hazards are those of a part of it', () => {
    const risks = suggestAt(null, 'TX', 'Healthcare');
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
  ])('what knows the place tells of %s', (_, zip, name, isTold) => {
    const place = placeOf(zip);
    const profile = buildProfile(createSnapshot({ industry: 'Retail', state: place.state, city: place.city }), true, { place });
    const names = EXERCISE_TYPES.flatMap((type) => writeScenarios(profile, { count: 20, types: [type], areas: [] }));
    expect(names.some(({ exercise_name }) => name.test(exercise_name))).toBe(isTold);
  });
});
