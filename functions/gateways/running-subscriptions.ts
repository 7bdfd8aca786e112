/** Stripe: every subscription that runs, page by page, with what the product keeps of it. */
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

const invoiceOf = (invoice: Stripe.Invoice | null): Running['invoice'] =>
  invoice?.id ? { id: invoice.id, created: invoice.created, paidBy: invoice.status === 'paid' ? intentsOf(invoice) : [] } : null;

const runningOf = (one: Stripe.Subscription): Running[] => {
  const subscription = subscriptionOf(one);
  const customer = one.customer as Stripe.Customer | Stripe.DeletedCustomer;
  if (subscription === null || customer.deleted) return [];
  const userId = userOf(one.metadata.user_id) ?? userOf(customer.metadata.user_id);
  return [{ subscription, customer, userId, invoice: invoiceOf(one.latest_invoice as Stripe.Invoice | null) }];
};

/** One page, and where the next begins; null after the last. Stripe leaves canceled ones out. */
export const runningSubscriptions = (after: string | null): Promise<{ found: Running[]; next: string | null }> =>
  asked(async (stripe) => {
    const { data, has_more } = await stripe.subscriptions.list({
      limit: PAGE,
      expand: ['data.customer', 'data.latest_invoice.payments'],
      ...(after === null ? {} : { starting_after: after }),
    });
    return { found: data.flatMap(runningOf), next: has_more ? (data.at(-1)?.id ?? null) : null };
  });
