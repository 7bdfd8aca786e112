/**
 * When the one person, machine or platform that the work hangs on is gone. Rules as in the register of duties: National
 * Response Center (oil), FINRA Rule 4370 (business continuity), IRS Publication 1345 (e-file).
 */
import { CRISIS_LINES, moneyOwner, type RiskFacts, technologyOwner } from './fact.ts';
import { answerNamed } from './named.ts';

const clinicalLead = ['Owner', 'Practice Manager', 'Clinical Director', 'Chief Medical Officer'] as const;
const licensedLead = ['Owner', 'Operations Manager', 'Director of Operations', 'Director of Operations'] as const;
const machineOwner = ['Owner', 'Production Manager', 'Production Manager', 'Plant Manager'] as const;
const craftOwner = ['Owner', 'Operations Manager', 'Director of Maintenance', 'Director of Maintenance'] as const;
const fireOwner = ['Fire Chief', 'Fire Chief', 'Deputy Chief', 'Deputy Chief'] as const;
const stationOwner = ['Owner', 'Operations Supervisor', 'Director of Operations', 'Director of Operations'] as const;

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
        'Stop work that needs the license. A shortage is no reason to go over duty hours or ratios.',
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
  answerNamed(
    [
      'Oven or Mixer Breakdown',
      'Pizza Oven Breakdown',
      'Tank, Chiller or Boiler Failure',
      'Conveyor or Pump Failure',
      'Boiler or Press Breakdown',
      'Loom or Knitting Machine Failure',
      'Placement Machine or Oven Down',
      'Press Breakdown before a Mail Date',
      'Spindle or Control Failure on a Key Machine',
      'Instrument Down',
    ],
    machineOwner,
    {
      strategy: 'Know the part, the mechanic and the second machine for the one that everything runs through',
      lines: [
        'Write a card for the machine: model, serial number, maker’s line, mechanic, fuses and settings.',
        'Keep on the shelf the two parts that fail most, and a copy of its programs elsewhere.',
        'Agree with a firm that has such a machine: hours, price, who runs it, and who checks the product.',
      ],
      steps: [
        'If anyone is hurt, stop the machine and call 911. If it smells of gas or burns, everyone leaves first.',
        'Lock it out and tag it. No one reaches in to free it.',
        'Save what is inside by the written rule, or throw it away. Warm food and half-cured product are no bargain.',
        'Call the mechanic with the fault and the serial number. Note the hour that was promised.',
        'Sort the orders: what has a fixed day goes to the second machine tonight.',
        'Call those customers first, with a new time or a smaller order.',
        'Shift people to packing, cleaning, repair and sales of what is in stock.',
        'Before it runs again, test it without product, then with one checked piece.',
      ],
      actions: ['Run one order on the other firm’s machine', 'Put the card on the machine'],
      needs: 'Machine card, spare parts, agreement with another firm',
      upkeep: 'Maintenance as the maker says, one order away each year',
    },
  ),
  answerNamed(['Aircraft out of Service', 'Trainer Fleet Grounded', 'Vessel out of Service'], craftOwner, {
    strategy: 'Sort trips by who needs them most, and have another operator’s craft agreed by type and price',
    lines: [
      'List by craft what ends first: inspection, life-limited part, certificate or crew rating.',
      'Sign with two operators who hold the right certificate. Check their insurance each year.',
    ],
    steps: [
      'On a trip: land, anchor or turn back safely first. The captain or pilot decides, and nobody presses.',
      'Take it out of service in writing. It moves again only when someone with authority has signed.',
      'Call passengers and customers by need: medical and stranded people first, then those with connections.',
      'Hand trips to the agreed operator, with names and weights, never to one without the certificate.',
      'Ask the shop for the part, the days and a loaner. Order before the diagnosis is complete if it is likely.',
      'If an order grounds the type, read it: what may fly or sail, until when, and what inspection frees it.',
      'Pay refunds on the same day, and log the hours for the insurer.',
    ],
    actions: ['Sign with the second operator', 'List the next three limits by craft'],
    needs: 'Agreements with two operators, list of limits, refund reserve',
    upkeep: 'List of limits each month',
  }),
  answerNamed(['Imaging Unit Out of Service', 'Analyzer Failure', 'Compressor or Suction Failure'], clinicalLead, {
    strategy: 'Have the part, the engineer and a second place agreed before the one machine stops',
    lines: [
      'Buy service with a stated response time, and ask which parts lie in your region.',
      'Agree with a second site that takes your urgent cases, and how images, samples and charts travel.',
      'Keep on the shelf what fails most: filters, belts, sensors, valves and fuses.',
    ],
    steps: [
      'If a patient is in the machine or in treatment, bring them out or finish by hand. Call 911 if anyone is unwell.',
      'Switch it off and tag it. No one works on it but a trained person.',
      'Call the service line with the fault code, and write down the promised hour.',
      'Sort today’s list: what cannot wait goes to the second site now, with a call between clinicians.',
      'Hold samples within their time and temperature. Phone urgent results from the other site.',
      'Move the rest by phone. Say the new date, and whom to call if it gets worse.',
      'Before it runs again, pass the quality check. A responsible person signs.',
    ],
    actions: ['Send ten cases to the second site as a test', 'List the spare parts on the shelf'],
    needs: 'Service contract, spare parts, second site',
    upkeep: 'Preventive service as the maker says, and the second site tried twice a year',
  }),
  answerNamed(['Custodian Platform Outage', 'Market Data or Trading Halt', 'E-file or Tax Software Outage'], technologyOwner, {
    strategy: 'Know by phone what the platform cannot show, and log what each client asked and when',
    lines: [
      'Keep the platform’s emergency desk, its status page and your codes on paper.',
      'Save each evening, encrypted: positions or returns, deadlines and the next week’s cash needs.',
      'Write down which deadline moves when a platform is down, and which does not.',
    ],
    steps: [
      'Check the status page and one colleague outside: is it the platform, or you?',
      'Call the emergency desk. Note the ticket, the hour and what still works by phone.',
      'Sort by deadline: margin and withdrawals, filings due today, payments promised.',
      'Log each instruction with time and name. Call back on the number on file before you act.',
      'Send urgent orders or filings by the second way: the desk, another channel, paper or an extension.',
      'Tell clients what waits and what does not. Promise no price and no date.',
      'When it returns, match every confirmation with the log, and correct errors the same day.',
    ],
    actions: ['Place one order or filing by the second way', 'Print the emergency desk’s card'],
    needs: 'Emergency desk codes, encrypted evening copy, call log',
    upkeep: 'The second way tried before each season',
  }),
  answerNamed(['All Clients Down Together'], technologyOwner, {
    strategy: 'Decide now which clients come first, and tell all of them the same thing every hour',
    lines: [
      'Rank clients by harm: people in care, then safety, then payroll and courts, then the rest.',
      'Keep client contacts, passwords and network sketches where your own systems are not needed.',
      'Sign mutual help with two other providers for hands and phones.',
    ],
    steps: [
      'If your own tools may be the cause, cut them off from every client first. Then find out why.',
      'Name one leader, one writer and one lead for each group of clients.',
      'Post one message for all: what is down, what to do by hand, the hour of the next message.',
      'Send hands to clients who look after people. They work on paper until then.',
      'Stop everything else: projects, updates, new tickets by mail.',
      'Restore one client fully, write the steps down, and hand them to the others.',
      'Log hours and decisions by client. Call your insurer before you talk about fault.',
    ],
    actions: ['Print the ranked client list', 'Run one evening with your tools off'],
    needs: 'Ranked list, contacts outside your systems, mutual help',
    priority: 'Immediate',
    upkeep: 'The list each quarter',
  }),
  answerNamed(['Apparatus Breakdown'], fireOwner, {
    strategy: 'Cover the district before the repair: reserve, mutual aid and a changed first alarm',
    lines: [
      'Keep a reserve engine equipped, tested and known to the crews.',
      'Write automatic aid for the one ladder or tanker that nobody can lend you twice.',
    ],
    steps: [
      'On a call: the crew stays with the incident, and the officer asks for the next due unit.',
      'Take a unit with a safety fault out of service at once, and tag it.',
      'Tell dispatch, so that the first alarm changes before the next call.',
      'Move up a neighbor’s company. Put crews on the reserve, and check water, air and ladders.',
      'Call the shop and the maker with the unit’s numbers. Ask for a loaner.',
      'Tell the district’s officials what is covered, by whom and how much later.',
      'Return it to service only after the test that its fault calls for.',
    ],
    actions: ['Equip the reserve', 'Sign automatic aid for the ladder'],
    needs: 'Reserve apparatus, automatic aid agreement, shop on call',
    upkeep: 'Weekly check, yearly pump and ladder test',
  }),
  answerNamed(['Station Out of Service', 'Station Closed or Cut Off'], stationOwner, {
    strategy: 'Get crews and vehicles out first, and post them where the calls are',
    lines: [
      'Agree on two posts on both sides of the river, the tracks or the hill, with power and a roof.',
      'Hang the release of each bay door beside it, and practice it in the dark.',
    ],
    steps: [
      'Count the crew. If someone is missing or hurt, call for help before anyone goes back.',
      'Open the doors by hand and move the vehicles out, if the way is safe.',
      'Tell dispatch the new posts and which streets are closed.',
      'Take along drugs under lock, oxygen, radios, chargers and turnout gear.',
      'Split crews so that each side of the cut has one.',
      'Bring food, fuel and relief to the posts. Write down hours.',
      'Have the building checked before anyone sleeps there again.',
    ],
    actions: ['Walk to both posts with a vehicle', 'Open every bay door by hand'],
    needs: 'Two agreed posts, manual door releases, portable chargers',
    upkeep: 'Doors by hand each month, posts before each season',
  }),
  answerNamed(['Main Transformer or Inverter Failure'], moneyOwner, {
    strategy: 'Know the spare, the lender and the contract dates before the part that no one stocks fails',
    lines: [
      'Test oil, bushings and relays as the maker says, and act on a trend.',
      'List who holds a spare that fits, and join a sharing program.',
      'Check that the policy pays for lost income during the wait for the part.',
    ],
    steps: [
      'Keep everyone away, and call 911 for fire, oil or anyone hurt. No water before it is dead.',
      'Let qualified people isolate, lock out, test and ground.',
      'Contain oil. Report a spill to the National Response Center if it can reach water.',
      'Tell the grid operator and the buyer of the power within the hours of the contract.',
      'Save relay records and oil samples. Touch nothing before the insurer has seen it.',
      'Ask the sharing program, the maker and the rental market for a unit on the same day.',
      'Run what can run on the other string or bank.',
    ],
    actions: ['List who holds a spare', 'Read the contract for outage notices'],
    needs: 'Oil tests, sharing program, outage insurance',
    upkeep: 'Oil test each year',
  }),
];
