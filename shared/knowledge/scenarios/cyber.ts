/** After CISA's tabletop packages and StopRansomware guide, FBI IC3 advice on payment fraud, and ISO/IEC 27001:2022, controls 5.24 to 5.30 and 8.13. */
import { capitalize } from '../sentence.ts';
import type { Blueprint } from './scene.ts';
import { supplierInject } from './suppliers.ts';

const ransomware: Blueprint = {
  type: 'cyber',
  words: /\b(ransom|cyber|malware|backup)/i,
  title: ({ fn }) => `Ransomware stops “${fn.name}”`,
  story: ({ business, place, moment, fn, system, second, gap, bySystem }) => [
    `It is ${moment.text}, in ${place}. Every computer at ${business} shows the same note: 96 hours, a sum, and “we have copies of your files”. ${bySystem(
      {
        cloud: `${system.name} itself runs at its vendor, but no computer here is safe to open it from.`,
        onsite: `${system.name} is encrypted and doesn’t start.`,
        unknown: `${system.name} doesn’t open.`,
      },
    )} “${fn.name}” stops. ${fn.due}`,
    `After an hour you know that an administrator’s password was used from abroad four days ago. Last night’s backup ran into an error, and no one can say when a backup was last restored. “${second}” continues on paper.`,
    `After three hours, the attackers write to two of your customers with a sample of their data.`,
    `After a day, your IT support says that a first clean computer is ready in 18 more hours. ${gap(42)} The attackers halve their price.`,
  ],
  aims: ({ system }) => [
    ['Disconnect what is affected within 30 minutes, and keep the evidence', 'Incident response structure', '8.4.2'],
    [
      `Show from records when data of ${system.name} was last restored from a backup, and how old that copy was`,
      `IT system ${system.name}`,
      '8.3.5',
    ],
  ],
  injects: (scene) => {
    const { system, fn, leader, supplier } = scene;
    return [
      {
        at: 0,
        channel: 'call',
        from: 'A colleague on shift',
        text: '“There’s a note on my screen. Should I restart? I’ve already pulled two plugs.”',
        expected: 'Disconnect from the network and Wi-Fi, don’t switch off, don’t restart. Write down who touched what, and when',
        objective: 1,
        decision: 'What is disconnected now, and who may decide it at this hour',
        late: 'Three more machines are encrypted',
        hint: 'Where is the number of your IT support when the computers are gone?',
      },
      {
        at: 20,
        channel: 'visit',
        from: `Someone who works on “${fn.name}”`,
        text: '“I have people waiting. What can I do without a computer?”',
        expected: `Start the written workaround for “${fn.name}”, on paper, with one person who collects the forms`,
        objective: 3,
        decision: 'What is done by hand, and what stops',
      },
      {
        at: 60,
        channel: 'call',
        from: 'IT support',
        text: `“Last night’s backup failed. The one before is complete, but no one has ever restored it.”`,
        expected: 'Name the copy, its age and where it is kept, and order a test restore on a clean machine that isn’t connected',
        objective: 2,
        decision: `How much data of “${fn.name}” you can lose`,
        hint: 'Compare the age of the copy with the recovery point in the BCP',
      },
      supplierInject(supplier, 'attacked', { at: 150, objective: 4 }),
      {
        at: 180,
        channel: 'mail',
        from: 'A customer',
        text: '“Strangers sent me my own file from your records. What else do they have?”',
        expected:
          'Call the customer back with what is known. Tell counsel and the cyber insurer today, because notice deadlines run',
        objective: 4,
        late: 'The customer posts the message publicly',
      },
      {
        at: 480,
        channel: 'call',
        from: 'The cyber insurer’s hotline',
        text: `“Before you hire anyone or wipe anything, our panel has to agree. Who speaks for you? We can’t reach ${leader}.”`,
        expected:
          'The backup has the authority in writing, names one contact, and keeps machines untouched until the panel answers',
        objective: 1,
        decision: 'Who may approve outside help and its cost',
      },
      {
        at: 1440,
        channel: 'mail',
        from: 'The attackers',
        text: '“Half the price until 6 p.m. Proof attached.”',
        expected:
          'No contact without the insurer, counsel and the FBI. Counsel checks OFAC sanctions before anyone talks about a payment. The owner decides in writing',
        objective: 2,
        decision: `Rebuild ${system.name} from the old copy, or wait`,
      },
    ];
  },
  questions: ({ fn, system, second, supplier, leader }) => [
    [
      ['IT', `Which devices and sign-ins does “${fn.name}” need first, and who checks that each is clean?`],
      ['people', 'Who at this hour knows how to pull a machine off the network, and who is their backup?'],
      ['communication', 'How do you reach your team when email and the phone list are on locked computers?'],
      ['authority', `Who may disconnect ${system.name} if ${leader} doesn’t answer?`],
      ['supplier', `Which connections to ${supplier.name} and others do you close, and who tells them?`],
    ],
    [
      ['money', 'What does the cyber policy require in the first 24 hours, and who has its number on paper?'],
      ['IT', `In which order do systems return, and how does what “${second}” wrote on paper get in?`],
      ['communication', 'What do you tell customers whose data may be out, and what do you not say yet?'],
      ['authority', 'Who decides about the ransom demand, with OFAC sanctions checked by counsel, and who signs?'],
      ['people', 'Your people have worked 20 hours. Who takes over, and when do they sleep?'],
    ],
  ],
};

