/**
 * What to do first depends on what happened. Protective actions follow Ready.gov and FEMA (tornado, earthquake, chemical
 * release, flood), OSHA (robbery, electrical hazards) and CISA (active attacker).
 */
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { type DocumentContext, findSpeaker, formatWithPhone } from '../document-context.ts';
import type { Block, Line } from '../pdf/model.ts';
import { markStrong, truncateBetweenWords } from '../values.ts';
import { findProvider, formatProvider } from './first-day.ts';
import { hasInCharge } from './in-charge.ts';

/** A long name must not push the instruction out of its place on a card. */
const CALL_MAX = 45;

const formatCall = (context: DocumentContext, type: string, fallback: string): string => {
  const known = findProvider(context, type);
  return known === undefined ? fallback : truncateBetweenWords(formatProvider(known), CALL_MAX);
};

export const EVENTS = ['leave', 'stay', 'storm', 'systems', 'people', 'supply', 'reputation'] as const;
export type Event = (typeof EVENTS)[number];

interface FirstStep {
  event: Event;
  what: string;
  steps: Line;
}

const formatSpeaker = (context: DocumentContext): string => {
  const speaker = findSpeaker(context);
  return speaker === undefined
    ? 'One person speaks for the business.'
    : `Only ${formatWithPhone(speaker)} speaks for the business.`;
};

const clampFirst = (context: DocumentContext): string[] =>
  hasInCharge(context, 'dialysis') ? [' On a machine: clamp, disconnect.'] : [];

export const listFirstSteps = (context: DocumentContext): readonly FirstStep[] => [
  {
    event: 'leave',
    what: 'Fire, gas, damage',
    steps: [
      markStrong('Leave now.'),
      ' Call 911 from outside. Gas: no switches, no phones inside. ',
      isFilled(context.bcp.meeting_place) ? 'Go to the meeting place.' : 'Stay together outside.',
    ],
  },
  {
    event: 'stay',
    what: 'Tornado, earthquake, toxic air',
    steps: [
      markStrong('Stay in.'),
      ' Tornado: lowest inside room. Earthquake: drop, cover, hold on. Toxic air: shut windows and vents.',
      ...clampFirst(context),
    ],
  },
  {
    event: 'stay',
    what: 'Attacker or robbery',
    steps: [
      markStrong('Attacker: run, hide, fight only as a last resort.'),
      ' Call 911 once safe. ',
      markStrong('Robbery: comply.'),
      ' Call 911 after they leave.',
    ],
  },
  {
    event: 'storm',
    what: 'Storm or flood coming',
    steps: [
      markStrong('Follow evacuation orders.'),
      hasInCharge(context, 'dialysis')
        ? ' Flash flood warning: end treatments while there is time. Water at the door: clamp, disconnect, go up.'
        : ' Flash flood warning: go to higher ground or a higher floor now.',
      ' Never enter flood water.',
    ],
  },
  {
    event: 'people',
    what: 'Someone missing, ill, hurt',
    steps: [markStrong('Call 911 if anyone may be in danger.'), ' Give first aid if trained. Tell responders who is missing.'],
  },
  context.cyber
    ? {
        event: 'systems',
        what: 'Systems down or attacked',
        steps: [
          markStrong('Unplug the network, not the power,'),
          ` if it may be an attack. Call ${formatCall(context, 'IT Support', 'IT support')}.`,
        ],
      }
    : {
        event: 'systems',
        what: 'Systems down',
        steps: [markStrong('Work by hand.'), ` Call ${formatCall(context, 'IT Support', 'IT support')}.`],
      },
  {
    event: 'supply',
    what: 'Supplier or utility out',
    steps: [markStrong('Wires down: stay away, call 911.'), ` If not, call ${formatCall(context, 'Utilities', 'the provider')}.`],
  },
  {
    event: 'reputation',
    what: 'Claim, recall, bad press',
    steps: [markStrong('Keep every record.'), ` ${formatSpeaker(context)} Admit nothing, promise nothing.`],
  },
];

export const buildWhatHappened = (context: DocumentContext): Block => ({
  kind: 'table',
  columns: [
    { title: 'What happened?', width: 24 },
    { title: 'Do this first. People come before everything else.', width: 76 },
  ],
  rows: listFirstSteps(context).map(({ what, steps }) => [markStrong(what), steps]),
});
