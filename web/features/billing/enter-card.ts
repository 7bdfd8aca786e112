/** A card from the provider's form to the list of payment methods. */
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import type { PaymentMethod } from '#shared/domain/billing.ts';
import { billingMessages as messages } from '#shared/messages/billing.ts';
import { client } from '../../lib/api.ts';

export interface TypedCard {
  stripe: Stripe;
  card: StripeCardElement;
  clientSecret: string;
  holder: { name: string | null; email: string };
}

/** Asks the provider to take the card; answers its id, or the sentence to show. */
export const confirmCard = async ({
  stripe,
  card,
  clientSecret,
  holder,
}: TypedCard): Promise<{ id: string } | { wrong: string }> => {
  const billing_details = { email: holder.email, ...(holder.name ? { name: holder.name } : {}) };
  const { setupIntent, error } = await stripe.confirmCardSetup(clientSecret, { payment_method: { card, billing_details } });
  if (error) return { wrong: error.message ?? messages.cardFailed };
  const method = setupIntent.payment_method;
  const id = typeof method === 'string' ? method : method?.id;
  return setupIntent.status === 'succeeded' && id ? { id } : { wrong: messages.cardFailed };
};

export const keepCard = (payment_method_id: string): Promise<PaymentMethod> =>
  client.payment.addPaymentMethod({ body: { payment_method_id } });
