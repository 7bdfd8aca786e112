import type { Trade } from './trade.ts';

/** Pharmacies, equipment and ambulances. Sources: USP 795, 797 and 800, 21 CFR 1301, state boards of pharmacy. */
export const medicineTrades: readonly Trade[] = [
  {
    id: 'pharmacy',
    title: 'Pharmacy',
    trade: 'a pharmacy',
    naics: '456110',
    words: ['pharmac*', 'drugstore', 'drug store', 'apothecary'],
    within: ['Healthcare'],
    alsoIn: ['Retail'],
    traits: ['prescriptions', 'controlled-substances', 'vaccines', 'insurance-claims'],
    peak: 'The first days of each month, flu shot season, and the two days before a storm',
    functions: [
      {
        name: 'Homebound and facility deliveries',
        description: 'Blister packs, oxygen patients’ medicines, and deliveries to homes and facilities.',
        stake: 'people who cannot come to the counter are those who depend on it most',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', null],
        post: 'dispensing',
        resources: ['Route list by need', 'Cooler bags', 'Facility night numbers'],
        outage: {
          minimum: 'Insulin, oxygen patients’ medicine, and facility doses arrive before the last one is used.',
          workaround: ['A medical courier or two drivers with paper routes and cooler bags, on open roads only.', '1-3 days'],
        },
        steps:
          '1. {role} sorts the route list by insulin, oxygen and last delivery. 2. Call each one before the car leaves. 3. Send two drivers on open roads only. 4. Hand over against a signature. 5. Call 911 for a welfare check if a patient at risk does not answer.',
      },
    ],
    risks: [
      [
        'Loss of the Pharmacist in Charge',
        'Without a licensed pharmacist on site, the counter must close.',
        { like: 'Key Personnel Loss', replaces: ['Key Clinical Personnel Loss'] },
      ],
    ],
    not: [
      'Infectious Disease Outbreak',
      'Electronic Health Record Outage',
      'Medical Supply Chain Shortage',
      'Workplace Violence',
      'Theft or Loss of Controlled Drugs',
    ],
    unlike: /CMS emergency/,
    exposure: {
      power: 'insulin and vaccines warm up while the queue for refills grows',
      wind: 'everyone refills before landfall, and the wholesaler’s truck comes a day late',
      water: 'stock on low shelves touched by flood water is adulterated and must be destroyed under record',
      fire: 'medicines exposed to heat, smoke or hoses cannot be sold, even if they look unharmed',
      heat: 'rooms above the storage limit spoil what is on the shelf, not only in the refrigerator',
    },
    alternatePlace: ['The counter of a partner pharmacy, or a trailer, each with the state board’s approval', '12 hours'],
    insurance: ['Crime coverage that names drugs and cash'],
  },
  {
    id: 'compounding-pharmacy',
    title: 'Compounding pharmacy',
    trade: 'a compounding pharmacy',
    naics: '456110, 325412',
    words: ['compounding', 'infusion pharmacy', 'sterile pharmacy'],
    within: ['Healthcare'],
    alsoIn: ['Retail', 'Manufacturing'],
    traits: ['prescriptions', 'controlled-substances', 'clean-process'],
    peak: 'Month-end refills of hormone and infusion patients, and any national drug shortage',
    functions: [
      {
        name: 'Sterile preparations and infusions',
        description: 'Nutrition, antibiotics and pain pumps mixed for patients at home.',
        stake: 'a patient on nutrition through a vein has one day of bags in the refrigerator',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'dispensing',
        resources: [
          'Partner pharmacy with a sterile room',
          'Premixed bags',
          'List of patients by days of bags left',
          'Prescriber numbers',
        ],
        outage: {
          driver: 'safety',
          minimum: 'Nothing is mixed in a room that failed, and patients with the fewest bags come first.',
          workaround: ['A partner pharmacy mixes under the same formula, or the prescriber orders premixed bags.', '3-7 days'],
        },
        steps:
          '1. {role} stops mixing when pressure, air or cleaning fails. 2. List patients by days of bags left. 3. Send formulas to the partner pharmacy. 4. Ask prescribers for premixed alternatives. 5. Send patients without any supply to a hospital. 6. Restart after cleaning, air samples and certification.',
      },
      {
        name: 'Batch records and recall of preparations',
        description: 'Formulas, lots, beyond-use dates and calls to patients.',
        stake: 'a contaminated batch has to be called back from patients within hours',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '0-1 hour'],
        post: 'dispensing',
        resources: ['Printed batch log of 60 days', 'Patient call list by lot', 'Testing laboratory'],
        outage: {
          minimum: 'The doubtful lot is locked away, and everyone on its list is called.',
          workaround: ['Calls from the printed lot list by two people, with a paper log of who was reached.', '1-3 days'],
        },
        steps:
          '1. {role} quarantines the lot. 2. Call every patient and prescriber on the lot list. 3. Collect what is left. 4. Report to the state board, and to the FDA where required. 5. Write down who was reached and when.',
      },
    ],
    systems: [
      {
        name: 'Clean room air and pressure monitoring',
        description: 'Filters, pressure, temperature and hoods of the sterile rooms.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Clean room certifier and ventilation contractor',
        backup: ['Daily', 'Monitoring vendor’s cloud'],
        times: ['1-4 hours', '2 hours', '4-24 hours'],
        supports: ['Sterile preparations and infusions'],
        restore:
          '1. Stop and cover. 2. Restore pressure. 3. Clean in three steps. 4. Where your procedures require it, sample and have the room certified: count on days, while the partner pharmacy compounds.',
      },
    ],
    suppliers: [
      {
        name: 'Bulk ingredient supplier',
        provides: 'Active ingredients with certificates',
        serves: ['Sterile preparations and infusions'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second registered supplier'],
      },
      {
        name: 'Clean room certifier',
        provides: 'Certification of hoods and rooms',
        serves: ['Clean room conditions and restart', 'Sterile preparations and infusions'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second certifier on call'],
      },
      {
        name: 'Sterility testing laboratory',
        provides: 'Release tests',
        serves: ['Batch records and recall of preparations'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second testing laboratory'],
      },
    ],
    risks: [
      ['Clean Room Failure', 'One failed filter or a wet ceiling closes the sterile rooms for weeks.', { like: 'HVAC Failure' }],
      ['Contaminated Batch', 'The 2012 meningitis outbreak came from one pharmacy’s batches.'],
    ],
    not: [
      'Infectious Disease Outbreak',
      'Electronic Health Record Outage',
      'Medical Supply Chain Shortage',
      'Workplace Violence',
      'Transfers of prescriptions to other pharmacies',
    ],
    unlike: /CMS emergency/,
    exposure: {
      power: 'clean room pressure drops within minutes, and everything open in it is discarded',
      water: 'a wet ceiling or wall closes the sterile rooms until they are rebuilt and certified',
    },
    alternatePlace: [
      'A partner pharmacy with a certified sterile room, licensed in your state, with your formulas on file',
      '16 hours',
    ],
  },
  {
    id: 'medical-equipment-supplier',
    title: 'Medical equipment supplier',
    trade: 'a medical equipment supplier',
    naics: '532283, 456199',
    words: [
      'medical equipment',
      'durable medical',
      'home medical',
      'home oxygen',
      'respiratory equipment',
      'medical supply',
      'orthotic*',
      'prosthetic*',
      'mobility equipment',
    ],
    within: ['Healthcare'],
    alsoIn: ['Retail', 'Other'],
    traits: ['medical-gas', 'insurance-claims', 'small-fleet'],
    peak: 'Hospital discharge days before weekends, and the first 72 hours of a power outage',
    functions: [
      {
        name: 'Oxygen and breathing equipment at home',
        description: 'Concentrators, ventilators, cylinders and 24-hour calls of patients at home.',
        stake: 'a patient on oxygen lives on the cylinders in the hallway once the power is out',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'care',
        replaces: ['Urgent and scheduled patient care', 'Appointments and patient calls'],
        resources: [
          'Patient list by flow and battery hours',
          'Filled cylinders for three days',
          '24-hour call line at a second place',
          'County list for utility priority',
        ],
        outage: {
          driver: 'safety',
          minimum: 'Every patient on oxygen has reserve until the next visit, or is on the way to a hospital.',
          workaround: [
            'Cylinders delivered from loaded trucks, calls from the list at a second place, and the county for closed roads.',
            '1-3 days',
          ],
        },
        steps:
          '1. {role} prints the list by hours of reserve. 2. Call each patient, shortest reserve first. 3. Tell anyone short of breath to call 911. 4. Deliver cylinders by area, on open roads only. 5. Give the emergency manager the addresses you cannot reach.',
      },
      {
        name: 'Cleaning and repair of rental equipment',
        description: 'Taking back, disinfecting, testing and lending again.',
        stake: 'a dirty or untested machine may not go to the next patient',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', null],
        post: 'desk',
        resources: ['Dirty and clean side', 'Test tags', 'Loan from the manufacturer'],
        outage: {
          minimum: 'Clean and dirty equipment stay apart, and only tested equipment leaves.',
          workaround: [
            'Loans from the manufacturer replace what waits on the dirty side, and hand cleaning follows the maker’s sheet.',
            '3-7 days',
          ],
        },
        steps:
          '1. {role} keeps returned equipment on the dirty side. 2. Scrap what contaminated water has touched. 3. Disinfect and test by the maker’s sheet. 4. Tag it with date and name. 5. Borrow from the manufacturer what is missing.',
      },
      {
        name: 'Deliveries, setup and pickups',
        description: 'Beds, wheelchairs, pumps and supplies brought, set up and explained.',
        stake: 'a hospital cannot discharge a patient whose bed has not come',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'desk',
        resources: ['Printed route sheets', 'Loaner stock', 'Setup cards with pictures'],
        outage: {
          minimum: 'Hospital discharges and people who cannot move without it are set up today.',
          workaround: ['Paper route sheets, a rented van with two people, and setup cards with pictures.', '3-7 days'],
        },
        steps:
          '1. {role} plans by hospital discharge and by need. 2. Load from paper route sheets. 3. Set up and test with the family. 4. Have the delivery ticket signed. 5. Enter serial numbers when the system is back.',
      },
    ],
    systems: [
      {
        name: 'Order, serial number and delivery software',
        description: 'Orders, patients, serial numbers, routes and proof of delivery.',
        criticality: 'critical',
        type: 'database',
        vendor: 'Home equipment software vendor',
        backup: ['Hourly', 'Vendor cloud, with the oxygen list printed weekly'],
        times: ['0-1 hour', '20 minutes', '0-1 hour'],
        supports: ['Charts and health records', 'Deliveries, setup and pickups', 'Oxygen and breathing equipment at home'],
        replaces: ['Electronic health record'],
        needs: ['Clinic network'],
        restore:
          '1. Work from the printed oxygen list. 2. Write tickets by hand. 3. Sign in from another line. 4. Enter tickets and serial numbers.',
      },
    ],
    suppliers: [
      {
        name: 'Equipment manufacturer',
        replaces: ['Medical supply distributor'],
        provides: 'Concentrators, beds, masks and spare parts',
        serves: ['Oxygen and breathing equipment at home', 'Deliveries, setup and pickups'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second brand', 'Loan from a competitor by agreement'],
      },
      {
        name: 'Fuel supplier',
        provides: 'Fuel for delivery vans',
        serves: ['Deliveries, setup and pickups', 'Vans, keys and fuel'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Fuel cards of two companies', 'County priority list'],
      },
    ],
    risks: [
      [
        'Surge of Calls from Oxygen Patients',
        'Every concentrator in the county stops in the same minute.',
        { like: 'Demand Surge' },
      ],
      [
        'Recall of Breathing Devices',
        'The 2021 recall of sleep apnea machines took years to work through.',
        { like: 'Product Recall' },
      ],
    ],
    not: ['Key Clinical Personnel Loss', 'Infectious Disease Outbreak', 'Electronic Health Record Outage', 'Workplace Violence'],
    unlike: /CMS emergency|bloodborne/,
    exposure: {
      power: 'oxygen concentrators across the county stop together, and your phone rings for cylinders',
      cold: 'vans cannot reach homes where reserve cylinders run out overnight',
      water: 'returned beds and mattresses cannot be cleaned after contaminated water',
      wind: 'patients evacuate without their equipment and call you from another county',
    },
    alternatePlace: [
      'A second warehouse or a competitor’s dock, with filled cylinders and two vans outside your flood zone',
      '12 hours',
    ],
  },
  {
    id: 'ambulance-service',
    title: 'Ambulance service',
    trade: 'an ambulance service',
    naics: '621910',
    words: ['ambulance', 'ems agency', 'medical transport', 'rescue squad', 'paramedic*'],
    within: ['Healthcare'],
    alsoIn: ['Government', 'Transportation'],
    traits: ['ambulances', 'controlled-substances', 'medical-gas', 'insurance-claims'],
    peak: 'Friday and Saturday nights, ice mornings, heat waves and respiratory season',
    posts: {
      care: {
        role: ['Operations Supervisor', 'Shift Supervisor', 'EMS Operations Manager', 'Director of EMS Operations'],
        team: ['Crew', 'Crews', 'EMS operations', 'EMS operations'],
        owner: ['Chief or Owner', 'EMS Chief', 'EMS Chief', 'EMS Chief'],
      },
    },
    functions: [
      {
        name: 'Scheduled transfers and dialysis rides',
        description: 'Hospital transfers, discharges and rides to dialysis.',
        stake: 'dialysis patients who miss their ride become tomorrow’s emergency calls',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'crews',
        replaces: ['Appointments and patient calls'],
        resources: ['Printed ride list', 'Wheelchair vans', 'Dialysis center and hospital numbers'],
        outage: {
          minimum: 'Dialysis and intensive care transfers ride first.',
          workaround: [
            'The printed ride list, neighboring services by agreement, and van companies for those who can sit.',
            '1-3 days',
          ],
        },
        steps:
          '1. {role} moves dialysis and intensive care transfers to the top. 2. Combine rides that may be combined. 3. Call centers about late arrivals. 4. Ask van companies for those who can sit. 5. Write down each ride that was refused and why.',
      },
    ],
    risks: [
      [
        'Station Closed or Cut Off',
        'Water, downed lines or damage keep crews away from the ambulances.',
        { like: 'Building Access Loss' },
      ],
    ],
    not: [
      'Key Clinical Personnel Loss',
      'Infectious Disease Outbreak',
      'Workplace Violence',
      'Oxygen-Fed Fire',
      'Electronic Health Record Outage',
      'Oxygen Supply Failure',
    ],
    unlike: /CMS emergency|cannot wait/,
    insights: [
      'Post ambulances on both sides of every river, rail line and underpass before the water or the train decides for you.',
    ],
    alternatePlace: [
      'Fire stations and hospital bays on both sides of the district, agreed for crews, power and restock',
      '2 hours',
    ],
    vitalRecords: ['State license, vehicle permits, protocols and mutual aid agreements'],
  },
];
