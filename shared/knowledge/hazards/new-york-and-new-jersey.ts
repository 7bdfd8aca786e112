import { parsePositions } from '../places/distance.ts';
import type { Region } from '../places/region.ts';
import type { StateHazards } from './hazard.ts';

/** Tornado averages are NOAA's for 1991 to 2010. Floods and storms after the NWS, surge after NHC and NOAA, karst and mines after state surveys. */

const PINELANDS: Region = { near: { of: [-74.5, 39.8], miles: 28 } };
const JERSEY_SHORE: Region = { oceanWithin: 9, south: 40.45 };
const CHEMICAL_COAST: Region = { near: { of: [-74.2, 40.66], miles: 12 } };
const PASSAIC_BASIN: Region = { near: { of: [-74.25, 40.92], miles: 13 } };
const RARITAN_BASIN: Region = { near: { of: [-74.6, 40.55], miles: 14 } };
/** ZIP codes after the evacuation zones of NYC Emergency Management and the water of Sandy (NHC, Tropical Cyclone Report AL182012). */
const NYC_OPEN_SHORE: Region = {
  zips: '10305 10306 10307 10308 10309 10312 11224 11229 11234 11235 11236 11239 11414 11691 11692 11693 11694 11697',
};
const NYC_HARBOR: Region = {
  zips: '10001 10002 10004 10005 10006 10007 10009 10010 10011 10013 10014 10016 10029 10035 10038 10044 10280 10281 10282 10301 10302 10303 10304 10310 10454 10464 10465 10473 10474 11101 11102 11105 11109 11201 11205 11206 11211 11220 11222 11231 11232 11237 11249 11356',
};
/** With Boerum Hill: the slope, and the low blocks at its foot. */
const PARK_SLOPE: Region = { zips: '11215 11217' };
const NEW_YORK_CITY: Region = { counties: ['New York', 'Kings', 'Queens', 'Bronx', 'Richmond'] };
const LONG_ISLAND: Region = { counties: ['Nassau', 'Suffolk'] };
const DOWNSTATE: Region = { anyOf: [NEW_YORK_CITY, LONG_ISLAND, { counties: ['Westchester', 'Rockland'] }] };
/** Howard Beach, Broad Channel and the Rockaways. */
const JAMAICA_BAY: Region = { counties: ['Queens', 'Kings'], near: { of: [-73.83, 40.61], miles: 6 } };
const BUFFALO: Region = { near: { of: [-78.8, 42.8], miles: 32 } };
const TUG_HILL: Region = { near: { of: [-76.0, 43.7], miles: 38 } };
const SYRACUSE: Region = { along: { miles: 22, line: parsePositions('-77.6 43.2, -76.5 43.4, -76.15 43.1') } };
const CHAUTAUQUA: Region = { near: { of: [-79.3, 42.3], miles: 30 } };
const NORTH_COUNTRY: Region = { north: 44.1 };
const SOUTHERN_TIER: Region = { south: 42.4, west: -75.2 };
const HUDSON_VALLEY: Region = { south: 42.9, east: -74.6 };

