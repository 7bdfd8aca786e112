import type { Region } from '../places/region.ts';
import type { StateHazards } from './hazard.ts';

/** Monsoon, dust and heat after the National Weather Service, fires after NIFC. Tornado averages are NOAA's for 1991 to 2010. */

const LOW_DESERT: Region = { counties: ['Maricopa', 'Pinal', 'Pima', 'Yuma', 'La Paz'] };
const RIM_AND_PLATEAU = ['Coconino', 'Navajo', 'Apache', 'Yavapai', 'Gila'];
const SKY_ISLANDS = ['Cochise', 'Santa Cruz', 'Graham', 'Greenlee'];
const PHOENIX_TO_TUCSON: Region = { counties: ['Maricopa', 'Pinal', 'Pima', 'Yuma', 'La Paz', 'Cochise', 'Graham'] };
const RIO_GRANDE_CITIES = ['Bernalillo', 'Sandoval', 'Valencia', 'Santa Fe', 'Los Alamos', 'Socorro'];
const EASTERN_PLAINS: Region = { east: -104.6 };
const SOUTHERN_DESERT: Region = { south: 33.2, west: -106 };
const RUIDOSO: Region = { counties: ['Lincoln', 'Otero'] };
const SANGRE_DE_CRISTO = ['San Miguel', 'Mora', 'Taos', 'Colfax', 'Rio Arriba', 'Santa Fe', 'Los Alamos'];

export const arizonaAndNewMexico = {
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
          isMinor: true,
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
} satisfies Record<string, StateHazards>;
