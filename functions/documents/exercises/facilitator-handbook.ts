import { optionLabel } from '#shared/domain/exercise.ts';
import type { ExerciseMaterial } from '#shared/domain/exercise-material.ts';
import { STOP_WORDS } from '#shared/messages/facilitator.ts';
import type { Block, Document } from '../pdf/model.ts';
import { blank, markStrong } from '../values.ts';
import {
  assemble,
  buildAgenda,
  buildObjectives,
  buildRules,
  type ExerciseDocumentInput,
  formatElapsed,
  toParagraphs,
  toPoint,
} from './common.ts';

const before = [
  'Read the scenario and the list of events once aloud. Change what does not fit your business.',
  'Print one situation manual per participant and this handbook for yourself only.',
  'Name an evaluator and a note taker.',
  'Have the plan and its phone lists on the table, as they would be on the day.',
  `Tell everyone the words that stop the exercise: ${STOP_WORDS}.`,
  'Tell anyone who may overhear it that this is an exercise.',
];

const after = [
  'Collect the feedback pages and the notes the same day.',
  'Agree on each action with one owner and one date before people leave.',
  'Complete the exercise in Keelhouse, with findings, recommendations and lessons learned.',
  'Change the plan where the exercise showed that it does not hold.',
  'Choose the date of the next exercise.',
];

const hotWash = [
  'Ask each person in turn: what held?',
  'Then: what did not hold, or was missing in the plan?',
  'Then: what did we decide late, and what would have made it faster?',
  'Compare the measured times with the targets of the plan.',
  'Agree on actions: what, who, by when.',
];

const channelLabels: Record<ExerciseMaterial['injects'][number]['channel'], string> = {
  call: 'Phone call',
  mail: 'Email',
  alert: 'Alert',
  press: 'Press',
  visit: 'Visit',
};

const buildEventList = ({ injects }: ExerciseMaterial): Block => ({
  kind: 'table',
  title: 'All events by time',
  columns: [
    { title: 'No.', width: 8 },
    { title: 'Exercise', width: 12 },
    { title: 'Story', width: 12 },
    { title: 'From', width: 24 },
    { title: 'How', width: 14 },
    { title: 'Objective', width: 14 },
    { title: 'Played', width: 16 },
  ],
  rows: injects.map((inject) => [
    markStrong(String(inject.number)),
    formatElapsed(inject.play_at_minutes),
    `T+${formatElapsed(inject.at_minutes)}`,
    inject.from || 'Facilitator',
    channelLabels[inject.channel],
    inject.objective === null ? '' : String(inject.objective),
    blank,
  ]),
});

const buildEventSheet = (inject: ExerciseMaterial['injects'][number]): Block => ({
  kind: 'sheet',
  title: `Event ${inject.number}. ${channelLabels[inject.channel]}${inject.from ? `: ${inject.from}` : ''}`,
  aside: `Exercise ${formatElapsed(inject.play_at_minutes)}, story T+${formatElapsed(inject.at_minutes)}`,
  blocks: [
    toPoint('Say', inject.text),
    toPoint('Expected', inject.expected_action || 'The team decides with the plan in hand.'),
    ...[
      ['Decision', inject.decision] as const,
      ['If they are late', inject.if_late] as const,
      ['Hint for you', inject.hint] as const,
    ].flatMap(([label, text]) => (text === null ? [] : [toPoint(label, text)])),
    toPoint('Decided at', blank),
  ],
});

const buildEvaluationSheet = (
  row: ExerciseMaterial['evaluation']['rows'][number],
  { evaluation, objectives }: ExerciseMaterial,
): Block => ({
  kind: 'sheet',
  title: `Objective ${row.objective}`,
  aside: objectives[row.objective - 1]?.element ?? '',
  blocks: [
    { kind: 'paragraph', line: row.text },
    ...(row.expected.length > 0
      ? [{ kind: 'heading', text: 'Look for' } as const, { kind: 'list', isOrdered: false, items: row.expected } as const]
      : []),
    {
      kind: 'checklist',
      title: 'Rating',
      items: evaluation.scale.map(({ mark, meaning }) => ({ time: mark, line: meaning })),
    },
    toPoint('Target time', row.target ?? 'None in the plan'),
    {
      kind: 'table',
      columns: [
        { title: 'Measured time', width: 24 },
        { title: 'What was seen', width: 42 },
        { title: 'Root cause', width: 34 },
      ],
      rows: [
        [blank, blank, blank],
        [blank, blank, blank],
      ],
    },
  ],
});

/** Everything, by time: for the facilitator and the evaluator only. */
export const buildFacilitatorHandbook = (input: ExerciseDocumentInput): Document => {
  const { exercise, material } = input;
  const toChecklist = (title: string, items: readonly string[]): Block => ({
    kind: 'checklist',
    title,
    items: items.map((line) => ({ time: '', line })),
  });
  return assemble(input, {
    kicker: 'Facilitator handbook · do not hand out',
    title: 'Facilitator only, do not hand out',
    notice: [
      markStrong('Facilitator and evaluator only. '),
      'This handbook holds what is still to come. Participants get the situation manual.',
    ],
    coverBlocks: [toChecklist('Before the exercise', before), buildAgenda(material)],
    chapters: [
      {
        title: 'Objectives, rules and scenario',
        reference: 'Whole story',
        purpose: 'The first paragraph opens the exercise. Bring in each later paragraph when its time has come.',
        blocks: [
          buildObjectives(material),
          ...buildRules(material),
          { kind: 'heading', text: 'Scenario' },
          ...toParagraphs(exercise.scenario_description),
        ],
      },
      {
        title: 'Events by time',
        reference: 'List of injects',
        purpose: 'Exercise time runs from the start of the exercise, story time from the event in the story.',
        blocks: [buildEventList(material), ...material.injects.map(buildEventSheet)],
      },
      {
        title: 'Questions and hot wash',
        reference: 'Discussion',
        purpose: 'Ask one at a time and let the quiet people answer first.',
        blocks: [
          {
            kind: 'table',
            title: 'Questions',
            columns: [
              { title: 'Module', width: 12 },
              { title: 'About', width: 18 },
              { title: 'Question', width: 70 },
            ],
            rows: material.questions.map(({ module, topic, text }) => [String(module), optionLabel(topic), text]),
          },
          { kind: 'heading', text: 'Hot wash' },
          { kind: 'list', isOrdered: true, items: hotWash },
          toChecklist('After the exercise', after),
        ],
      },
      {
        title: 'Evaluation',
        reference: 'One sheet per objective',
        purpose: 'Rate what you saw, not what you hoped for. Measure from the moment the event was read out.',
        blocks: material.evaluation.rows.map((row) => buildEvaluationSheet(row, material)),
      },
    ],
  });
};
