import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { type Privacy, startPrivacy } from './fixture.ts';

const MINUTE_MS = 60_000;
const YEAR_SECONDS = 366 * 86_400;
const REASON = 'Asked for by letter of November 20';
const IN_PROGRESS = 'A payment for this account is in progress. Please try again in a moment.';

let world: Privacy;
let staff: number;
beforeAll(async () => {
  world = await startPrivacy({ hasMoney: true });
  staff = (await world.addPerson()).uid;
  await world.setProfile(staff, { role: 'admin' });
});
afterAll(() => world.stop());

/** By staff, which takes no second. */
const mark = (uid: number) =>
  world.call({ uid: staff, route: 'POST /v1/admin/users/{id}/deletion', id: uid, body: { reason: REASON } });
const subscriber = async () => {
  const person = await world.addPerson();
  return { ...person, ...(await world.subscribe(person)) };
};
/** A year from now its renewal could not be charged, and Stripe tries again three days later. */
const debtor = async () => {
  const person = await subscriber();
  const { stripe, advance } = world.fakeStripe!;
  const { id } = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: person.customer });
  await stripe.subscriptions.update(person.subscription, { default_payment_method: id });
  advance(YEAR_SECONDS);
  await stripe.subscriptions.retrieve(person.subscription);
  await world.syncCustomer(person.uid, person.customer);
  advance(-YEAR_SECONDS);
  return person;
};
const atStripe = (id: string) => world.fakeStripe!.stripe.subscriptions.retrieve(id);
const openInvoices = async (customer: string) =>
  (await world.fakeStripe!.stripe.invoices.list({ customer, status: 'open' })).data;
const setPurchase = async (uid: number, purchase: Record<string, unknown>): Promise<void> => {
  const { db } = await import('#functions/data/table.ts');
  const { buildUpdate } = await import('#functions/data/expressions.ts');
  await db.send(new UpdateCommand({ TableName: 'core', Key: keys.subscription(uid), ...buildUpdate({ set: { purchase } }) }));
};

describe('a request to delete an account', () => {
  it('lets a paid subscription end with its period', async () => {
    const { uid, subscription } = await subscriber();
    expect((await world.requestDeletion(uid)).status).toBe(200);
    expect(await atStripe(subscription)).toMatchObject({ status: 'active', cancel_at_period_end: true });
  });

  it('cancels a subscription whose payment failed, and nothing tries to collect the payment again', async () => {
    const { uid, customer, subscription } = await debtor();
    const [invoice, ...more] = await openInvoices(customer);
    expect(more).toEqual([]);
    expect((await mark(uid)).status).toBe(200);
    expect((await atStripe(subscription)).status).toBe('canceled');
    expect(await openInvoices(customer)).toEqual([]);
    const { stripe, advance } = world.fakeStripe!;
    advance(YEAR_SECONDS + 30 * 86_400);
    expect(await stripe.invoices.retrieve(invoice!.id!)).toMatchObject({ status: 'void', attempt_count: 1 });
    advance(-YEAR_SECONDS - 30 * 86_400);
  });

  it('goes by what Stripe says, not by the stored row', async () => {
    const { uid, subscription } = await subscriber();
    const { stripe } = world.fakeStripe!;
    await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    await world.syncCustomer(uid, (await atStripe(subscription)).customer as string);
    await stripe.subscriptions.update(subscription, { cancel_at_period_end: false });
    expect((await mark(uid)).status).toBe(200);
    expect((await atStripe(subscription)).cancel_at_period_end).toBe(true);
  });

  it.each([
    ['is under way', 20_000, 409, IN_PROGRESS],
    ['was cut off and its lease is over', -1, 200, undefined],
  ])('while a purchase %s answers as the lease says', async (_, left, status, detail) => {
    const { uid } = await subscriber();
    const lease_until = new Date(Date.now() + left).toISOString();
    await setPurchase(uid, { plan_type: 'gold', price: 'price_1', holder: 'another call', lease_until });
    const answer = await mark(uid);
    expect([answer.status, answer.body.detail]).toEqual([status, detail]);
    expect((await world.readAccount(uid))?.deletion !== undefined).toBe(status === 200);
  });
});

