import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { chooseEnd } from '#functions/gateways/stripe/stop-charges.ts';
import type { Subscription } from '#shared/domain/subscription.ts';
import { captureLogLines } from '#tests/support/log-lines.ts';
import { interceptStripe } from './crash.ts';
import { disputedPurchase, failedRenewal, purchase } from './events/suite.ts';
import { type PaymentWorld, startWorld } from './payment-fixture.ts';
import { eventsOf } from './truth.ts';

const PENDING = 'Your account is set to be deleted, so we don’t charge you any more. Keep your account first, then try again.';

let world: PaymentWorld;
/** Runs once, after Stripe has answered that call. */
let afterCall: { call: string; work: () => Promise<void> } | null = null;
let calls: string[] = [];
beforeAll(async () => {
  world = await startWorld();
  await interceptStripe(async (send, call) => {
    const answer = await send();
    calls.push(call);
    const due = afterCall !== null && call.startsWith(afterCall.call) ? afterCall : null;
    if (due) afterCall = null;
    await due?.work();
    return answer;
  });
});
beforeEach(() => {
  calls = [];
});
afterAll(() => world.stop());

const setDeletion = async (uid: number, changes: object): Promise<void> => {
  const { db } = await import('#functions/data/table.ts');
  const { buildUpdate } = await import('#functions/data/expressions.ts');
  await db.send(new UpdateCommand({ TableName: 'core', Key: keys.profile(uid), ...buildUpdate(changes) }));
};
const askForDeletion = (uid: number) =>
  setDeletion(uid, { set: { deletion: { requested_at: new Date().toISOString(), requested_by: 'owner' } } });
const keep = (uid: number) => setDeletion(uid, { remove: ['deletion'] });
const report = async (uid: number, customer: string): Promise<void> => {
  for (const event of await eventsOf(world, customer)) await world.deliver(JSON.stringify(event));
  expect((await world.rowsOf(uid)).sub).toBeDefined();
};
const subscriber = async (tier = 'gold') => {
  const { uid, customer, subscription } = await purchase(world, tier);
  await report(uid, customer);
  const [{ id }] = (await world.call<Subscription[]>(uid, 'GET /v1/payment/subscriptions')).body as [Subscription];
  return { uid, customer, subscription: subscription.id, id: String(id) };
};
const stop = async (customer: string): Promise<void> =>
  (await import('#functions/gateways/stripe/stop-charges.ts')).stopCharges(customer);
const cardFor = async (uid: number) => {
  await world.call(uid, 'POST /v1/payment/create-setup-intent');
  const customer = (await world.rowsOf(uid)).sub!.stripe_customer_id as string;
  return { customer, card: (await world.stripe.paymentMethods.attach('pm_card_visa', { customer })).id };
};
const act = (uid: number, verb: string, id: string, query: Record<string, string> = {}) =>
  world.call(uid, `POST /v1/payment/${verb}/{id}`, { params: { id }, query });
const refused = { status: 409, body: { detail: PENDING } };

describe('what ends a subscription that must not charge again', () => {
  it.each([
    ['active', 'paid', false, 'end_with_period'],
    ['active', null, false, 'end_with_period'],
    ['active', 'paid', true, 'leave'],
    ['trialing', null, false, 'end_with_period'],
    ['active', 'draft', false, 'cancel'],
    ['active', 'draft', true, 'cancel'],
    ['active', 'open', false, 'cancel'],
    ['past_due', 'open', false, 'cancel'],
    ['past_due', 'open', true, 'cancel'],
    ['unpaid', 'void', false, 'cancel'],
    ['paused', 'paid', false, 'cancel'],
    ['incomplete', 'open', false, 'cancel'],
    ['a status of tomorrow', 'paid', false, 'cancel'],
    ['incomplete_expired', 'void', false, 'leave'],
    ['canceled', 'open', false, 'leave'],
  ] as const)('%s with an invoice that is %s, ending: %s: %s', (status, invoice, cancel_at_period_end, end) => {
    expect(chooseEnd({ status, invoice, cancel_at_period_end })).toBe(end);
  });
});

