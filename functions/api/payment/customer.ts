import { readBilling } from '#functions/data/billing.ts';
import * as prices from '#functions/data/pricing-plans.ts';
import { endAttempt, releasePurchaseLock } from '#functions/data/purchases.ts';
import { forgetCustomer, type SyncOutcome, sync } from '#functions/data/subscription-sync.ts';
import { asEffective, recordCustomer, type StoredSubscription, type SubscriptionRow } from '#functions/data/subscriptions.ts';
import { createCustomer, isCustomerDeleted } from '#functions/gateways/stripe/customers.ts';
import { fetchCustomerState } from '#functions/gateways/stripe/state.ts';
import { resolveDuplicateSubscriptions } from '#functions/gateways/stripe/subscriptions.ts';
import type { Actor } from '#functions/http/actor.ts';
import { badRequest, conflict, HttpError, notFound, serviceUnavailable } from '#functions/http/errors.ts';
import { now as clock } from '#functions/runtime/clock.ts';
import type { PricingPlan } from '#shared/domain/payment.ts';
import { isPaid, isPaymentDue } from '#shared/domain/subscription.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { paymentMessages } from '#shared/messages/payment.ts';
import { toHttpError } from './provider-errors.ts';

/** The provider's customer of an account; created by the first call that needs one, and again after a deletion at the provider. */
export const ensureCustomer = async (actor: Actor, row: SubscriptionRow | null, now: Date): Promise<string> => {
  const known = row?.stripe_customer_id;
  const isDeleted = known !== undefined && (await isCustomerDeleted(known));
  if (known !== undefined && !isDeleted) return known;
  if (isDeleted) requireSynced(await forgetCustomer({ uid: actor.id, deletedCustomer: known, now }));
  const deleted = isDeleted ? known : row?.deleted_customer;
  return recordCustomer(actor.id, await createCustomer(actor, await readBilling(actor.id), deleted));
};

/** For a preview, which creates nothing. */
export const findKeptCustomer = async (row: SubscriptionRow | null): Promise<string | null> => {
  const known = row?.stripe_customer_id;
  return known === undefined || (await isCustomerDeleted(known)) ? null : known;
};

/** For every call that may charge: who asked for the deletion was told that we charge nothing any more. */
export const assertAccountKept = ({ deletion }: Pick<Actor, 'deletion'>): void => {
  if (deletion) throw conflict(paymentMessages.deletionPending);
};

export const requireOffer = async (tier: Tier): Promise<PricingPlan> => {
  const offer = await prices.findActive(tier);
  if (!offer) throw badRequest(paymentMessages.notSold);
  return offer;
};

/** An active subscription is changed and an unpaid one paid, before another is sold. */
export const assertCanBuy = (current: StoredSubscription | null, now: Date): void => {
  if (!current) return;
  const subscription = asEffective(current, now);
  if (isPaid(subscription)) throw badRequest(paymentMessages.alreadyActive);
  if (isPaymentDue(subscription)) throw badRequest(paymentMessages.paymentDue);
};

const isFinal = (error: unknown): boolean => {
  const httpError = toHttpError(error);
  return httpError instanceof HttpError && httpError.status < 500;
};

/** Runs a purchase or change under its lease. After an unclear error only the same attempt may be repeated. */
export const runUnderLease = async <T>(uid: number, holder: string, work: () => Promise<T>): Promise<T> => {
  try {
    const result = await work();
    await endAttempt(uid, holder, clock());
    return result;
  } catch (error) {
    await (isFinal(error) ? endAttempt(uid, holder, clock()) : releasePurchaseLock(uid, holder));
    throw error;
  }
};

export const requireSynced = (outcome: SyncOutcome): StoredSubscription | null => {
  if (outcome.kind === 'contended') throw serviceUnavailable();
  if (outcome.kind !== 'applied') throw notFound(paymentMessages.subscriptionNotFound);
  return outcome.current;
};

export const syncWithProvider = async (
  account: Pick<Actor, 'id' | 'email' | 'full_name' | 'deletion'>,
  customer: string,
  invoice: string | null,
  now: Date,
): Promise<StoredSubscription | null> => {
  const touched = await resolveDuplicateSubscriptions(customer);
  const invoices = invoice === null ? touched : [invoice, ...touched];
  return requireSynced(
    await sync({ uid: account.id, account, customer, now, fetch: () => fetchCustomerState(customer, invoices) }),
  );
};
