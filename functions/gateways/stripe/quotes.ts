import type Stripe from 'stripe';
import type { Quote } from '#shared/domain/quote.ts';
import { withStripe } from './client.ts';
import { isoTime, payingMethodOf, sumTaxes, toCardFace } from './mapping.ts';

/** Cents of an invoice that is not charged yet. */
export interface InvoiceTotals {
  amount: number;
  subtotal: number;
  tax: number;
  credit: number;
  currency: string;
  period_end: string;
}

type Totals = Pick<Stripe.Invoice, 'amount_due' | 'subtotal' | 'total' | 'currency'> & {
  total_taxes: { amount: number }[] | null;
  lines: { data: { period: { end: number } }[] };
};

export const toInvoiceTotals = ({ amount_due, subtotal, total, total_taxes, currency, lines }: Totals): InvoiceTotals => ({
  amount: amount_due,
  subtotal,
  tax: sumTaxes({ total_taxes }),
  credit: Math.max(0, total - amount_due),
  currency: currency.toUpperCase(),
  period_end: isoTime(Math.max(0, ...lines.data.map(({ period }) => period.end))),
});

/** Without a customer yet, nothing of theirs changes the amount. */
export const previewPurchase = (customer: string | null, price: string): Promise<InvoiceTotals> =>
  withStripe(async (stripe) =>
    toInvoiceTotals(
      await stripe.invoices.createPreview({
        ...(customer === null ? {} : { customer }),
        subscription_details: { items: [{ price }] },
      }),
    ),
  );

interface TierPreview {
  subscription: string;
  price: string;
  /** The difference is counted to that moment and charged; without one, the preview is of the next period. */
  prorationDate: number | null;
}

export const previewTierChange = ({ subscription, price, prorationDate }: TierPreview): Promise<InvoiceTotals> =>
  withStripe(async (stripe) => {
    const { items } = await stripe.subscriptions.retrieve(subscription);
    const preview = await stripe.invoices.createPreview({
      subscription,
      subscription_details: {
        items: [{ id: items.data[0]!.id, price }],
        ...(prorationDate === null
          ? { proration_behavior: 'none' }
          : { proration_behavior: 'always_invoice', proration_date: prorationDate }),
      },
    });
    return toInvoiceTotals(preview);
  });

/** Of the next period, also when the subscription is to end with this one. */
export const previewRenewal = (subscription: string): Promise<InvoiceTotals> =>
  withStripe(async (stripe) =>
    toInvoiceTotals(await stripe.invoices.createPreview({ subscription, subscription_details: { cancel_at_period_end: false } })),
  );

/** All open invoices together, of which some may be paid in part. Null if none is open. */
export const fetchDebt = (customer: string): Promise<InvoiceTotals | null> =>
  withStripe(async (stripe) => {
    const { data } = await stripe.invoices.list({ customer, status: 'open', limit: 100 });
    const debts = data.map((invoice) => ({ ...toInvoiceTotals(invoice), amount: invoice.amount_remaining }));
    const [first] = debts;
    const add = (of: (debt: InvoiceTotals) => number): number => debts.reduce((sum, debt) => sum + of(debt), 0);
    return first
      ? {
          ...first,
          amount: add(({ amount }) => amount),
          subtotal: add(({ subtotal }) => subtotal),
          tax: add(({ tax }) => tax),
          credit: add(({ credit }) => credit),
        }
      : null;
  });

export const fetchPayingCard = (subscription: string): Promise<Quote['card']> =>
  withStripe(async (stripe) => {
    const expand = ['default_payment_method', 'customer.invoice_settings.default_payment_method'];
    const card = payingMethodOf(await stripe.subscriptions.retrieve(subscription, { expand }))?.card;
    return card ? toCardFace(card) : null;
  });
