import { isFilled } from '#shared/domain/bcp/filled.ts';
import { recoveryPriorityLabel } from '#shared/domain/bcp/options.ts';
import { formatAmount, hourlyCost, parseRevenue } from '#shared/domain/bcp/revenue.ts';
import type { DocumentContext } from '../document-context.ts';
import type { Block, Chapter, Line } from '../pdf/model.ts';
import {
  buildTableOrGap,
  formatCriticality,
  formatDuration,
  formatImpact,
  formatRpo,
  formatRto,
  joinOrGap,
  markGap,
  markStrong,
  textOrEmpty,
  textOrGap,
} from '../values.ts';
import { buildChapter } from './chapter.ts';

const formatDowntimeCost = ({ bcp }: DocumentContext): Line => {
  const revenue = parseRevenue(bcp.annual_revenue);
  if (revenue === null || revenue === 0) return markGap(1);
  const perHour = hourlyCost(revenue);
  return [
    markStrong(`${formatAmount(perHour)} per hour, ${formatAmount(perHour * 24)} per day`),
    ` of revenue (from ${textOrEmpty(bcp.annual_revenue)} a year).`,
  ];
};

const buildBusinessFacts = (context: DocumentContext): Block => ({
  kind: 'facts',
  rows: [
    ['Maximum tolerable downtime (MTD)', formatDuration(context.bcp.max_downtime, 3)],
    [
      'Recovery priority',
      isFilled(context.bcp.recovery_priority) ? recoveryPriorityLabel(context.bcp.recovery_priority) : markGap(3),
    ],
    ['Recovery point objective (RPO)', formatDuration(context.bcp.rpo, 3)],
    ['Downtime costs about', formatDowntimeCost(context)],
  ],
});

const buildSeverityTable = ({ bcp }: DocumentContext): Block => ({
  kind: 'table',
  title: 'Impact of downtime',
  columns: [
    { title: 'Kind', width: 22 },
    { title: 'Severity', width: 18 },
    { title: 'What it means', width: 60 },
  ],
  rows: [
    ['Financial', formatImpact(bcp.financial_impact_severity), textOrGap(bcp.financial_impact_description)],
    ['Operational', formatImpact(bcp.operational_impact_severity), textOrGap(bcp.operational_impact_description)],
    ['Reputational', formatImpact(bcp.reputational_impact_severity), textOrGap(bcp.reputational_impact_description)],
    [
      'Legal and regulatory',
      formatImpact(bcp.legal_regulatory_impact_severity),
      textOrGap(bcp.legal_regulatory_impact_description),
    ],
  ],
});

const buildRankedFunctions = ({ functions }: DocumentContext): Block =>
  buildTableOrGap('Critical functions', 4, {
    title: 'Critical functions in the order of recovery',
    columns: [
      { title: 'Function', width: 30 },
      { title: 'Criticality', width: 16 },
      { title: 'MTD', width: 16 },
      { title: 'RTO', width: 19 },
      { title: 'RPO', width: 19 },
    ],
    rows: functions.map((criticalFunction, at) => [
      [
        markStrong(`${at + 1}. ${criticalFunction.name}`),
        isFilled(criticalFunction.description) ? `\n${criticalFunction.description}` : '',
      ],
      formatCriticality(criticalFunction.criticality),
      formatDuration(criticalFunction.max_downtime),
      formatRto(criticalFunction),
      formatRpo(criticalFunction),
    ]),
  });

const buildNeedsTable = ({ functions }: DocumentContext): Block[] =>
  functions.length === 0
    ? []
    : [
        {
          kind: 'table',
          title: 'What each function needs',
          columns: [
            { title: 'Function', width: 26 },
            { title: 'Resources', width: 37 },
            { title: 'Depends on', width: 37 },
          ],
          rows: functions.map((criticalFunction) => [
            markStrong(criticalFunction.name),
            joinOrGap([...new Set([...criticalFunction.resources, ...criticalFunction.required_resources])]),
            joinOrGap(criticalFunction.dependencies),
          ]),
        },
      ];

const terms: Block = {
  kind: 'paragraph',
  line: [
    markStrong('MTD'),
    ' is the longest a function can be down, ',
    markStrong('RTO'),
    ' how soon it must be back, ',
    markStrong('RPO'),
    ' how much recent data may be lost. Severity runs from Low over Medium and High to Critical.',
  ],
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
    [buildBusinessFacts(context), terms, buildRankedFunctions(context), ...buildNeedsTable(context), buildSeverityTable(context)],
  );
