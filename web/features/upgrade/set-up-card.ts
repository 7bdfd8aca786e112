/** The payment on the page: the card is confirmed with the provider, then the subscription is bought with it. */
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import type { Tier } from '#shared/domain/tier.ts';
import { paymentScreenMessages as messages } from '#shared/messages/payment.ts';
import { client } from '../../lib/api.ts';
import { afterPlanChange, planFailure } from '../../lib/plan-choice.ts';

export interface CardPayment {
  stripe: Stripe;
  card: StripeCardElement;
  clientSecret: string;
  tier: Tier;
  payer: { name: string | null; email: string };
}

/** `wrong`: the card as typed cannot be right, and the form stays. `failed`: it was refused. */
export type PaymentEnd = { kind: 'paid' } | { kind: 'wrong'; message: string } | { kind: 'failed'; message: string };

const failed = (message: string): PaymentEnd => ({ kind: 'failed', message });

const buyWith = async (tier: Tier, paymentMethodId: string): Promise<PaymentEnd> => {
  try {
    const query = { plan_type: tier, payment_method_id: paymentMethodId };
    await client.payment.createSubscriptionWithPaymentMethod({ query });
  } catch (error) {
    return failed(planFailure(error, messages.subscriptionFailed));
  }
  await afterPlanChange();
  return { kind: 'paid' };
};

/** Nothing is bought unless the provider has confirmed the card. */
export const payWithCard = async ({ stripe, card, clientSecret, tier, payer }: CardPayment): Promise<PaymentEnd> => {
  try {
    const billing_details = { email: payer.email, ...(payer.name ? { name: payer.name } : {}) };
    const { setupIntent, error } = await stripe.confirmCardSetup(clientSecret, { payment_method: { card, billing_details } });
    if (error?.type === 'validation_error') return { kind: 'wrong', message: error.message ?? messages.setupFailed };
    if (error) return failed(error.message ?? messages.setupFailed);
    const method = setupIntent.payment_method;
    const id = typeof method === 'string' ? method : method?.id;
    if (setupIntent.status !== 'succeeded' || !id) return failed(messages.setupNotCompleted);
    return await buyWith(tier, id);
  } catch {
    return failed(messages.paymentFailed);
  }
};
