import { isAnswered } from '#shared/domain/bcp/filled.ts';
import { dropPartner } from '#shared/domain/bcp/posts.ts';
import { formatDate } from '#shared/format/dates.ts';
import { pluralize } from '#shared/knowledge/sentence.ts';
import { type DocumentContext, findPerson } from '../document-context.ts';
import type { Block, Line } from '../pdf/model.ts';
import { blank, joinUpTo, markStrong } from '../values.ts';
import { listExerciseDays } from './suggested-exercises.ts';

const NAMES_MAX = 4;

/** A post that nobody on the team has stays the post. */
const listFunctionOwners = (context: DocumentContext): string[] => [
  ...new Set(
    context.functions.flatMap(({ owner }) => {
      if (!isAnswered(owner)) return [];
      const who = dropPartner(owner);
      return [findPerson(context, who)?.name ?? who];
    }),
  ),
];

interface Training {
  who: string;
  what: string;
  when: string;
}

const listTrainings = (context: DocumentContext): Training[] => {
  const { bcp, deciders, employees, functions } = context;
  if (functions.length === 0 || employees.length === 0) return [];
  const owners = listFunctionOwners(context);
  const [first] = listExerciseDays(context);
  const when = first === undefined ? 'Once a year' : `By ${formatDate(first, 'UTC')}, then once a year`;
  return [
    ...(deciders.length === 0
      ? []
      : [
          {
            who: joinUpTo(
              deciders.map(({ name }) => name),
              NAMES_MAX,
            ),
            what: 'Activate the plan, spend, stand down: chapters 6 and 7',
            when,
          },
        ]),
    ...(owners.length === 0
      ? []
      : [{ who: joinUpTo(owners, NAMES_MAX), what: 'Bring back their own functions, with the workaround: chapter 8', when }]),
    {
      who: `Everyone${bcp.employee_count > 1 ? ` (${pluralize(bcp.employee_count, 'person', 'people')})` : ''}`,
      what: 'The way out, the shelter, the meeting place, and the quick reference card',
      // When 29 CFR 1910.38(f) has an emergency action plan reviewed with each employee.
      when: 'On the first day, when this plan or their part changes, and once a year',
    },
  ];
};

/** ISO 22301 §7.2 and 7.3: by role, with room for the signature that shows it was done. */
export const buildTraining = (context: DocumentContext): Block[] => {
  const trainings = listTrainings(context);
  if (trainings.length === 0) return [];
  // A small firm reads it as one paragraph.
  if (context.isShort)
    return [
      {
        kind: 'paragraph',
        line: [markStrong('Training. '), trainings.map(({ who, what, when }) => `${who}: ${what}. ${when}.`).join(' ')],
      },
    ];
  return [
    {
      kind: 'table',
      title: 'Training and awareness',
      columns: [
        { title: 'Who', width: 26 },
        { title: 'Is trained in', width: 34 },
        { title: 'When', width: 24 },
        { title: 'Done on, signed', width: 16 },
      ],
      rows: trainings.map(({ who, what, when }): Line[] => [markStrong(who), what, when, blank]),
    },
  ];
};
