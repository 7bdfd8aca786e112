import fc from 'fast-check';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEY, SECRET } from './fake-stripe.ts';
import { type PaymentWorld, startWorld } from './payment-fixture.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const stripe = new Stripe(KEY);
const seconds = (): number => Math.floor(Date.now() / 1000);
const header = (payload: string, secret = SECRET, timestamp = seconds()): string =>
  stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

/** A customer of ours with a card, and the price of a plan. */
const payerOf = async (uid: number, tier = 'gold', cents = 199_900) => {
  const customer = await world.stripe.customers.create({ email: `user${uid}@example.com`, metadata: { user_id: String(uid) } });
  const card = await world.stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  const price = await world.stripe.prices.create({
    currency: 'usd',
    unit_amount: cents,
    recurring: { interval: 'year' },
    metadata: { plan_type: tier },
    product_data: { name: tier },
  });
  return { customer: customer.id, card: card.id, price: price.id };
};

const purchaseOf = async (uid: number, metadata: Record<string, string> = { user_id: String(uid) }) => {
  const { customer, card, price } = await payerOf(uid);
  const params = { customer, items: [{ price }], default_payment_method: card, metadata };
  return world.stripe.subscriptions.create(params);
};

/** Events about a subscription so far, oldest first. */
const eventsOf = async (subscription: Stripe.Subscription, types: string[]): Promise<Stripe.Event[]> => {
  const { body } = await world.json<Stripe.Event[]>('GET', '/local/stripe/events');
  return body.filter((event) => {
    const object = event.data.object as unknown as { customer?: string };
    return types.includes(event.type) && object.customer === subscription.customer;
  });
};

const unknownEvent = (over: Record<string, unknown> = {}): string =>
  JSON.stringify({
    id: `evt_test_${Math.random()}`,
    object: 'event',
    type: 'customer.subscription.updated',
    data: { object: { id: 'sub_none', customer: 'cus_none', metadata: {} } },
    ...over,
  });

describe('the signature', () => {
  const payload = unknownEvent({ id: 'evt_signature' });
  it.each([
    ['absent', () => null],
    ['empty', () => ''],
    ['of another secret', () => header(payload, 'whsec_other')],
    ['of another body', () => header(`${payload} `)],
    ['301 s old', () => header(payload, SECRET, seconds() - 301)],
    ['302 s ahead', () => header(payload, SECRET, seconds() + 302)],
    ['without a time', () => header(payload).replace(/t=\d+,/, '')],
  ])('a webhook is refused when its signature is %s, and nothing is written', async (_, signature) => {
    expect((await world.deliver(payload, signature())).status).toBe(400);
    expect(await world.noted('evt_signature')).toBeNull();
  });

  it.each([
    ['295 s old', () => header(payload, SECRET, seconds() - 295)],
    ['295 s ahead', () => header(payload, SECRET, seconds() + 295)],
    ['of the secret that is being replaced', () => header(payload, 'whsec_previous')],
  ])('a webhook is accepted when its signature is %s', async (_, signature) => {
    expect((await world.deliver(payload, signature())).status).toBe(200);
  });

  it('the webhook signature covers the raw body, base64 or not', async () => {
    const pretty = JSON.stringify(JSON.parse(payload), null, 2);
    expect((await world.deliver(pretty, header(pretty), true)).status).toBe(200);
    expect((await world.deliver(payload, header(pretty))).status).toBe(400);
  });
});

