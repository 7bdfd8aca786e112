import { defineOperations, type Industry, type Post } from './industry.ts';

interface Lead {
  micro: string;
  small: string;
  medium: string;
}

/** The office of a financial firm: a credit union has a chief executive and members where an agency has an owner and clients. */
export const listFinancePosts = (
  { micro, small, medium }: Lead,
  served: 'Client' | 'Member' | 'Customer',
): Record<'service' | 'compliance' | 'office', Post> => ({
  service: {
    role: [micro, `${served} Service Lead`, `${served} Service Manager`, `Director of ${served} Services`],
    team: [`${micro} and assistant`, `${served} service`, `${served} service`, `${served} service`],
    owner: [micro, small, medium, 'Chief Operating Officer'],
  },
  compliance: {
    role: [micro, 'Compliance Officer', 'Compliance Manager', 'Chief Compliance Officer'],
    team: [`${micro} and outside counsel`, 'Compliance', 'Compliance and risk', 'Compliance and risk'],
    owner: [micro, small, 'Chief Compliance Officer', 'Chief Risk Officer'],
  },
  office: {
    role: [micro, 'Bookkeeper', 'Controller', 'Controller'],
    team: [`${micro} and bookkeeper`, 'Bookkeeping', 'Finance', 'Finance'],
    owner: [micro, small, 'Chief Financial Officer', 'Chief Financial Officer'],
  },
});

/** What every financial firm has; deposits, loans, advice, closings and payroll are traits. */
const financeOperations = defineOperations({
  posts: listFinancePosts({ micro: 'Owner', small: 'Owner', medium: 'Managing Director' }, 'Client'),
  functions: [
    {
      name: 'Client calls and access',
      description: 'Phones, website and how clients reach their money and papers.',
      stake: 'clients forgive a closed office, but not an account they cannot reach',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', '4-24 hours'],
      post: 'service',
      resources: ['Phone lines that ring elsewhere', 'Prepared website notice', 'Client contact list off site', 'Talking points'],
      steps:
        '1. {role} forwards the lines and posts the notice. 2. Call clients with something due today. 3. Use only channels that keep records. 4. Log each request.',
    },
    {
      name: 'Fraud watch and identity checks',
      description: 'Call-backs, alerts and proof of identity.',
      stake: 'thieves strike when staff and places are new',
      criticality: 'critical',
      times: ['1-4 hours', '0-1 hour', '0-1 hour'],
      timesBySize: { micro: ['4-24 hours', '1-4 hours', '0-1 hour'] },
      post: 'compliance',
      resources: ['Call-back numbers on paper', 'Limits for days of disruption', 'Numbers of banks’ fraud desks'],
      steps:
        '1. {role} lowers limits. 2. Call back every change of instructions on a number on file. 3. Hold what cannot be verified. 4. If you suspect fraud, call the fraud desk of the bank concerned right away. 5. Log it.',
    },
    {
      name: 'Regulatory filings and notices',
      description: 'Reports, notices and licenses with dates.',
      stake: 'a late report becomes a finding, and a missed notice a fine',
      criticality: 'medium',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      notifies: /./,
      post: 'compliance',
      resources: ['Calendar of filings on paper', 'Portal sign-ins for two people', 'Regulators’ contacts', 'Outside counsel'],
      steps:
        '1. {role} reads the calendar for the next ten days. 2. Ask for relief before the date, in writing. 3. File from any computer, with the portal sign-ins of the second person. 4. Keep proof of filing.',
    },
    {
      name: 'Billing, bills and staff salaries',
      description: 'Fees and invoices, bills, payroll and taxes.',
      stake: 'staff without pay look elsewhere',
      criticality: 'medium',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      post: 'office',
      resources: ['Last payroll register', 'Payroll sign-in for two people', 'Account at a second bank'],
      steps: '1. {role} repeats the last payroll. 2. Bill when records return. 3. Pay taxes by date. 4. Correct next period.',
    },
  ],
  systems: [
    {
      name: 'Recorded lines and client messages',
      description: 'Phones, email and texts with the records that rules require.',
      criticality: 'high',
      type: 'application',
      vendor: 'Hosted phone and archive vendors',
      backup: ['Daily', 'Archive vendor’s cloud'],
      times: ['1-4 hours', '1 hour', '4-24 hours'],
      supports: ['Client calls and access'],
      restore: '1. Forward the main number. 2. Use the archive vendor’s app. 3. Check that recording works.',
    },
    {
      name: 'Document and e-signature vault',
      description: 'Client files, agreements and signatures.',
      criticality: 'high',
      type: 'database',
      vendor: 'Hosted document vendor with version history',
      backup: ['Daily', 'Second cloud account, deletion locked'],
      times: ['4-24 hours', '4 hours', '4-24 hours'],
      supports: ['Regulatory filings and notices'],
      restore: '1. Sign in with the second administrator. 2. Restore yesterday’s version. 3. Check ten files.',
    },
    {
      name: 'Fraud monitoring and identity service',
      description: 'Alerts, identity checks and limits.',
      criticality: 'critical',
      type: 'application',
      vendor: 'Fraud service vendor',
      backup: ['Hourly', 'Vendor’s cloud'],
      times: ['0-1 hour', '30 minutes', '0-1 hour'],
      supports: ['Fraud watch and identity checks'],
      restore:
        '1. Lower the limits for each account and day. 2. Verify each new instruction by a call to the number on file. 3. When the service is back, review every payment that passed while it was down.',
    },
    {
      name: 'General ledger and payroll service',
      description: 'Books, payroll and taxes.',
      criticality: 'medium',
      type: 'application',
      vendor: 'Accounting and payroll vendors',
      backup: ['Daily', 'Vendor’s cloud, with a monthly export'],
      times: ['1-3 days', '1 day', '4-24 hours'],
      supports: ['Billing, bills and staff salaries'],
      restore: '1. Repeat the last payroll. 2. Have the vendor restore last night’s copy. 3. Compare with the bank.',
    },
  ],
});

