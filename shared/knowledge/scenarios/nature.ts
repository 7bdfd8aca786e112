/** After USGS and Ready.gov (drop, cover and hold on; ATC-20 placards), NOAA NWS and NHC (flood, hurricane and tornado guidance), FEMA NFIP. */
import { capitalize } from '../sentence.ts';
import { hasHazard, hasHurricanes } from './places.ts';
import type { Blueprint } from './scene.ts';
import { supplierInject } from './suppliers.ts';

const earthquake: Blueprint = {
  type: 'earthquake',
  words: /\b(earthquake|seismic|quake)/i,
  isPossible: (profile) => hasHazard(profile, 'Earthquakes'),
  isAtWork: true,
  title: ({ fn, place }) => `Magnitude 6.8 near ${place}: people first, then “${fn.name}”`,
  story: ({ business, place, moment, fn, second, known, effect, staff, gap }) => [
    `It is ${moment.text}. Strong shaking for 35 seconds in ${place}. ${known('Earthquakes')} At ${business}, one of ${staff} has a head injury. The building stands, but no one knows whether it is safe. There is a smell of gas.`,
    `After an hour, calls fail and some text messages get through. Two bridges are closed. ${effect('ground')} Some want to leave for their children, others can’t get home.`,
    `After four hours, an aftershock brings down more ceiling tiles outside the rooms you use. ${fn.due} “${second}” needs people who now have damaged homes.`,
    `After two days, the building gets a yellow placard: restricted use, entry for 30 minutes at a time with the inspector. ${gap(48)}`,
  ],
  aims: () => [
    ['Give first aid and count heads right away, without phones', 'Response structure', '8.4.2'],
    [
      'Name, in order, what comes out of the building in one inspected entry of 30 minutes',
      'Vital records and resources',
      '8.3.4',
    ],
  ],
  injects: (scene) => {
    const { fn, leader, supplier } = scene;
    return [
      {
        at: 0,
        channel: 'alert',
        from: 'The ground',
        text: 'The floor jolts. Shelves fall. It goes on for 35 seconds.',
        expected: 'Drop, cover and hold on until the shaking stops. Then leave by the stairs, away from walls and glass',
        objective: 1,
        hint: 'Have everyone show it, not say it',
      },
      {
        at: 5,
        channel: 'visit',
        from: 'Someone from the back of the building',
        text: '“It smells of gas, and one of us is bleeding.”',
        expected:
          'Everyone outside right away, touching no switches. First aid outside. Call 911 and the gas utility from a safe distance. No one goes back in',
        objective: 1,
        decision: `Who leads while ${leader} can’t be found`,
      },
      {
        at: 60,
        channel: 'alert',
        from: 'The county',
        text: '“Stay off the roads. Expect aftershocks. Text, don’t call.”',
        expected: 'Shelter outdoors or in a safe place, water, families informed by text, a list of who stays and who leaves',
        objective: 4,
        late: 'People drive off one by one, and no one knows who',
      },
      supplierInject(supplier, 'region', { at: 150, objective: 4 }),
      {
        at: 240,
        channel: 'call',
        from: 'A colleague outside the region',
        text: `“I have power and internet. What of “${fn.name}” can I take over?”`,
        expected: 'Hand over sign-ins, authority and the list of what is open. Agree on the next call',
        objective: 3,
        decision: 'What runs from outside, and who may sign there',
      },
      {
        at: 600,
        channel: 'visit',
        from: 'Four colleagues',
        text: '“We can’t get home tonight. Where do we sleep, and is it safe here?”',
        expected:
          'Not in the building before it is inspected. Use the county shelter, or a place outside the damage, with a list of names',
        objective: 1,
      },
      {
        at: 2880,
        channel: 'visit',
        from: 'The building inspector',
        text: '“Yellow placard. Two trained people with helmets come in with me for 30 minutes, if they want to.”',
        expected: 'An ordered list of records and equipment, volunteers only, photos for the claim, out at the first aftershock',
        objective: 2,
        decision: 'What is on the list, and what stays',
      },
    ];
  },
  questions: ({ fn, second, supplier, system, backup }) => [
    [
      ['people', 'Who needs help to get out, and who has first aid training on this shift?'],
      ['communication', 'Which out-of-state contact does everyone text?'],
      ['authority', 'Who decides that people may leave, and who writes down where they go?'],
      ['IT', `Can anyone reach ${system.name} without the building, and how?`],
    ],
    [
      ['people', 'What do you do for colleagues whose homes are damaged, in the first week?'],
      ['supplier', `What do you do if ${supplier.name} can’t help for two weeks?`],
      ['money', 'Do you have earthquake coverage, with which deductible, and what does payroll need this week?'],
      ['authority', `What may ${backup} decide while phones are down?`],
      ['IT', `Which of “${fn.name}” and “${second}” gets the few working devices?`],
    ],
  ],
};

