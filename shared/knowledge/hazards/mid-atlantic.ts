import { parsePositions } from '../places/distance.ts';
import type { Region } from '../places/region.ts';
import type { StateHazards } from './hazard.ts';

/** Tornado averages are NOAA's for 1991 to 2010. Floods and storms after the NWS, surge after NHC and NOAA, karst and mines after state surveys. */

const WESTERN_MARYLAND: Region = { west: -78.3 };
const EASTERN_SHORE: Region = { east: -76.25 };
const BALTIMORE: Region = { near: { of: [-76.61, 39.29], miles: 9 } };
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
          elsewhere: 'The refinery and the large chemical plants are in the north.',
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
        'Winter Storms',
        'Garrett County has over 100 inches of snow in most winters. Sandy (2012) brought over two feet of wet snow.',
        { where: WESTERN_MARYLAND, frequency: 'every winter', source: 'NWS Pittsburgh' },
      ],
      [
        'Coastal Flooding',
        'City Dock in Annapolis floods at high tide. In January 2024, water stood in the shops around it.',
        {
          where: { near: { of: [-76.49, 38.97], miles: 10 } },
          frequency: '97 times in 2024, a record',
          source: 'City of Annapolis',
        },
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
          isOfSomeLots: true,
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
          warning: 'Minutes',
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
        { where: PITTSBURGH, warning: 'Minutes', source: 'NWS Pittsburgh' },
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
        { frequency: 'every winter', warning: 'Minutes for a squall, days for a storm', source: 'NWS State College' },
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
        'In June 2025, Pittsburgh, Scranton and Harrisburg had days above 90 °F and warm nights.',
        { frequency: 'most summers', source: 'NWS' },
      ],
    ],
  },
} satisfies Record<string, StateHazards>;
