/** After CDC and the practice of supplier reviews. */
import type { Blueprint } from './scene.ts';

const pandemic: Blueprint = {
  type: 'pandemic',
  words: /./,
  title: ({ fn, business }) => `Forty percent absent at ${business}: who does “${fn.name}”`,
  story: ({ business, place, fn, second, staff, supplier, peak }) => [
    `A contagious illness spreads in ${place}. Schools close on Monday. Of ${staff} the first are ill, among them the only one who knows all of “${fn.name}”.`,
    `Week 2: every third is absent. ${supplier} delivers every other week. At ${business} a manager works with a fever because nobody else may sign.`,
    `Week 4: forty percent, not the same people as before. “${fn.name}” has a longest tolerable stop of ${fn.mtd}; “${second}” takes what hands there are. Those who come ask for a bonus, those at home feel watched.`,
    `Then it eases, with a backlog, just before the time that counts most: ${peak.charAt(0).toLowerCase()}${peak.slice(1)}. The insurer does not pay without physical damage.`,
  ],
  aims: ({ fn }) => [
    [`State the smallest crew of “${fn.name}” and the week in which it is no longer met`, `Function “${fn.name}”`, '8.2.2'],
    ['Name a trained stand-in for everybody who is alone in a task', 'People, roles and deputies', '7.2'],
  ],
  injects: ({ fn, second, supplier }) => [
    {
      at: 0,
      channel: 'call',
      from: 'A colleague at home',
      text: `I am ill, and today I was to do “${fn.name}”. My notes are in my head.`,
      expected: 'Stand-in from the plan takes over with written steps; missing steps are noted',
      objective: 2,
      decision: 'Who takes over, and what that person leaves undone',
    },
    {
      at: 10_080,
      channel: 'mail',
      from: supplier,
      text: 'From next week we deliver every other week.',
      expected: 'Stock or capacity in days, order changed, customers concerned named',
      objective: 3,
    },
    {
      at: 14_400,
      channel: 'visit',
      from: 'Two colleagues',
      text: 'Why do we come in and others do not? And who pays for the days alone at home?',
      expected: 'One rule, written, the same for all, with a person who answers questions',
      objective: 4,
      late: 'Four do not come the next day',
    },
    {
      at: 30_240,
      channel: 'alert',
      from: 'Shift plan',
      text: `Tomorrow there are not enough people for both “${fn.name}” and “${second}”.`,
      expected: 'One is stopped on purpose, by the order in the plan; customers are told first',
      objective: 1,
      decision: 'Which of the two stops',
    },
  ],
  questions: () => [
    ['authority', 'What cannot be signed when the first and the second person are both ill?'],
    ['money', 'How many weeks of pay do you have with half of the income?'],
  ],
};

