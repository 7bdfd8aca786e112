import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type PaymentWorld, startWorld } from './payment-fixture.ts';
import { card } from './purchases.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await startWorld();
  // far from the end of an hour, so that no window ends during a test
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 86_400_000) * 86_400_000 + 12 * 3_600_000 });
});
afterAll(async () => {
  vi.useRealTimers();
  await world.stop();
});

interface Refused {
  detail: string;
  retryAfter: string;
}
const BUY = 'POST /v1/payment/create-subscription-with-payment-method';
const SETUP = 'POST /v1/payment/create-setup-intent';
const setUp = (uid: number) => world.call<Refused>(uid, SETUP);
const buy = (uid: number, card: string) =>
  world.call<Refused>(uid, BUY, { query: { plan_type: 'gold', payment_method_id: card } });
const customerOf = async (uid: number) => (await world.rowsOf(uid)).sub!.stripe_customer_id as string;
const newCard = async (uid: number, token: string) =>
  (await world.stripe.paymentMethods.attach(token, { customer: await customerOf(uid) })).id;
const statuses = async <T>(times: number, work: () => Promise<{ status: number; body: T }>) => {
  const all: number[] = [];
  for (let n = 0; n < times; n++) all.push((await work()).status);
  return all;
};

describe('an account', () => {
  it('an account may start to enter 10 cards an hour, and again in the next hour', async () => {
    const uid = await world.newUser();
    expect(await statuses(10, () => setUp(uid))).toEqual(Array(10).fill(200));
    const refused = await setUp(uid);
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 3600]);
    expect((await setUp(await world.newUser())).status).toBe(200);
    vi.setSystemTime(Date.now() + 3_600_000);
    expect((await setUp(uid)).status).toBe(200);
  });

  it('an account is blocked after 5 declined charges until the next day, and informed that nothing was charged', async () => {
    const uid = await world.newUser();
    await setUp(uid);
    const bad = await newCard(uid, 'pm_card_chargeCustomerFail');
    const good = await newCard(uid, 'pm_card_visa');
    expect(await statuses(5, () => buy(uid, bad))).toEqual(Array(5).fill(400));
    const intents = async () => (await world.stripe.invoices.list({ customer: await customerOf(uid), limit: 100 })).data.length;
    const before = await intents();
    const refused = await buy(uid, good);
    expect(refused).toMatchObject({ status: 429, body: { detail: expect.stringContaining('declined several times today') } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600);
    expect((await setUp(uid)).status).toBe(429);
    expect(await intents()).toBe(before);
    vi.setSystemTime(Date.now() + 86_400_000);
    expect((await buy(uid, good)).status).toBe(201);
  });

  it('an account’s declined cards count also when they are only saved', async () => {
    const uid = await world.newUser();
    await setUp(uid);
    const keep = async () => {
      const { id } = await world.stripe.paymentMethods.create(card('4000000000000002'));
      return world.call(uid, 'POST /v1/payment/payment-methods', { body: { payment_method_id: id } });
    };
    expect(await statuses(6, keep)).toEqual([...Array(5).fill(400), 429]);
  });

  it('an account has at most 10 cards tried by parallel purchases', async () => {
    const uid = await world.newUser();
    const cards = await Promise.all(
      Array.from({ length: 15 }, async () => (await world.stripe.paymentMethods.create(card('4000000000000002'))).id),
    );
    const answers = await Promise.all(cards.map((id) => buy(uid, id)));
    expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(10);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
  });

  it('an account is not blocked by purchases that are refused for another reason', async () => {
    const uid = await world.newUser();
    await setUp(uid);
    const good = await newCard(uid, 'pm_card_visa');
    expect((await buy(uid, good)).status).toBe(201);
    expect(await statuses(12, () => buy(uid, good))).toEqual(Array(12).fill(400));
    expect((await world.call(uid, 'GET /v1/payment/payment-methods')).status).toBe(200);
  });
});

describe('an address', () => {
  it('an address may start to enter 20 cards an hour, with any number of accounts', async () => {
    process.env.RATE_LIMIT_IP_FACTOR = '1';
    vi.setSystemTime(Date.now() + 86_400_000);
    const uids = await Promise.all(Array.from({ length: 21 }, () => world.newUser()));
    const all: number[] = [];
    for (const uid of uids) all.push((await setUp(uid)).status);
    process.env.RATE_LIMIT_IP_FACTOR = '1000';
    expect(all).toEqual([...Array(20).fill(200), 429]);
  });
});
