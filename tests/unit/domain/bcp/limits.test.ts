import { describe, expect, it } from 'vitest';
import { allowanceWindow, computeLimits, type LimitsInput } from '#shared/domain/bcp/limits.ts';
import type { Tier } from '#shared/domain/tier.ts';

const now = new Date('2026-11-20T12:00:00Z');
const caller = (plan_type: Tier | null, part: Partial<LimitsInput['caller']> = {}): LimitsInput['caller'] => ({
  role: 'user',
  is_superuser: false,
  subscription: plan_type && { plan_type, status: 'active', current_period_end: '2027-03-01T00:00:00Z' },
  ...part,
});

describe('allowance window', () => {
  it.each([
    ['within the last year of the period', '2027-03-01T00:00:00Z', '2026-03-01T00:00:00.000Z', '2027-03-01T00:00:00.000Z'],
    ['in an earlier year of a long demo', '2029-06-15T08:00:00Z', '2026-06-15T08:00:00.000Z', '2027-06-15T08:00:00.000Z'],
    ['on the first moment of a window', '2028-11-20T12:00:00Z', '2026-11-20T12:00:00.000Z', '2027-11-20T12:00:00.000Z'],
    ['after an overdue end', '2026-11-01T00:00:00Z', '2026-11-01T00:00:00.000Z', '2027-11-01T00:00:00.000Z'],
    ['of a short demo', '2026-11-27T12:00:00Z', '2025-11-27T12:00:00.000Z', '2026-11-27T12:00:00.000Z'],
    ['from a leap day', '2028-02-29T00:00:00Z', '2026-02-28T00:00:00.000Z', '2027-02-28T00:00:00.000Z'],
  ])('the allowance window: %s', (_, end, start, stop) => {
    const window = allowanceWindow(end, now);
    expect([window.start.toISOString(), window.end.toISOString()]).toEqual([start, stop]);
    expect(window.start <= now && now < window.end).toBe(true);
  });
});

describe('yearly allowance', () => {
  it.each<[Tier, number, number, number, boolean]>([
    ['essential', 0, 1, 1, true],
    ['essential', 1, 1, 0, false],
    ['gold', 1, 2, 1, true],
    ['gold', 2, 2, 0, false],
    ['premium', 2, 3, 1, true],
    ['premium', 3, 3, 0, false],
    ['essential', 2, 1, 0, false],
  ])('the yearly allowance of %s with %i used', (tier, used, limit, remaining, can_create) => {
    expect(computeLimits({ caller: caller(tier), used, now })).toMatchObject({
      plan_type: tier,
      current_count: used,
      limit,
      remaining,
      can_create,
    });
  });

  it('there is no yearly allowance without an active subscription, and the message says how to get one', () => {
    for (const subscription of [
      null,
      { plan_type: 'gold', status: 'past_due', current_period_end: '2027-03-01T00:00:00Z' } as const,
    ])
      expect(computeLimits({ caller: caller(null, { subscription }), used: 1, now })).toMatchObject({
        can_create: false,
        plan_type: 'none',
        limit: 0,
        remaining: 0,
        upgrade_suggestion: { suggested_plan: 'essential' },
      });
  });

  it.each([
    ['a superuser', { is_superuser: true }],
    ['an admin', { role: 'admin' as const }],
    ['a super admin', { role: 'super_admin' as const }],
  ])('the yearly allowance is unlimited for %s', (_, part) => {
    expect(computeLimits({ caller: caller(null, part), used: 99, now })).toMatchObject({
      can_create: true,
      plan_type: 'admin',
      limit: null,
      remaining: null,
      upgrade_suggestion: null,
    });
  });

  it('the yearly allowance suggests the next tier, and nothing above premium', () => {
    expect(computeLimits({ caller: caller('essential'), used: 1, now }).upgrade_suggestion).toEqual({
      message: 'Upgrade to Gold to create up to 2 BCPs per year.',
      suggested_plan: 'gold',
    });
    expect(computeLimits({ caller: caller('premium'), used: 3, now }).upgrade_suggestion).toBeNull();
  });

  it('the yearly allowance says what is left and when the next window opens', () => {
    expect(computeLimits({ caller: caller('gold'), used: 1, now }).message).toBe('You can create 1 more BCP this year.');
    expect(computeLimits({ caller: caller('essential'), used: 1, now }).message).toBe(
      'You have used the one BCP in your Essential plan for this year. You can create more starting Mar 1, 2027.',
    );
    expect(computeLimits({ caller: caller('gold'), used: 2, now }).message).toBe(
      'You have used all 2 of the BCPs in your Gold plan for this year. You can create more starting Mar 1, 2027.',
    );
  });
});
