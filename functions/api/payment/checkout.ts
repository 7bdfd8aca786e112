import { currentAttempt, isBuying, recordCheckout } from '#functions/data/purchases.ts';
import { parseCurrent, readSubscriptionRow, type SubscriptionRow } from '#functions/data/subscriptions.ts';
import { closeCheckout, createCheckout, fetchCheckout, listOpenCheckouts } from '#functions/gateways/stripe/checkout.ts';
import { previewPurchase } from '#functions/gateways/stripe/quotes.ts';
import { findOrCreatePrice, type Sale } from '#functions/gateways/stripe/subscriptions.ts';
import type { Actor } from '#functions/http/actor.ts';
import { conflict, notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { env } from '#functions/runtime/env.ts';
import type { payment } from '#shared/api/payment.ts';
import { paymentMessages } from '#shared/messages/payment.ts';
import { assertAccountKept, assertCanBuy, ensureCustomer, requireOffer, syncWithProvider } from './customer.ts';
import { assertQuoted } from './quote.ts';

const TRIES = 5;

export const createCheckoutSession: Operation<typeof payment.createCheckoutSession> = async ({ actor, query, now }) => {
  assertAccountKept(actor);
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const row = await readSubscriptionRow(actor.id);
    assertCanBuy(parseCurrent(row), now);
    if (isBuying(row, now)) break;
    const offer = await requireOffer(query.plan_type);
    const customer = await ensureCustomer(actor, row, now);
    const sale = { uid: actor.id, customer, tier: offer.plan_type, price: await findOrCreatePrice(offer) };
    await assertQuoted(query.quoted_amount, () => previewPurchase(customer, sale.price));
    const page = await tryOpenPage(row, sale, { actor, now });
    if (page) return { checkout_url: page.url, session_id: page.id };
  }
  throw conflict(paymentMessages.inProgress);
};

interface HostedPage {
  id: string;
  url: string;
}

const tryOpenPage = async (
  row: SubscriptionRow | null,
  sale: Sale,
  { actor, now }: { actor: Actor; now: Date },
): Promise<HostedPage | null> => {
  const reused = await reuseOpenPage(row, sale, now);
  if (reused) return reused;
  assertCanBuy(await syncWithProvider(actor, sale.customer, null, now), now);
  const before = await readSubscriptionRow(sale.uid);
  if (before?.checkout?.id !== row?.checkout?.id || isBuying(before, now)) return null;
  const page = await createCheckout(sale, currentAttempt(before), env('SITE_URL'), now);
  const outcome = await recordCheckout(sale.uid, before, { id: page.id });
  if (outcome === 'done') return page;
  const after = await readSubscriptionRow(sale.uid);
  if (outcome === 'changed' && after?.checkout?.id === page.id) return page;
  await closeCheckout(page.id);
  if (outcome === 'deletion_pending') throw conflict(paymentMessages.deletionPending);
  return null;
};

/** Longer than a call lives: an older page that is not on the row was opened by a call that was cut off. */
const CALL_SECONDS = 30;
const PAYABLE_SECONDS = 600;

/**
 * The open page for the same tier and price, if any. Every other open page is closed, since only one may be paid; except one
 * that a parallel call has just opened, which that call closes itself.
 */
const reuseOpenPage = async (row: SubscriptionRow | null, sale: Sale, now: Date): Promise<HostedPage | null> => {
  const seconds = now.getTime() / 1000;
  let reused: HostedPage | null = null;
  for (const page of await listOpenCheckouts(sale.customer)) {
    if (page.id !== row?.checkout?.id && page.created >= seconds - CALL_SECONDS) continue;
    const isPayable = page.expires - seconds > PAYABLE_SECONDS;
    if (reused === null && isPayable && page.price === sale.price && page.url !== null) reused = { id: page.id, url: page.url };
    else await closeCheckout(page.id);
  }
  return reused;
};

/** A paid page counts at once, also while the provider's event is still on its way. */
export const checkoutSession: Operation<typeof payment.checkoutSession> = async ({ actor, params, now }) => {
  const [row, session] = await Promise.all([readSubscriptionRow(actor.id), fetchCheckout(params.id)]);
  const customer = row?.stripe_customer_id;
  if (!session || customer === undefined || session.customer !== customer) throw notFound(paymentMessages.sessionNotFound);
  if (session.status === 'complete' && parseCurrent(row)?.status !== 'active')
    await syncWithProvider(actor, customer, session.invoice, now);
  return session;
};
