import type { Mitigation } from '#shared/domain/bcp/bcp.ts';
import { sortByUrgency, spreadDueDays } from '#shared/domain/bcp/due-days.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { isLikelihood, type RatedRisk } from '#shared/domain/bcp/impact.ts';
import { findReferredRisk, isOpen, listMeasures, mitigationsFor } from '#shared/domain/bcp/mitigation.ts';
import { computeReviewDay, planDueDays } from '#shared/domain/bcp/next-steps.ts';
import { effectivenessLabels, likelihoodLabels, mitigationStatusLabels } from '#shared/domain/bcp/options.ts';
import { isAssumed } from '#shared/domain/bcp/provenance.ts';
import { formatRiskName, isSameRisk } from '#shared/domain/bcp/risk-names.ts';
import { listBcpStates } from '#shared/domain/location.ts';
import { oncePer } from '#shared/domain/once.ts';
import { addDays } from '#shared/domain/time.ts';
import { formatDate } from '#shared/format/dates.ts';
import { isWithin } from '#shared/knowledge/places/seasons.ts';
import { pluralize } from '#shared/knowledge/sentence.ts';
import { buildRiskHeatMap } from '#shared/pictures/risk-heat-map.ts';
import { type DocumentContext, formatContact } from '../document-context.ts';
import type { Block, Chapter, Line, Span } from '../pdf/model.ts';
import {
  buildAssumedLegend,
  buildTableOrGap,
  formatImpact,
  formatLevel,
  formatStep,
  formatTitle,
  markAssumedAmong,
  markMuted,
  markStrong,
  parseSteps,
  shortGap,
  textOrEmpty,
  textOrGap,
  truncateAfterSentence,
  truncateBetweenWords,
} from '../values.ts';
import { buildChapter } from './chapter.ts';
import { findDayBefore, findSeason, findSeasonStart } from './exercise-days.ts';
import { buildFigure } from './figure.ts';
import { groupOpenMeasures } from './open-measures.ts';

const formatNumber = (value: string | number | null | undefined): string => (value == null ? '' : String(value));

/** Likelihood and impact are kept as they came from older BCPs, in words or numbers. */
const formatLikelihood = ({ assessment }: RatedRisk): string => {
  const likelihood = assessment?.likelihood;
  const rating = isLikelihood(likelihood) ? likelihoodLabels[likelihood] : formatNumber(likelihood);
  return [rating, formatNumber(assessment?.impact)].filter((text) => text !== '').join(', ');
};

export const isRated = ({ assessment }: RatedRisk): boolean =>
  assessment !== undefined && Object.values(assessment).some((value) => value !== null && value !== undefined);

