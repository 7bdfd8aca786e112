import type { ItSystem } from '#shared/domain/bcp/bcp.ts';
import { isAnswered, isFilled, isStated } from '#shared/domain/bcp/filled.ts';
import { findFirm, findMaintainer } from '#shared/domain/bcp/firms.ts';
import { nameKey } from '#shared/domain/bcp/names.ts';
import { durationLabel } from '#shared/domain/bcp/options.ts';
import { protectsPeople, protectsPeopleInPart } from '#shared/domain/bcp/people-first.ts';
import { isSameTitle } from '#shared/domain/bcp/posts.ts';
import {
  DAY,
  type Deadline,
  FOUR_HOURS,
  isStandbyPower,
  type ScheduledItem,
  type ScheduledSystem,
} from '#shared/domain/bcp/recovery-schedule.ts';
import { isPowerInDoubt } from '#shared/domain/bcp/standby-power.ts';
import { isRunByVendor } from '#shared/domain/bcp/system-place.ts';
import { takesTwoReleasers } from '#shared/domain/bcp/two-releasers.ts';
import { namesItStaff } from '#shared/domain/recovery/owners.ts';
import { capitalize } from '#shared/knowledge/sentence.ts';
import { type DocumentContext, formatResponsible, formatWithPhone } from '../document-context.ts';
import { type Line, type Span, toPlainText } from '../pdf/model.ts';
import { joinUpTo, joinWithin, markStrong } from '../values.ts';
import { answersMost, type Danger, type Event, findDangers, isOfRobbers } from './events.ts';
import { formatProvider, phoneOf } from './providers.ts';
import { CARD_NAMES_LENGTH, type Form, formatMoment, HOUR, type TimedTask } from './timed-tasks.ts';

const HALF_DAY = DAY / 2;
const PROTECTIVE_NAMES_LENGTH = 60;
const LATE_NAMES_LENGTH = 66;

const formatDeadline = ({ minutes, basis }: Deadline): string => {
  if (minutes === 0) return ': it must not stop';
  if (basis === 'mtd') return `, down no longer than ${formatMoment(minutes)} (MTD, the RTO is not yet defined)`;
  return `, back by ${formatMoment(minutes)}${basis === 'recommended' ? ' (AI recommendation, unconfirmed)' : ''}`;
};

export const formatDue = ({ start, deadline, due, neededFor }: ScheduledItem): string => {
  const own = deadline === null || !Number.isFinite(deadline.minutes) ? '' : formatDeadline(deadline);
  if (neededFor === null || due === null) return deadline === null ? ' (RTO not yet defined)' : own;
  // Where it comes too late for what needs it, that is said at what needs it.
  return `, needed for ${neededFor} ${start < due ? `by ${formatMoment(due)}` : 'as soon as possible'}`;
};

const RESTORERS_MAX = 2;
/** The people or the firm that the plan means, else the team that it names; null without either. */
export const formatRestorers = (context: DocumentContext, { restorers, item }: ScheduledSystem): string | null => {
  const contacts = restorers.map((name) => {
    const person = context.employees.find((employee) => employee.name.trim() === name);
    const provider = context.providers.find((firm) => firm.name.trim() === name);
    return person !== undefined ? formatWithPhone(person) : provider !== undefined ? formatProvider(provider) : name;
  });
  const named = contacts.length > 0 ? joinUpTo(contacts, RESTORERS_MAX, ' or ') : formatStandIn(context, item);
  const firm = item.system_type === 'infrastructure' ? findMaintainer(context.providers, item.name) : undefined;
  return named === null || firm === undefined || named.includes(firm.name) ? named : `${named}, and ${formatProvider(firm)}`;
};

/** “The IT provider” of a plan that lists none brings nothing back: whoever owns the work calls the vendor. */
const formatStandIn = (context: DocumentContext, { responsible_team, supports_functions }: ItSystem): string | null => {
  const isNobody = isAnswered(responsible_team) && namesItStaff(responsible_team) && context.employees.length > 0;
  const served = context.functions.filter(({ name }) => supports_functions.some((other) => nameKey(other) === nameKey(name)));
  const owner = isNobody ? served.map((fn) => formatResponsible(context, fn.owner)).find((who) => who !== null) : undefined;
  return owner ?? formatResponsible(context, responsible_team);
};

const formatOwner = (context: DocumentContext, scheduled: ScheduledItem): (string | Span)[] => {
  const owner =
    scheduled.kind === 'function' ? formatResponsible(context, scheduled.item.owner) : formatRestorers(context, scheduled);
  if (owner !== null) {
    const isOfTwo = scheduled.kind === 'function' && context.bcp.employee_count !== 1 && takesTwoReleasers(scheduled.item);
    return [isOfTwo ? ` with ${owner} and a second releaser` : ` with ${owner}`];
  }
  return scheduled.kind === 'function' ? [{ text: ' (owner: Not yet defined)', mark: 'gap' }] : [];
};

