/**
 * Nightly: compares stored subscriptions with Stripe and repairs what lost webhooks left behind, with the same compare-and-set
 * as the webhook. Each difference raises an alarm: none is expected.
 */
import { readBilling } from '#functions/data/billing.ts';
import { arePaymentsStored } from '#functions/data/payments.ts';
import { forgetCustomer, isEqual, type SyncRequest, sync } from '#functions/data/subscription-sync.ts';
import { listExpiringSubscriptions, parseCurrent, readSubscriptionRow } from '#functions/data/subscriptions.ts';
import { readAccount } from '#functions/data/users.ts';
import { hasBillingInfo, isCustomerDeleted, updateCustomer } from '#functions/gateways/stripe/customers.ts';
import {
  fetchCustomerState,
  listPaidInvoices,
  listRunningSubscriptions,
  type PaidInvoice,
  type RunningSubscription,
} from '#functions/gateways/stripe/state.ts';
import { resolveDuplicateSubscriptions } from '#functions/gateways/stripe/subscriptions.ts';
import { now } from '#functions/runtime/clock.ts';
import { scheduleHandler } from '#functions/runtime/event-handlers.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import { DAY_MS } from '#shared/domain/time.ts';

const AT_ONCE = 5;
/** Several runs may fail before a payment is missed. */
const PAID_DAYS = 7;

/**
 * `repaired`: a lost report; `ended`: given by staff, its time is over; `billing`: billing information, or the account's new
 * address, that had not arrived.
 */
type Outcome = 'same' | 'repaired' | 'ended' | 'billing' | 'unknown' | 'failed';

/** The difference counts only if it is still there at the write. */
const repair = async (request: SyncRequest, found: Record<string, unknown>): Promise<Outcome> => {
  const outcome = await sync(request);
  if (outcome.kind === 'contended') throw new Error('The subscription kept changing');
  if (outcome.kind === 'no_user') return 'unknown';
  if (outcome.kind !== 'applied' || !outcome.isChanged) return 'same';
  log.error('subscription_differed', { user_id: request.uid, ...found });
  return 'repaired';
};

const repairBilling = async (uid: number, customer: RunningSubscription['customer']): Promise<Outcome> => {
  const [given, account] = await Promise.all([readBilling(uid), readAccount(uid)]);
  const billing = { ...given, email: given.email || account?.email };
  if (hasBillingInfo(customer, billing)) return 'same';
  await updateCustomer(customer.id, billing);
  log.warn('billing_sent_again', { user_id: uid });
  return 'billing';
};

const compare = async ({ subscription, customer, userId: uid, invoice }: RunningSubscription, at: Date): Promise<Outcome> => {
  if (uid === null) return 'unknown';
  const current = parseCurrent(await readSubscriptionRow(uid));
  const isSame = isEqual(current, current && { ...subscription, id: current.id });
  if (isSame && (invoice === null || (await arePaymentsStored(uid, invoice.created, invoice.paidBy))))
    return repairBilling(uid, customer);
  const ended = await resolveDuplicateSubscriptions(customer.id);
  const fetch = () => fetchCustomerState(customer.id, invoice ? [invoice.id, ...ended] : ended);
  const found = {
    subscription: subscription.stripe_subscription_id,
    stored: current?.status ?? null,
    provider: subscription.status,
  };
  return repair({ uid, customer: customer.id, now: at, fetch }, found);
};

const compareStored = async (uid: number, at: Date): Promise<Outcome> => {
  const row = await readSubscriptionRow(uid);
  const current = parseCurrent(row);
  if (current === null) return 'same';
  if (current.stripe_subscription_id === null) {
    if (current.current_period_end > at.toISOString()) return 'same';
    await sync({ uid, now: at, fetch: async () => ({ subscriptions: [], payments: [] }) });
    return 'ended';
  }
  const customer = row!.stripe_customer_id!;
  const found = { subscription: current.stripe_subscription_id, stored: current.status, provider: null };
  if (await isCustomerDeleted(customer)) {
    await forgetCustomer({ uid, deletedCustomer: customer, now: at });
    log.error('subscription_differed', { user_id: uid, ...found, provider: 'customer_deleted' });
    return 'repaired';
  }
  const ended = await resolveDuplicateSubscriptions(customer);
  let isKnown = true;
  const fetch = async () => {
    const state = await fetchCustomerState(customer, ended);
    isKnown = state.subscriptions.some((subscription) => subscription.stripe_subscription_id === current.stripe_subscription_id);
    return state;
  };
  const outcome = await repair({ uid, customer, now: at, fetch }, found);
  // No report says that it ended, so it needs a look.
  return isKnown ? outcome : 'unknown';
};

/** One invoice that was paid of late: its payment may be missing beside a subscription that has moved on since. */
const comparePaid = async ({ id, created, paidBy, customer, userId: uid }: PaidInvoice, at: Date): Promise<Outcome> => {
  // Subscriptions without a known user were reported above.
  if (uid === null || (await arePaymentsStored(uid, created, paidBy))) return 'same';
  const ended = await resolveDuplicateSubscriptions(customer);
  const fetch = () => fetchCustomerState(customer, [id, ...ended]);
  const outcome = await repair({ uid, customer, now: at, fetch }, { invoice: id });
  return outcome === 'unknown' ? 'same' : outcome;
};

type Task = { uid: number | null; run: () => Promise<Outcome> };

const runTask = async ({ uid, run }: Task): Promise<Outcome> => {
  try {
    const outcome = await run();
    if (outcome === 'unknown') log.error('subscription_of_nobody', { user_id: uid });
    return outcome;
  } catch (error) {
    log.error('reconciliation_failed', { user_id: uid, ...errorFields(error) });
    return 'failed';
  }
};

type Counts = Record<Outcome, number>;

/** Running subscriptions, invoices that were paid since then, and what is stored. */
export const reconcile = async (at: Date, since: Date): Promise<Counts> => {
  const counts: Counts = { same: 0, repaired: 0, ended: 0, billing: 0, unknown: 0, failed: 0 };
  const doAll = async (tasks: Task[]): Promise<void> => {
    for (let from = 0; from < tasks.length; from += AT_ONCE)
      for (const outcome of await Promise.all(tasks.slice(from, from + AT_ONCE).map(runTask))) counts[outcome] += 1;
  };
  const seen = new Set<number>();
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listRunningSubscriptions>> = await listRunningSubscriptions(after);
    for (const { userId } of page.items) if (userId !== null) seen.add(userId);
    await doAll(page.items.map((subscription) => ({ uid: subscription.userId, run: () => compare(subscription, at) })));
    after = page.next;
  } while (after !== null);
  do {
    const page: Awaited<ReturnType<typeof listPaidInvoices>> = await listPaidInvoices(since, after);
    await doAll(page.items.map((invoice) => ({ uid: invoice.userId, run: () => comparePaid(invoice, at) })));
    after = page.next;
  } while (after !== null);
  const stored = [...(await listExpiringSubscriptions('active')), ...(await listExpiringSubscriptions('past_due'))];
  await doAll(stored.filter(({ uid }) => !seen.has(uid)).map(({ uid }) => ({ uid, run: () => compareStored(uid, at) })));
  log.info('reconciled', counts);
  return counts;
};

/** Throws if a comparison failed, so that the run is retried. */
export const handler = scheduleHandler('stripe-reconciliation', async (): Promise<Counts> => {
  const at = now();
  const counts = await reconcile(at, new Date(at.getTime() - PAID_DAYS * DAY_MS));
  if (counts.failed > 0) throw new Error(`${counts.failed} subscriptions could not be compared`);
  return counts;
});
