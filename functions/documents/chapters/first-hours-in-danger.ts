/** Leave, stay in, or a storm is coming: what keeps people safe. Sources: `first-hours.ts`. */
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import { systemPlaceOf } from '#shared/domain/bcp/system-place.ts';
import { findUtility } from '#shared/domain/bcp/utilities.ts';
import { findHome } from '#shared/domain/location.ts';
import { isOfTheBuilding } from '#shared/domain/recovery/work-facts.ts';
import { findEvacuationZones, type Sea } from '#shared/knowledge/places/evacuation-zones.ts';
import { type DocumentContext, formatAddress, formatWithPhone } from '../document-context.ts';
import type { Line } from '../pdf/model.ts';
import { joinUpTo, markStrong } from '../values.ts';
import { SURGE_OF_WATER } from './events.ts';
import { callProvider, formatPerson, formatUrgent, listWhen } from './first-hour-lines.ts';
import { formatCounted, hasInCharge, hasPeopleInCharge, isInTsunamiReach } from './in-charge.ts';
import { formatProvider } from './providers.ts';
import { hasSiteLossLimits, sayWhatCarries } from './site-loss.ts';
import { formatSite, formatSiteAndTime, listUrgent, listUrgentData, NAMES_MAX } from './steps.ts';

/** Never a firm that may deliver something else. */
const formatGasCall = ({ providers }: DocumentContext): Line => {
  const utility = findUtility(providers, 'gas');
  const rule = 'Only the utility turns gas back on.';
  return utility === undefined
    ? `If the building has gas, call the gas utility from a safe distance. ${rule}`
    : ['From a safe distance, call the gas utility, ', markStrong(formatProvider(utility)), `. ${rule}`];
};

/** Times that hold only while the building stands are not promised to those who have left it. */
const formatFirstWork = (context: DocumentContext): Line[] => {
  const urgent = listUrgent(context, 'function').filter(({ item }) => !isOfTheBuilding(context.recovery.facts, item.name));
  if (urgent.length === 0) return [];
  if (!hasSiteLossLimits(context)) return [`First to run again: ${urgent.map(formatUrgent).join('. ')}.`];
  const names = urgent.map(({ item }) => item.name);
  return [`First to run again: ${names.join(', ')}. ${sayWhatCarries(context, names)}`];
};

const formatPlaces = (context: DocumentContext): Line[] => {
  const { meeting_place, second_meeting_place } = context.bcp;
  if (!isFilled(meeting_place)) return [];
  const second = isFilled(second_meeting_place) ? ` If it is not safe there, go to ${second_meeting_place}.` : '';
  return [[hasInCharge(context, 'residents') ? 'Once outside, meet at ' : 'Meet at ', markStrong(meeting_place), `.${second}`]];
};

/** Said in full once, in the first list of the chapter. */
const formatMove = (context: DocumentContext): Line[] => {
  const site = formatSiteAndTime(context);
  return site === null ? [] : [['If the building stays closed, use the alternate site: ', markStrong(site), '.']];
};

export const listLeave = (context: DocumentContext): Line[] => [
  ...listWhen(hasInCharge(context, 'dialysis'), 'On a machine: clamp, disconnect and leave. Return no blood in a fire.'),
  ...listWhen(
    hasInCharge(context, 'residents'),
    'Those nearest the fire go first. Fight it only if you are trained, it is small and the way out is behind you.',
    'If the safe area fails or the fire officer orders it, move everyone on or out. Take charts and medicines at hand.',
  ),
  ...formatPlaces(context),
  `Count heads: ${formatCounted(context, 'document')}. Tell responders who is missing. No one goes back in until they say so.`,
  ...listWhen(
    hasPeopleInCharge(context),
    hasInCharge(context, 'residents')
      ? 'Staff stay with the people in their care, behind the fire door as well as outside. Take the list of names and needs along.'
      : 'Staff leave together with the people in their care, and stay with them. Take the list of names and needs if it is at hand.',
  ),
  ...listWhen(hasInCharge(context, 'animals'), 'Let animals out or lead them only on your way out. No one goes back for them.'),
  ...listWhen(hasInCharge(context, 'vessels'), 'On a vessel: life jackets on, then Mayday on VHF channel 16.'),
  formatGasCall(context),
  ...formatMove(context),
  ...formatFirstWork(context),
  ...callProvider(context, 'Insurance', 'Once everyone is safe, tell ', ' about the loss.'),
];

export const listStay = (context: DocumentContext): Line[] => [
  ...listWhen(
    hasInCharge(context, 'dialysis'),
    'On a machine: stop the pump, clamp and disconnect before anyone moves. In immediate danger, return no blood.',
  ),
  ...listWhen(
    isInTsunamiReach(context),
    'Earthquake near the sea: when the shaking stops, go to high ground right away, on foot. Do not wait for a warning. Stay there until officials say that it is safe.',
  ),
  'Tornado: no windows, head covered, until the warning ends. Toxic air from inside the building: leave instead, upwind.',
  'If you hide: silence phones, lock and block the door. Do not gather at a meeting place until police say that it is over.',
  ...listWhen(
    !context.isShort,
    'Bomb threat by phone: stay on the line and write down each word. Someone else calls 911 from another phone.',
    'Touch nothing suspicious, and move everyone away from it. Search, evacuate or stay as the police say.',
  ),
  ...listWhen(
    hasPeopleInCharge(context),
    'Bring the people in your care away from windows and outer walls. Someone stays with them all the time.',
  ),
  ...listWhen(hasInCharge(context, 'aircraft'), 'On the ramp: go into a solid building, not under a wing or into a hangar door.'),
  `Afterward, count heads where you are: ${formatCounted(context, 'document')}. If anyone is hurt or missing, call 911.`,
  ...(context.owner === null
    ? []
    : [['Report where you are to ', markStrong(formatPerson(context, context.owner)), '.'] as Line]),
];

