/** In which order the functions of a plan come back, and where their times cannot hold. */
import type { CriticalFunction } from '#shared/domain/bcp/bcp.ts';
import { buildDependencyMap } from '#shared/domain/bcp/check/dependencies.ts';
import { checkTimes } from '#shared/domain/bcp/check/times.ts';
import { parseDuration } from '#shared/domain/bcp/duration.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { sortByCriticality } from '#shared/domain/bcp/operations.ts';
import { AI_DECIDE, criticalityLabels, durationLabel } from '#shared/domain/bcp/options.ts';
import type { KnownFunction, Time } from '../industries/industry.ts';
import { listKnownFunctions } from '../known-operations.ts';
import type { Profile } from '../profile.ts';
import { joinFirst } from '../sentence.ts';

const rtoMinutes = (rto: string | null): number => parseDuration(rto)?.hi ?? Number.POSITIVE_INFINITY;

/** RTO and MTD for a function whose owner leaves the choice to the AI and whose name the knowledge does not have. */
const byCriticality: Record<string, readonly [mtd: Time, rto: Time]> = {
  critical: ['4-24 hours', '1-4 hours'],
  high: ['1-3 days', '4-24 hours'],
  medium: ['3-7 days', '1-3 days'],
  low: ['More than 1 week', '3-7 days'],
};

const recommendTimes = (one: CriticalFunction, profile: Profile): readonly [mtd: Time, rto: Time] => {
  const known = profile.industry.functions.find(({ name }) => name.toLowerCase() === one.name.trim().toLowerCase());
  return known ? [known.times[0], known.times[1]] : byCriticality[one.criticality ?? 'medium']!;
};

/** The function with `ai-decide` and empty times replaced by a recommendation, and whether it was. */
const withTimes = (one: CriticalFunction, profile: Profile) => {
  const [mtd, rto] = recommendTimes(one, profile);
  const isOpen = (time: string | null) => !isFilled(time) || time === AI_DECIDE;
  return {
    name: one.name,
    criticality: one.criticality,
    rto: isOpen(one.rto) ? rto : one.rto!,
    mtd: isOpen(one.max_downtime) ? mtd : one.max_downtime!,
    isRecommended: isOpen(one.rto) || isOpen(one.max_downtime),
    systems: profile.content.it_systems
      .filter((system) => system.supports_functions.some((name) => name.toLowerCase() === one.name.toLowerCase()))
      .map(({ name }) => name),
  };
};

const describePriority = (one: ReturnType<typeof withTimes>, rank: number): string => {
  const level = one.criticality === null ? 'not rated' : criticalityLabels[one.criticality].toLowerCase();
  const times = `RTO ${durationLabel(one.rto)}, MTD ${durationLabel(one.mtd)}`;
  const first = one.systems.length > 0 ? ` Restore ${joinFirst(one.systems)} before it.` : '';
  return `${rank}. ${one.name} (${level}): ${times}${one.isRecommended ? ', AI recommendation where the plan leaves it open' : ''}.${first}`;
};

const describeProposal = (one: KnownFunction, rank: number): string =>
  `${rank}. ${one.name}: proposed RTO ${one.times[1]}, MTD ${one.times[0]}, because ${one.stake}.`;

const PROPOSED_MAX = 5;

/** The functions by RTO, then by criticality; for a plan without functions, the order that fits its trade. */
export const listPriorities = (profile: Profile): string[] => {
  const { content } = profile;
  if (content.critical_functions.length === 0)
    return [...listKnownFunctions(profile)]
      .sort((a, b) => rtoMinutes(a.times[1]) - rtoMinutes(b.times[1]))
      .slice(0, PROPOSED_MAX)
      .map((one, at) => describeProposal(one, at + 1));
  const order = sortByCriticality(content.critical_functions)
    .map((one) => withTimes(one, profile))
    .sort((a, b) => rtoMinutes(a.rto) - rtoMinutes(b.rto) || 0);
  const conflicts = checkTimes({ content, employees: [], providers: [], cyber: profile.cyber }, buildDependencyMap(content));
  return [...order.map((one, at) => describePriority(one, at + 1)), ...conflicts.map(({ why }) => why)];
};
