/** Wind, ice, heat and cold. After FEMA, NOAA/NWS, OSHA heat guidance and Ready.gov. */
import { owner, people, type RiskFacts, site } from './fact.ts';

export const storm: readonly RiskFacts[] = [
  {
    risks: ['Hurricanes', 'Tropical Storms', 'Typhoons'],
    words: /\b(?:hurricane|tropical|typhoon)/i,
    facts: [
      {
        strategy: 'Work through a five-day countdown with shutters, power and cash arranged beforehand',
        lines: [
          'Protect openings with rated shutters or 5/8-inch plywood cut and numbered per window.',
          'Have a transfer switch wired and a generator contract for the third day.',
          'Hold payroll so that it can be run three days early.',
        ],
        steps: [
          'T-120 h: read the roster; who stays, who leaves, who answers the line.',
          'T-72 h: order fuel, water and cash; back up and test one restore.',
          'T-48 h: close openings, clear the roof and yard of anything loose.',
          'T-24 h: shut down equipment in order; last shift home before winds reach 40 mph.',
          'T+0: nobody on site; status call at 8 a.m. and 6 p.m. on the conference bridge.',
          'After landfall: two people assess from outside first: lines down, gas smell, roof.',
          'T+24 h after all-clear: reopen the functions that bring cash; start the claim with the before-and-after photographs.',
        ],
        actions: [
          'Cut and number the plywood',
          'Film the premises and stock each May',
          'Agree with two suppliers on deliveries before the storm',
        ],
        who: site,
        timeline: 'Before 1 June',
        effectiveness: 'high',
        needs: 'Shutters or plywood, transfer switch, generator rental contract',
        priority: 'High',
        upkeep: 'Rehearse the countdown at a table each May',
      },
    ],
  },
  {
    risks: ['Tornadoes', 'Tornado'],
    words: /\b(?:tornado|twister)/i,
    facts: [
      {
        strategy: 'A shelter everybody reaches in two minutes and a roll call that works without power',
        lines: [
          'Choose the innermost windowless room on the lowest floor, or a FEMA P-361 safe room.',
          'Post its place at every door; visitors count too.',
        ],
        steps: [
          'T+0 (warning): the shift lead announces “shelter now”; no looking outside.',
          'T+2 min: everybody in the shelter, head count against the roll sheet.',
          'All clear: check for gas and downed lines before anybody walks through.',
          'T+30 min: first aid, 911 for the trapped; text the family line.',
          'T+4 h: cover openings with tarps; guard the site.',
          'T+24 h: move critical functions; ask the utility for the restoration estimate.',
        ],
        actions: ['Put a NOAA weather radio with battery on every floor', 'Drill with each shift in March'],
        who: site,
        timeline: 'Shelter chosen within 14 days',
        effectiveness: 'high',
        needs: 'NOAA radio, roll sheets, tarps, first-aid kit',
        priority: 'Immediate',
        upkeep: 'Drill each spring and after each change of layout',
      },
    ],
  },
  {
    risks: ['Severe Thunderstorms', 'High Winds', 'Hail', 'Lightning', 'Windstorms', 'Derecho'],
    words: /\b(?:thunder|wind|hail|lightning|derecho)/i,
    facts: [
      {
        strategy: 'Keep the roof tight, loose things tied and electronics behind surge protection',
        lines: [
          'Have flashing, drains and rooftop units inspected and strapped.',
          'Fit a surge protector at the service entrance and a UPS at each server and register.',
          'Park vehicles under cover when hail is forecast.',
        ],
        steps: [
          'T-2 h (warning): bring outside stock and signs in; stop roof, crane and lift work.',
          'T+0: away from windows; shut down sensitive machines in order.',
          'T+30 min: check the roof from inside; buckets and tarps before the next rain.',
          'T+1 h: photograph dents and glass; call the roofer while lists are short.',
          'T+4 h: tell customers of delays; restart machines one circuit at a time.',
        ],
        actions: ['Contract a roofer for priority repairs', 'List serial numbers of rooftop units'],
        who: site,
        timeline: 'Inspection within 60 days',
        effectiveness: 'medium',
        needs: 'Roof inspection ($300 to $800), surge protector, UPS units',
        priority: 'Medium',
        upkeep: 'Roof and drains each spring and fall; UPS batteries every three years',
      },
    ],
  },
  {
    risks: ['Extreme Weather', 'Severe Weather'],
    words: /\b(?:weather|storm)/i,
    facts: [
      {
        strategy: 'Decide by written triggers who works, who stays home and when the doors close',
        lines: [
          'Tie each decision to a National Weather Service product: watch, warning, advisory.',
          'Name who decides at 5 a.m. and by which channel the staff hear of it.',
        ],
        steps: [
          'T-24 h (watch): check the roster, charge phones, top up fuel.',
          'T-6 h (warning): decide on opening hours; publish on website, door and voicemail.',
          'T+0: only the critical functions run; everybody else is safe at home.',
          'T+2 h: log damage and absences; rearrange deliveries.',
          'After: open in the order of recovery time objectives; thank and pay those who came.',
        ],
        actions: ['Write the trigger table on one page', 'Sign everybody up for county alerts'],
        who: owner,
        timeline: 'Within 21 days',
        effectiveness: 'medium',
        needs: 'Trigger table, group message list',
        priority: 'High',
        upkeep: 'Review at the start of each season',
      },
    ],
  },
  {
    risks: ['Winter Storms', 'Ice Storms', 'Blizzards', 'Snow Storms', 'Nor’easter'],
    words: /\b(?:winter|snow|ice\b|blizzard|nor.?easter)/i,
    facts: [
      {
        strategy: 'Keep ways open, pipes warm and three days of supplies, and let people work from home',
        lines: [
          'Contract plowing and salting with arrival by 6 a.m.; ice needs sand before snow does.',
          'Know the roof’s snow load; 30 pounds a square foot is common, wet snow reaches it at about 18 inches.',
          'Bring deliveries forward by two days when a storm warning is out.',
        ],
        steps: [
          'T-48 h: order fuel, salt and stock for three days; confirm the plow.',
          'T-12 h: drip faucets on outer walls, heat at 55 °F at least, also when closed.',
          'T+0: working from home for whoever can; essential staff with rooms nearby.',
          'T+6 h: clear exits, hydrant, gas meter and vents before the parking lot.',
          'T+12 h: look at the roof from inside: creaking, doors that stick; then everybody out.',
          'Power out over 2 h: generator outside only, 20 feet from openings; carbon monoxide kills each storm.',
        ],
        actions: ['Sign the plow contract by October', 'Buy roof rakes and carbon-monoxide alarms'],
        who: site,
        timeline: 'Before 1 November',
        effectiveness: 'high',
        needs: 'Plow contract, salt, CO alarms, generator or rental option',
        priority: 'High',
        upkeep: 'Test heating and generator each October',
      },
    ],
  },
  {
    risks: ['Extreme Cold', 'Freeze', 'Cold Waves'],
    words: /\b(?:cold|freez|frost)/i,
    facts: [
      {
        strategy: 'Hold the building above freezing by itself and know which pipe goes first',
        lines: [
          'Insulate and heat-trace pipes on outer walls and in the sprinkler riser.',
          'Put a low-temperature alarm that calls a phone at 45 °F.',
        ],
        steps: [
          'T-24 h: taps dripping, cabinet doors open, vehicles on block heaters.',
          'T+0: hourly round at night or a watched thermometer.',
          'Pipe burst: main shut-off within a minute, then power off in the wet rooms.',
          'Heating lost over 2 h: portable heaters on their own circuits; drain the sprinkler only with the fire department informed.',
          'T+4 h: move staff and what spoils; call the heating contractor’s emergency line.',
        ],
        actions: ['Map shut-offs and vulnerable pipes', 'Agree on priority with a heating contractor and a fuel dealer'],
        who: site,
        timeline: 'Before the first frost',
        effectiveness: 'high',
        needs: 'Heat trace, temperature alarm, space heaters',
        priority: 'Medium',
        upkeep: 'Check alarms and insulation each October',
      },
    ],
  },
  {
    risks: ['Extreme Heat', 'Heat Waves'],
    words: /\b(?:heat)/i,
    facts: [
      {
        strategy: 'Shift work to cool hours and protect people, cold chain and servers from the heat',
        lines: [
          'Follow OSHA: water, rest, shade; new workers start at 20% of the work on the first day.',
          'Set temperature limits for the server shelf (80 °F) and cold stores, with an alarm that calls.',
        ],
        steps: [
          'Heat index 90 °F: water every 20 minutes, buddy system outdoors.',
          'Heat index 103 °F: outdoor work before 11 a.m. or not at all.',
          'Someone confused or fainting: 911, cool with ice and water now, do not wait.',
          'Grid alert: switch off what does not earn; pre-cool before 3 p.m..',
          'Cooling lost over 1 h: move perishables, shut down servers in order.',
        ],
        actions: ['Train shift leads in the signs of heat stroke', 'Service air conditioning in April'],
        who: people,
        timeline: 'Before 1 June',
        effectiveness: 'medium',
        needs: 'Shade, water, temperature alarms, spare portable cooler',
        priority: 'Medium',
        upkeep: 'Filters monthly in summer; refresher training each May',
      },
    ],
  },
  {
    risks: ['Drought', 'Water Scarcity'],
    words: /\b(?:drought|scarc)/i,
    facts: [
      {
        strategy: 'Use less water before it is ordered and secure a second source',
        lines: [
          'Meter by process; the largest user is rarely the one suspected.',
          'Agree on hauled water or a well share for stage 3 restrictions.',
        ],
        steps: [
          'Stage 1: fix leaks, stop washing of yards and vehicles.',
          'Stage 2: cut the second-largest use by the agreed fifth.',
          'Stage 3: switch to hauled or recycled water; tell customers which services pause.',
          'Weekly: compare meter readings with the allotment.',
        ],
        actions: ['Audit water use', 'Price hauled water and storage tanks'],
        who: owner,
        timeline: 'Within 90 days',
        effectiveness: 'medium',
        needs: 'Sub-meters, storage tank, supplier agreement',
        priority: 'Low',
        upkeep: 'Read meters monthly; follow the U.S. Drought Monitor',
      },
    ],
  },
  {
    risks: ['Dust Storms'],
    words: /\b(?:dust)/i,
    facts: [
      {
        strategy: 'Keep drivers off the road and dust out of people and machines',
        lines: [
          'Pull aside, stay alive: lights off, foot off the brake, off the pavement.',
          'Close intakes and cover open product.',
        ],
        steps: [
          'T-30 min (warning): recall or park vehicles; close doors and intakes.',
          'T+0: everybody inside; N95 masks for those who cannot be.',
          'T+1 h: check drivers one by one.',
          'After: change filters before fans and servers start again.',
        ],
        actions: ['Stock filters and N95 masks', 'Put the dust rule into each vehicle'],
        who: site,
        timeline: 'Within 30 days',
        effectiveness: 'medium',
        needs: 'Filters, masks, door seals',
        priority: 'Low',
        upkeep: 'Check seals before the monsoon season',
      },
    ],
  },
];
