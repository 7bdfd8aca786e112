import { list as listPayments } from '#functions/data/payments.ts';
import { acquirePurchaseLock, hasEndedSince, isBlocked, type Lease } from '#functions/data/purchases.ts';
import { sync } from '#functions/data/subscription-sync.ts';
import {
  list as listSubscriptions,
  type PendingPurchase,
  parseCurrent,
  readSubscriptionRow,
  type StoredSubscription,
  type SubscriptionRow,
} from '#functions/data/subscriptions.ts';
import { readActor } from '#functions/data/users.ts';
import { previewTierChange } from '#functions/gateways/stripe/quotes.ts';
import { changeTier, findOrCreatePrice, type Sale, setCancelAtPeriodEnd } from '#functions/gateways/stripe/subscriptions.ts';
import { badRequest, conflict, notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { payment } from '#shared/api/payment.ts';
import { isEndedSubscription } from '#shared/domain/subscription.ts';
import { type Tier, tierLevel } from '#shared/domain/tier.ts';
import { paymentMessages } from '#shared/messages/payment.ts';
import { countDeclines, limitCharges, type Payer } from './card-limits.ts';
import { assertAccountKept, requireOffer, requireSynced, runUnderLease, syncWithProvider } from './customer.ts';
import { assertQuoteCurrent, assertQuoted, toProrationDate } from './quote.ts';

export const subscriptions: Operation<typeof payment.subscriptions> = ({ actor, now }) => listSubscriptions(actor.id, now);

export const payments: Operation<typeof payment.payments> = ({ actor }) => listPayments(actor.id);

const requireOwn = async (uid: number, id: number, now: Date): Promise<StoredSubscription> => {
  const found = (await listSubscriptions(uid, now)).find((subscription) => subscription.id === id);
  if (!found) throw notFound(paymentMessages.subscriptionNotFound);
  return found;
};

const requireRunning = async (uid: number, id: number, now: Date): Promise<StoredSubscription> => {
  const subscription = await requireOwn(uid, id, now);
  if (isEndedSubscription(subscription)) throw badRequest(paymentMessages.canceledSubscription);
  return subscription;
};

export const cancel: Operation<typeof payment.cancel> = ({ actor, params, now }) => setEnding(actor, params.id, true, now);

/** A deletion that was asked for meanwhile may have ended the subscription before this let it renew. */
export const resume: Operation<typeof payment.resume> = async ({ actor, params, now }) => {
  assertAccountKept(actor);
  const resumed = await setEnding(actor, params.id, false, now);
  const account = await readActor(actor.id);
  if (!account?.deletion) return resumed;
  await setEnding(account, params.id, true, now);
  throw conflict(paymentMessages.deletionPending);
};

type Account = Parameters<typeof syncWithProvider>[0];

const setEnding = async (account: Account, id: number, isEnding: boolean, now: Date): Promise<StoredSubscription> => {
  const uid = account.id;
  const { stripe_subscription_id: providerId, cancel_at_period_end: isSet } = await requireRunning(uid, id, now);
  if (providerId === null) await setEndingLocally(uid, id, isEnding, now);
  else {
    if (isSet !== isEnding) await setCancelAtPeriodEnd(providerId, isEnding);
    await syncWithProvider(account, (await readSubscriptionRow(uid))!.stripe_customer_id!, null, now);
  }
  return requireOwn(uid, id, now);
};

/** Complimentary subscriptions have no Stripe record. */
const setEndingLocally = async (uid: number, id: number, isEnding: boolean, now: Date): Promise<void> => {
  const fetch = async ({ row }: { row: SubscriptionRow | null }) => {
    const current = parseCurrent(row);
    return { subscriptions: current?.id === id ? [{ ...current, cancel_at_period_end: isEnding }] : [], payments: [] };
  };
  requireSynced(await sync({ uid, fetch, now }));
};

export const changePlan: Operation<typeof payment.changePlan> = async ({ actor, params, query, request, now }) => {
  assertAccountKept(actor);
  const uid = actor.id;
  const [before, row] = await Promise.all([requireRunning(uid, params.id, now), readSubscriptionRow(uid)]);
  const tier = query.new_plan_type;
  if (before.plan_type === tier && before.status === 'active') return before;
  assertQuoteCurrent(query.quoted_at, now);
  const from = query.from_plan_type ?? before.plan_type;
  if (before.plan_type !== from) throw conflict(paymentMessages.tierMoved);
  const customer = row?.stripe_customer_id;
  const subscription = before.stripe_subscription_id;
  if (before.status !== 'active' || subscription === null || customer === undefined)
    throw badRequest(paymentMessages.changeFailed);
  const price = await findOrCreatePrice(await requireOffer(tier));
  const unseenSince = query.from_plan_type === undefined ? request.receivedAt : null;
  const lease = await takeLeaseAtOnce(uid, { plan_type: tier, price, subscription, holder: request.id }, unseenSince, now);
  const payer = { actor, ip: request.ip, now };
  const change = { uid, customer, tier, price, before, from, quoted: query.quoted_amount, quotedAt: query.quoted_at };
  return runUnderLease(uid, request.id, () => countDeclines(payer, () => changeUnderLease(lease, change, payer)));
};

const TRIES = 5;

/**
 * Does not wait for another change: the caller would then change a tier it has not seen. For the same reason a request that
 * names no current tier is refused when another change ended after it was sent (`unseenSince`).
 */
const takeLeaseAtOnce = async (
  uid: number,
  change: Omit<PendingPurchase, 'lease_until' | 'is_left'>,
  unseenSince: Date | null,
  now: Date,
): Promise<Lease> => {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const row = await readSubscriptionRow(uid);
    if (isBlocked(row, change, now)) break;
    if (unseenSince && hasEndedSince(row, unseenSince)) throw conflict(paymentMessages.tierMoved);
    const lease = await acquirePurchaseLock(uid, row, change, now);
    if (lease === 'deletion_pending') throw conflict(paymentMessages.deletionPending);
    if (lease) return lease;
  }
  throw conflict(paymentMessages.inProgress);
};

interface TierMove extends Sale {
  before: StoredSubscription;
  from: Tier;
  quoted: number | undefined;
  quotedAt: string | undefined;
}

/** A move up charges the difference at once; a move down is free and refunds nothing. */
const changeUnderLease = async (lease: Lease, move: TierMove, payer: Payer): Promise<StoredSubscription> => {
  const { before, from, quoted, quotedAt, ...sale } = move;
  const { actor, now } = payer;
  const { customer, tier } = sale;
  const current = await syncWithProvider(actor, customer, null, now);
  if (current?.id !== before.id || current.status !== 'active') throw badRequest(paymentMessages.changeFailed);
  if (current.plan_type === tier) return current;
  if (current.plan_type !== from) throw conflict(paymentMessages.tierMoved);
  const isCharged = tierLevel[tier] > tierLevel[from];
  const subscription = before.stripe_subscription_id!;
  const prorationDate = quotedAt === undefined ? null : toProrationDate(new Date(quotedAt));
  if (isCharged) {
    await limitCharges(payer);
    await assertQuoted(quoted, () =>
      previewTierChange({ subscription, price: sale.price, prorationDate: prorationDate ?? toProrationDate(now) }),
    );
  }
  const invoice = await changeTier({ ...sale, subscription, isCharged, prorationDate }, lease.attempt);
  const after = await syncWithProvider(actor, customer, isCharged ? invoice : null, now);
  if (after?.id !== before.id || after.plan_type !== tier) throw conflict(paymentMessages.changedAgain);
  return after;
};
