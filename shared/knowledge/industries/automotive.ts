import { defineOperations, type Industry } from './industry.ts';

const automotiveOperations = defineOperations({
  posts: {
    counter: {
      role: ['Owner', 'Counter Lead', 'Store Manager', 'Operations Director'],
      team: ['Owner and crew', 'Counter', 'Counter and customer service', 'Customer service'],
      owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
    },
    supply: {
      role: ['Owner', 'Parts Lead', 'Parts Manager', 'Parts Director'],
      team: ['Owner and crew', 'Parts and supplies', 'Parts', 'Parts'],
      owner: ['Owner', 'Owner', 'Parts Manager', 'Operations Director'],
    },
    office: {
      role: ['Owner', 'Office Manager', 'Office Manager', 'Controller'],
      team: ['Owner and bookkeeper', 'Business office', 'Business office', 'Accounting'],
      owner: ['Owner', 'Owner', 'Controller', 'Chief Financial Officer'],
    },
  },
  functions: [
    {
      name: 'Customer calls and promised times',
      description: 'Answering the phone, keeping promised times and telling customers what changed.',
      stake: 'customers who hear nothing take the next job elsewhere',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', '4-24 hours'],
      post: 'counter',
      resources: [
        'Today’s list printed at closing',
        'Cell phone with the main number',
        'Numbered paper tickets',
        'Text templates',
      ],
      steps:
        '1. {role} forwards the main number to a cell phone. 2. Call today’s list in order of the promised time. 3. Write approvals on paper with time and name. 4. Post hours on the door and the map listing.',
    },
    {
      name: 'Parts and supply orders',
      description: 'Finding, ordering and receiving parts, fluids and materials.',
      stake: 'one missing part blocks a job worth many times its price',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'supply',
      resources: ['Three distributor accounts', 'Bin map on paper', 'Driver and van', 'Core and warranty tags'],
      steps:
        '1. {role} lists the parts that block work. 2. Order by phone from the second distributor. 3. Send a driver if roads are open. 4. Write counter tickets by hand and tag cores for credit.',
    },
    {
      name: 'Building, lot and key security',
      description: 'Keys, gates, alarms, lights and vehicles in the open.',
      stake: 'an open key box or gate loses customers’ property in one night',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', null],
      post: 'counter',
      resources: ['Key safe with two holders', 'Lot map', 'Alarm company contact', 'Guard service on call'],
      steps:
        '1. {role} collects all keys in the safe and counts them. 2. Close gates and park vehicles across open doors. 3. Call the guard service until alarms work. 4. Photograph each vehicle before it is moved.',
    },
    {
      name: 'Invoices, bills and wages',
      description: 'Closing tickets, taking payment, paying distributors and the crew.',
      stake: 'wages and supplier accounts come due on their day even if no ticket closes',
      criticality: 'high',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      post: 'office',
      resources: ['Offline card terminal', 'Paper time sheets', 'Bank portal with a second signer', 'Safe'],
      steps:
        '1. {role} closes paper tickets every evening. 2. Pay the last period’s average hours and correct them later. 3. Tell lenders and distributors before a due date passes. 4. Bank with two people.',
    },
  ],
  systems: [
    {
      name: 'Invoice and customer system',
      description: 'Tickets, customer histories, parts inventory and accounts.',
      criticality: 'high',
      type: 'database',
      vendor: 'Shop or dealer management vendor',
      backup: ['Daily', 'Vendor cloud plus an export that you can open without the vendor'],
      times: ['4-24 hours', '8 hours', '4-24 hours'],
      supports: ['Parts and supply orders', 'Invoices, bills and wages'],
      needs: ['Counter network and phones'],
      restore:
        '1. Go to numbered paper tickets. 2. Open the export for histories. 3. Enter paper in number order when the system is back. 4. Compare the day’s cash with the tickets.',
    },
    {
      name: 'Counter network and phones',
      description: 'Internet line, Wi-Fi, main number and texting.',
      criticality: 'high',
      type: 'network',
      vendor: 'Internet and phone provider',
      backup: ['Monthly', 'Settings with the IT contractor'],
      times: ['1-4 hours', '1 hour', 'More than 1 week'],
      supports: [],
      restore:
        '1. Put the cellular router on the counter first. 2. Forward the number. 3. Open a ticket with the provider. 4. Bring guest Wi-Fi back last.',
    },
    {
      name: 'Cameras, key cabinet and alarms',
      description: 'Lot cameras, electronic key cabinet, gate and fire alarm.',
      criticality: 'high',
      type: 'infrastructure',
      vendor: 'Security and alarm contractor',
      backup: ['Weekly', 'Contractor’s cloud'],
      times: ['1-4 hours', '1 hour', '3-7 days'],
      supports: ['Building, lot and key security'],
      restore:
        '1. Open the cabinet with its mechanical key under two names. 2. Post a guard. 3. Call the contractor. 4. Test the gate and one camera per side.',
    },
  ],
});

