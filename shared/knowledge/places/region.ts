import { distanceMiles, type Position, toSegmentMiles } from './distance.ts';
import { type Place, positionOf } from './place.ts';
import type { Ocean } from './zip-table-format.ts';

/** A part of a state. All conditions of a region must hold. */
export interface Region {
  /** Separated by spaces, for what a coordinate of a ZIP code is too coarse for: the shore and the slope of a city. */
  zips?: string;
  /** Names as the Census Bureau has them, without "County". */
  counties?: readonly string[];
  outsideCounties?: readonly string[];
  /** Miles to salt water, both ends inclusive. */
  oceanWithin?: number;
  oceanBeyond?: number;
  ocean?: Ocean;
  /** Miles to one of the Great Lakes. */
  lakeWithin?: number;
  /** Degrees. */
  north?: number;
  south?: number;
  east?: number;
  west?: number;
  /** Within so many miles of a point, such as a volcano. */
  near?: { of: Position; miles: number };
  /** Within so many miles of one of several points. */
  nearAny?: { of: readonly Position[]; miles: number };
  /** Within so many miles of a line, such as a fault, a shore or a crest. */
  along?: { line: readonly Position[]; miles: number };
  allOf?: readonly Region[];
  anyOf?: readonly Region[];
  not?: Region;
}

type Test<K extends keyof Region> = (limit: NonNullable<Region[K]>, place: Place) => boolean;
const tests: { [K in keyof Required<Region>]: Test<K> } = {
  zips: (zips, { zip }) => zips.split(' ').includes(zip),
  counties: (names, { county }) => names.includes(county),
  outsideCounties: (names, { county }) => !names.includes(county),
  oceanWithin: (miles, { oceanMiles }) => oceanMiles <= miles,
  oceanBeyond: (miles, { oceanMiles }) => oceanMiles >= miles,
  ocean: (name, { ocean }) => ocean === name,
  lakeWithin: (miles, { lakeMiles }) => lakeMiles <= miles,
  north: (degrees, { latitude }) => latitude >= degrees,
  south: (degrees, { latitude }) => latitude <= degrees,
  east: (degrees, { longitude }) => longitude >= degrees,
  west: (degrees, { longitude }) => longitude <= degrees,
  near: ({ of, miles }, place) => distanceMiles(positionOf(place), of) <= miles,
  nearAny: ({ of, miles }, place) => of.some((point) => distanceMiles(positionOf(place), point) <= miles),
  along: ({ line, miles }, place) => line.slice(1).some((to, at) => toSegmentMiles(positionOf(place), line[at]!, to) <= miles),
  allOf: (regions, place) => regions.every((region) => isInRegion(place, region)),
  anyOf: (regions, place) => regions.some((region) => isInRegion(place, region)),
  not: (region, place) => !isInRegion(place, region),
};

export const isInRegion = (place: Place, region: Region): boolean =>
  Object.entries(region).every(([name, limit]) => (tests[name as keyof Region] as Test<keyof Region>)(limit, place));
