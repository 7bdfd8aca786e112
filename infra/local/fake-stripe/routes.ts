import { requireObject, type StripeContext } from './context.ts';
import { invalidRequest, noSuchObject } from './errors.ts';
import { type Params, readGroup, readInteger, readText } from './form.ts';
import type { Kind, List } from './objects.ts';
import { createRefund, findDisputes, findRefunds } from './resources/charges.ts';
import { createCheckoutSession, expireCheckoutSession, findSessions } from './resources/checkout-sessions.ts';
import { confirmPaymentIntent } from './resources/confirm-payment.ts';
import { createCustomer, deleteCustomer, findCustomers, updateCustomer } from './resources/customers.ts';
import { findInvoices, payInvoice, voidOpenInvoice } from './resources/invoices.ts';
import { attachMethod, createPaymentMethod, detachMethod, getAttachedMethod, listMethods } from './resources/payment-methods.ts';
import { createPortalConfiguration, createPortalSession } from './resources/portal-sessions.ts';
import { createPrice, createProduct, findPrices, updatePrice } from './resources/prices.ts';
import { confirmSetupIntent, createSetupIntent } from './resources/setup-intents.ts';
import {
  createSubscription,
  endSubscription,
  findSubscriptions,
  previewInvoice,
  updateSubscription,
} from './resources/subscriptions.ts';

const isWithin = (object: { created?: number }, created: Params): boolean => {
  const at = object.created;
  const [from, after, to, before] = ['gte', 'gt', 'lte', 'lt'].map((name) => readInteger(created, name));
  return at === undefined || (at >= (from ?? at) && at > (after ?? at - 1) && at <= (to ?? at) && at < (before ?? at + 1));
};

