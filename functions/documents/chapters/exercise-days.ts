/** By when the steps of a measure are practiced first: as its own timeline and upkeep say, and before the season that it prepares for. */
import type { Mitigation } from '#shared/domain/bcp/bcp.ts';
import type { RatedRisk } from '#shared/domain/bcp/impact.ts';
import { addDays, addMonths, toDay } from '#shared/domain/time.ts';
import {
  findFirstSeason,
  findSeasonOf,
  HURRICANE_SEASON,
  hurricanes,
  isWithin,
  type Season,
} from '#shared/knowledge/places/seasons.ts';

/** Of work that a storm stops, the season is that of the storms of the place. */
const ofStorms = /\bstorms?\b/i;

export const findSeason = (
  risks: readonly RatedRisk[],
  { name, reason }: RatedRisk,
  /** Two letters. */
  state?: string,
): Season | null => {
  const own = findSeasonOf(name, state);
  if (own !== undefined) return own;
  if (!ofStorms.test(`${name} ${reason?.text ?? ''}`)) return null;
  const names = risks.map((risk) => risk.name);
  return findFirstSeason(names, state);
};

/** A time limit before the season of hurricanes, June 1 in the Atlantic and the central Pacific (NOAA); others differ by place. */
export const findSeasonStart = (
  risks: readonly Pick<RatedRisk, 'name'>[],
  risk: string,
  timeline: string | null,
): string | null => {
  const isOfHurricanes = hurricanes.test(risk) && risks.some(({ name }) => /hurricane|tropical/i.test(name));
  return isOfHurricanes && /\bbefore (?:the|each) season\b/i.test(timeline ?? '') ? MONTHS[HURRICANE_SEASON[0] - 1]! : null;
};

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const YEARLY = new RegExp(`\\b(?:each|every|in) (${MONTHS.join('|')})\\b`);
type Practiced = Pick<Mitigation, 'timeline' | 'maintenance_requirements' | 'specific_actions'>;

/** The month in which it is checked or rehearsed every year; null where it names none. */
export const findYearlyMonth = ({ timeline, maintenance_requirements, specific_actions }: Practiced): number | null => {
  const [, month] = YEARLY.exec([maintenance_requirements, timeline, ...specific_actions].join(' ')) ?? [];
  return month === undefined ? null : MONTHS.indexOf(month) + 1;
};

const PRACTICE = /\b(?:drill\w*|rehears\w*|practic\w*|mock|exercises?|train\w*|walk)\b/i;
const DRILL = /\b(?:drills?|rehears\w*|mock|exercise|practice)\b/i;
/** Whether the measure says that its steps are rehearsed. */
export const isDrilled = ({ timeline, maintenance_requirements, specific_actions }: Practiced): boolean =>
  DRILL.test([timeline, maintenance_requirements, ...specific_actions].join(' '));

const DAYS = /\bwithin (\d+) days\b/i;
/** “Drill within 14 days, inlet within 90”; or all of it within a time, and something in it is rehearsed. */
const findPracticeDays = ({ timeline, specific_actions }: Practiced): number | null => {
  const clauses = (timeline ?? '').split(/, (?:and )?/);
  const named = clauses.find((clause) => PRACTICE.test(clause));
  const isRehearsed = specific_actions.some((action) => /\b(?:drills?|rehears\w*|mock|exercise)\b/i.test(action));
  const [, days] = DAYS.exec(named ?? (isRehearsed ? clauses[0]! : '')) ?? [];
  return days === undefined ? null : Number(days);
};

const endOfMonth = (year: number, month: number): string => toDay(new Date(Date.UTC(year, month, 0)));
/** The next end of this month that is still to come. */
const findNextEnd = (month: number, today: string): string => {
  const year = Number(today.slice(0, 4));
  return endOfMonth(year, month) > today ? endOfMonth(year, month) : endOfMonth(year + 1, month);
};

/** In the month that the measure names, and no later than the last month before the season: what has begun is no time to practice. */
export const findDayBefore = (season: Season | null, yearly: number | null, today: string): string | null => {
  const months = [
    ...(yearly === null || (season !== null && isWithin(yearly, season)) ? [] : [yearly]),
    ...(season === null ? [] : [season[0] - 1 || MONTHS.length]),
  ];
  return months.map((month) => findNextEnd(month, today)).toSorted()[0] ?? null;
};

/** Null where nothing sets a day. */
export const findExerciseDay = (mitigation: Practiced, season: Season | null, today: string): string | null => {
  const before = findDayBefore(season, findYearlyMonth(mitigation), today);
  const days = findPracticeDays(mitigation);
  if (before !== null || days === null) return before;
  return addDays(today, days);
};

const MONTHS_BETWEEN = 4;
/** Those that nothing sets a day for follow each other every four months. */
export const spreadExercises = (days: readonly (string | null)[], today: string): string[] => {
  let undated = 0;
  return days.map((day) => {
    if (day !== null) return day;
    undated += 1;
    return addMonths(today, undated * MONTHS_BETWEEN);
  });
};
