/** Sources: NFPA 660 (combustible dust), NFPA 30 (flammable liquids), OSHA 29 CFR 1910.119, 29 CFR 1910.157(d) and EPA 40 CFR 68. */
import { HELPLINES } from '#shared/domain/helplines.ts';
import { CRISIS_LINES } from '../mitigations/fact.ts';
import { defineTraits } from './trait.ts';

export const processTraits = defineTraits({
  'combustible-dust': {
    fact: 'makes dust that explodes',
    posts: {
      dustControl: {
        role: ['Owner', 'Safety Coordinator', 'EHS Manager', 'EHS Director'],
        team: ['Owner and crew', 'Maintenance', 'Maintenance and safety', 'Maintenance and safety'],
        owner: ['Owner', 'Owner', 'Plant Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Dust collection and housekeeping',
        description: 'Collectors, ducts, spark detection and cleaning that keep dust from building up.',
        stake: 'a small flash shakes down dust from beams, and the second explosion kills',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'dustControl',
        resources: ['Dust hazard analysis', 'Vacuum rated for combustible dust', 'Spare filters', 'Collector contractor'],
        steps:
          '1. {role} stops the machines that feed a failed collector. 2. Never run them into the room. 3. If a duct or collector smolders, get everyone out and call 911. 4. Do not open a hot collector. 5. Clean with the rated vacuum, never with compressed air. 6. Restart after the contractor signs.',
      },
    ],
    systems: [
      {
        name: 'Dust collector, ducts and spark detection',
        description: 'Collector, ducts, abort gate and the sensors that find sparks.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Dust collector contractor',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['1-4 hours', '3 hours', '3-7 days'],
        supports: ['Dust collection and housekeeping'],
        restore:
          '1. Stop the machines that feed it. 2. Keep the collector closed and call 911 if it smokes. 3. Clean by vacuum made for dust. 4. Test gate and sensors before cutting.',
      },
    ],
    suppliers: [
      {
        name: 'Dust collector contractor',
        provides: 'Filters, ducts, explosion vents and spark detection',
        serves: ['Dust collection and housekeeping'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A portable rated collector on rent', 'A second contractor who knows NFPA 660'],
      },
    ],
    risks: [
      [
        'Combustible Dust Explosion',
        'Fine dust on beams or in a collector needs one spark. NFPA 660 requires a dust hazard analysis.',
      ],
    ],
    mitigations: [
      {
        risks: ['Combustible Dust Explosion'],
        words: /combustible dust|dust (?:flash|explosion)/i,
        facts: [
          {
            strategy: 'Keep dust off surfaces, keep sparks out of collectors, and leave a smoldering collector alone',
            lines: [
              'Get the dust hazard analysis that NFPA 660 requires. Put collectors outside, or vent and isolate them.',
              'Clean by a rated vacuum on a schedule, beams and ducts included.',
              'Allow hot work only with the permit, the collector off and the dust removed.',
            ],
            steps: [
              'At smoke, sparks or a flash, get everyone out right away. The second explosion is the deadly one.',
              'Call 911 and say dust explosion hazard.',
              'Count heads at the meeting place and tell the responders who is missing.',
              'No one opens a collector or aims a hose at dust. No one goes back in.',
              'Call the collector contractor and the insurer, and keep the scene as it is.',
              `Restart after cleaning, repair and a written release. ${CRISIS_LINES}`,
            ],
            actions: [
              'Get the dust hazard analysis',
              'Buy a vacuum rated for combustible dust',
              'Walk the shop with the fire department',
            ],
            who: ['Owner', 'Safety Coordinator', 'EHS Manager', 'EHS Director'],
            timeline: 'Within 60 days',
            effectiveness: 'high',
            needs: 'Analysis, rated vacuum, and spark detection in the ducts',
            priority: 'Immediate',
            upkeep: 'Clean on schedule, and review the analysis every five years',
          },
        ],
      },
    ],
    insights: [
      'A layer of dust thin as a paper clip over much of a room can be a hazard. Look at beams and light fixtures first.',
    ],
    exerciseIdeas: ['Smoke comes from the dust collector during second shift.'],
  },

  boilers: {
    fact: 'runs boilers or pressure tanks',
    posts: {
      boilerRoom: {
        role: ['Owner', 'Maintenance Lead', 'Utilities Manager', 'Director of Engineering'],
        team: ['Owner and crew', 'Maintenance', 'Utilities', 'Plant utilities'],
        owner: ['Owner', 'Owner', 'Plant Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Steam, hot water and pressure',
        description: 'Boilers, pressure vessels, feedwater and condensate.',
        stake: 'without steam the process stops, and a neglected boiler can explode',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', null],
        post: 'boilerRoom',
        resources: ['Qualified boiler operator', 'Inspection certificate', 'Rental boiler source', 'Feedwater treatment'],
        steps:
          '1. If water is low, {role} stops the burner from the door switch and keeps everyone away. 2. Never add water to a hot, dry boiler. 3. Call the boiler contractor. 4. Order the rental boiler if repair takes more than a day. 5. Restart after the inspector allows it.',
        outage: {
          minimum: 'No boiler runs without a qualified operator and a current inspection.',
          workaround: [
            'A rental boiler, connected by the boiler contractor and inspected before its first fire.',
            'More than 1 week',
          ],
          isSlowToStart: true,
        },
      },
    ],
    systems: [
      {
        name: 'Boiler, feed water and burner controls',
        description: 'Boiler, feed pumps, low-water cutoff and burner controls.',
        criticality: 'high',
        type: 'infrastructure',
        vendor: 'Boiler service contractor',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['4-24 hours', '12 hours', '3-7 days'],
        supports: ['Steam, hot water and pressure'],
        restore:
          '1. If water is low, a trained person shuts the burner and adds no water. 2. Leave the boiler room if a relief valve lifts. 3. Call the contractor and the rental company. 4. A licensed person restarts it.',
      },
    ],
    suppliers: [
      {
        name: 'Boiler service contractor',
        provides: 'Burner service, repair and rental boilers',
        serves: ['Steam, hot water and pressure'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A rental boiler on a trailer, with connections already fitted'],
      },
      {
        name: 'Gas or fuel oil supplier',
        provides: 'Fuel for boilers and heating',
        serves: ['Steam, hot water and pressure'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A dual-fuel burner', 'A second fuel dealer with an account'],
      },
    ],
    risks: [
      [
        'Boiler Failure or Explosion',
        'A failed low-water cutoff can destroy the room. Repair of a shell takes months.',
        { like: 'Explosion' },
      ],
    ],
    insights: [
      'Property policies usually exclude boilers: the equipment breakdown policy covers them and often sends the inspector.',
    ],
    insurance: ['Boiler and machinery: explosion and breakdown of boilers and pressure vessels'],
    vitalRecords: ['Boiler and pressure vessel certificates'],
    exerciseIdeas: ['The boiler fails inspection today: what runs without steam?'],
  },

  'process-chemicals': {
    fact: 'holds ammonia or other process-safety chemicals',
    posts: {
      processSafety: {
        role: ['Owner', 'Safety Coordinator', 'Process Safety Manager', 'Director of Process Safety'],
        team: ['Owner and operators', 'Operators', 'Operations and safety', 'Operations and safety'],
        owner: ['Owner', 'Owner', 'Plant Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Chemical release response and evacuation',
        description: 'Getting people away from a leak, calling 911 and warning neighbors.',
        stake: 'a toxic cloud reaches neighbors within minutes',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'processSafety',
        resources: [
          'Wind sock and two meeting places',
          'Head-count list by shift',
          'Emergency response plan',
          'Safety data sheets off site',
        ],
        steps: `1. Get everyone out, crosswind and then upwind. 2. {role} calls 911 right away and names the chemical. 3. Count heads at the meeting place that lies upwind. 4. Tell the fire department who is missing. 5. Only the trained response team may approach. 6. Report releases above the limit to the National Response Center at ${HELPLINES.nationalResponseCenter} and to the state.`,
      },
    ],
    systems: [
      {
        name: 'Gas detection and process alarms',
        description: 'Leak detectors, interlocks and alarms that stop equipment and call for help.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Detection and alarm contractor',
        backup: ['Monthly', 'Panel settings with the contractor'],
        times: ['0-1 hour', '30 minutes', 'More than 1 week'],
        supports: ['Chemical release response and evacuation'],
        restore:
          '1. Keep the process stopped while detection is down. 2. Post people with portable monitors outside the area. 3. Have the contractor load the settings. 4. Test one detector in each zone.',
      },
    ],
    suppliers: [
      {
        name: 'Emergency spill contractor',
        provides: 'Trained responders, containment and cleanup',
        serves: ['Chemical release response and evacuation'],
        criticality: 'high',
        downtime: '1-4 hours',
        alternatives: ['A second contractor under a standing agreement', 'The county hazardous materials team through 911'],
      },
    ],
    risks: [
      [
        'Toxic Chemical Release',
        'A leak evacuates plant and neighbors. OSHA 1910.119 and EPA 40 CFR 68 set duties above listed amounts.',
        { like: 'Chemical Releases' },
      ],
    ],
    insights: ['Walk the shutdown with the fire department each year and leave them a map of tanks, valves and drains.'],
    insurance: ['Pollution liability: cleanup and claims after a release'],
    vitalRecords: ['Risk management plan, process safety file and safety data sheets'],
    exerciseIdeas: ['An ammonia alarm at 2 a.m. with the wind toward the neighbors.'],
  },

  'flammable-liquids': {
    fact: 'stores flammable liquids',
    posts: {
      solventStore: {
        role: ['Owner', 'Shop Lead', 'EHS Manager', 'EHS Director'],
        team: ['Owner and crew', 'Shop', 'Production and safety', 'Production and safety'],
        owner: ['Owner', 'Owner', 'Plant Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Flammable storage, ventilation and spill control',
        description: 'Cabinets, tanks, bonding, ventilation and spill kits for solvents, fuels and finishes.',
        stake: 'vapor reaches a pilot light or a switch before anyone sees it',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'solventStore',
        resources: [
          'Storage list with amounts',
          'Bonding cables',
          'Spill kit and drain covers',
          'Class B extinguishers within 50 feet',
        ],
        steps:
          '1. If a large spill or vapor fills the room, get everyone out and call 911. 2. Touch no switch on the way. 3. {role} stops work when ventilation fails. 4. Trained people cover the drains for a small spill. 5. Keep rags in closed metal cans. 6. Restart with ventilation tested.',
      },
    ],
    systems: [
      {
        name: 'Flammables storage, exhaust and sprinklers',
        description: 'Cabinets or room, exhaust fan, grounding, spill basins and sprinklers.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Fire protection contractor',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['1-4 hours', '3 hours', '3-7 days'],
        supports: ['Flammable storage, ventilation and spill control'],
        restore:
          '1. Close lids and stop work that sparks. 2. Keep the room empty while the fan is off. 3. Tell the fire department if sprinklers are out, and walk a fire watch. 4. Measure airflow before use.',
      },
    ],
    risks: [
      [
        'Flammable Vapor Fire',
        'A spilled drum or oily rags can take the building. Sprinklers are sized for the stored amount only.',
        { like: 'Fire' },
      ],
    ],
    insights: ['Give the fire department a storage map with amounts. Update it when a tank or cabinet moves.'],
    vitalRecords: ['Hazardous material inventory and safety data sheets, off site'],
    exerciseIdeas: ['A drum is punctured by a forklift beside the office wall.'],
  },

  furnaces: {
    fact: 'melts or heat-treats',
    posts: {
      meltShop: {
        role: ['Owner', 'Melt Lead', 'Melt Shop Manager', 'Director of Melting'],
        team: ['Owner and crew', 'Furnace crew', 'Melt shop', 'Melt shop'],
        owner: ['Owner', 'Owner', 'Plant Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Furnace holding and safe cooling',
        description: 'Holding heat, cooling water and pouring out before metal or glass freezes.',
        stake: 'a frozen charge destroys the lining, and water on molten metal explodes',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'meltShop',
        resources: [
          'Emergency cooling water',
          'Dry pits and pigging molds',
          'Standby power for cooling pumps',
          'Heat-rated clothing',
        ],
        steps:
          '1. {role} clears everyone without a task from the floor. 2. Start emergency cooling. 3. Pour out into dry, preheated molds if power is not back within the holding time. 4. Keep water away from the charge. 5. If metal breaks through, everyone leaves and calls 911. 6. Inspect the lining before the next charge.',
      },
    ],
    systems: [
      {
        name: 'Furnace power and cooling water',
        description: 'Power supply, cooling pumps, and their standby.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Furnace maker’s service partner',
        backup: ['Monthly', 'Drawings and pump settings in a shared cloud folder'],
        times: ['0-1 hour', '20 minutes', 'More than 1 week'],
        supports: ['Furnace holding and safe cooling'],
        restore:
          '1. Stand back from the furnace and start the emergency cooling from its safe point. 2. Call the service partner with the alarm. 3. Hold or pour out by the maker’s plan. 4. Let the partner release power and water before the next charge.',
      },
    ],
    suppliers: [
      {
        name: 'Refractory contractor',
        provides: 'Linings, crucibles and emergency relining',
        serves: ['Furnace holding and safe cooling'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second mason crew', 'A spare lined vessel or crucible'],
      },
    ],
    risks: [
      [
        'Furnace Freeze or Runout',
        'A power loss longer than the holding time freezes the charge, and a worn lining lets metal through.',
        { like: 'Power Outages' },
      ],
    ],
    insights: ['Ask the utility for its notice time before load shedding. Compare it with the time to empty each furnace.'],
    exposure: { power: 'the charge cools from the first minute, and cooling pumps need standby power within seconds' },
    exerciseIdeas: ['Power fails with a full furnace: who decides to pour, and when?'],
  },

  'dye-house': {
    fact: 'dyes or finishes textiles',
    posts: {
      dyeing: {
        role: ['Owner', 'Dye House Lead', 'Dye House Manager', 'Director of Dyeing and Finishing'],
        team: ['Owner and crew', 'Dye house', 'Dyeing and finishing', 'Dyeing and finishing'],
        owner: ['Owner', 'Owner', 'Plant Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Dyeing, finishing and color matching',
        description: 'Dye machines, drying frames, recipes and shade approval.',
        stake: 'a lot held too long in the bath is off shade and cannot be sold',
        criticality: 'critical',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'dyeing',
        resources: ['Recipe cards', 'Soft water and steam', 'Commission dyer under agreement', 'Shade standards in the dark'],
        steps:
          '1. {role} drains and rinses baths that cannot be finished. 2. Mark each lot with stage and time. 3. Dry wet fabric within a day, before mildew starts. 4. Send urgent lots to the commission dyer with recipe and standard. 5. Match shades again before bulk dyeing.',
      },
      {
        name: 'Process water and wastewater permit',
        description: 'Water supply, softening, pretreatment and discharge under the permit.',
        stake: 'discharge outside the permit stops the dye house by order',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', null],
        post: 'dyeing',
        resources: [
          'Discharge permit and contact at the utility',
          'Equalization tank',
          'pH probes and sample bottles',
          'Vacuum truck contractor',
        ],
        steps:
          '1. {role} stops dyeing when the tank or treatment fails. 2. Hold water in the equalization tank. 3. Call the utility before any discharge outside the permit. 4. Order the vacuum truck. 5. Take and keep samples.',
        outage: {
          minimum: 'Nothing leaves the site outside the permit, or dyeing stops.',
          workaround: ['The equalization tank takes what is in the vats, and a vacuum truck hauls the rest.', '4-24 hours'],
          isSlowToStart: true,
        },
      },
    ],
    systems: [
      {
        name: 'Dye recipe and shade database',
        description: 'Recipes, lab dips and approved shades by customer.',
        criticality: 'critical',
        type: 'database',
        vendor: 'Color software vendor',
        backup: ['Daily', 'Cloud storage and an offline drive'],
        times: ['4-24 hours', '6 hours', '4-24 hours'],
        supports: ['Dyeing, finishing and color matching'],
        restore:
          '1. Dye from the printed cards of running shades. 2. Install on a spare computer. 3. Restore the newest copy. 4. Calibrate the color meter before new matches.',
      },
      {
        name: 'Dye machines, dryers and effluent pumps',
        description: 'Jets, stenters, chemical dosing and the pumps to the treatment plant.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Dye machine service',
        backup: ['Daily', 'Programs, settings and service log in the cloud folder'],
        times: ['4-24 hours', '12 hours', '4-24 hours'],
        supports: ['Dyeing, finishing and color matching', 'Process water and wastewater permit'],
        restore:
          '1. Stop dosing and close the effluent valve. 2. Cool the jet before opening. 3. Hold the bath in the tank. 4. Test shade and discharge before full speed.',
      },
    ],
    suppliers: [
      {
        name: 'Dye and chemical supplier',
        provides: 'Dyes, salts and finishing chemicals',
        serves: ['Dyeing, finishing and color matching'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second supplier with matched dyes already approved'],
      },
    ],
    risks: [
      [
        'Lint Fire in a Dryer or Duct',
        'Lint burns in ducts and frames and spreads above the ceiling within minutes.',
        { like: 'Fire' },
      ],
      [
        'Loss of Process Water or Steam',
        'Every bath needs soft water and steam. A main break stops all machines together.',
        { like: 'Water Supply Interruption' },
      ],
    ],
    exposure: { dry: 'water for dyeing is rationed, and low rivers tighten the discharge permit' },
    exerciseIdeas: ['Six baths are running when steam fails: which lots are saved?'],
  },

  batteries: {
    fact: 'stores large lithium batteries',
    posts: {
      batteryYard: {
        role: ['Owner', 'Site Lead', 'Battery Operations Manager', 'Director of Storage Operations'],
        team: ['Owner and technicians', 'Site technicians', 'Battery operations', 'Storage operations'],
        owner: ['Owner', 'Owner', 'Operations Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Battery fire watch and isolation',
        description: 'Watching heat, gas and smoke of battery units, and keeping people away from a burning one.',
        stake: 'a cell in thermal runaway vents toxic, explosive gas and can burn again days later',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'batteryYard',
        resources: [
          'Emergency response plan agreed with the fire department',
          'Distance map',
          'Manufacturer’s emergency line',
          'Thermal camera',
        ],
        steps:
          '1. If a unit smokes, hisses or smells sweet, get everyone away and upwind. 2. {role} calls 911 and says lithium batteries. 3. Open no door of a battery unit. 4. Call the manufacturer’s emergency line. 5. Isolate by remote control only. 6. Keep a fire watch until the manufacturer ends it.',
        outage: { driver: 'safety', minimum: 'Everyone stays away from a unit that heats, vents or smokes, and 911 is called.' },
      },
    ],
    systems: [
      {
        name: 'Battery containers, vents and fire panel',
        description: 'Battery racks, cooling, gas detection, vents and fire panel.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Battery manufacturer’s service desk',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['0-1 hour', '30 minutes', '3-7 days'],
        supports: ['Battery fire watch and isolation'],
        restore:
          '1. Open no container. 2. Isolate from the control room and keep everyone back. 3. Give responders the gas and cell data. 4. Let the manufacturer release each container.',
      },
    ],
    suppliers: [
      {
        name: 'Battery manufacturer’s emergency desk',
        provides: 'Remote data, advice to firefighters and replacement modules',
        serves: ['Battery fire watch and isolation'],
        criticality: 'critical',
        downtime: '1-4 hours',
        alternatives: ['An independent battery response contractor, tested with you each year'],
      },
    ],
    risks: [
      ['Battery Thermal Runaway', 'One damaged cell can heat the next. Fires last for hours, relight and give off toxic gas.'],
    ],
    mitigations: [
      {
        risks: ['Battery Thermal Runaway'],
        words: /thermal runaway|battery fire/i,
        facts: [
          {
            strategy: 'Keep distance between units, fit early gas and heat alarms, and show the fire department the site',
            lines: [
              'Agree on the emergency response with the fire department before the first delivery.',
              'Set units apart from exits, property lines and each other by the listed distance.',
              'Fit gas, heat and smoke alarms that reach a person day and night.',
            ],
            steps: [
              'If a unit smokes, hisses or pops, get everyone away and upwind right away.',
              'Call 911 and say lithium batteries, with the amount.',
              'Open no door of the unit: gas inside can explode.',
              'Tell neighbors downwind, with the fire officer, to go indoors and close windows.',
              'Isolate by remote control and call the manufacturer’s emergency line.',
              'Keep a fire watch and distance for as long as the manufacturer says. Fires relight.',
            ],
            actions: ['Walk the site with the fire department', 'Put the manufacturer’s emergency line at the gate'],
            who: ['Owner', 'Site Lead', 'Battery Operations Manager', 'Director of Storage Operations'],
            timeline: 'Within 30 days',
            effectiveness: 'high',
            needs: 'Gas and heat alarms, signs and a response plan',
            priority: 'Immediate',
            upkeep: 'Drill with the fire department each year',
          },
        ],
      },
    ],
    insights: [
      'Walk the site with the fire department before the first delivery. Agree on distance, water and who may open a door.',
    ],
    exerciseIdeas: ['A battery container smokes at night with no one on site.'],
  },
});
