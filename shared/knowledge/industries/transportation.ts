/** Sources: NTSB 49 CFR 830.5, FMCSA 49 CFR 382.303, PHMSA 49 CFR 171.15 and 171.16, FDA 21 CFR 1 subpart O. */
import { defineOperations, type Industry } from './industry.ts';

const transportationOperations = defineOperations({
  posts: {
    dispatch: {
      role: ['Owner', 'Lead Dispatcher', 'Dispatch Manager', 'Director of Network Operations'],
      team: ['Owner and crew', 'Dispatch', 'Dispatch', 'Network operations'],
      owner: ['Owner', 'Operations Manager', 'Operations Manager', 'VP Operations'],
    },
    service: {
      role: ['Owner', 'Customer Service Lead', 'Customer Service Manager', 'Director of Customer Service'],
      team: ['Owner', 'Customer service', 'Customer service', 'Customer service'],
      owner: ['Owner', 'Operations Manager', 'Operations Manager', 'VP Operations'],
    },
    office: {
      role: ['Owner', 'Billing Clerk', 'Finance Manager', 'Controller'],
      team: ['Owner and bookkeeper', 'Billing', 'Finance', 'Finance'],
      owner: ['Owner', 'Owner', 'Finance Manager', 'Chief Financial Officer'],
    },
    safety: {
      role: ['Owner', 'Safety Coordinator', 'Safety Director', 'VP Safety'],
      team: ['Owner and crew', 'Safety', 'Safety and compliance', 'Safety and compliance'],
      owner: ['Owner', 'Owner', 'General Manager', 'Chief Executive Officer'],
    },
  },
  functions: [
    {
      name: 'Accident response and public safety',
      description: 'The first calls and reports after an accident, and care for everyone involved.',
      stake: 'lives are saved or lost in the first minutes, and the report has a clock',
      criticality: 'critical',
      times: ['0-1 hour', '0-1 hour', null],
      post: 'safety',
      resources: [
        'Accident card on board, and with dispatch',
        'On-call manager',
        'Insurer’s emergency number',
        'Testing sites open at night',
      ],
      steps:
        '1. Call 911 and help the hurt first. 2. {role} sends a manager to the scene. 3. Call the families of hurt staff in person. 4. Notify the authority that the rules name, within its time. 5. Arrange the tests that the rules require. 6. Tell the insurer before any statement.',
    },
    {
      name: 'Dispatch and trip tracking',
      description: 'Assigning trips, routing around closures and knowing where everyone is.',
      stake: 'everyone waits for the next instruction',
      criticality: 'critical',
      times: ['1-4 hours', '0-1 hour', '0-1 hour'],
      timesBySize: { micro: ['4-24 hours', '1-4 hours', '0-1 hour'] },
      post: 'dispatch',
      resources: [
        'Trip list printed each shift',
        'Home kit with laptop and hotspot',
        'Phone list of all crews',
        'Closure and weather sources',
      ],
      steps:
        '1. {role} prints or photographs the trip list. 2. Move to the second desk or the home kit. 3. Call those in danger first and have them stop. 4. Write positions on the board each hour. 5. Restart trips in the order of people, medicine, food, rest.',
    },
    {
      name: 'Customer updates, rebooking and claims',
      description: 'Telling customers what is late, rebooking them and handling claims.',
      stake: 'customers forgive a delay that they hear of early',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'service',
      resources: ['Customer contact list', 'Message template', 'Refund and rebooking rule', 'Claims folder'],
      steps:
        '1. {role} sends one message with a new time. 2. Call the customers who cannot wait. 3. Rebook by the written rule. 4. Open a claim file with photos the same day.',
    },
    {
      name: 'Invoicing and crew pay',
      description: 'Billing finished work, collecting, and paying staff and contractors.',
      stake: 'crews who are not paid on Friday leave by Monday',
      criticality: 'high',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      post: 'office',
      resources: ['Open invoices printed weekly', 'Payroll service', 'Line of credit', 'Call-back rule for bank details'],
      steps:
        '1. {role} pays last week’s average on the usual day. 2. Bill from photos and paper tickets. 3. Confirm changed bank details by calling a known number. 4. Correct pay in the next run.',
    },
  ],
  systems: [
    {
      name: 'Dispatch and booking system',
      description: 'Orders, assignments, positions and customer messages.',
      criticality: 'critical',
      type: 'application',
      vendor: 'Dispatch software vendor',
      backup: ['Hourly', 'Vendor cloud in another region, list printed each shift'],
      times: ['0-1 hour', '40 minutes', '0-1 hour'],
      supports: ['Dispatch and trip tracking', 'Customer updates, rebooking and claims'],
      restore:
        '1. Work from the printed list. 2. Sign in from the home kit. 3. Enter events by trip number. 4. Reopen customer links last.',
    },
    {
      name: 'Dispatch phones and messages',
      description: 'Dispatch lines, crew phones and group messages.',
      criticality: 'critical',
      type: 'network',
      vendor: 'Phone provider and cellular carrier',
      backup: ['Monthly', 'Numbers on paper with two managers'],
      times: ['0-1 hour', '20 minutes', 'More than 1 week'],
      supports: ['Accident response and public safety'],
      restore:
        '1. Forward the dispatch number to two cell phones. 2. Send the group text. 3. Use a phone of another carrier. 4. Call the silent ones.',
    },
    {
      name: 'Billing and payroll ledger',
      description: 'Invoices, payroll, settlements and tax.',
      criticality: 'high',
      type: 'database',
      vendor: 'Accounting and payroll service',
      backup: ['Daily', 'Vendor cloud'],
      times: ['1-3 days', '1 day', '4-24 hours'],
      supports: ['Invoicing and crew pay'],
      restore:
        '1. Sign in from another computer with the second administrator. 2. Repeat the last payroll. 3. Enter paper tickets. 4. Compare with the bank.',
    },
  ],
});

