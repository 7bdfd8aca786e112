import { defineTraits } from './trait.ts';

/** Firearms: 27 CFR 478.39a. Underground tanks: 40 CFR 280.50 and 280.53. Food: FDA Food Code. */
export const storesTraits = defineTraits({
  'counter-sales': {
    fact: 'sells at a counter',
    inCharge: ['servedFood'],
    posts: {
      orders: {
        role: ['Owner', 'Counter Lead', 'Counter Manager', 'Director of Counter Sales'],
        team: ['Owner and helper', 'Counter crew', 'Counter crews', 'Counter sales'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Counter orders and takeout',
        description: 'Taking orders at the counter, by phone and app, and handing them over.',
        stake: 'the morning or lunch line walks next door after ten minutes',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '0-1 hour'],
        post: 'orders',
        resources: ['Order pads and markers', 'Reader on a phone', 'Printed short menu with prices', 'Delivery app sign-ins'],
        steps:
          '1. {role} pauses delivery apps. 2. Write orders on pads with name and time. 3. Sell the printed short menu only. 4. Take cards on the phone reader within its limits. 5. Call back orders that cannot be made.',
      },
    ],
    suppliers: [
      {
        name: 'Packaging and cup distributor',
        provides: 'Cups, bags, boxes and cutlery',
        serves: ['Counter orders and takeout'],
        criticality: 'medium',
        downtime: '1-3 days',
        alternatives: ['Club store', 'A second distributor'],
      },
    ],
    risks: [
      [
        'Order App or Card Reader Outage',
        'Most of the line pays by phone or card, and app orders keep arriving that no one sees.',
        { like: 'Cloud Service Outage' },
      ],
    ],
    insights: ['A short menu with round prices keeps a line moving by hand: print it and keep it under the counter.'],
  },
  'perishable-stock': {
    fact: 'sells goods that spoil',
    posts: {
      fresh: {
        role: ['Owner', 'Fresh Lead', 'Fresh Foods Manager', 'Director of Fresh'],
        team: ['Owner and shop staff', 'Fresh departments', 'Fresh departments', 'Fresh departments'],
        owner: ['Owner', 'Owner', 'Operations Manager', 'VP Merchandising'],
      },
    },
    functions: [
      {
        name: 'Fresh ordering, dating and markdowns',
        description: 'Ordering by day, rotation, dates, markdowns and donation of what will not sell.',
        stake: 'three days without control turn fresh stock into waste or illness',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', null],
        post: 'fresh',
        resources: ['Paper order guide by day', 'Date labels', 'Food bank contact', 'Second fresh supplier'],
        steps:
          '1. {role} stops or cuts the next fresh order. 2. Mark down what is safe and short-dated. 3. Call the food bank with weights. 4. Discard what is doubtful with photos. 5. Order again by the paper guide for two days.',
      },
    ],
    risks: [
      [
        'Loss of Fresh Stock',
        'A closed road, warm truck or two days without customers ends goods that cannot wait.',
        { like: 'Supply Chain Disruption' },
      ],
    ],
    suppliers: [
      {
        name: 'Fresh goods supplier',
        provides: 'Deliveries of perishable goods several times a week',
        serves: ['Fresh ordering, dating and markdowns'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Local growers and makers', 'Pickup at the wholesale market'],
      },
    ],
    exposure: { power: 'cold cases, lights and scales stop, and food above 41 °F for four hours must be thrown away' },
  },
  'seasonal-stock': {
    fact: 'earns most of its year in one season',
    posts: {
      season: {
        role: ['Owner', 'Buyer', 'Buying Manager', 'VP Merchandising'],
        team: ['Owner', 'Buying', 'Buying', 'Merchandise planning'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Commercial Officer'],
      },
    },
    functions: [
      {
        name: 'Season orders and arrivals',
        description: 'Orders placed months ahead, arrival dates, storage and cash for the season.',
        stake: 'goods that arrive after their season are sold at a loss next year',
        criticality: 'high',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        inSeason: { when: 'the eight weeks before the season', times: ['1-3 days', '4-24 hours', '4-24 hours'] },
        post: 'season',
        resources: ['Printed order book with dates', 'Second storage place', 'Vendor contacts', 'Credit line agreed'],
        steps:
          '1. {role} checks each open order by ship date. 2. Split or reroute what is late. 3. Store half of the season elsewhere. 4. Ask vendors for dating or returns. 5. Cancel what cannot arrive in time, in writing.',
      },
    ],
    suppliers: [
      {
        name: 'Season vendors and sales representatives',
        replaces: ['Main wholesaler or distributor'],
        provides: 'Goods ordered months ahead, with dating and returns',
        serves: ['Season orders and arrivals'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['Close-out and in-stock vendors', 'Transfers from a partner store'],
      },
      {
        name: 'Self-storage or second stockroom',
        provides: 'Dry space for half of the season',
        serves: ['Season orders and arrivals'],
        criticality: 'medium',
        downtime: '3-7 days',
        alternatives: ['Storage trailer', 'A partner’s stockroom'],
      },
    ],
    risks: [
      [
        'Season Goods Late or Lost',
        'One late container or a wet stockroom in the wrong month takes most of the year’s margin.',
        { like: 'Supply Chain Disruption' },
      ],
      [
        'Season without Its Weather',
        'A warm winter or rainy summer leaves the stock and the loan.',
        { like: 'Cash Flow Shortage' },
      ],
    ],
    insights: ['Insure stock at its season peak, not at the yearly average: the policy calls it a peak season endorsement.'],
  },
  'web-shop': {
    fact: 'sells on the web',
    posts: {
      online: {
        role: ['Owner', 'Online Sales Lead', 'E-commerce Manager', 'Head of E-commerce'],
        team: ['Owner and helper', 'Online orders', 'E-commerce', 'Digital commerce'],
        owner: ['Owner', 'Owner', 'Marketing Manager', 'Chief Digital Officer'],
      },
    },
    functions: [
      {
        name: 'Online orders, packing and shipping',
        description: 'Taking web and phone orders, picking, packing, shipping and returns.',
        stake: 'orders that do not ship turn into refunds, chargebacks and lower ranking',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '0-1 hour'],
        post: 'online',
        resources: [
          'Laptop and label printer',
          'Packing material for a week',
          'Two carrier accounts',
          'Printed or exported open orders',
        ],
        steps:
          '1. {role} puts a banner with honest delivery times on the shop. 2. Hide items that cannot be picked. 3. Export the open orders. 4. Ship oldest first, by hand if need be. 5. Write to every late order before the buyer does.',
      },
    ],
    systems: [
      {
        name: 'Web shop and order inbox',
        description: 'Catalog, cart, payments, marketplace listings and shipping labels.',
        criticality: 'high',
        type: 'application',
        vendor: 'Hosted e-commerce platform',
        backup: ['Hourly', 'Platform cloud plus a nightly export'],
        times: ['4-24 hours', '3 hours', '0-1 hour'],
        supports: ['Online orders, packing and shipping'],
        restore:
          '1. Read the platform’s status page. 2. Publish the holding banner. 3. Restore the catalog from the export. 4. Place and refund one test order.',
      },
    ],
    suppliers: [
      {
        name: 'E-commerce platform and payment gateway',
        provides: 'Shop, checkout and payouts',
        serves: ['Online orders, packing and shipping'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['Marketplace listing, prepared', 'Phone orders and payment links'],
      },
    ],
    risks: [
      [
        'Web Shop or Marketplace Account Suspension',
        'An outage, a suspended account or a payment freeze stops online income overnight.',
      ],
    ],
    insights: [
      'Export catalog, orders and customer emails each week to a place of your own: a platform can close an account in an hour.',
    ],
  },
  'cash-business': {
    fact: 'takes in cash',
    posts: {
      cash: {
        role: ['Owner', 'Cash Lead', 'Cash Office Manager', 'Director of Treasury'],
        team: ['Owner', 'Cash office', 'Cash office', 'Treasury'],
        owner: ['Owner', 'Owner', 'Finance Manager', 'Chief Financial Officer'],
      },
    },
    functions: [
      {
        name: 'Cash counting, safe and bank runs',
        description: 'Drawers, counts, safe, change and getting cash to the bank.',
        stake: 'cash that grows in the safe draws robbers and disappears without a trace',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', null],
        post: 'cash',
        resources: ['Drop safe with two codes', 'Numbered deposit bags', 'Armored car or two people', 'Second bank branch'],
        steps:
          '1. {role} keeps drawers low and drops cash to the safe each hour. 2. Two people count and sign. 3. Change the route and time to the bank. 4. Use the second branch or the armored car if the bank is closed. 5. Hand over money in a robbery, and call 911 after the robber has left.',
      },
    ],
    suppliers: [
      {
        name: 'Bank branch or armored car',
        provides: 'Deposits and change',
        serves: ['Cash counting, safe and bank runs'],
        criticality: 'medium',
        downtime: '1-3 days',
        alternatives: ['A second branch', 'Smart safe with provisional credit'],
      },
    ],
    risks: [
      ['Robbery for Cash', 'Cash at closing time draws robbers, and a resisting employee gets hurt.', { like: 'Robbery' }],
      ['Skimming by Employees', 'Cash without two counters shrinks a little every shift.', { like: 'Employee Theft' }],
    ],
    insurance: ['Money and securities: cash in the safe and on the way to the bank'],
  },
  'high-value-stock': {
    fact: 'stocks goods worth stealing',
    posts: {
      vault: {
        role: ['Owner', 'Security Lead', 'Loss Prevention Manager', 'Director of Asset Protection'],
        team: ['Owner', 'Opening and closing team', 'Loss prevention', 'Asset protection'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Safe, showcases and two-person opening',
        description: 'Putting stock away, opening and closing with two people, alarms and the stock list.',
        stake: 'one night or ten minutes can take most of the stock',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'vault',
        resources: [
          'Rated safe and alarm with two signal paths',
          'Serial number list with photos off site',
          'Locksmith and glazier',
          'Guard service on call',
        ],
        steps:
          '1. {role} has everything put in the safe before people leave for a storm. 2. Post a guard if alarm or glass is broken. 3. No one resists a robber. 4. Count by the serial list with two people. 5. Give police and insurer the list and video.',
      },
    ],
    systems: [
      {
        name: 'Alarm, video and safe locks',
        description: 'Alarm panel with two signal paths, video off site, time locks and showcase locks.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Central station alarm company',
        backup: ['Daily', 'Video in the cloud, panel program with the alarm company'],
        times: ['1-4 hours', '2 hours', '4-24 hours'],
        supports: ['Safe, showcases and two-person opening'],
        restore:
          '1. Tell the central station and the insurer. 2. Post a guard. 3. Have the company test both signal paths. 4. Open again after a walk test.',
      },
    ],
    suppliers: [
      {
        name: 'Alarm and safe company',
        provides: 'Monitoring, repairs and lock-outs',
        serves: ['Safe, showcases and two-person opening'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['Guard service until repaired, under contract', 'A second certified installer'],
      },
    ],
    risks: [
      [
        'Smash-and-Grab or Armed Robbery',
        'Crews break showcases in under two minutes, and anyone who resists is in danger.',
        { like: 'Armed Robbery' },
      ],
      [
        'Burglary through Roof or Wall',
        'Crews cut phone and power first, then work on the safe all night.',
        { like: 'Burglary' },
      ],
    ],
    insights: [
      'A serial number list with photos, kept off site and updated weekly, is what police, insurer and customers ask for.',
    ],
    vitalRecords: ['Serial number list, appraisals and consignment papers'],
    exerciseIdeas: ['A robbery at opening: who complies, who calls afterward, who closes, who talks to staff?'],
  },
  'fuel-retail': {
    fact: 'sells motor fuel',
    posts: {
      fuel: {
        role: ['Owner', 'Site Manager', 'Fuel Operations Manager', 'Director of Fuel Operations'],
        team: ['Owner and clerks', 'Shift clerks', 'Site managers', 'Fuel operations'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Fuel islands, tanks and spill control',
        description: 'Pumps, tank levels, leak alarms, emergency stop and deliveries.',
        stake: 'a leak or spill can burn people and empties the business into cleanup',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        inSeason: { when: 'the days before a hurricane or evacuation', times: ['1-4 hours', '0-1 hour', '4-24 hours'] },
        post: 'fuel',
        resources: [
          'Emergency stop known to every clerk',
          'Absorbent and drain covers',
          'Stick and tank chart',
          'Fuel supplier and tank contractor contacts',
        ],
        steps:
          '1. {role} or any clerk presses the emergency stop for a spill, fire or crash. 2. Move everyone away and call 911. 3. Cover drains only if it is safe. 4. Stick the tanks and compare with the meter. 5. Report a suspected leak to the state agency within 24 hours.',
      },
    ],
    systems: [
      {
        name: 'Pump controller and tank gauge',
        description: 'Dispensers, pay-at-pump, prices, tank levels and leak alarms.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Petroleum equipment contractor',
        backup: ['Daily', 'Contractor’s cloud, paper stick log'],
        times: ['1-4 hours', '3 hours', '4-24 hours'],
        supports: ['Fuel islands, tanks and spill control'],
        restore:
          '1. Close pay-at-pump and serve inside. 2. Stick tanks by hand. 3. Call the contractor. 4. Test one pump, one card and the emergency stop.',
      },
    ],
    suppliers: [
      {
        name: 'Fuel jobber or branded supplier',
        provides: 'Motor fuel deliveries',
        serves: ['Fuel islands, tanks and spill control'],
        criticality: 'critical',
        downtime: '1-3 days',
        alternatives: ['A second terminal through the jobber', 'Unbranded fuel with the brand’s consent'],
      },
      {
        name: 'Tank and pump contractor',
        provides: 'Repairs, leak tests and compliance inspections',
        serves: ['Fuel islands, tanks and spill control'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second licensed contractor'],
      },
    ],
    risks: [
      [
        'Underground Tank or Piping Leak',
        'A slow leak reaches wells and neighbors, and a suspected release is reportable within 24 hours (40 CFR 280.50).',
      ],
      ['Fuel Supply Cut before a Storm', 'Terminals close and lines form in the same two days.', { like: 'Fuel Shortage' }],
      ['Fire or Crash at the Pumps', 'A car into a dispenser or a spark at a fill-up burns within seconds.', { like: 'Fire' }],
    ],
    insights: [
      'Top off the underground tanks before a storm: full tanks do not float, and fuel is what the town needs afterward.',
    ],
    exposure: {
      water: 'floodwater enters fills and vents, light tanks float, and fuel must be tested before sale',
      wind: 'canopies fail, and dispensers are hit by debris',
      power: 'pumps do not run without power, and several states require wiring for emergency power on evacuation routes',
    },
    insurance: ['Storage tank pollution coverage: leaks, cleanup and neighbors (40 CFR 280 financial responsibility)'],
    vitalRecords: ['Tank registrations, leak tests and operator certificates'],
    exerciseIdeas: ['A car knocks over a dispenser at 5 p.m.: emergency stop, people, 911, drains.'],
    mitigations: [
      {
        risks: ['Underground Tank or Piping Leak'],
        words: /\b(?:underground (?:storage )?tank)/i,
        facts: [
          {
            strategy: 'Compare numbers daily to find a leak early, train clerks to press the stop, and report in 24 hours',
            lines: [
              'Answer tank gauge alarms the same hour, and compare the inventory daily.',
              'Train A, B and C operators as 40 CFR 280 requires.',
              'Inspect sumps and spill buckets each month.',
            ],
            steps: [
              'Press the emergency stop. Move everyone away and call 911 for fuel on the ground, vapor in a building or fire.',
              'Stop sales from the tank and lock its fill.',
              'Report a suspected release to the state agency within 24 hours (40 CFR 280.50).',
              'Report a spill over 25 gallons, or any that makes a sheen on water (40 CFR 280.53).',
              'Have the tank contractor test tightness.',
              'Tell the tank insurer or fund before cleanup begins.',
            ],
            actions: [
              'Post the emergency stop and numbers at the register',
              'Compare stick, gauge and sales daily',
              'Check the deadline of line and tank tests',
            ],
            who: ['Owner', 'Site Manager', 'Fuel Operations Manager', 'Director of Fuel Operations'],
            timeline: 'Within 14 days',
            effectiveness: 'high',
            needs: 'Gauge, absorbent, contractor on call, coverage',
            priority: 'Immediate',
            upkeep: 'Inspection monthly, tests as the rule sets',
          },
        ],
      },
    ],
  },
  firearms: {
    fact: 'sells firearms',
    harm: {
      regulatory_impact:
        'The federal license holds for one address, and stolen or lost firearms must be reported within 48 hours.',
    },
    posts: {
      arms: {
        role: ['Owner', 'Gun Counter Lead', 'Compliance Manager', 'Director of Compliance'],
        team: ['Owner', 'Gun counter', 'Gun counter and compliance', 'Compliance'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Firearm custody, records and transfers',
        description: 'Every firearm by serial number, background checks, the acquisition and disposition record.',
        stake: 'one missing firearm is a public danger and can end the license',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '0-1 hour'],
        post: 'arms',
        resources: [
          'Bound book or its printed copy',
          'Steel cabinets and cable locks',
          'ATF and local police contacts',
          'Second licensed dealer for storage',
        ],
        steps:
          '1. {role} stops transfers when the background check system is down. 2. Lock every firearm away before people leave. 3. Count by serial number with two people after any break-in, fire or flood. 4. Report a theft or loss to ATF and local police within 48 hours of discovery. 5. Move stock only to a licensee, with records.',
      },
    ],
    systems: [
      {
        name: 'Acquisition and disposition record',
        description: 'Bound book, forms and background check access.',
        criticality: 'critical',
        type: 'database',
        vendor: 'Firearm compliance software',
        backup: ['Hourly', 'Vendor cloud, printed copy as ATF rules require'],
        times: ['1-4 hours', '2 hours', '0-1 hour'],
        supports: ['Firearm custody, records and transfers'],
        restore:
          '1. Stop sales of firearms. 2. Record on paper forms. 3. Restore the last copy. 4. Compare 20 serial numbers with the safe before selling.',
      },
    ],
    risks: [
      [
        'Theft or Loss of Firearms',
        'Burglars drive through the front for guns, and each one must be reported within 48 hours (27 CFR 478.39a).',
      ],
      ['Record Error or License Revocation', 'Missing entries in an ATF inspection can end the license and the business.'],
    ],
    suppliers: [
      {
        name: 'Firearm and ammunition distributor',
        replaces: ['Main wholesaler or distributor'],
        provides: 'Firearms, ammunition and accessories',
        serves: ['Receiving and shelf restocking', 'In-store sales and checkout'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second licensed distributor', 'Accessories and service meanwhile'],
      },
    ],
    insights: ['Bollards and a steel grille inside the glass stop the stolen truck that takes most gun stores by night.'],
    vitalRecords: ['Federal firearms license, bound book and transaction forms'],
    mitigations: [
      {
        risks: ['Theft or Loss of Firearms'],
        words: /\b(?:firearm|gun) (?:theft|loss)/i,
        facts: [
          {
            strategy: 'Lock every gun behind steel at night, count by serial number, and report a loss within 48 hours',
            lines: [
              'Fit bollards and a grille inside the glass. Keep long guns on cables or in cabinets.',
              'Lock the handguns in a safe each evening.',
              'Reconcile the bound book with the racks each month, and keep a copy off-site.',
            ],
            steps: [
              'Stay out and call 911 if the store is broken open. Police enter first.',
              'Touch nothing until police are done. Board up and post a guard.',
              'Two people count by serial number against the record.',
              'Report to ATF by phone and form, and to local police, within 48 hours of discovery (27 CFR 478.39a).',
              'Give the insurer list and video.',
              'Close the gap in the wall or glass before stock returns.',
            ],
            actions: [
              'Install bollards and grille',
              'Count monthly by serial number',
              'Save the ATF and police numbers in two phones',
            ],
            who: ['Owner', 'Owner', 'General Manager', 'Director of Operations'],
            timeline: 'Within 60 days',
            effectiveness: 'high',
            needs: 'Steel, alarm with two paths, record copy',
            priority: 'Immediate',
            upkeep: 'Count monthly, alarm test monthly',
          },
        ],
      },
    ],
  },
});
