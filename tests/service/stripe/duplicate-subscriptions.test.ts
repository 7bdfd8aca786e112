import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ProviderSubscription } from '#functions/gateways/stripe/mapping.ts';
import type { Payment } from '#shared/domain/payment.ts';
import type { Subscription } from '#shared/domain/subscription.ts';
import { type PaymentWorld, startWorld } from './payment-fixture.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const CHECKOUT = 'POST /v1/payment/create-checkout-session';
const open = (uid: number, tier = 'gold') => world.call<{ session_id: string }>(uid, CHECKOUT, { query: { plan_type: tier } });
const pay = (id: string) => world.json('POST', `/local/stripe/checkout/${id}/complete`);
const customerOf = async (uid: number) => (await world.rowsOf(uid)).sub!.stripe_customer_id as string;
const list = async (uid: number) => (await world.call<Subscription[]>(uid, 'GET /v1/payment/subscriptions')).body;
const payments = async (uid: number) => (await world.call<Payment[]>(uid, 'GET /v1/payment/payments')).body;
const running = async (uid: number) => (await world.stripe.subscriptions.list({ customer: await customerOf(uid) })).data;

/** A page as a call leaves it that was cut off before it noted it. */
const orphan = async (uid: number, tier = 'premium') => {
  const customer = await customerOf(uid);
  const price = await world.stripe.prices.create({
    currency: 'usd',
    unit_amount: 399_900,
    recurring: { interval: 'year' },
    metadata: { plan_type: tier },
    product_data: { name: tier },
  });
  const metadata = { user_id: String(uid), plan_type: tier, price: price.id };
  const page = await world.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'http://site.test/done',
    metadata,
    subscription_data: { metadata },
  });
  return page.id;
};
const deliverAll = async (uid: number, type: string) => {
  const customer = await customerOf(uid);
  const { body } = await world.json<{ type: string; data: { object: { customer?: string } } }[]>('GET', '/local/stripe/events');
  const mine = body.filter((event) => event.type === type && event.data.object.customer === customer);
  return Promise.all(mine.map((event) => world.deliver(JSON.stringify(event))));
};

const subscriptionOf = (id: string, status: ProviderSubscription['status']): ProviderSubscription => ({
  stripe_subscription_id: id,
  plan_type: 'gold',
  status,
  current_period_start: '2026-01-01T00:00:00.000Z',
  current_period_end: '2027-01-01T00:00:00.000Z',
  cancel_at_period_end: false,
  created_at: '2026-01-01T00:00:00.000Z',
});

describe('of several subscriptions', () => {
  it.each([
    ['active', 'active', [['b', true]]],
    ['past_due', 'active', [['a', false]]],
    ['active', 'past_due', [['b', true]]],
    ['unpaid', 'past_due', [['b', true]]],
    ['canceled', 'active', []],
    ['active', 'incomplete', []],
    ['active', 'canceled', []],
  ] as const)(
    'of several subscriptions, %s and %s, those to cancel and whether to refund them are %j',
    async (first, second, gone) => {
      const { duplicateSubscriptions } = await import('#functions/gateways/stripe/subscriptions.ts');
      const found = duplicateSubscriptions([subscriptionOf('a', first), subscriptionOf('b', second)]);
      expect(found.map(({ id, isRefunded }) => [id, isRefunded])).toEqual(gone);
    },
  );
});

describe('fetching the state of a customer', () => {
  it('fetching the state of a customer only reads, even when two subscriptions need canceling and a refund', async () => {
    const { stripe } = await import('#functions/gateways/stripe/client.ts');
    const { fetchCustomerState } = await import('#functions/gateways/stripe/state.ts');
    const uid = await world.newUser();
    const { body } = await open(uid);
    const second = await orphan(uid);
    await pay(body.session_id);
    await pay(second);
    const customer = await customerOf(uid);
    const invoices = (await world.stripe.invoices.list({ customer })).data.map(({ id }) => id!);
    const client = (await stripe()) as unknown as {
      getApiField(name: 'httpClient'): { makeRequest: (...args: unknown[]) => Promise<unknown> };
    };
    const requests = vi.spyOn(client.getApiField('httpClient'), 'makeRequest');
    const state = await fetchCustomerState(customer, invoices);
    const methods = requests.mock.calls.map(([, , , method]) => method);
    requests.mockRestore();
    expect(state.subscriptions.map(({ status }) => status)).toEqual(['active', 'active']);
    expect(state.payments).toHaveLength(2);
    expect(new Set(methods)).toEqual(new Set(['GET']));
    expect(await running(uid)).toHaveLength(2);
    expect((await world.stripe.refunds.list()).data).toEqual([]);
  });
});

