/** Degrees of longitude and latitude. */
type Position = readonly [longitude: number, latitude: number];

/** Albers' conic projection of one state, and where its picture begins. */
export interface MapProjection {
  /** Of the cone; sine of the state's middle latitude, about. */
  n: number;
  c: number;
  /** The middle meridian, in degrees. */
  meridian: number;
  scale: number;
  left: number;
  top: number;
}

export interface StateMap {
  width: number;
  height: number;
  projection: MapProjection;
  /** SVG paths by FIPS code. */
  counties: Readonly<Record<string, string>>;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** The Aleutians cross the 180th meridian. */
const toWest = (longitude: number): number => (longitude > 0 ? longitude - 360 : longitude);

export const chooseProjection = (positions: readonly Position[], width: number, height: number): MapProjection => {
  const latitudes = positions.map(([, latitude]) => latitude);
  const longitudes = positions.map(([longitude]) => toWest(longitude));
  const range = (values: readonly number[]) => {
    const [low, high] = [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
    return { low, high, size: high - low };
  };
  const [latitude, longitude] = [range(latitudes), range(longitudes)];
  const sixth = latitude.size / 6;
  const [south, north] = [radians(latitude.low + sixth), radians(latitude.high - sixth)];
  const n = (Math.sin(south) + Math.sin(north)) / 2;
  const c = Math.cos(south) ** 2 + 2 * n * Math.sin(south);
  const base = { n, c, meridian: longitude.low + longitude.size / 2, scale: 1, left: 0, top: 0 };
  const projected = positions.map((position) => projectPosition(base, position));
  const [x, y] = [range(projected.map(([value]) => value)), range(projected.map(([, value]) => value))];
  const scale = Math.min(width / x.size, height / y.size);
  return { ...base, scale, left: x.low * scale, top: y.low * scale };
};

/** Pixels from the left and the top of the picture. */
export const projectPosition = (projection: MapProjection, [longitude, latitude]: Position): [x: number, y: number] => {
  const { n, c, meridian, scale, left, top } = projection;
  const radius = Math.sqrt(c - 2 * n * Math.sin(radians(latitude))) / n;
  const angle = n * radians(toWest(longitude) - meridian);
  return [radius * Math.sin(angle) * scale - left, radius * Math.cos(angle) * scale - top];
};
