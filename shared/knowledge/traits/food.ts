import { BACK_AFTER_VOMITING } from '../temperatures.ts';
import { defineTraits } from './trait.ts';

/** Temperatures and shellfish tags (3-203.12): FDA Food Code. Beer and spirits: TTB, 27 CFR. */
export const foodTraits = defineTraits({
  'food-manufacturing': {
    fact: 'makes packaged food',
    inCharge: ['food'],
    posts: {
      plant: {
        role: ['Owner', 'Production Lead', 'Plant Manager', 'Director of Food Safety and Quality'],
        team: ['Owner and crew', 'Production crew', 'Production and quality', 'Food safety and quality'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Food safety plan, lots and holds',
        description: 'Preventive controls, sanitation, lot codes and the decision to stop or release a batch.',
        stake: 'one unsafe batch in stores can end the brand',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'plant',
        resources: ['Printed food safety plan', 'Paper batch records', 'Red tags and a locked area', 'Recall contact list'],
        steps:
          '1. {role} stops the line after any power, water or temperature loss. 2. Tag and lock every batch since the last good check. 3. Clean and test before restart. 4. Release only with the qualified person’s signature. 5. Start the recall call list if a doubtful lot has shipped.',
      },
    ],
    systems: [
      {
        name: 'Batch and lot code records',
        description: 'Ingredients, batches, checks and shipments by lot.',
        criticality: 'critical',
        type: 'database',
        vendor: 'Food production or inventory software',
        backup: ['Daily', 'Vendor cloud, batch sheets scanned weekly'],
        times: ['1-4 hours', '3 hours', '4-24 hours'],
        supports: ['Food safety plan, lots and holds'],
        restore:
          '1. Continue on paper batch sheets. 2. Restore the last copy. 3. Enter the sheets in lot order. 4. Trace one lot forward and back as a test.',
      },
    ],
    suppliers: [
      {
        name: 'Ingredient and packaging suppliers',
        provides: 'Approved ingredients, containers and labels',
        serves: ['Cooking, filling and packing of food', 'Food safety plan, lots and holds'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second approved supplier for each main ingredient', 'Three weeks of labels'],
      },
    ],
    risks: [
      ['Packaged Food Recall', 'A wrong label, metal or a pathogen brings every pack of the lot back, with public notice.'],
    ],
    insights: ['Run a mock trace once a year: one lot, back to ingredients and forward to buyers, within four hours.'],
    insurance: ['Product contamination and recall: notice, destruction and lost sales'],
    vitalRecords: ['Food safety plan, label files and process approvals'],
  },
  slaughter: {
    fact: 'slaughters or processes meat',
    inCharge: ['food'],
    posts: {
      meat: {
        role: ['Owner', 'Lead Butcher', 'Plant Manager', 'Director of Operations'],
        team: ['Owner and butchers', 'Cutting crew', 'Harvest and cutting', 'Plant operations'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Animals in the pens and carcass chilling',
        description: 'Humane handling of animals that have arrived, and cooling of carcasses under inspection.',
        stake: 'animals cannot wait long in pens, and a warm carcass is condemned',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'meat',
        resources: ['Water and feed in the pens', 'Second plant by agreement', 'Refrigerated trailer', 'Inspector’s phone'],
        outage: {
          minimum: 'Water and space for animals that are here, and carcasses cooled under inspection.',
          workaround: [
            'Trucks turn to the second plant by agreement. A refrigerated truck chills what the inspector allows.',
            '4-24 hours',
          ],
        },
        steps:
          '1. {role} stops trucks on the road and sends them home or to the second plant. 2. Water the animals in the pens. 3. Finish what is started only with inspection present. 4. Move carcasses to the trailer. 5. Ask the inspector what may be kept.',
      },
      {
        name: 'Custom cutting orders and labels',
        description: 'Cutting, wrapping, labeling and returning meat to its owner or buyer.',
        stake: 'farmers booked their slot a year ahead, and a mixed-up order cannot be made good',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'meat',
        resources: ['Paper cut sheets', 'Spare saw and grinder', 'Hand-written tags', 'Freezer space elsewhere'],
        outage: {
          minimum: 'Carcasses that have hung longest are cut, and each stays with its owner’s tag.',
          workaround: [
            'Paper cut sheets, tags written by hand, and the spare saw and grinder, one order in one crate.',
            '1-3 days',
          ],
        },
        steps:
          '1. {role} tags each carcass by hand with owner and date. 2. Cut in order of hanging time. 3. Keep each order in one crate. 4. Call owners whose date moves.',
      },
    ],
    systems: [
      {
        name: 'Carcass cooler and scale records',
        description: 'Cooler temperatures, hot weights, tags and inspection records.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Refrigeration and scale contractor',
        backup: ['Daily', 'Vendor cloud and paper tags'],
        times: ['0-1 hour', '30 minutes', '4-24 hours'],
        supports: ['Animals in the pens and carcass chilling', 'Custom cutting orders and labels'],
        restore:
          '1. Read the coolers by probe every 30 minutes. 2. Weigh on the spare scale. 3. Write tags by hand. 4. Enter weights by tag number later.',
      },
    ],
    suppliers: [
      {
        name: 'Rendering and offal pickup',
        provides: 'Pickup of hides, bone and offal',
        serves: ['Animals in the pens and carcass chilling'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second renderer with an account', 'Permitted composting or landfill'],
      },
    ],
    risks: [
      [
        'Loss of Inspection or Grant of Inspection',
        'Without a state or USDA inspector on site no meat may be sold, and the pens fill.',
      ],
      ['Knife, Saw or Animal Injury', 'Fast blades and frightened animals make serious injuries likely.'],
    ],
  },
  shellfish: {
    fact: 'grows or harvests shellfish',
    inCharge: ['shellfish'],
    posts: {
      shellfish: {
        role: ['Owner', 'Farm Lead', 'Farm Manager', 'Director of Aquaculture'],
        team: ['Owner and family', 'Tide crew', 'Farm and shucking crews', 'Aquaculture'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Harvest-area status and closures',
        description: 'Checking each morning that every bed is open, and stopping harvest when the state closes it.',
        stake: 'shellfish from a closed bed can paralyze or poison people, and all of it is recalled',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'shellfish',
        resources: [
          'State shellfish program: closure map, hotline and email list',
          'Map of beds with growing-area names',
          'Rain gauge record',
          'Call list of crew and buyers',
        ],
        steps:
          '1. {role} reads the state’s closure list before anyone goes out. 2. Stop boats and crew on a closed bed right away. 3. Separate and tag what was already landed by bed and time. 4. Call buyers of lots in doubt the same hour. 5. Restart only after the state reopens the bed in writing.',
        outage: {
          minimum: 'No one harvests from a bed whose status is not known today.',
          workaround: [
            'The state’s closure map and hotline from another phone, by the number on the crew card. Without both, no harvest.',
            '1-3 days',
          ],
          // The number of the duty to report, in farm-duties.ts.
          workaroundByState: {
            WA: 'The state’s closure map from another phone, or on weekdays its shellfish office at 1-360-236-3330. Without both, no harvest.',
          },
        },
      },
      {
        name: 'Cooling, tags and Vibrio control',
        description: 'Time from exposure to cooling, harvest tags, and temperatures until delivery.',
        stake: 'warm oysters grow Vibrio within hours, and untagged lots must be destroyed',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', '4-24 hours'],
        inSeason: { when: 'the warm months of your state’s Vibrio plan', times: ['1-4 hours', '0-1 hour', '4-24 hours'] },
        post: 'shellfish',
        resources: [
          'Waterproof tags and pens',
          'Ice slurry and insulated totes',
          'Probe thermometer, and the hours to cooling of your harvest plan',
          'Second certified dealer’s cooler',
        ],
        steps:
          '1. {role} writes the time when each lot left the water. 2. Ice lots on the boat or beach. 3. Bring each lot to 50 °F or less inside within the hours that your harvest plan names for month and area. 4. Hold it on ice or at 45 °F or less. 5. If the cooler warms, move lots to the second dealer’s cooler. 6. Tag and hold lots over your state’s time or temperature limit. Sell none, and ask the state. 7. Keep tags and logs by lot.',
        outage: {
          minimum: 'Every lot is at 50 °F or less inside within the harvest plan’s hours, then at 45 °F or less.',
          workaround: [
            'Ice slurry in insulated totes with hourly readings, or the second dealer’s cooler. No harvest without ice.',
            '4-24 hours',
          ],
        },
      },
      {
        name: 'Seed in upwellers, and the beds when safe',
        description: 'Seed supply, upwellers, bags, lines and anchors until the next harvest.',
        stake: 'crowded seed without flow can die within hours, and leaves an empty bed in two or three years',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'shellfish',
        resources: [
          'Second hatchery',
          'Spare pumps for the upwellers, and a generator run outdoors with carbon monoxide alarms indoors',
          'Oxygen meter, and the lowest level that your hatchery names',
          'Anchors, line and markers',
          'Diver contact',
        ],
        outage: {
          minimum: 'Water flows over the seed, and anchors and lines are checked at safe tides.',
          workaround: [
            'Spare pumps on a generator outdoors, 20 feet from any opening. Then seed in bags on the sheltered bed at a safe tide, as the permit allows.',
            '1-3 days',
          ],
        },
        steps:
          '1. {role} starts the spare pump on the upwellers first, and measures oxygen. 2. Below the level that your hatchery names, thin the silos. Set seed out on the sheltered bed at the next safe tide. 3. Check anchors and lines at the next safe tide. 4. Recover loose gear with photos and positions. 5. Move seed to the lower or sheltered bed, as your state’s transfer permit allows. 6. Order replacement seed from the second hatchery.',
      },
    ],
    systems: [
      {
        name: 'Cold room, ice and upweller pumps',
        description: 'Cold room, ice machine, and the pumps that keep water over the seed.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Refrigeration and pump contractor',
        backup: ['Daily', 'Temperature log and set points in the contractor’s cloud'],
        times: ['0-1 hour', '45 minutes', '4-24 hours'],
        supports: ['Cooling, tags and Vibrio control', 'Seed in upwellers, and the beds when safe'],
        restore:
          '1. Keep the cold room shut, and ice what came in last. 2. Start the spare pump or the standby unit for the upwellers. 3. Call the contractor, and move lots to the second dealer’s cooler. 4. Log each temperature until it holds.',
      },
      {
        name: 'Lot tags and harvest log',
        description: 'Harvest area, date, time, cooling and buyer of every lot.',
        criticality: 'critical',
        type: 'database',
        vendor: 'Seafood traceability software or log book',
        backup: ['Daily', 'Vendor cloud and carbon copies of tags'],
        times: ['0-1 hour', '30 minutes', '4-24 hours'],
        supports: ['Cooling, tags and Vibrio control', 'Harvest-area status and closures'],
        restore:
          '1. Write tags by hand with the carbon book. 2. Photograph each tag. 3. Enter lots by harvest time. 4. Trace one lot to its buyer as a test.',
      },
    ],
    suppliers: [
      {
        name: 'Refrigerated seafood hauler',
        provides: 'Cold transport of tagged lots to dealers and buyers',
        serves: ['Deliveries promised to buyers', 'Cooling, tags and Vibrio control'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: [
          'A second hauler with an account',
          'The dealer’s own truck',
          'Iced totes in your truck, with logged temperatures',
        ],
      },
      {
        name: 'Shellfish hatchery',
        provides: 'Seed and larvae',
        serves: ['Seed in upwellers, and the beds when safe'],
        criticality: 'high',
        downtime: 'More than 1 week',
        alternatives: ['A second hatchery in another bay', 'Seed carried over in the nursery'],
      },
      {
        name: 'Certified shellfish dealer or shipper',
        replaces: ['Main buyer or processor'],
        provides: 'Cold storage, shipping and sales under its certificate',
        serves: ['Cooling, tags and Vibrio control', 'Deliveries promised to buyers'],
        criticality: 'critical',
        downtime: '1-3 days',
        alternatives: ['A second certified dealer, with an account', 'Direct sales, if your license covers them'],
      },
    ],
    risks: [
      [
        'Biotoxin or Sewage Closure of the Beds',
        'Harmful algae, heavy rain or a sewage spill closes harvest the same day, often for weeks.',
      ],
      [
        'Vibrio Illness Traced to Your Lots',
        'Warm water and slow cooling let Vibrio grow, and linked illnesses close the area and recall the product.',
      ],
      [
        'Norovirus in Your Shellfish',
        'A sick harvester, sewage thrown overboard or a failed septic system taints raw shellfish, and cooling does not help.',
      ],
      [
        'Die-off, Predators or Poor Seed',
        'Heat on a low tide, disease, green crabs or a failed hatchery run empties beds years ahead.',
      ],
    ],
    insights: [
      'Shellfish tags stay with the lot until the container is empty and then on file for 90 days (Food Code 3-203.12).',
      'Spread seed over beds in two growing areas: one closure then never stops the whole harvest.',
      'Write the number of your state’s closure hotline on the crew card, and save it with the growing-area names in every phone.',
    ],
    exposure: {
      heat: 'a low tide on a hot afternoon kills shellfish on the beach, and cooling times shorten',
      water: 'heavy rain and sewage overflows close growing areas for days, even where no building floods',
      cold: 'ice scours beds and tears gear loose, and night tides become dangerous for the crew',
      power: 'upwellers stop and crowded seed can suffocate within hours, and the cooler warms',
      wind: 'waves bury bags, break longlines and carry gear onto neighbors’ beaches',
    },
    insurance: ['Aquaculture stock coverage or NAP: shellfish lost on the beds'],
    vitalRecords: ['Harvest permits and growing-area maps', 'Shellfish dealer certificate, HACCP plan and tags of 90 days'],
    alternatePlace: [
      'A certified dealer’s cooler and a desk above the flood level, under a written agreement, with beds in a second growing area',
      '3 hours',
    ],
    exerciseIdeas: [
      'The state closes your bay at 10 a.m. while a truck with yesterday’s lots is on the road.',
      'The cooler fails on a July weekend with 200 dozen in it.',
    ],
    mitigations: [
      {
        risks: ['Biotoxin or Sewage Closure of the Beds'],
        words: /\b(?:biotoxin|growing area closure)/i,
        facts: [
          {
            strategy: 'Know the status of every bed before the tide, stop within the hour, and have a second place to harvest',
            lines: [
              'Have one person read the state’s closure list each morning and initial it.',
              'Work beds in two growing areas, so that one closure never stops all sales.',
              'Tag lots by bed and time, so that you recall only the lots in doubt.',
            ],
            steps: [
              'Call boats and crew off the closed bed right away.',
              'Set apart everything landed from it since the last good status, with red tags.',
              'Call each buyer of lots in doubt, and write down time and name.',
              'Ask the state shellfish authority what may be sold, relaid or must be destroyed.',
              'Move harvest to the open area and tell buyers what will be short.',
              'Restart only with the reopening in writing. Sample first if the state requires it.',
            ],
            actions: [
              'Write the number of your state’s closure hotline on the crew card and in every phone',
              'Lease or agree on beds in a second growing area',
              'Practice tracing one lot to its buyers in an hour',
            ],
            who: ['Owner', 'Owner', 'General Manager', 'Director of Operations'],
            timeline: 'Before the next harvest week',
            effectiveness: 'high',
            needs: 'Hotline, map of growing areas, tags, buyer list',
            priority: 'Immediate',
            upkeep: 'Map and phone list each season, one trace drill a year',
          },
        ],
      },
      /** After the NSSP Model Ordinance (FDA): sewage aboard, ill workers, illness outbreaks and recalls. */
      {
        risks: ['Norovirus in Your Shellfish'],
        words: /\bnorovirus in (?:your )?(?:shellfish|oysters|clams)\b/i,
        facts: [
          {
            strategy: 'Keep sick people and sewage away from the beds, and recall by tag the same hour',
            lines: [
              `No one harvests, shucks or packs ${BACK_AFTER_VOMITING}. Ask each morning.`,
              'Each boat carries a toilet or an approved container. It is emptied ashore.',
              'Write down septic systems, marinas and outfalls near each bed, and who reports a spill.',
            ],
            steps: [
              'If people fall ill or sewage reaches a bed, stop harvest and shipping there right away.',
              `Send the sick harvester home ${BACK_AFTER_VOMITING}. Anyone with severe vomiting or signs of dehydration sees a doctor.`,
              'Hold every lot harvested there, by tag. Ice and cooking times do not make it safe to sell.',
              'Call the state shellfish authority right away. Give it areas, dates and lots.',
              'Call each buyer of these lots: stop sales, and hold or return them. Follow the state’s recall order.',
              'Clean the boat and tools with a product that lists norovirus, away from the beds.',
              'Start again only when the state has reopened the area in writing.',
            ],
            actions: [
              'Put a toilet or container on each boat',
              'Add the sickness question to the crew’s morning list',
              'Trace one lot from tag to buyer',
            ],
            who: ['Owner', 'Owner', 'General Manager', 'Director of Operations'],
            timeline: 'Before the next harvest week',
            effectiveness: 'high',
            needs: 'Marine toilet or container ($50 to $200), tags, norovirus disinfectant',
            priority: 'Immediate',
            upkeep: 'Check containers and tags weekly, one trace drill a year',
          },
        ],
      },
      {
        risks: ['Vibrio Illness Traced to Your Lots'],
        words: /\bvibrio/i,
        facts: [
          {
            strategy: 'Cool within the state’s time for the month, prove it by lot, and stop sales when an illness is linked',
            lines: [
              'Print this year’s table of hours to cooling by month and area.',
              'Use shade, ice slurry and shorter trips when water and air are warm.',
              'Log time and temperature for every lot, and keep it with the tag.',
            ],
            steps: [
              'Stop harvest and sales from the area right away when the health department calls.',
              'If you hear of an illness first, call the state shellfish authority right away.',
              'Give the department tags, times and temperatures of the lots.',
              'Call buyers to stop and return the lots, and write down how many.',
              'Tell the insurer, and name one person who speaks.',
              'Check thermometers, ice and trip times before you start again.',
            ],
            actions: [
              { say: 'File and sign this year’s Vibrio harvest plan, two weeks before the first harvest', states: ['WA'] },
              'Buy two probe thermometers and a logger for the tote, and agree on ice at the ramp',
              'Train each new hand on times and tags',
            ],
            who: ['Owner', 'Owner', 'General Manager', 'Director of Operations'],
            timeline: 'Before the first warm month',
            effectiveness: 'high',
            needs: 'Ice, totes, thermometers, logs',
            priority: 'Immediate',
            upkeep: 'Check thermometers monthly, table and training every spring',
          },
        ],
      },
    ],
  },
  'fresh-produce': {
    fact: 'packs fresh produce',
    inCharge: ['food'],
    posts: {
      packing: {
        role: ['Owner', 'Packing Lead', 'Packing House Manager', 'Director of Packing'],
        team: ['Owner and family', 'Packing crew', 'Packing and shipping', 'Packing and shipping'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Cooling, packing and load-out of produce',
        description: 'Taking the field heat out, washing, grading, packing and loading.',
        stake: 'each hot hour after picking takes days of shelf life',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'packing',
        resources: ['Cold room or ice', 'Refrigerated trailer', 'Neighboring packer agreement', 'Boxes and labels for a week'],
        steps:
          '1. {role} stops picking beyond what can be cooled. 2. Load trailers by shelf life. 3. Send the rest to the neighboring packer with handwritten lot tags. 4. Tell buyers the new arrival time.',
      },
    ],
    systems: [
      {
        name: 'Cold room and wash water monitoring',
        description: 'Room temperatures, wash water sanitizer and lot labels.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Refrigeration and packing line dealer',
        backup: ['Daily', 'Dealer cloud'],
        times: ['0-1 hour', '45 minutes', '4-24 hours'],
        supports: ['Cooling, packing and load-out of produce'],
        restore:
          '1. Read temperatures by hand every hour. 2. Test wash water with strips. 3. Restart the gateway. 4. Prove the alarm on two phones.',
      },
    ],
    suppliers: [
      {
        name: 'Boxes, labels and refrigerated haulers',
        provides: 'Packaging and cold transport',
        serves: ['Cooling, packing and load-out of produce'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Plain boxes with stickers', 'A second hauler or buyer pickup'],
      },
    ],
    risks: [
      ['Produce Contamination Recall', 'E. coli, Listeria or flood water on one lot recalls everything packed that day (FDA).'],
    ],
    insights: [
      'FDA treats crops whose edible part was touched by flood water as adulterated. Mark the flooded rows the same day.',
    ],
  },
  brewing: {
    fact: 'brews or distills',
    inCharge: ['products'],
    posts: {
      brewer: {
        role: ['Owner', 'Head Brewer', 'Production Manager', 'Director of Brewing'],
        team: ['Owner and brewer', 'Cellar crew', 'Brewing and cellar', 'Brewing and cellar'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Fermentation and tank temperature',
        description: 'Keeping active tanks cool, clean and under safe pressure.',
        stake: 'a warm tank is weeks of work down the drain, and a blocked one can burst',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        inSeason: { when: 'the first three days of a fermentation', times: ['1-4 hours', '0-1 hour', null] },
        post: 'brewer',
        resources: [
          'Glycol chiller and spare pump',
          'Blow-off and relief valves',
          'Carbon dioxide monitor',
          'Ice or rented chiller',
        ],
        steps:
          '1. {role} reads the carbon dioxide monitor from the door. No one enters while it alarms. 2. Check that every blow-off and relief valve is open. 3. Cool the youngest tanks first. 4. Call the chiller contractor. 5. Write temperature and gravity of each tank every two hours.',
      },
      {
        name: 'Packaging, kegs and excise records',
        description: 'Kegging or canning, labels, tank volumes and the tax reports of the brewery or still.',
        stake: 'taprooms and accounts run dry, and the permit depends on the records',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'brewer',
        resources: ['Clean kegs for two weeks', 'Mobile canning contact', 'Paper brew log', 'TTB and state account sign-ins'],
        outage: {
          minimum: 'Finished kegs are counted, and every gallon made or lost is on paper.',
          workaround: [
            'Full kegs serve the taproom first, and a mobile canner fills the rest. The paper log keeps volumes for TTB.',
            '3-7 days',
          ],
        },
        steps:
          '1. {role} counts finished kegs by beer. 2. Serve the taproom first and tell accounts what is short. 3. Keep brew and loss records on paper. 4. Report a loss by casualty to TTB before claiming the tax.',
      },
    ],
    systems: [
      {
        name: 'Glycol chiller and tank controls',
        description: 'Chiller, pumps, tank jackets and temperature alarms.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Chiller and brewery equipment contractor',
        backup: ['Weekly', 'Set points in a shared cloud folder'],
        times: ['1-4 hours', '3 hours', '3-7 days'],
        supports: ['Fermentation and tank temperature'],
        restore:
          '1. Open jackets by hand to the youngest tanks. 2. Check glycol level and pump. 3. Set temperatures from the paper. 4. Test the alarm on two phones.',
      },
    ],
    suppliers: [
      {
        name: 'Malt, hops and yeast supplier',
        provides: 'Raw materials for the brew plan',
        serves: ['Fermentation and tank temperature', 'Brewing schedule and cellar'],
        criticality: 'medium',
        downtime: '3-7 days',
        alternatives: ['A neighbor brewery’s stock', 'Dry yeast in the cooler'],
      },
      {
        name: 'Carbon dioxide and gas supplier',
        provides: 'Carbon dioxide and nitrogen for tanks and taps',
        serves: ['Fermentation and tank temperature', 'Taproom, growlers and beer lines', 'Packaging, kegs and excise records'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second gas dealer', 'Spare cylinders chained upright'],
      },
    ],
    risks: [
      [
        'Carbon Dioxide in the Cellar',
        'Fermentation and gas leaks fill low rooms with a gas that has no smell and kills within minutes.',
      ],
      [
        'Tank, Chiller or Boiler Failure',
        'A failed chiller in summer spoils every tank that is fermenting.',
        { like: 'Equipment Failure' },
      ],
      ['Infected Batch', 'Wild yeast or bacteria reach several tanks before anyone tastes it, and kegs come back from accounts.'],
    ],
    insights: [
      'Put a carbon dioxide monitor at breathing height at the cellar door, with a second one that alarms outside.',
      'Keep a yeast slant or dry yeast away from the building: your house yeast is an asset.',
    ],
    exposure: {
      power: 'the glycol chiller stops with active tanks warming, and the walk-in with finished kegs follows',
      water: 'low tanks float off their legs, grain and packaging spoil, and floor drains run backward',
    },
    insurance: ['Stock in tanks at selling price: beer, wine or spirits lost by leakage or temperature'],
    vitalRecords: ['Federal and state permits, brew logs and excise returns', 'Recipes and label approvals'],
    exerciseIdeas: ['The chiller dies on a Friday in July with four tanks fermenting.'],
    mitigations: [
      {
        risks: ['Carbon Dioxide in the Cellar'],
        words: /\bcarbon dioxide/i,
        facts: [
          {
            strategy: 'Measure the air at the door, ventilate low, and never let a second person follow the first',
            lines: [
              'Mount a fixed monitor in the cellar, with its alarm outside the door. Wear a second one.',
              'Vent at floor level, because the gas is heavier than air.',
              'No one works alone in tanks, pits or cellars. Tank entry only by permit.',
            ],
            steps: [
              'If the alarm sounds, everyone leaves right away and closes no doors behind.',
              'If someone is down inside, do not go in. Call 911 and say “carbon dioxide”.',
              'Ventilate from outside with doors and fans.',
              'Count everyone at the meeting place.',
              'Only rescuers with breathing apparatus enter.',
              'Return when the monitor shows a safe level and the leak is found.',
            ],
            actions: [
              'Mount the monitor and test the alarm',
              'Post the rule on the cellar door',
              'Show the fire department cellar and gas supply',
            ],
            who: ['Owner', 'Head Brewer', 'Production Manager', 'Director of Brewing'],
            timeline: 'Within 14 days',
            effectiveness: 'high',
            needs: 'Monitors, floor exhaust, signs',
            priority: 'Immediate',
            upkeep: 'Calibrate the monitors as the maker requires, drill once a year',
          },
        ],
      },
    ],
  },
});
