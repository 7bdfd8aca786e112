/** The plan-level check: what a consultant would point at before anybody signs the plan. */
import { coverageFindings } from './check/coverage.ts';
import { dependencyMap } from './check/dependencies.ts';
import type { Finding, PlanToCheck, Severity } from './check/finding.ts';
import { linkFindings } from './check/links.ts';
import { timeFindings } from './check/times.ts';

const severities: readonly Severity[] = ['error', 'warning', 'info'];

/** Every finding about a plan: errors first, then by rule; one sentence is said once. */
export const contradictions = (plan: PlanToCheck): Finding[] => {
  const map = dependencyMap(plan.content);
  const all = [...timeFindings(plan, map), ...linkFindings(plan, map), ...coverageFindings(plan)];
  const byRule = Map.groupBy(all, (one) => one.rule);
  const unique = [...byRule.keys()]
    .sort()
    .flatMap((rule) => [...new Map(byRule.get(rule)!.map((one) => [one.why, one])).values()]);
  return severities.flatMap((severity) => unique.filter((one) => one.severity === severity));
};
