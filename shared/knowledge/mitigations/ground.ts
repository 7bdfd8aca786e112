/** Earth, fire and smoke. After USGS, CAL FIRE, NFPA 1 and 13, EPA smoke guidance, ShakeOut. */
import { owner, people, type RiskFacts, site } from './fact.ts';

export const ground: readonly RiskFacts[] = [
  {
    risks: ['Earthquakes', 'Earthquake', 'Seismic Activity'],
    words: /\b(?:earthquake|seismic)/i,
    facts: [
      {
        strategy: 'Bolt down what falls, know the shut-offs, and be able to work without the building for a month',
        lines: [
          'Anchor shelving, ovens, racks and water heaters to studs; straps cost under $30 each.',
          'Have an engineer say in writing whether the building is unreinforced masonry or soft-story.',
          'Earthquake cover is a policy of its own; compare its deductible (10 to 20%) with your cash.',
        ],
        steps: [
          'T+0: drop, cover and hold on; away from glass and shelves.',
          'T+2 min: out by the stairs when it stops; smell for gas, close it only if you smell it.',
          'T+10 min: head count at the meeting place; text, do not call.',
          'T+1 h: nobody back in until cracks, chimneys and hanging parts were looked at.',
          'T+4 h: first functions at the alternate site; expect aftershocks.',
          'T+24 h: ask the city for the tag (green, yellow, red); open the claim; call suppliers outside the region.',
        ],
        actions: [
          'Anchor the ten heaviest things this month',
          'Hang the gas wrench at the meter',
          'Name a contact outside the state for all staff',
        ],
        who: site,
        timeline: 'Anchoring within 60 days; engineer’s letter within 6 months',
        effectiveness: 'high',
        needs: 'Straps and anchors, gas wrench, water for three days, engineer ($1,000 to $4,000)',
        priority: 'High',
        upkeep: 'Great ShakeOut drill each October; check anchors after each move',
      },
    ],
  },
  {
    risks: ['Wildfires', 'Wildfire', 'Bushfires'],
    words: /\b(?:wildfire|bush ?fire|forest fire)/i,
    facts: [
      {
        strategy: 'Clear a defensible zone, close the building to embers and leave on the first order',
        lines: [
          'Keep the first 5 feet free of anything that burns, and grass under 4 inches out to 30 feet.',
          'Cover vents with 1/8-inch mesh: most buildings are lost to embers, not to flames.',
          'Know two roads out and the zone name the county uses in its orders.',
        ],
        steps: [
          'Red flag warning: clear the yard, fill vehicles, load the go-box.',
          'Evacuation warning: leave with slow vehicles, animals and stock; do not wait for the order.',
          'Evacuation order: everybody out within 10 minutes; doors closed, not locked; gas off.',
          'T+1 h: head count by text; tell customers and the insurer.',
          'T+4 h: critical functions from outside the zone; expect power shutoffs of 2 to 5 days.',
          'Re-entry: masks against ash; throw out food that lost cooling.',
        ],
        actions: [
          'Walk the 30-foot zone with a rake and a camera',
          'Sign up for county alerts with the zone name',
          'Scan the paper that exists once',
        ],
        who: site,
        timeline: 'Zone cleared within 30 days and before each May',
        effectiveness: 'high',
        needs: 'Mesh, rakes, dumpster, go-box',
        priority: 'High',
        upkeep: 'Mow monthly in the season; check vents each spring',
      },
    ],
  },
  {
    risks: ['Wildfire Smoke', 'Air Quality', 'Air Pollution'],
    words: /\b(?:smoke|air quality|pollution)/i,
    facts: [
      {
        strategy: 'Clean air for one room and a written limit at which outside work stops',
        lines: [
          'Filter the room where people work with MERV 13 or portable HEPA units sized to it.',
          'At an AQI over 150, outside work needs masks; over 300 it stops.',
        ],
        steps: [
          'AQI 101: people with asthma move inside.',
          'AQI 151: N95 masks outdoors, breaks in the filtered room, air intakes to recirculate.',
          'AQI 201: outside services move or are canceled with a message to customers.',
          'AQI 301: only what keeps people and animals alive goes on outside.',
        ],
        actions: ['Stock N95 masks for ten days', 'Measure the filtered room once with a cheap sensor'],
        who: people,
        timeline: 'Before July',
        effectiveness: 'medium',
        needs: 'HEPA units ($150 to $400 each), N95 masks, sensor',
        priority: 'Medium',
        upkeep: 'Change filters after each smoke week',
      },
    ],
  },
  {
    risks: ['Fire', 'Building Fire', 'Kitchen Fire', 'Facility Fire', 'Explosion', 'Dust Explosion'],
    words: /\b(?:\bfire\b|explosion|combust)/i,
    facts: [
      {
        strategy: 'Stop the first flame, get everybody out in two minutes, and reopen from records kept elsewhere',
        lines: [
          'Inspect wiring, hoods and hot work: electrical faults and cooking start most fires at work (NFPA).',
          'Extinguishers of the right class within 75 feet (30 feet for grease), serviced each year.',
          'Keep the keys, the floor plan and the hazard list in a lock box for the fire department.',
        ],
        steps: [
          'T+0: alarm, 911, close doors; fight it only when it is smaller than a wastebasket and your back is to the exit.',
          'T+2 min: everybody at the meeting place; shift lead reports names to the officer.',
          'T+30 min: tell the insurer, the landlord and the alarm company.',
          'T+2 h: board up; nobody enters before the release.',
          'T+4 h: forward the phones; start functions at the alternate site.',
          'T+24 h: restoration company for soot and water; inventory with photographs.',
        ],
        actions: [
          'Drill evacuation twice a year',
          'Service hood and extinguishers',
          'Film all rooms and store the film elsewhere',
        ],
        who: site,
        timeline: 'Within 30 days',
        effectiveness: 'high',
        needs: 'Extinguisher service, exit signs, lock box',
        priority: 'Immediate',
        upkeep: 'Monthly look at extinguishers; yearly service of alarm, sprinkler and hood',
      },
    ],
  },
  {
    risks: ['Landslides', 'Mudslides', 'Avalanches', 'Debris Flows'],
    words: /\b(?:landslide|mudslide|avalanche|debris)/i,
    facts: [
      {
        strategy: 'Watch slope and weather by fixed triggers, and be able to trade when the road is cut',
        lines: [
          'Note the rainfall (or avalanche rating) at which the road was closed before.',
          'Place stock and vehicles on both sides of the choke point in the season.',
        ],
        steps: [
          'Trigger reached: move vehicles and night shift off the slope side.',
          'Rumbling, tilting poles, muddy spring: out at once, uphill or sideways, never down the channel.',
          'T+15 min: head count; 911 for the missing.',
          'T+1 h: reroute deliveries; tell customers the detour and the delay.',
          'T+24 h: geologist’s word before anybody moves back under the slope.',
        ],
        actions: ['Draw the slope and the drains on the site plan', 'Agree on a depot beyond the choke point'],
        who: site,
        timeline: 'Before the wet season',
        effectiveness: 'medium',
        needs: 'Rain gauge or avalanche bulletin, depot agreement',
        priority: 'Medium',
        upkeep: 'Clear drains each fall',
      },
    ],
  },
  {
    risks: ['Volcanic Activity', 'Volcanic Ash', 'Lahars'],
    words: /\b(?:volcan|ash ?fall|lahar)/i,
    facts: [
      {
        strategy: 'Keep ash out of lungs, engines and electronics, and leave river valleys when the lahar siren sounds',
        lines: [
          'Seal intakes, hold engine filters for two weeks, cover electronics.',
          'Know whether the address lies on the USGS lahar map.',
        ],
        steps: [
          'Lahar siren: uphill on foot, at once.',
          'T+0 (ashfall): fans off, doors sealed, N95 masks and goggles outside.',
          'T+2 h: shut down machines that draw air; vehicles only with fresh filters.',
          'T+12 h: sweep dry ash from the roof before rain makes it heavy; wet it lightly first.',
          'T+24 h: reroute air freight by road; tell customers.',
        ],
        actions: ['Stock masks, filters and plastic sheet', 'Time the walk to high ground'],
        who: site,
        timeline: 'Within 90 days',
        effectiveness: 'medium',
        needs: 'Filters, masks, sheet, tape',
        priority: 'Low',
        upkeep: 'Renew stock every three years',
      },
    ],
  },
  {
    risks: ['Sinkholes'],
    words: /\b(?:sinkhole|subsid)/i,
    facts: [
      {
        strategy: 'See the ground move early, close the area, and insure the loss that standard policies exclude',
        lines: [
          'Photograph cracks, doors and paving each quarter from the same spots.',
          'Ask for sinkhole cover: basic policies pay for collapse only.',
        ],
        steps: [
          'New hole or crack over an inch: everybody out of that part; rope it off at twice its depth.',
          'T+15 min: gas and water off; call the utility and the county.',
          'T+4 h: move functions out of the wing; geotechnical firm on its way.',
          'T+24 h: claim opened; no filling before the adjuster has seen it.',
        ],
        actions: ['Photograph the baseline', 'Read the policy’s wording with the broker'],
        who: owner,
        timeline: 'Within 90 days',
        effectiveness: 'low',
        needs: 'Camera, ropes, policy endorsement',
        priority: 'Low',
        upkeep: 'Quarterly photographs',
      },
    ],
  },
  {
    risks: ['Natural Disasters', 'Natural Disaster Event'],
    words: /\b(?:natural disaster|catastroph)/i,
    facts: [
      {
        strategy: 'One all-hazards response: people safe, status known in an hour, critical functions elsewhere in a day',
        lines: [
          'Whatever the hazard, the first day is alike: account for people, protect what is left, tell those who wait for you.',
          'Keep one grab sheet with names, numbers, shut-offs and the order in which functions come back.',
        ],
        steps: [
          'T+0: people first; evacuate or shelter by the posted rule.',
          'T+15 min: leader or deputy declares the incident and opens the log.',
          'T+60 min: everybody accounted for; one message to staff, one to customers.',
          'T+4 h: damage looked at by two people together; decide stay, move or pause.',
          'T+8 h: functions with the shortest RTO run at the alternate site.',
          'T+24 h: insurer, landlord, bank and key suppliers informed; shifts arranged so that people rest.',
        ],
        actions: ['Print the grab sheet and put it in three places', 'Walk through the first hour with the team at a table'],
        who: owner,
        timeline: 'Within 30 days',
        effectiveness: 'high',
        needs: 'Grab sheet, power banks, group message list, alternate site',
        priority: 'Immediate',
        upkeep: 'Table exercise each year; numbers checked each quarter',
      },
    ],
  },
];
