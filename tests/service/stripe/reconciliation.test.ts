import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BillingInfo } from '#shared/domain/billing.ts';
import { type PaymentWorld, startWorld } from './payment-fixture.ts';

let world: PaymentWorld;
let run: () => Promise<Record<string, number>>;
beforeAll(async () => {
  world = await startWorld();
  ({ handler: run } = await import('#functions/schedules/stripe-reconciliation.ts'));
});
afterAll(() => world.stop());
/** What earlier tests left is put right, so that a test counts its own. */
beforeEach(async () => {
  await run().catch(() => undefined);
});

const CHECKOUT = 'POST /v1/payment/create-checkout-session';
/** A subscription that was paid on the hosted page; no report of it has arrived. */
const buy = async (uid: number, tier = 'gold') => {
  const { body } = await world.call<{ session_id: string }>(uid, CHECKOUT, { query: { plan_type: tier } });
  await world.json('POST', `/local/stripe/checkout/${body.session_id}/complete`);
  const customer = (await world.rowsOf(uid)).sub!.stripe_customer_id as string;
  const { data } = await world.stripe.subscriptions.list({ customer });
  return data[0]!;
};
const truth = async ({ id }: Stripe.Subscription) => world.stripe.subscriptions.retrieve(id);
const outcomes = async () => {
  const { same: _, ...rest } = await run();
  return Object.fromEntries(Object.entries(rest).filter(([, count]) => count > 0));
};

