import { dropPartner } from '#shared/domain/bcp/posts.ts';
import type { SuggestedMitigation } from '#shared/queues/job-definitions.ts';
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

/** Gives each person two measures a month, the most urgent first. What cannot wait, or has its own day, keeps it. */
export const levelTimelines = (mitigations: readonly SuggestedMitigation[]): SuggestedMitigation[] => {
  const due = new Map<SuggestedMitigation, string>();
  for (const own of Map.groupBy(mitigations, ({ responsible_party }) => dropPartner(responsible_party ?? '')).values()) {
    const inOrder = own.toSorted(
      (a, b) => Number(isFixed(b)) - Number(isFixed(a)) || rankOf(a) - rankOf(b) || (daysOf(a) ?? 0) - (daysOf(b) ?? 0),
    );
    for (const [at, mitigation] of inOrder.entries()) {
      const days = daysOf(mitigation);
      if (days === null || isFixed(mitigation)) continue;
      const longest = mitigation.implementation_priority === 'High' ? LONGEST_HIGH : LONGEST;
      const earliest = Math.min(longest, DAYS_OF_MONTH * (1 + Math.floor(at / A_MONTH)));
      due.set(mitigation, `Within ${Math.max(days, earliest)} days`);
    }
  }
  return mitigations.map((mitigation) => ({ ...mitigation, timeline: due.get(mitigation) ?? mitigation.timeline }));
};
