import type { Mitigation } from '#shared/domain/bcp/bcp.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { isLikelihood, type RatedRisk } from '#shared/domain/bcp/impact.ts';
import { mitigationsFor } from '#shared/domain/bcp/mitigation.ts';
import { effectivenessLabels, likelihoodLabels, mitigationStatusLabels } from '#shared/domain/bcp/options.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import { pluralize } from '#shared/knowledge/sentence.ts';
import { type DocumentContext, formatContact } from '../document-context.ts';
import type { Block, Chapter, Line } from '../pdf/model.ts';
import {
  buildGapParagraph,
  buildTableOrGap,
  formatImpact,
  formatLevel,
  markStrong,
  shortGap,
  textOrEmpty,
  textOrGap,
  toSteps,
  truncateBetweenWords,
} from '../values.ts';
import { buildChapter } from './chapter.ts';

const formatNumber = (value: string | number | null | undefined): string => (value == null ? '' : String(value));

/** Likelihood and impact are kept as they came from older BCPs, in words or numbers. */
const formatLikelihood = ({ assessment }: RatedRisk): string => {
  const likelihood = assessment?.likelihood;
  const rating = isLikelihood(likelihood) ? likelihoodLabels[likelihood] : formatNumber(likelihood);
  return [rating, formatNumber(assessment?.impact)].filter((text) => text !== '').join(', ');
};

const buildRiskMatrix = ({ risks }: DocumentContext): Block => {
  const hasLikelihood = risks.some((risk) => formatLikelihood(risk) !== '');
  const hasImpact = risks.some(({ assessment }) => formatNumber(assessment?.impact) !== '');
  return buildTableOrGap('Risks', 2, {
    title: 'Risks by level',
    columns: [
      { title: 'Risk', width: 22 },
      { title: 'Financial' },
      { title: 'Operational' },
      { title: 'Reputational' },
      { title: 'Regulatory' },
      ...(hasLikelihood ? [{ title: hasImpact ? 'Likelihood, impact' : 'Likelihood' }] : []),
      { title: 'Level' },
    ],
    rows: risks.map((risk) => [
      [markStrong(formatRiskName(risk.name)), risk.list === 'location_risks' ? '\nLocation risk' : '\nConcern'],
      formatImpact(risk.assessment?.financial_impact),
      formatImpact(risk.assessment?.operational_impact),
      formatImpact(risk.assessment?.reputational_impact),
      formatImpact(risk.assessment?.regulatory_impact),
      ...(hasLikelihood ? [formatLikelihood(risk) || shortGap] : []),
      formatLevel(risk.level),
    ]),
  });
};

const formatReason = ({ reason }: RatedRisk): Line =>
  reason === undefined ? '' : isFilled(reason.source) ? `${reason.text} (Source: ${reason.source})` : reason.text;

const buildReasons = ({ risks }: DocumentContext): Block[] => {
  const explained = risks.filter((risk) => risk.reason !== undefined);
  if (explained.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Why these risks matter here',
      columns: [
        { title: 'Risk', width: 24 },
        { title: 'Reason', width: 76 },
      ],
      rows: explained.map((risk) => [markStrong(formatRiskName(risk.name)), formatReason(risk)]),
    },
  ];
};

/** Two lines of a card. */
const CARD_REASON_MAX = 185;

/** The hazards of the place first. A reason gives way to its source, which stays whole. */
export const buildCardReasons = ({ risks }: DocumentContext, max: number): Block[] => {
  const explained = risks.filter((risk) => risk.reason !== undefined);
  const ofPlace = explained.filter(({ list }) => list === 'location_risks');
  const shown = (ofPlace.length > 0 ? ofPlace : explained).slice(0, max);
  if (shown.length === 0) return [];
  const items = shown.map(({ name, reason }): Line => {
    const source = isFilled(reason?.source) ? ` (Source: ${truncateBetweenWords(reason.source, 40)})` : '';
    const title = truncateBetweenWords(formatRiskName(name), 40);
    return [markStrong(`${title}. `), truncateBetweenWords(reason!.text, CARD_REASON_MAX - title.length - source.length), source];
  });
  return [
    { kind: 'heading', text: 'Why these risks matter here' },
    { kind: 'list', isOrdered: false, items },
  ];
};

const buildTreatment = (context: DocumentContext): Block[] => {
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
          markStrong(formatRiskName(risk.name)),
          formatLevel(risk.level),
          mitigations.length > 0 ? mitigations.map((mitigation) => mitigation.mitigation_strategy).join('\n') : shortGap,
        ];
      }),
    },
  ];
};

const listMitigationFacts = (context: DocumentContext, mitigation: Mitigation): [string, Line][] => {
  const all: [string, Line][] = [
    ['Responsible', textOrGap(formatContact(context, mitigation.responsible_party))],
    ['Timeline', textOrGap(mitigation.timeline)],
    ['Status', mitigation.status === null ? shortGap : mitigationStatusLabels[mitigation.status]],
    ['Effectiveness', mitigation.effectiveness === null ? shortGap : effectivenessLabels[mitigation.effectiveness]],
    ['Priority', textOrEmpty(mitigation.implementation_priority)],
    ['Resources', textOrEmpty(mitigation.resources_required)],
    ['Upkeep', textOrEmpty(mitigation.maintenance_requirements)],
  ];
  return all.filter(([, value]) => value !== '');
};

const buildMitigationSheet = (context: DocumentContext, mitigation: Mitigation): Block => ({
  kind: 'sheet',
  title: mitigation.mitigation_strategy,
  aside: formatRiskName(mitigation.risk_name),
  blocks: [
    ...(isFilled(mitigation.detailed_strategy) ? [toSteps(mitigation.detailed_strategy)] : []),
    ...(mitigation.specific_actions.length > 0
      ? [{ kind: 'list' as const, isOrdered: false, items: mitigation.specific_actions }]
      : []),
    { kind: 'facts', rows: listMitigationFacts(context, mitigation) },
  ],
});

const countByLevel = ({ risks }: DocumentContext, wanted: string): number => risks.filter((risk) => risk.level === wanted).length;

export const buildRiskChapter = (context: DocumentContext): Chapter =>
  buildChapter(
    context,
    4,
    context.risks.length === 0
      ? 'What can happen, and what is done about it.'
      : `${pluralize(context.risks.length, 'risk')}: ${countByLevel(context, 'high')} high, ${countByLevel(context, 'medium')} medium, ${countByLevel(context, 'low')} low.`,
    [
      buildRiskMatrix(context),
      ...buildReasons(context),
      ...buildTreatment(context),
      { kind: 'heading', text: 'Mitigations' },
      ...(context.mitigations.length > 0
        ? context.mitigations.map((mitigation) => buildMitigationSheet(context, mitigation))
        : [buildGapParagraph('Mitigations', 5)]),
    ],
  );
