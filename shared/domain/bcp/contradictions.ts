import { checkCoverage } from './check/coverage.ts';
import { buildDependencyMap } from './check/dependencies.ts';
import type { BcpToCheck, Finding, Severity } from './check/finding.ts';
import { checkLinks } from './check/links.ts';
import { checkTimes } from './check/times.ts';

const severities: readonly Severity[] = ['error', 'warning', 'info'];

/** Errors first, then by rule; duplicate sentences are dropped. */
export const findContradictions = (plan: BcpToCheck): Finding[] => {
  const map = buildDependencyMap(plan.content);
  const all = [...checkTimes(plan, map), ...checkLinks(plan, map), ...checkCoverage(plan)];
  const byRule = Map.groupBy(all, (one) => one.rule);
  const unique = [...byRule.keys()]
    .sort()
    .flatMap((rule) => [...new Map(byRule.get(rule)!.map((one) => [one.why, one])).values()]);
  return severities.flatMap((severity) => unique.filter((one) => one.severity === severity));
};
