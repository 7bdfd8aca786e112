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
  ])('with an RTO of %s is %i minutes after the event', (rto, start, minutes) => {
    expect(alone({ rto })).toMatchObject({ start, deadline: { minutes, basis: 'rto' }, obstacle: null });
  });

  it.each([
    ['nothing', { rto: null }, 'critical', 60],
    ['nothing', { rto: null }, 'high', 240],
    ['nothing', { rto: null }, 'low', 720],
    ['something unreadable', { rto: 'as soon as we can' }, 'medium', 720],
    ['none', { rto: 'none' }, 'medium', 720],
  ] as const)('follows its criticality where the RTO says %s (case %#)', (_, part, criticality, start) => {
    expect(alone({ ...part, criticality })).toMatchObject({ start, deadline: null, due: null });
  });

  it('follows the maximum downtime where the RTO is missing', () => {
    expect(alone({ rto: null, max_downtime: '1-4 hours' })).toMatchObject({
      start: 60,
      deadline: { minutes: 240, basis: 'mtd' },
    });
  });

  it('follows the recommendation where the RTO is left to the AI', () => {
    const left = alone({ rto: 'ai-decide', max_downtime: '1-3 days' });
    expect(left).toMatchObject({ start: 240, deadline: { minutes: 1440, basis: 'recommended' } });
  });
});

describe('when work on an IT system begins', () => {
  it('is early enough for the time that restoring takes', () => {
    const [system] = schedule([], [systemNamed('Till', { rto: '4-24 hours', recovery_time: '22 hours' })]);
    expect(system).toMatchObject({ start: 120, obstacle: null });
  });

  it('is not before the second stretch of the day for one that is due after a day, however long restoring takes', () => {
    const [system] = schedule([], [systemNamed('Archive', { rto: '3 days', recovery_time: '3 days' })]);
    expect(system).toMatchObject({ start: 240, obstacle: null });
  });

  it('comes forward with the function that needs it, whatever its own RTO is', () => {
    const items = schedule(
      [functionNamed('Sales', { rto: '1-4 hours' })],
      [systemNamed('Till', { rto: '1-3 days', recovery_time: '1 hour', supports_functions: ['Sales'] })],
    );
    expect(items.map(({ item }) => item.name)).toEqual(['Till', 'Sales']);
    expect(named(items, 'Till')).toMatchObject({ start: 60, due: 240, neededFor: 'Sales', obstacle: null });
    expect(named(items, 'Sales')).toMatchObject({ start: 60, obstacle: null });
  });

  it('waits for the systems it needs, which come forward for it', () => {
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
  it('is said to fail on the slower thing that is needed, and work still begins before it', () => {
    const items = schedule([
      functionNamed('Delivery', { rto: '1-4 hours', dependencies: ['Baking'] }),
      functionNamed('Baking', { rto: '4-24 hours' }),
    ]);
    expect(named(items, 'Delivery')).toMatchObject({ start: 60, obstacle: { kind: 'needs', name: 'Baking' } });
    expect(named(items, 'Baking')).toMatchObject({ start: 60, obstacle: null });
  });

  it('is said to fail on a chain that is longer than it', () => {
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

  it('is said to fail on the system itself where restoring takes longer', () => {
    const [system] = schedule([], [systemNamed('Till', { rto: '1 hour', recovery_time: '4 hours' })]);
    expect(system).toMatchObject({ start: 0, obstacle: { kind: 'itself' } });
  });

  it('is none where the time that restoring takes cannot be read', () => {
    const items = schedule(
      [functionNamed('Sales', { rto: '1-4 hours' })],
      [systemNamed('Till', { rto: '4-24 hours', recovery_time: 'Two hours from the drive', supports_functions: ['Sales'] })],
    );
    expect(items.map(({ item, obstacle }) => [item.name, obstacle])).toEqual([
      ['Till', null],
      ['Sales', null],
    ]);
  });

  it('is none where both are due in the same time', () => {
    const items = schedule(
      [functionNamed('Sales', { rto: '4 hours' })],
      [systemNamed('Till', { rto: '4 hours', recovery_time: '4 hours', supports_functions: ['Sales'] })],
    );
    expect(items.map(({ obstacle }) => obstacle)).toEqual([null, null]);
    expect(named(items, 'Till').start).toBe(0);
  });
});

describe('a loop', () => {
  it('is cut, and everything in it begins once, before its deadline', () => {
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

it('names that the plan does not hold, and two entries of one name, disturb nothing', () => {
  const items = schedule(
    [functionNamed('Sales', { rto: '1-4 hours', dependencies: ['Nowhere'] }), functionNamed('sales ', { rto: '1-3 days' })],
    [systemNamed('Till', { supports_functions: ['Unknown'] })],
  );
  expect(items).toHaveLength(3);
});
