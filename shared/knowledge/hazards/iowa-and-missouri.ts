import { NEW_MADRID } from '../places/named-regions.ts';
import type { Region } from '../places/region.ts';
import type { StateHazards } from './hazard.ts';

/** Tornado averages are NOAA's for 1991 to 2010. Heat deaths of 1980 after CDC (JAMA 1982), New Madrid after USGS. */

const ST_LOUIS: Region = { near: { of: [-90.3, 38.65], miles: 35 } };
const KANSAS_CITY: Region = { near: { of: [-94.55, 39.1], miles: 35 } };
const OZARK_PLATEAU: Region = { south: 38.2, west: -90.4 };
const OZARK_KARST = [
  'Greene',
  'Christian',
  'Phelps',
  'Pulaski',
  'Howell',
  'Shannon',
  'Texas',
  'Perry',
  'Cape Girardeau',
  'Ozark',
  'Oregon',
  'Laclede',
  'Camden',
  'Taney',
  'Stone',
  'Dent',
  'Wright',
  'Douglas',
];

export const iowaAndMissouri = {
  IA: {
    name: 'Iowa',
    hazards: [
      [
        'Severe Thunderstorms',
        'The derecho of August 10, 2020 struck Cedar Rapids with gusts near 140 mph. Power was out for two weeks, and the storm cost $11 billion.',
        { where: { south: 42.6, north: 41.3 }, frequency: 'every summer, extreme in 2020', source: 'NOAA' },
      ],
      [
        'Severe Thunderstorms',
        'Derechos cross the state with wind, dust and hail, as in December 2021 and May 2022, and overturn bins, trucks and lines.',
        { frequency: 'every summer', source: 'NOAA' },
      ],
      [
        'Floods',
        'The Cedar flooded ten square miles of Cedar Rapids and downtown Iowa City in June 2008.',
        { where: { east: -92.9, north: 41.2 }, frequency: 'great floods in 1993, 2008 and 2016', source: 'USGS' },
      ],
      [
        'Floods',
        'The Little Sioux and the Rock flooded Spencer and Rock Valley in June 2024 above all records.',
        { where: { west: -94.6, north: 42.3 }, frequency: 'in 1993, 2018 and 2024', source: 'USGS' },
      ],
      [
        'Floods',
        'The Missouri River flooded in 2019 and 2011 and put Hamburg, Pacific Junction and I-29 under water for months.',
        {
          where: { west: -95.4, south: 42.3 },
          frequency: 'in 1952, 1993, 2011 and 2019',
          source: 'U.S. Army Corps of Engineers',
          warning: 'Days',
        },
      ],
      [
        'Floods',
        'Des Moines lost its drinking water for 12 days in the flood of 1993. Cloudbursts flooded its streets in June 2018.',
        { frequency: 'in 1993, 2008, 2010 and 2018', source: 'NWS Des Moines' },
      ],
      [
        'Tornadoes',
        'Greenfield (EF4, May 2024), Winterset (EF4, 2022) and Parkersburg (EF5, 2008) lost much in minutes.',
        { frequency: 'about 51 a year in Iowa', source: 'NOAA' },
      ],
      [
        'Winter Storms',
        'Open-country blizzards close I-35 and I-80 and stop feed, milk and livestock trucks, as in February 2021 and March 2025.',
        { frequency: 'most winters', source: 'Iowa DOT' },
      ],
      [
        'Extreme Cold',
        'January 2019 brought wind chill of -55 °F to the north of Iowa. January 2024 brought -30 °F and drifts.',
        { frequency: 'most winters', source: 'NWS Des Moines' },
      ],
      [
        'Drought',
        'Four dry years to 2024 lowered the Mississippi barge channel, and Des Moines fought nitrate in its rivers.',
        { frequency: 'in 1988, 2012 and 2020 to 2024', source: 'U.S. Drought Monitor' },
      ],
      [
        'Ice Storms',
        'Ice in February 2007 left over 200,000 customers of eastern and central Iowa without power, some for two weeks.',
        {
          where: { anyOf: [{ east: -94.2 }, { south: 42 }] },
          elsewhere: 'In northwestern Iowa, winter comes as blizzards more than ice.',
          frequency: 'severe in 2007',
          source: 'NWS Des Moines',
        },
      ],
    ],
  },
  MO: {
    name: 'Missouri',
    hazards: [
      [
        'Tornadoes',
        'An EF3 crossed St. Louis on May 16, 2025 and damaged thousands of buildings. The Edwardsville and Lambert storms came in 2021 and 2011.',
        { where: ST_LOUIS, frequency: 'about 45 a year in Missouri', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'The Joplin EF5 of May 22, 2011 destroyed a hospital, schools and 500 businesses within minutes.',
        { where: { south: 38.0, west: -92.2 }, frequency: 'about 45 a year in Missouri', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'Jefferson City was struck by an EF3 at night in May 2019, and Linwood near Kansas City by an EF4 that week.',
        { frequency: 'about 45 a year in Missouri', source: 'NOAA' },
      ],
      [
        'Earthquakes',
        'The Bootheel lies on the New Madrid faults, which reached magnitude 7 and more in 1811 and 1812. The soil would flow.',
        { where: NEW_MADRID, frequency: 'magnitude 7 or more about every 500 years', source: 'USGS' },
      ],
      [
        'Earthquakes',
        'St. Louis has much old brick and soft river ground. USGS gives the New Madrid zone a 25 to 40% chance of a magnitude 6 in 50 years.',
        {
          where: ST_LOUIS,
          elsewhere: 'Damaging shaking from the New Madrid zone is likely in eastern Missouri only.',
          source: 'USGS',
        },
      ],
      [
        'Floods',
        'The Mississippi and Missouri broke their levees in 1993. St. Louis had nine inches of rain on July 26, 2022.',
        { where: ST_LOUIS, frequency: 'in 1993, 2015, 2017, 2019 and 2022', source: 'NWS St. Louis' },
      ],
      [
        'Floods',
        'The Missouri and Kansas rivers flooded the West Bottoms in 1951 and 1993. Indian Creek and the Blue rise within hours.',
        { where: KANSAS_CITY, frequency: 'in 1951, 1993, 2017 and 2019', source: 'NWS Kansas City' },
      ],
      [
        'Flash Floods',
        'Ozark creeks rise many feet in an hour. West Plains was under water in April 2017, and Valley Park and Eureka in December 2015.',
        {
          where: OZARK_PLATEAU,
          elsewhere: 'Outside the steep Ozarks, see floods.',
          frequency: 'most springs',
          source: 'NWS Springfield',
          warning: 'Minutes to hours',
        },
      ],
      [
        'Ice Storms',
        'Ice in January 2007 left Springfield without power, some for two weeks, and January 2009 did so in the Bootheel.',
        { where: { south: 38.3 }, frequency: 'severe in 2007 and 2009', source: 'NWS Springfield' },
      ],
      [
        'Ice Storms',
        'Ice in January 2002 left 400,000 Kansas City customers in the dark, and December 2006 as many around St. Louis.',
        { frequency: 'severe in 2002 and 2006', source: 'NWS' },
      ],
      [
        'Severe Thunderstorms',
        'Spring hail and wind cross I-44. A storm on April 29, 2025 left tens of thousands in Springfield without power for days.',
        { where: OZARK_PLATEAU, frequency: 'every spring', source: 'NWS Springfield' },
      ],
      [
        'Severe Thunderstorms',
        'Wind lines cross I-70 and close airports. In July 2006, half a million St. Louis customers lost power in a heat wave.',
        { where: { east: -92 }, frequency: 'every summer', source: 'NWS St. Louis' },
      ],
      [
        'Severe Thunderstorms',
        'Wind lines cross Missouri, take down trees and power lines, and close highways and airports.',
        { frequency: 'every summer', source: 'NWS St. Louis' },
      ],
      [
        'Extreme Heat',
        'The July 1980 heat wave caused hundreds of deaths in Kansas City and St. Louis, most in homes without air conditioning.',
        { frequency: 'great heat waves in 1980, 1995 and 2012', source: 'CDC (JAMA 1982)' },
      ],
      [
        'Sinkholes',
        'The Ozarks have thousands of sinkholes. One took a garage and a car at Nixa in August 2006.',
        {
          where: { counties: OZARK_KARST },
          elsewhere: 'Sinkholes form in the limestone of the Ozarks and around Perryville.',
          source: 'Missouri Geological Survey',
        },
      ],
      [
        'Winter Storms',
        'Snow and ice close I-70 and I-44, as in January 2025, when over a foot fell from Kansas City to Columbia.',
        { frequency: 'most winters', source: 'NWS' },
      ],
      [
        'Floods',
        'The Missouri, Grand, Black and St. Francis rivers flood their bottoms and towns, as in 1993, 2011 and 2019.',
        { frequency: 'in 1993, 2011, 2017 and 2019', source: 'NWS' },
      ],
    ],
  },
} satisfies Record<string, StateHazards>;
