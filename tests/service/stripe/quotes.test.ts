import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentMethod } from '#shared/domain/billing.ts';
import type { Payment } from '#shared/domain/payment.ts';
import type { Quote } from '#shared/domain/quote.ts';
import type { Subscription } from '#shared/domain/subscription.ts';
import { priceList, type Tier } from '#shared/domain/tier.ts';
import { paymentMessages } from '#shared/messages/payment.ts';
import { type PaymentWorld, startWorld } from './payment-fixture.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const QUOTE = 'GET /v1/payment/quote';
const DAY_SECONDS = 86_400;

const customerOf = async (uid: number) => (await world.rowsOf(uid)).sub?.stripe_customer_id as string;
const newCard = async (uid: number, named = 'pm_card_visa') => {
  await world.call(uid, 'POST /v1/payment/create-setup-intent');
  return (await world.stripe.paymentMethods.attach(named, { customer: await customerOf(uid) })).id;
};
const quote = async (uid: number, tier?: Tier) =>
  world.call<Quote & { detail?: string }>(uid, QUOTE, { query: tier ? { plan_type: tier } : {} });
const buy = async (uid: number, tier: Tier, quoted?: number) =>
  world.call<Subscription & { detail?: string }>(uid, 'POST /v1/payment/create-subscription-with-payment-method', {
    query: {
      plan_type: tier,
      payment_method_id: await newCard(uid),
      ...(quoted === undefined ? {} : { quoted_amount: String(quoted) }),
    },
  });
const change = (uid: number, id: number, tier: Tier, { amount, quoted_at }: Pick<Quote, 'amount' | 'quoted_at'>) =>
  world.call<Subscription & { detail?: string }>(uid, 'POST /v1/payment/change-subscription-plan/{id}', {
    params: { id: String(id) },
    query: { new_plan_type: tier, quoted_amount: String(amount), quoted_at },
  });
const payments = async (uid: number) => (await world.call<Payment[]>(uid, 'GET /v1/payment/payments')).body;
const subscribed = async (tier: Tier) => {
  const uid = await world.newUser();
  const { body } = await buy(uid, tier);
  return { uid, id: body.id, end: body.current_period_end };
};
const credit = async (uid: number, cents: number): Promise<void> => {
  await world.call(uid, 'POST /v1/payment/create-setup-intent');
  await world.stripe.customers.update(await customerOf(uid), { balance: -cents });
};

describe(QUOTE, () => {
  it('GET quote answers for a purchase what it then charges, without creating a customer', async () => {
    const uid = await world.newUser();
    const { status, body } = await quote(uid, 'gold');
    expect([status, body]).toMatchObject([
      200,
      { kind: 'purchase', plan_type: 'gold', amount: 199_900, subtotal: 199_900, tax: 0, credit: 0, currency: 'USD', card: null },
    ]);
    expect((await world.rowsOf(uid)).sub).toBeUndefined();
    const bought = await buy(uid, 'gold', body.amount);
    expect(bought.status).toBe(201);
    expect((await payments(uid)).map(({ amount }) => amount)).toEqual([body.amount]);
    expect(body.next_charge).toMatchObject({ amount: 199_900 });
    expect(Math.abs(Date.parse(body.next_charge!.at) - Date.parse(bought.body.current_period_end))).toBeLessThan(60_000);
  });

  it('GET quote counts the credit of a customer, and the purchase charges the rest', async () => {
    const uid = await world.newUser();
    await credit(uid, 50_000);
    const { body } = await quote(uid, 'gold');
    expect(body).toMatchObject({ amount: 149_900, subtotal: 199_900, credit: 50_000 });
    expect((await buy(uid, 'gold', body.amount)).status).toBe(201);
    expect((await payments(uid)).map(({ amount }) => amount)).toEqual([149_900]);
  });

  it('GET quote answers for a downgrade nothing today and the lower next charge', async () => {
    const { uid, id, end } = await subscribed('premium');
    const { body } = await quote(uid, 'essential');
    expect(body).toMatchObject({ kind: 'downgrade', amount: 0, next_charge: { at: end, amount: 79_900 } });
    expect((await change(uid, id, 'essential', body)).body).toMatchObject({ plan_type: 'essential' });
    expect(await payments(uid)).toHaveLength(1);
  });

  it('GET quote without a plan answers what a resumed subscription charges next', async () => {
    const { uid, id, end } = await subscribed('gold');
    await world.call(uid, 'POST /v1/payment/cancel-subscription/{id}', { params: { id: String(id) } });
    expect((await quote(uid)).body).toMatchObject({ kind: 'renewal', amount: 0, next_charge: { at: end, amount: 199_900 } });
    expect((await quote(uid, 'premium')).body).toMatchObject({ kind: 'upgrade', next_charge: null });
  });

  it('GET quote answers 404 when neither a subscription nor a plan is there', async () => {
    expect(await quote(await world.newUser())).toMatchObject({ status: 404, body: { detail: 'Subscription not found' } });
  });
});

