import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Subscription } from '#shared/domain/subscription.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { watchPayments } from './crash.ts';
import { type Answer, type PaymentWorld, startWorld } from './payment-fixture.ts';
import { eventsOf, expectTruth } from './truth.ts';

let world: PaymentWorld;
let crash: Awaited<ReturnType<typeof watchPayments>>;
beforeAll(async () => {
  world = await startWorld();
  crash = await watchPayments();
});
afterAll(() => world.stop());
afterEach(() => vi.useRealTimers());

/** Longer than the lease of a purchase, which is free afterwards. */
const comeBackLater = (): void => {
  world.advance(31);
  vi.useFakeTimers({ toFake: ['Date'], now: world.now() });
};
const customerOf = async (uid: number) => (await world.rowsOf(uid)).sub?.stripe_customer_id as string;
const cardOf = async (uid: number) => {
  await world.call(uid, 'POST /v1/payment/create-setup-intent');
  return (await world.stripe.paymentMethods.attach('pm_card_visa', { customer: await customerOf(uid) })).id;
};
const buy = (uid: number, card: string, tier = 'gold') =>
  world.call<Subscription & { detail?: string }>(uid, 'POST /v1/payment/create-subscription-with-payment-method', {
    query: { plan_type: tier, payment_method_id: card },
  });
const act = (uid: number, verb: string, id: number, query: Record<string, string> = {}) =>
  world.call<Subscription>(uid, `POST /v1/payment/${verb}/{id}`, { params: { id: String(id) }, query });
const subscribed = async (tier = 'essential') => {
  const uid = await world.newUser();
  const { body } = await buy(uid, await cardOf(uid), tier);
  return { uid, id: body.id };
};
const report = async (uid: number): Promise<void> => {
  const customer = await customerOf(uid);
  if (customer) for (const event of await eventsOf(world, customer)) await world.deliver(JSON.stringify(event));
};
const charged = async (uid: number): Promise<number[]> => {
  const { data } = await world.stripe.invoices.list({ customer: await customerOf(uid), status: 'paid', limit: 100 });
  return data.map(({ amount_paid }) => amount_paid).filter((cents) => cents > 0);
};

interface Story<S extends { uid: number }> {
  begin: () => Promise<S>;
  call: (state: S) => Promise<Answer<unknown>>;
  /** What has to be so in the end; the answer is that of the repetition. */
  end: (state: S, again: Answer<unknown>) => Promise<void>;
}

const atEveryCall = async <S extends { uid: number }>({ begin, call, end }: Story<S>): Promise<void> => {
  const points = await atEveryPoint(async (at, label) => {
    await world.fakeStripe().reset();
    const state = await begin();
    const isReached = await crash.killedAt(at, () => call(state));
    comeBackLater();
    const again = await call(state);
    await report(state.uid);
    await expectTruth(world, state.uid, { isComplete: true });
    try {
      await end(state, again);
    } catch (error) {
      throw new Error(`${label}: ${error instanceof Error ? error.message : ''}`, { cause: error });
    }
    return isReached;
  });
  expect(points).toBeGreaterThan(4);
};

describe('a purchase that is cut off anywhere', () => {
  it(
    'a purchase cut off anywhere is one subscription and one charge when it is repeated',
    () =>
      atEveryCall({
        begin: async () => {
          const uid = await world.newUser();
          return { uid, card: await cardOf(uid) };
        },
        call: ({ uid, card }) => buy(uid, card),
        end: async ({ uid }, again) => {
          // a run that was not cut off is followed by an ordinary second purchase
          expect([201, 400]).toContain(again.status);
          expect(await charged(uid)).toEqual([199_900]);
        },
      }),
    120_000,
  );

  it(
    'a purchase cut off anywhere is not sold again when another tier is chosen afterwards',
    () =>
      atEveryCall({
        begin: async () => {
          const uid = await world.newUser();
          return { uid, card: await cardOf(uid), calls: 0 };
        },
        call: (state) => buy(state.uid, state.card, state.calls++ === 0 ? 'gold' : 'premium'),
        end: async ({ uid }, again) => {
          expect([again.status, (await charged(uid)).length]).toEqual([again.status === 201 ? 201 : 400, 1]);
        },
      }),
    120_000,
  );

  it(
    'a purchase through the hosted page cut off anywhere leaves one payable page',
    () =>
      atEveryCall({
        begin: async () => ({ uid: await world.newUser() }),
        call: ({ uid }) => world.call(uid, 'POST /v1/payment/create-checkout-session', { query: { plan_type: 'gold' } }),
        end: async ({ uid }, again) => {
          expect(again.status).toBe(201);
          const { data } = await world.stripe.checkout.sessions.list({ customer: await customerOf(uid), status: 'open' });
          expect(data.map(({ id }) => id)).toEqual([(again.body as { session_id: string }).session_id]);
        },
      }),
    120_000,
  );
});

