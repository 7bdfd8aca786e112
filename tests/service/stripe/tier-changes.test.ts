import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Subscription } from '#shared/domain/subscription.ts';
import { priceList, type Tier } from '#shared/domain/tier.ts';
import { type PaymentWorld, startWorld } from './payment-fixture.ts';
import { eventsOf, expectTruth } from './truth.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const TIERS = ['essential', 'gold', 'premium'] as const;
const customerOf = async (uid: number) => (await world.rowsOf(uid)).sub?.stripe_customer_id as string;
const newCard = async (uid: number) => {
  await world.call(uid, 'POST /v1/payment/create-setup-intent');
  return (await world.stripe.paymentMethods.attach('pm_card_visa', { customer: await customerOf(uid) })).id;
};
const buy = (uid: number, card: string, tier: Tier) =>
  world.call<Subscription>(uid, 'POST /v1/payment/create-subscription-with-payment-method', {
    query: { plan_type: tier, payment_method_id: card },
  });
const change = (uid: number, id: number, to: Tier, from?: Tier) =>
  world.call<Subscription & { detail?: string }>(uid, 'POST /v1/payment/change-subscription-plan/{id}', {
    params: { id: String(id) },
    query: { new_plan_type: to, ...(from ? { from_plan_type: from } : {}) },
  });
const end = (uid: number, id: number, verb: 'cancel' | 'resume') =>
  world.call<Subscription>(uid, `POST /v1/payment/${verb}-subscription/{id}`, { params: { id: String(id) } });

/** Cents the provider has taken from a customer and kept. */
const paid = async (uid: number): Promise<number> => {
  const { data } = await world.stripe.invoices.list({ customer: await customerOf(uid), status: 'paid', limit: 100 });
  const refunds = await world.stripe.refunds.list({ limit: 100 });
  const returned = refunds.data.reduce((sum, { amount }) => sum + amount, 0);
  return data.reduce((sum, { amount_paid }) => sum + amount_paid, 0) - returned;
};
const tierAtStripe = async (uid: number): Promise<Tier> => {
  const { data } = await world.stripe.subscriptions.list({ customer: await customerOf(uid) });
  expect(data).toHaveLength(1);
  return data[0]!.items.data[0]!.price.metadata.plan_type as Tier;
};
const subscribed = async (tier: Tier) => {
  await world.fakeStripe().reset();
  const uid = await world.newUser();
  const card = await newCard(uid);
  const { body } = await buy(uid, card, tier);
  return { uid, card, id: body.id };
};
const difference = (from: Tier, to: Tier): number => Math.max(0, priceList[to].priceCents - priceList[from].priceCents);

const tier = fc.constantFrom(...TIERS);
const request = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('change' as const), tier }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('buy' as const), tier }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('resume' as const) }) },
);

describe('any 2 to 8 changes, purchases, cancellations and resumptions at the same time', () => {
  it('2 to 8 parallel changes, purchases, cancellations and resumptions charge the difference to the resulting tier, and answer 200 only for that tier', async () => {
    const rounds = fc.array(fc.array(request, { minLength: 2, maxLength: 8 }), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(tier, rounds, async (first, all) => {
        const { uid, card, id } = await subscribed(first);
        let from: Tier = first;
        for (const requests of all) {
          const before = await paid(uid);
          const answers = await Promise.all(
            requests.map(async (request) => {
              if (request.do === 'change') return { one: request, ...(await change(uid, id, request.tier, from)) };
              return {
                one: request,
                ...(await (request.do === 'buy' ? buy(uid, card, request.tier) : end(uid, id, request.do))),
              };
            }),
          );
          const to = await tierAtStripe(uid);
          expect((await paid(uid)) - before).toBe(difference(from, to));
          for (const { one: request, status, body } of answers) {
            if (request.do === 'buy') expect(status).toBe(400);
            else if (request.do !== 'change') expect(status).toBe(200);
            else expect([200, 409]).toContain(status);
            if (request.do !== 'change' || status !== 200) continue;
            expect(body.plan_type).toBe(request.tier);
            expect([from, to]).toContain(request.tier);
          }
          from = to;
        }
        for (const event of await eventsOf(world, await customerOf(uid))) await world.deliver(JSON.stringify(event));
        await expectTruth(world, uid, { isComplete: true });
        expect((await world.rowsOf(uid)).sub?.purchase).toBeUndefined();
      }),
      { numRuns: Number(process.env.HISTORIES ?? 20) },
    );
  }, 300_000);
});

