/**
 * Handlers in this process over real tables, for tests that let a process die between two calls of the store: from a
 * chosen call on, nothing gets through any more, as if the function had been killed there.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { createBedrock } from '#infra/local/bedrock.ts';
import { findShard, readShard } from '#infra/local/cloud/events/streams.ts';
import { startTables, type Tables } from '#infra/local/cloud/services/dynamodb.ts';
import type { WireHandler } from '#infra/local/cloud/services/wire.ts';
import { openEndpoint } from '#infra/local/faults/endpoint.ts';
import { createFaults, type Faults } from '#infra/local/faults/faults.ts';
import { crashPoints } from './crash-at.ts';
import { createTables } from './tables.ts';

type Handler = (event: never, context: never) => Promise<APIGatewayProxyStructuredResultV2>;
export interface InProcessAnswer<T> {
  status: number;
  headers: Record<string, unknown>;
  body: T;
}
export interface Request {
  uid: number;
  route: string;
  id?: number;
  /** Further parameters of the path. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  key?: string;
  /** The id under which API Gateway knows it, and which the caller is shown. */
  requestId?: string;
  /** When API Gateway received it, in milliseconds; now unless it is said. */
  receivedAt?: number;
  headers?: Record<string, string>;
  ip?: string;
  /** When the access token was issued, in seconds; long after everything unless it is said. */
  issuedAt?: number;
  /** When its sign-in was, in seconds; as the token unless it is said. */
  signedInAt?: number;
  /** The sign-in that the access token comes from. */
  family?: string;
}

/** A queue that only remembers what was sent. */
const openQueue = async (messages: unknown[]) => {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { MessageBody } = JSON.parse(Buffer.concat(chunks).toString()) as { MessageBody: string };
    messages.push(JSON.parse(MessageBody));
    outgoing.setHeader('content-type', 'application/x-amz-json-1.0');
    outgoing.end(JSON.stringify({ MessageId: '1', MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex') }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
};

/** The id is the first parameter of a path. */
const idNameIn = (route: string): string => /\{(\w+)\}/.exec(route)?.[1] ?? 'id';

const eventOf = ({
  uid,
  route,
  id,
  params,
  query,
  body,
  key,
  requestId = 'in-process',
  receivedAt,
  headers = {},
  ip = '127.0.0.1',
  issuedAt = 9_999_999_999,
  signedInAt = issuedAt,
  family,
}: Request) => ({
  routeKey: route,
  rawPath: route.split(' ')[1],
  headers: {
    'content-type': 'application/json',
    ...(key ? { 'idempotency-key': key } : {}),
    prefer: 'respond-async',
    ...headers,
  },
  ...(id === undefined && params === undefined
    ? {}
    : { pathParameters: { ...(id === undefined ? {} : { [idNameIn(route)]: String(id) }), ...params } }),
  ...(query ? { queryStringParameters: query } : {}),
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  isBase64Encoded: false,
  requestContext: {
    requestId,
    ...(receivedAt === undefined ? {} : { timeEpoch: receivedAt }),
    http: { sourceIp: ip },
    authorizer: {
      jwt: {
        claims: {
          username: String(uid),
          token_use: 'access',
          iat: String(issuedAt),
          auth_time: String(signedInAt),
          ...(family === undefined ? {} : { origin_jti: family }),
        },
      },
    },
  },
});

export interface InProcessOptions {
  /** Replaces Bedrock; without it the answers are those of the local run. */
  model?: WireHandler;
  /** What goes wrong between the functions and their tables. */
  tableFaults?: Faults;
}

/** The changes of a table, each read once. */
const followChanges = async (tables: Tables, tableName: string) => {
  const shard = await findShard(tables, tableName);
  let last: string | undefined;
  return async () => {
    const records = await readShard(tables, shard, last, 1000);
    last = records.at(-1)?.dynamodb.SequenceNumber ?? last;
    return records;
  };
};

const refuseUndocumented = async (route: string, status: number): Promise<void> => {
  const { listUndocumented } = await import('./documented-statuses.ts');
  const undocumented = listUndocumented({ [route]: [status] });
  if (undocumented.length > 0) throw new Error(`The OpenAPI document does not name ${undocumented.join()}`);
};

export const startInProcess = async ({ model: part, tableFaults }: InProcessOptions = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'keelhouse-in-process-'));
  const messages: { owner: number; job_id: number }[] = [];
  const [tables, queue] = [await startTables(folder), await openQueue(messages)];
  const handleModel = part ?? createBedrock({ isFast: true });
  const model = await openEndpoint({ handle: handleModel, faults: createFaults(), isHttp2: true });
  const faulty = tableFaults && (await openEndpoint({ handle: tables.handle, service: 'dynamodb', faults: tableFaults }));
  await createTables(tables);
  Object.assign(process.env, {
    CORE_TABLE: 'core',
    STAFF_SECOND_FACTOR: 'optional',
    PAYMENTS_TABLE: 'payments',
    AUDIT_TABLE: 'audit',
    CATALOG_TABLE: 'catalog',
    EPHEMERAL_TABLE: 'ephemeral',
    JOBS_QUEUE_URL: `${queue.url}/000000000000/jobs`,
    MAIL_QUEUE_URL: `${queue.url}/000000000000/mails`,
    INSIGHTS_MODEL_ID: 'local-insights',
    WRITING_MODEL_ID: 'local-writing',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: faulty?.url ?? tables.url,
    AWS_ENDPOINT_URL_SQS: queue.url,
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: model.url,
  });
  const { db } = await import('#functions/data/table.ts');
  const crash = crashPoints();
  crash.watch(db);

  const invoke = async <T>(handler: Handler, request: Request): Promise<InProcessAnswer<T>> => {
    const { statusCode: status = 200, headers = {}, body } = await handler(eventOf(request) as never, {} as never);
    if (status >= 400) await refuseUndocumented(request.route, status);
    const isHtml = String(headers['content-type']).startsWith('text/html');
    return { status, headers, body: (body && !isHtml ? JSON.parse(body) : (body ?? null)) as T };
  };
  return {
    messages,
    invoke,
    ...crash,
    /** What has changed in the core table since it was last asked, as its stream tells. */
    readCoreChanges: await followChanges(tables, 'core'),
    stop: async () => {
      await model.close();
      await faulty?.close();
      queue.close();
      await tables.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
export type InProcess = Awaited<ReturnType<typeof startInProcess>>;
