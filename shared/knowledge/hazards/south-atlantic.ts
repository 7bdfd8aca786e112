import { CHARLESTON } from '../places/named-regions.ts';
import type { Region } from '../places/region.ts';
import type { StateHazards } from './hazard.ts';

/** Tornado averages are NOAA's for 1991 to 2010. Storms after the National Hurricane Center and the NWS, sinkholes and faults after USGS. */

const WESTERN_MOUNTAINS: Region = { west: -81.7 };
const PIEDMONT: Region = { oceanBeyond: 60, east: -81.7 };
const OUTER_BANKS: Region = { counties: ['Dare', 'Hyde', 'Carteret', 'Currituck'] };
const SOUTH_CAROLINA_UPSTATE: Region = { west: -81.4, north: 34.2 };
const OKEFENOKEE: Region = { near: { of: [-82.2, 30.9], miles: 45 } };

export const southAtlantic = {
  GA: {
    name: 'Georgia',
    hazards: [
      [
        'Hurricanes',
        'Matthew (2016) and Irma (2017) emptied Savannah and Brunswick by order and cut power for days.',
        { where: { ocean: 'atlantic', oceanWithin: 45 }, frequency: 'evacuations in 2016, 2017 and 2019', source: 'NHC' },
      ],
      [
        'Hurricanes',
        'Helene (2024) crossed Valdosta, Vidalia and Augusta with hurricane-force gusts. Power was out for up to two weeks.',
        { where: { east: -83.6, south: 33.8 }, source: 'NHC' },
      ],
      [
        'Hurricanes',
        'Michael (2018) entered southwest Georgia as a category 3. It wrecked pecans, cotton and power lines around Albany.',
        {
          where: { oceanWithin: 170 },
          elsewhere: 'This far inland, a hurricane arrives as rain, falling trees and tornadoes.',
          source: 'NHC',
        },
      ],
      [
        'Storm Surge',
        'Matthew (2016) and Irma (2017) flooded Tybee Island, River Street in Savannah, and St. Simons.',
        { where: { oceanWithin: 18 }, elsewhere: 'Storm surge stays in the coastal counties.', source: 'NHC' },
      ],
      [
        'Tornadoes',
        'An EF4 tornado struck Newnan at night in March 2021. A tornado crossed downtown Atlanta in March 2008.',
        { where: { north: 33.2 }, frequency: 'about 30 a year in Georgia', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'In January 2017, tornadoes struck Albany twice and killed 11 people near Adel.',
        { frequency: 'about 30 a year in Georgia', source: 'NOAA' },
      ],
      [
        'Coastal Flooding',
        'High tides close US-80 to Tybee Island several times a year.',
        {
          where: { oceanWithin: 12 },
          elsewhere: 'High tides flood the shore, not places inland.',
          frequency: 'several times a year',
          source: 'NOAA',
        },
      ],
      [
        'Floods',
        'Sweetwater Creek and other creeks around Atlanta rose to records in September 2009. I-20 was under water.',
        { where: { north: 33.2, west: -83.6 }, source: 'USGS' },
      ],
      [
        'Floods',
        'Alberto (1994) put Albany, Montezuma and much of Macon under the Flint and Ocmulgee rivers.',
        { where: { south: 33.2, west: -83.2 }, frequency: 'major floods in 1994, 1998 and 2009', source: 'USGS' },
      ],
      ['Floods', 'Creeks, ditches and the Savannah, Ogeechee and Altamaha rivers flood after tropical rain.', { source: 'NWS' }],
      [
        'Severe Thunderstorms',
        'Summer storms across Georgia bring trees down onto power lines in most weeks.',
        { frequency: 'most weeks in summer', source: 'NOAA Storm Events' },
      ],
      [
        'Winter Storms',
        'Two inches of snow stopped metro Atlanta for two days in January 2014. Drivers spent the night on the interstates.',
        {
          where: { north: 33 },
          elsewhere: 'Snow and ice that last are rare in the south of Georgia.',
          source: 'NWS Atlanta',
        },
      ],
      [
        'Ice Storms',
        'The ice storm of February 2014 broke trees and lines around Augusta and cut power for days.',
        { where: { north: 32.6 }, elsewhere: 'Freezing rain rarely builds up in the south of Georgia.', source: 'NWS' },
      ],
      [
        'Extreme Heat',
        'Heat index values above 105 °F stop outdoor work, most of all south of Macon.',
        { frequency: 'every summer', source: 'NWS' },
      ],
      [
        'Drought',
        'Lake Lanier, the supply of Atlanta, fell to a record low in December 2007. Outdoor water use was banned.',
        { where: { north: 33.2 }, frequency: 'about every 10 years', source: 'USGS' },
      ],
      ['Drought', 'Dry summers such as 2007 and 2016 cut pasture, peanuts and the flow of the Flint River.', { source: 'USGS' }],
      [
        'Freeze',
        'A late freeze in March 2023, after a warm winter, took over 90% of the Georgia peach crop.',
        { source: 'University of Georgia', warning: 'One to three days' },
      ],
      [
        'Wildfires',
        'The West Mims fire of 2017 burned over 150,000 acres in and around the Okefenokee.',
        { where: OKEFENOKEE, frequency: 'large fires in 2007, 2011 and 2017', source: 'US Fish and Wildlife Service' },
      ],
      [
        'Wildfires',
        'The Rough Ridge fire burned over 27,000 acres of the Cohutta Wilderness in the dry fall of 2016.',
        {
          where: { north: 34.5 },
          elsewhere: 'Large wildfires in Georgia stay around the Okefenokee and in the northern mountains.',
          source: 'US Forest Service',
        },
      ],
    ],
  },
  NC: {
    name: 'North Carolina',
    hazards: [
      [
        'Hurricanes',
        'Florence (2018) came ashore at Wrightsville Beach and cut Wilmington off by road for days.',
        { where: { oceanWithin: 45 }, frequency: 'landfalls in 2018, 2019 and 2020', source: 'NHC' },
      ],
      [
        'Hurricanes',
        'Fran (1996) reached Raleigh with hurricane gusts. Fallen trees cut power for over a week.',
        { where: { oceanWithin: 120 }, source: 'NHC' },
      ],
      [
        'Hurricanes',
        'Hugo (1989) crossed Charlotte with gusts near 90 mph. Some customers had no power for weeks.',
        {
          where: { oceanWithin: 190 },
          elsewhere: 'In the mountains, a hurricane arrives as floods and landslides.',
          source: 'NWS',
        },
      ],
      [
        'Floods',
        'Helene (2024) broke the water system of Asheville for weeks and washed out I-40. The French Broad set a record.',
        { where: WESTERN_MOUNTAINS, frequency: 'major floods in 1916, 2004, 2021 and 2024', source: 'USGS' },
      ],
      [
        'Floods',
        'Matthew (2016) and Florence (2018) put Lumberton, Kinston and Fayetteville under water for days.',
        { where: { east: -79.3, south: 35.7 }, frequency: 'record floods in 1999, 2016 and 2018', source: 'USGS' },
      ],
      [
        'Floods',
        'Crabtree Creek in Raleigh and the creeks of Charlotte flood streets and shops. Chantal flooded Chapel Hill in July 2025.',
        { source: 'NWS' },
      ],
      [
        'Landslides',
        'Helene (2024) set off about 2,000 slides in the western mountains and cut valleys off for weeks.',
        {
          where: WESTERN_MOUNTAINS,
          elsewhere: 'Destructive slides need the steep slopes of the mountains.',
          source: 'USGS',
        },
      ],
      [
        'Storm Surge',
        'Dorian (2019) trapped people on Ocracoke with seven feet of sudden water from the sound.',
        { where: OUTER_BANKS, warning: 'Hours', source: 'NHC' },
      ],
      [
        'Storm Surge',
        'Florence (2018) put ten feet of water into parts of New Bern. The Cape Fear rises at Wilmington.',
        { where: { oceanWithin: 15 }, elsewhere: 'Storm surge stays near the coast and the sounds.', source: 'NHC' },
      ],
      [
        'Coastal Flooding',
        'Ocean overwash closes NC-12 on the Outer Banks several times a year.',
        { where: OUTER_BANKS, frequency: 'several times a year', source: 'NCDOT' },
      ],
      [
        'Coastal Flooding',
        'High tides flood streets in Carolina Beach and downtown Wilmington.',
        {
          where: { oceanWithin: 10 },
          elsewhere: 'High tides flood the shore, not places inland.',
          source: 'NOAA',
        },
      ],
      [
        'Tornadoes',
        'An EF3 tornado crossed Raleigh in April 2011. Another struck a Pfizer plant in Rocky Mount in July 2023.',
        { where: { east: -80 }, frequency: 'about 31 a year in North Carolina', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'Tornadoes cross the western Piedmont in spring and in tropical remnants, as near Hickory in October 2017.',
        {
          where: { east: -81.7 },
          elsewhere: 'Strong tornadoes are rare in the mountains.',
          frequency: 'about 31 a year in North Carolina',
          source: 'NOAA',
        },
      ],
      [
        'Ice Storms',
        'The ice storm of December 2002 cut power to over 1.7 million customers from Charlotte to Raleigh.',
        {
          where: PIEDMONT,
          elsewhere: 'Freezing rain builds up in the Piedmont. Here it is mostly rain or snow.',
          source: 'NWS Raleigh',
        },
      ],
      [
        'Winter Storms',
        'Snow and ice close I-40 and I-26 in the mountains. The March 1993 blizzard brought over two feet.',
        { where: WESTERN_MOUNTAINS, frequency: 'every winter', source: 'NWS' },
      ],
      [
        'Winter Storms',
        'One inch of snow in January 2005 stranded Raleigh drivers and kept children at school overnight.',
        {
          where: { oceanBeyond: 45 },
          elsewhere: 'Snow that lasts is rare near the coast.',
          frequency: 'most winters',
          source: 'NWS Raleigh',
        },
      ],
      [
        'Wildfires',
        'Trees that Helene blew down fed the March 2025 fires in Polk County. Fires in fall 2016 emptied Chimney Rock.',
        { where: WESTERN_MOUNTAINS, source: 'NC Forest Service' },
      ],
      [
        'Wildfires',
        'Peat and pocosin burn for weeks, as at Evans Road in 2008, and smoke closes highways.',
        {
          where: { oceanWithin: 45 },
          elsewhere: 'Large wildfires stay in the mountains and the coastal swamps.',
          source: 'NC Forest Service',
        },
      ],
      [
        'Severe Thunderstorms',
        'Summer storms from Asheville to the coast bring trees down on lines.',
        { frequency: 'every summer', source: 'NOAA Storm Events' },
      ],
      [
        'Extreme Heat',
        'The Sandhills and the coastal plain pass a heat index of 105 °F. Fayetteville and Raleigh open cooling centers.',
        {
          where: { east: -81.7 },
          elsewhere: 'Above 2,000 feet, dangerous heat is short.',
          frequency: 'most summers',
          source: 'NWS Raleigh',
        },
      ],
      [
        'Freeze',
        'The Easter freeze of April 2007 killed apples around Hendersonville and peaches in the Sandhills.',
        { source: 'State Climate Office', warning: 'One to three days' },
      ],
    ],
  },
  SC: {
    name: 'South Carolina',
    hazards: [
      [
        'Hurricanes',
        'Hugo (1989) struck Charleston as a category 4. For evacuations, all lanes of I-26 lead inland, and staff are away for days.',
        { where: { oceanWithin: 60 }, frequency: 'evacuations in 2016, 2018 and 2019', source: 'NHC' },
      ],
      [
        'Hurricanes',
        'Helene (2024) cut power to over a million customers, most of them from Aiken to Greenville.',
        { source: 'NHC' },
      ],
      [
        'Storm Surge',
        'Hugo (1989) pushed up to 20 feet of water onto Bulls Bay. Irma (2017) flooded downtown Charleston.',
        { where: { oceanWithin: 18 }, elsewhere: 'Storm surge stays in the coastal counties.', source: 'NHC' },
      ],
      [
        'Coastal Flooding',
        'High tides flood streets in downtown Charleston without any storm.',
        {
          where: { oceanWithin: 8, counties: ['Charleston', 'Berkeley', 'Dorchester', 'Beaufort', 'Colleton'] },
          frequency: 'about 70 days a year at Charleston',
          source: 'NWS Charleston',
        },
      ],
      [
        'Coastal Flooding',
        'High tides flood low roads in Georgetown, Pawleys Island and Myrtle Beach.',
        {
          isOfSomeLots: true,
          where: { oceanWithin: 8 },
          elsewhere: 'High tides flood the shore, not places inland.',
          source: 'NOAA',
        },
      ],
      [
        'Floods',
        'The flood of October 2015 broke about 50 dams and the canal that supplies water to Columbia.',
        { where: { near: { of: [-81.03, 34], miles: 45 } }, source: 'NWS Columbia' },
      ],
      [
        'Floods',
        'Florence (2018) and Matthew (2016) put Conway and Nichols under the Waccamaw and Little Pee Dee.',
        { where: { east: -79.9, north: 33.3 }, frequency: 'record floods in 1999, 2016 and 2018', source: 'USGS' },
      ],
      [
        'Floods',
        'Helene (2024) flooded the Saluda and Reedy rivers. Low Country roads flood in any tropical rain.',
        { source: 'USGS' },
      ],
      [
        'Earthquakes',
        'The Charleston earthquake of 1886, about magnitude 7, is the largest known on the East Coast. Brick buildings collapsed.',
        { where: CHARLESTON, source: 'USGS' },
      ],
      [
        'Earthquakes',
        'Dozens of small earthquakes near Elgin since 2021 show that faults lie under Columbia too.',
        {
          where: { near: { of: [-80.8, 34.15], miles: 45 } },
          isMinor: true,
          elsewhere: 'Known active faults lie around Charleston and east of Columbia.',
          source: 'USGS',
        },
      ],
      [
        'Tornadoes',
        'At Easter 2020, tornadoes struck Seneca, Hampton County and other places from Upstate to Lowcountry.',
        { frequency: 'about 27 a year in South Carolina', source: 'NOAA' },
      ],
      [
        'Ice Storms',
        'The ice storm of December 2005 left nearly 400,000 customers without power around Greenville and Spartanburg.',
        { where: SOUTH_CAROLINA_UPSTATE, source: 'NWS Greenville-Spartanburg' },
      ],
      [
        'Ice Storms',
        'Ice in February 2014 broke pines and lines from Aiken to Florence.',
        {
          where: { oceanBeyond: 45 },
          elsewhere: 'Freezing rain rarely builds up near the coast.',
          source: 'NWS Columbia',
        },
      ],
      [
        'Severe Thunderstorms',
        'Summer storms from Greenville to Charleston bring trees and lines down.',
        { frequency: 'every summer', source: 'NOAA Storm Events' },
      ],
      [
        'Extreme Heat',
        'Columbia is among the hottest cities of the East. A heat index above 105 °F stops outdoor crews.',
        { frequency: 'every summer', source: 'NWS Columbia' },
      ],
      [
        'Wildfires',
        'The Carolina Forest fire of March 2025 near Myrtle Beach and the Highway 31 fire of 2009 reached subdivisions.',
        { where: { counties: ['Horry', 'Georgetown', 'Berkeley'] }, source: 'SC Forestry Commission' },
      ],
      [
        'Wildfires',
        'The Table Rock fires of March 2025 burned over 15,000 acres and emptied parts of Pickens County.',
        {
          where: { north: 34.7, west: -82.2 },
          elsewhere: 'Large wildfires stay in the northern mountains and the coastal pines.',
          source: 'SC Forestry Commission',
        },
      ],
      [
        'Freeze',
        'A late freeze in March 2017 took most of the South Carolina peach crop.',
        { source: 'USDA', warning: 'One to three days' },
      ],
    ],
  },
} satisfies Record<string, StateHazards>;
