/** Changes of a running subscription: its price, its card, whether it ends. */

import { emit, found, type StripeContext } from '../context.ts';
import { refused } from '../errors.ts';
import { flag, list, mergedMetadata, type Params, text } from '../form.ts';
import type { Subscription } from '../objects.ts';
import { collect, createInvoice, payingMethod, voidInvoice } from './invoices.ts';
import { attachedTo } from './payment-methods.ts';
import { itemOf, prorationLines } from './periods.ts';
import { priceOfItem } from './prices.ts';
import { behaviourOf, listOf, paymentRefusal, productName } from './subscriptions.ts';

const PRORATIONS = ['none', 'always_invoice'];

/** Moves the item to another price; `always_invoice` charges the difference at once. */
const changePrice = (context: StripeContext, before: Subscription, params: Params): Subscription => {
  const wanted = (list(params, 'items')[0] ?? {}) as Params;
  const item = itemOf(before);
  if (text(wanted, 'id') !== item.id) throw refused('The double changes the existing item: send its id', 'items[0][id]');
  const price = priceOfItem(context, wanted);
  if (price.id === item.price.id) return before;
  const proration = text(params, 'proration_behavior') ?? 'create_prorations';
  if (!PRORATIONS.includes(proration)) throw refused(`The double knows no proration_behavior ${proration}`, 'proration_behavior');
  const moved = { ...item, price };
  const after: Subscription = { ...before, items: listOf(before.id, moved) };
  context.store.put('subscription', after);
  if (proration === 'none') return after;
  const names = { before: productName(context, item.price), after: productName(context, price) };
  const invoice = createInvoice(context, after, 'subscription_update', prorationLines(item, moved, names, context.seconds()));
  const { intent } = collect(context, invoice, () => payingMethod(context, after));
  const changed = found(context, 'subscription', after.id);
  if (intent === null || intent.status === 'succeeded') return changed;
  if (behaviourOf(params) === 'error_if_incomplete') {
    voidInvoice(context, found(context, 'invoice', invoice.id));
    throw paymentRefusal(intent);
  }
  const due: Subscription = { ...changed, status: 'past_due' };
  context.store.put('subscription', due);
  return due;
};

/** A change whose payment is refused has not happened. */
const changeOrRestore = (context: StripeContext, before: Subscription, set: Subscription, params: Params): Subscription => {
  try {
    return changePrice(context, set, params);
  } catch (error) {
    context.store.put('subscription', before);
    throw error;
  }
};

export const updateSubscription = (context: StripeContext, id: string, params: Params): Subscription => {
  const before = found(context, 'subscription', id);
  if (before.status === 'canceled' || before.status === 'incomplete_expired')
    throw refused('A canceled subscription can only update its cancellation_details and metadata.');
  const method = text(params, 'default_payment_method');
  const ends = flag(params, 'cancel_at_period_end') ?? before.cancel_at_period_end;
  const set: Subscription = {
    ...before,
    metadata: mergedMetadata(before.metadata, params),
    default_payment_method: method === null ? before.default_payment_method : attachedTo(context, before.customer, method).id,
    cancel_at_period_end: ends,
    cancel_at: ends ? itemOf(before).current_period_end : null,
    canceled_at: ends ? (before.canceled_at ?? context.seconds()) : null,
  };
  context.store.put('subscription', set);
  const after = 'items' in params ? changeOrRestore(context, before, set, params) : set;
  emit(context, 'customer.subscription.updated', after, {
    cancel_at_period_end: before.cancel_at_period_end,
    items: before.items,
    status: before.status,
  });
  return after;
};
