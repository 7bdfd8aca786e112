import { defineOperations } from '../industries/industry.ts';
import type { Trade } from './trade.ts';

export const law: Trade = {
  id: 'law-firm',
  title: 'Law firm',
  naics: '541110',
  ...defineOperations({
    posts: {
      docket: {
        role: ['Attorney (Owner)', 'Docketing Paralegal', 'Docketing Manager', 'Director of Docketing'],
        team: ['Attorney and paralegal', 'Paralegals', 'Docketing', 'Docketing and court filing'],
        owner: ['Attorney (Owner)', 'Managing Partner', 'Managing Partner', 'General Counsel'],
      },
    },
    functions: [
      {
        name: 'Court deadlines and filings',
        description: 'Limitation periods, answers, appeals and e-filings on the docket.',
        stake: 'a missed statute of limitations usually cannot be fixed and is a leading cause of malpractice claims',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '0-1 hour'],
        post: 'docket',
        resources: [
          'Docket printed every Friday',
          'E-filing login for two people',
          'Clerk’s phone numbers',
          'Standing orders on emergency extensions',
        ],
        steps:
          '{role} reads the printed docket for the next 14 days, files what is due from a laptop on a hotspot, calls the clerk where e-filing is down and notes name and time, looks up the emergency order that tolls deadlines before relying on it, and asks opposing counsel for written stipulations.',
      },
      {
        name: 'Client trust account',
        description: 'Retainers, settlements and escrow held for clients, and their reconciliation.',
        stake: 'client money that cannot be paid out or accounted for is a matter for the bar',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'docket',
        resources: [
          'Bank contact and second signer',
          'Ledger export per client',
          'Checks at a second address',
          'Call-back rule for wires',
        ],
        steps:
          '{role} stops all wires until bank details are confirmed by a call to a known number, pays closings that cannot wait by cashier’s check with two signers, and reconciles client by client from the last export.',
      },
      {
        name: 'Conflict checks and new matters',
        description: 'Searching parties before a matter is accepted and opening its file.',
        stake: 'a matter accepted in conflict has to be given back with the fees',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'docket',
        resources: ['Party list export', 'Paper intake form'],
        steps:
          '{role} takes new matters on the paper form, searches the exported party list, marks them “pending check” and signs no engagement letter before the search is repeated in the live list.',
      },
    ],
    systems: [
      {
        name: 'Docket and case management',
        description: 'Calendar of deadlines, matters, parties and conflict search.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Legal practice management vendor',
        backup: ['Hourly', 'Vendor cloud, plus a weekly printed docket at home'],
        times: ['0-1 hour', '30 minutes', '1-4 hours'],
        supports: ['Court deadlines and filings', 'Client trust account', 'Conflict checks and new matters'],
        restore:
          '1. Work from the printed docket. 2. Sign in from another line and device. 3. Ask the vendor for the last good calendar. 4. Compare it with the court’s own docket, matter by matter, for the next 30 days.',
      },
    ],
  }),
  words: ['law', 'legal', 'attorney', 'lawyer', 'notary', 'esq'],
  within: ['Other'],
  alsoIn: ['Finance'],
  traits: [],
  trade: 'a law firm',
  peak: 'Trial weeks, closings at month-end and the last days of limitation periods leave no slack',
  not: ['Specialists and subcontracted help', 'New proposals and referrals', 'Subcontractor Drop-Out', 'Loss of a Key Person'],
  exposure: {
    ground: 'a red-tagged office keeps originals and servers inside, and the courthouse closes for an inspection of its own',
    cold: 'hearings are called off court by court at seven in the morning, and a pipe that freezes over a weekend ruins the files below it',
    heat: 'hearings move to video where courtrooms lose cooling, and the server closet trips',
    air: 'frail clients cannot come to sign, and signing from afar depends on the notary rules of the state',
    water: 'original wills, deeds and exhibits on low shelves are lost, and the duty to protect them does not end with the lease',
    wind: 'courthouse and office close together, while limitation periods run on unless an order tolls them',
    power: 'e-filing portals wait for nobody at 11:59 p.m., and a dark office has neither line nor scanner',
    fire: 'originals held for clients cannot be printed again',
  },
  suppliers: [
    {
      name: 'E-filing provider',
      provides: 'Filings with courts and agencies',
      criticality: 'critical',
      downtime: '0-1 hour',
      alternatives: ['The court’s own portal', 'Filing by hand at the clerk’s window'],
    },
    {
      name: 'Court reporter and process server',
      provides: 'Depositions, service and transcripts',
      criticality: 'medium',
      downtime: '3-7 days',
      alternatives: ['A second firm'],
    },
    {
      name: 'Trust account bank',
      provides: 'Client funds and wires',
      criticality: 'critical',
      downtime: '4-24 hours',
      alternatives: ['A second bank with an open trust account'],
    },
    {
      name: 'Malpractice carrier',
      provides: 'Claims advice and notices',
      criticality: 'high',
      downtime: '1-3 days',
      alternatives: ['The bar’s ethics hotline'],
    },
  ],
  insights: [
    'A docket printed every Friday and kept at two homes is the cheapest cover a law firm can buy.',
    'Name a successor attorney in writing for each sole practitioner; several state bars ask for one, and clients should know the name.',
    'List the originals you hold (wills, deeds, notes) with their place; scan them, and keep the vault out of the basement.',
  ],
  duties: [
    'ABA Model Rules 1.1, 1.4 and 1.15 keep running in a disaster: competence, news to clients and safe client property (see ABA Formal Opinion 482).',
    'Malpractice policies ask for notice of a possible claim at once; note a missed date and call the carrier the same day.',
  ],
  risks: [
    [
      'Missed Court Deadline',
      'Missed dates are the commonest administrative malpractice claim; emergency orders toll some periods and not others.',
      { like: 'Missed Deadline' },
    ],
    ['Loss of Original Documents', 'Wills, deeds and exhibits held for clients exist once.', { like: 'Loss of Records' }],
    [
      'Wire Fraud by Phishing at Closing',
      'A mail with new bank details on closing day empties the trust account within the hour.',
      { like: 'Phishing' },
    ],
    [
      'Death or Disability of the Attorney',
      'In a small firm nobody else may act, and clients’ files are locked with the license.',
      { like: 'Key Personnel Loss' },
    ],
  ],
};
