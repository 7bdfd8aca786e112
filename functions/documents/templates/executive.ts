import type { Mitigation } from '#shared/domain/bcp/bcp.ts';
import { isAnswered, isFilled } from '#shared/domain/bcp/filled.ts';
import {
  listItemsByUse,
  listPricedItems,
  listUnpricedItems,
  needsQuotes,
  readStaffHours,
  sumFirstYear,
  takesOnlyTime,
} from '#shared/domain/bcp/first-year-cost.ts';
import { isOpen, listMeasures, mitigationsFor } from '#shared/domain/bcp/mitigation.ts';
import { computePeakCosts } from '#shared/domain/bcp/peak-sales.ts';
import { dropPartner } from '#shared/domain/bcp/posts.ts';
import { computeDowntimeCosts, formatAmountRange } from '#shared/domain/bcp/revenue.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import { recommendImprovements } from '#shared/domain/bcp/score.ts';
import { computeExtraExpense, findStandingIncome } from '#shared/domain/bcp/standing-income.ts';

import { formatDate } from '#shared/format/dates.ts';
import { nameMeasure } from '#shared/knowledge/measure-titles.ts';
import { pluralize } from '#shared/knowledge/sentence.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { readinessMessages } from '#shared/messages/readiness.ts';
import { buildDowntimeCostFigure } from '#shared/pictures/downtime-cost-figure.ts';
import { buildRecoveryTimeline } from '#shared/pictures/recovery-timeline.ts';
import { buildRiskHeatMap } from '#shared/pictures/risk-heat-map.ts';
import { countOpenPoints } from '../chapters/chapter.ts';
import { listEdition } from '../chapters/control.ts';
import { buildFigure } from '../chapters/figure.ts';
import { groupOpenMeasures } from '../chapters/open-measures.ts';
import { buildCardReasons, CARD_REASONS, findDueDay, isRated } from '../chapters/risks.ts';
import { type DocumentContext, findPerson, formatDeciders, formatResponsible } from '../document-context.ts';
import type { Block, Chapter, Document, Line } from '../pdf/model.ts';
import {
  buildTableOrGap,
  formatBackWithin,
  formatCriticality,
  formatDuration,
  formatLevel,
  formFilledIn,
  joinUpTo,
  markGap,
  markMuted,
  markStrong,
  shortGap,
  textOrEmpty,
  textOrGap,
  truncateBetweenWords,
} from '../values.ts';
import { toCard } from './card.ts';

const ROWS_MAX = 5;
/** The decisions below name the measures against the worst of them again. */
const RISKS_MAX = 4;
const DECISIONS_MAX = 3;
/** A critical supplier with no alternative that somebody has confirmed. */
const WITHOUT_ALTERNATIVE = 'R21';
const SUPPLIER_MAX = 26;
const NAME_MAX = 36;
/** Ten words. A longer one is an owner’s own. */
const TITLE_MAX = 80;
/** With more the summary leaves its page. */
const REASONS_MAX = 1;
const formatRest = (count: number, max = ROWS_MAX): string => (count > max ? `, the first ${max} of ${count}` : '');

/** The score counts what is filled in, so it never stands without what would work. */
const formatReadiness = ({ readiness: { score, missing } }: DocumentContext): Line => [
  markStrong(readinessMessages.of(score)),
  `. ${missing[0] ?? readinessMessages.complete}`.replace(/\.$/, ''),
];

const formatUnrated = (risks: DocumentContext['risks']): string => {
  const unrated = risks.filter((risk) => !isRated(risk)).length;
  return unrated === 0 ? '' : `, ${unrated} unrated`;
};

