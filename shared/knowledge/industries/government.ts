import { defineOperations, type Industry } from './industry.ts';

/** What every public agency does; what a department does is in traits and trades. */
const governmentOperations = defineOperations({
  posts: {
    leadership: {
      role: ['Board Chair', 'City Manager', 'City or County Manager', 'Chief Administrative Officer'],
      team: ['Board and clerk', 'Department heads', 'Leadership team', 'Leadership team'],
      owner: ['Board Chair', 'Board Chair', 'Board Chair', 'Board Chair'],
    },
    information: {
      role: ['Town Clerk', 'Public Information Officer', 'Public Information Officer', 'Director of Communications'],
      team: ['Clerk', 'Clerk’s office', 'Communications', 'Communications'],
      owner: ['Board Chair', 'City Manager', 'City or County Manager', 'Chief Administrative Officer'],
    },
    counter: {
      role: ['Town Clerk', 'Customer Counter Lead', 'Customer Service Manager', 'Director of Customer Service'],
      team: ['Clerk', 'Counter staff', 'Customer service', 'Customer service'],
      owner: ['Town Clerk', 'City Manager', 'City or County Manager', 'Deputy Chief Administrative Officer'],
    },
    finance: {
      role: ['Town Treasurer', 'Finance Officer', 'Finance Director', 'Chief Financial Officer'],
      team: ['Clerk', 'Finance office', 'Finance', 'Finance and budget'],
      owner: ['Town Treasurer', 'City Manager', 'City or County Manager', 'Chief Administrative Officer'],
    },
  },
  functions: [
    {
      name: 'Emergency decisions and orders of succession',
      description: 'Who decides, signs and declares when the first person cannot be reached.',
      stake: 'without a signature there is no order, no contract and no mutual aid',
      criticality: 'critical',
      times: ['1-4 hours', '0-1 hour', null],
      post: 'leadership',
      resources: [
        'Succession list three deep, adopted by resolution',
        'Declaration and order drafts',
        'Alternate operations room',
        'Sealed passwords and seals in two places',
      ],
      steps:
        '1. {role}, or the next on the list, takes command and writes down the time. 2. Ask first whether people are safe and 911 has been called. 3. Open the operations room or its alternate. 4. Sign what is needed: declaration, emergency purchase, mutual aid request. 5. Set the next briefing. 6. Hand over in writing after 12 hours.',
    },
    {
      name: 'Public information and alerts',
      description: 'Warnings, closings and answers to residents and the press.',
      stake: 'residents act on rumor where the agency is silent',
      criticality: 'critical',
      times: ['1-4 hours', '0-1 hour', '4-24 hours'],
      post: 'information',
      resources: [
        'Alert and website sign-ins with two senders',
        'Templates in the languages of residents',
        'Radio and TV contacts',
        'Door and street signs',
      ],
      steps:
        '1. {role} sends what happened, what to do and when the next message comes. 2. Ask the county or state to send if your account is down. 3. Post at doors, shelters and on radio. 4. Use plain words, all languages and accessible formats. 5. Correct errors in public.',
    },
    {
      name: 'Resident counter and phone service',
      description: 'Counter, phone and online service for residents.',
      stake: 'people come with questions on which their home or aid depends',
      criticality: 'medium',
      times: ['1-3 days', '4-24 hours', null],
      post: 'counter',
      resources: [
        'Second counter, such as a library or school',
        'Paper forms and receipts',
        'Phone forwarding',
        'Interpreter line',
      ],
      outage: {
        minimum: 'Residents reach a person about water, heat, roads, and payments.',
        workaround: ['The main number on two cell phones, and a counter with paper receipts at another building.', '3-7 days'],
      },
      steps:
        '1. {role} opens the second counter. 2. Forward the main number. 3. Serve with paper forms and numbered receipts. 4. Publish one list of what is open. 5. Enter forms in order of number.',
    },
    {
      name: 'Payroll, purchasing and disaster cost records',
      description: 'Paying staff and vendors, emergency purchases, and records of each cost.',
      stake: 'cost without time sheets and photos is never reimbursed',
      criticality: 'high',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      post: 'finance',
      resources: ['Emergency purchase cards and rules', 'Time and equipment forms', 'Last payroll register', 'Project code list'],
      outage: {
        minimum: 'Employees are paid, and every disaster cost has a receipt, hours, and a photo.',
        workaround: [
          'The last payroll repeated by the bank, numbered paper purchase orders, and a cost log by hand.',
          '3-7 days',
        ],
      },
      steps:
        '1. {role} opens a project code on the first day. 2. Give time and equipment forms to every crew. 3. Have the bank repeat the last payroll. 4. Buy by the emergency rule, with three quotes or a written reason. 5. File the request for public assistance within its deadline.',
    },
  ],
  systems: [
    {
      name: 'Agency network and telephones',
      description: 'Lines between buildings, phones and staff email.',
      criticality: 'critical',
      type: 'network',
      vendor: 'Regional carrier and a priority cellular service',
      backup: ['Weekly', 'Settings in the state or county data center'],
      times: ['0-1 hour', '20 minutes', '3-7 days'],
      supports: ['Resident counter and phone service'],
      restore:
        '1. Put leadership on priority cellular phones. 2. Restore emergency sites first. 3. Then counters and offices. 4. Public Wi-Fi last.',
    },
    {
      name: 'Public website and alert accounts',
      description: 'Website, social media, call list and access to wireless alerts.',
      criticality: 'critical',
      type: 'application',
      vendor: 'Website host and alert vendor, with wireless alerts through the county or state',
      backup: ['Daily', 'Vendor cloud, with sign-ins held by two officers'],
      times: ['0-1 hour', '20 minutes', '4-24 hours'],
      supports: ['Public information and alerts'],
      restore:
        '1. Ask the county or state to send for you. 2. Post from the second account. 3. Use loudspeakers and door signs. 4. Test before the next alert.',
    },
    {
      name: 'Finance and payroll ledger',
      description: 'Payroll, purchases, receipts and project costs.',
      criticality: 'high',
      type: 'database',
      vendor: 'Municipal finance vendor',
      backup: ['Daily', 'Vendor cloud'],
      times: ['1-3 days', '1 day', '4-24 hours'],
      supports: ['Payroll, purchasing and disaster cost records'],
      restore:
        '1. Repeat the last payroll through the bank. 2. Write checks by hand. 3. Have the vendor restore last night’s copy. 4. Post forms by project code.',
    },
  ],
});

