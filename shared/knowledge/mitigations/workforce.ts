/**
 * People and supply. After SBA, OSHA (29 CFR 1904.39), CDC and Ready.gov small-business guidance, FDA Food Code 2022
 * (2-201 for sick food workers, 3-203.12 for shellfish tags) and 21 CFR 1 subpart S (food traceability).
 */
import { CRISIS_LINES, moneyOwner, ownerBySize, peopleOwner, type RiskFacts, supplyOwner } from './fact.ts';

export const workforce: readonly RiskFacts[] = [
  {
    risks: ['Key Personnel Loss', 'Loss of Key Personnel', 'Key Person Dependency', 'Owner Incapacity', 'Succession'],
    words: /\b(?:personnel|key person|succession|owner|founder|incapacit)/i,
    facts: [
      {
        strategy: 'A named deputy for every critical function who has done the work once alone',
        lines: [
          'For each critical function: who does it, who stands in, what only one person knows.',
          'Signatures, passwords and keys reachable by two people (password manager with emergency access, second signatory at the bank).',
          'Consider key-person coverage for the person who carries the customers.',
        ],
        steps: [
          'In a medical emergency, call 911. Then care for the person and the family first, with one contact who does the talking.',
          `After a death, tell the team in person. ${CRISIS_LINES}`,
          'T+1 h: deputy takes over; access is opened by the written way, never by guessing passwords.',
          'T+4 h: list what is due this week and who does it.',
          'T+24 h: tell customers and the bank who decides now.',
          'T+1 week: decide on hiring, promotion or a retired colleague for the interim.',
        ],
        actions: [
          'Let each deputy run the function alone for one day',
          'Add the second signatory at the bank',
          'Write the page “what only I know”',
        ],
        who: ownerBySize,
        timeline: 'Deputies named within 30 days, tried within 90',
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
      'Volunteer Shortage',
      'High Staff Turnover',
      'Driver Shortage',
      'Strike',
      'Labor Dispute',
    ],
    words: /\b(?:staff|labor|absent|turnover|volunteer|shortage of (drivers|workers|nurses)|workforce|strike|union)/i,
    facts: [
      {
        strategy: 'Know the smallest crew for each function and where the next pair of hands comes from',
        lines: [
          'Set the minimum crew per shift; below it the function pauses by plan, not by accident.',
          'Cross-train two people per station and keep a list of former staff, agencies and students.',
        ],
        steps: [
          'Below the crew that keeps people safe, that work stops. People in care are never left alone: call the agency and the regulator right away.',
          'T+0 (crew below minimum): shift lead calls the list in order.',
          'T+1 h: drop the functions that can wait; tell the customers they concern.',
          'T+4 h: cap shifts at 12 hours with breaks. Tired people cause the next accident.',
          'T+24 h: agency order; bonus for extra shifts by the agreed rate.',
          'T+1 week: reduce opening hours rather than quality.',
        ],
        actions: ['Write minimum crews', 'Agree rates with an agency before they are needed'],
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
        strategy: 'Sick hands out of the kitchen, temperatures on paper, and a straight answer to the health department',
        lines: [
          'FDA Food Code: a food worker who vomits or has diarrhea stays out until 24 hours without symptoms.',
          'With norovirus, Shigella, Shiga toxin-producing E. coli (STEC), Salmonella, hepatitis A or jaundice, the worker returns only as the Food Code table and the health department allow.',
          'Log cold holding at 41 °F or below and hot holding at 135 °F or above each shift.',
          'Keep delivery slips with lots. Shellfish tags: 90 days. Foods on FDA’s traceability list: 24 months (rule 204, enforced from July 20, 2028).',
        ],
        steps: [
          'If someone has trouble breathing, faints, or passes blood, call 911.',
          'First complaint: take name, meal, time and symptoms on the form; do not argue and do not guess.',
          'Second complaint from another party: stop the suspect dish, keep and label samples, call the health department.',
          'T+2 h: sick staff home; disinfect with a product that names norovirus, restrooms included.',
          'T+4 h: hand over logs, slips and shift lists; the department decides on closing.',
          'T+24 h: tell the liability insurer; one person answers guests and press.',
          'Reopening: throw out what was open, show the logs, and post the date of the inspection.',
        ],
        actions: ['Pay sick leave to food handlers', 'Train one certified food protection manager per shift'],
        who: peopleOwner,
        timeline: 'Within 30 days',
        effectiveness: 'high',
        needs:
          'Probe thermometers, complaint forms, norovirus disinfectant, food protection manager course ($100 to $180 a person)',
        priority: 'High',
        upkeep: 'Read the logs weekly; inspect yourself with the department’s form each quarter',
      },
    ],
  },
  {
    risks: ['Pandemic', 'Infectious Disease', 'Disease Outbreak', 'Illness Outbreak', 'Infection Outbreak'],
    words: /\b(?:pandemic|infect|disease|illness|outbreak|epidemic|norovirus)/i,
    facts: [
      {
        strategy: 'Sick people stay home with pay, the rest work in teams that do not mix',
        lines: [
          'Sick-leave rule that nobody has a reason to hide a fever from.',
          'Two teams for each critical function; working from home for whoever can.',
          'Soap, masks and disinfectant for four weeks.',
        ],
        steps: [
          'If someone struggles to breathe, is confused or does not wake up, call 911 right away.',
          'First case: person home, contacts informed without the name, surfaces cleaned.',
          'T+4 h: split the teams; meetings by call.',
          'T+24 h: ask the health department what is required for this illness.',
          'T+48 h: run critical functions with the smallest crews; delivery or curbside in place of counters.',
          'Each week: look at absences and orders, step up or down.',
        ],
        actions: ['Write the team split', 'Test a day of working from home'],
        who: peopleOwner,
        timeline: 'Within 60 days',
        effectiveness: 'medium',
        needs: 'Masks, tests, laptops for working from home',
        priority: 'Medium',
        upkeep: 'Check stock and the split each fall',
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
          'Walk the site with OSHA’s checklist for the trade; fix falls, pinch points and lifting first.',
          'Report serious injuries to OSHA: a death within 8 hours, an in-patient stay, amputation or eye loss within 24.',
        ],
        steps: [
          'Stop the work right away, call 911 and give first aid. Do not enter a trench, tank or live area to rescue.',
          'If the person does not breathe, start CPR and send for the AED. After an electric shock, touch no one until a trained person has cut the power.',
          'Send someone to the gate to meet the ambulance, and someone to call the family.',
          'Count heads if the place is not safe, and tell the responders who is missing.',
          'T+1 h: secure the scene as it is, take photographs and names of witnesses.',
          'T+8 h: OSHA and the workers’ compensation insurer informed where due.',
          `Work restarts only after the cause is dealt with. Talk with the crew. ${CRISIS_LINES}`,
        ],
        actions: ['Train first-aiders and CPR', 'Hang the reporting clocks beside the first-aid box'],
        who: peopleOwner,
        timeline: 'Within 30 days',
        effectiveness: 'high',
        needs: 'First-aid course ($70 to $120 a person), AED, guards',
        priority: 'High',
        upkeep: 'Toolbox talk each week; course every two years',
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
        strategy: 'A second source for whatever stops a critical function, tried with a real order',
        lines: [
          'Mark the suppliers without an alternative and how many days their goods last.',
          'Hold stock for the delivery time of the second source, first in, first out.',
          'Ask the three most critical ones for their own continuity plan.',
        ],
        steps: [
          'T+0 (delivery missed): find out why and for how long; count the days in stock.',
          'T+2 h: place the order with the second source; reserve stock for the critical function.',
          'T+4 h: change what is offered to what can be made.',
          'T+24 h: tell customers whose orders move, with a new date.',
          'T+72 h: decide on air freight, purchase at retail or a partner’s stock by cost per day.',
        ],
        actions: ['Order once from each second source', 'Write days-in-stock beside each critical item'],
        who: supplyOwner,
        timeline: 'Second sources within 60 days',
        effectiveness: 'high',
        needs: 'Second accounts, stock for the lead time',
        priority: 'High',
        upkeep: 'One real order with each second source every half year',
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
        strategy: 'Two routes, two carriers and a place beyond the bottleneck',
        lines: [
          'Name the bridge, port or carrier on which most deliveries depend.',
          'Keep an account with a second carrier and a local courier.',
        ],
        steps: [
          'If a vehicle has crashed or someone is hurt, call 911, give first aid, and move everyone away from traffic.',
          'After a crash: count passengers, send someone to the place and to the hospital, and call the families yourself.',
          'T+0: hold vehicles; check 511 and the carrier’s notices.',
          'T+1 h: reroute by priority of orders; tell drivers in writing.',
          'T+2 h: customers get the new time before they ask.',
          'T+24 h: second carrier or pick-up point; keep receipts for the claim.',
        ],
        actions: ['Open the second account', 'Mark alternative routes with weight and height limits'],
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
        strategy: 'Three months of fixed costs in reach and no single payer above a third of income',
        lines: [
          'Write down the share of income of the five largest payers.',
          'Agree a credit line while figures are good.',
          'List costs that can be paused in 30 days.',
        ],
        steps: [
          'T+0: confirm in writing what ends and when.',
          'T+24 h: 13-week cash forecast; stop purchases that can wait.',
          'T+72 h: talk to bank, landlord and tax adviser before a payment is missed.',
          'T+1 week: pitch your next-largest customers. Cut hours before you cut jobs.',
          'T+30 days: compare with the forecast; decide the next step.',
        ],
        actions: ['Open the credit line', 'Set the first dollar of each month aside until three months are reached'],
        who: moneyOwner,
        timeline: 'Credit line within 60 days, reserve within 18 months',
        effectiveness: 'medium',
        needs: 'Forecast sheet, credit line',
        priority: 'Medium',
        upkeep: 'Update the forecast monthly',
      },
    ],
  },
];
