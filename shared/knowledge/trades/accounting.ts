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
      desk: {
        role: ['CPA (Owner)', 'Client Service Coordinator', 'Client Service Manager', 'Director of Client Services'],
        team: ['CPA and assistant', 'Front office', 'Client service', 'Client service'],
        owner: ['CPA (Owner)', 'Managing Partner', 'Managing Partner', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Tax returns and extensions on their dates',
        description: 'Individual and business returns, estimates and extensions for March 15, April 15 and their fall dates.',
        stake: 'penalties grow by the month, and the client blames the preparer',
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
          '1. {role} sorts the due-date list by penalty. 2. E-file extensions for everything unfinished from a laptop at the alternate site. 3. Read which counties the IRS has postponed before you rely on it. 4. Send by certified mail what cannot be e-filed. 5. Tell each client what was sent.',
      },
      {
        name: 'Client payroll and deposits',
        description: 'Payroll runs and tax deposits that the firm makes for clients.',
        stake: 'a hundred families go unpaid, and late deposits are penalized',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'books',
        resources: ['Calendar of pay dates', 'Last register of each client', 'Bank and EFTPS access for two people'],
        steps:
          '1. {role} runs the pay dates of today and tomorrow first. 2. Repeat the last register where hours are missing. 3. Make deposits by EFTPS or a same-day wire. 4. Correct differences in the next run.',
      },
      {
        name: 'Monthly books and reconciliations',
        description: 'Bank feeds, bills and month-end reports of clients.',
        stake: 'clients borrow and claim insurance on books that are a month old',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'books',
        resources: ['Client list by month-end', 'Statements as PDF', 'Second sign-in for each client file'],
        steps:
          '1. {role} closes first for clients with a loan covenant or an open insurance claim. 2. Work from statements while feeds are down. 3. Mark what has to be checked again.',
        outage: {
          minimum: 'Clients with a loan covenant or an open claim get their month closed.',
          workaround: [
            'Work on laptops from PDF statements and the second sign-in, with open points marked for review.',
            '3-7 days',
          ],
          peak: 'The first ten days after each month-end',
        },
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
          '1. {role} reads the list of open notices. 2. Call the practitioner line for more time on what is due this week. 3. Send clients the returns they need for disaster loans. 4. Have a document drying firm freeze wet paper within 48 hours.',
        outage: {
          minimum: 'Each notice with a date this week is answered or extended.',
          workaround: [
            'Scans kept outside the office, calls to the practitioner line, and written requests for more time.',
            '3-7 days',
          ],
        },
      },
      {
        name: 'Client calls, portal and safe messages',
        description: 'Phones, the client portal, and a safe way to send and get papers.',
        stake: 'clients who cannot reach you send tax papers by plain email',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'desk',
        replaces: ['Client calls and access'],
        resources: [
          'Client phone list off site',
          'Main number that forwards from anywhere',
          'Prepared website notice',
          'Drop box with a lock',
        ],
        outage: {
          driver: 'reputational',
          minimum: 'Every client with something due this week reaches a person.',
          workaround: ['The main number on two cell phones, papers by hand or courier, and nothing by plain email.', '3-7 days'],
        },
        steps:
          '1. {role} forwards the main number and posts the notice. 2. Call clients with something due this week first. 3. Say how papers come in safely: portal, courier or by hand, never plain email. 4. Confirm any new bank account by a call to the number on file. 5. Log each request.',
      },
      {
        name: 'E-file counts and changed bank details',
        description: 'A look at the count of e-filed returns, and a call back before money goes to a new account.',
        stake: 'thieves file false returns and move payrolls while the office is upset',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'tax',
        replaces: ['Fraud watch and identity checks'],
        resources: [
          'IRS e-Services sign-ins for two people',
          'Call-back numbers on paper',
          'Number of the IRS stakeholder liaison',
        ],
        outage: {
          driver: 'financial',
          minimum: 'No refund or payroll goes to a new account before a call.',
          workaround: ['Refunds, payrolls and payments to new accounts wait until the client confirms by phone.', '3-7 days'],
        },
        steps:
          '1. {role} holds every new or changed account until the client confirms by phone. 2. Compare the count of e-filed returns with your own list. 3. If it is higher, stop e-filing and change the passwords from a clean computer. 4. Call the IRS stakeholder liaison and the state tax agencies. 5. Log each call.',
      },
      {
        name: 'Own fees and wages of the firm',
        description: 'Billing finished work, collecting and paying preparers.',
        stake: 'season staff paid late in March are gone before April',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'books',
        resources: ['Credit line for two paydays', 'List of finished work not billed'],
        steps:
          '1. {role} pays season staff from the last register on the usual day. 2. Bill finished returns as they leave. 3. Draw on the credit line before a payday is missed.',
      },
    ],
    systems: [
      {
        name: 'Tax preparation and e-file software',
        description: 'Open returns, last year’s files and e-filing.',
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
        name: 'Client portal, email and phones',
        description: 'Secure exchange of papers, email and the main number.',
        criticality: 'high',
        type: 'application',
        vendor: 'Portal, email and phone vendors',
        backup: ['Daily', 'Vendor cloud, with a copy at a second company'],
        times: ['4-24 hours', '1 hour', '4-24 hours'],
        supports: ['Client calls, portal and safe messages'],
        replaces: ['Recorded lines and client messages'],
        restore:
          '1. Forward the main number. 2. Sign in to email and portal from a clean computer. 3. Check for forwarding rules that you did not set. 4. Send one test file each way.',
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
    'Billing, bills and staff salaries',
    'Regulatory Filing Failure',
    'Ransomware on Client Records',
    'Licensed Personnel Loss',
    'Client Data Breach',
    'Fraud monitoring and identity service',
  ],
  alternatePlace: [
    'A partner firm’s office or staff homes, with tax software and mail that are tried before each season',
    '2 hours',
  ],
  harm: {
    financial_impact: 'A missed date means penalties or a claim, while fees stop and salaries continue.',
    operational_impact:
      'Returns, deposits and payrolls have dates. What a week in March loses cannot be caught up in the evening.',
    reputational_impact: 'Clients forgive a closed office, but not a penalty or a stolen refund.',
    regulatory_impact:
      'The IRS and your state board hold you to dates, to a written security plan and to the signature of a person.',
  },
  exposure: {
    wind: 'the office closes for glass and roof repair in the weeks that carry the year, and returns on paper are soaked',
    ground: 'a red-tagged office locks client records inside until the deadline has passed',
    fire: 'evacuated clients cannot find their records, and what you hold is the only copy',
    heat: 'the server closet shuts down, and staff work toward the fall deadlines in rooms without cooling',
    air: 'staff work from home for days, so client data leaves the office on laptops',
    water: 'paper records that clients dropped off in the season are soaked, and they cannot bring them twice',
    power: 'e-filing stops hours before a deadline that moves only if the IRS says so',
    cold: 'clients cannot bring records and preparers cannot come in the very weeks that carry the year',
  },
  suppliers: [
    {
      name: 'Tax software vendor',
      provides: 'Returns, forms and e-file',
      serves: ['Tax returns and extensions on their dates'],
      criticality: 'critical',
      downtime: '4-24 hours',
      alternatives: ['A second license', 'Paper forms with extensions'],
    },
    {
      name: 'Payroll platform',
      provides: 'Payroll of clients and of the firm',
      serves: ['Client payroll and deposits'],
      criticality: 'high',
      downtime: '1-3 days',
      alternatives: ['Bank files built by hand for the first payday'],
    },
    {
      name: 'Document scanning service',
      provides: 'Scanning and secure upload of client papers',
      serves: ['Client records and tax authority notices'],
      criticality: 'medium',
      downtime: '3-7 days',
      alternatives: ['Scanners of your own'],
    },
    {
      name: 'Seasonal staffing agency',
      provides: 'Preparers and reviewers in season',
      serves: ['Tax returns and extensions on their dates'],
      criticality: 'medium',
      downtime: '3-7 days',
      alternatives: ['Retired colleagues, asked each fall'],
    },
  ],
  insights: [
    'After a FEMA declaration, the IRS can postpone deadlines by county, also where only the records are there. Keep client addresses sortable.',
    'Prepare extensions for all clients by March 1. Then any laptop can send them within an hour.',
    'Scan what clients drop off the same day and hand it back. Paper in the office is lost in a flood.',
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
      'Reviews and signatures depend on one or two people who work long days from February on.',
      { like: 'Key Personnel Loss' },
    ],
    [
      'E-file or Tax Software Outage',
      'Forms, last year’s numbers and e-filing all depend on one vendor.',
      { like: 'Cloud Service Outage' },
    ],
    [
      'Ransomware in Filing Season',
      'Returns encrypted in March cannot be typed again by April 15, and thieves sell the data meanwhile.',
      { like: 'Ransomware' },
    ],
    [
      'Suspension of the E-file Number',
      'The IRS can suspend the e-file number of a firm whose account sent false returns.',
      { like: 'Regulatory Changes' },
    ],
    [
      'Unpaid Season',
      'Most fees are earned in ten weeks, and a closed April leaves summer wages unpaid.',
      { like: 'Economic Downturn' },
    ],
  ],
};
