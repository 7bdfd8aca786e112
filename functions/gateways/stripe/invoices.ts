import type Stripe from 'stripe';
import type { BillingInvoice } from '#shared/domain/payment.ts';
import { withStripe } from './client.ts';
import { isMissing } from './errors.ts';
import { idOf, isoTime, periodOf, sumTaxes } from './mapping.ts';

/** Null where nothing was invoiced. The link needs no sign-in, and Stripe lets it expire. */
export const fetchReceiptUrl = (paymentIntent: string): Promise<string | null> =>
  withStripe(async (stripe) => {
    const payment = { type: 'payment_intent', payment_intent: paymentIntent } as const;
    const { data } = await stripe.invoicePayments.list({ payment, limit: 1 });
    const invoice = idOf(data[0]?.invoice);
    return invoice === null ? null : ((await stripe.invoices.retrieve(invoice)).invoice_pdf ?? null);
  });

/** A draft is not an invoice yet. */
const toBillingInvoice = (invoice: Stripe.Invoice): BillingInvoice[] => {
  const { id, status, number, created, subtotal, total, currency, invoice_pdf } = invoice;
  if (!id || status === null || status === 'draft') return [];
  return [
    {
      ...{ id, number, created_at: isoTime(created), ...periodOf(invoice, created) },
      ...{ subtotal, tax: sumTaxes(invoice), total, currency: currency.toUpperCase() },
      ...{ status: status as BillingInvoice['status'], pdf_url: invoice_pdf ?? null },
    },
  ];
};

export const listInvoices = (customer: string): Promise<BillingInvoice[]> =>
  withStripe(async (stripe) => {
    try {
      return (await stripe.invoices.list({ customer, limit: 100 })).data.flatMap(toBillingInvoice);
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  });
