/** After CDC (workplace illness, norovirus), Ready.gov (shelter in place), CISA and FBI (run, hide, fight), OSHA on workplace violence, and the practice of supplier reviews. */
import { capitalize } from '../sentence.ts';
import type { Blueprint } from './scene.ts';
import { canBeLost, lossOf, supplierInject } from './suppliers.ts';

const pandemic: Blueprint = {
  type: 'pandemic',
  words: /\b(pandemic|epidemic|influenza|flu|covid|virus)/i,
  months: () => ['January', 'February', 'November', 'October'],
  isAtWork: true,
  title: ({ fn, business }) => `Forty percent absent at ${business}: who does “${fn.name}”?`,
  story: ({ business, place, moment, fn, second, staff }) => [
    `It is ${moment.text}. A contagious respiratory illness spreads in ${place}. Schools close on Monday. Of ${staff} at ${business}, the first are ill, including the only one who knows all of “${fn.name}”.`,
    `After a week, every sixth person is absent. The illness lasts about ten days. ${capitalize(fn.role)} works with a fever because no one else may sign.`,
    `After four weeks, forty percent are absent, not the same people as before. ${
      fn.mtd === null
        ? `Your BCP doesn’t say how long “${fn.name}” may stop.`
        : `In your BCP, “${fn.name}” may stop for at most ${fn.mtd}.`
    } “${second}” takes what hands there are.`,
    `After six weeks, cases fall and a backlog waits. Your insurer says that the loss isn’t covered without physical damage.`,
  ],
  aims: ({ fn }) => [
    [`State the smallest crew of “${fn.name}”, and the day on which it can’t be met`, `Function “${fn.name}”`, '8.2.2'],
    ['Name a trained backup for everyone who is alone in a task', 'People, roles and backups', '7.2'],
  ],
  injects: (scene) => {
    const { fn, second, leader, backup, supplier } = scene;
    return [
      {
        at: 0,
        channel: 'call',
        from: 'A colleague at home',
        text: `“I’m ill, and today I was to do “${fn.name}”. My notes are in my head.”`,
        expected: 'The backup takes over with written steps. Missing steps are noted. The colleague rests',
        objective: 2,
        decision: 'Who takes over, and what that person leaves undone',
      },
      {
        at: 240,
        channel: 'visit',
        from: 'A colleague with a cough',
        text: '“I feel bad, but who else opens tomorrow?”',
        expected: 'Go home now, with pay settled. If anyone struggles to breathe, call 911 right away',
        objective: 1,
        hint: 'Watch whether anyone praises the colleague for coming in',
      },
      {
        at: 2880,
        channel: 'visit',
        from: 'Two colleagues',
        text: '“Why do we come in and others don’t? Who pays for days alone at home?”',
        expected: 'One written rule, the same for everyone, and a person who answers questions',
        objective: 4,
        late: 'Four don’t come the next day',
      },
      supplierInject(supplier, 'absence', { at: 10_080, objective: 3 }),
      {
        at: 14_400,
        channel: 'call',
        from: capitalize(leader),
        text: '“I tested positive. I’ll keep my phone on.”',
        expected: `${capitalize(backup)} takes over in writing, with spending limits. The leader may rest`,
        objective: 2,
        decision: 'What can’t be signed when both are ill',
      },
      {
        at: 30_240,
        channel: 'alert',
        from: 'Tomorrow’s schedule',
        text: `There aren’t enough people for both “${fn.name}” and “${second}”.`,
        expected: 'One is stopped on purpose, in the order of the BCP. Customers are told first',
        objective: 1,
        decision: 'Which of the two stops',
      },
      {
        at: 50_400,
        channel: 'mail',
        from: 'A customer',
        text: '“Everyone else is back. When is it our turn?”',
        expected: 'Answer by the order in which the backlog is worked off. It is written down and the same for all',
        objective: 4,
        decision: 'The order of the backlog',
      },
    ];
  },
  questions: ({ fn, second, system, supplier, backup }) => [
    [
      ['people', `Who is alone in a task of “${fn.name}”, and by when is someone else trained?`],
      ['communication', 'What do you tell the team about who is ill, and what do you keep private?'],
      ['IT', `Who can use ${system.name} from home, and what happens when ten people do?`],
      ['money', 'How are sick days and days of isolation paid, and what does state law require?'],
    ],
    [
      ['authority', `What can’t be signed when ${backup} is ill as well?`],
      ['money', 'How many weeks of payroll do you have with half the income?'],
      ['supplier', `What do you do yourselves, or do without, if ${supplier.name} can only do half?`],
      ['people', `At which number of people do you stop “${second}”?`],
      ['communication', 'Who tells customers that something stops, before they notice?'],
    ],
  ],
};

