import type Stripe from 'stripe';
import type { PaymentMethod } from '#shared/domain/billing.ts';
import { isEndedSubscription } from '#shared/domain/subscription.ts';
import { withStripe } from './client.ts';
import { CardNotFound, isMissing } from './errors.ts';
import { idOf, toCardFace } from './mapping.ts';

/** The hosted payment page gives its card to the subscription only, not to the customer. */
const fetchDefaultCard = async (stripe: Stripe, customer: string): Promise<string | null> => {
  const found = await stripe.customers.retrieve(customer);
  if (found.deleted) return null;
  if (found.invoice_settings.default_payment_method) return idOf(found.invoice_settings.default_payment_method);
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
  return idOf(data.find((subscription) => !isEndedSubscription(subscription))?.default_payment_method ?? null);
};

const fetchPaymentMethods = async (stripe: Stripe, customer: string): Promise<Stripe.PaymentMethod[]> => {
  try {
    return (await stripe.customers.listPaymentMethods(customer, { type: 'card', limit: 100 })).data;
  } catch (error) {
    // a deleted customer has none
    if (isMissing(error)) return [];
    throw error;
  }
};

export const listCards = (customer: string): Promise<PaymentMethod[]> =>
  withStripe(async (stripe) => {
    const [methods, defaultCard] = await Promise.all([fetchPaymentMethods(stripe, customer), fetchDefaultCard(stripe, customer)]);
    return methods.flatMap(({ id, card }) =>
      card
        ? {
            id,
            ...toCardFace(card),
            exp_month: card.exp_month,
            exp_year: card.exp_year,
            is_default: id === defaultCard,
          }
        : [],
    );
  });

export const createSetupIntent = (customer: string): Promise<string> =>
  withStripe(async (stripe) => {
    const intent = await stripe.setupIntents.create({ customer, usage: 'off_session', allowed_payment_method_types: ['card'] });
    return intent.client_secret!;
  });

interface Attachment {
  customer: string;
  card: string;
  /** Stripe tries a card out when it is attached: here the caller may still refuse. */
  beforeAttach?: () => Promise<void>;
}

const attachToCustomer = async (stripe: Stripe, { customer, card, beforeAttach }: Attachment): Promise<string> => {
  try {
    const method = await stripe.paymentMethods.retrieve(card);
    if (method.customer === customer) return method.id;
    if (method.customer === null) {
      await beforeAttach?.();
      return (await stripe.paymentMethods.attach(card, { customer })).id;
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  throw new CardNotFound();
};

/** Attaches a card without a customer; one that the customer has already stays. Another customer's is `CardNotFound`. */
export const attachCard = (attachment: Attachment): Promise<string> =>
  withStripe((stripe) => attachToCustomer(stripe, attachment));

export const attachDefaultCard = (attachment: Attachment): Promise<string> =>
  withStripe(async (stripe) => {
    const id = await attachToCustomer(stripe, attachment);
    await stripe.customers.update(attachment.customer, { invoice_settings: { default_payment_method: id } });
    return id;
  });

/** Makes a card pay for new invoices and for every subscription, since each of those names a card of its own. */
export const setDefaultCard = (customer: string, card: string): Promise<void> =>
  withStripe(async (stripe) => {
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } });
    const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
    for (const subscription of data)
      if (!isEndedSubscription(subscription))
        await stripe.subscriptions.update(subscription.id, { default_payment_method: card });
  });

export const payOpenInvoices = (customer: string, card: string): Promise<string | null> =>
  withStripe(async (stripe) => {
    const { data } = await stripe.invoices.list({ customer, status: 'open', limit: 10 });
    for (const invoice of data)
      await stripe.invoices.pay(invoice.id!, { payment_method: card, off_session: true }).catch(async (error: unknown) => {
        // another call, or Stripe itself, may have been faster
        if ((await stripe.invoices.retrieve(invoice.id!)).status !== 'paid') throw error;
      });
    return data[0]?.id ?? null;
  });

export const detachCard = (card: string): Promise<void> =>
  withStripe(async (stripe) => {
    await stripe.paymentMethods.detach(card);
  });
