import { parsePositions } from '../places/distance.ts';
import { HAYWARD, SAN_ANDREAS, SIERRA_CREST, SOUTHWEST_DESERT } from '../places/named-regions.ts';
import type { Region } from '../places/region.ts';
import type { StateHazards } from './hazard.ts';

/** Chances of earthquakes after USGS (UCERF3, Working Group 2014), fires after CAL FIRE, tsunami zones after the California Geological Survey. */

const BAY_AREA = ['Alameda', 'Contra Costa', 'Marin', 'City and County of San Francisco', 'San Mateo', 'Santa Clara'];
const NORTH_BAY = ['Napa', 'Sonoma', 'Lake', 'Mendocino', 'Solano'];
const SOUTHLAND = ['Los Angeles', 'Ventura', 'Orange', 'San Bernardino', 'Riverside', 'Santa Barbara'];
const VALLEY_FLOOR = [
  ...['Sacramento', 'San Joaquin', 'Stanislaus', 'Merced', 'Fresno', 'Kings', 'Tulare', 'Kern', 'Madera'],
  ...['Sutter', 'Yolo', 'Colusa', 'Glenn'],
];
const FOOTHILLS = [
  ...['Butte', 'Plumas', 'Nevada', 'Placer', 'El Dorado', 'Amador', 'Calaveras', 'Tuolumne', 'Mariposa', 'Sierra', 'Yuba'],
  ...['Shasta', 'Tehama', 'Siskiyou', 'Trinity', 'Lassen', 'Modoc', 'Alpine'],
];
const WITHOUT_GREAT_FIRES = [
  'City and County of San Francisco',
  'Imperial',
  'Kings',
  'San Joaquin',
  'Stanislaus',
  'Merced',
  'Sutter',
  'Sacramento',
];
/** From Merced past Fresno and Visalia to Bakersfield. */
const SAN_JOAQUIN_FLOOR: Region = {
  along: { miles: 18, line: parsePositions('-120.5 37.3, -119.8 36.75, -119.3 36.3, -119.2 35.75, -119.1 35.35') },
};
const SOUTHERN_SIERRA = ['Fresno', 'Tulare', 'Madera', 'Kern', 'Mono', 'Inyo'];
const DELTA_AND_RIVERS: Region = {
  counties: ['Sacramento', 'San Joaquin', 'Yolo', 'Sutter', 'Yuba', 'Butte', 'Colusa', 'Solano'],
};
const PAJARO: Region = { counties: ['Monterey', 'Santa Cruz', 'San Benito'] };
const STEEP_COAST: Region = {
  counties: ['Los Angeles', 'Ventura', 'Santa Barbara', 'San Bernardino', 'Orange'],
  oceanWithin: 75,
};
const NORTH_COAST: Region = {
  counties: ['Del Norte', 'Humboldt', 'Mendocino', 'Sonoma', 'Marin', 'San Mateo', 'Santa Cruz', 'Monterey', 'San Luis Obispo'],
};