const mailbox: Blueprint = {
  type: 'cyber',
  words: /\b(data breach|phish|mail|fraud|privacy|identity|password)/i,
  isAtWork: true,
  title: ({ fn }) => `A read mailbox and a redirected payment: data breach around “${fn.name}”`,
  story: ({ business, place, moment, fn, system }) => [
    `It is ${moment.text}, in ${place}. A customer calls: why has ${business} changed its bank account? The message came from a real mailbox of yours. A payment of $38,400 left four days ago.`,
    `After an hour, a colleague remembers typing a password on a sign-in page two weeks ago. A rule in the mailbox forwards every message with the word “invoice”. The log shows two weeks of access to mail and to the records of “${fn.name}”. Older logs are gone.`,
    `After three hours, ${system.name} runs as always. That makes it hard: nothing is down, and no one can say what was copied. Your bank can try a recall if a police report arrives by 1 p.m. tomorrow.`,
    `The next day, your largest customer sends a security questionnaire about the incident, due in five days.`,
  ],
  aims: () => [
    [
      'Decide within 30 minutes whether this is an incident, and open a record with an owner',
      'Incident response structure',
      '8.4.2',
    ],
    ['List whose data was reached, who must be told, by when and by whom', 'Legal and regulatory duties', '4.2.2'],
  ],
  injects: (scene) => {
    const { fn, supplier, backup } = scene;
    return [
      {
        at: 0,
        channel: 'call',
        from: 'A customer',
        text: '“I paid your new account on Thursday, as you wrote. Was that wrong?”',
        expected: 'Thank the customer, ask for the message, and have them call their bank and yours right away',
        objective: 1,
        decision: 'Is this an incident, and who owns it',
      },
      {
        at: 15,
        channel: 'visit',
        from: 'The colleague whose mailbox it is',
        text: '“I typed my password there. I thought I’d closed it in time.”',
        expected:
          'Thank, don’t blame. End all sessions, change the password, turn on multi-factor sign-in, and save the rule before removing it',
        objective: 1,
        hint: 'Watch whether anyone scolds',
      },
      {
        at: 45,
        channel: 'call',
        from: 'The bank',
        text: '“We can try a recall. We need a report number and a signature within two hours.”',
        expected: 'Report to the police and to ic3.gov. Someone with signing authority signs. Note the time',
        objective: 3,
        decision: `Who signs while ${backup} is away`,
        late: 'The account abroad is empty',
      },
      supplierInject(supplier, 'attacked', { at: 90, objective: 4 }),
      {
        at: 180,
        channel: 'mail',
        from: 'Three more customers',
        text: '“Which of your last messages about payment are real?”',
        expected: 'Call back on known numbers, warn everyone the same way, and put one sentence on the website',
        objective: 4,
        late: 'Two of them pay the wrong account',
      },
      {
        at: 300,
        channel: 'mail',
        from: 'Counsel',
        text: `“In which states do the people in the records of “${fn.name}” live? Notice deadlines differ.”`,
        expected: 'Name the records, their owners, and what can’t be established and why',
        objective: 2,
        decision: 'What you say today to the people concerned',
      },
      {
        at: 1440,
        channel: 'mail',
        from: 'Your largest customer',
        text: '“Please fill in the attached 60 questions by Friday. Until then we pay no invoice.”',
        expected: 'Answer what is true, mark what is open, and have counsel read it before it leaves',
        objective: 4,
      },
    ];
  },
  questions: ({ fn, business, leader, supplier }) => [
    [
      ['IT', 'Who can end every session of an account at this hour, and do they know how?'],
      ['people', 'How do you make sure that the next person reports a wrong click within minutes?'],
      ['authority', 'Who may change bank details here, and on which second channel is that checked?'],
      ['money', 'Which policy pays for redirected money: crime, cyber or none? What does it require?'],
    ],
    [
      ['communication', `What do customers of ${business} hear from you before they hear it from others?`],
      ['IT', `How far back do the logs of “${fn.name}” reach, and who can read them?`],
      ['supplier', `How do ${supplier.name} and you confirm a change of bank details from now on?`],
      ['authority', `Which notices need ${leader} to sign, and who signs if that takes too long?`],
      ['money', 'How many days of unpaid invoices can you carry?'],
    ],
  ],
};