const USE_THE_WORKAROUND = 'Use the workaround and tell the incident leader now.';

const formatObstacle = ({ obstacle: found, item, kind, deadline }: ScheduledItem): string => {
  if (found === null || deadline === null) return '';
  const what = deadline.minutes === 0 ? 'It cannot keep running' : `It cannot be back by ${formatMoment(deadline.minutes)}`;
  const takes = kind === 'system' && isFilled(item.recovery_time) ? durationLabel(item.recovery_time) : '';
  if (found.kind === 'itself') return ` ${what}: restoring it takes ${takes}. ${USE_THE_WORKAROUND}`;
  if (found.kind === 'busy') return ` ${what}: ${found.name} restores ${found.after} first. ${USE_THE_WORKAROUND}`;
  return ` ${what}: it needs ${found.name}, which comes back later. ${USE_THE_WORKAROUND}`;
};

const isProtectiveInPart = ({ kind, item }: ScheduledItem): boolean => kind === 'function' && protectsPeopleInPart(item);

/** Nobody is sent to work with what is not back yet. */
const formatWait = (scheduled: ScheduledItem): string => {
  const { item, waitsFor, obstacle: found } = scheduled;
  if (waitsFor === null || found !== null) return '';
  const rest =
    'workaround' in item && isStated(item.workaround)
      ? `use the workaround until ${waitsFor} is back.`
      : `wait until ${waitsFor} is back.`;
  return isProtectiveInPart(scheduled) ? ` For the rest, ${rest}` : ` ${capitalize(rest)}`;
};

/** What is needed within the day is started, however late that begins. */
const verbOf = ({ start, due }: ScheduledItem): string =>
  start < HALF_DAY || (due !== null && due <= DAY) ? 'Start' : 'Prepare';

/** What runs at its vendor is restored there; the people here ask for it, one or several: “have” fits both. */
const formatVendorTask = (context: DocumentContext, scheduled: ScheduledSystem): Line => {
  const { item } = scheduled;
  const vendor = item.vendor!.trim();
  const firm = findFirm(context.providers, vendor);
  const supplier = context.suppliers.find(({ name }) => nameKey(name) === nameKey(vendor));
  const phone = [firm === undefined ? '' : phoneOf(firm), supplier?.phone].find(isFilled);
  const isFirmOnly = scheduled.restorers.length === 1 && scheduled.restorers[0] === firm?.name.trim();
  const asker = isFirmOnly ? null : formatRestorers(context, scheduled);
  return [
    asker === null ? 'Ask' : `Have ${asker} ask`,
    ` the vendor (${[vendor, phone].filter(isFilled).join(', ')}) to restore `,
    markStrong(item.name),
    `${formatDue(scheduled)}.${formatObstacle(scheduled)}`,
  ];
};

const formatStartTask = (context: DocumentContext, scheduled: ScheduledItem): Line =>
  scheduled.kind === 'system' && verbOf(scheduled) === 'Start' && isRunByVendor(scheduled.item)
    ? formatVendorTask(context, scheduled)
    : formatOwnTask(context, scheduled);

/** Its switch can light gas, and its current can reach who stands in water. */
const IF_POWER_IS_SAFE = 'If the power is out and there is no gas, smoke or water, ';
const hasCondition = (scheduled: ScheduledItem): boolean => scheduled.kind === 'system' && isStandbyPower(scheduled.item);

const isInDoubt = ({ kind, item }: ScheduledItem): boolean => kind === 'system' && isPowerInDoubt(item);

const formatOwnTask = (context: DocumentContext, scheduled: ScheduledItem): Line => [
  ...(hasCondition(scheduled) ? [`${IF_POWER_IS_SAFE}${verbOf(scheduled).toLowerCase()} `] : [`${verbOf(scheduled)} `]),
  markStrong(scheduled.item.name),
  ...formatOwner(context, scheduled),
  isInDoubt(scheduled) ? ', if one is wired.' : `${formatDue(scheduled)}.${formatObstacle(scheduled)}${formatWait(scheduled)}`,
];

/** Systems that are not needed within four hours share a line with what begins with them. */
const isShared = (scheduled: ScheduledItem): boolean =>
  !hasCondition(scheduled) &&
  scheduled.start >= FOUR_HOURS &&
  scheduled.obstacle === null &&
  !(scheduled.due !== null && scheduled.due <= FOUR_HOURS);
