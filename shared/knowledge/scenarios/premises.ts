/** After NFPA 1600 and Ready.gov. */
import type { Blueprint } from './scene.ts';

const fire: Blueprint = {
  type: 'fire',
  words: /./,
  title: ({ fn, business }) => `Fire at ${business}: “${fn.name}” without its building`,
  story: ({ business, place, moment, fn, second, effect, known, supplier, staff }) => [
    `${moment}, ${place}. Smoke where “${fn.name}” is done. The alarm works; of ${staff} one person is missing at the meeting place, and a visitor signed in this morning.`,
    `After 40 minutes the fire is out. The incident commander closes the building: nobody in before the fire marshal, “tomorrow at the earliest”. Power and water are off. ${effect('fire')} ${known('Wildfires')}`.trim(),
    `“${fn.name}” has to be back within ${fn.rto}, “${second}” depends on it. ${supplier} is on the way with a delivery. A video of the smoke is on the net.`,
    `The next day one wing of ${business} is released; the rest stays closed for three weeks.`,
  ],
  aims: () => [
    ['Account for everyone, visitors included, right away at the meeting place', 'Response structure and roll call', '8.4.2'],
    ['List what the property insurer must see before anything is cleared', 'Insurance and vital records', '8.4.4'],
  ],
  injects: ({ fn, supplier }) => [
    {
      at: 12,
      channel: 'visit',
      from: 'Team leader at the meeting place',
      text: 'One of us is missing. Somebody saw her go back for her bag.',
      expected: 'Tell the incident commander right away. No one goes back in. The list is on paper',
      objective: 1,
      decision: 'Who speaks to the fire department',
    },
    {
      at: 50,
      channel: 'visit',
      from: 'Incident commander',
      text: 'The building is closed. You may name three things we bring out for you.',
      expected: 'Name them from the list of vital records, not from memory',
      objective: 2,
      hint: 'Where is that list while the building is closed?',
    },
    {
      at: 75,
      channel: 'call',
      from: supplier,
      text: 'Our driver is at your gate. Where should it go?',
      expected: 'Alternate place named, with who receives it',
      objective: 3,
      decision: `Where “${fn.name}” runs tomorrow`,
      late: 'The driver leaves; the next slot is in four days',
    },
    {
      at: 95,
      channel: 'press',
      from: 'Local newspaper',
      text: 'Is it true that somebody was hurt? Will you open again?',
      expected: 'Approved sentence by the spokesperson; families and staff are told first',
      objective: 4,
    },
  ],
  questions: ({ fn, second }) => [
    ['people', 'Who knows at any hour who is in the building, guests and contractors too?'],
    ['money', `What may be spent today for “${fn.name}” and “${second}” before the insurer agrees?`],
  ],
};

const power: Blueprint = {
  type: 'power_outage',
  words: /./,
  title: ({ fn, place }) => `Blackout of 36 hours in ${place}: “${fn.name}” by hand`,
  story: ({ business, place, moment, fn, second, system, effect, known, supplier }) => [
    `${moment}. The lights go out in all of ${place}. The utility gives no time. Batteries carry ${system} for about 25 minutes; nobody at ${business} is quite sure.`,
    `${effect('power')} ${known('Power Outages')}`.trim(),
    `After an hour mobile networks are full. A rental company has one generator left and wants an answer in ten minutes. ${supplier} has no power either.`,
    `“${fn.name}” must be back within ${fn.rto}; “${second}” goes on as long as it is light. After a day the utility says “24 to 48 hours more”. When power returns, it fails twice again.`,
  ],
  aims: ({ system }) => [
    [`Shut ${system} down in order before the batteries are empty, also at night`, `IT system “${system}”`, '8.4.4'],
    ['Say for each critical function how long it lasts without power and what ends it', 'Business impact analysis', '8.2.2'],
  ],
  injects: ({ system, fn, supplier }) => [
    {
      at: 15,
      channel: 'alert',
      from: `Battery of ${system}`,
      text: '9 minutes left.',
      expected: 'Orderly shutdown by the written list; the last state is noted on paper',
      objective: 1,
      decision: 'Shut down now, or hope',
      late: 'Hard stop; the database asks for a repair at the restart',
    },
    {
      at: 60,
      channel: 'call',
      from: 'Generator rental',
      text: 'The last one: 1,900 dollars a day, fuel not included. Yes or no?',
      expected:
        'Someone within the spending limit decides. Its place is outdoors, 20 feet from openings, with carbon monoxide alarms inside; an electrician connects it',
      objective: 2,
      decision: 'Generator or not, and for what',
      hint: 'Which plug, which load, who connects it?',
    },
    {
      at: 300,
      channel: 'visit',
      from: 'The late shift',
      text: 'Do we stay, do we go, are we paid?',
      expected: `Minimum crew for “${fn.name}”, others home with a time to call in; pay is settled`,
      objective: 3,
    },
    {
      at: 1440,
      channel: 'call',
      from: supplier,
      text: 'We deliver only to those who confirm by noon. Your mail does not answer.',
      expected: 'Contact list on paper, confirmation by phone from a place with a network',
      objective: 4,
    },
  ],
  questions: ({ fn }) => [
    ['IT', 'In which order are systems started again, and who checks each before it is used?'],
    ['people', `Who can do “${fn.name}” by hand, and when was it last done that way?`],
  ],
};

export const premises: readonly Blueprint[] = [fire, power];