const provider: Blueprint = {
  type: 'cyber',
  words: /\b(cloud|provider|outage|saas|software|hosting)/i,
  system: { place: 'cloud', fallback: 'your online email and files' },
  title: ({ system, fn }) => `The vendor of ${system.name} is attacked: “${fn.name}” without it`,
  story: ({ business, place, moment, fn, system, second, gap }) => [
    `It is ${moment.text}, in ${place}. ${system.name} shows “temporarily unavailable”. The vendor’s status page is green. Your building, your computers and your connection are fine. ${fn.due}`,
    `After an hour, the vendor speaks of a “security incident” and takes the service offline “to protect customers”. What ${business} entered since yesterday evening exists nowhere else. “${second}” begins to queue.`,
    `After eight hours, the vendor expects three to five days and can’t rule out that customer data was taken. ${gap(72)}`,
    `After a day, export is still not possible, and a trade journal asks whether your customers are affected.`,
  ],
  aims: ({ fn, system }) => [
    [`Run “${fn.name}” by hand, with forms that exist today`, `Function “${fn.name}”`, '8.4.4'],
    [
      `Say what the contract of ${system.name} promises: recovery time, copies of your data, notice and exit`,
      `IT system ${system.name}`,
      '8.3.4',
    ],
  ],
  injects: (scene) => {
    const { fn, second, system, leader, supplier } = scene;
    return [
      {
        at: 10,
        channel: 'call',
        from: 'Someone at the front line',
        text: `“We can’t see what is open in “${fn.name}”. What do we tell people?”`,
        expected: 'One sentence for everyone, a paper form, and one person who collects the forms',
        objective: 1,
        decision: 'From when on work is done by hand',
      },
      {
        at: 60,
        channel: 'mail',
        from: `The vendor of ${system.name}`,
        text: '“We’ve taken the service offline. As a precaution, change all passwords and interface keys.”',
        expected: 'List the interfaces and who changes them. Check in the logs what the old keys were used for',
        objective: 2,
        hint: 'Is there a list of interfaces outside the system?',
      },
      {
        at: 120,
        channel: 'visit',
        from: capitalize(fn.role),
        text: '“The paper forms are from before the last price change, and we have twelve of them.”',
        expected: 'Print and correct forms on another computer. Note how long the stock of forms lasts',
        objective: 1,
      },
      supplierInject(supplier, 'attacked', { at: 240, objective: 4 }),
      {
        at: 480,
        channel: 'alert',
        from: 'The vendor’s status page',
        text: '“Three to five days. Data may have been accessed.”',
        expected: `Compare with the maximum downtime of “${fn.name}”. Start the alternative, and tell customers`,
        objective: 3,
        decision: `Wait, or move “${fn.name}” to something else`,
        late: `“${second}” stops as well`,
      },
      {
        at: 720,
        channel: 'call',
        from: 'Another vendor',
        text: `“We can set you up by tomorrow. We need a signature from ${leader} tonight.”`,
        expected: 'Check price, data and exit before signing. The person with spending authority decides',
        objective: 2,
        decision: 'Who may sign, and up to which amount',
      },
      {
        at: 1500,
        channel: 'press',
        from: 'A trade journal',
        text: '“Is your customers’ data among what was taken?”',
        expected: 'An approved holding statement from one spokesperson. No guesses',
        objective: 4,
      },
    ];
  },
  questions: ({ fn, second, system, backup, supplier }) => [
    [
      ['IT', `Where is a copy of the data of ${system.name} that you can read without the vendor?`],
      ['people', `Who has done “${fn.name}” by hand before, and who has only heard of it?`],
      ['supplier', 'Who do you call at the vendor when the portal is down, and what is your customer number?'],
      ['communication', 'What is the one sentence that everyone at the front says today?'],
    ],
    [
      ['authority', `Who may switch to another vendor if ${backup} has to decide alone?`],
      ['money', 'Does any policy pay for income lost while a vendor is down, and after how many hours?'],
      ['IT', `How do the paper records of “${fn.name}” get into ${system.name} without doubles?`],
      ['supplier', `What do you need from ${supplier.name} while you work by hand?`],
      ['people', `“${second}” and “${fn.name}” need the same hands. Who decides where they go?`],
    ],
  ],
};

