import {
  CASCADE_CREST,
  CASCADE_VOLCANOES,
  CASCADIA,
  CASCADIA_COAST,
  PUGET_SOUND,
  RAINIER_MUDFLOW_VALLEYS,
} from '../places/named-regions.ts';
import type { Region } from '../places/region.ts';
import type { StateHazards } from './hazard.ts';

/** Earthquakes and volcanoes after USGS, tsunami zones after DOGAMI and the Washington Geological Survey, fires after NIFC. */

const WEST_OF_CASCADES: Region = { west: -121.7 };
const EAST_OF_CASCADES: Region = { east: -121.7 };
const WILLAMETTE = ['Multnomah', 'Washington', 'Clackamas', 'Yamhill', 'Marion', 'Polk', 'Benton', 'Linn', 'Lane', 'Columbia'];
const OREGON_COAST_RANGE = ['Clatsop', 'Tillamook', 'Lincoln', 'Coos', 'Curry', 'Columbia', 'Douglas'];
const SOUTHERN_OREGON = ['Jackson', 'Josephine', 'Douglas'];
const WASHINGTON_EAST = [
  ...['Adams', 'Asotin', 'Benton', 'Chelan', 'Columbia', 'Douglas', 'Ferry', 'Franklin', 'Garfield', 'Grant', 'Kittitas'],
  ...['Klickitat', 'Lincoln', 'Okanogan', 'Pend Oreille', 'Spokane', 'Stevens', 'Walla Walla', 'Whitman', 'Yakima'],
];
const FRUIT_AND_HOPS = [
  'Yakima',
  'Chelan',
  'Douglas',
  'Okanogan',
  'Grant',
  'Benton',
  'Kittitas',
  'Walla Walla',
  'Klickitat',
  'Franklin',
];
const SEATTLE_FAULT_SHORES: Region = { counties: ['King', 'Kitsap', 'Pierce', 'Snohomish', 'Island'], oceanWithin: 2 };

