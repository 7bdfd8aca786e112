/**
 * Stripe: nobody pays for two subscriptions. Two can come to be when a hosted page is paid whose opening was cut off; then
 * the newcomer ends at once and its money goes back.
 */
import type Stripe from 'stripe';
import { log } from '#functions/runtime/log.ts';
import { intentsOf, type ProviderSubscription } from './payment-state.ts';
import { type ProviderState, stateOf } from './payments.ts';
import { asked, isMissing, isRefundedAlready } from './stripe-client.ts';

/** Statuses in which Stripe charges, or will. */
const LIVE: readonly ProviderSubscription['status'][] = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];
const PAID: readonly ProviderSubscription['status'][] = ['active', 'trialing'];

interface Superfluous {
  id: string;
  /** Whether it came after the one that stays, so that everything paid for it was paid twice. */
  isRefunded: boolean;
}

/** Of subscriptions, oldest first, those that have to go: the first that is paid stays, or the first where none is. */
export const superfluous = (oldestFirst: readonly ProviderSubscription[]): Superfluous[] => {
  const live = oldestFirst.filter(({ status }) => LIVE.includes(status));
  const kept = live.find(({ status }) => PAID.includes(status)) ?? live[0];
  return live.flatMap((one, at) =>
    one === kept ? [] : { id: one.stripe_subscription_id, isRefunded: at > live.indexOf(kept!) },
  );
};

const refund = async (stripe: Stripe, payment_intent: string): Promise<void> => {
  try {
    await stripe.refunds.create({ payment_intent, reason: 'duplicate' }, { idempotencyKey: `refund:${payment_intent}` });
  } catch (error) {
    if (!isRefundedAlready(error)) throw error;
  }
};

/** First the money, then the end: cut off in between, the subscription is still there to be found. Answers its invoices. */
const end = (one: Superfluous): Promise<string[]> =>
  asked(async (stripe) => {
    const { data } = await stripe.invoices.list({
      subscription: one.id,
      status: 'paid',
      limit: 100,
      expand: ['data.payments'],
    });
    if (one.isRefunded) for (const intent of data.flatMap(intentsOf)) await refund(stripe, intent);
    try {
      await stripe.subscriptions.cancel(one.id);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    return data.flatMap(({ id }) => id ?? []);
  });

/** The state of a customer with at most one running subscription: whatever was sold beside it is taken back first. */
export const settledState = async (customer: string, invoices: readonly string[]): Promise<ProviderState> => {
  const state = await stateOf(customer, invoices);
  const extra = superfluous(state.subscriptions);
  if (extra.length === 0) return state;
  log.error('subscription_twice', { customer, ended: extra.map(({ id }) => id) });
  const touched = (await Promise.all(extra.map(end))).flat();
  return stateOf(customer, [...new Set([...invoices, ...touched])]);
};
