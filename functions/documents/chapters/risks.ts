import type { Mitigation } from '#shared/domain/bcp/bcp.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import type { RatedRisk } from '#shared/domain/bcp/impact.ts';
import { mitigationsFor } from '#shared/domain/bcp/mitigation.ts';
import { effectivenessLabels, mitigationStatusLabels } from '#shared/domain/bcp/options.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import { type DocumentContext, formatContact } from '../document-context.ts';
import type { Block, Chapter, Line } from '../pdf/model.ts';
import { gapParagraph, impact, level, optional, pluralize, shortGap, strong, tableOrGap, text, toSteps } from '../values.ts';
import { chapter } from './chapter.ts';

const formatNumber = (value: string | number | null | undefined): string => (value == null ? '' : String(value));

/** Likelihood and impact are kept as they came from older plans, in words or numbers. */
const likelihood = ({ assessment }: RatedRisk): string =>
  [formatNumber(assessment?.likelihood), formatNumber(assessment?.impact)].filter((one) => one !== '').join(', ');

const matrix = ({ risks }: DocumentContext): Block => {
  const hasLikelihood = risks.some((risk) => likelihood(risk) !== '');
  return tableOrGap('Risks', 2, {
    title: 'Risks by level',
    columns: [
      { title: 'Risk', width: 22 },
      { title: 'Financial' },
      { title: 'Operational' },
      { title: 'Reputational' },
      { title: 'Regulatory' },
      ...(hasLikelihood ? [{ title: 'Likelihood, impact' }] : []),
      { title: 'Level' },
    ],
    rows: risks.map((risk) => [
      [strong(formatRiskName(risk.name)), risk.list === 'location_risks' ? '\nLocation risk' : '\nConcern'],
      impact(risk.assessment?.financial_impact),
      impact(risk.assessment?.operational_impact),
      impact(risk.assessment?.reputational_impact),
      impact(risk.assessment?.regulatory_impact),
      ...(hasLikelihood ? [likelihood(risk) || shortGap] : []),
      level(risk.level),
    ]),
  });
};

const treatment = (context: DocumentContext): Block[] => {
  if (context.risks.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Treatment',
      columns: [
        { title: 'Risk', width: 24 },
        { title: 'Level', width: 14 },
        { title: 'Mitigations', width: 62 },
      ],
      rows: context.risks.map((risk) => {
        const mitigations = mitigationsFor(context.mitigations, risk.name);
        return [
          strong(formatRiskName(risk.name)),
          level(risk.level),
          mitigations.length > 0 ? mitigations.map((one) => one.mitigation_strategy).join('\n') : shortGap,
        ];
      }),
    },
  ];
};

const facts = (context: DocumentContext, one: Mitigation): [string, Line][] => {
  const all: [string, Line][] = [
    ['Responsible', text(formatContact(context, one.responsible_party))],
    ['Timeline', text(one.timeline)],
    ['Status', one.status === null ? shortGap : mitigationStatusLabels[one.status]],
    ['Effectiveness', one.effectiveness === null ? shortGap : effectivenessLabels[one.effectiveness]],
    ['Priority', optional(one.implementation_priority)],
    ['Resources', optional(one.resources_required)],
    ['Upkeep', optional(one.maintenance_requirements)],
  ];
  return all.filter(([, value]) => value !== '');
};

const sheet = (context: DocumentContext, one: Mitigation): Block => ({
  kind: 'sheet',
  title: one.mitigation_strategy,
  aside: formatRiskName(one.risk_name),
  blocks: [
    ...(isFilled(one.detailed_strategy) ? [toSteps(one.detailed_strategy)] : []),
    ...(one.specific_actions.length > 0 ? [{ kind: 'list' as const, isOrdered: false, items: one.specific_actions }] : []),
    { kind: 'facts', rows: facts(context, one) },
  ],
});

const count = ({ risks }: DocumentContext, wanted: string): number => risks.filter((risk) => risk.level === wanted).length;

/** Risk assessment and treatment. */
export const riskTreatment = (context: DocumentContext): Chapter =>
  chapter(
    context,
    4,
    context.risks.length === 0
      ? 'What can happen, and what is done about it.'
      : `${pluralize(context.risks.length, 'risk')}: ${count(context, 'high')} high, ${count(context, 'medium')} medium, ${count(context, 'low')} low.`,
    [
      matrix(context),
      ...treatment(context),
      { kind: 'heading', text: 'Mitigations' },
      ...(context.mitigations.length > 0
        ? context.mitigations.map((one) => sheet(context, one))
        : [gapParagraph('Mitigations', 5)]),
    ],
  );
