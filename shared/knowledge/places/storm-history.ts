import { once } from '#shared/domain/once.ts';
import type { HazardName } from '../hazards/hazard.ts';
import { findPartWithin, type Position, parsePositions, toSegmentMiles } from './distance.ts';
import { type Place, positionOf } from './place.ts';

/** As far from its center a hurricane does harm nearly always. */
export const STORM_MILES = 60;
const STORM_YEARS = { from: 1975, to: 2024 } as const;
const HURRICANE_KNOTS = 64;
const TROPICAL_STORM_KNOTS = 34;

const TORNADO_MILES = 25;
const TORNADO_YEARS = { from: 2015, to: 2025 } as const;

interface Storm {
  /** "Ike (2008)"; a storm without a name is "2011". */
  name: string;
  year: number;
  track: readonly { at: Position; knots: number }[];
}

interface Tornado {
  /** "2019-10" */
  month: string;
  /** On the enhanced Fujita scale, 2 to 5. */
  scale: number;
  line: readonly Position[];
}

const splitLine = (line: string): [head: string, rest: string] => {
  const at = line.indexOf(': ');
  return [line.slice(0, at), line.slice(at + 2)];
};

const parseStorm = (line: string): Storm => {
  const [head, positions] = splitLine(line);
  const [year = '', ...name] = head.split(' ');
  const track = positions.split(', ').map((position) => {
    const [longitude = 0, latitude = 0, knots = 0] = position.split(' ').map(Number);
    return { at: [longitude, latitude] as const, knots };
  });
  return { name: name.length > 0 ? `${name.join(' ')} (${year})` : year, year: Number(year), track };
};

const parseTornado = (line: string): Tornado => {
  const [head, positions] = splitLine(line);
  const [month = '', scale] = head.split(' ');
  return { month, scale: Number(scale), line: parsePositions(positions) };
};

let parsed: Promise<{ storms: Storm[]; tornadoes: Tornado[] }> | null = null;
const loadTracks = (): NonNullable<typeof parsed> => {
  parsed ??= import('./storm-tracks.ts').then(({ stormTracks, tornadoTracks }) => ({
    storms: stormTracks.trim().split('\n').map(parseStorm),
    tornadoes: tornadoTracks.trim().split('\n').map(parseTornado),
  }));
  return parsed;
};

/** No point within `STORM_MILES` of a step this far north or south of its nearer end: a step is up to 200 miles long. */
const FAR_DEGREES = 2.4;
const isFarStep = (here: Position, from: Position, to: Position): boolean =>
  Math.min(Math.abs(from[1] - here[1]), Math.abs(to[1] - here[1])) > FAR_DEGREES;

/**
 * In knots, while its center was within `STORM_MILES`; 0 for a storm that was never that close. Along a step the wind changes by
 * equal parts in equal times, as it decays over land (Kaplan and DeMaria 1995), so it is strongest where the step enters or leaves.
 */
const strengthNear = (here: Position, { track }: Storm): number =>
  Math.max(
    0,
    ...track.slice(1).flatMap(({ at, knots }, index) => {
      const before = track[index]!;
      if (isFarStep(here, before.at, at)) return [];
      return (findPartWithin(here, before.at, at, STORM_MILES) ?? []).map(
        (along) => before.knots ** (1 - along) * knots ** along,
      );
    }),
  );

const isNearTornado = (here: Position, { line }: Tornado): boolean =>
  line
    .slice(1)
    .some((to, index) => !isFarStep(here, line[index]!, to) && toSegmentMiles(here, line[index]!, to) <= TORNADO_MILES);

const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const months = once(() => new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }));
const formatMonth = (month: string): string => months().format(new Date(`${month}-15T00:00:00Z`));

const NAMED = 4;
const formatLast = (storms: readonly Storm[]): string => {
  const names = joinNames(storms.slice(-NAMED).map(({ name }) => name));
  return storms.length > NAMED ? `. The last were ${names}` : `: ${names}`;
};

/** What NOAA has on record near a place, as a sentence, and how often that is. */
export interface History {
  /** Of what is on record there; 0 is an answer, too. */
  count: number;
  sentence: string;
  frequency: string | null;
  source: string;
}

const SINCE = `Since ${STORM_YEARS.from}`;