describe('an event', () => {
  const FOLLOWED = ['customer.subscription.created', 'customer.subscription.updated', 'invoice.paid'];

  it('a webhook without an owner is parked and accepted', async () => {
    const payload = unknownEvent({ id: 'evt_parked' });
    expect((await world.deliver(payload)).body.outcome).toBe('parked');
    expect(await world.noted('evt_parked')).toMatchObject({ parked: true, customer: 'cus_none' });
  });

  it('a webhook of a deleted account is parked and accepted', async () => {
    const subscription = await purchaseOf(999_999);
    const [event] = await eventsOf(subscription, FOLLOWED);
    expect((await world.deliver(JSON.stringify(event))).body.outcome).toBe('parked');
    expect((await world.rowsOf(999_999)).sub).toBeUndefined();
  });

  it('a webhook of a deleted account is parked also when the customer never had a subscription', async () => {
    const { customer } = await payerOf(999_998);
    const payload = unknownEvent({ id: 'evt_gone', data: { object: { id: 'sub_none', customer, metadata: {} } } });
    expect((await world.deliver(payload)).body.outcome).toBe('parked');
    expect(await world.noted('evt_gone')).toMatchObject({ parked: true, customer });
  });

  it('a webhook of a type that is not followed is accepted without a trace', async () => {
    const payload = unknownEvent({ id: 'evt_other', type: 'charge.captured' });
    expect((await world.deliver(payload)).body.outcome).toBe('ignored');
    expect(await world.noted('evt_other')).toBeNull();
  });

  it.each([
    ['its own metadata', (uid: number) => ({ user_id: String(uid) })],
    ['its customer', () => ({})],
  ])('a webhook finds its user by %s, also before any row is stored', async (_, metadata) => {
    const uid = await world.newUser();
    const [event] = await eventsOf(await purchaseOf(uid, metadata(uid)), FOLLOWED);
    expect((await world.deliver(JSON.stringify(event))).body.outcome).toBe('done');
    const { sub, profile } = await world.rowsOf(uid);
    expect([sub, profile.subscription]).toMatchObject([{ id: uid * 1000 + 1, status: 'active' }, { plan_type: 'gold' }]);
    expect(sub).toMatchObject({ subscription_state: 'active#gold', ending: 'active' });
  });

  it.each(['serially', 'in parallel'])('a webhook delivered 10 times %s has one effect', async (manner) => {
    const uid = await world.newUser();
    const [paid] = await eventsOf(await purchaseOf(uid), ['invoice.paid']);
    const payload = JSON.stringify(paid);
    const send = () => world.deliver(payload);
    const answers = [];
    if (manner === 'serially') for (let n = 0; n < 10; n++) answers.push(await send());
    else answers.push(...(await Promise.all(Array.from({ length: 10 }, send))));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(answers.filter(({ body }) => body.outcome === 'done')).toHaveLength(1);
    expect((await world.rowsOf(uid)).payments).toMatchObject([
      { id: uid * 100_000 + 1, user_id: uid, amount: 199_900, status: 'succeeded' },
    ]);
  });
});

const permutations = <T>(all: T[]): T[][] =>
  all.length <= 1 ? [all] : all.flatMap((first, n) => permutations(all.toSpliced(n, 1)).map((rest) => [first, ...rest]));

/** What has to be the same at the end, without the times of writing. */
const endState = async (uid: number) => {
  const { sub, past, payments, profile } = await world.rowsOf(uid);
  return {
    sub: sub && { plan_type: sub.plan_type, status: sub.status, cancel: sub.cancel_at_period_end, count: sub.subscriptions },
    past: past.length,
    payments: payments.map(({ amount, status }) => [amount, status]),
    snapshot: (profile.subscription as { status: string }).status,
  };
};

/** Delivers as Stripe does: again until it is accepted. */
const delivered = async (event: Stripe.Event): Promise<void> => {
  while ((await world.deliver(JSON.stringify(event))).status !== 200);
};

