/**
 * Cyber, data, systems and utilities. After CISA (StopRansomware, Cyber Essentials, known exploited vulnerabilities), OFAC’s
 * ransomware advisory of September 2021, FTC breach guidance, FBI IC3, NIST SP 800-34, USDA (food without power).
 */
import { powerOfResidents } from './emergency-power.ts';
import {
  DOWNED_LINE,
  GENERATOR_CONNECTION,
  GENERATOR_OUTDOORS,
  MEDICAL_CUSTOMER,
  ON_ONE_FLOOR,
  type RiskFacts,
  siteOwner,
  technologyOwner,
} from './fact.ts';

export const digital: readonly RiskFacts[] = [
  {
    risks: ['Denial of Service', 'DDoS Attack'],
    words: /\b(?:denial[- ]of[- ]service|ddos)/i,
    facts: [
      {
        strategy: 'Put a protected edge in front of every public address, and limits behind it',
        lines: [
          'Route all public names through a content network that filters attacks. Let your servers accept only its addresses.',
          'Set rate limits per client, a cap on autoscaling and a budget alarm on the cloud bill.',
          'Host the status page and administrator access apart from the product.',
        ],
        steps: [
          'Tell an attack from success: same path, same client, new countries.',
          'Call the provider’s response team right away, with your contract number. Switch the edge to its strict mode.',
          'Block by pattern, serve cached pages and turn off what is costly to compute.',
          'Within half an hour, update the status page. Repeat every 30 minutes.',
          'Within 4 hours, save the logs and any extortion message for the FBI (ic3.gov). Do not answer it.',
          'Lower the limits step by step. Write down which address was unprotected.',
        ],
        actions: ['Hide your servers’ own addresses', 'Add the strict mode to the runbook and try it once'],
        who: technologyOwner,
        timeline: 'Within 30 days',
        effectiveness: 'high',
        needs: 'Content network with attack filtering, rate limits, a second host for the status page',
        priority: 'High',
        upkeep: 'Try the strict mode twice a year, and look for unprotected names each quarter',
      },
    ],
  },
  {
    risks: ['Failed Deployment', 'Failed Change', 'Failed Release'],
    words: /\b(?:failed (?:deploy|change|release|update|migration)|bad (?:deploy|release))/i,
    facts: [
      {
        strategy: 'Keep every change small, watched and able to go back in ten minutes',
        lines: [
          'Release to a few users, look, then release to all. Release nothing late in the week.',
          'Change the database in two steps, so that the last version still runs on it.',
          'Put risky parts behind flags, each with an owner and a removal date.',
        ],
        steps: [
          'Stop all releases, and say who leads.',
          'Roll back first, and look for the cause afterward.',
          'If data was written wrongly, stop what writes it and note the minute.',
          'Within half an hour, update the status page and call the largest customers.',
          'Within a day, review without blame. Add the one check that would have caught it.',
        ],
        actions: ['Roll back once on purpose', 'Restore yesterday’s database beside the live one'],
        who: technologyOwner,
        timeline: 'Within 30 days',
        effectiveness: 'high',
        needs: 'Staged release pipeline, rollback script, flags',
        priority: 'High',
        upkeep: 'Run a rollback drill each quarter',
      },
    ],
  },
  {
    risks: ['Cyber Attacks', 'Cyber Attack', 'Cybersecurity Incident', 'Cybersecurity', 'Ransomware', 'Malware', 'Hacking'],
    words: /\b(?:cyber|ransom|malware|hack|virus)/i,
    facts: [
      {
        strategy: 'Turn on two-step sign-in everywhere, and keep a backup that an attacker cannot reach',
        lines: [
          'Turn on multi-factor authentication (MFA) for email, remote access, banking and every administrator.',
          'Keep three copies on two kinds of media, one of them offline. Test a restore each quarter.',
          'Patch systems that face the internet first. Follow CISA’s list of known exploited flaws.',
          { say: 'Keep medical devices off the office network.', has: ['patients', 'residents'] },
          { say: 'Keep the controls of machines and doors off the office network.', hasNot: ['desk', 'patients', 'residents'] },
        ],
        steps: [
          { say: 'If systems run medical devices, bring those to a safe state by hand first.', has: ['patients', 'residents'] },
          {
            say: 'If systems run machines, doors or a process, bring those to a safe state by hand first.',
            hasNot: ['patients', 'residents'],
          },
          'Unplug the network cable and turn off Wi-Fi on affected computers. Leave the power on.',
          'Open the log. Change administrator passwords from a clean device.',
          'Call your cyber insurer’s hotline before you hire anyone. The insurer names the forensic firm.',
          'Within an hour, work on paper and tell the team which systems are off limits.',
          'Within 4 hours, report to CISA and the FBI (ic3.gov). Your lawyer starts the breach deadlines.',
          'Within a day, rebuild from clean images and restore in the order of your recovery times.',
          'Never answer or pay a demand without your insurer, lawyer and law enforcement.',
          'A payment to a sanctioned group can break US law even if you did not know. OFAC enforces it.',
        ],
        actions: [
          'Turn on MFA this week',
          'Buy an external backup that you unplug between runs',
          'Write the paper procedure for the two most critical functions',
        ],
        who: technologyOwner,
        timeline: 'MFA within 7 days, offline backup within 30',
        effectiveness: 'high',
        needs: [
          'MFA app, external drive ($100 to $200), cyber policy',
          'MFA app or keys, offline backup, cyber policy',
          'MFA keys, offline or immutable backup, monitoring service, cyber policy',
          'MFA keys, immutable backup, round-the-clock monitoring, forensic retainer, cyber policy',
        ],
        priority: 'Immediate',
        upkeep: 'Test a restore each quarter, and review access twice a year',
      },
    ],
  },
  {
    risks: [
      'Data Breach',
      'Data Breaches and Leaks',
      'Data Leak',
      'Customer Data Breach',
      'Patient Data Breach',
      'Privacy Breach',
    ],
    words: /\b(?:breach|privacy|leak of data)/i,
    facts: [
      {
        strategy: 'Keep less data, encrypt what you keep, and know who must be told and by when',
        lines: [
          'List which personal data you keep, where and why. Delete what no law or customer requires.',
          'Encrypt laptops, phones and exports. Give access by role.',
          'Put the notice deadlines on one page: your states’ laws, your contracts, the card brands.',
          { say: 'Add HIPAA: notice without unreasonable delay, and no later than 60 days.', has: ['health-records'] },
        ],
        steps: [
          'Stop the leak. Revoke the access, take down the page or share, and save the logs.',
          {
            say: 'If card numbers may be out, call your acquirer or card processor right away. Your card contract requires it.',
            has: ['cards'],
          },
          'Within an hour, get your lawyer and your insurer on one call. From then on, the lawyer directs.',
          'Within a day, list who and what is affected, how many people, and in which states.',
          'Within 3 days, draft the notices and set up a phone line or mailbox for questions.',
          'By the earliest deadline, notify people, regulators and, if required, the media.',
          'Close the cause, and show that it is closed.',
        ],
        actions: ['Make the list of data', 'Encrypt every portable device', 'Keep the notice page with the quick reference card'],
        who: technologyOwner,
        timeline: 'Within 45 days',
        effectiveness: 'high',
        needs: 'Disk encryption (built in), access review, a lawyer you can call',
        priority: 'High',
        upkeep: 'Delete old data and review access every six months',
      },
    ],
  },
  {
    risks: ['Stolen Administrator Sign-In', 'Account Takeover'],
    words: /\b(?:stolen (?:administrator )?sign-in|account takeover|stolen (?:password|credential)s?)\b/i,
    facts: [
      {
        strategy: 'Give no single sign-in the power to open or delete everything',
        lines: [
          'Administrators sign in with hardware keys, from accounts that they use for nothing else.',
          'Backups, domains and billing sit in accounts that the everyday administrators cannot delete.',
          'Two sealed emergency sign-ins, each with a different person, raise an alarm when someone uses them.',
          'Access of people who leave ends the same day.',
        ],
        steps: [
          'End every session of the account and block it from a clean device. Keep the logs.',
          'Revoke its tokens and keys. Look for new administrators, forwarding rules and sign-in devices.',
          'Within an hour, change the secrets that the account could read, the most powerful first.',
          'Within 2 hours, check that backups, domains and bank details are as they were.',
          'Within 4 hours, tell the insurer and a lawyer what the account could reach. Contract notices may start now.',
          'Within a day, write down how the sign-in was stolen, and close that way for every administrator.',
        ],
        actions: [
          'Give each administrator two hardware keys',
          'Move the backups to an account that production cannot delete',
          'Use a sealed emergency sign-in once as a test',
        ],
        who: technologyOwner,
        timeline: 'Within 14 days',
        effectiveness: 'high',
        needs: 'Hardware keys ($25 to $60 each), separate backup account, sign-in alerts',
        priority: 'Immediate',
        upkeep: 'Review who is an administrator each quarter',
      },
    ],
  },
  {
    risks: ['Phishing', 'Business Email Compromise', 'Payment Fraud', 'Wire Fraud', 'Invoice Fraud'],
    words: /\b(?:phish|email compromise|fraud|scam|impersonat)/i,
    facts: [
      {
        strategy: 'Make no payment or change of bank details without a call back to a known number',
        lines: [
          { say: 'Let two people approve each transfer above a set amount.', from: 'small' },
          { say: 'Sleep on every new payee, and call the number you already had.', upTo: 'micro' },
          'Have the IT provider turn on SPF, DKIM and DMARC, which protect your email domain.',
          'Mark email from outside, and thank people who report a suspicious one.',
        ],
        steps: [
          'Call the bank’s fraud line right away, and request a recall. The first day decides.',
          'Reset the mailbox password, end its sessions and delete the forwarding rules.',
          'Within an hour, report to ic3.gov. The FBI’s recovery team can freeze recent wires.',
          'Within 2 hours, warn the customers and suppliers whose email was used.',
          'Within a day, look for other mailboxes with the same rule or sign-in place.',
        ],
        actions: ['Write the call-back rule into the payment procedure', 'Train the team with five real examples'],
        who: technologyOwner,
        timeline: 'Within 14 days',
        effectiveness: 'high',
        needs: 'Call-back rule, email settings, 30 minutes of training',
        priority: 'Immediate',
        upkeep: 'Train twice a year, and check the DMARC report monthly',
      },
    ],
  },
  {
    risks: ['Data Loss', 'Loss of Records', 'Backup Failure', 'Record Loss'],
    words: /\b(?:data loss|record|(?<!(?:sewage|sewer|drain|water) )backup|archiv)/i,
    facts: [
      {
        strategy: 'Back up what you cannot type in again, and prove that it comes back',
        lines: [
          'Name the records that stop the business, and how much recent data each may lose (RPO).',
          'Back up cloud services too. A deleted mailbox is often gone within 30 days.',
        ],
        steps: [
          'Stop writing to the affected disk or folder.',
          'Find the newest good copy, and note its time.',
          'Within an hour, restore to another place, compare, then swap.',
          'Within 4 hours, enter what was lost since the copy, from paper and email.',
          'Within a day, tell the people affected what was lost.',
        ],
        actions: ['Set each system’s backup interval by its RPO', 'Restore one file and one whole system as a test'],
        who: technologyOwner,
        timeline: 'Within 30 days',
        effectiveness: 'high',
        needs: 'Backup service ($5 to $20 per device per month)',
        priority: 'High',
        upkeep: 'Test a restore each quarter, and write down the date and the result',
      },
    ],
  },
];

