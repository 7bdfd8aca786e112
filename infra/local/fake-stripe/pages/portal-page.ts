import { runAtomically } from '../api.ts';
import { requireObject, type StripeContext } from '../context.ts';
import { StripeRefusal } from '../errors.ts';
import type { PaymentMethod, Subscription } from '../objects.ts';
import { updateCustomer } from '../resources/customers.ts';
import { findInvoices, payInvoice } from '../resources/invoices.ts';
import { attachMethod, createFromCard, listMethods } from '../resources/payment-methods.ts';
import { getItem } from '../resources/periods.ts';
import { findSubscriptions, updateSubscription } from '../resources/subscriptions.ts';
import type { PageReply } from './layout.ts';
import { cardFields, day, errorHtml, escapeHtml, money, pageHtml, parseCardFields } from './layout.ts';

const button = (action: string, id: string, label: string): string =>
  `<form class="row" method="post"><input type="hidden" name="id" value="${escapeHtml(id)}"><button name="action" value="${action}">${label}</button></form>`;

const subscriptionHtml = (context: StripeContext, subscription: Subscription): string => {
  const item = getItem(subscription);
  const name = escapeHtml(requireObject(context, 'product', item.price.product).name);
  const until = day(item.current_period_end);
  const due = findInvoices(context, { subscription: subscription.id, status: 'open' }).at(-1);
  return `<li><strong>${name}</strong>, ${money(item.price.unit_amount, item.price.currency)} a ${item.price.recurring!.interval}
<br><span class="soft">${subscription.status}, ${subscription.cancel_at_period_end ? 'ends' : 'renews'} ${until}</span><br>
${subscription.cancel_at_period_end ? button('resume', subscription.id, "Don't cancel") : button('cancel', subscription.id, 'Cancel plan')}
${due ? button('pay', due.id, `Pay ${money(due.amount_remaining, due.currency)}`) : ''}</li>`;
};

const methodHtml = (method: PaymentMethod, isDefault: boolean): string =>
  `<li>${escapeHtml(method.card.brand)} ending in ${method.card.last4}, ${method.card.exp_month}/${method.card.exp_year}
${isDefault ? '<span class="soft">default</span>' : button('default', method.id, 'Make default')}</li>`;

export const showPortal = (context: StripeContext, id: string, message: string | null = null): PageReply => {
  const session = requireObject(context, 'billing_portal.session', id);
  const customer = requireObject(context, 'customer', session.customer);
  const subscriptions = findSubscriptions(context, { customer: customer.id });
  const methods = listMethods(context, customer.id);
  const content = `<section><h1>Your plan</h1>${errorHtml(message)}
<ul>${subscriptions.map((subscription) => subscriptionHtml(context, subscription)).join('') || '<li>No current plan</li>'}</ul>
<p><a href="${escapeHtml(session.return_url)}">Return to the site</a></p></section>
<section><h2>Payment methods</h2>
<ul>${methods.map((method) => methodHtml(method, method.id === customer.invoice_settings.default_payment_method)).join('') || '<li>No card yet</li>'}</ul>
<form method="post"><h2>Add a card</h2>${cardFields}<button class="main" name="action" value="add">Add card</button></form></section>`;
  return { status: message === null ? 200 : 402, html: pageHtml('Billing portal', content) };
};

/** As in Stripe's portal, a new default card also pays for the active subscriptions. */
const setDefaultMethod = (context: StripeContext, customer: string, method: string): void => {
  updateCustomer(context, customer, { invoice_settings: { default_payment_method: method } });
  for (const subscription of findSubscriptions(context, { customer }))
    updateSubscription(context, subscription.id, { default_payment_method: method });
};

const runPortalAction = (context: StripeContext, customer: string, fields: Record<string, unknown>): void => {
  const id = String(fields.id ?? '');
  if (fields.action === 'cancel') updateSubscription(context, id, { cancel_at_period_end: 'true' });
  else if (fields.action === 'resume') updateSubscription(context, id, { cancel_at_period_end: 'false' });
  else if (fields.action === 'pay') payInvoice(context, id, {});
  else if (fields.action === 'default') setDefaultMethod(context, customer, id);
  else if (fields.action === 'add')
    setDefaultMethod(
      context,
      customer,
      attachMethod(context, createFromCard(context, parseCardFields(fields)).id, { customer }).id,
    );
};

export const actInPortal = (context: StripeContext, id: string, fields: Record<string, unknown>): PageReply => {
  const session = requireObject(context, 'billing_portal.session', id);
  try {
    runAtomically(context, () => runPortalAction(context, session.customer, fields));
    return { status: 303, location: session.url };
  } catch (error) {
    if (error instanceof StripeRefusal) return showPortal(context, id, error.message);
    throw error;
  }
};
