import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CriticalFunction, ItSystem } from '#shared/domain/bcp/bcp.ts';
import { point } from '#shared/domain/bcp/duration.ts';
import { buildRecoverySchedule, groupIntoWaves, type ScheduledItem } from '#shared/domain/bcp/recovery-schedule.ts';
import type { ServiceProvider } from '#shared/domain/people.ts';
import { buildRecoveryModel } from '#shared/domain/recovery/model.ts';
import { findRestoreOrder } from '#shared/domain/recovery/restore-order.ts';
import { runScenario } from '#shared/domain/recovery/simulate.ts';
import { content, functionNamed, provider, systemNamed } from './entries.ts';

const schedule = (critical_functions: CriticalFunction[], it_systems: ItSystem[] = []) =>
  buildRecoverySchedule(content({ critical_functions, it_systems }), []);
const named = (items: readonly ScheduledItem[], name: string): ScheduledItem => items.find(({ item }) => item.name === name)!;
const alone = (part: Partial<CriticalFunction>) => schedule([functionNamed('Sales', part)])[0]!;

describe('when work on a function begins', () => {
  it.each([
    ['15 minutes', 0, 15],
    ['16 minutes', 15, 16],
    ['0-1 hour', 15, 60],
    ['1 hour', 15, 60],
    ['61 minutes', 60, 61],
    ['1-4 hours', 60, 240],
    ['4 hours', 60, 240],
    ['241 minutes', 240, 241],
    ['4-24 hours', 240, 1440],
    ['24 hours', 240, 1440],
    ['25 hours', 720, 1500],
    ['1-3 days', 720, 4320],
    ['More than 1 week', 720, Number.POSITIVE_INFINITY],
    ['0 hours', 0, 0],
  ])('work on a function with an RTO of %s starts %i minutes after the event', (rto, start, minutes) => {
    expect(alone({ rto })).toMatchObject({ start, deadline: { minutes, basis: 'rto' }, obstacle: null });
  });

  it.each([
    ['nothing', { rto: null }, 'critical', 60],
    ['nothing', { rto: null }, 'high', 240],
    ['nothing', { rto: null }, 'low', 720],
    ['something unreadable', { rto: 'as soon as we can' }, 'medium', 720],
    ['none', { rto: 'none' }, 'medium', 720],
  ] as const)('work on a function follows its criticality where the RTO says %s (case %#)', (_, part, criticality, start) => {
    expect(alone({ ...part, criticality })).toMatchObject({ start, deadline: null, due: null });
  });

  it('work on a function follows the maximum downtime where the RTO is missing', () => {
    expect(alone({ rto: null, max_downtime: '1-4 hours' })).toMatchObject({
      start: 60,
      deadline: { minutes: 240, basis: 'mtd' },
    });
  });

  it('work on a function follows the recommendation where the RTO is left to the AI', () => {
    const left = alone({ rto: 'ai-decide', max_downtime: '1-3 days' });
    expect(left).toMatchObject({ start: 240, deadline: { minutes: 1440, basis: 'recommended' } });
  });
});

describe('when work on an IT system begins', () => {
  it('work on an IT system starts early enough for its restoration', () => {
    const [system] = schedule([], [systemNamed('Till', { rto: '4-24 hours', recovery_time: '22 hours' })]);
    expect(system).toMatchObject({ start: 120, obstacle: null });
  });

  it('work on an IT system due after a day starts no earlier than the second stretch of the day, however long restoring takes', () => {
    const [system] = schedule([], [systemNamed('Archive', { rto: '3 days', recovery_time: '3 days' })]);
    expect(system).toMatchObject({ start: 240, obstacle: null });
  });

  it('work on an IT system starts early enough for the function that depends on it, whatever its own RTO', () => {
    const items = schedule(
      [functionNamed('Sales', { rto: '1-4 hours' })],
      [systemNamed('Till', { rto: '1-3 days', recovery_time: '1 hour', supports_functions: ['Sales'] })],
    );
    expect(items.map(({ item }) => item.name)).toEqual(['Till', 'Sales']);
    expect(named(items, 'Till')).toMatchObject({ start: 60, due: 240, neededFor: 'Sales', obstacle: null });
    expect(named(items, 'Sales')).toMatchObject({ start: 60, obstacle: null });
  });

  it('work on an IT system waits for its dependencies, which move forward for it', () => {
    const items = schedule(
      [functionNamed('Sales', { rto: '4 hours', dependencies: ['Till'] })],
      [
        systemNamed('Till', { rto: '4 hours', recovery_time: '1 hour', system_dependencies: ['Network'] }),
        systemNamed('Network', { rto: '1-3 days', recovery_time: '2 hours', system_dependencies: ['Power'] }),
        systemNamed('Power', { rto: '1-3 days', recovery_time: '30 minutes' }),
      ],
    );
    const starts = Object.fromEntries(items.map(({ item, start }) => [item.name, start]));
    expect(starts).toEqual({ Power: 30, Network: 60, Till: 180, Sales: 180 });
    expect(items.map(({ obstacle }) => obstacle)).toEqual([null, null, null, null]);
  });
});

