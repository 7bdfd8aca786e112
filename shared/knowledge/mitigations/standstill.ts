/** When the one person that the work hangs on is gone. */
import { type Charge, CRISIS_LINES, type RiskFacts } from './fact.ts';
import { answerNamed } from './named.ts';

const clinicalLead = ['Owner', 'Practice Manager', 'Clinical Director', 'Chief Medical Officer'] as const;
const licensedLead = ['Owner', 'Operations Manager', 'Director of Operations', 'Director of Operations'] as const;

/** Their number is tied to that of the staff. */
const CARED_FOR: readonly Charge[] = ['minors', 'patients', 'residents'];

export const standstill: readonly RiskFacts[] = [
  answerNamed(
    ['Loss of the Dentist', 'Orthodontist Cannot Work', 'Loss of the Pharmacist in Charge', 'Loss of the Veterinarian'],
    clinicalLead,
    {
      strategy: 'Sign coverage with a colleague who holds the same license, and know what the board must hear',
      lines: [
        'Sign a mutual coverage agreement with two colleagues nearby: days, charts, supplies, fees and malpractice cover.',
        'Write down which work stops without the license, and what trained staff may still do.',
        'Know your board’s rule for a change of the person in charge, and keep the form filled in.',
        'Price disability and overhead insurance. Say in a sealed letter who may sell or close the practice.',
      ],
      steps: [
        'In a medical emergency, call 911. Someone stays with the person, and someone with those in treatment.',
        'Finish or make safe what has begun. A license holder takes over, or the person goes to one who can.',
        'Stop work that needs the license. No one else prescribes, dispenses or operates.',
        'Call the covering colleague with today’s list: pain, infection, and medicine that may not be missed come first.',
        'Tell the people with appointments who sees them, and where emergencies go at night.',
        'Tell the licensing board, the drug registration and the malpractice insurer, as their rules require.',
        'Keep charts open to the colleague, and refill and callback requests in one list.',
        `Decide after a week: a temporary clinician, longer coverage or a sale. ${CRISIS_LINES}`,
      ],
      actions: ['Sign the coverage agreement', 'Let the colleague work one day in your rooms'],
      needs: 'Coverage agreement, temporary agency, disability policy',
      priority: 'Immediate',
      upkeep: 'One day of coverage each year, and the agreement read again',
    },
  ),
  answerNamed(
    ['Loss of Pilots or Check Airmen', 'Loss of Certified Remote Pilots', 'Loss of the Licensed Director'],
    licensedLead,
    {
      strategy: 'Have a second person trained, licensed and on record before the first one is gone',
      lines: [
        'List each approval, waiver and roster that carries a name, with the date it ends.',
        'Pay for the license of a second person, and have them named where the rules allow two.',
        'Agree with another operator who lends a qualified person, and what the authority must approve.',
      ],
      steps: [
        'In a medical emergency, call 911. People in your charge are never left alone.',
        { say: 'Stop work that needs the license. A shortage is no reason to go over duty hours.', hasNot: CARED_FOR },
        { say: 'Stop work that needs the license. A shortage is no reason to go over duty hours or ratios.', has: CARED_FOR },
        'Call the second person, then the operator who lends one. Check the papers before the first hour.',
        'Sort the week: what is safe and allowed goes on, the rest moves or goes to a partner.',
        'Tell the licensing authority and the insurer within their time.',
        'Call customers or families yourself, with a new date or a place elsewhere.',
        `Give tired people a day off before you ask for more. ${CRISIS_LINES}`,
      ],
      actions: ['Name the second person on each approval', 'Sign the loan of a qualified person'],
      needs: 'Second license, list of approvals with dates, partner operator',
      upkeep: 'Check dates and records each quarter',
    },
  ),
  answerNamed(
    ['Death or Disability of the Attorney'],
    ['Attorney', 'Managing Attorney', 'Managing Partner', 'Managing Partner'],
    {
      strategy: 'Name a successor attorney in writing, with keys to the calendar, the files and the trust account',
      lines: [
        'Sign an agreement with a successor: powers, pay, conflicts check and the consent of clients.',
        'Keep one calendar of court dates that a second person reads each day.',
        'Say with the bank and the bar how someone else can reach the trust account.',
      ],
      steps: [
        'In a medical emergency, call 911. Then one person speaks with the family.',
        'The successor opens the calendar: hearings and deadlines of the next 10 days come first.',
        'Call the courts and opposing counsel, and ask in writing for more time.',
        'Run a conflicts check before the successor opens a file.',
        'Pay nothing from the trust account until someone with authority signs.',
        'Tell the clients, and let each choose a lawyer. Return originals against a receipt.',
        'Tell the malpractice carrier and the state bar, and keep the office phone answered.',
      ],
      actions: ['Sign the successor agreement', 'Show the successor the calendar once'],
      needs: 'Successor agreement, shared calendar, bank form',
      priority: 'Immediate',
      upkeep: 'Each year, with the malpractice renewal',
    },
  ),
];
