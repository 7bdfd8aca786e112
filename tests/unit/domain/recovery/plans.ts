import type { BcpContent, StressScenario } from '#shared/domain/bcp/bcp.ts';
import { type Duration, point } from '#shared/domain/bcp/duration.ts';
import type { Employee, ServiceProvider } from '#shared/domain/people.ts';
import { buildRecoveryModel, type RecoveryModel } from '#shared/domain/recovery/model.ts';
import { agreeOnAlternateSite } from '#shared/domain/recovery/places.ts';
import { business, content } from '#tests/unit/domain/bcp/entries.ts';

export const HOUR = 60;
export const DAY = 24 * HOUR;
export const NEVER = Number.POSITIVE_INFINITY;

export interface Plan extends Partial<BcpContent> {
  employees?: Employee[];
  providers?: ServiceProvider[];
  /** Its alternate site is agreed. */
  isSiteAgreed?: boolean;
  /** Minutes that it takes to contain an attack; without them, times count from when it is contained. */
  containment?: Duration;
}

export const modelOf = ({
  employees = [],
  providers = [],
  isSiteAgreed = false,
  containment = point(0),
  ...part
}: Plan): RecoveryModel => {
  const model = { ...buildRecoveryModel({ content: content({ ...business, ...part }), employees, providers }), containment };
  return isSiteAgreed ? agreeOnAlternateSite(model) : model;
};

export const scenarioOf = (
  lost: Partial<StressScenario['lost'][number]>[],
  part: Partial<StressScenario> = {},
): StressScenario => ({
  id: 'test',
  title: 'Test',
  lost: lost.map((loss) => ({ kind: 'system', ref: '*', lasts: null, ...loss })),
  staff_available: 100,
  starts: { weekday: 1, hour: 9 },
  ...part,
});
