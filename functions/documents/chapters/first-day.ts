/** The checklist of the first 24 hours, filled with the names, numbers and places of the plan. */
import type { CriticalFunction } from '#shared/domain/bcp/bcp.ts';
import { parseDuration } from '#shared/domain/bcp/duration.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { recoveryWaves } from '#shared/domain/bcp/recovery-waves.ts';
import type { ServiceProvider } from '#shared/domain/people.ts';
import type { Line, Span } from '../model.ts';
import { addressLine, decidersLine, deputiesOf, inCharge, type Subject, withPhone } from '../subject.ts';
import { brief, counted, few, gap, shortGap, strong } from '../values.ts';

export interface Task {
  time: string;
  line: Line;
}

/** The card has no chapters to point to, and names the functions of a stretch in one line: their owners are on its back. */
export type Form = 'plan' | 'card';
/** How many names stand in a line. */
const NAMES_MAX: Record<Form, number> = { plan: 6, card: 4 };
const named = (form: Form, names: readonly string[]): string =>
  few(form === 'plan' ? names : names.map((name) => brief(name, 40)), NAMES_MAX[form]);
const inChapter = (form: Form, number: number): string => (form === 'plan' ? ` (chapter ${number})` : '');

/** `IT` is what older entries hold for IT support. */
export const providerType = (type: string): string => (type === 'IT' ? 'IT Support' : type);

const numberOf = (one: ServiceProvider): string => [one.emergency_phone, one.phone].find(isFilled) ?? '';
/** A provider with the number to call in an emergency. */
export const provider = (one: ServiceProvider): string => (numberOf(one) === '' ? one.name : `${one.name} (${numberOf(one)})`);
const spoken = (type: string): string => (type === 'IT Support' ? type : type.toLowerCase());
const ofType = ({ providers }: Subject, type: string): ServiceProvider | undefined =>
  providers.find((one) => providerType(one.provider_type) === type);

const HOUR = 60;
const DAY = 24 * HOUR;
/** Minutes until a function must be back; without a readable RTO it waits until the next day. */
const due = (one: CriticalFunction): number => parseDuration(one.rto)?.hi ?? Number.POSITIVE_INFINITY;

const at = (minutes: number): string =>
  minutes > DAY ? `T+${Math.round(minutes / DAY)} d` : `T+${Math.max(1, Math.round(minutes / HOUR))} h`;

const start = (subject: Subject, one: CriticalFunction): (string | Span)[] => {
  const owner = inCharge(subject, one.owner);
  return [
    strong(one.name),
    ...(owner === null ? [' (owner: ', shortGap, ')'] : [` with ${owner}`]),
    Number.isFinite(due(one)) ? `, back by ${at(due(one))}.` : '.',
  ];
};

const started = (subject: Subject, form: Form, time: string, verb: string, functions: readonly CriticalFunction[]): Task[] => {
  if (form === 'plan' || functions.length <= 1)
    return functions.map((one): Task => ({ time, line: [`${verb} `, ...start(subject, one)] }));
  const called = functions.map((one) => one.name);
  return [{ time, line: [`${verb}, in this order: `, strong(named(form, called)), '. Owners and times: page 2.'] }];
};

/** In the first quarter of an hour nobody reads more names. */
const PEOPLE_MAX: Record<Form, number> = { plan: 3, card: 2 };

const lead = (subject: Subject, form: Form): Line => {
  const [leader] = subject.primaryContacts;
  if (leader === undefined) return ['Call the primary contact: ', gap(4)];
  const deputies = deputiesOf(subject, leader);
  const next = deputies.length > 0 ? `; if there is no answer, ${few(deputies.map(withPhone), PEOPLE_MAX[form], ', then ')}` : '';
  return ['Call ', strong(withPhone(leader)), `${next}. Whoever answers leads from here.`];
};

const criterion = ({ functions }: Subject): string => {
  const [tightest] = [...functions].sort((a, b) => due(a) - due(b));
  return tightest !== undefined && Number.isFinite(due(tightest))
    ? `Activate the plan if ${brief(tightest.name, 60)} will be down beyond ${at(due(tightest))}, or if anybody is hurt.`
    : 'Activate the plan if a critical function will not be back in time, or if anybody is hurt.';
};

