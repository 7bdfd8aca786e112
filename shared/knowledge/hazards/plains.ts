import type { StateHazards } from './hazard.ts';

/** Ranking after the FEMA National Risk Index; tornado, hail and winter facts after NOAA, induced seismicity after USGS, surge of Ike and rain of Harvey after the National Hurricane Center. */

export const plains = {
  AR: {
    name: 'Arkansas',
    hazards: [
      [
        'Tornadoes',
        'The March 2023 Little Rock and Wynne and the May 2024 Rogers tornadoes show that both spring and night-time storms hit cities.',
      ],
      ['Floods', 'The Arkansas River crested at a record in 2019 and overtopped levees at Dardanelle and near Fort Smith.'],
      [
        'Earthquakes',
        'Jonesboro and the northeast lie in the New Madrid zone; USGS gives a 25-40% chance of a magnitude 6 in 50 years.',
      ],
      ['Ice Storms', 'The January 2009 ice storm left northern Arkansas without power for up to three weeks.'],
      ['Severe Thunderstorms', 'Straight-line wind and hail damage poultry houses, roofs and lines from April to June.'],
      ['Extreme Heat', 'Delta heat index values pass 115 °F, with risk for crews and livestock.'],
    ],
  },
  KS: {
    name: 'Kansas',
    hazards: [
      ['Tornadoes', 'Kansas averages more than 80 tornadoes a year; Greensburg was destroyed by an EF5 in 2007.'],
      [
        'Hail',
        'Western Kansas and Wichita see hail of golf-ball size and more, hitting roofs, vehicles and wheat before harvest.',
      ],
      [
        'Drought',
        'The Ogallala aquifer falls each year and exceptional drought in 2022-23 brought the smallest wheat crop in decades.',
      ],
      ['Winter Storms', 'Blizzards close I-70 west of Salina and kill cattle on open range.'],
      [
        'Floods',
        'The Kansas, Neosho and Arkansas rivers flood after slow-moving storms, as in Manhattan in 2018 and Coffeyville in 2007.',
      ],
      [
        'Wildfires',
        'Wind-driven grass fires such as Starbuck (2017) and Four County (2021) burned hundreds of thousands of acres.',
      ],
      ['Dust Storms', 'A March 2025 dust storm on I-70 near Goodland caused a 71-vehicle crash.'],
    ],
  },
  LA: {
    name: 'Louisiana',
    hazards: [
      [
        'Hurricanes',
        'Katrina, Laura and Ida show the range: category 4 wind at Lake Charles and weeks without power in New Orleans.',
      ],
      [
        'Storm Surge',
        'Subsiding parishes below Lake Pontchartrain rely on levees; Laura pushed over 17 feet of water into Cameron.',
      ],
      ['Floods', 'The 2016 Baton Rouge flood put 146,000 homes under water far from any river gauge.'],
      ['Dam and Levee Failure', 'New Orleans lies largely below sea level behind the post-Katrina levee and pump system.'],
      ['Tornadoes', 'EF3 tornadoes struck New Orleans East in 2017 and Arabi in 2022.'],
      [
        'Chemical Releases',
        'Plants and rail lines along the Mississippi between Baton Rouge and New Orleans and in Lake Charles bring shelter-in-place orders.',
      ],
      ['Extreme Heat', 'Long humid heat with index values above 110 °F strains staff and power after storms.'],
    ],
  },
  NE: {
    name: 'Nebraska',
    hazards: [
      ['Tornadoes', 'The April 2024 Elkhorn and Lincoln tornadoes and the 2014 Pilger twins struck within minutes of warning.'],
      ['Floods', 'The March 2019 bomb cyclone broke Spencer Dam and cut the Platte valley and Offutt Air Force Base off.'],
      ['Hail', 'The Panhandle and Platte valley see some of the largest hail in the nation, ruining center pivots and corn.'],
      ['Winter Storms', 'Ground blizzards close I-80, the freight spine of the state, for a day or more.'],
      ['Drought', 'Pivot-irrigated corn and Sandhills range suffered record drought in 2012 and 2022.'],
      ['Extreme Cold', 'Arctic outbreaks such as February 2021 bring rolling outages in the Southwest Power Pool.'],
    ],
  },
  ND: {
    name: 'North Dakota',
    hazards: [
      ['Winter Storms', 'Red River valley blizzards close I-29 and I-94 several times each winter.'],
      ['Extreme Cold', 'Wind chill below -50 °F keeps schools, crews and trucks at home and freezes well sites in the Bakken.'],
      ['Floods', 'The flat Red River floods Fargo and Grand Forks at snowmelt (1997, 2009), the Souris flooded Minot in 2011.'],
      ['Severe Thunderstorms', 'Summer derechos such as June 2025 at Enderlin bring 100 mph wind and strong tornadoes.'],
      ['Drought', 'The 2021 drought was the worst since the 1930s for spring wheat and ranches.'],
      ['Wildfires', 'October 2024 wind-driven fires near Ray and Tioga burned homes and oilfield sites.'],
    ],
  },
  OK: {
    name: 'Oklahoma',
    hazards: [
      [
        'Tornadoes',
        'Moore was struck by an F5 tornado in 1999 and an EF5 in 2013; Oklahoma City lies in the most tornado-prone metro of the country.',
      ],
      ['Hail', 'Central Oklahoma sees baseball-size hail most springs; it totals roofs and vehicle fleets.'],
      ['Ice Storms', 'October 2020 ice cut power to 500,000 customers, parts of Oklahoma City for two weeks.'],
      ['Earthquakes', 'Wastewater disposal raised seismicity sharply; Pawnee shook at 5.8 in 2016.'],
      ['Wildfires', 'Panhandle and Stillwater grass fires (March 2025: over 400 homes) run with 60 mph wind.'],
      ['Drought', 'Flash drought empties stock ponds and Lake Altus within one season.'],
      ['Floods', 'The Arkansas River flood of 2019 put Webbers Falls and Muskogee under water.'],
    ],
  },
  SD: {
    name: 'South Dakota',
    hazards: [
      [
        'Winter Storms',
        'The October 2013 Atlas blizzard and December 2022 storms closed I-90 and killed tens of thousands of cattle.',
      ],
      ['Severe Thunderstorms', 'The May 2022 derecho struck Sioux Falls with 97 mph gusts and a wall of dust.'],
      ['Hail', 'Vivian holds the US record hailstone, 8 inches across; Rapid City roofs are replaced every few years.'],
      ['Floods', 'Rapid City lost 238 people in 1972; the Big Sioux broke its record and a rail bridge in June 2024.'],
      ['Drought', 'West River ranches sell down herds when stock dams dry up, as in 2021.'],
      ['Extreme Cold', 'Wind chill of -45 °F freezes livestock water and strands staff outside the towns.'],
    ],
  },
  TX: {
    name: 'Texas',
    hazards: [
      [
        'Hurricanes',
        'Harvey, Ike and Beryl show Gulf wind and rain; Beryl left 2.2 million Houston customers without power in July 2024.',
        { where: { oceanWithin: 100 }, elsewhere: 'This far from the Gulf, a hurricane arrives as rain: see floods.' },
      ],
      [
        'Storm Surge',
        'On the coast from Port Arthur and Galveston to Corpus Christi and South Padre: Ike (2008) drove 15 to 20 feet of water over the Bolivar Peninsula (NHC).',
        { where: { oceanWithin: 25 }, elsewhere: 'Storm surge stays within about 25 miles of the Gulf.' },
      ],
      [
        'Flash Floods',
        'Flash Flood Alley runs from San Antonio to Dallas; the Guadalupe disaster of July 2025 was among the deadliest floods in the country.',
      ],
      [
        'Floods',
        'Harvey dropped up to 60 inches of rain on Southeast Texas in 2017; the Brazos, Trinity and Sabine flood for weeks.',
      ],
      ['Tornadoes', 'Texas has the most tornadoes of any state; Dallas was struck by an EF3 in October 2019.'],
      ['Extreme Heat', 'ERCOT sets demand records each summer with weeks above 100 °F in Dallas, Austin and San Antonio.'],
      [
        'Winter Storms',
        'Winter Storm Uri in February 2021 left 4.5 million customers without power and half the state without safe water.',
      ],
      [
        'Hail',
        'The Dallas-Fort Worth and San Antonio areas lead the country in insured hail loss.',
        { where: { oceanBeyond: 60 }, elsewhere: 'Damaging hail is an inland hazard in Texas.' },
      ],
      [
        'Dust Storms',
        'Spring winds lift walls of dust over the South Plains and the Trans-Pecos; drivers lose sight of the road within seconds (NWS).',
        { where: { west: -100 }, elsewhere: 'Dust storms belong to West Texas.' },
      ],
      [
        'Wildfires',
        'The Smokehouse Creek Fire of February 2024 burned over a million acres of the Panhandle; Bastrop lost 1,600 homes in 2011.',
        { where: { oceanBeyond: 60 }, elsewhere: 'Large Texas wildfires burn inland, away from the humid coast.' },
      ],
      [
        'Drought',
        'The Rio Grande valley and Panhandle lose sugar, cotton and cattle production in dry years; Corpus Christi limits industrial water.',
      ],
    ],
  },
} satisfies Record<string, StateHazards>;
