/** People and animals in somebody’s care. After CMS emergency preparedness guidance, state child care rules, USDA APHIS and AVMA. */
import { CRISIS_LINES, GENERATOR_CONNECTION, GENERATOR_OUTDOORS, owner, people, type RiskFacts, site } from './fact.ts';

export const lives: readonly RiskFacts[] = [
  {
    risks: ['Abuse Allegation', 'Child Abuse Allegation'],
    words: /\b(?:allegation|abuse|molest)/i,
    facts: [
      {
        strategy: 'Protect the child or the person in care first, report the same day, and leave the inquiry to the authorities',
        lines: [
          'Write down who must report by law in your state, to which hotline, and within what time.',
          'Two screened adults with every group, and no one alone with a child behind a closed door.',
          'One person speaks for the business and gives no name to anyone but the authorities.',
        ],
        steps: [
          'If anyone is in danger now, call 911 and stay with the child or the person.',
          'Keep the accused person away from everyone in care, without accusing and without a warning of what was said.',
          'Report to the state hotline right away. Whoever heard it reports in person: telling a manager is not enough.',
          'Listen and write down the words that were used. Ask for no details, promise no secrecy, and do not investigate.',
          'Tell the parents or the guardian as the hotline advises.',
          'T+4 h: call the licensor, the lawyer and the insurer. Keep footage, rosters and messages as they are.',
          `Care for the person concerned and for the team. ${CRISIS_LINES}`,
        ],
        actions: ['Post the state hotline', 'Train everyone on what must be reported, each year'],
        who: owner,
        timeline: 'Within 30 days',
        effectiveness: 'high',
        needs: 'Screening, training, the number of the state hotline',
        priority: 'Immediate',
        upkeep: 'Screen again every two years; read the state rule each year',
      },
    ],
  },
  {
    risks: ['Medical Gas Interruption', 'Oxygen Supply Failure'],
    words: /\b(?:medical gas|oxygen(?!.*\b(?:fire|explosion))|ventilator|dialysis water)\b/i,
    facts: [
      {
        strategy: 'Keep oxygen, suction and clean water for patients when the supply fails',
        lines: [
          'A filled cylinder with regulator and a hand ventilation bag within reach of every patient on oxygen.',
          'Write down how many hours the cylinders last at full use, and who brings more at night.',
          'Portable suction, and bottled or sterile water for every treatment that must be finished.',
        ],
        steps: [
          'If the supply of a patient fails, switch to the cylinder right away, or ventilate by hand. Call 911 or your emergency team.',
          'Start no sedation, surgery or dialysis. Trained staff end what is running by the emergency procedure.',
          'Only trained staff close a zone valve, and only after every patient behind it is on a cylinder. Keep flames and sparks away.',
          'If the water fails or a notice comes, use no tap water on patients or instruments. Boiling does not remove chemicals.',
          'T+15 min: count cylinders and hours, call the gas supplier and tell the medical director.',
          'T+30 min: if the hours do not reach to the delivery, move patients to a hospital.',
          'Return to the supply only after a qualified tester has released gas or water.',
        ],
        actions: ['Count the cylinders', 'Switch one room to cylinders as an exercise'],
        who: ['Owner', 'Practice Manager', 'Facilities Manager', 'Facilities Director'],
        timeline: 'Within 14 days',
        effectiveness: 'high',
        needs: 'Cylinders with regulators, hand ventilation bags, portable suction',
        priority: 'Immediate',
        upkeep: 'Check cylinder pressure weekly',
      },
    ],
  },
  {
    risks: ['Missing Person', 'Missing Child', 'Missing Resident', 'Wrongful Release', 'Elopement'],
    words:
      /\b(?:(?:missing|lost|runaway) (?:child|person|resident|patient|student)|wander|elope|wrongly released|abduct|kidnap)/i,
    facts: [
      {
        strategy: 'Count at every door, release only against a card, and search by a plan that starts right away',
        lines: [
          'A roll with photo for each group, on paper, counted at each move and each shift change.',
          'Doors that unlock when the power fails get a person or a battery alarm.',
          'Nobody hands over a child or resident without the card and a photo ID, however well known the face is.',
        ],
        steps: [
          'If someone is missing, call the count again and watch all exits right away.',
          'Call 911 right away for a child, or anyone who cannot keep safe alone: photo, clothing, medical needs, likely places. One person stays on the line.',
          'Meanwhile others search by the floor plan, inside and outside: water and roads first, then cars and closets. Do not wait for the search to end.',
          'Call the family yourself, before they hear it elsewhere.',
          'T+1 h: give camera footage and sign-out sheets to the police, and tell the licensor or state agency by its clock.',
          'Found: check by a nurse or paramedic, tell everybody who searched, write down how it happened.',
        ],
        actions: [
          'Print the rolls with photos',
          'Drill the count and the search once a quarter',
          'Test what each door does without power',
        ],
        who: people,
        timeline: 'Within 14 days',
        effectiveness: 'high',
        needs: 'Photo rolls, release cards, battery door alarms ($30 to $80 each)',
        priority: 'Immediate',
        upkeep: 'New photos and release names each quarter',
      },
    ],
  },
  {
    risks: ['Evacuation of Residents', 'Evacuation of Patients', 'Evacuation of People in Care'],
    words: /\b(?:evacuation of (?:residents|patients|people)|(?:cooling|heating|heat) with residents)/i,
    facts: [
      {
        strategy: 'Decide early with a doctor, and move everybody with bed, medicine and papers to a home outside the zone',
        lines: [
          'Transfer agreements with two homes, one of them over 50 miles inland, with beds and staff named.',
          'Transport by mobility: walk, wheelchair, stretcher; a contract that names what you get when all homes call.',
          'For each resident a go-bag: wristband, face sheet with photo, seven days of medicine, device and charger.',
          'Staying needs what leaving saves: generator with cooling, fuel, food and water for the days that your state requires.',
          GENERATOR_OUTDOORS,
          GENERATOR_CONNECTION,
        ],
        steps: [
          'If officials order evacuation, or the building is not safe, start right away and call 911 for those you cannot move.',
          'T-72 h (T is the forecast arrival of the storm): administrator and medical director look at the forecast and the list by mobility.',
          'T-48 h: decide. Tell the receiving home, the state agency and every family.',
          'T-36 h: everyone is on the way. Stretchers first, then wheelchairs, then those who walk, with a nurse and medicines in each vehicle.',
          'At both doors: count by wristband and sign.',
          'After arrival: count heads again right away, call 911 if someone is missing, give medicines on paper, tell families.',
          'Return: only when power, water, temperature and the fire system were inspected.',
        ],
        actions: [
          'Sign both transfer agreements',
          'Load one wing onto vehicles as an exercise',
          'Measure how long the generator holds 81 °F',
        ],
        who: ['Owner', 'Administrator', 'Administrator', 'Administrator'],
        timeline: 'Agreements before the season, no later than 60 days from now',
        effectiveness: 'high',
        needs: 'Transfer agreements, transport contract, go-bags, wristbands',
        priority: 'Immediate',
        upkeep: 'Two exercises a year, one with vehicles; new face sheets weekly',
      },
    ],
  },
  {
    risks: ['Animal Evacuation', 'Evacuation of Animals'],
    words: /\b(?:animal|livestock|horse|kennel)s?\b.*\b(?:trapped|evacuat|flood|fire)|\bevacuat\w* of (?:animals|livestock)/i,
    facts: [
      {
        strategy: 'A carrier, halter or trailer place for each animal, and a farm or kennel that expects them',
        lines: [
          'Count places in vehicles against animals on the fullest day; borrow the difference by name.',
          'Identify each: microchip, tag or paint, with the owner’s phone on the carrier.',
          'Where animals cannot leave, open the gates to high, bare ground and shut them out of barns.',
        ],
        steps: [
          'Watch: call owners to collect; stop intake; fuel trailers.',
          'Warning: load the slow and the sick first, one species to a vehicle, drugs and cards with them.',
          'Order, or fire or water in sight: people leave right away. Open runs or gates only if it delays no one. No one goes back for an animal.',
          'Arrival: count, water, shade, quarantine for what coughs or scours.',
          'T+24 h: tell owners place and state; call the county animal response team about those left behind.',
        ],
        actions: [
          'Sign for a place 30 miles away',
          'Load for practice once a year',
          'Keep leashes, halters and carriers at the cages',
        ],
        who: owner,
        timeline: 'Within 45 days',
        effectiveness: 'high',
        needs: 'Carriers, trailers, agreement with a kennel or fairground',
        priority: 'High',
        upkeep: 'Count carriers each quarter; renew agreements each spring',
      },
    ],
  },
  {
    risks: ['Livestock Disease', 'Animal Disease', 'Kennel Infection', 'Avian Flu'],
    words: /\b(?:livestock|animal|herd|flock|poultry|kennel|avian)\b/i,
    facts: [
      {
        strategy: 'A line that no boot, truck or new animal crosses uncleaned, and one call at the first odd death',
        lines: [
          'A clean and a dirty side with boot change and hand wash at the line; visitors sign in.',
          'New and returning animals stand apart for 14 to 30 days.',
          'Know the state veterinarian’s number and, for farms, the premises ID that permits movement in a control zone.',
        ],
        steps: [
          'T+0: sick animals stay where they are; nothing moves in or out, manure and milk included.',
          'T+1 h: call the veterinarian, then the state veterinarian for what has to be reported.',
          'T+4 h: one person cares for the sick, last in the round, in clothes that stay there, with gloves, goggles and an N95 mask.',
          'T+24 h: list of contacts of 14 days: trucks, staff, animals, feed; tell whom it concerns.',
          'Cleared: clean, disinfect, leave empty for the days that the authority names; photograph for the indemnity.',
        ],
        actions: [
          'Write the biosecurity plan of USDA’s Secure Food Supply program',
          'Set up the boot line and the sign-in sheet',
        ],
        who: owner,
        timeline: 'Within 45 days',
        effectiveness: 'high',
        needs: 'Boots, disinfectant, pen or ward apart, premises ID',
        priority: 'High',
        upkeep: 'Walk the line with the veterinarian twice a year',
      },
    ],
  },
  {
    risks: ['Crop Disease', 'Crop Loss', 'Pest Infestation'],
    words: /\b(?:crop|pest|blight|infestation)s?\b/i,
    facts: [
      {
        strategy: 'Scout on fixed days, clean what enters the field, and insure the yield before the sales closing date',
        lines: [
          'Scout by a grid each week in the risk window; photographs with place and date.',
          'Clean machines and crates between fields and farms; buy certified seed and stock.',
          'Crop insurance has closing dates; a loss wants notice to the agent within 72 hours.',
        ],
        steps: [
          'T+0: mark the spot, stop machines from driving on, take a sample in a sealed bag.',
          'T+4 h: extension office or diagnostic lab; for a quarantine pest the state agriculture department.',
          'T+24 h: treat, rogue or destroy as told; note product, rate and weather.',
          'T+72 h: notice of loss to the crop insurance agent, and to the FSA office where it asks for one.',
          'T+1 week: tell buyers the amount that is left, and plan the rotation of the field.',
        ],
        actions: ['Write the scouting grid', 'Check sales closing and acreage report dates with the agent'],
        who: site,
        timeline: 'Before the next planting',
        effectiveness: 'medium',
        needs: 'Sample bags, wash station, crop insurance',
        priority: 'Medium',
        upkeep: 'Scouting weekly in season; policy review each winter',
      },
    ],
  },
];
