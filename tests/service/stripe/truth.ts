/** What is stored of a customer against what the provider says: the invariants that money must keep. */
import type Stripe from 'stripe';
import { expect } from 'vitest';
import type { PaymentWorld } from './payment-fixture.ts';

const FOLLOWED: readonly string[] = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'checkout.session.completed',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'invoice.payment_action_required',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'customer.deleted',
];
const RUNNING: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];

/** The provider's reports about a customer that are followed, oldest first. */
export const eventsOf = async (world: PaymentWorld, customer: string): Promise<Stripe.Event[]> => {
  const { body } = await world.json<Stripe.Event[]>('GET', '/local/stripe/events');
  const objects = body.map(({ data }) => data.object as { id: string; customer?: string; payment_intent?: string });
  const own = new Set(objects.filter((object) => object.customer === customer).map(({ id }) => id));
  return body.filter(({ type }, at) => {
    const object = objects[at]!;
    const isTheirs = object.customer === customer || object.id === customer || own.has(object.payment_intent ?? '');
    return FOLLOWED.includes(type) && isTheirs;
  });
};

const subscriptionsOf = async (world: PaymentWorld, customer: string) =>
  (await world.stripe.subscriptions.list({ customer, status: 'all', limit: 100 })).data;

/** The stored state in a few words, to compare ends of different ways. */
export const stateOf = async (world: PaymentWorld, uid: number) => {
  const { sub, past, payments, profile } = await world.rowsOf(uid);
  return {
    current: sub && [sub.plan_type, sub.status, sub.current_period_end, sub.cancel_at_period_end, sub.stripe_subscription_id],
    past: past.map((subscription) => [subscription.status, subscription.stripe_subscription_id]).sort(),
    snapshot: profile.subscription,
    payments: payments.map((payment) => [payment.stripe_payment_intent_id, payment.amount, payment.status]).sort(),
  };
};

const paymentStatus = (intent: Stripe.PaymentIntent): string => {
  const charge = intent.latest_charge as Stripe.Charge | null;
  if (intent.status === 'succeeded') return charge?.refunded ? 'canceled' : 'succeeded';
  if (intent.status === 'canceled') return 'canceled';
  return intent.last_payment_error ? 'failed' : 'pending';
};

/**
 * The stored subscription is the provider's; every stored payment is one of its intents, once, with its amount and state;
 * no customer has two running subscriptions. With `isComplete` no payment that succeeded is missing either.
 */
export const expectTruth = async (world: PaymentWorld, uid: number, { isComplete = false } = {}): Promise<void> => {
  const { sub, past, payments, profile } = await world.rowsOf(uid);
  const customer = sub?.stripe_customer_id as string | undefined;
  if (customer === undefined) return;
  const all = await subscriptionsOf(world, customer);
  expect(all.filter(({ status }) => RUNNING.includes(status)).length).toBeLessThanOrEqual(1);
  const current = all.find(({ status }) => status === 'active') ?? all[0];
  if (current) {
    expect(sub).toMatchObject({
      stripe_subscription_id: current.id,
      status: current.status,
      plan_type: current.items.data[0]!.price.metadata.plan_type ?? current.metadata.plan_type,
      current_period_end: new Date(current.items.data[0]!.current_period_end * 1000).toISOString(),
      cancel_at_period_end: current.cancel_at_period_end,
      subscriptions: all.length,
    });
    expect(profile.subscription).toMatchObject({ status: current.status, current_period_end: sub!.current_period_end });
  }
  expect(past).toHaveLength(Math.max(0, all.length - 1));
  const intents = payments.map(({ stripe_payment_intent_id: id }) => String(id));
  expect(new Set(intents).size).toBe(intents.length);
  expect(new Set(payments.map(({ id }) => id)).size).toBe(payments.length);
  for (const row of payments) {
    const expand = ['latest_charge'];
    const intent = await world.stripe.paymentIntents.retrieve(String(row.stripe_payment_intent_id), { expand });
    expect(row).toMatchObject({ amount: intent.amount, status: paymentStatus(intent), user_id: uid });
  }
  if (!isComplete) return;
  const { data } = await world.stripe.invoices.list({ customer, status: 'paid', limit: 100 });
  expect(payments.filter(({ status }) => status === 'succeeded' || status === 'canceled')).toHaveLength(
    data.filter(({ amount_paid }) => amount_paid > 0).length,
  );
};
