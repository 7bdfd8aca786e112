import { isFilled } from '#shared/domain/bcp/filled.ts';
import { isAssessed } from '#shared/domain/bcp/impact.ts';
import { statusLabels } from '#shared/domain/bcp/options.ts';
import { optionLabel } from '#shared/domain/exercise.ts';
import { listProgram } from '#shared/domain/exercise-program.ts';
import { formatDate } from '#shared/format/dates.ts';
import { pluralize } from '#shared/knowledge/sentence.ts';
import { evidenceMessages } from '#shared/messages/evidence.ts';
import { readinessMessages } from '#shared/messages/readiness.ts';
import { type DocumentContext, formatWithPhone } from '../document-context.ts';
import type { Block, Chapter, Line } from '../pdf/model.ts';
import { buildTestTable, formatProvenShare } from '../proof.ts';
import { blank, formFilledIn, markStrong } from '../values.ts';
import { buildChapter, countOpenPoints, listChaptersWithOpenPoints } from './chapter.ts';
import { formatNextExercise, suggestExercises } from './suggested-exercises.ts';
import { buildTraining } from './training.ts';

const formatShare = <T>(list: readonly T[], holds: (item: T) => boolean): Line =>
  list.length === 0 ? 'none entered' : [markStrong(`${list.filter(holds).length} of ${list.length}`)];

/** What counts, and what is missing where something is. */
const buildMeasures = (context: DocumentContext): Block => {
  const { risks, employees, isShort, readiness, bcp } = context;
  return {
    kind: 'table',
    title: `${readinessMessages.title}: ${readinessMessages.of(readiness.score)}`,
    columns: [
      { title: 'What counts', width: 84 },
      { title: `On ${formatDate(context.generatedAt, context.timeZone)}`, width: 16 },
    ],
    rows: [
      ...readiness.parts.map(({ label, points, of, missing }) => [missing ?? label, markStrong(`${points} of ${of}`)]),
      ...readiness.deductions.map(({ label, points }) => [label, markStrong(readinessMessages.minus(points))]),
      [[formFilledIn.label, formFilledIn.remark], formFilledIn.format(bcp)],
      // A small firm sees both at a glance, in chapters 2 and 4.
      ...(isShort
        ? []
        : [
            ['Risks that are rated', formatShare(risks, (risk) => isAssessed(risk.assessment))],
            ['Team members with a phone number', formatShare(employees, (employee) => isFilled(employee.phone))],
          ]),
    ],
  };
};

/** Each one is printed at the end of its chapter of the working copy. */
const formatOpenItems = (context: DocumentContext): Line => {
  const count = countOpenPoints(context);
  if (count === 0) return 'None';
  if (context.copy === 'issue') return `${count}, listed in the working copy that the owner keeps`;
  const chapters = listChaptersWithOpenPoints(context);
  return `${count}, at the end of ${chapters.length === 1 ? 'chapter' : 'chapters'} ${chapters.join(', ')}`;
};

const PROGRAM_MAX = 20;
const buildExerciseProgram = ({ exercises, timeZone }: DocumentContext): Block[] => {
  const shown = listProgram(exercises).slice(-PROGRAM_MAX);
  if (shown.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Exercise program',
      columns: [
        { title: 'Date', width: 14 },
        { title: 'Exercise', width: 30 },
        { title: 'Type, status', width: 18 },
        { title: 'Lessons learned', width: 38 },
      ],
      rows: shown.map((exercise) => {
        const date = exercise.completed_date ?? exercise.scheduled_date;
        const learnt = exercise.lessons_learned ?? exercise.findings;
        return [
          date === null ? blank : formatDate(date, timeZone),
          exercise.exercise_name,
          `${optionLabel(exercise.exercise_type)}, ${optionLabel(exercise.status).toLowerCase()}`,
          isFilled(learnt) ? learnt : blank,
        ];
      }),
    },
  ];
};

const FINDINGS_MAX = 5;
const ROWS_TO_WRITE_IN = 3;
/** What an exercise found, with room for what the app does not hold: why it happened, and who closed it when (ISO 22301 §10.1). */
const buildCorrections = ({ exercises, isShort }: DocumentContext): Block => {
  const found = listProgram(exercises)
    .flatMap(({ findings, completed_date: on }) => (isFilled(findings) && on !== null ? [{ on, findings }] : []))
    .slice(-FINDINGS_MAX);
  return {
    kind: 'table',
    title: 'Findings and corrections',
    columns: [
      { title: 'Found on', width: 13 },
      { title: 'What went wrong', width: 27 },
      { title: 'Cause', width: 19 },
      { title: 'Correction', width: 22 },
      { title: 'Closed by, on', width: 19 },
    ],
    rows: [
      ...found.map(({ on, findings }) => [formatDate(on, 'UTC'), findings, blank, blank, blank]),
      ...Array.from({ length: isShort ? 1 : ROWS_TO_WRITE_IN }, () => [blank, blank, blank, blank, blank]),
    ],
  };
};

const buildReviewCalendar = ({ owner, bcp }: DocumentContext): Block[] => [
  { kind: 'heading', text: 'When to look at this plan again' },
  {
    kind: 'list',
    isOrdered: false,
    items: [
      [
        'Someone in chapter 2 or 7 leaves, joins or changes numbers',
        owner === null ? '.' : `: ${owner.name} updates them the same week.`,
      ],
      `A supplier, system or location changes (${pluralize(bcp.key_suppliers.length, 'supplier')}, ${pluralize(bcp.it_systems.length, 'system')} and ${pluralize(bcp.additional_locations.length + (bcp.primary_location === null ? 0 : 1), 'location')} are in this plan).`,
    ],
  },
];

export const buildImprovementChapter = (context: DocumentContext): Chapter =>
  buildChapter(
    context,
    10,
    [`Plan status: ${statusLabels[context.bcp.status]}. Last changed ${formatDate(context.bcp.updated_at, context.timeZone)}.`],
    [
      // How ready the app finds the plan is for those who write it.
      ...(context.copy === 'issue' ? [] : [buildMeasures(context)]),
      ...buildExerciseProgram(context),
      ...suggestExercises(context),
      ...buildTraining(context),
      ...buildTestTable(context),
      {
        kind: 'facts',
        rows: [
          ['Next exercise', formatNextExercise(context)],
          [evidenceMessages.document.share, formatProvenShare(context)],
          ...(context.owner === null ? [] : [['Who maintains the plan', formatWithPhone(context.owner)] as [string, Line]]),
          ['Open points', formatOpenItems(context)],
        ],
      },
      buildCorrections(context),
      ...buildReviewCalendar(context),
    ],
  );
