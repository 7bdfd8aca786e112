import { defineOperations } from '../industries/industry.ts';
import type { Trade } from './trade.ts';

/** Sources: ABA Model Rules 1.1, 1.4 and 1.15, ABA Formal Opinion 482 (disasters), FRCP 6(a)(3) (clerk’s office not accessible); extensions depend on the court’s order. */
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
        description: 'Statutes of limitations, answers, appeals, hearings and electronic filings.',
        stake: 'a missed statute of limitations usually cannot be fixed and often ends in a malpractice claim',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '0-1 hour'],
        post: 'docket',
        resources: [
          'Docket printed every Friday',
          'E-filing sign-in for two people',
          'Clerks’ phone numbers',
          'Court orders on emergency extensions',
        ],
        replaces: ['Deadline calendar kept twice'],
        steps:
          '1. {role} reads the printed docket for the next 14 days with a second person. 2. File what is due from a laptop on a hotspot. 3. If e-filing is down, call the clerk and note name and time. 4. Read the emergency order before relying on it. 5. Get stipulations from opposing counsel in writing.',
      },
      {
        name: 'Conflict checks and new matters',
        description: 'Searching parties before you accept a matter, and opening its file.',
        stake: 'a matter accepted in conflict can cost both clients and the fees',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'docket',
        resources: ['Exported party list', 'Paper intake form'],
        steps:
          '1. {role} takes new matters on the paper form. 2. Search the exported party list. 3. Mark the matter “pending check”. 4. Repeat the search in the live list before anyone signs an engagement letter.',
        outage: {
          minimum: 'No engagement letter is signed before a search.',
          workaround: ['Paper intake and the exported party list, with each matter marked until the live search.', '3-7 days'],
        },
      },
    ],
    systems: [
      {
        name: 'Docket and case management',
        description: 'Deadlines, matters, parties and conflict search.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Legal practice management vendor',
        backup: ['Hourly', 'Vendor’s cloud, with a weekly printed copy off site'],
        times: ['0-1 hour', '30 minutes', '0-1 hour'],
        supports: ['Court deadlines and filings', 'Conflict checks and new matters'],
        restore:
          '1. Work from the printed docket. 2. Sign in from another line and device. 3. Get the last good calendar from the vendor. 4. Compare the next 30 days with each court’s docket.',
      },
    ],
  }),
  words: ['law', 'legal', 'attorney', 'lawyer', 'notary', 'esq'],
  within: ['Other'],
  alsoIn: ['Finance'],
  traits: ['client-deadlines', 'client-money', 'original-papers'],
  trade: 'a law firm',
  peak: 'Trial weeks, closings at month-end and the last days of a statute of limitations leave no slack',
  not: ['Loss of a Key Person'],
  exposure: {
    ground: 'a red-tagged office keeps originals and servers inside, and the courthouse closes for its own inspection',
    cold: 'courts cancel hearings one by one in the morning, and a frozen pipe ruins the files below it',
    heat: 'hearings move to video where courtrooms lose cooling, and the server closet shuts down',
    air: 'frail clients cannot come to sign, and remote signing depends on your state’s notary rules',
    water: 'original wills, deeds and exhibits on low shelves are lost, and you must still protect what clients gave you',
    wind: 'courthouse and office close together, while deadlines continue unless an order extends them',
    power: 'e-filing deadlines continue, and a dark office has neither internet nor scanner',
    fire: 'originals held for clients cannot be printed again',
  },
  suppliers: [
    {
      name: 'E-filing provider',
      provides: 'Filings with courts and agencies',
      serves: ['Court deadlines and filings'],
      criticality: 'critical',
      downtime: '1-4 hours',
      alternatives: ['The court’s own portal', 'Filing by hand at the clerk’s window'],
    },
    {
      name: 'Court reporter and process server',
      provides: 'Depositions, service and transcripts',
      serves: ['Court deadlines and filings'],
      criticality: 'medium',
      downtime: '3-7 days',
      alternatives: ['A second firm'],
    },
    {
      name: 'Malpractice carrier',
      provides: 'Claims advice and notices',
      serves: ['Client work under deadline'],
      criticality: 'high',
      downtime: '1-3 days',
      alternatives: ['The carrier’s claims line through your broker', 'The state bar’s ethics hotline'],
    },
  ],
  insights: [
    'Print the docket every Friday and keep it at two homes. It is the cheapest protection a law firm can have.',
    'Name a successor attorney in writing for each sole practitioner. Several states require one or recommend it.',
    'List the originals you hold and where they are. Scan them, and keep the vault out of the basement.',
  ],
  risks: [
    [
      'Missed Court Deadline',
      'Emergency orders extend some deadlines and not others, and missed dates lead to malpractice claims.',
      { like: 'Missed Deadline', replaces: ['Missed Date With a Court or Agency'] },
    ],
    [
      'Wire Fraud by Phishing at Closing',
      'An email with new bank details on closing day can empty the trust account within the hour.',
      { like: 'Phishing', replaces: ['Misdirected Client Payment'] },
    ],
    [
      'Death or Disability of the Attorney',
      'In a small firm, no one else may act. Client files are out of reach until a successor is named.',
      { like: 'Key Personnel Loss' },
    ],
  ],
  insurance: ['Malpractice: claims over missed dates and advice'],
  exerciseIdeas: ['E-filing is down at 4 p.m., and a statute of limitations ends at midnight.'],
};
