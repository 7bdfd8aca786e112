import { describe, expect, it } from 'vitest';
import { computeSubscriptionStats, yearlyPriceOf } from '#shared/domain/customer-money.ts';
import {
  addCounts,
  countPayments,
  countSubscriptions,
  diffPaymentCounts,
  diffSubscriptionCounts,
  findDrift,
  selectStates,
} from '#shared/domain/money-counts.ts';
import { INDEXED_STATES, indexedStateOf, SubscriptionStatus } from '#shared/domain/subscription.ts';

const gold = { state: 'active', plan_type: 'gold' } as const;
const lapsedGold = { state: 'past_due', plan_type: 'gold' } as const;
const premium = { state: 'active', plan_type: 'premium' } as const;

describe('counters of subscriptions', () => {
  it.each([
    ['a new one', [], [gold], { subscriptions_active_gold: 1 }],
    ['one that is removed', [gold], [], { subscriptions_active_gold: -1 }],
    ['one that lapses', [gold], [lapsedGold], { subscriptions_active_gold: -1, subscriptions_past_due_gold: 1 }],
    ['another tier', [gold], [premium], { subscriptions_active_gold: -1, subscriptions_active_premium: 1 }],
    ['one that stays as it is', [gold], [gold], {}],
    ['no subscription', [], [], {}],
  ] as const)('the counters change for %s', (_, before, after, changes) => {
    expect(diffSubscriptionCounts(before, after)).toEqual(changes);
  });

  it.each([
    ['active', 'active'],
    ['canceled', 'canceled'],
    ['past_due', 'past_due'],
    ['unpaid', 'unpaid'],
    ['incomplete', 'other'],
    ['incomplete_expired', 'other'],
    ['trialing', 'other'],
    ['paused', 'other'],
  ] as const)('a subscription in status %s is counted as %s', (status, state) => {
    expect(indexedStateOf(status)).toBe(state);
  });

  it('every status has a state of the index', () => {
    for (const status of SubscriptionStatus.options) expect(INDEXED_STATES).toContain(indexedStateOf(status));
  });

  it.each([
    [{}, 15],
    [{ status: 'active' }, 3],
    [{ plan_type: 'gold' }, 5],
    [{ status: 'unpaid', plan_type: 'gold' }, 1],
  ] as const)('the filter %j selects %i partitions', (filter, partitions) => {
    expect(selectStates(filter)).toHaveLength(partitions);
  });

  it('the total of a filter is the sum of what it selects', () => {
    const counts = { subscriptions_active_gold: 2, subscriptions_active_premium: 3, subscriptions_other_gold: 5 };
    expect(
      [{}, { status: 'active' }, { plan_type: 'gold' }, { status: 'canceled' }, { status: 'active', plan_type: 'gold' }].map(
        (filter) => countSubscriptions(counts, filter as never),
      ),
    ).toEqual([10, 5, 7, 0, 2]);
  });
});

describe('counters of payments', () => {
  const paid = { status: 'succeeded', amount: 79_900 } as const;
  it.each([
    ['a payment', [], [paid], { payments_succeeded: 1, revenue_cents: 79_900 }],
    ['a failed payment', [], [{ ...paid, status: 'failed' }], { payments_failed: 1 }],
    [
      'a failed payment that succeeds',
      [{ ...paid, status: 'failed' }],
      [paid],
      { payments_failed: -1, payments_succeeded: 1, revenue_cents: 79_900 },
    ],
    [
      'a refund',
      [paid],
      [{ ...paid, status: 'canceled' }],
      { payments_succeeded: -1, payments_canceled: 1, revenue_cents: -79_900 },
    ],
    ['another description', [paid], [paid], {}],
    ['two payments', [], [paid, { ...paid, amount: 1 }], { payments_succeeded: 2, revenue_cents: 79_901 }],
  ] as const)('the counters change for %s', (_, before, after, changes) => {
    expect(diffPaymentCounts(before, after)).toEqual(changes);
  });

  it('the total of statuses is the sum of their payments', () => {
    expect(countPayments({ payments_failed: 2, payments_pending: 3 }, ['failed', 'pending', 'succeeded'])).toBe(5);
  });
});

describe('drift of the counters', () => {
  it.each([
    ['equal counters', { payments_failed: 1 }, { payments_failed: 1 }, {}],
    ['a counter too low', { payments_failed: 1 }, { payments_failed: 3 }, { payments_failed: 2 }],
    ['a counter too high', { payments_failed: 4, payments_pending: 1 }, { payments_pending: 1 }, { payments_failed: -4 }],
    ['counters that were never kept', {}, { revenue_cents: 5 }, { revenue_cents: 5 }],
  ] as const)('the drift is what must be added to %s', (_, counted, actual, drift) => {
    expect(findDrift(counted, actual)).toEqual(drift);
    expect(addCounts(counted, findDrift(counted, actual))).toEqual(actual);
  });
});

describe('statistics of subscriptions', () => {
  const offers = [
    { plan_type: 'essential', price: 79_900 },
    { plan_type: 'gold', price: 100_000 },
  ] as const;

  it('a tier costs its active price, or its first price while it is not sold', () => {
    expect([yearlyPriceOf('gold', offers), yearlyPriceOf('premium', offers), yearlyPriceOf('gold', [])]).toEqual([
      100_000, 399_900, 199_900,
    ]);
    expect(yearlyPriceOf('gold', [{ plan_type: 'gold', price: 0 }])).toBe(0);
  });

  it('statistics are zero before anything is sold', () => {
    expect(computeSubscriptionStats({}, offers)).toEqual({
      total_subscriptions: 0,
      active_subscriptions: 0,
      monthly_recurring_revenue: 0,
      total_revenue: 0,
      plan_breakdown: { essential: 0, gold: 0, premium: 0 },
    });
  });

  it('recurring revenue is a twelfth of the yearly prices of active subscriptions, rounded', () => {
    const counts = {
      subscriptions_active_essential: 1,
      subscriptions_active_premium: 2,
      subscriptions_canceled_gold: 4,
      subscriptions_other_gold: 1,
      revenue_cents: 123,
    };
    expect(computeSubscriptionStats(counts, offers)).toEqual({
      total_subscriptions: 8,
      active_subscriptions: 3,
      monthly_recurring_revenue: Math.round((79_900 + 2 * 399_900) / 12),
      total_revenue: 123,
      plan_breakdown: { essential: 1, gold: 0, premium: 2 },
    });
    expect(computeSubscriptionStats({ subscriptions_active_essential: 1 }, offers).monthly_recurring_revenue).toBe(6_658);
  });
});
