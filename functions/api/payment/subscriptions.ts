/** A customer's own subscriptions and payments. */
import * as paymentRows from '#functions/data/payments.ts';
import { hasEndedSince, isBlocked, type Lease, takeLease } from '#functions/data/purchases.ts';
import { sync } from '#functions/data/subscription-sync.ts';
import {
  currentOf,
  list,
  type Purchase,
  readRow,
  type StoredSubscription,
  type SubscriptionRow,
} from '#functions/data/subscriptions.ts';
import * as provider from '#functions/gateways/payments.ts';
import { badRequest, conflict, notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { payment } from '#shared/api/payment.ts';
import { isEndedSubscription } from '#shared/domain/subscription.ts';
import { type Tier, tierLevel } from '#shared/domain/tier.ts';
import { paymentMessages } from '#shared/messages/payment.ts';
import { countDeclines, limitCharges, type Payer } from './card-limits.ts';
import { refresh, settleAttempt, settled, soldPlan } from './customer.ts';

export const subscriptions: Operation<typeof payment.subscriptions> = ({ actor, now }) => list(actor.id, now);

export const payments: Operation<typeof payment.payments> = ({ actor }) => paymentRows.list(actor.id);

const own = async (uid: number, id: number, now: Date): Promise<StoredSubscription> => {
  const found = (await list(uid, now)).find((one) => one.id === id);
  if (!found) throw notFound(paymentMessages.subscriptionNotFound);
  return found;
};

const running = async (uid: number, id: number, now: Date): Promise<StoredSubscription> => {
  const found = await own(uid, id, now);
  if (isEndedSubscription(found)) throw badRequest(paymentMessages.canceledSubscription);
  return found;
};

/** A subscription without a provider is changed here alone. */
const endLocally = async (uid: number, id: number, isEnding: boolean, now: Date): Promise<void> => {
  const fetch = async ({ row }: { row: SubscriptionRow | null }) => {
    const current = currentOf(row);
    return { subscriptions: current?.id === id ? [{ ...current, cancel_at_period_end: isEnding }] : [], payments: [] };
  };
  settled(await sync({ uid, fetch, now }));
};

const setEnding = async (uid: number, id: number, isEnding: boolean, now: Date): Promise<StoredSubscription> => {
  const { stripe_subscription_id: providerId, cancel_at_period_end: isSet } = await running(uid, id, now);
  if (providerId === null) await endLocally(uid, id, isEnding, now);
  else {
    if (isSet !== isEnding) await provider.setEnding(providerId, isEnding);
    await refresh(uid, (await readRow(uid))!.stripe_customer_id!, null, now);
  }
  return own(uid, id, now);
};

export const cancel: Operation<typeof payment.cancel> = ({ actor, params, now }) => setEnding(actor.id, params.id, true, now);

export const resume: Operation<typeof payment.resume> = ({ actor, params, now }) => setEnding(actor.id, params.id, false, now);

const TAKES = 5;

/**
 * The right to change for this account, at once: a change that waited would start from a tier nobody has seen, and so would
 * one that says no tier and was asked for (`unseenSince`) before another ended.
 */
const holdLease = async (
  uid: number,
  change: Omit<Purchase, 'lease_until' | 'is_left'>,
  unseenSince: Date | null,
  now: Date,
): Promise<Lease> => {
  for (let attempt = 1; attempt <= TAKES; attempt++) {
    const row = await readRow(uid);
    if (isBlocked(row, change, now)) break;
    if (unseenSince && hasEndedSince(row, unseenSince)) throw conflict(paymentMessages.tierMoved);
    const lease = await takeLease(uid, row, change, now);
    if (lease) return lease;
  }
  throw conflict(paymentMessages.inProgress);
};

interface Change extends provider.Sale {
  before: StoredSubscription;
  from: Tier;
}

/**
 * Changes under the lease, starting from what the provider says now: a change that was cut off may have happened. Up charges
 * the difference at once, down is free and refunds nothing.
 */
const changeUnder = async (lease: Lease, { before, from, ...sale }: Change, payer: Payer): Promise<StoredSubscription> => {
  const { now } = payer;
  const { uid, customer, tier } = sale;
  const current = await refresh(uid, customer, null, now);
  if (current?.id !== before.id || current.status !== 'active') throw badRequest(paymentMessages.changeFailed);
  if (current.plan_type === tier) return current;
  if (current.plan_type !== from) throw conflict(paymentMessages.tierMoved);
  const isCharged = tierLevel[tier] > tierLevel[from];
  const change = { ...sale, subscription: before.stripe_subscription_id!, isCharged };
  if (isCharged) await limitCharges(payer);
  const invoice = await provider.changePlan(change, lease.attempt);
  const after = await refresh(uid, customer, isCharged ? invoice : null, now);
  if (after?.id !== before.id || after.plan_type !== tier) throw conflict(paymentMessages.changedAgain);
  return after;
};

export const changePlan: Operation<typeof payment.changePlan> = async ({ actor, params, query, request, now }) => {
  const uid = actor.id;
  const [before, row] = await Promise.all([running(uid, params.id, now), readRow(uid)]);
  const tier = query.new_plan_type;
  if (before.plan_type === tier && before.status === 'active') return before;
  const from = query.from_plan_type ?? before.plan_type;
  if (before.plan_type !== from) throw conflict(paymentMessages.tierMoved);
  const customer = row?.stripe_customer_id;
  const subscription = before.stripe_subscription_id;
  if (before.status !== 'active' || subscription === null || customer === undefined)
    throw badRequest(paymentMessages.changeFailed);
  const price = await provider.priceOf(await soldPlan(tier));
  const unseenSince = query.from_plan_type === undefined ? request.receivedAt : null;
  const lease = await holdLease(uid, { plan_type: tier, price, subscription, holder: request.id }, unseenSince, now);
  const payer = { actor, ip: request.ip, now };
  const change = { uid, customer, tier, price, before, from };
  return settleAttempt(uid, request.id, () => countDeclines(payer, () => changeUnder(lease, change, payer)));
};