describe('a deadline that cannot be kept', () => {
  it('a deadline that a slower dependency breaks is reported there, and work still starts before the deadline', () => {
    const items = schedule([
      functionNamed('Delivery', { rto: '1-4 hours', dependencies: ['Baking'] }),
      functionNamed('Baking', { rto: '4-24 hours' }),
    ]);
    expect(named(items, 'Delivery')).toMatchObject({ start: 60, obstacle: { kind: 'needs', name: 'Baking' } });
    expect(named(items, 'Baking')).toMatchObject({ start: 60, obstacle: null });
  });

  it('a deadline shorter than a chain of dependencies is reported at the chain', () => {
    const items = schedule(
      [],
      [
        systemNamed('Till', { rto: '4 hours', recovery_time: '3 hours', system_dependencies: ['Network'] }),
        systemNamed('Network', { rto: '4 hours', recovery_time: '2 hours' }),
      ],
    );
    expect(named(items, 'Till')).toMatchObject({ obstacle: { kind: 'needs', name: 'Network' } });
    expect(named(items, 'Till').start).toBeLessThan(240);
  });

  it('a deadline shorter than the restoration of the system is reported at the system', () => {
    const [system] = schedule([], [systemNamed('Till', { rto: '1 hour', recovery_time: '4 hours' })]);
    expect(system).toMatchObject({ start: 0, obstacle: { kind: 'itself' } });
  });

  it('a deadline is not reported as broken where the restoration time is unreadable', () => {
    const items = schedule(
      [functionNamed('Sales', { rto: '1-4 hours' })],
      [systemNamed('Till', { rto: '4-24 hours', recovery_time: 'Two hours from the drive', supports_functions: ['Sales'] })],
    );
    expect(items.map(({ item, obstacle }) => [item.name, obstacle])).toEqual([
      ['Till', null],
      ['Sales', null],
    ]);
  });

  it('a deadline is not reported as broken where both are due at the same time', () => {
    const items = schedule(
      [functionNamed('Sales', { rto: '4 hours' })],
      [systemNamed('Till', { rto: '4 hours', recovery_time: '4 hours', supports_functions: ['Sales'] })],
    );
    expect(items.map(({ obstacle }) => obstacle)).toEqual([null, null]);
    expect(named(items, 'Till').start).toBe(0);
  });
});

describe('a loop', () => {
  it('a dependency loop is cut, and each entry in it starts once, before its deadline', () => {
    const items = schedule(
      [functionNamed('Sales', { rto: '1-4 hours', dependencies: ['Till', 'Sales'] })],
      [
        systemNamed('Till', { rto: '1-4 hours', recovery_time: '1 hour', system_dependencies: ['Network'] }),
        systemNamed('Network', { rto: '1-4 hours', recovery_time: '1 hour', system_dependencies: ['Till'] }),
      ],
    );
    expect(items.map(({ item }) => item.name).sort()).toEqual(['Network', 'Sales', 'Till']);
    for (const { start, deadline } of items) expect(start).toBeLessThan(deadline!.minutes);
  });
});

it('a recovery schedule ignores unknown names and duplicate entries', () => {
  const items = schedule(
    [functionNamed('Sales', { rto: '1-4 hours', dependencies: ['Nowhere'] }), functionNamed('sales ', { rto: '1-3 days' })],
    [systemNamed('Till', { supports_functions: ['Unknown'] })],
  );
  expect(items).toHaveLength(3);
});

