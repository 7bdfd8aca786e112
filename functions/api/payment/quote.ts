import { parseCurrent, readSubscriptionRow, type StoredSubscription } from '#functions/data/subscriptions.ts';
import {
  fetchDebt,
  fetchPayingCard,
  type InvoiceTotals,
  previewPurchase,
  previewRenewal,
  previewTierChange,
} from '#functions/gateways/stripe/quotes.ts';
import { findOrCreatePrice } from '#functions/gateways/stripe/subscriptions.ts';
import { badRequest, conflict, notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { payment } from '#shared/api/payment.ts';
import { isQuoteCurrent, type Quote } from '#shared/domain/quote.ts';
import { isEndedSubscription, isPaid, isPaymentDue } from '#shared/domain/subscription.ts';
import { type Tier, tierLevel } from '#shared/domain/tier.ts';
import { paymentMessages } from '#shared/messages/payment.ts';
import { findKeptCustomer, requireOffer } from './customer.ts';

export const toProrationDate = (quotedAt: Date): number => Math.floor(quotedAt.getTime() / 1000);

const NOTHING = { amount: 0, subtotal: 0, tax: 0, credit: 0 };
const pickTotals = ({ amount, subtotal, tax, credit, currency }: InvoiceTotals) => ({ amount, subtotal, tax, credit, currency });

const quotePurchase = async (tier: Tier, customer: string | null, now: Date): Promise<Quote> => {
  const price = await findOrCreatePrice(await requireOffer(tier));
  const totals = await previewPurchase(customer, price);
  return {
    ...{ kind: 'purchase', plan_type: tier, ...pickTotals(totals), card: null, quoted_at: now.toISOString() },
    next_charge: { at: totals.period_end, amount: totals.subtotal + totals.tax },
  };
};

interface Sold extends StoredSubscription {
  stripe_subscription_id: string;
}

const nextChargeOf = ({ current_period_end: at, cancel_at_period_end }: Sold, amount: number): Quote['next_charge'] =>
  cancel_at_period_end ? null : { at, amount };

/** A move down is free today, and lowers the next charge. */
const quoteChange = async (tier: Tier, current: Sold, now: Date): Promise<Quote> => {
  // Stripe's clock may be ahead of ours, and it counts from within the period only
  const quotedAt = new Date(Math.max(now.getTime(), Date.parse(current.current_period_start)));
  const price = await findOrCreatePrice(await requireOffer(tier));
  const subscription = current.stripe_subscription_id;
  const isUpgrade = tierLevel[tier] > tierLevel[current.plan_type];
  const [next, card, today] = await Promise.all([
    current.cancel_at_period_end ? null : previewTierChange({ subscription, price, prorationDate: null }),
    fetchPayingCard(subscription),
    isUpgrade ? previewTierChange({ subscription, price, prorationDate: toProrationDate(quotedAt) }) : null,
  ]);
  return {
    ...{ kind: isUpgrade ? 'upgrade' : 'downgrade', plan_type: tier, card, quoted_at: quotedAt.toISOString() },
    ...(today === null ? { ...NOTHING, currency: next?.currency ?? 'USD' } : pickTotals(today)),
    next_charge: nextChargeOf(current, next?.amount ?? 0),
  };
};

const quoteRenewal = async (current: Sold, now: Date): Promise<Quote> => {
  const [next, card] = await Promise.all([
    previewRenewal(current.stripe_subscription_id),
    fetchPayingCard(current.stripe_subscription_id),
  ]);
  return {
    ...{ kind: 'renewal', plan_type: current.plan_type, card, quoted_at: now.toISOString() },
    ...{ ...NOTHING, currency: next.currency },
    next_charge: { at: current.current_period_end, amount: next.amount },
  };
};

const quoteDebt = async (current: Sold, customer: string, now: Date): Promise<Quote> => {
  const [debt, card] = await Promise.all([fetchDebt(customer), fetchPayingCard(current.stripe_subscription_id)]);
  return {
    ...{ kind: 'debt', plan_type: current.plan_type, card, quoted_at: now.toISOString(), next_charge: null },
    ...(debt === null ? { ...NOTHING, currency: 'USD' } : pickTotals(debt)),
  };
};

const isSold = (current: StoredSubscription): current is Sold => current.stripe_subscription_id !== null;

export const quote: Operation<typeof payment.quote> = async ({ actor, query, now }) => {
  const row = await readSubscriptionRow(actor.id);
  const current = parseCurrent(row);
  const tier = query.plan_type;
  if (!current || isEndedSubscription(current) || !(isPaid(current) || isPaymentDue(current))) {
    if (tier === undefined) throw notFound(paymentMessages.subscriptionNotFound);
    return quotePurchase(tier, await findKeptCustomer(row), now);
  }
  // one that staff gave is charged nothing, and cannot be changed
  if (!isSold(current)) throw badRequest(paymentMessages.changeFailed);
  if (isPaymentDue(current)) return quoteDebt(current, row!.stripe_customer_id!, now);
  return tier === undefined || tier === current.plan_type ? quoteRenewal(current, now) : quoteChange(tier, current, now);
};

/** Right before a charge: what was shown is charged, or nothing. */
export const assertQuoted = async (
  quoted: number | undefined,
  preview: () => Promise<{ amount: number } | null>,
): Promise<void> => {
  if (quoted !== undefined && (await preview())?.amount !== quoted) throw conflict(paymentMessages.quoteChanged);
};

export const assertQuoteCurrent = (quotedAt: string | undefined, now: Date): void => {
  if (quotedAt !== undefined && !isQuoteCurrent(quotedAt, now)) throw conflict(paymentMessages.quoteChanged);
};
