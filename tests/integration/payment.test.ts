import { describe, expect, it } from 'vitest';
import type { Payment } from '#shared/domain/payment.ts';
import type { Subscription } from '#shared/domain/subscription.ts';
import { call } from '#tests/support/client.ts';
import { clearFault, orderFault } from '#tests/support/console.ts';
import { type Person, signUpVerified } from '#tests/support/people.ts';

interface Refusal {
  detail?: string;
}

/** Sets a card up as the browser does. */
const cardOf = async ({ client }: Person, number = '4242424242424242'): Promise<string> => {
  const { client_secret: secret } = await client.payment.createSetupIntent({ body: {} });
  const card = { number, exp_month: 12, exp_year: 2040, cvc: '123' };
  const id = secret.split('_secret_')[0];
  const { body } = await call<{ payment_method: string }>('POST', `/local/stripe/setup_intents/${id}/confirm`, { body: card });
  return body.payment_method;
};

const buy = ({ accessToken }: Person, tier: string, card: string, key?: string) =>
  call<Subscription & Refusal>(
    'POST',
    `/v1/payment/create-subscription-with-payment-method?plan_type=${tier}&payment_method_id=${card}`,
    { token: accessToken, ...(key ? { headers: { 'idempotency-key': key } } : {}) },
  );
const change = ({ accessToken }: Person, id: number, tier: string) =>
  call<Subscription & Refusal>('POST', `/v1/payment/change-subscription-plan/${id}?new_plan_type=${tier}`, {
    token: accessToken,
  });
const payments = ({ accessToken }: Person) => call<Payment[]>('GET', '/v1/payment/payments', { token: accessToken });

describe('buying a subscription with a card', () => {
  it('POST create-subscription-with-payment-method unlocks the tier from the next call on', async () => {
    const person = await signUpVerified();
    expect((await person.client.users.me({})).subscription).toBeNull();
    expect(await buy(person, 'gold', await cardOf(person))).toMatchObject({
      status: 201,
      body: { plan_type: 'gold', status: 'active' },
    });
    expect((await person.client.users.me({})).subscription).toMatchObject({ plan_type: 'gold', status: 'active' });
    expect((await payments(person)).body).toMatchObject([
      { amount: 199_900, currency: 'USD', status: 'succeeded', payment_method: 'Visa 4242' },
    ]);
  });

  it('POST create-subscription-with-payment-method sells one subscription for a double click and for two tabs', async () => {
    const person = await signUpVerified();
    const card = await cardOf(person);
    const answers = await Promise.all(['gold', 'gold', 'premium', 'essential'].map((tier) => buy(person, tier, card)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
    for (const { status, body } of answers)
      if (status === 400) expect(body.detail).toContain('already has an active subscription');
    expect(await person.client.payment.subscriptions({})).toHaveLength(1);
  });

  it('POST create-subscription-with-payment-method repeats the first answer for the same idempotency key', async () => {
    const person = await signUpVerified();
    const card = await cardOf(person);
    const [first, second] = [await buy(person, 'gold', card, 'buy-1'), await buy(person, 'gold', card, 'buy-1')];
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
  });

  it('POST create-subscription-with-payment-method sells one subscription when Stripe’s answer is lost', async () => {
    const person = await signUpVerified();
    const card = await cardOf(person);
    await orderFault('stripe', 'reply_lost', 12);
    const cut = await buy(person, 'essential', card);
    await clearFault('stripe');
    expect([201, 502]).toContain(cut.status);
    if (cut.status === 502) expect((await buy(person, 'essential', card)).status).toBe(201);
    expect(await person.client.payment.subscriptions({})).toHaveLength(1);
    expect((await payments(person)).body).toHaveLength(1);
  });

  it('POST create-subscription-with-payment-method answers 400 for a declined card and sells nothing', async () => {
    const person = await signUpVerified();
    const card = await cardOf(person, '4000000000000341');
    expect(await buy(person, 'gold', card)).toMatchObject({ status: 400, body: { detail: 'Your card was declined.' } });
    expect(await person.client.payment.subscriptions({})).toEqual([]);
  });

  it('POST create-setup-intent answers 502 when Stripe fails', async () => {
    const person = await signUpVerified();
    await orderFault('stripe', 'error', 10);
    const answer = await call<Refusal>('POST', '/v1/payment/create-setup-intent', { token: person.accessToken });
    await clearFault('stripe');
    expect([answer.status, answer.body.detail]).toEqual([502, expect.stringContaining('payment provider')]);
  });
});

describe('the hosted checkout page', () => {
  it('GET checkout-session recognizes a page that was paid a moment ago', async () => {
    const person = await signUpVerified();
    const { checkout_url: url, session_id: id } = await person.client.payment.createCheckoutSession({
      query: { plan_type: 'premium' },
    });
    const { pathname } = new URL(url);
    expect((await call<string>('GET', pathname)).body).toContain('Card number');
    const form = new URLSearchParams({ number: '5555555555554444', expiry: '12/40', cvc: '123' });
    const paid = await call('POST', pathname, { body: form });
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      expect.stringContaining(`/subscription-management?session_id=${id}`),
    ]);
    expect(await person.client.payment.checkoutSession({ params: { id } })).toEqual({
      id,
      status: 'complete',
      payment_status: 'paid',
      plan_type: 'premium',
    });
    expect((await person.client.users.me({})).subscription).toMatchObject({ plan_type: 'premium', status: 'active' });
    const other = await signUpVerified();
    expect((await call('GET', `/v1/payment/checkout-session/${id}`, { token: other.accessToken })).status).toBe(404);
  });
});

describe('changing the tier', () => {
  it('POST change-subscription-plan charges the difference for an upgrade and nothing for a downgrade', async () => {
    const person = await signUpVerified();
    const { body } = await buy(person, 'essential', await cardOf(person));
    expect((await change(person, body.id, 'premium')).body).toMatchObject({ id: body.id, plan_type: 'premium' });
    expect((await payments(person)).body.map(({ amount }) => amount)).toHaveLength(2);
    expect((await change(person, body.id, 'gold')).body).toMatchObject({ plan_type: 'gold' });
    expect((await payments(person)).body).toHaveLength(2);
    expect((await person.client.users.me({})).subscription?.plan_type).toBe('gold');
  });

  it('POST change-subscription-plan answers 404 for the subscription of another customer', async () => {
    const [owner, other] = [await signUpVerified(), await signUpVerified()];
    const { body } = await buy(owner, 'essential', await cardOf(owner));
    expect(await change(other, body.id, 'gold')).toMatchObject({ status: 404, body: { detail: 'Subscription not found' } });
  });
});

describe('the price list', () => {
  it('GET /v1/pricing-plans is public, with prices in cents', async () => {
    const { status, body } = await call<{ plan_type: string; price: number }[]>('GET', '/v1/pricing-plans');
    expect([status, body.map(({ plan_type, price }) => [plan_type, price])]).toEqual([
      200,
      [
        ['essential', 79_900],
        ['gold', 199_900],
        ['premium', 399_900],
      ],
    ]);
    expect((await call('GET', '/v1/pricing-plans/gold/')).status).toBe(200);
    expect(await call<Refusal>('GET', '/v1/pricing-plans/iron')).toMatchObject({
      status: 422,
      body: { detail: 'Invalid plan type' },
    });
  });
});
