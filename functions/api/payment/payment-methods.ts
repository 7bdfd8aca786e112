/** The caller's cards. */
import { currentOf, readRow, type SubscriptionRow } from '#functions/data/subscriptions.ts';
import * as cards from '#functions/gateways/cards.ts';
import { badRequest, notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { payment } from '#shared/api/payment.ts';
import type { PaymentMethod } from '#shared/domain/billing.ts';
import { isPaymentDue } from '#shared/domain/subscription.ts';
import { billingMessages } from '#shared/messages/billing.ts';
import { paymentMessages } from '#shared/messages/payment.ts';
import { countDeclines, limitCards, limitCharges, type Payer } from './card-limits.ts';
import { customerOf, refresh } from './customer.ts';

interface Wallet {
  row: SubscriptionRow | null;
  customer: string | null;
  methods: PaymentMethod[];
}

/** Nobody has a card before money was spoken of, so none is asked for then. */
const walletOf = async (uid: number): Promise<Wallet> => {
  const row = await readRow(uid);
  const customer = row?.stripe_customer_id ?? null;
  return { row, customer, methods: customer === null ? [] : await cards.listCards(customer) };
};

/** The caller's card of an id, with the wallet it is in; another customer's is no different from none. */
const ownIn = async (uid: number, id: string): Promise<Wallet & { customer: string; method: PaymentMethod }> => {
  const wallet = await walletOf(uid);
  const method = wallet.methods.find((one) => one.id === id);
  if (!method || wallet.customer === null) throw notFound(paymentMessages.paymentMethodNotFound);
  return { ...wallet, customer: wallet.customer, method };
};

export const paymentMethods: Operation<typeof payment.paymentMethods> = async ({ actor }) => (await walletOf(actor.id)).methods;

interface NewDefault {
  payer: Payer;
  row: SubscriptionRow | null;
  customer: string;
  card: string;
}

/** A card that pays from now on pays at once what is due: nobody waits for the provider's next try to be let in again. */
const makeDefault = async ({ payer, row, customer, card }: NewDefault): Promise<void> => {
  await cards.makeDefault(customer, card);
  const current = currentOf(row);
  if (!current || !isPaymentDue(current)) return;
  await limitCharges(payer);
  const paid = await countDeclines(payer, () => cards.payDue(customer, card));
  await refresh(payer.actor.id, customer, paid, payer.now);
};

export const addPaymentMethod: Operation<typeof payment.addPaymentMethod> = async ({ actor, body, request, now }) => {
  const payer = { actor, ip: request.ip, now };
  await limitCards(payer);
  const row = await readRow(actor.id);
  const customer = await customerOf(actor, row, now);
  const id = await countDeclines(payer, () => cards.addCard(customer, body.payment_method_id));
  const methods = await cards.listCards(customer);
  const isFirst = !methods.some(({ is_default }) => is_default);
  if (isFirst) await makeDefault({ payer, row, customer, card: id });
  const added = methods.find((one) => one.id === id)!;
  return { ...added, is_default: added.is_default || isFirst };
};

/** A subscription that the provider renews needs a card to do it with. */
const needsCard = (row: SubscriptionRow | null): boolean => {
  const current = currentOf(row);
  return current?.status === 'active' && current.stripe_subscription_id !== null;
};

export const removePaymentMethod: Operation<typeof payment.removePaymentMethod> = async ({ actor, params }) => {
  const { row, customer, methods, method } = await ownIn(actor.id, params.id);
  const newest = methods.find((one) => one !== method);
  if (!newest && needsCard(row)) throw badRequest(billingMessages.onlyCard);
  if (newest && method.is_default) await cards.makeDefault(customer, newest.id);
  await cards.removeCard(method.id);
};

export const setDefaultPaymentMethod: Operation<typeof payment.setDefaultPaymentMethod> = async ({
  actor,
  params,
  request,
  now,
}) => {
  const { row, customer, method } = await ownIn(actor.id, params.id);
  await makeDefault({ payer: { actor, ip: request.ip, now }, row, customer, card: method.id });
  return { ...method, is_default: true };
};
