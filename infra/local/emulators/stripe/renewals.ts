/** What happens by itself as time passes: renewals, retries of failed payments, ends, expiries. */
import type { Invoice, Subscription, SubscriptionItem } from './objects.ts';
import { expireOldSessions } from './resources/checkout-sessions.ts';
import { collect, createInvoice, payingMethod } from './resources/invoices.ts';
import { itemOf, periodEnd, periodLine } from './resources/periods.ts';
import { at, emit, found, type World } from './world.ts';

const DAY_SECONDS = 86_400;
/** Days after a failed renewal at which it is tried again; after the last one the subscription is canceled. */
const RETRY_DAYS = [3, 8, 15];
/** A first payment that is not made within 23 hours ends the purchase. */
const INCOMPLETE_SECONDS = 23 * 3600;

const end = (world: World, subscription: Subscription): void => {
  const now = world.seconds();
  const ended: Subscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
  };
  world.store.put('subscription', ended);
  emit(world, 'customer.subscription.deleted', ended);
};

/** Tries to collect; a card that is gone counts as a failed try. */
const tryToCollect = (world: World, subscription: Subscription, invoice: Invoice): boolean => {
  try {
    return collect(world, invoice, () => payingMethod(world, subscription)).invoice.status === 'paid';
  } catch {
    const failed: Invoice = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 };
    world.store.put('invoice', failed);
    emit(world, 'invoice.payment_failed', failed);
    return false;
  }
};

const planRetry = (world: World, invoiceId: string): void => {
  const invoice = found(world, 'invoice', invoiceId);
  const days = RETRY_DAYS[invoice.attempt_count - 1];
  const next = days === undefined ? null : invoice.created + days * DAY_SECONDS;
  world.store.put('invoice', { ...invoice, next_payment_attempt: next });
};

const renew = (world: World, subscription: Subscription): void => {
  const item = itemOf(subscription);
  const moved: SubscriptionItem = {
    ...item,
    current_period_start: item.current_period_end,
    current_period_end: periodEnd(item.current_period_end, item.price.recurring!),
  };
  const next: Subscription = { ...subscription, items: { ...subscription.items, data: [moved] } };
  world.store.put('subscription', next);
  const name = found(world, 'product', item.price.product).name;
  const invoice = createInvoice(world, next, 'subscription_cycle', [periodLine(moved, name)]);
  const isPaid = tryToCollect(world, next, invoice);
  const after: Subscription = { ...found(world, 'subscription', next.id), status: isPaid ? 'active' : 'past_due' };
  world.store.put('subscription', after);
  if (!isPaid) planRetry(world, invoice.id);
  emit(world, 'customer.subscription.updated', after, { items: subscription.items, status: subscription.status });
};

const retry = (world: World, subscription: Subscription, invoice: Invoice): void => {
  if (tryToCollect(world, subscription, invoice)) return;
  if (invoice.attempt_count >= RETRY_DAYS.length) end(world, subscription);
  else planRetry(world, invoice.id);
};

/** The next thing that is due for a subscription, or null; each is done at its own moment. */
const dueStep = (world: World, subscription: Subscription, now: number): (() => void) | null => {
  const periodEnds = itemOf(subscription).current_period_end;
  const invoice = subscription.latest_invoice === null ? null : world.store.get('invoice', subscription.latest_invoice);
  const retryAt = invoice?.status === 'open' ? invoice.next_payment_attempt : null;
  if (subscription.status === 'past_due' && invoice && retryAt !== null && retryAt <= now)
    return () => retry(at(world, retryAt), subscription, invoice);
  if (subscription.status === 'incomplete' && subscription.created + INCOMPLETE_SECONDS <= now)
    return () => {
      const expired: Subscription = { ...subscription, status: 'incomplete_expired', ended_at: now };
      world.store.put('subscription', expired);
      emit(world, 'customer.subscription.updated', expired, { status: 'incomplete' });
    };
  if ((subscription.status === 'active' || subscription.status === 'past_due') && periodEnds <= now) {
    const then = at(world, periodEnds);
    return () => (subscription.cancel_at_period_end ? end(then, subscription) : renew(then, subscription));
  }
  return null;
};

/** Catches up with the clock. */
export const catchUp = (world: World): void => {
  const now = world.seconds();
  expireOldSessions(world);
  for (const { id } of world.store.all('subscription')) {
    for (;;) {
      const step = dueStep(world, found(world, 'subscription', id), now);
      if (step === null) break;
      step();
    }
  }
};
