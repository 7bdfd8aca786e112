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

/** To the nearest point of a segment that is short enough to be flat. */
export const toSegmentMiles = (position: Position, from: Position, to: Position): number => {
  const scale = Math.cos(radians(position[1]));
  const x = (point: Position): number => (point[0] - position[0]) * scale;
  const y = (point: Position): number => point[1] - position[1];
  const [dx, dy] = [x(to) - x(from), y(to) - y(from)];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(x(from) * dx + y(from) * dy) / length));
  return distanceMiles(position, [from[0] + along * (to[0] - from[0]), from[1] + along * (to[1] - from[1])]);
};
