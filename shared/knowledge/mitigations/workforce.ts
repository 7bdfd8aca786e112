/**
 * People and supply. After SBA, OSHA (29 CFR 1904.39), CDC and Ready.gov small-business guidance, FDA Food Code 2022
 * (2-201 for sick food workers, 3-203.12 for shellfish tags) and 21 CFR 1 subpart S (food traceability).
 */
import { BACK_AFTER_VOMITING } from '../temperatures.ts';
import { CRISIS_LINES, moneyOwner, ownerBySize, peopleOwner, REPORT_INJURY, type RiskFacts, supplyOwner } from './fact.ts';

export const workforce: readonly RiskFacts[] = [
  {
    risks: ['Key Personnel Loss', 'Loss of Key Personnel', 'Key Person Dependency', 'Owner Incapacity', 'Succession'],
    words: /\b(?:personnel|key person|succession|owner|founder|incapacit)/i,
    facts: [
      {
        strategy: 'Name a backup for every critical function, and let the backup do the work alone once',
        lines: [
          'Write down for each critical function who does it, who backs them up, and what only one person knows.',
          {
            say: 'Ask a trusted colleague, relative or competitor to run the business for two weeks if you cannot.',
            upTo: 'micro',
            led: ['owner'],
          },
          {
            say: 'Agree with someone who holds the same license to step in. Know what the authority that issued it must approve first.',
            led: ['license'],
          },
          {
            say: 'Let the board name in its minutes who acts for the director or manager, with signing limits.',
            led: ['board'],
          },
          {
            say: 'Keep the order of succession three deep, as the charter or ordinance says, with deputies appointed.',
            led: ['public'],
          },
          {
            say: 'Agree with the governing body who leads worship, pastoral care and money in the meantime.',
            led: ['congregation'],
          },
          'Make signatures, passwords and keys reachable by two people.',
          { say: 'Add a second signer at the bank.', hasNot: ['deposits'] },
          { say: 'Name a second person who may release wires and settlement.', has: ['deposits'] },
          { say: 'Price key-person insurance for the person whose loss would cost the most income.', led: ['owner'] },
        ],
        steps: [
          'In a medical emergency, call 911. Then one person speaks with the family.',
          `After a death, tell the team in person. ${CRISIS_LINES}`,
          'Within an hour, the backup takes over. Open access the written way, never by guessing passwords.',
          {
            say: 'Work that needs the license waits until someone who holds it is there.',
            led: ['license'],
            hasNot: ['machines'],
          },
          {
            say: 'Without a nurse and a physician who answer for it, start no treatment, and place patients elsewhere today.',
            led: ['license'],
            has: ['machines'],
          },
          'Within 4 hours, list what is due this week and who does it.',
          {
            say: 'Within a day, tell the authority that issued the license and the insurer who is in charge.',
            led: ['license'],
          },
          { say: 'Within a day, tell customers and the bank who decides now.', led: ['owner'] },
          { say: 'Within a day, the board chair names who acts. Tell staff, funders or members, and the bank.', led: ['board'] },
          { say: 'Within a day, the next in the line of succession takes over. Tell staff and the public.', led: ['public'] },
          {
            say: 'Within a day, the governing body names who leads. Tell the congregation in person, and the bank.',
            led: ['congregation'],
          },
          'Within a week, decide to hire, promote or bring in a retired colleague.',
        ],
        actions: [
          'Let each backup run the function alone for one day',
          { say: 'Add the second signer at the bank', hasNot: ['deposits'] },
          { say: 'Put the second person for wires and settlement on file', has: ['deposits'] },
          'Write the page “what only I know”',
        ],
        who: ownerBySize,
        timeline: 'Name backups within 30 days, and test them within 90',
        effectiveness: 'high',
        needs: 'Password manager, bank form, one training day per function',
        priority: 'High',
        upkeep: 'Swap roles for a day twice a year',
      },
    ],
  },
  {
    risks: [
      'Staff Shortage',
      'Labor Shortage',
      'Absenteeism',
      'High Staff Turnover',
      'Driver Shortage',
      'Strike',
      'Labor Dispute',
    ],
    words: /\b(?:staff|labor|absent|turnover|volunteer|shortage of (drivers|workers|nurses)|workforce|strike|union)/i,
    facts: [
      {
        strategy: 'Know the smallest crew for each function, and where the next pair of hands comes from',
        lines: [
          'Set the minimum crew per shift. Below it, the function pauses by decision and not by accident.',
          { say: 'Cross-train two people per task. List former employees, agencies and students.', from: 'small' },
          { say: 'Agree with one former employee or relative who can step in for a week.', upTo: 'micro' },
        ],
        steps: [
          'If the crew is too small to keep people safe, that work stops.',
          {
            say: 'People in care are never left alone. If a ratio is missed, call the agency and the regulator right away.',
            has: ['residents', 'patients', 'minors'],
          },
          'Call the list in order as soon as a shift is short.',
          'Within an hour, drop the functions that can wait. Tell the customers affected.',
          'Within 4 hours, cap shifts at 12 hours with breaks. Tired people cause the next accident.',
          'Within a day, order from the agency and pay the agreed rate for extra shifts.',
          {
            say: 'Within a week, shorten the opening hours before you lower the quality.',
            hasNot: ['residents', 'essential'],
          },
          {
            say: 'Within a week, borrow trained people from partners before you cut hours of a service that people depend on.',
            has: ['residents', 'essential'],
          },
        ],
        actions: ['Write down the minimum crews', 'Agree on rates with an agency before you need it'],
        who: peopleOwner,
        timeline: 'Within 45 days',
        effectiveness: 'medium',
        needs: 'Cross-training hours, agency agreement',
        priority: 'Medium',
        upkeep: 'Update the list each quarter',
      },
    ],
  },
  {
    risks: ['Foodborne Illness', 'Foodborne Illness Outbreak', 'Food Poisoning'],
    words: /\b(?:food ?borne|food poison)/i,
    facts: [
      {
        strategy: 'Keep sick hands out of the kitchen, log temperatures, and be straight with the health department',
        lines: [
          `Send home any food worker who vomits or has diarrhea, ${BACK_AFTER_VOMITING}.`,
          'After Shigella, Shiga toxin-producing E. coli, Salmonella, hepatitis A or jaundice, follow the Food Code’s return table.',
          'Log cold holding at 41 °F or below and hot holding at 135 °F or above each shift.',
          'Keep delivery slips with lots. Shellfish tags: 90 days. Foods on FDA’s traceability list: 24 months.',
          'Expect FDA to enforce that traceability rule from July 20, 2028.',
        ],
        steps: [
          'If someone has trouble breathing, faints, or passes blood, call 911.',
          'After a first complaint, write down name, meal, time and symptoms. Do not argue and do not guess.',
          'After a second complaint, stop the suspect dish, keep labeled samples and call the health department.',
          'Within 2 hours, send sick staff home. Disinfect with a product that lists norovirus, restrooms included.',
          'Within 4 hours, hand over logs, slips and shift lists. The department decides on closing.',
          'Within a day, tell the liability insurer. One person answers guests and press.',
          'Before reopening, throw out what was open, show the logs and post the inspection date.',
        ],
        actions: ['Pay sick leave to food handlers', 'Train one certified food protection manager per shift'],
        who: peopleOwner,
        timeline: 'Within 30 days',
        effectiveness: 'high',
        needs: 'Probe thermometers, complaint forms, norovirus disinfectant, food protection manager course',
        priority: 'High',
        upkeep: 'Read the logs weekly, and inspect yourself with the department’s form each quarter',
      },
    ],
  },
  {
    risks: ['Pandemic', 'Infectious Disease', 'Disease Outbreak', 'Illness Outbreak', 'Infection Outbreak'],
    words: /\b(?:pandemic|infect|disease|illness|outbreak|epidemic|norovirus)/i,
    facts: [
      {
        strategy: 'Let sick people stay home with pay, and keep two teams that do not mix',
        lines: [
          'Write a sick-leave rule that gives no one a reason to hide a fever.',
          { say: 'Split each critical function into two teams. Let people work from home if they can.', from: 'small' },
          { say: 'Know what you can deliver alone from home while someone in the household is ill.', upTo: 'micro' },
          'Store soap, masks and disinfectant for four weeks.',
          {
            say: 'Follow your infection control plan: isolation room, protective gear, visitor rules.',
            has: ['patients', 'residents'],
          },
        ],
        steps: [
          'If someone struggles to breathe, is confused or does not wake up, call 911 right away.',
          {
            say: 'After the first case, send the person home, inform contacts without the name and clean surfaces.',
            hasNot: ['residents'],
          },
          {
            say: 'After the first case, give the person a mask and a room apart. If you have none, set beds apart, head to toe.',
            has: ['residents'],
          },
          {
            say: 'Call the health department right away. Sick staff go home, but no one who lives there is sent out.',
            has: ['residents'],
          },
          'Within 4 hours, split the teams and move meetings to calls.',
          'Within a day, ask the health department what it requires for this illness.',
          {
            say: 'Within two days, serve by delivery or at the curb in place of the counter.',
            has: ['customers'],
          },
          {
            say: 'Within two days, put off what can wait, and cover every shift with people in care.',
            has: ['patients', 'residents'],
          },
          'Each week, look at absences and orders, then step up or down.',
        ],
        actions: ['Write the team split', 'Have everyone who can work one day from home'],
        who: peopleOwner,
        timeline: 'Within 60 days',
        effectiveness: 'medium',
        needs: 'Masks, tests, laptops for working from home',
        priority: 'Medium',
        upkeep: 'Check the stock and the team split each fall',
      },
    ],
  },
  {
    risks: [
      'Workplace Safety',
      'Workplace Safety Incidents',
      'Workplace Injury',
      'Worker Injury',
      'Job Site Accident',
      'Accidents',
    ],
    words:
      /\b(?:safety|injur|accident|fall from|worksite|medical emergenc|cardiac|heart attack|stroke|drown|entrap|trapped|entangle|engulf|electrocut|confined space|overdose|choking|allergic reaction|capsiz|derail|mass casualt|crowd crush)|\b(?:trench|scaffold|crane|stage|wall|bleacher)\w*\b.*\bcollapse|\b(?:bus|car|truck|van|vehicle|plane|aircraft|helicopter|train|boat)\b.*\b(?:crash|sink)/i,
    facts: [
      {
        strategy: 'Remove the three hazards that hurt people here, and train one first-aider per shift',
        lines: [
          'Walk the site with OSHA’s checklist for your trade. Fix falls, pinch points and lifting first.',
          REPORT_INJURY,
          { say: 'Carry first-aid kits and a way to call for help in each vehicle and on each site.', has: ['crews', 'fleet'] },
        ],
        steps: [
          'Stop the work right away, call 911 and give first aid.',
          'Do not enter a trench, tank or live area to rescue.',
          'If the person does not breathe, start CPR, after drowning with rescue breaths. Send for the AED (defibrillator).',
          'After an electric shock, touch no one until a trained person has cut the power.',
          'Send someone to the gate to meet the ambulance, and someone to call the family.',
          'If the place is not safe, count heads and tell responders who is missing.',
          'Leave the scene as it is. Take photos and the names of witnesses.',
          'Tell OSHA and the workers’ compensation insurer within their deadlines.',
          `Restart only after you fixed the cause. Talk with the crew. ${CRISIS_LINES}`,
        ],
        actions: ['Train first-aiders and CPR', 'Post the OSHA deadlines beside the first-aid kit'],
        who: peopleOwner,
        timeline: 'Within 30 days',
        effectiveness: 'high',
        needs: 'First-aid course ($70 to $120 per person), AED, guards',
        priority: 'High',
        upkeep: 'Hold a safety talk each week, and repeat the course every two years',
      },
    ],
  },
];

