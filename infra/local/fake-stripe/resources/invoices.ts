import { createBase, emit, requireObject, type StripeContext } from '../context.ts';
import { cardError, invalidRequest } from '../errors.ts';
import { type Params, readText } from '../form.ts';
import type { BillingReason, Invoice, InvoicePayment, PaymentIntent, PaymentMethod, Price, Subscription } from '../objects.ts';
import { attemptCharge, createPaymentIntent } from './payment-intents.ts';
import { getAttachedMethod, resolveMethod } from './payment-methods.ts';

export interface InvoiceLine {
  amount: number;
  description: string;
  price: Price;
  quantity: number;
  period: { start: number; end: number };
}

/** Credit pays first; a negative total becomes credit. */
const useBalance = (context: StripeContext, customerId: string, total: number): { due: number; starting: number } => {
  const customer = requireObject(context, 'customer', customerId);
  const sum = total + customer.balance;
  context.store.put('customer', { ...customer, balance: Math.min(0, sum), currency: customer.currency ?? 'usd' });
  return { due: Math.max(0, sum), starting: customer.balance };
};

const linesOf = (context: StripeContext, invoiceId: string, currency: string, lines: InvoiceLine[]): Invoice['lines'] => ({
  object: 'list',
  data: lines.map((line) => ({
    id: context.store.id('il'),
    livemode: false,
    metadata: {},
    object: 'line_item',
    amount: line.amount,
    currency,
    description: line.description,
    invoice: invoiceId,
    period: line.period,
    pricing: { type: 'price_details', price_details: { price: line.price.id, product: line.price.product } },
    quantity: line.quantity,
  })),
  has_more: false,
  url: `/v1/invoices/${invoiceId}/lines`,
});

export const createInvoice = (
  context: StripeContext,
  subscription: Subscription,
  reason: BillingReason,
  lines: InvoiceLine[],
): Invoice => {
  const fresh = createBase(context, 'in');
  const customer = requireObject(context, 'customer', subscription.customer);
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const { due, starting } = useBalance(context, customer.id, total);
  const invoice: Invoice = {
    ...fresh,
    object: 'invoice',
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name,
    description: null,
    hosted_invoice_url: `${context.siteUrl}/local/stripe/invoice/${fresh.id}`,
    invoice_pdf: `${context.siteUrl}/local/stripe/invoice/${fresh.id}/pdf`,
    lines: linesOf(context, fresh.id, subscription.currency, lines),
    next_payment_attempt: null,
    number: `${customer.invoice_prefix}-${String(context.store.count(`number/${customer.id}`)).padStart(4, '0')}`,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    period_start: lines[0]?.period.start ?? fresh.created,
    period_end: lines[0]?.period.end ?? fresh.created,
    starting_balance: starting,
    status: 'open',
    status_transitions: { finalized_at: fresh.created, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    total,
    total_taxes: [],
  };
  context.store.put('invoice', invoice);
  context.store.put('subscription', { ...requireObject(context, 'subscription', subscription.id), latest_invoice: invoice.id });
  emit(context, 'invoice.created', invoice);
  emit(context, 'invoice.finalized', invoice);
  return invoice;
};

const ensurePayment = (context: StripeContext, invoice: Invoice): { payment: InvoicePayment; intent: PaymentIntent } => {
  const known = context.store.all('invoice_payment').find((payment) => payment.invoice === invoice.id);
  if (known) return { payment: known, intent: requireObject(context, 'payment_intent', known.payment.payment_intent) };
  const intent = createPaymentIntent(context, invoice);
  const payment: InvoicePayment = {
    id: context.store.id('inpay'),
    created: context.seconds(),
    livemode: false,
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
  context.store.put('invoice_payment', payment);
  return { payment, intent };
};

const activateSubscription = (context: StripeContext, invoice: Invoice): void => {
  const subscription = requireObject(context, 'subscription', invoice.parent.subscription_details.subscription);
  if (subscription.status !== 'incomplete' && subscription.status !== 'past_due') return;
  const active: Subscription = { ...subscription, status: 'active' };
  context.store.put('subscription', active);
  emit(context, 'customer.subscription.updated', active, { status: subscription.status });
};

const markPaid = (context: StripeContext, invoice: Invoice): Invoice => {
  const paid: Invoice = {
    ...invoice,
    status: 'paid',
    attempted: true,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: context.seconds() },
  };
  context.store.put('invoice', paid);
  emit(context, 'invoice.paid', paid);
  emit(context, 'invoice.payment_succeeded', paid);
  activateSubscription(context, paid);
  return paid;
};

export const settleInvoice = (context: StripeContext, intent: PaymentIntent): Invoice => {
  const invoice = requireObject(context, 'invoice', intent._invoice);
  if (intent.status === 'succeeded') {
    const { payment } = ensurePayment(context, invoice);
    const transitions = { ...payment.status_transitions, paid_at: context.seconds() };
    context.store.put('invoice_payment', {
      ...payment,
      status: 'paid',
      amount_paid: intent.amount,
      status_transitions: transitions,
    });
    return markPaid(context, { ...invoice, attempt_count: invoice.attempt_count + 1 });
  }
  const failed: Invoice = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 };
  context.store.put('invoice', failed);
  emit(context, intent.status === 'requires_action' ? 'invoice.payment_action_required' : 'invoice.payment_failed', failed);
  return failed;
};

