import type Stripe from 'stripe';
import { isPaymentDue } from '#shared/domain/subscription.ts';
import { withStripe } from './client.ts';
import { isMissing } from './errors.ts';
import {
  cardName,
  idOf,
  isDisputed,
  isRefunded,
  type ProviderDispute,
  type ProviderPayment,
  type ProviderSubscription,
  parseUserId,
  payingMethodOf,
  paymentIntentIds,
  toDispute,
  toDisputeStatus,
  toPayment,
  toSubscription,
} from './mapping.ts';

/** Oldest first; Stripe lists the newest first, also within one second. */
const fetchSubscriptions = async (stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> => {
  try {
    return (await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })).data.toReversed();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

export const listSubscriptions = (customer: string): Promise<ProviderSubscription[]> =>
  withStripe(async (stripe) => (await fetchSubscriptions(stripe, customer)).flatMap((found) => toSubscription(found) ?? []));

const confirmationUrl = async (stripe: Stripe, invoiceId: string): Promise<string | null> => {
  const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
  if (invoice.status !== 'open') return null;
  const intents = await Promise.all(paymentIntentIds(invoice).map((id) => stripe.paymentIntents.retrieve(id)));
  return intents.some(({ status }) => status === 'requires_action') ? (invoice.hosted_invoice_url ?? null) : null;
};

export const fetchConfirmationUrl = (invoiceId: string): Promise<string | null> =>
  withStripe((stripe) => confirmationUrl(stripe, invoiceId));

const withConfirmation = async (stripe: Stripe, found: Stripe.Subscription): Promise<ProviderSubscription[]> => {
  const subscription = toSubscription(found);
  if (!subscription) return [];
  const invoice = idOf(found.latest_invoice);
  const url = isPaymentDue(subscription) && invoice !== null ? await confirmationUrl(stripe, invoice) : null;
  return [url === null ? subscription : { ...subscription, confirm_payment_url: url }];
};

const fetchPayments = async (stripe: Stripe, invoiceId: string): Promise<ProviderPayment[]> => {
  const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
  const intents = paymentIntentIds(invoice).map((id) =>
    stripe.paymentIntents.retrieve(id, { expand: ['payment_method', 'latest_charge'] }),
  );
  return Promise.all(
    (await Promise.all(intents)).map(async (intent) => {
      const payment = toPayment(intent, invoice);
      if (!isDisputed(intent)) return payment;
      const [dispute] = (await stripe.disputes.list({ payment_intent: intent.id, limit: 1 })).data;
      return dispute ? { ...payment, dispute: toDisputeStatus(dispute) } : payment;
    }),
  );
};

export interface CustomerState {
  subscriptions: ProviderSubscription[];
  payments: ProviderPayment[];
}

export const fetchCustomerState = (customer: string, invoices: readonly string[]): Promise<CustomerState> =>
  withStripe(async (stripe) => {
    const [subscriptions, payments] = await Promise.all([
      Promise.all((await fetchSubscriptions(stripe, customer)).map((found) => withConfirmation(stripe, found))),
      Promise.all([...new Set(invoices)].map((id) => fetchPayments(stripe, id))),
    ]);
    return { subscriptions: subscriptions.flat(), payments: payments.flat() };
  });

export const fetchUserId = (customer: string): Promise<number | null> =>
  withStripe(async (stripe) => {
    try {
      const found = await stripe.customers.retrieve(customer);
      return found.deleted ? null : parseUserId(found.metadata.user_id);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  });

export const fetchPaymentReference = (paymentIntent: string): Promise<{ customer: string | null; invoice: string | null }> =>
  withStripe(async (stripe) => {
    const [intent, { data }] = await Promise.all([
      stripe.paymentIntents.retrieve(paymentIntent),
      stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: paymentIntent } }),
    ]);
    return { customer: idOf(intent.customer), invoice: idOf(data[0]?.invoice) };
  });

/** Whether all of it went back. */
export const isPaymentRefunded = (paymentIntent: string): Promise<boolean> =>
  withStripe(async (stripe) => isRefunded(await stripe.paymentIntents.retrieve(paymentIntent, { expand: ['latest_charge'] })));

