/**
 * The first hour of each kind of event, made from the BCP. Protective actions follow Ready.gov and FEMA (fire, tornado,
 * earthquake, chemical release, flood, evacuation), NFPA and PHMSA (gas), OSHA 29 CFR 1910.38 (head count), CISA and DHS
 * (active attacker, ransomware), OFAC (ransom), the American Red Cross (first aid), CDC and the FDA Food Code (illness, food
 * without power), NWS (flood, lightning), the USCG (VHF channel 16) and 14 CFR 91.3 (pilot in command).
 */
import { isAnswered, isFilled } from '#shared/domain/bcp/filled.ts';
import { nameKey } from '#shared/domain/bcp/names.ts';
import { durationLabel } from '#shared/domain/bcp/options.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import type { ScheduledItem } from '#shared/domain/bcp/recovery-schedule.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import { listNeededSuppliers } from '#shared/domain/bcp/supplier-calls.ts';
import { systemPlaceOf } from '#shared/domain/bcp/system-place.ts';
import { findUtility } from '#shared/domain/bcp/utilities.ts';
import type { Employee } from '#shared/domain/people.ts';
import {
  type DocumentContext,
  findPerson,
  findSpeaker,
  formatAddress,
  formatContact,
  formatWithPhone,
  listDeputies,
} from '../document-context.ts';
import type { Block, Line } from '../pdf/model.ts';
import { joinUpTo, markStrong } from '../values.ts';
import { EVENTS, type Event, findEventOfRisk, findReportedEvent } from './events.ts';
import { formatCounted, hasInCharge, hasPeopleInCharge } from './in-charge.ts';
import { findProvider, formatProvider, formatSupplier, type ProviderType } from './providers.ts';
import { formatDue } from './recovery-tasks.ts';
import { hasSiteLossLimits } from './site-loss.ts';
import { formatSite, listUrgent, listUrgentData, listUrgentRestores, NAMES_MAX } from './steps.ts';
import { listFirstSteps } from './what-happened.ts';

const formatPerson = (context: DocumentContext, person: Employee): string =>
  [person, ...listDeputies(context, person)].slice(0, NAMES_MAX).map(formatWithPhone).join(', then ');

const formatUrgent = (scheduled: ScheduledItem): string => `${scheduled.item.name}${formatDue(scheduled)}`;

const listWhen = (holds: boolean, ...lines: readonly Line[]): Line[] => (holds ? [...lines] : []);

const callProvider = (context: DocumentContext, type: ProviderType, before: string, after: string): Line[] => {
  const provider = findProvider(context, type);
  return provider === undefined ? [] : [[before, markStrong(formatProvider(provider)), after]];
};

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
  const urgent = listUrgent(context, 'function');
  if (urgent.length === 0) return [];
  return [
    hasSiteLossLimits(context)
      ? `First to run again: ${urgent.map(({ item }) => item.name).join(', ')}. Use the workarounds until the move is done (chapters 5 and 8).`
      : `First to run again: ${urgent.map(formatUrgent).join('. ')}.`,
  ];
};

const formatPlaces = (context: DocumentContext): Line[] => {
  const { meeting_place, second_meeting_place } = context.bcp;
  if (!isFilled(meeting_place)) return [];
  const second = isFilled(second_meeting_place) ? ` If it is not safe there, go to ${second_meeting_place}.` : '';
  return [[hasInCharge(context, 'residents') ? 'Once outside, meet at ' : 'Meet at ', markStrong(meeting_place), `.${second}`]];
};

const formatMove = (context: DocumentContext, when: string): Line[] => {
  const site = formatSite(context);
  return site === null ? [] : [[`${when}, use the alternate site: `, markStrong(site), '.']];
};

const formatSpending = ({ bcp: { spending_authority } }: DocumentContext): Line[] =>
  isFilled(spending_authority) ? [`Emergency spending: ${spending_authority.replace(/\.$/, '')}.`] : [];

const listLeave = (context: DocumentContext): Line[] => [
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
  ...formatMove(context, 'If the building stays closed'),
  ...formatFirstWork(context),
  ...callProvider(context, 'Insurance', 'Once everyone is safe, tell ', ' about the loss.'),
];

