import { at, emit, found, type StripeContext } from './context.ts';
import type { Invoice, Subscription, SubscriptionItem } from './objects.ts';
import { expireOldSessions } from './resources/checkout-sessions.ts';
import { collect, createInvoice, payingMethod } from './resources/invoices.ts';
import { itemOf, periodEnd, periodLine } from './resources/periods.ts';

const DAY_SECONDS = 86_400;
/** Days after a failed renewal; the last failure cancels the subscription. */
const RETRY_DAYS = [3, 8, 15];
/** Stripe expires a subscription whose first payment is not made within 23 hours. */
const INCOMPLETE_SECONDS = 23 * 3600;

const end = (context: StripeContext, subscription: Subscription): void => {
  const now = context.seconds();
  const ended: Subscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
  };
  context.store.put('subscription', ended);
  emit(context, 'customer.subscription.deleted', ended);
};

const tryToCollect = (context: StripeContext, subscription: Subscription, invoice: Invoice): boolean => {
  try {
    return collect(context, invoice, () => payingMethod(context, subscription)).invoice.status === 'paid';
  } catch {
    const failed: Invoice = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 };
    context.store.put('invoice', failed);
    emit(context, 'invoice.payment_failed', failed);
    return false;
  }
};

const planRetry = (context: StripeContext, invoiceId: string): void => {
  const invoice = found(context, 'invoice', invoiceId);
  const days = RETRY_DAYS[invoice.attempt_count - 1];
  const next = days === undefined ? null : invoice.created + days * DAY_SECONDS;
  context.store.put('invoice', { ...invoice, next_payment_attempt: next });
};

const renew = (context: StripeContext, subscription: Subscription): void => {
  const item = itemOf(subscription);
  const moved: SubscriptionItem = {
    ...item,
    current_period_start: item.current_period_end,
    current_period_end: periodEnd(item.current_period_end, item.price.recurring!),
  };
  const next: Subscription = { ...subscription, items: { ...subscription.items, data: [moved] } };
  context.store.put('subscription', next);
  const name = found(context, 'product', item.price.product).name;
  const invoice = createInvoice(context, next, 'subscription_cycle', [periodLine(moved, name)]);
  const isPaid = tryToCollect(context, next, invoice);
  const after: Subscription = { ...found(context, 'subscription', next.id), status: isPaid ? 'active' : 'past_due' };
  context.store.put('subscription', after);
  if (!isPaid) planRetry(context, invoice.id);
  emit(context, 'customer.subscription.updated', after, { items: subscription.items, status: subscription.status });
};

const retry = (context: StripeContext, subscription: Subscription, invoice: Invoice): void => {
  if (tryToCollect(context, subscription, invoice)) return;
  if (invoice.attempt_count >= RETRY_DAYS.length) end(context, subscription);
  else planRetry(context, invoice.id);
};

/** Answers one step at a time, so that each runs at its own moment. */
const dueStep = (context: StripeContext, subscription: Subscription, now: number): (() => void) | null => {
  const periodEnds = itemOf(subscription).current_period_end;
  const invoice = subscription.latest_invoice === null ? null : context.store.get('invoice', subscription.latest_invoice);
  const retryAt = invoice?.status === 'open' ? invoice.next_payment_attempt : null;
  if (subscription.status === 'past_due' && invoice && retryAt !== null && retryAt <= now)
    return () => retry(at(context, retryAt), subscription, invoice);
  if (subscription.status === 'incomplete' && subscription.created + INCOMPLETE_SECONDS <= now)
    return () => {
      const expired: Subscription = { ...subscription, status: 'incomplete_expired', ended_at: now };
      context.store.put('subscription', expired);
      emit(context, 'customer.subscription.updated', expired, { status: 'incomplete' });
    };
  if ((subscription.status === 'active' || subscription.status === 'past_due') && periodEnds <= now) {
    const then = at(context, periodEnds);
    return () => (subscription.cancel_at_period_end ? end(then, subscription) : renew(then, subscription));
  }
  return null;
};

export const catchUp = (context: StripeContext): void => {
  const now = context.seconds();
  expireOldSessions(context);
  for (const { id } of context.store.all('subscription')) {
    for (;;) {
      const step = dueStep(context, found(context, 'subscription', id), now);
      if (step === null) break;
      step();
    }
  }
};
