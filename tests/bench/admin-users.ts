/** Calls of staff among few and many accounts, with the capacity each may take. */
import { BatchWriteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { handler } from '#functions/api/admin-users/handler.ts';
import { keys } from '#functions/data/keys.ts';
import { db, table } from '#functions/data/table.ts';
import { countUser } from '#functions/data/user-counters.ts';
import type { Step } from './script.ts';

const STAFF = 9;
const FIRST = 10_000;
const ACCOUNTS = 1_000;
/** The first page and the figures cost the same whatever their number. */
const FEW = 10;
const MANY = 10_000;
const BATCH = 25;

const profile = (id: number, part: object = {}) => {
  const at = new Date(Date.UTC(2026, 0, 1) + id * 60_000).toISOString();
  const email = `person${id}@harbor.example`;
  return {
    ...{ ...keys.profile(id), id, email, full_name: 'Ana Maria Ruiz', role: 'user', is_superuser: false },
    ...{ is_active: true, is_verified: true, is_iso_auditor: false, last_login: at, subscription: null },
    ...{ created_at: at, updated_at: at, directory: 'user', directory_email: email },
    ...part,
  };
};

const putAccounts = async (from: number, to: number): Promise<void> => {
  for (let n = from; n < to; n += BATCH) {
    const length = Math.min(BATCH, to - n);
    const requests = Array.from({ length }, (_, at) => ({ PutRequest: { Item: profile(FIRST + n + at) } }));
    await db.send(new BatchWriteCommand({ RequestItems: { [table('core')]: requests } }));
  }
};

interface Asked {
  id?: number;
  query?: Record<string, string>;
  body?: object;
}

const call = async (routeKey: string, { id, query, body }: Asked = {}): Promise<void> => {
  const claims = { username: String(STAFF), token_use: 'access', iat: '1900000000', auth_time: '1900000000' };
  const event = {
    ...{ routeKey, rawPath: routeKey.split(' ')[1], headers: { 'content-type': 'application/json' }, isBase64Encoded: false },
    ...(id === undefined ? {} : { pathParameters: { id: String(id) } }),
    ...(query ? { queryStringParameters: query } : {}),
    ...(body ? { body: JSON.stringify(body) } : {}),
    requestContext: { requestId: 'bench', http: { sourceIp: '127.0.0.1' }, authorizer: { jwt: { claims } } },
  };
  const invoke = handler as never as (event: object, context: object) => Promise<APIGatewayProxyStructuredResultV2>;
  const { statusCode = 500, body: answer } = await invoke(event, {});
  if (statusCode >= 400) throw new Error(`${routeKey} answered ${statusCode}: ${answer}`);
};

const read = (name: string, budgetRead: number, path: string, query?: Record<string, string>): Step => ({
  call: `GET /v1/admin/${name}`,
  isRead: true,
  budgetRead,
  budgetWrite: 0,
  run: () => call(`GET /v1/admin/${path}`, query ? { query } : {}),
});

export async function* adminUsers(): AsyncGenerator<Step> {
  await db.send(new PutCommand({ TableName: table('core'), Item: profile(STAFF, { role: 'admin' }) }));
  for (const [from, to] of [
    [0, FEW],
    [FEW, ACCOUNTS],
  ] as const) {
    await putAccounts(from, to);
    yield read(`users, page 1 of ${to} accounts`, 2, 'users');
    yield read(`stats of ${to} accounts`, 2.5, 'stats');
  }
  yield read(`users, page 100 of ${ACCOUNTS / 10}`, 28, 'users', { page: '100' });
  // The index of addresses has keys only, which keeps sign-ins cheap: their rows are one more trip.
  yield { ...read('users, one address', 6.5, 'users', { search: `person${FIRST + 7}@` }), goalTrips: 3 };
  yield read(`users, ${ACCOUNTS} searched`, 28, 'users', { search: 'nobody' });
  yield {
    call: 'PUT /v1/admin/users/{id}, a new name',
    isRead: false,
    budgetRead: 2,
    // Its entry in the audit trail, and the index of staff, among them.
    budgetWrite: 6,
    run: () =>
      call('PUT /v1/admin/users/{id}', {
        id: FIRST,
        body: { email: `person${FIRST}@harbor.example`, role: 'user', full_name: 'Ana Ruiz' },
      }),
  };
  yield {
    call: 'count one new account from the stream',
    isRead: false,
    budgetRead: 2,
    budgetWrite: 6,
    run: () => countUser(FIRST + 1),
  };
}

export async function* manyAdminUsers(): AsyncGenerator<Step> {
  await putAccounts(ACCOUNTS, MANY);
  yield read(`users, page 1 of ${MANY} accounts`, 2, 'users');
  yield read(`stats of ${MANY} accounts`, 2.5, 'stats');
}