const outbreak: Blueprint = {
  type: 'pandemic',
  words: /\b(illness|outbreak|absence|norovirus|disease|stomach)/i,
  isAtWork: true,
  title: ({ fn, business }) => `A stomach virus runs through ${business}: “${fn.name}” with a third of the team out`,
  story: ({ business, place, moment, fn, second, staff, gap }) => [
    `It is ${moment.text}, in ${place}. Three of ${staff} at ${business} went home overnight with vomiting. A fourth feels sick now and works on “${fn.name}”.`,
    `After five hours, a third of the team is out. Yesterday’s shared lunch is suspected. ${fn.due}`,
    `After a day, the health department calls: sick people stay away until 48 hours after the last symptom. Surfaces must be disinfected. ${gap(72)}`,
    `After three days, the first return. “${second}” has been closed in between, and a customer posts that she got sick “from you”.`,
  ],
  aims: ({ fn }) => [
    ['Send sick people home right away, with a rule for when they may return', 'People and welfare', '8.4.2'],
    [`Run “${fn.name}” with two thirds of the team, or stop it on purpose`, `Function “${fn.name}”`, '8.2.2'],
  ],
  injects: (scene) => {
    const { fn, second, leader, backup, supplier } = scene;
    return [
      {
        at: 0,
        channel: 'visit',
        from: 'A colleague at work',
        text: '“I feel awful, but there’s no one else today.”',
        expected: 'Home right away. If someone faints, has blood in vomit or can’t keep water down, call a doctor or 911',
        objective: 1,
        decision: 'Who takes over the work in the next ten minutes',
      },
      {
        at: 60,
        channel: 'visit',
        from: 'The person who cleans',
        text: '“Which cleaner, which gloves, and who shows me?”',
        expected: 'Gloves, a product that works on norovirus, used as the label says. Never mix chemicals. Others stay away',
        objective: 1,
        hint: 'Is the product in the building?',
      },
      {
        at: 300,
        channel: 'alert',
        from: 'The attendance list',
        text: 'A third of the team is out, including the two who know today’s most important job.',
        expected: `Compare with the smallest crew of “${fn.name}”. Stop on purpose what can’t be done safely`,
        objective: 2,
        decision: 'What stops today',
      },
      supplierInject(supplier, 'absence', { at: 420, objective: 3 }),
      {
        at: 1440,
        channel: 'call',
        from: 'The health department',
        text: '“How many, since when, and did they touch food or care for people? Who decides on your side?”',
        expected: `Answer from a list. Follow the instructions. ${capitalize(backup)} decides if ${leader} is ill`,
        objective: 1,
        decision: 'Close, or continue with limits, and on whose word',
      },
      {
        at: 2000,
        channel: 'press',
        from: 'A customer, on a public page',
        text: '“Got sick from them. Stay away!”',
        expected: 'Answer kindly and in public that you look into it, then by phone. No health facts about anyone',
        objective: 4,
        late: 'The post is shared 300 times',
      },
      {
        at: 4320,
        channel: 'visit',
        from: 'A colleague who is better',
        text: '“I’m fine since yesterday. I can start now.”',
        expected: 'Not before 48 hours after the last symptom, with pay settled, so that no one comes too early',
        objective: 2,
        decision: `When “${second}” reopens, and with whom`,
      },
    ];
  },
  questions: ({ fn, second, system, supplier }) => [
    [
      ['people', 'Does everyone know that coming in sick is worse than staying home? What makes them come anyway?'],
      ['authority', 'Who may send a person home, and close for the day?'],
      ['communication', 'What do customers and families hear, and what stays private?'],
      ['IT', `Which parts of “${fn.name}” can be done from home through ${system.name}?`],
    ],
    [
      ['money', 'Who pays the sick days and the lost days, and does any policy help?'],
      ['supplier', `What does ${supplier.name} need to know before its people come here again?`],
      ['people', `Who could learn one step of “${second}” today, so that next time it continues?`],
      ['authority', 'Who talks to the health department, and who may not?'],
      ['communication', 'How do you end it: who says that it’s over, and to whom?'],
    ],
  ],
};

