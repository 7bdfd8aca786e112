import { financeOperations } from '../operations/finance.ts';
import type { Industry } from './industry.ts';

const deposits = /bank|credit union|savings|thrift/i;

export const finance: Industry = {
  ...financeOperations,
  name: 'Finance',
  trade: 'a financial firm',
  words:
    /\b(financ|banks?\b|banking|credit union|insurance|broker|wealth|invest|mortgage|lender|lending|accounting|accountant|cpa|tax prep|payments?\b|fintech)/,
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
