import { expect, it } from 'vitest';
import { harborBakery } from '#infra/local/seed/harbor-bakery/content.ts';
import { employees, providers } from '#infra/local/seed/harbor-bakery/people.ts';
import { BcpContent } from '#shared/domain/bcp/bcp.ts';
import { findContradictions } from '#shared/domain/bcp/contradictions.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { Employee, ServiceProvider } from '#shared/domain/people.ts';
import { rankChanges } from '#shared/domain/recovery/changes.ts';
import { buildRecoveryModel } from '#shared/domain/recovery/model.ts';
import { listPresets } from '#shared/domain/recovery/presets.ts';
import { runScenario } from '#shared/domain/recovery/simulate.ts';

const withIds = (people: readonly object[]) => people.map((person, at) => ({ email: null, ...person, id: at + 1, bcp_id: 1 }));
const sample = {
  content: BcpContent.parse({ ...emptyContent, ...harborBakery.business, ...harborBakery.laterSteps }),
  employees: Employee.array().parse(withIds(employees)),
  providers: ServiceProvider.array().parse(withIds(providers)),
};

it('the plan check of the sample BCP has a few open items, and none to fix first', () => {
  const findings = findContradictions({ ...sample, cyber: true, status: 'completed', exercises: [] });
  expect(findings.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual(['R03 warning', 'R28 warning']);
});

it('the loss of its building brings one function of the sample BCP back too late, and one change brings it back in time', () => {
  const model = buildRecoveryModel(sample);
  const { scenario } = listPresets(model).find(({ id }) => id.startsWith('site'))!;
  const late = runScenario(model, scenario).functions.filter(({ late: by }) => by.hi > 0);
  expect(late.map(({ name }) => name)).toEqual(['Food safety control']);
  expect(rankChanges(model, scenario)[0]!.rescued).toEqual(['Food safety control']);
});
