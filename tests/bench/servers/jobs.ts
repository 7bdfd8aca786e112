/**
 * AI jobs under load, in a process of its own: twelve customers submit fifty each, eight calls at a time; then five
 * workers drain two hundred of them with a model that answers at once. Prints what it measured as JSON.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { handler as bcp } from '#functions/api/bcp/handler.ts';
import { keys } from '#functions/data/keys.ts';
import { OPEN_MAX } from '#functions/data/quotas.ts';
import { db, table } from '#functions/data/table.ts';
import { processJob } from '#functions/worker/handler.ts';
import { createBedrock } from '#infra/local/bedrock.ts';
import { openEndpoint } from '#infra/local/faults/endpoint.ts';
import { createFaults } from '#infra/local/faults/faults.ts';
import { business } from '#infra/local/seed/harbor-bakery/business.ts';
import { percentile } from '../statistics.ts';

const CUSTOMERS = 120;
/** As many as a customer may have open. */
const SUBMITS_EACH = OPEN_MAX;
const CALLS_AT_ONCE = 8;
const WORKERS = 5;
const DRAINED = 200;

type Handler = (event: never, context: never) => Promise<APIGatewayProxyStructuredResultV2>;

const messages: { owner: number; job_id: number }[] = [];
const queue = createServer(async (incoming, outgoing) => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { MessageBody } = JSON.parse(Buffer.concat(chunks).toString()) as { MessageBody: string };
  messages.push(JSON.parse(MessageBody));
  outgoing.setHeader('content-type', 'application/x-amz-json-1.0');
  outgoing.end(JSON.stringify({ MessageId: '1', MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex') }));
});
await new Promise<void>((resolve) => queue.listen(0, '127.0.0.1', resolve));
const model = await openEndpoint({ handle: createBedrock({ isFast: true }), faults: createFaults(), isHttp2: true });
const queueUrl = `http://127.0.0.1:${(queue.address() as AddressInfo).port}`;
Object.assign(process.env, {
  JOBS_QUEUE_URL: `${queueUrl}/000000000000/jobs`,
  AWS_ENDPOINT_URL_SQS: queueUrl,
  AWS_ENDPOINT_URL_BEDROCK_RUNTIME: model.url,
  INSIGHTS_MODEL_ID: 'bench-insights',
  WRITING_MODEL_ID: 'bench-writing',
});
for (const level of ['info', 'warn'] as const) console[level] = () => undefined;

const invoke = async (uid: number, routeKey: string, id: number | null, body: unknown): Promise<Record<string, unknown>> => {
  const claims = { username: String(uid), token_use: 'access', iat: '1900000000', auth_time: '1900000000' };
  const event = {
    routeKey,
    rawPath: routeKey.split(' ')[1],
    headers: { 'content-type': 'application/json', prefer: 'respond-async', 'idempotency-key': crypto.randomUUID() },
    ...(id === null ? {} : { pathParameters: { id: String(id) } }),
    body: JSON.stringify(body),
    isBase64Encoded: false,
    requestContext: { requestId: 'bench', http: { sourceIp: '127.0.0.1' }, authorizer: { jwt: { claims } } },
  };
  const answer = await (bcp as unknown as Handler)(event as never, {} as never);
  if ((answer.statusCode ?? 500) >= 400) throw new Error(`${routeKey} answered ${answer.statusCode}: ${answer.body}`);
  return JSON.parse(answer.body!) as Record<string, unknown>;
};

/** Staff accounts: their BCPs are not counted. */
const putAccount = async (uid: number): Promise<void> => {
  const at = '2026-01-01T00:00:00.000Z';
  const flags = { is_superuser: false, is_active: true, is_verified: true, is_iso_auditor: false };
  const account = { id: uid, email: `bench${uid}@example.com`, full_name: 'Bench', role: 'admin', ...flags };
  const Item = { ...keys.profile(uid), ...account, created_at: at, updated_at: at, last_login: at, subscription: null };
  await db.send(new PutCommand({ TableName: table('core'), Item }));
};

/** Does everything, so many at a time; answers how long each took, in milliseconds. */
const timed = async (tasks: (() => Promise<unknown>)[], atOnce: number): Promise<number[]> => {
  const times: number[] = [];
  const left = [...tasks];
  const lane = async (): Promise<void> => {
    for (let task = left.shift(); task; task = left.shift()) {
      const from = performance.now();
      await task();
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return times;
};

const bcps: { uid: number; id: number }[] = [];
for (let uid = 501; uid < 501 + CUSTOMERS; uid++) {
  await putAccount(uid);
  const { id } = await invoke(uid, 'POST /v1/bcp', null, business);
  bcps.push({ uid, id: id as number });
}
const submit = (n: number) => () => {
  const { uid, id } = bcps[n % bcps.length]!;
  // Another form each time: equal data would be answered from the cache.
  return invoke(uid, 'POST /v1/bcp/{id}/suggest-risks', id, { ...business, business_name: `Harbor Bakery ${n}` });
};
await timed(
  Array.from({ length: CUSTOMERS }, (_, n) => submit(n)),
  2,
);
messages.length = 0;
const submits = await timed(
  Array.from({ length: CUSTOMERS * (SUBMITS_EACH - 1) }, (_, n) => submit(n + CUSTOMERS)),
  CALLS_AT_ONCE,
);

const from = performance.now();
const drained = messages.splice(0, DRAINED);
messages.length = 0;
await timed(
  drained.map(
    ({ owner, job_id }) =>
      () =>
        processJob(owner, job_id),
  ),
  WORKERS,
);
// A customer runs two at once: the others were put back.
while (messages.length > 0)
  await timed(
    messages.splice(0).map(
      ({ owner, job_id }) =>
        () =>
          processJob(owner, job_id),
    ),
    WORKERS,
  );

process.stdout.write(
  JSON.stringify({
    submits: submits.length,
    p50: percentile(submits, 50),
    p99: percentile(submits, 99),
    drained: drained.length,
    drainSeconds: (performance.now() - from) / 1000,
  }),
);
process.exit(0);
