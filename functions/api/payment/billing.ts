import { changeBilling, readBilling } from '#functions/data/billing.ts';
import { parseCurrent, readSubscriptionRow, type SubscriptionRow } from '#functions/data/subscriptions.ts';
import { readActor } from '#functions/data/users.ts';
import * as cards from '#functions/gateways/stripe/cards.ts';
import { createPortalUrl } from '#functions/gateways/stripe/checkout.ts';
import { updateCustomer } from '#functions/gateways/stripe/customers.ts';
import { fetchDebt } from '#functions/gateways/stripe/quotes.ts';
import { badRequest, notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { env } from '#functions/runtime/env.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import type { payment } from '#shared/api/payment.ts';
import { type BillingInfo, emptyBillingInfo, type PaymentMethod } from '#shared/domain/billing.ts';
import { isPaymentDue } from '#shared/domain/subscription.ts';
import { billingMessages } from '#shared/messages/billing.ts';
import { paymentMessages } from '#shared/messages/payment.ts';
import { countDeclines, limitCards, limitCharges, type Payer } from './card-limits.ts';
import { assertAccountKept, ensureCustomer, syncWithProvider } from './customer.ts';
import { assertQuoted } from './quote.ts';

export const billingInfo: Operation<typeof payment.billingInfo> = async ({ actor }) => ({
  ...emptyBillingInfo(actor),
  ...(await readBilling(actor.id)),
});

export const updateBillingInfo: Operation<typeof payment.updateBillingInfo> = async ({ actor, body, now }) => {
  const stored = await changeBilling(actor.id, body, now);
  await sendToProvider(actor.id, stored);
  return { ...emptyBillingInfo(actor), ...stored };
};

/** A failure is not the caller's: the nightly reconciliation sends what is missing. */
const sendToProvider = async (uid: number, stored: Partial<BillingInfo>): Promise<void> => {
  const customer = (await readSubscriptionRow(uid))?.stripe_customer_id;
  if (customer === undefined) return;
  try {
    await updateCustomer(customer, stored);
  } catch (error) {
    log.warn('billing_not_sent', { user_id: uid, ...errorFields(error) });
  }
};

export const billingPortal: Operation<typeof payment.billingPortal> = async ({ actor, now }) => {
  const customer = await ensureCustomer(actor, await readSubscriptionRow(actor.id), now);
  return { url: await createPortalUrl(customer, { siteUrl: env('SITE_URL'), canCancel: !actor.deletion }) };
};

interface Wallet {
  row: SubscriptionRow | null;
  customer: string | null;
  methods: PaymentMethod[];
}

/** No Stripe customer yet means no saved cards, so Stripe is not called. */
const loadWallet = async (uid: number): Promise<Wallet> => {
  const row = await readSubscriptionRow(uid);
  const customer = row?.stripe_customer_id ?? null;
  return { row, customer, methods: customer === null ? [] : await cards.listCards(customer) };
};

const requireOwnCard = async (uid: number, id: string): Promise<Wallet & { customer: string; method: PaymentMethod }> => {
  const wallet = await loadWallet(uid);
  const method = wallet.methods.find((card) => card.id === id);
  if (!method || wallet.customer === null) throw notFound(paymentMessages.paymentMethodNotFound);
  return { ...wallet, customer: wallet.customer, method };
};

export const paymentMethods: Operation<typeof payment.paymentMethods> = async ({ actor }) => (await loadWallet(actor.id)).methods;

interface NewDefault {
  payer: Payer;
  row: SubscriptionRow | null;
  customer: string;
  card: string;
  /** The debt as it was shown. */
  quoted: number | undefined;
}

/** Also pays what is due at once, so that access does not have to wait for the provider's next retry. */
const makeDefault = async ({ payer, row, customer, card, quoted }: NewDefault): Promise<void> => {
  const current = parseCurrent(row);
  const isDue = current !== null && isPaymentDue(current);
  if (isDue) await assertQuoted(quoted, () => fetchDebt(customer));
  await cards.setDefaultCard(customer, card);
  if (!isDue) return;
  await limitCharges(payer);
  // a deletion may have been asked for since the call began
  const account = await readActor(payer.actor.id);
  if (account) assertAccountKept(account);
  const paidInvoice = await countDeclines(payer, () => cards.payOpenInvoices(customer, card));
  await syncWithProvider(account ?? payer.actor, customer, paidInvoice, payer.now);
};

export const addPaymentMethod: Operation<typeof payment.addPaymentMethod> = async ({ actor, body, request, now }) => {
  assertAccountKept(actor);
  const payer = { actor, ip: request.ip, now };
  await limitCards(payer);
  const row = await readSubscriptionRow(actor.id);
  const customer = await ensureCustomer(actor, row, now);
  const id = await countDeclines(payer, () => cards.attachCard({ customer, card: body.payment_method_id }));
  const methods = await cards.listCards(customer);
  const isFirst = !methods.some(({ is_default }) => is_default);
  if (isFirst) await makeDefault({ payer, row, customer, card: id, quoted: body.quoted_amount });
  const added = methods.find((method) => method.id === id)!;
  return { ...added, is_default: added.is_default || isFirst };
};

const isCardNeeded = (row: SubscriptionRow | null): boolean => {
  const current = parseCurrent(row);
  return current?.status === 'active' && current.stripe_subscription_id !== null;
};

export const removePaymentMethod: Operation<typeof payment.removePaymentMethod> = async ({ actor, params }) => {
  const { row, customer, methods, method } = await requireOwnCard(actor.id, params.id);
  const newest = methods.find((other) => other !== method);
  if (!newest && isCardNeeded(row)) throw badRequest(billingMessages.onlyCard);
  if (newest && method.is_default) await cards.setDefaultCard(customer, newest.id);
  await cards.detachCard(method.id);
};

export const setDefaultPaymentMethod: Operation<typeof payment.setDefaultPaymentMethod> = async ({
  actor,
  params,
  query,
  request,
  now,
}) => {
  assertAccountKept(actor);
  const { row, customer, method } = await requireOwnCard(actor.id, params.id);
  const payer = { actor, ip: request.ip, now };
  await makeDefault({ payer, row, customer, card: method.id, quoted: query.quoted_amount });
  return { ...method, is_default: true };
};
