import { describe, expect, it } from 'vitest';
import { findKeptSubscription } from '#shared/domain/deletion.ts';

const period = { plan_type: 'gold', current_period_end: '2027-01-01T00:00:00.000Z' } as const;

describe('the subscription of an account that is kept', () => {
  it.each([
    ['active', true, 'ending'],
    ['trialing', true, 'ending'],
    ['active', false, 'unknown'],
    ['past_due', false, 'unknown'],
    ['past_due', true, 'unknown'],
    ['canceled', false, 'ended'],
    ['incomplete_expired', false, 'ended'],
  ] as const)('%s, ending: %s is %s', (status, cancel_at_period_end, state) => {
    expect(findKeptSubscription({ ...period, status, cancel_at_period_end })).toEqual({
      ...{ state, plan_type: 'gold', period_end: period.current_period_end },
    });
  });

  it('is not mentioned when there is none, and when it was given and ends by itself', () => {
    expect(findKeptSubscription(null)).toBeNull();
    expect(findKeptSubscription({ ...period, status: 'active', cancel_at_period_end: false, is_given: true })).toBeNull();
  });
});
