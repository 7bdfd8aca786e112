import type { Trade } from './trade.ts';

/** Sources: EPA 40 CFR 141 and 503, WARN networks, FEMA public assistance rules. */
export const publicUtilityTrades: readonly Trade[] = [
  {
    id: 'public-works-department',
    title: 'Public works department',
    trade: 'a public works department',
    naics: '237310, 221310',
    words: [
      'public works',
      'works department',
      'works dept',
      'street department',
      'highway department',
      'road department',
      'road commission',
      'dpw',
    ],
    within: ['Government'],
    traits: ['public-works', 'public-water', 'wastewater'],
    peak: 'Storm cleanup, spring thaw and the paving season',
    posts: {
      leadership: {
        role: ['Public Works Foreman', 'Public Works Director', 'Public Works Director', 'Director of Public Works'],
        team: ['Crew', 'Foremen', 'Division heads', 'Division heads'],
        owner: ['Board Chair', 'City Manager', 'City Manager', 'Chief Administrative Officer'],
      },
    },
    not: [
      'Building repair and drying contractor',
      'Resident counter and phone service',
      'Civil Unrest or Threats to Officials',
      'Revenue Shortfall',
      'Resident Data Breach',
      'Cyber Attack on Water Controls',
      'Succession and Key Personnel Gap',
      'Bridge, Culvert or Signal Failure',
      'Certified water laboratory',
    ],
    insights: [
      'Rank every lift station, signal and culvert now by how many people it cuts off, and post the list in each truck.',
    ],
  },
  {
    id: 'water-utility',
    title: 'Water utility',
    trade: 'a water utility',
    naics: '221310',
    words: [
      'water utility',
      'water department',
      'water district',
      'water company',
      'water authority',
      'water works',
      'rural water',
      'water supply',
    ],
    within: ['Government'],
    alsoIn: ['Energy', 'Other'],
    traits: ['public-water'],
    peak: 'Hot, dry weeks in summer, and nights of hard frost',
    posts: {
      leadership: {
        role: ['Utility Manager', 'Utility Manager', 'General Manager', 'General Manager'],
        team: ['Operators', 'Operations and office', 'Department heads', 'Department heads'],
        owner: ['Board Chair', 'Board Chair', 'Board Chair', 'Board Chair'],
      },
    },
    functions: [
      {
        name: 'Bottled water and water for hospitals',
        description: 'Water for people, hospitals and dialysis while the mains are down.',
        stake: 'people can live without water for about three days, hospitals for hours',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'water-operations',
        resources: [
          'Distribution sites agreed with the county',
          'Tanker and bulk fill station',
          'List of critical customers',
          'Bottled water contract',
        ],
        steps:
          '1. {role} calls hospitals, dialysis centers and nursing homes with the expected hours. 2. Send tankers there first. 3. Open distribution sites with the county. 4. Plan a gallon for each person a day for at least three days. 5. Bring water to those who cannot come.',
      },
      {
        name: 'Meters, billing and shutoffs',
        description: 'Reading, billing, payments, and stopping shutoffs in a disaster.',
        stake: 'a utility lives on its bills, and a family without water after a disaster is a headline',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'finance',
        resources: ['Billing export', 'Estimate rule', 'Lockbox bank', 'Moratorium text'],
        outage: {
          minimum: 'No one is shut off, and payments are accepted.',
          workaround: [
            'Bills by estimate from the last export, and payments through the lockbox bank or by phone.',
            'More than 1 week',
          ],
          peak: 'Billing days, and the weeks after a disaster',
        },
        steps:
          '1. {role} stops shutoffs and says so. 2. Bill by estimate. 3. Take payments by lockbox and phone. 4. Credit leaks after the event by the written rule. 5. Correct with the next reading.',
      },
    ],
    suppliers: [
      {
        name: 'Neighbor water utility',
        provides: 'Interconnection, operators and equipment',
        serves: ['Drinking water pressure and treatment', 'Bottled water and water for hospitals'],
        isStandby: true,
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['WARN network', 'Bulk water haulers'],
      },
    ],
    systems: [
      {
        name: 'Customer billing and meter reading',
        description: 'Accounts, readings, bills and payments.',
        criticality: 'high',
        type: 'database',
        vendor: 'Utility billing vendor',
        backup: ['Daily', 'Vendor cloud'],
        times: ['1-3 days', '1 day', '4-24 hours'],
        supports: ['Meters, billing and shutoffs'],
        restore:
          '1. Bill by estimate from the export. 2. Have the vendor restore last night’s copy. 3. Post lockbox files. 4. Audit a sample.',
      },
      {
        name: 'Emergency power of wells and pump stations',
        description: 'Standby power, transfer switches and fuel at wells, plant and stations.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Emergency power service company',
        backup: ['Monthly', 'Load-test log in the service company’s cloud'],
        times: ['1-4 hours', '2 hours', 'More than 1 week'],
        supports: ['Drinking water pressure and treatment'],
        restore:
          '1. Start by the card at each site. 2. Move portable units by rank. 3. Refuel at half a tank. 4. Call the rental company.',
      },
    ],
    risks: [
      [
        'Source Lost: Drought, Spill or Dam',
        'One intake or aquifer feeds the town, and the second source may take years.',
        { like: 'Drought' },
      ],
      [
        'Water Operator Shortage',
        'Plants need a licensed operator on each shift, and few people hold the license.',
        { like: 'Labor Shortage', replaces: ['Public Staff Shortage'] },
      ],
    ],
    not: ['Loss of the Main Public Building', 'Civil Unrest or Threats to Officials', 'Revenue Shortfall'],
    alternatePlace: [
      'A second control point at a well house or neighbor utility, with radio telemetry and the paper operating sheets',
      '2 hours',
    ],
  },
  {
    id: 'wastewater-utility',
    title: 'Wastewater utility',
    trade: 'a wastewater utility',
    naics: '221320',
    words: ['wastewater', 'sewer district', 'sanitary district', 'sewage', 'sewer authority', 'reclamation district'],
    within: ['Government'],
    alsoIn: ['Other'],
    traits: ['wastewater'],
    peak: 'Spring melt and the hours of heavy rain, when rain enters the sewers',
    posts: {
      leadership: {
        role: ['Utility Manager', 'Utility Manager', 'General Manager', 'General Manager'],
        team: ['Operators', 'Operations', 'Department heads', 'Department heads'],
        owner: ['Board Chair', 'Board Chair', 'Board Chair', 'Board Chair'],
      },
    },
    functions: [
      {
        name: 'Backups in homes and collapsed sewers',
        description: 'Crews for blocked mains, collapsed pipes and sewage in basements.',
        stake: 'families stand in sewage, and children touch it',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'sewer-operations',
        resources: ['Jet and camera truck', 'Plumber and cleanup list', 'Health advice sheet', 'Bypass hoses'],
        outage: {
          minimum: 'Crews reach homes with sewage in them first, and residents keep out of it.',
          workaround: [
            'A rented jet truck or mutual aid from another district, bypass hoses, and plumbers from the list.',
            '1-3 days',
          ],
          peak: 'Heavy rain and fast snowmelt',
        },
        steps:
          '1. {role} sends the crew to the lowest manhole above the block. 2. Tell residents to keep out of the water and to leave outlets and panels alone. 3. Clear or bypass the block. 4. Give the health and cleanup sheet. 5. Photograph for claims.',
      },
      {
        name: 'Disinfection, biosolids and permit samples',
        description: 'Disinfection of what leaves the plant, sludge hauling and samples.',
        stake: 'downstream towns drink from the same river',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'sewer-operations',
        resources: [
          'Disinfectant for 10 days',
          'Sludge storage and a second hauler',
          'Certified laboratory',
          'Downstream contact list',
        ],
        outage: {
          minimum: 'What leaves the plant is disinfected, or downstream users know before it leaves.',
          workaround: [
            'Disinfectant fed by the standby pump, sludge to the second hauler, and hand samples within their holding times.',
            '1-3 days',
          ],
          peak: 'Wet weather with high flow',
        },
        steps:
          '1. {role} keeps disinfection running before all else. 2. Call downstream water systems before untreated water leaves. 3. Store sludge or call the second hauler. 4. Take permit samples and note each miss. 5. Report in writing within five days of the call.',
      },
    ],
    systems: [
      {
        name: 'Portable pumps and standby power',
        description: 'Portable units, quick connections, hoses and fuel for the lift stations.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Pump and emergency power service company',
        backup: ['Monthly', 'Test log in the service company’s cloud'],
        times: ['0-1 hour', '45 minutes', 'More than 1 week'],
        supports: ['Sewage pumping and treatment'],
        restore:
          '1. Move by rank. 2. Connect outdoors, away from doors. 3. Refuel on the round. 4. Call for rentals at the third station.',
      },
    ],
    suppliers: [
      {
        name: 'Biosolids hauler',
        provides: 'Sludge transport and disposal',
        serves: ['Disinfection, biosolids and permit samples'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second hauler', 'Landfill agreement'],
      },
      {
        name: 'Treatment chemical supplier',
        provides: 'Disinfectant and polymer',
        serves: ['Disinfection, biosolids and permit samples'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second supplier', 'Loan through the WARN network'],
      },
      {
        name: 'Emergency power service company',
        provides: 'Service, rental and fuel',
        serves: ['Sewage pumping and treatment'],
        criticality: 'critical',
        downtime: '1-4 hours',
        alternatives: ['Spare parts and a portable unit kept in the yard', 'A second company outside the region'],
      },
    ],
    risks: [
      ['Plant Flooded by the River', 'The biology of a plant takes weeks to grow again.', { like: 'Floods' }],
      ['Permit Violation and Fines', 'Missed samples and late calls cost more than the spill.', { like: 'Compliance Violation' }],
    ],
    not: ['Loss of the Main Public Building', 'Civil Unrest or Threats to Officials'],
    alternatePlace: [
      'A second control point at a pump station or neighbor plant, with paper operating sheets and radio',
      '2 hours',
    ],
  },
];