const distantQuake: Blueprint = {
  type: 'earthquake',
  words: /\b(distant|supply|remote)/i,
  isPossible: (profile) => !hasHazard(profile, 'Earthquakes'),
  isAtWork: true,
  title: ({ fn, business }) => `A great earthquake on the West Coast reaches ${business}: “${fn.name}” from afar`,
  story: ({ business, place, moment, fn, second, staff, gap }) => [
    `It is ${moment.text}, in ${place}. Nothing shakes here. A magnitude 7.6 earthquake has struck California, and two of ${staff} at ${business} are there for a training course. They don’t answer.`,
    `After an hour, card payments and two online services you use are slow or down. “${second}” notices first. ${fn.due}`,
    `After six hours, both colleagues have texted: safe, one slightly hurt, no way home for days. A West Coast vendor says that orders stop for a week. ${gap(168)}`,
    `After two days, freight prices double, and a customer asks whether you can still deliver what you promised.`,
  ],
  aims: ({ fn }) => [
    ['Find every person of yours in the affected area, and get them help', 'Communication and welfare of people', '8.4.3'],
    [`Name what “${fn.name}” gets from far away, and how long it lasts without it`, `Function “${fn.name}”`, '8.2.2'],
  ],
  injects: (scene) => {
    const { fn, second, leader, supplier } = scene;
    return [
      {
        at: 0,
        channel: 'press',
        from: 'The news',
        text: 'A magnitude 7.6 earthquake near Los Angeles. Many calls fail.',
        expected: 'List who is there. Text them, try an agreed contact, and tell their families that you are trying',
        objective: 1,
        decision: 'Who looks for them, and who keeps the families informed',
      },
      {
        at: 30,
        channel: 'call',
        from: 'The spouse of a traveling colleague',
        text: '“I can’t reach him. Do you know anything?”',
        expected:
          'Say truthfully what you know and don’t know, name one contact, and call back at a named hour even without news',
        objective: 1,
      },
      {
        at: 75,
        channel: 'visit',
        from: 'Someone at the front line',
        text: `“Cards time out, and “${second}” hangs. Is it us or them?”`,
        expected: 'Check the vendors’ status pages, try another connection, and change to the workaround after a set time',
        objective: 3,
        decision: 'After how many minutes you change to the workaround',
      },
      supplierInject(supplier, 'absence', { at: 180, objective: 3 }),
      {
        at: 360,
        channel: 'mail',
        from: 'A West Coast vendor',
        text: '“We’re all right, the warehouse isn’t. No orders leave for a week.”',
        expected: `Count what is on hand for “${fn.name}” in days, and look for a second source`,
        objective: 2,
        decision: 'What you ration, and for whom',
      },
      {
        at: 720,
        channel: 'call',
        from: 'One of the two colleagues',
        text: '“We’re in a shelter. Can you get us home? I need someone to approve it.”',
        expected: `Approve it tonight, even if ${leader} is asleep. Follow local orders, and don’t send them onto damaged roads`,
        objective: 1,
      },
      {
        at: 2880,
        channel: 'mail',
        from: 'A customer',
        text: `“Can you keep Friday’s date for “${fn.name}”? Yes or no?”`,
        expected: 'Answer with what is certain, offer a part delivery, and name the time of the next update',
        objective: 4,
        decision: 'Which customers you serve first, and by which rule',
      },
    ];
  },
  questions: ({ fn, second, supplier, backup }) => [
    [
      ['people', 'How do you know on any day who is traveling, and how to reach their families?'],
      ['communication', 'What do you tell the team about the two, and how often?'],
      ['IT', `Which services that “${second}” uses run in one region only?`],
      ['authority', 'Who may book flights and hotels tonight without asking?'],
    ],
    [
      ['supplier', `How do ${supplier.name} and its own suppliers depend on the West Coast?`],
      ['money', 'Does contingent business interruption coverage pay when a vendor far away stops?'],
      ['IT', `How does “${fn.name}” take payment for a day without cards?`],
      ['authority', `Who may accept a price that doubles, and does ${backup} know that limit?`],
      ['people', 'What do the two colleagues need when they return?'],
    ],
  ],
};

