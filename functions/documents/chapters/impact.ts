import { isFilled } from '#shared/domain/bcp/filled.ts';
import { recoveryPriorityLabel } from '#shared/domain/bcp/options.ts';
import { formatAmount, hourlyCost, parseRevenue } from '#shared/domain/bcp/revenue.ts';
import type { DocumentContext } from '../document-context.ts';
import type { Block, Chapter, Line } from '../pdf/model.ts';
import { criticality, duration, gap, impact, joinNames, optional, rpo, rto, strong, tableOrGap, text } from '../values.ts';
import { chapter } from './chapter.ts';

const cost = ({ bcp }: DocumentContext): Line => {
  const revenue = parseRevenue(bcp.annual_revenue);
  if (revenue === null || revenue === 0) return gap(1);
  const perHour = hourlyCost(revenue);
  return [
    strong(`${formatAmount(perHour)} per hour, ${formatAmount(perHour * 24)} per day`),
    ` of revenue (from ${optional(bcp.annual_revenue)} a year).`,
  ];
};

const wholeBusiness = (context: DocumentContext): Block => ({
  kind: 'facts',
  rows: [
    ['Maximum tolerable downtime (MTD)', duration(context.bcp.max_downtime, 3)],
    [
      'Recovery priority',
      isFilled(context.bcp.recovery_priority) ? recoveryPriorityLabel(context.bcp.recovery_priority) : gap(3),
    ],
    ['Recovery point objective (RPO)', duration(context.bcp.rpo, 3)],
    ['Downtime costs about', cost(context)],
  ],
});

const severities = ({ bcp }: DocumentContext): Block => ({
  kind: 'table',
  title: 'Impact of downtime',
  columns: [
    { title: 'Kind', width: 22 },
    { title: 'Severity', width: 18 },
    { title: 'What it means', width: 60 },
  ],
  rows: [
    ['Financial', impact(bcp.financial_impact_severity), text(bcp.financial_impact_description)],
    ['Operational', impact(bcp.operational_impact_severity), text(bcp.operational_impact_description)],
    ['Reputational', impact(bcp.reputational_impact_severity), text(bcp.reputational_impact_description)],
    ['Legal and regulatory', impact(bcp.legal_regulatory_impact_severity), text(bcp.legal_regulatory_impact_description)],
  ],
});

const rankedTable = ({ functions }: DocumentContext): Block =>
  tableOrGap('Critical functions', 4, {
    title: 'Critical functions in the order of recovery',
    columns: [
      { title: 'Function', width: 30 },
      { title: 'Criticality', width: 16 },
      { title: 'MTD', width: 16 },
      { title: 'RTO', width: 19 },
      { title: 'RPO', width: 19 },
    ],
    rows: functions.map((one, at) => [
      [strong(`${at + 1}. ${one.name}`), isFilled(one.description) ? `\n${one.description}` : ''],
      criticality(one.criticality),
      duration(one.max_downtime),
      rto(one),
      rpo(one),
    ]),
  });

const needs = ({ functions }: DocumentContext): Block[] =>
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
          rows: functions.map((one) => [
            strong(one.name),
            joinNames([...new Set([...one.resources, ...one.required_resources])]),
            joinNames(one.dependencies),
          ]),
        },
      ];

const terms: Block = {
  kind: 'paragraph',
  line: [
    strong('MTD'),
    ' is the longest a function can be down, ',
    strong('RTO'),
    ' how soon it must be back, ',
    strong('RPO'),
    ' how much recent data may be lost. Severity runs from Low over Medium and High to Critical.',
  ],
};

/** Business impact analysis. */
export const businessImpact = (context: DocumentContext): Chapter =>
  chapter(
    context,
    3,
    context.functions.length === 0
      ? 'What downtime costs.'
      : `What downtime costs, and in which order ${context.functions
          .map((one) => one.name)
          .slice(0, 3)
          .join(', ')}${context.functions.length > 3 ? ' and the rest' : ''} come back.`,
    [wholeBusiness(context), terms, rankedTable(context), ...needs(context), severities(context)],
  );