export const supplyChain: readonly RiskFacts[] = [
  {
    risks: [
      'Supply Chain Disruption',
      'Supply Chain Failure',
      'Supplier Failure',
      'Ingredient Shortage',
      'Parts Shortage',
      'Material Shortage',
      'Chip Shortage',
      'Drug Shortage',
      'Inventory Shortage',
      'Vendor Failure',
    ],
    words: /\b(?:suppl|vendor|ingredient|raw material|parts|inventory|shortage|import|tariff)/i,
    facts: [
      {
        strategy: 'Find a second source for everything that stops a critical function, and try it with a real order',
        lines: [
          'Mark the suppliers you cannot replace, and how many days their goods last.',
          'Hold enough stock to cover the second source’s delivery time.',
          'Request the continuity plans of your three most critical suppliers.',
        ],
        steps: [
          'If someone’s health or safety depends on what is short, put people first.',
          'When a delivery is missed, find out why and for how long. Count the days in stock.',
          'Within 2 hours, order from the second source. Keep what is in stock for the orders that cannot wait.',
          'Within 4 hours, offer what you can still deliver: less, later or something else.',
          'Within a day, give the customers whose orders move a new date.',
          'Within 3 days, compare air freight, retail purchase and a partner’s stock by cost per day.',
        ],
        actions: ['Place one order with each second source', 'Write the days in stock beside each critical item'],
        who: supplyOwner,
        timeline: 'Find second sources within 60 days',
        effectiveness: 'high',
        needs: 'Second accounts, stock for the lead time',
        priority: 'High',
        upkeep: 'Place a real order with each second source twice a year',
      },
    ],
  },
  {
    risks: [
      'Transportation Disruption',
      'Delivery Disruption',
      'Logistics Disruption',
      'Port Closure',
      'Road Closure',
      'Shipping Delays',
    ],
    words: /\b(?:transport|deliver|logistic|shipping|port\b|road|freight|rail)/i,
    facts: [
      {
        strategy: 'Have two routes, two carriers and a place beyond the bottleneck',
        lines: [
          'Name the bridge, port or carrier on which most deliveries depend.',
          'Open accounts with a second carrier and a local courier.',
        ],
        steps: [
          'If a vehicle has crashed or someone is hurt, call 911, give first aid and keep clear of traffic.',
          { say: 'After a crash, count passengers against the list.', has: ['passengers'] },
          'After a crash, send someone to the place and the hospital, and call the families yourself.',
          'Hold the vehicles. Check 511 and the carrier’s notices.',
          'Within an hour, reroute by priority of orders. Tell drivers in writing.',
          'Within 2 hours, give customers the new time before they call.',
          'Within a day, use the second carrier or a pick-up point. Keep the receipts for the claim.',
        ],
        actions: ['Open the second carrier account', 'Mark alternative routes with weight and height limits'],
        who: supplyOwner,
        timeline: 'Within 45 days',
        effectiveness: 'medium',
        needs: 'Second carrier account, depot or pick-up agreement',
        priority: 'Medium',
        upkeep: 'Ship once a quarter with the second carrier',
      },
    ],
  },
  {
    risks: [
      'Loss of Major Customer',
      'Customer Concentration',
      'Loss of Funding',
      'Donation Decline',
      'Funding Cuts',
      'Enrollment Decline',
      'Budget Cuts',
      'Grant Loss',
    ],
    words: /\b(?:(?<!(?:angry|violent|aggressive) )customer|funding|donation|enrol|budget|grant|contract loss|tenant)/i,
    facts: [
      {
        strategy: 'Keep three months of fixed costs within reach, and no payer above a third of income',
        lines: [
          'Write down the share of income of your five largest payers.',
          'Agree on a line of credit while your figures are good.',
          'List the costs that you can pause within 30 days.',
        ],
        steps: [
          'Get in writing what ends, and when.',
          'Within a day, make a 13-week cash forecast and stop purchases that can wait.',
          'Within 3 days, talk to the bank, the landlord and the CPA before you miss a payment.',
          'Within a week, pitch your next-largest customers. Cut hours before you cut jobs.',
          'After 30 days, compare with the forecast and decide the next step.',
        ],
        actions: ['Open the line of credit', 'Set aside a fixed amount each month until three months of expenses are saved'],
        who: moneyOwner,
        timeline: 'Line of credit within 60 days, reserve within 18 months',
        effectiveness: 'medium',
        needs: 'Forecast sheet, line of credit',
        priority: 'Medium',
        upkeep: 'Update the forecast monthly',
      },
    ],
  },
];
