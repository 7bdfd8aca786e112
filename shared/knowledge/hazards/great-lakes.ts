import { LAKE_EFFECT_SNOW, NEW_MADRID, WABASH_VALLEY } from '../places/named-regions.ts';
import type { Region } from '../places/region.ts';
import type { StateHazards } from './hazard.ts';

/** Tornado averages are NOAA's for 1991 to 2010. Snow, derechos and floods after the National Weather Service, New Madrid and Wabash after USGS. */

const CHICAGO = ['Cook', 'DuPage', 'Lake', 'Will', 'Kane', 'McHenry', 'Kendall'];
const ILLINOIS_COAL_FIELDS: Region = {
  counties: [
    ...['Madison', 'St. Clair', 'Macoupin', 'Montgomery', 'Christian', 'Sangamon', 'Williamson', 'Franklin', 'Saline', 'Perry'],
    ...['Jackson', 'Vermilion', 'Peoria', 'LaSalle', 'Clinton', 'Bond', 'Washington', 'Marion', 'Jefferson', 'Grundy'],
  ],
};

const DETROIT = ['Wayne', 'Oakland', 'Macomb', 'Washtenaw', 'Monroe', 'Livingston', 'St. Clair'];
const UPPER_PENINSULA: Region = { north: 45.9, west: -83.9 };
const TITTABAWASSEE: Region = { counties: ['Midland', 'Gladwin', 'Saginaw'] };
const FRUIT_BELT = [
  'Berrien',
  'Van Buren',
  'Allegan',
  'Ottawa',
  'Kent',
  'Oceana',
  'Mason',
  'Manistee',
  'Benzie',
  'Leelanau',
  'Grand Traverse',
  'Antrim',
];

const OHIO_RIVER_HILLS: Region = {
  counties: [
    'Hamilton',
    'Clermont',
    'Brown',
    'Adams',
    'Scioto',
    'Lawrence',
    'Gallia',
    'Meigs',
    'Athens',
    'Washington',
    'Monroe',
    'Belmont',
    'Jefferson',
  ],
};
const OHIO_COAL_FIELDS: Region = {
  counties: [
    ...['Athens', 'Belmont', 'Carroll', 'Columbiana', 'Coshocton', 'Gallia', 'Guernsey', 'Harrison', 'Hocking', 'Jackson'],
    ...['Jefferson', 'Lawrence', 'Mahoning', 'Meigs', 'Monroe', 'Morgan', 'Muskingum', 'Noble', 'Perry', 'Stark', 'Summit'],
    ...['Tuscarawas', 'Vinton', 'Washington'],
  ],
};

