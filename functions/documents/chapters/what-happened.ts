/**
 * What to do first depends on what happened. Protective actions follow Ready.gov and FEMA (tornado, earthquake, chemical
 * release, flood), OSHA (robbery, electrical hazards) and CISA (active attacker); where people cannot walk out, RACE and defend
 * in place (NFPA 101, CMS).
 */
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { findUtility } from '#shared/domain/bcp/utilities.ts';
import type { ServiceProvider } from '#shared/domain/people.ts';
import { listItTeam } from '#shared/domain/recovery/owners.ts';
import { type DocumentContext, findSpeaker, formatWithPhone } from '../document-context.ts';
import { type Block, type Line, toSpans } from '../pdf/model.ts';
import { markStrong, truncateBetweenWords } from '../values.ts';
import type { Danger, Event } from './events.ts';
import { hasInCharge, isInTsunamiReach } from './in-charge.ts';
import { findProvider, formatProvider } from './providers.ts';
import { formatProtecting } from './recovery-tasks.ts';
import { listResponsesTo } from './responses.ts';

/** A long name must not push the instruction out of its place on a card. */
const CALL_MAX = 45;

const formatFirm = (firm: ServiceProvider): string => truncateBetweenWords(formatProvider(firm), CALL_MAX);

const formatItSupport = (context: DocumentContext): string => {
  const [own] = listItTeam(context.employees);
  if (own !== undefined) return truncateBetweenWords(formatWithPhone(own), CALL_MAX);
  const known = findProvider(context, 'IT Support');
  return known === undefined ? 'IT support' : formatFirm(known);
};

/** Wires are about electricity, and so is the firm that is named beside them. */
const formatUtilityCall = ({ providers }: DocumentContext): string => {
  const known = findUtility(providers, 'electricity');
  return known === undefined ? 'If not, call the provider.' : `Power out: call ${formatFirm(known)}.`;
};

interface FirstStep {
  event: Event;
  danger?: Danger;
  what: string;
  steps: Line;
}

const formatSpeaker = (context: DocumentContext): string => {
  const speaker = findSpeaker(context);
  return speaker === undefined
    ? 'One person speaks for the business.'
    : `Only ${truncateBetweenWords(formatWithPhone(speaker), CALL_MAX)} speaks for the business.`;
};

/** What cannot wait for the lists of chapter 6, by who is in charge of what. */
const sayHowToCutOff = (context: DocumentContext): string =>
  hasInCharge(context, 'aroundTheClock') ? 'Cut off what is affected, not the power,' : 'Unplug the network, not the power,';

const addIf = (context: DocumentContext, what: Parameters<typeof hasInCharge>[1], text: string): string[] =>
  hasInCharge(context, what) ? [text] : [];
const CLAMP = ' On a machine: clamp, disconnect';

/** Rescue, alarm, close: leaving at once would leave behind those who cannot walk. */
const listRescueSteps = (context: DocumentContext): Line => [
  markStrong('Fire: rescue who is in danger, pull the alarm, close doors, call 911.'),
  hasInCharge(context, 'bedridden')
    ? ' Move people behind the next fire door by your fire plan.'
    : ' Lead out who walks. Move the others as the fire department approved.',
  ' Gas: all out, no switches.',
];

/** No short form: without one of its conditions, the step kills. The card has them all. */
const sayWhoReturnsBlood = (context: DocumentContext): string => {
  const card = listResponsesTo(context, 'supply').find(({ names }) => names.some((name) => /\bpower loss\b/i.test(name)));
  return card === undefined
    ? 'Return blood only by your written procedure.'
    : `Return blood only by card ${card.number} of the full plan.`;
};

const sayWhatPowerLossNeeds = (context: DocumentContext): string => {
  if (hasInCharge(context, 'dialysis'))
    return ` Stay with the patients. Bad water, dark blood, several ill, or in doubt: clamp, return none, call 911. ${sayWhoReturnsBlood(context)}`;
  if (hasInCharge(context, 'residents')) return ' Power out: oxygen to cylinder. Cold or hot: one wing, 911 if worse.';
  return ` ${formatUtilityCall(context)}`;
};

/** Those who cannot walk are not led out on a warning of minutes. */
const sayWhatFloodsNeed = (context: DocumentContext): string => {
  if (hasInCharge(context, 'dialysis'))
    return ' Flash flood warning: end treatments while there is time. Street flooded: no one leaves. Water at the door: clamp, disconnect, go up.';
  if (hasInCharge(context, 'residents'))
    return ' Flash flood warning: all to the highest rooms, beds raised. Tell 911 who cannot walk.';
  return ' Flash flood warning: go to higher ground or a higher floor now.';
};

