/** Water: floods, surge, tsunamis, dams. After FEMA P-348 (protecting utilities), Ready.gov and NOAA guidance. */
import { owner, type RiskFacts, site } from './fact.ts';

export const water: readonly RiskFacts[] = [
  {
    risks: ['Floods', 'Flooding', 'Flash Floods', 'River Flooding'],
    words: /\b(?:flood|inundat)/i,
    facts: [
      {
        strategy: 'Raise stock, power and data above the flood level and hold a water barrier ready',
        lines: [
          'Look up the base flood elevation of the address on the FEMA flood map and mark it on the wall.',
          'Move electrical panels, servers, motors and the bottom shelf of stock above that mark, or onto 12-inch platforms.',
          'Keep flood boards or filled barriers for every door below the mark, and a submersible pump with its own power.',
          'Fit a backflow valve to the sewer line, which floods before the street does.',
        ],
        steps: [
          'T-24 h (flood watch): move vehicles, stock and paper records above the mark.',
          'T-6 h (flood warning): set the barriers, shut off gas and the main breaker of the ground floor.',
          'T+0: send everybody out by the uphill route; nobody drives through water.',
          'T+1 h: call the insurer to open a claim and confirm the meeting place with every employee.',
          'T+4 h: divert orders and calls to the alternate site or to working from home.',
          'Water gone: photograph every room before anything is moved; no power until an electrician has released it.',
          'T+48 h: wet material out, dehumidifiers in; mold starts after two days.',
        ],
        actions: [
          'Buy flood insurance now: the National Flood Insurance Program has a 30-day waiting period.',
          'Store a copy of policies, leases and the asset list off the premises.',
          'Walk the evacuation route once on foot.',
        ],
        who: site,
        timeline: 'Barriers and insurance within 30 days; raised equipment within 6 months',
        effectiveness: 'high',
        needs: 'Flood boards, pump and hose, platforms; $2,000 to $15,000 by number of doors',
        priority: 'High',
        upkeep: 'Set the barriers once a year before the wet season and run the pump each quarter',
      },
      {
        strategy: 'Keep the business trading from dry ground while the premises are closed',
        lines: [
          'Agree in writing with a neighbor, a chamber member or a coworking space on room for the critical functions.',
          'Keep a go-box: laptops, card reader, stamps, order forms, keys, supplier list.',
        ],
        steps: [
          'T+1 h: declare the premises closed and say so on the door, the website and the voicemail greeting.',
          'T+2 h: take the go-box to the alternate site.',
          'T+4 h: first critical function runs there; call the customers with orders due in the next two days.',
          'T+24 h: decide whether the closure lasts longer than a week and rent accordingly.',
        ],
        actions: ['Sign the room agreement and test it for one day', 'List which functions move first, and which wait'],
        who: owner,
        timeline: 'Agreement within 60 days',
        effectiveness: 'medium',
        needs: 'Room agreement, spare card reader, mobile hotspot',
        priority: 'Medium',
        upkeep: 'Check the go-box every six months',
      },
    ],
  },
  {
    risks: ['Coastal Flooding', 'Storm Surge', 'High Tides', 'Sea Level Rise'],
    words: /\b(?:surge|coastal|tide|sea level)/i,
    facts: [
      {
        strategy: 'Leave the surge zone early and keep the records, the stock and the power above it',
        lines: [
          'Know the evacuation zone letter of the address and the surge height of a category 3 storm there.',
          'Salt water ruins wiring and motors that fresh water spares: raise them or take them along.',
          'Hold the trading records in a data center inland.',
        ],
        steps: [
          'T-72 h (storm in the cone): confirm who evacuates where and fill vehicles with fuel.',
          'T-48 h: move stock, servers and cash registers inland or to an upper floor.',
          'T-24 h (evacuation order for the zone): power and gas off, shutters closed, everybody leaves.',
          'T+0: one person answers the emergency line from outside the zone.',
          'Re-entry allowed: two people enter together, photograph, treat all wiring as live.',
          'T+24 h after re-entry: rinse equipment with fresh water only on the advice of its maker; file claims for wind and for flood separately.',
        ],
        actions: [
          'Insure wind and flood: one policy rarely covers both',
          'Register for the county re-entry pass if the county has one',
        ],
        who: site,
        timeline: 'Before 1 June, the start of the hurricane season',
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
          'A near earthquake is the warning: the first wave can arrive within 15 to 30 minutes.',
          'Mark the route to ground at least 100 feet high or the nearest vertical refuge, and time it on foot.',
        ],
        steps: [
          'T+0: drop, cover and hold on until the shaking stops.',
          'T+2 min: leave on foot by the marked route with customers; take the roll sheet, nothing else.',
          'T+20 min: count heads at the refuge.',
          'Stay: later waves are often higher; return only when authorities say so.',
          'T+4 h: start the alternate site inland and tell customers and suppliers.',
        ],
        actions: [
          'Walk the route twice a year with the staff of each shift',
          'Put a radio with NOAA alerts at the register and on the floor',
        ],
        who: site,
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
          'T+0 (alert): stop work, send everybody out by the agreed route.',
          'T+10 min: last person shuts off gas and power only if it takes no detour.',
          'T+30 min: head count at the meeting place; report missing people to 911.',
          'T+2 h: move critical functions to the alternate site.',
          'T+24 h: open insurance claims; levee breaches count as flood, so name the flood policy.',
        ],
        actions: [
          'Sign up for the county alert service on two phones',
          'Buy flood insurance even where the map calls the zone protected',
        ],
        who: site,
        timeline: 'Within 30 days',
        effectiveness: 'medium',
        needs: 'Alert subscription, printed map, flood policy',
        priority: 'Medium',
        upkeep: 'Check the map once a year',
      },
    ],
  },
  {
    risks: ['Water Damage', 'Burst Pipes', 'Sprinkler Leak', 'Water Supply Interruption', 'Water Contamination'],
    words: /\b(?:water|pipe|leak|plumb)/i,
    facts: [
      {
        strategy: 'Find leaks early, close the water in a minute, and keep drinking water for two days',
        lines: [
          'Label the main shut-off and hang its key beside it.',
          'Put leak sensors under sinks, boilers and the server shelf.',
          'Keep a boil-water plan: which work stops, which goes on with bottled water.',
        ],
        steps: [
          'T+1 min: close the main shut-off.',
          'T+5 min: power off in the wet area; cover or move equipment.',
          'T+30 min: call the plumber and the insurer; photograph.',
          'T+2 h: decide which functions go on without running water; toilets decide for most premises.',
          'T+24 h: dry out; open walls that were soaked.',
        ],
        actions: ['Show every shift the shut-off', 'Put a plumber with 24-hour service into the provider list'],
        who: site,
        timeline: 'Within 30 days',
        effectiveness: 'high',
        needs: 'Leak sensors ($20 to $60 each), shut-off key, bottled water',
        priority: 'Medium',
        upkeep: 'Turn the shut-off twice a year so that it does not seize',
      },
    ],
  },
];