interface Collected {
  invoice: Invoice;
  intent: PaymentIntent | null;
}

export const collectInvoice = (context: StripeContext, invoice: Invoice, methodOf: () => PaymentMethod): Collected => {
  if (invoice.amount_due === 0) return { invoice: markPaid(context, invoice), intent: null };
  const intent = attemptCharge(context, ensurePayment(context, invoice).intent, methodOf());
  return { invoice: settleInvoice(context, intent), intent };
};

/** Returns the credit it used to the customer. */
export const voidInvoice = (context: StripeContext, invoice: Invoice): void => {
  const customer = requireObject(context, 'customer', invoice.customer);
  context.store.put('customer', { ...customer, balance: invoice.starting_balance });
  const transitions = { ...invoice.status_transitions, voided_at: context.seconds() };
  const voided: Invoice = { ...invoice, status: 'void', next_payment_attempt: null, status_transitions: transitions };
  context.store.put('invoice', voided);
  emit(context, 'invoice.voided', voided);
};

/** With its payment, which can't be confirmed any more. */
export const voidOpenInvoice = (context: StripeContext, id: string): Invoice => {
  const invoice = requireObject(context, 'invoice', id);
  if (invoice.status !== 'open') throw invalidRequest("You can only pass in open invoices. This invoice isn't open.");
  voidInvoice(context, invoice);
  for (const intent of context.store.all('payment_intent'))
    if (intent._invoice === id && intent.status !== 'succeeded') {
      const canceled: PaymentIntent = { ...intent, status: 'canceled', canceled_at: context.seconds(), next_action: null };
      context.store.put('payment_intent', canceled);
      emit(context, 'payment_intent.canceled', canceled);
    }
  return requireObject(context, 'invoice', id);
};

export const getPayingMethod = (
  context: StripeContext,
  subscription: Pick<Subscription, 'customer' | 'default_payment_method'>,
): PaymentMethod => {
  const customer = requireObject(context, 'customer', subscription.customer);
  const id = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  if (id === null)
    throw invalidRequest(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      undefined,
      'resource_missing',
    );
  return resolveMethod(context, id);
};

export const payInvoice = (context: StripeContext, id: string, params: Params): Invoice => {
  const invoice = requireObject(context, 'invoice', id);
  if (invoice.status !== 'open') throw invalidRequest('Invoice is already paid', undefined, 'invoice_already_paid');
  const named = readText(params, 'payment_method');
  const subscription = requireObject(context, 'subscription', invoice.parent.subscription_details.subscription);
  const method = () =>
    named === null ? getPayingMethod(context, subscription) : getAttachedMethod(context, invoice.customer, named);
  const { invoice: after, intent } = collectInvoice(context, invoice, method);
  if (intent?.status === 'requires_action')
    throw cardError({
      code: 'invoice_payment_intent_requires_action',
      message: 'This payment requires additional user action before it can be completed successfully.',
    });
  if (intent && intent.status !== 'succeeded') {
    const { type: _, ...failure } = intent.last_payment_error!;
    throw cardError({ ...failure, payment_intent: intent });
  }
  return after;
};

export const findInvoices = (context: StripeContext, params: Params): Invoice[] => {
  const customer = readText(params, 'customer');
  const subscription = readText(params, 'subscription');
  const status = readText(params, 'status');
  return context.store
    .all('invoice')
    .filter(
      (invoice) =>
        (customer === null || invoice.customer === customer) &&
        (subscription === null || invoice.parent.subscription_details.subscription === subscription) &&
        (status === null || invoice.status === status),
    );
};
