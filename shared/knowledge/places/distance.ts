/** `[longitude, latitude]` in degrees, as in GeoJSON. */
export type Position = readonly [longitude: number, latitude: number];

/** Of a text such as '-120.3 39.35, -120 38.75', a fraction as long as nested lists. */
export const parsePositions = (text: string): Position[] =>
  text.split(', ').map((pair) => {
    const [longitude = Number.NaN, latitude = Number.NaN] = pair.split(' ').map(Number);
    return [longitude, latitude];
  });

const EARTH_MILES = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Along a great circle. */
export const distanceMiles = ([longitude, latitude]: Position, [otherLongitude, otherLatitude]: Position): number => {
  const [a, b] = [radians(latitude), radians(otherLatitude)];
  const half = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(otherLongitude - longitude) / 2) ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(half)));
};

interface Segment {
  /** Where it begins, and how far it goes, in degrees of latitude seen from a position. */
  from: Position;
  by: Position;
}

/** Of a segment that is short enough to be flat. */
const flatten = (position: Position, from: Position, to: Position): Segment => {
  const scale = Math.cos(radians(position[1]));
  return {
    from: [(from[0] - position[0]) * scale, from[1] - position[1]],
    by: [(to[0] - from[0]) * scale, to[1] - from[1]],
  };
};
const dot = (a: Position, b: Position): number => a[0] * b[0] + a[1] * b[1];
const MILES_PER_DEGREE = radians(1) * EARTH_MILES;

/** The part of a segment within so many miles, as fractions of it; null where it stays farther away. */
export const findPartWithin = (
  position: Position,
  start: Position,
  end: Position,
  miles: number,
): [first: number, last: number] | null => {
  const { from, by } = flatten(position, start, end);
  const radius = miles / MILES_PER_DEGREE;
  const [length, middle, beyond] = [dot(by, by), dot(from, by), dot(from, from) - radius * radius];
  if (length === 0) return beyond <= 0 ? [0, 1] : null;
  const root = Math.sqrt(middle * middle - length * beyond);
  const [first, last] = [Math.max(0, (-middle - root) / length), Math.min(1, (-middle + root) / length)];
  return first <= last ? [first, last] : null;
};

/** To the nearest point of a segment that is short enough to be flat. */
export const toSegmentMiles = (position: Position, start: Position, end: Position): number => {
  const { from, by } = flatten(position, start, end);
  const length = dot(by, by);
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -dot(from, by) / length));
  return distanceMiles(position, [start[0] + along * (end[0] - start[0]), start[1] + along * (end[1] - start[1])]);
};
