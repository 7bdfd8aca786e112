import { createBase, emit, requireObject, type StripeContext } from '../context.ts';
import { cardError, invalidRequest } from '../errors.ts';
import { mergeMetadata, type Params, readFlag, readGroup, readInteger, readList, readText, requireText } from '../form.ts';
import type { Invoice, Metadata, PaymentIntent, PaymentMethod, Price, Subscription, SubscriptionItem } from '../objects.ts';
import { createCustomer } from './customers.ts';
import { collectInvoice, createInvoice, getPayingMethod, voidInvoice } from './invoices.ts';
import { getAttachedMethod } from './payment-methods.ts';
import { getItem, periodEnd, periodLine, prorationLines } from './periods.ts';
import { priceOfItem } from './prices.ts';

interface SubscriptionOrder {
  customer: string;
  price: Price;
  quantity: number;
  defaultMethod: string | null;
  metadata: Metadata;
  description?: string | null;
}

const listOf = (subscription: string, item: SubscriptionItem): Subscription['items'] => ({
  object: 'list',
  data: [item],
  has_more: false,
  url: `/v1/subscription_items?subscription=${subscription}`,
});

const openSubscription = (context: StripeContext, purchase: SubscriptionOrder): Subscription => {
  const fresh = createBase(context, 'sub', purchase.metadata);
  const item: SubscriptionItem = {
    id: context.store.id('si'),
    created: fresh.created,
    metadata: {},
    object: 'subscription_item',
    current_period_start: fresh.created,
    current_period_end: periodEnd(fresh.created, purchase.price.recurring!),
    price: purchase.price,
    quantity: purchase.quantity,
    subscription: fresh.id,
  };
  const subscription: Subscription = {
    ...fresh,
    object: 'subscription',
    billing_cycle_anchor: fresh.created,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: 'charge_automatically',
    currency: purchase.price.currency,
    customer: purchase.customer,
    default_payment_method: purchase.defaultMethod,
    description: purchase.description ?? null,
    ended_at: null,
    items: listOf(fresh.id, item),
    latest_invoice: null,
    pending_setup_intent: null,
    start_date: fresh.created,
    status: 'incomplete',
    trial_end: null,
    trial_start: null,
  };
  context.store.put('subscription', subscription);
  emit(context, 'customer.subscription.created', subscription);
  return subscription;
};

const productName = (context: StripeContext, price: Price): string => requireObject(context, 'product', price.product).name;

interface Bought {
  subscription: Subscription;
  intent: PaymentIntent | null;
}

const invoicePurchase = (
  context: StripeContext,
  purchase: SubscriptionOrder,
): { subscription: Subscription; invoice: Invoice } => {
  const subscription = openSubscription(context, purchase);
  const line = periodLine(getItem(subscription), productName(context, purchase.price));
  return { subscription, invoice: createInvoice(context, subscription, 'subscription_create', [line]) };
};

export const purchaseSubscription = (context: StripeContext, purchase: SubscriptionOrder, method: PaymentMethod): Bought => {
  const { subscription, invoice } = invoicePurchase(context, purchase);
  const { intent } = collectInvoice(context, invoice, () => method);
  return { subscription: requireObject(context, 'subscription', subscription.id), intent };
};

/** Undoes an unpaid purchase; the failed payment stays on record. */
export const undoPurchase = (context: StripeContext, subscription: Subscription): void => {
  voidInvoice(context, requireObject(context, 'invoice', subscription.latest_invoice!));
  context.store.drop('subscription', subscription.id);
  for (const event of context.store.all('event')) {
    if (event.data.object.id !== subscription.id) continue;
    context.store.drop('event', event.id);
    context.store.setUndelivered(event.id, false);
  }
};

export const paymentRefusal = (intent: PaymentIntent) => {
  if (intent.status === 'requires_action')
    return cardError({
      code: 'subscription_payment_intent_requires_action',
      message:
        'Payment for this subscription requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with `subscription.latest_invoice`.',
      payment_intent: intent,
    });
  const { type: _, ...failure } = intent.last_payment_error!;
  return cardError({ ...failure, payment_intent: intent });
};

const PAYMENT_BEHAVIORS = ['allow_incomplete', 'default_incomplete', 'error_if_incomplete'];
const parsePaymentBehavior = (params: Params): string => {
  const behaviour = readText(params, 'payment_behavior') ?? 'allow_incomplete';
  if (!PAYMENT_BEHAVIORS.includes(behaviour))
    throw invalidRequest(`The double knows no payment_behavior ${behaviour}`, 'payment_behavior');
  return behaviour;
};

