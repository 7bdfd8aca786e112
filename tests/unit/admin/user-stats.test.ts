import { describe, expect, it } from 'vitest';
import { periodStarts, subtractCounts, sumNewUsers, type UserCount } from '#shared/domain/user-stats.ts';

const at = (text: string): Date => new Date(text);
const count = (part: Partial<UserCount> = {}): UserCount => ({ is_active: true, is_admin: false, day: '2026-11-22', ...part });

describe('periodStarts', () => {
  it.each([
    ['a Sunday', '2026-11-22T23:59:59.999Z', '2026-11-22', '2026-11-16', '2026-11-01'],
    ['a Monday at midnight', '2026-11-23T00:00:00.000Z', '2026-11-23', '2026-11-23', '2026-11-01'],
    ['the first of a month within a week', '2026-12-01T12:00:00.000Z', '2026-12-01', '2026-11-30', '2026-12-01'],
    ['New Year', '2027-01-01T00:00:00.000Z', '2027-01-01', '2026-12-28', '2027-01-01'],
    ['a leap day', '2028-02-29T08:00:00.000Z', '2028-02-29', '2028-02-28', '2028-02-01'],
  ])('today, the week and the month begin in UTC on %s', (_, now, today, week, month) => {
    expect(periodStarts(at(now))).toEqual({ today, week, month });
  });
});

describe('sumNewUsers', () => {
  const days = { '2026-10-31': 100, '2026-11-01': 1, '2026-11-15': 2, '2026-11-16': 4, '2026-11-21': 8, '2026-11-22': 16 };

  it('a week counts from Monday, a month from its first day, and earlier days never', () => {
    expect(sumNewUsers(days, at('2026-11-22T10:00:00.000Z'))).toEqual({
      new_users_today: 16,
      new_users_this_week: 28,
      new_users_this_month: 31,
    });
  });

  it('a week that began in the month before counts its days of that month', () => {
    expect(sumNewUsers({ '2026-11-30': 3, '2026-12-01': 5 }, at('2026-12-01T10:00:00.000Z'))).toEqual({
      new_users_today: 5,
      new_users_this_week: 8,
      new_users_this_month: 5,
    });
  });

  it('no new accounts are zero', () => {
    expect(Object.values(sumNewUsers({}, at('2026-12-01T10:00:00.000Z')))).toEqual([0, 0, 0]);
  });
});

describe('subtractCounts', () => {
  it.each([
    ['a new account', null, count(), { total: 1, active: 1, admins: 0 }, { '2026-11-22': 1 }],
    ['a removed administrator', count({ is_admin: true }), null, { total: -1, active: -1, admins: -1 }, { '2026-11-22': -1 }],
    ['a deactivation', count(), count({ is_active: false }), { total: 0, active: -1, admins: 0 }, {}],
    ['a new role', count(), count({ is_admin: true }), { total: 0, active: 0, admins: 1 }, {}],
    ['nothing', count(), count(), { total: 0, active: 0, admins: 0 }, {}],
  ] as const)('the counters change for %s', (_, before, after, totals, days) => {
    expect(subtractCounts(after, before)).toEqual({ totals, days });
  });
});