export const greatLakes = {
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
        'Chicago fell to -23 °F with a wind chill of -52 °F in January 2019. Pipes and sprinklers freeze, and mail and trains stop.',
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
  MI: {
    name: 'Michigan',
    hazards: [
      [
        'Winter Storms',
        'The Keweenaw and Marquette’s hills get over 200 inches of snow. Roofs, power and US-41 fail first.',
        { where: UPPER_PENINSULA, frequency: 'over 150 inches a winter near Superior', source: 'NWS Marquette' },
      ],
      [
        'Winter Storms',
        'Lake-effect snow closes I-94 and US-131. In January 2015, 193 vehicles crashed near Galesburg, and December 2022 stopped travel for days.',
        { where: LAKE_EFFECT_SNOW, frequency: 'every winter', source: 'NWS Grand Rapids' },
      ],
      [
        'Power Outages',
        'Ice in February 2023 took out over 700,000 DTE and Consumers customers, some for a week. Wind in August 2023 did it again.',
        {
          where: { south: 45.9 },
          elsewhere: 'In the Upper Peninsula, power fails in the winter storms named here.',
          frequency: 'several large outages a year',
          source: 'Michigan Public Service Commission',
        },
      ],
      [
        'Ice Storms',
        'The ice storm of March 28 to 30, 2025 left Gaylord, Alpena and Cheboygan without power, some for weeks.',
        {
          where: { north: 44.4, south: 46, east: -86.2 },
          frequency: 'worst on record in 2025',
          source: 'NWS Gaylord',
        },
      ],
      [
        'Ice Storms',
        'Ice in December 2013 left 600,000 customers around Lansing and Flint without power over Christmas, and February 2023 around Ann Arbor.',
        {
          where: { south: 43.6 },
          elsewhere: 'In this part of Michigan, winter comes as snow more than ice.',
          frequency: 'severe in 2013 and 2023',
          source: 'NWS Detroit',
        },
      ],
      [
        'Dam and Levee Failure',
        'The Edenville and Sanford dams failed in May 2020 and flooded Midland and its chemical plant.',
        {
          where: TITTABAWASSEE,
          elsewhere: 'The dams that failed stand on the Tittabawassee, above Midland and Saginaw.',
          source: 'FERC',
        },
      ],
      [
        'Floods',
        'Detroit and Dearborn freeways and basements flooded in August 2014 and June 2021, when pumps failed and sewers backed up.',
        { where: { counties: DETROIT }, frequency: 'in 2014, 2021 and 2023', source: 'NWS Detroit', warning: 'Hours' },
      ],
      [
        'Floods',
        'The Grand crested at a record at Grand Rapids in April 2013. The Saginaw and Tittabawassee flooded in 1986 and 2017.',
        { where: { south: 44.2 }, frequency: 'in 1986, 2013 and 2018', source: 'NWS Grand Rapids' },
      ],
      ['Floods', 'Snowmelt raises the rivers of the north, as in April 2023 at Ironwood.', { source: 'NWS Marquette' }],
      [
        'Flash Floods',
        'The Father’s Day flood of June 2018 washed out streets and slopes of Houghton and Hancock.',
        {
          where: { north: 45.9 },
          elsewhere: 'Flash floods strike the steep hills of the Upper Peninsula.',
          source: 'NWS Marquette',
          warning: 'Hours',
        },
      ],
      [
        'Severe Thunderstorms',
        'Lines of storms take trees and lines down from Grand Rapids to Detroit. August 24, 2023 brought seven tornadoes with them.',
        { frequency: 'every summer', source: 'NWS' },
      ],
      [
        'Tornadoes',
        'Gaylord was struck by an EF3 in May 2022, and Portage by an EF2 in May 2024. An F5 struck Flint in 1953.',
        {
          where: { south: 45.9 },
          elsewhere: 'Tornadoes are rare and weak in the Upper Peninsula.',
          frequency: 'about 16 a year in Michigan',
          source: 'NOAA',
        },
      ],
      [
        'Extreme Cold',
        'In January 2019, with a compressor station on fire, Consumers Energy told plants to stop gas use. Wind chill reached -40 °F.',
        { frequency: 'in 1994, 2014, 2015 and 2019', source: 'Michigan Public Service Commission' },
      ],
      [
        'Coastal Flooding',
        'High lakes of 2019 and 2020 flooded shores from Monroe to Saginaw Bay and took bluffs and buildings on Lake Michigan.',
        {
          where: { lakeWithin: 6 },
          elsewhere: 'High lakes flood and erode the shore, not places inland.',
          frequency: 'in 1986, 2019 and 2020',
          source: 'U.S. Army Corps of Engineers',
        },
      ],
      [
        'Winter Storms',
        'Snow and ice close I-75 and I-96 for a day, as in February 2011 and February 2015.',
        { frequency: 'most winters', source: 'NWS Detroit' },
      ],
      [
        'Wildfires',
        'Jack pine burns fast in dry spring wind: Mack Lake in 1980, Duck Lake in 2012 and Wilderness Trail near Grayling in 2023.',
        {
          where: { north: 44.2 },
          elsewhere: 'Large wildfires burn in the pine forests of the north.',
          source: 'Michigan DNR',
        },
      ],
      [
        'Freeze',
        'Early warmth and frosts of April 2012 left hardly any cherries and apples. Spring frost came again in 2020 and 2021.',
        {
          where: { counties: FRUIT_BELT },
          elsewhere: 'Freezes that ruin a harvest are a matter of the fruit belt along Lake Michigan.',
          frequency: 'in 2002, 2012 and 2020',
          source: 'Michigan State University Extension',
        },
      ],
    ],
  },
  OH: {
    name: 'Ohio',
    hazards: [
      [
        'Winter Storms',
        'Lake Erie bands bury Cleveland’s east side, Mentor and Ashtabula. Around Thanksgiving 2024, up to five feet closed I-90.',
        { where: LAKE_EFFECT_SNOW, frequency: 'about 100 inches a winter in Geauga County', source: 'NWS Cleveland' },
      ],
      [
        'Severe Thunderstorms',
        'The storms of August 6, 2024 left over 400,000 customers around Cleveland without power, some for a week.',
        { where: { north: 40.8, east: -82.6 }, frequency: 'every summer', source: 'FirstEnergy, NWS Cleveland' },
      ],
      [
        'Tornadoes',
        'The Memorial Day tornadoes of 2019 destroyed plants and homes around Dayton and stopped its water pumps. Xenia was struck in 1974.',
        { where: { west: -83.4, south: 40.6 }, frequency: 'about 19 a year in Ohio', source: 'NOAA' },
      ],
      [
        'Landslides',
        'Clay hillsides around Cincinnati have one of the highest landslide costs per head in the country. US-50 and US-52 close for slides.',
        {
          where: OHIO_RIVER_HILLS,
          elsewhere: 'Slides that damage roads and homes happen on the hills along the Ohio River.',
          frequency: 'every wet spring',
          source: 'USGS',
        },
      ],
      [
        'Floods',
        'The Ohio River rises for days at Cincinnati, Portsmouth and Marietta, as in 1997, February 2018 and April 2025.',
        { where: OHIO_RIVER_HILLS, frequency: 'in 1937, 1964, 1997, 2018 and 2025', source: 'NWS Wilmington', warning: 'Days' },
      ],
      [
        'Chemical Releases',
        'The derailment of February 2023 made East Palestine leave and polluted its creeks. The same trains run through northern Ohio.',
        {
          where: {
            counties: [
              'Columbiana',
              'Mahoning',
              'Stark',
              'Summit',
              'Cuyahoga',
              'Lorain',
              'Erie',
              'Huron',
              'Sandusky',
              'Lucas',
              'Ottawa',
            ],
          },
          source: 'NTSB',
        },
      ],
      [
        'Chemical Releases',
        'Plants along the Ohio and Great Miami and the rail lines to them bring orders to shelter. A styrene leak did so at Cleves in September 2024.',
        {
          where: { counties: ['Hamilton', 'Butler', 'Washington', 'Lawrence', 'Scioto', 'Montgomery', 'Allen'] },
          elsewhere: 'The large plants and busiest freight lines lie elsewhere in Ohio.',
          source: 'EPA',
        },
      ],
      [
        'Floods',
        'The Blanchard flooded downtown Findlay in August 2007 and several times since. The Maumee rises after snowmelt.',
        { where: { west: -82.8, north: 40.3 }, frequency: 'at Findlay in 2007, 2008 and 2017', source: 'USGS' },
      ],
      [
        'Tornadoes',
        'An EF3 struck Indian Lake in March 2024, and an F5 struck Xenia in 1974.',
        { where: { west: -82.2 }, frequency: 'about 19 a year in Ohio', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'An F5 struck Niles and Newton Falls in 1985. August 2024 brought several tornadoes to Cleveland’s suburbs.',
        { frequency: 'about 19 a year in Ohio', source: 'NOAA' },
      ],
      [
        'Severe Thunderstorms',
        'The derecho of June 29, 2012 left a million Ohio customers without power, some for ten days in July heat.',
        { frequency: 'every summer', source: 'NOAA' },
      ],
      [
        'Ice Storms',
        'Ice of December 2004 and February 2022 left hundreds of thousands around Columbus and Mansfield without power for days.',
        { frequency: 'severe in 2004 and 2022', source: 'NWS Wilmington' },
      ],
      [
        'Winter Storms',
        'Snow, ice and wind chill close I-70, I-71 and I-75, as in February 2021 and December 2022. January 1978 is the measure.',
        { frequency: 'most winters', source: 'NWS' },
      ],
      [
        'Floods',
        'Storms fill underpasses of Columbus and creeks of the hills within hours. Newark and Zanesville flooded in 1959 and 2005.',
        { frequency: 'most years', source: 'NWS', warning: 'Hours' },
      ],
      [
        'Mine Subsidence',
        'Old coal mines sink under roads and buildings, as under I-70 near Cambridge in 1995. Ohio requires mine subsidence insurance in 26 counties.',
        {
          where: OHIO_COAL_FIELDS,
          elsewhere: 'The old coal mines of Ohio lie in the east and southeast.',
          source: 'Ohio DNR, Ohio Mine Subsidence Insurance',
        },
      ],
      [
        'Coastal Flooding',
        'Northeast wind pushes Lake Erie into Toledo, Port Clinton and Sandusky, as in April 2018 and in the high water of 2019.',
        {
          where: { lakeWithin: 4 },
          elsewhere: 'High water of Lake Erie floods the shore, not places inland.',
          frequency: 'in 1972, 2018 and 2019',
          source: 'NOAA',
        },
      ],
      [
        'Extreme Heat',
        'Weeks above 90 °F strain schools, crews and power. In June 2022, outages in Columbus fell into a heat wave.',
        { frequency: 'most summers', source: 'NWS Wilmington' },
      ],
    ],
  },
} satisfies Record<string, StateHazards>;
