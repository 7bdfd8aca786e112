import { defineTraits } from './trait.ts';

export const groveTraits = defineTraits({
  orchard: {
    fact: 'has an orchard or vineyard',
    inCharge: ['products'],
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
      {
        name: 'Wind machines, sprayers and harvest platforms',
        description: 'Engines and machines that protect bloom and bring the crop in.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Orchard equipment dealer',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['1-4 hours', '3 hours', '3-7 days'],
        supports: ['Frost, bloom and pest protection', 'Harvest of trees and vines'],
        restore:
          '1. Use the working machines on the coldest blocks. 2. Call the dealer with the engine number. 3. Borrow from the neighbor on the list. 4. Test before the next frost night.',
      },
    ],
    suppliers: [
      {
        name: 'Farm labor contractor',
        provides: 'Picking and pruning crews',
        serves: ['Harvest of trees and vines'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second contractor', 'Machine harvest or juice price'],
      },
      {
        name: 'Beekeeper for pollination',
        provides: 'Hives in bloom',
        serves: ['Frost, bloom and pest protection'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second beekeeper under contract', 'Bumblebee boxes'],
      },
    ],
    risks: [
      ['Freeze or Hail in Bloom or on Fruit', 'One night or ten minutes decide the crop, and trees take years to replace.'],
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
    mitigations: [
      {
        risks: ['Freeze or Hail in Bloom or on Fruit', 'Freeze on Tender Plants', 'Frost on Spring Stock'],
        words: /\b(?:frost night|bloom freeze)/i,
        facts: [
          {
            strategy: 'Set the number that starts the crew, ready heat and water before dark, and keep proof for the claim',
            lines: [
              'Set the temperature at which the crew is called, by crop and stage.',
              'Put thermometers in the lowest spot, with an alarm to two phones.',
              'Test and fuel wind machines, pumps and covers before the season.',
            ],
            steps: [
              'Read the low of the forecast at 3 p.m. and tell the crew.',
              'Cover, close or move the most valuable plants before sunset.',
              'Start wind machines or water before the critical temperature, lowest blocks first.',
              'Never stop frost water while ice is on the plants and the air is below freezing.',
              'Crews work in pairs with lights, warm clothes and breaks.',
              'The next day count damage on 100 buds or plants and give the insurance agent notice.',
            ],
            actions: [
              'Write the critical temperatures on one card',
              'Test machines, pumps and alarm before bloom',
              'Agree on who answers at 1 a.m.',
            ],
            who: ['Owner', 'Orchard Foreman', 'Orchard Manager', 'Director of Orchards'],
            timeline: 'Before the next frost season',
            effectiveness: 'high',
            needs: 'Alarm, fuel, covers, pump, two people per shift',
            priority: 'Immediate',
            upkeep: 'Test before each frost season, card and phones every year',
          },
        ],
      },
    ],
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
        outage: {
          minimum: 'Plants promised this week ship, and the mother plants stay alive.',
          workaround: [
            'Finished plants ship early by the printed crop schedule, and bought plugs replace lost trays.',
            '3-7 days',
          ],
        },
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
        serves: ['Propagation, orders and plant shipping', 'Track-and-trace and plant counts'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second propagator', 'Own mother plants'],
      },
      {
        name: 'Greenhouse film, heater and controls dealer',
        provides: 'Film, panels, heaters and repairs',
        serves: ['Greenhouse climate and plant watch'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A roll of film and lumber on site', 'Portable vented heaters'],
      },
    ],
    risks: [
      [
        'Heat or Ventilation Failure under Cover',
        'A failed heater at night or a stuck vent at noon kills a house of plants in about an hour.',
      ],
      [
        'Collapse of a House under Snow or Wind',
        'Plastic houses fold under wet snow and lift in gusts, with people and plants inside.',
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
        times: ['0-1 hour', '0-1 hour', null],
        post: 'woods',
        resources: [
          'Coordinates of landing and helicopter site',
          'Satellite messenger',
          'Trauma kits and two first-aiders a crew',
          'Stretcher and ATV',
        ],
        steps:
          '1. {role} calls 911 right away with the coordinates on the card. 2. Stop the bleeding and keep the person warm. 3. Send a vehicle to the road junction to guide the ambulance. 4. Stop all cutting and count the crew by radio. 5. Leave the scene as it is for the investigation.',
        replaces: ['Crew check-in, heat and first aid'],
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
      {
        name: 'Harvesters, skidders and loaders',
        description: 'Forest machines, their fire extinguishers and the loader at the landing.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Forest machine dealer and mechanic',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['4-24 hours', '12 hours', '3-7 days'],
        supports: ['Cutting, yarding and loading'],
        restore:
          '1. Park on level ground, lower attachments and lock out. 2. Call the mechanic with position and fault. 3. Move the crew to the second machine. 4. Keep the fire watch after repairs.',
      },
    ],
    suppliers: [
      {
        name: 'Sawmill or pulp mill',
        replaces: ['Main buyer or processor'],
        provides: 'Contract and quota for the wood',
        serves: ['Deliveries promised to buyers', 'Cutting, yarding and loading'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second mill or export yard', 'Firewood and chip buyers'],
      },
      {
        name: 'Forest machine dealer and mechanic',
        replaces: ['Machine and engine dealer'],
        provides: 'Parts and field service for the machines',
        serves: ['Cutting, yarding and loading', 'Machine and engine repair'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Independent field mechanic', 'Rental machine'],
      },
      {
        name: 'Diesel and chain supplier',
        replaces: ['Fuel and propane dealer'],
        provides: 'Fuel, oil, chain and wire rope at the landing',
        serves: ['Cutting, yarding and loading'],
        criticality: 'medium',
        downtime: '1-3 days',
        alternatives: ['A second dealer', 'Transfer tank in a pickup'],
      },
      {
        name: 'Log trucking contractor',
        provides: 'Trucks from landing to mill',
        serves: ['Cutting, yarding and loading', 'Deliveries promised to buyers'],
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
        'A spark from a chain or track starts a fire you may have to pay for. Fire levels stop work.',
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
    inCharge: ['products'],
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
        outage: {
          minimum: 'Contract orders, and jugs that are already paid.',
          workaround: [
            'The second bottler packs by agreement, from drums in the other building and the printed open orders.',
            '3-7 days',
          ],
          peak: 'October through December, for gift orders',
        },
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
        replaces: ['Machine and engine dealer'],
        provides: 'Tubing, pumps, membranes and evaporator parts',
        serves: ['Tapping, lines and sap collection', 'Boiling, filtering and barrels'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['A second dealer, with an account', 'Parts shared with neighboring sugarmakers'],
      },
      {
        name: 'Bulk syrup packer',
        replaces: ['Main buyer or processor'],
        provides: 'Market for drums',
        serves: ['Syrup orders, bottling and mail sales', 'Boiling, filtering and barrels'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second packer', 'Own bottling and store'],
      },
      {
        name: 'Fuel oil, gas or cordwood supplier',
        replaces: ['Fuel and propane dealer'],
        provides: 'Fuel for the evaporator',
        serves: ['Boiling, filtering and barrels'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Dry wood for the whole season under cover', 'A second dealer'],
      },
      {
        name: 'Jug and label supplier',
        provides: 'Containers, caps and labels',
        serves: ['Syrup orders, bottling and mail sales'],
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
      ],
      [
        'Sugarhouse or Evaporator Fire',
        'A scorched pan or chimney sparks set a wooden sugarhouse on fire in the middle of a run.',
      ],
      [
        'Scorched, Off-Flavor or Contaminated Drums',
        'Metabolized or buddy sap, lead or cleaner residue turns drums into commercial grade or waste.',
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
    alternatePlace: ['A neighboring sugarhouse that boils or buys your sap by the gallon, agreed before the season', '16 hours'],
    insurance: ['Sugarhouse, tubing and syrup stock in drums', 'Product liability for syrup'],
    vitalRecords: ['Line map, drum inventory and grade log'],
    exerciseIdeas: ['The best run of the year starts and the vacuum pump seizes at 9 p.m.'],
  },
});