export const fetchDispute = (id: string): Promise<ProviderDispute> =>
  withStripe(async (stripe) => toDispute(await stripe.disputes.retrieve(id)));

export interface Renewal {
  /** Cents: the subscription's own price less the customer's credit. */
  amount: number;
  card: string | null;
}

const toRenewal = (subscription: Stripe.Subscription): Renewal => {
  const customer = subscription.customer as Stripe.Customer | Stripe.DeletedCustomer;
  const balance = customer.deleted ? 0 : customer.balance;
  const price = subscription.items.data.reduce((sum, item) => sum + (item.price.unit_amount ?? 0) * (item.quantity ?? 1), 0);
  return {
    // a negative balance is a credit
    amount: Math.max(0, price + balance),
    card: cardName(payingMethodOf(subscription)),
  };
};

export const fetchRenewal = (subscription: string): Promise<Renewal | null> =>
  withStripe(async (stripe) => {
    const expand = ['default_payment_method', 'customer.invoice_settings.default_payment_method'];
    try {
      return toRenewal(await stripe.subscriptions.retrieve(subscription, { expand }));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  });

export interface RunningSubscription {
  subscription: ProviderSubscription;
  customer: Stripe.Customer;
  userId: number | null;
  invoice: { id: string; created: number; paidBy: string[] } | null;
}

export interface PaidInvoice {
  id: string;
  created: number;
  paidBy: string[];
  customer: string;
  userId: number | null;
}

interface ProviderPage<T> {
  items: T[];
  next: string | null;
}

const PAGE_SIZE = 100;

const pageParams = (after: string | null) => ({ limit: PAGE_SIZE, ...(after === null ? {} : { starting_after: after }) });

const nextCursor = <T extends { id?: string }>({ data, has_more }: { data: T[]; has_more: boolean }): string | null =>
  has_more ? (data.at(-1)?.id ?? null) : null;

const toLatestInvoice = (invoice: Stripe.Invoice | null): RunningSubscription['invoice'] =>
  invoice?.id
    ? { id: invoice.id, created: invoice.created, paidBy: invoice.status === 'paid' ? paymentIntentIds(invoice) : [] }
    : null;

const toRunningSubscription = (found: Stripe.Subscription): RunningSubscription[] => {
  const subscription = toSubscription(found);
  const customer = found.customer as Stripe.Customer | Stripe.DeletedCustomer;
  if (subscription === null || customer.deleted) return [];
  const userId = parseUserId(found.metadata.user_id) ?? parseUserId(customer.metadata.user_id);
  return [{ subscription, customer, userId, invoice: toLatestInvoice(found.latest_invoice as Stripe.Invoice | null) }];
};

/** Newest first. Without a status, Stripe's list leaves out canceled subscriptions. */
export const listRunningSubscriptions = (after: string | null): Promise<ProviderPage<RunningSubscription>> =>
  withStripe(async (stripe) => {
    const expand = ['data.customer', 'data.latest_invoice.payments'];
    const list = await stripe.subscriptions.list({ ...pageParams(after), expand });
    return { items: list.data.flatMap(toRunningSubscription), next: nextCursor(list) };
  });

const toPaidInvoice = (invoice: Stripe.Invoice): PaidInvoice[] => {
  const customer = invoice.customer as Stripe.Customer | Stripe.DeletedCustomer | null;
  const details = invoice.parent?.subscription_details;
  if (!invoice.id || !customer || customer.deleted || !details) return [];
  const userId = parseUserId(details.metadata?.user_id) ?? parseUserId(customer.metadata.user_id);
  return [{ id: invoice.id, created: invoice.created, paidBy: paymentIntentIds(invoice), customer: customer.id, userId }];
};

export const listPaidInvoices = (since: Date, after: string | null): Promise<ProviderPage<PaidInvoice>> =>
  withStripe(async (stripe) => {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const expand = ['data.customer', 'data.payments'];
    const list = await stripe.invoices.list({ ...pageParams(after), status: 'paid', created, expand });
    return { items: list.data.flatMap(toPaidInvoice), next: nextCursor(list) };
  });