describe('stopping the charges of a customer', () => {
  it('lets an active subscription end with its period and closes open pages; repeated, it changes nothing more', async () => {
    const { customer, subscription } = await purchase(world);
    const price = (await world.stripe.subscriptions.retrieve(subscription.id)).items.data[0]!.price.id;
    const page = await world.stripe.checkout.sessions.create({
      ...{ mode: 'subscription', customer, line_items: [{ price, quantity: 1 }], metadata: { plan_type: 'gold' } },
      success_url: 'http://site.test/',
    });
    for (let times = 1; times <= 2; times++) await stop(customer);
    expect((await world.stripe.checkout.sessions.retrieve(page.id)).status).toBe('expired');
    expect(await world.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      ...{ status: 'active', cancel_at_period_end: true },
    });
    expect(calls.filter((call) => call === `POST /v1/subscriptions/${subscription.id}`)).toHaveLength(1);
  });

  it('ends what was sold in Stripe’s dashboard, without a tier, too', async () => {
    const { customer, subscription } = await purchase(world);
    const price = await world.stripe.prices.create({
      ...{ currency: 'usd', unit_amount: 100, recurring: { interval: 'year' as const }, product_data: { name: 'Workshop' } },
    });
    const other = await world.stripe.subscriptions.create({
      ...{ customer, items: [{ price: price.id }], default_payment_method: subscription.default_payment_method as string },
    });
    await stop(customer);
    expect((await world.stripe.subscriptions.retrieve(other.id)).cancel_at_period_end).toBe(true);
  });

  it('leaves nothing that a card which is saved later would pay', async () => {
    const { uid, customer } = await failedRenewal(world);
    await report(uid, customer);
    await stop(customer);
    const { payOpenInvoices } = await import('#functions/gateways/stripe/cards.ts');
    const { id } = await world.stripe.paymentMethods.attach('pm_card_visa', { customer });
    expect(await payOpenInvoices(customer, id)).toBeNull();
    await report(uid, customer);
    world.advance(-366 * 86_400);
    expect((await world.rowsOf(uid)).sub).toMatchObject({ status: 'canceled' });
  });

  it('is done for a customer who was deleted at Stripe', async () => {
    const { customer } = await purchase(world);
    await world.stripe.customers.del(customer);
    await stop(customer);
  });
});

describe('while the account is set to be deleted', () => {
  const visa = 'pm_card_visa';
  it.each([
    ['POST /v1/payment/create-setup-intent', {}],
    ['POST /v1/payment/create-subscription', { body: { plan_type: 'gold', payment_method_id: visa } }],
    ['POST /v1/payment/create-subscription-with-payment-method', { query: { plan_type: 'gold', payment_method_id: visa } }],
    ['POST /v1/payment/create-checkout-session', { query: { plan_type: 'gold' } }],
    ['POST /v1/payment/change-subscription-plan/{id}', { params: { id: '1' }, query: { new_plan_type: 'premium' } }],
    ['POST /v1/payment/resume-subscription/{id}', { params: { id: '1' } }],
    ['POST /v1/payment/payment-methods', { body: { payment_method_id: visa } }],
    ['POST /v1/payment/payment-methods/{id}/default', { params: { id: visa } }],
  ])('%s answers 409, says how to go on, and asks Stripe nothing', async (route, input) => {
    const uid = await world.newUser();
    await askForDeletion(uid);
    expect(await world.call(uid, route, input)).toMatchObject(refused);
    expect(calls).toEqual([]);
  });

  it('a subscription can still be canceled, and everything works again once the account is kept', async () => {
    const { uid, id } = await subscriber();
    await askForDeletion(uid);
    expect(await act(uid, 'cancel-subscription', id)).toMatchObject({ status: 200, body: { cancel_at_period_end: true } });
    await keep(uid);
    expect(await act(uid, 'resume-subscription', id)).toMatchObject({ status: 200, body: { cancel_at_period_end: false } });
  });

  it('the billing portal offers no way to let a subscription renew', async () => {
    const { uid } = await subscriber();
    const features = async () => {
      expect((await world.call(uid, 'GET /v1/payment/billing-portal')).status).toBe(200);
      const { data } = await world.stripe.billingPortal.configurations.list({ limit: 100 });
      return data.map(({ features: { subscription_cancel } }) => subscription_cancel.enabled);
    };
    expect(await features()).toEqual([true]);
    await askForDeletion(uid);
    expect((await features()).toSorted()).toEqual([false, true]);
  });

  it('an event of a subscription that renews again ends it again', async () => {
    const { uid, customer, subscription } = await subscriber();
    await askForDeletion(uid);
    await world.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    await world.stripe.subscriptions.update(subscription, { cancel_at_period_end: false });
    await report(uid, customer);
    expect((await world.stripe.subscriptions.retrieve(subscription)).cancel_at_period_end).toBe(true);
    expect((await world.rowsOf(uid)).sub).toMatchObject({ cancel_at_period_end: true });
  });
});

