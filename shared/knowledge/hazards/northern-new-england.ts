import { parsePositions } from '../places/distance.ts';
import type { Region } from '../places/region.ts';
import type { StateHazards } from './hazard.ts';

/** Tornado averages are NOAA's for 1991 to 2010. Storms, ice and cold after the NWS, floods after USGS, tides and surge after NOAA. */

const MERRIMACK_AND_SOUHEGAN: Region = { near: { of: [-71.55, 42.95], miles: 24 } };
const WHITE_MOUNTAINS: Region = { north: 43.85 };
const CHAMPLAIN_VALLEY: Region = { west: -72.95, north: 43.7 };
const WINOOSKI: Region = { along: { miles: 12, line: parsePositions('-72.35 44.4, -72.5 44.2, -72.65 44.3, -73.2 44.5') } };
const SOUTHERN_VERMONT: Region = { south: 43.7 };
const GREATER_PORTLAND: Region = { near: { of: [-70.27, 43.67], miles: 8 } };
const AROOSTOOK: Region = { north: 45.6 };
const KENNEBEC_AND_ANDROSCOGGIN: Region = {
  anyOf: [
    { along: { miles: 9, line: parsePositions('-69.85 45.05, -69.7 44.75, -69.63 44.55, -69.78 44.3, -69.8 43.95') } },
    { along: { miles: 9, line: parsePositions('-70.9 44.45, -70.55 44.54, -70.2 44.4, -70.2 44.1, -69.95 43.9') } },
  ],
};

