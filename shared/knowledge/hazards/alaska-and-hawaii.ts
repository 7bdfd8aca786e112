import { COOK_INLET_VOLCANOES } from '../places/named-regions.ts';
import type { Region } from '../places/region.ts';
import type { StateHazards } from './hazard.ts';

/** Earthquakes, tsunamis and volcanoes after USGS, the Alaska Earthquake Center and NOAA, glacier floods after NWS Juneau. */

const ANCHORAGE_BOWL: Region = { counties: ['Anchorage Municipality', 'Matanuska-Susitna Borough'] };
const INTERIOR: Region = {
  counties: [
    'Fairbanks North Star',
    'Denali',
    'Southeast Fairbanks Census Area',
    'Yukon-Koyukuk (CA)',
    'Copper River Census Area',
  ],
};
const ARCTIC_AND_WEST: Region = {
  counties: ['North Slope', 'Northwest Arctic', 'Nome (CA)', 'Bethel Census Area', 'Kusilvak', 'Dillingham (CA)', 'Bristol Bay'],
};
const BERING_COAST: Region = {
  counties: ['Nome (CA)', 'Bethel Census Area', 'Kusilvak', 'Northwest Arctic', 'North Slope', 'Dillingham (CA)', 'Bristol Bay'],
};
const PANHANDLE_COUNTIES = [
  ...[
    'Juneau City and Borough',
    'Haines',
    'Skagway',
    'Skagway-Hoonah-Angoon',
    'Hoonah-Angoon',
    'Sitka City and Borough',
    'Petersburg',
  ],
  ...['City and Borough of Wrangell', 'Ketchikan Gateway', 'Prince of Wales-Hyder'],
];
const ALEUTIANS: Region = { counties: ['Aleutians East', 'Aleutians West (CA)', 'Lake and Peninsula', 'Kodiak Island'] };

const LEEWARD: Region = {
  anyOf: [
    { counties: ['Maui'] },
    { counties: ['Honolulu'], west: -158 },
    { counties: ['Hawaii'], west: -155.6 },
    { counties: ['Kauai'], west: -159.6 },
  ],
};

