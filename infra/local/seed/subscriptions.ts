import type { Client } from '#shared/api/client.ts';
import type { Api } from '#shared/api/index.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { DEMO_ACCOUNTS, type DemoName, register, signedIn } from './accounts.ts';
import { eventually, type SeedContext } from './context.ts';

/** Stripe's test numbers: the first pays, the second can be entered but not charged. */
const PAYS = '4242424242424242';
const CANNOT_BE_CHARGED = '4000000000000341';
const YEAR_AND_A_BIT_SECONDS = 366 * 86_400;

const card = (number: string) => ({ number, exp_month: 12, exp_year: new Date().getUTCFullYear() + 4, cvc: '123' });

const post = async (url: string, init: RequestInit): Promise<Response> => {
  const response = await fetch(url, { method: 'POST', redirect: 'manual', ...init });
  if (response.status >= 400) throw new Error(`POST ${url}: ${response.status} ${await response.text()}`);
  return response;
};

const enterCard = async (origin: string, clientSecret: string): Promise<string> => {
  const intent = clientSecret.split('_secret_')[0];
  const body = JSON.stringify(card(PAYS));
  const response = await post(`${origin}/local/stripe/setup_intents/${intent}/confirm`, { body });
  return ((await response.json()) as { payment_method: string }).payment_method;
};

/** Pays with a card that works, and waits for the payment to be stored. */
export const pay = async (origin: string, client: Client<Api>, tier: Tier): Promise<void> => {
  const { client_secret } = await client.payment.createSetupIntent({});
  const payment_method_id = await enterCard(origin, client_secret);
  await client.payment.createSubscriptionWithPaymentMethod({ query: { plan_type: tier, payment_method_id } });
  // Stripe's webhook event creates the payment row.
  await eventually('the payment', async () => (await client.payment.payments()).length > 0);
};

export const buy = async (context: SeedContext, name: DemoName, tier: Tier): Promise<void> =>
  pay(context.origin, await signedIn(context, name), tier);

/**
 * Buys a year ago and then switches, in the billing portal, to a card that cannot be charged, so the renewal
 * fails in the present.
 */
export const fallPastDue = async (context: SeedContext): Promise<void> => {
  context.setClock(-YEAR_AND_A_BIT_SECONDS);
  try {
    await register(context, DEMO_ACCOUNTS.pastdue);
    await buy(context, 'pastdue', 'essential');
    const { url } = await (await signedIn(context, 'pastdue')).payment.billingPortal();
    const { exp_month, exp_year, ...typed } = card(CANNOT_BE_CHARGED);
    const fields = { action: 'add', ...typed, exp_month: String(exp_month), exp_year: String(exp_year) };
    await post(url, { body: new URLSearchParams(fields) });
  } finally {
    context.setClock(0);
  }
  const client = await signedIn(context, 'pastdue');
  await eventually('the failed renewal', async () => (await client.payment.subscriptions())[0]?.status === 'past_due');
};
