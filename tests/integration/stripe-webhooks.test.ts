import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { call } from '#tests/support/client.ts';
import { advanceClock, reset } from '#tests/support/console.ts';
import { type Person, signIn, signUpVerified } from '#tests/support/people.ts';

const DAY_SECONDS = 86_400;
afterAll(() => reset());

interface StripeEvent {
  id: string;
  type: string;
  data: { object: { customer?: string; metadata?: { user_id?: string } } };
}

const subscriber = async (tier: 'essential' | 'gold' | 'premium', number = '4242424242424242'): Promise<Person> => {
  const person = await signUpVerified();
  const { session_id: id } = await person.client.payment.createCheckoutSession({ query: { plan_type: tier } });
  const card = { number, exp_month: 12, exp_year: 2040, cvc: '123' };
  await call('POST', `/local/stripe/checkout/${id}/complete`, { body: card });
  return person;
};

/** The subscription in `me`, once it is as expected. */
const becomes = async (person: Person, expected: Record<string, unknown>): Promise<void> => {
  for (let tries = 0; tries < 100; tries++) {
    const { subscription } = await person.client.users.me({});
    if (
      subscription &&
      Object.entries(expected).every(([name, value]) => subscription[name as keyof typeof subscription] === value)
    )
      return;
    await wait(100);
  }
  expect((await person.client.users.me({})).subscription).toMatchObject(expected);
};

const eventsOf = async (person: Person): Promise<StripeEvent[]> => {
  const { id } = await person.client.users.me({});
  const { body } = await call<StripeEvent[]>('GET', '/local/stripe/events');
  const customer = body.find((event) => event.data.object.metadata?.user_id === String(id))?.data.object.customer;
  return body.filter((event) => event.data.object.customer === customer);
};

describe('the Stripe webhook', () => {
  it('POST /v1/webhooks/stripe turns a paid checkout into a subscription', async () => {
    const person = await subscriber('gold');
    await becomes(person, { plan_type: 'gold', status: 'active' });
  });

  it('POST /v1/webhooks/stripe accepts every event again without another effect', async () => {
    const person = await subscriber('essential');
    await becomes(person, { plan_type: 'essential', status: 'active' });
    for (const { id } of await eventsOf(person)) {
      const { body } = await call<{ status: number }>('POST', `/local/stripe/webhooks/${id}/redeliver`);
      expect(body.status).toBe(200);
    }
    expect(await person.client.payment.payments({})).toHaveLength(1);
    expect(await person.client.payment.subscriptions({})).toHaveLength(1);
  });

  it.each([
    ['no signature', {}],
    ['a wrong one', { 'stripe-signature': 't=1,v1=00' }],
  ])('POST /v1/webhooks/stripe answers 400 for %s', async (_, headers) => {
    expect((await call('POST', '/v1/webhooks/stripe', { body: { id: 'evt_x' }, headers })).status).toBe(400);
  });

  it('POST /v1/webhooks/stripe follows renewals and the end of a canceled subscription', async () => {
    const [staying, leaving] = [await subscriber('gold'), await subscriber('essential')];
    await becomes(staying, { status: 'active' });
    await becomes(leaving, { status: 'active' });
    const [mine] = await leaving.client.payment.subscriptions({});
    await leaving.client.payment.cancel({ params: { id: mine!.id } });
    await advanceClock(366 * DAY_SECONDS);
    const [back, gone] = [await signIn(staying.email), await signIn(leaving.email)];
    await becomes(gone, { status: 'canceled' });
    await expect.poll(async () => (await back.client.payment.payments({})).length, { timeout: 10_000 }).toBe(2);
    expect((await back.client.users.me({})).subscription).toMatchObject({ status: 'active', plan_type: 'gold' });
  });
});
