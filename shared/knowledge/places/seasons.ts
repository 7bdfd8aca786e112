/**
 * The months in which a hazard strikes, January is 1. Hurricanes: NOAA. Vibrio: WAC 246-282-006. Smoke: it drifts in from fires of
 * the West and of Canada. Read on November 28, 2026. Fires of the South: late winter and spring (Weatherstem, Reveal); of the Great Lakes: spring
 * (Wisconsin and Michigan DNR, Bemidji Pioneer); of Texas: January to April and again in summer (Texas A&M Forest Service); of the southern
 * Plains: to early April (NIFC outlook of April 2018); of the Southwest: May until the monsoon (NIFC outlooks of 2015 and 2016); of Alaska: to July
 * (Alaska Division of Forestry). Heat: Miami-Dade County, NWS Phoenix. Snow of the Red River: an inch by November 11 (NWS Grand Forks).
 */
export type Season = readonly [first: number, last: number];
type ByState = readonly (readonly [...Season, states: string])[];

const findIn = (table: ByState, state: string | undefined): Season | null => {
  const [first, last] = table.find(([, , states]) => state !== undefined && states.split(' ').includes(state)) ?? [];
  return first === undefined || last === undefined ? null : [first, last];
};

/** Of the West, and of the dry season of Hawaii. */
const DRY_SUMMER: Season = [5, 10];
const fires: ByState = [
  [1, 4, 'TX'],
  [2, 4, 'OK KS'],
  [2, 5, 'AL AR FL GA KY LA MS NC SC TN VA WV'],
  [3, 5, 'CT DC DE IA IL IN MA MD ME MN MO NH NJ NY OH PA RI VT WI'],
  [4, 6, 'MI'],
  [5, 7, 'AK AZ NM'],
];
export const findFireSeason = (state: string | undefined): Season => findIn(fires, state) ?? DRY_SUMMER;

const heat: ByState = [
  [5, 10, 'FL'],
  [5, 9, 'AZ'],
];
const winters: ByState = [[11, 4, 'AK MN ND']];
/**
 * The months with most tornadoes by state (NWS Columbia, Months of Peak Tornado Occurrence, 1950-1991). A second peak in November
 * (AL, LA, MS) and states with few are left out, as are VA, WV, WI and WY, which were not read.
 */
const tornadoes: ByState = [
  [3, 5, 'AL AR GA LA SC TN'],
  [3, 6, 'MS NC'],
  [4, 6, 'IL IN IA KS KY MO OH OK TX'],
  [5, 6, 'CO'],
  [5, 7, 'FL MD MI MN MT NE PA'],
  [6, 8, 'CT DE ID ME MA NH NJ NY ND SD VT'],
];

export const hurricanes = /hurricane|tropical|surge/i;
export const HURRICANE_SEASON: Season = [6, 11];

const seasons: readonly (readonly [RegExp, (state: string | undefined) => Season | null])[] = [
  [/tornado/i, (state) => findIn(tornadoes, state)],
  [hurricanes, () => HURRICANE_SEASON],
  [/winter|blizzard|\bice\b|snow|freez|extreme cold|nor[’']easter|avalanche/i, (state) => findIn(winters, state) ?? [12, 3]],
  [/smoke/i, () => DRY_SUMMER],
  [/wildfire/i, findFireSeason],
  [/\bheat\b/i, (state) => findIn(heat, state) ?? [6, 9]],
  [/\bvibrio\b/i, () => [5, 9]],
];

/** Of the first kind that the name says; undefined where it names none. `state`: two letters. */
export const findSeasonOf = (name: string, state: string | undefined): Season | null | undefined =>
  seasons.find(([pattern]) => pattern.test(name))?.[1](state);

/** Of those that the place has, in the order above without the tornadoes. */
export const findFirstSeason = (names: readonly string[], state: string | undefined): Season | null => {
  const [, find] = seasons.slice(1).find(([pattern]) => names.some((name) => pattern.test(name))) ?? [];
  return find?.(state) ?? null;
};

export const isWithin = (month: number, [first, last]: Season): boolean =>
  first <= last ? month >= first && month <= last : month >= first || month <= last;