const buildRiskMatrix = ({ risks }: DocumentContext): Block[] => {
  const rated = risks.filter(isRated);
  const unrated = risks.filter((risk) => !isRated(risk)).map(({ name }) => formatRiskName(name));
  const hasLikelihood = rated.some((risk) => formatLikelihood(risk) !== '');
  const hasImpact = rated.some(({ assessment }) => formatNumber(assessment?.impact) !== '');
  const matrix: Block[] = [
    buildTableOrGap('Risks', 2, {
      title: 'Risks by level',
      columns: [
        { title: 'Risk', width: hasLikelihood ? 22 : 32 },
        { title: 'Financial' },
        { title: 'Operations' },
        { title: 'Reputation' },
        { title: 'Regulatory' },
        ...(hasLikelihood ? [{ title: hasImpact ? 'Likelihood, impact' : 'Likelihood' }] : []),
        { title: 'Level' },
      ],
      rows: rated.map((risk) => [
        [markStrong(formatRiskName(risk.name)), risk.list === 'location_risks' ? markMuted(' (location)') : ''],
        formatImpact(risk.assessment?.financial_impact),
        formatImpact(risk.assessment?.operational_impact),
        formatImpact(risk.assessment?.reputational_impact),
        formatImpact(risk.assessment?.regulatory_impact),
        ...(hasLikelihood ? [formatLikelihood(risk) || shortGap] : []),
        formatLevel(risk.level),
      ]),
    }),
  ];
  return [
    ...(rated.length > 0 || risks.length === 0 ? matrix : []),
    ...(unrated.length === 0
      ? []
      : [
          {
            kind: 'paragraph' as const,
            line: [
              markStrong('Not rated yet'),
              { text: ` (${formatStep(3)}): `, mark: 'gap' as const, inIssue: { text: ': ' } },
              unrated.join(', '),
            ],
          },
        ]),
  ];
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
export interface CardReasons {
  count: number;
  /** Of one risk in all, and of its source. */
  letters: number;
  source: number;
}

/** Where room is short. */
export const CARD_REASONS: CardReasons = { count: 2, letters: 185, source: 40 };

/** The hazards of the place first. A reason gives way to its source. */
export const buildCardReasons = ({ risks }: DocumentContext, { count, letters, source: sourceMax }: CardReasons): Block[] => {
  const explained = risks.filter((risk) => risk.reason !== undefined);
  const ofPlace = explained.filter(({ list }) => list === 'location_risks');
  const shown = (ofPlace.length > 0 ? ofPlace : explained).slice(0, count);
  if (shown.length === 0) return [];
  const items = shown.map(({ name, reason }): Line => {
    const source = isFilled(reason?.source) ? ` (Source: ${truncateBetweenWords(reason.source, sourceMax)})` : '';
    const title = truncateBetweenWords(formatRiskName(name), 40);
    return [markStrong(`${title}. `), truncateAfterSentence(reason!.text, letters - title.length - source.length), source];
  });
  return [
    { kind: 'heading', text: 'Why these risks matter here' },
    { kind: 'list', isOrdered: false, items },
  ];
};

/** The rest of a cell, below its first line. */
const addLines = (lines: readonly string[]): string => lines.map((line) => `\n${line}`).join('');

const formatMitigation = ({ isShort, mitigations }: DocumentContext, mitigation: Mitigation): Line => {
  const upkeep = [
    isFilled(mitigation.resources_required) ? `Needs: ${mitigation.resources_required}` : '',
    isFilled(mitigation.maintenance_requirements) ? `Upkeep: ${mitigation.maintenance_requirements}` : '',
  ].filter(isFilled);
  return [
    markStrong(mitigation.mitigation_strategy),
    ...markAssumedAmong(mitigations)(mitigation),
    addLines(isShort ? [] : parseSteps(mitigation.detailed_strategy ?? '')),
    isShort
      ? mitigation.specific_actions.map((action) => ` •\u00a0${action}`).join('')
      : addLines(mitigation.specific_actions.map((action) => `• ${action}`)),
    markMuted(
      isShort
        ? upkeep
            .map((line) => ` ${line}`)
            .slice(0, isFilled(mitigation.resources_required) ? 1 : 0)
            .join('')
        : addLines(upkeep),
    ),
  ];
};

/** A suggestion without a date is not begun. Work that may be done again tomorrow waits a week at most. */
const PROPOSED_DAYS = { beforeWork: 7, otherwise: 30, beforeSeason: 14, withTalk: 90 };

const BEFORE_WORK = /^before the next (?!.*(?:season|election|festival))/i;
const WITH_TALK = /^with the yearly safety talk$/i;
const WITH_REVIEW = /^at the next yearly review$/i;
const OF_A_SEASON = /\b(?:season|snow|freeze|gales|warm month)\b/i;

/** What no one but us has timed, and not by a day: before the season that it names, else soon. */
const proposeDueDay = ({ bcp, risks }: DocumentContext, mitigation: Mitigation, from: string): string | null => {
  if (!isAssumed(mitigation) || !isFilled(mitigation.timeline)) return null;
  if (WITH_REVIEW.test(mitigation.timeline)) return computeReviewDay(from);
  if (WITH_TALK.test(mitigation.timeline)) return addDays(from, PROPOSED_DAYS.withTalk);
  const risk = OF_A_SEASON.test(mitigation.timeline) && risks.find(({ name }) => isSameRisk(name, mitigation.risk_name));
  const season = risk ? findSeason(risks, risk, listBcpStates(bcp)[0]?.code) : null;
  const isInSeason = season !== null && isWithin(Number(from.slice(5, 7)), season);
  const isSoon = isInSeason || BEFORE_WORK.test(mitigation.timeline);
  const days = isSoon ? PROPOSED_DAYS.beforeWork : PROPOSED_DAYS.otherwise;
  const eve = season === null || isInSeason ? null : findDayBefore(season, null, from);
  const soon = addDays(from, days);
  return [soon, ...(eve === null ? [] : [addDays(eve, -PROPOSED_DAYS.beforeSeason)])].toSorted().at(-1)!;
};

/** By the id of the measure. “Within 30 days” counts from the issue, before that from the day of this copy. */
const planDays = oncePer((context: DocumentContext): ReadonlyMap<string, string> => {
  const { created_at, issued_at = context.generatedAt } = context.bcp;
  const from = issued_at.slice(0, 10);
  const stated = planDueDays(context.mitigations, context.risks, { created_at, issued_at });
  const deadlines = sortByUrgency(listMeasures(context.mitigations), context.risks).flatMap((measure) => {
    const day = stated.get(measure.id);
    if (day !== undefined) return [{ measure, latest: day, isFixed: true }];
    const latest = isOpen(measure) ? proposeDueDay(context, measure, from) : null;
    return latest === null ? [] : [{ measure, latest, isFixed: false }];
  });
  return spreadDueDays(deadlines, from);
});

export const findDueDay = (context: DocumentContext, { id }: Mitigation): string | null => planDays(context).get(id) ?? null;

const formatStatusAndDate = (context: DocumentContext, mitigation: Mitigation): (string | Span)[] => {
  const { status, timeline } = mitigation;
  const start = findSeasonStart(context.risks, mitigation.risk_name, timeline);
  const date = start === null ? textOrGap(timeline) : `${timeline} (begins in ${start})`;
  const day = isOpen(mitigation) ? findDueDay(context, mitigation) : null;
  const due = day === null ? '' : `due ${formatDate(day, 'UTC')}`;
  const begun = [status === null ? '' : mitigationStatusLabels[status], due].filter(isFilled).join(', ');
  if (begun === '') return [date];
  // Without its date the status stands alone, so the colon is part of what may be left out.
  return [begun, typeof date === 'string' ? `: ${date}` : { ...date, text: `: ${date.text}` }];
};

const formatOwnerAndDate = (context: DocumentContext, mitigation: Mitigation): Line => {
  const { isShort } = context;
  const { effectiveness, implementation_priority } = mitigation;
  return [
    textOrGap(formatContact(context, mitigation.responsible_party)),
    '\n',
    ...formatStatusAndDate(context, mitigation),
    ...(effectiveness === null || isShort ? [] : [markMuted(`\nEffectiveness: ${effectivenessLabels[effectiveness]}`)]),
    ...(isFilled(implementation_priority) && !isShort ? [markMuted(`\nPriority: ${implementation_priority}`)] : []),
  ];
};

/** One row per measure, in the order of the risks, then what is treated although it is not among them. Risks with one answer share its row. */
const buildMitigationTable = (context: DocumentContext): Block => {
  const { risks, mitigations } = context;
  const treated = risks.flatMap((risk) => mitigationsFor(mitigations, risk.name));
  const all = [...new Set([...treated, ...mitigations])];
  const nameOf = ({ risk_name }: Mitigation): string => formatRiskName(risk_name);
  const isReferring = (mitigation: Mitigation): boolean =>
    all.some((other) => other !== mitigation && nameOf(other) === findReferredRisk(mitigation));
  const rows = all
    .filter((mitigation) => !isReferring(mitigation))
    .map((mitigation): Line[] => {
      const others = all.filter((other) => other !== mitigation && findReferredRisk(other) === nameOf(mitigation));
      return [
        markStrong([mitigation, ...others].map(nameOf).join(', ')),
        formatMitigation(context, mitigation),
        formatOwnerAndDate(context, mitigation),
      ];
    });
  return buildTableOrGap('Mitigations', 5, {
    title: formatTitle('Mitigations', mitigations),
    columns: [
      { title: 'Risk', width: 17 },
      { title: 'What is done (steps: part R)', width: 61 },
      { title: 'Who, by when', width: 22 },
    ],
    rows,
  });
};

const FIRST_MAX = 5;
const NEEDS_MAX = 150;
const TIMELINE_MAX = 60;

const formatDueDay = (context: DocumentContext, mitigation: Mitigation): Line => {
  const day = findDueDay(context, mitigation);
  if (day === null) return textOrGap(mitigation.timeline);
  const date = formatDate(day, 'UTC');
  return context.bcp.issued_at === undefined && !context.isShort
    ? [date, markMuted(`\n${truncateBetweenWords(textOrEmpty(mitigation.timeline), TIMELINE_MAX)}`)]
    : date;
};

const formatNeeds = ({ resources_required }: Mitigation): Line =>
  isFilled(resources_required)
    ? truncateBetweenWords(resources_required, NEEDS_MAX)
    : { text: 'Ask for a quote', mark: 'gap', inIssue: { text: 'Not priced yet' } };

/** Twenty measures with the same date are no plan: what answers the worst risks, and those to people, comes first. */
const buildFirstMeasures = (context: DocumentContext): Block[] => {
  const { isShort, mitigations } = context;
  const open = groupOpenMeasures(context).map(([first]) => first!);
  if (mitigations.length <= FIRST_MAX || open.length <= 1) return [];
  return [
    {
      kind: 'table',
      title: 'Start with these',
      columns: [
        { title: 'Against', width: isShort ? 48 : 28 },
        { title: 'Who', width: isShort ? 34 : 22 },
        { title: 'By when', width: isShort ? 18 : 14 },
        // A short document says it once, with the measure.
        ...(isShort ? [] : [{ title: 'What it takes', width: 36 }]),
      ],
      rows: open
        .slice(0, FIRST_MAX)
        .map((mitigation, at) => [
          markStrong(`${at + 1}. ${formatRiskName(mitigation.risk_name)}`),
          textOrGap(formatContact(context, mitigation.responsible_party)),
          formatDueDay(context, mitigation),
          ...(isShort ? [] : [formatNeeds(mitigation)]),
        ]),
    },
  ];
};

const listUntreated = ({ risks, mitigations }: DocumentContext): Block[] => {
  const names = risks
    .filter(({ name }) => mitigationsFor(mitigations, name).length === 0)
    .map(({ name }) => formatRiskName(name));
  return names.length === 0 || mitigations.length === 0
    ? []
    : [
        {
          kind: 'paragraph',
          line: ['No mitigation yet: ', { text: names.join(', '), mark: 'gap', inIssue: { text: names.join(', ') } }],
        },
      ];
};

const summarizeRisks = ({ risks }: DocumentContext): string => {
  if (risks.length === 0) return 'What can happen, and what is done about it.';
  const rated = risks.filter(isRated);
  const counts = (['high', 'medium', 'low'] as const).map(
    (level) => `${rated.filter((risk) => risk.level === level).length} ${level}`,
  );
  if (rated.length < risks.length) counts.push(`${risks.length - rated.length} not rated`);
  return `${pluralize(risks.length, 'risk')}: ${counts.join(', ')}.`;
};

export const buildRiskChapter = (context: DocumentContext): Chapter =>
  buildChapter(context, 4, summarizeRisks(context), [
    ...(context.isShort ? [] : buildFigure(buildRiskHeatMap(context.risks))),
    ...buildRiskMatrix(context),
    ...buildReasons(context),
    ...buildFirstMeasures(context),
    buildMitigationTable(context),
    ...buildAssumedLegend(context.mitigations),
    ...listUntreated(context),
  ]);
