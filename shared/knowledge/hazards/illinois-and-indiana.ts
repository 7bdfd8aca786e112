import { LAKE_EFFECT_SNOW, NEW_MADRID, WABASH_VALLEY } from '../places/named-regions.ts';
import type { Region } from '../places/region.ts';
import type { StateHazards } from './hazard.ts';

/** Tornado averages are NOAA's for 1991 to 2010. New Madrid and Wabash Valley after USGS, snow and derechos after the National Weather Service. */

const CHICAGO = ['Cook', 'DuPage', 'Lake', 'Will', 'Kane', 'McHenry', 'Kendall'];
const ILLINOIS_COAL_FIELDS: Region = {
  counties: [
    ...['Madison', 'St. Clair', 'Macoupin', 'Montgomery', 'Christian', 'Sangamon', 'Williamson', 'Franklin', 'Saline', 'Perry'],
    ...['Jackson', 'Vermilion', 'Peoria', 'LaSalle', 'Clinton', 'Bond', 'Washington', 'Marion', 'Jefferson', 'Grundy'],
  ],
};

export const illinoisAndIndiana = {
  IL: {
    name: 'Illinois',
    hazards: [
      [
        'Winter Storms',
        'The blizzard of February 2011 stranded hundreds on Lake Shore Drive and closed O’Hare. Snow loads roofs and stops deliveries for days.',
        { where: { counties: CHICAGO }, frequency: 'about 38 inches of snow a winter', source: 'NWS Chicago' },
      ],
      [
        'Severe Thunderstorms',
        'The derecho of July 15, 2024 brought 32 tornadoes to the Chicago area in one night. That of August 2020 cut power to hundreds of thousands.',
        { where: { counties: CHICAGO }, frequency: 'every summer', source: 'NWS Chicago' },
      ],
      [
        'Floods',
        'Chicago basements and expressways fill when the deep tunnel is full, as in July 2023. The Des Plaines flooded its towns in 2013.',
        { where: { counties: CHICAGO }, frequency: 'most years', source: 'NWS Chicago' },
      ],
      [
        'Tornadoes',
        'An EF3 struck Naperville and Woodridge at night in June 2021, and an F5 struck Plainfield in 1990.',
        { where: { counties: CHICAGO }, frequency: 'about 54 a year in Illinois', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'An EF3 tore the wall off an Edwardsville warehouse in December 2021. An EF4 struck Washington near Peoria in November 2013.',
        { frequency: 'about 54 a year in Illinois', source: 'NOAA' },
      ],
      [
        'Extreme Heat',
        'The heat wave of July 1995 overloaded transformers and hospitals. Top floors without air conditioning were the most dangerous.',
        { where: { counties: CHICAGO }, frequency: 'great heat waves in 1988, 1995 and 2012', source: 'CDC' },
      ],
      [
        'Extreme Cold',
        'Chicago fell to -23 °F with a wind chill of -52 °F in January 2019. Pipes and sprinklers freeze, and trains and mail carriers stop.',
        {
          where: { north: 40.4 },
          elsewhere: 'South of Peoria, such cold is rarer and shorter.',
          frequency: 'in 1985, 1994 and 2019',
          source: 'NWS Chicago',
        },
      ],
      [
        'Earthquakes',
        'The southern tip lies in the New Madrid zone. USGS gives a 25 to 40% chance of a magnitude 6 in 50 years.',
        { where: NEW_MADRID, source: 'USGS' },
      ],
      [
        'Earthquakes',
        'The Wabash Valley zone shook at magnitude 5.4 near Mount Carmel in April 2008 and reached 5.0 in 1987 near Olney.',
        {
          where: WABASH_VALLEY,
          elsewhere: 'Damaging shaking is likely in southern Illinois only.',
          frequency: 'above magnitude 5 in 1968, 1987 and 2008',
          source: 'USGS',
        },
      ],
      [
        'Floods',
        'The Mississippi and Illinois stayed over their banks for months in 1993 and 2019, and levees broke at Valmeyer and Keithsburg in 1993.',
        { where: { west: -89.4 }, frequency: 'great floods in 1993, 2008 and 2019', source: 'NWS', warning: 'Days to weeks' },
      ],
      [
        'Floods',
        'The Wabash, Kaskaskia and Little Wabash flood fields and towns, as in May 2002 and 2008.',
        { frequency: 'in 2002, 2008 and 2011', source: 'NWS' },
      ],
      [
        'Ice Storms',
        'Ice in January 2009 and December 2007 left southern and central Illinois without power for a week.',
        {
          where: { south: 40.9 },
          elsewhere: 'In northern Illinois, winter comes as snow more than ice.',
          frequency: 'severe in 1978, 2006 and 2009',
          source: 'NWS',
        },
      ],
      [
        'Dust Storms',
        'Dust from plowed fields on I-55 south of Springfield caused a crash of 72 vehicles on May 1, 2023.',
        {
          where: { south: 41.1, north: 38.9 },
          elsewhere: 'Dust that stops traffic blows from the fields of central Illinois.',
          source: 'Illinois State Police',
        },
      ],
      [
        'Mine Subsidence',
        'Old coal mines under Belleville, Collinsville and Benld sink years later. Benld lost its new school to one in 2009.',
        {
          where: ILLINOIS_COAL_FIELDS,
          elsewhere: 'Few towns elsewhere in Illinois stand over old coal mines.',
          source: 'Illinois State Geological Survey',
        },
      ],
      [
        'Severe Thunderstorms',
        'The derecho of June 29, 2023 left over 200,000 Ameren customers around Springfield and Decatur without power.',
        { frequency: 'every summer', source: 'NWS Lincoln' },
      ],
      [
        'Winter Storms',
        'Snow, ice and wind close I-55, I-57 and I-74 on open land, and drifts stop feed and milk trucks.',
        { frequency: 'most winters', source: 'NWS' },
      ],
      [
        'Extreme Heat',
        'Heat index values above 110 °F strain crews, livestock and power along the Mississippi and in the south.',
        { frequency: 'every summer', source: 'NWS' },
      ],
    ],
  },
  IN: {
    name: 'Indiana',
    hazards: [
      [
        'Winter Storms',
        'Lake-effect bands bury South Bend, Michigan City and the Indiana Toll Road. Some days bring two feet to one town and none to the next.',
        { where: LAKE_EFFECT_SNOW, frequency: 'about 65 inches of snow a winter in South Bend', source: 'NWS Northern Indiana' },
      ],
      [
        'Tornadoes',
        'An EF3 struck Whiteland south of Indianapolis in March 2023, and Kokomo was struck in 2013 and 2016.',
        { where: { north: 39.3, south: 40.8 }, frequency: 'about 22 a year in Indiana', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'An F3 struck Evansville at night in November 2005, an EF4 Henryville in March 2012 and an EF3 Sullivan in March 2023.',
        { where: { south: 39.3 }, frequency: 'about 22 a year in Indiana', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'The Palm Sunday tornadoes of 1965 struck Elkhart and Goshen. An EF3 struck Woodburn near Fort Wayne in August 2016.',
        { frequency: 'about 22 a year in Indiana', source: 'NOAA' },
      ],
      [
        'Earthquakes',
        'The Wabash Valley zone shook at magnitude 5.4 in April 2008. Evansville and Vincennes stand nearest.',
        {
          where: { anyOf: [WABASH_VALLEY, NEW_MADRID] },
          elsewhere: 'Damaging shaking is likely in southwestern Indiana only.',
          frequency: 'above magnitude 5 in 1968, 1987 and 2008',
          source: 'USGS',
        },
      ],
      [
        'Floods',
        'In June 2008, the Flatrock and White flooded Columbus, Franklin and Martinsville. The hospital of Columbus was closed for months.',
        { where: { north: 38.7, south: 40.4 }, frequency: 'great floods in 1913, 2005 and 2008', source: 'USGS' },
      ],
      [
        'Floods',
        'The Ohio rises for days at Evansville, Jeffersonville and Madison, as in 1997, February 2018 and April 2025.',
        { where: { south: 38.7 }, frequency: 'in 1937, 1997, 2018 and 2025', source: 'NWS Louisville', warning: 'Days' },
      ],
      [
        'Floods',
        'The St. Joseph, Kankakee and Maumee flooded South Bend, Elkhart and Fort Wayne, as in 1982, August 2016 and February 2018.',
        { frequency: 'in 1982, 2016 and 2018', source: 'NWS Northern Indiana' },
      ],
      [
        'Severe Thunderstorms',
        'The derecho of June 29, 2023 left 100,000 Indianapolis customers in the dark. Wind takes down lines and metal roofs every summer.',
        { where: { south: 40.8 }, frequency: 'every summer', source: 'NWS Indianapolis' },
      ],
      [
        'Severe Thunderstorms',
        'The derechos of June 2012 and June 2022 left Fort Wayne without power. A gust there reached 98 mph in 2022.',
        { frequency: 'every summer', source: 'NWS Northern Indiana' },
      ],
      [
        'Ice Storms',
        'Southern counties lost power for a week or more in January 2009.',
        {
          where: { south: 39.1 },
          elsewhere: 'North of Bloomington, winter comes as snow more than ice.',
          frequency: 'severe in 2004 and 2009',
          source: 'NWS Louisville',
        },
      ],
      [
        'Winter Storms',
        'Snow and ice close I-65, I-69 and I-70 and county roads under travel warnings, as in January 2014 and January 2025.',
        { frequency: 'most winters', source: 'NWS Indianapolis' },
      ],
      [
        'Extreme Cold',
        'January 2014 and January 2019 brought wind chill near -45 °F. Indianapolis forbade driving for a day in 2014.',
        { frequency: 'in 1985, 1994, 2014 and 2019', source: 'NWS Indianapolis' },
      ],
      [
        'Chemical Releases',
        'Refineries and mills at Whiting, East Chicago and Gary and the rail lines around them bring orders to shelter in place.',
        {
          where: { counties: ['Lake', 'Porter', 'LaPorte'] },
          elsewhere: 'The large plants of Indiana stand on Lake Michigan.',
          source: 'EPA',
        },
      ],
    ],
  },
} satisfies Record<string, StateHazards>;
