/** How badly a standstill hurts that lasts as long as the business can bear, by kind of harm, each with its reason. */
import type { CriticalFunction } from '#shared/domain/bcp/bcp.ts';
import { daysOf, findStandstillTime, listOperations } from '#shared/domain/bcp/business-times.ts';
import type { ImpactKind } from '#shared/domain/bcp/impact.ts';
import { findHarmAt, rateLostDays } from '#shared/domain/bcp/impact-by-kind.ts';
import { impactRankOf } from '#shared/domain/bcp/impact-over-time.ts';
import type { ImpactLevel } from '#shared/domain/bcp/options.ts';
import { computeLostRevenue, findStandingIncome } from '#shared/domain/bcp/standing-income.ts';
import { listDuties } from './duties.ts';
import { listKnownFunctions, timesOf } from './known-operations.ts';
import type { Profile } from './profile.ts';
import { caresForPeople, keepsProtectedRecords } from './ratings.ts';

export interface StandstillImpact {
  level: ImpactLevel;
  reason: string;
}

type TimedFunction = Pick<CriticalFunction, 'name' | 'max_downtime' | 'rto' | 'rpo'>;

const listFunctions = (profile: Profile): readonly TimedFunction[] =>
  profile.content.critical_functions.length > 0
    ? profile.content.critical_functions
    : listKnownFunctions(profile).map((fn) => {
        const [max_downtime, rto, rpo] = timesOf(fn, profile);
        return { name: fn.name, max_downtime, rto, rpo };
      });

interface Standstill {
  /** As the BCP writes it. */
  time: string;
  days: number;
  functions: readonly TimedFunction[];
}

const DAYS_PER_YEAR = 365;
const WEEK_DAYS = 7;

const rateMoney = ({ content }: Profile, { time, days }: Standstill): StandstillImpact => {
  const level = rateLostDays(days);
  const share = `${((100 * days) / DAYS_PER_YEAR).toFixed(1)}% of a year’s revenue`;
  const income = findStandingIncome(content);
  if (income !== null)
    return { level, reason: `Most income (${income}) continues, while penalties and extra expense grow for ${time}.` };
  const cost = computeLostRevenue(content)?.over(time);
  return { level, reason: cost ? `Down for ${time}, you lose up to ${cost}, about ${share}.` : `${time} is about ${share}.` };
};

const rateWork = (_: Profile, { time, days, functions }: Standstill): StandstillImpact => {
  const beyond = functions.filter((fn) => (daysOf(fn.max_downtime) ?? Number.POSITIVE_INFINITY) <= days);
  const [first] = beyond;
  const count = `${beyond.length} of your ${functions.length} functions ${beyond.length === 1 ? 'is at its limit' : 'are at their limit'}`;
  return {
    level: 2 * beyond.length >= functions.length ? 'major' : 'moderate',
    reason: `After ${time}, ${count}.${first ? ` The first: “${first.name}”.` : ''}`,
  };
};

const rateName = (profile: Profile, { time, days }: Standstill): StandstillImpact => {
  if (caresForPeople(profile)) return { level: 'major', reason: 'Families judge you by how their people were cared for.' };
  if (days <= 1) return { level: 'major', reason: `People who need you within ${time} turn to others.` };
  return days <= WEEK_DAYS
    ? { level: 'moderate', reason: `Most customers wait ${time} once, if they hear from you on the first day.` }
    : { level: 'minor', reason: `Customers can wait ${time} if they hear from you.` };
};

const rateLaw = (profile: Profile): StandstillImpact => {
  if (caresForPeople(profile))
    return { level: 'major', reason: 'People in your care have rights that do not pause in an emergency.' };
  if (keepsProtectedRecords(profile))
    return { level: 'major', reason: 'Your records are protected by law, and a breach must be reported.' };
  const { trade, industry, states, content } = profile;
  const place = states.map(({ code }) => code).join(',');
  const own = listDuties({ trade, industry: industry.name, state: place, employees: content.employee_count }).find(
    ({ kind, hours, industries, traits, trades }) => kind === 'tell' && hours !== null && (industries ?? traits ?? trades),
  );
  return own === undefined
    ? { level: 'minor', reason: 'We know of no report that your trade alone has to make within a set time.' }
    : { level: 'moderate', reason: `${own.title}. Tell: ${own.authority}. ${own.deadline}.` };
};

const raters: Record<ImpactKind, (profile: Profile, standstill: Standstill) => StandstillImpact> = {
  financial_impact: rateMoney,
  operational_impact: rateWork,
  reputational_impact: rateName,
  regulatory_impact: rateLaw,
};

/** What the functions say of this kind of harm at the time; null where that is no worse. */
const rateByFunctions = (
  kind: ImpactKind,
  { content }: Profile,
  time: string,
  { level }: StandstillImpact,
): StandstillImpact | null => {
  const harm = findHarmAt(content, kind, time);
  if (harm === null || impactRankOf(harm.level) <= impactRankOf(level)) return null;
  return { level: harm.level, reason: `After ${time}, “${harm.name}” is close to its limit or past it.` };
};

/** Null where nothing says how long the business can stand still. */
export const rateStandstill = (kind: ImpactKind, profile: Profile): StandstillImpact | null => {
  const functions = listOperations(listFunctions(profile));
  const time = findStandstillTime(profile.content.max_downtime, functions);
  const days = daysOf(time);
  if (time === null || days === null) return null;
  const rated = raters[kind](profile, { time, days, functions });
  return rateByFunctions(kind, profile, time, rated) ?? rated;
};
