import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureOf, type Setting, startFakeStripe } from './fake-stripe.ts';
import { card, customerWith, subscribe, yearly } from './purchases.ts';

let setting: Setting;
let stripe: Stripe;
beforeEach(async () => {
  setting = await startFakeStripe();
  stripe = setting.stripe;
});
afterEach(() => setting.close());

describe('subscriptions', () => {
  it('fake Stripe: a subscription has its period on the item and its first payment on the invoice', async () => {
    const { subscription } = await subscribe(stripe);
    const [item] = subscription.items.data;
    const invoice = subscription.latest_invoice as Stripe.Invoice;
    expect(item!.current_period_end - item!.current_period_start).toBe(365 * 86_400);
    expect(invoice).toMatchObject({
      status: 'paid',
      amount_paid: 199_900,
      billing_reason: 'subscription_create',
      parent: { subscription_details: { subscription: subscription.id, metadata: { user_id: '7' } } },
    });
    const intentId = invoice.payments!.data[0]!.payment.payment_intent as string;
    const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['payment_method', 'latest_charge'] });
    expect(intent).toMatchObject({ amount: 199_900, status: 'succeeded', payment_method: { card: { last4: '4242' } } });
  });

  it('fake Stripe: an upgrade charges the difference at once', async () => {
    const { subscription } = await subscribe(stripe, '4242424242424242', 79_900);
    const half = subscription.items.data[0]!;
    setting.advance((half.current_period_end - half.current_period_start) / 2);
    const premium = await yearly(stripe, 399_900);
    const moved = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: half.id, price: premium.id }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      expand: ['latest_invoice'],
    });
    expect((moved.latest_invoice as Stripe.Invoice).amount_paid).toBe(160_000);
    expect(moved.items.data[0]).toMatchObject({
      id: half.id,
      price: { id: premium.id },
      current_period_end: half.current_period_end,
    });
  });

  it('fake Stripe: a subscription stays as it was when the difference is declined', async () => {
    const { customer, subscription, price } = await subscribe(stripe);
    const bad = await stripe.paymentMethods.attach((await stripe.paymentMethods.create(card('4000000000000341'))).id, {
      customer: customer.id,
    });
    await stripe.subscriptions.update(subscription.id, { default_payment_method: bad.id });
    const premium = await yearly(stripe, 399_900);
    const move = stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]!.id, price: premium.id }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
    expect(await failureOf(move)).toMatchObject({ code: 'card_declined' });
    const after = await stripe.subscriptions.retrieve(subscription.id);
    expect([after.items.data[0]!.price.id, after.status]).toEqual([price.id, 'active']);
  });

  it('fake Stripe: a downgrade refunds nothing', async () => {
    const { subscription } = await subscribe(stripe);
    const essential = await yearly(stripe, 79_900);
    const moved = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]!.id, price: essential.id }],
      proration_behavior: 'none',
    });
    expect(moved.latest_invoice).toBe((subscription.latest_invoice as Stripe.Invoice).id);
  });

  it('fake Stripe: a canceled subscription cannot be changed', async () => {
    const { subscription } = await subscribe(stripe);
    await stripe.subscriptions.cancel(subscription.id);
    expect((await failureOf(stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }))).statusCode).toBe(400);
  });
});

