import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentMethod } from '#shared/domain/billing.ts';
import type { CheckoutSession, Payment } from '#shared/domain/payment.ts';
import type { Subscription } from '#shared/domain/subscription.ts';
import { type PaymentWorld, startWorld } from './payment-fixture.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const BUY = 'POST /v1/payment/create-subscription-with-payment-method';
const CHECKOUT = 'POST /v1/payment/create-checkout-session';
const CHANGE = 'POST /v1/payment/change-subscription-plan/{id}';

/** A card as the browser sets it up. */
const cardOf = async (uid: number, number = '4242424242424242'): Promise<string> => {
  const { body } = await world.call<{ client_secret: string }>(uid, 'POST /v1/payment/create-setup-intent');
  const id = body.client_secret.split('_secret_')[0]!;
  const card = { number, exp_month: 12, exp_year: 2035, cvc: '123' };
  const confirmed = await world.json('POST', `/local/stripe/setup_intents/${id}/confirm`, card);
  return String(confirmed.body.payment_method);
};

const buy = async (uid: number, tier = 'essential', number?: string) =>
  world.call<Subscription & { detail?: string }>(uid, BUY, {
    query: { plan_type: tier, payment_method_id: await cardOf(uid, number) },
  });

const list = async (uid: number) => (await world.call<Subscription[]>(uid, 'GET /v1/payment/subscriptions')).body;
const payments = async (uid: number) => (await world.call<Payment[]>(uid, 'GET /v1/payment/payments')).body;
const atStripe = async (uid: number) => {
  const { sub } = await world.rowsOf(uid);
  const { data } = await world.stripe.subscriptions.list({ customer: sub?.stripe_customer_id as string, status: 'all' });
  return data;
};
const change = (uid: number, id: number, tier: string) =>
  world.call<Subscription & { detail?: string }>(uid, CHANGE, { params: { id: String(id) }, query: { new_plan_type: tier } });

describe(BUY, () => {
  it('POST create-subscription-with-payment-method answers the active subscription and stores it with its payment', async () => {
    const uid = await world.newUser();
    const { status, body } = await buy(uid, 'gold');
    expect([status, body]).toMatchObject([
      201,
      { id: uid * 1000 + 1, plan_type: 'gold', status: 'active', cancel_at_period_end: false, created_at: expect.any(String) },
    ]);
    expect(Object.keys(body)).not.toContain('stripe_subscription_id');
    expect(await payments(uid)).toMatchObject([
      { id: uid * 100_000 + 1, amount: 199_900, currency: 'USD', status: 'succeeded', payment_method: 'Visa 4242' },
    ]);
    expect((await world.rowsOf(uid)).profile.subscription).toMatchObject({ plan_type: 'gold', status: 'active' });
  });

  it('POST create-subscription-with-payment-method refuses a second subscription', async () => {
    const uid = await world.newUser();
    await buy(uid);
    expect(await buy(uid, 'premium')).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('already has an active subscription') },
    });
  });

  it('POST create-subscription-with-payment-method sells one subscription to 20 parallel requests', async () => {
    const uid = await world.newUser();
    const card = await cardOf(uid);
    const tiers = ['essential', 'gold', 'premium'];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        world.call(uid, BUY, { query: { plan_type: tiers[n % 3]!, payment_method_id: card } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(400)]);
    expect(await atStripe(uid)).toHaveLength(1);
  });

  it('POST create-subscription-with-payment-method explains a declined card, stores the failed payment, and sells with another card', async () => {
    const uid = await world.newUser();
    expect(await buy(uid, 'gold', '4000000000000341')).toMatchObject({
      status: 400,
      body: { detail: 'Your card was declined.' },
    });
    expect(await list(uid)).toEqual([]);
    const failed = await world.arrival('payment_intent.payment_failed');
    await world.deliver(failed.payload);
    expect(await payments(uid)).toMatchObject([{ status: 'failed', amount: 199_900, payment_method: 'Visa 0341' }]);
    expect((await buy(uid, 'gold', '5555555555554444')).status).toBe(201);
    expect((await payments(uid)).map(({ status }) => status).sort()).toEqual(['failed', 'succeeded']);
  });

  it('POST create-subscription-with-payment-method answers the same subscription when the first attempt was cut off after the purchase', async () => {
    const uid = await world.newUser();
    const card = await cardOf(uid);
    const { body } = await world.call<Subscription>(uid, BUY, { query: { plan_type: 'gold', payment_method_id: card } });
    const { sub } = await world.rowsOf(uid);
    const [price] = (await atStripe(uid)).map((subscription) => subscription.items.data[0]!.price.id);
    const cutOff = { plan_type: 'gold', card, price, holder: 'gone', lease_until: '2020-01-01T00:00:00.000Z' };
    await world.put('core', {
      owner: sub!.owner,
      item: sub!.item,
      stripe_customer_id: sub!.stripe_customer_id,
      attempt: 1,
      purchase: cutOff,
    });
    const again = await world.call<Subscription>(uid, BUY, { query: { plan_type: 'gold', payment_method_id: card } });
    expect([again.status, again.body.id, (await atStripe(uid)).length]).toEqual([201, body.id, 1]);
  });

  it('POST create-subscription-with-payment-method treats another customer’s card as unknown', async () => {
    const [owner, other] = [await world.newUser(), await world.newUser()];
    const card = await cardOf(owner);
    expect(await world.call(other, BUY, { query: { plan_type: 'gold', payment_method_id: card } })).toMatchObject({
      status: 404,
      body: { detail: 'Payment method not found' },
    });
  });

  it.each([
    [{ plan_type: 'platinum', payment_method_id: 'pm_x' }, 422, 'Invalid plan type'],
    [{ plan_type: 'gold', payment_method_id: 'pm_none' }, 404, 'Payment method not found'],
  ])('POST create-subscription-with-payment-method refuses %o with %i', async (query, status, detail) => {
    expect(await world.call(await world.newUser(), BUY, { query })).toMatchObject({ status, body: { detail } });
  });

  it('POST create-subscription sells the same with a JSON body', async () => {
    const uid = await world.newUser();
    const body = { plan_type: 'premium', payment_method_id: await cardOf(uid), stripe_payment_intent_id: null };
    expect(await world.call(uid, 'POST /v1/payment/create-subscription', { body })).toMatchObject({
      status: 201,
      body: { plan_type: 'premium', status: 'active' },
    });
  });
});

