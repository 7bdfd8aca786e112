import { parsePositions } from '../places/distance.ts';
import { CENTRAL_VIRGINIA, EAST_TENNESSEE, NEW_MADRID } from '../places/named-regions.ts';
import type { Region } from '../places/region.ts';
import type { StateHazards } from './hazard.ts';

/** Tornado averages are NOAA's for 1991 to 2010. Floods and storms after the NWS, faults, karst and slides after USGS and state surveys. */

const EASTERN_KENTUCKY: Region = { east: -84.1, south: 38.4 };
const KENTUCKY_KARST: Region = { west: -85.5, east: -87.3, south: 37.8 };
const BLUEGRASS: Region = { near: { of: [-84.6, 38.05], miles: 35 } };
const EAST_TENNESSEE_MOUNTAINS: Region = { east: -84.2 };
const HAMPTON_ROADS: Region = { oceanWithin: 15, east: -76.95, south: 37.4 };
const NORTHERN_VIRGINIA: Region = { north: 38.4, east: -78.1 };
const SHENANDOAH_AND_SOUTHWEST: Region = { west: -78.4 };
const VALLEY_AND_RIDGE: Region = {
  along: { miles: 22, line: parsePositions('-78.0 39.3, -79.0 38.3, -79.9 37.4, -80.5 37.1, -82.0 36.7') },
};
const KANAWHA_VALLEY: Region = { along: { miles: 10, line: parsePositions('-81.3 38.15, -81.65 38.37, -81.95 38.5') } };
const COAL_FIELDS: Region = { south: 38.4, west: -80.8 };
const POTOMAC_HIGHLANDS: Region = { east: -80.6, west: -78.9 };
const EASTERN_PANHANDLE: Region = { east: -78.4 };
const WEST_VIRGINIA_KARST: Region = { anyOf: [{ counties: ['Greenbrier', 'Monroe', 'Pocahontas'] }, EASTERN_PANHANDLE] };