describe('the order of events', () => {
  it('webhooks end in the same state in all 24 orders of created, updated, paid and deleted', async () => {
    for (const order of permutations([0, 1, 2, 3])) {
      await world.fakeStripe().reset();
      const uid = await world.newUser();
      const subscription = await purchaseOf(uid);
      await world.stripe.subscriptions.cancel(subscription.id);
      const types = [
        'customer.subscription.created',
        'customer.subscription.updated',
        'invoice.paid',
        'customer.subscription.deleted',
      ];
      const events = await eventsOf(subscription, types);
      const ordered = types.map((type) => events.find((event) => event.type === type)!);
      for (const n of order) await world.deliver(JSON.stringify(ordered[n]));
      expect([order, await endState(uid)]).toEqual([
        order,
        {
          sub: { plan_type: 'gold', status: 'canceled', cancel: false, count: 1 },
          past: 0,
          payments: [[199_900, 'succeeded']],
          snapshot: 'canceled',
        },
      ]);
    }
  });

  it('webhooks end in the same state in any order while the subscription changes, with repeated, parallel and late events', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constantFrom('cancel_at_end', 'resume', 'upgrade', 'end', 'buy_again') }),
      fc.record({ do: fc.constant('deliver' as const), which: fc.nat(20), times: fc.integer({ min: 1, max: 3 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        await world.fakeStripe().reset();
        const uid = await world.newUser();
        let subscription = await purchaseOf(uid);
        const premium = (await payerOf(uid, 'premium', 399_900)).price;
        const followed = async () =>
          await eventsOf(subscription, [
            'customer.subscription.created',
            'customer.subscription.updated',
            'invoice.paid',
            'customer.subscription.deleted',
          ]);
        for (const step of steps) {
          const isOver = (await world.stripe.subscriptions.retrieve(subscription.id)).status === 'canceled';
          if (step.do === 'deliver') {
            const events = await followed();
            const event = events[step.which % events.length];
            await Promise.all(Array.from({ length: step.times }, () => world.deliver(JSON.stringify(event))));
          } else if (step.do === 'buy_again') {
            if (!isOver) continue;
            const { customer, items, default_payment_method } = subscription;
            subscription = await world.stripe.subscriptions.create({
              customer: customer as string,
              items: [{ price: items.data[0]!.price.id }],
              default_payment_method: default_payment_method as string,
              metadata: { user_id: String(uid) },
            });
          } else if (!isOver && step.do === 'end') await world.stripe.subscriptions.cancel(subscription.id);
          else if (!isOver && step.do === 'upgrade')
            await world.stripe.subscriptions.update(subscription.id, {
              items: [{ id: subscription.items.data[0]!.id, price: premium }],
              proration_behavior: 'always_invoice',
            });
          else if (!isOver)
            await world.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: step.do === 'cancel_at_end' });
        }
        await Promise.all((await followed()).reverse().map(delivered));
        const { sub, profile, past, payments } = await world.rowsOf(uid);
        const { data } = await world.stripe.subscriptions.list({ customer: subscription.customer as string, status: 'all' });
        const truth = data.find((candidate) => candidate.id === subscription.id)!;
        expect(sub).toMatchObject({
          status: truth.status,
          plan_type: truth.items.data[0]!.price.metadata.plan_type,
          stripe_subscription_id: truth.id,
        });
        expect(past).toHaveLength(data.length - 1);
        expect(profile.subscription).toMatchObject({ status: truth.status, cancel_at_period_end: truth.cancel_at_period_end });
        const { data: invoices } = await world.stripe.invoices.list({ customer: subscription.customer as string, limit: 100 });
        expect(payments.map(({ amount }) => amount).sort()).toEqual(
          invoices
            .filter((invoice) => invoice.amount_paid > 0)
            .map((invoice) => invoice.amount_paid)
            .sort(),
        );
        expect(new Set(payments.map(({ id }) => id)).size).toBe(payments.length);
      }),
      { numRuns: 25 },
    );
  });
});

describe('created(incomplete), overtaken by updated(active) between its read and its write', () => {
  it('created(incomplete), overtaken by updated(active) between its read and its write, ends active', async () => {
    const { sync } = await import('#functions/data/subscription-sync.ts');
    const { fetchCustomerState } = await import('#functions/gateways/stripe/state.ts');
    const uid = await world.newUser();
    const { customer, price } = await payerOf(uid);
    const opened = await world.stripe.subscriptions.create({
      customer,
      items: [{ price }],
      payment_behavior: 'default_incomplete',
      metadata: { user_id: String(uid) },
      expand: ['latest_invoice.payments'],
    });
    expect(opened.status).toBe('incomplete');
    const now = new Date();
    let reads = 0;
    const fetch = async () => {
      const state = await fetchCustomerState(customer, []);
      if (++reads > 1) return state;
      // between this read and its write, the payment succeeds and its event is taken in
      await world.stripe.invoices.pay(opened.latest_invoice instanceof Object ? opened.latest_invoice.id! : '', {
        payment_method: await cardOf(customer),
      });
      await sync({ uid, customer, now, fetch: () => fetchCustomerState(customer, []) });
      return state;
    };
    expect(await sync({ uid, customer, now, fetch })).toMatchObject({ kind: 'applied', current: { status: 'active' } });
    expect([reads, (await world.rowsOf(uid)).sub?.status]).toEqual([2, 'active']);
  });

  const cardOf = async (customer: string): Promise<string> =>
    (await world.stripe.paymentMethods.attach('pm_card_visa', { customer })).id;
});
