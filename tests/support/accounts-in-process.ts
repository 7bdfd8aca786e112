/** The account functions in this process, with a user pool and a mailbox of their own beside the tables. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import type { AuditRow } from '#functions/data/audit-trail.ts';
import type { OutboxRow } from '#functions/data/outbox.ts';
import { openUserPool } from '#infra/local/cloud/services/cognito.ts';
import { createSecretsManager } from '#infra/local/cloud/services/secrets.ts';
import { createSes, type Mail as Delivered } from '#infra/local/cloud/services/ses.ts';
import type { WireHandler } from '#infra/local/cloud/services/wire.ts';
import { openStore } from '#infra/local/cloud/store.ts';
import type { ParsedTemplate } from '#infra/local/cloud/template/parsed-template.ts';
import { openEndpoint } from '#infra/local/faults/endpoint.ts';
import { createFaults } from '#infra/local/faults/faults.ts';
import { type InProcessAnswer, type InProcessOptions, type Request, startInProcess } from './in-process.ts';

const ID = 'us-east-1_inprocess';
const pool = {
  id: ID,
  arn: `arn:aws:cognito-idp:us-east-1:000000000000:userpool/${ID}`,
  clientId: 'client',
  clientSecret: 'secret-of-the-client',
  options: { UsernameAttributes: [], Policies: { PasswordPolicy: { MinimumLength: 8 } } },
  client: {
    UserPoolId: ID,
    GenerateSecret: true,
    ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    AccessTokenValidity: 15,
    RefreshTokenValidity: 30,
    TokenValidityUnits: { AccessToken: 'minutes', RefreshToken: 'days' },
  },
};

export type AccountAnswer = InProcessAnswer<{
  message?: string;
  detail?: string;
  valid?: boolean;
  access_token?: string;
  refresh_token?: string;
}>;

/** The claims of a token of the pool. */
interface Claims {
  username: string;
  iat: number;
  auth_time: number;
  origin_jti: string;
}
export const claimsOf = (token: string): Claims => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());

