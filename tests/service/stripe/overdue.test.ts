import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payment } from '#shared/domain/payment.ts';
import type { Subscription } from '#shared/domain/subscription.ts';
import { failedRenewal } from './events/suite.ts';
import { type PaymentWorld, startWorld } from './payment-fixture.ts';
import { eventsOf } from './truth.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** A customer whose renewal failed, with another card at hand. */
const overdue = async (card: string) => {
  const { uid, customer } = await failedRenewal(world);
  for (const event of await eventsOf(world, customer)) await world.deliver(JSON.stringify(event));
  const { id } = await world.stripe.paymentMethods.attach(card, { customer });
  const makeDefault = () => world.call(uid, 'POST /v1/payment/payment-methods/{id}/default', { params: { id } });
  const status = async () => (await world.call<Subscription[]>(uid, 'GET /v1/payment/subscriptions')).body[0]?.status;
  return { uid, makeDefault, status };
};

describe('a subscription whose payment failed', () => {
  it('an overdue subscription is paid by the card that becomes the default, and counts at once', async () => {
    const { uid, makeDefault, status } = await overdue('pm_card_visa');
    expect(await status()).toBe('past_due');
    expect(await makeDefault()).toMatchObject({ status: 200, body: { is_default: true } });
    expect(await status()).toBe('active');
    expect((await world.rowsOf(uid)).profile.subscription).toMatchObject({ status: 'active' });
    const { body } = await world.call<Payment[]>(uid, 'GET /v1/payment/payments');
    expect(body.filter((payment) => payment.status === 'succeeded')).toHaveLength(2);
  });

  it('an overdue subscription is charged once, however often the card is made the default', async () => {
    const { uid, makeDefault, status } = await overdue('pm_card_visa');
    const answers = [...(await Promise.all([makeDefault(), makeDefault()])), await makeDefault()];
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(await status()).toBe('active');
    const { body } = await world.call<Payment[]>(uid, 'GET /v1/payment/payments');
    expect(body.filter((payment) => payment.status === 'succeeded')).toHaveLength(2);
  });

  it('an overdue subscription stays as it is when the card is refused, and the reason is answered', async () => {
    const { makeDefault, status } = await overdue('pm_card_chargeCustomerFail');
    expect(await makeDefault()).toMatchObject({ status: 400, body: { detail: 'Your card was declined.' } });
    expect(await status()).toBe('past_due');
  });
});
