import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { watchPayments } from './crash.ts';
import { purchase } from './events/suite.ts';
import { type PaymentWorld, startWorld } from './payment-fixture.ts';
import { expectTruth } from './truth.ts';

let world: PaymentWorld;
let crash: Awaited<ReturnType<typeof watchPayments>>;
let notify: () => Promise<unknown>;
let reconcile: () => Promise<unknown>;
beforeAll(async () => {
  world = await startWorld();
  crash = await watchPayments();
  ({ handler: notify } = await import('#functions/schedules/renewal-notices.ts'));
  ({ handler: reconcile } = await import('#functions/schedules/stripe-reconciliation.ts'));
});
afterAll(() => world.stop());

describe('the nightly comparison, cut off anywhere', () => {
  it('the nightly reconciliation, cut off anywhere, repairs a purchase and a duplicate in the next run, and refunds it once', async () => {
    const points = await atEveryPoint(async (at, label) => {
      await world.fakeStripe().reset();
      const { uid, customer, subscription } = await purchase(world);
      await world.stripe.subscriptions.create({
        customer,
        items: [{ price: subscription.items.data[0]!.price.id }],
        default_payment_method: subscription.default_payment_method as string,
        metadata: subscription.metadata,
      });
      const isReached = await crash.killedAt(at, reconcile);
      await reconcile();
      await expectTruth(world, uid, { isComplete: true });
      const { data } = await world.stripe.subscriptions.list({ customer });
      expect([label, data.map(({ id }) => id)]).toEqual([label, [subscription.id]]);
      expect([label, (await world.stripe.refunds.list()).data.length]).toEqual([label, 1]);
      expect([label, (await world.rowsOf(uid)).payments.map(({ status }) => status).sort()]).toEqual([
        label,
        ['canceled', 'succeeded'],
      ]);
      await world.forget(uid);
      return isReached;
    });
    expect(points).toBeGreaterThan(15);
  });
});

describe('a new address of an account, cut off on its way to the provider', () => {
  it('the nightly reconciliation, cut off anywhere, brings a new address to the provider in the next run', async () => {
    await atEveryPoint(async (at, label) => {
      await world.fakeStripe().reset();
      const { uid, customer } = await purchase(world);
      await reconcile();
      const email = `moved-${uid}@acme.example`;
      await world.put('core', { ...(await world.rowsOf(uid)).profile, email });
      const isReached = await crash.killedAt(at, reconcile);
      await reconcile();
      expect([label, await world.stripe.customers.retrieve(customer)]).toMatchObject([label, { email }]);
      await world.forget(uid);
      return isReached;
    });
  });
});

describe('renewal notices, cut off anywhere', () => {
  it('renewal notices, cut off anywhere, are one mail after the next run', async () => {
    const points = await atEveryPoint(async (at, label) => {
      const uid = await world.newUser();
      const { profile } = await world.rowsOf(uid);
      const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
      const subscription = { id: uid * 1000 + 1, plan_type: 'gold', status: 'active', cancel_at_period_end: false };
      const period = { current_period_start: day(-359), current_period_end: day(6), created_at: day(-359) };
      const row = { owner: profile.owner, item: 'SUB', ending: 'active', stripe_subscription_id: `sub_${uid}`, sync_version: 1 };
      await world.put('core', { ...row, ...subscription, ...period });
      const isReached = await crash.killedAt(at, notify);
      await notify();
      expect([label, (await world.mailsOf(uid)).map(({ kind }) => kind)]).toEqual([label, ['subscription_renews']]);
      await world.forget(uid);
      return isReached;
    });
    expect(points).toBeGreaterThan(9);
  });
});
