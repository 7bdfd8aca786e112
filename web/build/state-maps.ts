import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Plugin } from 'vite';
import type { Position } from '../../shared/knowledge/places/distance.ts';
import { STATE_FIPS } from '../../shared/knowledge/places/place.ts';
import { chooseProjection, projectPosition, type StateMap } from '../ui/map-projection.ts';

type Atlas = Topology<{ counties: GeometryCollection }>;
type Ring = readonly Position[];

/** In pixels of a picture of this size, drawn about as wide on the screen. */
const [WIDTH, HEIGHT] = [360, 300];
const TOLERANCE = 0.6;
/** Smaller islands are not seen. */
const SMALLEST = 3;
/** The islands northwest of Kauai would make the others too small. */
const HAWAII_WEST = -160.6;

const readAtlas = (): Atlas => createRequire(import.meta.url)('us-atlas/counties-10m.json') as Atlas;

const decodeArcs = ({ arcs, transform }: Atlas): Position[][] => {
  const { scale, translate } = transform!;
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx = 0, dy = 0]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const;
    });
  });
};

const distanceToLine = ([x, y]: Position, [x0, y0]: Position, [x1, y1]: Position): number => {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.hypot(dx, dy);
  return length === 0 ? Math.hypot(x - x0, y - y0) : Math.abs(dy * (x - x0) - dx * (y - y0)) / length;
};

/** Douglas and Peucker. Arcs are shared by neighbors, so no gap opens between counties. */
const simplify = (line: Ring): Position[] => {
  if (line.length < 3) return [...line];
  const [first, last] = [line[0]!, line.at(-1)!];
  let [farthest, at] = [0, 0];
  for (let index = 1; index < line.length - 1; index += 1) {
    const distance = distanceToLine(line[index]!, first, last);
    if (distance > farthest) [farthest, at] = [distance, index];
  }
  if (farthest <= TOLERANCE) return [first, last];
  return [...simplify(line.slice(0, at + 1)).slice(0, -1), ...simplify(line.slice(at))];
};

const areaOf = (ring: Ring): number =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => sum + x * ring[(at + 1) % ring.length]![1] - ring[(at + 1) % ring.length]![0] * y, 0),
  ) / 2;

const formatRing = (ring: Ring): string => {
  const steps = ring.slice(1, -1).flatMap(([x, y], at) => {
    const [dx, dy] = [x - ring[at]![0], y - ring[at]![1]];
    return dx === 0 && dy === 0 ? [] : [`${dx}${dy < 0 ? '' : ' '}${dy}`];
  });
  return `M${ring[0]!.join(' ')}l${steps.join(' ')}z`;
};

const formatPath = (rings: readonly Ring[]): string => {
  const bySize = [...rings].sort((a, b) => areaOf(b) - areaOf(a));
  return bySize
    .filter((ring, at) => at === 0 || areaOf(ring) >= SMALLEST)
    .map(formatRing)
    .join('');
};

const listRings = (atlas: Atlas, stateFips: string): [fips: string, rings: Ring[]][] => {
  const { geometries } = atlas.objects.counties;
  const ofState = geometries.filter(({ id }) => String(id).startsWith(stateFips));
  return feature(atlas, { type: 'GeometryCollection', geometries: ofState } as GeometryCollection).features.map(
    ({ id, geometry }) => [
      String(id),
      (geometry.type === 'MultiPolygon'
        ? geometry.coordinates.flat()
        : geometry.type === 'Polygon'
          ? geometry.coordinates
          : []) as unknown as Ring[],
    ],
  );
};

const isShown =
  (state: string) =>
  (ring: Ring): boolean =>
    state !== 'HI' || ring.every(([longitude]) => longitude > HAWAII_WEST);

/** After the cartographic boundaries of the Census Bureau. */
export const makeStateMaps = (atlas: Atlas = readAtlas()): Record<string, StateMap> => {
  const arcs = decodeArcs(atlas);
  const { transform: _, ...inDegrees } = { ...atlas, arcs: arcs as unknown as Atlas['arcs'] };
  const makeMap = (state: string, stateFips: string): StateMap => {
    const positions = listRings(inDegrees, stateFips).flatMap(([, rings]) => rings.filter(isShown(state)).flat());
    const projection = chooseProjection(positions, WIDTH, HEIGHT);
    const project = (position: Position) => projectPosition(projection, position);
    const round = ([x, y]: Position): Position => [Math.round(x), Math.round(y)];
    const inPixels = { ...inDegrees, arcs: arcs.map((arc) => simplify(arc.map(project)).map(round)) as unknown as Atlas['arcs'] };
    const size = positions.map(project).reduce(([a, b], [x, y]) => [Math.max(a, x), Math.max(b, y)]);
    return {
      ...{ width: Math.ceil(size[0]), height: Math.ceil(size[1]), projection },
      counties: Object.fromEntries(
        listRings(inPixels, stateFips).map(([fips, rings]) => [
          fips,
          formatPath(rings.filter((ring) => ring.every(([x]) => x >= -1))),
        ]),
      ),
    };
  };
  return Object.fromEntries(Object.entries(STATE_FIPS).map(([state, fips]) => [state, makeMap(state, fips)]));
};

const ALL = 'virtual:state-maps';
const ONE = 'virtual:state-map/';

/** Each state is its own chunk, loaded when its place is shown. */
export const stateMaps = (): Plugin => {
  let maps: Record<string, StateMap> | null = null;
  return {
    name: 'state-maps',
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) {
        const loaders = Object.keys(STATE_FIPS).map((state) => `${state}: () => import('${ONE}${state}')`);
        return `export const stateMaps = { ${loaders.join(', ')} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return;
      maps ??= makeStateMaps();
      return `export default ${JSON.stringify(maps[id.slice(ONE.length + 1)])};`;
    },
  };
};
