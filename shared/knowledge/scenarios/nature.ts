/** After USGS, NOAA, FEMA. */
import type { Blueprint } from './scene.ts';

const earthquake: Blueprint = {
  type: 'earthquake',
  words: /./,
  title: ({ fn, place }) => `Magnitude 6.8 near ${place}: “${fn.name}” and people first`,
  story: ({ business, place, moment, fn, second, known, effect, staff, supplier }) => [
    `${moment}. Strong shaking for 35 seconds in ${place}. ${known('Earthquakes')}`.trim(),
    `${effect('ground')} At ${business} one of ${staff} has a head injury. Calls fail, some text messages get through. The building stands; nobody knows whether it is safe. There is a smell of gas.`,
    `Two bridges are closed. ${supplier} does not answer. Some want to leave right away for their children, others cannot get home.`,
    `“${fn.name}” should be back within ${fn.rto}; “${second}” needs people who now have damaged homes. After two days the building has a yellow tag: 30 minutes at a time.`,
  ],
  aims: () => [
    ['First aid and head count right away, without telephones', 'Response structure', '8.4.2'],
    ['Take the right things out of the building in one entry of 30 minutes', 'Vital records and resources', '8.3.4'],
  ],
  injects: ({ fn, supplier }) => [
    {
      at: 5,
      channel: 'visit',
      from: 'Somebody from the back of the building',
      text: 'It smells of gas, and one of us is bleeding.',
      expected:
        'Everyone out by the stairs, no switches, first aid outside, 911 and the gas utility from a safe distance, no one back in',
      objective: 1,
      decision: 'Who leads when the usual leader is not there',
    },
    {
      at: 60,
      channel: 'alert',
      from: 'County',
      text: 'Stay off the roads. 80,000 customers without power.',
      expected: 'Shelter, water, families informed by text, list of who stays',
      objective: 4,
      late: 'People drive off one by one, and nobody knows who',
    },
    {
      at: 240,
      channel: 'call',
      from: `A colleague outside the region`,
      text: `I have power and internet. What of “${fn.name}” can I take over?`,
      expected: 'Access, authority and the list of what is open go to the person outside',
      objective: 3,
      decision: 'What runs from outside, and who may sign there',
    },
    {
      at: 2880,
      channel: 'visit',
      from: 'Building inspector',
      text: 'Two people, helmets, 30 minutes.',
      expected: 'Ordered list of records and equipment, two named people, photographs for the claim',
      objective: 2,
      hint: `Is anything of ${supplier} among it?`,
    },
  ],
  questions: ({ supplier }) => [
    ['people', 'What do you do for colleagues whose homes are damaged, in the first week?'],
    ['supplier', `Who outside the region can do what ${supplier} does?`],
  ],
};

const flood: Blueprint = {
  type: 'flood',
  words: /./,
  title: ({ fn, place }) => `Twelve hours of flood warning in ${place}: saving “${fn.name}”`,
  story: ({ business, place, moment, fn, second, known, effect, supplier, system }) => [
    `${moment}, ${place}. The weather service turns the watch into a warning: the crest comes in twelve hours, above the mark of the last flood. ${known('Floods')}`.trim(),
    `${effect('water')} ${system} and the electrical panel of ${business} stand where the water will be. Six people are in the building; the one with the list of what to save lives across the river.`,
    `In the morning there are 14 inches inside. Nobody may enter: the panel is live. ${supplier} asks for another address.`,
    `“${fn.name}” must be back within ${fn.rto}, “${second}” follows it. The adjuster comes in two days and wants nothing touched; flood turns out to be a policy of its own, with a waiting period.`,
  ],
  aims: ({ system }) => [
    ['Turn a warning into tasks with names and hours within 30 minutes', 'Activation criteria', '8.4.2'],
    [`Bring ${system} and the ten most valuable records out of reach of the water`, `IT system “${system}”`, '8.3.4'],
  ],
  injects: ({ system, fn, supplier }) => [
    {
      at: 30,
      channel: 'call',
      from: 'Landlord',
      text: '40 sandbags for three tenants. Yours are the last ones unless you come now.',
      expected: 'Somebody goes; what they protect first is known',
      objective: 1,
      decision: 'Protect the building, or carry things out',
    },
    {
      at: 240,
      channel: 'alert',
      from: 'County',
      text: 'The access road closes in one hour.',
      expected: `Everyone out with a list while the road is dry. ${system} is shut down only if it delays no one, power only from dry ground`,
      objective: 2,
      late: 'Two people are cut off in the building and have to be rescued',
      hint: 'Who says stop while things are still being carried?',
    },
    {
      at: 780,
      channel: 'call',
      from: supplier,
      text: 'Where do you want today’s delivery?',
      expected: `Alternate place for “${fn.name}” named, with a person and a phone`,
      objective: 3,
      decision: 'Where work goes on, and for how long',
    },
    {
      at: 960,
      channel: 'mail',
      from: 'Insurer',
      text: 'Please touch nothing and send photographs with times.',
      expected: 'Photographs, list, first notice to both policies, customers told',
      objective: 4,
    },
  ],
  questions: ({ fn }) => [
    ['money', 'Which policy pays for flood, after which waiting period, and who has it at hand?'],
    ['authority', `Who decides at night that “${fn.name}” leaves the building?`],
  ],
};

export const nature: readonly Blueprint[] = [earthquake, flood];