describe(CHECKOUT, () => {
  const open = (uid: number, tier = 'gold') =>
    world.call<{ checkout_url: string; session_id: string; detail?: string }>(uid, CHECKOUT, { query: { plan_type: tier } });
  const read = (uid: number, id: string) =>
    world.call<CheckoutSession>(uid, 'GET /v1/payment/checkout-session/{id}', { params: { id } });
  const pay = (id: string) => world.json<{ redirect_url: string }>('POST', `/local/stripe/checkout/${id}/complete`);

  it('POST create-checkout-session answers a page that sells the tier and returns to the site', async () => {
    const uid = await world.newUser();
    const { status, body } = await open(uid);
    expect([status, body.checkout_url]).toEqual([201, expect.stringContaining(body.session_id)]);
    expect((await read(uid, body.session_id)).body).toEqual({
      id: body.session_id,
      status: 'open',
      payment_status: 'unpaid',
      plan_type: 'gold',
    });
    expect((await pay(body.session_id)).body.redirect_url).toBe(
      `http://site.test/subscription-management?session_id=${body.session_id}`,
    );
    expect((await read(uid, body.session_id)).body).toMatchObject({ status: 'complete', payment_status: 'paid' });
    expect([await list(uid), await payments(uid)]).toMatchObject([
      [{ plan_type: 'gold', status: 'active' }],
      [{ status: 'succeeded' }],
    ]);
  });

  it('the card of the hosted payment page is the default card, and a second card does not replace it', async () => {
    const uid = await world.newUser();
    await pay((await open(uid)).body.session_id);
    const listCards = async () => (await world.call<PaymentMethod[]>(uid, 'GET /v1/payment/payment-methods')).body;
    expect(await listCards()).toMatchObject([{ last4: '4242', is_default: true }]);
    const added = await world.call(uid, 'POST /v1/payment/payment-methods', {
      body: { payment_method_id: await cardOf(uid, '5555555555554444') },
    });
    expect(added).toMatchObject({ status: 201, body: { last4: '4444', is_default: false } });
    expect(Object.fromEntries((await listCards()).map(({ last4, is_default }) => [last4, is_default]))).toEqual({
      4242: true,
      4444: false,
    });
  });

  it('POST create-checkout-session answers the page that is open already', async () => {
    const uid = await world.newUser();
    const [first, second] = [await open(uid), await open(uid)];
    expect(second.body.session_id).toBe(first.body.session_id);
  });

  it('POST create-checkout-session leaves one payable page when several tiers are chosen in parallel', async () => {
    for (let round = 0; round < 5; round++) {
      const uid = await world.newUser();
      const answers = await Promise.all(['essential', 'gold', 'premium', 'gold', 'essential'].map((tier) => open(uid, tier)));
      expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
      const { data } = await world.stripe.checkout.sessions.list({
        customer: (await world.rowsOf(uid)).sub!.stripe_customer_id as string,
        status: 'open',
      });
      expect(data.map(({ id }) => id)).toEqual([((await world.rowsOf(uid)).sub!.checkout as { id: string }).id]);
    }
  }, 30_000);

  it('POST create-checkout-session refuses subscribers, and customers who have just paid', async () => {
    const uid = await world.newUser();
    const { body } = await open(uid);
    await pay(body.session_id);
    expect(await open(uid, 'premium')).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('already has an active subscription') },
    });
  });

  it('GET checkout-session hides the page of another customer', async () => {
    const { body } = await open(await world.newUser());
    const stranger = await world.newUser();
    expect((await read(stranger, body.session_id)).status).toBe(404);
    await open(stranger);
    expect((await read(stranger, body.session_id)).status).toBe(404);
    expect((await read(stranger, 'cs_none')).status).toBe(404);
  });
});