describe('the purge', () => {
  it('stops charges again, once every call that was under way has ended', async () => {
    const { uid, subscription } = await subscriber();
    await mark(uid);
    const at = Date.now();
    await world.fakeStripe!.stripe.subscriptions.update(subscription, { cancel_at_period_end: false });
    expect(await world.purgeAt(at + 1000)).toMatchObject({ charges_stopped: 0 });
    const { charges_stopped } = await world.purgeAt(at + 2 * MINUTE_MS);
    expect(charges_stopped).toBeGreaterThanOrEqual(1);
    expect((await atStripe(subscription)).cancel_at_period_end).toBe(true);
    expect(await world.purgeAt(at + 3 * MINUTE_MS)).toMatchObject({ charges_stopped: 0 });
    expect((await world.keepAccount(uid)).status).toBe(204);
  });

  it('looks at an account without a customer at Stripe on day 30 only', async () => {
    const { uid } = await world.addPerson();
    await mark(uid);
    expect(await world.purgeAt(Date.now() + 2 * MINUTE_MS)).toMatchObject({ charges_stopped: 0 });
    expect((await world.keepAccount(uid)).status).toBe(204);
  });
});

describe('an account that is kept', () => {
  const keptMail = async (uid: number, email: string) => {
    expect((await world.keepAccount(uid)).status).toBe(204);
    return (await world.mailsOf(email, 'deletion_canceled')).at(-1);
  };

  it('is told that its subscription still ends', async () => {
    const { uid, email, customer } = await subscriber();
    await mark(uid);
    await world.syncCustomer(uid, customer);
    expect(await keptMail(uid, email)).toMatchObject({ subscription: { state: 'ending', plan_type: 'gold' } });
  });

  it('is told that its subscription was canceled', async () => {
    const { uid, email, customer } = await debtor();
    await mark(uid);
    await world.syncCustomer(uid, customer);
    expect(await keptMail(uid, email)).toMatchObject({ subscription: { state: 'ended' } });
  });

  it('is told to look, while what Stripe changed is not stored yet', async () => {
    const { uid, email } = await subscriber();
    await mark(uid);
    expect(await keptMail(uid, email)).toMatchObject({ subscription: { state: 'unknown' } });
  });

  it('hears nothing of a subscription that it never had', async () => {
    const { uid, email } = await world.addPerson();
    await mark(uid);
    expect(await keptMail(uid, email)).toMatchObject({ subscription: null });
  });
});

describe('cut off anywhere', { timeout: 240_000 }, () => {
  it.each([
    ['paid', subscriber, { status: 'active', cancel_at_period_end: true }],
    ['unpaid', debtor, { status: 'canceled' }],
  ])('a request comes to the same end for a %s subscription, by a repetition or by the purge', async (_, prepare, end) => {
    const points = await atEveryPoint(async (at, label) => {
      const { uid, customer, subscription } = await prepare();
      const isReached = await world.killedAt(at, () => mark(uid));
      if (!(await world.readAccount(uid))?.deletion) expect((await mark(uid)).status, label).toBe(200);
      await world.purgeAt(Date.now() + 2 * MINUTE_MS);
      expect(await atStripe(subscription), label).toMatchObject(end);
      expect(await openInvoices(customer), label).toEqual([]);
      expect((await world.keepAccount(uid)).status, label).toBe(204);
      return isReached;
    });
    expect(points).toBeGreaterThan(14);
  });

  it('the second look of the purge is completed by the next run', async () => {
    await atEveryPoint(async (at, label) => {
      const { uid, customer, subscription } = await debtor();
      await world.killedAt({ call: 9, when: 'before' }, () => mark(uid));
      if (!(await world.readAccount(uid))?.deletion) await mark(uid);
      const isReached = await world.killedAt(at, () => world.purgeAt(Date.now() + 2 * MINUTE_MS));
      await world.purgeAt(Date.now() + 3 * MINUTE_MS);
      expect((await atStripe(subscription)).status, label).toBe('canceled');
      expect(await openInvoices(customer), label).toEqual([]);
      expect(await world.purgeAt(Date.now() + 4 * MINUTE_MS), label).toMatchObject({ charges_stopped: 0 });
      await world.keepAccount(uid);
      return isReached;
    });
  });
});