const paginate = <T extends { id: string; object: string; created?: number }>(
  oldestFirst: T[],
  params: Params,
  url: string,
): List<T> => {
  const created = readGroup(params, 'created');
  const all = oldestFirst.filter((object) => isWithin(object, created)).toReversed();
  const limit = readInteger(params, 'limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalidRequest('Limit must be between 1 and 100.', 'limit');
  const place = (name: string): number | null => {
    const id = readText(params, name);
    if (id === null) return null;
    const index = all.findIndex((object) => object.id === id);
    if (index === -1) throw noSuchObject('object', id, name);
    return index;
  };
  const after = place('starting_after');
  const before = place('ending_before');
  const from = after === null ? (before === null ? 0 : Math.max(0, before - limit)) : after + 1;
  const to = Math.min(before ?? all.length, from + limit);
  const hasMore = before === null ? to < all.length : from > 0;
  return { object: 'list', data: all.slice(from, to), has_more: hasMore, url };
};

interface Call {
  params: Params;
  ids: string[];
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  pattern: RegExp;
  takes: string[];
  run: (context: StripeContext, call: Call) => unknown;
}

const PAGE_PARAMETERS = ['limit', 'starting_after', 'ending_before'];
const defineRoute = (spec: string, takes: string, run: Route['run']): Route => {
  const [method, path] = spec.split(' ') as [Route['method'], string];
  const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('{id}', '([^/]+)')}$`);
  return { method, pattern, takes: takes.split(' ').filter(Boolean), run };
};
const defineList = (
  path: string,
  takes: string,
  find: (context: StripeContext, call: Call) => { id: string; object: string; created: number }[],
): Route =>
  defineRoute(`GET ${path}`, [takes, ...PAGE_PARAMETERS].join(' '), (context, call) =>
    paginate(find(context, call), call.params, path),
  );
const defineGet = (path: string, kind: Kind): Route =>
  defineRoute(`GET ${path}/{id}`, '', (context, { ids }) => requireObject(context, kind, ids[0]!));

const CUSTOMER = 'address balance description email invoice_settings metadata name phone';
const PRICE = 'active currency lookup_key metadata nickname product product_data recurring transfer_lookup_key unit_amount';
const SESSION =
  'allowed_payment_method_types cancel_url client_reference_id customer customer_email expires_at line_items metadata mode success_url subscription_data ui_mode';

export const removeCustomer = (context: StripeContext, id: string) => {
  for (const subscription of findSubscriptions(context, { customer: id })) endSubscription(context, subscription.id);
  return deleteCustomer(context, id);
};

const findInvoicePayments = (context: StripeContext, params: Params) => {
  const intent = (params.payment as Params | undefined)?.payment_intent;
  const invoice = readText(params, 'invoice');
  return context.store
    .all('invoice_payment')
    .filter(
      (row) => (intent === undefined || row.payment.payment_intent === intent) && (invoice === null || row.invoice === invoice),
    );
};

export const routes: Route[] = [
  defineList('/v1/customers', 'email created', (context, { params }) => findCustomers(context, params)),
  defineRoute('POST /v1/customers', CUSTOMER, (context, { params }) => createCustomer(context, params)),
  defineRoute('GET /v1/customers/{id}', '', (context, { ids }) => {
    const customer = requireObject(context, 'customer', ids[0]!);
    return customer.deleted ? { id: customer.id, object: 'customer', deleted: true } : customer;
  }),
  defineRoute('POST /v1/customers/{id}', CUSTOMER, (context, { ids, params }) => updateCustomer(context, ids[0]!, params)),
  defineRoute('DELETE /v1/customers/{id}', '', (context, { ids }) => removeCustomer(context, ids[0]!)),
  defineRoute('GET /v1/customers/{id}/payment_methods', `type ${PAGE_PARAMETERS.join(' ')}`, (context, { ids, params }) =>
    paginate(listMethods(context, ids[0]!), params, `/v1/customers/${ids[0]}/payment_methods`),
  ),
  defineRoute('GET /v1/customers/{id}/payment_methods/{id}', '', (context, { ids }) =>
    getAttachedMethod(context, ids[0]!, ids[1]!),
  ),

  defineList('/v1/payment_methods', 'customer type', (context, { params }) => listMethods(context, readText(params, 'customer'))),
  defineRoute('POST /v1/payment_methods', 'type card billing_details metadata', (context, { params }) =>
    createPaymentMethod(context, params),
  ),
  defineGet('/v1/payment_methods', 'payment_method'),
  defineRoute('POST /v1/payment_methods/{id}/attach', 'customer', (context, { ids, params }) =>
    attachMethod(context, ids[0]!, params),
  ),
  defineRoute('POST /v1/payment_methods/{id}/detach', '', (context, { ids }) => detachMethod(context, ids[0]!)),

  defineRoute(
    'POST /v1/setup_intents',
    'allowed_payment_method_types automatic_payment_methods customer description metadata usage',
    (context, { params }) => createSetupIntent(context, params),
  ),
  defineGet('/v1/setup_intents', 'setup_intent'),
  defineRoute(
    'POST /v1/setup_intents/{id}/confirm',
    'payment_method payment_method_data return_url use_stripe_sdk',
    (context, { ids, params }) => confirmSetupIntent(context, ids[0]!, params),
  ),

  defineGet('/v1/payment_intents', 'payment_intent'),
  defineRoute('POST /v1/payment_intents/{id}/confirm', 'payment_method return_url', (context, { ids, params }) =>
    confirmPaymentIntent(context, ids[0]!, params),
  ),
  defineGet('/v1/charges', 'charge'),
  defineList('/v1/disputes', 'payment_intent created', (context, { params }) => findDisputes(context, params)),
  defineGet('/v1/disputes', 'dispute'),
  defineList('/v1/refunds', 'payment_intent created', (context, { params }) => findRefunds(context, params)),
  defineRoute('POST /v1/refunds', 'amount metadata payment_intent reason', (context, { params }) =>
    createRefund(context, params),
  ),

  defineRoute('POST /v1/products', 'active description id metadata name', (context, { params }) =>
    createProduct(context, params),
  ),
  defineList('/v1/products', 'active created', (context) => context.store.all('product')),
  defineGet('/v1/products', 'product'),
  defineList('/v1/prices', 'active lookup_keys product created', (context, { params }) => findPrices(context, params)),
  defineRoute('POST /v1/prices', PRICE, (context, { params }) => createPrice(context, params)),
  defineGet('/v1/prices', 'price'),
  defineRoute('POST /v1/prices/{id}', 'active lookup_key metadata nickname transfer_lookup_key', (context, { ids, params }) =>
    updatePrice(context, ids[0]!, params),
  ),

  defineList('/v1/subscriptions', 'customer status created', (context, { params }) => {
    const customer = readText(params, 'customer');
    if (customer !== null) requireObject(context, 'customer', customer, 'customer');
    return findSubscriptions(context, params);
  }),
  defineRoute(
    'POST /v1/subscriptions',
    'customer default_payment_method description items metadata off_session payment_behavior',
    (context, { params }) => createSubscription(context, params),
  ),
  defineGet('/v1/subscriptions', 'subscription'),
  defineRoute(
    'POST /v1/subscriptions/{id}',
    'cancel_at_period_end default_payment_method items metadata off_session payment_behavior proration_behavior proration_date',
    (context, { ids, params }) => updateSubscription(context, ids[0]!, params),
  ),
  defineRoute('DELETE /v1/subscriptions/{id}', 'invoice_now prorate', (context, { ids }) => endSubscription(context, ids[0]!)),

  defineList('/v1/invoices', 'customer status subscription created', (context, { params }) => findInvoices(context, params)),
  defineGet('/v1/invoices', 'invoice'),
  defineRoute('POST /v1/invoices/create_preview', 'currency customer subscription subscription_details', (context, { params }) =>
    previewInvoice(context, params),
  ),
  defineRoute('POST /v1/invoices/{id}/pay', 'off_session payment_method', (context, { ids, params }) =>
    payInvoice(context, ids[0]!, params),
  ),
  defineRoute('POST /v1/invoices/{id}/void', '', (context, { ids }) => voidOpenInvoice(context, ids[0]!)),
  defineList('/v1/invoice_payments', 'invoice payment created', (context, { params }) => findInvoicePayments(context, params)),
  defineGet('/v1/invoice_payments', 'invoice_payment'),

  defineList('/v1/checkout/sessions', 'customer status subscription created', (context, { params }) =>
    findSessions(context, params),
  ),
  defineRoute('POST /v1/checkout/sessions', SESSION, (context, { params }) => createCheckoutSession(context, params)),
  defineGet('/v1/checkout/sessions', 'checkout.session'),
  defineRoute('POST /v1/checkout/sessions/{id}/expire', '', (context, { ids }) => expireCheckoutSession(context, ids[0]!)),

  defineList('/v1/billing_portal/configurations', 'active is_default', (context) =>
    context.store.all('billing_portal.configuration'),
  ),
  defineRoute(
    'POST /v1/billing_portal/configurations',
    'business_profile default_return_url features metadata',
    (context, { params }) => createPortalConfiguration(context, params),
  ),
  defineRoute('POST /v1/billing_portal/sessions', 'configuration customer return_url', (context, { params }) =>
    createPortalSession(context, params),
  ),

  defineList('/v1/events', 'type created', (context, { params }) =>
    context.store.all('event').filter(({ type }) => readText(params, 'type') === null || type === params.type),
  ),
  defineGet('/v1/events', 'event'),
];