/** Officials order these out by zone. */
const isOfSea = (name: string): boolean => SURGE_OF_WATER.test(name) || /hurricane|tsunami/i.test(name);
const ofTsunami = /tsunami/i;
/** Away from the sea, a hurricane brings wind and rain to places without a zone. */
const isAtSea = (name: string): boolean => SURGE_OF_WATER.test(name) || /tsunami|coastal|\btides?\b/i.test(name);
/** After a quake nearby, the wave is there before any order: National Tsunami Warning Center, Ready.gov. */
const ON_A_TSUNAMI_WARNING =
  'Tsunami warning, or strong or long shaking: go to high ground right away, on foot. Do not wait for an order. No one goes back.';
/** Of a source of drinking water that is lost, only the source is in danger. */
const ofWater = /^(?!source lost).*(?:flood|\bdam\b|levee)/i;

const formatWater = (context: DocumentContext): Line[] => {
  const { bcp, risks } = context;
  const address = formatAddress(bcp.primary_location) ?? '';
  const names = risks.map(({ name }) => formatRiskName(name));
  const sea = names.filter(isOfSea);
  const water = names.filter((name) => ofWater.test(name) && !sea.includes(name));
  if (address === '') return [];
  const seas: Sea[] = [
    ...(sea.some((name) => !ofTsunami.test(name)) ? ['surge' as const] : []),
    ...(sea.some((name) => ofTsunami.test(name)) ? ['tsunami' as const] : []),
  ];
  const zones = findEvacuationZones(findHome(bcp).zip, seas);
  const place = zones?.zones ?? 'ask local emergency management';
  const hasZone = zones?.isOfZip || names.some(isAtSea);
  const order = seas.includes('surge')
    ? ` If ${hasZone ? 'the zone' : 'it'} is ordered out, leave early${zones?.exit ? ` by ${zones.exit}` : ''}, before roads and bridges close.`
    : '';
  if (sea.length > 0)
    return [
      `Risks rated in chapter 4 for ${address}: ${joinUpTo([...sea, ...water], NAMES_MAX)}. ${hasZone ? 'Know its evacuation zone' : 'Find out whether it has an evacuation zone'}: ${place}.${order}`,
      ...listWhen(seas.includes('tsunami'), ON_A_TSUNAMI_WARNING),
    ];
  return water.length > 0
    ? [
        hasInCharge(context, 'residents')
          ? `Risks rated in chapter 4 for ${address}: ${joinUpTo(water, NAMES_MAX)}. On a watch, decide whether to move everyone while roads are dry.`
          : `Risks rated in chapter 4 for ${address}: ${joinUpTo(water, NAMES_MAX)}. Know the way to higher ground, and take it before roads flood.`,
      ]
    : [];
};

const sayWhenToClose = (context: DocumentContext): string => {
  if (hasInCharge(context, 'housing'))
    return 'Decide early, while roads are open, whether everyone stays or moves. Put no one out';
  if (hasInCharge(context, 'aroundTheClock'))
    return 'While roads are open, decide who stays to keep it running. In an evacuation zone, everyone leaves';
  return 'Close early, while roads are open';
};

export const listStorm = (context: DocumentContext): Line[] => {
  const { bcp } = context;
  // What runs at its vendor is copied there.
  const backedUp = listUrgentData(context).flatMap((system) => (systemPlaceOf(system) === 'cloud' ? [] : [system.name]));
  const records = bcp.vital_records.map((text) => text.replace(/[.:(].*$/s, '').trim()).filter(isFilled);
  return [
    ...formatWater(context),
    ...listWhen(
      hasInCharge(context, 'dialysis'),
      'Flash flood warning: start no one new, and end treatments while there is time. Once the street floods, no patient leaves. Water at the door: clamp, disconnect, and move everyone up or to the highest dry room.',
    ),
    ...listWhen(
      hasInCharge(context, 'care') && hasInCharge(context, 'housing'),
      'Call the families of the people in your care. Order medicines and supplies early, and agree where each of them goes.',
    ),
    ...listWhen(
      hasInCharge(context, 'care') && !hasInCharge(context, 'housing'),
      'Call the people in your care and their families. Treat early anyone who cannot miss a treatment, and agree where each of them goes.',
    ),
    ...listWhen(
      hasInCharge(context, 'children'),
      'Close before families and buses travel in the storm. Release children only to listed adults.',
    ),
    ...listWhen(
      hasInCharge(context, 'animals'),
      'Move animals early: trailers are not safe in high wind. Leave food and water for those that stay.',
    ),
    ...listWhen(hasInCharge(context, 'vessels'), 'Move or moor vessels while it is calm. No one stays aboard.'),
    ...listWhen(
      hasInCharge(context, 'aircraft'),
      'The pilot in command decides on each flight. Hangar, tie down or fly out aircraft while it is calm.',
    ),
    ...listWhen(
      context.deciders.length > 0,
      `${sayWhenToClose(context)}. ${joinUpTo(context.deciders.map(formatWithPhone), 2, ' or ')} decides.`,
    ),
    ...listWhen(backedUp.length > 0, `Back up before you leave: ${backedUp.join(', ')}.`),
    ...listWhen(records.length > 0, `Take along: ${joinUpTo(records, NAMES_MAX)}.`),
    ...listWhen(formatSite(context) !== null, 'If you have to close for longer, use the alternate site.'),
  ];
};
