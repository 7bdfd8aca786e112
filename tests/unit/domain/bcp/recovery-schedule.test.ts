import { describe, expect, it } from 'vitest';
import type { CriticalFunction, ItSystem } from '#shared/domain/bcp/bcp.ts';
import { buildRecoverySchedule, type ScheduledItem } from '#shared/domain/bcp/recovery-schedule.ts';
import { content, functionNamed, systemNamed } from './entries.ts';

const schedule = (critical_functions: CriticalFunction[], it_systems: ItSystem[] = []) =>
  buildRecoverySchedule(content({ critical_functions, it_systems }));
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