const supplierLoss: Blueprint = {
  type: 'other',
  words: /\b(suppl|vendor|logistic|transport|recall|partner)/i,
  title: ({ supplier, fn }) => `${supplier.charAt(0).toUpperCase()}${supplier.slice(1)} stops overnight: “${fn.name}” without it`,
  story: ({ business, place, moment, fn, second, supplier, peak }) => [
    `${moment}, ${place}. A circular: ${supplier} ends deliveries and services “with immediate effect”. Nobody answers there. Two hours ago ${business} placed an order with a deposit.`,
    `What is on hand carries “${fn.name}” for four days; its longest tolerable stop is ${fn.mtd}. “${second}” needs the same. A substitute could come in four weeks, 30 percent dearer, paid in advance.`,
    `Three customers have penalties in their contracts. A competitor buys what the market has left. The timing: ${peak.charAt(0).toLowerCase()}${peak.slice(1)}.`,
    `The trustee wants the open invoice paid and does not answer about your tools and data there.`,
  ],
  aims: ({ supplier, fn }) => [
    [`Name every function that stops with ${supplier}, and the day on which it does`, `Supplier “${supplier}”`, '8.2.2'],
    [`Approve a substitute for “${fn.name}” with price, lead time and check, or say who may`, `Function “${fn.name}”`, '8.3.3'],
  ],
  injects: ({ supplier, fn }) => [
    {
      at: 30,
      channel: 'call',
      from: 'Purchasing',
      text: 'The deposit is gone unless the bank stops it within the hour.',
      expected: 'Somebody with authority calls the bank; the order is withdrawn in writing',
      objective: 1,
      decision: 'Who may stop a payment',
    },
    {
      at: 120,
      channel: 'mail',
      from: 'A possible substitute',
      text: 'Four weeks, 30 percent more, in advance, binding until 5 p.m.',
      expected: 'Decision by rule: what it costs not to, quality check, second offer',
      objective: 2,
      late: 'The offer goes to a competitor',
    },
    {
      at: 300,
      channel: 'call',
      from: 'Your largest customer',
      text: `Will “${fn.name}” hold for us next week, yes or no?`,
      expected: 'Truth, next word at a named hour, no promise that others pay for',
      objective: 4,
      decision: 'Who is served first, by which rule',
    },
    {
      at: 1440,
      channel: 'mail',
      from: `Trustee of ${supplier}`,
      text: 'All assets on our premises remain here for the time being.',
      expected: 'Proof of ownership, contract clause, counsel, deadline',
      objective: 3,
    },
  ],
  questions: ({ supplier }) => [
    ['supplier', `Which other suppliers are like ${supplier}: one of a kind, no contract clause, no second source?`],
    ['money', 'How many weeks can you pay in advance without being paid?'],
  ],
};

const closedDistrict: Blueprint = {
  type: 'other',
  words: /./,
  title: ({ fn, place }) => `Chemical release closes the district in ${place}: “${fn.name}” from elsewhere`,
  story: ({ business, place, moment, fn, second, staff, supplier, known }) => [
    `${moment}, ${place}. A tank truck leaks two blocks away. Police close the district: those inside stay, windows shut; those outside stay out. ${known('Chemical Releases')}`.trim(),
    `Of ${staff} at ${business} half are inside. Nothing is damaged, everything works, and nobody can reach it. ${supplier} turns back at the barrier.`,
    `“${fn.name}” has to run again within ${fn.rto}; what it needs is behind the barrier. “${second}” could go on by phone.`,
    `After nine hours people may leave; the district stays closed for three days.`,
  ],
  aims: ({ fn }) => [
    [
      'Shelter those inside right away: doors shut, air off, room chosen, head count, then a text to families',
      'Response structure',
      '8.4.2',
    ],
    [`Start “${fn.name}” at another place with what is outside the barrier`, `Function “${fn.name}”`, '8.3.4'],
  ],
  injects: ({ fn, supplier }) => [
    {
      at: 10,
      channel: 'alert',
      from: 'County',
      text: 'Shelter in place. Turn off ventilation.',
      expected: 'Doors shut, ventilation off by a named person, interior room, list of who is inside, no one goes out to look',
      objective: 1,
      late: 'Two people feel sick',
    },
    {
      at: 60,
      channel: 'call',
      from: 'A colleague outside the barrier',
      text: `What of “${fn.name}” can I do from home, and with which access?`,
      expected: 'Tasks, access and authority handed over, note of what was taken over',
      objective: 2,
      decision: 'What moves, who leads outside',
    },
    {
      at: 180,
      channel: 'call',
      from: supplier,
      text: 'We are turned back. Tomorrow again, or elsewhere?',
      expected: 'Other place and person named, or the order put off',
      objective: 3,
    },
    {
      at: 540,
      channel: 'press',
      from: 'Local radio',
      text: 'Are your people safe? Are you open?',
      expected: 'One approved sentence; staff and families before the radio',
      objective: 4,
    },
  ],
  questions: ({ fn }) => [
    ['IT', `Which papers, keys and devices of “${fn.name}” exist only in the building?`],
    ['people', 'Who has medicine, children or animals waiting, and how do you know?'],
  ],
};

export const partners: readonly Blueprint[] = [pandemic, supplierLoss, closedDistrict];
