/** After NFPA 1660 (2024; earlier NFPA 1600), Ready.gov, OSHA 1910.38, CPSC and CDC on generators and carbon monoxide, USDA on food in a power outage. */
import { capitalize } from '../sentence.ts';
import { hasHazard, listFireMonths } from './places.ts';
import type { Blueprint } from './scene.ts';
import { supplierInject } from './suppliers.ts';

const fire: Blueprint = {
  type: 'fire',
  words: /\b(fire|kitchen|explosion|building)/i,
  isAtWork: true,
  title: ({ fn, business }) => `Fire at ${business}: “${fn.name}” without its building`,
  story: ({ business, place, moment, fn, second, staff, bySystem, system, gap }) => [
    `It is ${moment.text}, in ${place}. Smoke fills the room where “${fn.name}” is done. The alarm works, and everyone leaves. Of ${staff} at ${business}, one is missing at the meeting place, and a visitor signed in this morning.`,
    `After 40 minutes, the missing person is found unhurt on the other side, and the fire is out. The incident commander closes the building: no one enters before the fire marshal, “tomorrow at the earliest”. ${bySystem(
      {
        cloud: `${system.name} runs at its vendor. What you need is a device, a sign-in and a place to sit.`,
        onsite: `${system.name} is inside, without power, in the smoke.`,
        unknown: `The devices you use for ${system.name} are inside.`,
      },
    )}`,
    `After three hours, a video of the smoke has 4,000 views. ${fn.due} “${second}” depends on it.`,
    `After a day, one wing of ${business} is released. The rest stays closed for three weeks. ${gap(504)}`,
  ],
  aims: () => [
    ['Account for everyone right away at the meeting place, visitors included', 'Response structure and head count', '8.4.2'],
    ['List what the property insurer must see before anything is cleared', 'Insurance and vital records', '8.4.4'],
  ],
  injects: (scene) => {
    const { fn, second, leader, backup, supplier } = scene;
    return [
      {
        at: 0,
        channel: 'alert',
        from: 'The fire alarm',
        text: 'The alarm sounds in the whole building. You see smoke in the hallway.',
        expected: 'Everyone leaves by the nearest safe exit. Call 911 from outside. Meet at the meeting place',
        objective: 1,
        hint: 'Who helps people who can’t use the stairs?',
      },
      {
        at: 6,
        channel: 'visit',
        from: 'Someone at the meeting place',
        text: '“One of us is missing. Someone saw her turn around for her bag.”',
        expected: 'Tell the incident commander right away who is missing and where she was seen. No one goes back in',
        objective: 1,
        decision: 'Who speaks to the fire department',
      },
      {
        at: 45,
        channel: 'visit',
        from: 'The incident commander',
        text: '“The building is closed. Name three things that my crew brings out if it’s safe.”',
        expected: 'Name them from the list of vital records, not from memory. The crew decides, and no employee goes along',
        objective: 2,
        hint: 'Where is that list while the building is closed?',
      },
      supplierInject(supplier, 'displaced', { at: 75, objective: 3 }),
      {
        at: 120,
        channel: 'press',
        from: 'A local newspaper',
        text: '“Is it true that someone was hurt? Will you open again?”',
        expected: 'Families and staff hear it first. Then one approved sentence by the spokesperson',
        objective: 4,
      },
      {
        at: 180,
        channel: 'call',
        from: capitalize(fn.role),
        text: `“I have two offers for space until tomorrow. Only ${leader} may sign, and I can’t reach anyone.”`,
        expected: `${capitalize(backup)} decides within the spending authority of the BCP`,
        objective: 3,
        decision: `Where “${fn.name}” runs tomorrow`,
        late: 'The space goes to someone else',
      },
      {
        at: 1440,
        channel: 'call',
        from: 'The insurance adjuster',
        text: '“I come on Thursday. Please clear nothing, and send me photos and a list of what was lost.”',
        expected: 'Photos with times from outside or released rooms, a list from records, and receipts for every emergency cost',
        objective: 2,
        decision: `Whether “${second}” waits or moves too`,
      },
    ];
  },
  questions: ({ fn, second, supplier, leader }) => [
    [
      ['people', 'Who knows at any hour who is in the building, including guests and contractors?'],
      ['authority', `Who speaks for you to the incident commander while ${leader} is on the way?`],
      ['communication', 'How do families learn that everyone is safe before they see the video?'],
      ['IT', `Which device outside the building opens what “${fn.name}” needs?`],
    ],
    [
      ['money', `What may be spent today for “${fn.name}” before the insurer agrees?`],
      ['supplier', `What changes for ${supplier.name} when you work from another address for three weeks?`],
      ['IT', 'Which records exist only on paper in the building, and what replaces each?'],
      ['people', `Which jobs of “${second}” can be done elsewhere, and what do the others do for three weeks?`],
      ['authority', 'Who declares that work at the new place may start, and what is checked first?'],
    ],
  ],
};