const listStay = (context: DocumentContext): Line[] => [
  ...listWhen(
    hasInCharge(context, 'dialysis'),
    'On a machine: stop the pump, clamp and disconnect before anyone moves. In immediate danger, return no blood.',
  ),
  ...listWhen(
    hasInCharge(context, 'shore'),
    'Earthquake on the shore: when the shaking stops, go to high ground right away, on foot. Do not wait for a warning.',
  ),
  'Tornado: no windows, head covered, until the warning ends. Toxic air from inside the building: leave instead, upwind.',
  'If you hide: silence phones, lock and block the door. Do not gather at a meeting place until police say that it is over.',
  ...listWhen(
    hasPeopleInCharge(context),
    'Bring the people in your care away from windows and outer walls. Someone stays with them all the time.',
  ),
  ...listWhen(hasInCharge(context, 'aircraft'), 'On the ramp: go into a solid building, not under a wing or into a hangar door.'),
  'Afterward, count heads where you are. If anyone is hurt or missing, call 911.',
  ...(context.owner === null
    ? []
    : [['Report where you are to ', markStrong(formatPerson(context, context.owner)), '.'] as Line]),
];

/** Officials order these out by zone. */
const ofSea = /(?<!demand )surge|hurricane|tsunami/i;
const ofWater = /flood|\bdam\b|levee/i;

const formatWater = ({ bcp, risks }: DocumentContext): Line[] => {
  const address = formatAddress(bcp.primary_location) ?? [bcp.city, bcp.state].filter(isFilled).join(', ');
  const names = risks.map(({ name }) => formatRiskName(name));
  const sea = names.filter((name) => ofSea.test(name));
  const water = names.filter((name) => ofWater.test(name) && !sea.includes(name));
  if (address === '') return [];
  if (sea.length > 0)
    return [
      `${address} is exposed to ${joinUpTo([...sea, ...water], NAMES_MAX)}. Know its evacuation zone. If the zone is ordered out, leave early, before roads and bridges close.`,
    ];
  return water.length > 0
    ? [`${address} is exposed to ${joinUpTo(water, NAMES_MAX)}. Know the way to higher ground, and take it before roads flood.`]
    : [];
};

const sayWhenToClose = (context: DocumentContext): string => {
  if (hasInCharge(context, 'housing'))
    return 'Decide early, while roads are open, whether everyone stays or moves. Put no one out';
  if (hasInCharge(context, 'aroundTheClock'))
    return 'While roads are open, decide who stays to keep it running. In an evacuation zone, everyone leaves';
  return 'Close early, while roads are open';
};

