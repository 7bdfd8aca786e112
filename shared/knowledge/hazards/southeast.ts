/** Ranking after the FEMA National Risk Index; hurricane and surge facts after the NOAA National Hurricane Center, sinkholes and faults after USGS. */
import type { StateHazards } from './hazard.ts';

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
