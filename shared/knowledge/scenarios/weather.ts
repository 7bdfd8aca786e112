/** After NOAA NWS (tornado and winter storm safety), OSHA on cold stress, EPA AirNow and California's smoke rule (8 CCR 5141.1), CPSC on carbon monoxide. */
import { capitalize } from '../sentence.ts';
import { hasHazard, listSmokeMonths } from './places.ts';
import type { Blueprint } from './scene.ts';
import { supplierInject } from './suppliers.ts';

const tornado: Blueprint = {
  type: 'other',
  words: /\b(tornado|twister|wind)/i,
  isPossible: (profile) => hasHazard(profile, 'Tornadoes'),
  months: () => ['April', 'May', 'March'],
  isAtWork: true,
  title: ({ fn, place }) => `A tornado warning in ${place}: minutes to shelter, days without “${fn.name}”`,
  story: ({ business, place, moment, fn, second, known, effect, gap }) => [
    `It is ${moment.text}, in ${place}. Phones sound: tornado warning for your location, take shelter now. ${known('Tornadoes')} Eight people and three visitors are at ${business}.`,
    `After 20 minutes, it has passed. Part of the roof is gone, glass is everywhere, one person has a broken arm, and there is a smell of gas.`,
    `After four hours, the fire department has closed the building. ${effect('wind')} ${fn.due}`,
    `After a day, an engineer says that no one may enter before the roof is secured, in about ten days. ${gap(240)} “${second}” has no place either.`,
  ],
  aims: ({ fn }) => [
    [
      'Have everyone in the shelter right away, visitors included, and count heads there and afterward',
      'Response structure',
      '8.4.2',
    ],
    [`Restart “${fn.name}” at another place with what is outside the building`, `Function “${fn.name}”`, '8.3.4'],
  ],
  injects: (scene) => {
    const { fn, second, leader, supplier } = scene;
    return [
      {
        at: 0,
        channel: 'alert',
        from: 'Every phone in the room',
        text: '“Tornado warning. Take shelter now.”',
        expected:
          'Everyone goes right away to the lowest floor, an inside room without windows, away from wide roofs. Cover head and neck',
        objective: 1,
        decision: 'Which room, and who brings visitors there',
        hint: 'Have them walk there now, with a watch',
      },
      {
        at: 3,
        channel: 'visit',
        from: 'A colleague',
        text: '“I’ll quickly look outside. I don’t see anything.”',
        expected: 'No one goes to look. Everyone stays in the shelter until the warning ends',
        objective: 1,
      },
      {
        at: 20,
        channel: 'visit',
        from: 'Someone in the dust',
        text: '“His arm is broken, and it smells of gas.”',
        expected:
          'Everyone leaves, touching no switches. Call 911 from a safe distance, give first aid, count heads. No one goes back in',
        objective: 1,
        decision: `Who leads if ${leader} is the one who is hurt`,
      },
      {
        at: 90,
        channel: 'call',
        from: 'A parent of a colleague',
        text: '“I saw the pictures. Is she alive?”',
        expected: 'Answer from the head count, not from memory. One person calls all families',
        objective: 4,
      },
      supplierInject(supplier, 'displaced', { at: 180, objective: 3 }),
      {
        at: 420,
        channel: 'call',
        from: 'A roofing company',
        text: '“We can secure it tomorrow. Ten thousand up front, today only.”',
        expected: 'Check license and insurance, ask the insurer, and sign nothing under pressure',
        objective: 2,
        decision: 'Who may order emergency work',
        late: 'Rain comes in overnight',
      },
      {
        at: 1440,
        channel: 'mail',
        from: 'A neighboring business',
        text: '“You can use our back office for two weeks.”',
        expected: `Decide which of “${fn.name}” and “${second}” goes there, with people, devices and a start time`,
        objective: 3,
        decision: 'What restarts there, and what waits',
      },
    ];
  },
  questions: ({ fn, supplier, system, backup }) => [
    [
      ['people', 'Where is the shelter for everyone in every room, and who can’t get there alone?'],
      ['communication', 'Who hears a warning when phones are in lockers or the radio is off?'],
      ['authority', 'Who sends customers to the shelter, and what do they say?'],
      ['IT', `What of “${fn.name}” is only in this building?`],
    ],
    [
      ['money', 'What must be photographed before the roof is covered, and what may be spent tonight?'],
      ['supplier', `What does ${supplier.name} need to know today?`],
      ['people', 'Who looks after the people who were in the room, this week and later?'],
      ['IT', `From where can ${system.name} be used tomorrow, and on which devices?`],
      ['authority', `What may ${backup} sign for two weeks in another building?`],
    ],
  ],
};

