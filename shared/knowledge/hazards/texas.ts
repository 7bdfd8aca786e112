import { DUST_BOWL } from '../places/named-regions.ts';
import type { Region } from '../places/region.ts';
import type { StateHazards } from './hazard.ts';

/** Tornado averages are NOAA's for 1991 to 2010. Surge of Ike and rain of Harvey after the National Hurricane Center. */

const FAR_WEST: Region = { west: -102.9, south: 32.1 };
const PANHANDLE: Region = { west: -100, north: 34.3 };
const SOUTH_PLAINS: Region = { west: -100, north: 31.7, south: 34.3, not: FAR_WEST };
const NORTH_TEXAS: Region = { north: 32.0, south: 34.3, east: -98.6, west: -96.2 };
const HILL_COUNTRY: Region = { north: 29.0, south: 31.3, east: -100.2, west: -97.2 };
const RIO_GRANDE_VALLEY: Region = { counties: ['Cameron', 'Hidalgo', 'Starr', 'Willacy'] };
const SHIP_CHANNEL_AND_REFINERIES: Region = {
  counties: ['Harris', 'Galveston', 'Brazoria', 'Chambers', 'Jefferson', 'Orange', 'Nueces', 'San Patricio', 'Calhoun'],
};

/** Zip-Zones A to C of the hurricane evacuation map, Houston-Galveston Area Council. */
const HARRIS_ZIP_ZONES: Region = {
  zips: '77011 77012 77013 77015 77017 77023 77029 77034 77049 77058 77059 77061 77062 77075 77087 77089 77502 77503 77504 77505 77506 77507 77520 77521 77530 77536 77546 77547 77562 77571 77581 77586 77598',
};