export const startAccountsInProcess = async (options: InProcessOptions = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'keelhouse-accounts-'));
  const store = openStore(join(folder, 'run.db'));
  const mails = store.collection<Delivered>('mails');
  const faults = createFaults();
  const { handle } = await openUserPool(store, { pool } as unknown as ParsedTemplate);
  let poolCalls = 0;
  const counted: WireHandler = (request) => {
    poolCalls += 1;
    return handle(request);
  };
  const cognito = await openEndpoint({ handle: counted, service: 'cognito', faults });
  const secretValues = new Map([
    ['pool-client', pool.clientSecret],
    ['sealing-key', JSON.stringify({ current: 'a sealing key of more than 32 characters', previous: '' })],
  ]);
  const secrets = await openEndpoint({ handle: createSecretsManager(secretValues), faults });
  const reports: object[] = [];
  const ses = await openEndpoint({ handle: createSes(mails, (event) => void reports.push(event)), service: 'ses', faults });
  Object.assign(process.env, {
    USER_POOL_ID: pool.id,
    USER_POOL_CLIENT_ID: pool.clientId,
    USER_POOL_CLIENT_SECRET_ID: 'pool-client',
    SEALING_KEY_ID: 'sealing-key',
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
    SITE_URL: 'http://site.test',
    MAIL_SENDER: 'Keelhouse <no-reply@site.test>',
    RATE_LIMIT_IP_FACTOR: '1000',
    ANSWER_FLOOR_MS: '25',
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.url,
    AWS_ENDPOINT_URL_SES: ses.url,
  });
  const world = await startInProcess(options);
  const { db, table } = await import('#functions/data/table.ts');
  const { listEntriesOf } = await import('#functions/data/audit-trail.ts');
  const { userPool } = await import('#functions/gateways/identity.ts');
  const { mailService } = await import('#functions/gateways/mail.ts');
  world.watch(userPool);
  world.watch(mailService);
  const handlers = {
    auth: (await import('#functions/api/auth/handler.ts')).handler,
    'password-reset': (await import('#functions/api/password-reset/handler.ts')).handler,
    users: (await import('#functions/api/users/handler.ts')).handler,
    'second-factor': (await import('#functions/api/second-factor/handler.ts')).handler,
  };

  /** `route` as in the contract; the area is read off its path. `issuedAt` in seconds, as tokens have it. */
  const ask = async (route: string, body: unknown, uid = 0, issuedAt?: number): Promise<AccountAnswer> => {
    const area = (/\/me\/(second-factor)/.exec(route)?.[1] ?? route.split('/')[2]) as keyof typeof handlers;
    return world.invoke(handlers[area] as never, { uid, route, body, ...(issuedAt ? { issuedAt } : {}) });
  };
  /** A call with an access token of the pool, past the authorizer. */
  const askWith = async <T = AccountAnswer['body']>(
    accessToken: string,
    route: string,
    more: Partial<Request> = {},
  ): Promise<InProcessAnswer<T>> => {
    const { username, iat, auth_time, origin_jti } = claimsOf(accessToken);
    const facts = { issuedAt: iat, signedInAt: auth_time, family: origin_jti };
    return world.invoke(handlers.users as never, { uid: Number(username), route, ...facts, ...more });
  };
  const meWith = (accessToken: string): Promise<AccountAnswer> => askWith(accessToken, 'GET /v1/users/me');
  /** A call of the pool's API, past the product: signed only where an IAM role would sign it. */
  const askPool = async (action: string, body: unknown, { isSigned = false } = {}) => {
    const response = await fetch(cognito.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
        ...(isSigned ? { authorization: 'AWS4-HMAC-SHA256 Credential=local' } : {}),
      },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { __type?: string; AuthenticationResult?: { AccessToken: string } };
    return { status: response.status, body: answer };
  };
  const login = (
    email: string,
    password: string,
    { code, ...headers }: { code?: string | undefined; [header: string]: string | undefined } = {},
  ): Promise<AccountAnswer> =>
    world.invoke(handlers.auth as never, {
      ...{ uid: 0, route: 'POST /v1/auth/login', headers: headers as Record<string, string> },
      body: { username: email, password, ...(code === undefined ? {} : { code }) },
    });

  const rows = async <T>(prefix: string): Promise<T[]> => {
    const pages = paginateScan(
      { client: db },
      {
        TableName: table('core'),
        FilterExpression: 'begins_with(#owner, :prefix)',
        ExpressionAttributeNames: { '#owner': 'owner' },
        ExpressionAttributeValues: { ':prefix': prefix },
      },
    );
    const found: T[] = [];
    for await (const { Items = [] } of pages) found.push(...(Items as T[]));
    return found;
  };
  /** What waits for an address in the outbox, or has been sent from there, oldest first. */
  const outboxOf = async (email: string): Promise<OutboxRow[]> =>
    (await rows<OutboxRow>('OUT#')).filter(({ mail }) => mail.to === email).sort((a, b) => (a.item < b.item ? -1 : 1));

  return {
    ...world,
    ask,
    askPool,
    /** Calls that have reached the pool. */
    poolCalls: () => poolCalls,
    /** The next so many calls to the pool fail. */
    failPool: (calls: number) => faults.order('cognito', 'error', calls),
    pool,
    askWith,
    /** What Secrets Manager holds. */
    secretValues,
    meWith,
    login,
    rows,
    outboxOf,
    /** The security trail of an account, newest first. */
    eventsOf: async (uid: number): Promise<AuditRow[]> => (await listEntriesOf(uid, { limit: 100 }, new Date())).rows,
    /** The token of the newest mail of a kind. */
    mailedToken: async (email: string, kind: 'verify_email' | 'reset_password' | 'confirm_email_change'): Promise<string> => {
      const { mail } = (await outboxOf(email)).filter(({ mail: candidate }) => candidate.kind === kind).at(-1)!;
      return 'token' in mail ? mail.token : '';
    },
    /** Hands a waiting row to the mailer, as the queue does; whether the queue may forget it. */
    deliver: async ({ owner, item }: OutboxRow): Promise<boolean> => {
      // Loaded here, because only a test runner can read its JSX.
      const { handler: mailer } = await import('#functions/mailer/handler.ts');
      const record = { messageId: 'one', body: JSON.stringify({ owner, item }), attributes: { ApproximateReceiveCount: '1' } };
      return (await mailer({ Records: [record] } as never)).batchItemFailures.length === 0;
    },
    /** Hands what SES reported to its consumer, as the queue does. */
    deliverReports: async (): Promise<boolean> => {
      const { handler: reporter } = await import('#functions/mailer/reports.ts');
      const records = reports.splice(0).map((event, at) => ({
        messageId: String(at),
        body: JSON.stringify(event),
        attributes: { ApproximateReceiveCount: '1' },
      }));
      return records.length > 0 && (await reporter({ Records: records } as never)).batchItemFailures.length === 0;
    },
    delivered: (email: string): Delivered[] => mails.values().filter(({ to }) => to.includes(email)),
    stop: async () => {
      await world.stop();
      await Promise.all([cognito.close(), secrets.close(), ses.close()]);
      store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
