/** A customer's own subscriptions and payments. */
import * as paymentRows from '#functions/data/payments.ts';
import { attemptOf, countAttempt } from '#functions/data/purchases.ts';
import { sync } from '#functions/data/subscription-sync.ts';
import { currentOf, list, readRow, type StoredSubscription, type SubscriptionRow } from '#functions/data/subscriptions.ts';
import * as provider from '#functions/gateways/payments.ts';
import { notFound, Refusal, refused } from '#functions/runtime/errors.ts';
import type { Operation } from '#functions/runtime/operation.ts';
import type { payment } from '#shared/api/payment.ts';
import { type Tier, tierLevel } from '#shared/domain/tier.ts';
import { paymentMessages } from '#shared/messages/payment.ts';
import { refresh, settled, soldPlan } from './customer.ts';

export const subscriptions: Operation<typeof payment.subscriptions> = ({ actor, now }) => list(actor.id, now);

export const payments: Operation<typeof payment.payments> = ({ actor }) => paymentRows.list(actor.id);

const own = async (uid: number, id: number, now: Date): Promise<StoredSubscription> => {
  const found = (await list(uid, now)).find((one) => one.id === id);
  if (!found) throw notFound(paymentMessages.subscriptionNotFound);
  return found;
};

const OVER: readonly StoredSubscription['status'][] = ['canceled', 'incomplete_expired'];

const running = async (uid: number, id: number, now: Date): Promise<StoredSubscription> => {
  const found = await own(uid, id, now);
  if (OVER.includes(found.status)) throw refused(paymentMessages.canceledSubscription);
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

/** The row of a subscription whose plan may be changed: active, and sold by the provider. */
const changeable = async (uid: number, one: StoredSubscription): Promise<SubscriptionRow & { stripe_customer_id: string }> => {
  const row = await readRow(uid);
  const customer = row?.stripe_customer_id;
  if (one.status !== 'active' || one.stripe_subscription_id === null || row === null || customer === undefined)
    throw refused(paymentMessages.changeFailed);
  return { ...row, stripe_customer_id: customer };
};

/** Up charges the difference at once, down is free and refunds nothing; both take effect at once. */
const move = async (uid: number, one: StoredSubscription, tier: Tier, now: Date): Promise<void> => {
  const row = await changeable(uid, one);
  const plan = await soldPlan(tier);
  const change: provider.Change = {
    uid,
    customer: row.stripe_customer_id,
    tier,
    price: await provider.priceOf(plan),
    subscription: one.stripe_subscription_id!,
    isCharged: tierLevel[tier] > tierLevel[one.plan_type],
  };
  try {
    const invoice = await provider.changePlan(change, attemptOf(row));
    await refresh(uid, change.customer, change.isCharged ? invoice : null, now);
    await countAttempt(uid, row);
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) await countAttempt(uid, row);
    throw error;
  }
};

export const changePlan: Operation<typeof payment.changePlan> = async ({ actor, params, query, now }) => {
  const before = await running(actor.id, params.id, now);
  if (before.plan_type !== query.new_plan_type || before.status !== 'active')
    await move(actor.id, before, query.new_plan_type, now);
  return own(actor.id, params.id, now);
};
