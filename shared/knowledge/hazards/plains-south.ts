import { parsePositions } from '../places/distance.ts';
import { NEW_MADRID } from '../places/named-regions.ts';
import type { Region } from '../places/region.ts';
import type { StateHazards } from './hazard.ts';

/** Tornado averages are NOAA's for 1991 to 2010. Chance of New Madrid and induced earthquakes after USGS, storms after NWS and NHC. */

const ARKANSAS_DELTA: Region = { east: -91.9 };
const OZARKS: Region = { north: 35.2, west: -91.5 };
const ARKANSAS_RIVER_VALLEY: Region = {
  along: {
    miles: 12,
    line: parsePositions('-94.4 35.4, -93.2 35.25, -92.3 34.75, -92 34.2, -91.1 33.8'),
  },
};

const SOUTHEAST_LOUISIANA: Region = {
  counties: [
    ...['Orleans', 'Jefferson Parish', 'Plaquemines Parish', 'St. Bernard', 'St. Charles', 'St. John the Baptist'],
    ...['St. Tammany', 'Lafourche', 'Terrebonne', 'Tangipahoa', 'St. James'],
  ],
};
const SOUTHWEST_LOUISIANA: Region = {
  counties: ['Calcasieu', 'Cameron', 'Jefferson Davis', 'Vermilion', 'Beauregard', 'Acadia', 'Allen'],
};
const NEW_ORLEANS: Region = { counties: ['Orleans', 'Jefferson Parish', 'Plaquemines Parish', 'St. Bernard'] };
const CHEMICAL_CORRIDOR: Region = {
  counties: [
    ...['East Baton Rouge Parish', 'West Baton Rouge', 'Iberville', 'Ascension', 'St. James', 'St. John the Baptist'],
    ...['St. Charles', 'Jefferson Parish', 'Orleans'],
  ],
};

const WESTERN_OKLAHOMA: Region = { west: -98.4 };
const TULSA: Region = { counties: ['Tulsa', 'Creek', 'Osage', 'Rogers', 'Wagoner'] };

