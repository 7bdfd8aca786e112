/**
 * Violence and threats, each with its own instruction: what saves lives under attack endangers them in a robbery.
 * After DHS and CISA (run, hide, fight; bomb threat checklist: stay on the line, 911 from another phone, touch nothing; crowds),
 * OSHA 3153 (late-night retail) and 3148 (health care), 29 CFR 1904.39.
 */
import {
  type Charge,
  CRISIS_LINES,
  type MitigationFact,
  ownerBySize,
  peopleOwner,
  REPORT_INJURY,
  type RiskFacts,
  siteOwner,
} from './fact.ts';

/** They cannot run by themselves: staff lock the room and stay (U.S. Department of Education, REMS guides; CMS and DHS for health care). */
const IN_CARE: readonly Charge[] = ['minors', 'residents', 'patients'];

/**
 * After the Bank Protection Act rules (12 CFR 21.3, 208.61, 326.3 and 748.0: opening and closing, bait money, cash limits, training)
 * and the FBI’s advice for bank staff.
 */
const robberyOfBranch: MitigationFact = {
  strategy: 'Give a robber what they demand, open in pairs by an all-clear signal, and leave the search to the police',
  has: ['deposits'],
  lines: [
    'Tell every shift to cooperate. No one is ever blamed for handing over money.',
    'Keep teller cash at its limit, and the rest in the locked vault. Put bait money with recorded serial numbers in each drawer.',
    'Two people open. One looks around the branch, and the other waits in a locked car for the all-clear signal.',
    'If the signal does not come on time, the one in the car drives away and calls 911.',
    'Cash moves only by the armored carrier, at changing hours. Staff never carry it between sites.',
    'Agree on a duress word for calls. Tell managers’ families what a call with a threat may sound like.',
  ],
  steps: [
    'Stay calm and do what the robber says. Hand over what they demand, with the bait money if it is in the stack.',
    'Do not resist, argue, chase or block the way out. Move slowly and say what you are about to do.',
    'Use the silent alarm only if no one can see you do it.',
    'At an ambush before opening, do what they say. Open only what they demand.',
    'If a caller threatens a manager or a family, take it as real. Keep the caller talking, and use the duress word.',
    'If it is safe, call 911 and the FBI from another phone before any money leaves.',
    'When the robber has left, lock the doors, call 911 and give first aid. Then call the FBI field office.',
    'Keep note, counter and door untouched. Save the video, and give the police the serial numbers of the bait money.',
    'Have each witness write down what they saw before they talk about it. Tell no one outside how much is gone.',
    `Close the branch for the day and see that everyone gets home. ${CRISIS_LINES}`,
    'Tell the bonding company, and record the robbery as your security program requires.',
    'Let the people who were there choose when to return.',
  ],
  actions: [
    'Train every shift to cooperate, before the first day at the counter and each year',
    'Record the serial numbers of the bait money, and check them each quarter',
    'Practice opening by the all-clear signal',
    'Ask the police and the FBI field office for a security survey',
  ],
  who: siteOwner,
  timeline: 'Train within 14 days, check bait money and the opening signal within 30',
  effectiveness: 'medium',
  needs: 'Bait money, silent alarm at each window, cameras, one hour of training per shift',
  priority: 'High',
  upkeep: 'Train each year, test alarms monthly, and check the bait money each quarter',
};