/** Sources: FEMA Continuity Guidance Circular, Public Assistance Program and Policy Guide, 2 CFR 200, Title VI and ADA guidance. */
export const government: Industry = {
  ...governmentOperations,
  name: 'Government',
  trade: 'a public agency',
  peak: 'Budget adoption, due dates set by law, and the 72 hours after a disaster put every service in demand',
  harm: {
    financial_impact: 'Overtime and undocumented disaster cost fall on the next budget, and FEMA pays only what is recorded.',
    operational_impact: 'Services lean on a few people, one building and one network.',
    reputational_impact: 'Residents and the press judge leadership by the first briefing and by who was forgotten.',
    regulatory_impact: 'Open meetings, records, procurement and civil rights rules apply in an emergency, with few exceptions.',
  },
  exposure: {
    water: 'public buildings and yards often lie on the oldest and lowest ground',
    wind: 'debris blocks the way to work, and residents ask for help in the same hour',
    ground: 'public buildings of brick are among the oldest, and calls come while they are checked',
    fire: 'staff serve while their own homes are threatened',
    cold: 'staff cannot get in, pipes burst, and residents ask for warm places',
    heat: 'cooling places and welfare checks are needed while outdoor staff must slow down',
    power: 'counters, phones and records stop, and residents turn to you for news',
    air: 'residents ask for clean-air rooms, and outdoor staff have to come inside',
  },
  sizes: [
    [
      'With {staff}, one person is the agency. Name a deputy by resolution, and keep seals and passwords in two places.',
      'Sign mutual aid with the county and a neighbor. It is the reserve of a small town.',
    ],
    [
      'With {staff}, write orders of succession three deep for elected and appointed heads, with the limits of authority.',
      'Cross-train the finance and counter desks, and keep forms and checks for a week on paper.',
    ],
    [
      'With {staff}, give each department one page with its essential functions and a seat in the operations room.',
      'Name a damage and cost recorder on day one. Time sheets and photos win reimbursement.',
    ],
    [
      'With {staff}, equip an alternate facility on another grid for a 12-hour start and a 30-day stay.',
      'Let finance, legal and procurement draft emergency orders and contracts in calm weather.',
    ],
  ],
  suppliers: [
    {
      name: 'Telephone and network carrier',
      provides: 'Lines, phones and priority service',
      serves: [
        'Public information and alerts',
        'Resident counter and phone service',
        'Emergency decisions and orders of succession',
      ],
      criticality: 'critical',
      downtime: '1-4 hours',
      alternatives: ['Priority cellular service of another carrier', 'County radio'],
    },
    {
      name: 'Public sector software vendor',
      provides: 'Finance, payroll and counter software',
      serves: ['Payroll, purchasing and disaster cost records', 'Resident counter and phone service'],
      criticality: 'high',
      downtime: '1-3 days',
      alternatives: ['Paper forms and bank payroll file', 'A monthly export of ledger and records that you hold yourself'],
    },
    {
      name: 'Building repair and drying contractor',
      provides: 'Drying, boarding and repair',
      serves: [
        'Resident counter and phone service',
        'Persons in custody',
        'Response to emergencies in the district',
        'Telecommunicators on every position',
        'Centers as shelters and relief sites',
        'Emergency repairs: heat, water, elevators',
      ],
      criticality: 'medium',
      downtime: '1-3 days',
      alternatives: ['State contract', 'A second contractor outside the area'],
    },
  ],
  insights: [
    'FEMA’s Continuity Guidance Circular names what a plan needs: essential functions, succession, delegations, alternate locations, records, communication and devolution.',
    'The Request for Public Assistance is due within 30 days after your area is designated. Photograph and log hours from the first crew.',
    'FEMA pays for mutual aid under agreements that stood before the event.',
  ],
  risks: [
    [
      'Loss of the Main Public Building',
      'Offices, records and the operations room often share one building.',
      { like: 'Loss of Premises' },
    ],
    [
      'Succession and Key Personnel Gap',
      'Contracts and orders wait when no one holds the delegated signature.',
      { like: 'Key Personnel Loss' },
    ],
    ['Public Staff Shortage', 'Storms, illness and strikes take staff away when demand is highest.', { like: 'Staff Shortage' }],
    [
      'Civil Unrest or Threats to Officials',
      'Threats close counters and meetings and take police from other duties.',
      { like: 'Civil Unrest' },
    ],
    [
      'Revenue Shortfall',
      'Sales tax and fees fall with the closed main street, just as overtime rises.',
      { like: 'Loss of Funding' },
    ],
    [
      'Ransomware on Public Systems',
      'Atlanta in 2018 and Baltimore in 2019 spent millions on recovery and lost weeks of services.',
      { like: 'Ransomware' },
    ],
    ['Resident Data Breach', 'Tax, court and case files hold what people cannot change.', { like: 'Data Breach' }],
  ],
  alternatePlace: [
    'A library, school or neighboring town hall on another power line, under an agreement that names rooms, lines and keys',
    '16 hours',
  ],
  insurance: [
    'Property in a public risk pool, with flood coverage for buildings in a flood zone',
    'Public officials’ and general liability',
    'Crime and data breach coverage',
    'Auto and equipment coverage at replacement cost',
  ],
  vitalRecords: [
    'Orders of succession and delegations of authority',
    'Mutual aid agreements and contracts signed beforehand',
    'Payroll register and list of bank signers',
    'Building plans, keys and insurance schedules',
  ],
  exerciseIdeas: [
    'The main building is closed for a month: open the counter elsewhere in 24 hours.',
    'The first three on the succession list are out of reach: who signs the declaration?',
    'Network and phones are locked for a week: pay staff and inform residents.',
  ],
};
