/** The billing portal: the subscription, its cards, and an unpaid invoice. */
import { asOneUnit } from '../api.ts';
import { StripeRefusal } from '../errors.ts';
import type { PaymentMethod, Subscription } from '../objects.ts';
import { updateCustomer } from '../resources/customers.ts';
import { findInvoices, payInvoice } from '../resources/invoice-calls.ts';
import { attach, fromCard, methodsOf } from '../resources/payment-methods.ts';
import { itemOf } from '../resources/periods.ts';
import { updateSubscription } from '../resources/subscription-changes.ts';
import { findSubscriptions } from '../resources/subscriptions.ts';
import { found, type World } from '../world.ts';
import { typedCard } from './card-input.ts';
import { cardFields, day, errorHtml, escapeHtml, money, pageHtml } from './layout.ts';
import type { PageReply } from './reply.ts';

const button = (action: string, id: string, label: string): string =>
  `<form class="row" method="post"><input type="hidden" name="id" value="${escapeHtml(id)}"><button name="action" value="${action}">${label}</button></form>`;

const subscriptionHtml = (world: World, one: Subscription): string => {
  const item = itemOf(one);
  const name = escapeHtml(found(world, 'product', item.price.product).name);
  const until = day(item.current_period_end);
  const due = findInvoices(world, { subscription: one.id, status: 'open' }).at(-1);
  return `<li><strong>${name}</strong>, ${money(item.price.unit_amount, item.price.currency)} a ${item.price.recurring!.interval}
<br><span class="soft">${one.status}, ${one.cancel_at_period_end ? 'ends' : 'renews'} ${until}</span><br>
${one.cancel_at_period_end ? button('resume', one.id, "Don't cancel") : button('cancel', one.id, 'Cancel plan')}
${due ? button('pay', due.id, `Pay ${money(due.amount_remaining, due.currency)}`) : ''}</li>`;
};

const methodHtml = (one: PaymentMethod, isDefault: boolean): string =>
  `<li>${escapeHtml(one.card.brand)} ending in ${one.card.last4}, ${one.card.exp_month}/${one.card.exp_year}
${isDefault ? '<span class="soft">default</span>' : button('default', one.id, 'Make default')}</li>`;

export const showPortal = (world: World, id: string, message: string | null = null): PageReply => {
  const session = found(world, 'billing_portal.session', id);
  const customer = found(world, 'customer', session.customer);
  const subscriptions = findSubscriptions(world, { customer: customer.id });
  const methods = methodsOf(world, customer.id);
  const content = `<section><h1>Your plan</h1>${errorHtml(message)}
<ul>${subscriptions.map((one) => subscriptionHtml(world, one)).join('') || '<li>No current plan</li>'}</ul>
<p><a href="${escapeHtml(session.return_url)}">Return to the site</a></p></section>
<section><h2>Payment methods</h2>
<ul>${methods.map((one) => methodHtml(one, one.id === customer.invoice_settings.default_payment_method)).join('') || '<li>No card yet</li>'}</ul>
<form method="post"><h2>Add a card</h2>${cardFields}<button class="main" name="action" value="add">Add card</button></form></section>`;
  return { status: message === null ? 200 : 402, html: pageHtml('Billing portal', content) };
};

/** A new default card pays the running subscriptions too, as Stripe's portal has it. */
const makeDefault = (world: World, customer: string, method: string): void => {
  updateCustomer(world, customer, { invoice_settings: { default_payment_method: method } });
  for (const one of findSubscriptions(world, { customer })) updateSubscription(world, one.id, { default_payment_method: method });
};

const act = (world: World, customer: string, fields: Record<string, unknown>): void => {
  const id = String(fields.id ?? '');
  if (fields.action === 'cancel') updateSubscription(world, id, { cancel_at_period_end: 'true' });
  else if (fields.action === 'resume') updateSubscription(world, id, { cancel_at_period_end: 'false' });
  else if (fields.action === 'pay') payInvoice(world, id, {});
  else if (fields.action === 'default') makeDefault(world, customer, id);
  else if (fields.action === 'add')
    makeDefault(world, customer, attach(world, fromCard(world, typedCard(fields)).id, { customer }).id);
};

export const actInPortal = (world: World, id: string, fields: Record<string, unknown>): PageReply => {
  const session = found(world, 'billing_portal.session', id);
  try {
    asOneUnit(world, () => act(world, session.customer, fields));
    return { status: 303, location: session.url };
  } catch (error) {
    if (error instanceof StripeRefusal) return showPortal(world, id, error.message);
    throw error;
  }
};
