/** The plan-level check: what a consultant would point at before anybody signs the plan. */
import { coverageFindings } from './check/coverage.ts';
import { dependencyMap } from './check/dependencies.ts';
import type { Finding, PlanToCheck, Severity } from './check/finding.ts';
import { linkFindings } from './check/links.ts';
import { timeFindings } from './check/times.ts';

const order: Record<Severity, number> = { error: 0, warning: 1, info: 2 };

/** Every finding about a plan: errors first, then by rule; one sentence is said once. */
export const contradictions = (plan: PlanToCheck): Finding[] => {
  const map = dependencyMap(plan.content);
  const all = [...timeFindings(plan, map), ...linkFindings(plan, map), ...coverageFindings(plan)];
  const unique = [...new Map(all.map((one) => [`${one.rule} ${one.why}`, one])).values()];
  return unique.sort((a, b) => order[a.severity] - order[b.severity] || a.rule.localeCompare(b.rule));
};
