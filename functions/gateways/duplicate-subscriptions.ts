/**
 * Stripe: nobody pays for two subscriptions. Two can come to be when a hosted page is paid whose opening was cut off; then
 * the later one is canceled and its money goes back.
 */
import type Stripe from 'stripe';
import { log } from '#functions/runtime/log.ts';
import { isBilled, isPaid } from '#shared/domain/subscription.ts';
import { intentsOf, type ProviderSubscription } from './payment-state.ts';
import { listSubscriptions } from './payments.ts';
import { asked, isMissing, isRefundedAlready } from './stripe-client.ts';

interface Duplicate {
  id: string;
  /** Whether it came after the one that stays, so that everything paid for it was paid twice. */
  isRefunded: boolean;
}

/** Of subscriptions, oldest first, those that have to go: the first that is paid stays, or the first where none is. */
export const findDuplicates = (oldestFirst: readonly ProviderSubscription[]): Duplicate[] => {
  const billed = oldestFirst.filter(isBilled);
  const kept = billed.find(isPaid) ?? billed[0];
  return billed.flatMap((subscription, at) =>
    subscription === kept ? [] : { id: subscription.stripe_subscription_id, isRefunded: at > billed.indexOf(kept!) },
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
const cancelDuplicate = ({ id, isRefunded }: Duplicate): Promise<string[]> =>
  asked(async (stripe) => {
    const { data } = await stripe.invoices.list({
      subscription: id,
      status: 'paid',
      limit: 100,
      expand: ['data.payments'],
    });
    if (isRefunded) for (const intent of data.flatMap(intentsOf)) await refund(stripe, intent);
    try {
      await stripe.subscriptions.cancel(id);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    return data.flatMap((invoice) => invoice.id ?? []);
  });

/**
 * Cancels every subscription of a customer that is billed beside the one that stays, and refunds what was paid for it. Safe to
 * repeat. Answers the invoices it touched, whose payments have to be stored anew.
 */
export const resolveDuplicateSubscriptions = async (customer: string): Promise<string[]> => {
  const duplicates = findDuplicates(await listSubscriptions(customer));
  if (duplicates.length === 0) return [];
  log.error('subscription_twice', { customer, ended: duplicates.map(({ id }) => id) });
  return (await Promise.all(duplicates.map(cancelDuplicate))).flat();
};