const wildfire: Blueprint = {
  type: 'fire',
  words: /\b(wildfire|evacuat|brush|forest)/i,
  isPossible: (profile) => hasHazard(profile, 'Wildfires'),
  months: listFireMonths,
  isAtWork: true,
  title: ({ fn, place }) => `A wildfire moves toward ${place}: “${fn.name}” during an evacuation`,
  story: ({ business, place, moment, fn, known, staff, effect, gap }) => [
    `It is ${moment.text}, in ${place}. The sheriff raises your zone from “ready” to “set”: be prepared to leave. ${known('Wildfires')} Of ${staff} at ${business}, three live in the zone that already has to go.`,
    `After 50 minutes the order is “go”. Traffic has stopped on the main road. ${effect('fire')}`,
    `After six hours, everyone is out and the power in the zone is off. ${fn.due}`,
    `After a day, the fire is half contained. The zone stays closed for at least four days, and the air is bad in the whole county. ${gap(96)}`,
  ],
  aims: ({ fn }) => [
    [
      'Have everyone leave before the order if they need more time, and account for all of them',
      'Evacuation and head count',
      '8.4.2',
    ],
    [`Start “${fn.name}” outside the zone with what left with you`, `Function “${fn.name}”`, '8.3.4'],
  ],
  injects: (scene) => {
    const { fn, second, leader, supplier } = scene;
    return [
      {
        at: 0,
        channel: 'alert',
        from: 'The sheriff',
        text: '“Set: be ready to leave your zone at a moment’s notice.”',
        expected:
          'People who live in the danger zone or need more time leave now. Name the second meeting place outside the zone',
        objective: 1,
        decision: 'Who leaves right away, and who closes up',
      },
      {
        at: 20,
        channel: 'visit',
        from: 'Two colleagues',
        text: '“We could load the van for another hour.”',
        expected: 'Take what is on the short list and at the door. No one waits for the order to finish loading',
        objective: 2,
        hint: 'Is there a short list, and who wrote it?',
      },
      {
        at: 50,
        channel: 'alert',
        from: 'The sheriff',
        text: '“Go: leave now.”',
        expected: 'Everyone leaves by the route the county names. Anyone in danger calls 911. Property stays behind',
        objective: 1,
        late: 'Two cars are caught in traffic near the smoke',
      },
      {
        at: 150,
        channel: 'call',
        from: 'The second meeting place',
        text: '“We count two fewer than left the building.”',
        expected: 'Text and call them, then report them to 911 with car and route. No one drives back to look',
        objective: 1,
      },
      supplierInject(supplier, 'displaced', { at: 240, objective: 3 }),
      {
        at: 480,
        channel: 'call',
        from: 'A colleague outside the zone',
        text: `“I can take over part of “${fn.name}” tonight. What may I decide? ${capitalize(leader)} has no signal.”`,
        expected: 'Hand over tasks, sign-ins and a written limit. Agree on the time of the next call',
        objective: 2,
        decision: 'What runs tonight, and who leads it',
      },
      {
        at: 1440,
        channel: 'mail',
        from: 'A customer',
        text: `“We’re sorry about the fire. When does “${second}” work again? We have to decide today.”`,
        expected: 'Say what runs, what doesn’t, and when you’ll know more. No promise about reopening',
        objective: 4,
      },
    ];
  },
  questions: ({ fn, supplier, backup }) => [
    [
      ['people', 'Who has no car, and who has children or animals to collect? How do you know?'],
      ['authority', 'Who may send everyone home before the county gives an order?'],
      ['communication', 'Which one channel do all of you use once the phones are busy?'],
      ['IT', `What does “${fn.name}” need that leaves in one bag?`],
    ],
    [
      ['money', 'Does your policy pay when an authority closes the area and nothing of yours burns? For how long?'],
      ['supplier', `What do you ask of ${supplier.name} for the four days the zone is closed?`],
      ['people', 'Some of your people may lose their homes. What do you pay and offer in the first week?'],
      ['authority', `What may ${backup} decide for four days without asking?`],
      ['communication', 'What do customers outside the area hear, and from whom?'],
    ],
  ],
};

