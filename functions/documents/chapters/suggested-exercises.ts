import type { Mitigation } from '#shared/domain/bcp/bcp.ts';
import { ordersLivesFirst } from '#shared/domain/bcp/due-days.ts';
import { mitigationsFor } from '#shared/domain/bcp/mitigation.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import { findNextExercise, listProgram } from '#shared/domain/exercise-program.ts';
import { listBcpStates } from '#shared/domain/location.ts';
import { formatDate } from '#shared/format/dates.ts';
import { endangersPeople } from '#shared/knowledge/rating-families.ts';
import { type DocumentContext, formatContact } from '../document-context.ts';
import type { Block, Line } from '../pdf/model.ts';
import { blank, markMuted, markStrong, none, textOrGap } from '../values.ts';
import { listCountedRules, listDutyExercises } from './duty-exercises.ts';
import { isOfPaper } from './events.ts';
import { findExerciseDay, findSeason, isDrilled, spreadExercises } from './exercise-days.ts';

const SUGGESTED_MAX = 3;

/** Lots that leave the business: an inspector asks when a recall was last tried, and a season when the limits were last read. */
const OF_LOTS = /\brecalls?\b|\bvibrio\b/i;
const OF_LOTS_MAX = 2;

interface SuggestedExercise {
  day: string;
  mitigation: Mitigation;
}

interface AnsweredRisk {
  risk: DocumentContext['risks'][number];
  mitigation: Mitigation;
}

const saysLivesFirst = ({ risk, mitigation }: AnsweredRisk): boolean => !isOfPaper(risk.name) && ordersLivesFirst(mitigation);

/** Minutes after the first sign it is too late to ask for the way; the shortest warning first. */
const SUDDEN = [/tsunami/i, /flash flood/i, /tornado/i, /earthquake/i];

/** Every trade has it: it leaves room for what only this one has. */
const OF_ANY_TRADE = /^building fire$/i;

/** Room for the worst danger to life of the work that its measure rehearses, and for what comes without warning at the place; then what else of the work is rehearsed, and the worst. Lives first. */
const pickExercises = (answered: readonly AnsweredRisk[]): AnsweredRisk[] => {
  const dangers = answered.filter(saysLivesFirst);
  const isOfWork = ({ risk }: AnsweredRisk): boolean => risk.list === 'primary_concerns';
  const isRehearsedWork = (item: AnsweredRisk): boolean =>
    isOfWork(item) && isDrilled(item.mitigation) && !OF_ANY_TRADE.test(item.risk.name);
  const grave = answered.filter(({ risk }) => risk.level === 'high');
  const rehearsed = [...grave.filter(saysLivesFirst), ...grave, ...dangers].filter(isRehearsedWork);
  const ofWork =
    rehearsed.find((item) => saysLivesFirst(item) || endangersPeople(item.risk.name)) ?? dangers.find(isOfWork) ?? dangers[0];
  const real = dangers.filter(({ mitigation }) => mitigation.implementation_priority !== 'Low');
  // A trade that names it knows its own way out.
  const unannounced = [...real.filter(isOfWork), ...real];
  const isRehearsed = (pattern: RegExp): boolean => ofWork !== undefined && pattern.test(ofWork.risk.name);
  const sudden = SUDDEN.flatMap((pattern) =>
    isRehearsed(pattern) ? [] : unannounced.filter(({ risk }) => pattern.test(risk.name)),
  )[0];
  const wanted = [ofWork, sudden, ...rehearsed, ...answered].filter((item) => item !== undefined);
  const first = [...new Set(wanted)].slice(0, SUGGESTED_MAX);
  const ofLots = answered.filter((item) => isOfWork(item) && OF_LOTS.test(item.risk.name) && !first.includes(item));
  const picked = [...first, ...ofLots.slice(0, OF_LOTS_MAX)];
  return [...picked.filter(saysLivesFirst), ...picked.filter((item) => !saysLivesFirst(item))];
};

