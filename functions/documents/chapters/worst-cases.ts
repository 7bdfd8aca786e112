import type { StressScenario } from '#shared/domain/bcp/bcp.ts';
import { listOperations } from '#shared/domain/bcp/business-times.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { nameKey } from '#shared/domain/bcp/names.ts';
import { durationLabel } from '#shared/domain/bcp/options.ts';
import { formatAmountRange } from '#shared/domain/bcp/revenue.ts';
import { explainMissingAgreements, listMissingAgreements } from '#shared/domain/recovery/agreements.ts';
import { listLossChoices } from '#shared/domain/recovery/loss-choices.ts';
import type { RecoveryModel } from '#shared/domain/recovery/model.ts';
import type { LossChoice } from '#shared/domain/recovery/outcome.ts';
import { type Comparison, compareWithout, listCopiesCountedOn, type Stake } from '#shared/domain/recovery/without-measures.ts';
import { findWorstCases, type WorstCase } from '#shared/domain/recovery/worst.ts';
import { formatHour } from '#shared/format/hours.ts';
import { pluralize } from '#shared/knowledge/sentence.ts';
import { recoveryMessages } from '#shared/messages/recovery.ts';
import { stressTestMessages } from '#shared/messages/stress-test.ts';
import { isFigure } from '#shared/pictures/drawing.ts';
import { buildStressTimeline } from '#shared/pictures/stress-timeline.ts';
import type { DocumentContext } from '../document-context.ts';
import type { Block, Line } from '../pdf/model.ts';
import { isRestoreProven } from '../proof.ts';
import { markMuted, markStrong } from '../values.ts';
import { buildFigure } from './figure.ts';

const CASES_MAX = 3;
const SHORT_CASES_MAX = 1;
const EXPLAINED_MAX = 5;
const SHORT_EXPLAINED_MAX = 1;
const ASSUMPTIONS_MAX = 3;
/** What decides stands with its case, and the screen lists the rest. */
const SHORT_ASSUMPTIONS_MAX = 0;
/** Percent of the timeline as a table. */
const NAME_WIDTH = 26;
/** About a third of a page. */
const HEIGHT_MAX = 230;
/** Three functions. */
const SHORT_HEIGHT_MAX = 100;

const formatLost = ({ lost }: StressScenario, choices: readonly LossChoice[]): string =>
  lost
    .map(({ kind, ref, lasts }) => {
      const known = choices.find((choice) => choice.kind === kind && nameKey(choice.ref) === nameKey(ref));
      const what = known?.label ?? ref;
      return isFilled(lasts) ? `${what} (${durationLabel(lasts)})` : what;
    })
    .join(', ');

const sayStake = ({ late, all, running, dollars }: Stake): string =>
  [
    `${late} of ${pluralize(all, 'function')} back too late`,
    ...(running === 0 ? [] : [`${running} keep running`]),
    ...(dollars === null ? [] : [`${formatAmountRange(dollars)} at stake within 30 days`]),
  ].join(', ');

const buildFacts = ({ outcome }: WorstCase, comparison: Comparison, choices: readonly LossChoice[], isShort: boolean): Block => {
  const { scenario } = outcome;
  const rows: [string, string][] = [
    ['Lost', formatLost(scenario, choices)],
    ['Staff', scenario.staff_available === 100 ? '' : `${scenario.staff_available}% can work`],
    ...(isShort
      ? ([
          ['With the plan', sayStake(comparison.with)],
          ['Without it', comparison.isSame ? comparison.text : sayStake(comparison.without)],
        ] as [string, string][])
      : []),
  ];
  return { kind: 'facts', rows: rows.filter(([, value]) => value !== '') };
};

const buildComparison = ({ with: prepared, without, text }: Comparison): Block[] => {
  const formatRow = (title: string, format: (stake: Stake) => string): string[] => [title, format(prepared), format(without)];
  const rows = [
    formatRow('Back too late', ({ late, all }) => `${late} of ${pluralize(all, 'function')}`),
    ...(prepared.running + without.running === 0
      ? []
      : [formatRow('Keep running', ({ running, all }) => `${running} of ${pluralize(all, 'function')}`)]),
    ...(prepared.dollars === null
      ? []
      : [formatRow('Revenue at stake in 30 days', ({ dollars }) => (dollars === null ? '' : formatAmountRange(dollars)))]),
  ];
  return [
    {
      kind: 'table',
      columns: [
        { title: 'Compared', width: 34 },
        { title: 'With the plan', width: 33 },
        { title: 'Without it', width: 33 },
      ],
      rows,
    },
    { kind: 'paragraph', line: text },
  ];
};

/** What is late is explained below the picture; those who do not see it hear of the rest. On paper, what runs on has no row. */
const buildTimeline = ({ outcome }: WorstCase, maxHeight: number): Block[] => {
  const figure = buildStressTimeline({ ...outcome, functions: outcome.functions.filter(({ isAffected }) => isAffected) });
  if (!isFigure(figure)) return [];
  const rest = listOperations(outcome.functions)
    .filter(({ late }) => late.hi === 0)
    .map(({ explanation }) => explanation);
  const { columns, rows } = figure.table;
  const told = columns.flatMap((_, at) => (rows.some((row) => row[at] !== '') ? [at] : []));
  const inWord = {
    columns: told.map((at) => ({ title: columns[at]!, ...(at === 0 && { width: NAME_WIDTH }) })),
    rows: rows.map((row) => told.map((at) => (at === 0 ? markStrong(row[at]!) : row[at]!))),
  };
  return buildFigure({ ...figure, summary: [figure.summary, ...rest].join(' ') }, maxHeight).map((block) => ({
    ...block,
    inWord,
  }));
};

