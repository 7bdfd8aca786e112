/** Stripe, page by page: every subscription that runs, and what was paid of late, with what the product keeps of both. */
import type Stripe from 'stripe';
import { userOf } from './payment-events.ts';
import { intentsOf, type ProviderSubscription, subscriptionOf } from './payment-state.ts';
import { asked } from './stripe-client.ts';

export interface Running {
  subscription: ProviderSubscription;
  customer: Stripe.Customer;
  /** Null when neither the subscription nor its customer names a user. */
  userId: number | null;
  /** The newest invoice, with the intents that paid it; none while it is unpaid. */
  invoice: { id: string; created: number; paidBy: string[] } | null;
}

const PAGE = 100;

/** An invoice that was paid. */
export interface Paid {
  id: string;
  created: number;
  paidBy: string[];
  customer: string;
  userId: number | null;
}

interface Page<T> {
  found: T[];
  /** Where the next page begins; null after the last. */
  next: string | null;
}

const nextOf = <T extends { id?: string }>({ data, has_more }: { data: T[]; has_more: boolean }): string | null =>
  has_more ? (data.at(-1)?.id ?? null) : null;

const invoiceOf = (invoice: Stripe.Invoice | null): Running['invoice'] =>
  invoice?.id ? { id: invoice.id, created: invoice.created, paidBy: invoice.status === 'paid' ? intentsOf(invoice) : [] } : null;

const runningOf = (one: Stripe.Subscription): Running[] => {
  const subscription = subscriptionOf(one);
  const customer = one.customer as Stripe.Customer | Stripe.DeletedCustomer;
  if (subscription === null || customer.deleted) return [];
  const userId = userOf(one.metadata.user_id) ?? userOf(customer.metadata.user_id);
  return [{ subscription, customer, userId, invoice: invoiceOf(one.latest_invoice as Stripe.Invoice | null) }];
};

const paging = (after: string | null) => ({ limit: PAGE, ...(after === null ? {} : { starting_after: after }) });

/** Running subscriptions, newest first. Stripe leaves canceled ones out. */
export const runningSubscriptions = (after: string | null): Promise<Page<Running>> =>
  asked(async (stripe) => {
    const expand = ['data.customer', 'data.latest_invoice.payments'];
    const list = await stripe.subscriptions.list({ ...paging(after), expand });
    return { found: list.data.flatMap(runningOf), next: nextOf(list) };
  });

const paidOf = (invoice: Stripe.Invoice): Paid[] => {
  const customer = invoice.customer as Stripe.Customer | Stripe.DeletedCustomer | null;
  const details = invoice.parent?.subscription_details;
  if (!invoice.id || !customer || customer.deleted || !details) return [];
  const userId = userOf(details.metadata?.user_id) ?? userOf(customer.metadata.user_id);
  return [{ id: invoice.id, created: invoice.created, paidBy: intentsOf(invoice), customer: customer.id, userId }];
};

/** Invoices of subscriptions that were written since a time and are paid, newest first. */
export const paidInvoices = (since: Date, after: string | null): Promise<Page<Paid>> =>
  asked(async (stripe) => {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const expand = ['data.customer', 'data.payments'];
    const list = await stripe.invoices.list({ ...paging(after), status: 'paid', created, expand });
    return { found: list.data.flatMap(paidOf), next: nextOf(list) };
  });
