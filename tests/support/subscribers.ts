/** Customers with a subscription, bought with a card as on the payment page. */
import type { Tier } from '#shared/domain/tier.ts';
import { call } from './client.ts';
import { type Person, signUpVerified } from './people.ts';

const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' };

/** A new customer whose subscription of that tier is active. */
export const signUpSubscribed = async (tier: Tier): Promise<Person> => {
  const person = await signUpVerified();
  const { client_secret } = await person.client.payment.createSetupIntent({});
  const intent = client_secret.split('_secret_')[0];
  const entered = await call<{ payment_method: string }>('POST', `/local/stripe/setup_intents/${intent}/confirm`, { body: card });
  const query = { plan_type: tier, payment_method_id: entered.body.payment_method };
  await person.client.payment.createSubscriptionWithPaymentMethod({ query });
  return person;
};