describe('a hosted page', () => {
  it('a hosted page can be paid for at most an hour', async () => {
    const uid = await world.newUser();
    const { body } = await open(uid);
    const page = await world.stripe.checkout.sessions.retrieve(body.session_id);
    expect(page.expires_at - page.created).toBeGreaterThan(3500 - 60);
    // The provider stamps the page by its own clock, which may be a little behind ours.
    expect(page.expires_at - page.created).toBeLessThanOrEqual(3600 + 5);
  });

  it('an unrecorded hosted page is closed by a purchase on the site', async () => {
    const uid = await world.newUser();
    await world.call(uid, 'POST /v1/payment/create-setup-intent');
    const page = await orphan(uid);
    const card = await world.stripe.paymentMethods.attach('pm_card_visa', { customer: await customerOf(uid) });
    const query = { plan_type: 'gold', payment_method_id: card.id };
    const route = 'POST /v1/payment/create-subscription-with-payment-method';
    expect((await world.call(uid, route, { query })).status).toBe(201);
    expect((await world.stripe.checkout.sessions.retrieve(page)).status).toBe('expired');
  });

  it('a hosted page that is paid beside a running subscription is refunded once, however often it is reported in parallel', async () => {
    const uid = await world.newUser();
    const { body } = await open(uid);
    await pay(body.session_id);
    await deliverAll(uid, 'invoice.paid');
    const [kept] = await list(uid);
    await pay(await orphan(uid));
    await Promise.all([
      deliverAll(uid, 'checkout.session.completed'),
      deliverAll(uid, 'customer.subscription.created'),
      deliverAll(uid, 'invoice.paid'),
    ]);
    await deliverAll(uid, 'charge.refunded');
    expect(await running(uid)).toMatchObject([{ status: 'active' }]);
    expect((await list(uid)).map(({ id, plan_type, status }) => [id, plan_type, status])).toEqual([
      [uid * 1000 + 2, 'premium', 'canceled'],
      [kept!.id, 'gold', 'active'],
    ]);
    expect((await world.rowsOf(uid)).profile.subscription).toMatchObject({ plan_type: 'gold', status: 'active' });
    expect((await payments(uid)).map(({ amount, status }) => [amount, status]).sort()).toEqual([
      [199_900, 'succeeded'],
      [399_900, 'canceled'],
    ]);
    const refunds = await world.stripe.refunds.list();
    expect(refunds.data.filter(({ amount }) => amount === 399_900)).toHaveLength(1);
  });

  it('a hosted page paid while the old subscription is past due replaces it, and never charges both', async () => {
    const uid = await world.newUser();
    const { body } = await open(uid, 'essential');
    await pay(body.session_id);
    const [old] = await running(uid);
    const bad = await world.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: await customerOf(uid) });
    await world.stripe.subscriptions.update(old!.id, { default_payment_method: bad.id });
    world.advance(366 * 86_400);
    expect((await running(uid))[0]?.status).toBe('past_due');
    await pay(await orphan(uid));
    await deliverAll(uid, 'checkout.session.completed');
    expect((await running(uid)).map(({ status, metadata }) => [status, metadata.plan_type])).toEqual([['active', 'premium']]);
    expect((await list(uid)).map(({ plan_type, status }) => [plan_type, status])).toEqual([
      ['premium', 'active'],
      ['essential', 'canceled'],
    ]);
    expect((await world.stripe.refunds.list()).data.filter(({ amount }) => amount === 79_900)).toEqual([]);
  });
});