const buildPosition = (context: DocumentContext): Block => {
  const { bcp, functions, risks, findings } = context;
  const costs = computeDowntimeCosts(bcp);
  const peak = computePeakCosts(bcp);
  const [income, extra, open] = [findStandingIncome(bcp), computeExtraExpense(bcp), costs?.isOpenHour ? 'open ' : ''];
  const high = risks.filter((risk) => risk.level === 'high');
  const errors = findings.filter((finding) => finding.severity === 'error');
  const accepted = errors.filter(({ isAccepted }) => isAccepted).length;
  return {
    kind: 'facts',
    rows: [
      [readinessMessages.title, formatReadiness(context)],
      [formFilledIn.label, [formFilledIn.format(bcp), formFilledIn.remark]],
      [
        'Downtime costs about',
        costs === null
          ? shortGap
          : income !== null && extra !== null
            ? [markStrong(`${formatAmountRange(extra.over(1))} extra per ${open}hour`), `. Most income (${income}) continues.`]
            : [
                markStrong(`${costs.perHour} per ${open}hour, ${costs.perDay} per ${open}day`),
                `${peak === null ? '' : `, in the busiest weeks ${peak.costs.perDay}`} (${costs.formula.replace(/\. .*$/, '')})`,
              ],
      ],
      ['Something happening now?', 'If anyone is in danger, call 911. Then follow the quick reference card.'],
      ['May activate the plan', context.deciders.length > 0 ? formatDeciders(context) : markGap(4)],
      ['Maximum tolerable downtime (MTD)', formatDuration(bcp.max_downtime)],
      ['At stake', `${pluralize(functions.length, 'function')}, ${pluralize(high.length, 'high risk')}`],
      [
        'To resolve',
        errors.length === 0
          ? sayNoConflict(findings.length)
          : `${pluralize(errors.length, 'conflict or gap', 'conflicts or gaps')} in the plan${accepted === 0 ? '' : `, ${accepted} accepted by the owner`}, of ${pluralize(countOpenPoints(context), 'open point')} (chapter 10)`,
      ],
    ],
  };
};

/** The review counts warnings and notes, too, so the summary names them. */
const sayNoConflict = (others: number): string =>
  others === 0
    ? 'Nothing: the plan check found no conflict'
    : `No conflict. The plan check has ${pluralize(others, 'more finding', 'more findings')}`;

const buildTopFunctions = (context: DocumentContext): Block =>
  buildTableOrGap('Critical functions', 4, {
    title: `What must come back first${formatRest(context.functions.length)}`,
    columns: [
      { title: 'Function', width: 34 },
      { title: 'Criticality', width: 20 },
      { title: 'RTO', width: 23 },
      { title: 'Owner', width: 23 },
    ],
    rows: context.functions
      .slice(0, ROWS_MAX)
      .map((criticalFunction) => [
        markStrong(criticalFunction.name),
        formatCriticality(criticalFunction.criticality),
        formatBackWithin(criticalFunction),
        textOrGap(formatResponsible(context, criticalFunction.owner)),
      ]),
  });

/** One measure has the whole cell, two share it; the full BCP has them all. */
const formatProgress = (all: readonly Mitigation[]): Line => {
  const [first, second, ...others] = all.map(({ mitigation_strategy }) => nameMeasure(mitigation_strategy));
  if (first === undefined) return shortGap;
  if (second === undefined) return first;
  return `${truncateBetweenWords(first, 44)}; ${truncateBetweenWords(second, 44)}${others.length > 0 ? `; ${others.length} more` : ''}`;
};

const buildTopRisks = ({ risks, mitigations }: DocumentContext): Block =>
  buildTableOrGap('Risks', 2, {
    title: `What threatens it most${formatRest(risks.length, RISKS_MAX)}${formatUnrated(risks)}`,
    columns: [
      { title: 'Risk', width: 30 },
      { title: 'Level', width: 18 },
      { title: 'What is done', width: 52 },
    ],
    rows: risks
      .slice(0, RISKS_MAX)
      .map((risk) => [
        markStrong(formatRiskName(risk.name)),
        isRated(risk) ? formatLevel(risk.level) : markMuted('Not rated'),
        formatProgress(mitigationsFor(mitigations, risk.name)),
      ]),
  });

/** Two lines of the page: whom, when and how much stay whole. */
const DECISION_MAX = 188;