const nextDoor: Blueprint = {
  type: 'fire',
  words: /\b(neighbor|next door|smoke)/i,
  isAtWork: true,
  title: ({ fn, business }) => `Fire next door to ${business}: “${fn.name}” behind the tape`,
  story: ({ business, place, moment, fn, second, system, bySystem, gap }) => [
    `It is ${moment.text}, in ${place}. The building next to ${business} is on fire. Smoke comes through a shared wall, and the fire department tells you to leave now.`,
    `After an hour, everyone is out and counted. Water runs down the shared wall, and power is off in the whole block. ${bySystem(
      {
        cloud: `${system.name} runs at its vendor and can be reached from anywhere.`,
        onsite: `${system.name} stands behind that wall.`,
        unknown: `The computers you use for ${system.name} are inside.`,
      },
    )}`,
    `After five hours, the fire is out. The street stays closed, and your landlord’s engineer must look at the wall first. ${fn.due}`,
    `After a day, the smell of smoke is in everything, and two walls are wet. You may enter in two days. ${gap(72)} “${second}” waits as well.`,
  ],
  aims: ({ fn }) => [
    ['Leave when the fire department says so, and account for everyone right away', 'Response structure and head count', '8.4.2'],
    [`Say what “${fn.name}” can do for three days without the building`, `Function “${fn.name}”`, '8.3.4'],
  ],
  injects: (scene) => {
    const { fn, second, leader, supplier } = scene;
    return [
      {
        at: 0,
        channel: 'visit',
        from: 'A firefighter at the door',
        text: '“Everyone out. Now. Leave everything.”',
        expected:
          'Everyone leaves right away and meets upwind of the smoke. Count heads, and report anyone missing to the incident commander',
        objective: 1,
      },
      {
        at: 12,
        channel: 'visit',
        from: 'A colleague',
        text: '“My medicine is on my desk. I’ll be one minute.”',
        expected: 'No one goes back in. Ask the paramedics on the street, or call 911 if it can’t wait',
        objective: 1,
        hint: 'Who says no, and how?',
      },
      {
        at: 60,
        channel: 'call',
        from: 'A customer with an appointment',
        text: `“I’m at the tape. Does “${fn.name}” happen today?”`,
        expected: 'One person calls everyone expected today, from a list that can be read outside the building',
        objective: 4,
        late: 'A crowd gathers at the tape',
      },
      supplierInject(supplier, 'displaced', { at: 120, objective: 3 }),
      {
        at: 300,
        channel: 'call',
        from: 'The landlord',
        text: '“The engineer comes the day after tomorrow. Your lease says you report damage within 24 hours.”',
        expected: 'Report in writing with what is known, ask for the engineer’s release in writing, and tell your own insurer',
        objective: 2,
        decision: 'Who reads the lease and the policy tonight',
      },
      {
        at: 420,
        channel: 'mail',
        from: 'A neighboring business',
        text: '“We have two rooms you can use, from tomorrow. Who signs?”',
        expected: `The person with spending authority answers tonight. If ${leader} can’t, the backup does`,
        objective: 3,
        decision: `Whether “${fn.name}” moves for three days`,
      },
      {
        at: 1440,
        channel: 'call',
        from: 'The insurer',
        text: '“Nothing of yours burned. Which damage do you claim?”',
        expected: 'Smoke, water, stock, cleaning, lost income: a list with photos and times, before anything is thrown away',
        objective: 2,
        decision: `What “${second}” may use again, and who checks it`,
      },
    ];
  },
  questions: ({ fn, second, system, supplier, backup }) => [
    [
      ['people', 'How do you count people on a street full of neighbors and visitors?'],
      ['communication', 'Who do you call first from the sidewalk, and where is that number?'],
      ['authority', `Who decides that “${fn.name}” closes for today?`],
      ['IT', `Who can open ${system.name} from a phone, right now?`],
    ],
    [
      ['money', 'Which days of lost income does the policy pay if the fire was not yours?'],
      ['supplier', `What do you tell ${supplier.name} about the next three days?`],
      ['people', `Who works at another place tomorrow, and who stays home with pay?`],
      ['authority', `May ${backup} rent space and buy equipment, and up to which amount?`],
      ['IT', `What does “${second}” need from the building before anything can restart?`],
    ],
  ],
};

