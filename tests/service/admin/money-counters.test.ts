import type { DynamoDBRecord } from 'aws-lambda';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MoneyCounts } from '#shared/domain/money-counts.ts';
import { PaymentStatus } from '#shared/domain/payment.ts';
import { INDEXED_STATUSES } from '#shared/domain/subscription.ts';
import { TIERS } from '#shared/domain/tier.ts';
import { deliverChanges } from '#tests/support/core-stream.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { type InProcess, startInProcess } from '#tests/support/in-process.ts';
import { putCustomer } from '#tests/support/in-process-people.ts';
import { captureLogLines } from '#tests/support/log-lines.ts';
import { report, store } from './fixture.ts';

let world: InProcess;
let uid = 100;
const counts = async (): Promise<MoneyCounts> => (await import('#functions/data/money-counters.ts')).readMoneyCounts();
const changeOf = async (work: () => Promise<unknown>): Promise<MoneyCounts> => {
  const { addCounts, findDrift } = await import('#shared/domain/money-counts.ts');
  const before = addCounts(await counts());
  await work();
  return findDrift(before, await counts());
};

captureLogLines();
beforeAll(async () => {
  world = await startInProcess();
});
afterAll(() => world.stop());
beforeEach(async () => {
  const { db } = await import('#functions/data/table.ts');
  const { DeleteCommand } = await import('@aws-sdk/lib-dynamodb');
  const { keys } = await import('#functions/data/keys.ts');
  await putCustomer(++uid);
  // an account without a subscription row
  await db.send(new DeleteCommand({ TableName: 'core', Key: keys.subscription(uid) }));
});

const bought = {
  subscriptions: [{ ref: 'a', plan_type: 'gold', status: 'active' }],
  payments: [{ ref: 'a', status: 'succeeded' }],
} as const;
const gold = { subscriptions_active_gold: 1, payments_succeeded: 1, revenue_cents: 199_900 };

describe('counters of subscriptions and payments', () => {
  it('a purchase is counted with its payment', async () => {
    expect(await changeOf(() => report(uid, bought as never))).toEqual(gold);
  });

  it('a change that the stream delivers again is counted once', async () => {
    const changes = await store(uid, bought as never);
    expect(
      await changeOf(async () => {
        for (let delivery = 0; delivery < 3; delivery++) expect(await deliverChanges(changes)).toBe(0);
      }),
    ).toEqual(gold);
  });

  it('a subscription that gives way to a new one is counted where it went', async () => {
    await report(uid, bought as never);
    const next = [
      { ref: 'a', plan_type: 'gold', status: 'canceled' },
      { ref: 'b', plan_type: 'premium', status: 'active', created_at: '2026-04-01T00:00:00.000Z' },
    ];
    expect(await changeOf(() => report(uid, { subscriptions: next as never }))).toEqual({
      subscriptions_active_gold: -1,
      subscriptions_canceled_gold: 1,
      subscriptions_active_premium: 1,
    });
  });

  it('a payment that succeeds after it failed, and its refund, move between the counters', async () => {
    const pay = (status: string) => changeOf(() => report(uid, { payments: [{ ref: 'a', status: status as never, amount: 5 }] }));
    expect(await pay('failed')).toEqual({ payments_failed: 1 });
    expect(await pay('succeeded')).toEqual({ payments_failed: -1, payments_succeeded: 1, revenue_cents: 5 });
    expect(await pay('canceled')).toEqual({ payments_succeeded: -1, payments_canceled: 1, revenue_cents: -5 });
    expect(await pay('canceled')).toEqual({});
  });

  it('payments are not counted again by a later change of the subscription alone', async () => {
    await report(uid, bought as never);
    const past_due = [{ ref: 'a', plan_type: 'gold', status: 'past_due' }];
    expect(await changeOf(() => report(uid, { subscriptions: past_due as never }))).toEqual({
      subscriptions_active_gold: -1,
      subscriptions_past_due_gold: 1,
    });
    const { recordCustomer } = await import('#functions/data/subscriptions.ts');
    const { recordChanges } = await import('#tests/support/core-stream.ts');
    const touched = await recordChanges(uid, () => recordCustomer(uid, 'cus_1'));
    expect(touched).toHaveLength(1);
    expect(await changeOf(() => deliverChanges(touched))).toEqual({});
  });

  it('a removed account takes its subscriptions out of the counters and leaves its payments', async () => {
    await report(uid, bought as never);
    const { recordChanges } = await import('#tests/support/core-stream.ts');
    const { db } = await import('#functions/data/table.ts');
    const { DeleteCommand } = await import('@aws-sdk/lib-dynamodb');
    const { keys } = await import('#functions/data/keys.ts');
    const removed = await recordChanges(uid, () =>
      db.send(new DeleteCommand({ TableName: 'core', Key: keys.subscription(uid) })),
    );
    expect(await changeOf(() => deliverChanges(removed))).toEqual({ subscriptions_active_gold: -1 });
  });

  it('a change cut off anywhere and delivered again is counted once', async () => {
    const points = await atEveryPoint(async (at, label) => {
      const changes = await store(uid, { payments: [{ ref: label, status: 'pending' }] });
      let isReached = false;
      const counted = await changeOf(async () => {
        isReached = await world.killedAt(at, () => deliverChanges(changes));
        await deliverChanges(changes);
      });
      expect(counted, label).toEqual({ payments_pending: 1 });
      return isReached;
    });
    expect(points).toBe(2);
  });

  it('a change that meets others on the counters is delivered again instead of lost', async () => {
    const changes = await store(uid, bought as never);
    expect(
      await changeOf(async () => {
        world.conflictWith(8);
        expect(await deliverChanges(changes)).toBe(1);
        expect(await deliverChanges(changes)).toBe(0);
      }),
    ).toEqual(gold);
  });
});