/** Of what is bought at a price, and of what has none. */
const ITEMS_NAMED = [
  [2, 2],
  [1, 1],
  [1, 0],
] as const;

/** What is bought, for how much and per what, with so many items by name: the price of a part never stands for the whole. */
const describePrice = (needs: string | null, people: number, [bought, asked]: readonly [number, number]): string => {
  const priced = listPricedItems(needs, people);
  const [unpriced, byUse] = [listUnpricedItems(needs), listItemsByUse(needs)];
  const name = (lead: string, items: readonly string[], max = asked): string =>
    items.length === 0 || max === 0 ? lead : `${lead}: ${joinUpTo(items, max)}`;
  const open = [
    ...(byUse.length === 0 ? [] : [name('by use', byUse)]),
    ...(unpriced.length > 0 || (byUse.length === 0 && needsQuotes(needs)) ? [name('quotes needed', unpriced)] : []),
  ];
  const sum = sumFirstYear([needs], people);
  if (sum === null) {
    const hours = readStaffHours(needs);
    if (open.length > 0) return open.join('; ');
    return hours === null ? 'quotes needed' : `about ${hours} hours of staff time, no price named`;
  }
  const lead = open.length === 0 ? 'first year' : 'part of it';
  const names = priced.map(({ what }) => what);
  return [name(`${lead} ${formatAmountRange(sum)}`, names, bought), ...open].join('; ');
};

/** Fewer items by name where there is no room for more. */
const formatPrice = ({ resources_required: needs }: Mitigation, people: number, room: number): string => {
  if (takesOnlyTime(needs)) return needs!;
  const texts = ITEMS_NAMED.map((named) => describePrice(needs, people, named));
  return texts.find(({ length }) => length <= room) ?? texts.at(-1)!;
};

const formatDecision = (context: DocumentContext, mitigation: Mitigation): Line => {
  const { mitigation_strategy, risk_name, responsible_party, timeline } = mitigation;
  const day = findDueDay(context, mitigation);
  const owner = isAnswered(responsible_party)
    ? (findPerson(context, dropPartner(responsible_party))?.name ?? responsible_party)
    : '';
  const title = truncateBetweenWords(nameMeasure(mitigation_strategy), TITLE_MAX);
  const facts = [
    truncateBetweenWords(formatRiskName(risk_name), NAME_MAX),
    truncateBetweenWords(owner, NAME_MAX),
    day === null ? truncateBetweenWords(textOrEmpty(timeline), NAME_MAX) : `by ${formatDate(day, 'UTC')}`,
  ].filter(isFilled);
  const known = `${title} (${facts.join('; ')}; )`.length;
  const price = formatPrice(mitigation, context.bcp.employee_count, DECISION_MAX - known);
  return [markStrong(title), ` (${[...facts, price].join('; ')})`];
};

/** Of one each: how many a business needs, its quotes say. */
const formatBudget = (measures: readonly Mitigation[], people: number): string[] => {
  const open = listMeasures(measures).filter(isOpen);
  const needs = open.map(({ resources_required }) => resources_required);
  if (needs.every(takesOnlyTime)) return [];
  const sum = sumFirstYear(needs, people);
  const ofOpen = `of ${pluralize(open.length, 'open mitigation')}`;
  if (sum === null) return [`Ask for prices: ${pluralize(open.length, 'open mitigation')} and no price yet.`];
  const priced = needs.filter((text) => listPricedItems(text, people).length > 0).length;
  const quoted = needs.filter((text) => !takesOnlyTime(text) && needsQuotes(text)).length;
  return [
    `Prices named for ${priced} ${ofOpen}: ${formatAmountRange(sum)} in the first year, one of each item.${
      quoted === 0 ? '' : ` ${quoted} have parts with no price for a year, which this sum leaves out.`
    }`,
  ];
};

