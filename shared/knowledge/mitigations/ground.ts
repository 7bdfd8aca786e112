/**
 * Earth, fire and smoke. After USGS, ShakeOut and FEMA (gas off only on smell or damage, back on only by the utility),
 * CAL FIRE, USFA (causes of fires outside homes, 2017-2019), OSHA 1910.157 (extinguishers), NFPA 1 and 13, EPA smoke guidance.
 */
import { CRISIS_LINES, owner, people, type RiskFacts, site } from './fact.ts';

export const ground: readonly RiskFacts[] = [
  {
    risks: ['Earthquakes', 'Earthquake', 'Seismic Activity'],
    words: /\b(?:earthquake|seismic)/i,
    facts: [
      {
        strategy: 'Bolt down what falls, get people out of damaged rooms, and be able to work without the building for a month',
        lines: [
          'Anchor shelving, ovens, racks and water heaters to studs; straps cost under $30 each.',
          'Have an engineer say in writing whether the building is unreinforced masonry or soft-story.',
          'Earthquake coverage is a policy of its own; compare its deductible (10 to 20%) with your cash.',
        ],
        steps: [
          'Drop, cover and hold on, away from glass and shelves. Stay inside until the shaking stops.',
          'If the building is damaged or you smell gas, everyone leaves by the stairs right away and goes to the meeting place.',
          'Smell or hear gas, or see a broken line: touch no switch, call 911 and the utility from a safe distance. Otherwise leave the gas on.',
          'Give first aid and count heads right away. Call 911 for anyone hurt, trapped or missing. Text families, do not call.',
          'On a coast, go to high ground on foot as soon as a strong or long quake stops.',
          'No one goes back in until someone qualified has looked at cracks, chimneys and hanging parts. Expect aftershocks.',
          'Only the utility turns gas back on, even after a valve that closed by itself.',
          `T+4 h: start the first functions at the alternate site. ${CRISIS_LINES}`,
          'T+24 h: ask the city for the tag (green, yellow, red); open the claim; call suppliers outside the region.',
        ],
        actions: [
          'Anchor the ten heaviest things this month',
          'Have a plumber fit a seismic valve that shuts off gas by itself',
          'Name a contact outside the state for all staff',
        ],
        who: site,
        timeline: 'Anchoring within 60 days; engineer’s letter within 6 months',
        effectiveness: 'high',
        needs: 'Straps and anchors, seismic gas valve ($300 to $1,000), water for three days, engineer ($1,000 to $4,000)',
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
          'Evacuation warning: people who need more time leave now, and so do animals and slow vehicles. Do not wait for the order.',
          'Evacuation order, or fire in sight: everyone leaves right away. Close the doors behind you and take nothing that is not packed.',
          'Count heads by text. Tell 911 as soon as someone is missing. No one drives back in.',
          'If you are trapped, call 911, stay in the vehicle or building, close windows and vents and get low.',
          `Once everyone is safe: tell customers and the insurer. ${CRISIS_LINES}`,
          'T+4 h: critical functions from outside the zone; expect power shutoffs of 2 to 5 days.',
          'When officials allow entry: if you smell gas, leave and call 911. Wear N95 masks against ash, and throw out food that lost cooling.',
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
          'AQI is the air quality index of AirNow. Over 150, outside work needs masks. Over 200, it stops.',
          'California, Oregon and Washington have wildfire smoke rules of their own: read yours.',
        ],
        steps: [
          'AQI 101: people with asthma, heart disease or a pregnancy move inside.',
          'AQI 151: N95 masks outdoors, breaks in the filtered room, air intakes to recirculate.',
          'AQI 201: outside work stops, except what keeps people and animals alive, with N95 masks and short turns.',
          'AQI 301: move people out of rooms without filtered air, or close.',
          'If someone has chest pain or cannot get air, call 911.',
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
        strategy:
          'Get everyone out in two minutes, leave the fire to the fire department, and reopen from records kept elsewhere',
        lines: [
          'Inspect hoods, wiring and hot work. Cooking is the leading cause of fires outside homes, about three in ten (USFA).',
          'Extinguishers of the right class: within 75 feet (Class A), 50 feet for flammable liquids (Class B), 30 feet for kitchen grease (Class K), serviced each year.',
          'Keep the keys, the floor plan and the hazard list in a lock box for the fire department.',
        ],
        steps: [
          'Pull the alarm and get everyone out right away. Close doors behind you and use no elevator.',
          'Call 911 from outside. If smoke blocks the way, stay low, close the door, and tell 911 where you are.',
          'Use an extinguisher only if you are trained, the fire is smaller than a wastebasket and the exit is behind you.',
          'Count heads at the meeting place and tell the incident commander who is missing. No one goes back in for anyone or anything.',
          'No one enters until the fire department releases the building.',
          `Once everyone is safe: tell the insurer, the landlord and the alarm company. ${CRISIS_LINES}`,
          'T+4 h: forward the phones; start functions at the alternate site.',
          'T+24 h, once released: board up, call a restoration company for soot and water, and take inventory with photographs.',
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
          'If you hear rumbling or see poles tilt, cracks or muddy water, everyone leaves right away, uphill or sideways, never down the channel.',
          'Count heads right away. Call 911 as soon as someone is missing. No one digs or goes back under the slope.',
          'Stay off roads below the slope and never drive through a slide or a flooded dip.',
          'T+1 h: reroute deliveries; tell customers the detour and the delay.',
          'Before anyone moves back under the slope: have a geologist or the county release it.',
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
          'Lahar siren or alert: everyone goes uphill right away, on foot if roads are full. Count heads there and call 911 as soon as someone is missing.',
          'T+0 (ashfall): fans off, doors sealed, N95 masks and goggles outside.',
          'T+2 h: shut down machines that draw air; vehicles only with fresh filters.',
          'If the roof sags or creaks under ash, everyone leaves right away. Clearing it is work for a roofer with fall protection.',
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
          'Ask for sinkhole coverage: basic policies pay for collapse only.',
        ],
        steps: [
          'If a hole opens, or a crack grows over an inch, everyone leaves that part right away. Rope it off widely and keep vehicles away.',
          'If the building leans or cracks, or you smell gas, everyone leaves. Call 911 from a safe distance.',
          'Count heads. Then call the utilities to shut off lines, and the county. No one goes near the edge.',
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
        strategy: 'One all-hazards response: people safe first, status known in an hour, critical functions elsewhere in a day',
        lines: [
          'Whatever the hazard, the first day is alike: account for people, protect what is left, tell those who wait for you.',
          'Keep one grab sheet with names, numbers, shut-offs and the order in which functions come back.',
        ],
        steps: [
          'If anyone is in danger, act right away: leave for fire, gas or damage, shelter for a tornado, chemical cloud or attacker, go up for water.',
          'Call 911, give first aid and count heads. Tell responders who is missing. No one goes back in.',
          'T+15 min: leader or deputy declares the incident and opens the log.',
          'T+60 min: one message to staff, one to customers.',
          'Once responders release the site: two people look at the damage together. Decide to stay, move or pause.',
          'T+8 h: functions with the shortest RTO run at the alternate site.',
          `T+24 h: tell insurer, landlord, bank and key suppliers, and let people rest. ${CRISIS_LINES}`,
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
