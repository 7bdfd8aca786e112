/** A customer's payment calls, one of each, and the provider's reports of them, against the handlers in this process. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import Stripe from 'stripe';
import { keys } from '#functions/data/keys.ts';
import { db, table } from '#functions/data/table.ts';
import { KEY, SECRET, startFakeStripe } from '#tests/service/stripe/fake-stripe.ts';
import { startSecrets } from '#tests/service/stripe/secrets.ts';
import type { Step } from './script.ts';

const UID = 8;
type Handler = (event: never, context: never) => Promise<APIGatewayProxyStructuredResultV2>;
type Answer = Record<string, unknown> & { id?: number };

const answered = async (handler: Handler, name: string, event: object): Promise<Answer> => {
  const answer = await handler(event as never, {} as never);
  if ((answer.statusCode ?? 500) >= 400) throw new Error(`${name} answered ${answer.statusCode}: ${answer.body}`);
  return answer.body ? (JSON.parse(answer.body) as Answer) : {};
};

const account = () => {
  const at = '2026-01-01T00:00:00.000Z';
  const flags = { is_superuser: false, is_active: true, is_verified: true, is_iso_auditor: false };
  const who = { id: UID, email: 'payer@example.com', full_name: 'Payer', role: 'user', ...flags };
  const Item = { ...keys.profile(UID), ...who, created_at: at, updated_at: at, last_login: at };
  return db.send(new PutCommand({ TableName: table('core'), Item }));
};

interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

/** The provider is looked at by every sale, so its calls come one after another; so do those of the table beside them. */
const SALE_TRIPS = 12;