export const plainsSouth = {
  AR: {
    name: 'Arkansas',
    hazards: [
      [
        'Tornadoes',
        'An EF3 tornado crossed west Little Rock and Jacksonville on March 31, 2023. The same day, an EF3 struck Wynne.',
        { where: { east: -93.3, south: 35.7 }, frequency: 'about 39 a year in Arkansas', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'An EF3 tornado struck Decatur and Rogers at night in May 2024 and cut power in Benton County for days.',
        { where: { west: -93.3, north: 35.7 }, frequency: 'about 39 a year in Arkansas', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'Spring and night-time tornadoes cross every part of Arkansas. Vilonia was struck in 2011 and again in 2014 (EF4).',
        { frequency: 'about 39 a year in Arkansas', source: 'NOAA' },
      ],
      [
        'Earthquakes',
        'Jonesboro and the northeast lie in the New Madrid zone. USGS gives a 25 to 40% chance of a magnitude 6 in 50 years.',
        {
          where: { ...NEW_MADRID, east: -92.2 },
          elsewhere: 'Damaging shaking from the New Madrid zone is likely in the northeast of Arkansas only.',
          source: 'USGS',
        },
      ],
      [
        'Floods',
        'The Arkansas River crested at a record in 2019 and broke or overtopped levees at Dardanelle and near Fort Smith.',
        { where: ARKANSAS_RIVER_VALLEY, frequency: 'major floods in 1990 and 2019', source: 'NWS Little Rock' },
      ],
      [
        'Floods',
        'The Black and White rivers flooded Pocahontas and Des Arc in May 2017 and broke nine levees at Pocahontas.',
        { where: ARKANSAS_DELTA, frequency: 'in 2008, 2011, 2017 and 2025', source: 'NWS' },
      ],
      [
        'Floods',
        'Creeks in the hills rise within hours after storms that repeat over one place, as in December 2015 and April 2025.',
        { source: 'NWS', warning: 'Hours' },
      ],
      [
        'Ice Storms',
        'The ice storm of January 2009 left northern Arkansas without power for up to three weeks.',
        {
          where: OZARKS,
          elsewhere: 'Ice that stops power for weeks falls in northern Arkansas.',
          frequency: 'severe in 2000 and 2009',
          source: 'NWS Little Rock',
        },
      ],
      [
        'Severe Thunderstorms',
        'Straight-line wind and hail damage poultry houses, roofs and lines from April to June.',
        { frequency: 'every spring', source: 'NOAA' },
      ],
      [
        'Extreme Heat',
        'Heat index values pass 110 °F in the Delta and the river valley. Crews, livestock and poultry houses are at risk.',
        { frequency: 'every summer', source: 'NWS Little Rock' },
      ],
      [
        'Winter Storms',
        'February 2021 brought 20 inches of snow to Little Rock within a week and record demand for gas and power.',
        { source: 'NWS Little Rock' },
      ],
    ],
  },
  LA: {
    name: 'Louisiana',
    hazards: [
      [
        'Hurricanes',
        'Ida struck Port Fourchon in August 2021 with 150 mph wind. All of New Orleans lost power, parts of Houma for a month.',
        {
          where: SOUTHEAST_LOUISIANA,
          frequency: 'in 2005, 2008, 2012, 2020, 2021 and 2024',
          source: 'National Hurricane Center',
        },
      ],
      [
        'Hurricanes',
        'Laura struck Lake Charles in August 2020 with gusts above 130 mph, and Delta came six weeks later. Power was out for weeks.',
        { where: SOUTHWEST_LOUISIANA, frequency: 'Rita in 2005, Laura and Delta in 2020', source: 'National Hurricane Center' },
      ],
      [
        'Hurricanes',
        'Hurricane wind reaches far inland: Laura cut power in Alexandria and Monroe, Gustav (2008) in Baton Rouge for weeks.',
        { frequency: 'in 2005, 2008 and 2020', source: 'National Hurricane Center' },
      ],
      [
        'Storm Surge',
        'Laura pushed over 17 feet of water into Cameron Parish in 2020, and Rita flooded Cameron and Lake Charles in 2005.',
        { where: { ...SOUTHWEST_LOUISIANA, oceanWithin: 45 }, source: 'National Hurricane Center' },
      ],
      [
        'Storm Surge',
        'Katrina (2005) broke the levees of New Orleans. Ida (2021) put LaPlace and Jean Lafitte outside the main levees under water.',
        {
          where: { ...SOUTHEAST_LOUISIANA, oceanWithin: 60, not: { counties: ['Tangipahoa', 'St. Tammany'], north: 30.5 } },
          elsewhere: 'Storm surge does not reach this part of Louisiana.',
          source: 'National Hurricane Center',
        },
      ],
      [
        'Storm Surge',
        'Surge from Vermilion and Atchafalaya bays floods the marsh parishes, as Rita did at Delcambre and Erath in 2005.',
        { where: { oceanWithin: 25 }, source: 'National Hurricane Center' },
      ],
      [
        'Dam and Levee Failure',
        'Much of New Orleans lies below sea level behind levees. Its pumps failed to keep up with rain in August 2017.',
        {
          where: NEW_ORLEANS,
          elsewhere: 'Ground below sea level behind levees and pumps is a matter of greater New Orleans.',
          source: 'U.S. Army Corps of Engineers',
        },
      ],
      [
        'Floods',
        'The flood of August 2016 put 146,000 homes around Baton Rouge, Denham Springs and Lafayette under water, far from any hurricane.',
        { where: { south: 31.2, not: NEW_ORLEANS }, frequency: 'in 1983 and 2016', source: 'NWS, State of Louisiana' },
      ],
      [
        'Floods',
        'The Red and Ouachita rivers and their bayous flooded Shreveport, Bossier and Monroe in 2015 and March 2016.',
        { where: { north: 31.2 }, frequency: 'in 1991, 2015 and 2016', source: 'NWS Shreveport' },
      ],
      [
        'Floods',
        'More than a few inches of rain in an hour exceed the pumps of New Orleans, and streets and ground floors flood.',
        { frequency: 'most years', source: 'Sewerage and Water Board of New Orleans', warning: 'Minutes to hours' },
      ],
      [
        'Tornadoes',
        'EF3 tornadoes struck New Orleans East in February 2017 and Arabi in March 2022.',
        { where: SOUTHEAST_LOUISIANA, frequency: 'about 37 a year in Louisiana', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'An EF3 tornado struck Alexandria in December 2019, and an EF3 Monroe in April 2020.',
        { frequency: 'about 37 a year in Louisiana', source: 'NOAA' },
      ],
      [
        'Chemical Releases',
        'Plants and rail lines between Baton Rouge and New Orleans bring orders to shelter in place, as at Plaquemine in July 2023.',
        {
          where: CHEMICAL_CORRIDOR,
          elsewhere: 'The large plants stand along the lower Mississippi and at Lake Charles.',
          source: 'Louisiana State Police',
        },
      ],
      [
        'Chemical Releases',
        'A plant at Westlake burned for days after Laura in August 2020 and released chlorine. Residents were told to shelter.',
        { where: { counties: ['Calcasieu'] }, source: 'U.S. Chemical Safety Board' },
      ],
      [
        'Extreme Heat',
        'In August 2023, New Orleans reached 105 °F, its highest ever. Heat after a storm without power harms more people than the wind.',
        { where: { south: 31, east: -92 }, frequency: 'every summer', source: 'NWS New Orleans' },
      ],
      [
        'Extreme Heat',
        'In Louisiana, heat after a storm without power harms more people than the wind.',
        { frequency: 'every summer', source: 'NWS New Orleans' },
      ],
      [
        'Ice Storms',
        'February 2021 ice left parts of northern and central Louisiana without power and water for days.',
        {
          where: { north: 30.9 },
          elsewhere: 'Damaging ice is a hazard of northern Louisiana.',
          source: 'NWS Shreveport',
        },
      ],
      [
        'Wildfires',
        'The Tiger Island Fire of August 2023 in Beauregard Parish was the largest in the history of the state.',
        {
          where: { counties: ['Beauregard', 'Vernon', 'Allen', 'Calcasieu', 'Sabine', 'Rapides'] },
          elsewhere: 'Large wildfires burn in the pine forests of western Louisiana.',
          source: 'Louisiana Department of Agriculture and Forestry',
        },
      ],
    ],
  },
  OK: {
    name: 'Oklahoma',
    hazards: [
      [
        'Tornadoes',
        'Moore was struck by an F5 tornado in 1999 and an EF5 in 2013. The Oklahoma City area has more tornadoes than almost any other.',
        {
          where: { near: { of: [-97.5, 35.4], miles: 45 } },
          frequency: 'about 62 a year in Oklahoma',
          source: 'NOAA',
        },
      ],
      [
        'Tornadoes',
        'Barnsdall was struck by an EF4 in May 2024, and Tulsa by an EF2 in August 2017.',
        { where: { north: 35.5, east: -96.6 }, frequency: 'about 62 a year in Oklahoma', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'Sulphur lost much of its downtown to an EF3 in April 2024, and Elk City homes were struck in May 2017.',
        { frequency: 'about 62 a year in Oklahoma', source: 'NOAA' },
      ],
      [
        'Hail',
        'Hail of baseball size falls on central Oklahoma most springs. The storm of May 2010 in Oklahoma City cost over half a billion dollars.',
        { where: { east: -99.5, west: -96.5 }, frequency: 'most springs', source: 'NWS Norman' },
      ],
      [
        'Hail',
        'Large hail totals roofs, vehicles and standing wheat from April to June.',
        { frequency: 'every spring', source: 'NOAA' },
      ],
      [
        'Severe Thunderstorms',
        'Wind of 80 to 100 mph on June 18, 2023 left over 200,000 customers around Tulsa without power, some for a week.',
        { where: TULSA, frequency: 'every spring and summer', source: 'NWS Tulsa, PSO' },
      ],
      [
        'Severe Thunderstorms',
        'Storms with straight-line wind above 60 mph and large hail cross Oklahoma each spring and take down lines.',
        { frequency: 'every spring and summer', source: 'NWS Norman' },
      ],
      [
        'Ice Storms',
        'Ice in December 2007 left over 260,000 customers of PSO without power, most of them around Tulsa, the last until Christmas Eve.',
        {
          where: TULSA,
          frequency: 'severe in 2000, 2007 and 2010',
          source: 'PSO, Oklahoma Emergency Management',
        },
      ],
      [
        'Ice Storms',
        'Ice in October 2020 cut power to about half a million customers, in parts of Oklahoma City for two weeks.',
        {
          where: { east: -99.6 },
          elsewhere: 'In the dry Panhandle, winter means blizzards more than ice.',
          frequency: 'severe in 2000, 2007, 2010 and 2020',
          source: 'NWS Norman',
        },
      ],
      [
        'Winter Storms',
        'Blizzards close US-54 and US-412 in the Panhandle, and February 2021 brought rolling outages to the whole state.',
        { where: { west: -99.6 }, frequency: 'most winters', source: 'NWS' },
      ],
      [
        'Winter Storms',
        'Snow, ice and cold close roads across Oklahoma. February 2021 brought rolling outages to the whole state.',
        { frequency: 'most winters', source: 'NWS' },
      ],
      [
        'Earthquakes',
        'Disposal of oilfield water raised seismicity. Pawnee shook at magnitude 5.8 in 2016 and damaged brick in Pawnee and Cushing.',
        {
          where: { near: { of: [-97.2, 35.9], miles: 75 } },
          elsewhere: 'Felt earthquakes come from central and northern Oklahoma.',
          frequency: 'above magnitude 5 in 2011, 2016 and 2024',
          source: 'USGS',
        },
      ],
      [
        'Wildfires',
        'The fires of March 14, 2025 burned over 400 homes in and around Stillwater with 60 to 80 mph wind.',
        { where: { west: -96.2, east: -98.4 }, source: 'Oklahoma Forestry Services', warning: 'Minutes to hours' },
      ],
      [
        'Wildfires',
        'Starbuck (2017) and Rhea (2018) each burned hundreds of thousands of acres of western Oklahoma grassland and cedar.',
        {
          where: WESTERN_OKLAHOMA,
          elsewhere: 'The large fires of Oklahoma run with the wind through the grass of its western and central parts.',
          source: 'Oklahoma Forestry Services',
          warning: 'Minutes to hours',
        },
      ],
      [
        'Dust Storms',
        'Dust closes highways around Guymon and Boise City, and a dust storm stopped I-35 near Blackwell in October 2012.',
        {
          where: { anyOf: [{ west: -99 }, { counties: ['Kay', 'Noble', 'Grant', 'Garfield'] }] },
          elsewhere: 'Dust that stops traffic blows in western and north central Oklahoma.',
          source: 'NWS',
        },
      ],
      [
        'Floods',
        'The Arkansas River flood of May 2019 put Webbers Falls and Muskogee under water and strained the levees of Tulsa.',
        {
          where: { east: -96.6 },
          elsewhere: 'The rivers of western and central Oklahoma rise fast and fall fast: see flash floods.',
          frequency: 'major in 1986 and 2019',
          source: 'NWS Tulsa',
        },
      ],
      [
        'Flash Floods',
        'The Memorial Day flood of 1984 killed 14 people in Tulsa. It damaged over 5,500 buildings in one night of rain.',
        { where: TULSA, frequency: 'most years', source: 'NWS Tulsa', warning: 'Minutes to hours' },
      ],
      [
        'Flash Floods',
        'Slow storms flood underpasses and creeks, as in Oklahoma City in June 2010 and April 2025.',
        { frequency: 'most years', source: 'NWS Norman' },
      ],
      [
        'Extreme Heat',
        'In 2011, Oklahoma had the hottest summer of any state until then. Power and outdoor crews are strained for weeks.',
        { frequency: 'every summer', source: 'NOAA' },
      ],
      [
        'Drought',
        'Flash drought empties stock ponds and Lake Altus-Lugert within one season, as in 2011 to 2014 and 2022.',
        { where: WESTERN_OKLAHOMA, source: 'Oklahoma Climatological Survey' },
      ],
      [
        'Drought',
        'Drought browns pasture and wheat and lowers city lakes, as in 2011 to 2014 and 2022.',
        { source: 'Oklahoma Climatological Survey' },
      ],
    ],
  },
} satisfies Record<string, StateHazards>;