export const finance: Industry = {
  ...financeOperations,
  name: 'Finance',
  trade: 'a financial firm',
  peak: 'Market open and close, quarter-ends, tax season and the first and fifteenth of the month concentrate payments and calls',
  harm: {
    financial_impact: 'A missed cut-off can mean interest or a claim, while fees stop and salaries continue.',
    operational_impact: 'Payments, filings and disclosures have cut-offs. They cannot be caught up in the evening.',
    reputational_impact: 'Clients forgive a closed office, but not an account they cannot reach.',
    regulatory_impact: 'Your regulator may read your continuity plan and the log of how you used it.',
  },
  exposure: {
    water: 'paper files and street-level rooms are lost, and the landlord decides when you may return',
    wind: 'the office closes for glass and roof repair while clients need money and answers most',
    ground: 'files and servers stay locked in a building that waits for its inspection',
    fire: 'evacuated clients ask for money and papers from wherever they are',
    cold: 'staff and clients cannot travel, and a frozen pipe ruins files over a weekend',
    heat: 'server closets shut down, and rooms without cooling close',
    power: 'phones, alarms and servers run on batteries that last about an hour',
    air: 'staff work from home for days, so calls and messages must be recorded there too',
  },
  sizes: [
    [
      'With {staff}, sign an agreement with a firm that may step in for you if you cannot work.',
      'Keep contacts and call-back numbers on paper in a bank box.',
    ],
    [
      'With {staff}, let two people release payments from two places that do not share a flooded street.',
      'Work from home for a full day, with recorded lines, before you need to.',
    ],
    [
      'With {staff}, write down the cut-off hour of each kind of payment, and who may request an extension.',
      'Get the test results of your main platform each year, and take part in its recovery test.',
    ],
    [
      'With {staff}, set the longest outage for each service, and rehearse it with treasury, legal and communications in one room.',
      'Keep a credit line for three days without incoming payments.',
    ],
  ],
  suppliers: [
    {
      name: 'Internet and phone carrier',
      provides: 'Lines for calls and sign-ins',
      serves: ['Client calls and access', 'Client calls, portal and safe messages', 'Fraud watch and identity checks'],
      criticality: 'high',
      downtime: '4-24 hours',
      alternatives: ['Phones as hotspots', 'A second carrier'],
    },
    {
      name: 'IT support firm',
      provides: 'Computers, sign-ins and backups',
      serves: ['Client calls and access', 'Client calls, portal and safe messages', 'Fraud watch and identity checks'],
      criticality: 'high',
      downtime: '4-24 hours',
      alternatives: ['A second firm under a standby agreement'],
    },
    {
      name: 'Outside counsel',
      provides: 'Advice on notices and rules',
      serves: ['Regulatory filings and notices', 'Client records and tax authority notices'],
      criticality: 'medium',
      downtime: '1-3 days',
      alternatives: ['The hotline of your trade association'],
    },
  ],
  insights: [
    'Thieves use the confusion of a disaster. Change no payment instructions without a call to a number on file.',
    'Write answers for the first hundred calls before you need them, and have counsel read them.',
  ],
  risks: [
    [
      'Wire and Check Fraud',
      'False instructions succeed in confused days with new staff and new places.',
      { like: 'Wire Fraud' },
    ],
    ['Ransomware on Client Records', 'Encrypted files stop service and start regulators’ clocks.', { like: 'Ransomware' }],
    [
      'Client Data Breach',
      'Identity data brings notices in each state, and clients who have a choice leave.',
      { like: 'Data Breach' },
    ],
    ['Licensed Personnel Loss', 'Only named people may approve or sign.', { like: 'Key Personnel Loss' }],
    ['Regulatory Filing Failure', 'Late filings carry fines and a public mark.', { like: 'Missed Filing Deadline' }],
    ['Loss of the Office', 'A police line or a burst pipe keeps staff from files for days.', { like: 'Building Closure' }],
  ],
  alternatePlace: ['A second office or staff homes, with recorded lines and sign-ins that are tested each quarter', '2 hours'],
  insurance: [
    'Financial institution bond or crime: theft and forged instructions',
    'Cyber: breach response, notices and lost income',
  ],
  vitalRecords: ['Client agreements and signature records', 'Calendar of filings, with proof of the last ones'],
  exerciseIdeas: ['A client’s hacked mailbox asks for a wire an hour before the cut-off, and the office is closed.'],
};