const insider: Blueprint = {
  type: 'cyber',
  words: /\b(insider|access|delet|laptop|device|stolen|security)/i,
  title: ({ fn }) => `Deleted on purpose: a former employee’s access and the records of “${fn.name}”`,
  story: ({ business, place, moment, fn, system, gap }) => [
    `It is ${moment.text}, in ${place}. Records of “${fn.name}” are missing in ${system.name}: first a few, then whole months. The account that deletes them belongs to someone who left ${business} three weeks ago after a quarrel. It still works.`,
    `After an hour, it is clear that no one at ${business} knows which other access that person has: the building, the bank, the social media accounts. The recycle bin keeps 14 days. The backup runs weekly.`,
    `After four hours, a customer posts that an order of hers “doesn’t exist anymore”.`,
    `After a day, IT support has restored the last full copy beside the running system. Entering the missing six days takes 20 hours of work. ${gap(44)}`,
  ],
  aims: ({ system }) => [
    ['Withdraw every access of a former employee within one hour, from a list that is kept', 'Access rights', '8.4.2'],
    [
      `Restore deleted records of ${system.name}, and say what is lost between copy and deletion`,
      `IT system ${system.name}`,
      '8.3.5',
    ],
  ],
  injects: (scene) => {
    const { fn, system, leader, supplier } = scene;
    return [
      {
        at: 5,
        channel: 'alert',
        from: system.name,
        text: 'Mass deletion: 412 records in six minutes.',
        expected: 'Lock the account, pause synchronization, and export the log before anything else',
        objective: 1,
        decision: 'Who may lock an account without asking',
        late: 'The deletion reaches the copy as well',
      },
      {
        at: 30,
        channel: 'visit',
        from: 'Human resources',
        text: '“The checklist for that departure has a line “IT informed”, ticked, without a date.”',
        expected: 'Walk through every access, including the building and the bank, and sign off each one',
        objective: 1,
      },
      {
        at: 60,
        channel: 'call',
        from: 'A colleague',
        text: '“I still talk to that person. Should I ask why they did it?”',
        expected: 'No contact, no accusation. Evidence is kept, and counsel decides about the police',
        objective: 4,
        hint: 'If anyone feels threatened, call 911',
      },
      {
        at: 150,
        channel: 'call',
        from: 'IT support',
        text: '“The last full copy is six days old. Restoring it would overwrite what came since.”',
        expected: 'Restore beside the running system and merge. Decide about the six days',
        objective: 2,
        decision: `How six days of “${fn.name}” are rebuilt`,
      },
      {
        at: 240,
        channel: 'press',
        from: 'A customer, on a public page',
        text: '“My order has vanished. Is anyone there?”',
        expected: 'Answer publicly in one sentence, then by phone. Not a word about the person',
        objective: 4,
      },
      supplierInject(supplier, 'attacked', { at: 360, objective: 4 }),
      {
        at: 1440,
        channel: 'visit',
        from: capitalize(fn.role),
        text: `“Typing six days in takes 20 hours. Do we stop new work for it? I can’t find ${leader}.”`,
        expected: 'Split the work by what customers wait for. The backup decides, and it is written down',
        objective: 3,
        decision: 'What is rebuilt first, and by whom',
      },
    ];
  },
  questions: ({ fn, system, supplier, backup }) => [
    [
      ['people', 'Who tells IT that someone is leaving, before or after that person knows?'],
      ['authority', `Who could delete everything of “${fn.name}” today, and who else would notice?`],
      ['IT', `Which copies of ${system.name} can a deletion not reach?`],
      ['communication', 'What do you tell the team, and what do you not say about the person?'],
    ],
    [
      ['IT', 'How do you prove which records were deleted, and that the restored ones are right?'],
      ['money', 'Does a crime or cyber policy pay for damage done by a former employee? What proof does it need?'],
      ['supplier', `Did that person order from ${supplier.name} or others in your name? Who checks?`],
      ['authority', `Who calls the police, and may ${backup} decide that alone?`],
      ['people', 'How do you keep the rest of the team from looking for someone to blame?'],
    ],
  ],
};

export const cyber: readonly Blueprint[] = [ransomware, mailbox, provider, insider];
