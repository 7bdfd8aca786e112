import { defineTraits } from './trait.ts';

/** Refrigeration and custody of the dead follow state law; still water and Legionella: CDC. */
export const clientTraits = defineTraits({
  appointments: {
    fact: 'works by appointment',
    posts: {
      book: {
        role: ['Owner', 'Front Desk Lead', 'Front Desk Manager', 'Director of Client Services'],
        team: ['Owner', 'Front desk', 'Front desk', 'Client services'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Appointment book and reminders',
        description: 'Online and phone booking, reminders, changes and the waiting list.',
        stake: 'without the book no one knows who comes next, and clients arrive at a closed door',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'book',
        resources: [
          'Tomorrow’s book printed at closing',
          'Cell phone with the main number',
          'Texts ready for a closing and new dates',
        ],
        steps:
          '1. {role} works from the printed book. 2. Forward the number to the cell phone. 3. Text today and tomorrow with a choice of new dates. 4. Post hours on the door, the map listing and the social profile.',
      },
    ],
    systems: [
      {
        name: 'Booking calendar and client list',
        description: 'Calendar, online booking, client contacts, deposits and reminders.',
        criticality: 'high',
        type: 'application',
        vendor: 'Booking software vendor',
        backup: ['Daily', 'Vendor cloud, client export each week, book printed each evening'],
        times: ['1-4 hours', '1 hour', '4-24 hours'],
        supports: ['Appointment book and reminders'],
        restore:
          '1. Work from the printed book. 2. Sign in from a phone on cellular. 3. Turn online booking off until calendar and book agree. 4. Enter paper notes and walk-ins.',
      },
    ],
    suppliers: [
      {
        name: 'Booking software vendor',
        provides: 'Calendar, reminders and client list',
        serves: ['Appointment book and reminders'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['Printed book and weekly export', 'Phone and texts'],
      },
    ],
    risks: [
      [
        'Booking Page Taken Over by Phishing',
        'A thief with the password owns the client list, the deposits and the reviews.',
        { like: 'Phishing' },
      ],
    ],
    insights: [
      'Export the client list each week to an account of your own: a locked booking app otherwise controls your business.',
    ],
  },
  memberships: {
    fact: 'lives on memberships',
    posts: {
      members: {
        role: ['Owner', 'Membership Lead', 'Membership Manager', 'Director of Membership'],
        team: ['Owner', 'Front desk', 'Membership', 'Membership'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Member access, billing and freezes',
        description: 'Door access, monthly drafts, freezes and messages to members.',
        stake: 'members who are charged while you are closed cancel and call their bank',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'members',
        resources: [
          'Member export with emails',
          'Freeze rule in the contract',
          'Mechanical door keys',
          'Partner location for members',
        ],
        steps:
          '1. {role} decides on a freeze before the next draft date. 2. Write to all members with dates and the partner location. 3. Let members in by printed list. 4. Stop or refund the draft. 5. Call the longest members in person.',
      },
    ],
    systems: [
      {
        name: 'Membership billing and door access',
        description: 'Member list, contracts, drafts, key tags and app.',
        criticality: 'high',
        type: 'application',
        vendor: 'Membership software and payment vendor',
        backup: ['Daily', 'Vendor cloud, member export each week'],
        times: ['4-24 hours', '4 hours', '4-24 hours'],
        supports: ['Member access, billing and freezes'],
        restore:
          '1. Open the door with a key and a printed list. 2. Sign in from a phone. 3. Stop the next draft. 4. Test one tag before the rush.',
      },
    ],
    risks: [
      [
        'Mass Cancellation after a Closing',
        'Members who exercise or play elsewhere for three weeks often do not return.',
        { like: 'Cash Flow Shortage' },
      ],
    ],
    insights: [
      'State law often requires you to refund or extend paid memberships when you close: read your contract before you need it.',
    ],
    vitalRecords: ['Member contracts, waivers and draft authorizations'],
  },
  'client-shop': {
    fact: 'receives clients in a rented shop of its own',
    posts: {
      shop: {
        role: ['Owner', 'Shift Lead', 'Shop Manager', 'Director of Shops'],
        team: ['Owner and helper', 'Shift crew', 'Shop crews', 'Shops'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Front desk payments, tips and wages',
        description: 'Cards, cash, tips, gift cards, wages and rent of the shop.',
        stake: 'most clients carry no cash, and wages and rent have their day',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '0-1 hour'],
        post: 'shop',
        resources: [
          'Second reader on a phone',
          'Receipt book and petty cash',
          'Wage service sign-in for two',
          'Lease with the repair clause',
        ],
        steps:
          '1. {role} takes cards on the phone reader within its limits. 2. Write receipts by hand. 3. Pay tips against signature. 4. Repeat the last payroll. 5. Tell the landlord in writing when rent should pause.',
      },
      {
        name: 'Opening, keys and client safety',
        description: 'Keys, lights, exits, alarm and first aid while clients are in the shop.',
        stake: 'a shop that cannot be lit, locked or left safely stays closed',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'shop',
        resources: [
          'Two key holders',
          'Flashlights at each station',
          'First aid kit and extinguisher',
          'Landlord’s night number',
        ],
        steps:
          '1. {role} or the second key holder looks at roof, glass and wiring from outside. 2. No one enters a damaged unit until it is released. 3. For an alarm, help clients out first and call 911. 4. Count at the meeting place. 5. Reopen with lights and exits working.',
      },
    ],
    systems: [
      {
        name: 'Desk reader, phone and internet',
        description: 'Card reader, cash drawer, main number, Wi-Fi and cameras.',
        criticality: 'high',
        type: 'network',
        vendor: 'Card processor and internet provider',
        backup: ['Hourly', 'Processor cloud'],
        times: ['1-4 hours', '45 minutes', '0-1 hour'],
        supports: ['Front desk payments, tips and wages'],
        restore:
          '1. Pair the second reader with a phone. 2. Forward the main number. 3. Take and refund one payment. 4. Enter receipts and compare with the bank.',
      },
      {
        name: 'Wage, tip and sales tax records',
        description: 'Payroll, tips, sales tax and bills of the shop.',
        criticality: 'medium',
        type: 'application',
        vendor: 'Payroll and bookkeeping service',
        backup: ['Hourly', 'Vendor’s cloud, with a monthly export off site'],
        times: ['1-4 hours', '2 hours', '0-1 hour'],
        supports: ['Front desk payments, tips and wages'],
        restore:
          '1. Repeat the last payroll. 2. Have the vendor restore the last hourly copy. 3. Add tips from the signed list. 4. Compare with the bank.',
      },
    ],
    suppliers: [
      {
        name: 'Landlord of the unit',
        provides: 'Roof, pipes, sprinklers and access',
        serves: ['Opening, keys and client safety'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Own emergency contractor where the lease allows it', 'Space shared with a similar shop'],
        replaces: ['Landlord or building manager'],
      },
    ],
    risks: [
      [
        'Loss of the Rented Unit',
        'A burst pipe, fire next door or a closed strip mall takes the shop without touching it.',
        { like: 'Facility Loss' },
      ],
      [
        'Card Reader and Phone Outage on a Saturday',
        'No one can pay, book or ask whether you are open.',
        { like: 'Telecommunications Outage' },
      ],
    ],
    insurance: ['Tenant’s contents, improvements and business income', 'General liability: clients hurt in the shop'],
    vitalRecords: ['Lease, business license and insurance certificates', 'Client list export and payroll register'],
  },
  'skin-contact': {
    fact: 'works on the skin, hair or nails of clients',
    inCharge: ['products'],
    posts: {
      hygiene: {
        role: ['Owner', 'Shift Lead', 'Studio Manager', 'Director of Operations'],
        team: ['Owner and crew', 'Licensed staff', 'Licensed staff', 'Licensed staff'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Hot water, hygiene and disinfection',
        description: 'Handwashing, clean linen, disinfected tools, basins and surfaces.',
        stake: 'the state board closes a place that cannot wash hands and disinfect tools',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'hygiene',
        resources: [
          'Registered disinfectant for a week',
          'Sealed single-use tools',
          'Portable sink and bottled water',
          'Plumber and water heater contacts',
        ],
        steps:
          '1. {role} stops all wet and skin work if water fails or a boil notice comes. 2. Finish a service in progress with bottled water. 3. Use sealed single-use tools only where the board allows it. 4. Keep tools wet for the label time. 5. Write hours of stop and restart in the log.',
      },
    ],
    systems: [
      {
        name: 'Water heater, panel and ventilation',
        description: 'Hot water, circuits of the stations and the exhaust.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Plumbing and electrical contractor',
        backup: ['Monthly', 'Photos of valves and breakers in a shared cloud folder'],
        times: ['1-4 hours', '2 hours', 'More than 1 week'],
        supports: ['Hot water, hygiene and disinfection'],
        restore:
          '1. If you smell gas, leave and call 911 and the utility from a safe distance. 2. Close the water by the photo if the floor is dry. 3. Call the contractor with model and age. 4. Run the exhaust and measure the water before the first client.',
      },
    ],
    suppliers: [
      {
        name: 'Disinfectant, glove and linen supplier',
        provides: 'Hygiene supplies and clean linen',
        serves: ['Hot water, hygiene and disinfection'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second distributor’s store', 'Disposable towels and capes'],
      },
    ],
    risks: [
      [
        'Infection or Burn of a Client',
        'One infection or burn brings the board, an insurer and the local news.',
        { like: 'Workplace Safety' },
      ],
      [
        'License Lapse or Board Closure',
        'An expired license on the wall or a failed inspection closes the stations the same day.',
        { like: 'License Suspension' },
      ],
      [
        'Water Outage or Boil Notice at the Basins',
        'Without safe warm water wet services and handwashing end.',
        { like: 'Water Contamination' },
      ],
    ],
    insurance: ['Professional liability: burns, infections and reactions of clients'],
    vitalRecords: ['Licenses of every person, consent forms and disinfection logs'],
  },
  'human-remains': {
    fact: 'cares for the dead',
    posts: {
      director: {
        role: ['Owner and Funeral Director', 'Funeral Director', 'Managing Director', 'Regional Director'],
        team: ['Owner and helpers', 'Directors and embalmer', 'Directors and care center', 'Funeral directors'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Removals, identification and custody',
        description: 'Bringing the dead into care with dignity, identified at every step, day and night.',
        stake: 'a mistaken identity can never be made good to a family',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', '4-24 hours'],
        post: 'director',
        resources: [
          'On-call schedule with two vehicles',
          'ID bands and a paper custody log',
          'Second removal service',
          'Coroner and hospital contacts',
        ],
        steps:
          '1. {role} answers the night line or hands it to the second director. 2. Band and log each person by hand. 3. Send the second removal service if roads or vehicles fail. 4. Two people check the band at every handover. 5. Tell the family where their person is.',
      },
      {
        name: 'Refrigeration and care of the deceased',
        description: 'Cooling, preparation, cremation custody and transfers.',
        stake: 'care that fails cannot be repaired, and the state board must know',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'director',
        resources: [
          'Cooler with alarm',
          'Agreement with two funeral homes or the coroner',
          'Preparation room with ventilation',
          'Second crematory',
        ],
        steps:
          '1. {role} reads the cooler each hour. 2. Move those in care to the partner home with bands and log. 3. Ask families before any change of plan. 4. Do not work in the preparation room without ventilation. 5. Count and sign at both ends.',
      },
      {
        name: 'Services, family meetings and permits',
        description: 'Arrangements, visitations, death certificates, burial and transit permits.',
        stake: 'a family has one day for it, with relatives already on the way',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'director',
        resources: [
          'Printed service schedule',
          'Paper death certificate worksheets',
          'Partner chapel or church',
          'Clergy, cemetery and florist contacts',
        ],
        steps:
          '1. {role} calls each family of the next three days. 2. Offer the partner chapel at the same hour. 3. Take worksheets on paper. 4. Call the registrar about permits by phone. 5. Have one person greet at the closed door.',
        outage: {
          minimum: 'Each family of the next three days is reached, with a place and an hour for its service.',
          workaround: [
            'Services at the partner chapel or church at the same hour, with worksheets on paper and permits by phone.',
            '3-7 days',
          ],
        },
      },
    ],
    systems: [
      {
        name: 'Case records and death certificate filing',
        description: 'Case files, custody, contracts and the state’s electronic filing.',
        criticality: 'critical',
        type: 'database',
        vendor: 'Funeral home software and state registry',
        backup: ['Daily', 'Vendor cloud, open cases printed daily'],
        times: ['0-1 hour', '45 minutes', '4-24 hours'],
        supports: ['Removals, identification and custody', 'Services, family meetings and permits'],
        restore:
          '1. Work from printed open cases and the paper log. 2. Call the registrar for the paper procedure. 3. Enter by case number. 4. Two people compare log, bands and file.',
      },
      {
        name: 'Cooler, retort and ventilation alarms',
        description: 'Cooler sensors, cremation controls and preparation room exhaust.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Refrigeration and crematory service',
        backup: ['Weekly', 'Temperature log and settings in a shared cloud folder'],
        times: ['0-1 hour', '30 minutes', 'More than 1 week'],
        supports: ['Refrigeration and care of the deceased'],
        restore:
          '1. Read the cooler by hand. 2. Move early if it passes 40 °F. 3. A trained operator restarts the retort by the maker’s steps. 4. Test the alarm on two phones.',
      },
    ],
    suppliers: [
      {
        name: 'Crematory and cemetery',
        provides: 'Cremation, burial and permits',
        serves: ['Services, family meetings and permits'],
        criticality: 'critical',
        downtime: '1-3 days',
        alternatives: ['A second crematory with the same custody rules', 'Temporary cooling by agreement'],
      },
      {
        name: 'Casket, urn and vault supplier',
        provides: 'Caskets, urns and vaults',
        serves: ['Services, family meetings and permits'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second supplier', 'Display stock'],
      },
      {
        name: 'Removal and transport service',
        provides: 'Second vehicle and crew at night',
        serves: ['Removals, identification and custody'],
        criticality: 'high',
        downtime: '1-4 hours',
        alternatives: ['Another funeral home under agreement', 'Own van and two staff, prepared for removals'],
      },
    ],
    risks: [
      [
        'Misidentification or Custody Error',
        'One wrong band ends trust in a community and brings the state board and a lawsuit.',
        { like: 'Legal Action' },
      ],
      ['Cooler Failure with People in Care', 'Cooling that fails over a weekend leaves hours to find space elsewhere.'],
      [
        'Mass Fatality or Pandemic Surge',
        'A bad winter or disaster doubles calls while staff are ill and cemeteries wait.',
        { like: 'Demand Surge' },
      ],
      [
        'Chemical Exposure in the Preparation Room',
        'Formaldehyde without ventilation harms staff within minutes.',
        { like: 'Chemical Releases' },
      ],
    ],
    insights: [
      'Sign cooling and custody agreements with two homes, one of them in another county, before flu season.',
      'Prepaid funeral trusts must be provable: keep contracts and statements away from the building.',
    ],
    exposure: {
      water: 'the preparation room and cooler are often in the basement, and people in care must be moved with dignity in time',
      wind: 'processions and outdoor services stop, and the garage door is the weak point for the vehicles',
      power: 'cooler, ventilation and lights stop, and families are in the house',
      cold: 'graves cannot be dug for days, and roads to the cemetery close',
      heat: 'cooling works at its limit, and graveside services need shade and water',
      fire: 'those in care must leave before the order, with log and bands',
    },
    alternatePlace: ['A partner funeral home for custody, and a church hall for visitations, agreed in writing', '4 hours'],
    insurance: ['Funeral director’s professional liability: custody and cremation errors'],
    vitalRecords: [
      'Custody log, cremation authorizations and prepaid trust contracts',
      'Licenses of establishment, directors and embalmers',
    ],
    exerciseIdeas: ['The cooler fails on Friday night with nine people in care.'],
    mitigations: [
      {
        risks: ['Cooler Failure with People in Care'],
        words: /\b(?:mortuary cooler|people in care cooler)/i,
        facts: [
          {
            strategy: 'Fit a night alarm, sign two homes that take people in your care, and have two people check bands',
            lines: [
              'Fit a cooler alarm that calls two phones.',
              'Sign agreements with two homes, one in another county.',
              'Require bands, log and two signatures for each transfer.',
            ],
            steps: [
              'Read the cooler by hand and keep the door shut.',
              'Call refrigeration service and the partner home.',
              'Move before the limit of your state, with bands and log checked by two people.',
              'Tell each family where their person is, by phone and with a name.',
              'Count and sign at both ends, and again on return.',
            ],
            actions: ['Sign the two agreements', 'Test the alarm monthly', 'Rehearse one transfer'],
            who: ['Owner and Funeral Director', 'Funeral Director', 'Managing Director', 'Regional Director'],
            timeline: 'Within 30 days',
            effectiveness: 'high',
            needs: 'Alarm, agreements, vehicles, bands',
            priority: 'Immediate',
            upkeep: 'Alarm monthly, agreements every year',
          },
        ],
      },
    ],
  },
  'laundry-plant': {
    fact: 'washes with heat and chemicals',
    posts: {
      wash: {
        role: ['Owner', 'Plant Lead', 'Plant Manager', 'Director of Plant Operations'],
        team: ['Owner and helper', 'Wash crew', 'Plant crews', 'Plant operations'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Washing, drying and pressing',
        description: 'Machines, steam, hot water, lint and the finished goods of each day.',
        stake: 'wet goods mildew in a day, and unattended dryers burn',
        criticality: 'critical',
        times: ['1-3 days', '4-24 hours', null],
        post: 'wash',
        resources: [
          'Washers, dryers and a working boiler or heater',
          'Second plant by agreement',
          'Lint and filter log',
          'Machine mechanic',
        ],
        steps:
          '1. {role} empties running dryers and spreads hot goods, which can catch fire in a pile. 2. Dry wet goods first. 3. Send promised goods to the second plant. 4. Have the mechanic check steam and vents before restart. 5. Clean lint before the first load.',
        outage: {
          minimum: 'Wet goods are dried, and the goods promised for today are finished.',
          workaround: ['The second plant washes and presses counted lots by agreement, with a rented van both ways.', '3-7 days'],
          isSlowToStart: true,
        },
      },
    ],
    systems: [
      {
        name: 'Boiler, water heater and machine controls',
        description: 'Steam or hot water, machine programs, dosing and card or coin systems.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Laundry equipment distributor',
        backup: ['Monthly', 'Programs and doses in a shared cloud folder'],
        times: ['4-24 hours', '6 hours', 'More than 1 week'],
        supports: ['Washing, drying and pressing'],
        restore:
          '1. Run cold-wash programs where goods allow it. 2. Call the boiler or machine service. 3. Set doses from the paper. 4. Watch the first full load to the end.',
      },
    ],
    suppliers: [
      {
        name: 'Laundry machine and boiler service',
        provides: 'Repairs of washers, dryers, presses and boiler',
        serves: ['Washing, drying and pressing'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second distributor’s technician', 'Second plant by agreement'],
      },
      {
        name: 'Detergent and solvent supplier',
        provides: 'Detergent, solvent, hangers and bags',
        serves: ['Washing, drying and pressing'],
        criticality: 'medium',
        downtime: '1-3 days',
        alternatives: ['A second supplier with compatible products'],
      },
    ],
    risks: [
      ['Dryer, Lint or Boiler Fire', 'Lint in ducts and hot oily towels start fires after closing.', { like: 'Fire' }],
      [
        'Water, Gas or Sewer Interruption',
        'Every load needs all three, and a blocked drain floods the floor within minutes.',
        { like: 'Water Supply Interruption' },
      ],
    ],
    insights: ['Let the last dryer cool down and empty it before anyone locks up: fires start in warm piles.'],
  },
});
