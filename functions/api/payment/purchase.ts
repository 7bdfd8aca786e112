import { setTimeout as wait } from 'node:timers/promises';
import { acquirePurchaseLock, isBlocked, isRepeated, type Lease } from '#functions/data/purchases.ts';
import { parseCurrent, readSubscriptionRow, type StoredSubscription } from '#functions/data/subscriptions.ts';
import * as cards from '#functions/gateways/stripe/cards.ts';
import { closeCheckout, listOpenCheckouts } from '#functions/gateways/stripe/checkout.ts';
import { previewPurchase } from '#functions/gateways/stripe/quotes.ts';
import { findOrCreatePrice, type Sale, subscribe } from '#functions/gateways/stripe/subscriptions.ts';
import type { Actor } from '#functions/http/actor.ts';
import { badRequest, conflict } from '#functions/http/errors.ts';
import type { Operation, RequestInfo } from '#functions/http/operation.ts';
import type { payment } from '#shared/api/payment.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { paymentMessages } from '#shared/messages/payment.ts';
import { countDeclines, limitCards, limitCharges, type Payer } from './card-limits.ts';
import { assertAccountKept, assertCanBuy, ensureCustomer, requireOffer, runUnderLease, syncWithProvider } from './customer.ts';
import { assertQuoted } from './quote.ts';

export const createSetupIntent: Operation<typeof payment.createSetupIntent> = async ({ actor, request, now }) => {
  assertAccountKept(actor);
  const [row] = await Promise.all([readSubscriptionRow(actor.id), limitCards({ actor, ip: request.ip, now })]);
  const customer = await ensureCustomer(actor, row, now);
  return { client_secret: await cards.createSetupIntent(customer) };
};

export const createSubscriptionWithPaymentMethod: Operation<typeof payment.createSubscriptionWithPaymentMethod> = ({
  actor,
  query,
  request,
  now,
}) =>
  buy({
    ...{ actor, tier: query.plan_type, paymentMethodId: query.payment_method_id },
    ...{ quoted: query.quoted_amount, request, now },
  });

/** `stripe_payment_intent_id` is ignored: the first invoice creates its own intent. */
export const createSubscription: Operation<typeof payment.createSubscription> = ({ actor, body, request, now }) =>
  buy({
    ...{ actor, tier: body.plan_type, paymentMethodId: body.payment_method_id },
    ...{ quoted: body.quoted_amount, request, now },
  });

interface Order {
  actor: Actor;
  tier: Tier;
  paymentMethodId: string;
  quoted: number | undefined;
  request: RequestInfo;
  now: Date;
}

const buy = async ({ actor, tier, paymentMethodId, quoted, request, now }: Order): Promise<StoredSubscription> => {
  assertAccountKept(actor);
  const uid = actor.id;
  const payer = { actor, ip: request.ip, now };
  const reading = requireOffer(tier);
  // awaited below: an account that may not buy is refused for that first
  reading.catch(() => undefined);
  const row = await readSubscriptionRow(uid);
  // a purchase that was cut off may have succeeded; that is found out under the lease
  if (row?.purchase?.card === undefined) assertCanBuy(parseCurrent(row), now);
  const offer = await reading;
  const customer = await ensureCustomer(actor, row, now);
  const attachment = { customer, card: paymentMethodId, beforeAttach: () => limitCards(payer) };
  const card = await countDeclines(payer, () => cards.attachDefaultCard(attachment));
  const sale: CardSale = { uid, customer, tier, card, quoted, price: await findOrCreatePrice(offer) };
  const lease = await waitForLease(sale, request.id, now);
  return runUnderLease(uid, request.id, () => countDeclines(payer, () => buyUnderLease(lease, sale, payer)));
};

interface CardSale extends Sale {
  card: string;
  quoted: number | undefined;
}

const PAUSE_MS = 300;
const PAUSES = 20;

const waitForLease = async ({ uid, tier, card, price }: CardSale, holder: string, start: Date): Promise<Lease> => {
  const purchase = { plan_type: tier, card, price, holder };
  for (let pause = 0; pause <= PAUSES; pause++) {
    const now = new Date(start.getTime() + pause * PAUSE_MS);
    const row = await readSubscriptionRow(uid);
    if (!isBlocked(row, purchase, now) && !isRepeated(row, purchase)) assertCanBuy(parseCurrent(row), now);
    const lease = await acquirePurchaseLock(uid, row, purchase, now);
    if (lease === 'deletion_pending') throw conflict(paymentMessages.deletionPending);
    if (lease) return lease;
    await wait(PAUSE_MS);
  }
  throw conflict(paymentMessages.inProgress);
};

const buyUnderLease = async ({ attempt, isRepeat }: Lease, sale: CardSale, payer: Payer): Promise<StoredSubscription> => {
  const { customer } = sale;
  const { actor, now } = payer;
  // no hosted page may be paid beside this purchase
  for (const page of await listOpenCheckouts(customer)) await closeCheckout(page.id);
  // an earlier attempt that was cut off, or a page paid a moment ago, may already have created a subscription
  const before = await syncWithProvider(actor, customer, null, now);
  if (before?.status === 'active' && isRepeat) return before;
  assertCanBuy(before, now);
  await limitCharges(payer);
  await assertQuoted(sale.quoted, () => previewPurchase(customer, sale.price));
  const { id, invoice } = await subscribe(sale, attempt);
  const bought = await syncWithProvider(actor, customer, invoice, now);
  if (!bought) throw new Error('The provider does not list the subscription it has just sold');
  // a page was paid at the same moment: this purchase was the duplicate and has been refunded
  if (bought.stripe_subscription_id !== id) throw badRequest(paymentMessages.alreadyActive);
  return bought;
};
