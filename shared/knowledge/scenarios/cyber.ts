/** After CISA's tabletop packages and ISO/IEC 27001:2022, controls 5.24 to 5.30 and 8.13. */
import type { Blueprint } from './scene.ts';

const ransomware: Blueprint = {
  type: 'cyber',
  words: /\b(ransom|cyber|malware|backup)/i,
  title: ({ fn }) => `Ransomware stops “${fn.name}”`,
  story: ({ business, place, moment, fn, system, second, supplier }) => [
    `It is ${moment}, in ${place}. Nothing opens in ${system}; every shared folder of ${business} holds a note: 96 hours, a sum, and “we have copies of your files”. “${fn.name}” has its recovery time of ${fn.rto} running from now.`,
    `After an hour it is known that an administrator’s password was used from abroad four days ago, that last night’s backup ran into an error, and that nobody can say when a backup of ${system} was last restored. “${second}” works on, on paper.`,
    `After three hours the attackers write to two of your customers with a sample of their data. ${supplier} switches its connection to you off until you can say in writing that you are clean.`,
    `After a day a first clean system could be ready in 18 hours. The price falls by half.`,
  ],
  aims: ({ system }) => [
    ['Isolate what is affected within 30 minutes and keep the evidence', `IT system “${system}”`, '8.4.4'],
    [
      `Show from records when ${system} was last restored from a backup, and how old that copy was`,
      `Backup of “${system}”`,
      '8.3.5',
    ],
  ],
  injects: ({ system, supplier, fn }) => [
    {
      at: 10,
      channel: 'call',
      from: 'A colleague on shift',
      text: `“Should I restart ${system}? I have pulled two plugs already.”`,
      expected: 'Disconnect from the network, do not switch off, do not restart; note who touched what',
      objective: 1,
      decision: 'What is disconnected now, and who may decide it at this hour',
      late: 'Three more machines are encrypted',
      hint: 'Ask where the number of the IT provider stands when the file server is gone',
    },
    {
      at: 60,
      channel: 'call',
      from: 'IT provider',
      text: 'Last night’s backup failed; the one before is complete. Nobody here has ever restored it.',
      expected: 'Name the copy, its age, where it lies, and order a test restore on a clean machine',
      objective: 2,
      decision: `Which data of “${fn.name}” may be lost`,
      hint: 'Compare the age of the copy with the recovery point in the plan',
    },
    {
      at: 180,
      channel: 'mail',
      from: supplier,
      text: 'We have cut the connection. Please confirm in writing by noon that your systems are clean.',
      expected: 'Answer truthfully with what is known, what is not, and when the next update comes',
      objective: 4,
      late: 'Deliveries for tomorrow are cancelled',
    },
    {
      at: 1440,
      channel: 'mail',
      from: 'The attackers',
      text: 'Half the price until 6 p.m. Proof attached.',
      expected:
        'No contact without insurer, counsel and the FBI. Counsel checks OFAC sanctions before any payment; the owner decides in writing',
      objective: 3,
      decision: 'Restore, negotiate or pay, with the sanctions risk; who signs',
    },
  ],
  questions: ({ fn, system }) => [
    ['IT', `In which order do systems come back, and how long does “${fn.name}” wait for ${system}?`],
    ['money', 'What does the cyber policy want before anybody is engaged, and who has its number on paper?'],
  ],
};

const mailbox: Blueprint = {
  type: 'cyber',
  words: /\b(data breach|phish|mail|fraud|privacy|identity|password)/i,
  title: ({ business }) => `Read mailbox and redirected payment: data breach at ${business}`,
  story: ({ business, place, moment, fn, supplier, system }) => [
    `${moment}, ${place}. A customer asks why the bank account of ${business} changed. The message came from a real mailbox of yours. A payment of 38,400 dollars left four days ago; ${supplier} has the same message but has not paid.`,
    `A colleague remembers a sign-in page, two weeks ago. A rule in the mailbox forwards whatever holds the word “invoice”. The log shows two weeks of access to mail and to the folder with the records of “${fn.name}”; older logs are gone.`,
    `${system} runs as always, and that makes it hard: nothing is down, and nobody can say what was copied. The bank may recall the payment if a police report is there by 1 p.m.`,
    `The next day your largest customer sends a questionnaire about the incident, due in five days.`,
  ],
  aims: () => [
    [
      'Decide within 30 minutes whether this is an incident, and open its record with an owner',
      'Incident response of the plan',
      '8.4.2',
    ],
    ['List whose data was reached, who must be told, by when and by whom', 'Legal and regulatory duties', '4.2.2'],
  ],
  injects: ({ supplier, fn }) => [
    {
      at: 15,
      channel: 'visit',
      from: 'The colleague whose mailbox it is',
      text: '“I typed my password there. I thought I had closed it in time.”',
      expected: 'Thank, do not blame; end all sessions, change the password, remove the forwarding rule, keep a copy of it',
      objective: 1,
      hint: 'Watch whether anybody scolds',
    },
    {
      at: 45,
      channel: 'call',
      from: 'The bank',
      text: 'We can try a recall, but need the police report and a signature within two hours.',
      expected: 'Somebody with authority signs; the report is filed; the time is noted',
      objective: 3,
      decision: 'Who signs when the usual person is away',
      late: 'The account abroad is empty',
    },
    {
      at: 90,
      channel: 'call',
      from: supplier,
      text: 'Which of your last three messages about payment are real?',
      expected: 'Call back on a known number, confirm by a second channel, warn all others alike',
      objective: 4,
    },
    {
      at: 300,
      channel: 'mail',
      from: 'Counsel',
      text: `I need the states in which the people in the records of “${fn.name}” live. Deadlines differ.`,
      expected: 'Name the records, their owners and what cannot be established, and why',
      objective: 2,
      decision: 'What is said today to those concerned',
    },
  ],
  questions: ({ fn }) => [
    ['authority', 'Who may change bank details here, and by which second channel is that checked?'],
    ['IT', `How far back do logs reach for what “${fn.name}” uses, and who can read them?`],
  ],
};

