import type { Region } from '../places/region.ts';
import type { StateHazards } from './hazard.ts';

/** Tornado averages are NOAA's for 1991 to 2010. Blizzards of the Red River valley after NWS Grand Forks. */

const WESTERN_KANSAS: Region = { west: -99 };
const PANHANDLE_AND_SANDHILLS: Region = { west: -99.5 };
const RED_RIVER_VALLEY: Region = { east: -97.8 };
const BAKKEN: Region = { west: -101.8, north: 47.2 };
const WEST_RIVER: Region = { west: -100.3 };
const BLACK_HILLS: Region = { counties: ['Lawrence', 'Pennington', 'Meade', 'Custer', 'Fall River'], west: -102.9 };

export const plainsNorth = {
  KS: {
    name: 'Kansas',
    hazards: [
      [
        'Tornadoes',
        'Andover was struck by an F5 in 1991 and an EF3 in April 2022. Haysville and south Wichita were struck in 1999.',
        { where: { near: { of: [-97.34, 37.69], miles: 45 } }, frequency: 'about 96 a year in Kansas', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'Greensburg was destroyed by an EF5 in May 2007, and an F5 crossed Topeka in 1966. Eureka was struck in 2016 and 2018.',
        { frequency: 'about 96 a year in Kansas', source: 'NOAA' },
      ],
      [
        'Hail',
        'Hail of golf-ball size strips wheat from Goodland to Dodge City before harvest and totals roofs and vehicles.',
        { where: WESTERN_KANSAS, frequency: 'every spring', source: 'NWS Goodland' },
      ],
      [
        'Hail',
        'A hailstone almost 8 inches across fell in Wichita in September 2010. Roofs, glass and vehicles take the damage.',
        { where: { east: -99, west: -96.3 }, frequency: 'most springs', source: 'NWS Wichita' },
      ],
      [
        'Hail',
        'Large hail breaks roofs, glass and vehicles in every part of Kansas.',
        { frequency: 'most springs', source: 'NWS Wichita' },
      ],
      [
        'Ice Storms',
        'Ice in December 2007 cut power to over 200,000 Kansas customers, and January 2005 did the same around Wichita.',
        {
          where: { east: -98.8 },
          elsewhere: 'In western Kansas, winter storms come as blizzards more than ice.',
          frequency: 'severe in 2002, 2005 and 2007',
          source: 'NWS',
        },
      ],
      [
        'Winter Storms',
        'Blizzards close I-70 from Hays to the Colorado line, as in March 2019 and January 2025, and kill cattle on open range.',
        { where: WESTERN_KANSAS, frequency: 'most winters', source: 'NWS Goodland' },
      ],
      [
        'Winter Storms',
        'January 2025 left more than a foot of snow on Topeka and Kansas City and closed I-70. February 2021 brought rolling outages.',
        { frequency: 'most winters', source: 'NWS Topeka' },
      ],
      [
        'Drought',
        'The Ogallala aquifer falls most years. Exceptional drought in 2022 and 2023 left the smallest wheat crop in decades.',
        { where: WESTERN_KANSAS, source: 'Kansas Geological Survey, USDA' },
      ],
      [
        'Drought',
        'The Kansas River and city lakes fell in 2012 and 2023, and towns of the southeast limited water.',
        { source: 'Kansas Water Office' },
      ],
      [
        'Wildfires',
        'Starbuck (2017) burned over 600,000 acres of Kansas and Oklahoma, and the Four County Fire of December 2021 burned homes near Natoma.',
        {
          where: { anyOf: [WESTERN_KANSAS, { west: -97.6, south: 38.3 }] },
          elsewhere: 'The large grass fires run through the range of western and south central Kansas.',
          source: 'Kansas Forest Service',
          warning: 'Minutes to hours',
        },
      ],
      [
        'Dust Storms',
        'A dust storm on I-70 near Goodland in March 2025 caused a crash of 71 vehicles.',
        {
          where: WESTERN_KANSAS,
          elsewhere: 'Dust that stops traffic blows in western Kansas.',
          source: 'Kansas Highway Patrol',
        },
      ],
      [
        'Floods',
        'The Kansas and Big Blue rivers flooded Manhattan and Topeka in 1951 and 1993. Wildcat Creek did in Manhattan in 2018.',
        {
          where: { north: 38.6, east: -97.4 },
          elsewhere: 'In western Kansas, water rises in dry creeks within minutes: see flash floods.',
          frequency: 'major in 1951, 1993 and 2019',
          source: 'NWS Topeka',
        },
      ],
      [
        'Floods',
        'The Verdigris and Neosho flooded Coffeyville, its refinery and Osawatomie in July 2007.',
        { where: { south: 38.6, east: -97.4 }, frequency: 'major in 1951, 2007 and 2019', source: 'NWS Wichita' },
      ],
      [
        'Flash Floods',
        'Streets in Wichita and dry creeks farther west fill within an hour when storms stand still.',
        { where: { east: -99, west: -96.3 }, frequency: 'every year in Kansas', source: 'NWS' },
      ],
      [
        'Flash Floods',
        'Streets and dry creeks of Kansas fill within an hour when storms stand still.',
        { frequency: 'every year in Kansas', source: 'NWS' },
      ],
      [
        'Severe Thunderstorms',
        'Straight-line wind took out power to more than 100,000 customers in the Kansas City area in July 2023.',
        { where: { east: -96 }, frequency: 'every summer', source: 'NWS Kansas City' },
      ],
      [
        'Severe Thunderstorms',
        'The derecho of December 15, 2021 brought gusts of 100 mph, dust and fires to western and central Kansas on one afternoon.',
        { frequency: 'every summer', source: 'NWS' },
      ],
      [
        'Extreme Heat',
        'Heat above 105 °F strains crews, cattle and power. Thousands of feedlot cattle died in southwest Kansas in June 2022.',
        { frequency: 'every summer', source: 'NWS' },
      ],
    ],
  },
  NE: {
    name: 'Nebraska',
    hazards: [
      [
        'Tornadoes',
        'The EF4 of April 26, 2024 destroyed homes in Elkhorn and Blair, and an EF3 that day tore up a plant near Lincoln.',
        { where: { east: -97 }, frequency: 'about 57 a year in Nebraska', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'Hallam was struck by an F4 in 2004, and twin EF4 tornadoes destroyed Pilger in June 2014.',
        { where: { east: -100 }, frequency: 'about 57 a year in Nebraska', source: 'NOAA' },
      ],
      [
        'Hail',
        'The Panhandle and the Platte valley lie in Hail Alley: hail ruins corn, center pivots and roofs.',
        { where: { west: -98.5 }, frequency: '7 to 9 hail days a year in the Panhandle', source: 'NOAA' },
      ],
      [
        'Hail',
        'Large hail struck Blair and Omaha in June 2014 and broke the glass of thousands of vehicles on dealer lots.',
        { frequency: 'most summers', source: 'NWS Omaha' },
      ],
      [
        'Tornadoes',
        'Tornadoes of the Panhandle and Sandhills cross open range and seldom a town. They stop power and roads where few repair crews are near.',
        { frequency: 'about 57 a year in Nebraska', source: 'NOAA' },
      ],
      [
        'Floods',
        'Snowmelt from Wyoming kept the North Platte above flood stage for weeks in 2011, from Scottsbluff to North Platte.',
        { where: { west: -100.5 }, source: 'NWS North Platte', warning: 'Days to weeks' },
      ],
      [
        'Floods',
        'The storm of March 2019 broke Spencer Dam and cut off Fremont. The Missouri put a third of Offutt Air Force Base under water.',
        { frequency: 'major in 1993, 2011 and 2019', source: 'NWS Omaha' },
      ],
      [
        'Winter Storms',
        'Ground blizzards close I-80 and US-385 for a day or more. Cattle are lost when they come at calving, as in March 2019.',
        { where: PANHANDLE_AND_SANDHILLS, frequency: 'most winters', source: 'NWS' },
      ],
      [
        'Winter Storms',
        'Snow and wind close I-80, the freight spine of the state. Heavy wet snow cut power to over 100,000 in Omaha in October 1997.',
        { frequency: 'most winters', source: 'NWS Omaha' },
      ],
      [
        'Severe Thunderstorms',
        'The wind storm of July 31, 2024 left over 200,000 customers in Omaha without power, the most ever there.',
        { where: { east: -96.7 }, frequency: 'every summer', source: 'OPPD' },
      ],
      [
        'Severe Thunderstorms',
        'Derechos cross the state with gusts above 80 mph, as on May 12, 2022, and overturn pivots, trucks and grain bins.',
        { frequency: 'every summer', source: 'NOAA' },
      ],
      [
        'Extreme Cold',
        'February 2021 fell to -30 °F, and the Southwest Power Pool ordered rolling outages for the first time.',
        { frequency: 'most winters', source: 'NWS, Southwest Power Pool' },
      ],
      [
        'Drought',
        'Irrigated corn and Sandhills range suffered record drought in 2012. In 2022 and 2023 pasture failed again.',
        { frequency: 'in 2002, 2012 and 2022', source: 'U.S. Drought Monitor' },
      ],
      [
        'Wildfires',
        'Fires near Chadron, Gering and Halsey burned forest and ranches in 2012 and 2022. The Betty’s Way Fire of 2024 burned 70,000 acres.',
        {
          where: PANHANDLE_AND_SANDHILLS,
          elsewhere: 'Nebraska’s large fires burn in the pine ridges and grass of the west.',
          source: 'Nebraska Forest Service',
        },
      ],
    ],
  },
  ND: {
    name: 'North Dakota',
    hazards: [
      [
        'Winter Storms',
        'Red River valley blizzards close I-29 and I-94 and strand trucks and staff for a day or two.',
        { where: RED_RIVER_VALLEY, frequency: 'about 2 blizzards a winter', source: 'NWS Grand Forks' },
      ],
      [
        'Winter Storms',
        'The blizzard of April 12 to 14, 2022 left Minot under three feet of snow. Ice that month cut power in the Bakken for weeks.',
        { frequency: 'every winter', source: 'NWS Bismarck' },
      ],
      [
        'Extreme Cold',
        'Wind chill below -50 °F keeps crews and trucks at home, gels diesel and freezes well sites and water lines.',
        { frequency: 'most winters', source: 'NWS' },
      ],
      [
        'Floods',
        'The Red River flooded Grand Forks in 1997 and crested at a record in Fargo in 2009. It rises slowly over flat land at snowmelt.',
        {
          where: RED_RIVER_VALLEY,
          frequency: 'major in 1997, 2009, 2010, 2011 and 2022',
          source: 'NWS Grand Forks',
          warning: 'Weeks for snowmelt, hours after rain',
        },
      ],
      [
        'Floods',
        'The Souris flooded 4,000 homes in Minot in June 2011, and the Missouri flooded Bismarck the same summer.',
        { frequency: 'major in 1969 and 2011', source: 'NWS Bismarck' },
      ],
      [
        'Severe Thunderstorms',
        'The derecho of June 20, 2025 brought wind above 100 mph and an EF5 tornado near Enderlin.',
        { where: { east: -100 }, frequency: 'every summer', source: 'NWS Grand Forks' },
      ],
      [
        'Severe Thunderstorms',
        'Storms between Bismarck and Williston bring wind, hail and lightning that take down lines and tanks.',
        { frequency: 'every summer', source: 'NWS Bismarck' },
      ],
      [
        'Tornadoes',
        'Northwood lost its school and many homes to an EF4 in August 2007. Enderlin’s EF5 of June 2025 derailed loaded rail cars.',
        {
          where: { east: -99.5 },
          frequency: 'about 32 a year in North Dakota',
          source: 'NOAA',
        },
      ],
      [
        'Tornadoes',
        'Tornadoes destroyed trailers of oilfield workers at Watford City in 2014 and again in 2018.',
        { frequency: 'about 32 a year in North Dakota', source: 'NOAA' },
      ],
      [
        'Wildfires',
        'Wind-driven fires of October 2024 near Ray, Tioga and Arnegard burned homes and oilfield sites.',
        {
          where: { anyOf: [BAKKEN, { west: -101.5 }] },
          elsewhere: 'Large grass fires burn in western North Dakota.',
          source: 'State of North Dakota',
          warning: 'Minutes to hours',
        },
      ],
      [
        'Drought',
        'The drought of 2021 was among the worst on record for spring wheat, hay and ranches, and 2017 was bad in the west.',
        { frequency: 'in 1988, 2006, 2017 and 2021', source: 'U.S. Drought Monitor' },
      ],
    ],
  },
  SD: {
    name: 'South Dakota',
    hazards: [
      [
        'Floods',
        'On June 9, 1972, a flood went through Rapid City at night. Canyons of the Black Hills fill within hours.',
        { where: BLACK_HILLS, source: 'USGS', warning: 'Minutes to hours' },
      ],
      [
        'Winter Storms',
        'The October 2013 storm Atlas left four feet of snow in the Black Hills. Tens of thousands of cattle were lost.',
        { where: WEST_RIVER, frequency: 'every winter', source: 'NWS Rapid City' },
      ],
      [
        'Winter Storms',
        'Blizzards of December 2022 closed I-90 and I-29 for days. Ice in April 2013 left Sioux Falls under broken trees and lines.',
        { frequency: 'every winter', source: 'NWS Sioux Falls' },
      ],
      [
        'Severe Thunderstorms',
        'The derecho of May 12, 2022 struck Sioux Falls, Madison and Castlewood with gusts near 100 mph and a wall of dust.',
        { where: { east: -99 }, frequency: 'every summer', source: 'NWS Sioux Falls' },
      ],
      [
        'Severe Thunderstorms',
        'Storms off the Black Hills bring wind and lightning to the plains on many summer evenings.',
        { frequency: 'every summer', source: 'NWS Rapid City' },
      ],
      [
        'Hail',
        'Hail replaces roofs in Rapid City and Box Elder every few years. Vivian holds the US record stone, 8 inches across.',
        { where: { west: -99.8 }, frequency: 'every summer', source: 'NOAA' },
      ],
      [
        'Hail',
        'Large hail strips corn and soybeans and totals vehicles from May to August.',
        { frequency: 'every summer', source: 'NOAA' },
      ],
      [
        'Floods',
        'The Big Sioux broke its record in June 2024. At McCook Lake it destroyed dozens of homes and a rail bridge fell.',
        { where: { east: -98 }, frequency: 'major in 1993, 2010, 2019 and 2024', source: 'NWS Sioux Falls' },
      ],
      [
        'Floods',
        'Snowmelt and rain raise the White, Bad and James rivers and the Missouri, which flooded Fort Pierre in 2011.',
        { frequency: 'major in 1997, 2011 and 2019', source: 'NWS' },
      ],
      [
        'Tornadoes',
        'Three EF2 tornadoes struck Sioux Falls and its hospital in one night in September 2019. Spencer was destroyed in 1998.',
        { where: { east: -99.5 }, frequency: 'about 36 a year in South Dakota', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'A tornado struck Oglala in June 1999, and Wessington Springs lost many homes in June 2014.',
        { frequency: 'about 36 a year in South Dakota', source: 'NOAA' },
      ],
      [
        'Extreme Cold',
        'Wind chill of -45 °F freezes livestock water and strands staff outside the towns.',
        { frequency: 'most winters', source: 'NWS' },
      ],
      [
        'Wildfires',
        'The Legion Lake Fire burned 54,000 acres around Custer in December 2017. In March 2021, fires reached homes in Rapid City.',
        {
          where: BLACK_HILLS,
          elsewhere: 'Large fires burn in the pine forest of the Black Hills and the range around it.',
          source: 'National Interagency Fire Center',
        },
      ],
      [
        'Drought',
        'Ranches west of the Missouri sell down herds when stock dams dry up, as in 2012 and 2021.',
        { where: WEST_RIVER, frequency: 'in 2002, 2006, 2012 and 2021', source: 'U.S. Drought Monitor' },
      ],
      ['Drought', 'The drought of 2012 cut the corn crop in the east of the state.', { source: 'USDA' }],
    ],
  },
} satisfies Record<string, StateHazards>;
