/** What holds for every type of event that is followed: its effect, repeated, out of order, and cut off anywhere. */
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { watchPayments } from '../crash.ts';
import { type PaymentWorld, startWorld } from '../payment-fixture.ts';
import { eventsOf, expectTruth, stateOf } from '../truth.ts';

export interface Scene {
  uid: number;
  customer: string;
}

export interface Expected {
  /** Status of the current subscription once the event alone has been taken in; null for none. */
  status: Stripe.Subscription.Status | null;
  /** Status of the payments that it brings, in any order. */
  payments: string[];
}

/** A customer of ours with a card and the subscription that `tier` names, none of it reported yet. */
export const purchase = async (world: PaymentWorld, tier = 'gold'): Promise<Scene & { subscription: Stripe.Subscription }> => {
  const uid = await world.newUser();
  const customer = await world.stripe.customers.create({ email: `user${uid}@example.com`, metadata: { user_id: String(uid) } });
  const card = await world.stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  const price = await world.stripe.prices.create({
    currency: 'usd',
    unit_amount: 199_900,
    recurring: { interval: 'year' },
    metadata: { plan_type: tier },
    product_data: { name: tier },
  });
  const subscription = await world.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    default_payment_method: card.id,
    metadata: { user_id: String(uid), plan_type: tier },
  });
  return { uid, customer: customer.id, subscription };
};

const YEAR_AND_A_DAY = 366 * 86_400;

/** A renewal that comes to nothing with the card that pays for it. */
const renewalWith = async (world: PaymentWorld, card: (scene: Scene) => Promise<string>): Promise<Scene> => {
  const scene = await purchase(world);
  await world.stripe.subscriptions.update(scene.subscription.id, { default_payment_method: await card(scene) });
  world.advance(YEAR_AND_A_DAY);
  await world.stripe.subscriptions.retrieve(scene.subscription.id);
  return scene;
};

/** A renewal that could not be charged. */
export const failedRenewal = (world: PaymentWorld): Promise<Scene> =>
  renewalWith(
    world,
    async ({ customer }) => (await world.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })).id,
  );

/** A renewal that the bank wants its customer to confirm. */
export const unconfirmedRenewal = (world: PaymentWorld): Promise<Scene> =>
  renewalWith(world, async ({ customer }) => {
    const method = await world.stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer });
    return method.id;
  });

/** A purchase whose payment the customer's bank has taken back, and perhaps decided about. */
export const disputedPurchase = async (world: PaymentWorld, outcome?: 'won' | 'lost') => {
  const scene = await purchase(world);
  const { data } = await world.stripe.invoicePayments.list({ invoice: scene.subscription.latest_invoice as string });
  const intent = data[0]!.payment.payment_intent as string;
  const { body } = await world.json<{ id: string }>('POST', `/local/stripe/payment_intents/${intent}/dispute`);
  if (outcome) await world.json('POST', `/local/stripe/disputes/${body.id}/close`, { status: outcome });
  return { ...scene, intent, dispute: body.id };
};

export const eventSuite = (
  type: Stripe.Event['type'],
  /** Lets it happen at the provider that the event reports. */
  happen: (world: PaymentWorld) => Promise<Scene>,
  expected: Expected,
  /** Makes the event out of those of the scene, where the fake Stripe reports none of that type. */
  made?: (events: Stripe.Event[]) => unknown,
) =>
  describe(type, () => {
    let world: PaymentWorld;
    let crash: Awaited<ReturnType<typeof watchPayments>>;
    beforeAll(async () => {
      world = await startWorld();
      crash = await watchPayments();
    });
    afterAll(() => world.stop());

    const scene = async () => {
      await world.fakeStripe().reset();
      const { uid, customer } = await happen(world);
      const events = await eventsOf(world, customer);
      const event = made ? made(events) : events.findLast((candidate) => candidate.type === type);
      expect(event).toBeDefined();
      return {
        uid,
        payload: JSON.stringify(event),
        others: events.filter((other) => other !== event).map((other) => JSON.stringify(other)),
      };
    };
    const expectEffect = async (uid: number): Promise<void> => {
      await expectTruth(world, uid);
      const { sub, payments } = await world.rowsOf(uid);
      expect(sub?.status ?? null).toBe(expected.status);
      expect(payments.map(({ status }) => status).sort()).toEqual([...expected.payments].sort());
    };

    it(`${type} has its effect`, async () => {
      const { uid, payload } = await scene();
      expect(await world.deliver(payload)).toMatchObject({ status: 200, body: { outcome: 'done' } });
      await expectEffect(uid);
    });

    it.each(['serially', 'in parallel'])(`${type} has one effect when it is delivered 10 times %s`, async (manner) => {
      const { uid, payload } = await scene();
      const send = () => world.deliver(payload);
      const answers: Awaited<ReturnType<typeof send>>[] = [];
      if (manner === 'serially') for (let n = 0; n < 10; n++) answers.push(await send());
      else answers.push(...(await Promise.all(Array.from({ length: 10 }, send))));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
      expect(answers.filter(({ body }) => body.outcome === 'done')).toHaveLength(1);
      await expectEffect(uid);
    });

    it(`${type} ends in the same state whether it arrives first or last`, async () => {
      const { uid, payload, others } = await scene();
      await world.deliver(payload);
      for (const other of others) await world.deliver(other);
      await expectTruth(world, uid, { isComplete: true });
      const first = await stateOf(world, uid);
      const { sub } = await world.rowsOf(uid);
      await world.forget(uid);
      await world.put('core', { owner: sub!.owner, item: sub!.item, stripe_customer_id: sub!.stripe_customer_id });
      for (const other of others.toReversed()) await world.deliver(other);
      await world.deliver(payload);
      await expectTruth(world, uid, { isComplete: true });
      expect(await stateOf(world, uid)).toEqual(first);
    });

    it(`${type} is processed on redelivery when it was cut off at any call`, async () => {
      const points = await atEveryPoint(async (at, label) => {
        const { uid, payload } = await scene();
        let answer = 0;
        const isReached = await crash.killedAt(at, async () => {
          answer = (await world.deliver(payload)).status;
        });
        expect([label, answer]).toEqual([label, isReached ? 500 : 200]);
        expect([label, (await world.deliver(payload)).status]).toEqual([label, 200]);
        await expectEffect(uid);
        return isReached;
      });
      expect(points).toBeGreaterThanOrEqual(4);
    });
  });