/** Until a program is set: the worst risks, one after the other, led by whoever answers them. */
const listSuggested = (context: DocumentContext): SuggestedExercise[] => {
  const { exercises, generatedAt, mitigations, risks } = context;
  if (listProgram(exercises).length > 0) return [];
  const today = generatedAt.slice(0, 10);
  const answered = risks.flatMap((risk) => {
    const mitigation = mitigationsFor(mitigations, risk.name).find(({ incident_response_steps: steps }) => steps.length > 0);
    return mitigation === undefined ? [] : [{ risk, mitigation }];
  });
  const shown = pickExercises(answered);
  const state = listBcpStates(context.bcp)[0]?.code;
  const own = shown.map(({ risk, mitigation }) => findExerciseDay(mitigation, findSeason(risks, risk, state), today));
  const days = spreadExercises(own, today);
  return shown.map(({ mitigation }, at) => ({ day: days[at]!, mitigation })).toSorted((a, b) => a.day.localeCompare(b.day));
};

const MAY_ASK_FOR_MORE =
  'A walk-through may not be enough. Your rule may ask for a full-scale or functional exercise: ask your regulator or surveyor.';
/** Outpatient: 42 CFR 416.54(d)(2) and 484.102(d)(2), as their associations read the CMS rule of 2019. Nursing homes: 483.73(d)(2). */
const MEDICARE_ASKS_FOR_MORE =
  'Medicare requires a full-scale or functional exercise at least every two years, of hospitals and nursing homes every year. A walk-through does not count as one.';
const OF_MEDICARE = /\b42 CFR (?:41[68]|48[2-5]|491|494)\./;
const formatLimit = (rules: readonly string[]): Block[] =>
  rules.length === 0
    ? []
    : [
        {
          kind: 'paragraph',
          line: markMuted(rules.some((rule) => OF_MEDICARE.test(rule)) ? MEDICARE_ASKS_FOR_MORE : MAY_ASK_FOR_MORE),
        },
      ];

const formatRules = (rules: readonly string[]): string => (rules.length === 0 ? none : rules.join('\n'));

export const suggestExercises = (context: DocumentContext): Block[] => {
  const suggested = listSuggested(context);
  const counted = listCountedRules(context, suggested.length);
  const required = listDutyExercises(context, suggested.length > 0);
  const isRuled = required.length > 0 || counted.some((rules) => rules.length > 0);
  const rows = [
    ...suggested.map(({ day, mitigation }, at) => ({
      day,
      what: formatRiskName(mitigation.risk_name),
      lead: textOrGap(formatContact(context, mitigation.responsible_party)),
      rules: counted[at]!,
    })),
    ...required.map(({ day, what, rule }) => ({ day, what, lead: context.owner?.name ?? blank, rules: [rule] })),
  ];
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      title: suggested.length > 0 ? 'Suggested exercises' : 'Exercises for the rules of chapter 7',
      columns: [
        { title: 'By', width: 15 },
        { title: 'Walk through the steps of', width: isRuled ? 33 : 49 },
        { title: 'Lead', width: isRuled ? 24 : 36 },
        ...(isRuled ? [{ title: 'Counts toward', width: 28 }] : []),
      ],
      rows: rows.map(({ day, what, lead, rules }): Line[] => [
        formatDate(day, 'UTC'),
        markStrong(what),
        lead,
        ...(isRuled ? [formatRules(rules)] : []),
      ]),
    },
    ...formatLimit(counted.flat()),
  ];
};

export const formatNextExercise = (context: DocumentContext): Line => {
  const { exercises, generatedAt, timeZone } = context;
  const next = findNextExercise(exercises, new Date(generatedAt));
  if (next?.scheduled_date) return `${formatDate(next.scheduled_date, timeZone)}: ${next.exercise_name}`;
  const [suggested] = listSuggested(context);
  return suggested === undefined
    ? blank
    : `${formatDate(suggested.day, 'UTC')}: ${formatRiskName(suggested.mitigation.risk_name)} (proposed, not scheduled yet)`;
};

/** The days, each as yyyy-mm-dd, on which something is exercised next: as scheduled, or as suggested. */
export const listExerciseDays = (context: DocumentContext): string[] => {
  const { exercises, generatedAt } = context;
  const today = generatedAt.slice(0, 10);
  const scheduled = listProgram(exercises).flatMap(({ status, scheduled_date: date }) =>
    status === 'scheduled' && date !== null && date.slice(0, 10) >= today ? [date.slice(0, 10)] : [],
  );
  return scheduled.length > 0 ? scheduled.toSorted() : listSuggested(context).map(({ day }) => day);
};
