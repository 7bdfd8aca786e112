import type { StateHazards } from './hazard.ts';

/** Ranking after the FEMA National Risk Index; derecho, snow and tornado facts after NOAA, New Madrid and Wabash after USGS, heat deaths of 1980 after CDC (JAMA 1982). */

export const midwest = {
  IL: {
    name: 'Illinois',
    hazards: [
      ['Tornadoes', 'Roofs failed at an Edwardsville warehouse in 2021 and Washington, IL was struck by an EF4 in 2013.'],
      ['Floods', 'The Mississippi, Illinois and Des Plaines rivers flood; Chicago basements fill when the deep tunnel is full.'],
      ['Winter Storms', "Lake-effect snow and blizzards such as February 2011 close Lake Shore Drive, I-57 and O'Hare."],
      [
        'Severe Thunderstorms',
        'Derechos cross the state in summer; July 2024 brought 32 tornadoes to the Chicago area in one night.',
      ],
      ['Extreme Heat', 'The 1995 Chicago heat wave killed over 700 people and overloaded transformers.'],
      ['Earthquakes', 'Southern Illinois lies between the New Madrid and Wabash Valley zones.'],
    ],
  },
  IN: {
    name: 'Indiana',
    hazards: [
      ['Tornadoes', 'Sullivan and Whiteland in 2023 and Kokomo in 2016 show tornadoes from spring to fall.'],
      ['Severe Thunderstorms', 'Straight-line wind takes down lines and metal roofs across central Indiana every summer.'],
      ['Floods', 'The Wabash, White and Ohio rivers flood; Columbus lost its hospital for months in 2008.'],
      ['Winter Storms', 'Lake-effect bands bury South Bend and the Indiana Toll Road while Indianapolis gets ice.'],
      ['Ice Storms', 'Southern counties lost power for a week in January 2009.'],
      ['Earthquakes', 'The Wabash Valley zone produced a 5.4 in 2008; Evansville sits nearest.'],
    ],
  },
  IA: {
    name: 'Iowa',
    hazards: [
      [
        'Severe Thunderstorms',
        'The August 2020 derecho struck Cedar Rapids with 140 mph gusts; power was out for two weeks and $11 billion lost.',
      ],
      [
        'Floods',
        'Flooding gutted downtown Cedar Rapids (2008) and Spencer and Rock Valley (June 2024); the Missouri River flooded in 2019.',
      ],
      ['Tornadoes', 'Greenfield (EF4, May 2024) and Parkersburg (EF5, 2008) lost much of their towns in minutes.'],
      ['Winter Storms', 'Open-country blizzards close I-80 and I-35 and stop feed, milk and livestock trucks.'],
      ['Drought', 'Four dry years to 2024 lowered the Mississippi barge channel and raised nitrate treatment in Des Moines.'],
      ['Extreme Cold', 'January 2019 brought wind chill of -55 °F and gas supply alerts.'],
    ],
  },
  MI: {
    name: 'Michigan',
    hazards: [
      ['Winter Storms', 'Lake-effect snow closes US-131 and I-94; the Upper Peninsula gets more than 200 inches.'],
      [
        'Power Outages',
        'DTE and Consumers lines fail in ice and wind: February 2023 ice took out 700,000 customers for up to a week.',
      ],
      ['Floods', 'Detroit freeways and basements flooded in June 2021; Grand Rapids and Midland flood from their rivers.'],
      ['Dam and Levee Failure', 'The Edenville and Sanford dams failed in May 2020 and flooded Midland and its chemical plant.'],
      ['Severe Thunderstorms', 'Summer lines of storms take trees and lines down from Grand Rapids to Detroit.'],
      ['Extreme Cold', 'The January 2019 vortex with a compressor fire made Consumers Energy ask plants to stop gas use.'],
    ],
  },
  MN: {
    name: 'Minnesota',
    hazards: [
      ['Winter Storms', 'Blizzards in the Red River valley and heavy Twin Cities snow load roofs and stop I-94 and I-35.'],
      ['Extreme Cold', 'Wind chill under -50 °F closes schools and deliveries and freezes sprinkler pipes.'],
      ['Tornadoes', "North Minneapolis (2011) and southern Minnesota's 2010 outbreak show the summer exposure."],
      ['Floods', 'The Red, Minnesota and Mississippi flood at snowmelt; Rapidan Dam was bypassed in June 2024.'],
      ['Severe Thunderstorms', 'Twin Cities hail of June 2017 and August 2023 cost billions in roofs and vehicles.'],
      ['Wildfires', 'The 2025 Brimson-area and earlier Boundary Waters fires show the risk in the northeast.'],
    ],
  },
  MO: {
    name: 'Missouri',
    hazards: [
      ['Tornadoes', 'The 2011 Joplin EF5 destroyed a hospital and 500 businesses; St. Louis was hit by an EF3 in May 2025.'],
      ['Floods', 'The Missouri and Mississippi flooded in 1993 and 2019; St. Louis had 9 inches in a day in July 2022.'],
      [
        'Earthquakes',
        'The Bootheel lies on the New Madrid fault, whose 1811-12 quakes reached magnitude 7 and more; St. Louis brick is exposed.',
      ],
      ['Ice Storms', 'Springfield was without power for up to two weeks in January 2007.'],
      ['Severe Thunderstorms', 'Spring hail and wind lines cross I-44 and I-70 and close Kansas City and St. Louis airports.'],
      [
        'Extreme Heat',
        'The July 1980 heat wave caused hundreds of deaths in Kansas City and St. Louis, most in homes without air conditioning (CDC).',
      ],
    ],
  },
  OH: {
    name: 'Ohio',
    hazards: [
      [
        'Severe Thunderstorms',
        'The June 2012 derecho left a million Ohio customers without power; August 2024 storms did so around Cleveland for a week.',
      ],
      ['Tornadoes', 'Dayton lost 4,000 homes, plants and its water pumps to 15 tornadoes on Memorial Day 2019.'],
      ['Floods', 'The Ohio River and the Blanchard at Findlay flood; flash floods fill Columbus and Cincinnati underpasses.'],
      ['Winter Storms', 'Lake Erie snow bands close I-90 east of Cleveland; ice and wind isolate the rest.'],
      [
        'Chemical Releases',
        'The East Palestine derailment of February 2023 evacuated the town and polluted its creeks; I-75 and Norfolk Southern lines carry the same cargo elsewhere.',
      ],
      ['Landslides', 'Clay hillsides around Cincinnati have one of the highest landslide costs per head in the country (USGS).'],
    ],
  },
  WI: {
    name: 'Wisconsin',
    hazards: [
      ['Winter Storms', 'Snow and ice close I-94 and I-39; farm roofs collapse and milk pick-up fails.'],
      ['Floods', 'Milwaukee had a record 14 inches in August 2025; the Kickapoo and Madison lakes flooded in 2018.'],
      ['Severe Thunderstorms', 'The July 2019 storms flattened 270,000 acres of northern forest and took out power for a week.'],
      ['Tornadoes', 'Evansville (February 2024) and Ladysmith (2002) show that the season is long.'],
      ['Extreme Cold', 'The January 2019 vortex brought wind chill of -50 °F and closed the postal service.'],
      ['Drought', 'The 2023 flash drought dried dairy forage and the sandy potato district.'],
    ],
  },
} satisfies Record<string, StateHazards>;
