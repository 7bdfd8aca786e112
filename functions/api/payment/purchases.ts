/** Paying on the page: a card is set up in the browser, then the subscription is bought with it. */
import { setTimeout as wait } from 'node:timers/promises';
import { isBlocked, isRepeated, type Lease, takeLease } from '#functions/data/purchases.ts';
import { readRow, type StoredSubscription } from '#functions/data/subscriptions.ts';
import { closeCheckout, openCheckouts } from '#functions/gateways/checkouts.ts';
import * as provider from '#functions/gateways/payments.ts';
import type { Actor } from '#functions/http/actor.ts';
import { badRequest, conflict } from '#functions/http/errors.ts';
import type { Operation, RequestInfo } from '#functions/http/operation.ts';
import type { payment } from '#shared/api/payment.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { paymentMessages } from '#shared/messages/payment.ts';
import { countDeclines, limitCards, limitCharges, type Payer } from './card-limits.ts';
import { customerOf, refresh, refuseWhileSubscribed, refuseWhileSubscribedRow, settleAttempt, soldPlan } from './customer.ts';

export const createSetupIntent: Operation<typeof payment.createSetupIntent> = async ({ actor, request, now }) => {
  const [row] = await Promise.all([readRow(actor.id), limitCards({ actor, ip: request.ip, now })]);
  const customer = await customerOf(actor, row, now);
  return { client_secret: await provider.createSetupIntent(customer) };
};

interface Wanted extends provider.Sale {
  card: string;
}

const PAUSE_MS = 300;
const PAUSES = 20;

/** The right to buy for this account. A second request waits for the first, and finds its subscription. */
const waitForLease = async (wanted: Wanted, holder: string, start: Date): Promise<Lease> => {
  const { uid, tier, card, price } = wanted;
  const purchase = { plan_type: tier, card, price, holder };
  for (let pause = 0; pause <= PAUSES; pause++) {
    const now = new Date(start.getTime() + pause * PAUSE_MS);
    const row = await readRow(uid);
    if (!isBlocked(row, purchase, now) && !isRepeated(row, purchase)) refuseWhileSubscribedRow(row, now);
    const lease = await takeLease(uid, row, purchase, now);
    if (lease) return lease;
    await wait(PAUSE_MS);
  }
  throw conflict(paymentMessages.inProgress);
};

/**
 * Buys under the lease. First the provider is asked what there is already: a purchase that was cut off, or a hosted page
 * that was paid a moment ago.
 */
const buyUnder = async ({ attempt, isRepeat }: Lease, wanted: Wanted, payer: Payer): Promise<StoredSubscription> => {
  const { uid, customer } = wanted;
  const { now } = payer;
  // no page may be paid beside this purchase, not even one that nobody knows of
  for (const page of await openCheckouts(customer)) await closeCheckout(page.id);
  const before = await refresh(uid, customer, null, now);
  if (before?.status === 'active' && isRepeat) return before;
  refuseWhileSubscribed(before, now);
  await limitCharges(payer);
  const { id, invoice } = await provider.subscribe(wanted, attempt);
  const bought = await refresh(uid, customer, invoice, now);
  if (!bought) throw new Error('The provider does not list the subscription it has just sold');
  // a page was paid in the same moment: this purchase has been given back
  if (bought.stripe_subscription_id !== id) throw badRequest(paymentMessages.alreadyActive);
  return bought;
};

interface Order {
  actor: Actor;
  tier: Tier;
  paymentMethodId: string;
  request: RequestInfo;
  now: Date;
}

const buy = async ({ actor, tier, paymentMethodId, request, now }: Order): Promise<StoredSubscription> => {
  const uid = actor.id;
  const payer = { actor, ip: request.ip, now };
  const selling = soldPlan(tier);
  // Awaited below, so that an account that may not buy is refused for that first.
  selling.catch(() => undefined);
  const row = await readRow(uid);
  // a purchase that was cut off is looked into under the lease
  if (row?.purchase?.card === undefined) refuseWhileSubscribedRow(row, now);
  const plan = await selling;
  const customer = await customerOf(actor, row, now);
  const card = await countDeclines(payer, () => provider.adoptCard(customer, paymentMethodId, () => limitCards(payer)));
  const wanted: Wanted = { uid, customer, tier, card, price: await provider.priceOf(plan) };
  const lease = await waitForLease(wanted, request.id, now);
  return settleAttempt(uid, request.id, () => countDeclines(payer, () => buyUnder(lease, wanted, payer)));
};

export const createSubscriptionWithPaymentMethod: Operation<typeof payment.createSubscriptionWithPaymentMethod> = ({
  actor,
  query,
  request,
  now,
}) => buy({ actor, tier: query.plan_type, paymentMethodId: query.payment_method_id, request, now });

/** The payment intent that a caller may name is not looked at: the first invoice makes its own. */
export const createSubscription: Operation<typeof payment.createSubscription> = ({ actor, body, request, now }) =>
  buy({ actor, tier: body.plan_type, paymentMethodId: body.payment_method_id, request, now });
