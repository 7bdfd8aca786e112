import type { CriticalFunction } from '#shared/domain/bcp/bcp.ts';
import { findStandstillTime, findStrictest } from '#shared/domain/bcp/business-times.ts';
import { formatMinutes, parseDuration } from '#shared/domain/bcp/duration.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { durationLabel, impactDriverLabels, recoveryPriorityLabel } from '#shared/domain/bcp/options.ts';
import { computePeakCosts } from '#shared/domain/bcp/peak-sales.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { isAssumed } from '#shared/domain/bcp/provenance.ts';
import { computeDowntimeCosts, type DowntimeCosts, formatAmountRange } from '#shared/domain/bcp/revenue.ts';
import { computeExtraExpense, computeLostRevenue, findStandingIncome } from '#shared/domain/bcp/standing-income.ts';
import { buildDowntimeCostFigure } from '#shared/pictures/downtime-cost-figure.ts';
import { buildImpactHeatMap } from '#shared/pictures/impact-heat-map.ts';
import type { DocumentContext } from '../document-context.ts';
import type { Block, Chapter, Line } from '../pdf/model.ts';
import { appendProof } from '../proof.ts';
import {
  buildAssumedLegend,
  buildTableOrGap,
  formatBackWithin,
  formatCriticality,
  formatDuration,
  formatImpact,
  formatRpo,
  formatTitle,
  markAssumedAmong,
  markGap,
  markMuted,
  markStrong,
  none,
  textOrEmpty,
  textOrGap,
} from '../values.ts';
import { buildChapter } from './chapter.ts';
import { buildFigure } from './figure.ts';
import { buildImpactOverTime } from './impact-over-time.ts';

/** The second sentence says how to enter the opening hours. */
const AFTER_FIRST_SENTENCE = /(?<=\.) .*$/;

const formatDowntimeCost = ({ bcp, copy }: DocumentContext): Line => {
  const costs = computeDowntimeCosts(bcp);
  if (costs === null) return markGap(1);
  const formula = copy === 'issue' ? costs.formula.replace(AFTER_FIRST_SENTENCE, '') : costs.formula;
  const [income, extra, hour] = [findStandingIncome(bcp), computeExtraExpense(bcp), costs.isOpenHour ? 'open hour' : 'hour'];
  if (income !== null && extra !== null)
    return [
      markStrong(`Extra expense of ${formatAmountRange(extra.over(1))} per ${hour}`),
      `, and penalties and late fees on top. Most income (${income}) continues while the doors are closed. Revenue is ${costs.perHour} per ${hour} (${formula}). ${extra.basis}`,
    ];
  return [markStrong(formatRate(costs)), ` of revenue. ${formula}`];
};

const formatRate = ({ perHour, isOpenHour, perDay }: DowntimeCosts): string =>
  `${perHour} per ${isOpenHour ? 'open hour' : 'hour'}, ${perDay} per ${isOpenHour ? 'open day' : 'day'}`;

/** A flat average hides what the weeks of the season are worth. */
const listPeakCost = ({ bcp }: DocumentContext): [string, Line][] => {
  const peak = computePeakCosts(bcp);
  return peak === null ? [] : [['In the busiest weeks', [markStrong(formatRate(peak.costs)), `. ${peak.basis}`]]];
};

/** Without a time of its own, the business must be back as soon as its strictest function. */
const formatOwnOrStrictest = ({ bcp, functions }: DocumentContext, field: 'max_downtime' | 'rpo'): Line => {
  const strictest = findStrictest(functions, field);
  if (isFilled(bcp[field]) || strictest === null) return formatDuration(bcp[field], 3);
  return { text: `${strictest.time} (that of ${strictest.name}, not confirmed)`, mark: 'ai' };
};

const buildBusinessFacts = (context: DocumentContext): Block => ({
  kind: 'facts',
  rows: [
    ['Maximum tolerable downtime (MTD)', formatOwnOrStrictest(context, 'max_downtime')],
    ...(isFilled(context.bcp.recovery_priority)
      ? [['Recovery priority', recoveryPriorityLabel(context.bcp.recovery_priority)] as [string, Line]]
      : []),
    ['Recovery point objective (RPO)', formatOwnOrStrictest(context, 'rpo')],
    ['Downtime costs about', formatDowntimeCost(context)],
    ...listPeakCost(context),
  ],
});

/** Step 3 asks for the severity of a standstill as long as the business can bear, which few hours may leave Low. */
const buildSeverityTable = ({ bcp, functions }: DocumentContext): Block => {
  const time = findStandstillTime(bcp.max_downtime, functions);
  const cost = computeLostRevenue(bcp)?.over(time);
  const peakCost = computePeakCosts(bcp)?.costs.over(time);
  const financial = formatImpact(bcp.financial_impact_severity);
  return {
    kind: 'table',
    title: time === null ? 'Impact of downtime' : `Impact of downtime that lasts ${durationLabel(time).toLowerCase()}`,
    columns: [
      { title: 'Kind', width: 18 },
      { title: 'Severity', width: 14 },
      { title: 'What it means', width: 68 },
    ],
    rows: [
      [
        'Financial',
        cost && isFilled(bcp.financial_impact_severity)
          ? [financial, `\nup to ${cost}${peakCost ? `, in the busiest weeks ${peakCost}` : ''}`].flat()
          : financial,
        textOrGap(bcp.financial_impact_description),
      ],
      ['Operational', formatImpact(bcp.operational_impact_severity), textOrGap(bcp.operational_impact_description)],
      ['Reputational', formatImpact(bcp.reputational_impact_severity), textOrGap(bcp.reputational_impact_description)],
      [
        'Legal and regulatory',
        formatImpact(bcp.legal_regulatory_impact_severity),
        textOrGap(bcp.legal_regulatory_impact_description),
      ],
    ],
  };
};

