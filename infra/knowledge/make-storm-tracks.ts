/**
 * Makes `storm-tracks.ts` of two lists: `npm run storm-tracks -- storms.csv tornadoes.csv`.
 * Storms (`name,year,lat,long,wind` in knots, one row a position, in order): NOAA, HURDAT2, 1975 to 2024. Tornadoes of EF2 or
 * more (`date,scale,lat,long,end_lat,end_long`, one row a county that was crossed): NOAA, Storm Events Database, 2015 to 2025.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { distanceMiles, type Position } from '#shared/knowledge/places/distance.ts';
import { loadZipTable } from '#shared/knowledge/places/place.ts';
import { STORM_MILES } from '#shared/knowledge/places/storm-history.ts';

const readRows = (file: string): string[][] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

const loadPositions = async (): Promise<Position[]> => {
  const tables = await Promise.all(Array.from({ length: 10 }, (_, digit) => loadZipTable(digit)));
  const rows = tables.flatMap(({ zips, rowAt }) => zips.map((_, at) => rowAt(at)));
  // A tenth of a degree is exact enough for what is left out far from land.
  const cells = new Set(rows.map(({ latitude, longitude }) => `${longitude.toFixed(1)} ${latitude.toFixed(1)}`));
  return [...cells].map((cell) => cell.split(' ').map(Number) as unknown as Position);
};

const TROPICAL_STORM_KNOTS = 34;
/** Between two positions of a storm, six hours apart, lie up to so many miles. */
const STEP_MILES = 200;

const formatStorms = (rows: string[][], land: readonly Position[]): string[] => {
  const storms = new Map<string, { at: Position; knots: number }[]>();
  for (const [name = '', year, lat, long, wind] of rows) {
    const key = `${year} ${/\d/.test(name) ? '' : name}`.trim();
    storms.set(key, [...(storms.get(key) ?? []), { at: [Number(long), Number(lat)], knots: Number(wind) }]);
  }
  return [...storms].flatMap(([key, positions]) => {
    const isNear = positions.map(
      ({ at, knots }) =>
        knots >= TROPICAL_STORM_KNOTS && land.some((point) => distanceMiles(at, point) <= STORM_MILES + STEP_MILES),
    );
    const kept = positions.filter((_, index) => isNear[index - 1] || isNear[index] || isNear[index + 1]);
    if (kept.length === 0) return [];
    return `${key}: ${kept.map(({ at, knots }) => `${at[0]} ${at[1]} ${knots}`).join(', ')}`;
  });
};

interface Tornado {
  date: string;
  scale: string;
  line: Position[];
}

/** A track that begins on the day and at the place at which another ends goes on in the next county. */
const JOINT_MILES = 2;
const formatTornadoes = (rows: string[][]): string[] => {
  const tornadoes: Tornado[] = [];
  for (const [date = '', scale = '', lat, long, endLat, endLong] of rows) {
    const [from, to]: Position[] = [
      [Number(long), Number(lat)],
      [Number(endLong), Number(endLat)],
    ];
    const earlier = tornadoes.find((other) => other.date === date && distanceMiles(other.line.at(-1)!, from!) <= JOINT_MILES);
    const later = tornadoes.find((other) => other.date === date && distanceMiles(other.line[0]!, to!) <= JOINT_MILES);
    if (earlier) {
      earlier.line.push(to!);
      if (scale > earlier.scale) earlier.scale = scale;
    } else if (later) {
      later.line.unshift(from!);
      if (scale > later.scale) later.scale = scale;
    } else tornadoes.push({ date, scale, line: [from!, to!] });
  }
  return tornadoes.map(
    ({ date, scale, line }) => `${date.slice(0, 7)} ${scale}: ${line.map(([x, y]) => `${x} ${y}`).join(', ')}`,
  );
};

const [storms, tornadoes] = process.argv.slice(2).map(readRows);
if (storms === undefined || tornadoes === undefined) throw new Error('usage: make-storm-tracks.ts storms.csv tornadoes.csv');
const print = (name: string, lines: readonly string[]): string => `export const ${name} = \`\n${lines.join('\n')}\n\`;\n`;
writeFileSync(
  new URL('../../shared/knowledge/places/storm-tracks.ts', import.meta.url),
  [
    '// Made by `infra/knowledge/make-storm-tracks.ts`: do not edit. NOAA, HURDAT2 and Storm Events Database.\n',
    print('stormTracks', formatStorms(storms, await loadPositions())),
    print('tornadoTracks', formatTornadoes(tornadoes)),
  ].join(''),
);
