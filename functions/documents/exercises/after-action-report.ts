import { formatMeasuredTime } from '#shared/domain/bcp/spans.ts';
import { optionLabel } from '#shared/domain/exercise.ts';
import type { ExerciseMaterial } from '#shared/domain/exercise-material.ts';
import {
  EMPTY_RUN,
  type EvaluationRecord,
  type ExerciseRun,
  findEvaluation,
  findInjectRecord,
  findQuestionNotes,
} from '#shared/domain/exercise-run.ts';
import { approvalLabel } from '#shared/domain/exercise-states.ts';
import { formatDate } from '#shared/format/dates.ts';
import type { Block, Document, Line } from '../pdf/model.ts';
import { blank, markMuted, markStrong } from '../values.ts';
import {
  assemble,
  describePerson,
  type ExerciseDocumentInput,
  formatElapsed,
  listPeople,
  printDateTime,
  toParagraphs,
  toPoint,
} from './common.ts';

const marks: Record<string, string> = {
  P: 'Performed without challenges',
  S: 'Performed with some challenges',
  M: 'Performed with major challenges',
  U: 'Unable to be performed',
};

const formatMark = (mark: string | null): Line =>
  mark === null ? markMuted('Not rated') : [markStrong(mark), `: ${marks[mark]}`];
const printMeasured = (minutes: number | null): Line =>
  minutes === null ? markMuted('Not measured') : formatMeasuredTime(minutes);

type EvaluationRow = ExerciseMaterial['evaluation']['rows'][number];

const evaluationOf = (run: ExerciseRun | null, objective: number): EvaluationRecord =>
  findEvaluation(run ?? EMPTY_RUN, objective);

const compareTimes = ({ target_minutes }: EvaluationRow, measured: number | null): Line => {
  if (measured === null || target_minutes === null) return '';
  return measured <= target_minutes ? 'Within the target' : markStrong('Later than the target');
};

const buildOverviewTable = ({ material, run }: ExerciseDocumentInput): Block => ({
  kind: 'table',
  title: 'Results by objective',
  columns: [
    { title: '', width: 6 },
    { title: 'Objective', width: 33 },
    { title: 'Rating', width: 21 },
    { title: 'Target', width: 12 },
    { title: 'Measured', width: 14 },
    { title: '', width: 14 },
  ],
  rows: material.evaluation.rows.map((row) => {
    const found = evaluationOf(run, row.objective);
    return [
      markStrong(String(row.objective)),
      row.text,
      formatMark(found.mark),
      row.target ?? markMuted('None'),
      printMeasured(found.measured_minutes),
      compareTimes(row, found.measured_minutes),
    ];
  }),
});

/** Drawn to one scale, so that the bars can be compared. */
const buildTimes = ({ material, run }: ExerciseDocumentInput): Block[] => {
  const measured = material.evaluation.rows.flatMap((row) => {
    const { measured_minutes } = evaluationOf(run, row.objective);
    return measured_minutes === null ? [] : [{ row, measured_minutes }];
  });
  if (measured.length === 0) return [];
  const longest = Math.max(1, ...measured.flatMap(({ row, measured_minutes }) => [measured_minutes, row.target_minutes ?? 0]));
  return [
    {
      kind: 'table',
      title: 'Measured time against target',
      columns: [
        { title: 'Objective', width: 13 },
        { title: 'The bar is the measured time, the line is the target', width: 57 },
        { title: 'Measured', width: 14 },
        { title: 'Target', width: 16 },
      ],
      rows: measured.map(({ row, measured_minutes }) => [
        markStrong(String(row.objective)),
        {
          text: '',
          gauge: {
            value: measured_minutes / longest,
            target: row.target_minutes === null ? null : row.target_minutes / longest,
          },
        },
        printMeasured(measured_minutes),
        row.target ?? markMuted('None'),
      ]),
    },
  ];
};

const buildText = (title: string, text: string | null): Block[] => [
  { kind: 'heading', text: title },
  ...(text?.trim() ? toParagraphs(text) : [{ kind: 'paragraph', line: markMuted('Nothing was noted.') } as const]),
];

const listTimeline = ({ material, run }: ExerciseDocumentInput): (readonly [seconds: number, line: Line])[] => {
  if (run === null) return [];
  const played = run.injects.flatMap(({ number, released_at_seconds, responded_at_seconds, response, is_late }) => {
    const inject = material.injects.find((candidate) => candidate.number === number);
    if (!inject || released_at_seconds === null) return [];
    const late = is_late ? ' The team was late, and the facilitator made it worse.' : '';
    return [
      [released_at_seconds, [markStrong(`Event ${number}: `), inject.text]] as const,
      ...(responded_at_seconds === null
        ? []
        : [[responded_at_seconds, [markStrong(`Response to event ${number}: `), `${response || 'Decided.'}${late}`]] as const]),
    ];
  });
  const notes = run.notes.map(({ at_seconds, text }) => [at_seconds, text] as const);
  return [...played, ...notes].sort(([a], [b]) => a - b);
};

const buildTimeline = (input: ExerciseDocumentInput): Block[] => {
  const rows = listTimeline(input);
  if (rows.length === 0)
    return [{ kind: 'paragraph', line: 'No times were recorded. The exercise was not run in facilitator mode.' }];
  return [
    {
      kind: 'table',
      title: 'What happened when',
      columns: [
        { title: 'Clock', width: 12 },
        { title: 'Event, decision or note', width: 88 },
      ],
      rows: rows.map(([seconds, line]) => [markStrong(formatElapsed(seconds / 60)), line]),
    },
  ];
};

