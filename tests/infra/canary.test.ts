/** What the canary counts; its steps are run against the product in the integration and browser tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bundleFunction } from '#infra/constructs/bundle.ts';
import { captureLogLines } from '#tests/support/log-lines.ts';
import { deployedStages, invokedBy, synthesisOf } from './synthesis.ts';

let servers: Server[] = [];
const serve = async (answer: (url: string) => { status: number; body: string }): Promise<string> => {
  const server = createServer((request, response) => {
    const { status, body } = answer(request.url!);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
beforeEach(() => {
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  vi.stubEnv('CANARY_SECRET_ID', 'canary');
});
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers = [];
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const runWith = async (secret: string, status = 503) => {
  vi.stubEnv(
    'AWS_ENDPOINT_URL_SECRETS_MANAGER',
    await serve(() => ({ status: 200, body: JSON.stringify({ SecretString: secret }) })),
  );
  vi.stubEnv('SITE_URL', await serve(() => ({ status, body: '{}' })));
  vi.resetModules();
  const lines = captureLogLines();
  const { handler } = await import('#infra/delivery/canary.ts');
  const result = await handler();
  const metrics = lines.find((line) => '_aws' in line);
  return { result, metrics, failed: lines.flatMap(({ message, check }) => (message === 'canary_failed' ? [check] : [])) };
};

describe('the canary', () => {
  it('the canary counts every step that fails, and names it in the log', async () => {
    const { result, metrics, failed } = await runWith('{"email":"canary@keelhouse.com","password":"secret"}');
    expect(failed).toEqual(
      expect.arrayContaining(['The smoke account signs in', 'What it saves can be read again', 'A link leads to its PDF']),
    );
    expect(failed).toContain('The webhook refuses an event without signature');
    expect(metrics).toMatchObject({ Failed: result.failed, Passed: result.passed });
    expect(failed).toHaveLength(result.failed);
  });

  it('the canary fails as long as it has no account, instead of trying half of it', async () => {
    const { failed } = await runWith('{"email":"","password":"","unused":"x"}');
    expect(failed).toContain('The canary has an account');
  });

  it('the canary counts a failure of its own, instead of being missing', async () => {
    const { result, metrics } = await runWith('no JSON');
    expect(result).toEqual({ passed: 0, failed: 1 });
    expect(metrics).toMatchObject({ Failed: 1 });
  });
});

it('the bundle of the canary is small: it contains nothing of the infrastructure', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'keelhouse-canary-'));
  const { startBytes } = await bundleFunction('infra/delivery/canary.ts', folder);
  rmSync(folder, { recursive: true });
  expect(startBytes).toBeLessThan(2_000_000);
});

describe.each(deployedStages)('the canary of the stage %s', (stage) => {
  const synthesis = synthesisOf(stage);
  const schedule = synthesis.ofType('AWS::Scheduler::Schedule').find(({ stack }) => stack === 'canary')!;

  it('the canary runs every five minutes, with the address of the stage and a secret of its own', () => {
    expect(schedule.properties.ScheduleExpression).toBe('rate(5 minutes)');
    const fn = invokedBy(synthesis, schedule.properties.Target.Arn)!;
    expect(fn.metadata.keelhouse.entry).toBe('infra/delivery/canary.ts');
    expect(Object.keys(fn.properties.Environment.Variables)).toEqual(expect.arrayContaining(['SITE_URL', 'CANARY_SECRET_ID']));
  });

  it('an alarm fires when the canary fails twice in a row, and when it does not run', () => {
    const alarms = synthesis.ofType('AWS::CloudWatch::Alarm').map(({ properties }) => properties);
    const [failing, missing] = ['Failed', 'Passed'].map((name) =>
      alarms.find(({ Namespace, MetricName }) => Namespace === 'Keelhouse/Canary' && MetricName === name),
    );
    expect(failing).toMatchObject({
      Threshold: 0,
      EvaluationPeriods: 2,
      Period: 300,
      ComparisonOperator: 'GreaterThanThreshold',
    });
    expect(missing).toMatchObject({
      Threshold: 1,
      EvaluationPeriods: 3,
      TreatMissingData: 'breaching',
      ComparisonOperator: 'LessThanThreshold',
    });
  });
});