export const pacificNorthwest = {
  OR: {
    name: 'Oregon',
    hazards: [
      [
        'Earthquakes',
        'A magnitude 9 on the Cascadia fault would cut bridges and the Portland fuel terminals for weeks to months. The last one came in 1700.',
        {
          where: CASCADIA,
          frequency: 'about every 500 years for the whole Cascadia fault',
          source: 'USGS, DOGAMI',
        },
      ],
      [
        'Tsunamis',
        'Towns such as Seaside and Newport have 15 to 25 minutes to reach high ground on foot after a Cascadia earthquake.',
        {
          where: CASCADIA_COAST,
          elsewhere: 'A tsunami reaches the ocean shore and the river mouths, not the valleys inland.',
          frequency: 'about every 500 years, and waves from far away as in 1964',
          source: 'DOGAMI',
          warning: 'The shaking is the warning: about 15 minutes',
        },
      ],
      [
        'Wildfires',
        'The Almeda Fire burned 2,600 homes in Talent and Phoenix in one afternoon in September 2020.',
        {
          where: { counties: SOUTHERN_OREGON },
          frequency: 'most summers',
          source: 'Oregon Department of Forestry',
          warning: 'Minutes to hours',
        },
      ],
      [
        'Winter Storms',
        'East wind from the Columbia Gorge brought ice and outages of days to Portland and Salem in February 2021 and January 2024.',
        { where: { counties: WILLAMETTE, west: -122.2 }, frequency: 'in 2008, 2021 and 2024', source: 'NWS Portland' },
      ],
      [
        'Winter Storms',
        'Snow closes US-26 at Government Camp, Santiam Pass and US-97. In February 2019, roofs fell and roads closed from Bend to Eugene.',
        {
          where: { anyOf: [CASCADE_CREST, EAST_OF_CASCADES] },
          elsewhere: 'Near sea level and the ocean, snow is rare and short.',
          frequency: 'every winter',
          source: 'Oregon Department of Transportation',
        },
      ],
      [
        'High Winds',
        'Ocean storms bring gusts above 80 mph and close Highway 101 with trees and lines, as in December 2007.',
        {
          where: { ...CASCADIA_COAST, oceanWithin: 15 },
          elsewhere: 'The strongest winds of Oregon strike the coast.',
          frequency: 'most winters',
          source: 'NWS Portland',
        },
      ],
      [
        'Wildfires',
        'East wind drove the fires of Labor Day 2020 into Detroit, Gates and Blue River and to the edge of Molalla and Estacada.',
        {
          where: { counties: ['Marion', 'Lane', 'Clackamas', 'Linn', 'Hood River'] },
          source: 'Oregon Department of Forestry',
          warning: 'Minutes to hours',
        },
      ],
      [
        'Wildfires',
        'Fires of 2024 burned 1.9 million acres in Oregon, a record, most of it range and forest in the east. Bend and Sisters were evacuated in part.',
        {
          where: EAST_OF_CASCADES,
          elsewhere: 'Wildfires burn in the forests and range around. Smoke is what reaches here.',
          frequency: 'every summer',
          source: 'Oregon Department of Forestry',
        },
      ],
      [
        'Wildfire Smoke',
        'In September 2020, Portland, Salem and Medford had hazardous air for more than a week. Oregon OSHA protects workers from AQI 101.',
        { frequency: 'most summers', source: 'Oregon DEQ, OAR 437-002-1081' },
      ],
      [
        'Extreme Heat',
        'The heat dome of June 2021 reached 116 °F in Portland and 117 °F in Salem, where many buildings had no air conditioning.',
        {
          where: { outsideCounties: ['Clatsop', 'Tillamook', 'Lincoln', 'Coos', 'Curry'] },
          elsewhere: 'The ocean keeps the coast cool.',
          source: 'NWS Portland',
        },
      ],
      [
        'Power Outages',
        'PGE and Pacific Power switch lines off in dry east wind, first at Mount Hood in 2020 and in wider areas in September 2022.',
        {
          where: {
            counties: [
              'Clackamas',
              'Marion',
              'Hood River',
              'Wasco',
              'Jackson',
              'Josephine',
              'Douglas',
              'Linn',
              'Lane',
              'Lincoln',
            ],
          },
          elsewhere: 'Shutoffs to prevent fires are planned for the forested hills.',
          source: 'Oregon Public Utility Commission',
          warning: 'About two days',
        },
      ],
      [
        'Landslides',
        'Saturated slopes of the Coast Range close Highways 6, 30 and 101. Debris flows cut I-84 in the Columbia Gorge.',
        {
          where: { counties: [...OREGON_COAST_RANGE, 'Hood River', 'Multnomah', 'Lane', 'Clackamas'] },
          elsewhere: 'Slides that close roads happen in the Coast Range, the Gorge and the west hills of Portland.',
          frequency: 'nearly every winter',
          source: 'DOGAMI',
        },
      ],
      [
        'Floods',
        'February 1996 put the Willamette and Tillamook valleys under water. The rivers of the coast repeat it most winters.',
        {
          where: { counties: [...WILLAMETTE, ...OREGON_COAST_RANGE] },
          frequency: 'great floods in 1964 and 1996',
          source: 'NWS Portland',
        },
      ],
      [
        'Floods',
        'Snowmelt and rain flooded Pendleton on the Umatilla in February 2020. Flash floods follow burned slopes in summer.',
        { where: EAST_OF_CASCADES, source: 'NWS Pendleton' },
      ],
      [
        'Floods',
        'The Rogue and its creeks flooded Ashland and Medford on New Year’s Day 1997 and cut the water supply of Ashland.',
        { frequency: 'great floods in 1964 and 1997', source: 'NWS Medford' },
      ],
      [
        'Coastal Flooding',
        'King tides and storm waves flood low streets of Seaside, Tillamook Bay and Coos Bay and eat at Highway 101.',
        {
          where: { oceanWithin: 4, west: -123.6 },
          elsewhere: 'High tides and waves flood the shore, not places inland.',
          frequency: 'most winters',
          source: 'Oregon Coastal Management Program',
        },
      ],
      [
        'Drought',
        'Farms of the Klamath Project had almost no water in 2021, and the North Unit at Madras was cut short from 2020 to 2023.',
        {
          where: EAST_OF_CASCADES,
          elsewhere: 'Western Oregon has had water limits in drought, seldom cuts that stop a business.',
          frequency: 'in 2001, 2015 and 2020 to 2023',
          source: 'U.S. Bureau of Reclamation',
        },
      ],
      [
        'Volcanic Activity',
        'Mount Hood and the Three Sisters are watched by USGS. Mudflows of Hood would run down the Sandy and Hood rivers.',
        {
          where: CASCADE_VOLCANOES,
          elsewhere: 'Mudflows and heavy ash concern the valleys close to the Cascade peaks.',
          source: 'USGS',
        },
      ],
      [
        'Freeze',
        'Spring frost takes cherries and pears, as in April 2022 at Hood River and The Dalles. Snow fell in bloom.',
        {
          where: { counties: ['Hood River', 'Wasco', 'Jackson', 'Umatilla', 'Malheur'] },
          elsewhere: 'Freezes that ruin a harvest are a matter of the orchard districts.',
          source: 'Oregon State University Extension',
        },
      ],
      [
        'Dust Storms',
        'Dust from fields closed I-84 near Pendleton after a crash of dozens of vehicles in September 1999.',
        {
          where: { counties: ['Umatilla', 'Morrow', 'Gilliam', 'Sherman', 'Harney', 'Lake'] },
          elsewhere: 'Dust that stops traffic blows over the dry fields of eastern Oregon.',
          source: 'NWS Pendleton',
        },
      ],
      [
        'Earthquakes',
        'Klamath Falls was shaken by two earthquakes of magnitude 6 in one night in September 1993. A Cascadia earthquake would cut supplies from the west.',
        { source: 'USGS' },
      ],
    ],
  },
  WA: {
    name: 'Washington',
    hazards: [
      [
        'Earthquakes',
        'Deep earthquakes shook Olympia and Seattle in 1949, 1965 and 2001. The Seattle Fault and Cascadia can do far more to bridges and old brick.',
        { where: PUGET_SOUND, frequency: 'damaging ones in 1949, 1965 and 2001', source: 'USGS' },
      ],
      [
        'Earthquakes',
        'A magnitude 9 on the Cascadia fault would cut US-101, power and fuel for weeks. The last one came in 1700.',
        { where: CASCADIA, frequency: 'about every 500 years for the whole Cascadia fault', source: 'USGS' },
      ],
      [
        'Tsunamis',
        'Westport, Ocean Shores, Long Beach and Neah Bay have under 30 minutes after a Cascadia earthquake.',
        {
          where: { ...CASCADIA_COAST, oceanWithin: 6 },
          frequency: 'about every 500 years, and waves from far away as in 1964',
          source: 'Washington Geological Survey',
          warning: 'The shaking is the warning: under 30 minutes',
        },
      ],
      [
        'Tsunamis',
        'The Seattle Fault made a tsunami in Puget Sound about 1,100 years ago. A wave would reach the Seattle shore within minutes.',
        { where: SEATTLE_FAULT_SHORES, source: 'Washington Geological Survey', warning: 'The shaking is the warning: minutes' },
      ],
      [
        'Tsunamis',
        'A Cascadia wave reaches Port Angeles in about an hour and the inner bays after two, with currents that break docks.',
        {
          where: { oceanWithin: 2 },
          elsewhere: 'A tsunami reaches the shore of the ocean and of Puget Sound, not places inland.',
          source: 'Washington Geological Survey',
          warning: 'One to two hours after a Cascadia earthquake',
        },
      ],
      [
        'Volcanic Activity',
        'Mudflows from Mount Rainier can reach Orting in less than an hour, and Puyallup, Sumner and the Tacoma tide flats after it.',
        {
          where: RAINIER_MUDFLOW_VALLEYS,
          frequency: 'large ones about every 500 to 1,000 years',
          source: 'USGS',
          warning: 'Under an hour, by sirens',
        },
      ],
      [
        'Wildfires',
        'Fire took most of Malden in September 2020. The Gray and Oregon Road fires destroyed hundreds of homes near Spokane in August 2023.',
        {
          where: { counties: ['Spokane', 'Whitman', 'Lincoln', 'Stevens'] },
          frequency: 'most summers',
          source: 'Washington DNR',
          warning: 'Minutes to hours',
        },
      ],
      [
        'Wildfires',
        'The Carlton Complex (2014) and Okanogan Complex (2015) burned hundreds of homes and cut power and phones for weeks. Wenatchee lost 29 homes in 2015.',
        {
          where: { counties: WASHINGTON_EAST },
          elsewhere: 'The great fires of Washington burn east of the Cascades. Smoke is what reaches here.',
          frequency: 'every summer',
          source: 'Washington DNR',
          warning: 'Minutes to hours',
        },
      ],
      [
        'Floods',
        'The Chehalis has closed I-5 at Centralia for days in 1990, 1996, 2007 and 2009.',
        {
          where: { counties: ['Lewis', 'Thurston', 'Grays Harbor', 'Pacific', 'Cowlitz', 'Wahkiakum'] },
          frequency: 'in 1990, 1996, 2007 and 2009',
          source: 'Washington Department of Transportation',
        },
      ],
      [
        'Floods',
        'Atmospheric rivers flood the Nooksack, Skagit and Snohomish valleys. Sumas and Everson were under water in November 2021.',
        {
          where: { counties: ['Whatcom', 'Skagit', 'Snohomish'] },
          frequency: 'in 1990, 1995, 2003, 2006 and 2021',
          source: 'NWS Seattle',
        },
      ],
      [
        'Floods',
        'The Skokomish floods its valley more often than any other river of the state, and heavy rain closes US-101 and Highway 3.',
        { where: { counties: ['Mason', 'Jefferson', 'Clallam', 'Kitsap'] }, frequency: 'most winters', source: 'NWS Seattle' },
      ],
      [
        'High Winds',
        'The storm of November 19, 2024 cut power to over 600,000 customers around Puget Sound. That of December 2006 did to over a million.',
        {
          where: { ...PUGET_SOUND },
          frequency: 'most winters',
          source: 'NWS Seattle',
        },
      ],
      [
        'High Winds',
        'The Great Coastal Gale of December 2007 brought gusts above 100 mph. Grays Harbor and Pacific counties had no power for a week or more.',
        {
          where: { west: -123.3 },
          elsewhere: 'The strongest winds of Washington come from the ocean, west of the Cascades.',
          frequency: 'most winters',
          source: 'NWS Seattle',
        },
      ],
      [
        'High Winds',
        'The windstorm of November 17, 2015 left half of Spokane without power, for some more than a week.',
        {
          where: { counties: ['Spokane', 'Lincoln', 'Whitman', 'Stevens', 'Pend Oreille'] },
          frequency: 'severe in 2015 and 2021',
          source: 'NWS Spokane',
        },
      ],
      [
        'Wildfire Smoke',
        'Smoke gave Spokane and Yakima hazardous air for days in 2018, 2020, 2021 and 2023. State rules protect outdoor workers.',
        {
          where: { counties: WASHINGTON_EAST },
          frequency: 'most summers',
          source: 'Washington Department of Ecology, WAC 296-820',
        },
      ],
      [
        'Wildfire Smoke',
        'Smoke covered Seattle for a week in September 2020 and again in October 2022. State rules protect outdoor workers.',
        { frequency: 'in 2017, 2018, 2020 and 2022', source: 'Puget Sound Clean Air Agency' },
      ],
      [
        'Winter Storms',
        'Snow and avalanche control close I-90 at Snoqualmie Pass and US-2 at Stevens Pass, for four days in January 2022.',
        { where: CASCADE_CREST, frequency: 'every winter', source: 'Washington Department of Transportation' },
      ],
      [
        'Winter Storms',
        'Ice in November 1996 left 100,000 Spokane customers without power, some for two weeks. Snow and drifts close US-2 and US-395.',
        { where: { counties: WASHINGTON_EAST }, frequency: 'every winter', source: 'NWS Spokane' },
      ],
      [
        'Avalanches',
        'Slides and control work close the passes. In January 2022, Snoqualmie, White, Stevens and Blewett passes were shut at one time.',
        {
          where: CASCADE_CREST,
          elsewhere: 'Avalanches happen on the steep snow of the Cascades.',
          frequency: 'every winter',
          source: 'Northwest Avalanche Center',
        },
      ],
      [
        'Winter Storms',
        'Snow and ice stop traffic on the hills of Seattle and Tacoma, as in December 2008, February 2019 and December 2022.',
        { frequency: 'most winters', source: 'NWS Seattle' },
      ],
      [
        'Extreme Heat',
        'The heat dome of June 2021 reached 120 °F at Hanford and 109 °F in Spokane, where the utility cut power in turns.',
        { where: { counties: WASHINGTON_EAST }, frequency: 'every summer above 100 °F', source: 'NWS Spokane' },
      ],
      [
        'Extreme Heat',
        'Seattle reached 108 °F in June 2021. Many homes and workplaces there have no air conditioning.',
        {
          where: PUGET_SOUND,
          source: 'NWS Seattle',
        },
      ],
      [
        'Extreme Heat',
        'Vancouver reached 115 °F in June 2021, and fruit, people and power suffered.',
        {
          where: { counties: ['Clark', 'Cowlitz', 'Lewis', 'Skamania'] },
          elsewhere: 'The ocean keeps the coast of Washington cool.',
          source: 'NWS Portland',
        },
      ],
      [
        'Landslides',
        'A slide buried a neighborhood near Oso in March 2014. Wet bluffs above Puget Sound stop trains between Everett and Seattle each winter.',
        {
          where: WEST_OF_CASCADES,
          elsewhere: 'Slides come with the wet winters west of the Cascades.',
          frequency: 'every wet winter',
          source: 'Washington Geological Survey',
        },
      ],
      [
        'Floods',
        'Snowmelt, burned slopes and ice raise the Okanogan, Yakima and Methow, as in May 2018 and February 1996.',
        { where: { counties: WASHINGTON_EAST }, frequency: 'in 1948, 1996 and 2018', source: 'NWS Spokane' },
      ],
      [
        'Floods',
        'Atmospheric rivers raise the Green, Snoqualmie, Puyallup and Cedar rivers and flood streets, as in January 2009 and February 2020.',
        { frequency: 'most winters', source: 'NWS Seattle' },
      ],
      [
        'Coastal Flooding',
        'The king tide of December 27, 2022 flooded homes and firms in South Park in Seattle and low streets around the Sound.',
        {
          where: { oceanWithin: 2 },
          elsewhere: 'High tides flood the shore, not places inland.',
          frequency: 'highest tides each winter',
          source: 'NOAA, Washington Sea Grant',
        },
      ],
      [
        'Volcanic Activity',
        'Ash of Mount St. Helens in May 1980 turned day to night in Yakima and Ritzville and closed I-90 for a week.',
        {
          where: {
            counties: [
              'Yakima',
              'Kittitas',
              'Grant',
              'Adams',
              'Klickitat',
              'Benton',
              'Franklin',
              'Lincoln',
              'Spokane',
              'Whitman',
            ],
          },
          source: 'USGS',
        },
      ],
      [
        'Volcanic Activity',
        'Mudflows of Mount St. Helens in 1980 ran down the Toutle and Cowlitz. Baker and Glacier Peak stand above the Skagit and Nooksack.',
        {
          where: { anyOf: [CASCADE_VOLCANOES, { counties: ['Cowlitz', 'Skagit', 'Skamania'] }] },
          elsewhere: 'Mudflows and heavy ash concern the valleys of the volcanoes and the land east of them.',
          source: 'USGS',
        },
      ],
      [
        'Drought',
        'Farms of the Yakima basin with junior water rights had less than half of it in 2001, 2005 and 2015. From 2023 to 2025 it was short again.',
        {
          where: { counties: WASHINGTON_EAST },
          elsewhere: 'Western Washington has had water limits in drought, seldom cuts that stop a business.',
          frequency: 'in 2001, 2005, 2015 and 2023 to 2025',
          source: 'Washington Department of Ecology',
        },
      ],
      [
        'Freeze',
        'A freeze with snow in April 2022 cut the cherry and apple crops. Cold of November 2022 and January 2024 killed vines and buds.',
        {
          where: { counties: FRUIT_AND_HOPS },
          elsewhere: 'Freezes that ruin a harvest are a matter of the orchards east of the Cascades.',
          source: 'Washington State University Extension',
        },
      ],
      [
        'Dust Storms',
        'Dust from dry wheat land closes I-90 and US-395 between Moses Lake, Ritzville and the Tri-Cities.',
        {
          where: { counties: ['Adams', 'Benton', 'Franklin', 'Grant', 'Lincoln', 'Walla Walla'] },
          elsewhere: 'Dust that stops traffic blows over the dry fields of the Columbia Basin.',
          source: 'NWS Spokane',
        },
      ],
      [
        'Earthquakes',
        'A shallow earthquake near Entiat in 1872 was felt over the whole Northwest, and swarms shook Spokane in 2001.',
        { source: 'USGS' },
      ],
    ],
  },
} satisfies Record<string, StateHazards>;