export const createSubscription = (context: StripeContext, params: Params): Subscription => {
  const customer = requireObject(context, 'customer', requireText(params, 'customer'), 'customer');
  const behaviour = parsePaymentBehavior(params);
  const item = (readList(params, 'items')[0] ?? {}) as Params;
  const methodId = readText(params, 'default_payment_method');
  const purchase: SubscriptionOrder = {
    customer: customer.id,
    price: priceOfItem(context, item),
    quantity: readInteger(item, 'quantity') ?? 1,
    defaultMethod: methodId === null ? null : getAttachedMethod(context, customer.id, methodId).id,
    metadata: mergeMetadata({}, params),
    description: readText(params, 'description'),
  };
  if (behaviour === 'default_incomplete') return openWithInvoice(context, purchase);
  const method = getPayingMethod(context, { customer: customer.id, default_payment_method: methodId });
  const { subscription, intent } = purchaseSubscription(context, purchase, method);
  if (subscription.status !== 'incomplete' || behaviour !== 'error_if_incomplete') return subscription;
  undoPurchase(context, subscription);
  throw paymentRefusal(intent!);
};

const openWithInvoice = (context: StripeContext, purchase: SubscriptionOrder): Subscription => {
  const subscription = openSubscription(context, purchase);
  createInvoice(context, subscription, 'subscription_create', [
    periodLine(getItem(subscription), productName(context, purchase.price)),
  ]);
  return requireObject(context, 'subscription', subscription.id);
};

export const endSubscription = (context: StripeContext, id: string): Subscription => {
  const before = requireObject(context, 'subscription', id);
  if (before.status === 'canceled') throw invalidRequest(`No such subscription: '${id}'`, 'id', 'resource_missing');
  const now = context.seconds();
  const ended: Subscription = { ...before, status: 'canceled', canceled_at: before.canceled_at ?? now, ended_at: now };
  context.store.put('subscription', ended);
  emit(context, 'customer.subscription.deleted', ended);
  return ended;
};

/** As in Stripe, without a status the canceled ones are left out. */
export const findSubscriptions = (context: StripeContext, params: Params): Subscription[] => {
  const customer = readText(params, 'customer');
  const status = readText(params, 'status');
  const isWanted = (subscription: Subscription): boolean =>
    status === 'all' ||
    (status === null
      ? subscription.status !== 'canceled' && subscription.status !== 'incomplete_expired'
      : subscription.status === status);
  return context.store
    .all('subscription')
    .filter((subscription) => isWanted(subscription) && (customer === null || subscription.customer === customer));
};

const isEnded = ({ status }: Subscription): boolean => status === 'canceled' || status === 'incomplete_expired';

const PRORATIONS = ['none', 'always_invoice'];

/** The start of the proration: now, or the moment a preview was made for. */
const prorationTime = (context: StripeContext, item: SubscriptionItem, params: Params): number => {
  const at = readInteger(params, 'proration_date') ?? context.seconds();
  if (at < item.current_period_start || at > item.current_period_end)
    throw invalidRequest('Cannot specify `proration_date` outside of the current period.', 'proration_date');
  return at;
};

/** The invoice is null where nothing is due now. */
const movePrice = (
  context: StripeContext,
  before: Subscription,
  params: Params,
): { after: Subscription; invoice: Invoice | null } => {
  const wanted = (readList(params, 'items')[0] ?? {}) as Params;
  const item = getItem(before);
  if (readText(wanted, 'id') !== item.id)
    throw invalidRequest('The double changes the existing item: send its id', 'items[0][id]');
  const price = priceOfItem(context, wanted);
  if (price.id === item.price.id) return { after: before, invoice: null };
  const proration = readText(params, 'proration_behavior') ?? 'create_prorations';
  if (!PRORATIONS.includes(proration))
    throw invalidRequest(`The double knows no proration_behavior ${proration}`, 'proration_behavior');
  const moved = { ...item, price };
  const after: Subscription = { ...before, items: listOf(before.id, moved) };
  context.store.put('subscription', after);
  if (proration === 'none') return { after, invoice: null };
  const names = { before: productName(context, item.price), after: productName(context, price) };
  const lines = prorationLines(item, moved, names, prorationTime(context, item, params));
  return { after, invoice: createInvoice(context, after, 'subscription_update', lines) };
};

