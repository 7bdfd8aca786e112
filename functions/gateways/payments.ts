/** Stripe: cards, prices and subscriptions. Amounts are integer cents; refusals carry what screens show. */
import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { notFound } from '#functions/http/errors.ts';
import type { PricingPlan } from '#shared/domain/payment.ts';
import { isPaymentDue } from '#shared/domain/subscription.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { paymentMessages } from '#shared/messages/payment.ts';
import {
  intentsOf,
  isDisputed,
  type ProviderPayment,
  type ProviderSubscription,
  paymentOf,
  subscriptionOf,
  toDisputeStatus,
} from './payment-state.ts';
import { asked, isAlreadyThere, isMissing } from './stripe-client.ts';

/** The id in a reference, expanded or not. */
export const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

/** The secret with which the browser hands a card to Stripe. */
export const createSetupIntent = (customer: string): Promise<string> =>
  asked(async (stripe) => {
    const intent = await stripe.setupIntents.create({ customer, usage: 'off_session', allowed_payment_method_types: ['card'] });
    return intent.client_secret!;
  });

/** A card that is the customer's, or becomes so as it is nobody's yet; another customer's is a 404. */
export const ownCard = async (
  stripe: Stripe,
  customer: string,
  id: string,
  beforeAttach?: () => Promise<void>,
): Promise<string> => {
  try {
    const method = await stripe.paymentMethods.retrieve(id);
    if (method.customer === customer) return method.id;
    if (method.customer === null) {
      await beforeAttach?.();
      return (await stripe.paymentMethods.attach(id, { customer })).id;
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  throw notFound(paymentMessages.paymentMethodNotFound);
};

/**
 * Makes a card the one that pays: attached to the customer if it is nobody's yet, and the default. Another customer's is a 404.
 * Stripe tries a card out when it is attached, so `beforeAttach` may refuse that.
 */
export const adoptCard = (customer: string, paymentMethodId: string, beforeAttach: () => Promise<void>): Promise<string> =>
  asked(async (stripe) => {
    const id = await ownCard(stripe, customer, paymentMethodId, beforeAttach);
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } });
    return id;
  });

const productId = (tier: Tier): string => `keelhouse_${tier}`;

const createPrice = async (stripe: Stripe, plan: PricingPlan, lookupKey: string): Promise<string> => {
  const product = { id: productId(plan.plan_type), name: `Keelhouse ${plan.name}`, description: plan.description };
  await stripe.products.create(product).catch((error: unknown) => {
    if (!isAlreadyThere(error)) throw error;
  });
  const price = {
    product: product.id,
    currency: plan.currency.toLowerCase(),
    unit_amount: plan.price,
    recurring: { interval: 'year' as const },
    lookup_key: lookupKey,
    metadata: { plan_type: plan.plan_type },
  };
  return (await stripe.prices.create(price, { idempotencyKey: `price:${lookupKey}` })).id;
};

/** Stripe's price for a row of the price list; made when that amount is sold for the first time. */
export const priceOf = (plan: PricingPlan): Promise<string> =>
  asked(async (stripe) => {
    const lookupKey = `${plan.plan_type}_${plan.currency.toLowerCase()}_${plan.price}_year`;
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true });
    return data[0]?.id ?? createPrice(stripe, plan, lookupKey);
  });

export interface Sale {
  uid: number;
  customer: string;
  tier: Tier;
  price: string;
}

/** What every object of a sale carries: whose it is, and what was sold. */
export const metadata = ({ uid, tier }: Sale) => ({ user_id: String(uid), plan_type: tier });

/**
 * Buys a subscription and charges the card at once; a refused card leaves none behind. One key per attempt: a repeated
 * call answers the subscription of the first. Answers its id and that of its first invoice.
 */
export const subscribe = (sale: Sale & { card: string }, attempt: number): Promise<{ id: string; invoice: string | null }> =>
  asked(async (stripe) => {
    const params: Stripe.SubscriptionCreateParams = {
      customer: sale.customer,
      items: [{ price: sale.price }],
      default_payment_method: sale.card,
      payment_behavior: 'error_if_incomplete',
      off_session: true,
      metadata: metadata(sale),
    };
    const key = `sub:${sale.uid}:${sale.tier}:${attempt}`;
    const { id, latest_invoice } = await stripe.subscriptions.create(params, { idempotencyKey: key });
    return { id, invoice: idOf(latest_invoice) };
  });

