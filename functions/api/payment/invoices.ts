import { findPaymentOfUser } from '#functions/data/payments.ts';
import { readSubscriptionRow } from '#functions/data/subscriptions.ts';
import { fetchReceiptUrl, listInvoices } from '#functions/gateways/stripe/invoices.ts';
import { notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { payment } from '#shared/api/payment.ts';
import { paymentMessages } from '#shared/messages/payment.ts';

export const receipt: Operation<typeof payment.receipt> = async ({ actor, params }) => {
  const found = await findPaymentOfUser(actor.id, params.id);
  if (!found?.stripe_payment_intent_id) throw notFound(paymentMessages.paymentNotFound);
  const url = await fetchReceiptUrl(found.stripe_payment_intent_id);
  if (url === null) throw notFound(paymentMessages.receiptNotFound);
  return { url };
};

export const invoices: Operation<typeof payment.invoices> = async ({ actor }) => {
  const customer = (await readSubscriptionRow(actor.id))?.stripe_customer_id;
  return customer === undefined ? [] : listInvoices(customer);
};