const winterStorm: Blueprint = {
  type: 'other',
  words: /\b(winter|snow|ice|blizzard|freez|cold)/i,
  isPossible: (profile) => hasHazard(profile, 'Winter Storms', 'Ice Storms', 'Extreme Cold'),
  months: () => ['January', 'February', 'December'],
  title: ({ fn, place }) => `Ice and cold in ${place}: “${fn.name}” when no one can drive`,
  story: ({ business, place, moment, fn, second, known, effect, gap }) => [
    `It is ${moment.text}, in ${place}. Freezing rain begins earlier than forecast, and the state police ask people to stay off the roads. ${known('Winter Storms', 'Ice Storms', 'Extreme Cold')} Five people are at ${business}, and two are driving toward it.`,
    `After two hours, power lines are down, and the building is at 58 °F and falling. ${effect('cold')}`,
    `After ten hours, five people have to spend the night. ${fn.due}`,
    `After a day, the roads stay closed for two more days, and a pipe has frozen. ${gap(72)} “${second}” gets calls from people who wait.`,
  ],
  aims: ({ fn }) => [
    ['Know where every person is, on the road and in the building, and keep them warm and safe', 'Response structure', '8.4.2'],
    [`Run “${fn.name}” for two days with people who can’t come in`, `Function “${fn.name}”`, '8.3.4'],
  ],
  injects: (scene) => {
    const { fn, second, leader, supplier } = scene;
    return [
      {
        at: 0,
        channel: 'call',
        from: 'A colleague on the highway',
        text: '“I slid twice. Should I still come in?”',
        expected: 'No. Stop at a safe place off the road, stay with the car, call 911 if in danger. No one is asked to drive',
        objective: 1,
        decision: 'Who sends everyone else home or tells them to stay, and when',
      },
      {
        at: 60,
        channel: 'alert',
        from: 'The utility',
        text: '“Lines are down. We have no time for you yet.”',
        expected: 'Stay away from lines. One warm room, water, blankets. Check who needs medicine or powered equipment',
        objective: 1,
      },
      {
        at: 120,
        channel: 'visit',
        from: 'A helpful neighbor',
        text: '“I have a gas grill and a heater for indoors. Want them?”',
        expected: 'Nothing that burns fuel is used indoors, because of carbon monoxide. Check that the alarms work',
        objective: 1,
        hint: 'Does everyone know the symptoms: headache, dizziness, nausea? Outside right away, and call 911',
      },
      supplierInject(supplier, 'region', { at: 240, objective: 4 }),
      {
        at: 480,
        channel: 'call',
        from: capitalize(fn.role),
        text: `“I’m at home with power. What of “${fn.name}” can I do, and what may I decide?”`,
        expected: 'Hand over tasks, sign-ins and limits, and agree on a time for the next call',
        objective: 3,
        decision: 'What runs from homes, and what stops',
      },
      {
        at: 720,
        channel: 'visit',
        from: 'The five who stay overnight',
        text: '“Who’s in charge tonight? Are we paid?”',
        expected: `Name one of the five, even if ${leader} is at home. Settle pay, food, sleep and a check-in every few hours`,
        objective: 1,
      },
      {
        at: 1440,
        channel: 'call',
        from: 'A customer',
        text: `“Your competitor says it’s open. When do you do “${second}”?”`,
        expected: 'Say what runs and when you look at the roads again. No one drives for a promise',
        objective: 2,
        decision: 'What you promise for the next two days',
        late: 'A colleague sets out because a customer asked',
      },
    ];
  },
  questions: ({ fn, second, supplier, system, backup }) => [
    [
      ['people', 'Who lives more than 30 minutes away, and who decides for them in time?'],
      ['authority', 'At which forecast do you close early, and who says so?'],
      ['communication', 'How do you reach people who are driving without making them read?'],
      ['IT', `Who can use ${system.name} from home today, with which device?`],
    ],
    [
      ['people', `What is the smallest crew that “${fn.name}” can run with for two days?`],
      ['money', 'What does your pay policy say about days when roads are closed, and what does state law require?'],
      ['supplier', `What stops first without ${supplier.name} for three days?`],
      ['IT', `What in the building must not freeze, and how does “${second}” notice?`],
      ['authority', `May ${backup} pay for hotel rooms and emergency plumbing?`],
    ],
  ],
};