/** Steps in order; budgets are read and write units, the caller's own read included. */
export async function* money(): AsyncGenerator<Step> {
  const [fakeStripe, secrets] = [await startFakeStripe(Date.now()), await startSecrets()];
  Object.assign(process.env, { STRIPE_API_URL: fakeStripe.origin, AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url });
  const { handler: payment } = (await import('#functions/api/payment/handler.ts')) as unknown as { handler: Handler };
  const { handler: webhook } = (await import('#functions/webhooks/stripe/handler.ts')) as unknown as { handler: Handler };
  const { handler: notices } = await import('#functions/schedules/renewal-notices.ts');
  const { handler: reconcile } = await import('#functions/schedules/stripe-reconciliation.ts');
  await account();

  const call = (route: string, { params = {}, query = {}, body }: Asked = {}) => {
    const claims = { username: String(UID), token_use: 'access', iat: '1900000000', auth_time: '1900000000' };
    return answered(payment, route, {
      routeKey: route,
      rawPath: route.split(' ')[1],
      headers: { 'content-type': 'application/json' },
      pathParameters: params,
      queryStringParameters: query,
      ...(body ? { body: JSON.stringify(body) } : {}),
      isBase64Encoded: false,
      requestContext: { requestId: crypto.randomUUID(), http: { sourceIp: '127.0.0.1' }, authorizer: { jwt: { claims } } },
    });
  };
  const read = (route: string, budgetRead: number): Step => ({
    call: `GET /v1/payment/${route}`,
    isRead: true,
    budgetRead,
    budgetWrite: 0,
    run: () => call(`GET /v1/payment/${route}`),
  });
  const { webhooks } = new Stripe(KEY);
  const report = async (payload: string) => {
    const signed = { payload, secret: SECRET, timestamp: Math.floor(Date.now() / 1000) };
    const headers = { 'stripe-signature': webhooks.generateTestHeaderString(signed) };
    return answered(webhook, 'webhook', { headers, body: payload, isBase64Encoded: false, requestContext: { requestId: 'w' } });
  };
  const events = async (type: string) => {
    const { body } = await fakeStripe.json<{ id: string; type: string }[]>('GET', '/local/stripe/events');
    return body.filter((event) => event.type === type).map((event) => JSON.stringify(event));
  };

  let card = '';
  let subscription = '';
  yield {
    call: 'POST create-setup-intent',
    isRead: false,
    // Two counters against card testing, and a look at the day's declines.
    budgetRead: 4,
    budgetWrite: 3,
    goalTrips: 5,
    run: async () => {
      const { client_secret } = await call('POST /v1/payment/create-setup-intent', { body: {} });
      const typed = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' };
      const path = `/local/stripe/setup_intents/${String(client_secret).split('_secret_')[0]}/confirm`;
      card = String((await fakeStripe.json('POST', path, typed)).body.payment_method);
    },
  };
  yield {
    call: 'POST create-subscription',
    isRead: false,
    budgetRead: 7.5,
    // The lease checks in its transaction that the account is not leaving, and the receipt is queued with the payment.
    budgetWrite: 20,
    goalTrips: SALE_TRIPS,
    run: async () => {
      const query = { plan_type: 'essential', payment_method_id: card };
      const bought = await call('POST /v1/payment/create-subscription-with-payment-method', { query });
      subscription = String(bought.id);
    },
  };
  yield { ...read('subscriptions', 2), call: 'GET subscriptions' };
  yield { ...read('payments', 1.5), call: 'GET payments' };
  yield {
    call: 'POST change-subscription-plan',
    isRead: false,
    // The lease of the change, which checks that the account is not leaving, the counters, and the receipt.
    budgetRead: 7.5,
    budgetWrite: 21,
    goalTrips: SALE_TRIPS,
    run: () =>
      call('POST /v1/payment/change-subscription-plan/{id}', { params: { id: subscription }, query: { new_plan_type: 'gold' } }),
  };
  for (const verb of ['cancel', 'resume'])
    yield {
      call: `POST ${verb}-subscription`,
      isRead: false,
      // Resuming looks once more whether the account is leaving.
      budgetRead: verb === 'resume' ? 6 : 5,
      budgetWrite: 7,
      goalTrips: verb === 'resume' ? 7 : 6,
      run: () => call(`POST /v1/payment/${verb}-subscription/{id}`, { params: { id: subscription } }),
    };
  yield { ...read('payment-methods', 2), call: 'GET payment-methods' };
  yield { ...read('billing-info', 2), call: 'GET billing-info' };
  yield {
    call: 'PUT billing-info',
    isRead: false,
    budgetRead: 2,
    budgetWrite: 1,
    run: () => call('PUT /v1/payment/billing-info', { body: { company: 'Acme', city: 'Seattle' } }),
  };
  const reported = async (type: string, which: number) => (await events(type)).at(which)!;
  let payload = await reported('invoice.paid', 0);
  // What the purchase has stored already is only noted, while the account is checked to be there, and to stay.
  yield { call: 'webhook, nothing new', isRead: false, budgetRead: 3, budgetWrite: 4, goalTrips: 4, run: () => report(payload) };
  yield { call: 'webhook, repeated', isRead: false, budgetRead: 3, budgetWrite: 2, goalTrips: 4, run: () => report(payload) };
  fakeStripe.advance(366 * 86_400);
  await fakeStripe.stripe.subscriptions.list({ limit: 1 });
  payload = await reported('invoice.paid', -1);
  yield {
    call: 'webhook invoice.paid, a renewal',
    isRead: false,
    budgetRead: 2,
    // With the receipt.
    budgetWrite: 15,
    run: () => report(payload),
  };
  const { Item: row } = await db.send(
    new (await import('@aws-sdk/lib-dynamodb')).GetCommand({ TableName: table('core'), Key: keys.subscription(UID) }),
  );
  const ends = new Date(Date.now() + 5 * 86_400_000).toISOString();
  await db.send(
    new PutCommand({
      TableName: table('core'),
      Item: { ...row, current_period_start: '2026-01-01T00:00:00.000Z', current_period_end: ends },
    }),
  );
  yield { call: 'renewal notice, due', isRead: false, budgetRead: 3.5, budgetWrite: 4, goalTrips: 6, run: notices };
  yield { call: 'renewal notice, said before', isRead: false, budgetRead: 1.5, budgetWrite: 0, goalTrips: 3, run: notices };
  await reconcile();
  // one subscription, its billing information, the account's address, and three payments of the last days, one of them twice
  yield { call: 'nightly comparison of one', isRead: false, budgetRead: 8, budgetWrite: 0, goalTrips: 6, run: reconcile };
  await fakeStripe.close();
  secrets.close();
}