const riverFlood: Blueprint = {
  type: 'flood',
  words: /\b(flood|river|rain)/i,
  isPossible: (profile) => !profile.states[0] || hasHazard(profile, 'Floods', 'Flash Floods'),
  months: () => ['April', 'March', 'May', 'June'],
  title: ({ fn, place }) => `A flood warning with a day’s notice in ${place}: saving “${fn.name}”`,
  story: ({ business, place, moment, fn, second, known, effect, bySystem, system, gap }) => [
    `It is ${moment.text}, in ${place}. After days of rain, the weather service turns the flood watch into a flood warning: high water is expected tomorrow morning. ${known('Floods')} ${bySystem(
      {
        cloud: `${system.name} runs at its vendor and stays dry. The router, the screens and the electrical panel of ${business} are on the first floor.`,
        onsite: `The equipment of ${system.name} and the electrical panel of ${business} are where the water will be.`,
        unknown: `The electrical panel of ${business} and much of its equipment are where the water will be.`,
      },
    )}`,
    `After four hours, the county announces that the access road closes in one hour. Six people are still carrying things.`,
    `After fourteen hours, 14 inches of brown water are inside. No one may enter: the panel is live. ${effect('water')} ${fn.due}`,
    `After two days, the water is gone and the adjuster wants nothing touched. The contractor says four weeks. ${gap(720)} “${second}” waits for it.`,
  ],
  aims: ({ system, bySystem }) => [
    [
      'Turn a warning into tasks with names and hours within 30 minutes, and have everyone out before the road closes',
      'Activation criteria',
      '8.4.2',
    ],
    [
      bySystem({
        cloud: `Work with ${system.name} from another place within one hour of leaving`,
        onsite: `Have a copy of the data of ${system.name} out of the building before anyone leaves late for its equipment`,
        unknown: 'Bring the ten most valuable records out of reach of the water while the road is open',
      }),
      `IT system ${system.name}`,
      '8.3.4',
    ],
  ],
  injects: (scene) => {
    const { system, fn, leader, supplier, bySystem } = scene;
    return [
      {
        at: 30,
        channel: 'call',
        from: 'The landlord',
        text: '“I have 40 sandbags for three tenants. Yours go to the others unless you come now.”',
        expected: 'Decide by a list: people and records first, then equipment. Set the time at which everyone leaves',
        objective: 1,
        decision: 'Protect the building, or carry things out, and until when',
      },
      {
        at: 90,
        channel: 'visit',
        from: 'The team',
        text: '“What comes upstairs first? Three of us have different lists.”',
        expected: bySystem({
          cloud: `Laptops and paper of “${fn.name}” leave now. ${system.name} needs nothing from this building`,
          onsite: `Backup drive, laptops and paper of “${fn.name}” leave now. Equipment only if it delays no one`,
          unknown: `Laptops, paper and keys of “${fn.name}” leave now. Heavy equipment only if it delays no one`,
        }),
        objective: 2,
      },
      {
        at: 240,
        channel: 'alert',
        from: 'The county',
        text: '“The access road closes in one hour.”',
        expected: 'Everyone leaves while the road is dry, with a list of names. No one drives or walks through water',
        objective: 1,
        late: 'Two people are cut off and have to be rescued',
        hint: 'Who says stop while things are still being carried?',
      },
      {
        at: 300,
        channel: 'call',
        from: 'A colleague',
        text: '“Is the power off? Should I go and do it?”',
        expected: 'No. Only from dry ground by a trained person, or by the utility. Call the utility',
        objective: 1,
      },
      supplierInject(supplier, 'displaced', { at: 780, objective: 3 }),
      {
        at: 960,
        channel: 'mail',
        from: 'The insurer',
        text: '“Please touch nothing, and send photos with times. Do you have flood insurance? It’s a policy of its own.”',
        expected: 'Photos, a list, first notice under both policies, and what their waiting periods are',
        objective: 4,
      },
      {
        at: 2880,
        channel: 'call',
        from: 'A customer',
        text: `“Four weeks? Who does “${fn.name}” until then? ${capitalize(leader)} doesn’t answer.”`,
        expected: 'One person with authority answers: what runs from where, what stops, and the next update',
        objective: 3,
        decision: `Where “${fn.name}” runs for four weeks`,
      },
    ];
  },
  questions: ({ fn, second, supplier, backup }) => [
    [
      ['people', 'Who lives behind the water, and when do they leave?'],
      ['authority', `Who decides at night that “${fn.name}” leaves the building?`],
      ['IT', 'Which three devices leave first, and who carries them?'],
      ['communication', 'Who tells customers before the road closes that you close too?'],
    ],
    [
      ['money', 'Which policy pays for flood, after which waiting period, and who has it at hand?'],
      ['supplier', `What do you ask of ${supplier.name} for four weeks at another address?`],
      ['people', 'Who works where for four weeks, and how are the others paid?'],
      ['authority', `May ${backup} sign for four weeks of rented space?`],
      ['communication', `What do customers of “${second}” hear, and when is the next update?`],
    ],
  ],
};

