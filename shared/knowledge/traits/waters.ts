import { boatBreakdown } from '../mitigations/boats.ts';
import { defineTraits } from './trait.ts';

/**
 * Marine casualties: 46 CFR 4.05-1 (notice to the Coast Guard immediately after addressing safety). Spills: National Response Center.
 * Tsunamis: IOC, NOAA and ITIC, “Tsunami, The Great Waves”, and the National Tsunami Hazard Mitigation Program (boats under way stay
 * away from port, people on the shore and at docks go to high ground on foot).
 */
export const watersTraits = defineTraits({
  'tidal-site': {
    fact: 'works on a tidal or ocean site',
    inCharge: ['shore'],
    posts: {
      shore: {
        role: ['Owner', 'Shore Lead', 'Site Manager', 'Director of Marine Operations'],
        team: ['Owner and family', 'Shore crew', 'Site crews', 'Marine operations'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Tide, weather and crew check on the water',
        description: 'Who is out, until which tide, in what weather, heat, cold or smoke, and who calls for help.',
        stake: 'cold water takes a person’s strength in minutes, and the tide returns on its own time',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'shore',
        resources: [
          'Tide table and marine forecast',
          'Float plan board with return times',
          'VHF radio and life jackets',
          'Skiff and throw rope at the ramp',
        ],
        steps:
          '1. {role} reads tide and marine forecast before each shift. 2. Write who goes where and when they return. 3. At a small craft advisory, the boat’s lower limit, thunder or heavy smoke, call everyone in. Call 911 for anyone hurt, confused or fainting. 4. At a tsunami warning, everyone on the shore goes straight to high ground, never to the ramp or dock. Boats under way follow the Coast Guard on channel 16 and do not return to port. 5. If the ground shakes, drop, cover and hold on. Then go to high ground right away, without waiting for a warning. 6. If someone is overdue, call the Coast Guard on channel 16 or 911 right away.',
        replaces: ['Crew check-in, heat and first aid'],
      },
    ],
    systems: [
      {
        name: 'VHF radios, tide and weather alerts',
        description: 'Marine radios, weather alarm, tide predictions and phone alerts.',
        criticality: 'critical',
        type: 'network',
        vendor: 'Marine electronics dealer',
        backup: ['Monthly', 'Tide table and channel card in a shared cloud folder'],
        times: ['0-1 hour', '15 minutes', 'More than 1 week'],
        supports: ['Tide, weather and crew check on the water'],
        restore:
          '1. Use the handheld radio. 2. Work from the printed tide table. 3. Agree on fixed call times. 4. No one goes out if no radio works.',
      },
    ],
    suppliers: [
      {
        name: 'Diver, barge and mooring contractor',
        provides: 'Anchors, moorings, piles and salvage',
        serves: [
          'Vessel readiness and heavy-weather moorings',
          'Seed in upwellers, and the beds when safe',
          'Haul-outs, slips and storm order',
        ],
        isStandby: true,
        criticality: 'medium',
        downtime: '3-7 days',
        alternatives: ['A second contractor in the next port', 'Neighboring growers and marinas'],
      },
    ],
    risks: [
      ['Storm Waves, Surge or Ice at the Shore', 'Docks, gear and ramps are lost in one tide, and the access road floods first.'],
      ['Drowning or Stranding on the Tide', 'Mud, darkness and cold water catch crews who stay for one more load.'],
      [
        'Oil or Sewage Spill on the Water',
        'A spill by others closes your water, and one of your own must be reported the same hour.',
      ],
    ],
    /** After the US Coast Guard (life jackets, float plans, cold water, channel 16) and NIOSH on work at the shore. */
    mitigations: [
      {
        risks: ['Drowning or Stranding on the Tide'],
        words: /\b(?:stranding|stranded) on the tide\b/i,
        facts: [
          {
            strategy: 'No one works on or beside the water alone, without a life jacket, or past the time to turn back',
            lines: [
              'Everyone at the shore, at the launch or in a boat wears a life jacket. Each crew carries a radio in a dry pouch.',
              'A board at the shore shows who is out, where, with which boat, and when they turn back.',
              'Set the turn-back time from the tide table, with an hour to spare. The shore calls it by radio.',
              'Mark soft mud, channels and the way out. Carry a throw rope, lights and a board for the mud.',
            ],
            steps: [
              'If someone is in the water, shout, throw a rope or float, and keep pointing. No one goes in after them.',
              'Call Mayday on VHF channel 16, or 911. Give the place, the tide and the number of people.',
              'If someone is stuck in mud, spread the weight on a board. Pull no one out by force. Call channel 16 or 911 right away, before the tide comes back.',
              'Bring the person in lying flat. If they do not breathe, start CPR with rescue breaths. Then remove wet clothes and warm the trunk.',
              'If a crew does not answer at its turn-back time, call the Coast Guard or 911 right away. Wait for no second tide.',
              'Count everyone against the board, and tell rescuers who is missing.',
              'Talk with the crew and the family in person. Do not start again until you fixed the cause.',
            ],
            actions: [
              'Buy a life jacket that everyone can work in',
              'Hang the board with names and turn-back times at the ramp',
              'Practice a throw-rope rescue and a mud rescue each spring',
            ],
            who: ['Owner', 'Operations Manager', 'Operations Manager', 'Director of Operations'],
            timeline: 'Before the next tide crew goes out',
            effectiveness: 'high',
            needs: 'Life jackets ($80 to $200 each), waterproof radios, throw ropes, mud boards, tide table',
            priority: 'Immediate',
            upkeep: 'Check life jackets and radios weekly, and repeat the drills each season',
          },
        ],
      },
    ],
    insights: ['Everyone on or beside the water wears a life jacket, and each crew has a radio within reach.'],
    exposure: {
      water: 'tides and surge reach the shore base first, with ramp, electrical panels and cold room below the road',
      air: 'smoke and fog hide boats, and thick smoke stops work on the water',
      ground: 'the shaking itself may be the only warning of a tsunami, and docks and bulkheads settle',
    },
    vitalRecords: ['Shoreline permits and positions of gear'],
    exerciseIdeas: ['A crew of two is 40 minutes overdue at dusk on a rising tide.'],
  },
  vessels: {
    fact: 'operates vessels',
    inCharge: ['vessels'],
    posts: {
      vessel: {
        role: ['Owner and Captain', 'Captain', 'Port Captain', 'Director of Fleet'],
        team: ['Owner and crew', 'Boat crews', 'Fleet', 'Fleet'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Vessel readiness and heavy-weather moorings',
        description: 'Engines, pumps, safety gear, lines and the decision to go, stay or haul out.',
        stake: 'a boat that sinks at the dock ends the season and spills its fuel',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'vessel',
        resources: [
          'Storm lines, fenders and chafe gear',
          'Haul-out slot or storm mooring',
          'Bilge pumps with alarms',
          'Life jackets, beacon, and a raft and immersion suits if you carry them, in date',
        ],
        steps:
          '1. {role} decides 72 hours ahead: haul out, run or double the lines. 2. Strip canopies and loose gear. 3. Close seacocks and charge pump batteries. 4. Everyone leaves before the order or the wind. No one stays aboard. 5. Photograph each boat and its lines.',
      },
    ],
    systems: [
      {
        name: 'Navigation, radios and bilge alarms',
        description: 'VHF radio, beacon, chart plotter and bilge alarms.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Marine electronics and engine dealer',
        backup: ['Weekly', 'Routes in the plotter vendor’s cloud'],
        times: ['1-4 hours', '2 hours', '3-7 days'],
        supports: ['Vessel readiness and heavy-weather moorings'],
        restore:
          '1. Go to handheld radio and paper chart. 2. Return to port or anchor. 3. Load routes from the card. 4. Test beacon, pumps and alarm at the dock.',
      },
    ],
    suppliers: [
      {
        name: 'Boatyard and marine mechanic',
        provides: 'Haul-out, engines and hull repairs',
        serves: ['Vessel readiness and heavy-weather moorings'],
        isRepairer: true,
        criticality: 'high',
        downtime: 'More than 1 week',
        alternatives: ['A second yard inland or up the coast', 'Traveling mechanic'],
      },
      {
        name: 'Fuel dock and ice plant',
        replaces: ['Fuel and propane dealer'],
        provides: 'Diesel, ice and water',
        serves: [
          'Vessel readiness and heavy-weather moorings',
          'Icing, landing and first sale of the catch',
          'Cooling, tags and Vibrio control',
        ],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Tank truck at the ramp', 'The next harbor'],
      },
    ],
    risks: [
      ['Sinking, Grounding or Person Overboard', 'Most drowned crew wore no life jacket, and cold water leaves minutes.'],
      [
        'Engine or Hull Failure in the Season',
        'A blown engine can take weeks, and the yard is full when the season is open. The work needs a second boat until then.',
        { like: 'Equipment Failure' },
      ],
    ],
    mitigations: [
      boatBreakdown,
      {
        risks: ['Sinking, Grounding or Person Overboard'],
        words: /\b(?:overboard|sinking|capsiz)/i,
        facts: [
          {
            strategy: 'Wear life jackets, carry a beacon that works, and drill each month until everyone knows their part',
            lines: [
              'Everyone on deck wears a life jacket. A crew member alone on deck also wears a beacon or whistle.',
              'Drill abandon ship, fire and person overboard each month, and write it in the log.',
              'List the next service dates of life jackets, flares and beacon. Add raft and suits if you carry them.',
            ],
            steps: [
              'Person overboard: shout, throw the ring, press the position button, and point without looking away.',
              'Mayday on channel 16 right away: name, position, trouble, people aboard. Switch on the beacon.',
              'Bring the person in, lying flat if you can. If they do not breathe, start CPR with rescue breaths. Then remove wet clothes and warm the trunk.',
              {
                say: 'Sinking: life jackets or suits on. Put a raft over if you carry one. Everyone stays together. Take beacon and radio.',
                hasNot: ['shellfish'],
              },
              {
                say: 'Sinking: life jackets on, and hold on to the boat while it floats. Everyone stays together. Take beacon and radio.',
                has: ['shellfish'],
              },
              'As soon as people are safe, report the casualty to the Coast Guard (46 CFR 4.05-1). Keep the crew’s notes.',
              'Tell the families before others do. Disaster Distress Helpline 1-800-985-5990, and 988 for anyone in crisis.',
            ],
            actions: [
              'Service life jackets and beacon, and raft and suits if you carry them',
              'Train every new hand before the first trip',
            ],
            who: ['Owner and Captain', 'Captain', 'Port Captain', 'Director of Fleet'],
            timeline: 'Before the next trip',
            effectiveness: 'high',
            needs: 'Life jackets, beacon, raft or suits if you carry them, monthly hour for drills',
            priority: 'Immediate',
            upkeep: 'Drills monthly, gear checked by its service dates',
          },
        ],
      },
    ],
    insights: ['Decide on a haul-out 72 hours ahead: the last slots and the last calm tide go together.'],
    exposure: {
      wind: 'boats break loose or fill with rain, and a dock that moves takes all of them',
      cold: 'ice on rigging capsizes small boats, and frozen seacocks sink them at the dock',
      fire: 'smoke closes harbors, and boats on trailers stand in dry grass',
    },
    insurance: ['Hull and machinery, with storm deductible and haul-out plan', 'Protection and indemnity: crew and passengers'],
    vitalRecords: ['Vessel registration or documents, licenses and crew contracts'],
    exerciseIdeas: ['Mayday drill: say it on a switched-off radio in 30 seconds, with position.'],
  },
  'fish-stock': {
    fact: 'raises fish in tanks, ponds or pens',
    inCharge: ['products'],
    posts: {
      fish: {
        role: ['Owner', 'Hatchery Lead', 'Farm Manager', 'Director of Aquaculture'],
        team: ['Owner and family', 'Fish crew', 'Fish culture', 'Fish culture'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Oxygen, flow and fish watch',
        description: 'Oxygen, water flow, temperature and behavior of fish, day and night.',
        stake: 'dense tanks run out of oxygen in minutes when flow or aeration stops',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'fish',
        resources: [
          'Oxygen cylinders with stones in every tank',
          'Backup blowers with automatic start',
          'Oxygen meter',
          'Alarm to three phones',
        ],
        outage: {
          minimum: 'Oxygen above the danger line in every tank, read by meter.',
          workaround: [
            'Oxygen cylinders with stones, backup blowers, and no feeding. Fish are harvested early before cylinders run low.',
            '1-4 hours',
          ],
        },
        steps:
          '1. {role} opens the oxygen cylinders in the densest tanks. 2. Stop feeding. 3. Start backup blowers and pumps. 4. Read oxygen by meter every ten minutes. 5. Move or harvest fish early if flow does not return.',
      },
      {
        name: 'Feeding, grading and fish sales',
        description: 'Feed, growth, health checks, harvest and live or fresh deliveries.',
        stake: 'fish above size or under stress lose value each week',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'fish',
        resources: ['Feed for two weeks', 'Processor and live hauler', 'Fish health laboratory', 'Ice and totes'],
        outage: {
          minimum: 'Fish are fed by hand and checked, and treated lots stay apart.',
          workaround: [
            'Half rations by hand, tank cards on paper, and market-size fish sold to the processor or live hauler.',
            '3-7 days',
          ],
        },
        steps:
          '1. {role} feeds by hand at half ration. 2. Call processor and hauler with volume. 3. Send sick fish to the laboratory before treating. 4. Keep treated lots apart until their withdrawal date.',
      },
    ],
    systems: [
      {
        name: 'Oxygen probes, blowers and pump alarms',
        description: 'Probes, blowers, pumps, filters and the dialer.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Aquaculture equipment dealer',
        backup: ['Weekly', 'Valve map and set points in a shared cloud folder'],
        times: ['0-1 hour', '15 minutes', '3-7 days'],
        supports: ['Oxygen, flow and fish watch'],
        restore:
          '1. Open the oxygen by hand. 2. Run the spare blower. 3. Read tanks by meter until the probes agree. 4. Trip one alarm and wait for three phones.',
      },
    ],
    suppliers: [
      {
        name: 'Liquid oxygen or gas dealer',
        provides: 'Oxygen for normal use and emergencies',
        serves: ['Oxygen, flow and fish watch', 'Live transport and stocking orders'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['A second dealer with cylinders, with an account', 'Aerators from a neighbor farm'],
      },
      {
        name: 'Egg and fingerling hatchery',
        provides: 'Certified eggs and young fish',
        serves: ['Feeding, grading and fish sales'],
        criticality: 'high',
        downtime: 'More than 1 week',
        alternatives: ['A second certified hatchery'],
      },
      {
        name: 'Fish feed mill',
        provides: 'Feed by size and species',
        serves: ['Feeding, grading and fish sales'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second brand tried beforehand'],
      },
    ],
    risks: [
      [
        'Oxygen or Flow Loss in the Tanks',
        'A tripped breaker, clogged screen or hot night can kill the whole stock before morning.',
      ],
      ['Fish Disease or Parasite Outbreak', 'A reportable virus means quarantine or destruction of all fish on the site.'],
      ['Escape or Poor Source Water', 'Flood, ice or algae in the source reaches the tanks, and escaped fish bring the agency.'],
    ],
    insights: ['Oxygen that opens by itself when power fails buys the half hour that people need to arrive.'],
    exposure: {
      power: 'blowers and pumps stop, and fish in dense tanks suffocate in minutes',
      heat: 'warm water carries less oxygen while fish need more',
      water: 'ponds overtop, fish escape and muddy water clogs filters',
      dry: 'springs and wells drop, and flow falls below what the stock needs',
      cold: 'intakes ice over and aerators freeze',
    },
    /** After the Southern Regional Aquaculture Center and land-grant extension (emergency aeration), and OSHA (electricity near water). */
    mitigations: [
      {
        risks: ['Oxygen or Flow Loss in the Tanks'],
        words: /\boxygen (?:or flow )?loss in (?:the )?tanks\b/i,
        facts: [
          {
            strategy: 'Hold oxygen that flows without power, an alarm to three phones, and blowers that start by themselves',
            lines: [
              'Plumb oxygen cylinders to stones in each tank, with a valve that opens when the power fails.',
              'Wire the dialer to its own battery, and have it call until a person answers.',
              'Protect every pump and aerator with a ground-fault breaker, and mark the dry way to the panel.',
            ],
            steps: [
              'If a person tingles near the water, keep everyone out and cut the current from the dry panel.',
              'No one goes into a deep tank or a pond alone, or at night without a life jacket.',
              'Open the oxygen in the densest tanks, and stop feeding.',
              'Bring blowers and pumps back on standby power, which runs outdoors and away from openings.',
              'Measure oxygen tank by tank, and write it on the wall sheet.',
              'If flow stays away, thin out the tanks: move, sell or harvest fish early.',
              'Photograph losses, and dispose of dead fish as the state allows.',
            ],
            actions: ['Trip the alarm and time who answers', 'Count cylinders and their hours at full stock'],
            who: ['Owner', 'Hatchery Lead', 'Farm Manager', 'Director of Aquaculture'],
            timeline: 'Within 14 days',
            effectiveness: 'high',
            needs: 'Oxygen cylinders, spare blower, standby power, ground-fault breakers',
            priority: 'Immediate',
            upkeep: 'Alarm each month, standby power under load each week',
          },
        ],
      },
    ],
    insurance: ['Aquaculture stock coverage: death by oxygen loss, disease and flood as named'],
    vitalRecords: ['Discharge and aquaculture permits, health certificates and stock inventory'],
    exerciseIdeas: ['The oxygen alarm calls at 2 a.m. and the first two people do not answer.'],
  },
});
