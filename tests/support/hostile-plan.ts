/** Harbor Bakery with a script in every text that a person may write, another one in each. */
import type { PlanToRender } from '#functions/documents/subject.ts';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { bakery, employees, providers } from '../unit/documents/fixture.ts';
import { scriptPayloads } from './script-payloads.ts';

/** What the plan is told by, and no person can write otherwise. */
const CODED =
  /^(id|bcp_id|status|template_type|criticality|system_type|effectiveness|implementation_priority|activation_authority|source|created_at|updated_at|\w+_impact|\w+_severity)$/;

const withPayloads = <T>(value: T, next: () => string, key = ''): T => {
  if (typeof value === 'string') return (CODED.test(key) ? value : `${value} ${next()}`) as T;
  if (Array.isArray(value)) return value.map((one) => withPayloads(one, next, key)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withPayloads(one, next, name)])) as T;
};

/** With another `shift` every text carries the next payload; a hundred shifts bring every payload into every text. */
export const hostilePlan = (shift: number, template: PlanToRender['template']): PlanToRender => {
  let at = shift;
  const next = (): string => {
    at += 1;
    return scriptPayloads[at % scriptPayloads.length]!;
  };
  const bcp: Bcp = withPayloads(bakery, next);
  return {
    bcp: { ...bcp, versions: bakery.versions, scores: bakery.scores },
    employees: withPayloads(employees, next),
    providers: withPayloads(providers, next),
    template,
    cyber: true,
    generatedAt: '2026-11-20T17:00:00Z',
  };
};
