import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { captureLogLines } from '#tests/support/log-lines.ts';

const TRACE = '1-5759e988-bd862e3fe1be46a994272793';
const daemon = createSocket('udp4');
const segments: Record<string, unknown>[] = [];

beforeAll(async () => {
  daemon.bind(0, '127.0.0.1');
  await once(daemon, 'listening');
  daemon.on('message', (datagram) => segments.push(JSON.parse(String(datagram).split('\n')[1]!)));
  vi.stubEnv('AWS_XRAY_DAEMON_ADDRESS', `127.0.0.1:${daemon.address().port}`);
  // What the tracer takes for a sign of running in Lambda.
  vi.stubEnv('LAMBDA_TASK_ROOT', '/var/task');
  vi.stubEnv('AWS_EXECUTION_ENV', 'AWS_Lambda_nodejs24.x');
  captureLogLines();
});
afterAll(() => {
  daemon.close();
  vi.unstubAllEnvs();
});

const record = (body: unknown) => ({ Records: [{ messageId: 'delivery', body: JSON.stringify(body) }] }) as never;

describe('the trace of a queue consumer', () => {
  it('the trace of a queue consumer has a subsegment with request and job ids, and of a failure only the fact', async () => {
    const { queueHandler } = await import('#functions/runtime/event-handlers.ts');
    const { addCorrelation } = await import('#functions/runtime/log.ts');
    const handler = queueHandler('jobs', async () => {
      addCorrelation({ request_id: 'asked', job_id: 7 });
      throw new Error('quotes ana@b.example');
    });
    vi.stubEnv('_X_AMZN_TRACE_ID', `Root=${TRACE};Parent=53995c3f42cd8ad8;Sampled=1`);
    expect(await handler(record({}))).toEqual({ batchItemFailures: [{ itemIdentifier: 'delivery' }] });
    await vi.waitFor(() => expect(segments).toHaveLength(1));
    expect(segments[0]).toMatchObject({
      trace_id: TRACE,
      name: '## jobs',
      error: true,
      annotations: { request_id: 'asked', job_id: 7 },
    });
    expect(JSON.stringify(segments)).not.toContain('b.example');
  });
});