const hurricane: Blueprint = {
  type: 'flood',
  words: /\b(hurricane|surge|tropical|storm)/i,
  isPossible: hasHurricanes,
  months: () => ['September', 'August', 'October', 'June'],
  title: ({ fn, place }) => `A hurricane approaches ${place}: “${fn.name}” before and after landfall`,
  story: ({ business, place, moment, fn, second, known, surge, system, bySystem, gap }) => [
    `It is ${moment.text}, in ${place}. A hurricane watch is in effect: landfall is possible in 48 hours. ${
      surge ? known('Storm Surge', 'Coastal Flooding') || known('Hurricanes') : known('Hurricanes')
    } ${business} is open, and no one has boarded anything up.`,
    surge
      ? `After 12 hours, the watch is a warning, with a storm surge warning for your shore. Officials order your evacuation zone to leave. The bridges close when winds reach 40 mph.`
      : `After 12 hours, the watch is a warning: wind and a foot of rain. Your address is too far inland for storm surge. The county asks people in mobile homes and low places to leave.`,
    `After three days, the storm has passed. ${
      surge ? 'Salt water stood in the first floor.' : 'The roof leaks, and trees lie on the lines.'
    } Power is out in the county. ${bySystem({
      cloud: `${system.name} runs at its vendor.`,
      onsite: `${system.name} is off, and no one knows whether it got wet.`,
      unknown: `No one has tried ${system.name}.`,
    })} ${fn.due}`,
    `After five days, the utility expects power in a week. Half your people have damaged homes. ${gap(240)} “${second}” has calls from people who need it.`,
  ],
  aims: ({ fn, surge }) => [
    [
      surge
        ? 'Have everyone out of the evacuation zone before the order and the bridges, and know where each person is'
        : 'Send everyone home or to shelter before tropical-storm winds, and know where each person is',
      'Activation criteria and head count',
      '8.4.2',
    ],
    [`Start “${fn.name}” from outside the damaged area`, `Function “${fn.name}”`, '8.3.4'],
  ],
  injects: (scene) => {
    const { fn, leader, supplier, surge } = scene;
    return [
      {
        at: 60,
        channel: 'visit',
        from: 'Two colleagues with families',
        text: '“We’d like to leave tomorrow morning. Do we get paid, and who does our work?”',
        expected: 'Yes: people who need more time leave first. Pay is settled, and someone takes over what can’t wait',
        objective: 1,
        decision: 'When you close, and what pay rule applies',
      },
      {
        at: 300,
        channel: 'visit',
        from: 'The team',
        text: '“Boards, equipment, data, fuel: where do we start?”',
        expected: 'A written list with a time at which work stops. Copies of data and records leave the area with a person',
        objective: 2,
      },
      {
        at: 720,
        channel: 'alert',
        from: 'The county',
        text: surge
          ? '“Your zone must evacuate now.”'
          : '“Hurricane warning. Finish preparations and stay off the roads tonight.”',
        expected: surge
          ? 'Everyone leaves now, by the route the county names. No one stays to watch the building'
          : 'Everyone is home or in a shelter before the wind. No one stays to watch the building',
        objective: 1,
        late: surge
          ? 'The bridge closes with two people on the wrong side'
          : 'A tree falls on the road that two people still need',
      },
      supplierInject(supplier, 'region', { at: 4450, objective: 4 }),
      {
        at: 4000,
        channel: 'alert',
        from: 'Your check-in list',
        text: 'Two people haven’t answered since landfall.',
        expected: 'Keep texting, ask their contacts, and report them to the county or 911. No one drives out to look',
        objective: 1,
      },
      {
        at: 4400,
        channel: 'call',
        from: 'A colleague near the building',
        text: '“The water is gone from the street. I can go in and look.”',
        expected: 'No one enters before officials reopen the area and the building is checked: wires, gas, mold, structure',
        objective: 1,
        decision: 'Who decides that people may enter, and on whose word',
      },
      {
        at: 5760,
        channel: 'call',
        from: 'A customer',
        text: `“When does “${fn.name}” work again? ${capitalize(leader)} told me “soon”.”`,
        expected: 'One sentence with what runs, from where, and the next update. “Soon” isn’t an answer',
        objective: 4,
        decision: `Who runs “${fn.name}” from outside, and what stays closed`,
      },
    ];
  },
  questions: ({ fn, second, surge, supplier, backup }) => [
    [
      [
        'people',
        surge
          ? 'Who lives in an evacuation zone, and where does each of them go?'
          : 'Who lives in a mobile home or a low place, and where do they go?',
      ],
      ['authority', 'At which forecast do you close, and who says so if it’s a Sunday?'],
      ['communication', 'How and when does everyone check in after landfall?'],
      ['IT', `What must be outside the area before landfall so that “${fn.name}” can run?`],
    ],
    [
      ['money', 'What are the named-storm deductible and the flood policy’s waiting period, and what does payroll need?'],
      ['supplier', `What did you agree on with ${supplier.name} for the first week after a storm?`],
      ['people', `Half the team has damaged homes. Which hands does “${second}” really have?`],
      ['authority', `What may ${backup} decide from a hotel two states away?`],
      ['communication', 'What do customers see on your website during the storm, and who can change it?'],
    ],
  ],
};