export const violence: readonly RiskFacts[] = [
  {
    risks: ['Bomb Threat', 'Suspicious Package', 'Threatening Call'],
    words: /\b(?:bomb|suspicious (?:package|item|letter|powder)|white powder|anthrax|explosive device)/i,
    facts: [
      {
        strategy: 'Write down every word of a bomb threat, leave what is suspicious alone, and let the police decide',
        lines: [
          'Keep CISA’s bomb threat checklist beside every phone that the public can call.',
          'Agree with the police on who decides to search or evacuate, and on a distant meeting place.',
        ],
        steps: [
          'If the threat comes by phone, stay on the line and keep the caller talking. Someone else calls 911 from another phone.',
          'Fill in the checklist: exact words, voice, sounds, number. Do not hang up, even when the caller does.',
          'If it comes by note or message, do not delete or handle it. Call 911 right away.',
          'If you see a suspicious item, do not touch or move it. Move everyone away from it.',
          'Use phones and radios only at a distance from the item.',
          'Do what the police say: search, evacuate or stay. Pull no fire alarm. Keep away from glass and parked cars.',
          'Count heads at the far meeting place and tell the police who is missing.',
          'No one goes back in until the police release the building.',
        ],
        actions: ['Print the bomb threat checklist', 'Walk to the far meeting place with each shift'],
        who: peopleOwner,
        timeline: 'Within 30 days',
        effectiveness: 'medium',
        needs: 'Checklists, far meeting place',
        priority: 'High',
        upkeep: 'Read the checklist aloud with the front desk once a year',
      },
    ],
  },
  {
    risks: ['Robbery', 'Armed Robbery', 'Branch Robbery', 'Hold-up'],
    words: /\b(?:robber|robbed|hold-?ups?\b|stick-?up|mugging)/i,
    facts: [
      robberyOfBranch,
      {
        strategy: 'Give a robber what they demand, let them leave, and keep little cash within reach',
        hasNot: ['deposits'],
        lines: [
          'Tell every shift to cooperate. No one is ever blamed for handing over money or goods.',
          'Keep cash low with a drop safe and a sign that says so. Keep the counter visible from the street.',
          { say: 'Put at least two people on late shifts.', from: 'small' },
          { say: 'If you close alone, close early, and have someone on the phone while you lock up.', upTo: 'micro' },
          'Light the parking lot, and fit a silent alarm at the counter.',
        ],
        steps: [
          'Stay calm and do what the robber says. Hand over what they demand.',
          'Do not resist, argue, chase or block the way out. Move slowly and say what you are about to do.',
          'Use the silent alarm only if no one can see you do it.',
          'When the robber has left, lock the doors, call 911 and give first aid.',
          'Stay inside. Ask witnesses to wait and to touch nothing.',
          'Have each witness write down what they saw before they talk about it.',
          `Close for the day and see that everyone gets home. ${CRISIS_LINES}`,
          'Before you reopen, tell the insurer and any regulator that requires a report.',
          'Let the people who were there choose when to return.',
        ],
        actions: ['Train every shift to cooperate', 'Fit a drop safe and a silent alarm', 'Ask the police for a security survey'],
        who: siteOwner,
        timeline: 'Train within 14 days, fit the drop safe within 60',
        effectiveness: 'medium',
        needs: 'Drop safe ($200 to $600), silent alarm, one hour of training per shift',
        priority: 'High',
        upkeep: 'Repeat the training twice a year and test the alarm monthly',
      },
    ],
  },
  {
    risks: ['Civil Unrest', 'Protests', 'Riots', 'Looting'],
    words: /\b(?:unrest|protest|demonstration|riot|looting|looters|curfew)/i,
    facts: [
      {
        strategy: 'Keep people inside and away from the crowd, and leave property to the police and the insurer',
        lines: [
          'Name who decides, and by which sign: a police notice, a curfew, a crowd nearby.',
          'Know two ways out that do not pass the street in front.',
          'Report every threat against a named person to the police the same day.',
          {
            say: 'Plan how the shift that cannot leave is fed, rested and relieved by a safe route.',
            has: ['essential', 'residents'],
          },
        ],
        steps: [
          {
            say: 'If a protest is announced, close early. Send people home while the roads are open, by another route.',
            hasNot: ['essential', 'residents'],
          },
          {
            say: 'If a protest is announced, keep the service open behind locked doors and move visitors to another entrance.',
            has: ['essential', 'residents'],
          },
          'If a crowd is outside, bring everyone in, lock the doors, and move away from windows and glass.',
          'Do not argue, film up close, or go out to protect the building or a vehicle.',
          'Never drive through a crowd.',
          'If people force their way in or something burns, leave by the back and call 911.',
          'Count heads by text. Stay inside, or away, until the police say that the street is safe.',
          `By daylight, photograph the damage, board up and call the insurer. ${CRISIS_LINES}`,
        ],
        actions: [
          'Draw the two ways out',
          'Price the boarding up with a contractor',
          'Ask the broker about riot and civil authority coverage',
        ],
        who: ownerBySize,
        timeline: 'Within 30 days',
        effectiveness: 'medium',
        needs: 'Group message list, a contractor who boards up',
        priority: 'Medium',
        upkeep: 'Review before elections, verdicts and large events nearby',
      },
    ],
  },
  {
    risks: [
      'Active Attacker',
      'Active Threat',
      'Active Shooter',
      'Active Assailant',
      'Campus Violence',
      'Terrorism',
      'Hate Crime',
    ],
    words:
      /\b(?:active (?:attack|threat|shoot|assail)|shooter|shooting|assailant|attacker|intruder|gunman|stabbing|hostage|weapon|armed\b|terror|hate crime)/i,
    facts: [
      {
        strategy: 'Run, hide, fight: teach it to everyone, fit doors that lock from inside, and act on early signs',
        lines: [
          'Name one person who receives every report of a threat, the same day.',
          'Mark two ways out of each room, and the rooms that lock from inside.',
          { say: 'Use the lockdown words of your district: locks, lights, out of sight.', has: ['minors'] },
          {
            say: 'Decide how staff protect people who cannot run: close, lock and block the room.',
            has: ['residents', 'patients'],
          },
          { say: 'Put a greeter or a camera at the entrance during opening hours.', hasNot: ['desk'], from: 'small' },
        ],
        steps: [
          {
            say: 'If there is a way out, run. Leave everything behind, and help others if they will come.',
            hasNot: IN_CARE,
          },
          {
            say: 'If you cannot get out, hide. Lock and block the door, turn off the lights and silence phones.',
            hasNot: IN_CARE,
          },
          {
            say: 'Stay with the people in your care. Get everyone into the nearest room, lock and block the door, lights off.',
            has: IN_CARE,
          },
          { say: 'Keep them low, quiet and out of sight of door and windows. Silence phones. Open to no one.', has: IN_CARE },
          { say: 'Run only by a way that is clear, and only with the whole group. Leave things behind.', has: IN_CARE },
          'Only if your life is in danger and there is no other way, fight, together and with anything at hand.',
          'Call 911 as soon as it is safe: place, number of attackers, weapons, people hurt.',
          'When police arrive, keep your hands empty and visible, and do what they say.',
          'Once you are safe, stop heavy bleeding: press hard, pack the wound, use a tourniquet.',
          'Meet at the second meeting place, count heads and tell the police who is missing.',
          `Keep the site closed. Offer counseling to all, and let one person speak for the business. ${CRISIS_LINES}`,
        ],
        actions: [
          'Ask the local police for a walk-through',
          'Train run, hide, fight once a year',
          'Hang up a bleeding control kit',
        ],
        who: peopleOwner,
        timeline: 'Within 60 days',
        effectiveness: 'medium',
        needs: 'Locks, camera, bleeding control kit ($60 to $150), one hour of training',
        priority: 'High',
        upkeep: 'Drill once a year, without simulated gunfire',
      },
    ],
  },
];

