/** What every sale starts from: who pays, what is sold, and whether it may be sold now. */
import { readBilling } from '#functions/data/billing.ts';
import * as plans from '#functions/data/pricing-plans.ts';
import { endAttempt, leaveAttempt } from '#functions/data/purchases.ts';
import { forgetCustomer, type SyncOutcome, sync } from '#functions/data/subscription-sync.ts';
import {
  asEffective,
  currentOf,
  noteCustomer,
  type StoredSubscription,
  type SubscriptionRow,
} from '#functions/data/subscriptions.ts';
import { createCustomer, isCustomerDeleted } from '#functions/gateways/customers.ts';
import { resolveDuplicateSubscriptions } from '#functions/gateways/duplicate-subscriptions.ts';
import { fetchCustomerState } from '#functions/gateways/payments.ts';
import type { Actor } from '#functions/http/actor.ts';
import { badRequest, HttpError, notFound, serviceUnavailable } from '#functions/http/errors.ts';
import { now as clock } from '#functions/runtime/clock.ts';
import type { PricingPlan } from '#shared/domain/payment.ts';
import { isPaid, isPaymentDue } from '#shared/domain/subscription.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { paymentMessages } from '#shared/messages/payment.ts';

/** The provider's customer of an account; made at the first call about money, and again after it was deleted at the provider. */
export const customerOf = async (actor: Actor, row: SubscriptionRow | null, now: Date): Promise<string> => {
  const known = row?.stripe_customer_id;
  const isDeleted = known !== undefined && (await isCustomerDeleted(known));
  if (known !== undefined && !isDeleted) return known;
  if (isDeleted) settled(await forgetCustomer({ uid: actor.id, deletedCustomer: known, now }));
  const deleted = isDeleted ? known : row?.deleted_customer;
  return noteCustomer(actor.id, await createCustomer(actor, await readBilling(actor.id), deleted));
};

/** The plan that is sold for a tier now. */
export const soldPlan = async (tier: Tier): Promise<PricingPlan> => {
  const plan = await plans.findActive(tier);
  if (!plan) throw badRequest(paymentMessages.notSold);
  return plan;
};

/** Refuses a sale to whoever has a running subscription: an active one is changed, an unpaid one is paid first. */
export const refuseWhileSubscribed = (current: StoredSubscription | null, now: Date): void => {
  if (!current) return;
  const seen = asEffective(current, now);
  if (isPaid(seen)) throw badRequest(paymentMessages.alreadyActive);
  if (isPaymentDue(seen)) throw badRequest(paymentMessages.paymentDue);
};

export const refuseWhileSubscribedRow = (row: SubscriptionRow | null, now: Date): void =>
  refuseWhileSubscribed(currentOf(row), now);

/** Whether a failure says for certain that nothing was bought or changed. */
const isFinal = (error: unknown): boolean => error instanceof HttpError && error.status < 500;

/** Runs a purchase or change under its lease and gives the lease back, whatever becomes of it. */
export const settleAttempt = async <T>(uid: number, holder: string, work: () => Promise<T>): Promise<T> => {
  try {
    const result = await work();
    await endAttempt(uid, holder, clock());
    return result;
  } catch (error) {
    await (isFinal(error) ? endAttempt(uid, holder, clock()) : leaveAttempt(uid, holder));
    throw error;
  }
};

/** The current subscription after a sync; others that keep changing it make the caller try again. */
export const settled = (outcome: SyncOutcome): StoredSubscription | null => {
  if (outcome.kind === 'contended') throw serviceUnavailable();
  if (outcome.kind !== 'done') throw notFound(paymentMessages.subscriptionNotFound);
  return outcome.current;
};

/**
 * Brings the stored subscription to the provider's state, with the payments of an invoice. A second subscription is canceled
 * and refunded first.
 */
export const refresh = async (
  uid: number,
  customer: string,
  invoice: string | null,
  now: Date,
): Promise<StoredSubscription | null> => {
  const ended = await resolveDuplicateSubscriptions(customer);
  const invoices = invoice === null ? ended : [invoice, ...ended];
  return settled(await sync({ uid, customer, now, fetch: () => fetchCustomerState(customer, invoices) }));
};
