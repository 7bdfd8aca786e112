/**
 * Parts of the country that several states share. Faults after USGS (Quaternary Fault and Fold Database), volcanoes and the valleys
 * of their mudflows after USGS Volcano Hazards, belts of tornadoes, hail and lake-effect snow after NOAA, avalanche terrain after
 * the regional avalanche centers. Lines are drawn coarsely: a ZIP code is a few miles wide.
 */
import { type Position, parsePositions } from './distance.ts';
import type { Region } from './region.ts';

// Faults

/** From Cape Mendocino to the Salton Sea and the Imperial Valley. */
export const SAN_ANDREAS: Region = {
  along: {
    miles: 40,
    line: parsePositions(
      '-124.2 40.3, -123.7 38.95, -122.8 38.05, -122.5 37.7, -121.95 37.15, -121.5 36.85, -120.45 35.9, -119.85 35.2, -118.9 34.8, -118.1 34.55, -117.3 34.15, -116.8 33.95, -116.15 33.7, -115.7 33.35, -115.5 32.7',
    ),
  },
};

/** Rodgers Creek, Hayward and Calaveras: from Santa Rosa through Oakland to Hollister. */
export const HAYWARD: Region = {
  along: {
    miles: 25,
    line: parsePositions('-122.8 38.5, -122.4 38.1, -122.25 37.87, -122.08 37.67, -121.93 37.5, -121.6 37.1, -121.4 36.85'),
  },
};

/** Strong shaking reaches the Cascades. */
export const CASCADIA: Region = { ocean: 'pacific', north: 40.2, south: 49.1, west: -121.6 };

/** Shallow faults under the cities around Puget Sound, the Seattle Fault among them. */
export const PUGET_SOUND: Region = { north: 46.9, south: 49.1, west: -121.7, east: -123.3 };

/** From Malad to Nephi, with Logan, Ogden, Salt Lake City, Provo and Tooele. */
export const WASATCH: Region = {
  along: {
    miles: 32,
    line: parsePositions('-112.2 42.2, -112.03 41.55, -111.93 41.2, -111.87 40.75, -111.7 40.25, -111.75 39.8, -111.85 39.2'),
  },
};

/** From the Flathead past Helena and Hebgen Lake to Yellowstone and the Tetons. */
export const INTERMOUNTAIN_SEISMIC_BELT: Region = {
  along: {
    miles: 55,
    line: parsePositions('-114.2 48.0, -112.6 46.9, -112.0 46.55, -111.4 45.6, -111.2 44.8, -110.75 43.75, -111.0 42.7'),
  },
};

/** Borah Peak, Stanley and Challis. */
export const CENTRAL_IDAHO_FAULTS: Region = {
  along: {
    miles: 60,
    line: parsePositions('-115.2 44.4, -113.9 44.1, -113.4 43.9'),
  },
};

/** From Marked Tree in Arkansas past New Madrid to Cairo. */
export const NEW_MADRID: Region = {
  along: {
    miles: 75,
    line: parsePositions('-90.5 35.5, -89.5 36.4, -89.2 37.0'),
  },
};

/** Around the lower Wabash, with Evansville, Vincennes and Mount Carmel. */
export const WABASH_VALLEY: Region = { near: { of: [-88.0, 38.3], miles: 60 } };

/** Charleston and Summerville in South Carolina. */
export const CHARLESTON: Region = { near: { of: [-80.2, 32.95], miles: 80 } };

/** From northeast Alabama through Chattanooga and Knoxville. */
export const EAST_TENNESSEE: Region = {
  along: {
    miles: 40,
    line: parsePositions('-85.8 34.5, -84.6 35.5, -83.5 36.2'),
  },
};

/** Louisa and Mineral, where the earthquake of 2011 began. */
export const CENTRAL_VIRGINIA: Region = { near: { of: [-78.0, 37.9], miles: 90 } };

// Volcanoes

/** Ash and mudflows from Baker to Lassen; near ones in Alaska, Hawaii and at Mammoth have regions of their own. */
const CASCADE_PEAKS: readonly Position[] = parsePositions(
  '-121.81 48.78, -121.11 48.11, -121.76 46.85, -122.19 46.2, -121.49 46.2, -121.7 45.37, -121.77 44.1, -121.23 43.72, -122.11 42.94, -122.19 41.41, -121.51 40.49',
);
export const CASCADE_VOLCANOES: Region = { nearAny: { of: CASCADE_PEAKS, miles: 32 } };

/** Where mudflows from Mount Rainier would run: the Puyallup, Carbon, White and Nisqually valleys to the tide flats. */
export const RAINIER_MUDFLOW_VALLEYS: Region = {
  anyOf: [
    {
      along: {
        miles: 4,
        line: parsePositions('-121.76 46.85, -122.2 47.1, -122.3 47.19, -122.42 47.26'),
      },
    },
    {
      along: {
        miles: 4,
        line: parsePositions('-121.6 47.15, -122.0 47.2, -122.23 47.3, -122.24 47.4'),
      },
    },
    {
      along: {
        miles: 4,
        line: parsePositions('-121.76 46.85, -122.27 46.87, -122.7 47.06'),
      },
    },
  ],
};