describe('a charge that would differ from its quote', () => {
  it('a purchase at another amount than the quoted one answers 409 and charges nothing', async () => {
    const uid = await world.newUser();
    expect(await buy(uid, 'gold', 189_900)).toMatchObject({ status: 409, body: { detail: paymentMessages.quoteChanged } });
    expect((await world.stripe.subscriptions.list({ customer: await customerOf(uid), status: 'all' })).data).toEqual([]);
    expect((await buy(uid, 'gold', 199_900)).status).toBe(201);
  });

  it('a hosted page at another amount than the quoted one is not opened', async () => {
    const uid = await world.newUser();
    const open = (quoted: number) =>
      world.call(uid, 'POST /v1/payment/create-checkout-session', {
        query: { plan_type: 'gold', quoted_amount: String(quoted) },
      });
    expect(await open(1)).toMatchObject({ status: 409, body: { detail: paymentMessages.quoteChanged } });
    expect((await open(199_900)).status).toBe(201);
  });

  it.each([
    ['another amount', ({ amount, quoted_at }: Quote) => ({ amount: amount + 1, quoted_at })],
    ['a quote of two hours ago', ({ amount }: Quote) => ({ amount, quoted_at: new Date(Date.now() - 7_200_000).toISOString() })],
    ['a quote from the future', ({ amount }: Quote) => ({ amount, quoted_at: new Date(Date.now() + 600_000).toISOString() })],
  ])('an upgrade at %s answers 409, and neither changes nor charges anything', async (_, stale) => {
    const { uid, id } = await subscribed('essential');
    const { body } = await quote(uid, 'gold');
    expect(await change(uid, id, 'gold', stale(body))).toMatchObject({
      status: 409,
      body: { detail: paymentMessages.quoteChanged },
    });
    expect((await payments(uid)).map(({ amount }) => amount)).toEqual([79_900]);
    expect((await change(uid, id, 'gold', body)).body).toMatchObject({ plan_type: 'gold' });
  });
});

describe('quotes and the passing of time', () => {
  it('GET quote answers for an upgrade the card, the difference that is then charged to the cent, and the next charge', async () => {
    const { uid, id, end } = await subscribed('essential');
    const { body } = await quote(uid, 'premium');
    expect(body).toMatchObject({
      kind: 'upgrade',
      card: { brand: 'Visa', last4: '4242' },
      next_charge: { at: end, amount: priceList.premium.priceCents },
    });
    expect(body.amount).toBeLessThanOrEqual(320_000);
    // counted anew, the time that is left half an hour later would cost less
    world.advance(1_800);
    expect((await change(uid, id, 'premium', body)).status).toBe(200);
    expect((await payments(uid)).map(({ amount }) => amount).sort()).toEqual([body.amount, 79_900].sort());
  });

  it('GET quote answers for an unpaid subscription what is open, which another card then pays', async () => {
    const { uid } = await subscribed('gold');
    const customer = await customerOf(uid);
    const bad = await world.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await world.call(uid, 'POST /v1/payment/payment-methods/{id}/default', { params: { id: bad.id } });
    world.advance(366 * DAY_SECONDS);
    await world.fakeStripe().catchUp();
    for (const { payload, event } of world.received) if (event.type === 'invoice.payment_failed') await world.deliver(payload);
    const { body } = await quote(uid, 'premium');
    expect(body).toMatchObject({ kind: 'debt', amount: 199_900, tax: 0, card: { last4: '0341' }, next_charge: null });
    const good = await newCard(uid, 'pm_card_mastercard');
    const pay = (quoted: number) =>
      world.call<PaymentMethod & { detail?: string }>(uid, 'POST /v1/payment/payment-methods/{id}/default', {
        params: { id: good },
        query: { quoted_amount: String(quoted) },
      });
    expect(await pay(body.amount - 1)).toMatchObject({ status: 409, body: { detail: paymentMessages.quoteChanged } });
    expect((await world.stripe.invoices.list({ customer, status: 'open' })).data).toHaveLength(1);
    expect((await pay(body.amount)).status).toBe(200);
    expect((await world.stripe.invoices.list({ customer, status: 'open' })).data).toHaveLength(0);
  });
});
