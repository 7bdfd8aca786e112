/**
 * Water: floods, surge, tsunamis, dams, pipes. After the National Weather Service (a flash flood warning means now; Turn
 * Around Don't Drown), FEMA P-348 (protecting utilities), ESFI and CPSC (never a wet panel), CDC (boil-water), Ready.gov.
 */
import { HELPLINES } from '#shared/domain/helplines.ts';
import { CRISIS_LINES, ownerBySize, type RiskFacts, siteOwner } from './fact.ts';

const FLASH_FLOOD =
  'If a flash flood warning comes or water rises fast, stop everything. Everyone goes to higher ground right away: no barriers, no equipment, no vehicles through water.';

export const water: readonly RiskFacts[] = [
  {
    risks: ['Flash Floods', 'Flash Flooding'],
    words: /\bflash[- ]?flood/i,
    facts: [
      {
        strategy: 'Go to higher ground the moment a flash flood warning comes, and leave the building to the water',
        lines: [
          'A flash flood comes within six hours of its cause, often within minutes. A warning means that it is about to happen or already happening.',
          'Mark the way to higher ground on foot, and an upper floor as the last resort.',
          'Do everything for property on dry days: raised stock, backups elsewhere, flood insurance.',
          'Give every shift a phone or radio that wakes for flash flood warnings at night.',
        ],
        steps: [
          FLASH_FLOOD,
          'Leave low ground, basements, creeks and underpasses on foot. Never walk, swim or drive through floodwater.',
          'If water surrounds the building, go to the highest floor and call 911. Do not shelter in a closed attic.',
          'Count heads on higher ground. Call 911 as soon as someone is missing.',
          'Stay there until officials say that it is safe. A second wave is common.',
          `When everyone is safe: text the family line and close the site. ${CRISIS_LINES}`,
          'When officials allow entry: stay out of rooms with water, and let an electrician check the power before anyone uses it.',
        ],
        actions: [
          'Walk to the higher ground with each shift',
          'Turn on emergency alerts on every phone and buy a NOAA weather radio',
          'Buy flood insurance now: the National Flood Insurance Program has a 30-day waiting period.',
        ],
        who: siteOwner,
        timeline: 'Route walked within 14 days',
        effectiveness: 'high',
        needs: 'NOAA weather radio ($30 to $60), signs, flood policy',
        priority: 'Immediate',
        upkeep: 'Walk the route before each wet season',
      },
    ],
  },
  {
    risks: ['Coastal Flooding', 'Storm Surge', 'High Tides', 'Sea Level Rise'],
    words: /\b(?:(?<!(?:power|voltage|electrical) )surge|coastal|tid(?:e|al)|sea level)/i,
    facts: [
      {
        strategy: 'Leave the surge zone early and keep the records, the stock and the power above it',
        lines: [
          'Know the evacuation zone letter of the address and the surge height of a category 3 storm there.',
          'Salt water ruins wiring and motors that fresh water spares: raise them or take them along.',
          'Hold the trading records in a data center inland.',
        ],
        steps: [
          'If officials order your zone to evacuate, everyone leaves right away. No one stays to move stock or close shutters.',
          'Leave before the order if you are behind a bridge or causeway, or if someone needs more time. Roads flood before the wind comes.',
          'T-72 h (storm in the cone; T is landfall): confirm who goes where and who needs a ride. Fill vehicles.',
          'T-48 h, if no order has come: move stock, servers and registers inland, then send everyone out of the surge zone.',
          'If water comes in, go up, never out through it. Call 911 from the highest floor.',
          'During the storm: one person answers the emergency line from outside the zone. Call 911 as soon as someone is missing.',
          'When officials allow entry: two people enter together by daylight, stay out of water, and treat all wiring as live.',
          `Check on everyone and their homes. ${CRISIS_LINES}`,
          'T+24 h after re-entry: rinse equipment with fresh water only on the advice of its maker; file claims for wind and for flood separately.',
        ],
        actions: [
          'Insure wind and flood: one policy rarely covers both',
          'Register for the county re-entry pass if the county has one',
        ],
        who: siteOwner,
        timeline: 'Before June 1, the start of the hurricane season',
        effectiveness: 'high',
        needs: 'Truck or trailer, inland storage unit, shutters',
        priority: 'High',
        upkeep: 'Repeat the zone check and the storage booking each May',
      },
    ],
  },
  {
    risks: ['Tsunamis', 'Tsunami'],
    words: /\b(?:tsunami)/i,
    facts: [
      {
        strategy: 'Reach high ground on foot as soon as the ground shakes, without waiting for a siren',
        lines: [
          'A strong or long earthquake near the coast is the warning: the first wave can arrive within minutes.',
          'Mark the route to ground at least 100 feet high or the nearest vertical refuge, and time it on foot.',
        ],
        steps: [
          'Drop, cover and hold on until the shaking stops.',
          'Then leave right away on foot by the marked route, with customers. Take nothing else and wait for no siren.',
          'If you see the sea draw back or hear a roar, go to high ground or the upper floors of a strong building right away.',
          'Count heads at the refuge. Call 911 as soon as someone is missing. No one goes back to look.',
          'Stay there: later waves are often higher. Return only when officials say so, often after many hours.',
          'T+4 h: start the alternate site inland and tell customers and suppliers.',
        ],
        actions: [
          'Walk the route twice a year with the staff of each shift',
          'Put a radio with NOAA alerts at the register and on the floor',
        ],
        who: siteOwner,
        timeline: 'Route marked within 14 days',
        effectiveness: 'high',
        needs: 'Signs, grab bags, NOAA radio',
        priority: 'Immediate',
        upkeep: 'Walk the route in the ShakeOut drill each October',
      },
    ],
  },
  {
    risks: ['Dam and Levee Failure', 'Dam Failure', 'Levee Breach'],
    words: /\b(?:dam\b|levee)/i,
    facts: [
      {
        strategy: 'Know the inundation map and leave by a route that does not cross it',
        lines: [
          'Ask the county emergency office for the inundation map and the arrival time at the address.',
          'Agree on two routes out and a meeting place above the mapped water.',
        ],
        steps: [
          'If an alert comes or you see the levee or dam fail, everyone leaves right away by the agreed route. No one stays to shut anything off.',
          'If the route is flooded, go up on foot. Never walk or drive through floodwater.',
          'Count heads at the meeting place. Call 911 as soon as someone is missing.',
          'Stay away until officials say that it is safe.',
          'T+2 h: move critical functions to the alternate site.',
          'T+24 h: open insurance claims; levee breaches count as flood, so name the flood policy.',
        ],
        actions: [
          'Sign up for the county alert service on two phones',
          'Buy flood insurance even where the map calls the zone protected',
        ],
        who: siteOwner,
        timeline: 'Within 30 days',
        effectiveness: 'medium',
        needs: 'Alert subscription, printed map, flood policy',
        priority: 'Medium',
        upkeep: 'Check the map once a year',
      },
    ],
  },
  {
    risks: ['Floods', 'Flooding', 'River Flooding'],
    words: /\b(?:flood|inundat)/i,
    facts: [
      {
        strategy: 'Get people out before the water, and raise stock, power and data above the flood level beforehand',
        lines: [
          'Look up the base flood elevation of the address on the FEMA flood map and mark it on the wall.',
          'Move electrical panels, servers, motors and the bottom shelf of stock above that mark, or onto 12-inch platforms.',
          'Keep flood boards or filled barriers for every door below the mark, for a river that rises slowly.',
          'Fit a backflow valve to the sewer line, which floods before the street does.',
        ],
        steps: [
          FLASH_FLOOD,
          'If officials order evacuation, leave right away by the route that they name. Never walk or drive through floodwater.',
          'River watch, days ahead: move vehicles, stock and paper records above the mark.',
          'River warning with a crest time: set the barriers only while the ground is dry and the way out stays open.',
          'While it is dry, a trained person turns off power at a panel on dry ground. Gas is left to the utility.',
          'Everyone is out before the route floods. Count heads at the meeting place and call 911 as soon as someone is missing.',
          'From there: call the insurer, and divert orders and calls to the alternate site or to home.',
          'Water gone: enter only after officials allow it and an electrician has released the power. If you smell gas, leave and call 911.',
          'Before anything is moved, photograph every room.',
          'Within 48 h of entry: wet material out, with boots, gloves and masks. Mold starts after two days.',
        ],
        actions: [
          'Buy flood insurance now: the National Flood Insurance Program has a 30-day waiting period.',
          'Store a copy of policies, leases and the asset list off the premises.',
          'Walk the evacuation route once on foot.',
        ],
        who: siteOwner,
        timeline: 'Barriers and insurance within 30 days; raised equipment within 6 months',
        effectiveness: 'high',
        needs: 'Flood boards, platforms; $2,000 to $15,000 by number of doors',
        priority: 'High',
        upkeep: 'Set the barriers once a year before the wet season',
      },
      {
        strategy: 'Keep the business trading from dry ground while the premises are closed',
        lines: [
          'Agree in writing with a neighbor, a chamber member or a coworking space on room for the critical functions.',
          'Keep a go-box: laptops, card reader, stamps, order forms, keys, supplier list.',
        ],
        steps: [
          'Once everyone is safe: declare the premises closed and say so on the door, the website and the voicemail greeting.',
          'T+2 h: take the go-box to the alternate site. If it is still inside, leave it there and use the copies.',
          'T+4 h: first critical function runs there; call the customers with orders due in the next two days.',
          'T+24 h: decide whether the closure lasts longer than a week and rent accordingly.',
        ],
        actions: ['Sign the room agreement and test it for one day', 'List which functions move first, and which wait'],
        who: ownerBySize,
        timeline: 'Agreement within 60 days',
        effectiveness: 'medium',
        needs: 'Room agreement, spare card reader, mobile hotspot',
        priority: 'Medium',
        upkeep: 'Check the go-box every six months',
      },
    ],
  },
  {
    risks: ['Water Supply Interruption', 'Water Contamination', 'Boil-Water Notice'],
    words:
      /\b(?:boil[- ]water|(?:drinking|tap|well) water|water (?:supply|contaminat|quality|main|interrupt|shut|or boil|or wastewater)|or water interrupt)/i,
    facts: [
      {
        strategy:
          'Stop using unsafe water within minutes, keep drinking water for three days, and know which work ends without it',
        lines: [
          'Store at least one gallon of drinking water per person per day for three days or more.',
          'Write down which work stops, which continues with bottled water, and who tells the health department.',
        ],
        steps: [
          'If a notice says do not drink or do not use, do exactly that. Boiling does not remove chemicals.',
          'If a boil-water notice comes, stop using tap water for drinks, ice, food, teeth and wounds. Turn off ice machines and fountains.',
          'Boil water at a rolling boil for one minute, or three minutes above 6,500 feet, or use bottled water.',
          'T+30 min: put up signs at every tap. Throw out ice and drinks made since the event.',
          `If someone is ill from the water, call a doctor or Poison Control ${HELPLINES.poisonControl}, and 911 if it is serious.`,
          'T+2 h: decide with the health department which functions may continue. Toilets and hand washing decide for most.',
          'After the notice ends: flush taps, clean ice machines and change filters before use.',
        ],
        actions: ['Store the water', 'Print the signs', 'Ask the health department what it requires to stay open'],
        who: siteOwner,
        timeline: 'Within 30 days',
        effectiveness: 'high',
        needs: 'Bottled water, signs, hand sanitizer',
        priority: 'Medium',
        upkeep: 'Replace stored water every six months',
      },
    ],
  },
  {
    risks: ['Water Damage', 'Burst Pipes', 'Sprinkler Leak'],
    words: /\b(?:water|pipe(?!line)|leak|plumb|sewage|sewer)/i,
    facts: [
      {
        strategy: 'Find leaks early, close the water in a minute, and keep people away from wet electricity',
        lines: [
          'Label the main shutoff and hang its key beside it.',
          'Put leak sensors under sinks, boilers and the server shelf.',
          'Ask an electrician to raise outlets and panels in rooms that can get wet.',
        ],
        steps: [
          'If water stands near outlets, cords or a panel, keep everyone out of it.',
          'Close the main shutoff if you can reach it without stepping into water.',
          'Turn off power only if you can reach the panel on dry ground. Otherwise stay out and call the utility.',
          'If the ceiling sags or someone is hurt, everyone leaves the room. Call 911.',
          'T+30 min: call the plumber and the insurer. Photograph from dry ground, and move what can be carried safely.',
          'T+24 h: dry out and open walls that were soaked. No power until an electrician has released it.',
        ],
        actions: ['Show every shift the shutoff', 'Put a plumber with 24-hour service into the provider list'],
        who: siteOwner,
        timeline: 'Within 30 days',
        effectiveness: 'high',
        needs: 'Leak sensors ($20 to $60 each), shutoff key',
        priority: 'Medium',
        upkeep: 'Turn the shutoff twice a year so that it does not seize',
      },
    ],
  },
];
