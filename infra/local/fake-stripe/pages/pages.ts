import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { runAtomically } from '../api.ts';
import { requireObject, type StripeContext } from '../context.ts';
import type { Deliveries } from '../deliveries.ts';
import { StripeRefusal } from '../errors.ts';
import { type Invoice, stripInternal } from '../objects.ts';
import { answerPaymentChallenge } from '../resources/confirm-payment.ts';
import { payCheckout, showCheckout } from './checkout-page.ts';
import { answerStripeConsole } from './console.ts';
import { showInvoicePdf } from './invoice-pdf.ts';
import { challengeHtml, errorHtml, escapeHtml, money, type PageReply, pageHtml } from './layout.ts';
import { actInPortal, showPortal } from './portal-page.ts';

const waitingIntent = (context: StripeContext, invoice: Invoice): string | null =>
  context.store
    .all('invoice_payment')
    .filter((payment) => payment.invoice === invoice.id)
    .map(({ payment }) => payment.payment_intent)
    .find((id) => requireObject(context, 'payment_intent', id).status === 'requires_action') ?? null;

const showInvoice = (context: StripeContext, id: string, message: string | null = null): PageReply => {
  const invoice = requireObject(context, 'invoice', id);
  const state = invoice.status === 'paid' ? 'Invoice paid' : 'Invoice due';
  const pdf = `<p><a href="${escapeHtml(invoice.invoice_pdf ?? '')}">Download as PDF</a></p>`;
  const summary = `<section><h1>${state}</h1>${errorHtml(message)}<p class="amount">${money(invoice.amount_due, invoice.currency)}</p>${pdf}</section>`;
  const asks = invoice.status === 'open' && waitingIntent(context, invoice) !== null;
  return { status: message === null ? 200 : 402, html: pageHtml('Invoice', summary + (asks ? challengeHtml({}) : '')) };
};

const answerInvoice = (context: StripeContext, id: string, fields: Record<string, unknown>): PageReply => {
  const intent = waitingIntent(context, requireObject(context, 'invoice', id));
  try {
    if (intent !== null) runAtomically(context, () => answerPaymentChallenge(context, intent, fields.holder === 'confirms'));
    return { status: 303, location: `${context.siteUrl}/local/stripe/invoice/${id}` };
  } catch (error) {
    if (error instanceof StripeRefusal) return showInvoice(context, id, error.message);
    throw error;
  }
};

const browserScript = (): string =>
  buildSync({
    entryPoints: [fileURLToPath(new URL('../browser/stripe.js', import.meta.url))],
    bundle: true,
    format: 'iife',
    write: false,
  }).outputFiles[0]!.text;

const hostedPage = (context: StripeContext, method: string, path: string, fields: Record<string, unknown>): PageReply | null => {
  const [, kind, id] = /^\/local\/stripe\/(checkout|portal|invoice)\/([^/]+)$/.exec(path) ?? [];
  if (id === undefined) return null;
  if (kind === 'checkout') return method === 'POST' ? payCheckout(context, id, fields) : showCheckout(context, id);
  if (kind === 'invoice') return method === 'POST' ? answerInvoice(context, id, fields) : showInvoice(context, id);
  return method === 'POST' ? actInPortal(context, id, fields) : showPortal(context, id);
};

const failureReply = (error: StripeRefusal, path: string): PageReply =>
  /^\/local\/stripe\/(checkout|portal|invoice)\/[^/]+$/.test(path)
    ? {
        status: error.status,
        html: pageHtml('Not available', `<section><h1>Not available</h1><p>${escapeHtml(error.message)}</p></section>`),
      }
    : { status: error.status, json: { error: stripInternal(error.failure) } };

export const answerPage = async (
  context: StripeContext,
  deliveries: Deliveries,
  request: { method: string; path: string; fields: Record<string, unknown> },
): Promise<PageReply> => {
  const { method, path, fields } = request;
  if (method === 'GET' && path === '/local/stripe.js') return { status: 200, script: browserScript() };
  try {
    const [, invoicePdf] = /^\/local\/stripe\/invoice\/([^/]+)\/pdf$/.exec(path) ?? [];
    if (method === 'GET' && invoicePdf !== undefined) return showInvoicePdf(context, invoicePdf);
    const reply =
      hostedPage(context, method, path, fields) ?? (await answerStripeConsole(context, deliveries, `${method} ${path}`, fields));
    return reply ?? { status: 404, json: { error: { type: 'invalid_request_error', message: `Nothing at ${method} ${path}` } } };
  } catch (error) {
    if (error instanceof StripeRefusal) return failureReply(error, path);
    throw error;
  }
};
