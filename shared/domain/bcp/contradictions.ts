import { checkCoverage } from './check/coverage.ts';
import { buildDependencyMap } from './check/dependencies.ts';
import type { BcpToCheck, Finding, Severity } from './check/finding.ts';
import { checkLinks } from './check/links.ts';
import { checkTimes } from './check/times.ts';
import { checkTypedAnswers } from './check/typed-answers.ts';

const severities: readonly Severity[] = ['error', 'warning', 'info'];

/** Errors first, then by rule; duplicate sentences are dropped. */
export const findContradictions = (bcp: BcpToCheck): Finding[] => {
  const map = buildDependencyMap(bcp.content);
  const all = [...checkTimes(bcp, map), ...checkTypedAnswers(bcp, map), ...checkLinks(bcp, map), ...checkCoverage(bcp)];
  const byRule = Map.groupBy(all, (item) => item.rule);
  const unique = [...byRule.keys()]
    .sort()
    .flatMap((rule) => [...new Map(byRule.get(rule)!.map((item) => [item.why, item])).values()]);
  return severities.flatMap((severity) => unique.filter((item) => item.severity === severity));
};
