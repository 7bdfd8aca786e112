import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findDueNotice } from '#shared/domain/subscription.ts';
import { type PaymentWorld, startWorld } from './payment-fixture.ts';
import { subscribe } from './purchases.ts';

const START = '2026-06-01T12:00:00.000Z';
const END = '2027-06-01T12:00:00.000Z';
const day = (daysLeft: number): Date => new Date(Date.parse(END) - daysLeft * 86_400_000);

describe('the notice that is due', () => {
  const period = { current_period_start: START, current_period_end: END };
  it.each([
    [31, null],
    [30.001, null],
    [30, 30],
    [8, 30],
    [7, 7],
    [1.5, 7],
    [1, 1],
    [0.001, 1],
    [0, null],
    [-3, null],
  ])('the renewal notice due with %d days left is %s', (left, notice) => {
    expect(findDueNotice(period, day(left))).toBe(notice);
  });

  it('no renewal notice is due for dates before the period began', () => {
    const short = { current_period_start: day(10).toISOString(), current_period_end: END };
    expect([findDueNotice(short, day(9)), findDueNotice(short, day(7))]).toEqual([null, 7]);
  });
});

let world: PaymentWorld;
let run: () => Promise<{ looked_at: number; sent: number }>;
beforeAll(async () => {
  world = await startWorld();
  ({ handler: run } = await import('#functions/schedules/renewal-notices.ts'));
});
afterAll(() => world.stop());
afterEach(() => vi.useRealTimers());

const at = async (daysLeft: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: day(daysLeft) });
  return run();
};
/** A subscription as it is stored after a sync. */
const subscriber = async (more: Record<string, unknown> = {}) => {
  const uid = await world.newUser();
  const { profile } = await world.rowsOf(uid);
  const row = {
    owner: profile.owner,
    item: 'SUB',
    id: uid * 1000 + 1,
    plan_type: 'gold',
    status: 'active',
    current_period_start: START,
    current_period_end: END,
    cancel_at_period_end: false,
    created_at: START,
    stripe_subscription_id: `sub_${uid}`,
    sync_version: 1,
    subscriptions: 1,
    ...more,
  };
  await world.put('core', { ...row, ending: row.status });
  return uid;
};
const kindsOf = async (uid: number) => (await world.mailsOf(uid)).map(({ kind }) => kind);

describe('renewal notices', () => {
  it('renewal notices are mailed 30, 7 and 1 days before the end, each once however often the schedule runs', async () => {
    const uid = await subscriber();
    for (const [left, sent] of [
      [31, 0],
      [30, 1],
      [29.5, 0],
      [29, 0],
      [7, 1],
      [7, 0],
      [6, 0],
      [1, 1],
      [0.5, 0],
      [-1, 0],
    ] as const)
      expect([left, (await at(left)).sent]).toEqual([left, sent]);
    expect(await world.mailsOf(uid)).toEqual(
      Array(3).fill({
        kind: 'subscription_renews',
        to: `user${uid}@example.com`,
        name: `User ${uid}`,
        plan_type: 'gold',
        period_end: END,
        amount: null,
        card: null,
      }),
    );
  });

  it('renewal notices name the amount of the customer’s own price, and the card that pays', async () => {
    const bought = await subscribe(world.stripe, '4242424242424242', 123_400);
    const uid = await subscriber({ stripe_subscription_id: bought.subscription.id });
    await at(30);
    expect(await world.mailsOf(uid)).toEqual([expect.objectContaining({ amount: 123_400, card: 'Visa 4242' })]);
  });

  it('renewal notices are mailed once by parallel runs', async () => {
    const uid = await subscriber();
    vi.useFakeTimers({ toFake: ['Date'], now: day(7) });
    await Promise.all(Array.from({ length: 5 }, run));
    expect(await kindsOf(uid)).toEqual(['subscription_renews']);
  });

  it('renewal notices after missed days are caught up with the newest only', async () => {
    const uid = await subscriber();
    await at(5);
    expect(await kindsOf(uid)).toHaveLength(1);
    await at(0.5);
    expect(await kindsOf(uid)).toHaveLength(2);
  });

  it('renewal notices announce the end of access, for a subscription that is canceled or granted by staff', async () => {
    const [canceled, given] = [
      await subscriber({ cancel_at_period_end: true }),
      await subscriber({ stripe_subscription_id: null }),
    ];
    await at(30);
    expect([await kindsOf(canceled), await kindsOf(given)]).toEqual([['subscription_ends'], ['subscription_ends']]);
  });

  it('renewal notices skip subscriptions that are over and accounts that are gone', async () => {
    const over = await subscriber({ status: 'canceled' });
    const gone = 999_998;
    const row = { ...(await world.rowsOf(await subscriber())).sub!, owner: 'U#0000000000999998' };
    await world.put('core', row);
    await at(30);
    expect([await kindsOf(over), await kindsOf(gone)]).toEqual([[], []]);
  });

  it('renewal notices start again with the next period', async () => {
    const uid = await subscriber();
    await at(1);
    const next = new Date(Date.parse(END) + 365 * 86_400_000).toISOString();
    const { sub } = await world.rowsOf(uid);
    await world.put('core', { ...sub, current_period_start: END, current_period_end: next });
    await at(-360);
    expect(await kindsOf(uid)).toHaveLength(2);
  });

  it('the notice of a failed payment is mailed once, and again when the next payment fails', async () => {
    const uid = await subscriber({ status: 'past_due' });
    await at(200);
    await at(199);
    expect(await kindsOf(uid)).toEqual(['payment_failed']);
    const { sub } = await world.rowsOf(uid);
    await world.put('core', { ...sub, current_period_end: '2028-06-01T12:00:00.000Z' });
    await at(-100);
    expect(await kindsOf(uid)).toEqual(['payment_failed', 'payment_failed']);
  });
});
