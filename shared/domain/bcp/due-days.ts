/** When each open measure is to be done, so that they are not all due in the same week. */
import { addDays, countDaysBetween } from '../time.ts';
import type { Mitigation } from './bcp.ts';
import { type RatedRisk, riskRank } from './impact.ts';
import { dropPartner } from './posts.ts';
import { isSameRisk } from './risk-names.ts';

/** The first orders of what may kill those who are there. */
const OF_LIVES = /\b(?:911|Mayday|everyone (?:leaves|out|goes)|get everyone|drop, cover|higher ground|life jacket)\b/i;
export const ordersLivesFirst = ({ incident_response_steps: steps }: Pick<Mitigation, 'incident_response_steps'>): boolean =>
  steps.slice(0, 2).some((step) => OF_LIVES.test(step));

const OF_LAW = /\b(?:licens\w*|permits?|filings?|deadlines?|breach|regulat\w*|accredit\w*|inspection)\b/i;
const LEVELS: readonly RatedRisk['level'][] = ['high', 'medium', 'low'];
const PRIORITIES: readonly (string | null)[] = ['Immediate', 'High', 'Medium', 'Low'];
const placeIn = <T>(list: readonly T[], item: T): number => (list.includes(item) ? list.indexOf(item) : list.length);

/** The worst risks first; among equals what saves lives, what a law or a regulator has a clock for, and then by priority. */
export const sortByUrgency = <T extends Mitigation>(measures: readonly T[], risks: readonly RatedRisk[]): T[] =>
  measures
    .map((measure) => {
      const risk = risks.find(({ name }) => isSameRisk(name, measure.risk_name));
      const keys = [
        risk === undefined ? LEVELS.length : placeIn(LEVELS, risk.level),
        ordersLivesFirst(measure) ? 0 : OF_LAW.test(measure.risk_name) ? 1 : 2,
        placeIn(PRIORITIES, measure.implementation_priority),
        risk === undefined ? 0 : -riskRank(risk),
      ];
      return { measure, keys };
    })
    .toSorted((a, b) => a.keys.map((key, at) => key - b.keys[at]!).find((difference) => difference !== 0) ?? 0)
    .map(({ measure }) => measure);

export interface DueMeasure {
  measure: Pick<Mitigation, 'id' | 'responsible_party'>;
  /** A calendar day as yyyy-mm-dd. */
  latest: string;
  /** Its owner, or an earlier step, named this very day. */
  isFixed: boolean;
}

/** One measure a week is what a small business gets done beside the daily work. */
const DAYS_APART = 7;
/** Nothing is done in the week in which the list is made. */
const FIRST_DAY = 5;
/** Of one person within a week, as far as the deadlines leave room. */
const A_WEEK = 3;

const HOLIDAYS = ['01-01', '07-04', '11-11', '12-25'];
const isDayOff = (day: string): boolean =>
  [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) || HOLIDAYS.includes(day.slice(5));

/**
 * Never later than the deadline itself. Where several fall together, the first of them come earlier: a week apart, or with too
 * many for that, evenly over the room that is left.
 */
export const spreadDueDays = (inOrder: readonly DueMeasure[], from: string): ReadonlyMap<string, string> => {
  const ordered = inOrder.toSorted((a, b) => a.latest.localeCompare(b.latest));
  const planned: { person: string; day: number }[] = [];
  const isBusy = (person: string, day: number): boolean => {
    const own = planned.filter((other) => other.person === person && other.day >= day && other.day < day + DAYS_APART);
    return own.length >= A_WEEK || own.some((other) => other.day === day);
  };
  let next = Number.POSITIVE_INFINITY;
  const days = ordered
    .map((deadline, at) => ({ ...deadline, at }))
    .toReversed()
    .map(({ measure: { id, responsible_party }, latest, isFixed, at }) => {
      const person = dropPartner(responsible_party ?? '').toLowerCase();
      const last = countDaysBetween(from, latest);
      const room = Math.max(0, Math.min(next, last + DAYS_APART) - FIRST_DAY);
      const step = Math.min(DAYS_APART, room / (at + 1));
      if (!isFixed) next = Math.min(last, Math.max(Math.min(FIRST_DAY, last), next - step));
      const slot = isFixed ? last : Math.floor(next);
      const earlier = Array.from({ length: Math.max(0, slot - FIRST_DAY) + 1 }, (_, back) => slot - back);
      // Too much for one person in the time that is left: then the even share stays.
      const day =
        (isFixed
          ? undefined
          : earlier.find((free) => !isBusy(person, free) && (free === last || !isDayOff(addDays(from, free))))) ?? slot;
      planned.push({ person, day });
      return [id, addDays(from, day)] as const;
    });
  return new Map(days);
};