const supplierLoss: Blueprint = {
  type: 'other',
  words: /\b(suppl|vendor|logistic|transport|recall|partner)/i,
  supplier: canBeLost,
  isAtWork: true,
  title: ({ supplier, fn }) => `${capitalize(supplier.name)} closes overnight: “${fn.name}” without it`,
  story: ({ business, place, moment, fn, second, supplier }) => [
    `It is ${moment.text}, in ${place}. A letter arrives: ${supplier.name} has filed for bankruptcy and stops work “with immediate effect”. No one answers there. Two hours ago, ${business} paid a deposit. ${lossOf(supplier.kind).opening}`,
    `After two hours, you know that “${second}” needs the same. ${
      fn.mtd === null
        ? `Your BCP doesn’t say how long “${fn.name}” may stop.`
        : `In your BCP, “${fn.name}” may stop for at most ${fn.mtd}.`
    }`,
    `After five hours, ${lossOf(supplier.kind).later.charAt(0).toLowerCase()}${lossOf(supplier.kind).later.slice(1)} Three of your customers have penalties in their contracts.`,
    `After a day, the trustee wants your open invoice paid, and doesn’t answer about what of yours is there.`,
  ],
  aims: ({ supplier, fn }) => [
    [
      `Name every function that stops with ${supplier.name}, and the day on which it does`,
      `Supplier “${supplier.name}”`,
      '8.2.2',
    ],
    [`Approve a substitute for “${fn.name}” with price, lead time and check, or say who may`, `Function “${fn.name}”`, '8.3.3'],
  ],
  injects: ({ supplier, fn, leader, backup, second }) => [
    {
      at: 10,
      channel: 'mail',
      from: supplier.name,
      text: '“We’ve stopped all work today. Please direct claims to the trustee.”',
      expected: 'Check that it’s real by a known number. Then list what you have, what is ordered and what is paid',
      objective: 1,
    },
    {
      at: 30,
      channel: 'call',
      from: 'Purchasing',
      text: '“The deposit is gone unless the bank stops it within the hour.”',
      expected: 'Someone with authority calls the bank. The order is withdrawn in writing',
      objective: 1,
      decision: `Who may stop a payment if ${leader} is in a meeting`,
    },
    {
      at: 120,
      channel: 'call',
      from: 'A possible substitute',
      text: `“${lossOf(supplier.kind).substitute}”`,
      expected: 'Decide by rule: what it costs not to, a check of quality, a second offer',
      objective: 2,
      decision: 'Accept, negotiate or keep looking',
      late: 'The offer goes to a competitor',
    },
    {
      at: 300,
      channel: 'call',
      from: 'Your largest customer',
      text: `“Will “${fn.name}” hold for us next week, yes or no?”`,
      expected: 'The truth, the time of the next update, and no promise that others pay for',
      objective: 4,
      decision: 'Who is served first, and by which rule',
    },
    {
      at: 420,
      channel: 'visit',
      from: capitalize(fn.role),
      text: `“If we share what’s left with “${second}”, both stop on Thursday. If we don’t, one lasts ten days.”`,
      expected: 'Decide by the order in the BCP, and write down why',
      objective: 3,
    },
    {
      at: 600,
      channel: 'mail',
      from: 'A former employee of the supplier',
      text: '“I can help you directly, starting tomorrow, for cash.”',
      expected: 'Ask counsel: contract, safety, insurance and whose tools and data they are',
      objective: 2,
      hint: 'Tempting on a bad day. Who says no?',
    },
    {
      at: 1440,
      channel: 'mail',
      from: `The trustee of ${supplier.name}`,
      text: '“All assets on the premises remain here for the time being. Who signs for you?”',
      expected: `Proof of ownership, the contract clause, counsel, a deadline. ${capitalize(backup)} may sign if the leader can’t`,
      objective: 4,
    },
  ],
  questions: ({ supplier, fn, second, system }) => [
    [
      ['supplier', `Which clause of the contract with ${supplier.name} helps you today, and who has a copy?`],
      ['authority', 'Who may order from a new supplier, and up to which amount?'],
      ['people', `Who knows how things are really done with ${supplier.name}, and is that written down?`],
      ['communication', 'Which customers hear it from you first, and in which words?'],
    ],
    [
      ['supplier', 'Which other suppliers are the only one of their kind, without a clause or a second source?'],
      ['money', 'How many weeks can you pay in advance without being paid, and does any policy help?'],
      ['IT', `What data of yours does ${supplier.name} have, and what has to change in ${system.name}?`],
      ['people', `Who does more while “${fn.name}” does less, and who needs training?`],
      ['authority', `Who may stop “${second}” so that the rest lasts longer?`],
    ],
  ],
};

