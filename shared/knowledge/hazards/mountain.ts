import type { StateHazards } from './hazard.ts';

/** Ranking after the FEMA National Risk Index; earthquakes after USGS, monsoon and winter hazards after the National Weather Service. Utah's chance: WGUEP 2016 (UGS, USGS); Wyoming's acres: State Forestry, 2024. */

export const mountain = {
  AZ: {
    name: 'Arizona',
    hazards: [
      [
        'Extreme Heat',
        'Phoenix had 31 days in a row at 110 °F or more in 2023; cooling loss makes buildings unusable within hours.',
      ],
      ['Wildfires', 'Fires around Flagstaff, the Rim country and the White Mountains force evacuations each June.'],
      ['Flash Floods', 'Monsoon storms flood washes and burn scars within minutes, as at Flagstaff in 2021 and 2022.'],
      ['Drought', 'Colorado River shortage cuts fall on Arizona first; Pinal County farms have lost their canal water.'],
      ['Dust Storms', 'Haboobs bring visibility on I-10 between Phoenix and Tucson to zero in minutes.'],
      ['Severe Thunderstorms', 'Monsoon microbursts topple transmission poles and take roofs in the Phoenix and Tucson valleys.'],
    ],
  },
  CO: {
    name: 'Colorado',
    hazards: [
      ['Wildfires', 'The Marshall Fire burned more than 1,000 homes near Boulder in one winter afternoon of 100 mph winds.'],
      [
        'Hail',
        'The Front Range from Pueblo to Fort Collins is among the costliest hail areas in the country; May 2017 cost about $2.3 billion.',
      ],
      ['Flash Floods', 'Canyon floods cut off towns, as in September 2013 when Lyons and Estes Park lost their roads.'],
      ['Winter Storms', 'Upslope blizzards close I-70, I-25 and Denver International Airport, as in March 2019 and 2021.'],
      [
        'Tornadoes',
        'Weld County reports more tornadoes than any other county in the country; Windsor was struck by an EF3 in May 2008.',
      ],
      ['Drought', 'Low snowpack leads to water restrictions on both sides of the Divide.'],
      ['Avalanches', 'Slides close I-70 at the Eisenhower Tunnel and Red Mountain Pass and isolate mountain towns.'],
    ],
  },
  ID: {
    name: 'Idaho',
    hazards: [
      [
        'Wildfires',
        'Range and forest fires in the Boise foothills and the Salmon country threaten power lines and close highways.',
      ],
      ['Wildfire Smoke', 'The Treasure Valley traps smoke from fires all over the Northwest for weeks in August and September.'],
      ['Winter Storms', 'Heavy snow closes US-95, the only highway between north and south, and I-90 at Lookout Pass.'],
      ['Earthquakes', 'Stanley (6.5 in 2020) and Borah Peak (6.9 in 1983) show that central Idaho faults are active.'],
      ['Floods', 'Fast snowmelt and ice jams flood the Boise, Payette and Big Wood rivers.'],
      ['Landslides', 'Slides such as the 2020 rockfall near Riggins close US-95 for weeks.'],
    ],
  },
  MT: {
    name: 'Montana',
    hazards: [
      ['Wildfires', 'Western valleys and eastern grassland burn: the Lodgepole Complex in 2017 took 270,000 acres of range.'],
      ['Winter Storms', 'Blizzards close I-90 and I-15 and strand deliveries for days between towns 80 miles apart.'],
      ['Extreme Cold', 'Arctic outbreaks reach -40 °F along the Hi-Line, stopping diesel engines and freezing water mains.'],
      ['Floods', 'The June 2022 Yellowstone flood washed out the road and water systems of Gardiner and Red Lodge.'],
      ['Earthquakes', 'The Intermountain Seismic Belt runs past Helena and Hebgen Lake (7.3 in 1959).'],
      ['Hail', 'Billings and the Yellowstone valley have had hailstorms with nine-figure damage.'],
    ],
  },
  NV: {
    name: 'Nevada',
    hazards: [
      ['Extreme Heat', 'Las Vegas set its record of 120 °F in July 2024; roof equipment and transformers fail first.'],
      ['Earthquakes', 'Nevada is the third most seismic state; Wells (2008) and the Reno-Carson Genoa fault show the exposure.'],
      ['Wildfires', 'Sierra-front and cheatgrass fires threaten Reno, Carson City and Elko and their power lines.'],
      ['Flash Floods', 'Desert storms fill Las Vegas washes and underpasses within minutes.'],
      ['Floods', 'The Truckee floods downtown Reno and Sparks in wet winters, as in January 1997.'],
      ['Drought', 'Lake Mead supplies about 90% of Las Vegas water and reached its lowest level in 2022.'],
      ['High Winds', 'Washoe zephyrs and downslope storms overturn trucks on I-580 and bring outages in Reno.'],
    ],
  },
  NM: {
    name: 'New Mexico',
    hazards: [
      ['Wildfires', 'Hermits Peak/Calf Canyon (2022) burned 341,000 acres and South Fork (2024) burned much of Ruidoso.'],
      ['Drought', 'The Rio Grande ran dry through Albuquerque in 2022 and irrigation districts cut deliveries.'],
      ['Flash Floods', 'Monsoon rain on burn scars has flooded Ruidoso and Las Vegas, New Mexico, again and again since 2022.'],
      ['Dust Storms', 'The Lordsburg Playa closes I-10 with deadly zero-visibility dust in spring.'],
      ['High Winds', 'Spring windstorms take down lines and trigger preventive power shutoffs.'],
      [
        'Severe Thunderstorms',
        'Eastern plains storms from Clovis to Hobbs bring large hail, lightning and straight-line wind to oilfields and dairies.',
      ],
    ],
  },
  UT: {
    name: 'Utah',
    hazards: [
      [
        'Earthquakes',
        'The Wasatch Front, home to 80% of Utahns, has a 57% chance of a magnitude 6 or more in 50 years, all faults together (UGS and USGS, 2016); Magna shook at 5.7 in 2020.',
      ],
      ['Wildfires', 'Foothill fires from Saratoga Springs to Brian Head threaten subdivisions and power corridors.'],
      ['Winter Storms', 'Wasatch snow and canyon winds of 100 mph close I-15 and I-80 and cut power in Davis County.'],
      ['Drought', 'Shrinking reservoirs and the Great Salt Lake bring water limits and toxic dust.'],
      ['Floods', 'Snowmelt in 1983 and 2023 sent water through Salt Lake streets; slot canyons flash-flood in summer.'],
      ['Landslides', 'Wet springs move slopes such as Thistle (1983), which cut the railroad and US-6.'],
    ],
  },
  WY: {
    name: 'Wyoming',
    hazards: [
      ['Winter Storms', 'Ground blizzards close I-80 between Laramie and Rawlins more than 50 times in some winters.'],
      ['High Winds', 'Gusts above 80 mph blow over trucks at Elk Mountain and damage roofs in Cheyenne and Casper.'],
      [
        'Wildfires',
        'The 2024 season burned over 810,000 acres, the most since 1988; the Elk and House Draw fires in the northeast took about 270,000 of them.',
      ],
      ['Extreme Cold', 'Basin towns such as Worland and Big Piney reach -40 °F and freeze well heads and mains.'],
      ['Hail', 'Cheyenne lies in one of the most frequent hail areas of North America.'],
      ['Floods', 'The 2017 Wind River and 2010 Lander floods came from fast snowmelt.'],
    ],
  },
} satisfies Record<string, StateHazards>;
