import { runAtomically } from '../api.ts';
import { requireObject, type StripeContext } from '../context.ts';
import { StripeRefusal } from '../errors.ts';
import type { Invoice } from '../objects.ts';
import { answerPaymentChallenge } from '../resources/confirm-payment.ts';
import type { PageReply } from './layout.ts';
import { challengeHtml, errorHtml, money, pageHtml } from './layout.ts';

const waitingIntent = (context: StripeContext, invoice: Invoice): string | null =>
  context.store
    .all('invoice_payment')
    .filter((payment) => payment.invoice === invoice.id)
    .map(({ payment }) => payment.payment_intent)
    .find((id) => requireObject(context, 'payment_intent', id).status === 'requires_action') ?? null;

export const showInvoice = (context: StripeContext, id: string, message: string | null = null): PageReply => {
  const invoice = requireObject(context, 'invoice', id);
  const state = invoice.status === 'paid' ? 'Invoice paid' : 'Invoice due';
  const summary = `<section><h1>${state}</h1>${errorHtml(message)}<p class="amount">${money(invoice.amount_due, invoice.currency)}</p></section>`;
  const asks = invoice.status === 'open' && waitingIntent(context, invoice) !== null;
  return { status: message === null ? 200 : 402, html: pageHtml('Invoice', summary + (asks ? challengeHtml({}) : '')) };
};

export const answerInvoice = (context: StripeContext, id: string, fields: Record<string, unknown>): PageReply => {
  const intent = waitingIntent(context, requireObject(context, 'invoice', id));
  try {
    if (intent !== null) runAtomically(context, () => answerPaymentChallenge(context, intent, fields.holder === 'confirms'));
    return { status: 303, location: `${context.siteUrl}/local/stripe/invoice/${id}` };
  } catch (error) {
    if (error instanceof StripeRefusal) return showInvoice(context, id, error.message);
    throw error;
  }
};
