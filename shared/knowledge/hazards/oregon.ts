import { CASCADE_CREST, CASCADE_VOLCANOES, CASCADIA, CASCADIA_COAST } from '../places/named-regions.ts';
import type { Region } from '../places/region.ts';
import type { StateHazards } from './hazard.ts';

/** Earthquakes and volcanoes after USGS, tsunami zones after DOGAMI, fires after the Oregon Department of Forestry. */

const EAST_OF_CASCADES: Region = { east: -121.7 };
const WILLAMETTE = ['Multnomah', 'Washington', 'Clackamas', 'Yamhill', 'Marion', 'Polk', 'Benton', 'Linn', 'Lane', 'Columbia'];
const OREGON_COAST_RANGE = ['Clatsop', 'Tillamook', 'Lincoln', 'Coos', 'Curry', 'Columbia', 'Douglas'];
const SOUTHERN_OREGON = ['Jackson', 'Josephine', 'Douglas'];

export const oregon = {
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
        'East wind from the Gorge brought ice to Salem in February 2021 and to Portland and Springfield in January 2024. Power was out for days.',
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
        'In February 1996, the Willamette came within inches of the top of the Portland seawall. It flooded much of Oregon City.',
        { where: { counties: ['Multnomah', 'Clackamas'] }, frequency: 'great floods in 1964 and 1996', source: 'The Oregonian' },
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
} satisfies Record<string, StateHazards>;
