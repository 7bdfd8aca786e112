import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Payment } from '#shared/domain/payment.ts';
import type { Subscription } from '#shared/domain/subscription.ts';
import { captureLogLines } from '#tests/support/log-lines.ts';
import { disputedPurchase, purchase, unconfirmedRenewal } from './events/suite.ts';
import { type PaymentWorld, startWorld } from './payment-fixture.ts';
import { eventsOf } from './truth.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const report = async (customer: string): Promise<void> => {
  for (const event of await eventsOf(world, customer)) await world.deliver(JSON.stringify(event));
};
const subscriptions = async (uid: number) => (await world.call<Subscription[]>(uid, 'GET /v1/payment/subscriptions')).body;
const payments = async (uid: number) => (await world.call<Payment[]>(uid, 'GET /v1/payment/payments')).body;
const logged = () => {
  const lines = captureLogLines();
  return (event: string) => lines.filter(({ message }) => message === event);
};

describe('a payment that the bank takes back', () => {
  it('a disputed payment keeps its status and the access, records the dispute and alerts the operators', async () => {
    const errors = logged();
    const { uid, customer, dispute } = await disputedPurchase(world);
    await report(customer);
    expect(await payments(uid)).toMatchObject([{ status: 'succeeded', dispute: 'open' }]);
    expect((await world.rowsOf(uid)).profile.subscription).toMatchObject({ status: 'active' });
    expect(errors('payment_disputed')).toHaveLength(1);
    expect(JSON.stringify(errors('payment_disputed'))).toContain(dispute);
  });

  it('a dispute that is won leaves everything as it was', async () => {
    const { uid, customer } = await disputedPurchase(world, 'won');
    await report(customer);
    expect(await payments(uid)).toMatchObject([{ status: 'succeeded', dispute: 'won' }]);
    expect(await subscriptions(uid)).toMatchObject([{ status: 'active' }]);
  });

  it('a dispute that is lost ends the subscription it paid for, so that nothing is charged again', async () => {
    const errors = logged();
    const { uid, customer, subscription } = await disputedPurchase(world, 'lost');
    await report(customer);
    expect(await payments(uid)).toMatchObject([{ status: 'succeeded', dispute: 'lost' }]);
    expect(await subscriptions(uid)).toMatchObject([{ status: 'canceled' }]);
    expect((await world.stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    expect(JSON.stringify(errors('payment_disputed'))).toContain('lost');
  });

  it('a dispute that is lost leaves a period alone that another payment has paid for', async () => {
    const { uid, customer, dispute, subscription } = await disputedPurchase(world);
    world.advance(366 * 86_400);
    vi.useFakeTimers({ toFake: ['Date'], now: world.now() });
    await world.stripe.subscriptions.retrieve(subscription.id);
    await world.json('POST', `/local/stripe/disputes/${dispute}/close`, { status: 'lost' });
    await report(customer);
    expect(await subscriptions(uid)).toMatchObject([{ status: 'active' }]);
  });
});

describe('a renewal that the bank wants confirmed', () => {
  it('a renewal that needs confirmation by the customer is mailed once with its page, shown with it, and active once confirmed', async () => {
    await world.fakeStripe().reset();
    const { uid, customer } = await unconfirmedRenewal(world);
    await report(customer);
    await report(customer);
    vi.useFakeTimers({ toFake: ['Date'], now: world.now() });
    const mails = (await world.mailsOf(uid)).filter(({ kind }) => kind === 'confirm_payment');
    const [invoice] = (await world.stripe.invoices.list({ customer, status: 'open' })).data;
    expect(mails).toMatchObject([{ url: invoice!.hosted_invoice_url }]);
    expect(await subscriptions(uid)).toMatchObject([{ status: 'past_due', confirm_payment_url: invoice!.hosted_invoice_url }]);
    const { profile } = await world.rowsOf(uid);
    expect(profile.subscription).toMatchObject({ confirm_payment_url: invoice!.hosted_invoice_url });

    const confirmed = await fetch(invoice!.hosted_invoice_url!, { method: 'POST', body: 'holder=confirms', redirect: 'manual' });
    expect(confirmed.status).toBe(303);
    await report(customer);
    const [current] = await subscriptions(uid);
    expect(current?.status).toBe('active');
    expect(current?.confirm_payment_url ?? null).toBeNull();
    expect((await world.rowsOf(uid)).profile.subscription).not.toHaveProperty('confirm_payment_url');
  });
});

describe('a customer that was deleted at the provider', () => {
  const customerOf = async (uid: number) => (await world.rowsOf(uid)).sub?.stripe_customer_id as string | undefined;
  const buy = async (uid: number) => {
    await world.call(uid, 'POST /v1/payment/create-setup-intent');
    const card = await world.stripe.paymentMethods.attach('pm_card_visa', { customer: (await customerOf(uid))! });
    return world.call<Subscription>(uid, 'POST /v1/payment/create-subscription-with-payment-method', {
      query: { plan_type: 'gold', payment_method_id: card.id },
    });
  };
  const deleted = async () => {
    const uid = await world.newUser();
    expect((await buy(uid)).status).toBe(201);
    const customer = (await customerOf(uid))!;
    await world.json('POST', `/local/stripe/customers/${customer}/delete`);
    return { uid, customer };
  };

  it('a customer deleted at the provider loses the subscription, and the next purchase creates a new customer', async () => {
    const { uid, customer } = await deleted();
    await report(customer);
    expect(await subscriptions(uid)).toMatchObject([{ status: 'canceled' }]);
    expect((await world.rowsOf(uid)).profile.subscription).toMatchObject({ status: 'canceled' });
    expect((await buy(uid)).body).toMatchObject({ plan_type: 'gold', status: 'active' });
    expect(await customerOf(uid)).not.toBe(customer);
  });

  it('a customer deleted at the provider can purchase again even when no webhook ever arrived', async () => {
    const { uid, customer } = await deleted();
    expect((await world.call(uid, 'GET /v1/payment/payment-methods')).status).toBe(200);
    expect((await buy(uid)).status).toBe(201);
    expect(await customerOf(uid)).not.toBe(customer);
  });

  it('a customer deleted at the provider is found by the nightly reconciliation', async () => {
    const { uid } = await deleted();
    const { handler: reconcile } = await import('#functions/schedules/stripe-reconciliation.ts');
    await reconcile();
    expect(await subscriptions(uid)).toMatchObject([{ status: 'canceled' }]);
    expect(await customerOf(uid)).toBeUndefined();
  });

  it('a deleted customer of an account that has a newer one changes nothing', async () => {
    const { uid, customer } = await purchase(world);
    await report(customer);
    const { sub } = await world.rowsOf(uid);
    await world.put('core', { ...sub, stripe_customer_id: 'cus_another' });
    await world.json('POST', `/local/stripe/customers/${customer}/delete`);
    const event = (await eventsOf(world, customer)).find(({ type }) => type === 'customer.deleted');
    await world.deliver(JSON.stringify(event));
    expect((await world.rowsOf(uid)).sub).toMatchObject({ stripe_customer_id: 'cus_another', status: 'active' });
  });
});
