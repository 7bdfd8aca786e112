import { formatMinutes, WEEK_MINUTES } from '#shared/domain/bcp/duration.ts';
import { assessHarms, type Harm } from '#shared/domain/bcp/impact-by-kind.ts';
import { bandMinutes } from '#shared/domain/bcp/impact-over-time.ts';
import {
  IMPACT_BANDS,
  type ImpactBand,
  type ImpactDriver,
  impactBandLabels,
  impactDriverLabels,
} from '#shared/domain/bcp/options.ts';
import { isAssumed } from '#shared/domain/bcp/provenance.ts';
import { formatAmountRange } from '#shared/domain/bcp/revenue.ts';
import { computeExtraExpense, computeLostRevenue } from '#shared/domain/bcp/standing-income.ts';
import type { DocumentContext } from '../document-context.ts';
import type { Block, Line } from '../pdf/model.ts';
import { formatImpact, formatTitle, joinUpTo, markMuted, markStrong, none } from '../values.ts';

const titles: Record<ImpactDriver, string> = {
  ...impactDriverLabels,
  operational: 'Operations and customers',
};

const NAMES_MAX = 1;
/** Percent of the width: the bars and the word of a level. */
const BAND_WIDTH = 12;
/** The first week. */
const SHORT_BANDS = 4;

/** One time: the earliest, where the bars turn High. */
const formatUnacceptable = ({ kind, limit, rightAway, unacceptableFrom, isByRevenue }: Harm): Line => {
  if (rightAway.length > 0) return `Right away: ${joinUpTo(rightAway, NAMES_MAX)}`;
  if (unacceptableFrom !== null) {
    const byRevenue = isByRevenue && unacceptableFrom === WEEK_MINUTES ? 'a week of revenue' : 'as rated below';
    const why = limit?.minutes === unacceptableFrom ? joinUpTo(limit.names, NAMES_MAX) : byRevenue;
    return `After ${formatMinutes(unacceptableFrom)} (${why})`;
  }
  return kind === 'safety' ? 'No function here harms people first' : 'No function here does this harm first';
};

/** Dollars of the money row, at each time. */
const formatMoney = ({ bcp }: DocumentContext, band: ImpactBand): string => {
  const hours = bandMinutes[band] / 60;
  const lost = computeLostRevenue(bcp)?.overHours(hours);
  if (lost !== undefined) return `\n${lost}`;
  const extra = computeExtraExpense(bcp);
  return extra === null ? '' : `\n${formatAmountRange(extra.over(hours))}`;
};

const formatLevelAt = (context: DocumentContext, { kind, levels }: Harm, at: number): Line => {
  const level = levels[at] ?? null;
  const money = kind === 'financial' ? formatMoney(context, IMPACT_BANDS[at]!) : '';
  if (level === null) return money === '' ? none : money.trim();
  return [formatImpact(level), markMuted(money)];
};

const explainTable = ({ functions, isShort }: DocumentContext, harms: readonly Harm[]): string =>
  [
    isShort
      ? 'High or Critical is unacceptable.'
      : 'High or Critical is unacceptable. Each function counts for the harm it does first, by its maximum downtime.',
    ...(harms.some(({ isByRevenue }) => isByRevenue)
      ? ['Money: Medium from a day of revenue, High from a week, Critical from 27 days, or earlier by a function.']
      : []),
    ...(functions.some(isAssumed) ? ['This is a first draft: confirm each row with the owner of its function.'] : []),
  ].join(' ');

const isSaid = ({ levels, rightAway }: Harm): boolean => rightAway.length > 0 || levels.some((level) => level !== null);

/** Each kind of harm from its first hours to a month, and when it stops being acceptable. */
export const buildImpactOverTime = (context: DocumentContext): Block[] => {
  const harms = assessHarms(context.bcp);
  if (harms.every(({ levels }) => levels.every((level) => level === null))) return [];
  const bands = context.isShort ? IMPACT_BANDS.slice(0, SHORT_BANDS) : IMPACT_BANDS;
  return [
    {
      kind: 'table',
      title: formatTitle('Impact over time, by kind', context.functions),
      columns: [
        { title: 'Kind', width: 13 },
        ...bands.map((band) => ({ title: `After ${impactBandLabels[band]}`, width: BAND_WIDTH })),
        { title: 'Unacceptable' },
      ],
      rows: (context.isShort ? harms.filter(isSaid) : harms).map((harm) => [
        markStrong(titles[harm.kind]),
        ...bands.map((_, at) => formatLevelAt(context, harm, at)),
        formatUnacceptable(harm),
      ]),
    },
    { kind: 'paragraph', line: [markMuted(explainTable(context, harms))] },
  ];
};