const GENERATOR =
  'It stays outdoors, 20 feet from doors and windows, with carbon monoxide alarms inside. A licensed electrician connects it through a transfer switch';

const blackout: Blueprint = {
  type: 'power_outage',
  words: /\b(blackout|grid|regional|power|heat|generator)/i,
  months: (profile) =>
    hasHazard(profile, 'Extreme Heat') ? ['July', 'August', 'June'] : ['October', 'March', 'November', 'June'],
  title: ({ fn, place }) => `A 36-hour blackout in ${place}: “${fn.name}” by hand`,
  story: ({ business, place, moment, fn, second, system, effect, known, bySystem, gap }) => [
    `It is ${moment.text}. The lights go out in all of ${place}, and the utility gives no time. ${bySystem({
      cloud: `${system.name} runs on at its vendor. Your router, your screens and your card readers are dark.`,
      onsite: `Batteries carry ${system.name} for about 25 minutes. No one at ${business} is quite sure.`,
      unknown: `No one at ${business} is sure how long ${system.name} can be used.`,
    })} ${known('Power Outages')}`,
    `After an hour, cell networks are full. ${effect('power')} A rental company has one generator left.`,
    `After six hours, the first people ask whether they should stay. ${fn.due} “${second}” continues as long as there is daylight.`,
    `After a day, the utility says “12 hours more”. ${gap(36)} When power returns, it fails twice again.`,
  ],
  aims: ({ system, bySystem }) => [
    ['Look after people who depend on power, cooling or an elevator before anything else', 'Response structure', '8.4.2'],
    [
      bySystem({
        cloud: `Reach ${system.name} from a place with power and a connection within one hour`,
        onsite: `Shut ${system.name} down in order before the batteries are empty, at night as well`,
        unknown: `Say how long ${system.name} can be used without power, and what replaces it`,
      }),
      `IT system ${system.name}`,
      '8.4.4',
    ],
  ],
  injects: (scene) => {
    const { system, fn, second, backup, supplier, bySystem } = scene;
    return [
      {
        at: 0,
        channel: 'visit',
        from: 'A colleague with a flashlight',
        text: '“Someone is stuck in the elevator next door, and a customer here uses an oxygen machine.”',
        expected: 'People first: call 911 for the person on oxygen and the elevator, and stay with both. No one forces the doors',
        objective: 1,
        decision: 'Who stays with whom',
      },
      {
        at: 15,
        channel: bySystem({ cloud: 'call', onsite: 'alert', unknown: 'call' }) as 'call' | 'alert',
        from: bySystem({
          cloud: 'Someone at the counter',
          onsite: `The battery of ${system.name}`,
          unknown: 'Someone at the counter',
        }),
        text: bySystem({
          cloud: `“${system.name} is up, I can see it on my phone. Can I work with that?”`,
          onsite: 'Nine minutes left.',
          unknown: `“How long does ${system.name} last? I have unsaved work.”`,
        }),
        expected: bySystem({
          cloud: 'Decide which phones and hotspots are used for what, and keep two charged for calls',
          onsite: 'An orderly shutdown by the written list. The last state is noted on paper',
          unknown: 'Save and close what is open. Change to paper with a time on each entry',
        }),
        objective: 2,
        decision: bySystem({
          cloud: 'Which work moves to phones, and which to paper',
          onsite: 'Shut down now, or hope',
          unknown: 'When everyone changes to paper',
        }),
      },
      {
        at: 60,
        channel: 'call',
        from: 'A generator rental company',
        text: '“It’s the last one: $1,900 a day, fuel not included. Yes or no?”',
        expected: `Someone within the spending limit decides. ${GENERATOR}`,
        objective: 3,
        decision: 'Generator or not, and for what',
        hint: 'Which plug, which load, who connects it?',
      },
      supplierInject(supplier, 'region', { at: 150, objective: 4 }),
      {
        at: 300,
        channel: 'visit',
        from: 'The late shift',
        text: '“Do we stay, do we go, are we paid?”',
        expected: `The smallest safe crew for “${fn.name}”. Others go home while it is light, with a time to call in. Pay is settled`,
        objective: 3,
        decision: `Who decides it while ${backup} leads`,
      },
      {
        at: 480,
        channel: 'call',
        from: 'A customer',
        text: '“Your website says you’re open. I’m outside in the dark.”',
        expected: 'One person updates website, phone greeting and door, from a place with a connection',
        objective: 4,
      },
      {
        at: 1440,
        channel: 'alert',
        from: 'The utility',
        text: '“Power returns to your block this evening, with interruptions.”',
        expected: `Unplug what can be damaged. Restart in order, and check each piece before “${second}” uses it`,
        objective: 2,
        late: 'A power surge damages two devices',
      },
    ];
  },
  questions: ({ fn, second, system, supplier, leader }) => [
    [
      ['people', 'Who here depends on power for health or for getting out, and who knows it?'],
      ['IT', `How many minutes does ${system.name} last without power, and who measured it?`],
      ['communication', 'How do you reach everyone when cell networks are full?'],
      ['authority', `Who may rent a generator without ${leader}, with carbon monoxide alarms and an electrician settled first?`],
    ],
    [
      ['money', 'What may be sold or done without a card reader, and how is cash kept safe?'],
      ['supplier', `What do you need from ${supplier.name} before you can restart?`],
      ['IT', `In which order is everything switched on again, and who checks it before “${fn.name}” uses it?`],
      ['people', `Who can do “${second}” by hand, and when was it last done that way?`],
      ['money', 'Which spoiled goods and lost hours does a policy pay, and what proof does it need?'],
    ],
  ],
};

