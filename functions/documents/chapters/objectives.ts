import { mitigationsFor } from '#shared/domain/bcp/mitigation.ts';
import { computeReviewDay } from '#shared/domain/bcp/next-steps.ts';
import { formatDate } from '#shared/format/dates.ts';
import { type DocumentContext, listDeputies } from '../document-context.ts';
import type { Block, Line } from '../pdf/model.ts';
import { markStrong, textOrGap } from '../values.ts';
import { findDueDay } from './risks.ts';
import { listExerciseDays } from './suggested-exercises.ts';

interface Objective {
  goal: string;
  /** Where it stands on the day of this copy. */
  measure: string;
  day: string;
}

const countWhere = <T>(items: readonly T[], isMet: (item: T) => boolean): string =>
  `${items.filter(isMet).length} of ${items.length}`;

/** Against each high risk the measure that chapter 4 names first; by the last of their days. */
const setFirstMeasures = (context: DocumentContext, otherwise: string): Objective[] => {
  const { mitigations, risks } = context;
  const high = risks.filter(({ level }) => level === 'high').map(({ name }) => mitigationsFor(mitigations, name)[0]);
  if (high.length === 0) return [];
  const days = high.flatMap((mitigation) => (mitigation === undefined ? [] : (findDueDay(context, mitigation) ?? [])));
  return [
    {
      goal: 'The first measure against each high risk is in place (chapter 4)',
      measure: `${countWhere(high, (mitigation) => mitigation?.status === 'completed')} completed`,
      day: days.toSorted().at(-1) ?? otherwise,
    },
  ];
};

const listObjectives = (context: DocumentContext): Objective[] => {
  const { claims, employees, functions, generatedAt, primaryContacts } = context;
  const days = listExerciseDays(context);
  const review = computeReviewDay(generatedAt)!;
  const [first = review] = days;
  const timed = claims.filter(({ claim }) => claim.subject === 'function' && claim.kind === 'rto');
  return [
    ...(timed.length === 0
      ? []
      : [
          {
            goal: 'An exercise proves that each function is back within its RTO',
            measure: `${countWhere(timed, ({ state }) => state === 'proven')} proven`,
            day: days.at(-1) ?? review,
          },
        ]),
    ...(primaryContacts.length === 0
      ? []
      : [
          {
            goal: 'Each primary contact has a named deputy',
            measure: `${countWhere(primaryContacts, (person) => listDeputies(context, person).length > 0)} named`,
            day: first,
          },
        ]),
    ...setFirstMeasures(context, review),
    ...(functions.length === 0 || employees.length === 0
      ? []
      : [{ goal: 'Everyone is trained as chapter 10 says', measure: 'The list there has every signature', day: first }]),
  ];
};

/** ISO 22301 §6.2: each with a measure, an owner and a day. */
export const buildObjectives = (context: DocumentContext): Block[] => {
  const objectives = listObjectives(context);
  if (objectives.length === 0) return [];
  const owner = textOrGap(context.owner?.name, 4);
  if (context.isShort)
    return [
      { kind: 'heading', text: 'Objectives' },
      {
        kind: 'list',
        isOrdered: false,
        items: objectives.map(
          ({ goal, measure, day }): Line => [`${goal}: ${measure}. `, owner, `, by ${formatDate(day, 'UTC')}.`],
        ),
      },
    ];
  return [
    {
      kind: 'table',
      title: 'Objectives',
      columns: [
        { title: 'Objective', width: 42 },
        { title: `Measure, on ${formatDate(context.generatedAt, context.timeZone)}`, width: 22 },
        { title: 'Owner', width: 20 },
        { title: 'By', width: 16 },
      ],
      rows: objectives.map(({ goal, measure, day }): Line[] => [markStrong(goal), measure, owner, formatDate(day, 'UTC')]),
    },
  ];
};
