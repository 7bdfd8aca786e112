import { parsePositions } from '../places/distance.ts';
import type { Region } from '../places/region.ts';
import type { StateHazards } from './hazard.ts';

/** Tornado averages are NOAA's for 1991 to 2010. Floods and storms after the NWS, surge after NHC and NOAA, karst and mines after state surveys. */

const WESTERN_MARYLAND: Region = { west: -78.3 };
const EASTERN_SHORE: Region = { east: -76.25 };
const BALTIMORE: Region = { near: { of: [-76.61, 39.29], miles: 9 } };

const PINELANDS: Region = { near: { of: [-74.5, 39.8], miles: 28 } };
const JERSEY_SHORE: Region = { oceanWithin: 9, south: 40.45 };
const CHEMICAL_COAST: Region = { near: { of: [-74.2, 40.66], miles: 12 } };
const PASSAIC_BASIN: Region = { near: { of: [-74.25, 40.92], miles: 13 } };
const RARITAN_BASIN: Region = { near: { of: [-74.6, 40.55], miles: 14 } };

const NEW_YORK_CITY: Region = { counties: ['New York', 'Kings', 'Queens', 'Bronx', 'Richmond'] };
const LONG_ISLAND: Region = { counties: ['Nassau', 'Suffolk'] };
const DOWNSTATE: Region = { anyOf: [NEW_YORK_CITY, LONG_ISLAND, { counties: ['Westchester', 'Rockland'] }] };
const BUFFALO: Region = { near: { of: [-78.8, 42.8], miles: 32 } };
const TUG_HILL: Region = { near: { of: [-76.0, 43.7], miles: 38 } };
const SYRACUSE: Region = { along: { miles: 22, line: parsePositions('-77.6 43.2, -76.5 43.4, -76.15 43.1') } };
const CHAUTAUQUA: Region = { near: { of: [-79.3, 42.3], miles: 30 } };
const NORTH_COUNTRY: Region = { north: 44.1 };
const SOUTHERN_TIER: Region = { south: 42.4, west: -75.2 };
const HUDSON_VALLEY: Region = { south: 42.9, east: -74.6 };

const PITTSBURGH: Region = { near: { of: [-80, 40.44], miles: 28 } };
const BITUMINOUS_COAL: Region = { west: -78.3, south: 41.3 };
const ANTHRACITE_COAL: Region = {
  along: { miles: 13, line: parsePositions('-76.5 40.65, -76.2 40.75, -76.0 40.95, -75.88 41.25, -75.6 41.45') },
};
const LIMESTONE_VALLEYS: Region = {
  along: {
    miles: 10,
    line: parsePositions('-75.3 40.68, -75.6 40.55, -76.0 40.35, -76.4 40.32, -76.9 40.25, -77.4 40.05, -77.75 39.8'),
  },
};
const PHILADELPHIA: Region = { near: { of: [-75.25, 40.05], miles: 32 } };
const SUSQUEHANNA: Region = {
  along: { miles: 13, line: parsePositions('-76.5 41.97, -75.88 41.25, -76.85 40.9, -76.88 40.27, -76.3 39.75') },
};