describe('the nightly comparison', () => {
  it('the nightly reconciliation stores a purchase whose every webhook was lost, with its payment, once', async () => {
    const uid = await world.newUser();
    await buy(uid);
    expect(await outcomes()).toEqual({ repaired: 1 });
    const { sub, profile, payments } = await world.rowsOf(uid);
    expect([sub, profile.subscription]).toMatchObject([{ status: 'active', plan_type: 'gold' }, { status: 'active' }]);
    expect(payments).toMatchObject([{ amount: 199_900, status: 'succeeded' }]);
    expect(await outcomes()).toEqual({});
  });

  it('the nightly reconciliation finds each unreported change', async () => {
    const uid = await world.newUser();
    const subscription = await buy(uid);
    await run();
    for (const change of [
      () => world.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }),
      () => world.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false }),
      () => world.stripe.subscriptions.cancel(subscription.id),
    ]) {
      await change();
      expect(await outcomes()).toEqual({ repaired: 1 });
      const { status, cancel_at_period_end } = await truth(subscription);
      expect((await world.rowsOf(uid)).profile.subscription).toMatchObject({ status, cancel_at_period_end });
    }
    expect(await outcomes()).toEqual({});
  });

  it('the nightly reconciliation finds a missing payment of a correct subscription', async () => {
    const uid = await world.newUser();
    await buy(uid);
    const { sub } = await world.rowsOf(uid);
    const { sync } = await import('#functions/data/subscription-sync.ts');
    const { fetchCustomerState } = await import('#functions/gateways/stripe/state.ts');
    const customer = sub!.stripe_customer_id as string;
    await sync({ uid, customer, now: new Date(), fetch: () => fetchCustomerState(customer, []) });
    expect((await world.rowsOf(uid)).payments).toEqual([]);
    expect(await outcomes()).toEqual({ repaired: 1 });
    expect((await world.rowsOf(uid)).payments).toHaveLength(1);
  });

  it('the nightly reconciliation finds every payment of the last days, also when others followed it', async () => {
    const uid = await world.newUser();
    const subscription = await buy(uid, 'essential');
    for (const cents of [250_000, 350_000]) {
      const price = await world.stripe.prices.create({
        currency: 'usd',
        unit_amount: cents,
        recurring: { interval: 'year' },
        metadata: { plan_type: 'gold' },
        product_data: { name: 'gold' },
      });
      const items = [{ id: subscription.items.data[0]!.id, price: price.id }];
      await world.stripe.subscriptions.update(subscription.id, { items, proration_behavior: 'always_invoice' });
    }
    await run();
    expect((await world.rowsOf(uid)).payments.map(({ amount }) => amount).sort()).toEqual([100_000, 170_100, 79_900]);
    expect(await outcomes()).toEqual({});
  });

  it('the nightly reconciliation cancels and refunds what was sold beside a running subscription', async () => {
    const uid = await world.newUser();
    const first = await buy(uid);
    await run();
    const again = await world.stripe.subscriptions.create({
      customer: first.customer as string,
      items: [{ price: first.items.data[0]!.price.id }],
      default_payment_method: first.default_payment_method as string,
      metadata: first.metadata,
    });
    expect(await outcomes()).toEqual({ repaired: 1 });
    expect([(await truth(first)).status, (await truth(again)).status]).toEqual(['active', 'canceled']);
    expect((await world.rowsOf(uid)).payments.map(({ status }) => status).sort()).toEqual(['canceled', 'succeeded']);
  });

  it('the nightly reconciliation does no harm in parallel with webhooks', async () => {
    const uid = await world.newUser();
    const subscription = await buy(uid);
    const { body } = await world.json<Stripe.Event[]>('GET', '/local/stripe/events');
    const mine = body.filter((event) => (event.data.object as { customer?: string }).customer === subscription.customer);
    await Promise.all([run(), ...mine.map((event) => world.deliver(JSON.stringify(event))), run()]);
    expect((await world.rowsOf(uid)).payments).toHaveLength(1);
    expect((await world.rowsOf(uid)).sub).toMatchObject({ status: 'active', subscriptions: 1 });
  });

  it('the nightly reconciliation ends a subscription granted by staff once its time is over, and only then', async () => {
    const given = async (end: string) => {
      const uid = await world.newUser();
      const { profile } = await world.rowsOf(uid);
      const row = {
        owner: profile.owner,
        item: 'SUB',
        id: uid * 1000 + 1,
        plan_type: 'gold',
        status: 'active',
        ending: 'active',
      };
      const period = {
        current_period_start: '2026-01-01T00:00:00.000Z',
        current_period_end: end,
        created_at: '2026-01-01T00:00:00.000Z',
      };
      const more = { cancel_at_period_end: false, stripe_subscription_id: null, sync_version: 1, subscriptions: 1 };
      await world.put('core', { ...row, ...period, ...more });
      return uid;
    };
    const [over, running] = [await given('2026-01-31T00:00:00.000Z'), await given('2099-01-31T00:00:00.000Z')];
    expect(await outcomes()).toEqual({ ended: 1 });
    const [ended, goesOn] = [await world.rowsOf(over), await world.rowsOf(running)];
    expect([ended.sub!.status, ended.sub!.ending, (ended.profile.subscription as { status: string }).status]).toEqual([
      'canceled',
      undefined,
      'canceled',
    ]);
    expect(goesOn.sub!.status).toBe('active');
    expect(await outcomes()).toEqual({});
  });

  it('the nightly reconciliation reports stored data that the provider does not know, and leaves it', async () => {
    const uid = await world.newUser();
    await buy(uid);
    await run();
    const { sub } = await world.rowsOf(uid);
    await world.put('core', { ...sub, stripe_customer_id: 'cus_other', stripe_subscription_id: 'sub_other' });
    const subscription = (await world.stripe.subscriptions.list({ customer: sub!.stripe_customer_id as string })).data[0]!;
    await world.stripe.subscriptions.cancel(subscription.id);
    expect(await outcomes()).toEqual({ unknown: 1 });
    expect((await world.rowsOf(uid)).sub!.status).toBe('active');
    await world.put('core', sub!);
    await run();
  });

  it('the nightly reconciliation reports a subscription without an owner', async () => {
    const customer = await world.stripe.customers.create({ metadata: { user_id: '888888' } });
    const card = await world.stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    const price = await world.stripe.prices.create({
      currency: 'usd',
      unit_amount: 1000,
      recurring: { interval: 'year' },
      metadata: { plan_type: 'gold' },
      product_data: { name: 'gold' },
    });
    const made = await world.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      default_payment_method: card.id,
    });
    expect(await outcomes()).toEqual({ unknown: 1 });
    await world.stripe.subscriptions.cancel(made.id);
  });
});

