import type { LocalHazard, LocalHazards } from '#shared/domain/local-hazard.ts';
import type { HazardName, HazardRow } from '../hazards/hazard.ts';
import { type Hazard, loadStateHazards, type StateFacts, sayInParts } from '../hazards/load.ts';
import { findToldOutage, toPowerRow } from '../hazards/power-row.ts';
import { loadNearestNamed } from './named-cities.ts';
import { BUILT_UP_CORES } from './named-regions.ts';
import { formatCounty, type Place } from './place.ts';
import { isInRegion, type Region } from './region.ts';
import { type History, loadStormHistory } from './storm-history.ts';

/** How long people have between a warning and the event. Sources: National Weather Service, USGS, CISA. */
const WARNING_TIMES: Record<HazardName, string> = {
  Floods: 'Hours to days',
  Earthquakes: 'None, or seconds',
  Hurricanes: 'Days',
  Wildfires: 'Minutes to hours',
  'Extreme Weather': 'Minutes to days',
  Tornadoes: 'Minutes',
  Hail: 'Minutes',
  'Severe Thunderstorms': 'Minutes to hours',
  'High Winds': 'Hours',
  Lightning: 'Minutes',
  'Winter Storms': 'Days',
  'Ice Storms': 'Hours to days',
  'Extreme Cold': 'Days',
  Freeze: 'Days',
  'Extreme Heat': 'Days',
  Drought: 'Weeks to months',
  'Dust Storms': 'Minutes',
  'Wildfire Smoke': 'Hours',
  'Flash Floods': 'Minutes to hours',
  'Storm Surge': 'A day or two',
  'Coastal Flooding': 'Days',
  Tsunamis: 'Minutes to hours',
  'Volcanic Activity': 'Days to none',
  Landslides: 'None to hours',
  Avalanches: 'None',
  Sinkholes: 'None',
  'Mine Subsidence': 'None',
  'Dam and Levee Failure': 'None to hours',
  'Power Outages': 'None',
  'Chemical Releases': 'None',
};

interface Reach {
  where: Region;
  elsewhere: string;
}

/** How far from the water a hazard of the coast reaches, where a row says nothing else. Sources: NHC, NOAA tsunami zones. */
const REACHES: Partial<Record<HazardName, Reach>> = {
  Hurricanes: { where: { oceanWithin: 200 }, elsewhere: 'This far inland, a hurricane arrives as rain: see floods.' },
  'Storm Surge': { where: { oceanWithin: 30 }, elsewhere: 'Storm surge stays within about 30 miles of the coast.' },
  'Coastal Flooding': {
    where: { anyOf: [{ oceanWithin: 20 }, { lakeWithin: 5 }] },
    elsewhere: 'High tides and waves flood the shore, not places inland.',
  },
  Tsunamis: { where: { oceanWithin: 15 }, elsewhere: 'A tsunami stays within a few miles of the ocean.' },
};

/** A row's own region, or that of its hazard. */
const reachOf = ([name, , details]: HazardRow): Partial<Reach> =>
  details?.where
    ? { where: details.where, ...(details.elsewhere ? { elsewhere: details.elsewhere } : {}) }
    : (REACHES[name] ?? {});

const namesZip = ({ zips, allOf = [] }: Region): boolean => zips !== undefined || allOf.some(namesZip);

const toLocalHazard = ([
  name,
  reason,
  { source, frequency, warning, isMinor, isOfSomeLots, where = {} } = {},
]: HazardRow): LocalHazard => ({
  ...{ name, reason, source: source ?? null, frequency: frequency ?? null },
  warning_time: warning ?? WARNING_TIMES[name],
  ...(isMinor ? { is_minor: true } : {}),
  ...(isOfSomeLots ? { is_of_some_lots: true } : {}),
  ...(namesZip(where) ? { is_of_zip: true } : {}),
});
const NOTHING_TO_BURN = 'The built-up city has little to burn. Smoke is what reaches here.';

/** What is said of a row at the place. */
type Tell = (row: HazardRow) => Pick<LocalHazard, 'reason'> & Partial<Pick<LocalHazard, 'frequency' | 'source'>>;

const isFirstOf = <T extends { name: string }>(item: T, at: number, all: readonly T[]): boolean =>
  all.findIndex(({ name }) => name === item.name) === at;

/** What can happen on any day stands after what is most pressing at the place. */
const POWER_AFTER = 3;

const addPower = (place: Place, hazards: readonly LocalHazard[], rows: readonly HazardRow[], tell: Tell): LocalHazard[] => {
  if (hazards.some(({ name }) => name === 'Power Outages')) return [...hazards];
  const general = toLocalHazard(toPowerRow(formatCounty(place), rows));
  const told = findToldOutage(rows);
  const power = told
    ? { ...general, reason: `${general.reason} ${tell(told).reason}`, source: told[2]?.source ?? general.source }
    : general;
  return hazards.toSpliced(POWER_AFTER, 0, power);
};

/** What does little harm stands last. */
const sortMinorLast = (rows: readonly HazardRow[]): readonly HazardRow[] => [
  ...rows.filter(([, , details]) => !details?.isMinor),
  ...rows.filter(([, , details]) => details?.isMinor),
];

const firstOfEach = (rows: readonly HazardRow[]): readonly HazardRow[] =>
  rows.filter(([name], at) => rows.findIndex((row) => row[0] === name) === at);

