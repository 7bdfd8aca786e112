import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { log } from '#functions/runtime/log.ts';
import type { PricingPlan } from '#shared/domain/payment.ts';
import { isBilled, isPaid } from '#shared/domain/subscription.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { withStripe } from './client.ts';
import { isAlreadyCreated, isAlreadyRefunded, isMissing } from './errors.ts';
import { idOf, type ProviderSubscription, paymentIntentIds } from './mapping.ts';
import { listSubscriptions } from './state.ts';

const createPrice = async (stripe: Stripe, offer: PricingPlan, lookupKey: string): Promise<string> => {
  const product = { id: `keelhouse_${offer.plan_type}`, name: `Keelhouse ${offer.name}`, description: offer.description };
  await stripe.products.create(product).catch((error: unknown) => {
    if (!isAlreadyCreated(error)) throw error;
  });
  const price = {
    product: product.id,
    currency: offer.currency.toLowerCase(),
    unit_amount: offer.price,
    recurring: { interval: 'year' as const },
    lookup_key: lookupKey,
    metadata: { plan_type: offer.plan_type },
  };
  return (await stripe.prices.create(price, { idempotencyKey: `price:${lookupKey}` })).id;
};

export const findOrCreatePrice = (offer: PricingPlan): Promise<string> =>
  withStripe(async (stripe) => {
    const lookupKey = `${offer.plan_type}_${offer.currency.toLowerCase()}_${offer.price}_year`;
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true });
    return data[0]?.id ?? createPrice(stripe, offer, lookupKey);
  });

export interface Sale {
  uid: number;
  customer: string;
  tier: Tier;
  price: string;
}

/** On every object of a sale: the webhook finds user and tier by it. */
export const saleMetadata = ({ uid, tier }: Sale) => ({ user_id: String(uid), plan_type: tier });

/**
 * Buys a subscription and charges the card at once; a declined card leaves none behind. Repeating an attempt returns the
 * subscription of the first call.
 */
export const subscribe = (sale: Sale & { card: string }, attempt: number): Promise<{ id: string; invoice: string | null }> =>
  withStripe(async (stripe) => {
    const params: Stripe.SubscriptionCreateParams = {
      customer: sale.customer,
      items: [{ price: sale.price }],
      default_payment_method: sale.card,
      payment_behavior: 'error_if_incomplete',
      off_session: true,
      metadata: saleMetadata(sale),
    };
    const key = `sub:${sale.uid}:${sale.tier}:${attempt}`;
    const { id, latest_invoice } = await stripe.subscriptions.create(params, { idempotencyKey: key });
    return { id, invoice: idOf(latest_invoice) };
  });

export interface TierChange extends Sale {
  subscription: string;
  /** Whether the difference for the rest of the period is charged now; a move down refunds nothing. */
  isCharged: boolean;
  /** Seconds since the epoch, to which the difference was quoted; else it is counted to the moment of the change. */
  prorationDate: number | null;
}

export const changeTier = (change: TierChange, attempt: number): Promise<string | null> =>
  withStripe(async (stripe) => {
    const { items } = await stripe.subscriptions.retrieve(change.subscription);
    const params: Stripe.SubscriptionUpdateParams = {
      items: [{ id: items.data[0]!.id, price: change.price }],
      proration_behavior: change.isCharged ? 'always_invoice' : 'none',
      payment_behavior: 'error_if_incomplete',
      ...(change.isCharged && change.prorationDate !== null ? { proration_date: change.prorationDate } : {}),
      metadata: saleMetadata(change),
    };
    // Stripe rejects an idempotency key that comes with other parameters
    const hash = createHash('sha256').update(JSON.stringify(params)).digest('base64url').slice(0, 22);
    const key = `change:${change.uid}:${attempt}:${hash}`;
    return idOf((await stripe.subscriptions.update(change.subscription, params, { idempotencyKey: key })).latest_invoice);
  });

export const setCancelAtPeriodEnd = (subscription: string, isEnding: boolean): Promise<void> =>
  withStripe(async (stripe) => {
    await stripe.subscriptions.update(subscription, { cancel_at_period_end: isEnding });
  });

export const cancelNow = async (stripe: Stripe, subscription: string): Promise<void> => {
  try {
    await stripe.subscriptions.cancel(subscription);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
};

/**
 * Cancels the subscription whose current period an invoice paid for. An invoice of an earlier period cancels nothing: another
 * one has paid for the current period.
 */
export const cancelUnpaidSubscription = (invoiceId: string, now: Date): Promise<void> =>
  withStripe(async (stripe) => {
    const { parent, lines } = await stripe.invoices.retrieve(invoiceId);
    const subscription = idOf(parent?.subscription_details?.subscription);
    const isCurrent = lines.data.some(({ period }) => period.end * 1000 > now.getTime());
    if (subscription !== null && isCurrent) await cancelNow(stripe, subscription);
  });

interface Duplicate {
  id: string;
  /** It is newer than the one that stays, so everything paid for it was paid twice. */
  isRefunded: boolean;
}

/** The first paid subscription stays, or the first where none is paid; the other billed ones are duplicates. */
export const duplicateSubscriptions = (oldestFirst: readonly ProviderSubscription[]): Duplicate[] => {
  const billed = oldestFirst.filter(isBilled);
  const original = billed.find(isPaid) ?? billed[0];
  return billed.flatMap((subscription, at) =>
    subscription === original ? [] : { id: subscription.stripe_subscription_id, isRefunded: at > billed.indexOf(original!) },
  );
};

const refund = async (stripe: Stripe, payment_intent: string): Promise<void> => {
  try {
    await stripe.refunds.create({ payment_intent, reason: 'duplicate' }, { idempotencyKey: `refund:${payment_intent}` });
  } catch (error) {
    if (!isAlreadyRefunded(error)) throw error;
  }
};

/** Refunds before it cancels: after a crash in between, the subscription is still found as a duplicate. */
const cancelDuplicate = ({ id, isRefunded }: Duplicate): Promise<string[]> =>
  withStripe(async (stripe) => {
    const { data } = await stripe.invoices.list({
      subscription: id,
      status: 'paid',
      limit: 100,
      expand: ['data.payments'],
    });
    if (isRefunded) for (const intent of data.flatMap(paymentIntentIds)) await refund(stripe, intent);
    await cancelNow(stripe, id);
    return data.flatMap((invoice) => invoice.id ?? []);
  });

/**
 * Cancels and refunds the subscriptions a customer is billed for beside the one that stays: paying a hosted page whose call
 * was cut off can create a second one. Safe to repeat. Returns the invoices it touched, whose payments have to be stored again.
 */
export const resolveDuplicateSubscriptions = async (customer: string): Promise<string[]> => {
  const duplicates = duplicateSubscriptions(await listSubscriptions(customer));
  if (duplicates.length === 0) return [];
  log.error('subscription_twice', { customer, ended: duplicates.map(({ id }) => id) });
  return (await Promise.all(duplicates.map(cancelDuplicate))).flat();
};
