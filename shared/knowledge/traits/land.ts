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
    ],
    suppliers: [
      {
        name: 'Seed, fertilizer and chemical dealer',
        provides: 'Inputs and custom application for the season',
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
      [
        'Combine, Tractor or Field Fire',
        'Chaff on a hot bearing starts fires in dry grain that outrun a crew in wind.',
        { like: 'Wildfires' },
      ],
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
    alternatePlace: 'A neighbor’s shop and yard for machines, with stored inputs at a second site',
    exerciseIdeas: ['The combine burns on the second day of harvest: machine, fields, insurer and neighbors.'],
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
  greenhouse: {
    fact: 'grows under glass or plastic',
    posts: {
      houses: {
        role: ['Owner', 'Grower', 'Head Grower', 'Director of Growing'],
        team: ['Owner and family', 'Growing crew', 'Growing', 'Growing'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Greenhouse climate and plant watch',
        description: 'Heating, venting, shading and watering of plants under cover, day and night.',
        stake: 'plants freeze within an hour of lost heat on a cold night and cook as fast in sun without vents',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'houses',
        resources: [
          'Vent cranks and roll-up sides',
          'Backup heaters vented outdoors',
          'Frost cloth and row cover',
          'Alarm that calls two phones',
        ],
        steps:
          '1. {role} opens or closes vents by crank. 2. Put frost cloth over the most valuable benches. 3. Move stock plants to one house and heat that one. 4. Run backup heat only with carbon monoxide alarms on. 5. Write temperatures every 30 minutes.',
      },
      {
        name: 'Propagation, orders and plant shipping',
        description: 'Cuttings, plugs and the plants promised to stores and landscapers by week.',
        stake: 'spring plants that miss their four weeks go to the compost',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'houses',
        resources: [
          'Printed crop schedule',
          'Mother plants in a second house',
          'Racks and a second truck',
          'Buyers’ cell phones',
        ],
        steps:
          '1. {role} counts sellable plants by variety. 2. Ship finished plants early ahead of a storm. 3. Tell buyers what is short. 4. Order replacement plugs the same day. 5. Restart cuttings from the mother plants.',
      },
    ],
    systems: [
      {
        name: 'Climate controller and frost alarms',
        description: 'Heaters, vents, fans, shade and sensors with alarms.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Greenhouse controls dealer',
        backup: ['Monthly', 'Set points in a shared cloud folder'],
        times: ['0-1 hour', '20 minutes', 'More than 1 week'],
        supports: ['Greenhouse climate and plant watch'],
        restore:
          '1. Switch heaters and vents to manual. 2. Hang a thermometer in each house. 3. Load set points from the paper. 4. Cool one sensor with ice and wait for the alarm.',
      },
    ],
    suppliers: [
      {
        name: 'Young plant and seed supplier',
        provides: 'Plugs, liners, cuttings and seed by week',
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second propagator', 'Own mother plants'],
      },
      {
        name: 'Greenhouse film, heater and controls dealer',
        provides: 'Film, panels, heaters and repairs',
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A roll of film and lumber on site', 'Portable vented heaters'],
      },
    ],
    risks: [
      [
        'Heat or Ventilation Failure under Cover',
        'A failed heater at night or a stuck vent at noon kills a house of plants in about an hour.',
        { like: 'Equipment Failure' },
      ],
      [
        'Collapse of a House under Snow or Wind',
        'Plastic houses fold under wet snow and lift in gusts, with people and plants inside.',
        { like: 'Structural Failure' },
      ],
      [
        'Plant Disease or Quarantine',
        'One infected shipment of liners can place the whole nursery under a stop-sale order.',
        { like: 'Crop Disease' },
      ],
    ],
    insights: [
      'Heat one house well instead of five houses badly: decide today which plants go there.',
      'Cut the film to save the frame only if the wind forecast says so and everyone is outside.',
    ],
    exposure: {
      cold: 'plants under cover die within an hour of lost heat, and propane trucks cannot climb an icy drive',
      wind: 'film and shade cloth tear, frames lift, and pots fly or roll',
      power: 'fans, heaters and pumps stop, and a closed house overheats in sun within minutes',
      heat: 'shade and misting cannot keep up, and a pump failure kills trays in an afternoon',
    },
    insurance: ['Growing stock coverage: plants under cover and in the yard'],
    vitalRecords: ['Plant passports, nursery license and variety licenses'],
    exerciseIdeas: ['The heaters stop at 3 a.m. at 18 °F: who hears it and which house is saved?'],
  },
  orchard: {
    fact: 'has an orchard or vineyard',
    posts: {
      trees: {
        role: ['Owner', 'Orchard Foreman', 'Orchard Manager', 'Director of Orchards'],
        team: ['Owner and family', 'Orchard crew', 'Orchard operations', 'Orchard operations'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Harvest of trees and vines',
        description: 'Picking each block at its ripeness and bringing fruit in cool and clean.',
        stake: 'fruit is ripe for a few days, and on the ground it is worth little',
        criticality: 'critical',
        times: ['1-3 days', '4-24 hours', null],
        inSeason: { when: 'harvest weeks', times: ['4-24 hours', '1-4 hours', null] },
        post: 'trees',
        resources: [
          'Picking crew and second labor contractor',
          'Bins, ladders and tractors',
          'Block map with ripeness',
          'Cold space or a packer',
        ],
        steps:
          '1. {role} ranks blocks by ripeness and price. 2. Send the crew to the first. 3. Call the second labor contractor. 4. Pick for juice or processing what cannot wait. 5. Write bins by block each evening.',
      },
      {
        name: 'Frost, bloom and pest protection',
        description: 'Wind machines, heaters, bees and sprays in the nights and days that decide the crop.',
        stake: 'one night below the critical temperature in bloom takes the crop',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'trees',
        resources: [
          'Wind machines with fuel',
          'Frost alarm and thermometers in low blocks',
          'Licensed applicator',
          'Beekeeper contact',
        ],
        steps:
          '1. {role} is called by the frost alarm at the set point. 2. Start wind machines and water in the lowest blocks first. 3. Write temperature each 30 minutes. 4. Cut open 100 buds the next day. 5. Give the crop insurance agent notice.',
      },
    ],
    systems: [
      {
        name: 'Weather stations and frost alarms',
        description: 'Stations in the low and high blocks, frost calls and spray models.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Weather network or station vendor',
        backup: ['Daily', 'Vendor cloud, thermometers in the blocks'],
        times: ['1-4 hours', '1 hour', '4-24 hours'],
        supports: ['Frost, bloom and pest protection', 'Harvest of trees and vines'],
        restore:
          '1. Read the thermometers in the low blocks by hand. 2. Use the nearest public station. 3. Change the battery and restart. 4. Test the call on two phones.',
      },
    ],
    suppliers: [
      {
        name: 'Farm labor contractor',
        provides: 'Picking and pruning crews',
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second contractor', 'Machine harvest or juice price'],
      },
      {
        name: 'Beekeeper for pollination',
        provides: 'Hives in bloom',
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second beekeeper under contract', 'Bumblebee boxes'],
      },
    ],
    risks: [
      [
        'Freeze or Hail in Bloom or on Fruit',
        'One night or ten minutes decide the crop, and trees take years to replace.',
        { like: 'Crop Loss' },
      ],
      [
        'Fruit or Vine Disease and Quarantine Pests',
        'Fire blight, greening or spotted wing flies end blocks or close markets.',
        { like: 'Crop Disease' },
      ],
    ],
    insights: ['Thermometers in the lowest block decide, not the forecast for the airport.'],
    exposure: {
      cold: 'blossom and buds die at a few degrees below freezing, and trunks split in deep cold',
      wind: 'fruit drops, trellis rows go down and young trees snap',
      fire: 'smoke and flames reach trees, and smoke taint can make fruit for wine unsalable',
      dry: 'trees and vines live for decades and lose limbs or die after one summer without water',
    },
    exerciseIdeas: ['The frost alarm calls at 1 a.m. in full bloom with one wind machine down.'],
  },
  'grain-bins': {
    fact: 'stores grain in bins',
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
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second millwright', 'Neighbor’s dryer or temporary piles'],
      },
    ],
    risks: [
      [
        'Grain Entrapment or Bin Collapse',
        'Flowing grain pulls a person under in seconds, and most rescues come too late.',
        { like: 'Workplace Safety' },
      ],
      [
        'Grain Dust Explosion or Dryer Fire',
        'Dust in legs and tunnels explodes from a hot bearing, and dryers burn with wet trash in the column.',
        { like: 'Explosion' },
      ],
      [
        'Hot, Wet or Moldy Grain',
        'A failed fan or leaking roof heats a bin, and mold toxins make it unsalable.',
        { like: 'Product Contamination' },
      ],
    ],
    mitigations: [
      {
        risks: ['Grain Entrapment or Bin Collapse'],
        words: /\bgrain (?:entrap|engulf)/i,
        facts: [
          {
            strategy: 'No one enters a bin while anything can move, and the fire department knows how to cut one open',
            lines: [
              'Lock and tag out augers and conveyors before a hatch is opened (29 CFR 1910.272).',
              'Entry only with a permit, harness, lifeline, air test and an attendant outside who never enters.',
              'Break crusts from outside with a pole. Keep grain in condition so that no one needs to enter.',
              'Show the fire department the bins, the panels and the nearest rescue tube every year.',
            ],
            steps: [
              'Stop every auger and conveyor right away and lock it. Call 911 and say “grain entrapment”.',
              'No one enters to help. Most second victims are rescuers.',
              'Talk to the person. Tell them to keep still with arms in front of the chest.',
              'Turn on the aeration fan without heat if the rescuers agree.',
              'Clear the way for rescue tube, saws and vacuum. Rescuers decide where the bin is cut.',
              'OSHA is told of a death within 8 hours and of a hospitalization within 24.',
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
        { like: 'Chemical Releases' },
      ],
    ],
    suppliers: [
      {
        name: 'Chemical dealer and custom applicator',
        provides: 'Crop protection, fertilizer and licensed application',
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
        times: ['1-4 hours', '0-1 hour', null],
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
        { like: 'Facility Loss' },
      ],
    ],
    suppliers: [
      {
        name: 'Motel or bus company for crews',
        provides: 'Emergency rooms and rides',
        criticality: 'medium',
        downtime: '4-24 hours',
        alternatives: ['School gym through county emergency management', 'Church or fairground'],
      },
    ],
    insights: ['Smoke and carbon monoxide alarms in every room, tested monthly, matter more than any other page of this plan.'],
  },
  timber: {
    fact: 'cuts timber',
    posts: {
      woods: {
        role: ['Owner', 'Side Foreman', 'Logging Manager', 'Director of Logging'],
        team: ['Owner and crew', 'Logging crew', 'Logging sides', 'Logging operations'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Cutting, yarding and loading',
        description: 'Felling, skidding and loading wood safely while ground and permits allow.',
        stake: 'idle machines cost their payment every day, and mud or fire season ends the window',
        criticality: 'critical',
        times: ['1-3 days', '4-24 hours', null],
        post: 'woods',
        resources: ['Sale map and landing plan', 'Second job on dry ground', 'Fallers and operators', 'Trucks by the day'],
        steps:
          '1. {role} checks weather, ground and fire danger level before anyone starts. 2. Move machines to the dry-ground job. 3. Load out what lies at the landing. 4. Tell the forester and mill what changes. 5. No one works alone.',
      },
      {
        name: 'Injury rescue and check-in in the woods',
        description: 'Knowing where each person works, and getting help to a place without an address.',
        stake: 'help is often more than an hour away, and bleeding does not wait',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'woods',
        resources: [
          'Coordinates of landing and helicopter site',
          'Satellite messenger',
          'Trauma kits and two first-aiders a crew',
          'Stretcher and ATV',
        ],
        steps:
          '1. {role} calls 911 right away with the coordinates on the card. 2. Stop the bleeding and keep the person warm. 3. Send a vehicle to the road junction to guide the ambulance. 4. Stop all cutting and count the crew by radio. 5. Leave the scene as it is for the investigation.',
      },
    ],
    systems: [
      {
        name: 'Satellite messengers and CB radios',
        description: 'Check-ins, emergency calls and road traffic calls of log trucks.',
        criticality: 'critical',
        type: 'network',
        vendor: 'Satellite messenger provider',
        backup: ['Monthly', 'Contacts and job coordinates in a shared cloud folder'],
        times: ['0-1 hour', '15 minutes', 'More than 1 week'],
        supports: ['Cutting, yarding and loading', 'Injury rescue and check-in in the woods'],
        restore:
          '1. Use the second messenger. 2. Send a truck to the ridge with signal. 3. Check in at fixed times by CB. 4. Stop cutting if no one can be reached.',
      },
    ],
    suppliers: [
      {
        name: 'Sawmill or pulp mill',
        provides: 'Contract and quota for the wood',
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second mill or export yard', 'Firewood and chip buyers'],
      },
      {
        name: 'Forest machine dealer and mechanic',
        provides: 'Parts and field service for the machines',
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Independent field mechanic', 'Rental machine'],
      },
      {
        name: 'Diesel and chain supplier',
        provides: 'Fuel, oil, chain and wire rope at the landing',
        criticality: 'medium',
        downtime: '1-3 days',
        alternatives: ['A second dealer', 'Transfer tank in a pickup'],
      },
      {
        name: 'Log trucking contractor',
        provides: 'Trucks from landing to mill',
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second hauler', 'Decking logs at the landing'],
      },
    ],
    risks: [
      [
        'Struck by a Tree, Log or Machine',
        'Logging has one of the highest fatality rates of all US jobs (BLS).',
        { like: 'Workplace Safety' },
      ],
      [
        'Woods Fire or Fire-Season Shutdown',
        'A spark from a chain or track starts a fire you may have to pay for, and fire levels stop work.',
        { like: 'Wildfires' },
      ],
      ['Mill Closure or Quota Cut', 'One mill that closes takes the market for a region’s wood.', { like: 'Economic Downturn' }],
      [
        'Feller Buncher or Yarder Breakdown',
        'One machine feeds the whole side, and a hydraulic pump can take weeks.',
        { like: 'Equipment Failure' },
      ],
    ],
    insights: ['Write the coordinates of each landing on a card in every cab: 911 cannot send help to “the old skid road”.'],
    exposure: {
      water: 'washed-out haul roads and soft ground stop trucks for weeks',
      wind: 'leaning and broken trees are the deadliest to cut, and downed wood floods the market',
      fire: 'work stops by fire level, crews may be the first at the fire, and standing timber is lost',
      dry: 'fire danger levels cut working hours to mornings or stop work altogether',
      cold: 'frozen ground opens the winter window, and ice closes the haul road',
    },
    vitalRecords: ['Timber sale contracts, permits and boundary maps'],
    exerciseIdeas: ['A faller is pinned two miles from the road: coordinates, 911, first aid, landing site.'],
  },
  'sap-season': {
    fact: 'makes syrup in a short season',
    posts: {
      sugarhouse: {
        role: ['Owner', 'Sugarhouse Lead', 'Sugarhouse Manager', 'Director of Production'],
        team: ['Owner and family', 'Woods and boiling crew', 'Sugarhouse crew', 'Syrup production'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Tapping, lines and sap collection',
        description: 'Taps, tubing, vacuum and tanks while nights freeze and days thaw.',
        stake: 'a vacuum leak in one good run loses sap that does not come again this year',
        criticality: 'critical',
        times: ['1-3 days', '4-24 hours', null],
        inSeason: { when: 'sap runs', times: ['4-24 hours', '1-4 hours', null] },
        post: 'sugarhouse',
        resources: [
          'Spare vacuum pump and releaser',
          'Tubing, fittings and tools in a pack',
          'Two people on snowshoes',
          'Tank truck or trailer',
        ],
        steps:
          '1. {role} reads vacuum by line and walks the worst first, never alone. 2. Stay out from under ice-loaded limbs until they have dropped. 3. Fix mainlines before laterals. 4. Move sap by truck if the pump station is down. 5. Keep sap cold and boil the oldest first.',
      },
      {
        name: 'Boiling, filtering and barrels',
        description: 'Reverse osmosis, evaporator, filter press, grading and drums.',
        stake: 'sap spoils within a day or two in warm weather, and an empty pan burns',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'sugarhouse',
        resources: [
          'Evaporator and float checks',
          'Fuel or dry wood for the season',
          'Neighbor who buys or boils sap',
          'Food-grade drums',
        ],
        steps:
          '1. {role} never leaves a lit evaporator. 2. Flood the pans and let the fire die if power or feed stops. 3. Send sap to the neighbor before it turns. 4. Rinse the membranes or keep them from freezing. 5. Number each drum with date, grade and weight.',
      },
      {
        name: 'Syrup orders, bottling and mail sales',
        description: 'Bottling, labels, farm store, wholesale and mail orders through the year.',
        stake: 'the year is earned in six weeks and sold over twelve months',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'sugarhouse',
        resources: [
          'Jugs and labels for two months',
          'Second bottler by agreement',
          'Printed open orders',
          'Drums in two buildings',
        ],
        steps:
          '1. {role} counts drums and bottled stock. 2. Fill contract orders first. 3. Have the second bottler pack if the kitchen is down. 4. Tell mail customers the new date.',
      },
    ],
    systems: [
      {
        name: 'Vacuum, tank and line monitoring',
        description: 'Vacuum sensors by line, tank levels and freeze alarms.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Maple equipment dealer',
        backup: ['Weekly', 'Line map on paper, dealer cloud'],
        times: ['1-4 hours', '2 hours', '3-7 days'],
        supports: ['Tapping, lines and sap collection'],
        restore:
          '1. Read gauges at the pump by hand. 2. Walk lines by the map in pairs. 3. Change radio batteries. 4. Test the tank alarm.',
      },
      {
        name: 'Reverse osmosis and evaporator controls',
        description: 'Membranes, feed, automatic draw-off and burner.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Evaporator maker and burner service',
        backup: ['Monthly', 'Settings and membrane log in a shared cloud folder'],
        times: ['1-4 hours', '2 hours', 'More than 1 week'],
        supports: ['Boiling, filtering and barrels'],
        restore:
          '1. Draw off by thermometer and hydrometer. 2. Boil raw sap if the membranes are down. 3. Call burner service. 4. Check float and low-level stop before relighting.',
      },
    ],
    suppliers: [
      {
        name: 'Maple equipment dealer',
        provides: 'Tubing, pumps, membranes and evaporator parts',
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['A second dealer', 'Parts shared with neighboring sugarmakers'],
      },
      {
        name: 'Bulk syrup packer',
        provides: 'Market for drums',
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second packer', 'Own bottling and store'],
      },
      {
        name: 'Fuel oil, gas or cordwood supplier',
        provides: 'Fuel for the evaporator',
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Dry wood for the whole season under cover', 'A second dealer'],
      },
      {
        name: 'Jug and label supplier',
        provides: 'Containers, caps and labels',
        criticality: 'medium',
        downtime: '1-3 days',
        alternatives: ['Plain jugs with your own stickers'],
      },
    ],
    risks: [
      ['Short or Warm Sap Season', 'A week of early heat ends the flow, and a year’s income with it.', { like: 'Crop Loss' }],
      [
        'Ice or Wind in the Sugarbush',
        'Ice storms break crowns and bury tubing, and falling limbs hurt crews who go in too soon.',
        { like: 'Ice Storms' },
      ],
      [
        'Sugarhouse or Evaporator Fire',
        'A scorched pan or chimney sparks set a wooden sugarhouse on fire in the middle of a run.',
        { like: 'Fire' },
      ],
      [
        'Scorched, Off-Flavor or Contaminated Drums',
        'Metabolized or buddy sap, lead or cleaner residue turns drums into commercial grade or waste.',
        { like: 'Product Contamination' },
      ],
    ],
    insights: [
      'Keep a spare vacuum pump, a membrane and float parts: in the season no one can wait for shipping.',
      'Store drums in two buildings, because the crop of the year fits in one fire.',
    ],
    exposure: {
      wind: 'trees fall across mainlines, and each walk under broken crowns is dangerous',
      cold: 'frozen lines and membranes stop production, and deep snow buries laterals',
      heat: 'an early warm week ends the season, and stored sap spoils within a day',
      power: 'vacuum, pumps, membranes and draw-off stop in the middle of a run, and pans can burn dry',
    },
    alternatePlace: 'A neighboring sugarhouse that boils or buys your sap by the gallon, agreed before the season',
    insurance: ['Sugarhouse, tubing and syrup stock in drums', 'Product liability for syrup'],
    vitalRecords: ['Line map, drum inventory and grade log'],
    exerciseIdeas: ['The best run of the year starts and the vacuum pump seizes at 9 p.m.'],
  },
});
