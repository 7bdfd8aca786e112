import { type RatedRisk, riskRank } from '#shared/domain/bcp/impact.ts';
import { dropPartner } from '#shared/domain/bcp/posts.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import type { SuggestedMitigation } from '#shared/queues/suggestions.ts';
import { endangersPeople } from '../rating-families.ts';

/** Measures that one person gets done in a month beside the daily work. */
const A_MONTH = 2;
const DAYS_OF_MONTH = 30;
const LONGEST = 180;
const LONGEST_HIGH = 90;
/** A season, a trip or an opening sets a day of its own. */
const LIMIT = /^Within (\d+) days$/;

const ranks: readonly unknown[] = ['Immediate', 'High', 'Medium', 'Low'];
const rankOf = ({ implementation_priority: priority }: SuggestedMitigation): number => {
  const rank = ranks.indexOf(priority);
  return rank === -1 ? ranks.length : rank;
};
const daysOf = ({ timeline }: SuggestedMitigation): number | null => {
  const [, days] = LIMIT.exec(timeline ?? '') ?? [];
  return days === undefined ? null : Number(days);
};

/** What people's safety hangs on, and what is immediate, keeps its day. */
const isFixed = ({ risk_name, implementation_priority }: SuggestedMitigation): boolean =>
  implementation_priority === 'Immediate' || endangersPeople(risk_name ?? '');

/** What others have to permit, insure, build or sign first takes longer than a month. */
const WAITS_FOR_OTHERS =
  /\b(?:permits?|insur(?:e|ance)|underwrit\w*|endorsement|install\w*|electrician|inlet|generator|lease)\b/i;
const waitsForOthers = ({ mitigation_strategy, specific_actions = [] }: SuggestedMitigation): boolean =>
  WAITS_FOR_OTHERS.test([mitigation_strategy, ...specific_actions].join(' '));

const keyOf = (risk: string | null | undefined): string => formatRiskName(risk ?? '').toLowerCase();

const ORDER: readonly string[] = ['high', 'medium', 'low'] satisfies RatedRisk['level'][];

/**
 * Gives each person two measures a month: the worst rated risk first, then the most urgent. What cannot wait, or has its own
 * day, keeps it, and a risk that is rated high has its first step within a month and with high priority.
 */
export const levelTimelines = (
  mitigations: readonly SuggestedMitigation[],
  rated: readonly RatedRisk[] = [],
): SuggestedMitigation[] => {
  const sorted = rated.toSorted((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level) || riskRank(b) - riskRank(a));
  const places = new Map(sorted.map(({ name }, at) => [keyOf(name), at]));
  const high = new Set(sorted.filter(({ level }) => level === 'high').map(({ name }) => keyOf(name)));
  const placeOf = ({ risk_name }: SuggestedMitigation): number => places.get(keyOf(risk_name)) ?? sorted.length;
  const byRisk = Map.groupBy(mitigations, ({ risk_name }) => keyOf(risk_name));
  const firsts = new Set(
    [...byRisk].flatMap(([risk, own]) => {
      const first = own.toSorted((a, b) => rankOf(a) - rankOf(b) || (daysOf(a) ?? 0) - (daysOf(b) ?? 0))[0]!;
      return high.has(risk) ? [first] : [];
    }),
  );
  const due = new Map<SuggestedMitigation, string>();
  for (const own of Map.groupBy(mitigations, ({ responsible_party }) => dropPartner(responsible_party ?? '')).values()) {
    const inOrder = own.toSorted(
      (a, b) =>
        Number(isFixed(b)) - Number(isFixed(a)) ||
        Number(firsts.has(b)) - Number(firsts.has(a)) ||
        Number(high.has(keyOf(b.risk_name))) - Number(high.has(keyOf(a.risk_name))) ||
        rankOf(a) - rankOf(b) ||
        placeOf(a) - placeOf(b) ||
        (daysOf(a) ?? 0) - (daysOf(b) ?? 0),
    );
    for (const [at, mitigation] of inOrder.entries()) {
      const days = daysOf(mitigation);
      if (days === null) continue;
      if (firsts.has(mitigation)) {
        due.set(mitigation, `Within ${waitsForOthers(mitigation) ? days : Math.min(days, DAYS_OF_MONTH)} days`);
        continue;
      }
      if (isFixed(mitigation)) continue;
      const longest =
        mitigation.implementation_priority === 'High' || high.has(keyOf(mitigation.risk_name)) ? LONGEST_HIGH : LONGEST;
      const earliest = Math.min(longest, DAYS_OF_MONTH * (1 + Math.floor(at / A_MONTH)));
      due.set(mitigation, `Within ${Math.max(days, earliest)} days`);
    }
  }
  const leads = new Set([...firsts, ...[...byRisk.values()].map(([lead]) => lead!)]);
  return mitigations.map((mitigation) => ({
    ...mitigation,
    timeline: due.get(mitigation) ?? mitigation.timeline,
    ...(mitigation.implementation_priority === 'Medium' &&
      leads.has(mitigation) &&
      high.has(keyOf(mitigation.risk_name)) && { implementation_priority: 'High' as const }),
  }));
};
