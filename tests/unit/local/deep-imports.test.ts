import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openUserPool } from '#infra/local/cloud/services/cognito.ts';
import { openQueues } from '#infra/local/cloud/services/queues.ts';
import { openStore } from '#infra/local/cloud/store.ts';
import type { ParsedTemplate } from '#infra/local/cloud/template/parsed-template.ts';

// cognito-local and fauxqs are composed from files that they do not export: after an update of either, these say so first.
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'keelhouse-deep-imports-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the user pool on the inner modules of cognito-local creates a user and lists it', async () => {
  const store = openStore(join(folder, 'run.db'));
  const pool = {
    id: 'us-east-1_local',
    arn: 'arn:aws:cognito-idp:us-east-1:000000000000:userpool/us-east-1_local',
    options: { MfaConfiguration: 'OFF' },
    clientId: 'client',
    clientSecret: 'secret',
    client: { UserPoolId: 'us-east-1_local', GenerateSecret: true },
  } as ParsedTemplate['pool'];
  const { handle, jwks } = await openUserPool(store, { pool });
  const call = async (action: string, body: object) => {
    const headers = { 'x-amz-target': `AWSCognitoIdentityProviderService.${action}`, authorization: 'AWS4-HMAC-SHA256 local' };
    const reply = await handle({ method: 'POST', path: '/', headers, body: Buffer.from(JSON.stringify(body)) });
    return { status: reply.status, body: JSON.parse(String(reply.body)) };
  };
  expect(await call('AdminCreateUser', { UserPoolId: pool.id, Username: '7', MessageAction: 'SUPPRESS' })).toMatchObject({
    status: 200,
  });
  expect((await call('ListUsers', { UserPoolId: pool.id })).body.Users).toMatchObject([{ Username: '7' }]);
  expect(jwks.keys[0]?.kid).toEqual(expect.any(String));
  store.close();
});

it('a queue on the inner modules of fauxqs keeps a message over a restart', async () => {
  const spec = {
    name: 'jobs',
    arn: 'arn:aws:sqs:us-east-1:000000000000:jobs',
    VisibilityTimeout: 30,
    MessageRetentionPeriod: 345_600,
    DelaySeconds: 0,
  };
  const first = await openQueues(join(folder, 'queues'), [spec], []);
  first.send(spec.arn, 'hello');
  await first.stop();
  const second = await openQueues(join(folder, 'queues'), [spec], []);
  expect(
    second
      .byArn(spec.arn)
      .inspectMessages()
      .ready.map(({ body }) => body),
  ).toEqual(['hello']);
  await second.stop();
});