export const northernNewEngland = {
  ME: {
    name: 'Maine',
    hazards: [
      [
        'Winter Storms',
        'Nor’easters bring wet snow that breaks trees and lines. Storms in March and April 2024 cut power to about 300,000 customers from Kittery to Bangor.',
        { frequency: 'every winter', source: 'NWS Gray' },
      ],
      [
        'Coastal Flooding',
        'Surge comes with a high tide. Two storms in January 2024 wrecked wharves from Machias to Kennebunkport. The second brought Portland’s record, 14.57 feet, and water to Commercial Street.',
        {
          where: { oceanWithin: 5 },
          elsewhere: 'Tides and waves flood the coast, not places inland.',
          frequency: 'several times a year',
          source: 'NOAA, Portland Press Herald',
        },
      ],
      [
        'Ice Storms',
        'In December 2008, ice left 220,000 homes and businesses in southern and central Maine without power. January 1998 was worse.',
        {
          where: { south: 44.6, west: -69.2 },
          frequency: 'major ones in 1998, 2008 and 2013',
          source: 'Portland Press Herald, NWS Gray',
        },
      ],
      [
        'Ice Storms',
        'The ice storm of January 1998 left about half of Maine without power, for some for three weeks.',
        {
          where: { south: 45.6 },
          frequency: 'major ones in 1998 and 2013',
          source: 'NWS Gray',
          elsewhere: 'In the far north, winter storms bring snow rather than ice.',
        },
      ],
      [
        'Floods',
        'In December 2023, the Kennebec and the Androscoggin flooded Skowhegan, Waterville, Rumford and Lewiston.',
        { where: KENNEBEC_AND_ANDROSCOGGIN, frequency: 'major floods in 1936, 1987 and 2023', source: 'USGS' },
      ],
      [
        'Floods',
        'Ice jams flooded Fort Kent in 2008 and other towns on the St. John and Aroostook rivers.',
        { where: AROOSTOOK, frequency: 'major floods in 2008 and 2009', source: 'NWS Caribou' },
      ],
      [
        'Floods',
        'On August 13, 2014, more than 6 inches of rain flooded streets, basements and cars in Portland, and washed out High Street.',
        { where: GREATER_PORTLAND, frequency: 'record rain in 2014', source: 'NWS Gray' },
      ],
      [
        'Floods',
        'Roads wash out across Maine after fast snowmelt and heavy rain, as in May and December 2023.',
        { frequency: 'most years', source: 'USGS' },
      ],
      [
        'Extreme Cold',
        'Caribou and Houlton reach -25 °F and below. When oil or power fails, buildings freeze within a night.',
        { where: AROOSTOOK, frequency: 'every winter', source: 'NWS Caribou' },
      ],
      [
        'Extreme Cold',
        'February 4, 2023 brought wind chills near -45 °F to Portland and Bangor and broke pipes.',
        { frequency: 'most winters', source: 'NWS Gray' },
      ],
      [
        'High Winds',
        'The windstorm of December 18, 2023 cut power to over 400,000 customers, for some for a week. October 2017 was as bad.',
        { frequency: 'major ones in 2017 and 2023', source: 'Maine PUC' },
      ],
      [
        'Hurricanes',
        'Lee (2023) and Bob (1991) reached Maine with wind and surge. Trees in leaf fall on lines.',
        {
          where: { oceanWithin: 30 },
          elsewhere: 'This far inland, a hurricane arrives as rain and wind.',
          source: 'NHC',
        },
      ],
      [
        'Severe Thunderstorms',
        'Summer storms bring trees down on lines in Oxford, Cumberland and Penobscot counties.',
        { frequency: 'every summer', source: 'NOAA Storm Events' },
      ],
    ],
  },
  NH: {
    name: 'New Hampshire',
    hazards: [
      [
        'Winter Storms',
        'The nor’easter of March 2023 left hill towns around Peterborough and Keene without power for most of a week.',
        { frequency: 'every winter', source: 'NWS Gray' },
      ],
      [
        'Ice Storms',
        'The ice storm of December 2008 cut power to over 400,000 customers, for some for two weeks.',
        { where: { south: 43.7 }, frequency: 'major ones in 1998 and 2008', source: 'NWS Gray' },
      ],
      [
        'Ice Storms',
        'The ice storm of January 1998 broke lines and forests from Plymouth to Berlin.',
        { frequency: 'major ones in 1998 and 2008', source: 'NWS Gray' },
      ],
      [
        'Floods',
        'In October 2005, a culvert gave way above Alstead, and the Cold River killed four people. Keene was under water.',
        { where: { south: 43.4, west: -71.95 }, frequency: 'major floods in 2005, 2021 and 2023', source: 'USGS' },
      ],
      [
        'Floods',
        'The Suncook, Souhegan and Merrimack flooded in May 2006 and April 2007.',
        { where: MERRIMACK_AND_SOUHEGAN, frequency: 'major floods in 1936, 2006 and 2007', source: 'USGS' },
      ],
      [
        'Floods',
        'In December 2023, rain on snow flooded Conway and Lincoln and took out roads in the notches.',
        { where: WHITE_MOUNTAINS, frequency: 'major floods in 2011, 2017 and 2023', source: 'NWS Gray' },
      ],
      [
        'Floods',
        'Brooks and the Pemigewasset, Lamprey and Exeter rivers wash out roads after long rain.',
        { frequency: 'most years', source: 'USGS' },
      ],
      [
        'High Winds',
        'Downslope wind off the White Mountains closes ski lifts and Route 16 and breaks trees. Mount Washington recorded 231 mph in 1934.',
        {
          where: WHITE_MOUNTAINS,
          elsewhere: 'The strongest wind comes down from the White Mountains. See severe thunderstorms and winter storms.',
          frequency: 'every winter',
          source: 'Mount Washington Observatory',
        },
      ],
      [
        'Coastal Flooding',
        'Surge of nor’easters on a high tide floods Hampton Beach and the Portsmouth docks, as in January 2024.',
        {
          where: { oceanWithin: 6 },
          elsewhere: 'Tides flood Hampton, Seabrook, Rye and Portsmouth, not places inland.',
          frequency: 'several times a year at Hampton',
          source: 'NOAA',
        },
      ],
      [
        'Extreme Cold',
        'Berlin and Colebrook reach -25 °F. When heat fails, pipes freeze within a night.',
        { where: WHITE_MOUNTAINS, frequency: 'every winter', source: 'NWS Gray' },
      ],
      [
        'Extreme Cold',
        'February 4, 2023 brought wind chills below -30 °F to Concord and Manchester and burst pipes.',
        { frequency: 'most winters', source: 'NWS Gray' },
      ],
      [
        'Landslides',
        'Storms bring rock and mud onto roads such as Route 302 in Crawford Notch. The Old Man of the Mountain fell in 2003.',
        {
          where: WHITE_MOUNTAINS,
          elsewhere: 'Damaging slides need the steep slopes of the White Mountains.',
          source: 'New Hampshire Geological Survey',
        },
      ],
      [
        'Severe Thunderstorms',
        'Microbursts and, in July 2008, a tornado from Deerfield to Ossipee took trees and lines.',
        { frequency: 'every summer', source: 'NOAA Storm Events' },
      ],
      [
        'Hurricanes',
        'Irene (2011) cut power in New Hampshire and washed out Route 302. The hurricane of 1938 leveled whole forests.',
        { source: 'NHC' },
      ],
    ],
  },
  VT: {
    name: 'Vermont',
    hazards: [
      [
        'Floods',
        'Floods in July 2023 and July 2024 flooded the downtowns of Montpelier and Barre, Waterbury, Richmond and Plainfield.',
        { where: WINOOSKI, frequency: 'major floods in 1927, 1992, 2011, 2023 and 2024', source: 'NWS Burlington' },
      ],
      [
        'Floods',
        'Irene (2011) destroyed roads in Wilmington, Brattleboro, Rutland and Killington. July 2023 flooded Ludlow and Weston.',
        { where: SOUTHERN_VERMONT, frequency: 'major floods in 1927, 2011 and 2023', source: 'USGS' },
      ],
      [
        'Floods',
        'July 2024 floods took out roads in Lyndon, St. Johnsbury and Peacham. The Lamoille flooded Johnson in 2023.',
        { frequency: 'major floods in 1927, 2011, 2023 and 2024', source: 'NWS Burlington' },
      ],
      [
        'Winter Storms',
        'Wet snow and wind in December 2022 cut power to over 70,000 customers in Vermont, on hill roads for days.',
        { frequency: 'every winter', source: 'NWS Burlington' },
      ],
      [
        'Ice Storms',
        'The ice storms of January 1998 and December 2013 took lines and sugar bushes in the Champlain Valley and the north.',
        {
          where: { anyOf: [CHAMPLAIN_VALLEY, { north: 44.4 }] },
          frequency: 'major ones in 1998 and 2013',
          source: 'NWS Burlington',
        },
      ],
      [
        'Ice Storms',
        'The ice storm of December 2008 broke trees and lines in Bennington and Windham counties.',
        {
          where: { south: 43.3 },
          elsewhere: 'Ice builds up mostly in the Champlain Valley, the north and the far south.',
          source: 'NWS Albany',
        },
      ],
      [
        'Landslides',
        'Soaked slopes destroyed homes in Barre and closed Route 108 and Route 12 in July 2023.',
        { source: 'Vermont Geological Survey' },
      ],
      [
        'Extreme Cold',
        'The Northeast Kingdom goes below -30 °F. When heat fails, buildings freeze within hours.',
        { where: { north: 44.3, east: -72.5 }, frequency: 'most winters', source: 'NWS Burlington' },
      ],
      [
        'Extreme Cold',
        'Burlington and Rutland reach -15 °F. February 4, 2023 burst pipes across the state.',
        { frequency: 'most winters', source: 'NWS Burlington' },
      ],
      [
        'High Winds',
        'Downslope wind on the west side of the Green Mountains breaks trees and lines from Underhill to Rutland, as in April 2007.',
        {
          where: { west: -72.75, north: 43 },
          elsewhere: 'The strongest wind comes down the west side of the Green Mountains.',
          frequency: 'every winter',
          source: 'NWS Burlington',
        },
      ],
      [
        'Severe Thunderstorms',
        'Summer storms bring trees and lines down from Bennington to Newport.',
        { frequency: 'every summer', source: 'NOAA Storm Events' },
      ],
      [
        'Dam and Levee Failure',
        'In July 2023, Wrightsville Dam above Montpelier came within a foot of its spillway.',
        {
          where: { near: { of: [-72.57, 44.28], miles: 14 } },
          elsewhere: 'Ask your town which dams lie above you. The great flood dams stand around Montpelier and Barre.',
          source: 'Vermont DEC',
        },
      ],
      [
        'Freeze',
        'A freeze on May 18, 2023 took over half of the apple crop of Vermont.',
        { source: 'University of Vermont', warning: 'One to three days' },
      ],
    ],
  },
} satisfies Record<string, StateHazards>;
