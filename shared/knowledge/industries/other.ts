import { defineOperations, type Industry } from './industry.ts';

/** What every business here has: offices, crews, guards, events, property, charities and personal services. The rest is in traits and trades. */
const otherOperations = defineOperations({
  posts: {
    delivery: {
      role: ['Owner', 'Team Lead', 'Service Manager', 'Director of Services'],
      team: ['Owner and colleagues', 'Service team', 'Service teams', 'Service delivery'],
      owner: ['Owner', 'Owner', 'Managing Director', 'Chief Operating Officer'],
    },
    clients: {
      role: ['Owner', 'Client Coordinator', 'Client Relations Manager', 'Director of Client Relations'],
      team: ['Owner and colleagues', 'Front office', 'Client relations', 'Client relations'],
      owner: ['Owner', 'Owner', 'Managing Director', 'Chief Client Officer'],
    },
    money: {
      role: ['Owner', 'Bookkeeper', 'Office and Finance Manager', 'Finance Director'],
      team: ['Owner and outside bookkeeper', 'Front office', 'Finance and office', 'Finance'],
      owner: ['Owner', 'Owner', 'Managing Director', 'Chief Financial Officer'],
    },
    workplace: {
      role: ['Owner', 'Office Coordinator', 'Office and Finance Manager', 'Workplace Director'],
      team: ['Owner and IT support firm', 'Front office and IT support firm', 'Workplace and IT', 'Workplace and IT'],
      owner: ['Owner', 'Owner', 'Managing Director', 'Chief Operating Officer'],
    },
  },
  functions: [
    {
      name: 'Client work under deadline',
      description: 'Jobs, visits and appointments with a promised date or hour.',
      stake: 'a promise missed without warning loses the client and everyone they would have sent',
      criticality: 'critical',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'delivery',
      resources: [
        'List of promised work on paper',
        'Second person for each client',
        'Tools or laptops off site',
        'Client contacts off site',
      ],
      steps:
        '1. {role} checks that everyone is safe. 2. Sort promised work into today, this week and later. 3. Give today’s work to the second person. 4. Call each client before the promised hour. 5. Confirm new dates in writing.',
    },
    {
      name: 'Bookings, inquiries and client calls',
      description: 'Phones, messages, bookings and first answers.',
      stake: 'a caller who reaches no one dials the next name',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', '4-24 hours'],
      post: 'clients',
      resources: ['Cell phone with the main number', 'Printed schedule of the week', 'Prepared greeting', 'Answering service'],
      steps:
        '1. {role} forwards the main number. 2. Record what is open and when the next update comes. 3. Call today’s and tomorrow’s clients from the printed schedule. 4. Write down each new request.',
    },
    {
      name: 'Client files and confidentiality',
      description: 'Keeping, finding and protecting what clients share with you.',
      stake: 'a lost or exposed file breaks the promise your clients pay for',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'workplace',
      resources: ['Encrypted copies in the cloud', 'Lockable boxes', 'List of papers that exist once', 'Second administrator'],
      steps:
        '1. {role} locks rooms and laptops when it is safe. 2. Open cloud copies for people who need them today. 3. Move papers in locked boxes. 4. Log each file that leaves. 5. Report missing files to the owner.',
    },
    {
      name: 'Invoicing, collections and salaries',
      description: 'Billing, collecting, and paying staff, taxes and vendors.',
      stake: 'people who are not paid on time leave, and unbilled work cannot pay them',
      criticality: 'high',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      post: 'money',
      resources: ['Hours and job records', 'Payroll sign-in for two people', 'Credit line', 'List of unpaid invoices'],
      steps:
        '1. {role} repeats the last payroll. 2. Bill finished work this week. 3. Call the five largest unpaid invoices. 4. Confirm new bank details on a number on file. 5. Correct hours in the next payroll.',
    },
  ],
  systems: [
    {
      name: 'Client files and document storage',
      description: 'Client folders, contracts, job records and signed papers.',
      criticality: 'critical',
      type: 'database',
      vendor: 'Cloud storage vendor with version history',
      backup: ['Daily', 'Cloud storage of another provider'],
      times: ['1-4 hours', '2 hours', '4-24 hours'],
      supports: ['Client work under deadline', 'Client files and confidentiality'],
      restore:
        '1. Sign in with the second administrator. 2. Restore the folder to yesterday. 3. Check three files of each urgent client.',
    },
    {
      name: 'Mail, chat and forwarded main number',
      description: 'Mailboxes, team chat, schedule and the main phone number.',
      criticality: 'high',
      type: 'application',
      vendor: 'Office suite and hosted phone vendors',
      backup: ['Daily', 'Cloud storage of another provider'],
      times: ['1-4 hours', '1 hour', '4-24 hours'],
      supports: ['Bookings, inquiries and client calls'],
      restore:
        '1. Forward the number to cell phones. 2. Work from the printed schedule. 3. Restore mailboxes of urgent clients first.',
    },
    {
      name: 'Time, invoice and salary service',
      description: 'Hours, invoices, payments and payroll.',
      criticality: 'high',
      type: 'application',
      vendor: 'Accounting and payroll service for small firms',
      backup: ['Daily', 'Vendor’s cloud, with a monthly export off site'],
      times: ['1-3 days', '1 day', '4-24 hours'],
      supports: ['Invoicing, collections and salaries'],
      restore:
        '1. Rebuild the week’s hours from calendars. 2. Have the vendor restore last night’s copy. 3. Compare totals with the bank. 4. Send the largest invoices first.',
    },
  ],
});