describe('POST /v1/payment/change-subscription-plan/{id}', () => {
  it('POST change-subscription-plan charges for one of two tiers requested in parallel, also without a stated current tier', async () => {
    for (let round = 0; round < 4; round++) {
      const { uid, id } = await subscribed('essential');
      const answers = await Promise.all([change(uid, id, 'premium'), change(uid, id, 'gold')]);
      const to = await tierAtStripe(uid);
      expect(await paid(uid)).toBe(priceList[to].priceCents);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 200)?.body.plan_type).toBe(to);
    }
  });

  it('POST change-subscription-plan charges for one of two tiers requested in parallel when the second function starts after the first is done', async () => {
    const { uid, id } = await subscribed('essential');
    const receivedAt = Date.now();
    const ask = (new_plan_type: Tier) =>
      world.call(uid, 'POST /v1/payment/change-subscription-plan/{id}', {
        params: { id: String(id) },
        query: { new_plan_type },
        receivedAt,
      });
    expect([(await ask('premium')).status, (await ask('gold')).status]).toEqual([200, 409]);
    expect([await tierAtStripe(uid), await paid(uid)]).toEqual(['premium', priceList.premium.priceCents]);
    expect((await change(uid, id, 'gold')).status).toBe(200);
  });

  it('POST change-subscription-plan answers 409 and changes nothing when the tier is no longer the one the caller saw', async () => {
    const { uid, id } = await subscribed('gold');
    expect(await change(uid, id, 'premium', 'essential')).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('changed and charged nothing') },
    });
    expect([await tierAtStripe(uid), await paid(uid)]).toEqual(['gold', priceList.gold.priceCents]);
  });

  it('POST change-subscription-plan answers 409 when the tier was changed at the provider without a webhook yet', async () => {
    const { uid, id } = await subscribed('essential');
    const customer = await customerOf(uid);
    const [subscription] = (await world.stripe.subscriptions.list({ customer })).data;
    const { data } = await world.stripe.prices.list({ limit: 100 });
    const gold = await world.stripe.prices.create({
      currency: 'usd',
      unit_amount: priceList.gold.priceCents,
      recurring: { interval: 'year' },
      metadata: { plan_type: 'gold' },
      product: data[0]!.product as string,
    });
    const items = [{ id: subscription!.items.data[0]!.id, price: gold.id }];
    await world.stripe.subscriptions.update(subscription!.id, { items, proration_behavior: 'none' });
    expect((await change(uid, id, 'premium', 'essential')).status).toBe(409);
    expect([await tierAtStripe(uid), await paid(uid)]).toEqual(['gold', priceList.essential.priceCents]);
    expect((await change(uid, id, 'premium', 'gold')).body).toMatchObject({ plan_type: 'premium' });
  });

  it('POST change-subscription-plan answers 409 while a purchase or another change is in progress, and works again afterwards', async () => {
    const { uid, id } = await subscribed('essential');
    const { sub } = await world.rowsOf(uid);
    const purchase = { plan_type: 'premium', price: 'price_x', subscription: 'sub_x', holder: 'another' };
    const lease = (lease_until: string) => world.put('core', { ...sub, purchase: { ...purchase, lease_until } });
    await lease('2999-01-01T00:00:00.000Z');
    expect(await change(uid, id, 'gold')).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('in progress') },
    });
    await lease('2020-01-01T00:00:00.000Z');
    expect((await change(uid, id, 'gold')).status).toBe(200);
  });

  it('POST change-subscription-plan can be retried with the same attempt after the price list has changed', async () => {
    const { uid, id } = await subscribed('essential');
    const bad = await world.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: await customerOf(uid) });
    await world.call(uid, 'POST /v1/payment/payment-methods/{id}/default', { params: { id: bad.id } });
    expect((await change(uid, id, 'gold')).status).toBe(400);
    // the attempt is not counted, as where the call was cut off before it could
    const { sub } = await world.rowsOf(uid);
    await world.put('core', { ...sub, attempt: Number(sub!.attempt) - 1 });
    const row = {
      plan_type: 'gold',
      name: 'Gold',
      description: '',
      price: 209_900,
      currency: 'USD',
      is_active: true,
      features: [],
    };
    await world.put('catalog', { kind: 'PRICING_PLAN', id: '0000000000000002', ...row });
    const good = await newCard(uid);
    await world.call(uid, 'POST /v1/payment/payment-methods/{id}/default', { params: { id: good } });
    expect((await change(uid, id, 'gold')).body).toMatchObject({ plan_type: 'gold', status: 'active' });
  });
});
