import { describe, expect, it } from 'vitest';
import { daysOf, deriveBusinessTimes, findStrictest, listOperations } from '#shared/domain/bcp/business-times.ts';
import { isEmergencyAct } from '#shared/domain/bcp/people-first.ts';

const timed = (name: string, max_downtime: string | null, rto: string | null = null, rpo: string | null = null) => ({
  name,
  max_downtime,
  rto,
  rpo,
});
const counter = timed('Counter sales', '4-24 hours', '1-4 hours', '4-24 hours');
const books = timed('Bookkeeping', '3-7 days', '1-3 days', '0-1 hour');
const robbery = timed('Robbery response and vault security', '0-1 hour', '0-1 hour', null);
const unset = { max_downtime: null, recovery_priority: null, rpo: null };

describe('isEmergencyAct', () => {
  it.each([
    ['Robbery response and vault security', true],
    ['Guest safety and evacuation', true],
    ['Emergency disconnection of treatments in progress', true],
    ['Jobsite safety and stop-work', true],
    ['Resident care around the clock', false],
    ['Fire attack, rescue and water supply', false],
    ['Emergency calls and dispatch', false],
    ['Storm tree removal and climbing rescue', false],
    ['Counter sales', false],
  ])('isEmergencyAct: %s is %s', (name, is) => {
    expect(isEmergencyAct(name)).toBe(is);
  });
});

describe('the times of a business', () => {
  it.each([
    ['the shortest of its functions', [books, counter], '4-24 hours', 'Counter sales'],
    ['not those of what is done in an emergency', [robbery, counter], '4-24 hours', 'Counter sales'],
    ['those of an emergency act where there is nothing else', [robbery], '0-1 hour', robbery.name],
    ['not what nobody can read', [timed('Mail', 'soon'), books], '3-7 days', 'Bookkeeping'],
  ] as const)('findStrictest: %s', (_, functions, time, name) => {
    expect(findStrictest(functions, 'max_downtime')).toEqual({ time, name });
  });

  it('findStrictest is null without a usual time', () => {
    expect(findStrictest([], 'rto')).toBeNull();
    expect(findStrictest([timed('Mail', null)], 'max_downtime')).toBeNull();
  });

  it('listOperations keeps the order', () => {
    expect(listOperations([robbery, books, counter])).toEqual([books, counter]);
  });

  it('each time comes from the function that needs it first', () => {
    expect(deriveBusinessTimes({ critical_functions: [robbery, counter, books], ...unset })).toEqual({
      max_downtime: '4-24 hours',
      recovery_priority: 'urgent',
      rpo: '1-hour',
    });
  });

  it('what the owner has answered stays', () => {
    const own = { max_downtime: '1-3 days', recovery_priority: null, rpo: 'none' };
    expect(deriveBusinessTimes({ critical_functions: [counter], ...own })).toEqual({ recovery_priority: 'urgent' });
    expect(deriveBusinessTimes({ critical_functions: [], ...unset })).toEqual({});
  });

  it.each([
    ['0-1 hour', 1 / 24],
    ['4-24 hours', 1],
    ['1-3 days', 3],
    ['More than 1 week', 7],
    ['2 weeks', 14],
    ['soon', null],
    [null, null],
  ])('daysOf: %s is %s', (time, days) => {
    expect(daysOf(time)).toBe(days);
  });
});
