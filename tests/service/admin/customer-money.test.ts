import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { adminMoney } from '#shared/api/admin-money.ts';
import type { CrisisContact } from '#shared/domain/crisis-contact.ts';
import type { CustomerPayment, CustomerSubscription, SubscriptionStats } from '#shared/domain/customer-money.ts';
import { type InProcess, type Request, startInProcess } from '#tests/support/in-process.ts';
import { putAuditor, putCustomer, putStaff } from '#tests/support/in-process-people.ts';
import { captureLogLines } from '#tests/support/log-lines.ts';
import { report } from './fixture.ts';

type Handler = Parameters<InProcess['invoke']>[0];
const STAFF = 1;
const CUSTOMER = 2;
const AUDITOR = 3;
const BUYER = 10;
const UNKNOWN = 999_999;
const TIERS = ['essential', 'gold', 'premium'] as const;
const STATUSES = ['active', 'canceled', 'past_due', 'unpaid', 'paused'] as const;

let world: InProcess;
let handler: Handler;
const logged = captureLogLines();

const send = <T>(path: string, more: Partial<Request> = {}) =>
  world.invoke<T>(handler, { uid: STAFF, route: `GET /v1/admin/${path}`, ...more });
const listSubscriptions = (query: Record<string, string> = {}) => send<CustomerSubscription[]>('subscriptions', { query });
const listPayments = (query: Record<string, string> = {}) => send<CustomerPayment[]>('payments', { query });
const totalOf = ({ headers }: { headers: Record<string, unknown> }) => Number(headers['x-total-count']);

const minute = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();

const AT_ONCE = 50;

/** One more customer, with a subscription and a payment. */
const addBuyer = async (n: number): Promise<void> => {
  const uid = BUYER + n;
  await putCustomer(uid);
  await report(uid, {
    subscriptions: [{ ref: 'a', plan_type: TIERS[n % 3]!, status: STATUSES[n % 5]!, created_at: minute(n) }],
    payments: [{ ref: 'a', status: n % 4 === 0 ? 'failed' : 'succeeded', amount: 100 + n, created_at: minute(n) }],
  });
};

beforeAll(async () => {
  world = await startInProcess();
  ({ handler } = (await import('#functions/api/admin-money/handler.ts')) as never);
  await putStaff(STAFF);
  await putAuditor(AUDITOR);
  const { db } = await import('#functions/data/table.ts');
  const profile = {
    id: CUSTOMER,
    email: 'c@acme.example',
    role: 'user',
    is_superuser: false,
    is_active: true,
    is_verified: true,
  };
  await db.send(
    new PutCommand({
      TableName: 'core',
      Item: { ...keys.profile(CUSTOMER), ...profile, created_at: minute(0), subscription: null },
    }),
  );
});
afterAll(() => world.stop());

const listReadings = async (owner: number) => {
  const { listEntriesOf } = await import('#functions/data/audit-trail.ts');
  const { rows } = await listEntriesOf(owner, { limit: 50 }, new Date());
  return rows.filter(({ kind }) => kind === 'staff_saw_contacts');
};

describe('before anything is sold', () => {
  it('the lists of subscriptions and payments are empty and the statistics zero', async () => {
    for (const answer of [await listSubscriptions(), await listPayments()])
      expect([answer.status, answer.body, totalOf(answer)]).toEqual([200, [], 0]);
    expect((await send<SubscriptionStats>('subscription-stats')).body).toEqual({
      total_subscriptions: 0,
      active_subscriptions: 0,
      monthly_recurring_revenue: 0,
      total_revenue: 0,
      plan_breakdown: { essential: 0, gold: 0, premium: 0 },
    });
  });
});

