/** Customers, cards, prices and purchases, made through the real SDK. */
import type Stripe from 'stripe';

export const card = (number: string) => ({
  type: 'card' as const,
  card: { number, exp_month: 12, exp_year: 2035, cvc: '123' },
});

export const customerWith = async (stripe: Stripe, number: string) => {
  const customer = await stripe.customers.create({ email: 'a@example.com', metadata: { user_id: '7' } });
  const made = await stripe.paymentMethods.create(card(number));
  const method = await stripe.paymentMethods.attach(made.id, { customer: customer.id });
  return { customer, method };
};

export const yearly = (stripe: Stripe, cents: number, tier = 'gold') =>
  stripe.prices.create({
    currency: 'usd',
    unit_amount: cents,
    recurring: { interval: 'year' },
    metadata: { plan_type: tier },
    product_data: { name: tier },
  });

export const subscribe = async (stripe: Stripe, number = '4242424242424242', cents = 199_900) => {
  const { customer, method } = await customerWith(stripe, number);
  const price = await yearly(stripe, cents);
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    default_payment_method: method.id,
    payment_behavior: 'error_if_incomplete',
    metadata: { user_id: '7' },
    expand: ['latest_invoice.payments'],
  });
  return { customer, method, price, subscription };
};