const changePrice = (context: StripeContext, before: Subscription, params: Params): Subscription => {
  const { after, invoice } = movePrice(context, before, params);
  if (invoice === null) return after;
  const { intent } = collectInvoice(context, invoice, () => getPayingMethod(context, after));
  const changed = requireObject(context, 'subscription', after.id);
  if (intent === null || intent.status === 'succeeded') return changed;
  if (parsePaymentBehavior(params) === 'error_if_incomplete') {
    voidInvoice(context, requireObject(context, 'invoice', invoice.id));
    throw paymentRefusal(intent);
  }
  const due: Subscription = { ...changed, status: 'past_due' };
  context.store.put('subscription', due);
  return due;
};

/** A change whose payment is refused is undone. */
const changePriceOrRestore = (context: StripeContext, before: Subscription, set: Subscription, params: Params): Subscription => {
  try {
    return changePrice(context, set, params);
  } catch (error) {
    context.store.put('subscription', before);
    throw error;
  }
};

export const updateSubscription = (context: StripeContext, id: string, params: Params): Subscription => {
  const before = requireObject(context, 'subscription', id);
  if (isEnded(before)) throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
  const method = readText(params, 'default_payment_method');
  const ends = readFlag(params, 'cancel_at_period_end') ?? before.cancel_at_period_end;
  const set: Subscription = {
    ...before,
    metadata: mergeMetadata(before.metadata, params),
    default_payment_method:
      method === null ? before.default_payment_method : getAttachedMethod(context, before.customer, method).id,
    cancel_at_period_end: ends,
    cancel_at: ends ? getItem(before).current_period_end : null,
    canceled_at: ends ? (before.canceled_at ?? context.seconds()) : null,
  };
  context.store.put('subscription', set);
  const after = 'items' in params ? changePriceOrRestore(context, before, set, params) : set;
  emit(context, 'customer.subscription.updated', after, {
    cancel_at_period_end: before.cancel_at_period_end,
    items: before.items,
    status: before.status,
  });
  return after;
};

/** Begins the next period, and its invoice. */
export const invoiceNextPeriod = (
  context: StripeContext,
  subscription: Subscription,
): { next: Subscription; invoice: Invoice } => {
  const item = getItem(subscription);
  const moved: SubscriptionItem = {
    ...item,
    current_period_start: item.current_period_end,
    current_period_end: periodEnd(item.current_period_end, item.price.recurring!),
  };
  const next: Subscription = { ...subscription, items: { ...subscription.items, data: [moved] } };
  context.store.put('subscription', next);
  const line = periodLine(moved, productName(context, item.price));
  return { next, invoice: createInvoice(context, next, 'subscription_cycle', [line]) };
};

const previewPurchase = (context: StripeContext, params: Params, details: Params): Invoice => {
  const wanted = (readList(details, 'items')[0] ?? {}) as Params;
  const customer = readText(params, 'customer');
  const order = {
    customer: customer === null ? createCustomer(context, {}).id : requireObject(context, 'customer', customer, 'customer').id,
    price: priceOfItem(context, wanted),
    quantity: readInteger(wanted, 'quantity') ?? 1,
    ...{ defaultMethod: null, metadata: {} },
  };
  return invoicePurchase(context, order).invoice;
};

const previewChange = (context: StripeContext, id: string, details: Params): Invoice => {
  const before = requireObject(context, 'subscription', id, 'subscription');
  const { after, invoice } = 'items' in details ? movePrice(context, before, details) : { after: before, invoice: null };
  if (invoice !== null) return invoice;
  if (isEnded(before) || (readFlag(details, 'cancel_at_period_end') ?? before.cancel_at_period_end))
    throw invalidRequest('No upcoming invoices for customer', undefined, 'invoice_upcoming_none');
  return invoiceNextPeriod(context, after).invoice;
};

/** Makes the change as it would be charged, and rolls it back once its invoice is known. */
export const previewInvoice = (context: StripeContext, params: Params): Invoice => {
  const details = readGroup(params, 'subscription_details');
  const subscription = readText(params, 'subscription');
  const invoice =
    subscription === null ? previewPurchase(context, params, details) : previewChange(context, subscription, details);
  context.store.rollBack();
  return {
    ...invoice,
    id: `upcoming_${invoice.id}`,
    hosted_invoice_url: null,
    invoice_pdf: null,
    number: null,
    status: 'draft',
    status_transitions: { ...invoice.status_transitions, finalized_at: null },
  };
};
