import { createBase, emit, requireObject, type StripeContext } from '../context.ts';
import { cardError, invalidRequest, missingParameter } from '../errors.ts';
import { mergeMetadata, type Params, readGroup, readInteger, readList, readText, requireText } from '../form.ts';
import type { CheckoutSession, PaymentMethod } from '../objects.ts';
import { createCustomer } from './customers.ts';
import { AUTHENTICATION_FAILED } from './payment-intents.ts';
import { priceOfItem } from './prices.ts';
import { paymentRefusal, purchaseSubscription, undoPurchase } from './subscriptions.ts';

const DAY_SECONDS = 86_400;
const LEAST_SECONDS = 1_800;

const parseExpiry = (params: Params, created: number): number => {
  const said = readInteger(params, 'expires_at') ?? created + DAY_SECONDS;
  if (said < created + LEAST_SECONDS)
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
      'parameter_invalid_integer',
    );
  if (said > created + DAY_SECONDS)
    throw invalidRequest('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', 'expires_at');
  return said;
};

export const createCheckoutSession = (context: StripeContext, params: Params): CheckoutSession => {
  if (requireText(params, 'mode') !== 'subscription') throw invalidRequest('The double sells subscriptions only', 'mode');
  const item = readList(params, 'line_items')[0] as Params | undefined;
  if (!item) throw missingParameter('line_items');
  const price = priceOfItem(context, item);
  const quantity = readInteger(item, 'quantity') ?? 1;
  const customer = readText(params, 'customer');
  const fresh = createBase(context, 'cs_test', mergeMetadata({}, params));
  const session: CheckoutSession = {
    ...fresh,
    object: 'checkout.session',
    amount_subtotal: price.unit_amount * quantity,
    amount_total: price.unit_amount * quantity,
    cancel_url: readText(params, 'cancel_url'),
    client_reference_id: readText(params, 'client_reference_id'),
    currency: price.currency,
    customer: customer === null ? null : requireObject(context, 'customer', customer, 'customer').id,
    customer_email: readText(params, 'customer_email'),
    expires_at: parseExpiry(params, fresh.created),
    invoice: null,
    mode: 'subscription',
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: requireText(params, 'success_url'),
    ui_mode: 'hosted_page',
    url: `${context.siteUrl}/local/stripe/checkout/${fresh.id}`,
    _price: price.id,
    _quantity: quantity,
    _subscriptionMetadata: mergeMetadata({}, readGroup(params, 'subscription_data')),
  };
  context.store.put('checkout.session', session);
  return session;
};

const expireSession = (context: StripeContext, session: CheckoutSession): CheckoutSession => {
  const expired: CheckoutSession = { ...session, status: 'expired', url: null };
  context.store.put('checkout.session', expired);
  emit(context, 'checkout.session.expired', expired);
  return expired;
};

export const expireCheckoutSession = (context: StripeContext, id: string): CheckoutSession => {
  const session = requireObject(context, 'checkout.session', id);
  if (session.status !== 'open')
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  return expireSession(context, session);
};

export const expireOldSessions = (context: StripeContext): void => {
  for (const session of context.store.all('checkout.session'))
    if (session.status === 'open' && session.expires_at <= context.seconds()) expireSession(context, session);
};

const ensureCustomer = (context: StripeContext, session: CheckoutSession): string =>
  session.customer ?? createCustomer(context, { email: session.customer_email ?? '' }).id;

export type CheckoutResult = { session: CheckoutSession; isAsking: boolean };

/**
 * `holder` is the cardholder's answer to a challenge; without one, and after a declined card, the session stays
 * open.
 */
export const completeCheckout = (
  context: StripeContext,
  id: string,
  method: PaymentMethod,
  holder?: 'confirms' | 'refuses',
): CheckoutResult => {
  const session = requireObject(context, 'checkout.session', id);
  if (session.status !== 'open') throw invalidRequest(`This Checkout Session is ${session.status}.`);
  const isUnsure = method._behaviour.endsWith('asks_holder') && !method._confirmed;
  if (isUnsure && holder === undefined) return { session, isAsking: true };
  if (isUnsure && holder === 'refuses') throw cardError(AUTHENTICATION_FAILED);
  const customer = ensureCustomer(context, session);
  const owned: PaymentMethod = { ...method, customer, _confirmed: true };
  context.store.put('payment_method', owned);
  const price = requireObject(context, 'price', session._price);
  const { subscription, intent } = purchaseSubscription(
    context,
    { customer, price, quantity: session._quantity, defaultMethod: owned.id, metadata: session._subscriptionMetadata },
    owned,
  );
  if (intent && intent.status !== 'succeeded') {
    undoPurchase(context, subscription);
    context.store.put('payment_method', method);
    throw paymentRefusal(intent);
  }
  const done: CheckoutSession = {
    ...session,
    customer,
    invoice: subscription.latest_invoice,
    payment_status: 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  };
  context.store.put('checkout.session', done);
  emit(context, 'payment_method.attached', owned);
  emit(context, 'checkout.session.completed', done);
  return { session: done, isAsking: false };
};

export const findSessions = (context: StripeContext, params: Params): CheckoutSession[] => {
  const customer = readText(params, 'customer');
  const subscription = readText(params, 'subscription');
  const status = readText(params, 'status');
  return context.store
    .all('checkout.session')
    .filter(
      (session) =>
        (customer === null || session.customer === customer) &&
        (subscription === null || session.subscription === subscription) &&
        (status === null || session.status === status),
    );
};
