import type { StateHazards } from './hazard.ts';

/** Ranking after the FEMA National Risk Index; faults and volcanoes after USGS, tsunami zones after NOAA. */

export const pacific = {
  AK: {
    name: 'Alaska',
    hazards: [
      [
        'Earthquakes',
        'Alaska is the most seismically active state; the 1964 magnitude 9.2 and the 2018 Anchorage earthquake cut roads, utilities and the port.',
      ],
      [
        'Extreme Cold',
        'Interior Alaska drops below -40 °F: heating loss freezes pipes within hours and aircraft and diesel stop running.',
      ],
      [
        'Winter Storms',
        'Bering Sea and Gulf of Alaska storms close the few roads, barge landings and airfields that bring in supplies.',
      ],
      ['Tsunamis', 'Coastal towns from Kodiak to Seward have only minutes after a nearby subduction earthquake.'],
      [
        'Floods',
        'Glacier lakes burst into Juneau in August of 2023, 2024 and 2025; the remnants of Typhoon Halong destroyed much of Kipnuk in October 2025.',
      ],
      ['Wildfires', 'Interior boreal fires burn more than a million acres in bad summers and close the Parks Highway.'],
      ['Volcanic Activity', 'Ash from Redoubt, Spurr or Shishaldin grounds flights that carry staff, mail and freight.'],
      [
        'Avalanches',
        'Slides cut the Seward Highway most winters, and avalanches have taken down the power line into Juneau (2008, 2009).',
      ],
    ],
  },
  CA: {
    name: 'California',
    hazards: [
      [
        'Earthquakes',
        'USGS puts the chance of a magnitude 6.7 or larger earthquake in California within 30 years above 99% (San Andreas, Hayward and San Jacinto faults).',
      ],
      ['Wildfires', 'Santa Ana and Diablo winds drive fires into towns, as in Paradise in 2018 and Los Angeles in January 2025.'],
      [
        'Power Outages',
        'PG&E, SCE and SDG&E switch lines off in high fire danger (public safety power shutoffs), often for days.',
      ],
      ['Floods', 'Atmospheric rivers overwhelm creeks and the Sacramento-San Joaquin levees, as in the winter of 2022-23.'],
      ['Drought', 'Multi-year droughts bring water curtailments and fallowed land, worst in the Central Valley.'],
      ['Landslides', 'Burned slopes turn into debris flows in the first heavy rain, as in Montecito in 2018.'],
      [
        'Extreme Heat',
        'Inland valleys pass 110 °F and the grid operator calls Flex Alerts; Cal/OSHA heat rules limit outdoor work.',
      ],
    ],
  },
  HI: {
    name: 'Hawaii',
    hazards: [
      [
        'Hurricanes',
        'A direct hit such as Iniki in 1992 stops the ports on which the islands depend for about 85% of their food and almost all goods.',
      ],
      ['Tsunamis', 'All coasts are in the path of Pacific-wide tsunamis; Hilo was destroyed in 1946 and 1960.'],
      ['Volcanic Activity', 'Kilauea and Mauna Loa send lava and vog; the 2018 Puna eruption destroyed over 700 buildings.'],
      ['Wildfires', 'Dry invasive grass and downslope winds burned Lahaina in August 2023 within hours.'],
      [
        'Flash Floods',
        'Kona lows and trade-wind downpours fill streams within minutes, as on Kauai in April 2018 with 49 inches in a day.',
      ],
      ['Earthquakes', 'The flanks of the Big Island volcanoes slip; a magnitude 6.9 struck in May 2018.'],
    ],
  },
  OR: {
    name: 'Oregon',
    hazards: [
      [
        'Earthquakes',
        'A Cascadia subduction zone magnitude 9 earthquake would cut bridges and the Portland fuel hub for weeks to months.',
      ],
      ['Wildfires', 'The 2020 Labor Day fires burned over a million acres and the towns of Talent, Phoenix and Detroit.'],
      [
        'Winter Storms',
        'Columbia Gorge east winds bring ice to the Willamette Valley; the February 2021 and January 2024 ice storms cut power for days.',
      ],
      ['Tsunamis', 'Coast towns such as Seaside have 15 to 25 minutes after a Cascadia earthquake.'],
      ['Extreme Heat', 'The June 2021 heat dome reached 116 °F in Portland, where many buildings have no air conditioning.'],
      ['Landslides', 'Saturated Coast Range slopes close Highways 6, 30 and 101 nearly every winter.'],
      ['Floods', 'February 1996 put the Willamette and Tillamook valleys under water; coast rivers repeat it most winters.'],
    ],
  },
  WA: {
    name: 'Washington',
    hazards: [
      [
        'Earthquakes',
        'Cascadia subduction, Seattle Fault and deep Nisqually-type earthquakes threaten the Puget Sound corridor, its bridges and unreinforced brick buildings.',
      ],
      [
        'Floods',
        'Atmospheric rivers flood the Skagit, Snohomish, Chehalis and Green River valleys and have closed I-5 at Chehalis for days.',
      ],
      ['Wildfires', 'Fires east of the Cascades burn towns and lines; Malden lost most of its buildings in 2020.'],
      [
        'Wildfire Smoke',
        'Late-summer smoke has given Seattle and Spokane hazardous air for a week at a time; state rules protect outdoor workers from it.',
      ],
      [
        'Volcanic Activity',
        'Mount Rainier lahars can reach Orting, Puyallup and Tacoma tide flats; USGS runs a lahar warning system there.',
      ],
      ['Winter Storms', 'November windstorms and Fraser outflow ice bring long outages, as in the November 2024 bomb cyclone.'],
      ['Tsunamis', 'The outer coast at Westport and Ocean Shores has under 30 minutes after a Cascadia earthquake.'],
    ],
  },
} satisfies Record<string, StateHazards>;
