import { parsePositions } from '../places/distance.ts';
import { CENTRAL_VIRGINIA } from '../places/named-regions.ts';
import type { Region } from '../places/region.ts';
import type { StateHazards } from './hazard.ts';

/** Tornado averages are NOAA's for 1991 to 2010. Floods and storms after the NWS, faults, karst and slides after USGS and state surveys. */

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

export const virginias = {
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
          where: { oceanWithin: 120, west: -76.95, east: -78.5, south: 38.6 },
          elsewhere: 'This far from the bay, a hurricane arrives as rain: see floods.',
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
          isOfSomeLots: true,
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
        'Ice and snow are brief in most of Virginia, but they stop traffic and bring lines down.',
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
        'The June 2012 derecho crossed Virginia from west to east. Summer storms bring lines down each year.',
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
          where: { near: { of: [-78.0, 37.9], miles: 45 } },
          source: 'USGS',
        },
      ],
      [
        'Earthquakes',
        'The Mineral earthquake of August 2011 was felt here. It cracked chimneys and stonework as far as Washington.',
        {
          where: CENTRAL_VIRGINIA,
          elsewhere: 'The active zone lies in central Virginia around Louisa.',
          source: 'USGS',
          isMinor: true,
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
        'Humid summer days bring heat advisories across Virginia. Data halls and cold rooms work at their limit.',
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
        {
          where: { south: 38.7, west: -79.9 },
          frequency: 'deadly floods in 2001, 2016 and 2025',
          warning: 'Minutes to an hour',
          source: 'NWS Charleston',
        },
      ],
      [
        'Flash Floods',
        'In June 2025, Wheeling Creek and Little Wheeling Creek rose within half an hour and killed nine people.',
        {
          where: { north: 39.7, west: -80.4 },
          elsewhere: 'The deadliest flash floods come from the narrow valleys of the south and the northern panhandle.',
          warning: 'Less than half an hour',
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
          elsewhere: 'The chemical plants are in the Kanawha Valley.',
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
          elsewhere: 'Coal waste ponds lie in the southern coal fields. Ask your county which dams lie above you.',
          warning: 'None to minutes',
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
