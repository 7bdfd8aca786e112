/** Stripe's objects as the product stores them. */
import type Stripe from 'stripe';
import type { DisputeStatus, PaymentStatus } from '#shared/domain/payment.ts';
import { SubscriptionStatus } from '#shared/domain/subscription.ts';
import { Tier } from '#shared/domain/tier.ts';

export interface ProviderSubscription {
  stripe_subscription_id: string;
  plan_type: Tier;
  status: SubscriptionStatus;
  current_period_start: string;
  current_period_end: string;
  cancel_at_period_end: boolean;
  created_at: string;
  confirm_payment_url?: string;
}

export interface ProviderPayment {
  stripe_payment_intent_id: string;
  /** Seconds since the epoch at which the invoice was written; part of the payment's key. */
  invoice_created: number;
  amount: number;
  currency: string;
  status: PaymentStatus;
  description: string | null;
  payment_method: string | null;
  created_at: string;
  email: string | null;
  full_name: string | null;
  dispute?: DisputeStatus;
}

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** The tier that was bought: the price says it, since a plan may also be changed in Stripe's portal. */
const tierOf = (subscription: Stripe.Subscription): Tier | null => {
  const said = subscription.items.data[0]?.price.metadata.plan_type ?? subscription.metadata.plan_type;
  return Tier.safeParse(said).data ?? null;
};

/** Null for a subscription that is none of the product's. */
export const subscriptionOf = (subscription: Stripe.Subscription): ProviderSubscription | null => {
  const [item] = subscription.items.data;
  const tier = tierOf(subscription);
  if (!item || tier === null) return null;
  return {
    stripe_subscription_id: subscription.id,
    plan_type: tier,
    status: SubscriptionStatus.safeParse(subscription.status).data ?? 'paused',
    current_period_start: iso(item.current_period_start),
    current_period_end: iso(item.current_period_end),
    // newer portals set a date instead of the flag
    cancel_at_period_end:
      subscription.cancel_at_period_end || (subscription.cancel_at !== null && subscription.cancel_at <= item.current_period_end),
    created_at: iso(subscription.created),
  };
};

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** Brand and last digits of a card. */
export const methodName = (method: Stripe.PaymentMethod | null | undefined): string | null =>
  method?.card ? `${BRANDS[method.card.brand] ?? 'Card'} ${method.card.last4}` : null;

/** Whether the money went back; `latest_charge` must be expanded. */
const isRefunded = ({ latest_charge: charge }: Stripe.PaymentIntent): boolean =>
  charge !== null && typeof charge === 'object' && charge.refunded;

/** An intent that waits for a card after an attempt has failed; one that was never tried is pending; a refunded one is as if canceled. */
const statusOf = (intent: Stripe.PaymentIntent): PaymentStatus => {
  if (intent.status === 'succeeded') return isRefunded(intent) ? 'canceled' : 'succeeded';
  if (intent.status === 'canceled') return 'canceled';
  return intent.status === 'requires_payment_method' && intent.last_payment_error ? 'failed' : 'pending';
};

/** The intent with `payment_method` and `latest_charge` expanded, and the invoice it pays. */
export const paymentOf = (intent: Stripe.PaymentIntent, invoice: Stripe.Invoice): ProviderPayment => {
  const tried = (intent.payment_method as Stripe.PaymentMethod | null) ?? intent.last_payment_error?.payment_method;
  return {
    stripe_payment_intent_id: intent.id,
    invoice_created: invoice.created,
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    status: statusOf(intent),
    description: invoice.lines.data.at(-1)?.description ?? intent.description,
    payment_method: methodName(tried),
    created_at: iso(intent.created),
    email: invoice.customer_email,
    full_name: invoice.customer_name,
  };
};

const CLOSED: Record<string, DisputeStatus> = { won: 'won', warning_closed: 'won', prevented: 'won', lost: 'lost' };

export const toDisputeStatus = ({ status }: Pick<Stripe.Dispute, 'status'>): DisputeStatus => CLOSED[status] ?? 'open';

/** Whether a charge was ever disputed; `latest_charge` must be expanded. */
export const isDisputed = ({ latest_charge: charge }: Stripe.PaymentIntent): boolean =>
  charge !== null && typeof charge === 'object' && charge.disputed;

/** Ids of the intents that were made for an invoice; its `payments` must be expanded. */
export const intentsOf = (invoice: Stripe.Invoice): string[] =>
  (invoice.payments?.data ?? []).flatMap(({ payment }) => {
    const intent = payment.payment_intent;
    if (!intent) return [];
    return [typeof intent === 'string' ? intent : intent.id];
  });
