/** Systems, people or supplies are out, or the good name is: what keeps the work going. Sources: `first-hours.ts`. */
import { isAnswered, isFilled } from '#shared/domain/bcp/filled.ts';
import { nameKey } from '#shared/domain/bcp/names.ts';
import { durationLabel } from '#shared/domain/bcp/options.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { hasAlternative } from '#shared/domain/bcp/provenance.ts';
import { isStandbyPower, type ScheduledItem } from '#shared/domain/bcp/recovery-schedule.ts';
import { isPowerInDoubt } from '#shared/domain/bcp/standby-power.ts';
import { listNeededSuppliers } from '#shared/domain/bcp/supplier-calls.ts';
import { takesTwoReleasers } from '#shared/domain/bcp/two-releasers.ts';
import { BACK_AFTER_VOMITING, DISCARD_FOOD } from '#shared/knowledge/temperatures.ts';
import { recoveryMessages } from '#shared/messages/recovery.ts';
import { type DocumentContext, findFunctionDeputies, findPerson, findSpeaker, formatContact } from '../document-context.ts';
import type { Line } from '../pdf/model.ts';
import { joinUpTo, markStrong } from '../values.ts';
import { callFirm, callProvider, formatPerson, formatSpending, formatUrgent, listWhen } from './first-hour-lines.ts';
import { hasInCharge, hasPeopleInCharge } from './in-charge.ts';
import { findCyberFirm, findProvider, formatProvider, formatSupplier, type ProviderType } from './providers.ts';
import { formatRestorers } from './recovery-tasks.ts';
import { listUrgent, listUrgentData, listUrgentRestores, NAMES_MAX } from './steps.ts';

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

