import type { Region } from '../places/region.ts';
import type { StateHazards } from './hazard.ts';

/** Tornado averages are NOAA's for 1991 to 2010. Storms, ice and cold after the NWS, floods after USGS, tides and surge after NOAA. */

const LONG_ISLAND_SOUND: Region = { south: 41.4 };
/** After the flood maps of the City of Boston (Climate Ready Boston): Roxbury, Jamaica Plain and the hills west of them. */
const BOSTON_UPHILL: Region = {
  zips: '02119 02120 02121 02124 02126 02130 02131 02132 02134 02135 02136 02445 02446 02467',
};
const CAPE_AND_ISLANDS: Region = { counties: ['Barnstable', 'Dukes', 'Nantucket'] };
const SOUTH_COAST: Region = { south: 41.85, west: -70.6, oceanWithin: 20 };

export const southernNewEngland = {
  CT: {
    name: 'Connecticut',
    hazards: [
      [
        'Winter Storms',
        'The nor’easter of October 29, 2011 cut power to over 800,000 customers, for some for 11 days. February 2013 brought up to 40 inches.',
        { frequency: 'every winter', source: 'NWS' },
      ],
      [
        'Hurricanes',
        'Sandy (2012) and Isaias (2020) brought trees down on lines in every town. Isaias cut power to over 700,000 customers.',
        { frequency: 'major storms in 1938, 1985, 2011, 2012 and 2020', source: 'Connecticut PURA' },
      ],
      [
        'Storm Surge',
        'Sandy (2012) flooded Bridgeport, Fairfield Beach and Milford. The hurricane of 1938 shows the worst case.',
        {
          where: { ...LONG_ISLAND_SOUND, oceanWithin: 5 },
          elsewhere: 'Storm surge stays near Long Island Sound.',
          source: 'NHC',
        },
      ],
      [
        'Coastal Flooding',
        'High tides and winter storms flood low streets in Bridgeport, New Haven and Old Saybrook.',
        {
          isOfSomeLots: true,
          where: { ...LONG_ISLAND_SOUND, oceanWithin: 4 },
          elsewhere: 'Tides flood the shore of the Sound, not places inland.',
          frequency: 'several times a year',
          source: 'NOAA',
        },
      ],
      [
        'Floods',
        'Storms on August 18, 2024 brought over 10 inches of rain to Oxford and Southbury and took out roads and bridges.',
        { where: { west: -72.95 }, frequency: 'major floods in 1955 and 2024', source: 'NWS' },
      ],
      [
        'Floods',
        'A dam partly failed on the Yantic River in January 2024, and parts of Norwich were evacuated.',
        { where: { east: -72.35 }, source: 'NWS' },
      ],
      [
        'Floods',
        'The Connecticut River flooded Hartford in 1936 and 1938. Dikes protect it now, streams still flood.',
        { frequency: 'most springs', source: 'USGS' },
      ],
      [
        'Severe Thunderstorms',
        'Macrobursts and tornadoes closed roads in Brookfield, Southbury and Hamden for days in May 2018.',
        { where: { west: -72.7 }, frequency: 'every summer', source: 'NWS' },
      ],
      [
        'Severe Thunderstorms',
        'Summer storms bring trees and lines down from Hartford to Putnam.',
        { frequency: 'every summer', source: 'NOAA Storm Events' },
      ],
      [
        'Extreme Heat',
        'Hartford, Bridgeport and New Haven open cooling centers each summer. June 2025 passed 95 °F.',
        { frequency: 'every summer', source: 'NWS' },
      ],
      [
        'Ice Storms',
        'Freezing rain coats the Litchfield Hills and the northeast. The ice storm of December 1973 cut power for over a week.',
        {
          where: { north: 41.55 },
          elsewhere: 'Near the Sound, ice rarely builds up before it turns to rain.',
          source: 'NWS',
        },
      ],
      [
        'Wildfires',
        'The Hawthorne fire burned on Lamentation Mountain in Berlin for weeks in October 2024.',
        { frequency: 'dry springs and falls', source: 'Connecticut DEEP', isMinor: true },
      ],
    ],
  },
  MA: {
    name: 'Massachusetts',
    hazards: [
      [
        'Winter Storms',
        'Nor’easters brought Boston over 108 inches of snow in 2014-15. Roofs fell in, and the MBTA stopped for days.',
        { where: { oceanWithin: 35, north: 42 }, frequency: 'every winter', source: 'NWS Boston' },
      ],
      [
        'Winter Storms',
        'Wet snow and wind of nor’easters cut power on the Cape and the South Shore, as in March 2018 and January 2022.',
        { where: { oceanWithin: 25, south: 42 }, frequency: 'every winter', source: 'NWS Boston' },
      ],
      [
        'Winter Storms',
        'The nor’easter of October 2011 cut power in Springfield and the hills for over a week. I-90 closes in storms.',
        { frequency: 'every winter', source: 'NWS Boston' },
      ],
      [
        'Hurricanes',
        'Bob (1991), Carol (1954) and the hurricane of 1938 drove wind and sea into Buzzards Bay and the Cape.',
        {
          where: { anyOf: [SOUTH_COAST, CAPE_AND_ISLANDS] },
          frequency: 'direct hits in 1938, 1954 and 1991',
          source: 'NHC',
        },
      ],
      [
        'Hurricanes',
        'Irene (2011) washed out Route 2 and flooded Shelburne Falls. Isaias (2020) cut power around Springfield.',
        { where: { west: -72.1 }, source: 'NHC' },
      ],
      [
        'Hurricanes',
        'Sandy (2012) and Irene (2011) cut power to hundreds of thousands of customers around Boston and Worcester.',
        { source: 'NHC' },
      ],
      [
        'Storm Surge',
        'In 1938 and 1954, hurricanes put downtown Wareham and the New Bedford shore under over ten feet of water.',
        {
          where: { anyOf: [{ ...SOUTH_COAST, oceanWithin: 5 }, CAPE_AND_ISLANDS] },
          elsewhere: 'Elsewhere on the coast, surge comes with high tides: see coastal flooding. It does not reach inland.',
          source: 'NHC',
        },
      ],
      [
        'Coastal Flooding',
        'Surge comes with a high tide. Nor’easters in January and March 2018 flooded the Seaport, Scituate and Duxbury. That of 1978 broke houses from Revere to Scituate.',
        {
          where: { oceanWithin: 5, not: BOSTON_UPHILL },
          elsewhere: 'Tides and waves flood the shore, not places inland.',
          frequency: 'about 12 to 19 days a year in Boston',
          source: 'NOAA',
        },
      ],
      [
        'Coastal Flooding',
        'Most streets here stand above the tides of Boston Harbor. Water reaches low streets at the harbor and its channels first.',
        { where: { allOf: [{ oceanWithin: 5 }, BOSTON_UPHILL] }, isMinor: true, source: 'City of Boston, Climate Ready Boston' },
      ],
      [
        'Floods',
        'Leominster had about 10 inches of rain in five hours in September 2023 and feared for its dams.',
        { where: { near: { of: [-71.75, 42.5], miles: 18 } }, warning: 'Hours', source: 'NWS Boston' },
      ],
      [
        'Floods',
        'The Deerfield, Hoosic and Westfield rivers flood roads and towns, as in Irene (2011) and July 2023.',
        { where: { west: -72.4 }, source: 'USGS' },
      ],
      [
        'Floods',
        'The Merrimack, Shawsheen and Charles flooded in May 2006 and March 2010. City streets flood in cloudbursts.',
        { frequency: 'major floods in 1936, 2006 and 2010', source: 'USGS' },
      ],
      [
        'Tornadoes',
        'An EF3 tornado crossed Springfield, Monson and Brimfield on June 1, 2011. Worcester was struck in June 1953.',
        {
          where: { west: -71.5 },
          elsewhere: 'Strong tornadoes are rare near the coast.',
          frequency: 'about 1 a year in Massachusetts',
          source: 'NOAA',
        },
      ],
      [
        'Severe Thunderstorms',
        'Microbursts bring trees and lines down from Pittsfield to Plymouth. Chatham and Harwich were struck in July 2019.',
        { frequency: 'every summer', source: 'NOAA Storm Events' },
      ],
      [
        'Ice Storms',
        'The ice storm of December 2008 cut power around Fitchburg and Worcester for up to two weeks.',
        {
          where: { west: -71.3, north: 42.2 },
          elsewhere: 'Near the sea and in the south, ice rarely builds up before it turns to rain.',
          source: 'NWS Boston',
        },
      ],
      [
        'Extreme Cold',
        'February 4, 2023 brought -10 °F to Boston and burst sprinkler pipes in hospitals and offices.',
        { frequency: 'most winters', source: 'NWS Boston' },
      ],
      [
        'Extreme Heat',
        'Boston, Chelsea and Springfield open cooling centers each summer. June 2025 brought 102 °F to Boston.',
        { frequency: 'every summer', source: 'NWS Boston' },
      ],
      [
        'Wildfires',
        'Brush fires burned for weeks in Middleton, Salem and Lynn in the dry fall of 2024.',
        { frequency: 'dry springs and falls', source: 'Massachusetts DCR', isMinor: true },
      ],
    ],
  },
  RI: {
    name: 'Rhode Island',
    hazards: [
      [
        'Hurricanes',
        'The hurricane of 1938 and Carol (1954) struck Rhode Island head-on. Bob (1991) cut power to most of the state.',
        { frequency: 'direct hits in 1938, 1954 and 1991', source: 'NHC' },
      ],
      [
        'Storm Surge',
        'In 1938 and 1954, the bay rose over 12 feet in downtown Providence. The Fox Point barrier protects downtown only.',
        { where: { north: 41.74, oceanWithin: 4 }, source: 'US Army Corps of Engineers' },
      ],
      [
        'Storm Surge',
        'The 1938 surge swept Misquamicut and Napatree away. Sandy (2012) broke up Westerly beach shops.',
        {
          where: { oceanWithin: 4 },
          elsewhere: 'Storm surge stays near the ocean and the bay.',
          source: 'NHC',
        },
      ],
      [
        'Coastal Flooding',
        'Ordinary storm tides flood roads in Warren, Barrington, Westerly and at Matunuck.',
        {
          where: { oceanWithin: 3 },
          elsewhere: 'Tides flood the shore of the bay and the ocean, not places inland.',
          frequency: 'several times a year',
          source: 'NOAA',
        },
      ],
      [
        'Winter Storms',
        'The blizzard of 1978 stopped Rhode Island for a week. The nor’easter of January 2022 brought about two feet again.',
        { frequency: 'every winter', source: 'NWS Boston' },
      ],
      [
        'Floods',
        'The Pawtuxet put the Warwick Mall and I-95 under water in March 2010. Cranston and West Warwick flooded too.',
        { where: { south: 41.83, north: 41.6, west: -71.35 }, frequency: 'record flood in 2010', source: 'USGS' },
      ],
      [
        'Floods',
        'Streets in Providence flooded twice in September 2023. The Pawcatuck and Blackstone flood after long rain.',
        { frequency: 'most years', source: 'USGS' },
      ],
      [
        'Power Outages',
        'Wind in October 2017 and December 2023 cut power to well over 100,000 customers, for some for days.',
        { source: 'Rhode Island PUC' },
      ],
      [
        'Extreme Heat',
        'Providence and Pawtucket open cooling centers each summer. June 2025 passed 95 °F.',
        { frequency: 'every summer', source: 'NWS Boston' },
      ],
      [
        'Severe Thunderstorms',
        'An EF2 tornado crossed Scituate, Johnston and North Providence in August 2023. Storms bring lines down each summer.',
        { frequency: 'every summer', source: 'NOAA Storm Events' },
      ],
      [
        'Extreme Cold',
        'February 4, 2023 brought -9 °F to Providence and burst pipes in offices and schools.',
        { frequency: 'most winters', source: 'NWS Boston' },
      ],
    ],
  },
} satisfies Record<string, StateHazards>;