describe(CHANGE, () => {
  it('POST change-subscription-plan charges the difference for an upgrade and nothing for a downgrade', async () => {
    const uid = await world.newUser();
    const { body } = await buy(uid, 'essential');
    expect(await change(uid, body.id, 'gold')).toMatchObject({
      status: 200,
      body: { id: body.id, plan_type: 'gold', status: 'active' },
    });
    expect((await payments(uid)).map(({ amount }) => amount).sort()).toEqual([120_000, 79_900].sort());
    expect((await change(uid, body.id, 'essential')).body).toMatchObject({ plan_type: 'essential' });
    expect(await payments(uid)).toHaveLength(2);
    expect((await change(uid, body.id, 'gold')).body).toMatchObject({ plan_type: 'gold' });
    expect((await world.rowsOf(uid)).profile.subscription).toMatchObject({ plan_type: 'gold' });
  });

  it('POST change-subscription-plan keeps the tier when the difference is declined', async () => {
    const uid = await world.newUser();
    const { body } = await buy(uid, 'essential');
    const [subscription] = await atStripe(uid);
    const bad = await world.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: subscription!.customer as string,
    });
    await world.stripe.subscriptions.update(subscription!.id, { default_payment_method: bad.id });
    expect(await change(uid, body.id, 'gold')).toMatchObject({ status: 400, body: { detail: 'Your card was declined.' } });
    expect(await list(uid)).toMatchObject([{ plan_type: 'essential', status: 'active' }]);
    const good = await world.stripe.paymentMethods.attach('pm_card_visa', { customer: subscription!.customer as string });
    await world.stripe.subscriptions.update(subscription!.id, { default_payment_method: good.id });
    expect((await change(uid, body.id, 'gold')).status).toBe(200);
  });

  it('POST change-subscription-plan refuses a canceled subscription, another customer’s and an unknown tier', async () => {
    const [uid, other] = [await world.newUser(), await world.newUser()];
    const { body } = await buy(uid, 'gold');
    expect(await change(other, body.id, 'premium')).toMatchObject({ status: 404, body: { detail: 'Subscription not found' } });
    expect(await change(uid, body.id, 'platinum')).toMatchObject({ status: 422, body: { detail: 'Invalid plan type' } });
    await world.stripe.subscriptions.cancel((await atStripe(uid))[0]!.id);
    await world.deliver((await world.arrival('customer.subscription.deleted')).payload);
    expect(await change(uid, body.id, 'premium')).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('canceled subscription') },
    });
    expect((await buy(uid, 'premium')).body).toMatchObject({ id: uid * 1000 + 2, plan_type: 'premium' });
    expect((await list(uid)).map(({ id, status }) => [id, status])).toEqual([
      [uid * 1000 + 2, 'active'],
      [uid * 1000 + 1, 'canceled'],
    ]);
  });
});

