import { runAtomically } from '../api.ts';
import { requireObject, type StripeContext } from '../context.ts';
import { StripeRefusal } from '../errors.ts';
import type { CheckoutSession } from '../objects.ts';
import { completeCheckout } from '../resources/checkout-sessions.ts';
import { createFromCard, resolveMethod } from '../resources/payment-methods.ts';
import type { PageReply } from './layout.ts';
import { cardFields, challengeHtml, errorHtml, escapeHtml, money, pageHtml, parseCardFields } from './layout.ts';

const renderSummary = (context: StripeContext, session: CheckoutSession): string => {
  const price = requireObject(context, 'price', session._price);
  const product = requireObject(context, 'product', price.product);
  const back = session.cancel_url === null ? '' : `<p><a href="${escapeHtml(session.cancel_url)}">Go back without paying</a></p>`;
  return `<section><h1>Subscribe to ${escapeHtml(product.name)}</h1>
<p class="amount">${money(session.amount_total, session.currency)}</p>
<p class="soft">due today, then once a ${price.recurring!.interval} until it is canceled</p>
${product.description === null ? '' : `<p>${escapeHtml(product.description)}</p>`}${back}</section>`;
};

const renderForm = (
  session: CheckoutSession,
  message: string | null,
): string => `<section><h2>Pay with card</h2>${errorHtml(message)}
<form method="post">${cardFields}
<button class="main">Pay ${money(session.amount_total, session.currency)}</button></form></section>`;

const htmlReply = (status: number, title: string, content: string): PageReply => ({ status, html: pageHtml(title, content) });

const renderClosed = (session: CheckoutSession): PageReply =>
  htmlReply(
    410,
    'Checkout closed',
    `<section><h1>${session.status === 'complete' ? 'This payment is done' : 'This checkout has expired'}</h1>
<p>${session.cancel_url === null ? '' : `<a href="${escapeHtml(session.cancel_url)}">Return to the site</a>`}</p></section>`,
  );

export const successUrl = (session: CheckoutSession): string =>
  session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);

export const showCheckout = (context: StripeContext, id: string, message: string | null = null): PageReply => {
  const session = requireObject(context, 'checkout.session', id);
  if (session.status !== 'open') return renderClosed(session);
  return htmlReply(message === null ? 200 : 402, 'Checkout', renderSummary(context, session) + renderForm(session, message));
};

export const payCheckout = (context: StripeContext, id: string, fields: Record<string, unknown>): PageReply => {
  try {
    return runAtomically(context, () => {
      const asked = typeof fields.payment_method === 'string' ? fields.payment_method : null;
      const method = asked === null ? createFromCard(context, parseCardFields(fields)) : resolveMethod(context, asked);
      const holder = fields.holder === 'confirms' || fields.holder === 'refuses' ? fields.holder : undefined;
      const { session, isAsking } = completeCheckout(context, id, method, holder);
      return isAsking
        ? htmlReply(200, 'Confirm this payment', challengeHtml({ payment_method: method.id }))
        : { status: 303, location: successUrl(session) };
    });
  } catch (error) {
    if (error instanceof StripeRefusal && error.status === 402) return showCheckout(context, id, error.message);
    throw error;
  }
};
