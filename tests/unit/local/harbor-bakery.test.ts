import { expect, it } from 'vitest';
import { harborBakery } from '#infra/local/seed/harbor-bakery/content.ts';
import { employees, providers } from '#infra/local/seed/harbor-bakery/people.ts';
import { BcpContent } from '#shared/domain/bcp/bcp.ts';
import { findContradictions } from '#shared/domain/bcp/contradictions.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { Employee, ServiceProvider } from '#shared/domain/people.ts';

it('the plan check of the sample BCP has a few open items, and none to fix first', () => {
  const content = BcpContent.parse({ ...emptyContent, ...harborBakery.business, ...harborBakery.laterSteps });
  const withIds = (people: readonly object[]) => people.map((person, at) => ({ email: null, ...person, id: at + 1, bcp_id: 1 }));
  const findings = findContradictions({
    content,
    employees: Employee.array().parse(withIds(employees)),
    providers: ServiceProvider.array().parse(withIds(providers)),
    cyber: true,
    status: 'completed',
    exercises: [],
  });
  expect(findings.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual(['R03 warning', 'R28 warning']);
});