describe('the passing of time', () => {
  it('fake Stripe: time renews a subscription when its period ends', async () => {
    const { subscription } = await subscribe(stripe);
    setting.advance(366 * 86_400);
    const renewed = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
    expect(renewed.items.data[0]!.current_period_start).toBe(subscription.items.data[0]!.current_period_end);
    expect(renewed.latest_invoice).toMatchObject({ billing_reason: 'subscription_cycle', status: 'paid', amount_paid: 199_900 });
  });

  it('fake Stripe: time ends a subscription that is to be canceled', async () => {
    const { subscription } = await subscribe(stripe);
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    setting.advance(366 * 86_400);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    expect((await setting.arrival('customer.subscription.deleted')).event.data.object).toMatchObject({ id: subscription.id });
  });

  it('fake Stripe: a declined card makes a subscription past due until a new card pays it or it is canceled', async () => {
    const { customer, subscription } = await subscribe(stripe);
    const bad = await stripe.paymentMethods.create(card('4000000000000341'));
    await stripe.paymentMethods.attach(bad.id, { customer: customer.id });
    await stripe.subscriptions.update(subscription.id, { default_payment_method: bad.id });
    setting.advance(366 * 86_400);
    const due = await stripe.subscriptions.retrieve(subscription.id);
    expect(due.status).toBe('past_due');
    const good = await stripe.paymentMethods.attach((await stripe.paymentMethods.create(card('5555555555554444'))).id, {
      customer: customer.id,
    });
    await stripe.invoices.pay(String(due.latest_invoice), { payment_method: good.id });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    setting.advance(366 * 86_400);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
    setting.advance(30 * 86_400);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
  });
});

describe('a refund', () => {
  it('fake Stripe: a refund returns a payment once, and is reported', async () => {
    const { subscription } = await subscribe(stripe);
    const invoice = subscription.latest_invoice as Stripe.Invoice;
    const payment_intent = invoice.payments!.data[0]!.payment.payment_intent as string;
    expect(await stripe.refunds.create({ payment_intent, reason: 'duplicate' })).toMatchObject({
      amount: 199_900,
      status: 'succeeded',
      reason: 'duplicate',
    });
    expect(await failureOf(stripe.refunds.create({ payment_intent }))).toMatchObject({ code: 'charge_already_refunded' });
    const intent = await stripe.paymentIntents.retrieve(payment_intent, { expand: ['latest_charge'] });
    expect(intent).toMatchObject({ status: 'succeeded', latest_charge: { refunded: true, amount_refunded: 199_900 } });
    expect((await setting.arrival('charge.refunded')).event.data.object).toMatchObject({ payment_intent });
    expect((await stripe.refunds.list({ payment_intent })).data).toHaveLength(1);
  });

  it('fake Stripe: a refund needs a payment that succeeded', async () => {
    await failureOf(subscribe(stripe, '4000000000000341'));
    const failed = await setting.arrival('payment_intent.payment_failed');
    const payment_intent = (failed.event.data.object as Stripe.PaymentIntent).id;
    expect(await failureOf(stripe.refunds.create({ payment_intent }))).toMatchObject({ statusCode: 400 });
  });
});

describe('test cards', () => {
  it.each([
    ['4242424242424242', 'visa'],
    ['5555555555554444', 'mastercard'],
  ])('fake Stripe: the test card %s pays as %s', async (number, brand) => {
    const { subscription, method } = await subscribe(stripe, number);
    expect([subscription.status, method.card?.brand, method.card?.last4]).toEqual(['active', brand, number.slice(-4)]);
  });

  it('fake Stripe: the test card 4000000000000002 is declined when entered', async () => {
    expect(await failureOf(customerWith(stripe, '4000000000000002'))).toMatchObject({
      statusCode: 402,
      code: 'card_declined',
      message: 'Your card was declined.',
    });
  });

  it('fake Stripe: the test card 4000000000000341 is declined when charged and leaves no subscription', async () => {
    expect(await failureOf(subscribe(stripe, '4000000000000341'))).toMatchObject({ statusCode: 402, code: 'card_declined' });
    const failed = await setting.arrival('payment_intent.payment_failed');
    expect(failed.event.data.object).toMatchObject({ amount: 199_900, status: 'requires_payment_method' });
  });

  it.each([
    ['4242424242424241', 'incorrect_number'],
    ['42', 'invalid_number'],
  ])('fake Stripe: the number %s is refused as %s', async (number, code) => {
    expect(await failureOf(stripe.paymentMethods.create(card(number)))).toMatchObject({ code });
  });
});