describe('the nightly recount of subscriptions and payments', () => {
  const recount = async (time: string) => (await import('#functions/data/money-counters.ts')).recountMoney(new Date(time));
  const catchUp = async () => {
    await recount('2030-01-01T04:15:00.000Z');
    await recount('2030-01-02T04:15:00.000Z');
  };

  it('a recount changes nothing when the counters are right', async () => {
    await catchUp();
    await report(uid, bought as never);
    expect(await changeOf(() => recount('2030-02-01T04:15:00.000Z'))).toEqual({});
    expect(await recount('2030-02-01T04:15:00.000Z')).toBeNull();
  });

  it('a change that the stream lost is added once no change can still be on its way', async () => {
    await catchUp();
    await store(uid, bought as never);
    for (const early of ['2030-03-01T04:15:00.000Z', '2030-03-01T04:16:00.000Z', '2030-03-01T16:15:00.000Z'])
      expect(await recount(early)).toEqual({ drift: gold, isRepaired: false });
    expect(
      await changeOf(async () => expect(await recount('2030-03-02T04:15:00.000Z')).toMatchObject({ isRepaired: true })),
    ).toEqual(gold);
    expect(await recount('2030-03-02T04:16:00.000Z')).toBeNull();
  });

  it('a change that is only late is counted once, by the stream', async () => {
    await catchUp();
    const late = await store(uid, bought as never);
    expect(await recount('2030-04-01T04:15:00.000Z')).toMatchObject({ isRepaired: false });
    expect(await changeOf(() => deliverChanges(late))).toEqual(gold);
    expect(await recount('2030-04-02T04:15:00.000Z')).toBeNull();
  });

  it('a repair cut off anywhere and run again adds the difference once', async () => {
    await catchUp();
    await atEveryPoint(async (at, label) => {
      await store(uid, { payments: [{ ref: label, status: 'pending' }] });
      await recount('2030-05-01T04:15:00.000Z');
      let isReached = false;
      const repaired = await changeOf(async () => {
        isReached = await world.killedAt(at, () => recount('2030-05-02T04:15:00.000Z'));
        await recount('2030-05-02T04:15:00.000Z');
      });
      expect(repaired, label).toEqual({ payments_pending: 1 });
      return isReached;
    });
  });
});

/** `OPERATIONS=1000` runs them all, which takes a minute. */
const OPERATIONS = Number(process.env.OPERATIONS ?? '150');

describe(`the counters of money after ${OPERATIONS} random operations`, { timeout: 600_000 }, () => {
  it('the counters equal a recount, with changes that come late, reversed and twice', async () => {
    const { recountMoney } = await import('#functions/data/money-counters.ts');
    const customers = Array.from({ length: 12 }, (_, n) => 5_000 + n);
    for (const customer of customers) await putCustomer(customer);
    const { DeleteCommand } = await import('@aws-sdk/lib-dynamodb');
    const { db } = await import('#functions/data/table.ts');
    const { keys } = await import('#functions/data/keys.ts');
    for (const customer of customers) await db.send(new DeleteCommand({ TableName: 'core', Key: keys.subscription(customer) }));
    await recountMoney(new Date('2031-01-01T04:15:00.000Z'));
    await recountMoney(new Date('2031-01-02T04:15:00.000Z'));
    const operations = fc.sample(
      fc.record({
        customer: fc.constantFrom(...customers),
        ref: fc.constantFrom('a', 'b'),
        plan_type: fc.constantFrom(...TIERS),
        status: fc.constantFrom(...INDEXED_STATUSES),
        payment: fc.constantFrom(...PaymentStatus.options),
        amount: fc.integer({ min: 1, max: 500_000 }),
        delivery: fc.nat(9),
      }),
      { numRuns: OPERATIONS, seed: 22 },
    );
    const states = new Map<number, { subscriptions: Map<string, object>; payments: Map<string, object> }>();
    let waiting: DynamoDBRecord[] = [];
    const deliver = async (changes: readonly DynamoDBRecord[]) => expect(await deliverChanges(changes)).toBe(0);
    for (const [at, { customer, ref, plan_type, status, payment, amount, delivery }] of operations.entries()) {
      const state = states.get(customer) ?? { subscriptions: new Map(), payments: new Map() };
      states.set(customer, state);
      // Of two subscriptions the later one is followed.
      const created_at = `2026-0${ref === 'a' ? 3 : 4}-01T00:00:00.000Z`;
      state.subscriptions.set(ref, { ref, plan_type, status, created_at });
      state.payments.set(`${ref}${at % 5}`, { ref: `${ref}${at % 5}`, status: payment, amount });
      const told = { subscriptions: [...state.subscriptions.values()], payments: [...state.payments.values()] };
      waiting.push(...(await store(customer, told as never)));
      if (delivery > 2) continue;
      await deliver(delivery === 0 ? waiting.toReversed() : waiting);
      if (delivery === 1) await deliver(waiting);
      waiting = [];
    }
    await deliver([...waiting.toReversed(), ...waiting]);
    expect((await counts()).payments_succeeded).toBeGreaterThan(5);
    expect(await recountMoney(new Date('2031-02-01T04:15:00.000Z'))).toBeNull();
  });
});