describe('billing information', () => {
  const save = (uid: number, body: Partial<BillingInfo>) =>
    world.call<BillingInfo>(uid, 'PUT /v1/payment/billing-info', { body });
  const customerOf = async (uid: number) =>
    (await world.stripe.customers.retrieve((await world.rowsOf(uid)).sub!.stripe_customer_id as string)) as Stripe.Customer;
  const said = {
    name: 'Ana Ruiz',
    email: 'books@acme.example',
    company: 'Acme',
    address: '1 Main St',
    city: 'Berlin',
    zip: '10115',
    country: 'DEU',
    phone: '+49 30 1',
  } as const;
  const there = {
    name: 'Ana Ruiz',
    email: 'books@acme.example',
    phone: '+49 30 1',
    address: { line1: '1 Main St', city: 'Berlin', postal_code: '10115', country: 'DE' },
    metadata: { company: 'Acme' },
  };

  it('billing information reaches the provider when it is saved, and is removed there when it is emptied', async () => {
    const uid = await world.newUser();
    await buy(uid);
    expect((await save(uid, said)).status).toBe(200);
    expect(await customerOf(uid)).toMatchObject({ ...there, metadata: { ...there.metadata, user_id: String(uid) } });
    await save(uid, { phone: null, company: null, email: '' });
    const after = await customerOf(uid);
    expect([after.phone, after.metadata.company, after.email]).toEqual([null, undefined, 'books@acme.example']);
  });

  it('billing information entered before there is a customer is given to the new customer', async () => {
    const uid = await world.newUser();
    await save(uid, said);
    await buy(uid);
    expect(await customerOf(uid)).toMatchObject(there);
  });

  it('billing information that did not arrive is sent by the nightly reconciliation', async () => {
    const uid = await world.newUser();
    await buy(uid);
    await run();
    await save(uid, said);
    await world.stripe.customers.update((await customerOf(uid)).id, { name: 'Old name', address: { line1: 'Old street' } });
    expect(await outcomes()).toEqual({ billing: 1 });
    expect(await customerOf(uid)).toMatchObject(there);
    expect(await outcomes()).toEqual({});
  });
});

describe('a new email address of an account', () => {
  const customerOf = async (uid: number) =>
    (await world.stripe.customers.retrieve((await world.rowsOf(uid)).sub!.stripe_customer_id as string)) as Stripe.Customer;

  it.each<[string, string | undefined]>([
    ['reaches the provider with the nightly reconciliation, once', undefined],
    ['stays behind the address that was entered for billing', 'books@acme.example'],
  ])('a new email address of an account %s', async (_, billingEmail) => {
    const uid = await world.newUser();
    if (billingEmail) await world.call(uid, 'PUT /v1/payment/billing-info', { body: { email: billingEmail } });
    await buy(uid);
    await run();
    const email = `moved-${uid}@acme.example`;
    await world.put('core', { ...(await world.rowsOf(uid)).profile, email });
    expect(await outcomes()).toEqual(billingEmail ? {} : { billing: 1 });
    expect((await customerOf(uid)).email).toBe(billingEmail ?? email);
    expect(await outcomes()).toEqual({});
  });
});

describe('a list of several pages', () => {
  it('a provider list of several pages is read to its end', async () => {
    const [first, last] = [await world.newUser(), await world.newUser()];
    const subscription = await buy(first);
    await run();
    // another product's, which fill a page
    const other = await world.stripe.customers.create({});
    const card = await world.stripe.paymentMethods.attach('pm_card_visa', { customer: other.id });
    const recurring = { interval: 'year' } as const;
    const price = await world.stripe.prices.create({ currency: 'usd', unit_amount: 1, recurring, product_data: { name: 'x' } });
    const sold = { customer: other.id, items: [{ price: price.id }], default_payment_method: card.id };
    for (let n = 0; n < 101; n++) await world.stripe.subscriptions.create(sold);
    await world.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await buy(last, 'premium');
    expect(await outcomes()).toEqual({ repaired: 2 });
  });
});