export const other: Industry = {
  ...otherOperations,
  name: 'Other',
  trade: 'a service firm',
  peak: 'Dates that clients set, the first days of each month and fully booked weeks leave no room for a lost day',
  harm: {
    financial_impact: 'Missed hours and visits often cannot be billed later, while rent and payroll continue.',
    operational_impact: 'Work depends on a few people, so one missing file or person holds up several clients.',
    reputational_impact: 'Clients trust a person. One promise missed without warning ends the referrals.',
    regulatory_impact: 'Contracts, licenses and confidentiality promises still apply while you are closed.',
  },
  exposure: {
    water: 'files, equipment and rooms on the ground floor are lost, and the landlord decides when you may return',
    wind: 'the building closes for glass and roof repair while clients still expect their visits',
    ground: 'file cabinets and ceilings fall, and a red-tagged building keeps everything you own inside',
    fire: 'people leave with little more than a phone, and smoke makes the rooms unusable',
    cold: 'clients cancel, staff cannot travel, and a frozen pipe ruins the rooms over a weekend',
    heat: 'rooms without cooling close, and people who work outdoors or travel between clients fall ill',
    power: 'doors, phones and booking stop, and people at home lose internet on the same street',
    air: 'visits are canceled, and outdoor work ends at the posted limit',
  },
  sizes: [
    [
      'With {staff}, name someone outside the business who may open your calendar and call your clients if you cannot.',
      'Keep the client list with next dates on paper, and refresh it every Friday.',
    ],
    [
      'With {staff}, give each client a second contact who can sign in to the same files.',
      'Close the office for one day each quarter as a drill. What you cannot do elsewhere is your list of work.',
    ],
    [
      'With {staff}, rank clients by safety, date and penalty, and name a team that can take over each.',
      'Sign an agreement for rooms in another part of town.',
    ],
    [
      'With {staff} at several sites, pair them so that each answers the other’s clients from the same files.',
      'Give account leads a notice for each client group, reviewed by counsel.',
    ],
  ],
  suppliers: [
    {
      name: 'Landlord or building manager',
      provides: 'The rooms, their keys, and repairs to the building',
      serves: ['Client work under deadline', 'Baths, dryers and grooming tables', 'Chapel, visitors and processions'],
      criticality: 'high',
      downtime: '1-3 days',
      alternatives: ['Coworking rooms in another part of town', 'Staff homes'],
    },
    {
      name: 'IT and phone support firm',
      provides: 'Laptops, sign-in, internet and the main number',
      serves: [
        'Client work under deadline',
        'Bookings, inquiries and client calls',
        'Client files and confidentiality',
        'Messages to partners, press and the public',
        'Crisis line day and night',
        'Appointment book and reminders',
        'Wash-and-fold and commercial accounts',
        'Garment tags, tickets and promised days',
        'Night line and family calls',
        'Member access, billing and freezes',
      ],
      criticality: 'high',
      downtime: '4-24 hours',
      alternatives: ['A second technician with written settings', 'Cell phones as hotspots'],
    },
    {
      name: 'Payroll and bookkeeping firm',
      provides: 'Payroll, tax deposits and books',
      serves: [
        'Invoicing, collections and salaries',
        'Board decisions, pay and bills',
        'Booth rent, commissions and wages of stylists',
        'Front desk payments, tips and wages',
        'Pickups, payments and crew schedule',
        'Rent, coach pay and equipment leases',
        'Accounts, rent and utility bills',
        'Invoices, claims and unclaimed goods',
        'Prepaid contracts, prices and payments',
      ],
      criticality: 'high',
      downtime: '1-3 days',
      alternatives: ['The bank repeats the last payroll', 'Checks with two signers'],
    },
  ],
  insights: [
    'A contract with a notice clause for emergencies can turn a missed date into a moved one.',
    'Extra expense coverage pays for rented rooms and equipment after covered damage. Many small policies leave it out.',
    'The SBA lends businesses up to $2 million after a declared disaster. Keep recent tax returns off site for the application.',
    'Two people who know a client protect you better than any equipment.',
  ],
  risks: [
    [
      'Loss of a Key Person',
      'Clients come for one name, and that person knows what no file says.',
      { like: 'Key Personnel Loss' },
    ],
    [
      'Office Closure',
      'A burst pipe or a police line keeps staff from files and equipment for weeks.',
      { like: 'Building Closure' },
    ],
    ['Invoice Fraud by Phishing', 'An email with new bank details sends a payment to a thief.', { like: 'Invoice Fraud' }],
    ['Client File Data Breach', 'A lost laptop or a shared link exposes what clients told you.', { like: 'Data Breach' }],
    ['Booking and Phone Outage', 'Clients who cannot book or call choose the next name.', { like: 'Telecommunications Outage' }],
    [
      'Cash Flow Gap from Late Invoices',
      'Slow payers can empty the account within two payrolls.',
      { like: 'Cash Flow Shortage' },
    ],
  ],
  alternatePlace: ['Rooms in another part of town on another power line, and staff homes for desk work', '8 hours'],
  insurance: [
    'Business income with extra expense: lost income, and rent and equipment elsewhere',
    'General liability: injury to visitors and damage to their property',
    'Cyber: response, notices and income lost after an attack',
  ],
  vitalRecords: [
    'Contracts and client contacts',
    'Business license, insurance policies and lease',
    'Recent tax returns and the last payroll register',
  ],
  exerciseIdeas: [
    'A pipe bursts above your rooms on Sunday night, and the landlord closes the floor for two weeks.',
    'The person your largest client calls is in the hospital, and a promised date is tomorrow.',
  ],
};