/** Assaults and threats. Matched after injuries and accidents, the more frequent meaning. */
export const workplaceViolence: readonly RiskFacts[] = [
  {
    risks: ['Workplace Violence', 'Assault', 'Threats'],
    words: /\b(?:violen|assault|threat|harass|stalk|angry|aggressive)/i,
    facts: [
      {
        strategy: 'Keep distance and a way out from an angry person, and act on every threat the same day',
        lines: [
          'Name one person who hears about every threat, the same day and without blame.',
          'Arrange rooms so that your people sit nearer to the door, with a panic button or a code word.',
          'Plan with anyone threatened at home: schedule, parking, a photo at the front desk.',
          {
            say: 'Send two people to a home or a client with a history of threats.',
            has: ['patients', 'crews', 'fleet'],
            from: 'small',
          },
        ],
        steps: [
          'If someone becomes angry or threatens you, keep your distance, speak quietly and keep a way out.',
          'Do not touch, corner or follow the person. Leave the room if it gets worse, and use the code word.',
          'If there is a weapon or anyone is hurt, get away and call 911 right away.',
          'If the person attacks with a weapon, run. If you cannot, hide. Fight only to save your life.',
          'Give first aid, keep the others away, and let the police handle the person.',
          REPORT_INJURY,
          `Send no one back to the same post alone, and write down what happened. ${CRISIS_LINES}`,
        ],
        actions: [
          'Train the front line to calm an angry person',
          'Agree on a code word and fit panic buttons',
          'Ban repeat offenders in writing',
        ],
        who: peopleOwner,
        timeline: 'Within 45 days',
        effectiveness: 'medium',
        needs: 'Panic buttons, two hours of training per person',
        priority: 'High',
        upkeep: 'Review all reports each quarter and repeat the training each year',
      },
    ],
  },
];