describe('pages of subscriptions and payments', () => {
  let stored = 0;
  const addUpTo = async (count: number) => {
    for (; stored < count; stored = Math.min(count, stored + AT_ONCE))
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - stored) }, (_, at) => addBuyer(stored + at)));
  };

  it.each([1, 10, 11, 1_000])(
    'with %i customers, every page is newest first and the totals are right',
    async (count) => {
      await addUpTo(count);
      const per_page = '10';
      const last = Math.max(1, Math.ceil(count / 10));
      for (const page of [1, last]) {
        const first = count - (page - 1) * 10;
        const expected = Array.from({ length: Math.min(10, first) }, (_, at) => BUYER + first - 1 - at);
        for (const list of [listSubscriptions, listPayments]) {
          const answer = await list({ page: String(page), per_page });
          expect(answer.body.map(({ user }) => user.id)).toEqual(expected);
          expect(totalOf(answer)).toBe(count);
        }
      }
      for (const list of [listSubscriptions, listPayments]) expect((await list({ page: String(last + 1) })).body).toEqual([]);
    },
    120_000,
  );

  it('the filters of subscriptions select by status, by tier and by both, with their totals', async () => {
    const all = Array.from({ length: stored }, (_, n) => ({ status: STATUSES[n % 5]!, plan_type: TIERS[n % 3]! }));
    for (const status of [undefined, ...STATUSES.slice(0, 4)])
      for (const plan_type of [undefined, ...TIERS]) {
        const query = { per_page: '100', ...(status && { status }), ...(plan_type && { plan_type }) };
        const answer = await listSubscriptions(query);
        const matches = all.filter(
          (row) => (!status || row.status === status) && (!plan_type || row.plan_type === plan_type),
        ).length;
        expect([totalOf(answer), answer.body.length]).toEqual([matches, Math.min(100, matches)]);
        for (const row of answer.body) expect(row).toMatchObject({ ...(status && { status }), ...(plan_type && { plan_type }) });
      }
  });

  it('the filters of payments select by status, by user and by both, with their totals', async () => {
    const failed = await listPayments({ status: 'failed' });
    expect([totalOf(failed), failed.body.length]).toEqual([Math.ceil(stored / 4), 10]);
    expect(new Set(failed.body.map(({ status }) => status))).toEqual(new Set(['failed']));
    const own = { user_id: String(BUYER) };
    expect((await listPayments(own)).body.map(({ user }) => user.id)).toEqual([BUYER]);
    expect(totalOf(await listPayments({ ...own, status: 'failed' }))).toBe(1);
    expect(totalOf(await listPayments({ ...own, status: 'succeeded' }))).toBe(0);
    expect((await listPayments({ user_id: String(UNKNOWN) })).body).toEqual([]);
  });

  it('subscriptions of a user are selected with the other filters, and read without the lists of all', async () => {
    const own = { user_id: String(BUYER) };
    const all = await listSubscriptions(own);
    expect([totalOf(all), all.body.map(({ user }) => user.id)]).toEqual([1, [BUYER]]);
    const { status, plan_type } = all.body[0]!;
    expect(totalOf(await listSubscriptions({ ...own, status, plan_type }))).toBe(1);
    expect(totalOf(await listSubscriptions({ ...own, status: status === 'active' ? 'unpaid' : 'active' }))).toBe(0);
    expect((await listSubscriptions({ ...own, page: '2' })).body).toEqual([]);
    expect((await listSubscriptions({ user_id: String(UNKNOWN) })).body).toEqual([]);
    await world.killedAt({ call: 10_000, when: 'before' }, () => listSubscriptions(own));
    // the actor, the account, its payments partition and the prices
    expect(world.calls()).toBe(4);
  });

  it('the statistics are those of what is stored', async () => {
    const numbers = Array.from({ length: stored }, (_, n) => n);
    const active = numbers.filter((n) => n % 5 === 0);
    const ofTier = (tier: number) => active.filter((n) => n % 3 === tier).length;
    const yearly = ofTier(0) * 79_900 + ofTier(1) * 199_900 + ofTier(2) * 399_900;
    expect((await send<SubscriptionStats>('subscription-stats')).body).toEqual({
      total_subscriptions: stored,
      active_subscriptions: active.length,
      monthly_recurring_revenue: Math.round(yearly / 12),
      total_revenue: numbers.filter((n) => n % 4 !== 0).reduce((sum, n) => sum + 100 + n, 0),
      plan_breakdown: { essential: ofTier(0), gold: ofTier(1), premium: ofTier(2) },
    });
  });

  it('a page of subscriptions or payments is read in as many calls with 1,000 customers as with one', async () => {
    const callsOf = async (work: () => Promise<unknown>) => {
      await world.killedAt({ call: 10_000, when: 'before' }, work);
      return world.calls();
    };
    // the actor, 15 partitions, prices, counters and names; the actor, four statuses and counters
    expect([await callsOf(() => listSubscriptions()), await callsOf(() => listPayments())]).toEqual([19, 6]);
  });

  it.each([
    'subscriptions?status=incomplete',
    'subscriptions?plan_type=iron',
    'subscriptions?page=0',
    'subscriptions?user_id=x',
    'subscriptions?per_page=101',
    'payments?status=paid',
    'payments?user_id=x',
    'payments?user_id=0',
    'payments?page=1.5',
  ])('GET /v1/admin/%s answers 422 with a sentence', async (path) => {
    const [name, query] = path.split('?');
    const answer = await send<{ detail: string }>(name!, { query: Object.fromEntries(new URLSearchParams(query)) });
    expect([answer.status, answer.body.detail]).toEqual([422, expect.any(String)]);
  });
});

