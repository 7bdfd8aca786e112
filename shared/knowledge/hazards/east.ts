import type { StateHazards } from './hazard.ts';

/** Ranking after the FEMA National Risk Index; hurricane and surge facts after the NOAA National Hurricane Center, sinkholes and faults after USGS. */

export const southeast = {
  AL: {
    name: 'Alabama',
    hazards: [
      [
        'Tornadoes',
        'The outbreak of April 27, 2011 killed over 240 people in Alabama and cut TVA power to Huntsville for a week.',
      ],
      ['Hurricanes', 'Sally in 2020 and Ivan in 2004 struck Gulf Shores and Mobile with surge and days of rain.'],
      [
        'Storm Surge',
        'On the coast: Ivan (2004) pushed 10 to 15 feet of water onto Baldwin County (NHC), and surge runs up Mobile Bay into downtown Mobile.',
      ],
      ['Floods', 'Flash floods close Birmingham creeks and roads; Mobile is among the rainiest US cities.'],
      ['Severe Thunderstorms', 'Wind and hail from March to May damage metal roofs and chicken houses.'],
      ['Winter Storms', 'A thin sheet of ice stranded thousands in Birmingham in January 2014.'],
      ['Extreme Heat', 'The Black Belt and Montgomery have months of heat index above 105 °F.'],
    ],
  },
  FL: {
    name: 'Florida',
    hazards: [
      [
        'Hurricanes',
        'Florida takes more US landfalls than any state: Ian (2022), Idalia, Helene and Milton (2024) hit within three seasons.',
      ],
      ['Storm Surge', 'Fort Myers Beach saw up to 15 feet of water in Ian; Tampa Bay is among the most exposed metros.'],
      ['Floods', 'Fort Lauderdale had 26 inches in a day in April 2023; sunny-day tides flood Miami streets.'],
      [
        'Sinkholes',
        'West-central Florida from Tampa to The Villages is karst; ground collapses after dry spells and heavy rain.',
      ],
      [
        'Lightning',
        'The Tampa-Orlando corridor has the highest lightning density in the country, hard on electronics and outdoor crews.',
      ],
      ['Tornadoes', "Milton's outer bands brought over 40 tornadoes to Florida on one October afternoon."],
      ['Extreme Heat', 'Cooling is essential after storm outages: indoor heat caused deaths after Irma.'],
      ['Wildfires', 'Dry springs burn the pine flatwoods: the 1998 fires emptied all of Flagler County and closed I-95.'],
    ],
  },
  GA: {
    name: 'Georgia',
    hazards: [
      [
        'Hurricanes',
        'Michael (2018) and Helene (2024) crossed south and east Georgia with 100 mph wind; Valdosta and Augusta lost power for weeks.',
      ],
      [
        'Storm Surge',
        'On the coast: Matthew (2016) and Irma (2017) flooded Tybee Island, Savannah’s river front and St. Simons, and put US-80 under water.',
      ],
      ['Tornadoes', 'Newnan was hit by an EF4 at night in 2021, Albany in January 2017.'],
      ['Floods', 'Atlanta creeks rose to records in September 2009 and the Chattahoochee corridor floods repeatedly.'],
      ['Severe Thunderstorms', 'Summer storms bring trees onto metro Atlanta lines nearly every week.'],
      ['Winter Storms', 'Two inches of snow stopped Atlanta for two days in January 2014; north Georgia gets ice.'],
      ['Extreme Heat', 'South Georgia packing sheds and job sites work at heat index values above 108 °F.'],
    ],
  },
  KY: {
    name: 'Kentucky',
    hazards: [
      [
        'Floods',
        'Eastern Kentucky lost 45 people in the July 2022 floods; April 2025 brought the Kentucky River to Frankfort again.',
      ],
      ['Tornadoes', 'The December 2021 tornado crossed Mayfield and Dawson Springs by night; London was struck in May 2025.'],
      ['Ice Storms', 'The January 2009 ice storm cut power to 770,000 customers, some for a month.'],
      ['Severe Thunderstorms', "Hurricane Ike's wind in 2008 and spring lines cut Louisville power for over a week."],
      ['Landslides', 'Appalachian roads slide after each wet winter; I-75 at Jellico is a known spot.'],
      ['Earthquakes', 'Paducah and the Purchase area lie in the New Madrid zone.'],
    ],
  },
  MS: {
    name: 'Mississippi',
    hazards: [
      ['Tornadoes', 'Rolling Fork and Amory were struck by EF4 and EF3 tornadoes on one night in March 2023.'],
      ['Hurricanes', 'Katrina pushed a 28-foot surge across Bay St. Louis, Gulfport and Biloxi.'],
      ['Floods', 'The Pearl River and the South Delta backwater (six months in 2019) flood homes and fields.'],
      ['Storm Surge', 'US-90 and the casino and port strip lie within a few feet of the Sound.'],
      ['Severe Thunderstorms', 'June 2023 storms left Jackson without power for days in high heat.'],
      ['Ice Storms', "Ice in February 2021 broke Jackson's water system for weeks."],
    ],
  },
  NC: {
    name: 'North Carolina',
    hazards: [
      ['Hurricanes', "Florence (2018) flooded the coast for weeks; Helene (2024) destroyed Asheville's water system and I-40."],
      ['Floods', 'The Neuse, Lumber and French Broad have reached records in the last ten years.'],
      ['Landslides', 'Helene set off about 2,000 slides in the western mountains, cutting valleys off for weeks.'],
      ['Storm Surge', 'The Outer Banks and Wilmington face surge and overwash on NC-12.'],
      ['Tornadoes', 'Raleigh (2011) and Rocky Mount (2023, a Pfizer plant) were struck by EF3 tornadoes.'],
      ['Winter Storms', 'Piedmont ice as in December 2002 left 1.7 million customers without power.'],
      ['Wildfires', 'Blown-down trees from Helene fed the March 2025 fires in Polk County.'],
    ],
  },
  SC: {
    name: 'South Carolina',
    hazards: [
      [
        'Hurricanes',
        'Hugo (1989), Matthew and Helene show coast and Upstate exposure; I-26 lane reversal takes staff away for days.',
      ],
      ['Storm Surge', 'Charleston floods at high tide about 70 days a year before any storm.'],
      ['Floods', 'The October 2015 flood broke 50 dams and the Columbia canal that supplies city water.'],
      ['Earthquakes', "Charleston's 1886 magnitude 7 is the largest on the East Coast; small quakes near Elgin continue."],
      ['Tornadoes', 'Easter 2020 brought 21 tornadoes from Seneca to the Lowcountry.'],
      ['Extreme Heat', 'Columbia calls itself famously hot; heat index above 110 °F stops outdoor crews.'],
    ],
  },
  TN: {
    name: 'Tennessee',
    hazards: [
      ['Tornadoes', 'Nashville and Cookeville were struck by night in March 2020, Clarksville in December 2023.'],
      ['Floods', 'Nashville went under in May 2010, Waverly had 17 inches in August 2021, Helene hit Erwin in 2024.'],
      ['Severe Thunderstorms', 'The June 2023 Memphis storms left 120,000 customers without power for days.'],
      ['Earthquakes', 'Memphis is the largest city in the New Madrid zone, with few buildings built for it.'],
      ['Ice Storms', 'Memphis ice in February 2022 broke lines and water pressure for a week.'],
      ['Wildfires', 'The 2016 Gatlinburg fire destroyed 2,500 buildings in one night of mountain wind.'],
    ],
  },
  VA: {
    name: 'Virginia',
    hazards: [
      [
        'Hurricanes',
        "Isabel (2003) cut power to 1.8 million customers; Helene's remains closed I-81 and flooded Damascus in 2024.",
      ],
      [
        'Coastal Flooding',
        'Norfolk has the fastest relative sea-level rise on the East Coast; streets flood at spring tides, and Isabel’s surge brought a tide of nearly 8 feet in 2003.',
      ],
      ['Floods', 'Nelson County (Camille) and Buchanan County lost roads and towns to mountain rain.'],
      ['Winter Storms', 'I-95 near Fredericksburg trapped drivers for 24 hours in January 2022.'],
      ['Severe Thunderstorms', 'The June 2012 derecho took out power and 911 service in Northern Virginia.'],
      ['Earthquakes', 'The 2011 Mineral earthquake (5.8) stopped North Anna and damaged buildings to Washington.'],
    ],
  },
  WV: {
    name: 'West Virginia',
    hazards: [
      [
        'Floods',
        'The June 2016 flood killed 23 in Greenbrier and Kanawha counties; Wheeling Creek took lives again in June 2025.',
      ],
      ['Landslides', 'Steep cut slopes slide onto the few valley roads and rail lines after every wet spell.'],
      ['Winter Storms', 'Superstorm Sandy brought three feet of wet snow in 2012; mountain roads close for days.'],
      ['Chemical Releases', 'The 2014 Freedom Industries spill left 300,000 people around Charleston without tap water.'],
      ['Power Outages', 'The 2012 derecho left half the state without power in a heat wave, some for two weeks.'],
      [
        'Dam and Levee Failure',
        'Coal impoundments above the hollows failed at Buffalo Creek; Bluestone Dam protects Charleston.',
      ],
    ],
  },
} satisfies Record<string, StateHazards>;

