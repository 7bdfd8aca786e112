/** Who is called and what is started first, in a first draft of every trade. */
import { describe, expect, it } from 'vitest';
import type { BcpContent } from '#shared/domain/bcp/bcp.ts';
import { buildDependencyMap, createSupplierFinder } from '#shared/domain/bcp/check/dependencies.ts';
import { isStandby } from '#shared/domain/bcp/firms.ts';
import { buildRecoverySchedule, groupIntoWaves } from '#shared/domain/bcp/recovery-schedule.ts';
import { listNeededSuppliers, planSupplierCalls } from '#shared/domain/bcp/supplier-calls.ts';
import type { Employee } from '#shared/domain/people.ts';
import { buildRecoveryModel } from '#shared/domain/recovery/model.ts';
import { listPresets } from '#shared/domain/recovery/presets.ts';
import { findRestoreOrder } from '#shared/domain/recovery/restore-order.ts';
import { runScenario } from '#shared/domain/recovery/simulate.ts';
import { listKnownSuppliers } from '#shared/knowledge/known-operations.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';
import { content, employee, functionNamed, supplierNamed, systemNamed } from '#tests/unit/domain/bcp/entries.ts';

const rows = trades.map((trade) => [trade.id, trade] as const);
const schedule = (bcp: BcpContent, employees: readonly Employee[] = []) =>
  buildRecoverySchedule(bcp, findRestoreOrder(buildRecoveryModel({ content: bcp, employees, providers: [] })));

const finderOf = (bcp: BcpContent) => createSupplierFinder(bcp, buildDependencyMap(bcp));
const planCalls = (bcp: BcpContent, scheduled: ReturnType<typeof schedule>) =>
  planSupplierCalls({
    ...{ functions: bcp.critical_functions, suppliers: bcp.key_suppliers, providers: [] },
    ...{ suppliersOf: finderOf(bcp), schedule: scheduled },
  });

describe.each(rows)('a first draft of %s', (_, trade) => {
  it('calls who stands by first, and every supplier before what needs it is due', async () => {
    const bcp = await draftTrade(trade);
    const scheduled = schedule(bcp);
    const calls = planCalls(bcp, scheduled);
    const calledAt = new Map(calls.flatMap(({ minutes, suppliers }) => suppliers.map(({ name }) => [name, minutes] as const)));
    expect([...calledAt.keys()].sort()).toEqual(
      listNeededSuppliers(bcp.key_suppliers)
        .map(({ name }) => name)
        .sort(),
    );
    const profile = await buildProfile(bcp, true);
    const standby = listKnownSuppliers(profile).filter(({ name, isStandby: waits }) => waits === true && calledAt.has(name));
    expect(standby.filter(({ name }) => calledAt.get(name)! > 30).map(({ name }) => name)).toEqual([]);
    const suppliersOf = finderOf(bcp);
    const tooLate = scheduled.flatMap(({ kind, item, due }) =>
      kind === 'function'
        ? suppliersOf(item).filter(({ name }) => (calledAt.get(name) ?? 0) > Math.max(due ?? Infinity, 60))
        : [],
    );
    expect(tooLate.map(({ name }) => name)).toEqual([]);
  });

  it('starts emergency power first, and offers no outage of a standby firm, which stops nothing', async () => {
    const bcp = await draftTrade(trade);
    const scheduled = schedule(bcp);
    const power = bcp.it_systems.filter(({ name }) => /\b(?:emergency|standby|backup) power\b/i.test(name));
    const [first = []] = groupIntoWaves(scheduled);
    expect(power.filter((system) => !first.includes(system)).map(({ name }) => name)).toEqual([]);
    const model = buildRecoveryModel({ content: bcp, employees: [], providers: [] });
    const standby = new Set(bcp.key_suppliers.filter(isStandby).map(({ id }) => `supplier-${id}`));
    const idle = listPresets(model)
      .filter(({ id }) => standby.has(id))
      .filter(({ scenario }) => !runScenario(model, scenario).functions.some(({ isAffected }) => isAffected));
    expect(idle.map(({ id }) => id)).toEqual([]);
  });
});

describe('emergency power', () => {
  it.each([
    ['Emergency power for treatment', 'infrastructure', 0],
    ['Standby generator', 'infrastructure', 0],
    ['Operating room power', 'infrastructure', 0],
    ['Generator monitoring', 'infrastructure', 15],
    ['Power BI reports', 'application', 15],
  ] as const)('%s (%s) starts %i minutes after the event, also with one pair of hands', (name, system_type, start) => {
    const team = { responsible_team: 'Ana Silva', rto: '0-1 hour', criticality: 'critical' as const };
    const bcp = content({
      critical_functions: [functionNamed('Sales', { rto: '0-1 hour' })],
      it_systems: [
        systemNamed('Alarm network', {
          ...team,
          system_type: 'network',
          supports_functions: ['Sales'],
          recovery_time: '10 minutes',
        }),
        systemNamed(name, { ...team, system_type, supports_functions: ['Sales'], recovery_time: '10 minutes' }),
      ],
    });
    const found = schedule(bcp, [employee('Ana Silva')]).find(({ item }) => item.name === name)!;
    if (start === 0) expect(found.start).toBe(0);
    else expect(found.start).toBeGreaterThan(0);
  });
});

describe('firms that stand by', () => {
  it.each([
    ['Backup dialysis facility', true],
    ['Emergency power rental company', true],
    ['Neighboring congregation', true],
    ['Second licensed dealer', true],
    ['Flour mill', false],
    ['Emergency dispatch center', false],
  ])('%s stands by: %s', (name, expected) => {
    expect(isStandby({ name })).toBe(expected);
  });

  it('one that a function needs is called with that function', () => {
    const bcp = content({
      critical_functions: [functionNamed('Rentals', { rto: '4-24 hours', suppliers: ['Car rental'] })],
      key_suppliers: ['Car rental', 'Tent rental'].map((name) =>
        supplierNamed(name, { criticality: 'high', max_downtime: '1-3 days' }),
      ),
    });
    const calls = planCalls(bcp, schedule(bcp));
    expect(calls.map(({ minutes, suppliers }) => [minutes, suppliers.map(({ name }) => name)])).toEqual([
      [30, ['Tent rental']],
      [240, ['Car rental']],
    ]);
  });
});
