/**
 * People and animals in care. After CMS emergency preparedness guidance (42 CFR 483.73 and 483.10), state child care and
 * mandated reporter rules, USDA APHIS (Secure Food Supply, disease reporting) and the AVMA.
 */
import { CRISIS_LINES, ownerBySize, peopleOwner, type RiskFacts, siteOwner } from './fact.ts';

export const lives: readonly RiskFacts[] = [
  {
    risks: ['Abuse Allegation', 'Child Abuse Allegation'],
    words: /\b(?:allegation|abuse|molest)/i,
    facts: [
      {
        strategy: 'Protect the child or the person in care first, report the same day, and leave the inquiry to the authorities',
        lines: [
          'Write down who must report under your state’s law, to which hotline, and how fast.',
          'Put two screened adults with every group. No one is alone with a child behind a closed door.',
          'Let one person speak for the business, who gives names only to the authorities.',
        ],
        steps: [
          'If anyone is in danger now, call 911 and stay with the child or the person.',
          'Keep the accused person away from everyone in care, without accusing and without saying what was told.',
          'Report to the state hotline right away. The person who heard it reports: telling a manager is not enough.',
          'Listen and write down the words that were used. Promise no secrecy, and do not investigate.',
          'Tell the parents or the guardian as the hotline advises.',
          'Within 4 hours, call the licensor, the lawyer and the insurer. Save footage, rosters and messages.',
          `Care for the person and for the team. ${CRISIS_LINES}`,
        ],
        actions: ['Post the state hotline', 'Train everyone each year on what must be reported'],
        who: ownerBySize,
        timeline: 'Within 30 days',
        effectiveness: 'high',
        needs: 'Screening, training, the number of the state hotline',
        priority: 'Immediate',
        upkeep: 'Screen as often as your state requires, and read its rule each year',
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
          'Keep a filled cylinder with regulator and a hand ventilation bag near every patient on oxygen.',
          'Write down how many hours the cylinders last at full use, and who delivers at night.',
          'Keep portable suction, and sterile water for every treatment that must be finished.',
        ],
        steps: [
          'If a patient’s supply fails, switch to the cylinder right away, or ventilate by hand.',
          { say: 'Call 911 or your emergency team. Start no sedation, surgery or dialysis.', hasNot: ['residents'] },
          { say: 'Call 911 for anyone in trouble. Start nothing that needs the supply.', has: ['residents'] },
          'Let trained staff end what is running by the emergency procedure.',
          'Only trained staff close a zone valve, once every patient behind it is on a cylinder.',
          'Keep flames and sparks away from oxygen.',
          'If the water fails or a notice comes, use no tap water on patients or instruments. Boiling does not remove chemicals.',
          'Count the cylinders and their hours, call the gas supplier and tell the medical director.',
          'If the hours run out before the delivery, move the patients to a hospital.',
          'Return to the supply only after a qualified tester has released the gas or water.',
        ],
        actions: ['Count the cylinders', 'Switch one room to cylinders as an exercise'],
        who: ['Owner', 'Practice Manager', 'Facilities Manager', 'Facilities Director'],
        timeline: 'Within 14 days',
        effectiveness: 'high',
        needs: 'Cylinders with regulators, hand ventilation bags, portable suction',
        priority: 'Immediate',
        upkeep: 'Check the cylinder pressure weekly',
      },
    ],
  },
  {
    risks: ['Missing Person', 'Missing Child', 'Missing Resident', 'Wrongful Release', 'Elopement'],
    words:
      /\b(?:(?:missing|lost|runaway) (?:child|person|resident|patient|student)|wander|elope|wrongly released|abduct|kidnap)/i,
    facts: [
      {
        strategy: 'Count at every door, release only against a card, and start to search right away',
        lines: [
          'Keep a paper roll with photos for each group. Count at each move and each shift change.',
          'Post a person or a battery alarm at doors that unlock when the power fails.',
          'Release a child or resident only against the card and a photo ID, even to a familiar face.',
        ],
        steps: [
          'If someone is missing, count again and watch all exits right away.',
          'Call 911 right away for a child, or for anyone who cannot keep safe alone.',
          'Give 911 the photo, clothing, medical needs and likely places. One person keeps the line open.',
          'Search by the floor plan, inside and outside: water and roads first, then cars and closets.',
          'Call the family yourself, before they hear it elsewhere.',
          'Within an hour, give camera footage and sign-out sheets to the police. Tell the licensor or state agency.',
          'When the person is found, have a nurse or paramedic look at them.',
          'Tell all who searched, and write down how it happened.',
        ],
        actions: [
          'Print the rolls with photos',
          'Practice the count and the search once a quarter',
          'Test what each door does without power',
        ],
        who: peopleOwner,
        timeline: 'Within 14 days',
        effectiveness: 'high',
        needs: 'Photo rolls, release cards, battery door alarms ($30 to $80 each)',
        priority: 'Immediate',
        upkeep: 'Take new photos and check the release names each quarter',
      },
    ],
  },
  {
    risks: ['Evacuation of Residents', 'Evacuation of Patients', 'Evacuation of People in Care'],
    words: /\b(?:evacuation of (?:residents|patients|people)|(?:cooling|heating|heat) with residents)/i,
    facts: [
      {
        strategy: 'Decide early with a doctor, and move people with bed, medicine and papers out of the zone',
        lines: [
          'Sign transfer agreements with two facilities, one of them well outside your hazard area.',
          'List everyone by mobility: walks, wheelchair, stretcher. Contract vehicles for each kind.',
          'Pack a go-bag per resident: wristband, face sheet with photo, medicine for a week, device and charger.',
          'Keep what staying requires: a generator that runs the cooling, fuel, food and water.',
          'Set the generator outdoors, 20 feet from openings, and test the carbon monoxide alarms.',
        ],
        steps: [
          'If officials order evacuation, or the building is not safe, start right away.',
          'Call 911 for those you cannot move.',
          'Three days before a storm, the administrator and the medical director study the forecast and the list.',
          'Two days before, decide. Tell the receiving facility, the state agency and every family.',
          'Have everyone on the road 36 hours before. Put a nurse and medicines in each vehicle.',
          'Load stretchers first, then wheelchairs, then those who walk.',
          'At both doors, count by wristband and sign.',
          'After arrival, count heads again right away. Call 911 if someone is missing. Tell the families.',
          'Return only when power, water, temperature and the fire system were inspected.',
        ],
        actions: [
          'Sign both transfer agreements',
          'Load one wing onto vehicles as an exercise',
          'Measure how long the building holds 81 °F or less on generator power',
        ],
        who: ['Owner', 'Administrator', 'Administrator', 'Administrator'],
        timeline: 'Sign before the season, and no later than 60 days from now',
        effectiveness: 'high',
        needs: 'Transfer agreements, transport contract, go-bags, wristbands',
        priority: 'Immediate',
        upkeep: 'Run two exercises a year, one with vehicles, and renew the face sheets weekly',
      },
    ],
  },
  {
    risks: ['Animal Evacuation', 'Evacuation of Animals'],
    words: /\b(?:animal|livestock|horse|kennel)s?\b.*\b(?:trapped|evacuat|flood|fire)|\bevacuat\w* of (?:animals|livestock)/i,
    facts: [
      {
        strategy: 'Have a carrier, halter or trailer place for each animal, and a farm or kennel that expects them',
        lines: [
          'Count the places in vehicles against the animals on the fullest day. Borrow what is missing.',
          'Identify each animal by microchip, tag or paint, with the owner’s phone number.',
          { say: 'Know which gates open to high, bare ground, for animals that cannot be hauled.', has: ['livestock'] },
        ],
        steps: [
          'If an order comes, or you see fire or water, people leave right away and call 911.',
          'Open runs or gates only if it delays no one. No one goes back for an animal.',
          'On a watch, call the owners to pick up, stop intake and fuel the trailers.',
          'On a warning, load the slow and the sick first, one species to a vehicle.',
          'On arrival, count, give water and shade, and keep sick animals apart.',
          'Within a day, tell each owner where the animal is and how it does.',
          'Ask the county animal response team about those you left behind.',
        ],
        actions: [
          'Sign for a place 30 miles away',
          'Load the animals for practice once a year',
          'Hang leashes, halters and carriers at the cages',
        ],
        who: ownerBySize,
        timeline: 'Within 45 days',
        effectiveness: 'high',
        needs: 'Carriers, trailers, agreement with a kennel or fairground',
        priority: 'High',
        upkeep: 'Count the carriers each quarter, and renew the agreements each spring',
      },
    ],
  },
  {
    risks: ['Livestock Disease', 'Animal Disease', 'Kennel Infection', 'Avian Flu'],
    words: /\b(?:livestock|animal|herd|flock|poultry|kennel|avian)\b/i,
    facts: [
      {
        strategy: 'Draw a line that no boot, truck or new animal crosses uncleaned, and call at the first odd death',
        lines: [
          'Set up a clean and a dirty side, with boot change and hand washing between. Visitors sign in.',
          'Keep new and returning animals apart for as long as your veterinarian says.',
          'Write down the state veterinarian’s number. A farm also needs its premises ID.',
        ],
        steps: [
          'Leave sick animals where they are. Nothing moves in or out, including manure and milk.',
          'Give one person the sick animals, last on the round, with gloves, goggles and an N95 mask.',
          'If someone who handled the animals gets a fever or red eyes, call a doctor and the health department.',
          'Within an hour, call the veterinarian, then the state veterinarian for a reportable disease.',
          'Within a day, list two weeks of contacts: trucks, staff, animals, feed. Tell them.',
          'When you are cleared, clean, disinfect and stay empty as long as the authority says.',
          'Photograph everything for the indemnity claim.',
        ],
        actions: [
          'Write the biosecurity plan of USDA’s Secure Food Supply program',
          'Set up the boot line and the sign-in sheet',
        ],
        who: ownerBySize,
        timeline: 'Within 45 days',
        effectiveness: 'high',
        needs: 'Boots, disinfectant, a separate pen or ward, premises ID',
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
        strategy: 'Scout on fixed days, clean what enters the field, and insure before the sales closing date',
        lines: [
          'Scout along a grid each week in the risk window. Take photos with place and date.',
          'Clean machines and crates between fields. Buy certified seed and stock.',
          'Write down the sales closing dates. A crop loss requires notice to the agent within 72 hours.',
        ],
        steps: [
          'Mark the spot, stop machines from driving on, and seal a sample in a bag.',
          'Follow the label before anyone sprays: gear, wind and re-entry time. If someone feels ill, call 911.',
          'Within 4 hours, call the extension office. For a quarantine pest, call the state agriculture department.',
          'Within a day, treat or destroy as you are told. Log product, rate and weather.',
          'Within 72 hours of finding the loss, notify the crop insurance agent, and the FSA office if required.',
          'Within a week, tell buyers what is left, and plan the field’s rotation.',
        ],
        actions: ['Write the scouting grid', 'Check the sales closing and acreage report dates with the agent'],
        who: siteOwner,
        timeline: 'Before the next planting',
        effectiveness: 'medium',
        needs: 'Sample bags, wash station, crop insurance',
        priority: 'Medium',
        upkeep: 'Scout weekly in season, and review the policy each winter',
      },
    ],
  },
];
