import type { KeySupplier } from '#shared/domain/bcp/bcp.ts';
import { buildDependencyMap, createSupplierFinder } from '#shared/domain/bcp/check/dependencies.ts';
import { nameKey } from '#shared/domain/bcp/check/finding.ts';
import { parseDuration } from '#shared/domain/bcp/duration.ts';
import { isFilled, isStated } from '#shared/domain/bcp/filled.ts';
import { findFirm, findFirmOf } from '#shared/domain/bcp/firms.ts';
import { durationLabel } from '#shared/domain/bcp/options.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import {
  DAY,
  type Deadline,
  FOUR_HOURS,
  type ScheduledItem,
  type ScheduledSystem,
} from '#shared/domain/bcp/recovery-schedule.ts';
import { systemPlaceOf } from '#shared/domain/bcp/system-place.ts';
import type { Employee, ServiceProvider } from '#shared/domain/people.ts';
import { type DocumentContext, formatDeciders, formatResponsible, formatWithPhone, listDeputies } from '../document-context.ts';
import { type Line, type Span, toPlainText } from '../pdf/model.ts';
import { joinUpTo, joinWithin, markStrong, truncateBetweenWords } from '../values.ts';
import { hasInCharge } from './in-charge.ts';

export interface Task {
  time: string;
  line: Line;
}

/** A card has no chapters to refer to, and lists names without owners, which are on its back. */
export type Form = 'document' | 'card';
/** Letters of all the names of an entry: with the words around them, they fill its two lines. */
const CARD_NAMES_LENGTH = 72;
const PROTECTIVE_NAMES_LENGTH = 60;
const LATE_NAMES_LENGTH = 66;
const PERSON_NAME_MAX = 28;
const formatChapterReference = (form: Form, number: number): string => (form === 'document' ? ` (chapter ${number})` : '');

/** Older entries hold `IT` for IT support. */
export const formatProviderType = (type: string): string => (type === 'IT' ? 'IT Support' : type);

const phoneOf = (provider: ServiceProvider): string => [provider.emergency_phone, provider.phone].find(isFilled) ?? '';
export const formatProvider = (provider: ServiceProvider): string =>
  phoneOf(provider) === '' ? provider.name : `${provider.name} (${phoneOf(provider)})`;
export const findProvider = ({ providers }: Pick<DocumentContext, 'providers'>, type: string): ServiceProvider | undefined =>
  providers.find((provider) => formatProviderType(provider.provider_type) === type);

/** With the number of the provider behind it, where the supplier has none of its own. */
export const formatSupplier = ({ providers }: Pick<DocumentContext, 'providers'>, supplier: KeySupplier): string => {
  if (isFilled(supplier.phone)) return `${supplier.name} (${supplier.phone})`;
  const firm = findFirmOf(providers, supplier);
  if (firm === undefined) return supplier.name;
  const known = [nameKey(firm.name) === nameKey(supplier.name) ? '' : firm.name, phoneOf(firm)].filter((text) => text !== '');
  return known.length === 0 ? supplier.name : `${supplier.name} (${known.join(', ')})`;
};

const HOUR = 60;
const HALF_DAY = DAY / 2;

/** A moment after the event; never rounded up, so that no deadline is printed later than it is. */
const formatMoment = (minutes: number): string => {
  const whole = Math.floor(minutes);
  if (whole < HOUR) return `T+${whole} min`;
  if (whole >= 2 * DAY && whole % DAY === 0) return `T+${whole / DAY} d`;
  const rest = whole % HOUR;
  return `T+${Math.floor(whole / HOUR)} h${rest === 0 || whole > DAY ? '' : ` ${rest} min`}`;
};
export const formatStart = (minutes: number): string => (minutes === 0 ? 'Right away' : formatMoment(minutes));

interface TimedTask {
  minutes: number;
  line: Line;
  time?: string;
}
const sortTasks = (tasks: readonly TimedTask[]): Task[] =>
  [...tasks]
    .sort((a, b) => a.minutes - b.minutes)
    .map(({ minutes, line, time }) => ({ time: time ?? formatStart(minutes), line }));

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
const REPAIR_FIRMS_MAX = 4;
/** The people or the firm that the plan means, else the team that it names; null without either. */
export const formatRestorers = (context: DocumentContext, { restorers, item }: ScheduledSystem): string | null => {
  const contacts = restorers.map((name) => {
    const person = context.employees.find((employee) => employee.name.trim() === name);
    const provider = context.providers.find((firm) => firm.name.trim() === name);
    return person !== undefined ? formatWithPhone(person) : provider !== undefined ? formatProvider(provider) : name;
  });
  return contacts.length > 0 ? joinUpTo(contacts, RESTORERS_MAX, ' or ') : formatResponsible(context, item.responsible_team);
};

