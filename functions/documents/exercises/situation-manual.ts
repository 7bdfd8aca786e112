import { TOPICS } from '#shared/domain/exercise-material.ts';
import { splitScenario } from '#shared/domain/exercise-run.ts';
import type { Block, Document, Line } from '../pdf/model.ts';
import { blank, markStrong } from '../values.ts';
import {
  assemble,
  buildAgenda,
  buildObjectives,
  buildRules,
  describePerson,
  type ExerciseDocumentInput,
  listPeople,
} from './common.ts';

/** In general form, since the facilitator asks the questions of the scenario when its time has come. */
const discussion: Record<(typeof TOPICS)[number], string> = {
  people: 'Who is safe, who is missing, who needs help, and who is in charge now?',
  communication: 'Who must hear from us, who tells them, in which words, and when is the next update?',
  IT: 'Which systems and data do we need first, and how do we work until they are back?',
  supplier: 'Which suppliers do we depend on, and what do we do if they cannot deliver?',
  money: 'What does this cost us, what does the insurer need from us, and who may spend how much?',
  authority: 'Who may decide this, and who decides if that person cannot be reached?',
};

const roles: readonly (readonly [string, string])[] = [
  ['Players', 'Respond as they would on the day, from the plan and in their own role.'],
  ['Facilitator', 'Leads through the scenario, brings in new information, and keeps the time.'],
  ['Evaluator', 'Watches what is decided and how long it takes, and rates each objective. Does not play.'],
  ['Note taker', 'Writes down each decision with its time.'],
  ['Observers', 'Watch and ask after the exercise, not during it.'],
];

const assumptions: readonly Line[] = [
  'The scenario is plausible, and events happen as they are presented.',
  'There are no hidden agendas and no trick questions.',
  'Everyone receives information at the same time, unless the facilitator says otherwise.',
  'Time is compressed: hours of the story may pass in minutes.',
  'Outside agencies are not contacted. The facilitator answers for them.',
];

const listParticipants = ({ exercise }: ExerciseDocumentInput): Block[] => {
  const people = listPeople(exercise);
  if (people.length === 0) return [];
  return [
    { kind: 'heading', text: 'Who takes part' },
    { kind: 'list', isOrdered: false, items: people.map(describePerson) },
  ];
};

const feedbackQuestions = [
  'What in the plan worked?',
  'What in the plan did not work or was missing?',
  'What would you have needed in your own role?',
  'What should change first, and who should see to it?',
  'What should the next exercise test?',
];

const feedbackRatings = [
  'The scenario could happen to us.',
  'I knew what my role was.',
  'I found what I needed in the plan.',
  'We made decisions in time.',
];

/** For everyone at the table: nothing that is still to come. */
export const buildSituationManual = (input: ExerciseDocumentInput): Document => {
  const { exercise, material } = input;
  const [opening = ''] = splitScenario(exercise.scenario_description);
  return assemble(input, {
    kicker: 'Situation manual · for participants',
    title: 'Situation manual',
    notice: 'This manual is for everyone who takes part. It holds the objectives, the rules and the opening of the scenario.',
    coverBlocks: [buildObjectives(material), buildAgenda(material)],
    chapters: [
      {
        title: 'About this exercise',
        reference: 'ISO 22301 §8.5',
        purpose: 'Why we meet, what we want to show, and how we work together.',
        blocks: [
          {
            kind: 'facts',
            rows: [
              ['Purpose', 'To test the business continuity plan before it is needed, and to find what must change in it.'],
              ['Scope', `A discussion at one table, planned for ${exercise.duration_minutes} minutes. Nothing is switched off.`],
            ],
          },
          { kind: 'heading', text: 'Roles' },
          { kind: 'facts', rows: roles },
          ...listParticipants(input),
          ...buildRules(material),
          { kind: 'heading', text: 'Assumptions' },
          { kind: 'list', isOrdered: false, items: assumptions },
        ],
      },
      {
        title: 'Opening situation',
        reference: 'Start of the exercise',
        purpose: 'Read this page when the facilitator says so. What happens next comes from the facilitator.',
        blocks: [
          { kind: 'paragraph', line: opening },
          { kind: 'heading', text: 'What to discuss in each module' },
          { kind: 'list', isOrdered: false, items: TOPICS.map((topic) => discussion[topic]) },
        ],
      },
      {
        title: 'Participant feedback',
        reference: 'End of the exercise',
        purpose: 'Five minutes at the end. Hand the page to the facilitator. A name is not required.',
        blocks: [
          {
            kind: 'table',
            title: 'How far do you agree? 1 is not at all, 5 is fully.',
            columns: [{ title: 'Statement', width: 60 }, ...[1, 2, 3, 4, 5].map((mark) => ({ title: String(mark), width: 8 }))],
            rows: feedbackRatings.map((text) => [text, blank, blank, blank, blank, blank]),
          },
          {
            kind: 'table',
            title: 'In your own words',
            columns: [
              { title: 'Question', width: 38 },
              { title: 'Answer', width: 62 },
            ],
            rows: feedbackQuestions.map((text) => [markStrong(text), blank]),
          },
        ],
      },
    ],
  });
};