const buildObjective = (row: EvaluationRow, { material, run }: ExerciseDocumentInput): Block => {
  const found = evaluationOf(run, row.objective);
  const { element = null, clause = null } = material.objectives[row.objective - 1] ?? {};
  return {
    kind: 'sheet',
    title: `Objective ${row.objective}`,
    aside: [element, clause === null ? null : `ISO 22301 §${clause}`].filter((text) => text !== null).join(' · '),
    blocks: [
      { kind: 'paragraph', line: row.text },
      toPoint('Rating', formatMark(found.mark)),
      toPoint('Time', `target ${row.target ?? 'none in the plan'}, ${formatTimeInWords(found)}`),
      toPoint('What was seen', found.observation || markMuted('Nothing was noted')),
      toPoint('Root cause', found.root_cause || markMuted('Nothing was noted')),
    ],
  };
};

const formatTimeInWords = (found: EvaluationRecord): string =>
  found.measured_minutes === null ? 'not measured' : `measured ${formatMeasuredTime(found.measured_minutes)}`;

const buildDiscussion = ({ material, run }: ExerciseDocumentInput): Block[] => {
  const rows = material.questions.flatMap(({ text }, at) => {
    const notes = findQuestionNotes(run ?? EMPTY_RUN, at + 1).trim();
    return notes ? [[markStrong(text), notes]] : [];
  });
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Answers in the discussion',
      columns: [
        { title: 'Question', width: 42 },
        { title: 'What was said', width: 58 },
      ],
      rows,
    },
  ];
};

const EMPTY_ROWS = 4;

/** Rows to write on when no action was entered: a report without actions is not finished. */
const buildImprovements = ({ run }: ExerciseDocumentInput): Block => {
  const actions = run?.actions ?? [];
  return {
    kind: 'table',
    title: 'Improvement plan',
    columns: [
      { title: 'Action', width: 44 },
      { title: 'Concerns', width: 16 },
      { title: 'Owner', width: 20 },
      { title: 'Due', width: 20 },
    ],
    rows:
      actions.length > 0
        ? actions.map(({ action, element, owner, due }) => [
            action,
            optionLabel(element),
            owner || blank,
            due === null ? blank : formatDate(`${due}T00:00:00Z`, 'UTC'),
          ])
        : Array.from({ length: EMPTY_ROWS }, () => [blank, blank, blank, blank]),
  };
};

const listNotExercised = ({ material, run }: ExerciseDocumentInput): Block[] => {
  const unrated = material.evaluation.rows.filter(({ objective }) => evaluationOf(run, objective).mark === null);
  const unplayed =
    run === null ? [] : material.injects.filter(({ number }) => findInjectRecord(run, number).released_at_seconds === null);
  const items: Line[] = [
    ...unrated.map(({ objective, text }): Line => [markStrong(`Objective ${objective} was not rated: `), text]),
    ...unplayed.map(({ number, text }): Line => [markStrong(`Event ${number} was not played: `), text]),
  ];
  if (items.length === 0) return [];
  return [
    { kind: 'heading', text: 'What was not exercised' },
    { kind: 'list', isOrdered: false, items },
  ];
};

const formatApproval = (isApproved: boolean, at: string | null, input: ExerciseDocumentInput): Line => {
  if (!isApproved) return markMuted('Not yet approved');
  return at === null ? 'Approved' : ['Approved on ', printDateTime(at, input) as string];
};

export const buildAfterActionReport = (input: ExerciseDocumentInput): Document => {
  const { exercise, material } = input;
  const people = listPeople(exercise);
  return assemble(input, {
    kicker: 'After-action report · ISO 22301 §8.5',
    title: 'After-action report',
    notice: 'What the exercise showed, objective by objective, and what will be done about it.',
    facts: [
      ['Started', printDateTime(exercise.started_at, input)],
      ['Ended', printDateTime(exercise.completed_date, input)],
      ['Approval', approvalLabel(exercise)],
    ],
    coverBlocks: [buildOverviewTable(input), ...buildTimes(input)],
    chapters: [
      {
        title: 'What we learned',
        reference: 'ISO 22301 §9.1',
        purpose: 'In the words of those who were there.',
        blocks: [
          ...buildText('Findings', exercise.findings),
          ...buildText('Recommendations', exercise.recommendations),
          ...buildText('Lessons learned', exercise.lessons_learned),
          { kind: 'heading', text: 'Scenario' },
          ...toParagraphs(exercise.scenario_description),
          { kind: 'heading', text: 'Who took part' },
          people.length > 0
            ? { kind: 'list', isOrdered: false, items: people.map(describePerson) }
            : { kind: 'paragraph', line: markMuted('No participants were named.') },
        ],
      },
      {
        title: 'Objective by objective',
        reference: 'Evaluation',
        purpose: 'P, S, M and U are the ratings of HSEEP: performed without, with some, with major challenges, or unable.',
        blocks: [...material.evaluation.rows.map((row) => buildObjective(row, input)), ...listNotExercised(input)],
      },
      {
        title: 'Timeline',
        reference: 'As it happened',
        purpose: 'The clock runs from the start of the exercise, without its pauses.',
        blocks: [...buildTimeline(input), ...buildDiscussion(input)],
      },
      {
        title: 'Improvement plan and approval',
        reference: 'ISO 22301 §10.1',
        purpose: 'Each action has one owner and one date. An action is done when someone has checked that it works.',
        blocks: [
          buildImprovements(input),
          {
            kind: 'facts',
            rows: [
              ['Keelhouse staff', formatApproval(exercise.admin_approved, exercise.admin_approved_at, input)],
              ['ISO auditor', formatApproval(exercise.iso_auditor_approved, exercise.iso_auditor_approved_at, input)],
            ],
          },
        ],
      },
    ],
  });
};
