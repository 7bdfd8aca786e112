import { isAnswered, isFilled } from '#shared/domain/bcp/filled.ts';
import { isCalled } from '#shared/domain/bcp/posts.ts';
import { DAY, FOUR_HOURS } from '#shared/domain/bcp/recovery-schedule.ts';
import type { Employee } from '#shared/domain/people.ts';
import { type DocumentContext, formatDeciders, formatWithPhone, listDeputies, listSuccessors } from '../document-context.ts';
import type { Line } from '../pdf/model.ts';
import { joinUpTo, markStrong, truncateBetweenWords } from '../values.ts';
import { formatCounted, hasInCharge } from './in-charge.ts';
import { findProvider, formatProvider } from './providers.ts';
import { isProtective, listLateTasks, listProtectiveTasks, listSafetyParts, listTasksBetween } from './recovery-tasks.ts';
import { listColleagues } from './steps.ts';
import { listProviderCalls, listRepairCalls, listSupplierCalls, listUtilityCalls } from './supplier-calls.ts';
import { type Form, formatMoment, formatStart, HOUR, sortTasks, type Task } from './timed-tasks.ts';

const PERSON_NAME_MAX = 28;
/** A long name must not push the instruction off a card. */
const HELP_MAX = 45;
const HALF_DAY = DAY / 2;

const formatChapterReference = (form: Form, number: number): string => (form === 'document' ? ` (chapter ${number})` : '');

/** More names are not read in the first quarter of an hour. */
const PEOPLE_MAX: Record<Form, number> = { document: 3, card: 2 };

const findLeader = ({ primaryContacts: [leader] }: DocumentContext): Employee | undefined => leader;
const AT_A_DESK =
  /\b(?:office|business manager|administrat(?:or|ion)|assistant|social (?:work\w*|services)|human resources|HR|financ\w*|account\w*|bookkeep\w*|sales|secretary|reception\w*|clerk|paralegal)\b/i;
/** Who leads or has work of their own to start in this hour cannot write: someone from a desk does, else the first deputy. */
const findLogKeeper = (context: DocumentContext): Employee | undefined => {
  const leader = findLeader(context);
  if (leader === undefined) return undefined;
  const started = context.schedule.filter(({ start }) => start < HOUR);
  const isBusy = (person: Employee): boolean =>
    started.some((scheduled) =>
      scheduled.kind === 'system'
        ? scheduled.restorers.includes(person.name.trim())
        : isAnswered(scheduled.item.owner) && isCalled(person, scheduled.item.owner),
    );
  const [deputy] = listDeputies(context, leader);
  const free = context.employees.filter((person) => person !== leader && !isBusy(person));
  const isAtDesk = ({ role, job_title }: Employee): boolean => AT_A_DESK.test(isFilled(job_title) ? job_title : role);
  return free.find(isAtDesk) ?? free.find((person) => person === deputy) ?? free[0] ?? deputy ?? leader;
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
  const successors = listSuccessors(context, leader);
  const next = successors.length > 0 ? `. No answer? Call ${joinUpTo(successors, PEOPLE_MAX[form], ', then ')}` : '';
  return ['Call ', markStrong(formatWithPhone(leader)), `${next}. The first to answer is the incident leader.`];
};

const CRITERION_NAME_MAX = 60;

const formatActivationCriterion = (context: DocumentContext, form: Form): string => {
  const { schedule } = context;
  const harm = hasInCharge(context, 'products')
    ? ', if anyone is hurt, or if a product may harm someone'
    : ', or if anyone is hurt';
  const timed = schedule.filter(
    (scheduled) => scheduled.kind === 'function' && !isProtective(scheduled) && Number.isFinite(scheduled.deadline?.minutes),
  );
  const [tightest] = timed.sort((a, b) => a.deadline!.minutes - b.deadline!.minutes);
  if (tightest === undefined) return `Activate the plan if a critical function will not be back in time${harm}.`;
  return form === 'card'
    ? `Activate the plan if a function will be down beyond its time on page 2${harm}.`
    : `Activate the plan if ${tightest.item.criticality === 'critical' ? 'a critical function' : 'a function'} will be down beyond its recovery time (first: ${truncateBetweenWords(tightest.item.name, CRITERION_NAME_MAX)}, ${formatMoment(tightest.deadline!.minutes)})${harm}.`;
};

