import { defineTraits } from './trait.ts';

/** 41 °F, four hours and imminent hazards (8-404.11): FDA Food Code 2022, which states adopt with changes. */
export const kitchenTraits = defineTraits({
  kitchen: {
    fact: 'cooks food for the public',
    inCharge: ['servedFood'],
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
          '1. {role} checks power, hot water, hood and drains in that order. 2. Stop service and call the health department if there is no safe water or sewage backs up. 3. Otherwise switch to the printed cold menu and single-use tableware. 4. Discard cold food above 41 °F and hot food below 135 °F after four hours, or as your code says. 5. Reopen after the checks are written down.',
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
      {
        name: 'Cooking line, dishwasher and hot water',
        description: 'Ranges, fryers, dish machine and the water heater behind them.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Kitchen equipment service company',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['1-4 hours', '3 hours', '3-7 days'],
        supports: ['Kitchen and food service'],
        restore:
          '1. If anyone smells gas, everyone leaves and calls 911. 2. Cut the menu to what still cooks safely. 3. Use single-service dishes. 4. Test gas, water temperature and sanitizer before opening.',
      },
    ],
    suppliers: [
      {
        name: 'Food distributor',
        provides: 'Dry, fresh and frozen food on fixed days',
        serves: ['Kitchen and food service', 'Menu, ordering and short-supply cuts'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Cash-and-carry or club store', 'A second distributor with an open account'],
      },
      {
        name: 'Hood and refrigeration contractor',
        provides: 'Hood cleaning, suppression service and cooler repairs',
        serves: ['Kitchen and food service'],
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
      ],
    ],
    insights: [
      'The FDA Food Code (8-404.11) requires you to stop serving immediately in an imminent health hazard. No water, a sewage backup or a flood is one.',
      'A cold menu that needs no hood, no dishwasher and little water keeps a kitchen open on a bad day: print it now.',
    ],
    harm: { regulatory_impact: 'The health department must clear a kitchen after flood, fire, sewage or loss of water.' },
    alternatePlace: [
      'A licensed commissary or partner kitchen for takeout and orders, under contract, with the health department’s consent on file',
      '16 hours',
    ],
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
        serves: ['Refrigeration watch and discard decisions'],
        isStandby: true,
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
    inCharge: ['food'],
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
      {
        name: 'Allergen control and product labels',
        description: 'Keeping nut, egg, milk, wheat and sesame recipes apart and every pack labeled.',
        stake: 'one unlabeled nut pastry can kill a customer and close the bakery',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'ovens',
        resources: ['Printed recipe and allergen binder', 'Preprinted labels', 'Color-coded tools', 'Recall phone tree'],
        outage: {
          minimum: 'No pack leaves without a label that names its allergens.',
          workaround: [
            'The printed recipe binder, labels written by hand and read by a second person, and nut items last.',
            '1-3 days',
          ],
        },
        steps:
          '1. {role} works from the printed binder. 2. Bake nut items last. 3. Write labels by hand from the binder. 4. Hold back unlabeled packs. 5. Pull a doubtful batch by its lot number, and call its buyers, the same hour.',
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
        replaces: ['Main wholesaler or distributor'],
        provides: 'Flour, yeast, butter and eggs',
        serves: ['Daily bake and dough preparation'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second mill or distributor', 'Club store flour for the best sellers'],
      },
      {
        name: 'Oven service technician',
        provides: 'Repairs and parts for ovens and mixers',
        serves: ['Daily bake and dough preparation'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['The maker’s second service partner, on call', 'Oven hours in another kitchen'],
      },
      {
        name: 'Boxes, bags and cake board supplier',
        provides: 'Packaging and labels',
        serves: ['Standing orders to cafés and restaurants', 'Allergen control and product labels'],
        criticality: 'medium',
        downtime: '3-7 days',
        alternatives: ['Club store', 'Plain bags with stickers'],
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
      ],
    ],
    insights: [
      'Sign for ovens that stand idle at night, in a school, church or restaurant. That is worth more than standby power.',
    ],
    vitalRecords: ['Recipes with weights, allergen binder and bake programs'],
    exposure: {
      power: 'mixers, proofer and the ignition of gas ovens stop, and dough in proof is lost within hours',
      heat: 'a room with lit ovens passes 100 °F, dough overproofs and bakers must rest and drink',
    },
  },
  alcohol: {
    fact: 'sells or serves alcohol',
    inCharge: ['products'],
    suppliers: [
      {
        name: 'Alcohol distributors',
        provides: 'Beer, wine and spirits on fixed days and terms',
        serves: [
          'Tasting room, wine club and shipments',
          'Dining room, tickets and reservations',
          'Events of the next 14 days',
          'Draft lines, ice and liquor stock',
          'Taproom, growlers and beer lines',
          'Tours, tastings and bottle shop',
          'Booked dates, deposits and vendors',
          'Receiving and shelf restocking',
          'Distributor orders and price posting',
          'Canning, kegging and distributor loads',
        ],
        criticality: 'medium',
        downtime: '3-7 days',
        alternatives: ['Brands of a second distributor', 'A shorter drinks list'],
      },
    ],
    risks: [
      [
        'Liquor License Suspension',
        'One sale to a minor, or a lapsed renewal while closed, stops the sales that carry the margin.',
      ],
    ],
    insights: [
      'A liquor license can lapse or need notice when the premises stay closed: learn your state board’s period before you need it.',
    ],
    insurance: ['Liquor liability: injuries that a guest causes after being served'],
    vitalRecords: ['Liquor license, server training certificates and invoices of the distributors'],
  },
  catering: {
    fact: 'cooks for events elsewhere',
    inCharge: ['servedFood'],
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
        outage: {
          minimum: 'The next event is fed, or its host has another caterer in writing.',
          workaround: ['A partner caterer cooks the nearest event, and later ones get a menu that travels cold.', '3-7 days'],
        },
        steps:
          '1. {role} lists events by date with headcount. 2. Call each host with what will change. 3. Give the nearest event to the partner caterer if the kitchen is down. 4. Cut to a menu that travels cold. 5. Return deposits by the contract.',
      },
    ],
    risks: [
      [
        'Food Held Too Warm in Transport',
        'Hours between kitchen and buffet let hot food cool and cold food warm, and a hundred people fall ill together.',
      ],
    ],
    suppliers: [
      {
        name: 'Tent, table and linen rental',
        provides: 'Tents, tables, linen and tableware for events',
        serves: ['Events of the next 14 days'],
        criticality: 'medium',
        downtime: '1-3 days',
        alternatives: ['A second rental company', 'The venue’s own furniture'],
      },
    ],
    exposure: { wind: 'tents must come down before the wind arrives, and an outdoor event needs its indoor room' },
    exerciseIdeas: ['The van with dinner for 150 breaks down an hour away.'],
  },
});