export const appalachia = {
  KY: {
    name: 'Kentucky',
    hazards: [
      [
        'Flash Floods',
        'Floods on the night of July 27, 2022 killed 45 people around Hazard, Jackson and Whitesburg. February 2025 brought more.',
        {
          where: EASTERN_KENTUCKY,
          elsewhere: 'The deadliest flash floods come from the narrow valleys of the east. See floods.',
          frequency: 'major floods in 2021, 2022 and 2025',
          source: 'NWS Jackson',
        },
      ],
      [
        'Floods',
        'The Kentucky River nearly reached its record in Frankfort in April 2025. Floodwalls were closed.',
        { where: BLUEGRASS, frequency: 'major floods in 1937, 1978 and 2025', source: 'NWS Louisville' },
      ],
      [
        'Floods',
        'The Ohio put most of Louisville under water in 1937. The floodwall holds today, streets outside it flood.',
        {
          where: { near: { of: [-85.75, 38.25], miles: 25 } },
          frequency: 'major floods in 1937, 1997 and 2018',
          source: 'NWS Louisville',
        },
      ],
      [
        'Floods',
        'The Ohio, Green, Licking and Cumberland rivers and their creeks flood in late winter and spring.',
        { frequency: 'most years', source: 'NWS' },
      ],
      [
        'Tornadoes',
        'In December 2021, a tornado destroyed Mayfield and Dawson Springs at night. Others struck Bowling Green.',
        { where: { west: -86 }, frequency: 'about 21 a year in Kentucky', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'An EF4 tornado struck Somerset and London on the night of May 16, 2025. West Liberty was hit in March 2012.',
        { frequency: 'about 21 a year in Kentucky', source: 'NOAA' },
      ],
      [
        'Ice Storms',
        'The ice storm of January 2009 cut power to about 770,000 customers in Kentucky, for some a month.',
        { frequency: 'major ones in 2003, 2009 and 2021', source: 'NWS' },
      ],
      [
        'Severe Thunderstorms',
        'The wind of Ike (2008) cut power in Louisville for over a week. Spring storms do it in every part of the state.',
        { frequency: 'every spring', source: 'NOAA Storm Events' },
      ],
      [
        'Landslides',
        'Slopes fail in wet winters and close roads such as I-75 at Jellico and US-119.',
        {
          where: EASTERN_KENTUCKY,
          frequency: 'every wet winter',
          source: 'Kentucky Geological Survey',
        },
      ],
      [
        'Landslides',
        'Clay slopes slide in Covington, Newport and along the Ohio River.',
        {
          where: { north: 38.85, east: -84.85 },
          elsewhere: 'Damaging slides need the steep slopes of the east or the clay hills near Cincinnati.',
          source: 'Kentucky Geological Survey',
        },
      ],
      [
        'Earthquakes',
        'Paducah and the Purchase lie in the New Madrid zone. The earthquakes of 1811 and 1812 were about magnitude 7.',
        {
          where: { ...NEW_MADRID, west: -87.7 },
          elsewhere: 'Damaging shaking from the New Madrid zone is likely in the far west of Kentucky only.',
          frequency: '25 to 40% for a magnitude 6 in 50 years',
          source: 'USGS',
        },
      ],
      [
        'Sinkholes',
        'A sinkhole swallowed eight cars in the Corvette museum of Bowling Green in February 2014. The town stands on karst.',
        { where: KENTUCKY_KARST, source: 'Kentucky Geological Survey' },
      ],
      [
        'Sinkholes',
        'The Bluegrass around Lexington is limestone. Sinkholes open there and flood after rain.',
        {
          where: BLUEGRASS,
          elsewhere: 'Sinkholes need limestone near the surface, as around Bowling Green and Lexington.',
          source: 'Kentucky Geological Survey',
        },
      ],
      [
        'Mine Subsidence',
        'Old coal mines lie under towns such as Hazard, Pikeville and Harlan. Ordinary policies exclude the damage.',
        { where: { east: -83.9, south: 38 }, source: 'Kentucky Energy and Environment Cabinet' },
      ],
      [
        'Mine Subsidence',
        'Old coal mines lie under parts of Madisonville, Central City and Henderson.',
        {
          where: { west: -86.8, east: -88, north: 37.05 },
          elsewhere: 'No coal was mined under this part of Kentucky.',
          source: 'Kentucky Energy and Environment Cabinet',
        },
      ],
      [
        'Winter Storms',
        'Snow stopped I-75 and I-64 in January 2025. Hill roads stay closed longest.',
        { frequency: 'most winters', source: 'NWS' },
      ],
      [
        'Extreme Heat',
        'Louisville has one of the strongest urban heat islands in the country. July 2012 passed 105 °F.',
        { frequency: 'most summers', source: 'NWS Louisville' },
      ],
    ],
  },
  TN: {
    name: 'Tennessee',
    hazards: [
      [
        'Tornadoes',
        'A tornado crossed Nashville on the night of March 3, 2020, and an EF4 killed 19 near Cookeville. Clarksville was hit in December 2023.',
        { where: { west: -85, east: -88 }, frequency: 'about 26 a year in Tennessee', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'Jackson was struck in 1999, 2003 and 2008. Covington and McNairy County were hit in March 2023.',
        { where: { west: -88 }, frequency: 'about 26 a year in Tennessee', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'An EF3 tornado crossed East Brainerd in Chattanooga on the night of April 12, 2020.',
        {
          where: { west: -84.3 },
          elsewhere: 'Strong tornadoes are rare in the mountains of the east.',
          frequency: 'about 26 a year in Tennessee',
          source: 'NOAA',
        },
      ],
      [
        'Floods',
        'Helene (2024) flooded Erwin, Newport and the Nolichucky valley and destroyed bridges of I-26 and I-40.',
        { where: { east: -83.5 }, source: 'USGS' },
      ],
      [
        'Flash Floods',
        'Waverly had up to 17 inches of rain in a day in August 2021. Twenty people died.',
        {
          where: { west: -86.9, east: -88.3 },
          elsewhere: 'Flash floods are part of the floods listed here.',
          source: 'NWS Nashville',
        },
      ],
      [
        'Floods',
        'The Cumberland put downtown Nashville under water in May 2010, with damage of about $2 billion.',
        { where: { west: -86, east: -87.6 }, frequency: 'major floods in 1937, 2010 and 2021', source: 'NWS Nashville' },
      ],
      [
        'Floods',
        'The Mississippi reached 48 feet at Memphis in May 2011. Creeks such as Nonconnah back up behind it.',
        { where: { west: -89.2 }, frequency: 'major floods in 1937 and 2011', source: 'NWS Memphis' },
      ],
      [
        'Floods',
        'Chattanooga Creek, the Duck, the Obion and other rivers flood in winter and spring.',
        { frequency: 'most years', source: 'NWS' },
      ],
      [
        'Severe Thunderstorms',
        'Storms in June 2023 left about 120,000 customers in Memphis without power for days.',
        { frequency: 'every spring and summer', source: 'NOAA Storm Events' },
      ],
      [
        'Earthquakes',
        'Memphis is the largest city near the New Madrid zone, and few of its buildings are built for it.',
        { where: { ...NEW_MADRID, west: -88.5 }, frequency: '25 to 40% for a magnitude 6 in 50 years', source: 'USGS' },
      ],
      [
        'Earthquakes',
        'Small earthquakes are frequent from Chattanooga to Knoxville. The largest, near Maryville in 1973, was magnitude 4.7.',
        {
          where: EAST_TENNESSEE,
          elsewhere: 'The active zones lie around Memphis and from Chattanooga to Knoxville.',
          source: 'USGS',
        },
      ],
      [
        'Ice Storms',
        'Ice in February 2022 cut power in Memphis for over a week. The ice storm of 1994 did the same.',
        { where: { west: -87.8 }, frequency: 'major ones in 1994 and 2022', source: 'NWS Memphis' },
      ],
      [
        'Ice Storms',
        'Freezing rain in February 2015 left parts of the Cumberland Plateau around Crossville without power for a week.',
        {
          where: { west: -84.6 },
          elsewhere: 'In the valleys of the east, winter storms bring snow or rain rather than ice.',
          source: 'NWS Nashville',
        },
      ],
      [
        'Winter Storms',
        'Snow and bitter cold in January 2024 closed roads from Memphis to Knoxville for a week and broke water mains.',
        { frequency: 'most winters', source: 'NWS' },
      ],
      [
        'Wildfires',
        'The Gatlinburg fire of November 2016 destroyed about 2,500 buildings in one night of mountain wind.',
        {
          where: EAST_TENNESSEE_MOUNTAINS,
          elsewhere: 'Large wildfires in Tennessee stay on the plateau and in the mountains.',
          source: 'National Park Service',
        },
      ],
      [
        'High Winds',
        'Mountain waves bring gusts near 100 mph to the foothills of the Smokies, as at Gatlinburg in 2016.',
        {
          where: { near: { of: [-83.5, 35.65], miles: 28 } },
          elsewhere: 'Mountain waves stay at the foot of the Smokies. See severe thunderstorms.',
          warning: 'Hours to a day',
          source: 'NWS Morristown',
        },
      ],
      [
        'Landslides',
        'Rockfalls close I-40 in the Pigeon River Gorge and US-441. Helene (2024) cut the gorge for months.',
        {
          where: EAST_TENNESSEE_MOUNTAINS,
          elsewhere: 'Damaging slides need the steep slopes of the mountains.',
          source: 'TDOT',
        },
      ],
      [
        'Sinkholes',
        'Limestone lies under Cookeville, Clarksville and Murfreesboro. Sinkholes open there and flood.',
        { where: { west: -85, east: -88 }, source: 'Tennessee Geological Survey' },
      ],
      [
        'Sinkholes',
        'Limestone valleys run from Chattanooga through Knoxville to Johnson City.',
        {
          where: { east: -85 },
          elsewhere: 'West Tennessee lies on sand and silt, not on limestone.',
          source: 'Tennessee Geological Survey',
        },
      ],
      [
        'Extreme Heat',
        'Memphis and Nashville pass a heat index of 105 °F. Memphis lost people to the heat of 1980.',
        { where: { west: -85 }, elsewhere: 'Dangerous heat is shorter in the east.', frequency: 'most summers', source: 'NWS' },
      ],
    ],
  },
  VA: {
    name: 'Virginia',
    hazards: [
      [
        'Hurricanes',
        'Isabel (2003) cut power to 1.8 million customers in Virginia. Norfolk and Hampton streets were under water.',
        { where: HAMPTON_ROADS, frequency: 'major storms in 1933, 1999, 2003 and 2011', source: 'NWS Wakefield' },
      ],
      [
        'Hurricanes',
        'Isabel (2003) brought down trees and lines as far as Richmond and Fredericksburg, for some for two weeks.',
        {
          where: { oceanWithin: 120, west: -76.95, east: -78.5 },
          elsewhere: 'This far west, a hurricane arrives as rain: see floods.',
          source: 'NWS Wakefield',
        },
      ],
      [
        'Hurricanes',
        'Isabel (2003) and Ernesto (2006) flooded the Northern Neck and the Eastern Shore.',
        { where: { oceanWithin: 20 }, source: 'NWS Wakefield' },
      ],
      [
        'Storm Surge',
        'Isabel (2003) and the storm of 1933 raised the tide at Norfolk to about 8 feet.',
        {
          where: { anyOf: [HAMPTON_ROADS, { oceanWithin: 8, east: -77.1, south: 38.3 }] },
          elsewhere: 'Storm surge reaches Hampton Roads, the bay shore and the tidal rivers.',
          source: 'NOAA',
        },
      ],
      [
        'Floods',
        'Helene (2024) flooded Damascus and closed I-81. Buchanan County lost homes and roads in 2021 and 2022.',
        { where: { west: -80.6 }, source: 'NWS Blacksburg' },
      ],
      [
        'Floods',
        'Camille (1969) dropped over 25 inches of rain on Nelson County in a night. The James and Roanoke rivers flooded in 1985.',
        { where: { west: -78.2, south: 38.6 }, frequency: 'major floods in 1969, 1972 and 1985', source: 'USGS' },
      ],
      [
        'Floods',
        'Cameron Run, Four Mile Run and other creeks flooded homes and roads around Arlington in July 2019.',
        { where: NORTHERN_VIRGINIA, source: 'NWS Sterling' },
      ],
      [
        'Floods',
        'Gaston (2004) flooded Shockoe Bottom in Richmond in an evening. Agnes (1972) set the record of the James.',
        { where: { near: { of: [-77.45, 37.55], miles: 30 } }, source: 'NWS Wakefield' },
      ],
      [
        'Floods',
        'Tropical rain fills the flat rivers and ditches, as Matthew (2016) did in Chesapeake, Suffolk and Franklin.',
        { source: 'NWS Wakefield' },
      ],
      [
        'Coastal Flooding',
        'Norfolk has some of the fastest relative sea-level rise on the East Coast. Streets flood at high tide without a storm.',
        { where: HAMPTON_ROADS, frequency: 'about 10 to 15 days a year', source: 'NOAA' },
      ],
      [
        'Coastal Flooding',
        'Tides flood Old Town Alexandria at the foot of King Street.',
        { where: { counties: ['City of Alexandria'] }, frequency: 'several times a year', source: 'NWS Sterling' },
      ],
      [
        'Coastal Flooding',
        'Tides and storms flood low roads on the Eastern Shore and the bay side, as at Chincoteague and Saxis.',
        {
          where: { oceanWithin: 8, east: -77.1, south: 38.3 },
          elsewhere: 'Tides flood Hampton Roads and the bay shore, not places inland.',
          source: 'NOAA',
        },
      ],
      [
        'Landslides',
        'In June 1995, storms set off hundreds of debris flows in Madison County. Camille (1969) did so in Nelson County.',
        {
          where: SHENANDOAH_AND_SOUTHWEST,
          elsewhere: 'Destructive slides need the steep slopes of the Blue Ridge and the west.',
          source: 'USGS',
        },
      ],
      [
        'Winter Storms',
        'The storm of January 3, 2022 trapped drivers on I-95 near Fredericksburg for over 24 hours.',
        { where: { east: -78.4, north: 37.9 }, frequency: 'most winters', source: 'NWS Sterling' },
      ],
      [
        'Winter Storms',
        'Snow closes I-81 and I-77 in the mountains, as in December 2009 and 2018.',
        { where: SHENANDOAH_AND_SOUTHWEST, frequency: 'every winter', source: 'NWS Blacksburg' },
      ],
      [
        'Winter Storms',
        'A January 2025 storm took the water works of Richmond down for days. Ice and snow are brief but stop traffic.',
        { frequency: 'most winters', source: 'NWS Wakefield' },
      ],
      [
        'Ice Storms',
        'Ice in February 2021 left Southside counties such as Halifax and Charlotte without power for over a week.',
        {
          where: { west: -77.3, south: 38.2 },
          elsewhere: 'Ice builds up in Southside and along the Blue Ridge. Here it is mostly snow or rain.',
          source: 'NWS',
        },
      ],
      [
        'Severe Thunderstorms',
        'The June 2012 derecho cut power to over a million customers and silenced 911 in Northern Virginia.',
        { where: NORTHERN_VIRGINIA, frequency: 'every summer', source: 'NWS Sterling' },
      ],
      [
        'Severe Thunderstorms',
        'The June 2012 derecho crossed Roanoke, Lynchburg and Richmond. Summer storms bring lines down each year.',
        { frequency: 'every summer', source: 'NOAA Storm Events' },
      ],
      [
        'Tornadoes',
        'An EF3 tornado struck Virginia Beach in April 2023. Suffolk was struck in April 2008.',
        { where: { east: -77.5, south: 38 }, frequency: 'about 18 a year in Virginia', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'An EF3 tornado crossed Lynchburg and Elon in April 2018. Tornadoes of Gaston and Ivan (2004) hit central Virginia.',
        {
          where: { east: -79.6, south: 38.4 },
          elsewhere: 'Strong tornadoes are rare in the mountains and the north of Virginia.',
          frequency: 'about 18 a year in Virginia',
          source: 'NOAA',
        },
      ],
      [
        'Earthquakes',
        'The Mineral earthquake of August 2011 (magnitude 5.8) stopped the North Anna reactors and damaged buildings as far as Washington.',
        {
          where: CENTRAL_VIRGINIA,
          elsewhere: 'The active zone lies in central Virginia around Louisa.',
          source: 'USGS',
        },
      ],
      [
        'Sinkholes',
        'Limestone lies under the Shenandoah Valley and the New River. Sinkholes have closed I-81 near Staunton.',
        {
          where: VALLEY_AND_RIDGE,
          elsewhere: 'Sinkholes need limestone, which lies in the valleys west of the Blue Ridge.',
          source: 'Virginia Energy',
        },
      ],
      [
        'Mine Subsidence',
        'Old coal mines lie under parts of Wise, Buchanan, Dickenson and Tazewell counties.',
        {
          where: { counties: ['Wise', 'Buchanan', 'Dickenson', 'Tazewell', 'Russell', 'Lee', 'Norton (city)'] },
          elsewhere: 'No coal was mined under this part of Virginia.',
          source: 'Virginia Energy',
        },
      ],
      [
        'Extreme Heat',
        'Richmond and Norfolk pass a heat index of 105 °F. Data halls and cold rooms work at their limit.',
        {
          where: { east: -78.6 },
          elsewhere: 'Dangerous heat is short in the mountains.',
          frequency: 'most summers',
          source: 'NWS Wakefield',
        },
      ],
      [
        'Wildfires',
        'The Quaker Run fire of fall 2023 burned about 4,000 acres in Madison County. March 2024 fires burned near Luray.',
        {
          where: SHENANDOAH_AND_SOUTHWEST,
          elsewhere: 'Large wildfires in Virginia stay in the mountains.',
          source: 'Virginia Department of Forestry',
        },
      ],
    ],
  },
  WV: {
    name: 'West Virginia',
    hazards: [
      [
        'Flash Floods',
        'The flood of June 2016 killed 23 people, most of them in Greenbrier and Kanawha counties.',
        { where: { south: 38.7, west: -79.9 }, frequency: 'deadly floods in 2001, 2016 and 2025', source: 'NWS Charleston' },
      ],
      [
        'Flash Floods',
        'In June 2025, Wheeling Creek and Little Wheeling Creek rose within half an hour and killed nine people.',
        {
          where: { north: 39.7, west: -80.4 },
          elsewhere: 'The deadliest flash floods come from the narrow valleys of the south and the northern panhandle.',
          source: 'NWS Pittsburgh',
        },
      ],
      [
        'Floods',
        'The flood of November 1985 destroyed parts of Parsons, Rowlesburg and Petersburg on the Cheat and Potomac.',
        { where: POTOMAC_HIGHLANDS, frequency: 'major floods in 1985 and 1996', source: 'NWS' },
      ],
      [
        'Floods',
        'The Ohio, Kanawha, Tug Fork and Opequon flood valley towns. Tug Fork towns were under water in 1977 and 2025.',
        { frequency: 'most years', source: 'NWS' },
      ],
      [
        'Landslides',
        'Steep cut slopes slide onto roads and rail lines after wet spells. A slide took the end of the Yeager Airport runway zone in 2015.',
        {
          where: { west: -79.2 },
          elsewhere: 'The gentle valleys of the eastern panhandle seldom slide.',
          frequency: 'every wet spell',
          source: 'West Virginia Geological Survey',
        },
      ],
      [
        'Winter Storms',
        'Sandy (2012) brought up to three feet of wet snow to the mountains. Roofs fell in, and roads were closed for days.',
        { where: { east: -81, west: -78.9 }, frequency: 'every winter', source: 'NWS Charleston' },
      ],
      [
        'Winter Storms',
        'Snow and ice close I-64, I-77 and I-79. February 2021 ice cut power around Huntington for over a week.',
        { frequency: 'every winter', source: 'NWS Charleston' },
      ],
      [
        'Chemical Releases',
        'The spill of January 2014 left 300,000 people around Charleston without tap water. Plants line the valley to Institute and Belle.',
        {
          where: KANAWHA_VALLEY,
          elsewhere: 'The chemical plants stand in the Kanawha Valley.',
          source: 'US Chemical Safety Board',
        },
      ],
      [
        'Power Outages',
        'The June 2012 derecho left over half of West Virginia without power in a heat wave, for some for two weeks.',
        { frequency: 'major ones in 2012 and 2021', source: 'Department of Energy' },
      ],
      [
        'Dam and Levee Failure',
        'A coal waste dam above Buffalo Creek failed in 1972 and killed 125 people. Such ponds stand above many hollows.',
        {
          where: COAL_FIELDS,
          elsewhere: 'Coal waste ponds stand in the southern coal fields. Ask your county which dams lie above you.',
          source: 'MSHA',
        },
      ],
      [
        'Mine Subsidence',
        'Old coal mines lie under Logan, Beckley, Fairmont, Morgantown and Wheeling. The state offers its own insurance.',
        {
          where: { west: -79.4 },
          elsewhere: 'No coal was mined under the eastern panhandle and the far east.',
          source: 'WV Board of Risk and Insurance Management',
        },
      ],
      [
        'Sinkholes',
        'Limestone lies under Lewisburg, Martinsburg and Charles Town. Sinkholes open after heavy rain.',
        {
          where: WEST_VIRGINIA_KARST,
          elsewhere: 'Sinkholes need limestone, which lies in Greenbrier and the eastern counties.',
          source: 'West Virginia Geological Survey',
        },
      ],
      [
        'Severe Thunderstorms',
        'Summer storms from Huntington to Martinsburg bring trees down on lines and the few roads.',
        { frequency: 'every summer', source: 'NOAA Storm Events' },
      ],
      [
        'Wildfires',
        'Dry leaves burn in spring and fall. In November 2023, thousands of acres burned around the New River Gorge.',
        {
          where: { south: 38.6 },
          elsewhere: 'Large wildfires in West Virginia stay in the southern coal fields.',
          frequency: 'dry springs and falls',
          source: 'West Virginia Division of Forestry',
        },
      ],
    ],
  },
} satisfies Record<string, StateHazards>;
