import type { Mitigation } from '#shared/domain/bcp/bcp.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { isAssessed } from '#shared/domain/bcp/impact.ts';
import { mitigationsFor } from '#shared/domain/bcp/mitigation.ts';
import { statusLabels } from '#shared/domain/bcp/options.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import { optionLabel } from '#shared/domain/exercise.ts';
import { findNextExercise, listProgram } from '#shared/domain/exercise-program.ts';
import { formatDate } from '#shared/format/dates.ts';
import { pluralize } from '#shared/knowledge/sentence.ts';
import { evidenceMessages } from '#shared/messages/evidence.ts';
import { readinessMessages } from '#shared/messages/readiness.ts';
import { type DocumentContext, formatContact, formatWithPhone } from '../document-context.ts';
import type { Block, Chapter, Line } from '../pdf/model.ts';
import { buildTestTable, formatProvenShare } from '../proof.ts';
import { blank, markStrong, textOrGap } from '../values.ts';
import { buildChapter } from './chapter.ts';
import { findExerciseDay, findSeason, spreadExercises } from './exercise-days.ts';

const formatShare = <T>(list: readonly T[], holds: (item: T) => boolean): Line =>
  list.length === 0 ? 'none entered' : [markStrong(`${list.filter(holds).length} of ${list.length}`)];

/** What counts, and what is missing where something is. */
const buildMeasures = (context: DocumentContext): Block => {
  const { risks, employees, readiness, bcp } = context;
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
      ['Completeness of the plan', markStrong(`${bcp.scores.completeness} of 100`)],
      ['Risks that are rated', formatShare(risks, (risk) => isAssessed(risk.assessment))],
      ['Team members with a phone number', formatShare(employees, (employee) => isFilled(employee.phone))],
    ],
  };
};

/** Each one is printed at the end of its chapter of the working copy. */
const formatOpenItems = ({ findings, copy }: DocumentContext): Line => {
  const open = findings.filter((finding) => finding.severity !== 'info');
  if (copy === 'issue') return open.length === 0 ? 'None' : `${open.length}, listed in the working copy that the owner keeps`;
  const chapters = [...new Set(open.map(({ chapter }) => chapter))].sort((a, b) => a - b);
  return open.length === 0
    ? 'None'
    : `${open.length}, at the end of ${chapters.length === 1 ? 'chapter' : 'chapters'} ${chapters.join(', ')}`;
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

const SUGGESTED_MAX = 3;

interface SuggestedExercise {
  day: string;
  mitigation: Mitigation;
}

interface AnsweredRisk {
  risk: DocumentContext['risks'][number];
  mitigation: Mitigation;
}

/** The first orders of what may kill those who are there. */
const OF_LIVES = /\b(?:911|Mayday|everyone (?:leaves|out|goes)|get everyone|drop, cover|higher ground|life jacket)\b/i;
const saysLivesFirst = ({ mitigation }: AnsweredRisk): boolean =>
  mitigation.incident_response_steps.slice(0, 2).some((step) => OF_LIVES.test(step));

/** The worst; the last of them makes room for the worst danger to life, of the work before the weather, where none is among them. Lives first. */
const pickExercises = (answered: readonly AnsweredRisk[]): AnsweredRisk[] => {
  const worst = answered.slice(0, SUGGESTED_MAX);
  const dangers = answered.filter(saysLivesFirst);
  const ofLives = dangers.find(({ risk }) => risk.list === 'primary_concerns') ?? dangers[0];
  const picked = ofLives === undefined || worst.some(saysLivesFirst) ? worst : [...worst.slice(0, -1), ofLives];
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
  const own = shown.map(({ risk, mitigation }) => findExerciseDay(mitigation, findSeason(risks, risk), today));
  const days = spreadExercises(own, today);
  return shown.map(({ mitigation }, at) => ({ day: days[at]!, mitigation })).toSorted((a, b) => a.day.localeCompare(b.day));
};

const suggestExercises = (context: DocumentContext): Block[] => {
  const suggested = listSuggested(context);
  if (suggested.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Suggested exercises',
      columns: [
        { title: 'By', width: 16 },
        { title: 'Walk through the steps of', width: 48 },
        { title: 'Lead', width: 36 },
      ],
      rows: suggested.map(({ day, mitigation }): Line[] => [
        formatDate(day, 'UTC'),
        markStrong(formatRiskName(mitigation.risk_name)),
        textOrGap(formatContact(context, mitigation.responsible_party)),
      ]),
    },
  ];
};

const formatNextExercise = (context: DocumentContext): Line => {
  const { exercises, generatedAt, timeZone } = context;
  const next = findNextExercise(exercises, new Date(generatedAt));
  if (next?.scheduled_date) return `${formatDate(next.scheduled_date, timeZone)}: ${next.exercise_name}`;
  const [suggested] = listSuggested(context);
  return suggested === undefined
    ? blank
    : `Not scheduled yet. Suggested by ${formatDate(suggested.day, 'UTC')}: ${formatRiskName(suggested.mitigation.risk_name)}`;
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
      ...buildReviewCalendar(context),
    ],
  );
