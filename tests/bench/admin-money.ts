/** The pages of subscriptions and payments that staff see, and what they find by typing, among ten customers and a thousand. */
import { BatchWriteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { handler as adminMoneyHandler } from '#functions/api/admin-money/handler.ts';
import { handler as staffSearchHandler } from '#functions/api/staff-search/handler.ts';
import { childId, keys, PAYMENTS_PER_USER, SUBSCRIPTIONS_PER_USER, subscriptionStates } from '#functions/data/keys.ts';
import { db, table } from '#functions/data/table.ts';
import { PaymentStatus } from '#shared/domain/payment.ts';
import { INDEXED_STATUSES } from '#shared/domain/subscription.ts';
import { TIERS } from '#shared/domain/tier.ts';
import type { Step } from './script.ts';

const STAFF = 9;
const FIRST = 20_000;
const BATCH = 25;

const timeOf = (n: number): string => new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();

const subscriptionOf = (n: number) => {
  const [uid, created_at] = [FIRST + n, timeOf(n)];
  const [status, plan_type] = [INDEXED_STATUSES[n % INDEXED_STATUSES.length]!, TIERS[n % TIERS.length]!];
  return {
    ...{ ...keys.subscription(uid), id: childId(uid, 1, SUBSCRIPTIONS_PER_USER), plan_type, status, created_at },
    ...{ current_period_start: created_at, current_period_end: timeOf(n + 525_600), cancel_at_period_end: false },
    ...{ stripe_subscription_id: `sub_${uid}_1234567890abcdef`, stripe_customer_id: `cus_${uid}_123456`, sync_version: 3 },
    ...{ subscriptions: 1, payments: 1, subscription_state: subscriptionStates.partition(status, plan_type) },
  };
};

const paymentOf = (n: number) => {
  const [uid, created_at] = [FIRST + n, timeOf(n)];
  const intent = `pi_${uid}_1234567890abcdef`;
  return {
    ...{ ...keys.payment(uid, Date.parse(created_at) / 1000, intent), id: childId(uid, 1, PAYMENTS_PER_USER), user_id: uid },
    ...{ amount: 79_900, currency: 'USD', status: PaymentStatus.options[n % PaymentStatus.options.length], created_at },
    ...{ description: '1 x Essential (at $799.00 / year)', payment_method: 'Visa 4242', stripe_payment_intent_id: intent },
    ...{ month: created_at.slice(0, 7), email: `payer${uid}@harbor.example`, full_name: 'Ana Maria Ruiz' },
  };
};

const putCustomers = async (from: number, to: number): Promise<void> => {
  for (let first = from; first < to; first += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, to - first) }, (_, at) => first + at);
    const requests = (rowOf: (n: number) => object) => numbers.map((n) => ({ PutRequest: { Item: rowOf(n) } })) as never;
    await db.send(new BatchWriteCommand({ RequestItems: { [table('core')]: requests(subscriptionOf) } }));
    await db.send(new BatchWriteCommand({ RequestItems: { [table('payments')]: requests(paymentOf) } }));
  }
};

const call = async (path: string, handler: unknown = adminMoneyHandler, query?: Record<string, string>): Promise<void> => {
  const claims = { username: String(STAFF), token_use: 'access', iat: '1900000000', auth_time: '1900000000' };
  const routeKey = `GET /v1/admin/${path}`;
  const event = {
    ...{ routeKey, rawPath: routeKey.split(' ')[1], headers: {}, isBase64Encoded: false },
    ...(query ? { queryStringParameters: query } : {}),
    requestContext: { requestId: 'bench', http: { sourceIp: '127.0.0.1' }, authorizer: { jwt: { claims } } },
  };
  const invoke = handler as (event: object, context: object) => Promise<APIGatewayProxyStructuredResultV2>;
  const { statusCode = 500, body } = await invoke(event, {});
  if (statusCode >= 400) throw new Error(`${routeKey} answered ${statusCode}: ${body}`);
};

export async function* adminMoney(): AsyncGenerator<Step> {
  const flags = { role: 'admin', is_superuser: false, is_active: true, is_verified: true, created_at: timeOf(0) };
  const staff = { ...keys.profile(STAFF), id: STAFF, email: 'staff@keelhouse.example', ...flags };
  await db.send(new PutCommand({ TableName: table('core'), Item: staff }));
  let stored = 0;
  for (const customers of [10, 1_000]) {
    await putCustomers(stored, customers);
    stored = customers;
    const read = (path: string, budgetRead: number): Step => ({
      call: `GET /v1/admin/${path}, page 1 of ${customers} customers`,
      isRead: true,
      budgetRead,
      budgetWrite: 0,
      run: () => call(path),
    });
    // Up to 15 partitions, and the ten accounts in one more trip, so that their names are never stale.
    yield { ...read('subscriptions', 14.5), goalTrips: 3 };
    yield read('payments', 3.5);
  }
  const search = (what: string, text: string, budgetRead: number): Step => ({
    call: `GET /v1/admin/search, ${what}`,
    isRead: true,
    budgetRead,
    budgetWrite: 0,
    run: () => call('search', staffSearchHandler, { search: text }),
  });
  yield search('a payment by its reference', `pi_${FIRST}_1234567890abcdef`, 1.5);
  yield search('an id', String(childId(FIRST, 1, PAYMENTS_PER_USER)), 4);
  // The addresses first, then the accounts and their payments at the same time.
  yield { ...search('an address', 'person10007@', 6), goalTrips: 3 };
  yield search('a name among 1,000 accounts and 1,000 exercises', 'nobody', 50);
  yield {
    call: 'GET /v1/admin/subscription-stats',
    isRead: true,
    budgetRead: 2.5,
    budgetWrite: 0,
    run: () => call('subscription-stats'),
  };
}