const chemicalRelease: Blueprint = {
  type: 'other',
  words: /\b(chemical|hazmat|release|leak|shelter)/i,
  isAtWork: true,
  title: ({ fn, place }) => `A chemical release closes part of ${place}: “${fn.name}” from elsewhere`,
  story: ({ business, place, moment, fn, second, staff, known, system, bySystem, gap }) => [
    `It is ${moment.text}, in ${place}. A tank truck leaks two blocks away. The county says: stay inside, close everything, turn off ventilation. ${known('Chemical Releases')} Of ${staff} at ${business}, about half are inside.`,
    `After an hour, police have closed the area. Nothing of yours is damaged. ${bySystem({
      cloud: `${system.name} can be used from outside.`,
      onsite: `${system.name} runs, inside the closed area.`,
      unknown: `Whether ${system.name} can be used from outside, no one has tried.`,
    })}`,
    `After nine hours, officials say that people may leave. ${fn.due} What it needs is behind the barrier. “${second}” could continue by phone.`,
    `After a day, the area stays closed for two more days. ${gap(72)}`,
  ],
  aims: ({ fn }) => [
    ['Shelter those inside right away: doors and windows shut, air off, room chosen, head count', 'Response structure', '8.4.2'],
    [`Start “${fn.name}” at another place with what is outside the barrier`, `Function “${fn.name}”`, '8.3.4'],
  ],
  injects: (scene) => {
    const { fn, second, leader, supplier } = scene;
    return [
      {
        at: 0,
        channel: 'alert',
        from: 'The county',
        text: '“Shelter in place. Close doors and windows. Turn off ventilation.”',
        expected:
          'Everyone inside, doors shut, ventilation off, an inner room above the ground floor, a list of who is there. No one goes out to look',
        objective: 1,
        decision: 'Which room, and who turns off the air',
      },
      {
        at: 15,
        channel: 'visit',
        from: 'A colleague',
        text: '“My eyes burn, and he’s coughing.”',
        expected: 'Call 911 and say where you are. Move away from the leak side of the room, seal gaps with tape and wet towels',
        objective: 1,
      },
      {
        at: 40,
        channel: 'call',
        from: 'A colleague on the way in',
        text: '“Police are turning me back. Should I find a way around?”',
        expected: 'No. Stay out, go home or to the second meeting place, and text when you are there',
        objective: 1,
        late: 'The colleague walks into the closed area',
      },
      {
        at: 75,
        channel: 'call',
        from: 'A colleague outside the barrier',
        text: `“What of “${fn.name}” can I do from home, and with which sign-in?”`,
        expected: 'Hand over tasks, access and authority, and write down what was taken over',
        objective: 2,
        decision: `What moves, and who leads outside while ${leader} is inside`,
      },
      supplierInject(supplier, 'displaced', { at: 180, objective: 3 }),
      {
        at: 540,
        channel: 'alert',
        from: 'The incident commander',
        text: '“You may leave now by the north side. The area stays closed.”',
        expected: 'Leave together by the route given, count heads outside, and air out clothes. Take only what is at hand',
        objective: 1,
      },
      {
        at: 600,
        channel: 'press',
        from: 'Local radio',
        text: '“Are your people safe? Are you open?”',
        expected: 'Staff and families hear it first. Then one approved sentence',
        objective: 4,
        decision: `What you say about “${second}” for the next two days`,
      },
    ];
  },
  questions: ({ fn, second, system, supplier, backup }) => [
    [
      ['people', 'Who inside has medicine, children or animals waiting, and how do you know?'],
      ['communication', 'How do those inside and those outside hear the same thing?'],
      ['authority', 'Who keeps people inside when some want to run to their cars?'],
      ['IT', `Which papers, keys and devices of “${fn.name}” exist only in the building?`],
    ],
    [
      ['supplier', `Where does ${supplier.name} turn while you are closed, and who tells them?`],
      ['money', 'Does a policy pay when an authority closes the area and nothing is damaged? After how many hours?'],
      ['IT', `What does ${system.name} need so that “${second}” runs from homes?`],
      ['authority', `What may ${backup} decide outside without those inside?`],
      ['people', 'What do those who were inside need tomorrow?'],
    ],
  ],
};

