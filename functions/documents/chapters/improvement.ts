import { isFilled } from '#shared/domain/bcp/filled.ts';
import { isAssessed } from '#shared/domain/bcp/impact.ts';
import { mitigationsFor } from '#shared/domain/bcp/mitigation.ts';
import { statusLabels } from '#shared/domain/bcp/options.ts';
import { optionLabel } from '#shared/domain/exercise.ts';

import { findNextExercise, listProgram } from '#shared/domain/exercise-program.ts';
import { formatDate } from '#shared/format/dates.ts';
import { pluralize } from '#shared/knowledge/sentence.ts';
import { readinessMessages } from '#shared/messages/readiness.ts';
import { type DocumentContext, formatWithPhone } from '../document-context.ts';
import type { Block, Chapter, Line } from '../pdf/model.ts';
import { blank, formatStep, markMuted, markStrong } from '../values.ts';
import { buildChapter } from './chapter.ts';

const formatShare = <T>(list: readonly T[], holds: (item: T) => boolean): Line =>
  list.length === 0 ? 'none entered' : [markStrong(`${list.filter(holds).length} of ${list.length}`)];

const buildMeasures = (context: DocumentContext): Block => {
  const { functions, systems, suppliers, employees, risks, mitigations, bcp } = context;
  const high = risks.filter((risk) => risk.level === 'high');
  return {
    kind: 'table',
    title: 'Measures of this plan',
    columns: [
      { title: 'Measure', width: 58 },
      { title: `On ${formatDate(context.generatedAt, 'UTC')}`, width: 20 },
      { title: 'Next time', width: 22 },
    ],
    rows: [
      [readinessMessages.title, markStrong(readinessMessages.of(context.readiness.score)), blank],
      ['Completeness of the plan', markStrong(`${bcp.scores.completeness} of 100`), blank],
      [
        'Functions with owner, RTO and recovery procedure',
        formatShare(functions, (criticalFunction) =>
          [criticalFunction.owner, criticalFunction.rto, criticalFunction.recovery_procedures].every(isFilled),
        ),
        blank,
      ],
      ['Risks that are rated', formatShare(risks, (risk) => isAssessed(risk.assessment)), blank],
      ['High risks with a mitigation', formatShare(high, (risk) => mitigationsFor(mitigations, risk.name).length > 0), blank],
      ['Mitigations that are completed', formatShare(mitigations, (mitigation) => mitigation.status === 'completed'), blank],
      ['Suppliers with an alternative', formatShare(suppliers, (supplier) => supplier.alternative_suppliers.length > 0), blank],
      ['Systems with a backup place', formatShare(systems, (system) => isFilled(system.backup_location)), blank],
      ['Team members with a phone number', formatShare(employees, (employee) => isFilled(employee.phone)), blank],
    ],
  };
};

const buildReadiness = ({ readiness: { score, parts } }: DocumentContext): Block[] => [
  {
    kind: 'table',
    title: `${readinessMessages.title}: ${readinessMessages.of(score)}`,
    columns: [
      { title: 'What counts', width: 40 },
      { title: 'Points', width: 14 },
      { title: 'What is missing', width: 46 },
    ],
    rows: parts.map(({ label, points, of, missing }) => [label, markStrong(`${points} of ${of}`), missing ?? 'Nothing']),
  },
  { kind: 'paragraph', line: markMuted(readinessMessages.formula) },
];

const ACTIONS_MAX = 40;
const buildOpenItems = ({ findings }: DocumentContext): Block[] => {
  const shown = findings.filter((finding) => finding.severity !== 'info').slice(0, ACTIONS_MAX);
  if (shown.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Open items',
      columns: [
        { title: 'What the plan check found', width: 58 },
        { title: 'Clause', width: 10 },
        { title: 'Where', width: 16 },
        { title: 'Owner, due', width: 16 },
      ],
      rows: shown.map((finding) => [finding.why, finding.clause, formatStep(finding.step), blank]),
    },
  ];
};

const PROGRAM_MAX = 20;
const buildExerciseProgram = ({ exercises }: DocumentContext): Block[] => {
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
          date === null ? blank : formatDate(date, 'UTC'),
          exercise.exercise_name,
          `${optionLabel(exercise.exercise_type)}, ${optionLabel(exercise.status).toLowerCase()}`,
          isFilled(learnt) ? learnt : blank,
        ];
      }),
    },
  ];
};

const formatNextExercise = ({ exercises, generatedAt }: DocumentContext): Line => {
  const next = findNextExercise(exercises, new Date(generatedAt));
  return next?.scheduled_date ? `${formatDate(next.scheduled_date, 'UTC')}: ${next.exercise_name}` : blank;
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
      'After every incident and every exercise, while it is fresh.',
      'At least once a year, with the people who may activate the plan.',
    ],
  },
];

export const buildImprovementChapter = (context: DocumentContext): Chapter =>
  buildChapter(
    context,
    10,
    [`Plan status: ${statusLabels[context.bcp.status]}. Last changed ${formatDate(context.bcp.updated_at, 'UTC')}.`],
    [
      ...buildReadiness(context),
      buildMeasures(context),
      ...buildOpenItems(context),
      ...buildExerciseProgram(context),
      {
        kind: 'facts',
        rows: [
          ['Exercises', 'Tabletop exercises are run and recorded in Keelhouse. Add their findings to the open items above.'],
          ['Next exercise', formatNextExercise(context)],
          ...(context.owner === null ? [] : [['Who maintains the plan', formatWithPhone(context.owner)] as [string, Line]]),
        ],
      },
      ...buildReviewCalendar(context),
    ],
  );
