import { WASATCH } from '../places/named-regions.ts';
import type { Region } from '../places/region.ts';
import type { StateHazards } from './hazard.ts';

/** Monsoon, dust and heat after the National Weather Service, fires after NIFC. Utah's chance of earthquakes: WGUEP 2016 (UGS, USGS). */

const LOW_DESERT: Region = { counties: ['Maricopa', 'Pinal', 'Pima', 'Yuma', 'La Paz'] };
const RIM_AND_PLATEAU = ['Coconino', 'Navajo', 'Apache', 'Yavapai', 'Gila'];
const SKY_ISLANDS = ['Cochise', 'Santa Cruz', 'Graham', 'Greenlee'];
const PHOENIX_TO_TUCSON: Region = { counties: ['Maricopa', 'Pinal', 'Pima', 'Yuma', 'La Paz', 'Cochise', 'Graham'] };

const LAS_VEGAS: Region = { counties: ['Clark'] };
const RENO_AND_CARSON = ['Washoe', 'Carson City (city)', 'Douglas', 'Storey', 'Lyon', 'Churchill'];
const WALKER_LANE = [...RENO_AND_CARSON, 'Mineral', 'Esmeralda', 'Pershing', 'Nye'];
const TAHOE: Region = { near: { of: [-120.0, 39.1], miles: 14 } };

const RIO_GRANDE_CITIES = ['Bernalillo', 'Sandoval', 'Valencia', 'Santa Fe', 'Los Alamos', 'Socorro'];
const EASTERN_PLAINS: Region = { east: -104.6 };
const SOUTHERN_DESERT: Region = { south: 33.2, west: -106 };
const RUIDOSO: Region = { counties: ['Lincoln', 'Otero'] };
const SANGRE_DE_CRISTO = ['San Miguel', 'Mora', 'Taos', 'Colfax', 'Rio Arriba', 'Santa Fe', 'Los Alamos'];

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

