import * as z from 'zod';
import { addDays, addMonths, toDay } from '../time.ts';
import type { BcpContent, Mitigation } from './bcp.ts';
import { sortByUrgency, spreadDueDays } from './due-days.ts';
import { isStated } from './filled.ts';
import { type RatedRisk, ratedRisks } from './impact.ts';
import { isOpen, listMeasures, visibleMitigations } from './mitigation.ts';

/** A calendar day as yyyy-mm-dd. */
const Day = z.string();

const OpenMitigation = z.object({
  id: z.string(),
  mitigation_strategy: z.string(),
  risk_name: z.string(),
  /** Null while nobody is named. */
  responsible_party: z.string().nullable(),
  timeline: z.string().nullable(),
  due_on: Day.nullable(),
});
export type OpenMitigation = z.infer<typeof OpenMitigation>;

export const BcpReadiness = z.object({
  bcp_id: z.number(),
  score: z.number(),
  missing: z.array(z.string()),
  open_mitigations: z.array(OpenMitigation),
  /** Including those beyond the list. */
  open_mitigation_count: z.number(),
  /** Findings that are not dismissed; `error` are those to fix first. */
  open_findings: z.object({ error: z.number(), warning: z.number(), info: z.number() }),
  /** A year after the last issue; null before the first. */
  review_on: Day.nullable(),
  /** The share of the numbers of critical functions that tests have proven, on days a month apart, today last. */
  proven: z.array(z.object({ on: Day, proven: z.number(), of: z.number() })).optional(),
  next_exercise: z.object({ id: z.number(), exercise_name: z.string(), scheduled_date: z.string() }).nullable(),
});
export type BcpReadiness = z.infer<typeof BcpReadiness>;

export const OPEN_MITIGATIONS_LISTED = 20;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;
const MONTH_WORD =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const isoDay = /\b(20\d{2})-(\d{1,2})-(\d{1,2})\b/;
const slashDay = /\b(\d{1,2})\/(\d{1,2})\/(20\d{2})\b/;
const monthDay = new RegExp(`\\b${MONTH_WORD} (\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,? (20\\d{2}))?`, 'i');
const wholeMonth = new RegExp(
  `\\b(before|by|in|until|end of|no later than) (?:the end of )?${MONTH_WORD}(?: (20\\d{2}))?\\b`,
  'i',
);
const timeLimit = /\b(?:within|in|after|no later than)(?: the next)? (\d{1,3}) (day|week|month)s?\b/i;

const buildDay = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month, day));
  return date.getUTCMonth() === month && date.getUTCDate() === day ? toDay(date) : null;
};
const monthNumber = (word: string): number => MONTHS.indexOf(word.slice(0, 3).toLowerCase() as (typeof MONTHS)[number]);

/** A day without a year is the next one that comes after `from`. */
const inYear = (year: string | undefined, from: string, build: (year: number) => string | null): string | null => {
  if (year !== undefined) return build(Number(year));
  const first = build(Number(from.slice(0, 4)));
  return first !== null && first < from ? build(Number(from.slice(0, 4)) + 1) : first;
};

const addTime = (from: string, count: number, unit: string): string => {
  if (unit === 'month') return addMonths(from, count);
  return addDays(from, count * (unit === 'week' ? 7 : 1));
};

interface DueFrom {
  /** A BCP that was never issued has not set a time limit yet. */
  issued_at?: string | undefined;
  created_at: string;
}

/** The first day that a typed time limit names: "Within 30 days" counts from the issue, "Before June 1" is a day of its own. */
export const readDueDate = (timeline: string | null, { issued_at, created_at }: DueFrom): string | null => {
  const text = timeline ?? '';
  const from = (issued_at ?? created_at).slice(0, 10);
  const iso = isoDay.exec(text);
  if (iso) return buildDay(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3]));
  const slash = slashDay.exec(text);
  if (slash) return buildDay(Number(slash[3]), Number(slash[1]) - 1, Number(slash[2]));
  const day = monthDay.exec(text);
  if (day) return inYear(day[3], from, (year) => buildDay(year, monthNumber(day[1]!), Number(day[2])));
  const month = wholeMonth.exec(text);
  if (month) {
    const [, word, name, year] = month;
    const isBefore = word!.toLowerCase() === 'before';
    return inYear(year, from, (own) => toDay(new Date(Date.UTC(own, monthNumber(name!) + (isBefore ? 0 : 1), isBefore ? 1 : 0))));
  }
  const limit = timeLimit.exec(text);
  return limit && issued_at !== undefined ? addTime(from, Number(limit[1]), limit[2]!.toLowerCase()) : null;
};

/** “Within 30 days” is a limit, “June 1” a day of its own. */
const isLimit = (timeline: string | null): boolean => readDueDate(timeline, { created_at: '2000-01-01' }) === null;

/** The days of what is open and timed, by the id of the measure: limits that fall together are spread, a day of its own stays. */
export const planDueDays = (
  measures: readonly Mitigation[],
  risks: readonly RatedRisk[],
  from: DueFrom,
): ReadonlyMap<string, string> =>
  spreadDueDays(
    sortByUrgency(listMeasures(measures).filter(isOpen), risks).flatMap((measure) => {
      const latest = readDueDate(measure.timeline, from);
      return latest === null ? [] : [{ measure, latest, isFixed: !isLimit(measure.timeline) }];
    }),
    (from.issued_at ?? from.created_at).slice(0, 10),
  );

export const compareDue = (a: { due_on: string | null }, b: { due_on: string | null }): number =>
  (a.due_on ?? '9999').localeCompare(b.due_on ?? '9999');

/** The ones due first come first, those without a day last. */
export const listOpenMitigations = (
  content: Pick<BcpContent, 'mitigations' | 'risk_factors' | 'threat_probability' | 'risk_impact_assessments'>,
  { cyber, ...from }: DueFrom & { cyber: boolean },
): OpenMitigation[] => {
  const visible = visibleMitigations(content, cyber);
  const days = planDueDays(visible, ratedRisks(content, cyber), from);
  return listMeasures(visible)
    .filter(isOpen)
    .map(({ id, mitigation_strategy, risk_name, responsible_party, timeline }) => ({
      ...{ id, mitigation_strategy, risk_name, timeline },
      responsible_party: isStated(responsible_party) ? responsible_party.trim() : null,
      due_on: days.get(id) ?? null,
    }))
    .sort(compareDue);
};

/** ISO 22301 leaves the interval to the business; documents and findings count on a year. */
export const computeReviewDay = (issued_at: string | undefined): string | null =>
  issued_at === undefined ? null : addMonths(issued_at.slice(0, 10), 12);