const provider: Blueprint = {
  type: 'cyber',
  words: /\b(cloud|provider|outage|saas|software|hosting)/i,
  title: ({ system, fn }) => `The provider of ${system} is attacked: “${fn.name}” without it`,
  story: ({ business, place, moment, fn, system, second, supplier }) => [
    `${moment}, ${place}. ${system} shows “temporarily unavailable”. The provider’s status page is green. An hour later it speaks of a “security incident” and takes everything off the net, “for customers’ protection”.`,
    `“${fn.name}” of ${business} has to be back within ${fn.rto}. What was entered since yesterday evening exists nowhere else. ${supplier} waits for today’s numbers; “${second}” begins to queue.`,
    `In the evening the provider expects three to five days, and cannot rule out that customer data was taken. Export is not possible.`,
  ],
  aims: ({ fn, system }) => [
    [`Run “${fn.name}” by hand within ${fn.rto}, with forms that exist today`, `Function “${fn.name}”`, '8.4.4'],
    [`Say what the contract of ${system} promises: recovery time, copies, exit, notice`, `IT system “${system}”`, '8.3.4'],
  ],
  injects: ({ fn, system, second }) => [
    {
      at: 30,
      channel: 'call',
      from: 'Front line',
      text: `We cannot see what is open in “${fn.name}”. What do we tell people?`,
      expected: 'One sentence for everybody, a paper form, and a person who collects the forms',
      objective: 1,
      decision: 'From when on work is done by hand',
    },
    {
      at: 120,
      channel: 'mail',
      from: `Provider of ${system}`,
      text: 'As a precaution all customers should change passwords and interface keys.',
      expected: 'List the interfaces, who changes them, and check what the old keys were used for',
      objective: 2,
      hint: 'Is there a list of interfaces outside the system?',
    },
    {
      at: 480,
      channel: 'alert',
      from: 'Status page',
      text: 'Three to five days. Data may have been accessed.',
      expected: 'Compare with the longest tolerable downtime, start the alternative, tell customers',
      objective: 3,
      decision: 'Wait, or move to something else',
      late: `“${second}” stops as well`,
    },
    {
      at: 1500,
      channel: 'press',
      from: 'Trade journal',
      text: 'Are your customers’ data among what was taken?',
      expected: 'Approved holding statement, one spokesperson, no guess',
      objective: 4,
    },
  ],
  questions: ({ system }) => [
    ['IT', `Where is a copy of the data of ${system} that you can read without the provider?`],
    ['supplier', 'Whom do you call at the provider when the portal is down, and what is your customer number?'],
  ],
};

const insider: Blueprint = {
  type: 'cyber',
  words: /\b(insider|access|delet|laptop|device|stolen|security)/i,
  title: ({ fn }) => `Deleted on purpose: a leaver’s access and the records of “${fn.name}”`,
  story: ({ business, place, moment, fn, system, staff, peak }) => [
    `${moment}, ${place}. Records of “${fn.name}” are missing in ${system}: first a few, then whole months. The account that deleted them belongs to somebody who left ${business} three weeks ago, after a quarrel. It still works.`,
    `Among ${staff} nobody is sure which other access that person had: the building, the bank, the social media accounts. The recycle bin keeps 14 days; the backup runs weekly.`,
    `The worst time for it: ${peak.charAt(0).toLowerCase()}${peak.slice(1)}. A customer posts that an order of hers “does not exist any more”.`,
  ],
  aims: ({ system }) => [
    ['Withdraw every access of a leaver within one hour, from a list that is kept', 'Access rights and leavers', '8.4.2'],
    [`Restore deleted records of ${system} and say what is lost between copy and deletion`, `Backup of “${system}”`, '8.3.5'],
  ],
  injects: ({ system, fn }) => [
    {
      at: 20,
      channel: 'alert',
      from: system,
      text: 'Mass deletion: 412 records in six minutes.',
      expected: 'Lock the account, export the log before anything else, stop synchronisation',
      objective: 1,
      decision: 'Who may lock an account without asking',
      late: 'The deletion reaches the copy as well',
    },
    {
      at: 60,
      channel: 'visit',
      from: 'Human resources',
      text: 'The leaver’s checklist has a line “IT informed”, ticked, without a date.',
      expected: 'Walk through every access, the building and the bank included, and sign each off',
      objective: 1,
    },
    {
      at: 150,
      channel: 'call',
      from: 'IT provider',
      text: 'The last full copy is six days old. Restoring it overwrites what came since.',
      expected: 'Restore beside the running system and merge; decide about the six days',
      objective: 2,
      decision: `How six days of “${fn.name}” are rebuilt`,
    },
    {
      at: 240,
      channel: 'press',
      from: 'A customer, on a public page',
      text: 'My order has vanished. Is anybody there?',
      expected: 'Answer publicly in one sentence, then by phone; no word about the person',
      objective: 4,
    },
  ],
  questions: ({ fn }) => [
    ['people', 'Who tells IT that somebody leaves, before or after that person knows?'],
    ['authority', `Who could delete everything of “${fn.name}” today, and who else would notice?`],
  ],
};

export const cyber: readonly Blueprint[] = [ransomware, mailbox, provider, insider];
