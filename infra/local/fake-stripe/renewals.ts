import { emit, requireObject, type StripeContext, withClockAt } from './context.ts';
import type { Invoice, Subscription } from './objects.ts';
import { expireOldSessions } from './resources/checkout-sessions.ts';
import { collectInvoice, getPayingMethod } from './resources/invoices.ts';
import { getItem } from './resources/periods.ts';
import { invoiceNextPeriod } from './resources/subscriptions.ts';

const DAY_SECONDS = 86_400;
/** Days after a failed renewal; the last failure cancels the subscription. */
const RETRY_DAYS = [3, 8, 15];
/** Stripe expires a subscription whose first payment is not made within 23 hours. */
const INCOMPLETE_SECONDS = 23 * 3600;

const cancelSubscription = (context: StripeContext, subscription: Subscription): void => {
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
    return collectInvoice(context, invoice, () => getPayingMethod(context, subscription)).invoice.status === 'paid';
  } catch {
    const failed: Invoice = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 };
    context.store.put('invoice', failed);
    emit(context, 'invoice.payment_failed', failed);
    return false;
  }
};

const scheduleRetry = (context: StripeContext, invoiceId: string): void => {
  const invoice = requireObject(context, 'invoice', invoiceId);
  const days = RETRY_DAYS[invoice.attempt_count - 1];
  const next = days === undefined ? null : invoice.created + days * DAY_SECONDS;
  context.store.put('invoice', { ...invoice, next_payment_attempt: next });
};

const renewSubscription = (context: StripeContext, subscription: Subscription): void => {
  const { next, invoice } = invoiceNextPeriod(context, subscription);
  const isPaid = tryToCollect(context, next, invoice);
  const after: Subscription = { ...requireObject(context, 'subscription', next.id), status: isPaid ? 'active' : 'past_due' };
  context.store.put('subscription', after);
  if (!isPaid) scheduleRetry(context, invoice.id);
  emit(context, 'customer.subscription.updated', after, { items: subscription.items, status: subscription.status });
};

const retryInvoice = (context: StripeContext, subscription: Subscription, invoice: Invoice): void => {
  if (tryToCollect(context, subscription, invoice)) return;
  if (invoice.attempt_count >= RETRY_DAYS.length) cancelSubscription(context, subscription);
  else scheduleRetry(context, invoice.id);
};

/** Answers one step at a time, so that each runs at its own moment. */
const findDueStep = (context: StripeContext, subscription: Subscription, now: number): (() => void) | null => {
  const periodEnds = getItem(subscription).current_period_end;
  const invoice = subscription.latest_invoice === null ? null : context.store.get('invoice', subscription.latest_invoice);
  const retryAt = invoice?.status === 'open' ? invoice.next_payment_attempt : null;
  if (subscription.status === 'past_due' && invoice && retryAt !== null && retryAt <= now)
    return () => retryInvoice(withClockAt(context, retryAt), subscription, invoice);
  if (subscription.status === 'incomplete' && subscription.created + INCOMPLETE_SECONDS <= now)
    return () => {
      const expired: Subscription = { ...subscription, status: 'incomplete_expired', ended_at: now };
      context.store.put('subscription', expired);
      emit(context, 'customer.subscription.updated', expired, { status: 'incomplete' });
    };
  if ((subscription.status === 'active' || subscription.status === 'past_due') && periodEnds <= now) {
    const then = withClockAt(context, periodEnds);
    return () =>
      subscription.cancel_at_period_end ? cancelSubscription(then, subscription) : renewSubscription(then, subscription);
  }
  return null;
};

export const runDueSteps = (context: StripeContext): void => {
  const now = context.seconds();
  expireOldSessions(context);
  for (const { id } of context.store.all('subscription')) {
    for (;;) {
      const step = findDueStep(context, requireObject(context, 'subscription', id), now);
      if (step === null) break;
      step();
    }
  }
};