describe('the order in which one person restores', () => {
  const soundIt = provider('IT Support', { id: 1, name: 'Sound IT' });
  const restored = (name: string, recovery_time: string, rto: string, part = {}) =>
    systemNamed(name, { recovery_time, rto, backup_location: 'Dropbox', responsible_team: 'Sound IT', ...part });
  const plan = (it_systems: ItSystem[], providers = [soundIt]) => {
    const bcp = content({
      critical_functions: [
        functionNamed('Sales', { rto: '4 hours', max_downtime: '6 hours', dependencies: ['Till'] }),
        functionNamed('Delivery', { rto: '8 hours', max_downtime: '1 day', dependencies: ['Order book'] }),
      ],
      it_systems,
    });
    return { content: bcp, employees: [], providers };
  };
  const scheduleOf = (it_systems: ItSystem[], providers?: ServiceProvider[]) => {
    const wanted = plan(it_systems, providers);
    return buildRecoverySchedule(wanted.content, findRestoreOrder(buildRecoveryModel(wanted)));
  };
  const systems = [restored('Order book', '2 hours', '8 hours'), restored('Till', '3 hours', '4 hours')];
  const startsOf = (items: readonly ScheduledItem[]) =>
    Object.fromEntries(items.flatMap(({ kind, item, start }) => (kind === 'system' ? [[item.name, start]] : [])));

  it('what has the least time to spare comes first, and the next begins when its restorer is free', () => {
    const items = scheduleOf(systems);
    expect(startsOf(items)).toEqual({ Till: 60, 'Order book': 240 });
    expect(items.filter(({ kind }) => kind === 'system')).toMatchObject([
      { restorers: ['Sound IT'], obstacle: null },
      { restorers: ['Sound IT'], obstacle: null },
    ]);
  });

  it('work begins early enough for everything that one person restores', () => {
    const items = scheduleOf([restored('Order book', '5 hours', '8 hours'), restored('Till', '3 hours', '4 hours')]);
    expect(startsOf(items)).toEqual({ Till: 0, 'Order book': 180 });
  });

  it('what its restorer cannot do in time is said, with what comes first', () => {
    const items = scheduleOf([restored('Order book', '6 hours', '8 hours'), restored('Till', '3 hours', '4 hours')]);
    expect(named(items, 'Order book').obstacle).toEqual({ kind: 'busy', name: 'Sound IT', after: 'Till' });
  });

  it('two firms restore beside each other', () => {
    const other = provider('IT Support', { id: 2, name: 'Bay IT' });
    const [orders, till] = systems;
    const items = scheduleOf([{ ...orders!, responsible_team: 'Bay IT' }, till!], [soundIt, other]);
    expect(startsOf(items)).toEqual({ 'Order book': 240, Till: 60 });
    expect(startsOf(scheduleOf(systems, []))).toEqual({ 'Order book': 240, Till: 60 });
  });

  it('what is due within a day comes before what takes days, however little time that leaves', () => {
    const items = scheduleOf([restored('Archive', '3 days', '3 days'), restored('Till', '1 hour', '4 hours')]);
    expect(startsOf(items)).toEqual({ Till: 60, Archive: 240 });
  });

  it('the order is that of the simulation in which every system is lost', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 23 }), fc.nat(6)), {
          minLength: 2,
          maxLength: 7,
        }),
        (drawn) => {
          const wanted = {
            ...{ employees: [], providers: [soundIt] },
            content: content({
              critical_functions: drawn.map(([, hours], at) =>
                functionNamed(`Function ${at}`, { max_downtime: `${hours} hours`, dependencies: [`System ${at}`] }),
              ),
              it_systems: drawn.map(([takes, , needed], at) =>
                restored(`System ${at}`, `${takes} hours`, '', needed < at ? { dependencies: [`System ${needed}`] } : {}),
              ),
            }),
          };
          const everything = { kind: 'system', ref: '*', lasts: null } as const;
          const outcome = runScenario(
            { ...buildRecoveryModel(wanted), containment: point(0) },
            {
              ...{ id: '', title: 'All', lost: [everything], staff_available: 100, starts: { weekday: 1, hour: 9 } },
            },
          );
          const simulated = outcome.tasks
            .filter(({ kind }) => kind === 'restore')
            .toSorted((a, b) => a.starts.hi - b.starts.hi)
            .map(({ name }) => name);
          const items = buildRecoverySchedule(wanted.content, findRestoreOrder(buildRecoveryModel(wanted)));
          expect(items.flatMap(({ kind, item }) => (kind === 'system' ? [item.name] : []))).toEqual(simulated);
          expect(
            groupIntoWaves(items)
              .flat()
              .map(({ name }) => name),
          ).toEqual(simulated);
        },
      ),
    );
  });
});