describe('a card that is cut off anywhere on its way to', () => {
  const add = async (uid: number, token = 'pm_card_visa') =>
    (await world.stripe.paymentMethods.attach(token, { customer: await customerOf(uid) })).id;
  const makeDefault = (uid: number, id: string) =>
    world.call<{ is_default: boolean }>(uid, 'POST /v1/payment/payment-methods/{id}/default', { params: { id } });

  it(
    'a card cut off anywhere on its way to the default pays the amount due once',
    () =>
      atEveryCall({
        begin: async () => {
          const { uid } = await subscribed('gold');
          await makeDefault(uid, await add(uid, 'pm_card_chargeCustomerFail'));
          world.advance(366 * 86_400);
          vi.useFakeTimers({ toFake: ['Date'], now: world.now() });
          await report(uid);
          expect((await world.rowsOf(uid)).sub?.status).toBe('past_due');
          return { uid, card: await add(uid) };
        },
        call: ({ uid, card }) => makeDefault(uid, card),
        end: async ({ uid }, again) => {
          expect(again).toMatchObject({ status: 200, body: { is_default: true } });
          expect((await world.rowsOf(uid)).sub?.status).toBe('active');
          expect(await charged(uid)).toEqual([199_900, 199_900]);
        },
      }),
    120_000,
  );

  it(
    'a card cut off anywhere on its way to the account is saved once',
    () =>
      atEveryCall({
        begin: async () => {
          const uid = await world.newUser();
          const { body } = await world.call<{ client_secret: string }>(uid, 'POST /v1/payment/create-setup-intent');
          const path = `/local/stripe/setup_intents/${body.client_secret.split('_secret_')[0]}/confirm`;
          const year = new Date(world.now()).getUTCFullYear();
          const typed = { number: '4242424242424242', exp_month: 12, exp_year: year + 4, cvc: '123' };
          const made = await world.json<{ payment_method: string }>('POST', path, typed);
          return { uid, card: made.body.payment_method };
        },
        call: ({ uid, card }) => world.call(uid, 'POST /v1/payment/payment-methods', { body: { payment_method_id: card } }),
        end: async ({ uid, card }, again) => {
          expect(again).toMatchObject({ status: 201, body: { id: card } });
          const { body } = await world.call<{ id: string; is_default: boolean }[]>(uid, 'GET /v1/payment/payment-methods');
          expect(body.map(({ id, is_default }) => [id, is_default])).toEqual([[card, true]]);
        },
      }),
    120_000,
  );
});

describe('a change that is cut off anywhere', () => {
  it(
    'an upgrade cut off anywhere is charged once when it is repeated',
    () =>
      atEveryCall({
        begin: () => subscribed('essential'),
        call: ({ uid, id }) => act(uid, 'change-subscription-plan', id, { new_plan_type: 'premium' }),
        end: async ({ uid }, again) => {
          expect(again).toMatchObject({ status: 200, body: { plan_type: 'premium', status: 'active' } });
          expect(await charged(uid)).toHaveLength(2);
        },
      }),
    120_000,
  );

  it(
    'a change cut off anywhere is charged for the resulting tier when another tier is requested afterwards',
    () =>
      atEveryCall({
        begin: async () => ({ ...(await subscribed('essential')), calls: 0 }),
        call: (state) => {
          const query = { new_plan_type: state.calls++ === 0 ? 'premium' : 'gold', from_plan_type: 'essential' };
          return act(state.uid, 'change-subscription-plan', state.id, query);
        },
        end: async ({ uid }, again) => {
          const tier = (await world.rowsOf(uid)).sub!.plan_type;
          expect([again.status, tier]).toEqual(again.status === 200 ? [200, 'gold'] : [409, 'premium']);
          expect((await charged(uid)).sort()).toEqual([79_900, tier === 'gold' ? 120_000 : 320_000].sort());
        },
      }),
    120_000,
  );

  it.each(['cancel-subscription', 'resume-subscription'])(
    '%s, cut off anywhere, is done when it is repeated',
    (verb) =>
      atEveryCall({
        begin: async () => {
          const state = await subscribed();
          if (verb === 'resume-subscription') await act(state.uid, 'cancel-subscription', state.id);
          return state;
        },
        call: ({ uid, id }) => act(uid, verb, id),
        end: async (_, again) => {
          expect(again).toMatchObject({ status: 200, body: { cancel_at_period_end: verb === 'cancel-subscription' } });
        },
      }),
    120_000,
  );
});
