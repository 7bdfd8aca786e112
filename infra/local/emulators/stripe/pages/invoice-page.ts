/** The hosted page of an invoice: what is open, and the bank's question where its holder has to confirm the payment. */
import { asOneUnit } from '../api.ts';
import { StripeRefusal } from '../errors.ts';
import type { Invoice } from '../objects.ts';
import { answerPaymentChallenge } from '../resources/confirm-payment.ts';
import { found, type World } from '../world.ts';
import { challengeHtml, errorHtml, money, pageHtml } from './layout.ts';
import type { PageReply } from './reply.ts';

const waitingIntent = (world: World, invoice: Invoice): string | null =>
  world.store
    .all('invoice_payment')
    .filter((payment) => payment.invoice === invoice.id)
    .map(({ payment }) => payment.payment_intent)
    .find((id) => found(world, 'payment_intent', id).status === 'requires_action') ?? null;

export const showInvoice = (world: World, id: string, message: string | null = null): PageReply => {
  const invoice = found(world, 'invoice', id);
  const state = invoice.status === 'paid' ? 'Invoice paid' : 'Invoice due';
  const summary = `<section><h1>${state}</h1>${errorHtml(message)}<p class="amount">${money(invoice.amount_due, invoice.currency)}</p></section>`;
  const asks = invoice.status === 'open' && waitingIntent(world, invoice) !== null;
  return { status: message === null ? 200 : 402, html: pageHtml('Invoice', summary + (asks ? challengeHtml({}) : '')) };
};

export const answerInvoice = (world: World, id: string, fields: Record<string, unknown>): PageReply => {
  const intent = waitingIntent(world, found(world, 'invoice', id));
  try {
    if (intent !== null) asOneUnit(world, () => answerPaymentChallenge(world, intent, fields.holder === 'confirms'));
    return { status: 303, location: `${world.siteUrl}/local/stripe/invoice/${id}` };
  } catch (error) {
    if (error instanceof StripeRefusal) return showInvoice(world, id, error.message);
    throw error;
  }
};