export const mountainSouth = {
  AZ: {
    name: 'Arizona',
    hazards: [
      [
        'Extreme Heat',
        'Phoenix had 31 days in a row at 110 °F or more in 2023, and 70 such days in 2024. A building without cooling is unusable within hours.',
        { where: LOW_DESERT, frequency: 'every summer, about 21 days at 110 °F in Phoenix', source: 'NWS Phoenix' },
      ],
      [
        'Extreme Heat',
        'Bullhead City and Lake Havasu City pass 115 °F each summer and have reached 125 °F.',
        { where: { counties: ['Mohave'], south: 35.6 }, frequency: 'every summer', source: 'NWS Las Vegas' },
      ],
      [
        'Extreme Heat',
        'Globe, Safford and Benson pass 105 °F most summers. Crews, livestock and cooling suffer.',
        {
          where: { counties: ['Gila', 'Graham', 'Greenlee', 'Cochise', 'Santa Cruz'] },
          elsewhere: 'The height keeps the plateau cooler than the desert.',
          source: 'NWS Tucson',
        },
      ],
      [
        'Wildfires',
        'The Pipeline, Tunnel and Museum fires of 2019 to 2022 drove out parts of Flagstaff. In July 2025, Dragon Bravo burned the North Rim lodge.',
        {
          where: { counties: ['Coconino'] },
          frequency: 'every summer',
          source: 'NIFC',
          warning: 'Hours',
        },
      ],
      [
        'Wildfires',
        'Rodeo-Chediski (2002) and Wallow (2011) each burned about half a million acres. Yarnell burned in June 2013.',
        {
          where: { counties: [...RIM_AND_PLATEAU, 'Mohave', ...SKY_ISLANDS] },
          elsewhere: 'Arizona’s great fires burn in the forests and grassland above the low desert.',
          frequency: 'every summer',
          source: 'NIFC',
          warning: 'Hours',
        },
      ],
      [
        'Dust Storms',
        'Haboobs bring visibility on I-10 between Phoenix and Tucson to zero within minutes. Farm land in Pinal County feeds them.',
        {
          where: PHOENIX_TO_TUCSON,
          elsewhere: 'Haboobs are a hazard of the low desert.',
          frequency: '1 to 3 a year in Phoenix',
          source: 'NWS Phoenix',
        },
      ],
      [
        'Flash Floods',
        'Rain on the Museum and Pipeline burn scars flooded Flagstaff homes and streets again and again in 2021 and 2022.',
        {
          where: { counties: ['Coconino', 'Yavapai', 'Navajo'] },
          frequency: 'every monsoon',
          source: 'NWS Flagstaff',
          warning: 'Minutes',
        },
      ],
      [
        'Flash Floods',
        'Monsoon storms fill washes and underpasses within minutes. Phoenix had over three inches of rain on September 8, 2014.',
        { frequency: 'every monsoon', source: 'NWS', warning: 'Minutes' },
      ],
      [
        'Severe Thunderstorms',
        'Monsoon downbursts topple poles and take roofs in Phoenix and Tucson. Tens of thousands are without power for a day or more.',
        { where: LOW_DESERT, frequency: 'every monsoon', source: 'NWS' },
      ],
      [
        'Severe Thunderstorms',
        'Summer storms bring lightning, hail and wind to the plateau. On October 6, 2010, tornadoes struck Bellemont near Flagstaff.',
        { frequency: 'every monsoon', source: 'NWS Flagstaff' },
      ],
      [
        'Winter Storms',
        'Flagstaff has about 90 inches of snow a winter. In January 2010, over 50 inches fell within a week and roofs came down.',
        {
          where: { counties: ['Coconino', 'Navajo', 'Apache', 'Yavapai', 'Gila'] },
          elsewhere: 'Snow that stops a business falls on the plateau and the Mogollon Rim.',
          frequency: 'every winter',
          source: 'NWS Flagstaff',
        },
      ],
      [
        'Wildfire Smoke',
        'Smoke of fires on the Rim and the Kaibab settles in Flagstaff, Payson and Prescott for weeks in June.',
        {
          where: { counties: RIM_AND_PLATEAU },
          elsewhere: 'Thick smoke lies in the high country, close to the fires.',
          frequency: 'most summers',
          source: 'Arizona DEQ',
        },
      ],
      [
        'Drought',
        'Cuts on the Colorado River took the canal water of Pinal County farms in 2022. The shortage has lasted each year since.',
        {
          where: { counties: ['Pinal', 'Maricopa', 'Pima', 'Yuma', 'La Paz', 'Mohave', 'Cochise', 'Graham'] },
          frequency: 'Colorado River shortage every year since 2022',
          source: 'U.S. Bureau of Reclamation',
        },
      ],
      [
        'Drought',
        'Ranches of the high country sell herds and towns haul water when winter snow fails, as in 2018 and 2021.',
        { frequency: 'in 2002, 2018 and 2021', source: 'U.S. Drought Monitor' },
      ],
      [
        'Freeze',
        'Frost in the winter vegetable fields of Yuma delays or ruins lettuce, as in January 2007 and February 2011.',
        {
          where: { counties: ['Yuma', 'Maricopa', 'Pinal'] },
          elsewhere: 'Freezes that ruin a harvest are a matter of the vegetable and citrus districts.',
          frequency: 'in 2007 and 2011',
          source: 'University of Arizona Extension',
        },
      ],
      [
        'Power Outages',
        'Heat and monsoon wind take lines down when cooling is needed most. In Tucson and Phoenix, an outage on a hot day is an emergency.',
        { frequency: 'every summer', source: 'Arizona Corporation Commission' },
      ],
    ],
  },
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
          elsewhere: 'Shutoffs to prevent fires are planned for the forested slopes.',
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
  NM: {
    name: 'New Mexico',
    hazards: [
      [
        'Wildfires',
        'South Fork and Salt destroyed about 1,400 buildings in Ruidoso in June 2024. McBride burned over 200 homes there in April 2022.',
        {
          where: RUIDOSO,
          frequency: 'large fires in 2012, 2022 and 2024',
          source: 'New Mexico State Forestry',
          warning: 'Hours',
        },
      ],
      [
        'Flash Floods',
        'Rain on the South Fork burn scar flooded Ruidoso many times. On July 8, 2025, the Rio Ruidoso rose 20 feet.',
        { where: RUIDOSO, frequency: 'every monsoon since 2024', source: 'NWS Albuquerque', warning: 'Minutes' },
      ],
      [
        'Wildfires',
        'Hermits Peak/Calf Canyon burned 341,000 acres in 2022, and Los Alamos lost over 200 homes to Cerro Grande in May 2000.',
        {
          where: { counties: SANGRE_DE_CRISTO },
          frequency: 'large fires in 2000, 2011 and 2022',
          source: 'NIFC',
          warning: 'Hours',
        },
      ],
      [
        'Flash Floods',
        'Floods from the burn scar of Hermits Peak cut off Las Vegas, New Mexico, from its water in 2022 and again in 2024.',
        {
          where: { counties: SANGRE_DE_CRISTO },
          frequency: 'every monsoon since 2022',
          source: 'NWS Albuquerque',
          warning: 'Minutes',
        },
      ],
      [
        'Dust Storms',
        'The Lordsburg Playa closes I-10 with dust that leaves no visibility. Las Cruces and Deming are covered by it each spring.',
        { where: SOUTHERN_DESERT, frequency: 'several times each spring', source: 'NWS El Paso' },
      ],
      [
        'High Winds',
        'Spring windstorms over 70 mph take down lines and roofs, and Xcel Energy and PNM switch lines off ahead of them.',
        {
          where: { anyOf: [EASTERN_PLAINS, { counties: [...SANGRE_DE_CRISTO, 'Lincoln', 'Otero', 'Torrance', 'Guadalupe'] }] },
          frequency: 'every spring',
          source: 'NWS Albuquerque',
        },
      ],
      [
        'Severe Thunderstorms',
        'Storms from Clovis to Hobbs bring baseball hail, wind and lightning to oilfields, dairies and wind farms.',
        { where: EASTERN_PLAINS, frequency: 'every spring and summer', source: 'NWS Albuquerque' },
      ],
      [
        'Tornadoes',
        'Clovis was struck by an EF2 in March 2007. Most tornadoes of New Mexico cross open range in the east.',
        {
          where: EASTERN_PLAINS,
          elsewhere: 'Tornadoes of New Mexico touch down on the eastern plains.',
          frequency: 'about 11 a year in New Mexico',
          source: 'NOAA',
        },
      ],
      [
        'Flash Floods',
        'Roswell had almost six inches of rain on October 19, 2024, a record. The flood stood in streets, cars and ground floors.',
        { where: { counties: ['Chaves', 'Eddy'] }, source: 'NWS Albuquerque', warning: 'Minutes to hours' },
      ],
      [
        'Winter Storms',
        'A blizzard in December 2015 killed tens of thousands of dairy cows around Clovis and Roswell and closed I-40.',
        { where: EASTERN_PLAINS, frequency: 'most winters', source: 'NWS Albuquerque' },
      ],
      [
        'Winter Storms',
        'Snow closes I-40 at Clines Corners, I-25 at Raton Pass and the roads of Taos and Angel Fire.',
        {
          where: { north: 34.3 },
          elsewhere: 'In the southern desert, snow is rare and short.',
          frequency: 'every winter',
          source: 'New Mexico DOT',
        },
      ],
      [
        'Earthquakes',
        'Disposal of oilfield water shakes the Delaware Basin near Malaga and Carlsbad, above magnitude 5 just over the Texas line in 2022.',
        {
          where: { counties: ['Eddy', 'Lea'] },
          source: 'USGS',
        },
      ],
      [
        'Earthquakes',
        'Faults of the Rio Grande Rift run under Albuquerque and Socorro, where two earthquakes near magnitude 6 struck in 1906.',
        {
          where: { counties: RIO_GRANDE_CITIES },
          elsewhere: 'Felt earthquakes of New Mexico come from the Rio Grande Rift and the oil fields.',
          source: 'USGS',
        },
      ],
      [
        'Wildfires',
        'Fires burn the forests of the Gila and the cottonwoods of the Rio Grande. Trout and Black burned in the Gila in June 2025 and 2022.',
        {
          where: {
            counties: [
              'Catron',
              'Grant',
              'Sierra',
              'Socorro',
              'Cibola',
              'McKinley',
              'Bernalillo',
              'Sandoval',
              'Valencia',
              'Torrance',
              'Hidalgo',
            ],
          },
          frequency: 'every summer',
          source: 'NIFC',
        },
      ],
      [
        'Wildfires',
        'Grass fires run with the wind on the eastern plains around Clovis, Roswell and Lovington.',
        {
          where: EASTERN_PLAINS,
          elsewhere: 'The great fires burn in the mountains and on the plains of the east.',
          source: 'New Mexico State Forestry',
          warning: 'Minutes to hours',
        },
      ],
      [
        'Wildfire Smoke',
        'Smoke from the Jemez, the Sangre de Cristo and Arizona lay over Albuquerque and Santa Fe for weeks in 2011 and 2022.',
        { frequency: 'most early summers', source: 'New Mexico Environment Department' },
      ],
      [
        'Flash Floods',
        'Monsoon rain fills arroyos and the concrete channels of Albuquerque within minutes and carries people away.',
        { frequency: 'every monsoon', source: 'NWS Albuquerque', warning: 'Minutes' },
      ],
      [
        'Severe Thunderstorms',
        'Hail of October 2004 broke roofs, windows and cars in Albuquerque. Downbursts take lines down.',
        { frequency: 'every summer', source: 'NWS Albuquerque' },
      ],
      [
        'Drought',
        'The Rio Grande ran dry in Albuquerque in 2022 and 2025, and irrigation districts of the valley cut deliveries.',
        { frequency: 'in 2002, 2011 to 2014, 2018 and 2020 to 2022', source: 'U.S. Drought Monitor' },
      ],
      [
        'High Winds',
        'Canyon wind gusts above 60 mph below Tijeras and down the mountain fronts, and takes trees and lines in Albuquerque.',
        { frequency: 'every winter and spring', source: 'NWS Albuquerque' },
      ],
      [
        'Dust Storms',
        'Dust closes I-40 and US-60 on the plains of the east, and I-25 near Bernardo and Socorro.',
        {
          where: { anyOf: [EASTERN_PLAINS, { counties: ['Socorro', 'Valencia', 'Torrance', 'Chaves'] }] },
          elsewhere: 'Dust that stops traffic blows in the south and over the eastern plains.',
          source: 'NWS Albuquerque',
        },
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
        'Canyon winds of 100 mph overturned trucks on I-15 and closed it in Davis County on December 1, 2011. September 2020 cut power to 200,000.',
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
