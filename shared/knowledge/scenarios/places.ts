/**
 * Where and when a hazard can happen. Hurricanes: NOAA National Hurricane Center, Atlantic season June 1 to November 30. Storm surge:
 * NHC surge hazard maps; the cities below lie on tidal water, others only if the BCP names surge or coastal flooding. Winter storms,
 * tornadoes, wildfires, smoke and earthquakes: the hazards of the place or, if its ZIP code is unknown, of the state (FEMA National Risk Index, USGS).
 */
import type { HazardName } from '../hazards/hazard.ts';
import { listHomeHazards } from '../places/local-hazards.ts';
import { findFireSeason } from '../places/seasons.ts';
import type { Profile } from '../profile.ts';

export type Month =
  | 'January'
  | 'February'
  | 'March'
  | 'April'
  | 'May'
  | 'June'
  | 'July'
  | 'August'
  | 'September'
  | 'October'
  | 'November'
  | 'December';

const GULF_AND_ATLANTIC = new Set('TX LA MS AL FL GA SC NC VA DC MD DE PA NJ NY CT RI MA NH ME PR VI'.split(' '));

const COASTAL_CITIES = new Set(
  `galveston|corpus christi|port arthur|beaumont|brownsville|freeport|texas city|new orleans|houma|lake charles|slidell|gulfport|biloxi|
bay st. louis|pascagoula|mobile|gulf shores|pensacola|panama city|tampa|st. petersburg|clearwater|sarasota|bradenton|cape coral|
fort myers|naples|key west|miami|miami beach|fort lauderdale|hollywood|west palm beach|daytona beach|jacksonville|st. augustine|
savannah|brunswick|charleston|myrtle beach|beaufort|wilmington|morehead city|norfolk|virginia beach|hampton|newport news|portsmouth|
annapolis|ocean city|lewes|atlantic city|hoboken|jersey city|brooklyn|new york|long beach|bridgeport|new haven|new london|providence|
newport|boston|new bedford|portland|san juan`
    .replaceAll('\n', '')
    .split('|'),
);

export const hasHazard = (profile: Profile, ...names: readonly HazardName[]): boolean =>
  listHomeHazards(profile).some(({ name, is_minor }) => !is_minor && names.includes(name));

export const hasHurricanes = (profile: Profile): boolean =>
  GULF_AND_ATLANTIC.has(profile.states[0]?.code ?? '') && (profile.place === null || hasHazard(profile, 'Hurricanes'));

/** Surge reaches tidal water only: Jackson and Asheville lie in coastal states and never see it. */
export const hasSurge = (profile: Profile): boolean => {
  const { city, threat_probability } = profile.content;
  if (!hasHurricanes(profile)) return false;
  if (profile.place !== null) return hasHazard(profile, 'Storm Surge');
  return (
    COASTAL_CITIES.has((city ?? '').trim().toLowerCase()) ||
    threat_probability.selected.some((name) => /surge|coastal flood/i.test(name))
  );
};

const MONTHS: readonly Month[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const IN_DRY_SUMMERS: readonly Month[] = ['August', 'September', 'July', 'October'];

/** In the West, the height of the dry summer first (NIFC). Smoke drifts in from there, wherever it is seen. */
export const listSmokeMonths = (): readonly Month[] => IN_DRY_SUMMERS;

export const listFireMonths = ({ states: [home] }: Profile): readonly Month[] => {
  const [first, last] = findFireSeason(home?.code);
  const all = MONTHS.slice(first - 1, last);
  return IN_DRY_SUMMERS.every((month) => all.includes(month)) ? IN_DRY_SUMMERS : all;
};
