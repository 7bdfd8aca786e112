import type Stripe from 'stripe';
import { type DeclineReason, toDeclineReason } from '#shared/domain/decline.ts';
import type { DisputeStatus, PaymentStatus } from '#shared/domain/payment.ts';
import { SubscriptionStatus } from '#shared/domain/subscription.ts';
import { Tier } from '#shared/domain/tier.ts';

export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

export const parseUserId = (value: string | null | undefined): number | null => {
  const uid = Number(value);
  return value && Number.isSafeInteger(uid) && uid > 0 ? uid : null;
};

export const isoTime = (seconds: number): string => new Date(seconds * 1000).toISOString();

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

/** By the price, since Stripe's dashboard can change the tier without our metadata. */
const soldTier = (subscription: Stripe.Subscription): Tier | null => {
  const value = subscription.items.data[0]?.price.metadata.plan_type ?? subscription.metadata.plan_type;
  return Tier.safeParse(value).data ?? null;
};

export const toSubscription = (subscription: Stripe.Subscription): ProviderSubscription | null => {
  const [item] = subscription.items.data;
  const tier = soldTier(subscription);
  if (!item || tier === null) return null;
  return {
    stripe_subscription_id: subscription.id,
    plan_type: tier,
    status: SubscriptionStatus.safeParse(subscription.status).data ?? 'paused',
    current_period_start: isoTime(item.current_period_start),
    current_period_end: isoTime(item.current_period_end),
    // newer portals set a date instead of the flag
    cancel_at_period_end:
      subscription.cancel_at_period_end || (subscription.cancel_at !== null && subscription.cancel_at <= item.current_period_end),
    created_at: isoTime(subscription.created),
  };
};

export interface ProviderPayment {
  stripe_payment_intent_id: string;
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
  decline_reason?: DeclineReason;
  receipt: { tax: number; invoice_number: string | null; period_start: string; period_end: string };
}

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

export const cardName = (method: Stripe.PaymentMethod | null | undefined): string | null =>
  method?.card ? `${BRANDS[method.card.brand] ?? 'Card'} ${method.card.last4}` : null;

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const toCardFace = ({ brand, last4 }: Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4'>) => ({
  brand: capitalize(brand),
  last4,
});

/** Needs `default_payment_method` and that of the customer's `invoice_settings` expanded. */
export const payingMethodOf = ({ customer, default_payment_method: own }: Stripe.Subscription): Stripe.PaymentMethod | null => {
  const { deleted, ...payer } = customer as Stripe.Customer | Stripe.DeletedCustomer;
  const fallback = deleted ? null : (payer as Stripe.Customer).invoice_settings.default_payment_method;
  return [own, fallback].find((method) => method !== null && typeof method === 'object') ?? null;
};

/** Like `isDisputed`, needs `latest_charge` expanded. */
export const isRefunded = ({ latest_charge: charge }: Stripe.PaymentIntent): boolean =>
  charge !== null && typeof charge === 'object' && charge.refunded;

export const isDisputed = ({ latest_charge: charge }: Stripe.PaymentIntent): boolean =>
  charge !== null && typeof charge === 'object' && charge.disputed;

/** Stripe has no status `failed`: an intent goes back to waiting for a card. A refund counts as a cancellation. */
const toPaymentStatus = (intent: Stripe.PaymentIntent): PaymentStatus => {
  if (intent.status === 'succeeded') return isRefunded(intent) ? 'canceled' : 'succeeded';
  if (intent.status === 'canceled') return 'canceled';
  return intent.status === 'requires_payment_method' && intent.last_payment_error ? 'failed' : 'pending';
};

export const sumTaxes = ({ total_taxes }: { total_taxes: { amount: number }[] | null }): number =>
  (total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);

/** The last line has the period that was bought; those before it credit what was left of another one. */
export const periodOf = ({ lines }: Pick<Stripe.Invoice, 'lines'>, created: number) => {
  const { start, end } = lines.data.at(-1)?.period ?? { start: created, end: created };
  return { period_start: isoTime(start), period_end: isoTime(end) };
};

/** The intent needs `payment_method` and `latest_charge` expanded. */
export const toPayment = (intent: Stripe.PaymentIntent, invoice: Stripe.Invoice): ProviderPayment => {
  const method = (intent.payment_method as Stripe.PaymentMethod | null) ?? intent.last_payment_error?.payment_method;
  const status = toPaymentStatus(intent);
  return {
    stripe_payment_intent_id: intent.id,
    invoice_created: invoice.created,
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    status,
    description: invoice.lines.data.at(-1)?.description ?? intent.description,
    payment_method: cardName(method),
    created_at: isoTime(intent.created),
    email: invoice.customer_email,
    full_name: invoice.customer_name,
    ...(status === 'failed' ? { decline_reason: toDeclineReason(intent.last_payment_error!) } : {}),
    receipt: { tax: sumTaxes(invoice), invoice_number: invoice.number, ...periodOf(invoice, invoice.created) },
  };
};

/** The invoice needs `payments` expanded. */
export const paymentIntentIds = (invoice: Stripe.Invoice): string[] =>
  (invoice.payments?.data ?? []).flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);

export interface ProviderDispute {
  id: string;
  status: DisputeStatus;
  reason: string;
  amount: number;
  currency: string;
  due_by: string | null;
}

const CLOSED: Record<string, DisputeStatus> = { won: 'won', warning_closed: 'won', prevented: 'won', lost: 'lost' };

export const toDisputeStatus = ({ status }: Pick<Stripe.Dispute, 'status'>): DisputeStatus => CLOSED[status] ?? 'open';

export const toDispute = (dispute: Stripe.Dispute): ProviderDispute => {
  const { id, reason, amount, currency, evidence_details } = dispute;
  const due_by = evidence_details.due_by ? isoTime(evidence_details.due_by) : null;
  return { id, status: toDisputeStatus(dispute), reason, amount, currency, due_by };
};
