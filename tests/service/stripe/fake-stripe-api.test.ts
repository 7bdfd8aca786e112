import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureOf, SECRET, type Setting, startFakeStripe } from './fake-stripe.ts';
import { customerWith, subscribe, yearly } from './purchases.ts';

let setting: Setting;
let stripe: Stripe;
beforeEach(async () => {
  setting = await startFakeStripe();
  stripe = setting.stripe;
});
afterEach(() => setting.close());

describe('the door of the fake Stripe', () => {
  it('the fake Stripe refuses another API key', async () => {
    const { hostname, port } = new URL(setting.origin);
    const other = new Stripe('sk_test_other', { host: hostname, port: Number(port), protocol: 'http', maxNetworkRetries: 0 });
    expect((await failureOf(other.customers.list())).statusCode).toBe(401);
  });

  it('the fake Stripe answers unknown paths with an error body and 404', async () => {
    const response = await fetch(`${setting.origin}/v1/nothing`, { headers: { authorization: 'Bearer sk_test_local' } });
    expect([response.status, await response.json()]).toMatchObject([404, { error: { type: 'invalid_request_error' } }]);
  });

  it('the fake Stripe refuses parameters it does not know', async () => {
    const failure = await failureOf(stripe.customers.create({ colour: 'red' } as never));
    expect(failure).toMatchObject({ statusCode: 400, code: 'parameter_unknown' });
  });

  it('the fake Stripe answers a missing object with resource_missing', async () => {
    expect(await failureOf(stripe.subscriptions.retrieve('sub_none'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
  });

  it('the fake Stripe pages lists newest first', async () => {
    const made = [];
    for (const n of [1, 2, 3]) made.push((await stripe.customers.create({ email: 'list@example.com', name: String(n) })).id);
    const first = await stripe.customers.list({ email: 'list@example.com', limit: 2 });
    const second = await stripe.customers.list({ email: 'list@example.com', limit: 2, starting_after: first.data[1]!.id });
    expect([first.data.map((customer) => customer.id), first.has_more]).toEqual([[made[2], made[1]], true]);
    expect([second.data.map((customer) => customer.id), second.has_more]).toEqual([[made[0]], false]);
  });
});

describe('idempotency keys', () => {
  it('idempotency keys of the fake Stripe answer the same request with the first answer', async () => {
    const options = { idempotencyKey: 'customer:1' };
    const first = await stripe.customers.create({ name: 'One' }, options);
    const second = await stripe.customers.create({ name: 'One' }, options);
    expect(second.id).toBe(first.id);
  });

  it('idempotency keys of the fake Stripe refuse a different request', async () => {
    await stripe.customers.create({ name: 'One' }, { idempotencyKey: 'customer:2' });
    const failure = await failureOf(stripe.customers.create({ name: 'Two' }, { idempotencyKey: 'customer:2' }));
    expect(failure).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
  });

  it('idempotency keys of the fake Stripe replay a declined charge', async () => {
    const { customer, method } = await customerWith(stripe, '4000000000000341');
    const price = await yearly(stripe, 100);
    const buy = () =>
      failureOf(
        stripe.subscriptions.create(
          {
            customer: customer.id,
            items: [{ price: price.id }],
            default_payment_method: method.id,
            payment_behavior: 'error_if_incomplete',
          },
          { idempotencyKey: 'buy:1' },
        ),
      );
    expect([(await buy()).requestId, (await buy()).code]).toEqual([expect.any(String), 'card_declined']);
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([]);
  });

  it('idempotency keys of the fake Stripe expire after a day', async () => {
    const first = await stripe.customers.create({ name: 'One' }, { idempotencyKey: 'customer:3' });
    setting.advance(86_401);
    expect((await stripe.customers.create({ name: 'One' }, { idempotencyKey: 'customer:3' })).id).not.toBe(first.id);
  });
});

describe('webhooks', () => {
  it('webhooks of the fake Stripe are signed with its clock', async () => {
    await stripe.customers.create({ name: 'Signed' });
    const { payload, signature } = await setting.arrival('customer.created');
    const event = stripe.webhooks.constructEvent(payload, signature, SECRET, 300, undefined, setting.now());
    expect(event.data.object).toMatchObject({ name: 'Signed' });
  });

  it('webhooks of the fake Stripe are retried until they are accepted', async () => {
    setting.answers.push(500);
    await stripe.customers.create({ name: 'Repeated' });
    await setting.arrival('customer.created');
    await expect.poll(() => setting.received.length, { timeout: 3_000 }).toBe(2);
  });

  it('webhooks of the fake Stripe arrive late, twice and out of order on demand', async () => {
    await setting.json('POST', '/local/stripe/webhooks', { held: true });
    await stripe.customers.create({ name: 'first' });
    await stripe.customers.create({ name: 'second' });
    expect(setting.received).toEqual([]);
    await setting.json('POST', '/local/stripe/webhooks', { held: false, copies: 2, reversed: true });
    await expect.poll(() => setting.received.length).toBe(4);
    expect(setting.received[0]!.event.data.object).toMatchObject({ name: 'second' });
    await setting.json('POST', '/local/stripe/webhooks', {});
  });

  it('webhooks of the fake Stripe are redelivered by the console', async () => {
    await stripe.customers.create({ name: 'Again' });
    const { event } = await setting.arrival('customer.created');
    const { body } = await setting.json('POST', `/local/stripe/webhooks/${event.id}/redeliver`);
    expect([body, setting.received.length]).toEqual([{ event_id: event.id, status: 200 }, 2]);
    const { body: events } = await setting.json<{ id: string }[]>('GET', '/local/stripe/events');
    expect(events.map((listed) => listed.id)).toContain(event.id);
  });
});

describe('durability', () => {
  it('the fake Stripe keeps everything across a restart', async () => {
    const { subscription } = await subscribe(stripe);
    setting.restart();
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  });

  it('the fake Stripe deletes everything on reset, and never issues an id twice', async () => {
    const before = await stripe.customers.create({});
    await setting.fakeStripe().reset();
    expect((await failureOf(stripe.customers.retrieve(before.id))).statusCode).toBe(404);
    expect((await stripe.customers.create({})).id).not.toBe(before.id);
  });
});
