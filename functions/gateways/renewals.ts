/** Stripe: what the next renewal of a subscription will charge, and to which card. */
import type Stripe from 'stripe';
import { methodName } from './payment-state.ts';
import { asked, isMissing } from './stripe-client.ts';

export interface Renewal {
  /** Cents, as the subscription's own price and the customer's balance have it now. */
  amount: number;
  /** Brand and last digits, such as `Visa 4242`; null when it pays by something else. */
  card: string | null;
}

const methodOf = (value: string | Stripe.PaymentMethod | null): Stripe.PaymentMethod | null =>
  typeof value === 'string' ? null : value;

const renewalOf = (subscription: Stripe.Subscription): Renewal => {
  const customer = subscription.customer as Stripe.Customer | Stripe.DeletedCustomer;
  const [balance, fallback] = customer.deleted ? [0, null] : [customer.balance, customer.invoice_settings.default_payment_method];
  const price = subscription.items.data.reduce((sum, item) => sum + (item.price.unit_amount ?? 0) * (item.quantity ?? 1), 0);
  return {
    // Stripe writes a credit as a negative balance.
    amount: Math.max(0, price + balance),
    card: methodName(methodOf(subscription.default_payment_method) ?? methodOf(fallback)),
  };
};

/** Null when Stripe knows no such subscription. */
export const fetchRenewal = (subscription: string): Promise<Renewal | null> =>
  asked(async (stripe) => {
    const expand = ['default_payment_method', 'customer.invoice_settings.default_payment_method'];
    try {
      return renewalOf(await stripe.subscriptions.retrieve(subscription, { expand }));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  });