export const listSystems = (context: DocumentContext): Line[] => {
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
    ...callFirm(findCyberFirm(context), 'Then call ', '.'),
    ...listWhen(users.length > 0, `Work by hand without ${first?.item.name}: ${joinUpTo(users, NAMES_MAX)} (chapter 8).`),
    ...listWhen(
      restores.length > 0,
      `${context.cyber ? 'In an outage, restore' : 'Restore'} in this order: ${restores.map(formatUrgent).join('. ')}.${context.cyber && !context.isShort ? ` ${recoveryMessages.containment(context.recovery.containment)}` : ''}`,
    ),
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

export const formatProviderOr = (context: DocumentContext, type: ProviderType, fallback: string): string => {
  const provider = findProvider(context, type);
  return provider === undefined ? fallback : formatProvider(provider);
};

/** Who takes over the most urgent functions; where no deputy is named, somebody has to decide that now. */
const listCover = (context: DocumentContext): Line[] => {
  const owned = listUrgent(context, 'function').flatMap(({ item, kind }) => {
    if (kind !== 'function' || !isAnswered(item.owner)) return [];
    const person = findPerson(context, item.owner);
    const { people: deputies, isNobodyLeft } = findFunctionDeputies(context, item);
    const owner = formatContact(context, item.owner);
    const byTwo = takesTwoReleasers(item);
    return [{ name: item.name, owner, ownerName: person?.name ?? item.owner, deputies, isNobodyLeft, byTwo }];
  });
  const formatOwned = (items: typeof owned): string =>
    items.map(({ name, ownerName }) => `${name} (owner: ${ownerName})`).join(', ');
  const open = owned.filter(({ deputies, isNobodyLeft }) => deputies.length === 0 && !isNobodyLeft);
  const isAlone = (byTwo: boolean) => owned.filter((item) => item.isNobodyLeft && item.byTwo === byTwo);
  const [alone, releases] = [isAlone(false), isAlone(true)];
  return [
    ...owned
      .filter(({ deputies }) => deputies.length > 0)
      .map(({ name, owner, deputies }) => `${name}: without ${owner}, call ${deputies.join(' or ')}.`),
    ...listWhen(open.length > 0, `Name who takes over if their owner is out: ${formatOwned(open)}.`),
    ...listWhen(
      alone.length > 0,
      `Find someone outside the team, with the license it takes, if the owner is out: ${formatOwned(alone)}.`,
    ),
    // A stranger who may release money is the fraud that two releasers prevent.
    ...listWhen(releases.length > 0, `Release nothing until two enrolled people are there: ${formatOwned(releases)}.`),
  ];
};

export const listPeople = (context: DocumentContext): Line[] => [
  ...listWhen(
    hasInCharge(context, 'vessels') || hasInCharge(context, 'shore'),
    'Someone in the water or stuck in mud: Mayday on VHF channel 16, or 911, right away. Throw a rope or float. No one goes in after them.',
  ),
  ...listWhen(hasInCharge(context, 'dialysis'), 'Give first aid if trained. Tell responders who is missing.'),
  'If someone does not breathe, start CPR and send for the defibrillator (AED).',
  // 42 CFR 483.24(a)(3) and CMS S&C 14-01-NH: without an order or a directive that says otherwise, CPR begins.
  ...listWhen(
    hasInCharge(context, 'care') && !context.isShort,
    'Only a do-not-resuscitate (DNR) order or an advance directive changes that for a person in your care. In doubt, start.',
  ),
  ...listWhen(
    hasPeopleInCharge(context),
    'A child or a person in care is missing: call 911 right away and search nearby. The danger starts now, not after a wait.',
  ),
  ...listWhen(
    hasInCharge(context, 'food'),
    `Anyone with vomiting, diarrhea or jaundice goes home. No food work ${BACK_AFTER_VOMITING}. With jaundice, the health department decides.`,
  ),
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

/** Whoever starts the generator, and the firm that mends it. */
const listEmergencyPower = (context: DocumentContext): Line[] =>
  context.schedule.flatMap((scheduled): Line[] => {
    if (scheduled.kind !== 'system' || !isStandbyPower(scheduled.item)) return [];
    const who = formatRestorers(context, scheduled);
    return who === null
      ? []
      : [
          [
            'If the power is out and there is no gas, smoke or water, ',
            `have ${who} start `,
            markStrong(scheduled.item.name),
            isPowerInDoubt(scheduled.item) ? ', if one is wired.' : '.',
          ],
        ];
  });

export const listSupply = (context: DocumentContext): Line[] => {
  const urgent = listNeededSuppliers(context.suppliers).slice(0, NAMES_MAX);
  return [
    ...listWhen(
      hasInCharge(context, 'dialysis'),
      'The machine may not watch for air without power: watch the line while you crank. If there is any air, stop and clamp.',
    ),
    // On dialysis, the hand returns blood, and may do so only if it is sound: the first line says when.
    ...listWhen(
      hasInCharge(context, 'care'),
      hasInCharge(context, 'dialysis')
        ? 'If breathing depends on power, switch to battery or cylinder now. If that fails, call 911.'
        : 'If treatment or breathing depends on power, switch to battery, cylinder or hand now. If that fails, call 911.',
    ),
    ...listWhen(
      hasInCharge(context, 'food'),
      hasInCharge(context, 'shellfish')
        ? 'Power out: keep coolers shut, and log the temperature. Tag and hold shellfish over your state’s limit. Sell none, and ask the state.'
        : `Power out: keep refrigerators shut. ${DISCARD_FOOD}`,
    ),
    ...listEmergencyPower(context),
    ...urgent.map((supplier): Line => {
      const limit = isFilled(supplier.max_downtime) ? `. Longest downtime: ${durationLabel(supplier.max_downtime)}` : '';
      const names = joinUpTo(supplier.alternative_suppliers, NAMES_MAX);
      const instead = hasAlternative(supplier) ? 'Instead' : 'Instead, if they agree';
      const others = names === '' ? '' : ` ${instead}: ${names}.`;
      return [markStrong(formatSupplier(context, supplier)), `${limit}.${others}`];
    }),
    ...formatSpending(context),
  ];
};

export const listReputation = (context: DocumentContext): Line[] => {
  const speaker = findSpeaker(context);
  return [
    'If anyone may be in danger, call 911. Stop selling or using what may harm someone.',
    ...listWhen(
      hasInCharge(context, 'products'),
      'Mark and lock away all that is left of it. Throw nothing out before the authority has its samples.',
      'Write down each lot that left, its date and its buyer. Call the buyers, and tell them not to use it.',
    ),
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
