/** What an outage does as it lasts, by kind of harm: of each kind, the worst that any function says. */
import type { BcpContent, CriticalFunction } from './bcp.ts';
import { findStandstillTime, listOperations } from './business-times.ts';
import { DAY_MINUTES, parseDuration, WEEK_MINUTES } from './duration.ts';
import { type ImpactKind, impactSeverityField } from './impact.ts';
import { bandMinutes, deriveMtd, impactRankOf } from './impact-over-time.ts';
import { IMPACT_BANDS, IMPACT_DRIVERS, type ImpactDriver, type ImpactLevel } from './options.ts';
import { protectsPeople } from './people-first.ts';
import { computeLostRevenue } from './standing-income.ts';

/** What step 3 rates for the business as a whole; people have no such rating, because nothing outweighs them. */
const kindOf: Record<ImpactDriver, ImpactKind | null> = {
  safety: null,
  financial: 'financial_impact',
  operational: 'operational_impact',
  legal: 'regulatory_impact',
  reputational: 'reputational_impact',
};

/** People first. */
export const KINDS_OF_HARM: readonly ImpactDriver[] = ['safety', ...IMPACT_DRIVERS.filter((driver) => driver !== 'safety')];

/** The median small business can pay its usual bills for 27 days without income: JPMorgan Chase Institute, “Cash is King”, 2016. */
const BUFFER_DAYS = 27;

/** By the part of a year’s revenue that is lost, so that one rule fits every size of business. */
export const rateLostDays = (days: number): ImpactLevel =>
  days >= BUFFER_DAYS ? 'catastrophic' : days >= WEEK_MINUTES / DAY_MINUTES ? 'major' : days >= 1 ? 'moderate' : 'minor';

interface Limit {
  minutes: number;
  /** The functions that set it. */
  names: string[];
}

export interface Harm {
  kind: ImpactDriver;
  /** In the order of `IMPACT_BANDS`; null where nobody says. */
  levels: (ImpactLevel | null)[];
  /** When it stops being acceptable: the shortest maximum downtime of the functions that do this harm first. */
  limit: Limit | null;
  /** Minutes after which it is High or worse: the earliest of that limit and of a standstill that the owner rated so; null where nobody says. */
  unacceptableFrom: number | null;
  /** Rated by the revenue that is lost, too. */
  isByRevenue: boolean;
  /** Functions that protect people, for which no outage is acceptable. */
  rightAway: string[];
}

const worseOf = (a: ImpactLevel | null, b: ImpactLevel | null): ImpactLevel | null => (impactRankOf(b) > impactRankOf(a) ? b : a);
const isUnacceptable = (level: ImpactLevel | null): boolean => impactRankOf(level) >= impactRankOf('major');

/** Null where it has no end: over a week, over a month. */
const longestOf = (time: string | null): number | null => {
  const read = parseDuration(time);
  return read === null || !Number.isFinite(read.hi) ? null : read.hi;
};

/** What turns High earlier by its own rating than its maximum downtime says has the earlier limit. */
const limitOf = ({ max_downtime, impact_over_time }: CriticalFunction): number | null => {
  const times = [longestOf(max_downtime), deriveMtd(impact_over_time)?.time.hi ?? null].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
};

/** As rated by then, and at least High where the maximum downtime ends: one rule for the table and for a single standstill. */
const levelAfter = (fn: CriticalFunction, minutes: number): ImpactLevel | null => {
  const rated = IMPACT_BANDS.filter((band) => bandMinutes[band] <= minutes).map((band) => fn.impact_over_time?.[band] ?? null);
  return worseOf(rated.reduce(worseOf, null), (limitOf(fn) ?? Number.POSITIVE_INFINITY) <= minutes ? 'major' : null);
};

const findLimit = (functions: readonly CriticalFunction[]): Limit | null => {
  const limits = functions.flatMap((fn) => {
    const minutes = limitOf(fn);
    return minutes === null ? [] : [{ minutes, name: fn.name }];
  });
  if (limits.length === 0) return null;
  const minutes = Math.min(...limits.map((limit) => limit.minutes));
  return { minutes, names: limits.filter((limit) => limit.minutes === minutes).map(({ name }) => name) };
};

const listHarmed = (content: BcpContent, kind: ImpactDriver): CriticalFunction[] =>
  listOperations(content.critical_functions).filter(
    ({ name, impact_driver }) => !protectsPeople(name) && (impact_driver ?? 'operational') === kind,
  );

/** The worst that a function says of this kind at the end of a time; null where none says any. */
export const findHarmAt = (content: BcpContent, kind: ImpactKind, time: string): { name: string; level: ImpactLevel } | null => {
  const minutes = longestOf(time);
  if (minutes === null) return null;
  const driver = KINDS_OF_HARM.find((harm) => kindOf[harm] === kind)!;
  return listHarmed(content, driver)
    .flatMap((fn) => {
      const level = levelAfter(fn, minutes);
      return level === null ? [] : [{ name: fn.name, level }];
    })
    .reduce<{ name: string; level: ImpactLevel } | null>(
      (worst, harm) => (impactRankOf(harm.level) > impactRankOf(worst?.level ?? null) ? harm : worst),
      null,
    );
};

export const assessHarms = (content: BcpContent): Harm[] => {
  const functions = content.critical_functions;
  const standstill = longestOf(findStandstillTime(content.max_downtime, functions));
  return KINDS_OF_HARM.map((kind): Harm => {
    const harmed = listHarmed(content, kind);
    const field = kindOf[kind];
    const stated = field === null || standstill === null ? null : content[impactSeverityField[field]];
    const limit = findLimit(harmed);
    const rightAway = kind === 'safety' ? functions.filter(({ name }) => protectsPeople(name)).map(({ name }) => name) : [];
    // Whoever rates the own standstill milder knows better than a rule.
    const isMilder =
      standstill !== null && stated !== null && impactRankOf(stated) < impactRankOf(rateLostDays(standstill / DAY_MINUTES));
    const isByRevenue = kind === 'financial' && !isMilder && computeLostRevenue(content) !== null;
    const times = [
      rightAway.length > 0 ? 0 : null,
      limit?.minutes ?? null,
      isUnacceptable(stated) ? standstill : null,
      isByRevenue ? WEEK_MINUTES : null,
    ].filter((time) => time !== null);
    const unacceptableFrom = times.length === 0 ? null : Math.min(...times);
    const findLevel = (minutes: number): ImpactLevel | null => {
      const said: (ImpactLevel | null)[] = [
        ...harmed.map((fn) => levelAfter(fn, minutes)),
        isByRevenue ? rateLostDays(minutes / DAY_MINUTES) : null,
        minutes >= (standstill ?? Number.POSITIVE_INFINITY) ? stated : null,
        minutes >= (unacceptableFrom ?? Number.POSITIVE_INFINITY) ? 'major' : null,
      ];
      return said.reduce(worseOf, null);
    };
    return {
      ...{ kind, limit, unacceptableFrom, rightAway, isByRevenue },
      levels: IMPACT_BANDS.map((band) => findLevel(bandMinutes[band])),
    };
  });
};
