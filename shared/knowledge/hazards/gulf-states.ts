import { NEW_MADRID } from '../places/named-regions.ts';
import type { Region } from '../places/region.ts';
import type { StateHazards } from './hazard.ts';

/** Tornado averages are NOAA's for 1991 to 2010. Storms after the National Hurricane Center and the NWS, sinkholes and faults after USGS. */

const MISSISSIPPI_DELTA: Region = { west: -90.15, north: 32.3 };

export const gulfStates = {
  AL: {
    name: 'Alabama',
    hazards: [
      [
        'Tornadoes',
        'On April 27, 2011, an EF5 tornado destroyed Hackleburg and Phil Campbell. TVA lines fell, and Huntsville had no power for days.',
        { where: { north: 33.9 }, frequency: 'about 44 a year in Alabama', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'On April 27, 2011, an EF4 tornado crossed Tuscaloosa and the Birmingham suburbs and killed over 60 people.',
        { where: { north: 33 }, frequency: 'about 44 a year in Alabama', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'A tornado crossed downtown Selma in January 2023. An EF4 killed 23 people in Lee County in March 2019.',
        { where: { north: 31.5 }, frequency: 'about 44 a year in Alabama', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'A tornado crossed midtown Mobile on Christmas Day 2012. Winter is a tornado season on the Gulf Coast.',
        { frequency: 'about 44 a year in Alabama', source: 'NOAA' },
      ],
      [
        'Hurricanes',
        'Ivan (2004) and Sally (2020) came ashore at Gulf Shores. Sally moved so slowly that wind and rain lasted all day.',
        { where: { oceanWithin: 60 }, frequency: 'direct hits in 1979, 2004 and 2020', source: 'NHC' },
      ],
      [
        'Hurricanes',
        'Ivan (2004) and Zeta (2020) crossed southwest Alabama as hurricanes and cut power far from the coast.',
        {
          where: { oceanWithin: 130 },
          elsewhere: 'This far from the Gulf, a hurricane arrives as rain and tornadoes.',
          source: 'NHC',
        },
      ],
      [
        'Storm Surge',
        'Ivan (2004) pushed 10 to 15 feet of water onto Baldwin County. Surge runs up Mobile Bay into downtown Mobile.',
        {
          where: { oceanWithin: 15 },
          elsewhere: 'Storm surge stays near the Gulf and Mobile Bay.',
          source: 'NHC',
        },
      ],
      [
        'Floods',
        'Mobile is among the rainiest US cities, with about 65 inches a year. Streets flood when rain meets high tide.',
        { where: { south: 31.3 }, source: 'NWS Mobile' },
      ],
      [
        'Floods',
        'Flash floods in Pelham and Hoover killed four people in October 2021. Village Creek floods parts of Birmingham.',
        { where: { north: 33, south: 34 }, source: 'NWS Birmingham' },
      ],
      ['Floods', 'The Alabama, Tombigbee and Tennessee rivers and their creeks flood after days of rain.', { source: 'NWS' }],
      [
        'Severe Thunderstorms',
        'Wind and hail from March to May damage metal roofs and chicken houses across Alabama.',
        { frequency: 'every spring', source: 'NOAA Storm Events' },
      ],
      [
        'Winter Storms',
        'A thin sheet of ice stranded thousands of people in Birmingham in January 2014. Many slept at work or school.',
        {
          where: { north: 32.5 },
          elsewhere: 'Snow and ice that last are rare in the south of Alabama.',
          source: 'NWS Birmingham',
        },
      ],
      [
        'Extreme Heat',
        'Montgomery and the Black Belt have long spells with a heat index above 105 °F.',
        { frequency: 'every summer', source: 'NWS' },
      ],
      [
        'Sinkholes',
        'Limestone lies under Birmingham, Shelby County and Huntsville. The December Giant near Calera opened in 1972.',
        {
          where: { north: 33 },
          elsewhere: 'Most known sinkholes of Alabama lie over limestone in its center and north.',
          source: 'USGS',
        },
      ],
    ],
  },
  FL: {
    name: 'Florida',
    hazards: [
      [
        'Hurricanes',
        'Andrew (1992) destroyed Homestead as a category 5. Wilma (2005) left most of South Florida without power.',
        {
          where: { south: 27.1, east: -81 },
          frequency: 'about 7 in 10 years, somewhere in Florida',
          source: 'NOAA AOML',
        },
      ],
      [
        'Hurricanes',
        'Ian (2022) came ashore near Fort Myers with winds of 150 mph. Irma (2017) and Charley (2004) hit the same coast.',
        {
          where: { south: 27.1 },
          frequency: 'about 7 in 10 years, somewhere in Florida',
          source: 'NOAA AOML',
        },
      ],
      [
        'Hurricanes',
        'Helene and Milton struck the Tampa Bay region within two weeks in 2024. Millions of customers lost power.',
        {
          where: { south: 28.9, west: -81.9 },
          frequency: 'about 7 in 10 years, somewhere in Florida',
          source: 'NOAA AOML',
        },
      ],
      [
        'Hurricanes',
        'Michael (2018) destroyed Mexico Beach as a category 5. Sally (2020) and Ivan (2004) struck Pensacola.',
        {
          where: { west: -84.8 },
          frequency: 'about 7 in 10 years, somewhere in Florida',
          source: 'NOAA AOML',
        },
      ],
      [
        'Hurricanes',
        'Idalia (2023), Debby and Helene (2024) all came ashore in the Big Bend. Hermine (2016) cut power in Tallahassee for days.',
        {
          where: { north: 29.3, west: -82.3 },
          frequency: 'about 7 in 10 years, somewhere in Florida',
          source: 'NOAA AOML',
        },
      ],
      [
        'Hurricanes',
        'Charley (2004) reached Orlando as a hurricane. Matthew (2016), Ian and Nicole (2022) struck the Atlantic side.',
        { frequency: 'about 7 in 10 years, somewhere in Florida', source: 'NOAA AOML' },
      ],
      [
        'Storm Surge',
        'Fort Myers Beach saw up to 15 feet of water in Ian (2022). Naples streets and ground floors were under water.',
        { where: { ocean: 'gulf', south: 27.1, oceanWithin: 12 }, source: 'NHC' },
      ],
      [
        'Storm Surge',
        'Helene (2024) brought the highest water on record to much of Tampa Bay. Pinellas beaches lost whole rows of shops.',
        { where: { ocean: 'gulf', south: 28.3, oceanWithin: 15 }, source: 'NHC' },
      ],
      [
        'Storm Surge',
        'Michael (2018) and Helene (2024) pushed up to 15 feet of water onto the Panhandle and the Big Bend.',
        { where: { ocean: 'gulf', oceanWithin: 15 }, source: 'NHC' },
      ],
      [
        'Storm Surge',
        'Irma (2017) pushed water through Brickell in Miami and into downtown Jacksonville. Andrew raised Biscayne Bay by 17 feet.',
        {
          // Surge zones of these counties end near the Intracoastal Waterway (Broward and Palm Beach emergency management).
          where: { oceanWithin: 15, not: { counties: ['Broward', 'Palm Beach'], oceanBeyond: 5 } },
          elsewhere: 'Storm surge does not reach this far inland. Wind, rain and outages do.',
          source: 'NHC',
        },
      ],
      [
        'Coastal Flooding',
        'King tides in the fall flood streets in Miami Beach and Fort Lauderdale on sunny days.',
        {
          where: { oceanWithin: 8, south: 27.1, east: -80.6 },
          frequency: 'several days each fall',
          source: 'NOAA',
        },
      ],
      [
        'Coastal Flooding',
        'Tides and storms flood low streets and roads along the coast, as in St. Augustine and the Keys.',
        {
          isOfSomeLots: true,
          where: { oceanWithin: 6 },
          elsewhere: 'High tides and waves flood the shore, not places inland.',
          source: 'NOAA',
        },
      ],
      [
        'Floods',
        'Fort Lauderdale had about 26 inches of rain in a day in April 2023. The ground is flat and the water table is high.',
        { where: { south: 27.1, east: -81 }, source: 'NWS Miami' },
      ],
      [
        'Floods',
        'After Ian (2022), the St. Johns, Peace and Econlockhatchee rivers stayed in flood for weeks.',
        { frequency: 'record crests in 2022', source: 'USGS' },
      ],
      [
        'Sinkholes',
        'Limestone lies near the surface from Tampa to Ocala and Orlando. A sinkhole took a block of Winter Park in 1981.',
        {
          where: {
            counties: [
              ...['Hillsborough', 'Pasco', 'Hernando', 'Pinellas', 'Polk', 'Marion', 'Citrus', 'Sumter', 'Lake', 'Orange'],
              ...['Seminole', 'Alachua', 'Levy', 'Suwannee', 'Columbia'],
            ],
          },
          elsewhere: 'Thick sand and clay, or solid rock, cover the caves here. Sinkholes are rare.',
          source: 'USGS',
        },
      ],
      [
        'Lightning',
        'The corridor from Tampa to Orlando has some of the most lightning in the country. It hits electronics and outdoor crews.',
        { where: { north: 27.3, south: 29.2 }, frequency: 'most summer afternoons', source: 'NWS' },
      ],
      [
        'Lightning',
        'Lightning kills more people in Florida than in any other state. It strikes most summer afternoons from Miami to Pensacola.',
        { source: 'NWS' },
      ],
      [
        'Tornadoes',
        'In February 2007, tornadoes killed 21 people in Lake and Volusia counties before dawn.',
        { where: { north: 28, south: 29.6 }, frequency: 'about 66 a year in Florida', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'On October 9, 2024, Milton brought over 40 tornadoes. Six people died near Fort Pierce.',
        { where: { south: 28 }, frequency: 'about 66 a year in Florida', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'An EF3 tornado struck Panama City Beach in January 2024. Tallahassee was struck in May 2024.',
        { where: { west: -83 }, frequency: 'about 66 a year in Florida', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'Tornadoes in Florida come with summer storms, with hurricanes and with winter fronts.',
        { frequency: 'about 66 a year in Florida', source: 'NOAA' },
      ],
      [
        'Extreme Heat',
        'Twelve residents of a nursing home in Hollywood died after Irma (2017) cut its cooling.',
        { where: { south: 27.1 }, frequency: 'every summer', source: 'NWS' },
      ],
      [
        'Extreme Heat',
        'A heat index of 105 °F and more is common in Florida from June to September. After a storm there is no cooling.',
        { frequency: 'every summer', source: 'NWS' },
      ],
      [
        'Freeze',
        'The freeze of January 2010 damaged vegetables, tropical fruit and nurseries around Homestead.',
        { where: { south: 26.8 }, source: 'NWS Miami', warning: 'One to three days' },
      ],
      [
        'Freeze',
        'Eleven freezing nights in January 2010 hit Plant City. Frost pumping lowered the aquifer and opened about 140 sinkholes.',
        { where: { south: 28.8 }, source: 'USGS', warning: 'One to three days' },
      ],
      [
        'Freeze',
        'The freezes of December 1983 and 1989 ended most citrus growing north of Orlando.',
        { source: 'NWS', warning: 'One to three days' },
      ],
      [
        'Wildfires',
        'In July 1998 fires emptied all of Flagler County and closed over 100 miles of I-95.',
        { where: { north: 28.3, south: 30.5, east: -82 }, frequency: 'dry springs', source: 'Florida Forest Service' },
      ],
      [
        'Wildfires',
        'Dry springs burn pine and swamp land, as in Collier County in 2020 and Bay County in 2022.',
        {
          where: { outsideCounties: ['Miami-Dade', 'Broward', 'Palm Beach', 'Pinellas', 'Monroe'] },
          elsewhere: 'The built-up coast has little to burn. Smoke can drift in from the Everglades.',
          source: 'Florida Forest Service',
        },
      ],
    ],
  },
  MS: {
    name: 'Mississippi',
    hazards: [
      [
        'Tornadoes',
        'An EF4 tornado destroyed much of Rolling Fork on the night of March 24, 2023. An EF3 struck Amory.',
        { where: { north: 32.6, south: 34.2 }, frequency: 'about 43 a year in Mississippi', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'An EF3 tornado struck Tupelo in April 2014. Smithville was destroyed by an EF5 in April 2011.',
        { where: { north: 33.9 }, frequency: 'about 43 a year in Mississippi', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'Hattiesburg was struck by an EF4 tornado in February 2013 and an EF3 in January 2017.',
        { frequency: 'about 43 a year in Mississippi', source: 'NOAA' },
      ],
      [
        'Hurricanes',
        'Katrina (2005) destroyed most of the waterfront of Gulfport and Biloxi. Zeta (2020) struck the same coast.',
        { where: { oceanWithin: 40 }, frequency: 'major hits in 1969 and 2005', source: 'NHC' },
      ],
      [
        'Hurricanes',
        'Katrina (2005) was still a hurricane near Laurel. Hattiesburg and Jackson lost power, some for weeks.',
        {
          where: { oceanWithin: 170 },
          elsewhere: 'This far from the Gulf, a hurricane arrives as rain and tornadoes.',
          source: 'NHC',
        },
      ],
      [
        'Storm Surge',
        'Katrina (2005) pushed nearly 28 feet of water onto Pass Christian. US-90 and the port lie within feet of the Sound.',
        { where: { oceanWithin: 18 }, elsewhere: 'Storm surge stays near the Mississippi Sound.', source: 'NHC' },
      ],
      [
        'Floods',
        'The Yazoo backwater covered fields and homes of the South Delta for six months in 2019.',
        { where: { west: -90.3, north: 32.3, south: 33.4 }, frequency: 'most springs', source: 'US Army Corps of Engineers' },
      ],
      [
        'Floods',
        'The Pearl River flooded Jackson in 1979, 1983 and February 2020.',
        { where: { near: { of: [-90.15, 32.3], miles: 30 } }, frequency: 'major floods in 1979, 1983 and 2020', source: 'USGS' },
      ],
      [
        'Floods',
        'The Pascagoula, Leaf and Tombigbee rivers and city creeks flood after tropical or spring rain.',
        { source: 'NWS' },
      ],
      [
        'Severe Thunderstorms',
        'Storms in June 2023 left much of Jackson without power for days in high heat.',
        { frequency: 'every spring and summer', source: 'NOAA Storm Events' },
      ],
      [
        'Ice Storms',
        'The ice storm of February 1994 left parts of the Delta and north Mississippi without power for a month.',
        { where: { north: 33.2 }, frequency: 'about every 10 years', source: 'NWS' },
      ],
      [
        'Winter Storms',
        'Ice and cold in February 2021 broke the water system of Jackson for weeks.',
        {
          where: { north: 31.8 },
          elsewhere: 'Snow and ice that last are rare in the south of Mississippi.',
          source: 'NWS Jackson',
        },
      ],
      [
        'Ice Storms',
        'Freezing rain in February 2021 coated lines along I-20 from Vicksburg to Meridian.',
        {
          where: { north: 31.8 },
          elsewhere: 'Freezing rain rarely builds up in the south of Mississippi.',
          source: 'NWS Jackson',
        },
      ],
      [
        'Extreme Heat',
        'Heat index values above 110 °F are reached in Jackson and the Delta.',
        { frequency: 'most summers', source: 'NWS' },
      ],
      [
        'Earthquakes',
        'DeSoto County and the north Delta lie within reach of the New Madrid zone.',
        {
          where: NEW_MADRID,
          elsewhere: 'Damaging shaking from the New Madrid zone is likely in the far northwest only.',
          frequency: '25 to 40% for a magnitude 6 in 50 years',
          source: 'USGS',
        },
      ],
      [
        'Dam and Levee Failure',
        'The Delta lives behind the levees of the Mississippi. They broke above Greenville in 1927.',
        {
          where: MISSISSIPPI_DELTA,
          elsewhere: 'The great levees protect the Delta. Ask your county which dams lie above you.',
          source: 'US Army Corps of Engineers',
        },
      ],
    ],
  },
} satisfies Record<string, StateHazards>;