export const texas = {
  TX: {
    name: 'Texas',
    hazards: [
      [
        'Hurricanes',
        'Ike came ashore at Galveston Island on September 13, 2008. Beryl left 2.2 million customers around Houston without power in July 2024.',
        {
          where: { counties: ['Galveston', 'Chambers'] },
          frequency: 'about every 6 years on any 50 miles of coast',
          source: 'National Hurricane Center and NWS, Texas Hurricane History',
        },
      ],
      [
        'Hurricanes',
        'Harvey came ashore near Rockport as a category 4 hurricane on August 25, 2017.',
        {
          where: { counties: ['Aransas', 'Nueces', 'Refugio', 'San Patricio'] },
          frequency: 'about every 6 years on any 50 miles of coast',
          source: 'National Hurricane Center and NWS, Texas Hurricane History',
        },
      ],
      [
        'Hurricanes',
        'Hurricane Beryl left 2.2 million Houston customers without power in July 2024. Ike (2008) and Harvey (2017) did worse along the coast.',
        {
          where: { oceanWithin: 100 },
          elsewhere: 'This far from the Gulf, a hurricane arrives as rain: see floods.',
          frequency: 'about every 6 years on any 50 miles of coast',
          source: 'NWS, Texas Hurricane History',
        },
      ],
      [
        'Storm Surge',
        'Surge runs up Galveston Bay, Clear Lake and the Ship Channel. Most of Houston lies above it. Check your Zip-Zone.',
        {
          where: { counties: ['Harris'], oceanWithin: 25, not: HARRIS_ZIP_ZONES },
          isMinor: true,
          source: 'Houston-Galveston Area Council',
        },
      ],
      [
        'Storm Surge',
        'Ike (2008) drove 15 to 20 feet of water over the Bolivar Peninsula, and filled Galveston from the bay, behind its seawall. Port Arthur, Corpus Christi and South Padre lie in surge zones, too.',
        {
          where: { oceanWithin: 25 },
          elsewhere: 'Storm surge stays within about 25 miles of the Gulf.',
          source: 'National Hurricane Center',
        },
      ],
      [
        'Extreme Heat',
        'El Paso counted 44 days in a row at 100 °F or more in the summer of 2023. Power and cooling fail when they are needed most.',
        { where: FAR_WEST, frequency: 'every summer', source: 'NWS El Paso' },
      ],
      [
        'Dust Storms',
        'Spring winds fill El Paso and I-10 with dust from the Chihuahuan Desert. Drivers lose sight of the road within seconds.',
        { where: FAR_WEST, frequency: 'about 15 a year in El Paso', source: 'NWS El Paso' },
      ],
      [
        'Tornadoes',
        'Tornadoes struck Perryton in June 2023, Fritch near Amarillo in 1992 and downtown Lubbock (F5) in 1970.',
        {
          where: { anyOf: [PANHANDLE, SOUTH_PLAINS] },
          elsewhere: 'Strong tornadoes are rare in the Trans-Pecos desert.',
          frequency: 'about 155 a year in Texas, most in May',
          source: 'NOAA',
        },
      ],
      [
        'Tornadoes',
        'An EF3 tornado cut through north Dallas in October 2019, and an EF4 struck Rowlett and Garland on December 26, 2015.',
        { where: NORTH_TEXAS, frequency: 'about 155 a year in Texas', source: 'NOAA' },
      ],
      [
        'Flash Floods',
        'Flash Flood Alley runs along the edge of the Hill Country. The Guadalupe rose over 25 feet in less than an hour in July 2025.',
        { where: HILL_COUNTRY, frequency: 'most years', source: 'NWS Austin/San Antonio', warning: 'Minutes' },
      ],
      [
        'Hail',
        'Hail of baseball size hit Amarillo in May 2013, and hail over 6 inches fell near Vigo Park in June 2024.',
        {
          where: PANHANDLE,
          elsewhere: 'Damaging hail is an inland hazard in Texas, and rare in the far west.',
          frequency: 'most springs',
          source: 'NWS Amarillo',
        },
      ],
      [
        'High Winds',
        'Amarillo is among the windiest cities in the country. Spring windstorms stop crane and tower work, overturn trucks on I-40 and take lines down.',
        {
          where: PANHANDLE,
          elsewhere: 'Wind without a thunderstorm or hurricane does most damage in the Panhandle and far West Texas.',
          frequency: 'several times each spring',
          source: 'NWS Amarillo',
        },
      ],
      [
        'High Winds',
        'Winds through the Guadalupe and Franklin mountain passes gust above 60 mph in spring and take down lines in El Paso.',
        { where: FAR_WEST, frequency: 'several times each spring', source: 'NWS El Paso' },
      ],
      [
        'Wildfires',
        'The Smokehouse Creek Fire of February 2024 burned over a million acres of the Panhandle. Broken power poles started it.',
        {
          where: PANHANDLE,
          elsewhere: 'Large Texas wildfires burn inland, away from the humid coast and the far western desert.',
          source: 'Texas A&M Forest Service',
          warning: 'Minutes to hours',
        },
      ],
      [
        'Winter Storms',
        'Blizzards close I-40 and I-27. A blizzard in December 2015 drifted snow ten feet deep and killed thousands of dairy cows.',
        { where: { anyOf: [PANHANDLE, SOUTH_PLAINS] }, frequency: 'most winters', source: 'NWS' },
      ],
      [
        'Dust Storms',
        'Plowed fields and playas of the South Plains feed walls of dust that close I-27 and US-87 around Lubbock.',
        {
          where: DUST_BOWL,
          elsewhere: 'Dust storms belong to West Texas.',
          frequency: 'several each spring',
          source: 'NWS Lubbock',
        },
      ],
      [
        'Flash Floods',
        'Rain on the Franklin Mountains fills arroyos in minutes. In the summer of 2006, El Paso had floods in hundreds of homes.',
        { where: FAR_WEST, frequency: 'most monsoon seasons', source: 'NWS El Paso', warning: 'Minutes' },
      ],
      [
        'Floods',
        'On August 22, 2022, over ten inches of rain flooded streets and interstates around Dallas. DFW Airport had three inches in one hour.',
        { where: { counties: ['Dallas', 'Tarrant'] }, source: 'Washington Post', warning: 'Hours' },
      ],
      [
        'Floods',
        'On May 25, 2013, nearly ten inches of rain fell at San Antonio airport. Two women died, and over 200 people were rescued.',
        {
          where: { counties: ['Bexar'] },
          frequency: 'in 1998 and 2013',
          source: 'Texas Public Radio, Columbus Dispatch',
          warning: 'Hours',
        },
      ],
      [
        'Floods',
        'Onion Creek in Austin rose to a record 41 feet on October 31, 2013. The flood damaged over 1,200 homes.',
        { where: { counties: ['Travis'] }, frequency: 'in 2013 and 2015', source: 'USA Today, Fox 7 Austin', warning: 'Hours' },
      ],
      [
        'Floods',
        'Up to 12 inches of rain flooded McAllen and Edinburg in March 2025. In June 2018, thousands of homes and businesses flooded.',
        { where: RIO_GRANDE_VALLEY, frequency: 'in 2018, 2019 and 2025', source: 'NWS Brownsville, Texas Border Business' },
      ],
      [
        'Floods',
        'Harvey dropped up to 60 inches of rain on Southeast Texas in 2017. Houston, Beaumont and the Brazos were under water for days.',
        {
          where: { oceanWithin: 110, east: -97 },
          frequency: 'major floods in 2001, 2015, 2016 and 2017',
          source: 'National Hurricane Center',
        },
      ],
      [
        'Hail',
        'Spring storms drop large hail across Texas, and single storms have cost over a billion dollars.',
        {
          where: { oceanBeyond: 60, east: -102.9 },
          frequency: 'most springs',
          source: 'Insurance Council of Texas',
        },
      ],
      [
        'Extreme Heat',
        'The summers of 2011 and 2023 set records across Texas, and the grid operator ERCOT asked people to save power.',
        { frequency: 'every summer', source: 'NWS' },
      ],
      [
        'Tornadoes',
        'Tornadoes in East Texas and on the coast are quick, wrapped in rain and often come at night.',
        { where: { east: -102.9 }, frequency: 'about 155 a year in Texas', source: 'NOAA' },
      ],
      [
        'Winter Storms',
        'Winter Storm Uri in February 2021 left over 4.5 million people in Texas without power and half the state without safe water.',
        { frequency: 'hard freezes in 1989, 2011 and 2021', source: 'FERC and NERC', warning: 'Days' },
      ],
      [
        'Chemical Releases',
        'Chemical plants and a gas export terminal surround Freeport. After an explosion there on June 8, 2022, Quintana was asked to leave.',
        { where: { counties: ['Brazoria'] }, source: 'The Facts, Brazoria County' },
      ],
      [
        'Chemical Releases',
        'A refinery in Texas City exploded on March 23, 2005. The blast killed 15 workers and injured at least 170 people.',
        { where: { counties: ['Galveston'] }, source: 'CBS News' },
      ],
      [
        'Chemical Releases',
        'The Deer Park tank fire of March 2019 and the Port Neches plant explosion of November 2019 brought orders to shelter or leave.',
        {
          where: SHIP_CHANNEL_AND_REFINERIES,
          elsewhere: 'The large plants stand on the coast and the Houston Ship Channel.',
          source: 'U.S. Chemical Safety Board',
        },
      ],
      [
        'Flash Floods',
        'Imelda dropped over 40 inches of rain between Winnie and Beaumont in September 2019. On the flat coast, a high tide holds the water in the streets.',
        { where: { oceanWithin: 50, east: -96.3 }, frequency: 'most years', source: 'National Hurricane Center, NWS' },
      ],
      [
        'Flash Floods',
        'Cloudbursts fill underpasses and creeks across Texas within the hour. Over half of all US flood deaths happen in vehicles.',
        { frequency: 'every year', source: 'NWS' },
      ],
      [
        'Floods',
        'The Trinity, Brazos, Colorado and Sabine stay above flood stage for days to weeks after long rain, as in May 2015.',
        {
          where: { east: -100.5 },
          elsewhere: 'In dry West Texas, water rises in minutes: see flash floods.',
          source: 'NWS',
        },
      ],
      [
        'Earthquakes',
        'Disposal of oilfield water shakes the Delaware and Midland basins: a magnitude above 5 near Coalson Draw in November 2022.',
        {
          where: { west: -100.8, east: -104.9, north: 30.8, south: 32.95 },
          isMinor: true,
          elsewhere: 'Felt earthquakes in Texas come from the oil fields around Pecos and Midland.',
          source: 'USGS, TexNet',
        },
      ],
      [
        'Wildfires',
        'The Bastrop fire of 2011 destroyed over 1,600 homes, and the fires near Eastland in March 2022 burned much of Carbon.',
        {
          where: { oceanBeyond: 60, east: -102.9 },
          source: 'Texas A&M Forest Service',
        },
      ],
      [
        'Freeze',
        'Freezes of 1983, 1989 and 2021 killed citrus and vegetables of the Rio Grande Valley. Groves take years to bear again.',
        {
          where: RIO_GRANDE_VALLEY,
          elsewhere: 'Elsewhere in Texas, a freeze is part of every winter and crops are planted for it.',
          frequency: 'in 1983, 1989 and 2021',
          source: 'Texas A&M AgriLife',
        },
      ],
      [
        'Drought',
        'The lower Rio Grande lost its last sugar mill to water shortage in 2024, and Corpus Christi limits water to industry and homes.',
        { where: { south: 28.6 }, source: 'Texas Water Development Board' },
      ],
      [
        'Drought',
        'The drought of 2011 was the driest year on record in Texas. Trees died, and cities limited water.',
        { frequency: 'in 2011, 2014 and 2022', source: 'Texas Water Development Board' },
      ],
    ],
  },
} satisfies Record<string, StateHazards>;