const formatShortReason = (criticalFunction: CriticalFunction): string => {
  const { peak_times } = criticalFunction;
  const facts = [formatReasonForTime(criticalFunction), isFilled(peak_times) ? `Busiest: ${peak_times}` : ''].filter(isFilled);
  return facts.map((fact) => `\n${fact}`).join('');
};

const buildRankedFunctions = (context: DocumentContext): Block =>
  buildTableOrGap('Critical functions', 4, {
    title: formatTitle('Critical functions in the order of recovery', context.functions),
    columns: [
      { title: 'Function', width: 40 },
      { title: 'Criticality', width: 14 },
      { title: 'MTD: longest', width: 15 },
      { title: 'RTO: back in', width: 15 },
      { title: 'RPO: data lost', width: 16 },
    ],
    rows: context.functions.map((criticalFunction, at) => [
      [
        markStrong(`${at + 1}. ${criticalFunction.name}`),
        ...markAssumedAmong(context.functions)(criticalFunction),
        ...(context.isShort ? [markMuted(formatShortReason(criticalFunction))] : []),
      ],
      formatCriticality(criticalFunction.criticality),
      protectsPeople(criticalFunction.name) ? none : formatDuration(criticalFunction.max_downtime),
      appendProof(context, formatBackWithin(criticalFunction), 'rto', 'function', criticalFunction, '\n'),
      protectsPeople(criticalFunction.name)
        ? none
        : appendProof(context, formatRpo(criticalFunction), 'rpo', 'function', criticalFunction, '\n'),
    ]),
  });

/** A third of a page. */
const HEAT_MAP_HEIGHT = 240;

/** Whoever is there acts when people are in danger. */
const formatStaff = ({ name, minimum_staff }: CriticalFunction): string => {
  if (minimum_staff != null) return String(minimum_staff);
  return protectsPeople(name) ? none : '';
};

/** Says from what a number comes that no one has confirmed. */
const buildStaffLegend = (functions: readonly CriticalFunction[]): Block[] =>
  functions.some((fn) => fn.minimum_staff != null && isAssumed(fn))
    ? [
        {
          kind: 'paragraph',
          line: [
            markMuted(
              'Least people are assumed from the kind of work. It takes one at a desk, two where no one may work alone, and a small crew for the rest. A license or a rule may require more.',
            ),
          ],
        },
      ]
    : [];

/** After how long an outage is unacceptable, and what makes it so. */
const formatReasonForTime = ({ name, max_downtime, impact_driver }: CriticalFunction): string => {
  if (protectsPeople(name)) return `Right away: ${impactDriverLabels.safety.toLowerCase()}`;
  if (impact_driver == null) return '';
  const driver = impactDriverLabels[impact_driver];
  const longest = parseDuration(max_downtime)?.hi ?? Number.POSITIVE_INFINITY;
  return Number.isFinite(longest) && longest > 0 ? `After ${formatMinutes(longest)}: ${driver.toLowerCase()}` : driver;
};

/** Without it, a maximum downtime stands there without a reason. The shorter documents say the least service in chapter 8. */
const buildReasonsForTimes = ({ functions, isShort, template }: DocumentContext): Block[] => {
  // A short document says it with each function of the table above.
  if (isShort) return [];
  const isDetailed = template === 'detailed';
  const stated = functions.filter(
    (fn) =>
      formatReasonForTime(fn) !== '' ||
      isFilled(fn.peak_times) ||
      fn.minimum_staff != null ||
      (isDetailed && isFilled(fn.minimum_service)),
  );
  if (stated.length === 0) return [];
  return [
    {
      kind: 'table',
      title: isDetailed ? 'The least that must run, and why' : 'Why these times',
      columns: [
        { title: 'Function', width: isDetailed ? 24 : 34 },
        { title: 'An outage is unacceptable', width: isDetailed ? 18 : 24 },
        ...(isDetailed ? [{ title: 'Minimum service', width: 32 }] : []),
        { title: 'Least people', width: 8 },
        { title: 'Busiest times', width: isDetailed ? 18 : 34 },
      ],
      rows: stated.map((fn) => [
        markStrong(fn.name),
        formatReasonForTime(fn),
        ...(isDetailed ? [textOrEmpty(fn.minimum_service)] : []),
        formatStaff(fn),
        textOrEmpty(fn.peak_times),
      ]),
    },
    ...buildStaffLegend(stated),
  ];
};

export const buildImpactChapter = (context: DocumentContext): Chapter =>
  buildChapter(
    context,
    3,
    context.functions.length === 0
      ? 'What downtime costs.'
      : `What downtime costs, and in which order ${context.functions
          .map((criticalFunction) => criticalFunction.name)
          .slice(0, 3)
          .join(', ')}${context.functions.length > 3 ? ' and the rest' : ''} come back.`,
    [
      buildBusinessFacts(context),
      ...(findStandingIncome(context.bcp) === null ? buildFigure(buildDowntimeCostFigure(context.bcp)) : []),
      buildRankedFunctions(context),
      ...buildAssumedLegend(context.functions),
      // In a short document the table alone says it.
      ...(context.isShort ? [] : buildFigure(buildImpactHeatMap(context.functions), HEAT_MAP_HEIGHT)),
      ...buildReasonsForTimes(context),
      ...buildImpactOverTime(context),
      buildSeverityTable(context),
    ],
  );
