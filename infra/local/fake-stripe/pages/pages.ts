import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import type { StripeContext } from '../context.ts';
import type { Deliveries } from '../deliveries.ts';
import { StripeRefusal } from '../errors.ts';
import { stripInternal } from '../objects.ts';
import { payCheckout, showCheckout } from './checkout-page.ts';
import { answerStripeConsole } from './console.ts';
import { answerInvoice, showInvoice } from './invoice-page.ts';
import type { PageReply } from './layout.ts';
import { escapeHtml, pageHtml } from './layout.ts';
import { actInPortal, showPortal } from './portal-page.ts';

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
    const reply =
      hostedPage(context, method, path, fields) ?? (await answerStripeConsole(context, deliveries, `${method} ${path}`, fields));
    return reply ?? { status: 404, json: { error: { type: 'invalid_request_error', message: `Nothing at ${method} ${path}` } } };
  } catch (error) {
    if (error instanceof StripeRefusal) return failureReply(error, path);
    throw error;
  }
};