const smoke: Blueprint = {
  type: 'other',
  words: /\b(smoke|air quality|wildfire)/i,
  isPossible: (profile) => hasHazard(profile, 'Wildfire Smoke', 'Wildfires'),
  months: listSmokeMonths,
  isAtWork: true,
  title: ({ fn, place }) => `A week of wildfire smoke in ${place}: “${fn.name}” without safe air`,
  story: ({ business, place, moment, fn, second, known, effect, gap }) => [
    `It is ${moment.text}, in ${place}. The Air Quality Index (AQI) is 165 and rising. ${known('Wildfire Smoke', 'Wildfires')} At ${business}, the windows are open, and one colleague with asthma has no inhaler.`,
    `After three hours, the AQI passes 200. ${effect('air')} Outside work stops.`,
    `After eight hours, schools announce that they close tomorrow, and a third of the team has children. ${fn.due}`,
    `After a day, the forecast says six more days. Filters and respirators are sold out in town. ${gap(144)} “${second}” could be done elsewhere.`,
  ],
  aims: ({ fn }) => [
    ['Act on the AQI by a written rule, with people at risk first', 'Activation criteria', '8.4.2'],
    [`Say which parts of “${fn.name}” run indoors, elsewhere or not at all for six days`, `Function “${fn.name}”`, '8.3.4'],
  ],
  injects: (scene) => {
    const { fn, second, leader, supplier } = scene;
    return [
      {
        at: 0,
        channel: 'visit',
        from: 'A colleague',
        text: '“She has trouble breathing.”',
        expected: 'Call 911 right away, bring her to the cleanest air, and stay with her',
        objective: 1,
        decision: 'Who calls, who stays, who meets the ambulance',
      },
      {
        at: 30,
        channel: 'visit',
        from: 'Someone at the vents',
        text: '“Should I turn the ventilation up? It’s stuffy.”',
        expected: 'Close windows, recirculate the air, use the best filters the system takes, and make one clean room',
        objective: 1,
      },
      {
        at: 180,
        channel: 'alert',
        from: 'AirNow',
        text: 'AQI 205: very unhealthy for everyone.',
        expected:
          'Outside work stops. People at risk work from home or in clean air. N95 masks are offered, not a reason to carry on',
        objective: 1,
        decision: 'What stops now, and at which number it restarts',
        late: 'Two people report chest pain the next morning',
      },
      supplierInject(supplier, 'absence', { at: 300, objective: 4 }),
      {
        at: 480,
        channel: 'mail',
        from: 'The school district',
        text: '“Schools are closed tomorrow and until further notice.”',
        expected: `Count who can come. Set the smallest crew for “${fn.name}”, and say what stops`,
        objective: 2,
      },
      {
        at: 600,
        channel: 'call',
        from: 'A customer with an outdoor date',
        text: `“You’ll still come tomorrow, won’t you? ${capitalize(leader)} promised.”`,
        expected: 'Not into that air. Offer another date or another way, and say why in one sentence',
        objective: 4,
        decision: 'What is put off, and who tells customers',
      },
      {
        at: 1440,
        channel: 'mail',
        from: 'A business 60 miles away',
        text: '“The air is fine here. You can have two desks and our loading dock.”',
        expected: `Decide whether “${second}” moves, for whom the drive is safe, and for how long`,
        objective: 3,
        decision: 'Move for six days, or wait',
      },
    ];
  },
  questions: ({ fn, second, supplier, system, backup }) => [
    [
      ['people', 'Who is at risk from smoke, and how can they tell you without telling everyone?'],
      ['authority', 'Who stops outside work, at which AQI, and may anyone refuse before that?'],
      ['communication', 'Where does everyone see the number that you act on?'],
      ['IT', `How does ${system.name} help you work without coming in?`],
    ],
    [
      ['money', 'What do you pay people who are sent home because of the air?'],
      ['supplier', `What would ${supplier.name} stop when the air is bad, and how would you hear of it?`],
      ['people', `Who can do “${fn.name}” if the people at risk and the parents are missing?`],
      ['authority', `May ${backup} cancel customers’ dates for six days?`],
      ['communication', `What do customers of “${second}” hear every morning?`],
    ],
  ],
};

export const weather: readonly Blueprint[] = [tornado, winterStorm, smoke];
