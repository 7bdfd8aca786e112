import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BillingInvoice, Payment } from '#shared/domain/payment.ts';
import type { Subscription } from '#shared/domain/subscription.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { type PaymentWorld, startWorld } from './payment-fixture.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const RECEIPT = 'GET /v1/payment/payments/{id}/receipt';
const INVOICES = 'GET /v1/payment/invoices';

const customerOf = async (uid: number) => (await world.rowsOf(uid)).sub?.stripe_customer_id as string;
const buy = async (uid: number, tier: Tier, named = 'pm_card_visa') => {
  await world.call(uid, 'POST /v1/payment/create-setup-intent');
  const { id } = await world.stripe.paymentMethods.attach(named, { customer: await customerOf(uid) });
  return world.call<Subscription>(uid, 'POST /v1/payment/create-subscription-with-payment-method', {
    query: { plan_type: tier, payment_method_id: id },
  });
};
const payments = async (uid: number) => (await world.call<Payment[]>(uid, 'GET /v1/payment/payments')).body;
const receiptOf = (uid: number, id: number) =>
  world.call<{ url?: string; detail?: string }>(uid, RECEIPT, { params: { id: String(id) } });
const end = (uid: number, id: number, verb: 'cancel' | 'resume') =>
  world.call(uid, `POST /v1/payment/${verb}-subscription/{id}`, { params: { id: String(id) } });
/** Everything the provider reported so far, twice and in whatever order it came. */
const deliverAll = async () => {
  await world.fakeStripe().catchUp();
  for (const { payload } of [...world.received, ...world.received]) await world.deliver(payload);
};

describe(RECEIPT, () => {
  it('GET receipt answers a PDF of the invoice that the payment paid', async () => {
    const uid = await world.newUser();
    await buy(uid, 'gold');
    const [paid] = await payments(uid);
    const { status, body } = await receiptOf(uid, paid!.id);
    expect(status).toBe(200);
    const response = await fetch(body.url!);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expect(pdf).toMatch(/^%PDF-1\.4[\s\S]*%%EOF\s*$/);
    expect(pdf).toContain('Amount paid: $1,999.00');
  });

  it('GET receipt answers 404 for the payment of another customer, and for one that does not exist', async () => {
    const [owner, other] = [await world.newUser(), await world.newUser()];
    await buy(owner, 'essential');
    const [paid] = await payments(owner);
    expect(await receiptOf(other, paid!.id)).toMatchObject({ status: 404, body: { detail: 'Payment not found' } });
    expect(await receiptOf(owner, paid!.id + 1)).toMatchObject({ status: 404, body: { detail: 'Payment not found' } });
  });
});

describe(INVOICES, () => {
  it('GET invoices answers those of the caller, with amounts, period and PDF', async () => {
    const uid = await world.newUser();
    const { body } = await buy(uid, 'gold');
    const { body: invoices } = await world.call<BillingInvoice[]>(uid, INVOICES);
    expect(invoices).toMatchObject([
      { status: 'paid', subtotal: 199_900, tax: 0, total: 199_900, currency: 'USD', period_end: body.current_period_end },
    ]);
    expect(invoices[0]!.number).toMatch(/-0001$/);
    expect((await fetch(invoices[0]!.pdf_url!)).status).toBe(200);
  });

  it('GET invoices answers none before anything was bought', async () => {
    expect((await world.call(await world.newUser(), INVOICES)).body).toEqual([]);
  });
});

describe('mails about money', () => {
  it('a payment sends one receipt, however often it is reported', async () => {
    const uid = await world.newUser();
    await buy(uid, 'gold');
    await deliverAll();
    expect(await world.mailsOf(uid)).toMatchObject([
      {
        ...{ kind: 'payment_received', name: `User ${uid}`, amount: 199_900, tax: 0, currency: 'USD', card: 'Visa 4242' },
        description: expect.stringContaining('Gold'),
        invoice_number: expect.stringMatching(/-0001$/),
      },
    ]);
  });

  it('a declined payment sends no receipt, and says why it was declined', async () => {
    const uid = await world.newUser();
    await buy(uid, 'gold', 'pm_card_chargeCustomerFail');
    await deliverAll();
    expect(await payments(uid)).toMatchObject([{ status: 'failed', decline_reason: 'bank' }]);
    expect(await world.mailsOf(uid)).toEqual([]);
  });

  it('canceling and resuming send one mail each, also when they are repeated', async () => {
    const uid = await world.newUser();
    const { body } = await buy(uid, 'gold');
    for (const verb of ['cancel', 'cancel', 'resume', 'resume'] as const) {
      await end(uid, body.id, verb);
      await deliverAll();
    }
    expect((await world.mailsOf(uid)).map(({ kind }) => kind)).toEqual([
      'payment_received',
      'subscription_canceled',
      'subscription_resumed',
    ]);
    expect((await world.mailsOf(uid)).at(-1)).toMatchObject({ plan_type: 'gold', period_end: body.current_period_end });
  });

  it('an account that is being deleted is not told again that its subscription ends', async () => {
    const uid = await world.newUser();
    const { body } = await buy(uid, 'gold');
    const { profile } = await world.rowsOf(uid);
    await world.put('core', { ...profile, deletion: { requested_at: '2026-11-23T10:00:00.000Z' } });
    await end(uid, body.id, 'cancel');
    expect((await world.mailsOf(uid)).map(({ kind }) => kind)).toEqual(['payment_received']);
  });
});
