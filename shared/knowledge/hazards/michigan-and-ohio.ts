import { LAKE_EFFECT_SNOW } from '../places/named-regions.ts';
import type { Region } from '../places/region.ts';
import type { StateHazards } from './hazard.ts';

/** Tornado averages are NOAA's for 1991 to 2010. Snow, derechos and floods after the National Weather Service. */

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

export const michiganAndOhio = {
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
        'The Great Miami broke the levees of Dayton in March 1913 and drove about 65,000 people from their homes.',
        { where: { counties: ['Montgomery'] }, source: 'Dayton Daily News' },
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
        'Power Outages',
        'The blackout of August 14, 2003 stopped all four main water pumping stations of Cleveland. Power was out for a day, and water, too.',
        { where: { counties: ['Cuyahoga'] }, source: 'WaterWorld, Crain’s Cleveland Business' },
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
        'In 2006, the Cuyahoga flooded Valley View near Cleveland, and the Grand flooded Painesville. Storms of August 2023 closed I-90 west of downtown Cleveland.',
        {
          where: { counties: ['Cuyahoga', 'Lake', 'Geauga'] },
          frequency: 'in 2006, 2011, 2020 and 2023',
          source: 'USGS, NWS Cleveland',
        },
      ],
      [
        'Floods',
        'Storms fill underpasses of Columbus and creeks of the hills within hours. Newark and Zanesville flooded in 1959 and 2005.',
        { isOfSomeLots: true, frequency: 'most years', source: 'NWS', warning: 'Hours' },
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
          where: { lakeWithin: 4, counties: ['Lucas', 'Ottawa', 'Sandusky', 'Erie'] },
          elsewhere: 'High water of Lake Erie floods the shore, not places inland.',
          frequency: 'in 1972, 2018 and 2019',
          source: 'NOAA',
        },
      ],
      [
        'Coastal Flooding',
        'Bluffs stand above most of the shore. High water of Lake Erie with northeast wind floods marinas and low parks.',
        { where: { lakeWithin: 4 }, isMinor: true, source: 'Ohio DNR, Office of Coastal Management' },
      ],
      [
        'Extreme Heat',
        'Weeks above 90 °F strain schools, crews and power. In June 2022, outages in Columbus fell into a heat wave.',
        { frequency: 'most summers', source: 'NWS Wilmington' },
      ],
    ],
  },
} satisfies Record<string, StateHazards>;
