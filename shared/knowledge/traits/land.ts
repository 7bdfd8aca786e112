import { REPORT_INJURY } from '../mitigations/fact.ts';
import { defineTraits } from './trait.ts';

/** Grain entry: OSHA 29 CFR 1910.272. Pesticide safety: EPA Worker Protection Standard, 40 CFR 170. */
export const landTraits = defineTraits({
  'row-crops': {
    fact: 'grows field crops',
    posts: {
      fields: {
        role: ['Owner', 'Field Foreman', 'Farm Manager', 'Director of Farming'],
        team: ['Owner and family', 'Field crew', 'Field operations', 'Field operations'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Planting, spraying and field harvest',
        description: 'Getting crops in and out of the ground within the window that weather gives.',
        stake: 'a missed window is a lost year',
        criticality: 'critical',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        inSeason: { when: 'planting and harvest weeks', times: ['4-24 hours', '1-4 hours', '4-24 hours'] },
        post: 'fields',
        resources: ['Planter, sprayer and combine', 'Custom operator contact', 'Fuel for five days', 'Field maps on paper'],
        outage: {
          minimum: 'The ripest field with a buyer is cut, and no planting window closes unused.',
          workaround: ['A custom operator booked by phone, paper field maps, and fuel trucked to the field.', '3-7 days'],
        },
        steps:
          '1. {role} ranks fields by ripeness, price and ground. 2. Send machines and crew to the first. 3. Call the custom operator the same day. 4. Leave sample strips where the adjuster wants them. 5. Write acres done and left each evening.',
      },
    ],
    systems: [
      {
        name: 'Machine guidance and field maps',
        description: 'Guidance lines, prescriptions and yield maps in cab displays.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Machine dealer and guidance vendor',
        backup: ['Daily', 'Vendor cloud, lines on a card in the office safe'],
        times: ['4-24 hours', '4 hours', '4-24 hours'],
        supports: ['Planting, spraying and field harvest'],
        restore:
          '1. Drive by markers and old rows. 2. Load the lines from the card. 3. Call the dealer about the correction signal. 4. Enter acres by hand.',
      },
      {
        name: 'Tractors, planter, sprayer and combine',
        description: 'Machines that must run in the few dry days of planting and harvest.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Farm machinery dealer',
        backup: ['Daily', 'Programs, settings and service log in the cloud folder'],
        times: ['4-24 hours', '12 hours', '4-24 hours'],
        supports: ['Planting, spraying and field harvest'],
        restore:
          '1. Stop the engine and lock it out before anyone reaches in. 2. Call the dealer with model and fault code. 3. Hire the neighbor or custom operator. 4. Finish the ripest or wettest field first.',
      },
    ],
    suppliers: [
      {
        name: 'Seed, fertilizer and chemical dealer',
        replaces: ['Chemical dealer and custom applicator'],
        provides: 'Inputs and custom application for the season',
        serves: ['Planting, spraying and field harvest'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second dealer in another town', 'Part of the seed in your own shed'],
      },
    ],
    risks: [
      [
        'Hail, Wind or Drought in the Standing Crop',
        'Twenty minutes of hail or three weeks without rain take a share of the year that only insurance returns.',
        { like: 'Crop Loss' },
      ],
      ['Combine, Tractor or Field Fire', 'Chaff on a hot bearing starts fires in dry grain that outrun a crew in wind.'],
    ],
    insights: [
      'Notice of crop damage is due to the agent within 72 hours of discovery: write the date in the field book.',
      'In dry harvest weeks keep two extinguishers on each combine and a tillage tool hitched at the field edge.',
    ],
    exposure: {
      wind: 'ripe crops go flat, bins and sheds tear open, and power lines lie across fields',
      dry: 'crops without irrigation fail together across the county, and yields drop below the cost of inputs',
      water:
        'fields cannot carry machines for weeks, and a flooded crop may not be sold as food where water touched what is eaten',
    },
    alternatePlace: ['A neighbor’s shop and yard for machines, with stored inputs at a second site', '16 hours'],
    exerciseIdeas: ['The combine burns on the second day of harvest: machine, fields, insurer and neighbors.'],
  },
  'grain-bins': {
    fact: 'stores grain in bins',
    inCharge: ['products'],
    posts: {
      bins: {
        role: ['Owner', 'Bin Operator', 'Elevator Manager', 'Director of Grain Operations'],
        team: ['Owner and family', 'Elevator crew', 'Grain handling', 'Grain operations'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Grain drying, aeration and bin watch',
        description: 'Drying grain to a safe moisture, and watching temperature, gas and structure of each bin.',
        stake: 'wet grain heats and spoils within days, and people who enter crusted grain die',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        inSeason: { when: 'harvest, when wet grain arrives all day', times: ['1-4 hours', '0-1 hour', null] },
        post: 'bins',
        resources: [
          'Dryer and fans',
          'Temperature cables and probe',
          'Lockout kit for augers',
          'Rescue contact of the fire department',
        ],
        steps:
          '1. {role} locks out every auger before anyone looks into a bin. 2. Stop receiving wet grain beyond dryer capacity. 3. Run fans on the wettest bins first. 4. Probe each bin daily and write the readings. 5. If someone is trapped, call 911, stop all machines, and let no one else enter.',
      },
    ],
    systems: [
      {
        name: 'Dryer, fan and bin temperature controls',
        description: 'Burner controls, fans, legs, cables and hazard monitoring of bearings and belts.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Dryer dealer and electrician',
        backup: ['Weekly', 'Settings on paper at the panel, dealer cloud'],
        times: ['0-1 hour', '45 minutes', '3-7 days'],
        supports: ['Grain drying, aeration and bin watch'],
        restore:
          '1. Have a trained person check burner, belts and bearings before restart. 2. Run fans by hand. 3. Load settings from the paper. 4. Prove the high-temperature stop.',
      },
    ],
    suppliers: [
      {
        name: 'Dryer and grain leg service',
        provides: 'Repairs of dryers, legs, belts and motors',
        serves: ['Grain drying, aeration and bin watch'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second millwright, on call', 'Neighbor’s dryer or temporary piles'],
      },
    ],
    risks: [
      ['Grain Entrapment or Bin Collapse', 'Flowing grain pulls a person under in seconds, and most rescues come too late.'],
      [
        'Grain Dust Explosion or Dryer Fire',
        'Dust in legs and tunnels explodes from a hot bearing, and dryers burn with wet trash in the column.',
      ],
      [
        'Hot, Wet or Moldy Grain',
        'A failed fan or leaking roof heats a bin, and mold toxins make it unsalable.',
        { like: 'Product Contamination' },
      ],
    ],
    mitigations: [
      {
        risks: ['Grain Dust Explosion or Dryer Fire'],
        words: /\b(?:grain dust|grain dryer|dryer fire)\b/i,
        facts: [
          {
            strategy: 'Keep dust off every ledge, watch every bearing, and clean the dryer before it burns',
            lines: [
              'Remove dust of 1/8 inch or more from pits, legs, tunnels and galleries right away (29 CFR 1910.272).',
              'Fit sensors for bearing heat, belt slip and belt tracking that stop the leg.',
              'No welding, cutting or smoking without a hot-work permit and a fire watch afterward.',
              'Clean the dryer columns of trash each day that it runs. Show the fire department its doors and gas valve.',
            ],
            steps: [
              'Sound the alarm, and get everyone out and away from legs, bins and tunnels. A second explosion often follows.',
              'Call 911 and say “grain dust” or “dryer fire”. Press a stop only if it is on your way out.',
              'Count heads upwind, and tell responders who is missing. No one goes back in.',
              'Keep dryer doors and bin hatches shut: air feeds the fire. Use no hose stream that lifts dust.',
              'Let the fire department decide about fans, gas and unloading the dryer.',
              'Tell OSHA of a death or a hospital stay within its deadline, and leave the scene as it is.',
              'Restart only after an engineer has looked at legs, bearings and structure.',
            ],
            actions: [
              'Write the cleaning round, with names and times',
              'Test each bearing and belt sensor before harvest',
              'Walk the site with the fire department',
            ],
            who: ['Owner', 'Bin Operator', 'Elevator Manager', 'Director of Grain Operations'],
            timeline: 'Within 30 days, and before harvest',
            effectiveness: 'high',
            needs: 'Vacuum for dust, bearing and belt sensors, hot-work permits',
            priority: 'Immediate',
            upkeep: 'Sweep by the round every shift, and test the sensors each month in season',
          },
        ],
      },
      {
        risks: ['Grain Entrapment or Bin Collapse'],
        words: /\bgrain (?:entrap|engulf)/i,
        facts: [
          {
            strategy: 'Keep everyone out of a bin while anything can move, and show the fire department how to open one',
            lines: [
              'Lock and tag out augers and conveyors before a hatch is opened (29 CFR 1910.272).',
              'Enter only with a permit, harness, lifeline, air test and an attendant outside who never enters.',
              'Break crusts from outside with a pole. Keep grain in condition so that no one needs to enter.',
              'Show the fire department the bins, the panels and the nearest rescue tube every year.',
            ],
            steps: [
              'Stop every auger and conveyor right away and lock it. Call 911 and say “grain entrapment”.',
              'No one enters to help. Most second victims are rescuers.',
              'Talk to the person. Tell them to keep still with arms in front of the chest.',
              'Turn on the aeration fan without heat if the rescuers agree.',
              'Clear the way for rescue tube, saws and vacuum. Rescuers decide where the bin is cut.',
              REPORT_INJURY,
            ],
            actions: [
              'Put a lock and a sign on every bin hatch',
              'Find out which department has a rescue tube, or buy one with the neighbors',
              'Train everyone each year before harvest',
            ],
            who: ['Owner', 'Bin Operator', 'Elevator Manager', 'Director of Grain Operations'],
            timeline: 'Before the next harvest',
            effectiveness: 'high',
            needs: 'Locks and tags, harness and lifeline, gas meter, rescue tube within reach',
            priority: 'Immediate',
            upkeep: 'Training and walk with the fire department every year',
          },
        ],
      },
    ],
    insights: ['A locked hatch and a fixed rule, nothing moves while someone is inside, prevent most bin deaths.'],
    exposure: {
      wind: 'empty bins crumple first, legs and dryers come down, and grain lies in the rain',
      power: 'fans and dryers stop, and wet grain begins to heat within a day',
      water: 'wet grain swells and can burst a bin, and flooded grain is not feed or food',
    },
    insurance: ['Stored grain at market value, with collapse and heating named'],
    vitalRecords: ['Scale tickets, warehouse receipts and bin measurements'],
    exerciseIdeas: ['Someone calls for help inside a bin: what stops, who calls, who keeps others out?'],
  },
  'farm-chemicals': {
    fact: 'stores pesticides or fertilizer',
    risks: [
      [
        'Pesticide, Fertilizer or Ammonia Release',
        'A burst hose, fire or overturned tank harms crew and neighbors and must be reported.',
      ],
    ],
    suppliers: [
      {
        name: 'Chemical dealer and custom applicator',
        provides: 'Crop protection, fertilizer and licensed application',
        serves: [
          'Planting, spraying and field harvest',
          'Frost, bloom and pest protection',
          'Propagation, orders and plant shipping',
          'Shearing, planting and tree health',
          'Watering and frost cover of the plant yard',
          'Season supplies and loss claims',
        ],
        criticality: 'medium',
        downtime: '3-7 days',
        alternatives: ['A second dealer', 'A neighboring licensed applicator'],
      },
    ],
    insights: [
      'Hang an inventory of chemicals at the road gate and give the fire department a copy. It decides whether they use water.',
      'The EPA Worker Protection Standard (40 CFR 170) requires safety data, emergency information and wash water where people handle pesticides.',
    ],
    exposure: {
      fire: 'smoke from stored pesticides is toxic, and runoff from hoses reaches wells and streams',
    },
    insurance: ['Pollution liability: spills and drift'],
    vitalRecords: ['Application records and applicator licenses', 'Inventory and safety data sheets of chemicals'],
  },
  'farm-labor-housing': {
    fact: 'houses farm workers',
    posts: {
      housing: {
        role: ['Owner', 'Crew Leader', 'Labor and Housing Manager', 'Director of Labor'],
        team: ['Owner and family', 'Crew leaders', 'Labor and housing', 'Labor and housing'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Crew housing and evacuation rides',
        description: 'Safe rooms, water, power and rides for workers who live on the site.',
        stake: 'people who depend on you for a bed and a ride cannot leave by themselves',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'housing',
        resources: [
          'Roster by room with cell phones',
          'Buses or vans with drivers',
          'Motel or fairground agreement',
          'Messages in crew languages',
        ],
        steps:
          '1. {role} sends the order by voice message in each crew language. 2. Move everyone by van to the agreed place as soon as an order comes. 3. Count by room roster before leaving and at arrival. 4. Tell 911 right away if someone is missing. 5. No one moves back before an inspection.',
      },
    ],
    risks: [
      [
        'Unsafe or Lost Worker Housing',
        'A fire, flood or failed inspection leaves the whole crew without beds in the busiest week.',
      ],
    ],
    systems: [
      {
        name: 'Housing water, heat and smoke alarms',
        description: 'Well, water heater, heaters, stoves and alarms of the crew housing.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Housing maintenance contractor',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['0-1 hour', '30 minutes', '3-7 days'],
        supports: ['Crew housing and evacuation rides'],
        restore:
          '1. Move people out if alarms, water or heat are gone. 2. Bring bottled water. 3. Call the contractor and, if required, the housing inspector. 4. Test alarms before anyone sleeps there.',
      },
    ],
    suppliers: [
      {
        name: 'Motel or bus company for crews',
        provides: 'Emergency rooms and rides',
        serves: ['Crew housing and evacuation rides'],
        criticality: 'medium',
        downtime: '4-24 hours',
        alternatives: ['Church or fairground, agreed beforehand', 'School gym'],
      },
    ],
    insights: ['Smoke and carbon monoxide alarms in every room, tested monthly, matter more than any other page of this plan.'],
  },
  irrigation: {
    fact: 'depends on irrigation water',
    posts: {
      water: {
        role: ['Owner', 'Irrigation Lead', 'Water Manager', 'Director of Water'],
        team: ['Owner and family', 'Irrigation crew', 'Irrigation', 'Water operations'],
        owner: ['Owner', 'Owner', 'Farm Manager', 'Director of Production'],
      },
    },
    functions: [
      {
        name: 'Irrigation and frost water',
        description: 'Delivering water on schedule, and protecting blossom and trays from frost and heat.',
        stake: 'plants die within days in July and within hours in a frost night',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        inSeason: { when: 'frost nights and the hottest weeks', times: ['1-4 hours', '0-1 hour', null] },
        post: 'water',
        resources: [
          'Diesel or tractor-driven pump',
          'Spare pump motor and panel parts',
          'Ditch rider or well driller phone',
          'Valve map',
        ],
        steps:
          '1. {role} starts the diesel pump outdoors. 2. Water young and permanent plants first by the valve map. 3. Truck water to trays. 4. Call the pump company and the district with the well number. 5. Walk the ends of the lines.',
      },
    ],
    systems: [
      {
        name: 'Pump panels and valve controls',
        description: 'Well panels, pivots, valves, and moisture and frost sensors.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Irrigation dealer and pump company',
        backup: ['Weekly', 'Dealer’s cloud and a valve map on paper'],
        times: ['0-1 hour', '30 minutes', '3-7 days'],
        supports: ['Irrigation and frost water'],
        restore:
          '1. Run valves by hand from the map. 2. Have an electrician or the pump company restart panels one by one. 3. Load the schedule. 4. Test the frost alarm on two phones.',
      },
    ],
    suppliers: [
      {
        name: 'Irrigation district or well company',
        provides: 'Water deliveries, pumps and motors',
        serves: ['Irrigation and frost water'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['Diesel pump and stored water', 'Water trucks'],
      },
    ],
    risks: [
      [
        'Irrigation Water Curtailment',
        'Canal cutbacks and falling wells in a dry year leave permanent plants without their one need.',
        { like: 'Drought' },
      ],
      [
        'Pump or Well Failure',
        'A burned motor or a dropped pump takes days to pull, and the driller has a waiting list.',
        { like: 'Equipment Failure' },
      ],
    ],
    insights: ['A spare motor for the most important well costs less than one lost block.'],
    exposure: { dry: 'wells and canals fall together, and trees or vines cannot wait for next year’s water' },
    vitalRecords: ['Water rights, well logs and district delivery contracts'],
  },
});