describe('a deletion that is asked for in the middle of', () => {
  const askAfter = (uid: number, call: string) => {
    afterCall = { call, work: () => askForDeletion(uid) };
  };

  it('a purchase wins: nothing is sold, and the call answers without waiting', async () => {
    const uid = await world.newUser();
    const { customer, card } = await cardFor(uid);
    askAfter(uid, 'GET /v1/prices');
    const start = Date.now();
    const query = { plan_type: 'gold', payment_method_id: card };
    expect(await world.call(uid, 'POST /v1/payment/create-subscription-with-payment-method', { query })).toMatchObject(refused);
    expect(Date.now() - start).toBeLessThan(2500);
    expect((await world.stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([]);
    expect((await world.rowsOf(uid)).sub).not.toHaveProperty('purchase');
  });

  it('a checkout closes its page', async () => {
    const uid = await world.newUser();
    const { customer } = await cardFor(uid);
    askAfter(uid, 'POST /v1/checkout/sessions');
    const query = { plan_type: 'gold' };
    expect(await world.call(uid, 'POST /v1/payment/create-checkout-session', { query })).toMatchObject(refused);
    const { data } = await world.stripe.checkout.sessions.list({ customer });
    expect(data.map(({ status }) => status)).toEqual(['expired']);
  });

  it('a change of tier changes and charges nothing', async () => {
    const { uid, id, subscription } = await subscriber('essential');
    askAfter(uid, 'GET /v1/prices');
    expect(await act(uid, 'change-subscription-plan', id, { new_plan_type: 'premium' })).toMatchObject(refused);
    expect((await world.rowsOf(uid)).sub).toMatchObject({ plan_type: 'essential' });
    expect(calls.filter((call) => call === `POST /v1/subscriptions/${subscription}`)).toEqual([]);
  });

  it('paying what is due with another card pays nothing', async () => {
    const { uid, customer } = await failedRenewal(world);
    await report(uid, customer);
    const { id } = await world.stripe.paymentMethods.attach('pm_card_visa', { customer });
    askAfter(uid, `POST /v1/customers/${customer}`);
    calls = [];
    expect(await world.call(uid, 'POST /v1/payment/payment-methods/{id}/default', { params: { id } })).toMatchObject(refused);
    expect(calls.filter((call) => call.endsWith('/pay'))).toEqual([]);
    expect((await world.stripe.invoices.list({ customer, status: 'open' })).data).toHaveLength(1);
    world.advance(-366 * 86_400);
  });

  it('a resumption ends the subscription again', async () => {
    const { uid, id, subscription } = await subscriber();
    await act(uid, 'cancel-subscription', id);
    askAfter(uid, `POST /v1/subscriptions/${subscription}`);
    expect(await act(uid, 'resume-subscription', id)).toMatchObject(refused);
    expect((await world.stripe.subscriptions.retrieve(subscription)).cancel_at_period_end).toBe(true);
    expect((await world.rowsOf(uid)).sub).toMatchObject({ cancel_at_period_end: true });
  });
});

describe('late events of a customer that the purge deleted', () => {
  /** As the purge leaves it: no account, no customer at Stripe, the payments without a name. */
  const purge = async (uid: number, customer: string): Promise<void> => {
    const at = new Date().toISOString();
    const { db } = await import('#functions/data/table.ts');
    const { DeleteCommand } = await import('@aws-sdk/lib-dynamodb');
    for (const key of [keys.profile(uid), keys.subscription(uid)])
      await db.send(new DeleteCommand({ TableName: 'core', Key: key }));
    await world.put('core', {
      ...keys.deletion(uid),
      ...{ requested_at: at, account_purge_at: at, business_data_purge_at: at, account_purged_at: at },
    });
    await world.stripe.customers.del(customer);
  };
  const event = (type: string, object: object) =>
    JSON.stringify({ id: `evt_late_${type}_${Math.random()}`, object: 'event', type, data: { object } });
  const alarms = (lines: { level?: unknown; message?: unknown }[]) =>
    lines.filter(({ level }) => level === 'ERROR').map(({ message }) => message);

  it('raise no alarm and store nothing, with and without our user id', async () => {
    const { uid, customer, subscription } = await purchase(world);
    await report(uid, customer);
    const [payment] = (await world.rowsOf(uid)).payments;
    await purge(uid, customer);
    const lines = captureLogLines();
    const own = { customer, metadata: { user_id: String(uid) } };
    const late = [
      event('customer.deleted', { id: customer, metadata: own.metadata }),
      event('customer.subscription.deleted', { id: subscription.id, ...own }),
      event('customer.subscription.deleted', { id: 'sub_dashboard', customer, metadata: {} }),
      event('invoice.payment_failed', { id: 'in_late', customer, parent: null }),
      event('charge.refunded', { customer, payment_intent: payment!.stripe_payment_intent_id }),
    ];
    for (const payload of late) expect((await world.deliver(payload)).body.outcome, payload).toBe('ignored');
    expect(alarms(lines)).toEqual([]);
    const reasons = lines.filter(({ message }) => message === 'webhook').map((line) => (line as { why?: string }).why);
    expect(new Set(reasons)).toEqual(new Set(['account purged', 'customer deleted']));
    expect((await world.rowsOf(uid)).sub).toBeUndefined();
  });

  it('a refund cancels the payment that outlived the account, once, with the counters', async () => {
    const { uid, customer } = await purchase(world);
    await report(uid, customer);
    const [payment] = (await world.rowsOf(uid)).payments;
    const paymentIntent = payment!.stripe_payment_intent_id;
    await purge(uid, customer);
    await world.stripe.refunds.create({ payment_intent: paymentIntent });
    const { readMoneyCounts } = await import('#functions/data/money-counters.ts');
    const before = await readMoneyCounts();
    const payload = () => event('charge.refunded', { customer, payment_intent: paymentIntent });
    expect((await world.deliver(payload())).body.outcome).toBe('done');
    expect((await world.rowsOf(uid)).payments).toMatchObject([{ status: 'canceled' }]);
    const after = await readMoneyCounts();
    expect(after).not.toEqual(before);
    expect((await world.deliver(payload())).body.outcome).toBe('ignored');
    expect(await readMoneyCounts()).toEqual(after);
  });

  it('tell staff of a dispute, which still needs an answer', async () => {
    const { uid, customer, intent, dispute } = await disputedPurchase(world);
    await report(uid, customer);
    await purge(uid, customer);
    const lines = captureLogLines();
    const payload = event('charge.dispute.created', { id: dispute, payment_intent: intent });
    expect((await world.deliver(payload)).body.outcome).toBe('ignored');
    expect(alarms(lines)).toEqual(['payment_disputed']);
  });

  it('are parked for a customer that was never ours', async () => {
    const lines = captureLogLines();
    const payload = event('invoice.payment_failed', { id: 'in_x', customer: 'cus_never_ours', parent: null });
    expect((await world.deliver(payload)).body.outcome).toBe('parked');
    expect(alarms(lines)).toEqual(['webhook_parked']);
  });
});
