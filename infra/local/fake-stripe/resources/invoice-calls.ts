/** Calls on invoices. */

import { found, type StripeContext } from '../context.ts';
import { cardError, refused } from '../errors.ts';
import { type Params, text } from '../form.ts';
import type { Invoice } from '../objects.ts';
import { collect, payingMethod } from './invoices.ts';
import { attachedTo } from './payment-methods.ts';

/** `POST /v1/invoices/{id}/pay`: tries now, with the named card or the default one. */
export const payInvoice = (context: StripeContext, id: string, params: Params): Invoice => {
  const invoice = found(context, 'invoice', id);
  if (invoice.status !== 'open') throw refused('Invoice is already paid', undefined, 'invoice_already_paid');
  const named = text(params, 'payment_method');
  const subscription = found(context, 'subscription', invoice.parent.subscription_details.subscription);
  const method = () => (named === null ? payingMethod(context, subscription) : attachedTo(context, invoice.customer, named));
  const { invoice: after, intent } = collect(context, invoice, method);
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
  const customer = text(params, 'customer');
  const subscription = text(params, 'subscription');
  const status = text(params, 'status');
  return context.store
    .all('invoice')
    .filter(
      (one) =>
        (customer === null || one.customer === customer) &&
        (subscription === null || one.parent.subscription_details.subscription === subscription) &&
        (status === null || one.status === status),
    );
};