export const alaskaAndHawaii = {
  AK: {
    name: 'Alaska',
    hazards: [
      [
        'Earthquakes',
        'The magnitude 9.2 of 1964 destroyed parts of Anchorage, and the 7.1 of November 30, 2018 broke roads, schools and pipes there.',
        { where: ANCHORAGE_BOWL, frequency: 'damaging ones in 1964, 2016 and 2018', source: 'USGS' },
      ],
      [
        'Extreme Cold',
        'Fairbanks falls below -40 °F most winters. When heat is lost, pipes freeze within hours, and aircraft and diesel engines stop.',
        { where: INTERIOR, frequency: 'most winters below -40 °F', source: 'NWS Fairbanks' },
      ],
      [
        'Floods',
        'Water from Suicide Basin bursts under the Mendenhall Glacier and flooded Juneau homes in August of 2023, 2024 and 2025.',
        {
          where: { counties: ['Juneau City and Borough'] },
          frequency: 'every summer since 2011',
          source: 'NWS Juneau',
          warning: 'About a day',
        },
      ],
      [
        'Coastal Flooding',
        'The remnants of Typhoon Halong destroyed much of Kipnuk in October 2025, and Merbok flooded Nome and Golovin in September 2022.',
        {
          where: BERING_COAST,
          elsewhere: 'Storm floods strike the low coasts of the Bering and Chukchi seas.',
          frequency: 'most falls',
          source: 'NWS',
          warning: 'Days',
        },
      ],
      [
        'Tsunamis',
        'Kodiak, Seward, Valdez and Homer have only minutes after an earthquake offshore. Seward and Valdez were destroyed in 1964.',
        {
          where: {
            oceanWithin: 15,
            outsideCounties: ['Anchorage Municipality', 'Matanuska-Susitna Borough', ...BERING_COAST.counties!],
          },
          elsewhere: 'Upper Cook Inlet, the Interior and the shallow Bering Sea are little exposed to tsunamis.',
          frequency: 'damaging in 1946, 1957 and 1964',
          source: 'Alaska Earthquake Center',
          warning: 'Minutes',
        },
      ],
      [
        'Volcanic Activity',
        'Ash of Redoubt closed the Anchorage airport in 1989 and 2009, and Spurr dusted the city in 1992. Freight waits for days.',
        {
          where: { ...COOK_INLET_VOLCANOES },
          frequency: 'eruptions in 1986, 1989, 1992, 2006 and 2009',
          source: 'Alaska Volcano Observatory',
        },
      ],
      [
        'Volcanic Activity',
        'Volcanoes of the Aleutian arc such as Shishaldin and Pavlof send ash over flight routes several times in some years.',
        {
          where: ALEUTIANS,
          elsewhere: 'Ash concerns the places downwind of Cook Inlet and the Aleutians.',
          frequency: 'most years',
          source: 'Alaska Volcano Observatory',
        },
      ],
      [
        'Avalanches',
        'Slides close the Seward Highway at Bird and Girdwood and the road to Seward most winters, and cut power lines with it.',
        {
          where: { counties: ['Anchorage Municipality', 'Kenai Peninsula', 'Chugach Census Area', 'Matanuska-Susitna Borough'] },
          frequency: 'most winters',
          source: 'Alaska Department of Transportation',
        },
      ],
      [
        'Avalanches',
        'Slides took down the power line into Juneau in 2008 and 2009 and close Thane Road, the Klondike Highway and Haines roads.',
        {
          where: { counties: PANHANDLE_COUNTIES },
          elsewhere: 'Avalanches happen in the coastal mountains of Alaska.',
          frequency: 'every winter',
          source: 'City and Borough of Juneau',
        },
      ],
      [
        'Landslides',
        'Rain loosened slopes into homes at Ketchikan in August 2024, Wrangell in November 2023 and Haines in December 2020.',
        {
          where: { counties: PANHANDLE_COUNTIES },
          elsewhere: 'Slides into towns come with the heavy rain of the Panhandle.',
          frequency: 'in 2015, 2020, 2023 and 2024',
          source: 'Alaska DGGS',
        },
      ],
      [
        'High Winds',
        'Gusts of 90 mph tore roofs off in Wasilla and Palmer in January 2022. Wind from Turnagain Arm does the same on the Anchorage hillside.',
        {
          where: ANCHORAGE_BOWL,
          elsewhere: 'In the rest of Alaska, wind comes with the winter storms named here.',
          frequency: 'most winters',
          source: 'NWS Anchorage',
        },
      ],
      [
        'Wildfires',
        'The McKinley and Swan Lake fires of August 2019 burned homes and closed the Parks and Sterling highways.',
        {
          where: { counties: ['Matanuska-Susitna Borough', 'Kenai Peninsula', 'Anchorage Municipality'] },
          source: 'Alaska Division of Forestry',
        },
      ],
      [
        'Wildfires',
        'Fires of the boreal forest burn more than a million acres in bad summers and close the Parks and Alaska highways.',
        {
          where: { anyOf: [INTERIOR, ARCTIC_AND_WEST] },
          elsewhere: 'Wildfires burn in the dry forests inland, not in the rain forest of the coast.',
          frequency: 'over 3 million acres in 2004, 2005, 2015 and 2022',
          source: 'Alaska Interagency Coordination Center',
        },
      ],
      [
        'Wildfire Smoke',
        'Fairbanks had some of the worst air of the country in the summers of 2004, 2019 and 2022.',
        {
          where: INTERIOR,
          elsewhere: 'Thick smoke lies over the Interior.',
          frequency: 'most summers',
          source: 'Alaska DEC',
        },
      ],
      [
        'Winter Storms',
        'Anchorage had over 100 inches of snow in the winters of 2022-23 and 2023-24, and roofs of commercial buildings fell.',
        { where: ANCHORAGE_BOWL, frequency: 'every winter', source: 'NWS Anchorage' },
      ],
      [
        'Winter Storms',
        'Storms of the Bering Sea and the Gulf of Alaska close roads, barge landings and airfields. Fairbanks had ice and record rain in December 2021.',
        { frequency: 'every winter', source: 'NWS' },
      ],
      [
        'Extreme Cold',
        'Wind chill on the Arctic and Bering coasts passes -50 °F, and repairs wait until planes can fly.',
        {
          where: ARCTIC_AND_WEST,
          elsewhere: 'The ocean keeps southern Alaska above the cold of the Interior.',
          frequency: 'every winter',
          source: 'NWS',
        },
      ],
      [
        'Floods',
        'Ice jams on the Yukon and Kuskokwim flood towns at breakup, as Galena in 2013 and Circle in 2023.',
        { where: { anyOf: [INTERIOR, ARCTIC_AND_WEST] }, frequency: 'somewhere most springs', source: 'NWS Alaska' },
      ],
      [
        'Floods',
        'Fall rain and glacier water flood the Kenai, Matanuska and Resurrection rivers, as at Seward in 1986, 1995 and 2012.',
        { source: 'NWS Alaska' },
      ],
      [
        'Earthquakes',
        'The Denali Fault broke in a magnitude 7.9 in November 2002. No other state has as many large earthquakes.',
        { frequency: 'damaging ones in 1964, 2002 and 2018', source: 'Alaska Earthquake Center' },
      ],
    ],
  },
  HI: {
    name: 'Hawaii',
    hazards: [
      [
        'Hurricanes',
        'Iniki destroyed over 1,400 homes on Kauai in 1992 and cut power for up to three months. Ships bring about 85% of the food.',
        { frequency: 'struck in 1959, 1982 and 1992', source: 'NOAA, Hawaii Emergency Management Agency' },
      ],
      [
        'Tsunamis',
        'Hilo was destroyed in 1946 and 1960. From Alaska a wave needs under five hours, from a local earthquake minutes.',
        {
          where: { oceanWithin: 6, counties: ['Hawaii'] },
          frequency: 'damaging in 1946, 1957, 1960, 1964, 1975 and 2011',
          source: 'NOAA',
          warning: 'Hours from across the ocean, minutes from a local earthquake',
        },
      ],
      [
        'Tsunamis',
        'Waikiki, Kahului, Lahaina and the north shores lie in evacuation zones. The wave of 1946 rose 55 feet at Pololu and 45 feet on Kauai.',
        {
          where: { oceanWithin: 5 },
          elsewhere: 'Evacuation zones end well below the towns of the uplands.',
          frequency: 'damaging in 1946, 1957, 1960, 1964 and 2011',
          source: 'NOAA',
          warning: 'Hours from across the ocean, minutes from a local earthquake',
        },
      ],
      [
        'Wildfires',
        'Dry grass and downslope wind burned Lahaina and parts of Kula in August 2023 within hours. More than 2,200 buildings were lost.',
        { where: { counties: ['Maui'] }, source: 'Maui County', warning: 'Minutes' },
      ],
      [
        'Wildfires',
        'Grass fires of the dry sides burn near Waianae, Mililani and Waikoloa. In 2021, 40,000 acres burned around Waimea.',
        {
          where: LEEWARD,
          elsewhere: 'Great grass fires burn on the dry leeward slopes, not on the wet side of the islands.',
          frequency: 'every dry season',
          source: 'Hawaii Wildfire Management Organization',
          warning: 'Minutes to hours',
        },
      ],
      [
        'Volcanic Activity',
        'Kilauea destroyed over 700 buildings in Puna in 2018. Mauna Loa erupted in 2022 and can reach the Kona coast in hours.',
        {
          where: { counties: ['Hawaii'] },
          elsewhere: 'Only the island of Hawaii has active lava. Vog can reach the other islands.',
          frequency: 'Kilauea most years, Mauna Loa 34 times since 1843',
          source: 'USGS',
        },
      ],
      [
        'Flash Floods',
        'Kauai had nearly 50 inches of rain in a day in April 2018, and slides cut off Hanalei for weeks.',
        { where: { counties: ['Kauai'] }, frequency: 'every year', source: 'NWS Honolulu' },
      ],
      [
        'Flash Floods',
        'Kona lows and stalled fronts fill streams within minutes. Manoa and the university flooded in 2004, and Haleiwa in March 2021.',
        { where: { counties: ['Honolulu'] }, frequency: 'every year', source: 'NWS Honolulu' },
      ],
      [
        'Flash Floods',
        'Hurricane Lane left over 50 inches of rain near Hilo in August 2018. Streams fill within minutes on windward slopes.',
        { frequency: 'every year', source: 'NWS Honolulu' },
      ],
      [
        'Power Outages',
        'Each island has its own grid, and no neighbor can help. Oahu had rolling outages in January 2024 and Maui poles fell in August 2023.',
        { source: 'Hawaiian Electric' },
      ],
      [
        'Earthquakes',
        'The volcanoes’ flanks slip: magnitude 6.9 in May 2018, and 6.7 off Kiholo Bay in October 2006, which darkened Oahu.',
        { where: { counties: ['Hawaii', 'Maui'] }, frequency: 'above 6 in 1973, 1975, 1983, 2006 and 2018', source: 'USGS' },
      ],
      [
        'Earthquakes',
        'The earthquake of October 2006 off the island of Hawaii cut all power on Oahu for most of a day.',
        {
          where: { counties: ['Honolulu'] },
          elsewhere: 'Strong earthquakes of Hawaii strike the islands in the south of the chain.',
          source: 'USGS',
        },
      ],
      [
        'Coastal Flooding',
        'King tides and waves flood Waikiki, Mapunapuna and coast roads such as Honoapiilani Highway.',
        {
          where: { oceanWithin: 4 },
          elsewhere: 'High tides and waves flood the shore, not the uplands.',
          frequency: 'highest tides each summer',
          source: 'University of Hawaii Sea Grant',
        },
      ],
      [
        'Drought',
        'Upcountry Maui and the leeward ranches had water limits in most years since 2018. Pasture and crops fail there first.',
        {
          where: LEEWARD,
          elsewhere: 'The wet side of the islands seldom lacks water.',
          source: 'U.S. Drought Monitor',
        },
      ],
    ],
  },
} satisfies Record<string, StateHazards>;