export const automotive: Industry = {
  ...automotiveOperations,
  name: 'Automotive',
  trade: 'an automotive business',
  peak: 'The first hot, icy or salty weeks, holiday travel and month-ends fill every bay and counter',
  harm: {
    financial_impact: 'A day without service or sales is not made up later, while rent, wages and loans continue.',
    operational_impact: 'Customers’ vehicles stand in the way of the next job, and one missing part or person holds up many.',
    reputational_impact: 'Customers who need their vehicle for work tell everyone daily that they wait.',
    regulatory_impact: 'Used-oil, refrigerant and customer-file rules continue even in a temporary place.',
  },
  exposure: {
    water: 'vehicles, floor-level tools and drains flood, and salt water makes electric vehicle batteries burn days later',
    wind: 'canopies, signs and large doors fail, and customers arrive with broken glass the next morning',
    ground: 'shelves and racks tip, glass breaks, and tanks and drains crack',
    fire: 'oil, tires and batteries feed it, and vehicles cannot all be moved in time',
    cold: 'doors and air lines freeze, and every weak battery in town fails the same morning',
    heat: 'rooms without cooling lose their crew by noon, and batteries and tires fail across town',
    power: 'doors, compressors, terminals and lights stop together',
    air: 'grit and ash mark paint, clog filters and keep customers at home',
  },
  sizes: [
    [
      'With {staff}, the owner knows every account and key: write down logins, distributor accounts and where each key hangs.',
      'Agree with a similar business nearby on finishing each other’s jobs at cost plus parts.',
    ],
    [
      'With {staff}, give one person per shift the duty to call customers and one the duty to close and lock everything.',
      'Keep a paper ticket pad numbered beyond the computer’s range.',
    ],
    [
      'With {staff} in several departments, list which of them can share the other’s space, phones and people.',
      'Plan the move of vehicles before hail or surge: who drives, where to, which rows first, who has the keys.',
    ],
    [
      'With {staff} in a group, let another location take the customers and host the system of a closed one.',
      'Have one cash plan for lenders and payroll over all locations.',
    ],
  ],
  suppliers: [
    {
      name: 'Parts distributor',
      provides: 'Parts, fluids and same-day deliveries',
      serves: ['Parts and supply orders', 'Diagnosis and repair in the bays', 'Auction buying and reconditioning'],
      criticality: 'high',
      downtime: '1-3 days',
      alternatives: ['A second and third distributor with open accounts', 'Dealer parts counter'],
    },
    {
      name: 'Management system vendor',
      provides: 'Tickets, histories and accounts',
      serves: ['Invoices, bills and wages', 'Customer calls and promised times', 'Estimates, approvals and loaners'],
      criticality: 'high',
      downtime: '1-3 days',
      alternatives: ['Numbered paper tickets and a local export'],
    },
    {
      name: 'Used oil and waste hauler',
      provides: 'Pickup of oil, coolant, filters and tires',
      serves: [
        'Diagnosis and repair in the bays',
        'Auction buying and reconditioning',
        'Frame, welding and calibration',
        'Core, hazmat and battery storage',
      ],
      criticality: 'medium',
      downtime: 'More than 1 week',
      alternatives: ['A second permitted hauler'],
    },
  ],
  insights: [
    'When the dealer system CDK Global was down in June 2024, stores with paper forms kept selling and servicing.',
    'Customers’ vehicles in your care need garagekeepers coverage: the general policy often excludes them.',
    'Two hours’ drive away is a distributor that your storm does not reach: open the account before you need it.',
  ],
  risks: [
    ['Parts Supply Chain Delay', 'One part on back order ties up a job, a customer and a promise for weeks.'],
    [
      'Shop or Store Fire',
      'Oil, solvents, tires and lithium batteries stand close together, and battery fires restart after days.',
      { like: 'Fire' },
    ],
    [
      'Catalytic Converter and Vehicle Theft',
      'Fence cutting and key-box break-ins take parts and customers’ vehicles in one night.',
      { like: 'Catalytic Converter Theft' },
    ],
    [
      'Waste Oil or Fluid Spill',
      'A split tank or drum reaches the storm drain, and cleanup and a report follow.',
      { like: 'Oil Spill' },
    ],
    ['Ransomware on Customer Files', 'Histories, tickets and identities are locked, and no job can be looked up.'],
    [
      'Loss of a Skilled Hand',
      'A certified technician or an experienced counter person takes months to replace.',
      { like: 'Labor Shortage' },
    ],
  ],
  alternatePlace: [
    'A neighboring shop’s spare bay, counter and fenced yard, agreed in writing, then a rented yard with a trailer office',
    '16 hours',
  ],
  insurance: [
    'Garage liability and property: building, tools and injuries',
    'Garagekeepers: customers’ vehicles in your care',
    'Business income: lost profit and wages while closed',
    'Pollution liability: oil and fluid spills',
    'Crime: theft of parts, tools and cash',
  ],
  vitalRecords: [
    'Customer and vehicle histories',
    'Distributor accounts, warranty and core records',
    'Tool and equipment inventory with serial numbers and photos',
    'Licenses, waste manifests and insurance policies',
    'Payroll register and certifications of the crew',
  ],
  exerciseIdeas: [
    'The management system is down for a week: run one morning on paper.',
    'Hail is forecast in 90 minutes: which vehicles move, who drives, who has keys?',
    'A damaged battery smokes in the lot at closing time.',
  ],
};
