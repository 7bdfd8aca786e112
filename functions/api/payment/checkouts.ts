/** Paying on the provider's hosted page. */
import { attemptOf, isBuying, noteCheckout } from '#functions/data/purchases.ts';
import { currentOf, readRow, type SubscriptionRow } from '#functions/data/subscriptions.ts';
import * as pages from '#functions/gateways/checkouts.ts';
import * as provider from '#functions/gateways/payments.ts';
import { createPortalUrl } from '#functions/gateways/portal.ts';
import { conflict, notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { env } from '#functions/runtime/env.ts';
import type { payment } from '#shared/api/payment.ts';
import { paymentMessages } from '#shared/messages/payment.ts';
import { customerOf, refresh, refuseWhileSubscribed, refuseWhileSubscribedRow, soldPlan } from './customer.ts';

const TRIES = 5;

interface Page {
  id: string;
  url: string;
}

/** Longer than a call lives: a page that is older and was never noted was opened by a call that was cut off. */
const CALL_SECONDS = 30;
/** Somebody who is sent to a page must have the time to pay there. */
const PAYABLE_SECONDS = 600;

/**
 * The page that is open for the same plan at the same price, also where the call that opened it was cut off; any other one
 * is closed, as only one may be paid. A page that another call has opened in this moment is that call's to close.
 */
const openPage = async (row: SubscriptionRow | null, sale: provider.Sale, now: Date): Promise<Page | null> => {
  const seconds = now.getTime() / 1000;
  let found: Page | null = null;
  for (const page of await pages.openCheckouts(sale.customer)) {
    if (page.id !== row?.checkout?.id && page.created >= seconds - CALL_SECONDS) continue;
    const isLasting = page.expires - seconds > PAYABLE_SECONDS;
    if (found === null && isLasting && page.price === sale.price && page.url !== null) found = { id: page.id, url: page.url };
    else await pages.closeCheckout(page.id);
  }
  return found;
};

/** One try to open the page; null when another call changed the account's row meanwhile. */
const open = async (row: SubscriptionRow | null, sale: provider.Sale, now: Date): Promise<Page | null> => {
  const known = await openPage(row, sale, now);
  if (known) return known;
  refuseWhileSubscribed(await refresh(sale.uid, sale.customer, null, now), now);
  const before = await readRow(sale.uid);
  // another call has opened a page or begun a purchase meanwhile: start from what there is now
  if (before?.checkout?.id !== row?.checkout?.id || isBuying(before, now)) return null;
  const page = await pages.createCheckout(sale, attemptOf(before), env('SITE_URL'), now);
  if (await noteCheckout(sale.uid, before, { id: page.id })) return page;
  const after = await readRow(sale.uid);
  if (after?.checkout?.id === page.id) return page;
  await pages.closeCheckout(page.id);
  return null;
};

export const createCheckoutSession: Operation<typeof payment.createCheckoutSession> = async ({ actor, query, now }) => {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const row = await readRow(actor.id);
    refuseWhileSubscribedRow(row, now);
    if (isBuying(row, now)) break;
    const plan = await soldPlan(query.plan_type);
    const customer = await customerOf(actor, row, now);
    const sale = { uid: actor.id, customer, tier: plan.plan_type, price: await provider.priceOf(plan) };
    const page = await open(row, sale, now);
    if (page) return { checkout_url: page.url, session_id: page.id };
  }
  throw conflict(paymentMessages.inProgress);
};

/** A paid page counts at once, also when the provider's event is still on its way. */
export const checkoutSession: Operation<typeof payment.checkoutSession> = async ({ actor, params, now }) => {
  const [row, session] = await Promise.all([readRow(actor.id), pages.readCheckout(params.id)]);
  const customer = row?.stripe_customer_id;
  if (!session || customer === undefined || session.customer !== customer) throw notFound(paymentMessages.sessionNotFound);
  if (session.status === 'complete' && currentOf(row)?.status !== 'active')
    await refresh(actor.id, customer, session.invoice, now);
  return session;
};

export const billingPortal: Operation<typeof payment.billingPortal> = async ({ actor, now }) => {
  const customer = await customerOf(actor, await readRow(actor.id), now);
  return { url: await createPortalUrl(customer, env('SITE_URL')) };
};