/** Not said of a till or a desk. */
const FOR_CARE_OR_SAFETY = 'If people depend on the system for care or safety, switch to the manual way right away.';

export const utilities: readonly RiskFacts[] = [
  {
    risks: [
      'IT System Failure',
      'IT Outage',
      'Technology Failure',
      'System Outage',
      'Software Failure',
      'Cloud Service Outage',
      'Server Failure',
      'Point of Sale Outage',
      'Payment System Outage',
    ],
    words: /\b(?:\bit\b|system|software|server|cloud|point of sale|\bpos\b|payment system|outage of)/i,
    facts: [
      {
        strategy: 'Have a manual way for each critical system, and a spare for each device you cannot replace fast',
        lines: [
          'Write one page per system: what we do on paper, for how long, and who enters it later.',
          'Keep a spare laptop and router ready to use.',
          { say: 'Keep a second card reader, and sales slips on paper.', has: ['checkout'] },
          'Save each vendor’s status page, emergency number and contract level.',
        ],
        steps: [
          { say: FOR_CARE_OR_SAFETY, hasNot: ['checkout', 'desk'] },
          {
            say: FOR_CARE_OR_SAFETY,
            has: ['patients', 'residents', 'guests', 'shelter', 'machines', 'vaccines', 'animals', 'minors', 'essential'],
          },
          'Check with a second user and the status page: is it ours or theirs?',
          'Use the manual page, and tell the people who are waiting.',
          'Within half an hour, open a vendor ticket with your contract number. Write down the time.',
          'Within 2 hours, bring up the spare or the offline mode.',
          'If the recovery time passes, restore elsewhere by the recovery procedure.',
          'When it is back, enter the paper records, check the totals and write down the cause.',
        ],
        actions: ['Write and try the manual page for your top three systems', 'Buy the spare that takes longest to arrive'],
        who: technologyOwner,
        timeline: 'Within 45 days',
        effectiveness: 'high',
        needs: 'Spare devices, printed forms, vendor contracts',
        priority: 'High',
        upkeep: 'Work one hour by hand each year',
      },
    ],
  },
  {
    risks: [
      'Power Outages',
      'Power Outage',
      'Power Failure',
      'Electrical Failure',
      'Grid Failure',
      'Utility Outage',
      'Utility Failure',
    ],
    words: /\b(?:power|electric|grid|utilit|energy supply)/i,
    facts: [
      {
        strategy: 'Bridge the first hour with batteries, and the first days with standby power outdoors',
        hasNot: ['frail'],
        lines: [
          'Put the network, phones and computers on an uninterruptible power supply (UPS).',
          {
            say: 'Sign a generator rental with a delivery time. Have an electrician wire the inlet.',
            hasNot: ['desk'],
            from: 'small',
          },
          { say: 'Pick a place with power where you can work: a home, a library, a coworking space.', upTo: 'micro' },
          { say: 'Know who works from where when one neighborhood is dark.', has: ['desk'] },
          GENERATOR_OUTDOORS,
          GENERATOR_CONNECTION,
          {
            say: MEDICAL_CUSTOMER,
            has: ['residents', 'patients'],
          },
          { say: 'Test the alarms and the backup fans, milkers and pumps under load.', has: ['animals'] },
          {
            say: 'Tell the utility about life-safety or food loads if it keeps such a list.',
            has: ['residents', 'patients', 'minors', 'shelter', 'animals', 'food', 'essential'],
          },
        ],
        steps: [
          {
            say: 'Check right away for people in restrooms, cold rooms and any elevator. If someone is stuck, call 911.',
            has: ['food'],
            hasNot: ON_ONE_FLOOR,
          },
          {
            say: 'Check right away for people in restrooms, dark rooms and any elevator. If someone is stuck, call 911.',
            hasNot: ['food', ...ON_ONE_FLOOR],
          },
          {
            say: 'Check right away for people in restrooms, cold rooms and dark rooms. If someone is stuck, call 911.',
            has: ['shellfish'],
          },
          {
            say: 'Check right away for people in restrooms, barns and pits. No one goes into a pit. If someone is stuck, call 911.',
            has: ['livestock'],
          },
          'If someone depends on powered equipment, switch to its battery and call 911 if that will not last.',
          DOWNED_LINE,
          {
            say: 'If the rooms get too hot or too cold, gather everyone in one cooled or heated room.',
            hasNot: ['residents', 'patients', 'minors'],
          },
          {
            say: 'If people in your care get too hot or too cold, gather them in one cooled or heated room.',
            has: ['residents', 'patients', 'minors'],
          },
          'Call 911 for anyone confused, faint or shivering hard.',
          'If a carbon monoxide alarm sounds or several people feel dizzy or sick, get everyone outside and call 911.',
          'Look at the neighbors and, if the panel is dry, at the breakers. Report the outage to the utility.',
          { say: 'Start the spare pump for the upwellers first, and put ice on the product.', has: ['shellfish'] },
          {
            say: 'Keep cold stores closed: a refrigerator holds 4 hours, a full freezer 48.',
            has: ['food', 'cooking'],
            hasNot: ['shellfish'],
          },
          { say: 'Keep medicine and vaccine refrigerators closed, and read their thermometers.', has: ['vaccines'] },
          { say: 'Lock the drawers and the vault. See everyone out who is inside, by one door.', has: ['deposits'] },
          {
            say: 'Ask the alarm company whether vault, alarms and cameras still report. If not, close, and have the branch watched.',
            has: ['deposits'],
          },
          {
            say: 'Put a sign on each ATM that is off, and say which branch or network serves. Only the carrier moves cash.',
            has: ['deposits'],
          },
          {
            say: 'While the UPS lasts, pay by the offline limits with ID and paper receipt. Then close the counters.',
            has: ['deposits'],
          },
          'Within half an hour, shut down what the UPS carries, in the written order.',
          { say: 'Call for the generator early. If it cannot come in time, move the functions.', from: 'small' },
          {
            say: 'Call for the generator early. If it cannot come in time, move the functions.',
            has: ['residents', 'patients', 'animals', 'essential', 'shellfish', 'food'],
            upTo: 'micro',
          },
          {
            say: 'Work from the place with power that you picked, or stop safely.',
            hasNot: ['residents', 'patients', 'animals', 'essential', 'shellfish', 'food'],
            upTo: 'micro',
          },
          'When the power is back, switch on circuit by circuit.',
          { say: 'Log the food temperatures before anything is served.', has: ['food'], hasNot: ['shellfish'] },
        ],
        actions: [
          'List your loads by priority',
          { say: 'Have the generator inlet wired', hasNot: ['desk'], from: 'small' },
          { say: 'Test the spare upweller pump on its standby power', has: ['shellfish'] },
          { say: 'Buy a UPS for the router and the phones', hasNot: ['essential'] },
          { say: 'Test what keeps phones, radios and the public service on under load each month', has: ['essential'] },
        ],
        who: siteOwner,
        timeline: [
          'Within 30 days',
          'UPS within 30 days, inlet within 90',
          'UPS within 30 days, inlet within 90',
          'Within 90 days',
        ],
        effectiveness: 'high',
        needs: [
          'UPS ($150 to $600 each), power banks, carbon monoxide alarms',
          'UPS ($150 to $600 each), transfer switch and inlet, carbon monoxide alarms',
          'UPS units, transfer switch and inlet, generator rental contract, carbon monoxide alarms',
          'UPS units, standby generator with fuel contract, transfer switch, carbon monoxide alarms',
        ],
        priority: 'High',
        upkeep: 'Test under load each month where lives depend on it, otherwise twice a year',
      },
      powerOfResidents,
    ],
  },
  {
    risks: [
      'Internet Outage',
      'Telecommunications Outage',
      'Telecommunications Failure',
      'Network Outage',
      'Communication Failure',
    ],
    words: /\b(?:internet|telecom|network|phone|communication|connectiv)/i,
    facts: [
      {
        strategy: 'Set up a second way to the internet, and numbers that you can forward from a cell phone',
        lines: [
          'Buy a router with cellular backup from another carrier.',
          'Keep your phone numbers with a provider whose portal forwards them from anywhere.',
          { say: 'Check that your card contract allows offline sales, and up to which amount.', has: ['customers', 'guests'] },
          { say: 'Give drivers and crews a meeting time and place for when phones are down.', has: ['fleet', 'crews'] },
        ],
        steps: [
          'If someone is in danger and 911 does not answer, try another carrier, a landline or a text to 911.',
          'If nothing works, send someone to the nearest fire station.',
          { say: 'A dispatch center moves its emergency calls to the backup center first.', has: ['essential'] },
          'Restart the router once. Check the provider’s status from a cell phone.',
          'Switch to cellular, and close what uses a lot of data.',
          'Forward the main numbers to two cell phones.',
          {
            say: 'Within an hour, take cards offline up to the agreed amount. Use petty cash from the safe.',
            has: ['customers', 'guests'],
          },
          'If it stays down, move online work to a place with a connection.',
        ],
        actions: ['Buy the cellular backup', 'Forward your main number once as a test'],
        who: technologyOwner,
        timeline: 'Within 30 days',
        effectiveness: 'high',
        needs: 'Cellular router ($25 to $50 a month), access to the phone portal',
        priority: 'High',
        upkeep: 'Switch over on purpose each quarter',
      },
    ],
  },
  {
    risks: [
      'Equipment Failure',
      'Equipment Breakdown',
      'Machine Failure',
      'HVAC Failure',
      'Vehicle Breakdown',
      'Fleet Breakdown',
    ],
    words: /\b(?:equipment|machin|hvac|breakdown|vehicle|fleet|mechanical)/i,
    facts: [
      {
        strategy: 'Service by hours run, keep the parts that stop everything, and know a machine to borrow',
        lines: [
          'List each machine you cannot replace: its age, its critical part and who can repair it.',
          'Keep the part that takes longer to arrive than you can wait.',
          'Agree with a neighbor or a rental firm on a substitute and its price.',
        ],
        steps: [
          'If someone is caught or hurt, stop the machine and call 911. Only trained people lock out and tag out.',
          'If someone depends on the machine, switch to the backup by hand right away. If that fails, call 911.',
          {
            say: 'If a vehicle fails on the road, stop clear of traffic with flashers on. Everyone waits off the road, away from the lanes.',
            has: ['fleet'],
          },
          'Make the machine safe, and keep the product from spoiling.',
          'Try the list of known faults. Call the repair firm with the model and serial number.',
          'Move work to the second machine or the neighbor’s.',
          'Within 4 hours, call customers with orders due. Offer what you can deliver.',
          'Within a day, compare repair, rental and replacement by the cost of each day of downtime.',
        ],
        actions: [
          'List the machines with serial numbers and photos',
          'Buy equipment-breakdown coverage, because most property policies exclude it',
        ],
        who: siteOwner,
        timeline: 'List within 14 days, spare parts within 60',
        effectiveness: 'high',
        needs: 'Spare parts, service contract, rental agreement',
        priority: 'High',
        upkeep: 'Service at the maker’s interval, and review the list twice a year',
      },
    ],
  },
];