export interface Change extends Sale {
  subscription: string;
  /** Whether the difference for the rest of the period is charged now; a move down is free and refunds nothing. */
  isCharged: boolean;
}

/** Moves a subscription to another price, at once. Answers the id of its newest invoice. */
export const changePlan = (change: Change, attempt: number): Promise<string | null> =>
  asked(async (stripe) => {
    const { items } = await stripe.subscriptions.retrieve(change.subscription);
    const params: Stripe.SubscriptionUpdateParams = {
      items: [{ id: items.data[0]!.id, price: change.price }],
      proration_behavior: change.isCharged ? 'always_invoice' : 'none',
      payment_behavior: 'error_if_incomplete',
      metadata: metadata(change),
    };
    // Stripe refuses a key that comes with other data: another price or another start is another key
    const data = createHash('sha256').update(JSON.stringify(params)).digest('base64url').slice(0, 22);
    const key = `change:${change.uid}:${attempt}:${data}`;
    return idOf((await stripe.subscriptions.update(change.subscription, params, { idempotencyKey: key })).latest_invoice);
  });

/** Whether the subscription ends with its period; safe to repeat. */
export const setEnding = (subscription: string, isEnding: boolean): Promise<void> =>
  asked(async (stripe) => {
    await stripe.subscriptions.update(subscription, { cancel_at_period_end: isEnding });
  });

/** Every subscription a customer has or had, oldest first; Stripe lists the newest first, also within one second. */
const listAll = async (stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> => {
  try {
    return (await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })).data.toReversed();
  } catch (error) {
    // a deleted customer has none
    if (isMissing(error)) return [];
    throw error;
  }
};

export const listSubscriptions = (customer: string): Promise<ProviderSubscription[]> =>
  asked(async (stripe) => (await listAll(stripe, customer)).flatMap((found) => subscriptionOf(found) ?? []));

/** Where a customer confirms the payment of an invoice that the bank asks about; null where nothing has to be confirmed. */
const findConfirmation = async (stripe: Stripe, invoiceId: string): Promise<string | null> => {
  const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
  if (invoice.status !== 'open') return null;
  const intents = await Promise.all(intentsOf(invoice).map((id) => stripe.paymentIntents.retrieve(id)));
  return intents.some(({ status }) => status === 'requires_action') ? (invoice.hosted_invoice_url ?? null) : null;
};

/** The page on which the customer confirms the payment of an invoice; null where nothing has to be confirmed any more. */
export const fetchConfirmation = (invoiceId: string): Promise<string | null> =>
  asked((stripe) => findConfirmation(stripe, invoiceId));

const withConfirmation = async (stripe: Stripe, found: Stripe.Subscription): Promise<ProviderSubscription[]> => {
  const subscription = subscriptionOf(found);
  if (!subscription) return [];
  const invoice = idOf(found.latest_invoice);
  const url = isPaymentDue(subscription) && invoice !== null ? await findConfirmation(stripe, invoice) : null;
  return [url === null ? subscription : { ...subscription, confirm_payment_url: url }];
};

const fetchPayments = async (stripe: Stripe, invoiceId: string): Promise<ProviderPayment[]> => {
  const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
  const intents = intentsOf(invoice).map((id) =>
    stripe.paymentIntents.retrieve(id, { expand: ['payment_method', 'latest_charge'] }),
  );
  return Promise.all(
    (await Promise.all(intents)).map(async (intent) => {
      const payment = paymentOf(intent, invoice);
      if (!isDisputed(intent)) return payment;
      const [dispute] = (await stripe.disputes.list({ payment_intent: intent.id, limit: 1 })).data;
      return dispute ? { ...payment, dispute: toDisputeStatus(dispute) } : payment;
    }),
  );
};

export interface ProviderState {
  /** Oldest first. */
  subscriptions: ProviderSubscription[];
  payments: ProviderPayment[];
}

/** Every subscription a customer has or had, and the payments of some invoices with their failed attempts, as Stripe has them now. Reads only. */
export const fetchCustomerState = (customer: string, invoices: readonly string[]): Promise<ProviderState> =>
  asked(async (stripe) => {
    const [subscriptions, payments] = await Promise.all([
      Promise.all((await listAll(stripe, customer)).map((found) => withConfirmation(stripe, found))),
      Promise.all([...new Set(invoices)].map((id) => fetchPayments(stripe, id))),
    ]);
    return { subscriptions: subscriptions.flat(), payments: payments.flat() };
  });
