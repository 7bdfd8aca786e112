import { parsePositions } from '../places/distance.ts';
import { WASATCH } from '../places/named-regions.ts';
import type { Region } from '../places/region.ts';
import type { StateHazards } from './hazard.ts';

/** Heat, wind and floods after the National Weather Service, fires after NIFC. Utah's chance of earthquakes: WGUEP 2016 (UGS, USGS). */

const LAS_VEGAS: Region = { counties: ['Clark'] };
const RENO_AND_CARSON = ['Washoe', 'Carson City (city)', 'Douglas', 'Storey', 'Lyon', 'Churchill'];
const WALKER_LANE = [...RENO_AND_CARSON, 'Mineral', 'Esmeralda', 'Pershing', 'Nye'];
const TAHOE: Region = { near: { of: [-120.0, 39.1], miles: 14 } };
const WASATCH_FRONT = [
  'Salt Lake',
  'Davis',
  'Weber',
  'Utah',
  'Box Elder',
  'Tooele',
  'Cache',
  'Summit',
  'Wasatch',
  'Morgan',
  'Juab',
];
const CANYON_COUNTRY = ['Washington', 'Kane', 'Garfield', 'Wayne', 'Emery', 'Grand', 'San Juan', 'Iron'];

export const nevadaAndUtah = {
  NV: {
    name: 'Nevada',
    hazards: [
      [
        'Extreme Heat',
        'Las Vegas set its record of 120 °F in July 2024. Roof equipment and transformers fail first.',
        {
          where: { south: 37.2 },
          elsewhere: 'The height keeps the north cooler than Las Vegas.',
          frequency: 'every summer',
          source: 'NWS Las Vegas',
        },
      ],
      [
        'Wildfires',
        'The Davis Fire drove over 10,000 people out of south Reno in September 2024, and the Caughlin Fire destroyed homes in November 2011.',
        {
          where: { counties: RENO_AND_CARSON },
          frequency: 'most years',
          source: 'NIFC',
          warning: 'Minutes to hours',
        },
      ],
      [
        'Earthquakes',
        'Faults run under Reno, Carson City and Genoa. Monte Cristo shook at 6.5 in May 2020 and Antelope Valley at 6.0 in July 2021.',
        {
          where: { counties: WALKER_LANE },
          frequency: 'above 6 in 1954, 2020 and 2021',
          source: 'USGS, Nevada Seismological Laboratory',
        },
      ],
      [
        'Flash Floods',
        'Summer storms fill the washes and underpasses of Las Vegas within minutes, and ran into casinos on the Strip in August 2022.',
        {
          where: LAS_VEGAS,
          frequency: 'most summers',
          source: 'NWS Las Vegas',
          warning: 'Minutes',
        },
      ],
      [
        'High Winds',
        'Downslope wind overturns trucks on I-580 at Washoe Valley, brings outages in Reno and drives fires.',
        {
          where: { counties: RENO_AND_CARSON },
          frequency: 'several times a year',
          source: 'NWS Reno',
        },
      ],
      [
        'Winter Storms',
        'Snow closes I-80 at Donner, US-50 and Highway 431 for hours or days. Tahoe has had over 50 feet of snow in a winter.',
        {
          where: { anyOf: [TAHOE, { counties: ['Washoe', 'Carson City (city)', 'Douglas'] }] },
          frequency: 'every winter',
          source: 'Nevada Department of Transportation',
        },
      ],
      [
        'Floods',
        'The Truckee flooded downtown Reno and the industry of Sparks in January 1997. The Carson and Walker rivers rose with it.',
        {
          where: { counties: RENO_AND_CARSON },
          elsewhere: 'Outside the Truckee, Carson and Humboldt valleys, water comes as flash floods.',
          frequency: 'in 1955, 1986, 1997 and 2005',
          source: 'NWS Reno',
        },
      ],
      [
        'Power Outages',
        'NV Energy switches lines off in fire weather around Tahoe, the Carson Range and Mount Charleston.',
        {
          where: { anyOf: [TAHOE, { counties: ['Carson City (city)', 'Douglas', 'Storey'] }] },
          source: 'NV Energy',
          warning: 'About two days',
        },
      ],
      [
        'Wildfire Smoke',
        'Smoke of California’s fires gave Reno and Tahoe hazardous air for weeks in 2020 and 2021.',
        {
          where: { north: 38.4 },
          elsewhere: 'Thick smoke lies in the north, downwind of the Sierra.',
          frequency: 'in 2013, 2018, 2020 and 2021',
          source: 'Washoe County',
        },
      ],
      [
        'Wildfires',
        'Range fires burn cheatgrass in the north: Martin took 435,000 acres of Humboldt County in July 2018.',
        {
          where: { north: 37.5 },
          frequency: 'every summer',
          source: 'NIFC',
        },
      ],
      [
        'Wildfires',
        'The Carpenter 1 Fire burned around Mount Charleston for weeks in July 2013.',
        {
          where: { near: { of: [-115.64, 36.26], miles: 18 }, north: 36.2, west: -115.45 },
          elsewhere: 'The desert floor has little to burn.',
          source: 'NIFC',
        },
      ],
      [
        'Winter Storms',
        'Snow and wind close I-80 between Winnemucca, Elko and Wells, and mines and trucks wait.',
        {
          where: { north: 38.4 },
          elsewhere: 'Snow is rare in the south and gone within a day.',
          frequency: 'every winter',
          source: 'NWS Elko',
        },
      ],
      [
        'Earthquakes',
        'Wells was damaged by a magnitude 6.0 in February 2008. Nevada is the third most seismic state.',
        { where: { north: 38 }, source: 'USGS' },
      ],
      [
        'Earthquakes',
        'Faults cross the Las Vegas Valley, and Ridgecrest (7.1 in July 2019) was felt on every floor of the Strip.',
        { source: 'USGS, Nevada Bureau of Mines and Geology' },
      ],
      [
        'High Winds',
        'Spring wind over 60 mph closes construction sites, downs lines and fills the Las Vegas Valley with dust.',
        { frequency: 'every spring', source: 'NWS Las Vegas' },
      ],
      [
        'Flash Floods',
        'Thunderstorms wash out desert highways such as US-95 and US-6, as after Hilary in August 2023.',
        { frequency: 'most summers', source: 'NWS', warning: 'Minutes' },
      ],
      [
        'Drought',
        'Lake Mead supplies about 90% of the water of Las Vegas and was at its lowest in 2022. Colorado River cuts continue.',
        {
          where: LAS_VEGAS,
          frequency: 'Colorado River shortage every year since 2022',
          source: 'Southern Nevada Water Authority',
        },
      ],
      [
        'Drought',
        'Ranches and farms of the Humboldt, Walker and Carson basins had little or no water in 2014, 2015 and 2021.',
        { frequency: 'in 2012 to 2015 and 2020 to 2022', source: 'U.S. Drought Monitor' },
      ],
    ],
  },
  UT: {
    name: 'Utah',
    hazards: [
      [
        'Earthquakes',
        'The Wasatch Front, home to 80% of Utahns, has a 57% chance of a magnitude 6 or more by 2063. Magna shook at 5.7 in March 2020.',
        {
          where: WASATCH,
          frequency: 'magnitude 6.75 or more about every 300 years',
          source: 'UGS and USGS, 2016',
        },
      ],
      [
        'Earthquakes',
        'St. George shook at magnitude 5.8 in September 1992, which moved a slope into homes at Springdale. Richfield and Elsinore shook in 1921.',
        {
          where: { counties: ['Washington', 'Iron', 'Beaver', 'Sevier', 'Piute', 'Millard', 'Sanpete', 'Kane', 'Garfield'] },
          elsewhere: 'The active faults of Utah run north and south through the middle of the state.',
          source: 'Utah Geological Survey',
        },
      ],
      [
        'High Winds',
        'Canyon winds of 100 mph overturned trucks on I-15 and closed it in Davis County on December 1, 2011. Wind in September 2020 cut power to 200,000.',
        {
          where: { counties: ['Davis', 'Weber', 'Salt Lake', 'Box Elder', 'Cache'] },
          elsewhere: 'The canyon winds strike the foot of the northern Wasatch.',
          frequency: 'most years',
          source: 'NWS Salt Lake City',
        },
      ],
      [
        'Wildfires',
        'The Parleys Canyon Fire (2021) emptied subdivisions of Park City, and Knolls (2020) those of Saratoga Springs.',
        {
          where: { counties: WASATCH_FRONT },
          frequency: 'every summer',
          source: 'Utah Division of Forestry, Fire and State Lands',
          warning: 'Hours',
        },
      ],
      [
        'Flash Floods',
        'Slot canyons and washes fill within minutes. Moab flooded in August 2022, and Hildale in September 2015.',
        {
          where: { counties: CANYON_COUNTRY },
          elsewhere: 'In the north, water comes with snowmelt and long rain: see floods.',
          frequency: 'every monsoon',
          source: 'NWS Salt Lake City',
          warning: 'Minutes',
        },
      ],
      [
        'Avalanches',
        'Slides close the road of Little Cottonwood Canyon, and Alta and Snowbird order everyone to stay indoors, as in February 2021 and March 2023.',
        {
          where: { along: { miles: 3, line: parsePositions('-111.8 40.57, -111.64 40.59') } },
          frequency: 'every winter',
          source: 'Town of Alta, Utah Department of Transportation',
          isOfSomeLots: true,
        },
      ],
      [
        'Avalanches',
        'Slides close Little Cottonwood Canyon and Highway 189 in Provo Canyon. Alta had over 900 inches of snow in 2022-23.',
        {
          where: { counties: ['Summit', 'Wasatch', 'Cache'], east: -111.8 },
          elsewhere: 'Avalanches happen in the canyons of the Wasatch and the high ranges.',
          frequency: 'every winter',
          source: 'Utah Avalanche Center',
        },
      ],
      [
        'Wildfires',
        'Brian Head (2017) burned 71,000 acres and homes. Monroe Canyon (2025) burned power lines and homes in Sevier County.',
        { frequency: 'every summer', source: 'Utah Division of Forestry, Fire and State Lands', warning: 'Hours' },
      ],
      [
        'Winter Storms',
        'Lake-effect snow and wind close I-80 in Parleys Canyon, Sardine Canyon and I-15. The winter of 2022-23 was the snowiest on record.',
        { where: { counties: WASATCH_FRONT }, frequency: 'every winter', source: 'NWS Salt Lake City' },
      ],
      [
        'Winter Storms',
        'Snow closes I-70 over the San Rafael Swell, US-6 at Soldier Summit and I-15 south of Beaver.',
        {
          where: { outsideCounties: ['Washington'] },
          elsewhere: 'Snow is rare in the low valley of St. George.',
          frequency: 'every winter',
          source: 'UDOT',
        },
      ],
      [
        'Extreme Heat',
        'St. George reached 117 °F in July 2021. Cooling and power are strained for weeks.',
        { where: { counties: ['Washington', 'Kane', 'Grand'] }, frequency: 'every summer', source: 'NWS Salt Lake City' },
      ],
      [
        'Extreme Heat',
        'Salt Lake City reached 107 °F in 2021 and 2022, its highest ever, with weeks near 100 °F.',
        {
          where: { outsideCounties: ['Summit', 'Wasatch', 'Rich', 'Daggett', 'Morgan', 'Garfield', 'Wayne', 'Piute'] },
          elsewhere: 'The height keeps this part of Utah cooler than the valleys.',
          frequency: 'most summers',
          source: 'NWS Salt Lake City',
        },
      ],
      [
        'Floods',
        'Snowmelt sent water through the streets of Salt Lake City in 1983, and over Emigration Creek and Sugar House in April 2023.',
        {
          where: { counties: WASATCH_FRONT },
          frequency: 'in 1983, 1984, 2011 and 2023',
          source: 'Utah Division of Water Resources',
          warning: 'Days',
        },
      ],
      [
        'Floods',
        'The Santa Clara and Virgin rivers took homes and roads around St. George in January 2005 and December 2010.',
        { where: { counties: ['Washington', 'Iron', 'Kane'] }, frequency: 'in 2005 and 2010', source: 'USGS' },
      ],
      [
        'Floods',
        'Snowmelt fills the Sevier, San Pitch and Duchesne. The DMAD dam failed and flooded Deseret in 1983.',
        { frequency: 'in 1983, 1984 and 2011', source: 'Utah Division of Water Resources' },
      ],
      [
        'Landslides',
        'Thistle was lost in 1983, when a slide dammed the valley and cut the railroad and US-6. Draper lost two homes in April 2023.',
        {
          where: { counties: [...WASATCH_FRONT, 'Sanpete', 'Carbon', 'Washington', 'Iron'] },
          elsewhere: 'Slides follow wet springs in the central and northern mountains.',
          frequency: 'in 1983, 1998, 2005 and 2023',
          source: 'Utah Geological Survey',
        },
      ],
      [
        'Dust Storms',
        'Dust from dry lake beds caused a crash of 22 vehicles on I-15 near Kanosh in July 2021.',
        {
          where: { counties: ['Millard', 'Juab', 'Beaver', 'Iron', 'Tooele', 'Box Elder'] },
          elsewhere: 'Dust that stops traffic blows from the dry lake beds of the west.',
          source: 'Utah Highway Patrol',
        },
      ],
      [
        'Wildfire Smoke',
        'Smoke from California and the Northwest gave Salt Lake City the worst air of any large city for days in August 2021.',
        { frequency: 'most summers', source: 'Utah Division of Air Quality' },
      ],
      [
        'Drought',
        'The Great Salt Lake reached its lowest level in November 2022. Cities limited water and farms of the south had half of theirs.',
        { frequency: 'in 2002, 2012, 2018 and 2020 to 2022', source: 'Utah Division of Water Resources' },
      ],
    ],
  },
} satisfies Record<string, StateHazards>;