export const transportation: Industry = {
  ...transportationOperations,
  name: 'Transportation',
  trade: 'a carrier',
  peak: 'Holidays, month-ends and the season of your customers bring full schedules and no spare crews',
  harm: {
    financial_impact: 'Notes, insurance and guaranteed pay continue while nothing moves.',
    operational_impact: 'Trips, crews and equipment interlock: one closed road or port moves a week of work.',
    reputational_impact: 'Customers score on-time service and drop a carrier that is silent.',
    regulatory_impact:
      'Operating authority, drug testing and accident reports have rules and clocks that a disaster rarely suspends.',
  },
  exposure: {
    water: 'low yards, underpasses and terminals flood, and a vehicle in water is a total loss',
    wind: 'high vehicles and light craft must stop early, and bridges close',
    ground: 'bridges, ramps and terminals stay closed until inspected',
    fire: 'routes close for days, and longer ways use up crews’ duty hours',
    cold: 'closed passes and icy ramps strand crews who need food and heat',
    heat: 'engines and tires fail, and crews need water and cool breaks',
    power: 'fuel pumps, doors, chargers and dispatch phones stop',
    air: 'smoke and dust close routes for hours',
  },
  sizes: [
    [
      'With {staff}, dispatch is a phone in your pocket: give a second person the trip list, contacts and fuel card PIN.',
      'Keep insurance certificates and authority papers in the cloud and on paper at home.',
    ],
    [
      'With {staff}, pair dispatchers and name the night deputy: one sick dispatcher stops everyone.',
      'Sign a mutual help agreement with a firm of your size and kind.',
    ],
    [
      'With {staff}, open a second dispatch room on another power feed and rehearse a shift there each quarter.',
      'Rank customers by people at risk, penalty and spoilage.',
    ],
    [
      'With {staff} over several bases, give each one a twin that takes its work and crews.',
      'Station a storm desk that moves equipment and fuel 48 hours ahead.',
    ],
  ],
  suppliers: [
    {
      name: 'Fuel network',
      provides: 'Fuel by card and in bulk',
      serves: [
        'Pickup, linehaul and delivery',
        'Sort, load-out and routes',
        'Roadside recovery and police rotation calls',
        'Charters, drivers’ hours and second drivers',
        'Dialysis, medical and wheelchair trips',
        'Vessel calls, berths and gangs',
        'Flights, batteries and equipment',
      ],
      criticality: 'critical',
      downtime: '4-24 hours',
      alternatives: ['Cards of a second network', 'A mobile fueler'],
    },
    {
      name: 'Dispatch software vendor',
      provides: 'Booking and tracking',
      serves: [
        'Dispatch and trip tracking',
        'Load booking and carrier coverage',
        'Lessons, checkrides and student records',
        'Ticketing, boarding and refunds',
      ],
      criticality: 'high',
      downtime: '1-4 hours',
      alternatives: ['Paper board and phone'],
    },
    {
      name: 'Insurance broker',
      provides: 'Certificates and filings without which nothing may move',
      serves: ['Customer updates, rebooking and claims', 'Driver and vehicle permits'],
      criticality: 'high',
      downtime: '1-3 days',
      alternatives: ['The carrier’s own certificate desk'],
    },
  ],
  insights: [
    'Families in the storm zone decide whether crews work. Give crews time and a phone to reach them first.',
    'Ask your largest customers now which loads or trips can wait, and write down the order.',
  ],
  risks: [
    ['Driver and Crew Shortage', 'Illness, evacuation or spent hours leave sound equipment parked.'],
    ['Serious Accident', 'Lives come first. Then follow investigation, claims and the next insurance renewal.'],
    ['Road, Bridge or Port Closure', 'Losing one bridge, as in Baltimore in 2024, reroutes a region for months.'],
    ['Fuel Shortage on the Routes', 'Pipeline stops and evacuation traffic empty stations within a day.'],
    ['Equipment Breakdown on the Route', 'A failure far from a shop strands crew and customer.', { like: 'Vehicle Breakdown' }],
    ['Ransomware on Dispatch', 'A locked dispatch and billing system has ended carriers within weeks.'],
    ['Loss of Operating Authority or Insurance', 'A lapsed filing or bad rating parks everything by order.'],
  ],
  alternatePlace: [
    'A second dispatch desk at another address and power feed, with parking on high ground agreed in writing',
    '2 hours',
  ],
  insurance: [
    'Liability at the limits that your authority and contracts require',
    'Physical damage to vehicles or craft, with rental of a replacement',
    'Workers’ compensation in every state where crews work',
    'Business income, including loss of access and utilities',
  ],
  vitalRecords: [
    'Operating authority, licenses and insurance filings',
    'Crew licenses, medical cards and test records',
    'Customer contracts and rate agreements',
    'Open invoices and payroll register',
  ],
  exerciseIdeas: [
    'A serious accident on Friday night: who calls whom, in which order?',
    'Dispatch software is down for two days.',
  ],
};