/** Where a hurricane is nothing rare, the tropical storms count as well: they flood and close a coast, too. */
const COMMON_YEARS = 10;
const sayHowOften = (hurricaneYears: number, stormYears: number): string =>
  hurricaneYears > COMMON_YEARS
    ? `about every ${hurricaneYears} years within ${STORM_MILES} miles`
    : `about every ${stormYears} years within ${STORM_MILES} miles with tropical storms, and as a hurricane about every ${hurricaneYears}`;

const tellHurricanes = (here: Position, storms: readonly Storm[]): History => {
  const source = `NOAA, HURDAT2, ${STORM_YEARS.from} to ${STORM_YEARS.to}`;
  const strengths = storms.map((storm) => ({ storm, knots: strengthNear(here, storm) }));
  const hurricanes = strengths.filter(({ knots }) => knots >= HURRICANE_KNOTS).map(({ storm }) => storm);
  const weaker = strengths
    .filter(({ knots }) => knots >= TROPICAL_STORM_KNOTS && knots < HURRICANE_KNOTS)
    .map(({ storm }) => storm);
  const years = STORM_YEARS.to - STORM_YEARS.from + 1;
  const frequency = `fewer than one in ${years} years within ${STORM_MILES} miles`;
  const apart = Math.round(years / (hurricanes.length + weaker.length));
  if (hurricanes.length > 0) {
    const count = hurricanes.length === 1 ? 'one hurricane has' : `${hurricanes.length} hurricanes have`;
    return {
      count: hurricanes.length,
      sentence: `${SINCE}, ${count} passed within ${STORM_MILES} miles${formatLast(hurricanes)}.`,
      frequency:
        hurricanes.length === 1
          ? `once within ${STORM_MILES} miles in ${years} years`
          : sayHowOften(Math.round(years / hurricanes.length), Math.max(2, apart)),
      source,
    };
  }
  if (weaker.length === 0)
    return {
      count: 0,
      sentence: `${SINCE}, no hurricane or tropical storm has passed within ${STORM_MILES} miles.`,
      frequency,
      source,
    };
  const count = weaker.length === 1 ? 'one tropical storm has' : `${weaker.length} tropical storms have`;
  return {
    count: weaker.length,
    sentence: `${SINCE}, no hurricane has passed within ${STORM_MILES} miles, and ${count}${formatLast(weaker)}.`,
    frequency,
    source,
  };
};

const tellTornadoes = (here: Position, tornadoes: readonly Tornado[]): History => {
  const near = tornadoes.filter((tornado) => isNearTornado(here, tornado));
  const source = `NOAA, Storm Events, ${TORNADO_YEARS.from} to ${TORNADO_YEARS.to}`;
  const period = `From ${TORNADO_YEARS.from} to ${TORNADO_YEARS.to}`;
  const [strongest] = near.toSorted((a, b) => b.scale - a.scale || b.month.localeCompare(a.month));
  if (strongest === undefined)
    return {
      count: 0,
      sentence: `${period}, no tornado of EF2 or more passed within ${TORNADO_MILES} miles.`,
      frequency: `fewer than one of EF2 or more in ${TORNADO_YEARS.to - TORNADO_YEARS.from + 1} years within ${TORNADO_MILES} miles`,
      source,
    };
  const count = near.length === 1 ? 'one tornado' : `${near.length} tornadoes`;
  const when = `EF${strongest.scale} in ${formatMonth(strongest.month)}`;
  return {
    count: near.length,
    sentence: `${period}, ${count} of EF2 or more passed within ${TORNADO_MILES} miles${near.length === 1 ? `, an ${when}` : `. The strongest was an ${when}`}.`,
    frequency: null,
    source,
  };
};

/** HURDAT2 is the record of the Atlantic and the Gulf. */
const HAS_NO_RECORD = ['AK', 'AZ', 'CA', 'HI', 'NV', 'OR', 'WA'];

/** By hazard. */
export const loadStormHistory = async (place: Place): Promise<Partial<Record<HazardName, History>>> => {
  const { storms, tornadoes } = await loadTracks();
  const here = positionOf(place);
  return {
    ...(HAS_NO_RECORD.includes(place.state) ? {} : { Hurricanes: tellHurricanes(here, storms) }),
    Tornadoes: tellTornadoes(here, tornadoes),
  };
};