export const california = {
  CA: {
    name: 'California',
    hazards: [
      [
        'Earthquakes',
        'The Rodgers Creek Fault runs under Santa Rosa and joins the Hayward Fault. USGS gives the two a 33% chance of a magnitude 6.7 by 2043.',
        { where: { counties: ['Sonoma'] }, frequency: 'in 1906 and 1969', source: 'USGS, The Press Democrat' },
      ],
      [
        'Earthquakes',
        'USGS gives the Bay Area a 72% chance of a magnitude 6.7 by 2043. The Hayward Fault runs under Oakland and Hayward and last broke in 1868.',
        { where: HAYWARD, frequency: 'about every 150 years on the Hayward Fault', source: 'USGS' },
      ],
      [
        'Earthquakes',
        'The San Andreas last broke in the north in 1906 and in the south in 1857. Northridge (1994) showed what a hidden fault does to a city.',
        { where: SAN_ANDREAS, frequency: 'about every 150 years on the southern San Andreas', source: 'USGS' },
      ],
      [
        'Winter Storms',
        'The blizzard of March 2024 closed I-80 over Donner Summit for three days. Roofs, power and deliveries fail under the snow.',
        {
          where: SIERRA_CREST,
          elsewhere: 'Snow that stops a business falls in the Sierra and the northern mountains.',
          frequency: 'several times each winter',
          source: 'NWS Reno, Caltrans',
        },
      ],
      [
        'Wildfires',
        'The Palisades and Eaton fires of January 2025 destroyed over 16,000 buildings in two days of Santa Ana wind.',
        { where: { counties: SOUTHLAND }, frequency: 'most years', source: 'CAL FIRE', warning: 'Minutes to hours' },
      ],
      [
        'Wildfires',
        'The Cedar Fire (2003) and the fires of October 2007 burned over 4,000 homes in San Diego County in Santa Ana wind.',
        {
          where: { counties: ['San Diego'] },
          frequency: 'great fires in 2003 and 2007',
          source: 'CAL FIRE',
          warning: 'Minutes to hours',
        },
      ],
      [
        'Wildfires',
        'The Tubbs Fire reached Santa Rosa within hours in October 2017. Napa, Lake and Mendocino burned in 2015, 2017, 2018 and 2020.',
        {
          where: { counties: NORTH_BAY },
          frequency: 'great fires in 2015, 2017 and 2020',
          source: 'CAL FIRE',
          warning: 'Minutes to hours',
        },
      ],
      [
        'Wildfires',
        'The Caldor Fire forced all of South Lake Tahoe to leave in August 2021. Few roads lead out of the mountain towns.',
        { where: SIERRA_CREST, frequency: 'most summers', source: 'CAL FIRE', warning: 'Minutes to hours' },
      ],
      [
        'Wildfires',
        'The Camp Fire destroyed Paradise in a morning in November 2018. Dixie (2021), Caldor (2021) and Park (2024) burned the same foothills.',
        { where: { counties: FOOTHILLS }, frequency: 'most summers', source: 'CAL FIRE', warning: 'Minutes to hours' },
      ],
      [
        'Wildfires',
        'The Oakland Hills fire of 1991 destroyed over 3,000 homes in a day. Dry offshore wind brings the same danger each fall.',
        { where: { counties: ['Alameda', 'Contra Costa', 'Marin'] }, source: 'CAL FIRE', warning: 'Minutes to hours' },
      ],
      [
        'Wildfires',
        'The Creek Fire (2020) forced people out of the mountains above Fresno, and the Borel Fire (2024) burned Havilah in Kern County.',
        {
          where: { counties: SOUTHERN_SIERRA, not: SAN_JOAQUIN_FLOOR },
          frequency: 'most summers',
          source: 'CAL FIRE',
          warning: 'Minutes to hours',
        },
      ],
      [
        'Wildfires',
        'The CZU and SCU lightning fires of August 2020 burned over 1,000 buildings from the Santa Cruz Mountains to Mount Hamilton.',
        {
          where: { counties: ['Santa Cruz', 'San Mateo', 'Santa Clara', 'San Benito', 'Monterey', 'San Luis Obispo'] },
          frequency: 'large fires in 2008, 2016 and 2020',
          source: 'CAL FIRE',
          warning: 'Minutes to hours',
        },
      ],
      [
        'Wildfires',
        'The August Complex of 2020 burned over a million acres of northern forest. Fires on the Smith River cut power and roads in 2023.',
        {
          where: { outsideCounties: WITHOUT_GREAT_FIRES, not: SAN_JOAQUIN_FLOOR },
          elsewhere: 'Wildfires burn in the hills and forests around. Smoke is what reaches here.',
          source: 'CAL FIRE',
          warning: 'Minutes to hours',
        },
      ],
      [
        'Power Outages',
        'PG&E, SCE and SDG&E switch lines off in dry wind to prevent fires. In October 2019, over two million people were without power for days.',
        {
          where: {
            not: SAN_JOAQUIN_FLOOR,
            outsideCounties: [
              'City and County of San Francisco',
              'Sacramento',
              'San Joaquin',
              'Stanislaus',
              'Kings',
              'Imperial',
              'Sutter',
            ],
          },
          frequency: 'most falls',
          source: 'California Public Utilities Commission',
          warning: 'About two days',
        },
      ],
      [
        'Power Outages',
        'The grid operator cut power in turns in August 2020, and a heat wave in September 2022 brought it close again.',
        { source: 'California ISO' },
      ],
      [
        'Extreme Heat',
        'Sacramento reached 116 °F in September 2022, and Fresno and Redding pass 110 °F. The grid operator calls Flex Alerts.',
        {
          where: { counties: [...VALLEY_FLOOR, 'Shasta', 'Tehama', 'Butte', 'Yuba'] },
          frequency: 'every summer',
          source: 'NWS',
        },
      ],
      [
        'Extreme Heat',
        'Palm Springs reached 124 °F in July 2024. Without cooling, a building in the desert is unusable within hours.',
        { where: { east: -117.3, oceanBeyond: 60 }, frequency: 'every summer', source: 'NWS San Diego' },
      ],
      [
        'Extreme Heat',
        'Santa Rosa reached 115 °F in September 2022, its highest ever. Outdoor work stops under Cal/OSHA rules.',
        { where: { counties: ['Sonoma', 'Napa'], oceanBeyond: 9 }, frequency: 'most summers', source: 'NWS, The Press Democrat' },
      ],
      [
        'Extreme Heat',
        'Woodland Hills reached 121 °F in September 2020. Inland valleys have no sea breeze, and outdoor work stops under Cal/OSHA rules.',
        {
          where: { oceanBeyond: 9, south: 39.5, not: SIERRA_CREST, outsideCounties: [...BAY_AREA, 'Santa Cruz'] },
          elsewhere: 'The ocean or the height keeps this part of California cooler than the inland valleys.',
          frequency: 'most summers',
          source: 'NWS Los Angeles',
        },
      ],
      [
        'Floods',
        'Sacramento stands behind levees where two rivers meet. Floods of 1986 and 1997 came near their tops or broke them at Linda and Arboga.',
        {
          where: DELTA_AND_RIVERS,
          frequency: 'great floods in 1955, 1986 and 1997',
          source: 'California Department of Water Resources',
        },
      ],
      [
        'Floods',
        'Atmospheric rivers of January and March 2023 put Merced County’s Planada and much of the old Tulare Lake under water.',
        {
          where: { counties: VALLEY_FLOOR },
          frequency: 'in 1983, 1997, 2017 and 2023',
          source: 'California Department of Water Resources',
        },
      ],
      [
        'Floods',
        'Coyote Creek rose to a record in San Jose in February 2017. About 14,000 people had to leave their homes.',
        { where: { counties: ['Santa Clara'] }, source: 'KQED, East Bay Times', warning: 'Hours' },
      ],
      [
        'Floods',
        'The Russian River put about 2,000 buildings around Guerneville under water in February 2019. Creeks of the county fill in the same storms.',
        {
          where: { counties: ['Sonoma'] },
          frequency: 'most wet winters',
          source: 'Sonoma County, Associated Press',
          isOfSomeLots: true,
        },
      ],
      [
        'Floods',
        'Atmospheric rivers flood creeks, streets and basements, as in San Francisco and San Diego in the winters of 2022-23 and 2023-24.',
        { where: { oceanWithin: 60 }, frequency: 'most wet winters', source: 'NWS' },
      ],
      [
        'Floods',
        'Atmospheric rivers flood creeks, streets and basements of California in wet winters.',
        { frequency: 'most wet winters', source: 'NWS' },
      ],
      [
        'Wildfire Smoke',
        'Smoke of the Camp Fire made San Francisco and Oakland close schools in November 2018, and in September 2020 the sky turned orange.',
        {
          where: { counties: [...BAY_AREA, 'Santa Cruz'] },
          frequency: 'in 2017, 2018 and 2020',
          source: 'Bay Area Air District',
        },
      ],
      [
        'Wildfire Smoke',
        'Smoke settles in the valleys for weeks, as in 2018, 2020 and 2021. State rules require protection of outdoor workers from AQI 151.',
        { frequency: 'most summers', source: '8 CCR 5141.1' },
      ],
      [
        'Drought',
        'In 2021 and 2022, farms of the Central Valley had little or no federal water, and wells ran dry. Fields and orchards were given up.',
        {
          where: { counties: [...VALLEY_FLOOR, 'Imperial'] },
          elsewhere: 'Towns outside the farm districts have had water limits in drought, seldom cuts that stop a business.',
          frequency: 'in 2007 to 2009, 2012 to 2016 and 2020 to 2022',
          source: 'California Department of Water Resources',
        },
      ],
      [
        'Flash Floods',
        'Tropical Storm Hilary in August 2023 closed I-10 near Palm Springs. Desert washes and burn scars fill in minutes.',
        {
          where: { counties: [...SOUTHLAND, 'San Diego', 'Imperial', 'Inyo', 'Kern'] },
          elsewhere: 'Sudden floods in washes belong to the deserts and burned hills of the south.',
          frequency: 'most years',
          source: 'NWS',
          warning: 'Minutes',
        },
      ],
      [
        'Landslides',
        'Burned slopes turn to debris flows in the first hard rain, as in Montecito in 2018. Slow slides move homes in Rancho Palos Verdes.',
        { where: STEEP_COAST, frequency: 'most wet winters', source: 'USGS' },
      ],
      [
        'Landslides',
        'Slides close Highway 1 at Big Sur for months, as in 2017 and 2023, and Highways 101 and 17 in wet winters.',
        {
          where: NORTH_COAST,
          elsewhere: 'Slides that close roads happen on the steep coast and on burned slopes of the south.',
          frequency: 'most wet winters',
          source: 'Caltrans',
        },
      ],
      [
        'Avalanches',
        'Slides have struck Palisades Tahoe and Alpine Meadows, in 2024 in an open resort, and close Highways 89, 267 and 395.',
        {
          where: SIERRA_CREST,
          elsewhere: 'Avalanches happen on the steep snow of the Sierra crest.',
          frequency: 'every winter',
          source: 'Sierra Avalanche Center',
        },
      ],
      [
        'Tsunamis',
        'Waves from Japan destroyed the harbors of Crescent City and Santa Cruz in March 2011. A Cascadia wave would leave minutes.',
        {
          where: {
            oceanWithin: 3,
            north: 36.5,
            counties: [...NORTH_COAST.counties!, 'Contra Costa', 'Alameda', 'City and County of San Francisco'],
          },
          frequency: 'damage in 1964, 2006, 2011 and 2022',
          source: 'California Geological Survey',
        },
      ],
      [
        'Tsunamis',
        'Waves from across the Pacific arrive after hours with strong currents, as in Ventura and San Diego harbors in 2010 and 2011.',
        {
          where: { oceanWithin: 3, south: 36.5 },
          elsewhere: 'Tsunami zones of California end within about two miles of the ocean and the bays.',
          source: 'California Geological Survey',
          warning: 'Hours from across the ocean, minutes from a fault offshore',
        },
      ],
      [
        'Dam and Levee Failure',
        'The spillways of Oroville Dam failed in February 2017, and 188,000 people were told to leave. Delta levees are old and low.',
        {
          where: DELTA_AND_RIVERS,
          elsewhere: 'The levees on which towns depend stand along the Sacramento, San Joaquin and Pajaro rivers.',
          source: 'California Department of Water Resources',
        },
      ],
      [
        'Dam and Levee Failure',
        'The Pajaro levee broke in March 1995 and in March 2023 and put the town and its fields under water for weeks.',
        { where: PAJARO, frequency: 'in 1995 and 2023', source: 'U.S. Army Corps of Engineers' },
      ],
      [
        'Coastal Flooding',
        'Waves wrecked the waterfronts of Capitola and Aptos in January 2023 and ran into the streets of Ventura in December 2023.',
        {
          where: { oceanWithin: 2 },
          elsewhere: 'Waves and high tides flood the shore, not places inland.',
          frequency: 'strongest in El Niño winters, as in 1983, 1998 and 2016',
          source: 'NOAA',
        },
      ],
      [
        'Freeze',
        'The freezes of December 1998 and January 2007 each destroyed hundreds of millions of dollars of citrus. Spring frost takes almonds and stone fruit.',
        {
          where: { counties: ['Tulare', 'Kern', 'Fresno', 'Madera', 'Kings', 'Merced', 'Stanislaus', 'Ventura', 'Riverside'] },
          elsewhere: 'Freezes that ruin a harvest are a matter of the citrus and fruit districts.',
          frequency: 'in 1990, 1998 and 2007',
          source: 'California Department of Food and Agriculture',
        },
      ],
      [
        'Dust Storms',
        'Dust on I-5 near Coalinga caused a crash of over 100 vehicles in November 1991. Fallow land and the Salton Sea add to it.',
        {
          where: {
            anyOf: [{ counties: ['Fresno', 'Kings', 'Kern'] }, { ...SOUTHWEST_DESERT, counties: ['Imperial', 'Riverside'] }],
          },
          elsewhere: 'Dust that stops traffic blows in the southern Central Valley and the low desert.',
          source: 'NWS',
        },
      ],
      [
        'Earthquakes',
        'Ridgecrest shook at magnitude 7.1 in July 2019 and Ferndale at 6.4 in December 2022. No part of California is far from a fault.',
        { frequency: 'above magnitude 7 in 1992, 1999 and 2019', source: 'USGS' },
      ],
      [
        'Volcanic Activity',
        'Shasta, Lassen and the Long Valley caldera at Mammoth are watched by USGS. Lassen erupted from 1914 to 1917.',
        {
          where: {
            nearAny: {
              of: parsePositions('-122.19 41.41, -121.51 40.49, -118.97 37.63'),
              miles: 35,
            },
          },
          elsewhere: 'The volcanoes of California are in the far north and at Mammoth Lakes.',
          source: 'USGS',
        },
      ],
    ],
  },
} satisfies Record<string, StateHazards>;
