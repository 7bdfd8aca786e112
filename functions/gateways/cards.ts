/** Stripe: the cards of a customer, and which of them pays. */
import type Stripe from 'stripe';
import type { PaymentMethod } from '#shared/domain/billing.ts';
import { isEndedSubscription } from '#shared/domain/subscription.ts';
import { idOf, ownCard } from './payments.ts';
import { asked, isMissing } from './stripe-client.ts';

const named = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const defaultOf = async (stripe: Stripe, customer: string): Promise<string | null> => {
  const found = await stripe.customers.retrieve(customer);
  return found.deleted ? null : idOf(found.invoice_settings.default_payment_method);
};

const listMethods = async (stripe: Stripe, customer: string): Promise<Stripe.PaymentMethod[]> => {
  try {
    return (await stripe.customers.listPaymentMethods(customer, { type: 'card', limit: 100 })).data;
  } catch (error) {
    // a deleted customer has none
    if (isMissing(error)) return [];
    throw error;
  }
};

/** A customer's cards, newest first. */
export const listCards = (customer: string): Promise<PaymentMethod[]> =>
  asked(async (stripe) => {
    const [data, chosen] = await Promise.all([listMethods(stripe, customer), defaultOf(stripe, customer)]);
    return data.flatMap(({ id, card }) =>
      card
        ? {
            id,
            brand: named(card.brand),
            last4: card.last4,
            exp_month: card.exp_month,
            exp_year: card.exp_year,
            is_default: id === chosen,
          }
        : [],
    );
  });

/** Attaches a card that is nobody's yet; one that is the customer's already stays. Another customer's is a 404. */
export const addCard = (customer: string, id: string): Promise<string> => asked((stripe) => ownCard(stripe, customer, id));

/** Makes a card the one that pays: for new invoices, and for every subscription, which names a card of its own. */
export const makeDefault = (customer: string, id: string): Promise<void> =>
  asked(async (stripe) => {
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } });
    const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
    for (const one of data)
      if (!isEndedSubscription(one)) await stripe.subscriptions.update(one.id, { default_payment_method: id });
  });

/** Charges what is open to a card, now rather than at Stripe's next try. Answers the newest invoice that was paid. */
export const payDue = (customer: string, id: string): Promise<string | null> =>
  asked(async (stripe) => {
    const { data } = await stripe.invoices.list({ customer, status: 'open', limit: 10 });
    for (const invoice of data)
      await stripe.invoices.pay(invoice.id!, { payment_method: id, off_session: true }).catch(async (error: unknown) => {
        // another call, or Stripe itself, was faster
        if ((await stripe.invoices.retrieve(invoice.id!)).status !== 'paid') throw error;
      });
    return data[0]?.id ?? null;
  });

/** Takes a card off its customer. */
export const removeCard = (id: string): Promise<void> =>
  asked(async (stripe) => {
    await stripe.paymentMethods.detach(id);
  });
