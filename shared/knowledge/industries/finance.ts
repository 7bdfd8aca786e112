import { defineOperations, type Industry } from './industry.ts';

const financeOperations = defineOperations({
  posts: {
    payments: {
      role: ['Principal', 'Operations Lead', 'Payments Manager', 'Head of Payment Operations'],
      team: ['Principal and assistant', 'Client operations', 'Payment operations', 'Payment operations'],
      owner: ['Principal', 'Managing Partner', 'Chief Operating Officer', 'Chief Operating Officer'],
    },
    advice: {
      role: ['Principal', 'Senior Adviser', 'Client Services Manager', 'Head of Client Services'],
      team: ['Principal and assistant', 'Advisers', 'Client services', 'Client services'],
      owner: ['Principal', 'Managing Partner', 'President', 'Chief Executive Officer'],
    },
    treasury: {
      role: ['Principal', 'Controller', 'Treasurer', 'Treasurer'],
      team: ['Principal and outside accountant', 'Finance', 'Treasury', 'Treasury'],
      owner: ['Principal', 'Managing Partner', 'Chief Financial Officer', 'Chief Financial Officer'],
    },
    compliance: {
      role: ['Principal (Compliance)', 'Compliance Officer', 'Chief Compliance Officer', 'Chief Compliance Officer'],
      team: ['Principal and outside counsel', 'Compliance', 'Compliance', 'Compliance and legal'],
      owner: ['Principal', 'Managing Partner', 'President', 'Chief Risk Officer'],
    },
    credit: {
      role: ['Principal', 'Loan or Claims Officer', 'Credit and Claims Manager', 'Chief Credit Officer'],
      team: ['Principal and assistant', 'Loan and claims desk', 'Credit and claims', 'Credit and claims'],
      owner: ['Principal', 'Managing Partner', 'Chief Credit Officer', 'Chief Risk Officer'],
    },
  },
  functions: [
    {
      name: 'Payments, wires and settlement',
      description: 'Releasing and reconciling wires, ACH, checks, card and trade settlement.',
      stake: 'a missed cut-off is owed with interest, and clients’ closings and wages fail',
      criticality: 'critical',
      times: ['1-4 hours', '0-1 hour', '0-1 hour'],
      post: 'payments',
      resources: [
        'Two releasers in two places',
        'Cut-off calendar by the hour',
        'Token spares',
        'Network extension phone numbers',
      ],
      steps:
        '{role} lists files by next cut-off, moves release to the second site or the correspondent’s phone desk, calls back every instruction, asks for an extension 30 minutes before the cut-off and reconciles to the cent before close.',
    },
    {
      name: 'Client access to accounts and advice',
      description: 'Balances, withdrawals, trades, policy questions and urgent requests.',
      stake: 'clients who cannot reach their money tell others to take theirs',
      criticality: 'critical',
      times: ['4-24 hours', '1-4 hours', '0-1 hour'],
      post: 'advice',
      resources: ['Custodian or core phone desk', 'Recorded mobile lines', 'Client list by urgency', 'Website notice'],
      steps:
        '{role} posts the custodian’s or core’s direct line, calls clients with pending closings or margin first, takes orders on recorded lines only and logs time and words of each request.',
    },
    {
      name: 'Liquidity and market exposure',
      description: 'Cash position, credit lines, margin, hedges and limits.',
      stake: 'an hour without position may cost more than the outage',
      criticality: 'critical',
      times: ['4-24 hours', '1-4 hours', '0-1 hour'],
      post: 'treasury',
      resources: ['End-of-day position on paper', 'Committed credit lines', 'Counterparty phone list', 'Limits sheet'],
      needs: ['Payments, wires and settlement'],
      steps:
        '{role} starts from last night’s position, adds phone trades by hand, draws committed lines before noon, cuts limits by half while blind and reports to {owner} every two hours.',
    },
    {
      name: 'Loan, claim and underwriting decisions',
      description: 'Deferrals, draws, closings, claims and new business.',
      stake: 'closings have a date, and claimants have nowhere to sleep',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'credit',
      resources: ['Deferral and claims scripts', 'Approval limits on paper', 'Notary and title contacts', 'Pending list'],
      steps:
        '{role} works the pending list by closing date, grants deferrals within the emergency limits, documents on paper forms with two initials and enters them within two days.',
    },
    {
      name: 'Regulatory filings and notices',
      description: 'Filings, books and records, and notices to examiners and clients.',
      stake: 'examiners accept a delay that was reported and fine one that was found',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'compliance',
      resources: ['Filing calendar', 'Regulator contact list', 'Plan summary for clients', 'Outside counsel'],
      steps:
        '{role} starts the incident log, tells each regulator by its clock, asks in writing for relief on dated filings, and publishes the plan summary to clients.',
    },
    {
      name: 'Fraud watch and identity checks',
      description: 'Call-backs, unusual activity and locked accounts.',
      stake: 'fraudsters read the news of your outage as an invitation',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', '1-4 hours'],
      post: 'compliance',
      resources: ['Call-back numbers on file', 'Trusted contacts', 'Watch list', 'Bank fraud desks'],
      steps:
        '{role} lowers wire limits, allows no change of instructions without call-back and second approval, and freezes first and asks later on first-time payees.',
    },
    {
      name: 'Fees, commissions and staff salaries',
      description: 'Billing, commissions, salaries and vendor payment.',
      stake: 'producers and staff count on the fifteenth',
      criticality: 'medium',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      post: 'treasury',
      resources: ['Last salary file', 'Commission statement', 'Operating account at a second bank'],
      steps:
        '{role} repeats the last salary file, advances commissions at the prior month’s level and corrects both after reconciliation.',
    },
  ],
  systems: [
    {
      name: 'Core ledger or custodian platform',
      description: 'Accounts, positions, policies or loans of record.',
      criticality: 'critical',
      type: 'database',
      vendor: 'Core processor, custodian or policy system vendor',
      backup: ['Every 15 minutes', 'Vendor’s second data center; end-of-day file kept in-house'],
      times: ['0-1 hour', '30 minutes', '0-1 hour'],
      supports: [
        'Client access to accounts and advice',
        'Liquidity and market exposure',
        'Loan, claim and underwriting decisions',
      ],
      needs: ['Secure office and home connections'],
      restore:
        'Declare with the vendor by phone, switch to its recovery site, tie balances to the end-of-day file, then open to clients.',
    },
    {
      name: 'Payment release and tokens',
      description: 'Wire, ACH and check release with dual control.',
      criticality: 'critical',
      type: 'application',
      vendor: 'Correspondent bank or payment service',
      backup: ['Every 15 minutes', 'Provider’s second site'],
      times: ['0-1 hour', '20 minutes', '0-1 hour'],
      supports: ['Payments, wires and settlement'],
      needs: ['Secure office and home connections'],
      restore:
        'Use spare tokens at the second site, phone repetitive wires by code word, compare released totals with the queue.',
    },
    {
      name: 'Secure office and home connections',
      description: 'Firewalls, lines and remote access with strong sign-in.',
      criticality: 'critical',
      type: 'network',
      vendor: 'Managed network provider with two carriers',
      backup: ['Daily', 'Settings at the provider'],
      times: ['0-1 hour', '15 minutes', '4-24 hours'],
      supports: [],
      restore: 'Fail over to the second carrier, bring up releasers and recorded phones first, then everyone else.',
    },
    {
      name: 'Recorded client lines and messages',
      description: 'Phones, recording, secure messages and archives.',
      criticality: 'critical',
      type: 'application',
      vendor: 'Hosted phone and archive vendor',
      backup: ['Hourly', 'Archive vendor’s write-once storage'],
      times: ['0-1 hour', '45 minutes', '0-1 hour'],
      supports: ['Client access to accounts and advice'],
      restore: 'Forward to recorded mobiles, play the notice with the custodian’s number, prove that recordings arrive.',
    },
    {
      name: 'Document and e-signature vault',
      description: 'Loan, policy and client files with signatures.',
      criticality: 'high',
      type: 'database',
      vendor: 'Document management vendor',
      backup: ['Daily', 'Encrypted copy in another region'],
      times: ['4-24 hours', '8 hours', '4-24 hours'],
      supports: ['Loan, claim and underwriting decisions', 'Regulatory filings and notices'],
      restore: 'Sign on paper with a notary, restore, scan in closing order and check seals and dates.',
    },
    {
      name: 'Fraud monitoring and identity service',
      description: 'Alerts, limits and identity questions.',
      criticality: 'high',
      type: 'application',
      vendor: 'Fraud monitoring vendor',
      backup: ['Hourly', 'Vendor cloud'],
      times: ['1-4 hours', '2 hours', '0-1 hour'],
      supports: ['Fraud watch and identity checks'],
      restore: 'Hold first-time payees by hand, restore rules, rerun the blind hours before releasing held items.',
    },
    {
      name: 'General ledger and salary service',
      description: 'Firm accounts, commissions and salaries.',
      criticality: 'medium',
      type: 'application',
      vendor: 'Accounting and payroll vendor',
      backup: ['Daily', 'Vendor cloud'],
      times: ['1-3 days', '1 day', '4-24 hours'],
      supports: ['Fees, commissions and staff salaries'],
      restore: 'Repeat the last file, restore, post advances and clear differences next cycle.',
    },
  ],
});