/** Ranking after the FEMA National Risk Index; coastal flood days and nor'easters after NOAA. */

export const northeast = {
  CT: {
    name: 'Connecticut',
    hazards: [
      ['Winter Storms', 'The October 2011 snow cut power to 880,000 customers for up to 11 days; roofs failed in February 2011.'],
      [
        'Hurricanes',
        'Sandy and Isaias (2020) brought down trees on lines in every town; the 1938 hurricane shows the worst case.',
      ],
      ['Coastal Flooding', 'The Metro-North line, Bridgeport and New Haven harbor lie in the Long Island Sound surge zone.'],
      ['Floods', 'Oxford and Southbury had 10 inches in August 2024 and lost roads; the Naugatuck valley flooded in 1955.'],
      ['Severe Thunderstorms', 'Macrobursts such as May 2018 closed Brookfield and Southbury roads for a week.'],
    ],
  },
  DE: {
    name: 'Delaware',
    hazards: [
      [
        'Coastal Flooding',
        "Delaware is the lowest-lying state; Route 1 at Dewey and Bowers Beach floods in nor'easters and hurricane surge.",
      ],
      ['Hurricanes', "Isaias (2020) brought a 29-mile tornado; Ida flooded Wilmington's Northeast side in 2021."],
      ['Floods', 'The Brandywine crested at a record in September 2021 and put Wilmington streets under water.'],
      ['Winter Storms', 'The February 2010 storms closed state roads to all traffic for two days.'],
      ['Chemical Releases', 'Delaware City refinery, the Edgemoor corridor and I-495 tank traffic can bring shelter orders.'],
    ],
  },
  DC: {
    name: 'District of Columbia',
    hazards: [
      [
        'Extreme Weather',
        'The 2012 derecho, urban heat of the 2012 and 2024 summers and July 2023 storms each cut power to tens of thousands.',
      ],
      [
        'Floods',
        'Federal Triangle offices and the National Archives flooded in 2006; Rhode Island Avenue NE was under six feet of water in August 2023.',
      ],
      ['Winter Storms', 'Snow of two feet, as in January 2016, closes Metro above ground and federal offices for days.'],
      ['Coastal Flooding', 'Tides and surge on the Potomac and Anacostia flood Georgetown, the Wharf and the Navy Yard.'],
      ['Extreme Heat', 'Row-house wards east of the Anacostia run up to 15 °F hotter than the parks.'],
      ['Power Outages', 'Underground vault fires and Pepco feeder failures close blocks at short notice.'],
    ],
  },
  ME: {
    name: 'Maine',
    hazards: [
      ['Winter Storms', "Nor'easters bring two feet of snow and cut Central Maine Power lines for days."],
      [
        'Coastal Flooding',
        'The surge of the January 2024 storms set a record tide in Portland and damaged wharves along most of the working waterfront.',
      ],
      ['Ice Storms', 'The 1998 ice storm left half the state without power, some for three weeks.'],
      ['Floods', 'The Kennebec and Androscoggin flooded Skowhegan, Rumford and Augusta in December 2023.'],
      ['Extreme Cold', 'Heating oil outages at -20 °F freeze buildings in Aroostook within a night.'],
    ],
  },
  MD: {
    name: 'Maryland',
    hazards: [
      [
        'Coastal Flooding',
        'Annapolis City Dock and Dorchester roads flood dozens of days a year from Chesapeake tides, and surge comes on top.',
      ],
      ['Flash Floods', 'Old Ellicott City was devastated in 2016 and 2018; Westernport flooded in May 2025.'],
      ['Hurricanes', "Isabel's surge reached Baltimore's Inner Harbor in 2003; Agnes (1972) is the river benchmark."],
      ['Winter Storms', 'Garrett County snow and the 2010 and 2016 blizzards closed I-68, I-95 and BWI.'],
      ['Severe Thunderstorms', "The 2012 derecho cut power to Montgomery and Prince George's counties for a week."],
      ['Extreme Heat', 'Baltimore row-house districts see heat emergencies every July.'],
    ],
  },
  MA: {
    name: 'Massachusetts',
    hazards: [
      [
        'Winter Storms',
        "Boston had 110 inches in 2015: roofs collapsed and the MBTA stopped for days; Cape nor'easters cut power.",
      ],
      ['Hurricanes', 'Bob (1991) and the 1938 storm drove surge up Buzzards Bay; the whole South Coast is exposed.'],
      ['Coastal Flooding', 'Surge on record tides in January and March 2018 flooded the Boston Seaport, Scituate and Duxbury.'],
      ['Floods', 'Leominster had 10 inches in five hours in September 2023 and nearly lost a dam.'],
      ['Severe Thunderstorms', 'The Springfield EF3 tornado of June 2011 and yearly microbursts strike inland towns.'],
      ['Extreme Cold', 'February 2023 brought -10 °F to Boston and burst sprinkler pipes in hospitals and offices.'],
    ],
  },
  NH: {
    name: 'New Hampshire',
    hazards: [
      ['Winter Storms', "Nor'easters such as March 2023 leave hill towns without power for most of a week."],
      ['Ice Storms', 'The December 2008 ice storm cut power to more than half the state, some for two weeks.'],
      ['Floods', 'Alstead (2005), the Suncook and the White Mountain notches (December 2023) lost roads and bridges.'],
      ['High Winds', 'Downslope wind off the Whites closes ski lifts, Route 16 and the Kancamagus.'],
      ['Coastal Flooding', 'Hampton Beach and Portsmouth docks flood on storm surge and high tide, as in January 2024.'],
    ],
  },
  NJ: {
    name: 'New Jersey',
    hazards: [
      [
        'Hurricanes',
        'Sandy (2012) cut power to 2.7 million customers; Ida (2021) killed 30 people in New Jersey by flash flood.',
      ],
      [
        'Coastal Flooding',
        'The Shore, Hoboken and the Meadowlands flood on storm surge, as in Sandy; Route 30 and 40 into Atlantic City close.',
      ],
      ['Floods', 'The Passaic, Raritan (Manville, Bound Brook) and city streets flood in remnant storms.'],
      ['Winter Storms', "Nor'easters stop NJ Transit, the Turnpike and Newark airport, as in February 2021."],
      ['Chemical Releases', 'The Linden-Newark refinery and chemical corridor can bring shelter and evacuation orders.'],
      ['Wildfires', 'The Jones Road fire of April 2025 burned 15,000 acres of Pinelands and closed the Garden State Parkway.'],
    ],
  },
  NY: {
    name: 'New York',
    hazards: [
      [
        'Winter Storms',
        'The December 2022 Buffalo blizzard stopped even emergency services; lake-effect bands drop six feet near Lake Erie and Ontario.',
      ],
      [
        'Hurricanes',
        "Sandy flooded subways and Lower Manhattan in 2012; Ida's rain killed people in basement apartments in 2021.",
      ],
      ['Coastal Flooding', 'The Rockaways, Freeport and lower Manhattan flood on surge and high tide.'],
      [
        'Floods',
        'Southern Tier rivers (Binghamton 2011) and Hudson valley flash floods (West Point, July 2023) cut rail and Route 9W.',
      ],
      ['Extreme Heat', 'Con Edison feeders fail in heat waves, as in southeast Brooklyn in July 2019.'],
      ['Severe Thunderstorms', 'Upstate tornadoes and macrobursts (Rome, July 2024) take roofs and lines.'],
    ],
  },
  PA: {
    name: 'Pennsylvania',
    hazards: [
      ['Floods', 'Agnes (1972), Lee (2011) and Ida (2021) put the Susquehanna and Schuylkill valleys under water.'],
      ['Winter Storms', 'Lake-effect snow closes I-90 at Erie; ice and squalls close I-80 and I-81.'],
      ['Severe Thunderstorms', 'The April 2025 Pittsburgh windstorm left 400,000 customers without power, some for 10 days.'],
      ['Hurricanes', 'Remnant storms bring the worst floods and tornadoes; I-676 in Philadelphia filled like a canal in Ida.'],
      ['Landslides', 'Allegheny County clay slopes close Route 30 and local roads each wet spring.'],
      ['Sinkholes', 'Limestone in the Lehigh, Lebanon and King of Prussia areas opens under roads and mains.'],
    ],
  },
  RI: {
    name: 'Rhode Island',
    hazards: [
      [
        'Hurricanes',
        'The 1938 hurricane and Carol (1954) drove 13 feet of water up Narragansett Bay; the Fox Point Barrier protects downtown only.',
      ],
      [
        'Coastal Flooding',
        'Warren, Westerly and Matunuck roads flood on ordinary storm tides, and hurricane surge funnels up the bay.',
      ],
      ['Winter Storms', 'The 1978 blizzard stopped the state for a week; January 2022 brought two feet again.'],
      ['Floods', 'The Pawtuxet put the Warwick Mall and I-95 under water in March 2010.'],
      ['Power Outages', 'Wind on coastal lines, as in October 2017 and Henri, brings multi-day outages in South County.'],
    ],
  },
  VT: {
    name: 'Vermont',
    hazards: [
      ['Floods', 'Irene (2011) and the floods of July 2023 and July 2024 flooded the downtowns of Montpelier, Barre and Ludlow.'],
      ['Winter Storms', 'Wet snow such as December 2022 cut power to 70,000 customers for days on hill roads.'],
      ['Ice Storms', 'The 1998 and 2013 ice storms took out lines and sugar bushes in the Champlain valley.'],
      ['Landslides', 'Saturated slopes closed Route 108 and homes in Barre in 2023.'],
      ['Extreme Cold', 'The Northeast Kingdom goes below -30 °F; heating failure is an emergency within hours.'],
    ],
  },
} satisfies Record<string, StateHazards>;