const listStorm = (context: DocumentContext): Line[] => {
  const { bcp } = context;
  // What runs at its vendor is copied there.
  const backedUp = listUrgentData(context).flatMap((system) => (systemPlaceOf(system) === 'cloud' ? [] : [system.name]));
  const records = bcp.vital_records.map((text) => text.replace(/[.:(].*$/s, '').trim()).filter(isFilled);
  return [
    ...formatWater(context),
    ...listWhen(
      hasInCharge(context, 'dialysis'),
      'Flash flood warning: start no one new, and end treatments while there is time. Water at the door: clamp, disconnect, and move everyone up or to the highest dry room.',
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
    ...formatMove(context, 'If you have to close for longer'),
  ];
};

/** The functions that need this, by name. What protects people waits for nothing. */
const listUsers = (context: DocumentContext, needed: string): string[] =>
  context.functions
    .filter((item) => !protectsPeople(item.name) && context.dependencies.needsOf(item).has(nameKey(needed)))
    .map(({ name }) => name);

/** Work goes on by hand without a system; not without a machine, and not without what stands by for the outage. */
const isWorkedWith = ({ kind, item }: ScheduledItem): boolean =>
  kind === 'system' &&
  item.system_type !== 'infrastructure' &&
  !/\b(?:downtime|backup|standby|spare|emergency)\b/i.test(item.name);

const listSystems = (context: DocumentContext): Line[] => {
  const urgent = listUrgent(context, 'system');
  const first = urgent.find(isWorkedWith);
  const users = first === undefined ? [] : listUsers(context, first.item.name);
  const copied = listUrgentData(context).filter(({ backup_location }) => isFilled(backup_location));
  const copies = copied.map(({ name, backup_location }) => `${name}: ${backup_location?.trim().replace(/\.$/, '')}`).join('. ');
  const restores = listUrgentRestores(context);
  return [
    ...listWhen(
      hasInCharge(context, 'care'),
      'Look after people first: work from paper charts and by hand until systems are back.',
    ),
    ...listWhen(context.cyber, 'Leave devices on: their memory is evidence. Change no passwords from an affected device.'),
    ...callProvider(context, 'Security', 'Then call ', '.'),
    ...listWhen(users.length > 0, `Work by hand without ${first?.item.name}: ${joinUpTo(users, NAMES_MAX)} (chapter 8).`),
    ...listWhen(restores.length > 0, `Restore in this order: ${restores.map(formatUrgent).join('. ')}.`),
    ...listWhen(
      copies !== '',
      context.cyber ? `If it is an attack, find the last copies from before it. ${copies}.` : `Copies are here. ${copies}.`,
    ),
    ...listWhen(context.cyber, [
      'Tell ',
      markStrong(formatProviderOr(context, 'Insurance', 'the insurer')),
      ' before anyone negotiates, pays or wipes. Counsel checks US sanctions (OFAC) before any payment.',
    ]),
  ];
};

const formatProviderOr = (context: DocumentContext, type: ProviderType, fallback: string): string => {
  const provider = findProvider(context, type);
  return provider === undefined ? fallback : formatProvider(provider);
};

/** Who takes over the most urgent functions; where no deputy is named, somebody has to decide that now. */
const listCover = (context: DocumentContext): Line[] => {
  const owned = listUrgent(context, 'function').flatMap(({ item, kind }) => {
    if (kind !== 'function' || !isAnswered(item.owner)) return [];
    const person = findPerson(context, item.owner);
    const deputies = person === undefined ? [] : listDeputies(context, person);
    return [{ name: item.name, owner: formatContact(context, item.owner), deputies: deputies.map(formatWithPhone) }];
  });
  const open = owned.filter(({ deputies }) => deputies.length === 0);
  return [
    ...owned
      .filter(({ deputies }) => deputies.length > 0)
      .map(({ name, owner, deputies }) => `${name}: without ${owner}, call ${deputies.join(' or ')}.`),
    ...listWhen(
      open.length > 0,
      `Name who takes over if their owner is out: ${open.map(({ name, owner }) => `${name} (${owner})`).join(', ')}.`,
    ),
  ];
};

const listPeople = (context: DocumentContext): Line[] => [
  ...listWhen(
    hasInCharge(context, 'vessels') || hasInCharge(context, 'shore'),
    'Someone in the water or stuck in mud: Mayday on VHF channel 16, or 911, right away. Throw a rope or float. No one goes in after them.',
  ),
  'If someone does not breathe, start CPR and send for the defibrillator (AED).',
  ...listWhen(
    hasPeopleInCharge(context),
    'A child or a person in care is missing: call 911 right away and search nearby. The danger starts now, not after a wait.',
  ),
  ...listWhen(hasInCharge(context, 'food'), 'Anyone with vomiting, diarrhea or jaundice goes home and handles no food.'),
  ...listWhen(hasInCharge(context, 'care'), 'Anyone with fever or cough keeps away from the people in care.'),
  ...listCover(context),
  ...(context.owner === null
    ? []
    : [
        [
          'Tell ',
          markStrong(formatPerson(context, context.owner)),
          ' first. Families hear it from the leader, and names stay private.',
        ] as Line,
      ]),
];

const listSupply = (context: DocumentContext): Line[] => {
  const urgent = listNeededSuppliers(context.suppliers).slice(0, NAMES_MAX);
  return [
    ...listWhen(
      hasInCharge(context, 'care'),
      'If treatment or breathing depends on power or water, switch to battery, cylinder or hand now. If that fails, call 911.',
    ),
    ...listWhen(
      hasInCharge(context, 'food'),
      'Power out: keep refrigerators shut. After 4 hours, throw out food that may spoil.',
    ),
    ...urgent.map((supplier): Line => {
      const users = listUsers(context, supplier.name);
      const limit = isFilled(supplier.max_downtime) ? `. Longest downtime: ${durationLabel(supplier.max_downtime)}` : '';
      const others =
        supplier.alternative_suppliers.length > 0 ? ` Instead: ${joinUpTo(supplier.alternative_suppliers, NAMES_MAX)}.` : '';
      const needed = users.length > 0 ? ` Needed for ${joinUpTo(users, 2)}.` : '';
      return [markStrong(formatSupplier(context, supplier)), `${limit}.${others}${needed}`];
    }),
    ...formatSpending(context),
  ];
};

const listReputation = (context: DocumentContext): Line[] => {
  const speaker = findSpeaker(context);
  return [
    'If anyone may be in danger, call 911. Stop selling or using what may harm someone.',
    ...(speaker === undefined
      ? []
      : [
          [
            'Pass every call and message to ',
            markStrong(formatPerson(context, speaker)),
            '. Use the holding statements of chapter 7.',
          ] as Line,
        ]),
    'Delete nothing: messages, video, logs and paper may be evidence. Help an inspector or officer, and ask for the name.',
    ...callProvider(context, 'Legal', 'Before you answer a claim, call ', '.'),
    ...callProvider(context, 'Insurance', 'Tell ', ' about any claim before you admit or pay anything.'),
  ];
};

const listLines: Record<Event, (context: DocumentContext) => Line[]> = {
  leave: listLeave,
  stay: listStay,
  storm: listStorm,
  systems: listSystems,
  people: listPeople,
  supply: listSupply,
  reputation: listReputation,
};

const titles: Record<Event, string> = {
  leave: 'Leave: fire, gas, damage to the building',
  stay: 'Stay in: tornado, earthquake, toxic air, attacker',
  storm: 'A storm, flood or wildfire is coming',
  systems: 'Systems are down or attacked',
  people: 'People are missing, ill or hurt',
  supply: 'A supplier or utility is out',
  reputation: 'Reputation or legal: claim, recall, bad press',
};

const REPORT_HOURS_MAX = 72;
const REPORTS_MAX = 2;

/** The reports that cannot wait, and after an attack the first that can; all of them are in chapter 7. */
const listReports = (context: DocumentContext, event: Event): Line[] => {
  const found = context.duties.filter(({ kind, title }) => kind === 'tell' && findReportedEvent(title) === event);
  const urgent = found.filter(({ hours }) => hours !== null && hours <= REPORT_HOURS_MAX).slice(0, REPORTS_MAX);
  if (event === 'systems' && !context.cyber) return [];
  if (event === 'systems' && found.length === 0)
    return [`Ask ${formatProviderOr(context, 'Legal', 'a lawyer')} whether customers or authorities must be told, and by when.`];
  return (urgent.length === 0 && event === 'systems' ? found.slice(0, 1) : urgent).map(
    ({ title, deadline, authority, phone }) => [
      markStrong(title),
      `. ${deadline}. Tell: ${phone === null ? authority : `${authority} (${phone})`}.`,
    ],
  );
};

const RISKS_MAX = 8;
/** The worst first: what is left out at the end is the least of it. */
const listRisksWithSteps = ({ mitigations, risks }: DocumentContext, event: Event | undefined): string[] => {
  const rankOf = (name: string): number => {
    const at = risks.findIndex((risk) => nameKey(risk.name) === nameKey(name));
    return at === -1 ? risks.length : at;
  };
  const names = mitigations
    .filter(
      ({ risk_name, incident_response_steps }) => incident_response_steps.length > 0 && findEventOfRisk(risk_name) === event,
    )
    .map(({ risk_name }) => risk_name)
    .sort((a, b) => rankOf(a) - rankOf(b));
  return [...new Set(names.map(formatRiskName))];
};

const formatFurtherSteps = (context: DocumentContext, event: Event): Line[] => {
  const names = listRisksWithSteps(context, event);
  const others = event === EVENTS.at(-1) ? listRisksWithSteps(context, undefined) : [];
  return [
    ...listWhen(names.length > 0, `More steps below: ${joinUpTo(names, RISKS_MAX)}.`),
    ...listWhen(others.length > 0, `Steps for other events stand below, too: ${joinUpTo(others, RISKS_MAX)}.`),
  ];
};

const formatTitle = (context: DocumentContext, event: Event): string => {
  if (event === 'systems' && !context.cyber) return 'Systems are down';
  if (event === 'leave' && hasInCharge(context, 'residents')) return 'Leave or move to safety: fire, gas, damage to the building';
  return titles[event];
};

/** One checklist per kind of event, in the order of the first question. */
export const buildFirstHours = (context: DocumentContext): Block[] =>
  EVENTS.map((event) => ({
    kind: 'checklist',
    title: formatTitle(context, event),
    items: [
      ...listFirstSteps(context)
        .filter((step) => step.event === event)
        .map(({ steps }) => steps),
      ...listLines[event](context),
      ...listReports(context, event),
      ...formatFurtherSteps(context, event),
    ].map((line) => ({ time: '', line })),
  }));
