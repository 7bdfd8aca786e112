import type { Trade } from '../trade.ts';

/** Sources: FIFRA (pesticides are used as the label says, 7 U.S.C. 136j), OSHA 29 CFR 1910.1200 (data sheets). Licenses of guards and applicators depend on the state. */
export const crewTrades: readonly Trade[] = [
  {
    id: 'cleaning-company',
    title: 'Cleaning company',
    trade: 'a cleaning company',
    naics: '561720',
    words: ['cleaning', 'cleaning company', 'cleaning service', 'janitor*', 'maid', 'house cleaning', 'window cleaning'],
    within: ['Other'],
    traits: ['cleaning-crews', 'small-fleet'],
    peak: 'Evenings, flu season, school breaks and the days after a storm',
    risks: [
      ['Lost Keys or Alarm Codes of Clients', 'One key ring can mean new locks for twenty buildings.', { like: 'Burglary' }],
      ['Too Few Cleaners for a Shift', 'Crews fall ill together, and clinics cannot open dirty.', { like: 'Staff Shortage' }],
    ],
  },
  {
    id: 'security-guard-company',
    title: 'Security guard company',
    trade: 'a security guard company',
    naics: '561612',
    words: [
      'security guard*',
      'guard company',
      'security guard company',
      'security service*',
      'security patrol',
      'bodyguard*',
      'private security',
    ],
    within: ['Other'],
    traits: ['guards', 'small-fleet'],
    peak: 'Nights, holidays, large events and the days after a storm',
    functions: [
      {
        name: 'Guard licenses, training and weapons',
        description: 'State licenses, training dates, weapons and their storage.',
        stake: 'an unlicensed guard or a missing weapon can end the company’s license',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'delivery',
        resources: ['License list on paper', 'Weapon log', 'Safe with two holders', 'State licensing contact'],
        steps:
          '1. {role} counts weapons with a second person. 2. Report a missing weapon to police. 3. Post only licensed guards. 4. Log each issue and return.',
        outage: {
          minimum: 'Every weapon is counted, and only licensed guards are posted.',
          workaround: ['The paper license list and weapon log, with two signatures for each issue and return.', '3-7 days'],
        },
      },
    ],
    risks: [
      ['Missing Weapon or Uniform', 'A stolen uniform opens doors, and a weapon does worse.', { like: 'Theft' }],
      ['Too Few Guards in an Emergency', 'Every client wants more guards on the same night.', { like: 'Demand Surge' }],
    ],
  },
  {
    id: 'pest-control',
    title: 'Pest control company',
    trade: 'a pest control company',
    naics: '561710',
    words: ['pest control', 'exterminat*', 'termite*', 'fumigat*', 'pest management', 'mosquito control'],
    within: ['Other'],
    alsoIn: ['Construction'],
    traits: ['licensed-person', 'small-fleet'],
    peak: 'April to September, termite swarms and the weeks after a flood',
    functions: [
      {
        name: 'Treatments and emergency visits',
        description: 'Routes, treatments, stinging insects and food plants.',
        stake: 'a wasp nest at a school or rats in a kitchen cannot wait',
        criticality: 'critical',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'delivery',
        resources: ['Route list on paper', 'Labels and data sheets', 'Respirators and gloves', 'Second licensed applicator'],
        steps:
          '1. {role} serves hospitals, schools and kitchens first. 2. Follow each product’s label. 3. Do not treat outdoors in wind or rain, or on flooded ground. 4. Note product, amount and place. 5. If someone was exposed, call 911, then Poison Control at 1-800-222-1222.',
      },
      {
        name: 'Fumigations in progress',
        description: 'Guarding, airing out and clearing structures under gas.',
        stake: 'anyone who enters a structure under gas may die',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'delivery',
        resources: [
          'Guard at each site',
          'Second licensed fumigator',
          'Calibrated clearance meter',
          'Product label and data sheet',
        ],
        steps:
          '1. If anyone may be inside, call 911. Send no one in. 2. If a tent tears, move people away, upwind, and call 911. 3. {role} sends the licensed fumigator. 4. Only the licensed fumigator clears the structure, as the label says and with a calibrated meter. 5. Record the readings.',
      },
    ],
    systems: [
      {
        name: 'Routes and treatment records',
        description: 'Routes, products, amounts, places and licenses.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Pest control software vendor',
        backup: ['Daily', 'Vendor’s cloud, with tomorrow’s routes printed'],
        times: ['4-24 hours', '4 hours', '4-24 hours'],
        supports: ['Treatments and emergency visits'],
        restore:
          '1. Work from printed routes. 2. Write each treatment on paper. 3. Have the vendor restore last night’s copy. 4. Enter what the state requires you to keep.',
      },
      {
        name: 'Spray rigs, gas meters and fumigation gear',
        description: 'Spray rigs, tarps, fans, warning signs and the meters that clear a building.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Fumigation equipment supplier',
        backup: ['Daily', 'Programs, settings and service log in the cloud folder'],
        times: ['0-1 hour', '30 minutes', '4-24 hours'],
        supports: ['Fumigations in progress', 'Treatments and emergency visits'],
        restore:
          '1. Keep everyone out while a meter is missing. 2. Guard doors and signs. 3. Borrow a calibrated meter. 4. Release the building only by the label’s clearance reading.',
      },
    ],
    risks: [
      [
        'Fumigant or Pesticide Exposure',
        'Gas or a wrong product poisons a family, a pet or a technician.',
        { like: 'Chemical Releases' },
      ],
      ['Pest Season without Technicians', 'Half of the year’s income falls in five months.', { like: 'Labor Shortage' }],
    ],
    suppliers: [
      {
        name: 'Pesticide distributor',
        provides: 'Products, bait and application equipment',
        serves: ['Treatments and emergency visits'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second distributor', 'A registered substitute product'],
      },
    ],
  },
];
