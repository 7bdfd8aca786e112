import { EAST_TENNESSEE, NEW_MADRID } from '../places/named-regions.ts';
import type { Region } from '../places/region.ts';
import type { StateHazards } from './hazard.ts';

/** Tornado averages are NOAA's for 1991 to 2010. Floods and storms after the NWS, faults, karst and slides after USGS and state surveys. */

const EASTERN_KENTUCKY: Region = { east: -84.1, south: 38.4 };
const KENTUCKY_KARST: Region = { west: -85.5, east: -87.3, south: 37.8 };
const BLUEGRASS: Region = { near: { of: [-84.6, 38.05], miles: 35 } };
const EAST_TENNESSEE_MOUNTAINS: Region = { east: -84.2 };

export const upperSouth = {
  KY: {
    name: 'Kentucky',
    hazards: [
      [
        'Flash Floods',
        'Floods on the night of July 27, 2022 killed 45 people around Hazard, Jackson and Whitesburg. February 2025 brought more.',
        {
          where: EASTERN_KENTUCKY,
          elsewhere: 'The deadliest flash floods come from the narrow valleys of the east. See floods.',
          frequency: 'major floods in 2021, 2022 and 2025',
          warning: 'Minutes to an hour',
          source: 'NWS Jackson',
        },
      ],
      [
        'Floods',
        'The Kentucky River nearly reached its record in Frankfort in April 2025. Floodwalls were closed.',
        { where: BLUEGRASS, frequency: 'major floods in 1937, 1978 and 2025', source: 'NWS Louisville' },
      ],
      [
        'Floods',
        'The Ohio put most of Louisville under water in 1937. The floodwall holds today, streets outside it flood.',
        {
          where: { near: { of: [-85.75, 38.25], miles: 25 } },
          frequency: 'major floods in 1937, 1997 and 2018',
          source: 'NWS Louisville',
        },
      ],
      [
        'Floods',
        'The Ohio, Green, Licking and Cumberland rivers and their creeks flood in late winter and spring.',
        { frequency: 'most years', source: 'NWS' },
      ],
      [
        'Tornadoes',
        'In December 2021, a tornado destroyed Mayfield and Dawson Springs at night. Others struck Bowling Green.',
        { where: { west: -86 }, frequency: 'about 21 a year in Kentucky', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'An EF4 tornado struck Somerset and London on the night of May 16, 2025. West Liberty was hit in March 2012.',
        { frequency: 'about 21 a year in Kentucky', source: 'NOAA' },
      ],
      [
        'Ice Storms',
        'The ice storm of January 2009 cut power to about 770,000 customers in Kentucky, for some a month.',
        { frequency: 'major ones in 2003, 2009 and 2021', source: 'NWS' },
      ],
      [
        'Severe Thunderstorms',
        'The wind of Ike (2008) cut power in Louisville for over a week. Spring storms do it in every part of the state.',
        { where: { west: -85 }, frequency: 'every spring', source: 'NOAA Storm Events' },
      ],
      [
        'Severe Thunderstorms',
        'Spring storms take down trees and power lines in every part of Kentucky.',
        { frequency: 'every spring', source: 'NOAA Storm Events' },
      ],
      [
        'Landslides',
        'Slopes fail in wet winters and close roads such as I-75 at Jellico and US-119.',
        {
          where: EASTERN_KENTUCKY,
          frequency: 'every wet winter',
          source: 'Kentucky Geological Survey',
        },
      ],
      [
        'Landslides',
        'Clay slopes slide in Covington, Newport and along the Ohio River.',
        {
          where: { north: 38.85, east: -84.85 },
          elsewhere: 'Damaging slides need the steep slopes of the east or the clay hills near Cincinnati.',
          source: 'Kentucky Geological Survey',
        },
      ],
      [
        'Earthquakes',
        'Paducah and the Purchase lie in the New Madrid zone. The earthquakes of 1811 and 1812 were about magnitude 7.',
        {
          where: { ...NEW_MADRID, west: -87.7 },
          elsewhere: 'Damaging shaking from the New Madrid zone is likely in the far west of Kentucky only.',
          frequency: '25 to 40% for a magnitude 6 in 50 years',
          source: 'USGS',
        },
      ],
      [
        'Sinkholes',
        'A sinkhole swallowed eight cars in the Corvette museum of Bowling Green in February 2014. The town stands on karst.',
        { where: KENTUCKY_KARST, source: 'Kentucky Geological Survey' },
      ],
      [
        'Sinkholes',
        'The Bluegrass around Lexington is limestone. Sinkholes open there and flood after rain.',
        {
          where: BLUEGRASS,
          elsewhere: 'Sinkholes need limestone near the surface, as around Bowling Green and Lexington.',
          source: 'Kentucky Geological Survey',
        },
      ],
      [
        'Mine Subsidence',
        'Old coal mines lie under towns such as Hazard, Pikeville and Harlan. Ordinary policies exclude the damage.',
        { where: { east: -83.9, south: 38 }, source: 'Kentucky Energy and Environment Cabinet' },
      ],
      [
        'Mine Subsidence',
        'Old coal mines lie under parts of Madisonville, Central City and Henderson.',
        {
          where: { west: -86.8, east: -88, north: 37.05 },
          elsewhere: 'No coal was mined under this part of Kentucky.',
          source: 'Kentucky Energy and Environment Cabinet',
        },
      ],
      [
        'Winter Storms',
        'Snow stopped I-75 and I-64 in January 2025. Hill roads stay closed longest.',
        { frequency: 'most winters', source: 'NWS' },
      ],
      [
        'Extreme Heat',
        'Louisville has one of the strongest urban heat islands in the country. July 2012 passed 105 °F.',
        { where: { west: -85, east: -86.5 }, frequency: 'most summers', source: 'NWS Louisville' },
      ],
      [
        'Extreme Heat',
        'Long spells of damp heat in Kentucky strain crews, livestock and power lines.',
        { frequency: 'most summers', source: 'NWS Louisville' },
      ],
    ],
  },
  TN: {
    name: 'Tennessee',
    hazards: [
      [
        'Tornadoes',
        'A tornado crossed Nashville on the night of March 3, 2020, and an EF4 killed 19 near Cookeville. Clarksville was hit in December 2023.',
        { where: { west: -85, east: -88 }, frequency: 'about 26 a year in Tennessee', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'Jackson was struck in 1999, 2003 and 2008. Covington and McNairy County were hit in March 2023.',
        { where: { west: -88 }, frequency: 'about 26 a year in Tennessee', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'An EF3 tornado crossed East Brainerd in Chattanooga on the night of April 12, 2020.',
        {
          where: { west: -84.3 },
          elsewhere: 'Strong tornadoes are rare in the mountains of the east.',
          frequency: 'about 26 a year in Tennessee',
          source: 'NOAA',
        },
      ],
      [
        'Floods',
        'Helene (2024) flooded Erwin, Newport and the Nolichucky valley and destroyed bridges of I-26 and I-40.',
        { where: { east: -83.5 }, source: 'USGS' },
      ],
      [
        'Flash Floods',
        'Waverly had up to 17 inches of rain in a day in August 2021. Twenty people died.',
        {
          where: { west: -86.9, east: -88.3 },
          elsewhere: 'Flash floods are part of the floods listed here.',
          warning: 'Minutes to an hour',
          source: 'NWS Nashville',
        },
      ],
      [
        'Floods',
        'The Cumberland put downtown Nashville under water in May 2010, with damage of about $2 billion.',
        { where: { west: -86, east: -87.6 }, frequency: 'major floods in 1937, 2010 and 2021', source: 'NWS Nashville' },
      ],
      [
        'Floods',
        'The Mississippi reached 48 feet at Memphis in May 2011. Creeks such as Nonconnah back up behind it.',
        { where: { west: -89.2 }, frequency: 'major floods in 1937 and 2011', source: 'NWS Memphis' },
      ],
      [
        'Floods',
        'Chattanooga Creek, the Duck, the Obion and other rivers flood in winter and spring.',
        { frequency: 'most years', source: 'NWS' },
      ],
      [
        'Severe Thunderstorms',
        'Storms in June 2023 left about 120,000 customers in Memphis without power for days.',
        { where: { west: -87.6 }, frequency: 'every spring and summer', source: 'NOAA Storm Events' },
      ],
      [
        'Severe Thunderstorms',
        'Lines of storms take down trees and power lines in every part of Tennessee.',
        { frequency: 'every spring and summer', source: 'NOAA Storm Events' },
      ],
      [
        'Earthquakes',
        'Memphis is the largest city near the New Madrid zone, and few of its buildings are built for it.',
        { where: { ...NEW_MADRID, west: -88.5 }, frequency: '25 to 40% for a magnitude 6 in 50 years', source: 'USGS' },
      ],
      [
        'Earthquakes',
        'Small earthquakes are frequent from Chattanooga to Knoxville. The largest, near Maryville in 1973, was magnitude 4.7.',
        {
          where: EAST_TENNESSEE,
          isMinor: true,
          elsewhere: 'The active zones lie around Memphis and from Chattanooga to Knoxville.',
          source: 'USGS',
        },
      ],
      [
        'Ice Storms',
        'Ice in February 2022 cut power in Memphis for over a week. The ice storm of 1994 did the same.',
        { where: { west: -87.8 }, frequency: 'major ones in 1994 and 2022', source: 'NWS Memphis' },
      ],
      [
        'Ice Storms',
        'Freezing rain in February 2015 left parts of the Cumberland Plateau around Crossville without power for a week.',
        {
          where: { west: -84.6 },
          elsewhere: 'In the valleys of the east, winter storms bring snow or rain rather than ice.',
          source: 'NWS Nashville',
        },
      ],
      [
        'Winter Storms',
        'Snow and bitter cold in January 2024 closed roads from Memphis to Knoxville for a week and broke water mains.',
        { frequency: 'most winters', source: 'NWS' },
      ],
      [
        'Wildfires',
        'The Gatlinburg fire of November 2016 destroyed about 2,500 buildings in one night of mountain wind.',
        {
          where: EAST_TENNESSEE_MOUNTAINS,
          elsewhere: 'Large wildfires in Tennessee stay on the plateau and in the mountains.',
          source: 'National Park Service',
        },
      ],
      [
        'High Winds',
        'Mountain waves bring gusts near 100 mph to the foothills of the Smokies, as at Gatlinburg in 2016.',
        {
          where: { near: { of: [-83.5, 35.65], miles: 28 } },
          elsewhere: 'Mountain waves stay at the foot of the Smokies. See severe thunderstorms.',
          warning: 'Hours to a day',
          source: 'NWS Morristown',
        },
      ],
      [
        'Landslides',
        'Rockfalls close I-40 in the Pigeon River Gorge and US-441. Helene (2024) cut the gorge for months.',
        {
          where: EAST_TENNESSEE_MOUNTAINS,
          elsewhere: 'Damaging slides need the steep slopes of the mountains.',
          source: 'TDOT',
        },
      ],
      [
        'Sinkholes',
        'Limestone lies under Cookeville, Clarksville and Murfreesboro. Sinkholes open there and flood.',
        { where: { west: -85, east: -88 }, source: 'Tennessee Geological Survey' },
      ],
      [
        'Sinkholes',
        'Limestone valleys run from Chattanooga through Knoxville to Johnson City.',
        {
          where: { east: -85 },
          elsewhere: 'West Tennessee lies on sand and silt, not on limestone.',
          source: 'Tennessee Geological Survey',
        },
      ],
      [
        'Extreme Heat',
        'Memphis and Nashville pass a heat index of 105 °F. Memphis lost people to the heat of 1980.',
        { where: { west: -85 }, elsewhere: 'Dangerous heat is shorter in the east.', frequency: 'most summers', source: 'NWS' },
      ],
    ],
  },
} satisfies Record<string, StateHazards>;
