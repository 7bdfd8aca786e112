import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureOf, type Setting, startFakeStripe } from './fake-stripe.ts';
import { subscribe, yearly } from './purchases.ts';

let setting: Setting;
let stripe: Stripe;
beforeEach(async () => {
  setting = await startFakeStripe();
  stripe = setting.stripe;
});
afterEach(() => setting.close());

describe('setup intents', () => {
  const intentFor = async () => {
    const customer = await stripe.customers.create({});
    return { customer, intent: await stripe.setupIntents.create({ customer: customer.id, usage: 'off_session' }) };
  };
  const confirm = (id: string, number: string) =>
    setting.json(`POST`, `/local/stripe/setup_intents/${id}/confirm`, { number, exp_month: 1, exp_year: 35, cvc: '123' });

  it('fake Stripe: a setup intent attaches the confirmed card to its customer', async () => {
    const { customer, intent } = await intentFor();
    const { body } = await confirm(intent.id, '4242 4242 4242 4242');
    expect(body).toMatchObject({ status: 'succeeded', payment_method: expect.stringMatching(/^pm_/) });
    expect((await stripe.paymentMethods.retrieve(String(body.payment_method))).customer).toBe(customer.id);
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_`));
  });

  it('fake Stripe: a setup intent answers a declined card with Stripe’s error body', async () => {
    const { intent } = await intentFor();
    expect(await confirm(intent.id, '4000000000000002')).toMatchObject({
      status: 402,
      body: { error: { code: 'card_declined', message: 'Your card was declined.' } },
    });
    expect((await stripe.setupIntents.retrieve(intent.id)).last_setup_error?.code).toBe('card_declined');
  });

  it.each([
    [true, 200, 'succeeded'],
    [false, 402, 'requires_payment_method'],
  ])(
    'fake Stripe: a setup intent asks the holder of 4000002500003155 for confirmation; confirmed: %s',
    async (succeed, status, after) => {
      const { intent } = await intentFor();
      expect((await confirm(intent.id, '4000002500003155')).body).toMatchObject({ status: 'requires_action' });
      const answer = await setting.json('POST', `/local/stripe/setup_intents/${intent.id}/authenticate`, { succeed });
      expect(answer.status).toBe(status);
      expect((await stripe.setupIntents.retrieve(intent.id)).status).toBe(after);
    },
  );
});

describe('hosted checkout', () => {
  const open = async () => {
    const customer = await stripe.customers.create({ metadata: { user_id: '9' } });
    const price = await yearly(stripe, 79_900, 'essential');
    return stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      client_reference_id: '9',
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: 'http://site.test/done?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://site.test/back',
      subscription_data: { metadata: { user_id: '9' } },
    });
  };
  const pay = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });

  it('fake Stripe: hosted checkout shows a labeled card form and the amount', async () => {
    const page = await (await fetch((await open()).url!)).text();
    for (const text of ['Card number', 'Expiry', 'CVC', '$799.00', 'Local test page']) expect(page).toContain(text);
  });

  it('fake Stripe: hosted checkout sells the subscription and returns to the site', async () => {
    const session = await open();
    const answer = await pay(session.url!, { number: '4242424242424242', expiry: '12 / 35', cvc: '123' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `http://site.test/done?session_id=${session.id}`]);
    const after = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
    expect(after).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      subscription: { status: 'active', metadata: { user_id: '9' } },
    });
    await setting.arrival('checkout.session.completed');
  });

  it('fake Stripe: hosted checkout shows why a card is refused and stays open', async () => {
    const session = await open();
    const answer = await pay(session.url!, { number: '4000000000000341', expiry: '12/35', cvc: '123' });
    expect([answer.status, await answer.text()]).toEqual([402, expect.stringContaining('Your card was declined.')]);
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
  });

  it('fake Stripe: hosted checkout asks the holder of 4000002500003155 for confirmation', async () => {
    const session = await open();
    const asked = await (await pay(session.url!, { number: '4000002500003155', expiry: '12/35', cvc: '123' })).text();
    const method = /name="payment_method" value="([^"]+)"/.exec(asked)![1]!;
    expect((await pay(session.url!, { payment_method: method, holder: 'refuses' })).status).toBe(402);
    expect((await pay(session.url!, { payment_method: method, holder: 'confirms' })).status).toBe(303);
  });

  it('fake Stripe: hosted checkout is completed by one console call', async () => {
    const session = await open();
    const { body } = await setting.json('POST', `/local/stripe/checkout/${session.id}/complete`);
    expect(body).toMatchObject({ status: 'complete', redirect_url: `http://site.test/done?session_id=${session.id}` });
  });

  it.each([
    [1_799, 400],
    [1_800, 200],
    [86_400, 200],
    [86_401, 400],
  ])('fake Stripe: hosted checkout may stay open for half an hour to a day: %i s is answered %i', async (seconds, status) => {
    const price = await yearly(stripe, 79_900, 'essential');
    const made = stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: 'http://site.test',
      expires_at: Math.floor(setting.now() / 1000) + seconds,
    });
    expect(status === 200 ? (await made).status : (await failureOf(made)).statusCode).toBe(status === 200 ? 'open' : 400);
  });

  it('fake Stripe: hosted checkout expires after a day, or at once', async () => {
    const [late, ended] = [await open(), await open()];
    await stripe.checkout.sessions.expire(ended.id);
    setting.advance(86_401);
    expect((await stripe.checkout.sessions.retrieve(late.id)).status).toBe('expired');
    expect((await fetch(`${setting.origin}/local/stripe/checkout/${ended.id}`)).status).toBe(410);
  });
});

describe('the billing portal', () => {
  it('fake Stripe: the billing portal cancels, resumes and changes the card', async () => {
    const { customer, subscription } = await subscribe(stripe);
    const features = { subscription_cancel: { enabled: true } };
    const configuration = (await stripe.billingPortal.configurations.create({ features })).id;
    const { url } = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      configuration,
      return_url: 'http://site.test/',
    });
    const act = (fields: Record<string, string>) => fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
    expect(await (await fetch(url)).text()).toContain('http://site.test/');
    await act({ action: 'cancel', id: subscription.id });
    expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at_period_end).toBe(true);
    await act({ action: 'resume', id: subscription.id });
    await act({ action: 'add', number: '5555555555554444', expiry: '12/35', cvc: '123' });
    const after = await stripe.subscriptions.retrieve(subscription.id, { expand: ['default_payment_method'] });
    expect(after).toMatchObject({ cancel_at_period_end: false, default_payment_method: { card: { brand: 'mastercard' } } });
  });
});
