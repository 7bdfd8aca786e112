/** The payment functions as they run, with real tables, the fake Stripe and a secret; no API in front of them. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import Stripe from 'stripe';
import { keys, type TableName } from '#functions/data/keys.ts';
import { startTables } from '#infra/local/cloud/services/dynamodb.ts';
import type { Mail } from '#shared/queues/mail.ts';
import { createTables } from '#tests/support/tables.ts';
import { KEY, SECRET, type Setting, startFakeStripe } from './fake-stripe.ts';
import { startSecrets } from './secrets.ts';

type Handler = (event: never, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;
export interface Answer<T> {
  status: number;
  headers: Record<string, unknown>;
  body: T;
}

const context = {} as Context;
const uidStart = 1000;

export const startWorld = async () => {
  const fakeStripe: Setting = await startFakeStripe(Date.now());
  const store = await startTables(mkdtempSync(join(tmpdir(), 'payment-tables-')));
  const secrets = await startSecrets();
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: store.url,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    STRIPE_API_URL: fakeStripe.origin,
    STRIPE_SECRET_ID: 'stripe',
    SITE_URL: 'http://site.test',
    RATE_LIMIT_IP_FACTOR: '1000',
    CORE_TABLE: 'core',
    STAFF_SECOND_FACTOR: 'optional',
    PAYMENTS_TABLE: 'payments',
    AUDIT_TABLE: 'audit',
    CATALOG_TABLE: 'catalog',
    EPHEMERAL_TABLE: 'ephemeral',
  });
  const db = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  await createTables(store);
  const { handler: api } = (await import('#functions/api/payment/handler.ts')) as unknown as { handler: Handler };
  const { handler: prices } = (await import('#functions/api/pricing-plans/handler.ts')) as unknown as { handler: Handler };
  const { handler: hook } = (await import('#functions/webhooks/stripe/handler.ts')) as unknown as { handler: Handler };

  let users = uidStart;
  let requests = 0;
  const newUser = async (): Promise<number> => {
    const uid = ++users;
    const item = {
      ...keys.profile(uid),
      id: uid,
      email: `user${uid}@example.com`,
      full_name: `User ${uid}`,
      role: 'user',
      is_superuser: false,
      is_active: true,
      is_verified: true,
      is_iso_auditor: false,
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
      last_login: null,
    };
    await db.send(new PutCommand({ TableName: 'core', Item: item }));
    return uid;
  };

  /** `call` as "POST /v1/payment/cancel-subscription/{id}"; params fill the path, the rest goes into query or body. */
  const call = async <T = Record<string, unknown>>(
    uid: number,
    route: string,
    input: { params?: Record<string, string>; query?: Record<string, string>; body?: unknown; receivedAt?: number } = {},
  ): Promise<Answer<T>> => {
    const event = {
      routeKey: route,
      rawPath: route.split(' ')[1],
      headers: { 'content-type': 'application/json' },
      pathParameters: input.params ?? {},
      queryStringParameters: input.query ?? {},
      body: input.body === undefined ? undefined : JSON.stringify(input.body),
      isBase64Encoded: false,
      requestContext: {
        requestId: `request-${++requests}`,
        timeEpoch: input.receivedAt ?? Date.now(),
        http: { sourceIp: '127.0.0.1' },
        authorizer: {
          jwt: { claims: { username: String(uid), token_use: 'access', iat: '1800000000', auth_time: '1800000000' } },
        },
      },
    };
    const handler = route.includes('/v1/pricing-plans') ? prices : api;
    const answer = await handler(event as never, context);
    return { status: answer.statusCode!, headers: answer.headers ?? {}, body: JSON.parse(answer.body ?? 'null') as T };
  };

  /** Hands an event to the webhook; `header` replaces the genuine signature. */
  const deliver = async (
    payload: string,
    header?: string | null,
    isBase64Encoded = false,
  ): Promise<Answer<{ outcome?: string }>> => {
    const stripe = new Stripe(KEY);
    const genuine = stripe.webhooks.generateTestHeaderString({
      payload,
      secret: SECRET,
      timestamp: Math.floor(Date.now() / 1000),
    });
    const signature = header === undefined ? genuine : header;
    const event = {
      headers: signature === null ? {} : { 'stripe-signature': signature },
      body: isBase64Encoded ? Buffer.from(payload).toString('base64') : payload,
      isBase64Encoded,
      requestContext: { requestId: 'webhook' },
    } as unknown as APIGatewayProxyEventV2;
    const answer = await hook(event as never, context);
    return { status: answer.statusCode!, headers: {}, body: JSON.parse(answer.body ?? 'null') as { outcome?: string } };
  };

  return {
    ...fakeStripe,
    newUser,
    call,
    deliver,
    /** Everything stored of a user, by table. */
    rowsOf: async (uid: number) => {
      const owner = keys.profile(uid).owner;
      const rows = async (TableName: TableName) => {
        const KeyConditionExpression = '#owner = :owner';
        const ExpressionAttributeNames = { '#owner': 'owner' };
        const ExpressionAttributeValues = { ':owner': owner };
        const query = { TableName, KeyConditionExpression, ExpressionAttributeNames, ExpressionAttributeValues };
        return (await db.send(new QueryCommand(query))).Items ?? [];
      };
      const core = await rows('core');
      return {
        profile: core.find(({ item }) => item === 'PROFILE')!,
        sub: core.find(({ item }) => item === 'SUB'),
        past: core.filter(({ item }) => String(item).startsWith('SUB#')),
        payments: await rows('payments'),
      };
    },
    /** What was queued for a user's address, oldest first. */
    mailsOf: async (uid: number) =>
      ((await db.send(new ScanCommand({ TableName: 'core' }))).Items ?? [])
        .filter(({ owner, mail }) => String(owner).startsWith('OUT#') && mail.to === `user${uid}@example.com`)
        .sort((a, b) => String(a.item).localeCompare(String(b.item)))
        .map(({ mail }) => mail as Mail),
    noted: async (eventId: string) =>
      (await db.send(new GetCommand({ TableName: 'ephemeral', Key: keys.webhookEvent(eventId) }))).Item ?? null,
    /** Takes away what is stored of a user's money and every note of an event, as if nothing had been reported. */
    forget: async (uid: number): Promise<void> => {
      const owner = keys.profile(uid).owner;
      const remove = (TableName: TableName, Key: Record<string, unknown>) => db.send(new DeleteCommand({ TableName, Key }));
      const rows = async (TableName: TableName) => (await db.send(new ScanCommand({ TableName }))).Items ?? [];
      for (const row of await rows('core'))
        if (row.owner === owner && String(row.item).startsWith('SUB')) await remove('core', { owner, item: row.item });
      for (const row of await rows('payments')) if (row.owner === owner) await remove('payments', { owner, entry: row.entry });
      for (const row of await rows('ephemeral'))
        if (String(row.owner).startsWith('EVT#')) await remove('ephemeral', { owner: row.owner, item: row.item });
    },
    put: (name: TableName, Item: Record<string, unknown>) => db.send(new PutCommand({ TableName: name, Item })),
    stop: async () => {
      await fakeStripe.close();
      secrets.close();
      await store.stop();
    },
  };
};

export type PaymentWorld = Awaited<ReturnType<typeof startWorld>>;