/** The hazards of a state that are material at a place, and those that are not, with why. */
export const listLocalHazards = (
  place: Place,
  rows: readonly HazardRow[],
  tell: Tell = ([, reason]) => ({ reason }),
): LocalHazards => {
  const isMaterial = (row: HazardRow): boolean => {
    const { where } = reachOf(row);
    return (where === undefined || isInRegion(place, where)) && !(row[0] === 'Wildfires' && isInRegion(place, BUILT_UP_CORES));
  };
  const material = sortMinorLast(firstOfEach(rows.filter(isMaterial)));
  const said = material.map((row) => ({ ...toLocalHazard(row), ...tell(row) }));
  const hazards = addPower(place, said, material, tell);
  const not_material = rows
    .flatMap((row) => {
      const why = row[0] === 'Wildfires' && isInRegion(place, BUILT_UP_CORES) ? NOTHING_TO_BURN : reachOf(row).elsewhere;
      return why === undefined || hazards.some(({ name }) => name === row[0]) ? [] : [{ name: row[0], why }];
    })
    .filter(isFirstOf);
  return { hazards, not_material };
};

/** A cold wave or a hurricane is felt in a whole region, a flood, a slide or a spill where it happens. */
const NEAR_MILES = 75;
const CLOSE_MILES = 20;
const CLOSE: readonly HazardName[] = [
  'Floods',
  'Flash Floods',
  'Coastal Flooding',
  'Wildfires',
  'Landslides',
  'Avalanches',
  'Sinkholes',
  'Mine Subsidence',
  'Dam and Levee Failure',
  'Chemical Releases',
];
/** “The Merrimack and Charles flooded”, in a row for a whole state. */
const NAMES_A_RIVER = /\b[Tt]he (?!\w+ (?:Guard|Lakes|fires?|Complex)\b)[A-Z]\w+|\b[A-Z]\w+ (?:River|Creek)\b/;
const SAYS_WHERE = /^In (?:the )?(?:north|south|east|west|central|coastal)/;
const WATER: readonly HazardName[] = ['Floods', 'Flash Floods'];

const formatMiles = (miles: number): number => Math.round(miles / 10) * 10;

/** What happened far away is an example of what can happen here: the row's part of the state is where the place lies. */
const sayFar = (state: string, [name, reason, details]: HazardRow): string => {
  if (details?.where) return `It can happen in this part of ${state}. For example: ${reason}`;
  if (WATER.includes(name)) return `It can happen in low places and along streams of ${state}. For example: ${reason}`;
  return CLOSE.includes(name) ? sayInParts(state, reason) : `It can happen anywhere in ${state}. For example: ${reason}`;
};

/** What NOAA has on record here says more than an example from far away. */
const addHistory = (reason: string, isFar: boolean, { count, sentence }: History): string => {
  if (count === 0) return `${reason} ${sentence}`;
  return isFar ? sentence : `${sentence} ${reason}`;
};

/** “NOAA and NOAA, Storm Events” is one source. */
const joinSources = (own: string | undefined, record: string): string =>
  own === undefined || record.startsWith(own) ? record : `${own} and ${record}`;

const loadHazardsOf = async (place: Place): Promise<LocalHazards> => {
  const [state, findNearest, histories] = await Promise.all([
    loadStateHazards(place.state),
    loadNearestNamed(place),
    loadStormHistory(place),
  ]);
  if (state === undefined) return { hazards: [], not_material: [] };
  const sayReason = (row: HazardRow, nearest: ReturnType<typeof findNearest>): string => {
    const [name, reason, details] = row;
    if (SAYS_WHERE.test(reason)) return reason;
    const isClose = CLOSE.includes(name);
    if (nearest === null) return isClose && !details?.where && NAMES_A_RIVER.test(reason) ? sayFar(state.name, row) : reason;
    const { miles, isOneOfSeveral } = nearest;
    if (miles > NEAR_MILES) return sayFar(state.name, row);
    if (!isClose || miles <= CLOSE_MILES) return reason;
    return `About ${formatMiles(miles)} miles away${isOneOfSeveral ? ', the nearest of these' : ''}: ${reason}`;
  };
  return listLocalHazards(place, state.hazards, (row) => {
    const [name, text, details] = row;
    const nearest = findNearest(text);
    const reason = sayReason(row, nearest);
    const history = histories[name];
    if (history === undefined) return { reason };
    return {
      reason: addHistory(reason, nearest !== null && nearest.miles > NEAR_MILES, history),
      frequency: history.frequency ?? details?.frequency ?? null,
      source: joinSources(details?.source, history.source),
    };
  });
};

/** The places of the businesses that were last asked about: each asks for several suggestions, one after the other. */
const recent = new Map<string, Promise<LocalHazards>>();
const RECENT_MAX = 20;

export const loadLocalHazards = (place: Place): Promise<LocalHazards> => {
  const found = recent.get(place.zip) ?? loadHazardsOf(place);
  recent.delete(place.zip);
  recent.set(place.zip, found);
  found.catch(() => recent.delete(place.zip));
  for (const [oldest] of recent) {
    if (recent.size <= RECENT_MAX) break;
    recent.delete(oldest);
  }
  return found;
};

interface HazardSources {
  /** Of the main site, when its ZIP code is known. */
  local: LocalHazards | null;
  /** The state of the main site first. */
  states: readonly StateFacts[];
}

/** Of the main site: those of the place where it is known, else those of its state. */
export const listHomeHazards = ({ local, states: [home] }: HazardSources): readonly Hazard[] =>
  local?.hazards ?? home?.hazards ?? [];