const formatOwner = (context: DocumentContext, scheduled: ScheduledItem): (string | Span)[] => {
  const owner =
    scheduled.kind === 'function' ? formatResponsible(context, scheduled.item.owner) : formatRestorers(context, scheduled);
  if (owner !== null) return [` with ${owner}`];
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

/** What is needed within the day is started, however late that begins. */
const verbOf = ({ start, due }: ScheduledItem): string =>
  start < HALF_DAY || (due !== null && due <= DAY) ? 'Start' : 'Prepare';

/** What runs at its vendor is restored there; the people here ask for it. */
const formatVendorTask = (context: DocumentContext, scheduled: ScheduledSystem): Line => {
  const { item } = scheduled;
  const vendor = item.vendor!.trim();
  const firm = findFirm(context.providers, vendor);
  const supplier = context.suppliers.find(({ name }) => nameKey(name) === nameKey(vendor));
  const phone = [firm === undefined ? '' : phoneOf(firm), supplier?.phone].find(isFilled);
  const isFirmOnly = scheduled.restorers.length === 1 && scheduled.restorers[0] === firm?.name.trim();
  const asker = isFirmOnly ? null : formatRestorers(context, scheduled);
  return [
    asker === null ? 'Ask' : `${asker} asks`,
    ` the vendor (${[vendor, phone].filter(isFilled).join(', ')}) to restore `,
    markStrong(item.name),
    `${formatDue(scheduled)}.${formatObstacle(scheduled)}`,
  ];
};
const isRunByVendor = ({ item }: ScheduledSystem): boolean => isStated(item.vendor) && systemPlaceOf(item) === 'cloud';

const formatStartTask = (context: DocumentContext, scheduled: ScheduledItem): Line =>
  scheduled.kind === 'system' && verbOf(scheduled) === 'Start' && isRunByVendor(scheduled)
    ? formatVendorTask(context, scheduled)
    : formatOwnTask(context, scheduled);

const formatOwnTask = (context: DocumentContext, scheduled: ScheduledItem): Line => [
  `${verbOf(scheduled)} `,
  markStrong(scheduled.item.name),
  ...formatOwner(context, scheduled),
  `${formatDue(scheduled)}.${formatObstacle(scheduled)}`,
];

/** What is not needed within four hours shares a line with what begins with it, in the same hands and by the same time. */
const isShared = (scheduled: ScheduledItem): boolean =>
  scheduled.start >= FOUR_HOURS && scheduled.obstacle === null && !(scheduled.due !== null && scheduled.due <= FOUR_HOURS);

const formatSharedTask = (context: DocumentContext, items: readonly ScheduledItem[]): Line => {
  const [first] = items;
  const verb = verbOf(first!);
  const names = markStrong(items.map(({ item }) => item.name).join(', '));
  return first!.kind === 'system'
    ? [`${verb}, in this order: `, names, ' (chapter 9).']
    : [verb, ...formatOwner(context, first!), ', in this order: ', names, `${formatDue(first!)}.`];
};

const listAllTasks = (context: DocumentContext, items: readonly ScheduledItem[]): TimedTask[] => {
  const keyOf = (scheduled: ScheduledItem): string =>
    scheduled.kind === 'system'
      ? `system ${verbOf(scheduled)} ${scheduled.start}`
      : `${scheduled.start} ${toPlainText(formatOwner(context, scheduled))} ${formatDue(scheduled)}`;
  const lines: ScheduledItem[][] = [];
  for (const scheduled of items) {
    const last = lines.at(-1);
    const isJoined = isShared(scheduled) && last !== undefined && isShared(last[0]!) && keyOf(last[0]!) === keyOf(scheduled);
    if (isJoined) last.push(scheduled);
    else lines.push([scheduled]);
  }
  return lines.map((line) => ({
    minutes: line[0]!.start,
    line: line.length === 1 ? formatStartTask(context, line[0]!) : formatSharedTask(context, line),
  }));
};

const groupTasks = (context: DocumentContext, items: readonly ScheduledItem[]): TimedTask[] =>
  [...Map.groupBy(items, verbOf)].map(([verb, group]) => {
    const [first] = group;
    if (group.length === 1) return { minutes: first!.start, line: formatStartTask(context, first!) };
    const named = joinWithin(
      group.map(({ item }) => item.name),
      CARD_NAMES_LENGTH,
    );
    return { minutes: first!.start, line: [`${verb}, in this order: `, markStrong(named), named.endsWith('…') ? '' : '.'] };
  });

export const isProtective = ({ kind, item }: ScheduledItem): boolean => kind === 'function' && protectsPeople(item.name);

/** Posts that are filled whenever anyone is in danger there. */
const onTheSpot = /\b(?:charge nurse|shift|duty|foreman|crew (?:chief|lead)|captain|skipper|lifeguard)\b/i;

/** Whoever is there starts what protects people. The owner of the function may be at home, and is told afterward. */
const formatStarter = (context: DocumentContext, { kind, item }: ScheduledItem): string => {
  if (kind !== 'function') return '';
  const role = isFilled(item.responsible_role) && onTheSpot.test(item.responsible_role) ? item.responsible_role.trim() : null;
  const owner = formatResponsible(context, item.owner);
  const starter = role === null ? 'The person in charge on the spot' : `${role} or the person in charge on the spot`;
  return ` ${starter} starts it${owner === null ? '.' : `, and tells ${owner} afterward.`}`;
};

/** What protects people is printed before every time: a recovery time must not read as leave to wait. */
const listProtectiveTasks = (context: DocumentContext, form: Form): TimedTask[] => {
  const items = context.schedule.filter(isProtective);
  const where = form === 'document' ? 'as the lists above say' : 'as the table says';
  const rule = ` right away if anyone may be in danger, ${where}.`;
  const end = ' Wait for no decision.';
  if (form === 'document')
    return items.map((scheduled) => ({
      minutes: -1,
      time: 'First',
      line: ['Start ', markStrong(scheduled.item.name), rule, formatStarter(context, scheduled), end],
    }));
  const names = items.map(({ item }) => item.name);
  return items.length === 0
    ? []
    : [
        {
          minutes: -1,
          time: 'First',
          line: ['Start ', markStrong(joinWithin(names, PROTECTIVE_NAMES_LENGTH)), rule, ' The person on the spot leads.', end],
        },
      ];
};

const listTasksBetween = (context: DocumentContext, form: Form, from: number, to: number): TimedTask[] => {
  const items = context.schedule.filter(
    (scheduled) => !isProtective(scheduled) && scheduled.start >= from && scheduled.start < to,
  );
  return form === 'document' ? listAllTasks(context, items) : groupTasks(context, items);
};

/** Cards name what cannot be back in time once; the BCP says so at each line, with the reason. */
const listLateTasks = (context: DocumentContext, form: Form): TimedTask[] => {
  const late = context.schedule.filter((scheduled) => scheduled.obstacle !== null && !isProtective(scheduled));
  const [first] = late;
  if (form === 'document' || first === undefined) return [];
  const names = joinWithin(
    late.map(({ item }) => item.name),
    LATE_NAMES_LENGTH,
  );
  return [{ minutes: HOUR, line: [markStrong('Cannot be back in time: '), `${names}. ${USE_THE_WORKAROUND}`] }];
};

/** Whoever repairs what a business cannot do without has to set out while the first decisions are made. */
const listRepairFirms = ({ providers }: DocumentContext): ServiceProvider[] =>
  providers.filter(({ provider_type, criticality }) => provider_type === 'Maintenance' && criticality === 'critical');

const listRepairCalls = (context: DocumentContext, form: Form): TimedTask[] => {
  const firms = listRepairFirms(context);
  const names =
    form === 'document'
      ? joinUpTo(firms.map(formatProvider), REPAIR_FIRMS_MAX)
      : joinWithin(
          firms.map(({ name }) => name),
          CARD_NAMES_LENGTH,
        );
  return firms.length === 0 ? [] : [{ minutes: 30, line: ['For repairs, call ', markStrong(names), '. Agree when they come.'] }];
};

const longestDowntime = ({ max_downtime }: KeySupplier): number => parseDuration(max_downtime)?.hi ?? Number.POSITIVE_INFINITY;

/** What matters, in the order in which it is missed: power and water before goods that are on the shelf. */
export const listNeededSuppliers = ({ suppliers }: DocumentContext): KeySupplier[] =>
  suppliers
    .filter(({ criticality }) => criticality === 'critical' || criticality === 'high')
    .sort((a, b) => {
      const [first, second] = [longestDowntime(a), longestDowntime(b)];
      return first === second ? 0 : first - second;
    });

/** Nobody who supplies what matters hears of it later. */
const SUPPLIERS_KNOW = 6 * HOUR;
/** With the first function that a supplier serves; what can be missing for more than a day is not called in the first hour. */
const groupSuppliersByCall = (context: DocumentContext): Map<number, KeySupplier[]> => {
  const { bcp, schedule, providers } = context;
  const called = listRepairFirms(context);
  const suppliersOf = createSupplierFinder(bcp, buildDependencyMap(bcp));
  const callAt = new Map<KeySupplier, number>();
  for (const { kind, item, start } of schedule)
    if (kind === 'function')
      for (const supplier of suppliersOf(item)) callAt.set(supplier, Math.min(start, callAt.get(supplier) ?? SUPPLIERS_KNOW));
  return Map.groupBy(
    listNeededSuppliers(context).filter((supplier) => {
      const firm = findFirmOf(providers, supplier);
      return firm === undefined || !called.includes(firm);
    }),
    (supplier) => {
      const start = callAt.get(supplier) ?? SUPPLIERS_KNOW;
      const isUrgent = (parseDuration(supplier.max_downtime)?.hi ?? 0) <= DAY;
      return isUrgent ? start : Math.max(start, HOUR);
    },
  );
};
export const formatSupplierCalls = (context: DocumentContext): string => {
  const first = Math.min(SUPPLIERS_KNOW, ...groupSuppliersByCall(context).keys());
  return first < SUPPLIERS_KNOW ? `${formatStart(first)} to ${formatStart(SUPPLIERS_KNOW)}` : formatStart(SUPPLIERS_KNOW);
};

/** A card names them once, with the first of them. */
const listSupplierCalls = (context: DocumentContext, form: Form, from: number, to: number): TimedTask[] => {
  const calls = [...groupSuppliersByCall(context)].sort(([a], [b]) => a - b);
  const once = calls.slice(0, 1).map(([minutes]) => [minutes, calls.flatMap(([, suppliers]) => suppliers)] as const);
  return (form === 'card' ? once : calls)
    .filter(([minutes]) => minutes >= from && minutes < to)
    .map(([minutes, suppliers]) => ({
      minutes,
      line: [
        'Tell the suppliers: ',
        form === 'document'
          ? joinUpTo(
              suppliers.map((supplier) => formatSupplier(context, supplier)),
              6,
            )
          : joinUpTo(
              suppliers.map(({ name }) => truncateBetweenWords(name, 40)),
              4,
            ),
        '.',
      ],
    }));
};

/** More names are not read in the first quarter of an hour. */
const PEOPLE_MAX: Record<Form, number> = { document: 3, card: 2 };

const findLeader = ({ primaryContacts: [leader] }: DocumentContext): Employee | undefined => leader;
/** The leader has both hands full: the first deputy writes. */
const findLogKeeper = (context: DocumentContext): Employee | undefined => {
  const leader = findLeader(context);
  return leader && (listDeputies(context, leader)[0] ?? leader);
};
const formatActor = (
  context: DocumentContext,
  find: (context: DocumentContext) => Employee | undefined,
  named: string,
  unnamed: string,
): string => {
  const person = find(context);
  return person === undefined ? unnamed : `${truncateBetweenWords(person.name, PERSON_NAME_MAX)} ${named}`;
};

const formatLead = (context: DocumentContext, form: Form): Line => {
  const [leader] = context.primaryContacts;
  if (leader === undefined)
    return ['Call the incident leader', { text: ' (no one is named yet: see chapter 2)', mark: 'gap' }, '.'];
  const deputies = listDeputies(context, leader);
  const next =
    deputies.length > 0 ? `. No answer? Call ${joinUpTo(deputies.map(formatWithPhone), PEOPLE_MAX[form], ', then ')}` : '';
  return ['Call ', markStrong(formatWithPhone(leader)), `${next}. The first to answer is the incident leader.`];
};

const formatActivationCriterion = ({ schedule }: DocumentContext): string => {
  const timed = schedule.filter(
    (scheduled) => scheduled.kind === 'function' && !isProtective(scheduled) && Number.isFinite(scheduled.deadline?.minutes),
  );
  const [tightest] = timed.sort((a, b) => a.deadline!.minutes - b.deadline!.minutes);
  return tightest === undefined
    ? 'Activate the plan if a critical function will not be back in time, or if anyone is hurt.'
    : `Activate the plan if ${truncateBetweenWords(tightest.item.name, 60)} will be down beyond ${formatMoment(tightest.deadline!.minutes)}, or if anyone is hurt.`;
};

export const listFirstHour = (context: DocumentContext, form: Form): Task[] => {
  const { deciders } = context;
  const help = findProvider(context, 'Emergency Services');
  const begun = [
    { minutes: 15, line: formatLead(context, form) },
    ...listTasksBetween(context, form, 0, HOUR),
    ...listSupplierCalls(context, form, 0, HOUR),
  ];
  const next = formatStart(Math.min(...begun.map(({ minutes }) => minutes)));
  return sortTasks([
    {
      minutes: -1,
      time: 'First',
      line: [
        markStrong('If anyone is hurt or in danger, call 911'),
        `${help ? ` and ${formatProvider(help)}` : ''}. ${form === 'document' ? 'Use the list above for what happened.' : 'Do what the table says.'} Then go to “${next}”.`,
      ],
    },
    {
      minutes: -1,
      time: 'First',
      line: `If you left or took shelter, count heads: everyone who was at work${hasInCharge(context, 'housing') ? ', everyone who sleeps here,' : ','} and visitors. Tell responders who is missing.`,
    },
    ...listProtectiveTasks(context, form),
    ...begun,
    {
      minutes: 30,
      line: `${formatActivationCriterion(context)} Decision by ${deciders.length > 0 ? formatDeciders(context, PEOPLE_MAX[form]) : 'someone with full authority'}.`,
    },
    ...listRepairCalls(context, form),
    {
      minutes: 45,
      line: `${formatActor(context, findLogKeeper, 'opens', 'Open')} the incident log: time, fact, decision, name. Photograph damage where that is safe.`,
    },
    {
      minutes: 60,
      time: 'T+60 min',
      line: `${formatActor(context, findLeader, 'tells', 'Tell')} the whole team what happened, who leads and when the next update comes${formatChapterReference(form, 7)}.`,
    },
  ]);
};

const listCalls = (context: DocumentContext, form: Form): TimedTask[] => {
  const found = ['Utilities', 'IT Support', 'Insurance']
    .map((type) => findProvider(context, type))
    .filter((provider) => provider !== undefined);
  if (form === 'card' && found.length > 0)
    return [{ minutes: HOUR, line: 'Call utilities, IT support and the insurer as needed: numbers on page 2.' }];
  return found.map((provider) => {
    const type = formatProviderType(provider.provider_type);
    const contract = isFilled(provider.contract_number) ? `, contract ${provider.contract_number}` : '';
    return {
      minutes: HOUR,
      line: ['Call ', markStrong(formatProvider(provider)), `, ${type === 'IT Support' ? type : type.toLowerCase()}${contract}.`],
    };
  });
};

export const listNextHours = (context: DocumentContext, form: Form): Task[] =>
  sortTasks([
    ...listCalls(context, form),
    ...listTasksBetween(context, form, HOUR, FOUR_HOURS),
    ...listSupplierCalls(context, form, HOUR, FOUR_HOURS),
    ...listLateTasks(context, form),
  ]);

export const listRestOfDay = (context: DocumentContext, form: Form): Task[] => {
  const afterwards = form === 'card' ? [] : context.schedule.filter(({ start }) => start >= DAY).map(({ item }) => item.name);
  const team = context.employees.length;
  // The list of the BCP may hold only some of those who work there.
  const everyone = team > 1 && team >= context.bcp.employee_count ? `all ${team} team members` : 'everyone who works here';
  return sortTasks([
    ...listTasksBetween(context, form, FOUR_HOURS, HALF_DAY),
    ...listSupplierCalls(context, form, FOUR_HOURS, Number.POSITIVE_INFINITY),
    {
      minutes: 8 * HOUR,
      line: `Check on ${everyone}: Are they safe and home? Can they work tomorrow? Relieve anyone who has worked 8 hours.`,
    },
    ...listTasksBetween(context, form, HALF_DAY, DAY),
    {
      minutes: DAY,
      line: `${formatActor(context, findLeader, 'reviews', 'Review')} what is back, what is not and what it costs. Then plan the next day.`,
    },
    ...(afterwards.length > 0
      ? [
          {
            minutes: DAY,
            line: `After the first day, start: ${afterwards.join(', ')} (chapter 9).`,
          },
        ]
      : []),
  ]);
};
