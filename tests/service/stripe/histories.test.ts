import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Subscription } from '#shared/domain/subscription.ts';
import { noteFigure } from '#tests/support/figures.ts';
import { type PaymentWorld, startWorld } from './payment-fixture.ts';
import { eventsOf, expectTruth } from './truth.ts';

let world: PaymentWorld;
let reconcile: () => Promise<unknown>;
beforeAll(async () => {
  world = await startWorld();
  ({ handler: reconcile } = await import('#functions/schedules/stripe-reconciliation.ts'));
});
afterAll(() => world.stop());
afterEach(() => vi.useRealTimers());

const TIERS = ['essential', 'gold', 'premium'] as const;
const CARDS = ['pm_card_visa', 'pm_card_visa', 'pm_card_chargeCustomerFail'] as const;
const tier = fc.constantFrom(...TIERS);
const step = fc.oneof(
  fc.record({ do: fc.constant('buy' as const), tier, card: fc.constantFrom(...CARDS) }),
  fc.record({ do: fc.constant('buy_twice' as const), tier, other: tier }),
  fc.record({ do: fc.constant('open_page' as const), tier }),
  fc.record({ do: fc.constant('pay_page' as const) }),
  fc.record({ do: fc.constant('change' as const), tier }),
  fc.record({ do: fc.constantFrom('cancel' as const, 'resume' as const) }),
  fc.record({ do: fc.constant('card' as const), card: fc.constantFrom(...CARDS) }),
  fc.record({ do: fc.constant('deliver' as const), which: fc.nat(30), times: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('clock' as const), days: fc.constantFrom(1, 9, 200, 366) }),
  fc.record({ do: fc.constant('reconcile' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** One customer of a history, who remembers nothing but the pages that were opened. */
const customerOf = async () => {
  const uid = await world.newUser();
  await world.call(uid, 'POST /v1/payment/create-setup-intent');
  const customer = (await world.rowsOf(uid)).sub!.stripe_customer_id as string;
  return { uid, customer, pages: [] as string[] };
};
type Customer = Awaited<ReturnType<typeof customerOf>>;

const buy = async ({ uid, customer }: Customer, plan_type: string, card: string) => {
  const method = await world.stripe.paymentMethods.attach(card, { customer });
  const query = { plan_type, payment_method_id: method.id };
  return world.call(uid, 'POST /v1/payment/create-subscription-with-payment-method', { query });
};
const newest = async ({ uid }: Customer) => (await world.call<Subscription[]>(uid, 'GET /v1/payment/subscriptions')).body[0];
const running = async ({ customer }: Customer) => (await world.stripe.subscriptions.list({ customer, limit: 100 })).data;

const deliver = async ({ customer }: Customer, which: number, times: number): Promise<void> => {
  const events = await eventsOf(world, customer);
  if (events.length === 0) return;
  const payload = JSON.stringify(events[which % events.length]);
  await Promise.all(Array.from({ length: times }, () => world.deliver(payload)));
};

const take = async (who: Customer, step: Step): Promise<void> => {
  const { uid } = who;
  switch (step.do) {
    case 'buy':
      return void (await buy(who, step.tier, step.card));
    case 'buy_twice':
      return void (await Promise.all([buy(who, step.tier, 'pm_card_visa'), buy(who, step.other, 'pm_card_visa')]));
    case 'open_page': {
      const query = { plan_type: step.tier };
      const { body } = await world.call<{ session_id?: string }>(uid, 'POST /v1/payment/create-checkout-session', { query });
      return void (body.session_id && who.pages.push(body.session_id));
    }
    case 'pay_page':
      return void (who.pages[0] && (await world.json('POST', `/local/stripe/checkout/${who.pages.pop()}/complete`)));
    case 'change':
    case 'cancel':
    case 'resume': {
      const mine = await newest(who);
      const verbs = { change: 'change-subscription-plan', cancel: 'cancel-subscription', resume: 'resume-subscription' };
      const query: Record<string, string> = step.do === 'change' ? { new_plan_type: step.tier } : {};
      const params = { id: String(mine?.id ?? uid * 1000 + 1) };
      return void (await world.call(uid, `POST /v1/payment/${verbs[step.do]}/{id}`, { params, query }));
    }
    case 'card': {
      const method = await world.stripe.paymentMethods.attach(step.card, { customer: who.customer });
      const params = { id: method.id };
      return void (await world.call(uid, 'POST /v1/payment/payment-methods/{id}/default', { params }));
    }
    case 'deliver':
      return deliver(who, step.which, step.times);
    case 'clock':
      world.advance(step.days * 86_400);
      vi.setSystemTime(world.now());
      return;
    case 'reconcile':
      return void (await reconcile());
  }
};

const RUNS = Number(process.env.HISTORIES ?? 40);

describe('any history of purchases, changes, reports and time', () => {
  it('any history of purchases never leaves two running subscriptions, and ends in the provider’s state', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        await world.fakeStripe().reset();
        vi.useFakeTimers({ toFake: ['Date'], now: world.now() });
        const who = await customerOf();
        for (const step of steps) {
          await take(who, step);
          expect((await running(who)).filter(({ status }) => status !== 'incomplete').length).toBeLessThanOrEqual(1);
        }
        for (const event of (await eventsOf(world, who.customer)).toReversed()) {
          const { status } = await world.deliver(JSON.stringify(event));
          expect(status).toBe(200);
        }
        await expectTruth(world, who.uid, { isComplete: true });
      }),
      { numRuns: RUNS },
    );
    noteFigure({ what: 'Histories of purchases that end in the provider’s state', value: `${RUNS}`, goal: '100000' });
  }, 86_400_000);

  it('any history of purchases is corrected by the nightly reconciliation alone, when no webhook ever arrives', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
        await world.fakeStripe().reset();
        vi.useFakeTimers({ toFake: ['Date'], now: world.now() });
        const who = await customerOf();
        for (const step of steps) if (step.do !== 'deliver') await take(who, step);
        await reconcile();
        await expectTruth(world, who.uid);
      }),
      { numRuns: Math.ceil(RUNS / 2) },
    );
  }, 86_400_000);
});