describe('cancel and resume', () => {
  const act = (uid: number, id: number, verb: 'cancel' | 'resume') =>
    world.call<Subscription>(uid, `POST /v1/payment/${verb}-subscription/{id}`, { params: { id: String(id) } });

  it('cancel and resume end a subscription with its period, or keep it', async () => {
    const uid = await world.newUser();
    const { body } = await buy(uid);
    expect((await act(uid, body.id, 'cancel')).body).toMatchObject({ id: body.id, status: 'active', cancel_at_period_end: true });
    expect((await world.rowsOf(uid)).profile.subscription).toMatchObject({ cancel_at_period_end: true });
    expect((await act(uid, body.id, 'resume')).body).toMatchObject({ cancel_at_period_end: false });
    expect((await act(await world.newUser(), body.id, 'cancel')).status).toBe(404);
  });
});

describe('a subscription given by staff', () => {
  const given = async (uid: number, end: string) => {
    const { profile } = await world.rowsOf(uid);
    const subscription = {
      id: uid * 1000 + 1,
      plan_type: 'gold',
      status: 'active',
      current_period_start: '2026-11-01T00:00:00.000Z',
      current_period_end: end,
      cancel_at_period_end: false,
      created_at: '2026-11-01T00:00:00.000Z',
      stripe_subscription_id: null,
    };
    await world.put('core', { owner: profile.owner, item: 'SUB', ...subscription, sync_version: 1, subscriptions: 1 });
    return subscription.id;
  };

  it('a subscription granted by staff is canceled and resumed without the provider, and cannot be changed', async () => {
    const uid = await world.newUser();
    const id = await given(uid, '2099-01-01T00:00:00.000Z');
    const act = (verb: string) => world.call(uid, `POST /v1/payment/${verb}-subscription/{id}`, { params: { id: String(id) } });
    expect((await act('cancel')).body).toMatchObject({ cancel_at_period_end: true });
    expect((await act('resume')).body).toMatchObject({ cancel_at_period_end: false });
    expect(await change(uid, id, 'premium')).toMatchObject({
      status: 400,
      body: { detail: 'Failed to change subscription plan' },
    });
  });

  it('a subscription granted by staff counts as canceled after its end, and makes way for a bought one', async () => {
    const uid = await world.newUser();
    await given(uid, '2026-11-02T00:00:00.000Z');
    expect(await list(uid)).toMatchObject([{ status: 'canceled' }]);
    expect((await buy(uid, 'essential')).status).toBe(201);
    expect((await list(uid)).map(({ status }) => status)).toEqual(['active', 'canceled']);
  });
});

describe('GET /v1/payment/billing-portal', () => {
  const open = async () => world.call<{ url: string }>(await world.newUser(), 'GET /v1/payment/billing-portal');
  const configurations = async () => (await world.stripe.billingPortal.configurations.list({ limit: 100 })).data;

  it('GET billing-portal links to the provider without saved settings in its dashboard, creating them once', async () => {
    for (let times = 0; times < 2; times++) {
      const { status, body } = await open();
      expect([status, body.url]).toEqual([200, expect.stringMatching(/\/local\/stripe\/portal\//)]);
    }
    expect(await configurations()).toMatchObject([
      { features: { subscription_cancel: { enabled: true }, subscription_update: { enabled: false } } },
    ]);
  });

  it('GET billing-portal links to the provider again after its settings were lost there', async () => {
    await open();
    await world.fakeStripe().reset();
    expect((await open()).status).toBe(200);
    expect(await configurations()).toHaveLength(1);
  });
});

describe('the price list', () => {
  it('the price list starts from the seed and follows the changes of staff', async () => {
    const listPrices = () => world.call<{ plan_type: string; price: number }[]>(0, 'GET /v1/pricing-plans');
    expect((await listPrices()).body.map(({ plan_type, price }) => [plan_type, price])).toEqual([
      ['essential', 79_900],
      ['gold', 199_900],
      ['premium', 399_900],
    ]);
    const row = {
      plan_type: 'premium',
      name: 'Premium',
      description: 'x',
      price: 1,
      currency: 'USD',
      is_active: false,
      features: [],
    };
    await world.put('catalog', { kind: 'PRICING_PLAN', id: '0000000000000003', ...row });
    expect((await listPrices()).body).toHaveLength(2);
    const getPrice = (tier: string) => world.call(0, 'GET /v1/pricing-plans/{plan}', { params: { plan: tier } });
    expect([
      (await getPrice('gold')).status,
      (await getPrice('premium')).status,
      (await getPrice('nothing')).body.detail,
    ]).toEqual([200, 404, 'Invalid plan type']);
  });
});