/** Numbers stand on the back of a card, and the criterion must not give way to them. */
const formatDecision = ({ deciders }: DocumentContext, form: Form): string => {
  if (deciders.length === 0) return 'Decision by someone with full authority.';
  return form === 'document'
    ? `Decision by ${formatDeciders({ deciders }, PEOPLE_MAX.document)}.`
    : `Decision by ${joinUpTo(
        deciders.map(({ name }) => truncateBetweenWords(name, PERSON_NAME_MAX)),
        PEOPLE_MAX.card,
        ' or ',
      )}.`;
};

/** What follows must not send anyone into a building that was left. */
const FROM_A_SAFE_PLACE = 'Work only from a safe place. Nothing in a closed building is touched until responders release it.';

const sayWhoClearsWater = (context: DocumentContext): string => {
  const clears = 'After bad water, treat no one until the medical director clears it';
  const [director] = listColleagues(context, clears);
  return director === undefined ? `${clears}.` : `${clears}: ${director.value}.`;
};

/** The lists below are made for an outage of everything; most events stop a part of it. */
const sayWhatIsStarted = (context: DocumentContext, form: Form): string => {
  if (form === 'card')
    return `Work only from a safe place. Start only what is down${context.cyber ? ', and no system that may be under attack' : ''}.`;
  return [
    'Start only what is down, and only once it is safe and released.',
    ...(context.cyber
      ? [
          `If it may be an attack, start no system until IT clears it${context.isShort ? '' : ': the times below hold only in an outage'}.`,
        ]
      : []),
    ...(hasInCharge(context, 'dialysis') ? [sayWhoClearsWater(context)] : []),
  ].join(' ');
};

export const listFirstHour = (context: DocumentContext, form: Form): Task[] => {
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
        `${help ? ` and ${form === 'card' ? truncateBetweenWords(formatProvider(help), HELP_MAX) : formatProvider(help)}` : ''}. ${form === 'document' ? 'Use the list above for what happened.' : 'Do what the table says.'} Then go to “${next}”.`,
      ],
    },
    {
      minutes: -1,
      time: 'First',
      line: `If you left or took shelter, count heads: ${formatCounted(context, form)}. Tell responders who is missing.`,
    },
    ...(form === 'document' ? [{ minutes: -1, time: 'First', line: FROM_A_SAFE_PLACE }] : []),
    { minutes: -1, time: 'First', line: sayWhatIsStarted(context, form) },
    ...(form === 'card' ? listProtectiveTasks(context) : listSafetyParts(context)),
    ...begun,
    {
      minutes: 30,
      line: `${formatActivationCriterion(context, form)} ${formatDecision(context, form)}`,
    },
    ...listRepairCalls(context, form),
    ...listUtilityCalls(context, form),
    {
      minutes: 15,
      line: `${formatActor(context, findLogKeeper, 'opens', 'Open')} the incident log: time, fact, decision, name. Photograph damage where that is safe.`,
    },
    {
      minutes: 30,
      line: `${formatActor(context, findLeader, 'tells', 'Tell')} the whole team what happened, who leads and when the next update comes${formatChapterReference(form, 7)}.`,
    },
  ]);
};

export const listNextHours = (context: DocumentContext, form: Form): Task[] =>
  sortTasks([
    ...listProviderCalls(context, form),
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
      line:
        form === 'card'
          ? `Check on ${everyone}: safe, home, fit for tomorrow? Relieve anyone after 8 hours.`
          : `Check on ${everyone}: Are they safe and home? Can they work tomorrow? Relieve anyone who has worked 8 hours.`,
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