/** Nobody starts two things in the same minute: what begins in the same hands is one line, in order. */
const isOfOneOwner = (scheduled: ScheduledItem): boolean =>
  scheduled.kind === 'function' && scheduled.obstacle === null && isAnswered(scheduled.item.owner);

const formatSharedTask = (context: DocumentContext, items: readonly ScheduledItem[]): Line => {
  const [first] = items;
  const verb = verbOf(first!);
  const names = markStrong(items.map(({ item }) => item.name).join(', '));
  if (first!.kind === 'system') return [`${verb}, in this order: `, names, ' (chapter 9).'];
  const due = formatDue(first!);
  const isDueTogether = items.every((scheduled) => formatDue(scheduled) === due);
  return [
    verb,
    ...formatOwner(context, first!),
    ', in this order: ',
    ...(isDueTogether
      ? [names, due]
      : items.flatMap((scheduled, at) => [at > 0 ? '; ' : '', markStrong(scheduled.item.name), formatDue(scheduled)])),
    `.${formatWait(first!)}`,
  ];
};

const listAllTasks = (context: DocumentContext, items: readonly ScheduledItem[]): TimedTask[] => {
  const keyOf = (scheduled: ScheduledItem): string | null => {
    const start = `${verbOf(scheduled)} ${scheduled.start}`;
    if (scheduled.kind === 'system') return isShared(scheduled) ? start : null;
    return isOfOneOwner(scheduled) ? `${start} ${toPlainText(formatOwner(context, scheduled))}${formatWait(scheduled)}` : null;
  };
  const lines: { key: string | null; items: ScheduledItem[] }[] = [];
  for (const scheduled of items) {
    const key = keyOf(scheduled);
    // A system waits for the one before it; a function of the same owner may move up.
    const found = key === null ? undefined : scheduled.kind === 'system' ? lines.at(-1) : lines.find((line) => line.key === key);
    if (found?.key === key && key !== null) found.items.push(scheduled);
    else lines.push({ key, items: [scheduled] });
  }
  return lines.map(({ items: line }) => ({
    minutes: line[0]!.start,
    line: line.length === 1 ? formatStartTask(context, line[0]!) : formatSharedTask(context, line),
  }));
};

const formatStandbyPower = (items: readonly ScheduledItem[]): TimedTask[] =>
  items.map((scheduled) => ({
    minutes: scheduled.start,
    line: [IF_POWER_IS_SAFE, 'start ', markStrong(joinWithin([scheduled.item.name], CARD_NAMES_LENGTH)), '.'],
  }));

const groupTasks = (context: DocumentContext, items: readonly ScheduledItem[]): TimedTask[] => [
  ...formatStandbyPower(items.filter(hasCondition)),
  ...groupNames(
    context,
    items.filter((scheduled) => !hasCondition(scheduled)),
  ),
];

const groupNames = (context: DocumentContext, items: readonly ScheduledItem[]): TimedTask[] =>
  [...Map.groupBy(items, verbOf)].map(([verb, group]) => {
    const [first] = group;
    if (group.length === 1) return { minutes: first!.start, line: formatStartTask(context, first!) };
    const names = group.map(({ item }) => item.name);
    const whole = names.join(', ');
    // An order that is cut would hide what comes next.
    return whole.length <= CARD_NAMES_LENGTH
      ? { minutes: first!.start, line: [`${verb}, in this order: `, markStrong(whole), '.'] }
      : {
          minutes: first!.start,
          line: [`${verb}, in the order of page 2: `, markStrong(joinWithin(names, CARD_NAMES_LENGTH)), '.'],
        };
  });

export const isProtective = ({ kind, item }: ScheduledItem): boolean => kind === 'function' && protectsPeople(item.name);

/** Posts that are filled whenever anyone is in danger there. */
const onTheSpot = /\b(?:charge nurse|shift|duty|foreman|crew (?:chief|lead)|captain|skipper|lifeguard)\b/i;

const BY_SHIFT = /\b(?:charge nurse|shift|duty|lifeguard)\b/i;

/** Whoever is there leads what protects people. The owner of the function may be at home, and is told afterward. */
const formatStarter = (context: DocumentContext, { kind, item }: ScheduledItem): string => {
  if (kind !== 'function') return '';
  const role = isFilled(item.responsible_role) && onTheSpot.test(item.responsible_role) ? item.responsible_role.trim() : null;
  const owner = formatResponsible(context, item.owner);
  // Nobody tells themselves, and a post that changes with the shift has another holder then.
  if (role !== null && owner !== null && !BY_SHIFT.test(role) && isSameTitle(role, item.owner ?? ''))
    return ` ${owner} or the person in charge on the spot leads.`;
  const starter = role === null ? 'The person in charge on the spot' : `${role} or the person in charge on the spot`;
  return ` ${starter} leads${owner === null ? '.' : `, and tells ${owner} afterward.`}`;
};