const keyPerson: Blueprint = {
  type: 'other',
  words: /\b(key person|staff|personnel|owner|succession|resign|strike)/i,
  title: ({ fn }) => `The one who knows is gone: “${fn.name}” without its key person`,
  story: ({ business, place, moment, fn, second, system, gap }) => [
    `It is ${moment.text}, in ${place}. A call: ${fn.role} of ${business} has had an accident and is in surgery, alive, and can’t be reached for weeks. No one else has done all of “${fn.name}”.`,
    `After two hours, you find that only that person has the password of ${system.name}, the key to one cabinet and the trust of two large customers. ${fn.due}`,
    `After six hours, a deadline for “${second}” runs, and the only signature on file at the bank is that of the person in the hospital.`,
    `After a day, the doctors say six weeks at least. ${gap(1008)} The team asks what happens now.`,
  ],
  aims: ({ fn, system }) => [
    [`Name who does each step of “${fn.name}” from today, and which steps no one knows`, `Function “${fn.name}”`, '7.2'],
    [
      `Regain access to ${system.name}, the bank and the building in a way that you could explain`,
      'Access and signatures',
      '8.3.4',
    ],
  ],
  injects: (scene) => {
    const { fn, system, second, leader, backup, supplier } = scene;
    return [
      {
        at: 0,
        channel: 'call',
        from: 'A family member',
        text: '“He’s in surgery. Please don’t call his phone, I have it.”',
        expected: 'First the person and the family: what do they need, who keeps in touch, what may be told',
        objective: 4,
        decision: 'Who talks to the family, and who tells the team',
        hint: 'Anyone who asks the family for passwords now has the order wrong',
      },
      {
        at: 60,
        channel: 'visit',
        from: 'The team',
        text: `“Who does “${fn.name}” this afternoon?”`,
        expected: 'The backup starts with the written steps. Missing steps are noted, and unsafe ones wait',
        objective: 1,
        decision: 'What is done today, and what waits',
      },
      {
        at: 120,
        channel: 'call',
        from: 'IT support',
        text: `“I can reset the sign-in for ${system.name}, if someone with authority asks in writing. ${capitalize(leader)}?”`,
        expected: `${capitalize(backup)} asks in writing if the leader is the one who is missing. A second person watches, and it is logged`,
        objective: 2,
      },
      {
        at: 240,
        channel: 'call',
        from: supplier.name,
        text: '“We always settled everything with him. Who may speak for you now?”',
        expected: 'A named person calls back on a known number, says what that person may decide, and asks what is still open',
        objective: 3,
      },
      {
        at: 360,
        channel: 'call',
        from: 'The bank',
        text: '“We need a second authorized signer. You never sent us the form.”',
        expected: 'Ask what the bank accepts today, and in which order payments matter: payroll first',
        objective: 2,
        late: 'Payroll misses the cut-off',
      },
      {
        at: 480,
        channel: 'mail',
        from: 'One of the two large customers',
        text: '“We only work with him. Who is it now, and does that person know our case?”',
        expected: 'A named person calls today. Say nothing about health. Offer a meeting',
        objective: 4,
        decision: 'Who takes over each customer',
      },
      {
        at: 1440,
        channel: 'visit',
        from: 'A colleague',
        text: `“I could learn it in two weeks, but then “${second}” has no one.”`,
        expected: 'Decide by the order in the BCP. Hire, borrow or train, with a date',
        objective: 1,
        decision: 'Who learns what, until when',
      },
    ];
  },
  questions: ({ fn, second, system, supplier }) => [
    [
      ['people', `Which step of “${fn.name}” does only one person know, today?`],
      ['communication', 'What do team and customers hear, with respect for the person’s privacy?'],
      ['authority', 'Whose signature works at the bank tomorrow, and on which contracts?'],
      ['IT', `Where is the emergency sign-in of ${system.name}, and who may open it?`],
    ],
    [
      ['money', 'Is there key person or disability coverage? What does a temporary expert cost?'],
      ['supplier', `Who at ${supplier.name} do you know besides the contact of the missing person?`],
      ['people', `How do you carry six weeks without burning out the people of “${second}”?`],
      ['authority', 'Who decides for the owner if it is the owner, and is there a power of attorney?'],
      ['IT', 'Which other accounts belong to one person instead of to the business?'],
    ],
  ],
};

