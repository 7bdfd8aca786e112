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

/** Earthquakes and volcanoes after USGS, tsunami zones after the Washington Geological Survey, fires after Washington DNR. */

const WEST_OF_CASCADES: Region = { west: -121.7 };
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
const SEATTLE_AND_TACOMA: Region = { counties: ['King', 'Pierce', 'Snohomish', 'Kitsap'] };
const SEATTLE_UPHILL: Region = {
  zips: '98101 98102 98103 98104 98105 98107 98109 98112 98115 98117 98119 98121 98122 98125 98144 98177 98199',
};
const SEATTLE_FAULT_SHORES: Region = { counties: ['King', 'Kitsap', 'Pierce', 'Snohomish', 'Island'], oceanWithin: 2 };

export const washington = {
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
          source: 'Washington Department of Ecology, WAC 296-820 and 296-307',
        },
      ],
      [
        'Wildfire Smoke',
        'Smoke covered Seattle for a week in September 2020 and again in October 2022. State rules protect outdoor workers.',
        {
          where: SEATTLE_AND_TACOMA,
          frequency: 'in 2017, 2018, 2020 and 2022',
          source: 'Puget Sound Clean Air Agency',
        },
      ],
      [
        'Wildfire Smoke',
        'In western Washington, smoke of distant fires fills the air for days, as in September 2020. State rules protect outdoor workers.',
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
        { where: SEATTLE_AND_TACOMA, frequency: 'most winters', source: 'NWS Seattle' },
      ],
      [
        'Winter Storms',
        'In western Washington, snow and ice stop traffic on hills and back roads, as in December 2008, February 2019 and December 2022.',
        { frequency: 'most winters', source: 'NWS Seattle' },
      ],
      [
        'Extreme Heat',
        'The heat dome of June 2021 reached 120 °F at Hanford and 109 °F in Spokane, where the utility cut power in turns.',
        { where: { counties: WASHINGTON_EAST }, frequency: 'every summer above 100 °F', source: 'NWS Spokane' },
      ],
      [
        'Extreme Heat',
        'Olympia reached 110 °F in June 2021, while low tides bared the beaches at midday. Oysters and clams died along Hood Canal.',
        { where: { counties: ['Mason', 'Thurston', 'Kitsap', 'Jefferson'] }, source: 'NWS Seattle, Washington Sea Grant' },
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
        'In western Washington, wet slopes and bluffs slide each winter and close roads. Sites on or below a steep slope are at risk.',
        {
          isOfSomeLots: true,
          where: {
            ...WEST_OF_CASCADES,
            outsideCounties: ['Snohomish', 'King', 'Skagit', 'Island', 'Whatcom'],
          },
          source: 'Washington Geological Survey',
        },
      ],
      [
        'Landslides',
        'In western Washington, wet slopes slide each winter. One buried a neighborhood near Oso in March 2014, and bluffs stop trains between Everett and Seattle.',
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
        'Most streets of Seattle stand well above Puget Sound. The highest tides flood South Park and the low shore of the Duwamish.',
        { where: SEATTLE_UPHILL, isMinor: true, source: 'NOAA, Washington Sea Grant' },
      ],
      [
        'Coastal Flooding',
        'The king tide of December 27, 2022 flooded homes and firms in South Park in Seattle and low streets around the Sound.',
        {
          where: { anyOf: [{ oceanWithin: 2 }, { zips: '98108' }] },
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
