import { defineTraits } from './trait.ts';

/** Temperatures, four hours, 3-203.12 (shellfish tags) and 8-404.11 (imminent hazard): FDA Food Code 2022, which states adopt with changes. */
export const foodTraits = defineTraits({
  kitchen: {
    fact: 'cooks food for the public',
    posts: {
      kitchen: {
        role: ['Owner or Cook', 'Chef', 'Executive Chef', 'Director of Food and Beverage'],
        team: ['Owner and cooks', 'Kitchen', 'Kitchen brigade', 'Food and beverage'],
        owner: ['Owner', 'Owner', 'General Manager', 'Director of Operations'],
      },
    },
    functions: [
      {
        name: 'Kitchen and food service',
        description: 'Receiving, cooking and serving food that is safe and on the menu.',
        stake: 'a dark kitchen sells nothing, and the food behind it spoils',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        timesBySize: { micro: ['1-3 days', '4-24 hours', null] },
        post: 'kitchen',
        resources: [
          'Cooks per shift',
          'Gas or electric line, hot water and hood',
          'Printed cold menu',
          'Bottled water and single-use tableware',
        ],
        steps:
          '1. {role} checks power, hot water, hood and drains in that order. 2. Stop service and call the health department if there is no safe water or sewage backs up. 3. Otherwise switch to the printed cold menu and single-use tableware. 4. Discard food that was in the danger zone. 5. Reopen after the checks are written down.',
      },
    ],
    systems: [
      {
        name: 'Hood, exhaust and fire suppression',
        description: 'Exhaust fans, make-up air and the suppression system over the cooking line.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Hood and suppression contractor',
        backup: ['Monthly', 'Inspection tags and contractor’s drawings in a shared cloud folder'],
        times: ['1-4 hours', '2 hours', 'More than 1 week'],
        supports: ['Kitchen and food service'],
        restore:
          '1. Stop cooking under a hood that does not draw. 2. Call the contractor. 3. Serve cold items only. 4. Cook again when the system is recharged and tagged.',
      },
    ],
    suppliers: [
      {
        name: 'Food distributor',
        provides: 'Dry, fresh and frozen food on fixed days',
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Cash-and-carry or club store', 'A second distributor with an open account'],
      },
      {
        name: 'Hood and refrigeration contractor',
        provides: 'Hood cleaning, suppression service and cooler repairs',
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second licensed contractor on call'],
      },
    ],
    risks: [
      [
        'Kitchen Fire',
        'Cooking equipment is the leading cause of restaurant fires (NFPA), and a discharged hood closes the kitchen for days.',
      ],
      [
        'Foodborne Illness Outbreak',
        'One traced norovirus or salmonella case closes service and fills the local news.',
        { like: 'Foodborne Illness' },
      ],
      [
        'Loss of Safe Water or a Boil-Water Notice',
        'Without safe water there is no ice, no dishes and no handwashing, and service must stop.',
        { like: 'Water Contamination' },
      ],
    ],
    insights: [
      'The FDA Food Code (8-404.11) requires you to stop serving immediately in an imminent health hazard. No water, a sewage backup or a flood is one.',
      'A cold menu that needs no hood, no dishwasher and little water keeps a kitchen open on a bad day: print it now.',
    ],
    harm: { regulatory_impact: 'The health department must clear a kitchen after flood, fire, sewage or loss of water.' },
    alternatePlace: 'A licensed commissary, church or school kitchen, with the health department’s consent in writing',
    insurance: ['Food contamination and spoilage: lost food, cleanup and closed days'],
    vitalRecords: ['Food permit, inspection reports and food-safety manager certificates'],
    exerciseIdeas: ['A boil-water notice arrives one hour before dinner service.'],
  },
  'cold-chain': {
    fact: 'keeps food or medicine cold',
    posts: {
      cold: {
        role: ['Owner', 'Shift Lead', 'Cold Storage Manager', 'Cold Chain Manager'],
        team: ['Owner and crew', 'Shift crew', 'Cold storage', 'Cold chain'],
        owner: ['Owner', 'Owner', 'Operations Manager', 'Director of Operations'],
      },
    },
    functions: [
      {
        name: 'Refrigeration watch and discard decisions',
        description: 'Keeping coolers at 41 °F or below, logging temperatures and deciding what is thrown away.',
        stake: 'a full cooler is lost overnight, and doubtful food makes people ill',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'cold',
        resources: ['Probe thermometers', 'Refrigerated trailer contact', 'Dry ice source', 'Discard log with photos'],
        steps:
          '1. {role} keeps doors shut and logs each box every 30 minutes. 2. Call the refrigeration contractor. 3. Move the most valuable and most sensitive goods to the trailer or ice. 4. Discard food that was above 41 °F for four hours. 5. Photograph and weigh what is discarded.',
      },
    ],
    systems: [
      {
        name: 'Cooler and freezer alarms',
        description: 'Sensors in coolers and freezers that call two phones.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Refrigeration monitoring vendor',
        backup: ['Daily', 'Vendor cloud'],
        times: ['0-1 hour', '20 minutes', '4-24 hours'],
        supports: ['Refrigeration watch and discard decisions'],
        restore:
          '1. Read every box by probe every 30 minutes. 2. Restart the gateway. 3. Warm one sensor in the hand and wait for the call. 4. Write the gap into the log.',
      },
    ],
    suppliers: [
      {
        name: 'Refrigerated trailer rental',
        provides: 'Cold space within hours',
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A neighbor’s cooler by agreement', 'Dry ice and insulated boxes'],
      },
    ],
    risks: [
      ['Refrigeration Failure', 'A compressor or power failure warms the boxes, and food above 41 °F for four hours is waste.'],
    ],
    insights: ['A thermometer that calls two phones at night costs less than one lost cooler.'],
    exposure: { heat: 'compressors fail on the hottest afternoon, when every refrigeration contractor is already out' },
    insurance: ['Spoilage with off-premises power failure: cold goods lost in an outage'],
    exerciseIdeas: ['The cooler alarm calls at 2 a.m. and reads 52 °F: what is kept, moved or thrown away?'],
  },
  'baking-ovens': {
    fact: 'bakes in ovens',
    posts: {
      ovens: {
        role: ['Owner', 'Head Baker', 'Production Manager', 'Director of Production'],
        team: ['Owner and bakers', 'Night bake crew', 'Bake shifts', 'Bakery production'],
        owner: ['Owner', 'Owner', 'Production Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Daily bake and dough preparation',
        description: 'Mixing, proofing and baking so that goods are ready when the doors open.',
        stake: 'a bake without ovens is a day without goods, and dough past its proof is thrown away',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'ovens',
        resources: ['Ovens and mixer', 'Dough cooler', 'Two bakers on call', 'Borrowed oven hours at a second kitchen'],
        steps:
          '1. {role} decides what the working ovens can carry. 2. Bake best sellers and standing orders first. 3. Put shaped dough in the cooler to slow the proof. 4. Move starter and dough to the borrowed kitchen if no oven lights. 5. Cut the range on the shelf cards before opening.',
      },
    ],
    systems: [
      {
        name: 'Oven and proofer controls',
        description: 'Bake programs, ignition and steam of ovens and proofer.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Oven maker’s service partner',
        backup: ['Monthly', 'Bake programs in a shared cloud folder, printed in the binder'],
        times: ['1-4 hours', '90 minutes', 'More than 1 week'],
        supports: ['Daily bake and dough preparation'],
        restore:
          '1. Set heat and steam by hand from the printed program. 2. Call the service partner with the error code. 3. Bake a test tray. 4. Type the programs back in from the binder.',
      },
    ],
    suppliers: [
      {
        name: 'Flour mill or bakery distributor',
        provides: 'Flour, yeast, butter and eggs',
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second mill or distributor', 'Club store flour for the best sellers'],
      },
      {
        name: 'Oven service technician',
        provides: 'Repairs and parts for ovens and mixers',
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['The maker’s second service partner', 'Oven hours in another kitchen'],
      },
    ],
    risks: [
      [
        'Oven or Mixer Breakdown',
        'Parts for a deck oven or large mixer can take weeks, and one machine often bakes the whole range.',
        { like: 'Equipment Failure' },
      ],
      [
        'Undeclared Allergen or Contaminated Batch',
        'Undeclared allergens are among the most frequent causes of US food recalls (FDA).',
        { like: 'Food Contamination' },
      ],
    ],
    insights: [
      'Sign for ovens that stand idle at night, in a school, church or restaurant. That is worth more than standby power.',
    ],
    exposure: {
      power: 'mixers, proofer and the ignition of gas ovens stop, and dough in proof is lost within hours',
      heat: 'a room with lit ovens passes 100 °F, dough overproofs and bakers must rest and drink',
    },
  },
  brewing: {
    fact: 'brews or distills',
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
        resources: ['Clean kegs for two weeks', 'Mobile canning contact', 'Paper brew log', 'TTB and state account logins'],
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
        criticality: 'medium',
        downtime: '3-7 days',
        alternatives: ['A neighbor brewery’s stock', 'Dry yeast in the cooler'],
      },
      {
        name: 'Carbon dioxide and gas supplier',
        provides: 'Carbon dioxide and nitrogen for tanks and taps',
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second gas dealer', 'Spare cylinders chained upright'],
      },
    ],
    risks: [
      [
        'Carbon Dioxide in the Cellar',
        'Fermentation and gas leaks fill low rooms with a gas that has no smell and kills within minutes.',
        { like: 'Chemical Releases' },
      ],
      [
        'Tank, Chiller or Boiler Failure',
        'A failed chiller in summer spoils every tank that is fermenting.',
        { like: 'Equipment Failure' },
      ],
      [
        'Infected Batch',
        'Wild yeast or bacteria reach several tanks before anyone tastes it, and kegs come back from accounts.',
        { like: 'Product Contamination' },
      ],
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
  },
  alcohol: {
    fact: 'sells or serves alcohol',
    suppliers: [
      {
        name: 'Alcohol distributors',
        provides: 'Beer, wine and spirits on fixed days and terms',
        criticality: 'medium',
        downtime: '3-7 days',
        alternatives: ['Brands of a second distributor', 'A shorter drinks list'],
      },
    ],
    risks: [
      [
        'Liquor License Suspension',
        'One sale to a minor, or a lapsed renewal while closed, stops the sales that carry the margin.',
        { like: 'License Suspension' },
      ],
    ],
    insights: [
      'A liquor license can lapse or need notice when the premises stay closed: learn your state board’s period before you need it.',
    ],
    insurance: ['Liquor liability: injuries that a guest causes after being served'],
    vitalRecords: ['Liquor license, server training certificates and invoices of the distributors'],
  },
  'food-manufacturing': {
    fact: 'makes packaged food',
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
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second approved supplier for each main ingredient', 'Three weeks of labels'],
      },
    ],
    risks: [
      [
        'Packaged Food Recall',
        'A wrong label, metal or a pathogen brings every jar of the lot back, with public notice.',
        { like: 'Product Recall' },
      ],
    ],
    insights: ['Run a mock trace once a year: one lot, back to ingredients and forward to buyers, within four hours.'],
    insurance: ['Product contamination and recall: notice, destruction and lost sales'],
    vitalRecords: ['Food safety plan, label files and process approvals'],
  },
  catering: {
    fact: 'cooks for events elsewhere',
    posts: {
      catering: {
        role: ['Owner', 'Event Lead', 'Catering Manager', 'Director of Catering'],
        team: ['Owner and crew', 'Event crew', 'Catering crews', 'Catering'],
        owner: ['Owner', 'Owner', 'General Manager', 'Director of Operations'],
      },
    },
    functions: [
      {
        name: 'Events of the next 14 days',
        description: 'Contracts, menus, crew, rentals and transport for each promised event.',
        stake: 'a wedding without dinner is a lawsuit and a story told for years',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'catering',
        resources: ['Printed event orders', 'Partner caterer', 'Hot and cold boxes', 'Rental company contact'],
        steps:
          '1. {role} lists events by date with headcount. 2. Call each host with what will change. 3. Give the nearest event to the partner caterer if the kitchen is down. 4. Cut to a menu that travels cold. 5. Return deposits by the contract.',
      },
    ],
    risks: [
      [
        'Food Held Too Warm in Transport',
        'Hours between kitchen and buffet let hot food cool and cold food warm, and a hundred people fall ill together.',
        { like: 'Foodborne Illness' },
      ],
    ],
    suppliers: [
      {
        name: 'Tent, table and linen rental',
        provides: 'Tents, tables, linen and tableware for events',
        criticality: 'medium',
        downtime: '1-3 days',
        alternatives: ['A second rental company', 'The venue’s own furniture'],
      },
    ],
    exposure: { wind: 'tents must come down before the wind arrives, and an outdoor event needs its indoor room' },
    exerciseIdeas: ['The van with dinner for 150 breaks down an hour away.'],
  },
  slaughter: {
    fact: 'slaughters or processes meat',
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
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second renderer', 'Permitted composting or landfill'],
      },
    ],
    risks: [
      [
        'Loss of Inspection or Grant of Inspection',
        'Without a state or USDA inspector on site no meat may be sold, and the pens fill.',
        { like: 'Failed Inspection' },
      ],
      [
        'Knife, Saw or Animal Injury',
        'Fast blades and frightened animals make serious injuries likely.',
        { like: 'Workplace Safety' },
      ],
    ],
  },
  shellfish: {
    fact: 'grows or harvests shellfish',
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
          'State biotoxin and closure hotline',
          'Map of beds with growing-area names',
          'Rain gauge record',
          'Call list of crew and buyers',
        ],
        steps:
          '1. {role} reads the state’s closure list before anyone goes out. 2. Stop boats and crew on a closed bed right away. 3. Separate and tag what was already landed by bed and time. 4. Call buyers of lots in doubt the same hour. 5. Restart only after the state reopens the bed in writing.',
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
          'Probe thermometer',
          'Second certified dealer’s cooler',
        ],
        steps:
          '1. {role} writes the time when each lot left the water. 2. Ice lots on the boat or beach. 3. Move them to the second dealer’s cooler if ours warms. 4. Discard lots over the state’s time or temperature limit. 5. Keep tags and logs by lot.',
      },
      {
        name: 'Seed, nursery and gear on the beds',
        description: 'Seed supply, upwellers, bags, lines and anchors until the next harvest.',
        stake: 'seed lost this year is an empty bed in two or three years',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', null],
        post: 'shellfish',
        resources: ['Second hatchery', 'Spare pumps for upwellers', 'Anchors, line and markers', 'Diver contact'],
        steps:
          '1. {role} restores flow to the upwellers first. 2. Check anchors and lines at the next safe tide. 3. Recover loose gear with photos and positions. 4. Move seed to the lower or sheltered bed. 5. Order replacement seed from the second hatchery.',
      },
    ],
    systems: [
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
        name: 'Shellfish hatchery',
        provides: 'Seed and larvae',
        criticality: 'high',
        downtime: 'More than 1 week',
        alternatives: ['A second hatchery in another bay', 'Seed carried over in the nursery'],
      },
      {
        name: 'Certified shellfish dealer or shipper',
        provides: 'Cold storage, shipping and sales under its certificate',
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second certified dealer', 'Direct sales under your own license'],
      },
    ],
    risks: [
      [
        'Biotoxin or Sewage Closure of the Beds',
        'Harmful algae, heavy rain or a sewage spill closes harvest the same day, often for weeks.',
        { like: 'Regulatory Compliance' },
      ],
      [
        'Vibrio Illness Traced to Your Lots',
        'Warm water and slow cooling let Vibrio grow, and linked illnesses close the area and recall the product.',
        { like: 'Foodborne Illness' },
      ],
      [
        'Die-off, Predators or Poor Seed',
        'Heat on a low tide, disease, green crabs or a failed hatchery run empties beds years ahead.',
        { like: 'Crop Loss' },
      ],
    ],
    insights: [
      'Shellfish tags stay with the lot until the container is empty and then on file for 90 days (Food Code 3-203.12).',
      'Spread seed over beds in two growing areas: one closure then never stops the whole harvest.',
      'Put the state’s closure hotline and the growing-area names in every crew phone.',
    ],
    exposure: {
      heat: 'a low tide on a hot afternoon kills shellfish on the beach, and cooling times shorten',
      water: 'heavy rain and sewage overflows close growing areas for days, even where no building floods',
      cold: 'ice scours beds and tears gear loose, and night tides become dangerous for the crew',
      power: 'upwellers stop and seed suffocates within hours, and the cooler warms',
      wind: 'waves bury bags, break longlines and carry gear onto neighbors’ beaches',
    },
    insurance: ['Aquaculture stock coverage or NAP: shellfish lost on the beds'],
    vitalRecords: [
      'Leases, harvest permits and growing-area maps',
      'Shellfish dealer certificate, HACCP plan and tags of 90 days',
    ],
    alternatePlace: 'A second bed in another growing area and a certified dealer’s cooler, under a written agreement',
    exerciseIdeas: [
      'The state closes your bay at 10 a.m. while a truck with yesterday’s lots is on the road.',
      'The cooler fails on a July weekend with 200 dozen in it.',
    ],
  },
  'fresh-produce': {
    fact: 'packs fresh produce',
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
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Plain boxes with stickers', 'A second hauler or buyer pickup'],
      },
    ],
    risks: [
      [
        'Produce Contamination Recall',
        'E. coli, Listeria or flood water on one lot recalls everything packed that day (FDA).',
        { like: 'Product Recall' },
      ],
    ],
    insights: [
      'FDA treats crops whose edible part was touched by flood water as adulterated. Mark the flooded rows the same day.',
    ],
  },
});