const deposits = /bank|credit union|savings|thrift/i;

export const finance: Industry = {
  ...financeOperations,
  name: 'Finance',
  trade: 'a financial firm',
  words:
    /\b(financ|(?<!(?:food|blood) )banks?\b|banking|credit union|insurance|broker|wealth|invest|mortgage|lender|lending|accounting|accountant|cpa|tax prep|payments?\b|fintech)/,
  peak: 'Market open and close, quarter-ends, tax season and the first and fifteenth of the month concentrate payments and calls',
  harm: {
    financial_impact:
      'A missed settlement or wire cut-off is owed with interest, and an unhedged hour may cost more than a day of fees.',
    operational_impact: 'Payment files, reconciliations and disclosures have cut-offs that cannot be caught up in the evening.',
    reputational_impact: 'Clients forgive a closed office and not an unreachable account; rumors move money within hours.',
    regulatory_impact: 'FINRA, SEC, state and bank examiners read the continuity plan and the log of how it was used.',
  },
  exposure: {
    water: 'vault boxes, paper files and street-level branches are lost, and cash in transit cannot arrive',
    wind: 'branches lose windows and signs while clients need cash and claims help most',
    ground: 'server rooms, drive-through canopies and downtown towers are closed until inspected',
    fire: 'evacuated clients ask for deferrals and claims from wherever they are, and collateral burns',
    cold: 'couriers and cash carriers stop, and tellers cannot open with one person',
    heat: 'server closets trip, and branches serve as cool rooms with long lines',
    power: 'trading desks, alarms, ATMs and vault timers depend on batteries of an hour',
    air: 'advisers work from home for days, so calls must be recorded there too',
  },
  sizes: [
    [
      'With {staff} name a custodian contact or a buddy firm that may serve your clients if you cannot; regulators call it a succession agreement.',
      'Keep the trusted-contact list and wire call-back numbers on paper in a bank box.',
    ],
    [
      'With {staff} two people must be able to release payments from two places; dual control fails when both share a flooded street.',
      'Test a full day of work from home with recorded lines before you need it.',
    ],
    [
      'With {staff} write cut-offs by the hour for each payment type and name the person who may ask the network for an extension.',
      'Ask your core or custodian for its test results and take part in its yearly recovery test.',
    ],
    [
      'With {staff} set impact tolerances per service and rehearse a severe scenario with treasury, legal and communications in one room.',
      'Keep a liquidity line sized for three days without incoming settlement.',
    ],
  ],
  suppliers: [
    'the core processor or custodian',
    'the card and ATM network',
    'the market data or quoting vendor',
    'the courier and cash carrier',
  ],
  insights: [
    'FINRA Rule 4370 names what a broker-dealer’s plan covers: data, mission-critical systems, communications, alternate location, counterparties and clients’ access to assets.',
    'Fedwire and ACH have fixed cut-offs; the first question of any outage is which file misses which one.',
    'Wire fraud peaks in disasters: no change of instructions without a call to a number on file.',
    'Loan deferral and claims scripts prepared before the season keep staff answering instead of deciding.',
  ],
  duties: [
    'FINRA Rule 4370 requires broker-dealers to name two emergency contacts and give clients a plan summary.',
    'Investment advisers owe a fiduciary duty under section 206 of the Advisers Act; SEC Rule 206(4)-7 requires a written compliance program.',
    'Banks must tell their federal regulator of a serious cybersecurity incident within 36 hours (12 CFR 53 and parallel rules).',
    'Federally insured credit unions must report a cyber incident to the NCUA within 72 hours, and a catastrophic act within 5 business days (12 CFR 748.1; check for changes).',
    'The GLBA Safeguards Rule protects client records in home offices and temporary branches too.',
    'Federal examiners use the FFIEC Business Continuity Management booklet; align chapter by chapter.',
  ],
  risks: [
    [
      'Payment or Settlement Failure',
      'A missed file leaves clients unpaid and the firm with penalties and overdraft.',
      { like: 'Payment System Outage' },
    ],
    [
      'Core Processor or Custodian Outage',
      'The firm’s ledger runs elsewhere; when it stops, no one can see balances.',
      { like: 'System Outage' },
    ],
    ['Wire and Check Fraud', 'Confused days with new staff and new places are when false instructions succeed.'],
    ['Ransomware on Client Records', 'Encrypted loan or advisory files stop service and start regulators’ clocks.'],
    ['Client Data Breach', 'Identity data brings notice in each state and the loss of clients who have a choice.'],
    ['Liquidity Squeeze', 'Withdrawals, draws and margin rise together in an event, within hours by phone.'],
    [
      'Market Data or Trading Halt',
      'Positions cannot be closed or priced while obligations continue.',
      { like: 'System Outage' },
    ],
    ['Licensed Personnel Loss', 'Only named principals may approve trades, loans or filings.'],
    ['Regulatory Filing Failure', 'Late net-capital, call or tax filings carry fines and a public mark.'],
    ['Branch Robbery', 'Cash, panic and closed neighbors make reopening branches a target.', { only: deposits }],
  ],
};