const violence: Blueprint = {
  type: 'other',
  words: /\b(violen|threat|attack|shooter|security|unrest)/i,
  isAtWork: true,
  title: ({ fn, business }) => `A threat of violence at ${business}: people safe, “${fn.name}” on hold`,
  story: ({ business, place, moment, fn, second, gap }) => [
    `It is ${moment.text}, in ${place}. The former partner of a colleague has sent her a message: “I’m coming to your work.” She is at her desk at ${business} and has told no one until now.`,
    `After 25 minutes, he is in the parking lot, shouting. Someone thinks that he has something in his hand.`,
    `After two hours, police have taken him away, and no one is hurt. Several people shake. Police keep the entrance closed until tomorrow. ${fn.due}`,
    `After a day, three people don’t want to come in, and a reporter calls. ${gap(30)} “${second}” has been closed since.`,
  ],
  aims: () => [
    ['Get everyone out of danger by run, hide, fight, and call 911 as soon as it’s safe', 'Response structure', '8.4.2'],
    [
      'Take every threat seriously on the day it’s made, with one person to tell and a plan for the person threatened',
      'People and welfare',
      '8.4.2',
    ],
  ],
  injects: (scene) => {
    const { fn, leader, supplier } = scene;
    return [
      {
        at: 0,
        channel: 'visit',
        from: 'The colleague',
        text: '“I didn’t want to make a fuss. He wrote that he’s coming here.”',
        expected:
          'Thank her, call 911 now, bring her to a safe room, and tell the front desk. Lock the doors, with every exit free from inside',
        objective: 2,
        decision: 'Who is told, and what happens in the next five minutes',
      },
      {
        at: 25,
        channel: 'alert',
        from: 'Someone at a window',
        text: '“He’s here. He has something in his hand.”',
        expected:
          'Run if there is a safe way out. If not, hide: lock, silence phones, out of sight. Fight only as a last resort. Call 911 when safe',
        objective: 1,
        hint: 'Ask each person which way they would take from their own place',
      },
      {
        at: 30,
        channel: 'visit',
        from: 'A colleague',
        text: '“I know him. I’ll go out and talk to him.”',
        expected: 'No one goes out. Wait for the police, and do what they say with empty, visible hands',
        objective: 1,
      },
      {
        at: 60,
        channel: 'visit',
        from: 'A police officer',
        text: '“He’s in custody. Who was here, and who speaks for you?”',
        expected: `A head count, a list of witnesses, one contact. If ${leader} isn’t here, the backup speaks`,
        objective: 1,
      },
      supplierInject(supplier, 'displaced', { at: 150, objective: 3 }),
      {
        at: 240,
        channel: 'visit',
        from: 'Two people who saw it',
        text: '“We can’t just go on working.”',
        expected: 'Home with company and pay. Offer the Disaster Distress Helpline, 1-800-985-5990, and 988 in a crisis',
        objective: 2,
        decision: `What stops today, “${fn.name}” included`,
      },
      {
        at: 1440,
        channel: 'press',
        from: 'A reporter',
        text: '“Who is the woman, and did you know about the threat?”',
        expected: 'No name, no details. One approved sentence, and the police for the rest',
        objective: 4,
        late: 'A colleague answers the reporter in a chat',
      },
    ];
  },
  questions: ({ fn, second, system, supplier, backup }) => [
    [
      ['people', 'Who would your people tell about a threat, and why might they not?'],
      ['communication', 'How do you warn everyone in the building in ten seconds, without a sound that gives them away?'],
      ['authority', 'Who may lock the doors and send customers away?'],
      ['IT', 'Do cameras, door locks and alert buttons work, and who can use them?'],
    ],
    [
      ['people', 'What does the person who was threatened need to be safe here, next week and after?'],
      ['authority', `Who decides when you reopen, and may ${backup} keep it closed?`],
      ['money', 'Which policy pays for closing, counseling and security, and what does workers’ compensation cover?'],
      ['supplier', `What do ${supplier.name} and others who come to your door need to know?`],
      ['IT', `How do “${fn.name}” and “${second}” run from homes through ${system.name} for some days?`],
    ],
  ],
};

export const partners: readonly Blueprint[] = [pandemic, outbreak, supplierLoss, chemicalRelease, keyPerson, violence];