const sayHowToStopProduct = (context: DocumentContext): string =>
  hasInCharge(context, 'servedFood')
    ? 'If food may harm someone, stop serving, hold it, call the health department.'
    : 'If a product may harm someone, stop, hold all lots, call the authority.';

export const listFirstSteps = (context: DocumentContext): readonly FirstStep[] => [
  {
    event: 'leave',
    danger: 'leave',
    what: 'Fire, gas, damage',
    steps: hasInCharge(context, 'residents')
      ? listRescueSteps(context)
      : [
          markStrong('Leave now.'),
          ' Call 911 from outside. Gas: no switches, no phones inside. ',
          isFilled(context.bcp.meeting_place) ? 'Go to the meeting place.' : 'Stay together outside.',
          ...addIf(context, 'dialysis', `${CLAMP}, return no blood.`),
        ],
  },
  {
    event: 'stay',
    danger: 'shelter',
    what: 'Tornado, earthquake, toxic air',
    steps: [
      markStrong('Stay in.'),
      ' Tornado: lowest inside room. Earthquake: drop, cover, hold on. Toxic air: shut windows and vents.',
      // Those who cannot walk out are moved to clean air inside.
      ...(hasInCharge(context, 'residents') ? [] : [' If it comes from inside: out, upwind.']),
      ...addIf(context, 'dialysis', `${CLAMP}.`),
      ...(isInTsunamiReach(context) ? [' Near the sea: after shaking, go to high ground.'] : []),
    ],
  },
  {
    event: 'stay',
    danger: 'attack',
    what: 'Attacker, robbery, bomb threat',
    steps: [
      markStrong('Attacker: run, hide, fight only as a last resort.'),
      ' Call 911 once safe. ',
      markStrong('Robbery: comply.'),
      ' Call 911 after they leave. ',
      markStrong('Bomb threat: stay on the line.'),
      ' Someone else calls 911. Touch nothing.',
    ],
  },
  {
    event: 'storm',
    danger: 'storm',
    what: 'Storm or flood coming',
    steps: [markStrong('Follow evacuation orders.'), sayWhatFloodsNeed(context), ' Never enter flood water.'],
  },
  {
    event: 'people',
    danger: 'people',
    what: 'Someone missing, ill, hurt',
    steps: [
      markStrong('Call 911 if anyone may be in danger.'),
      hasInCharge(context, 'residents')
        ? ' Missing: search now, call 911. First aid if trained.'
        : hasInCharge(context, 'dialysis')
          ? // Destroyed red cells show as several ill patients at the same time (Saha and Allon 2017).
            ' Several ill together: stop pumps, clamp, return no blood.'
          : ' Give first aid if trained. Tell responders who is missing.',
      ...(hasInCharge(context, 'vessels') || hasInCharge(context, 'shore')
        ? [' In the water: Mayday on VHF 16 or 911. Throw a float. No one goes in.']
        : []),
    ],
  },
  context.cyber
    ? {
        event: 'systems',
        danger: 'systems',
        what: 'Systems down or attacked',
        steps: [markStrong(sayHowToCutOff(context)), ` if it may be an attack. Call ${formatItSupport(context)}.`],
      }
    : {
        event: 'systems',
        danger: 'systems',
        what: 'Systems down',
        steps: [markStrong('Work by hand.'), ` Call ${formatItSupport(context)}.`],
      },
  {
    event: 'supply',
    danger: 'supply',
    what: hasInCharge(context, 'dialysis') ? 'Power, water, water alarm' : 'Supplier or utility out',
    steps: [markStrong('Wires down: stay away, call 911.'), sayWhatPowerLossNeeds(context)],
  },
  {
    event: 'reputation',
    what: hasInCharge(context, 'products') ? 'Product may harm, claim, press' : 'Claim, recall, bad press',
    steps: hasInCharge(context, 'products')
      ? [markStrong(sayHowToStopProduct(context)), ` Keep every record. ${formatSpeaker(context)} Admit nothing.`]
      : [markStrong('Keep every record.'), ` ${formatSpeaker(context)} Admit nothing, promise nothing.`],
  },
];

export const buildWhatHappened = (context: DocumentContext): Block => ({
  kind: 'table',
  isWhole: true,
  columns: [
    { title: 'What happened?', width: 24 },
    { title: 'Do this first. People come before everything else.', width: 76 },
  ],
  rows: listFirstSteps(context).map(({ what, steps, danger }) => [
    markStrong(what),
    [...toSpans(steps), danger === undefined ? '' : formatProtecting(context, danger)],
  ]),
});