const place = ({ bcp }: Subject): string => addressLine(bcp.primary_location) ?? 'the building';

/** The first hour: people, leadership, decision. */
export const firstHour = (subject: Subject, form: Form): Task[] => {
  const { deciders, employees } = subject;
  const help = ofType(subject, 'Emergency Services');
  return [
    {
      time: 'T+0',
      line: [
        strong('Get everybody out of danger.'),
        ` Call 911${help ? ` and ${provider(help)}` : ''}. Nobody goes back into ${place(subject)}.`,
      ],
    },
    {
      time: 'T+10 min',
      line: [
        employees.length === 0
          ? 'Count heads.'
          : `Count heads: ${counted(employees.length, 'team member is', 'team members are')} in this plan.`,
        ' Report who is missing to the responders.',
      ],
    },
    { time: 'T+15 min', line: lead(subject, form) },
    {
      time: 'T+30 min',
      line: `${criterion(subject)} Decision by ${deciders.length > 0 ? decidersLine(subject, PEOPLE_MAX[form]) : 'somebody with full authority'}.`,
    },
    { time: 'T+45 min', line: 'Open the incident log: time, fact, decision, name. Photograph damage before anything is moved.' },
    {
      time: 'T+60 min',
      line: `Tell the whole team what happened, who leads and when the next word comes${inChapter(form, 7)}.`,
    },
  ];
};

/** One to four hours: providers, systems, the functions that cannot wait. */
export const nextHours = (subject: Subject, form: Form): Task[] => {
  const urgent = subject.functions.filter((one) => due(one) <= 4 * HOUR);
  const calls = ['Utilities', 'IT Support', 'Insurance'].map((type) => ofType(subject, type)).filter((one) => one !== undefined);
  const first = recoveryWaves(subject.bcp.it_systems)[0] ?? [];
  const pressing = first.filter((one) => one.criticality === 'critical' || one.criticality === 'high');
  const wave = pressing.length > 0 ? pressing : first;
  return [
    ...calls.map(
      (one): Task => ({
        time: 'T+1 h',
        line: [
          'Call ',
          strong(provider(one)),
          `, ${spoken(providerType(one.provider_type))}${isFilled(one.contract_number) ? `, contract ${one.contract_number}` : ''}.`,
        ],
      }),
    ),
    ...(wave.length > 0
      ? [
          {
            time: 'T+1 h',
            line: [
              'Start the first systems: ',
              strong(
                named(
                  form,
                  wave.map((one) => one.name),
                ),
              ),
              `${inChapter(form, 9)}.`,
            ],
          },
        ]
      : []),
    ...started(subject, form, 'T+2 h', 'Start', urgent),
    { time: 'T+4 h', line: 'Compare with the recovery times. What will not make it goes to whoever leads.' },
  ];
};

/** Four to 24 hours: the other functions, suppliers, people. */
export const restOfDay = (subject: Subject, form: Form): Task[] => {
  const later = subject.functions.filter((one) => due(one) > 4 * HOUR);
  const suppliers = subject.suppliers.filter((one) => one.criticality === 'critical' || one.criticality === 'high');
  return [
    ...started(
      subject,
      form,
      'T+4 h',
      'Start',
      later.filter((one) => due(one) <= DAY),
    ),
    ...(suppliers.length > 0
      ? [
          {
            time: 'T+6 h',
            line: [
              'Tell the suppliers: ',
              named(
                form,
                suppliers.map((one) => (isFilled(one.phone) ? `${one.name} (${one.phone})` : one.name)),
              ),
              '.',
            ],
          },
        ]
      : []),
    {
      time: 'T+8 h',
      line: `Ask after ${subject.employees.length === 0 ? 'everybody' : `every one of ${counted(subject.employees.length, 'team member')}`}: safe, home, able to work tomorrow. Relieve whoever has worked 8 hours.`,
    },
    ...started(
      subject,
      form,
      'T+12 h',
      'Prepare',
      later.filter((one) => due(one) > DAY),
    ),
    { time: 'T+24 h', line: 'Review: what is back, what is not, what it costs. Decide on the next day.' },
  ];
};