const panel: Blueprint = {
  type: 'power_outage',
  words: /\b(electric|panel|outage|breaker|building)/i,
  isAtWork: true,
  title: ({ fn, business }) => `The main panel fails at ${business}: “${fn.name}” in the dark, the street in light`,
  story: ({ business, place, moment, fn, second, system, effect, bySystem, gap }) => [
    `It is ${moment.text}, in ${place}. A bang, a smell of burning, and ${business} is dark. The neighbors have light. The electrical panel is hot even from a step away.`,
    `After 30 minutes, the fire department has checked the panel and forbids anyone to touch it. ${bySystem({
      cloud: `${system.name} runs at its vendor, and there is Wi-Fi one street away.`,
      onsite: `${system.name} went down hard.`,
      unknown: `No one knows what happened to the open work in ${system.name}.`,
    })}`,
    `After four hours, an electrician says that the part is three days away. ${effect('power')} ${fn.due}`,
    `After a day, the inspector wants to see the repair before power is switched on. ${gap(96)} “${second}” has a queue.`,
  ],
  aims: ({ fn }) => [
    ['Treat a burning smell as a fire: leave, call 911, count heads', 'Response structure', '8.4.2'],
    [`Move “${fn.name}” to a place with power, with the right things in the first load`, `Function “${fn.name}”`, '8.3.4'],
  ],
  injects: (scene) => {
    const { system, fn, second, leader, supplier, bySystem } = scene;
    return [
      {
        at: 0,
        channel: 'visit',
        from: 'A colleague near the panel',
        text: '“It smells of burning. Should I flip the breaker back on?”',
        expected: 'No one touches the panel. Everyone leaves. Call 911 from outside and count heads',
        objective: 1,
        hint: 'Who would really say no to a helpful colleague?',
      },
      {
        at: 35,
        channel: 'visit',
        from: 'The incident commander',
        text: '“No fire. You may be inside in daylight, but no one works on the panel except a licensed electrician.”',
        expected: 'Name who is inside and why. Tape off the panel. Everyone else works elsewhere',
        objective: 1,
      },
      {
        at: 60,
        channel: 'call',
        from: 'IT support',
        text: bySystem({
          cloud: `“${system.name} is fine. Who needs a laptop and a hotspot, in which order?”`,
          onsite: `“${system.name} stopped hard. I can move it to another place. What has to be checked first?”`,
          unknown: `“Who needs ${system.name} first, and from where?”`,
        }),
        expected: `Name people and devices for “${fn.name}” in order, and who checks the last entries`,
        objective: 2,
        decision: 'What moves today, and to where',
      },
      supplierInject(supplier, 'displaced', { at: 120, objective: 3 }),
      {
        at: 240,
        channel: 'call',
        from: 'The electrician',
        text: '“Three days for the part. I could borrow a smaller panel tomorrow, for $6,000. Yes or no?”',
        expected: 'Decide within the spending authority, after asking what the insurer and the inspector accept',
        objective: 3,
        decision: `Who decides if ${leader} is on a plane`,
        late: 'The borrowed panel goes to another job',
      },
      {
        at: 300,
        channel: 'call',
        from: 'A customer',
        text: '“The shop next to you is open. Why aren’t you?”',
        expected: 'One friendly sentence that everyone uses, and a date for the next update',
        objective: 4,
      },
      {
        at: 1440,
        channel: 'visit',
        from: 'The building inspector',
        text: '“I can come on Friday. Before that, nothing is switched on.”',
        expected: `Tell staff and customers today. Plan “${second}” until Friday, and keep receipts`,
        objective: 4,
        decision: 'What you stop on purpose until Friday',
      },
    ];
  },
  questions: ({ fn, second, system, supplier, backup }) => [
    [
      ['people', 'Who would try to fix it, and how do you keep that person from doing so?'],
      ['authority', 'Who decides that everyone leaves because of a smell?'],
      ['IT', `What was lost in ${system.name} when the power went, and who can tell?`],
      ['communication', 'Who changes the phone greeting and the website, and from where?'],
    ],
    [
      ['money', 'Does equipment breakdown coverage pay for the panel, lost income and spoiled goods?'],
      ['supplier', `Which electrician comes today, and what do you need from ${supplier.name} until Friday?`],
      ['people', `Who can work where “${fn.name}” moves to, and how do they get there?`],
      ['authority', `Up to which amount may ${backup} approve the repair?`],
      ['IT', `What does “${second}” check before it trusts its equipment again?`],
    ],
  ],
};

export const premises: readonly Blueprint[] = [fire, wildfire, nextDoor, blackout, panel];
