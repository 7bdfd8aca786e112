import { defineOperations } from '../industries/industry.ts';
import type { Trade } from './trade.ts';

export const accounting: Trade = {
  id: 'accounting-firm',
  title: 'Accounting or tax firm',
  naics: '541211, 541213',
  ...defineOperations({
    posts: {
      tax: {
        role: ['CPA (Owner)', 'Tax Manager', 'Tax Director', 'Head of Tax'],
        team: ['CPA and seasonal preparer', 'Tax preparers', 'Tax department', 'Tax practice'],
        owner: ['CPA (Owner)', 'Managing Partner', 'Managing Partner', 'Chief Operating Officer'],
      },
      books: {
        role: ['Bookkeeper', 'Bookkeeping Lead', 'Client Accounting Manager', 'Director of Client Accounting'],
        team: ['Bookkeeper', 'Bookkeepers', 'Client accounting', 'Client accounting services'],
        owner: ['CPA (Owner)', 'Partner', 'Partner', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Tax returns and extensions on their dates',
        description: 'Individual and business returns, estimates and extensions for March 15, April 15 and their fall dates.',
        stake: 'penalties run by month and by partner, and the client holds the preparer to account',
        criticality: 'critical',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'tax',
        resources: [
          'Due-date list by client',
          'Extension file ready to send',
          'Second e-file location',
          'IRS disaster relief page',
        ],
        steps:
          '{role} sorts the due-date list by penalty, e-files extensions for everything unfinished from the second location, checks which counties the IRS has postponed before relying on it, mails what cannot be e-filed with certified receipt, and tells each client in one line what was sent.',
      },
      {
        name: 'Client payroll and deposits',
        description: 'Payroll runs and tax deposits that the firm makes for clients.',
        stake: 'a hundred families are unpaid and deposits are penalized from the first day',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'books',
        resources: ['Calendar of pay dates', 'Last register of each client', 'Bank and EFTPS access for two people'],
        steps:
          '{role} runs the pay dates of today and tomorrow first, repeats the last register where hours are missing, makes deposits by EFTPS or same-day wire, and corrects differences in the next run.',
      },
      {
        name: 'Monthly books and reconciliations',
        description: 'Bank feeds, bills and month-end reports of clients.',
        stake: 'clients borrow and claim insurance on books that are a month old',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'books',
        resources: ['Client list by month-end', 'Statements as PDF', 'Second login per client file'],
        steps:
          '{role} closes first for clients with a loan covenant or an open insurance claim, works from statements while feeds are down, and marks what has to be checked again.',
      },
      {
        name: 'Client records and tax authority notices',
        description: 'Files, signatures, powers of attorney and letters from the IRS and the states.',
        stake: 'a notice answered after its date becomes an assessment, and clients need copies for loans and claims',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'tax',
        resources: [
          'Scans outside the office',
          'List of open notices with dates',
          'Signed powers of attorney',
          'IRS practitioner line',
        ],
        steps:
          '{role} reads the list of open notices, asks the practitioner line for more time on what falls due this week, sends clients the returns they need for disaster loans, and moves wet paper to the freezer contractor within 48 hours.',
      },
      {
        name: 'Own fees and wages of the firm',
        description: 'Billing finished work, collecting and paying preparers.',
        stake: 'season staff paid late in March are gone before April',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'books',
        resources: ['Credit line sized to two salary runs', 'List of finished work not billed'],
        steps:
          '{role} pays season staff from the last register on the usual day, bills finished returns as they leave, and draws on the credit line before a run is missed.',
      },
    ],
    systems: [
      {
        name: 'Tax preparation and e-file software',
        description: 'Returns in work, last year’s files and the e-file channel.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Professional tax software vendor',
        backup: ['Daily', 'Encrypted copy outside the office'],
        times: ['1-4 hours', '2 hours', '4-24 hours'],
        supports: ['Tax returns and extensions on their dates'],
        restore:
          '1. Install on a spare laptop with the license key from the binder. 2. Restore last night’s returns. 3. Send one test extension. 4. Compare acknowledgments with the list sent that day.',
      },
      {
        name: 'Client ledger and pay run service',
        description: 'Ledgers, bank feeds and pay runs of clients.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Cloud accounting and payroll vendor',
        backup: ['Daily', 'Monthly export per client outside the vendor'],
        times: ['1-4 hours', '1 hour', '4-24 hours'],
        supports: ['Client payroll and deposits', 'Monthly books and reconciliations', 'Own fees and wages of the firm'],
        restore:
          '1. Sign in from another line. 2. If the vendor is down, repeat the last register at the bank. 3. Load the monthly export. 4. Reconcile each bank account.',
      },
    ],
  }),
  words: [
    'accounting',
    'accountant',
    'cpa',
    'bookkeep*',
    'tax prep*',
    'tax service',
    'tax advis*',
    'tax office',
    'enrolled agent',
  ],
  within: ['Finance'],
  alsoIn: ['Other'],
  traits: [],
  trade: 'an accounting firm',
  peak: 'February to April 15, September 15 and October 15, and the quarterly estimates',
  not: [
    'Regulatory filings and notices',
    'Fees, commissions and staff salaries',
    'Regulatory Filing Failure',
    'Ransomware on Client Records',
    'Licensed Personnel Loss',
    'Client Data Breach',
  ],
  unlike: /FINRA|Fedwire|Banks tell|FFIEC|Loan deferral|GLBA/,
  exposure: {
    wind: 'the office is closed for glass and roof in the weeks that carry the year, and returns on paper are soaked',
    ground: 'a red-tagged office locks client records inside until the deadline has passed',
    fire: 'evacuated clients cannot find their records, and what you hold is the only copy',
    heat: 'the server closet trips, and the fall deadlines are worked in rooms without cooling',
    air: 'staff work from home for days, so client data leaves the office on laptops',
    water: 'paper records that clients dropped off in the season are soaked, and they cannot bring them twice',
    power: 'e-filing stops hours before a deadline that moves only if the IRS says so',
    cold: 'clients cannot bring records and preparers cannot come in the very weeks that carry the year',
  },
  suppliers: [
    {
      name: 'Tax software vendor',
      provides: 'Returns, forms and e-file',
      criticality: 'critical',
      downtime: '4-24 hours',
      alternatives: ['A second license', 'Paper forms with extensions'],
    },
    {
      name: 'Payroll platform',
      provides: 'Payroll of clients and of the firm',
      criticality: 'high',
      downtime: '1-3 days',
      alternatives: ['Bank files built by hand for the first payday'],
    },
    {
      name: 'Document scanning service',
      provides: 'Scanning and secure upload of client papers',
      criticality: 'medium',
      downtime: '3-7 days',
      alternatives: ['Scanners of your own'],
    },
    {
      name: 'Seasonal staffing agency',
      provides: 'Preparers and reviewers in season',
      criticality: 'medium',
      downtime: '3-7 days',
      alternatives: ['Retired colleagues, asked each fall'],
    },
  ],
  insights: [
    'The IRS postpones deadlines by county after a FEMA declaration, by the address of the taxpayer or of the preparer’s records: keep client addresses sortable.',
    'Pre-build extensions for all clients by March 1; sending them is then one hour’s work from any laptop.',
    'Scan what clients drop off the same day and hand it back: paper in the office is a liability in a flood.',
  ],
  risks: [
    ['Missed Filing Deadline', 'An outage on April 14 turns into penalties for dozens of clients.', { like: 'Missed Deadline' }],
    [
      'Taxpayer Data Breach',
      'One preparer’s stolen account files hundreds of false refunds within days.',
      { like: 'Data Breach' },
    ],
    [
      'Loss of a Signing CPA in Season',
      'Reviews and signatures rest on one or two people who sleep little from February on.',
      { like: 'Key Personnel Loss' },
    ],
    [
      'E-file or Tax Software Outage',
      'Forms, carry-forwards and the only way to the IRS sit with one vendor.',
      { like: 'Cloud Service Outage' },
    ],
    [
      'Ransomware in Filing Season',
      'Encrypted returns in March cannot be keyed again by April, and the clients’ data is sold meanwhile.',
      { like: 'Ransomware' },
    ],
    [
      'Suspension of the E-file Number',
      'The IRS suspends the EFIN of a firm from which false returns come, until it has been cleared.',
      { like: 'Regulatory Changes' },
    ],
    [
      'Unpaid Season',
      'Fees are earned in ten weeks. A closed April leaves summer wages uncovered.',
      { like: 'Economic Downturn' },
    ],
  ],
};