export const midAtlantic = {
  DE: {
    name: 'Delaware',
    hazards: [
      [
        'Coastal Flooding',
        'Storms and high tides close Route 1 at the Indian River Inlet and flood Dewey Beach. The dune broke there in 2024.',
        { where: { south: 38.85, oceanWithin: 10 }, frequency: 'several times a year', source: 'DNREC' },
      ],
      [
        'Coastal Flooding',
        'Tides of Delaware Bay flood Bowers Beach, Route 9 and low streets of New Castle and Wilmington.',
        {
          where: { oceanWithin: 5 },
          elsewhere: 'Tides flood the bay and river shore, not places inland.',
          frequency: 'several times a year',
          source: 'DNREC',
        },
      ],
      [
        'Hurricanes',
        'Isaias (2020) brought a tornado from Dover to Middletown that stayed on the ground for about 29 miles.',
        { frequency: 'tropical storms in 2011, 2012, 2020 and 2021', source: 'NWS Mount Holly' },
      ],
      [
        'Storm Surge',
        'The storm of March 1962 destroyed the boardwalks of Rehoboth and Bethany Beach over five high tides.',
        {
          where: { oceanWithin: 6 },
          elsewhere: 'Storm surge stays near the ocean, the bay and the tidal river.',
          source: 'NOAA',
        },
      ],
      [
        'Floods',
        'The Brandywine set a record in Wilmington in September 2021 after Ida. Over 200 people were rescued in the northeast of the city.',
        { where: { north: 39.55 }, frequency: 'major floods in 1999, 2003, 2004 and 2021', source: 'USGS' },
      ],
      [
        'Floods',
        'Flat fields and ditches of Kent and Sussex counties drain slowly. Roads flood after tropical rain.',
        { source: 'NWS Mount Holly' },
      ],
      [
        'Winter Storms',
        'Two blizzards in February 2010 closed all state roads to traffic. Coastal Delaware had blizzards in 2018 and 2022.',
        { frequency: 'most winters', source: 'NWS Mount Holly' },
      ],
      [
        'Chemical Releases',
        'The Delaware City refinery, chemical plants and I-495 tank traffic can bring orders to stay inside. A gas leak closed the Delaware Memorial Bridge in 2018.',
        {
          where: { north: 39.45 },
          elsewhere: 'The refinery and the large chemical plants stand in the north.',
          source: 'DEMA',
        },
      ],
      [
        'Severe Thunderstorms',
        'Summer storms bring lines down from Newark to Georgetown. An EF3 tornado struck near Bridgeville in April 2023.',
        { frequency: 'every summer', source: 'NOAA Storm Events' },
      ],
      [
        'Extreme Heat',
        'Wilmington and Dover have heat advisories each summer. Poultry houses in Sussex lose flocks when fans stop.',
        { frequency: 'every summer', source: 'NWS Mount Holly' },
      ],
    ],
  },
  DC: {
    name: 'District of Columbia',
    hazards: [
      [
        'Floods',
        'Offices and museums in the Federal Triangle flooded in June 2006. Water on Rhode Island Avenue NE trapped people in August 2023.',
        { frequency: 'a serious street flood every few years', source: 'DC DOEE' },
      ],
      [
        'Severe Thunderstorms',
        'The derecho of June 2012 and the storms of July 2023 cut power to tens of thousands of customers in Washington.',
        { frequency: 'every summer', source: 'NWS Sterling' },
      ],
      [
        'Winter Storms',
        'Snow of about two feet in January 2016 closed Metrorail, schools and federal offices for days.',
        { source: 'NWS Sterling' },
      ],
      [
        'Coastal Flooding',
        'Tides and surge on the Potomac flood the Georgetown waterfront, the Tidal Basin and the Wharf. Isabel (2003) put all of them under water.',
        {
          where: { anyOf: [{ south: 38.89 }, { west: -77.04 }] },
          elsewhere: 'High tides flood the banks of the Potomac and the Anacostia, not the higher neighborhoods.',
          source: 'NWS Sterling',
        },
      ],
      [
        'Extreme Heat',
        'Streets with few trees in Wards 5, 7 and 8 are up to 15 °F hotter than the parks.',
        { frequency: 'every summer', source: 'DC DOEE' },
      ],
      [
        'Power Outages',
        'Underground cable and vault fires close blocks of downtown Washington at short notice.',
        { source: 'DC PSC' },
      ],
      [
        'Hurricanes',
        'Isabel (2003) left about half of the customers in Washington without power, for some for over a week.',
        { source: 'NWS Sterling' },
      ],
    ],
  },
  MD: {
    name: 'Maryland',
    hazards: [
      [
        'Coastal Flooding',
        'City Dock in Annapolis floods at high tide. In January 2024, water stood in the shops around it.',
        { where: { near: { of: [-76.49, 38.97], miles: 10 } }, frequency: 'dozens of days a year', source: 'City of Annapolis' },
      ],
      [
        'Coastal Flooding',
        'Tides cover roads in Dorchester and Somerset counties. Crisfield was under water in Sandy (2012).',
        { where: { ...EASTERN_SHORE, oceanWithin: 8 }, frequency: 'dozens of days a year in the lowest places', source: 'NOAA' },
      ],
      [
        'Coastal Flooding',
        'Tides flood Fells Point in Baltimore, North Beach and other low streets on the western shore.',
        {
          where: { oceanWithin: 4 },
          elsewhere: 'Tides flood the shore of the bay and its rivers, not places inland.',
          frequency: 'several times a year',
          source: 'NOAA',
        },
      ],
      [
        'Storm Surge',
        'Isabel (2003) pushed over seven feet of water into the Inner Harbor, Annapolis and Fells Point.',
        {
          where: { oceanWithin: 5 },
          elsewhere: 'Storm surge stays near the bay, its rivers and the ocean.',
          source: 'NWS Sterling',
        },
      ],
      [
        'Flash Floods',
        'Main Street of Ellicott City was destroyed in July 2016 and again in May 2018.',
        {
          where: { near: { of: [-76.8, 39.27], miles: 10 } },
          frequency: 'deadly floods in 2016 and 2018',
          source: 'NWS Sterling',
        },
      ],
      [
        'Flash Floods',
        'Georges Creek flooded Westernport and its school in May 2025. Children were taken out by boat.',
        { where: WESTERN_MARYLAND, source: 'NWS Pittsburgh' },
      ],
      [
        'Flash Floods',
        'Creeks rise fast between Baltimore, Frederick and Rockville. An apartment house in Rockville flooded in Ida (2021).',
        {
          where: { west: -76.3, north: 38.85 },
          elsewhere: 'The flat Eastern Shore and southern Maryland flood slowly, from tides and long rain.',
          source: 'NWS Sterling',
        },
      ],
      [
        'Hurricanes',
        'Isabel (2003) and Irene (2011) cut power to over half a million customers each. Calvert Cliffs lost a transformer in Irene.',
        {
          where: { oceanWithin: 75 },
          elsewhere: 'This far west, a hurricane arrives as rain: see flash floods and winter storms.',
          frequency: 'major storms in 1972, 2003, 2011 and 2012',
          source: 'NWS Sterling',
        },
      ],
      [
        'Winter Storms',
        'Garrett County has over 100 inches of snow in most winters. Sandy (2012) brought over two feet of wet snow.',
        { where: WESTERN_MARYLAND, frequency: 'every winter', source: 'NWS Pittsburgh' },
      ],
      [
        'Winter Storms',
        'The storms of February 2010 and January 2016 closed BWI, I-95 and most shops for days.',
        { source: 'NWS Sterling' },
      ],
      [
        'Severe Thunderstorms',
        'The derecho of June 2012 cut power in Montgomery County and around Baltimore for up to a week.',
        { frequency: 'every summer', source: 'NWS Sterling' },
      ],
      [
        'Tornadoes',
        'An EF2 tornado struck Edgewater and Annapolis in Ida (2021). An F4 destroyed much of La Plata in April 2002.',
        {
          where: { east: -77.6 },
          elsewhere: 'Strong tornadoes are rare in the mountains.',
          frequency: 'about 10 a year in Maryland',
          source: 'NOAA',
        },
      ],
      [
        'Extreme Heat',
        'East Baltimore row houses are far hotter than the parks. The city calls Code Red days each summer.',
        { where: BALTIMORE, frequency: 'several Code Red days each summer', source: 'Baltimore City Health Department' },
      ],
      [
        'Extreme Heat',
        'Salisbury, Frederick and Hagerstown have heat advisories each summer. Broilers die when fans stop.',
        {
          where: { east: -78.3 },
          elsewhere: 'Above 2,000 feet, dangerous heat is short.',
          frequency: 'every summer',
          source: 'NWS Sterling',
        },
      ],
      [
        'Sinkholes',
        'Limestone lies under Frederick and Hagerstown. Sinkholes have closed lanes of I-70 near Frederick.',
        {
          where: { west: -77.25, east: -78.1 },
          elsewhere: 'Sinkholes need limestone, which lies in the Frederick and Hagerstown valleys.',
          source: 'Maryland Geological Survey',
        },
      ],
      [
        'Floods',
        'Agnes (1972) set records on the Susquehanna, the Patapsco and the Monocacy. Low streets flood after tropical rain.',
        { source: 'USGS' },
      ],
      [
        'Chemical Releases',
        'The port of Baltimore, Curtis Bay and rail tunnels handle chemicals and coal. A coal silo blew up there in December 2021.',
        {
          where: BALTIMORE,
          elsewhere: 'The chemical works and terminals stand around the port of Baltimore.',
          source: 'OSHA',
        },
      ],
    ],
  },
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
        { where: JERSEY_SHORE, frequency: 'about 10 to 20 days a year', source: 'NOAA' },
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
        { where: BUFFALO, frequency: 'every winter', source: 'NWS Buffalo' },
      ],
      [
        'Winter Storms',
        'Lake-effect snow buries the Tug Hill and Watertown with up to 200 inches and more a winter. I-81 closes.',
        { where: TUG_HILL, frequency: 'every winter', source: 'NWS Buffalo' },
      ],
      [
        'Winter Storms',
        'Lake-effect snow makes Syracuse the snowiest large US city, with about 125 inches a winter. Rochester has about 100.',
        { where: SYRACUSE, frequency: 'every winter', source: 'NWS Binghamton' },
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
        'Hurricanes',
        'Irene (2011) flooded the Catskills and the Schoharie valley. Isaias (2020) cut power in Westchester for a week.',
        {
          where: { oceanWithin: 110, south: 42.9 },
          elsewhere: 'This far inland, a hurricane arrives as rain: see floods.',
          source: 'NHC',
        },
      ],
      [
        'Storm Surge',
        'Sandy (2012) raised the harbor by 14 feet at the Battery. The Rockaways, Coney Island and Red Hook were under water.',
        { where: { ...NEW_YORK_CITY, oceanWithin: 6 }, source: 'NHC' },
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
        'Ida (2021) killed 13 people in New York City, most in basements. Subways and streets flooded again in September 2023.',
        { where: NEW_YORK_CITY, frequency: 'major ones in 2007, 2021 and 2023', source: 'NYC Emergency Management' },
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
        { frequency: 'every winter', source: 'NWS' },
      ],
      [
        'Coastal Flooding',
        'High tides flood Howard Beach, Freeport and Mastic Beach without a storm.',
        { where: { ...DOWNSTATE, oceanWithin: 5 }, frequency: 'about 10 to 15 days a year', source: 'NOAA' },
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
        'Rivers and creeks flood from snowmelt, ice jams and cloudbursts, as the Buffalo, the Genesee and the Bronx do.',
        { frequency: 'most years', source: 'USGS' },
      ],
      [
        'Power Outages',
        'Con Edison cut off 33,000 customers in southeast Brooklyn in the heat of July 2019. Manhattan went dark days before.',
        { where: NEW_YORK_CITY, frequency: 'most summers, block by block', source: 'NYS Department of Public Service' },
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
        'June 2025 brought a heat index above 100 °F from Long Island to Buffalo.',
        { frequency: 'most summers', source: 'NWS' },
      ],
      [
        'Severe Thunderstorms',
        'Tornadoes and wind in July 2024 struck Rome and Canastota and took roofs and lines.',
        { where: { north: 42.4 }, frequency: 'every summer', source: 'NWS Binghamton' },
      ],
      [
        'Severe Thunderstorms',
        'Storms bring trees down in the Hudson Valley and on Long Island, as in May 2018 around Putnam and Orange.',
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
        { source: 'Cornell University', warning: 'One to three days' },
      ],
    ],
  },
  PA: {
    name: 'Pennsylvania',
    hazards: [
      [
        'Floods',
        'Ida (2021) filled I-676 in Philadelphia and put Manayunk, Norristown and Bridgeport under the Schuylkill.',
        { where: PHILADELPHIA, frequency: 'major floods in 1999, 2006, 2014, 2020 and 2021', source: 'NWS Mount Holly' },
      ],
      [
        'Floods',
        'Agnes (1972) destroyed much of Wilkes-Barre. In Lee (2011), levees there held, and towns outside them were lost.',
        { where: SUSQUEHANNA, frequency: 'record floods in 1936, 1972 and 2011', source: 'USGS' },
      ],
      [
        'Floods',
        'Ivan (2004) flooded Carnegie, Etna and Millvale. The rivers covered downtown Pittsburgh in 1936.',
        { where: PITTSBURGH, frequency: 'major floods in 1936, 1972, 1996 and 2004', source: 'NWS Pittsburgh' },
      ],
      [
        'Floods',
        'Creeks and the Delaware, Lehigh and Allegheny flood after tropical rain. Debby (2024) flooded Westfield.',
        { frequency: 'most years', source: 'NWS' },
      ],
      [
        'Flash Floods',
        'Washington Boulevard in Pittsburgh filled in minutes in August 2011, and four people drowned.',
        { where: PITTSBURGH, source: 'NWS Pittsburgh' },
      ],
      [
        'Flash Floods',
        'Seven people were swept away at Washington Crossing in July 2023.',
        {
          where: { east: -76 },
          elsewhere: 'Flash floods are part of the floods listed here.',
          source: 'NWS Mount Holly',
        },
      ],
      [
        'Winter Storms',
        'Lake-effect snow brought Erie over five feet at Christmas 2017 and closed I-90 at Thanksgiving 2024.',
        { where: { near: { of: [-80.1, 42], miles: 32 } }, frequency: 'every winter', source: 'NWS Cleveland' },
      ],
      [
        'Winter Storms',
        'In January 2016, hundreds of trucks and cars stood on the Turnpike near Somerset for over 24 hours.',
        { where: { west: -78.2 }, frequency: 'every winter', source: 'NWS Pittsburgh' },
      ],
      [
        'Winter Storms',
        'Snow squalls close I-80, I-81 and I-78. One caused a deadly pileup near Pottsville in March 2022.',
        { frequency: 'every winter', source: 'NWS State College' },
      ],
      [
        'Ice Storms',
        'Ice in February 2014 cut power to over 700,000 customers in Chester, Montgomery and Lancaster counties.',
        { where: { east: -77, south: 41 }, source: 'NWS Mount Holly' },
      ],
      [
        'Ice Storms',
        'Freezing rain closes I-81 and I-80 and breaks lines in the ridges and the Poconos, as in January 2005.',
        {
          where: { east: -79.3 },
          elsewhere: 'Around Pittsburgh and Erie, winter storms bring snow rather than ice.',
          source: 'NWS State College',
        },
      ],
      [
        'Severe Thunderstorms',
        'The windstorm of April 29, 2025 cut power to over 400,000 customers around Pittsburgh, for some for 10 days.',
        { where: { near: { of: [-80, 40.44], miles: 50 } }, frequency: 'every summer', source: 'NWS Pittsburgh' },
      ],
      [
        'Severe Thunderstorms',
        'The derecho of June 2020 cut power to over half a million customers from Reading to Philadelphia. State College was struck in April 2025.',
        { frequency: 'every summer', source: 'NOAA Storm Events' },
      ],
      [
        'Tornadoes',
        'An EF3 tornado struck Bensalem in July 2021. Ida brought an EF2 to Fort Washington weeks later.',
        { where: { east: -76.2 }, frequency: 'about 16 a year in Pennsylvania', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'An F5 tornado destroyed Wheatland on May 31, 1985, the only one of its kind in the state.',
        {
          where: { west: -79 },
          elsewhere: 'Strong tornadoes are rare in the ridges and the north.',
          frequency: 'about 16 a year in Pennsylvania',
          source: 'NOAA',
        },
      ],
      [
        'Hurricanes',
        'Sandy (2012) and Isaias (2020) cut power around Philadelphia and the Lehigh Valley for up to a week.',
        {
          where: { east: -76, oceanWithin: 90 },
          elsewhere: 'This far inland, a hurricane arrives as rain: see floods.',
          frequency: 'major storms in 2011, 2012, 2020 and 2021',
          source: 'NHC',
        },
      ],
      [
        'Landslides',
        'Clay slopes of Allegheny County slide in wet springs. Route 30 collapsed in East Pittsburgh in April 2018.',
        {
          where: { west: -79.5, south: 41.1 },
          elsewhere: 'Damaging slides are most frequent on the clay slopes around Pittsburgh.',
          frequency: 'every wet spring',
          source: 'USGS',
        },
      ],
      [
        'Mine Subsidence',
        'Old coal mines lie under much of Allegheny, Washington and Westmoreland counties. Pennsylvania sells mine subsidence insurance.',
        { where: BITUMINOUS_COAL, source: 'PA DEP' },
      ],
      [
        'Mine Subsidence',
        'Old anthracite mines lie under Scranton, Wilkes-Barre, Hazleton and Pottsville. Centralia has burned since 1962.',
        {
          where: ANTHRACITE_COAL,
          elsewhere: 'No coal was mined under this part of Pennsylvania.',
          source: 'PA DEP',
        },
      ],
      [
        'Sinkholes',
        'Limestone lies under the Lehigh, Lebanon and Cumberland valleys. Sinkholes open in Bethlehem, Palmyra and Harrisburg streets.',
        { where: LIMESTONE_VALLEYS, frequency: 'every year', source: 'Pennsylvania Geological Survey' },
      ],
      [
        'Sinkholes',
        'Limestone lies under King of Prussia, Plymouth Meeting and Lancaster. Sinkholes closed Route 202 in 2023.',
        {
          where: { anyOf: [{ near: { of: [-75.35, 40.1], miles: 7 } }, { near: { of: [-76.3, 40.04], miles: 12 } }] },
          elsewhere: 'Sinkholes need limestone, which lies in the valleys of the southeast.',
          source: 'Pennsylvania Geological Survey',
        },
      ],
      [
        'Chemical Releases',
        'The Philadelphia refinery exploded in June 2019. A latex spill in March 2023 put the city water supply in doubt.',
        { where: { near: { of: [-75.2, 39.95], miles: 18 } }, source: 'US Chemical Safety Board' },
      ],
      [
        'Chemical Releases',
        'An explosion at the Clairton Coke Works killed two workers in August 2025. Plants and rail lines fill the river valleys.',
        {
          where: { near: { of: [-80.05, 40.45], miles: 28 } },
          elsewhere: 'The large plants stand around Philadelphia and Pittsburgh. Trains and trucks pass everywhere.',
          source: 'US Chemical Safety Board',
        },
      ],
      [
        'Extreme Heat',
        'Philadelphia calls heat emergencies each summer. Its row-house blocks are up to 20 °F hotter than the parks.',
        { where: { near: { of: [-75.15, 40], miles: 18 } }, frequency: 'every summer', source: 'City of Philadelphia' },
      ],
      [
        'Extreme Heat',
        'June 2025 passed 95 °F from Pittsburgh to Scranton, with warm nights.',
        { frequency: 'most summers', source: 'NWS' },
      ],
    ],
  },
} satisfies Record<string, StateHazards>;