const buildExplanations = ({ outcome, late }: WorstCase, max: number): Block[] => {
  const explained = outcome.functions.filter((item) => item.late.hi > 0).slice(0, max);
  if (explained.length === 0) return [];
  const more = late - explained.length;
  return [
    {
      kind: 'list',
      isOrdered: false,
      items: [
        ...explained.map(({ explanation }) => explanation),
        ...(more > 0 ? [markMuted(`${pluralize(more, 'more function')} may come back too late.`)] : []),
      ],
    },
  ];
};

/** Nothing is brought back by a place or a supplier that nobody has agreed with. */
const listAgreementCaveats = (recovery: RecoveryModel, { outcome }: WorstCase): Block[] => {
  const { texts, saved } = explainMissingAgreements(recovery, outcome.scenario);
  if (texts.length === 0) return [];
  const text = [...texts, ...(saved === null ? [] : [saved])].join(' ');
  return [{ kind: 'paragraph', line: [{ text, mark: 'gap', inIssue: { text } }] }];
};

/** Where an attack locks everything, its times begin with an assumption that nobody may overlook. */
const sayContainment = (recovery: RecoveryModel, outcome: WorstCase['outcome']): string | null => {
  const text = recoveryMessages.containment(recovery.containment);
  return outcome.assumptions.some((assumption) => assumption.text === text) ? text : null;
};

/** Where an attack locks everything, in time is only what has been restored before, and nothing before it is contained. */
const listAttackCaveats = (context: DocumentContext, recovery: RecoveryModel, { outcome }: WorstCase): Block[] => {
  const copies = listCopiesCountedOn(recovery, outcome);
  const untested = copies.filter((system) => !isRestoreProven(context, system)).map(({ name }) => name);
  const text = untested.length === 0 ? '' : recoveryMessages.untestedCopies(untested, copies.length);
  const contained = sayContainment(recovery, outcome);
  if (text === '' && contained === null) return [];
  const gap: Line = text === '' ? [] : [{ text, mark: 'gap', inIssue: { text } }];
  return [{ kind: 'paragraph', line: [gap, contained === null ? '' : `${text === '' ? '' : ' '}${contained}`].flat() }];
};

const buildCase = (
  context: DocumentContext,
  recovery: RecoveryModel,
  worst: WorstCase,
  choices: readonly LossChoice[],
  maxHeight: number,
): Block => {
  const { title, starts } = worst.outcome.scenario;
  const { isShort } = context;
  const comparison = compareWithout(recovery, worst.outcome);
  return {
    kind: 'sheet',
    title,
    aside: `${stressTestMessages.weekdays[starts.weekday]}, ${formatHour(starts.hour)}`,
    blocks: [
      buildFacts(worst, comparison, choices, isShort),
      ...(isShort ? [] : buildComparison(comparison)),
      ...listAttackCaveats(context, recovery, worst),
      ...listAgreementCaveats(recovery, worst),
      ...buildTimeline(worst, maxHeight),
      ...buildExplanations(worst, isShort ? SHORT_EXPLAINED_MAX : EXPLAINED_MAX),
    ],
  };
};

/** Many hold for all cases, so they are said once; what stands with its case is not said again. */
const buildAssumptions = (recovery: RecoveryModel, cases: readonly WorstCase[], max: number): Block[] => {
  const said = new Set([
    recoveryMessages.containment(recovery.containment),
    ...cases.flatMap(({ outcome }) => listMissingAgreements(recovery, outcome.scenario).texts),
  ]);
  const texts = [...new Set(cases.flatMap(({ outcome }) => outcome.assumptions.map(({ text }) => text)))].filter(
    (text) => !said.has(text),
  );
  if (texts.length === 0 || max === 0) return [];
  const shown = texts.slice(0, max);
  const lead = `${pluralize(texts.length, 'assumption')}${texts.length > shown.length ? ', among them' : ''}: `;
  return [{ kind: 'paragraph', line: [markMuted(`${lead}${shown.join(' ')}`)] }];
};

const explainMoney = ({ bcp: { open_hours_per_week }, isShort }: DocumentContext): string =>
  `Revenue at stake: what stopped functions earn ${open_hours_per_week === null ? 'around the clock' : 'in open hours'}, with and without workarounds.${isShort ? '' : ' It may be all where one of them sells or is critical, and else an even part. Chapter 3 counts a stop of the whole business.'}`;

/** What hurts this plan most, worked out from its own numbers. */
export const buildWorstCases = (context: DocumentContext): Block[] => {
  const { cyber, isShort, recovery } = context;
  const { cases, tried, of } = findWorstCases(recovery, isShort ? SHORT_CASES_MAX : CASES_MAX, { cyber });
  if (cases.length === 0) return [];
  const choices = listLossChoices(recovery);
  return [
    { kind: 'heading', text: cases.length === 1 ? 'The worst case of the stress test' : 'The worst cases of the stress test' },
    {
      kind: 'paragraph',
      line: markMuted(
        [
          'A bar ends when the function is back, and is dashed where it may take longer. Thick marks: maximum downtime. Thin marks: recovery time objective.',
          cases.some(({ dollars }) => dollars !== null) ? explainMoney(context) : '',
          tried < of ? `${tried} of ${of} scenarios were run, the most severe kinds first.` : '',
        ]
          .filter(Boolean)
          .join(' '),
      ),
    },
    ...cases.map((worst) => buildCase(context, recovery, worst, choices, isShort ? SHORT_HEIGHT_MAX : HEIGHT_MAX)),
    ...buildAssumptions(recovery, cases, isShort ? SHORT_ASSUMPTIONS_MAX : ASSUMPTIONS_MAX),
  ];
};