const burstPipe: Blueprint = {
  type: 'flood',
  words: /\b(burst|pipe|water damage|leak|sprinkler)/i,
  title: ({ fn, business }) => `A burst pipe above ${business}: “${fn.name}” in the wet`,
  story: ({ business, place, moment, fn, second, effect, bySystem, system, gap }) => [
    `It is ${moment.text}, in ${place}. Water runs through the ceiling of ${business} and along a light fixture. It began hours ago, above the room of “${fn.name}”.`,
    `After 30 minutes, the landlord has closed the valve, and water stands two inches deep around the outlets. ${bySystem({
      cloud: `${system.name} runs at its vendor, but three computers are wet.`,
      onsite: `Water drips onto the equipment of ${system.name}.`,
      unknown: `No one knows which of the wet devices matter for ${system.name}.`,
    })}`,
    `After five hours, an electrician closes half of the rooms. ${effect('water')} ${fn.due}`,
    `After a day, drying takes five days and the walls are opened, because mold can begin within 24 to 48 hours. ${gap(120)} “${second}” needs the same rooms.`,
  ],
  aims: ({ fn }) => [
    ['Keep everyone out of wet rooms with power until an electrician has released them', 'Response structure', '8.4.2'],
    [`Set up “${fn.name}” in dry rooms or elsewhere, with what is known to be safe`, `Function “${fn.name}”`, '8.3.4'],
  ],
  injects: (scene) => {
    const { system, fn, second, leader, supplier, bySystem } = scene;
    return [
      {
        at: 0,
        channel: 'visit',
        from: 'The first person to arrive',
        text: '“Water everywhere, and the light flickers. Should I grab the computers?”',
        expected:
          'Stay out of the water. If anyone is hurt or there are sparks, call 911. Then call the landlord and the utility',
        objective: 1,
        hint: 'Who knows where the water valve is, and can it be reached dry?',
      },
      {
        at: 40,
        channel: 'call',
        from: 'The landlord',
        text: '“The valve is closed. Who from your side decides what’s moved?”',
        expected: 'Name one person. Nothing is moved in rooms with water and power before the electrician has been',
        objective: 1,
        decision: `Who decides while ${leader} is on the way`,
      },
      {
        at: 75,
        channel: 'call',
        from: 'IT support',
        text: bySystem({
          cloud: `“${system.name} is fine. Wet computers stay off. How many people need a replacement today?”`,
          onsite: `“Don’t switch ${system.name} on. When was its last backup, and where is it?”`,
          unknown: '“Wet devices stay off. Which ones can’t you work without?”',
        }),
        expected: 'Name devices and people in order. Nothing wet is switched on',
        objective: 2,
      },
      supplierInject(supplier, 'displaced', { at: 150, objective: 3 }),
      {
        at: 300,
        channel: 'visit',
        from: 'The electrician',
        text: '“Half the rooms are safe. The others stay off for five days.”',
        expected: `Give the dry rooms to “${fn.name}” first. Say what stops`,
        objective: 3,
        decision: `Which rooms “${fn.name}” and “${second}” get`,
        late: 'Both teams plan with the same room',
      },
      {
        at: 420,
        channel: 'mail',
        from: 'The insurer',
        text: '“Was it a pipe, a sprinkler, the roof or groundwater? It decides which policy pays.”',
        expected: 'Answer with photos and the plumber’s report. Don’t guess, and keep samples of what is thrown away',
        objective: 4,
      },
      {
        at: 1440,
        channel: 'call',
        from: 'A customer',
        text: '“I heard you’re closed. Are you?”',
        expected: 'Say what runs today and where. The same sentence is on the website and the phone greeting',
        objective: 4,
        decision: 'What you tell customers about the next five days',
      },
    ];
  },
  questions: ({ fn, second, system, supplier, backup }) => [
    [
      ['people', 'Who would step into the water to save something, and how do you stop them?'],
      ['authority', 'Who may call an emergency plumber and an electrician at any hour, and at which cost?'],
      ['IT', `Which device is the one that “${fn.name}” can’t lose, and is it on the floor?`],
      ['communication', 'Who tells the morning shift not to come in, and how?'],
    ],
    [
      ['money', 'Which policy pays for your things, and which for the walls? What does the lease say?'],
      ['supplier', `Who dries, cleans and tests, and what does ${supplier.name} need to know?`],
      ['people', `Where does “${second}” work for five days?`],
      ['authority', `May ${backup} release a room for work, and on whose word?`],
      ['IT', `How do you know that ${system.name} has lost nothing?`],
    ],
  ],
};

export const nature: readonly Blueprint[] = [earthquake, distantQuake, riverFlood, hurricane, burstPipe];