describe('a customer as staff see them', () => {
  const uid = 5_000;
  const ids = { subscription: uid * 1_000 + 1, payment: uid * 100_000 + 1 };

  beforeAll(async () => {
    await putCustomer(uid, 'premium');
    await report(uid, {
      subscriptions: [
        { ref: 'a', plan_type: 'gold', status: 'canceled', created_at: minute(1) },
        { ref: 'b', plan_type: 'premium', status: 'active', created_at: minute(2) },
      ],
      payments: [
        { ref: 'a', status: 'failed', created_at: minute(1) },
        { ref: 'b', status: 'succeeded', created_at: minute(2), amount: 399_900 },
      ],
    });
  });

  it("a customer's subscriptions and payments are listed newest first, and each is found by its id", async () => {
    const subscriptions = await send<CustomerSubscription[]>('users/{id}/subscriptions', { id: uid });
    expect(subscriptions.body.map(({ plan_type }) => plan_type)).toEqual(['premium', 'gold']);
    for (const row of subscriptions.body) expect((await send('subscriptions/{id}', { id: row.id })).body).toEqual(row);
    const payments = await send<CustomerPayment[]>('users/{id}/payments', { id: uid });
    expect(payments.body.map(({ amount }) => amount)).toEqual([399_900, 199_900]);
    for (const row of payments.body) expect((await send('payments/{id}', { id: row.id })).body).toEqual(row);
  });

  it('a subscription carries its user and yearly price, and nothing of the provider', async () => {
    expect((await send('subscriptions/{id}', { id: ids.subscription })).body).toEqual({
      id: ids.subscription,
      plan_type: 'gold',
      status: 'canceled',
      current_period_start: minute(1),
      current_period_end: '2999-01-01T00:00:00.000Z',
      cancel_at_period_end: false,
      created_at: minute(1),
      user: { id: uid, email: 'a@b.example', full_name: null },
      yearly_price: 199_900,
    });
  });

  it('a payment carries its payer and the reference of the provider', async () => {
    expect((await send('payments/{id}', { id: ids.payment })).body).toEqual({
      id: ids.payment,
      amount: 199_900,
      currency: 'USD',
      status: 'failed',
      description: 'Gold',
      payment_method: 'Visa 4242',
      stripe_payment_intent_id: `pi_${uid}_a`,
      created_at: minute(1),
      user: { id: uid, email: `payer${uid}@acme.example`, full_name: `Payer ${uid}` },
    });
  });

  it('a complimentary subscription that has ended is shown as canceled before the nightly change', async () => {
    const given = uid + 1;
    await putCustomer(given);
    const { db } = await import('#functions/data/table.ts');
    const subscription = { id: given * 1_000 + 1, plan_type: 'gold', status: 'active', cancel_at_period_end: false };
    const period = { current_period_start: minute(1), current_period_end: minute(2), created_at: '2027-01-01T00:00:00.000Z' };
    const row = { ...keys.subscription(given), ...subscription, ...period, subscription_state: 'active#gold' };
    await db.send(new PutCommand({ TableName: 'core', Item: row }));
    expect((await listSubscriptions()).body[0]).toMatchObject({ id: subscription.id, status: 'canceled' });
    expect((await listSubscriptions({ status: 'active' })).body.some(({ id }) => id === subscription.id)).toBe(false);
  });

  it("a customer's crisis contacts are read only, newest first, and the reading is recorded once an hour", async () => {
    const { insert, toContact } = await import('#functions/data/crisis-contacts.ts');
    const contact = {
      first_name: 'Ana',
      middle_name: null,
      last_name: 'Ruiz',
      email: 'ana@acme.example',
      phone: null,
      notes: null,
    };
    for (const n of [1, 2]) await insert(uid, toContact(uid * 100_000 + n, contact, new Date(minute(n))));
    const read = (query = {}) => send<CrisisContact[]>('users/{id}/crisis-communications', { id: uid, query });
    logged.splice(0);
    const answer = await read();
    expect(answer.body.map(({ id }) => id)).toEqual([uid * 100_000 + 2, uid * 100_000 + 1]);
    expect(totalOf(answer)).toBe(2);
    expect(JSON.stringify(logged)).not.toMatch(/Ruiz|ana@/);
    expect((await read({ page: '2', per_page: '1' })).body.map(({ id }) => id)).toEqual([uid * 100_000 + 1]);
    expect(await listReadings(uid)).toMatchObject([{ actor_id: STAFF, user_id: uid }]);
  });

  it('staff who read their own contacts leave no entry', async () => {
    expect((await send('users/{id}/crisis-communications', { id: STAFF })).body).toEqual([]);
    expect(await listReadings(STAFF)).toEqual([]);
  });
});

describe('who may read', () => {
  const calls = Object.values(adminMoney).map(({ method, path }) => ({ route: `${method} ${path}` }));
  const byId = calls.filter(({ route }) => route.includes('{id}'));
  const detail = 'Admin privileges required';

  it.each(calls)('$route answers 403 to a customer and to an auditor', async ({ route }) => {
    for (const uid of [CUSTOMER, AUDITOR])
      expect(await world.invoke(handler, { uid, route, id: CUSTOMER })).toMatchObject({ status: 403, body: { detail } });
  });
  it.each(calls)('$route answers 401 without an account', async ({ route }) => {
    expect((await world.invoke(handler, { uid: UNKNOWN, route, id: CUSTOMER })).status).toBe(401);
  });
  it.each(byId)('$route answers 404 with a sentence for an unknown id', async ({ route }) => {
    for (const id of [UNKNOWN, UNKNOWN * 100_000 + 1, Number.MAX_SAFE_INTEGER])
      expect(await world.invoke(handler, { uid: STAFF, route, id })).toMatchObject({
        status: 404,
        body: { detail: expect.stringMatching(/^(Subscription|Payment|User) not found$/) },
      });
  });
});