export const newYorkAndNewJersey = {
  NJ: {
    name: 'New Jersey',
    hazards: [
      [
        'Hurricanes',
        'Sandy (2012) cut power to about 2.7 million customers. The shore was closed for weeks.',
        { where: { oceanWithin: 12 }, frequency: 'major storms in 1944, 2011 and 2012', source: 'NHC' },
      ],
      [
        'Hurricanes',
        'Ida (2021) killed 30 people in New Jersey in one evening, most of them in cars. Isaias (2020) cut power for days.',
        { source: 'NWS Mount Holly' },
      ],
      [
        'Storm Surge',
        'Sandy (2012) cut a new inlet at Mantoloking and put most of the barrier islands under water.',
        { where: JERSEY_SHORE, source: 'NHC' },
      ],
      [
        'Storm Surge',
        'Sandy (2012) filled half of Hoboken and the Meadowlands, and its water stood in the streets for days.',
        {
          where: { oceanWithin: 8, north: 40.4, east: -74.4 },
          elsewhere: 'Storm surge stays near the ocean, the bays and the tidal rivers.',
          source: 'NHC',
        },
      ],
      [
        'Floods',
        'The Passaic flooded Wayne, Little Falls and Paterson in 2010, 2011 and 2024.',
        { where: PASSAIC_BASIN, frequency: 'major floods in 1984, 2007, 2010 and 2011', source: 'USGS' },
      ],
      [
        'Floods',
        'The Raritan put Manville and Bound Brook under water in Floyd (1999) and Ida (2021).',
        { where: RARITAN_BASIN, frequency: 'major floods in 1999, 2007, 2011 and 2021', source: 'USGS' },
      ],
      [
        'Floods',
        'City streets from Newark to Trenton and Camden flood in cloudbursts, as in Ida (2021) and July 2025.',
        { frequency: 'most years', source: 'NWS' },
      ],
      [
        'Coastal Flooding',
        'High tides flood Atlantic City, Routes 30 and 40 and the back bays. The gauge there counts more such days each decade.',
        { where: JERSEY_SHORE, frequency: 'several days a year', source: 'NOAA' },
      ],
      [
        'Coastal Flooding',
        'Hoboken, Jersey City and the Meadowlands flood when rain meets high tide.',
        {
          where: { oceanWithin: 5 },
          elsewhere: 'High tides flood the shore, not places inland.',
          frequency: 'several times a year',
          source: 'NOAA',
        },
      ],
      [
        'Winter Storms',
        'Snow stopped NJ Transit, the Turnpike and Newark airport in January 2016 and February 2021.',
        { frequency: 'most winters', source: 'NWS' },
      ],
      [
        'Chemical Releases',
        'Refineries, tank farms and rail yards from Linden to Newark can bring orders to stay inside or leave.',
        { where: CHEMICAL_COAST, source: 'NJOEM' },
      ],
      [
        'Chemical Releases',
        'Refineries and rail lines stand on the Delaware. A train spilled vinyl chloride in Paulsboro in November 2012.',
        {
          where: { near: { of: [-75.2, 39.83], miles: 14 } },
          elsewhere: 'Refineries and tank farms stand around Newark Bay and on the Delaware.',
          source: 'NTSB',
        },
      ],
      [
        'Wildfires',
        'The Jones Road fire of April 2025 burned over 15,000 acres of Pinelands and closed the Garden State Parkway.',
        {
          where: PINELANDS,
          elsewhere: 'Large wildfires in New Jersey stay in the Pinelands and on the northern ridges.',
          frequency: 'dry springs',
          source: 'New Jersey Forest Fire Service',
        },
      ],
      [
        'Wildfires',
        'The Jennings Creek fire of November 2024 burned over 5,000 acres around Greenwood Lake.',
        { where: { north: 41, west: -74.2 }, source: 'New Jersey Forest Fire Service' },
      ],
      [
        'Severe Thunderstorms',
        'Storms bring trees and lines down from Sussex to Cape May. The derecho of June 2012 struck Atlantic County.',
        { frequency: 'every summer', source: 'NOAA Storm Events' },
      ],
      [
        'Tornadoes',
        'Ida (2021) brought an EF3 tornado to Mullica Hill and others to Burlington and Mercer counties.',
        {
          where: { south: 40.4 },
          elsewhere: 'Strong tornadoes are rare in the north of New Jersey.',
          frequency: 'about 2 a year in New Jersey',
          source: 'NOAA',
        },
      ],
      [
        'Extreme Heat',
        'Newark and Camden are among the hottest city cores of the region. June 2025 passed 100 °F.',
        { frequency: 'every summer', source: 'NWS' },
      ],
      [
        'Sinkholes',
        'Limestone lies under Phillipsburg, Newton and parts of Morris County. A sinkhole closed I-80 at Wharton in 2025 above an old mine.',
        {
          where: { north: 40.6, west: -74.5 },
          elsewhere: 'Sinkholes need limestone or old mines, which lie in the northwest.',
          source: 'New Jersey Geological Survey',
        },
      ],
    ],
  },
  NY: {
    name: 'New York',
    hazards: [
      [
        'Winter Storms',
        'The blizzard of December 2022 killed 47 people around Buffalo and stopped even ambulances. November 2022 brought 80 inches to Orchard Park.',
        { where: BUFFALO, frequency: 'every winter', warning: 'A day or two', source: 'NWS Buffalo' },
      ],
      [
        'Winter Storms',
        'Lake-effect snow buries the Tug Hill and Watertown with up to 200 inches and more a winter. I-81 closes.',
        { where: TUG_HILL, frequency: 'every winter', warning: 'A day or two', source: 'NWS Buffalo' },
      ],
      [
        'Winter Storms',
        'Lake-effect snow makes Syracuse the snowiest large US city, with about 125 inches a winter. Rochester has about 100.',
        { where: SYRACUSE, frequency: 'every winter', warning: 'A day or two', source: 'NWS Binghamton' },
      ],
      [
        'Winter Storms',
        'Lake-effect snow closes I-86 and I-90 around Fredonia and Jamestown, as at Thanksgiving 2024.',
        { where: CHAUTAUQUA, frequency: 'every winter', source: 'NWS Buffalo' },
      ],
      [
        'Hurricanes',
        'Sandy (2012) flooded subways and Lower Manhattan and cut power below 39th Street for days.',
        { where: NEW_YORK_CITY, frequency: 'major storms in 1938, 1960, 2011 and 2012', source: 'NHC' },
      ],
      [
        'Hurricanes',
        'Sandy (2012) left about 90% of Long Island customers without power, for many for two weeks.',
        { where: LONG_ISLAND, frequency: 'major storms in 1938, 1985, 2011 and 2012', source: 'NHC' },
      ],
      [
        'Storm Surge',
        'Sandy (2012) put the Rockaways, Coney Island, Gerritsen Beach, Howard Beach and the east shore of Staten Island under water.',
        { where: NYC_OPEN_SHORE, source: 'NHC' },
      ],
      [
        'Storm Surge',
        'Sandy (2012) brought a surge of about 9 feet to the Battery. Lower Manhattan, Red Hook and low blocks along the East River, the creeks and the Kills flooded.',
        { where: NYC_HARBOR, source: 'NHC' },
      ],
      [
        'Storm Surge',
        'Sandy (2012) pushed the Gowanus Canal into the blocks beside it. Park Slope and Boerum Hill rise above it.',
        {
          where: PARK_SLOPE,
          isMinor: true,
          frequency: 'about every 100 years in the flood zone along the canal',
          source: 'NHC and FEMA',
        },
      ],
      [
        'Storm Surge',
        'Most streets of this ZIP code stood above the water of Sandy (2012). Low blocks at the shore or a creek did not.',
        { where: { ...NEW_YORK_CITY, oceanWithin: 6 }, isMinor: true, source: 'NHC' },
      ],
      [
        'Storm Surge',
        'Sandy (2012) put Long Beach, Freeport and Lindenhurst under water. The 1938 hurricane did so in the Hamptons.',
        {
          where: { ...LONG_ISLAND, oceanWithin: 6 },
          elsewhere: 'Storm surge stays near the harbor, the Sound and the ocean.',
          source: 'NHC',
        },
      ],
      [
        'Flash Floods',
        'Ida (2021) and September 2023 flooded 4th Avenue and the blocks along the Gowanus. Park Slope rises above them.',
        {
          where: PARK_SLOPE,
          frequency: 'major ones in 2007, 2021 and 2023',
          isOfSomeLots: true,
          source: 'NYC Emergency Management',
        },
      ],
      [
        'Flash Floods',
        'Ida (2021) killed 13 people in New York City, most in basements. Subways and streets flooded again in September 2023.',
        {
          where: NEW_YORK_CITY,
          frequency: 'major ones in 2007, 2021 and 2023',
          source: 'NYC Emergency Management',
        },
      ],
      [
        'Flash Floods',
        'Slow storms flood underpasses and low streets of Long Island within the hour.',
        { where: LONG_ISLAND, source: 'NWS New York' },
      ],
      [
        'Flash Floods',
        'Storms in July 2023 washed out roads and rails at West Point and Highland Falls.',
        { where: HUDSON_VALLEY, frequency: 'major ones in 2011, 2021 and 2023', source: 'NWS Albany' },
      ],
      [
        'Flash Floods',
        'Debby (2024) flooded Canisteo and Steuben County in an hour. Creeks in the hills rise fast.',
        {
          where: SOUTHERN_TIER,
          elsewhere: 'The deadliest flash floods come from the hills of the Hudson and the Southern Tier, and from city streets.',
          source: 'NWS Binghamton',
        },
      ],
      [
        'Winter Storms',
        'The storm of January 2016 brought 27 inches to Central Park and closed roads and trains.',
        { where: DOWNSTATE, frequency: 'a major one every few years', source: 'NWS New York' },
      ],
      [
        'Winter Storms',
        'In December 2020, Binghamton had 40 inches of snow in a day. Snow closes I-87, I-88 and I-90 each winter.',
        { where: { south: 43.2, west: -74.2 }, frequency: 'every winter', source: 'NWS' },
      ],
      ['Winter Storms', 'Snow closes I-87, I-88 and I-90 each winter.', { frequency: 'every winter', source: 'NWS' }],
      [
        'Coastal Flooding',
        'High tides flood Howard Beach and other streets around Jamaica Bay without a storm.',
        { where: JAMAICA_BAY, frequency: 'about 8 to 13 days a year', source: 'NOAA' },
      ],
      [
        'Coastal Flooding',
        'High tides flood low streets of Long Island, such as those of Freeport and Mastic Beach, without a storm.',
        {
          isOfSomeLots: true,
          where: { ...LONG_ISLAND, oceanWithin: 5 },
          frequency: 'about 8 to 13 days a year',
          source: 'NOAA',
        },
      ],
      [
        'Coastal Flooding',
        'Around New York Harbor and the Sound, high tides flood the lowest streets on the shore without a storm.',
        { isOfSomeLots: true, where: { ...DOWNSTATE, oceanWithin: 1 }, source: 'NOAA' },
      ],
      [
        'Coastal Flooding',
        'Around New York Harbor and the Sound, high tides without a storm flood the lowest streets at the water, and few others.',
        { where: { ...DOWNSTATE, oceanWithin: 5 }, source: 'NOAA', isMinor: true },
      ],
      [
        'Coastal Flooding',
        'Wind waves on a high Lake Ontario flooded Sodus Point and Greece in 2017 and 2019.',
        {
          where: { lakeWithin: 3, west: -75.9, north: 43.1 },
          elsewhere: 'Tides and lake waves flood the shore, not places inland.',
          frequency: 'high water in 2017 and 2019',
          source: 'NOAA',
        },
      ],
      [
        'Ice Storms',
        'The ice storm of January 1998 left the north, from Watertown to Plattsburgh, without power for up to three weeks.',
        { where: NORTH_COUNTRY, frequency: 'major ones in 1998 and 2013', source: 'NWS Burlington' },
      ],
      [
        'Ice Storms',
        'The ice storm of December 2008 cut power around Albany and the Catskills for up to a week. Rochester had one in 1991.',
        {
          where: { north: 41.4 },
          elsewhere: 'Near the ocean, ice rarely builds up before it turns to rain.',
          source: 'NWS Albany',
        },
      ],
      [
        'Extreme Cold',
        'Saranac Lake, Massena and Watertown reach -30 °F. Pipes freeze when heat fails for hours.',
        { where: { north: 43.4, east: -76.2 }, frequency: 'most winters', source: 'NWS Burlington' },
      ],
      [
        'Extreme Cold',
        'Wind chills below -20 °F close schools from Buffalo to Albany.',
        {
          where: { north: 41.7 },
          elsewhere: 'Near the ocean, such cold lasts hours rather than days.',
          frequency: 'most winters',
          source: 'NWS',
        },
      ],
      [
        'Floods',
        'Lee (2011) put Binghamton, Owego and Johnson City under the Susquehanna. So did the flood of June 2006.',
        { where: { near: { of: [-76, 42.1], miles: 38 } }, frequency: 'record floods in 2006 and 2011', source: 'USGS' },
      ],
      [
        'Floods',
        'Irene (2011) washed out villages of the Schoharie and the Ausable. The Mohawk floods when ice jams break.',
        { where: { north: 42, east: -75.2 }, source: 'USGS' },
      ],
      [
        'Floods',
        'Heavy rain floods streets over filled creeks and along the Bronx River, as in September 2023.',
        {
          isOfSomeLots: true,
          where: { counties: ['Bronx'] },
          frequency: 'major ones in 2007, 2021 and 2023',
          source: 'NWS New York',
        },
      ],
      [
        'Floods',
        'Heavy rain runs down Park Slope and fills the low blocks around 4th Avenue and the Gowanus, as in September 2023.',
        {
          where: PARK_SLOPE,
          frequency: 'major ones in 2007, 2021 and 2023',
          isOfSomeLots: true,
          source: 'NWS New York',
        },
      ],
      [
        'Floods',
        'Heavy rain floods low streets and those over filled creeks, as in September 2023.',
        { isOfSomeLots: true, where: NEW_YORK_CITY, frequency: 'major ones in 2007, 2021 and 2023', source: 'NWS New York' },
      ],
      [
        'Floods',
        'Rivers and creeks flood from snowmelt, ice jams and cloudbursts, as the Buffalo and the Genesee do.',
        { frequency: 'most years', source: 'USGS' },
      ],
      [
        'Power Outages',
        'Con Edison cut off 33,000 customers in southeast Brooklyn in the heat of July 2019. Manhattan went dark days before.',
        {
          where: NEW_YORK_CITY,
          frequency: 'most summers, block by block',
          warning: 'None to hours',
          source: 'NYS Department of Public Service',
        },
      ],
      [
        'Power Outages',
        'Trees on lines cut power across New York in every season. The blackout of August 2003 reached the whole state.',
        { source: 'NYS Department of Public Service' },
      ],
      [
        'Extreme Heat',
        'Heat kills several hundred people a year in New York City, most at home without cooling.',
        { where: NEW_YORK_CITY, frequency: 'every summer', source: 'NYC Health Department' },
      ],
      [
        'Extreme Heat',
        'June 2025 brought a heat index above 100 °F from Long Island to Syracuse.',
        { frequency: 'most summers', source: 'NWS' },
      ],
      [
        'Severe Thunderstorms',
        'Tornadoes and wind in July 2024 struck Rome and Canastota and took roofs and lines.',
        { where: { north: 42.4 }, frequency: 'every summer', source: 'NWS Binghamton' },
      ],
      [
        'Severe Thunderstorms',
        'Summer storms bring trees and lines down across New York, and flood streets within minutes.',
        { frequency: 'every summer', source: 'NOAA Storm Events' },
      ],
      [
        'Wildfires',
        'Pine barrens burn in dry weather, as in Westhampton in March 2025 and in the Sunrise fires of 1995.',
        {
          where: { counties: ['Suffolk'] },
          elsewhere: 'Large wildfires are rare outside the pine barrens and the lower Hudson hills.',
          source: 'NYS DEC',
        },
      ],
      [
        'Wildfires',
        'The Jennings Creek fire of November 2024 burned over 5,000 acres around Greenwood Lake.',
        { where: { counties: ['Orange', 'Rockland', 'Ulster'] }, source: 'NYS DEC' },
      ],
      [
        'Freeze',
        'A freeze on May 18, 2023 killed apples and grapes from the Hudson Valley to the Finger Lakes.',
        {
          where: { not: NEW_YORK_CITY },
          elsewhere: 'A late freeze harms growers. The city has hardly any.',
          source: 'Cornell University',
          warning: 'One to three days',
        },
      ],
      [
        'Hurricanes',
        'Irene (2011) flooded the Catskills and the Schoharie valley. Isaias (2020) cut power in Westchester for a week.',
        {
          where: { oceanWithin: 110, south: 42.9 },
          elsewhere: 'This far inland, a hurricane arrives as rain: see floods.',
          source: 'NHC',
        },
      ],
    ],
  },
} satisfies Record<string, StateHazards>;