/** What protects people from this danger: a vault is not secured in a fire. */
const listProtecting = ({ schedule }: DocumentContext, danger: Danger): ScheduledItem[] =>
  schedule.filter((scheduled) => isProtective(scheduled) && findDangers(scheduled.item.name).includes(danger));

/** Nobody starts what is going on: whatever happens, it has to go on. */
const NEVER_STOPS = /\b(?:around the clock|life support|emergency calls?)\b/i;

/** Such a name may also hold daily work, as “Lift or ride operation and rider rescue” does: nobody is told to start that. */
const FOLLOW = 'Follow the sheet ';
const whenOf: Partial<Record<Danger, string>> = {
  shelter: 'In a tornado, an earthquake or toxic air, follow the sheet ',
  attack: 'In an attack or a robbery, follow the sheet ',
};

/** In the list of an event, before every time: a recovery time must not read as leave to wait. */
export const listProtectiveLines = (context: DocumentContext, event: Event): Line[] => {
  const dangers: readonly Danger[] = event === 'stay' ? ['shelter', 'attack'] : event === 'reputation' ? [] : [event];
  const items = [...new Set(dangers.flatMap((danger) => listProtecting(context, danger)))];
  return items.map((scheduled) => {
    if (NEVER_STOPS.test(scheduled.item.name))
      return ['Keep up ', markStrong(scheduled.item.name), ' all the time. Wait for no decision.'];
    const own = dangers.filter((danger) => findDangers(scheduled.item.name).includes(danger));
    const when = isOfRobbers(scheduled.item.name) ? 'In a robbery, follow the sheet ' : whenOf[own[0]!];
    return [
      (own.length < dangers.length && when) || FOLLOW,
      markStrong(scheduled.item.name),
      ` (chapter 8) right away if anyone may be in danger.${formatStarter(context, scheduled)} Wait for no decision.`,
    ];
  });
};

/** In the row of a card. */
export const formatProtecting = (context: DocumentContext, danger: Danger): string => {
  const names = listProtecting(context, danger).flatMap(({ item }) => (answersMost(item.name) ? [] : [item.name]));
  // The row of attacks is also about attackers and bombs, from which people flee.
  const follow = danger === 'attack' ? 'In a robbery, then follow' : 'Then follow';
  return names.length === 0 ? '' : ` ${follow}: ${joinWithin(names, PROTECTIVE_NAMES_LENGTH)}.`;
};

/** The part of daily work that keeps people safe begins before any time, and before any system is back. */
export const listSafetyParts = ({ schedule }: DocumentContext): TimedTask[] => {
  const names = schedule.flatMap((scheduled) => (isProtectiveInPart(scheduled) ? [scheduled.item.name] : []));
  const rule = '. That part of it waits for no system and no decision (chapter 8).';
  return names.length === 0
    ? []
    : [{ minutes: -1, time: 'First', line: ['Keep people safe right away, as in ', markStrong(names.join(' and in ')), rule] }];
};

/** On a card, what most of its rows would repeat stands once behind them. */
export const listProtectiveTasks = (context: DocumentContext): TimedTask[] => {
  const names = context.schedule.flatMap((scheduled) =>
    isProtective(scheduled) && answersMost(scheduled.item.name) ? [scheduled.item.name] : [],
  );
  const rule = ' right away if anyone may be in danger, as the table says. The person on the spot leads. Wait for no decision.';
  return names.length === 0
    ? []
    : [{ minutes: -1, time: 'First', line: [FOLLOW, markStrong(joinWithin(names, PROTECTIVE_NAMES_LENGTH)), rule] }];
};

export const listTasksBetween = (context: DocumentContext, form: Form, from: number, to: number): TimedTask[] => {
  const items = context.schedule.filter(
    (scheduled) => !isProtective(scheduled) && scheduled.start >= from && scheduled.start < to,
  );
  return form === 'document' ? listAllTasks(context, items) : groupTasks(context, items);
};

/** Cards name what cannot be back in time once; the BCP says so at each line, with the reason. */
export const listLateTasks = (context: DocumentContext, form: Form): TimedTask[] => {
  const late = context.schedule.filter((scheduled) => scheduled.obstacle !== null && !isProtective(scheduled));
  const [first] = late;
  if (form === 'document' || first === undefined) return [];
  const names = joinWithin(
    late.map(({ item }) => item.name),
    LATE_NAMES_LENGTH,
  );
  return [{ minutes: HOUR, line: [markStrong('Cannot be back in time: '), `${names}. ${USE_THE_WORKAROUND}`] }];
};