/** Spurr, Redoubt, Iliamna and Augustine. */
export const COOK_INLET_VOLCANOES: Region = {
  nearAny: {
    of: parsePositions('-152.25 61.3, -152.74 60.49, -153.09 60.03, -153.43 59.36'),
    miles: 150,
  },
};

// Coasts

/** Reached within half an hour by a tsunami from Cascadia. */
export const CASCADIA_COAST: Region = { ocean: 'pacific', oceanWithin: 6, north: 40.2, south: 48.5, west: -123.6 };

// Snow and avalanches

export const SIERRA_CREST: Region = {
  along: {
    miles: 20,
    line: parsePositions('-121.2 40.2, -120.3 39.35, -120.0 38.75, -119.3 37.9, -118.75 37.3, -118.3 36.6'),
  },
};

/** With the passes and the towns below them: Stevens, Snoqualmie, White, Government Camp, Santiam. */
export const CASCADE_CREST: Region = {
  along: {
    miles: 22,
    line: parsePositions('-121.5 48.8, -121.1 47.75, -121.4 47.4, -121.6 46.7, -121.7 45.35, -121.75 44.3, -122.1 43.0'),
  },
};

/** Where the plow counts on 100 inches of snow a year: the south shore of Superior, the east of Michigan, Erie and Ontario. */
export const LAKE_EFFECT_SNOW: Region = {
  anyOf: [
    {
      along: {
        miles: 30,
        line: parsePositions('-90.9 46.6, -89.5 46.8, -88.4 47.2, -87.4 46.5, -86.0 46.6, -84.5 46.5'),
      },
    },
    {
      along: {
        miles: 35,
        line: parsePositions('-86.9 41.7, -86.45 42.2, -86.25 42.9, -86.4 43.9, -85.8 44.9, -84.9 45.7'),
      },
    },
    {
      along: {
        miles: 25,
        line: parsePositions('-81.6 41.55, -80.8 41.85, -80.0 42.15, -79.2 42.55, -78.8 42.8'),
      },
    },
    {
      along: {
        miles: 35,
        line: parsePositions('-77.5 43.25, -76.4 43.5, -76.1 43.8'),
      },
    },
  ],
};

// Wind, hail and tornadoes

/** From the Front Range over Cheyenne to the Nebraska Panhandle and Goodland: among the most hail in the country. */
export const FRONT_RANGE_HAIL: Region = { west: -102, east: -105.35, north: 37.8, south: 42.5 };

/** The eastern foot of the Rockies, where downslope winds pass 100 mph. */
export const CHINOOK_FOOTHILLS: Region = {
  along: {
    miles: 14,
    line: parsePositions('-105.2 39.6, -105.25 40.05, -105.1 40.7, -105.1 41.3'),
  },
};

/** Dry farm land and playas of West Texas, eastern New Mexico, western Oklahoma and Kansas. */
export const DUST_BOWL: Region = { west: -100, east: -104.2, north: 31, south: 40 };

/** Desert valleys of Arizona, southern New Mexico, El Paso and the Imperial Valley, with haboobs in the monsoon. */
export const SOUTHWEST_DESERT: Region = { west: -106, east: -115.9, south: 34.2 };

// Cities

/** Downtowns of counties where the hills and the range around burn: no wildfire on record has reached them. */
export const BUILT_UP_CORES: Region = {
  anyOf: [
    { near: { of: [-118.25, 34.04], miles: 6 } },
    { near: { of: [-118.19, 33.79], miles: 5 } },
    { near: { of: [-117.9, 33.77], miles: 5 } },
    { near: { of: [-121.89, 37.34], miles: 4 } },
    { near: { of: [-96.8, 32.79], miles: 9 } },
    { near: { of: [-97.33, 32.75], miles: 5 } },
    { near: { of: [-98.49, 29.42], miles: 4 } },
    { near: { of: [-82.46, 27.95], miles: 4 } },
    { near: { of: [-81.38, 28.54], miles: 3 } },
    { near: { of: [-97.52, 35.47], miles: 3 } },
    { near: { of: [-111.89, 40.76], miles: 2 } },
    { near: { of: [-106.65, 35.085], miles: 3 } },
    { near: { of: [-71.06, 42.36], miles: 5 } },
    { near: { of: [-72.68, 41.76], miles: 2 } },
    { near: { of: [-72.92, 41.31], miles: 2 } },
    { near: { of: [-73.19, 41.18], miles: 2 } },
  ],
};

/** Where water comes from the sea, from rain or from a stream that rises within the hour, and no river is forecast for days. */
export const NO_SLOW_RIVER: Region = {
  anyOf: [
    { oceanWithin: 3 },
    { west: -154, south: 23 },
    {
      counties: ['New York', 'Kings', 'Queens', 'Bronx', 'Richmond', 'Nassau', 'Suffolk'],
      south: 41.35,
      west: -71.8,
      east: -74.3,
    },
    { counties: ['Dukes', 'Nantucket', 'San Juan', 'Island'] },
    { south: 27.1, east: -81 },
  ],
};