const CONFIRMED_MAX = 2;
const formatSuppliers = ({ suppliers }: DocumentContext, errors: DocumentContext['findings']): string[] => {
  const open = suppliers.filter(({ id }) => errors.some(({ rule, entry }) => rule === WITHOUT_ALTERNATIVE && entry === id));
  const names = open.map(({ name }) => truncateBetweenWords(name, SUPPLIER_MAX));
  return open.length === 0
    ? []
    : [`Confirm an alternative for ${pluralize(open.length, 'critical supplier')}: ${joinUpTo(names, CONFIRMED_MAX)}.`];
};

/** A board decides on purchases and agreements: what answers the worst risks, what it costs, then what the plan itself lacks. */
const buildDecisions = (context: DocumentContext): Block => {
  const groups = groupOpenMeasures(context);
  const measures = groups.slice(0, DECISIONS_MAX).map(([first]) => formatDecision(context, first!));
  const errors = context.findings.filter(({ severity }) => severity === 'error');
  const open = errors.filter(({ isAccepted }) => !isAccepted);
  const gap = open.find(({ rule }) => rule !== WITHOUT_ALTERNATIVE);
  const decisions = [
    ...measures,
    ...formatBudget(context.mitigations, context.bcp.employee_count),
    ...(gap === undefined ? [] : [gap.why]),
    ...formatSuppliers(context, open),
  ];
  // With something to decide, the sentence that all is well has no place.
  const items =
    decisions.length > 0
      ? decisions
      : recommendImprovements(context.bcp.scores).filter(
          (item) => errors.length === 0 || item !== bcpMessages.recommend.wellDeveloped,
        );
  return { kind: 'list', isOrdered: true, items };
};

/** In points: with the costs they fill one page. */
const MAP_HEIGHT_MAX = 240;
const TIMELINE_HEIGHT_MAX = 190;

/** What a director decides on, each with the chapter that has its figures. */
const buildPictures = ({ bcp, risks, schedule }: DocumentContext): Chapter[] => {
  const pictures = [
    [buildFigure(buildRiskHeatMap(risks), MAP_HEIGHT_MAX), 'Ratings and measures: chapter 4 of the full plan.'],
    [
      buildFigure(buildRecoveryTimeline(schedule), TIMELINE_HEIGHT_MAX),
      'Recovery times and owners: chapters 3 and 8 of the full plan.',
    ],
    [
      findStandingIncome(bcp) === null ? buildFigure(buildDowntimeCostFigure(bcp)) : [],
      'How the cost is computed: chapter 3 of the full plan.',
    ],
  ] as const;
  const blocks = pictures.flatMap(([figure, reference]): Block[] =>
    figure.length === 0 ? [] : [...figure, { kind: 'paragraph', line: markMuted(reference) }],
  );
  if (blocks.length === 0) return [];
  return [{ id: 'pictures', number: '', title: 'Risk, recovery and cost in pictures', reference: '', purpose: '', blocks }];
};

export const buildExecutiveSummary = (context: DocumentContext): Document => {
  const { bcp } = context;
  const name = textOrEmpty(bcp.business_name) || 'Unnamed business';
  const date = formatDate(context.generatedAt, context.timeZone);
  return toCard({
    title: `Executive summary: ${name}`,
    header: { left: `${truncateBetweenWords(name, 60)}: executive summary`, right: date },
    cover: {
      kicker: 'Executive summary · Business continuity plan · ISO 22301:2019',
      title: name,
      subtitle: [bcp.industry, bcp.employee_count > 0 ? pluralize(bcp.employee_count, 'employee') : '']
        .filter(isFilled)
        .join(' · '),
      facts: [],
      blocks: [
        {
          kind: 'paragraph',
          line: markMuted(
            [...listEdition(context), context.owner === null ? '' : `Owner: ${context.owner.name}`].filter(isFilled).join(' · '),
          ),
        },
        buildPosition(context),
        buildTopFunctions(context),
        buildTopRisks(context),
        ...buildCardReasons(context, { ...CARD_REASONS, count: REASONS_MAX }),
        { kind: 'heading', text: 'Next decisions' },
        buildDecisions(context),
      ],
    },
    chapters: buildPictures(context),
  });
};
