import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, clientOf } from '#tests/support/client.ts';
import {
  advanceClock,
  clearFault,
  faults,
  mailTo,
  orderFault,
  queues,
  redrive,
  reset,
  runSchedule,
} from '#tests/support/console.ts';
import { type DemoName, newEmail, PASSWORD, signIn, signInDemo, signUpVerified } from '#tests/support/people.ts';

describe('GET /local/health', () => {
  it('GET /local/health names every part', async () => {
    const { status, body } = await call<{ status: string; parts: Record<string, string> }>('GET', '/local/health');
    expect(status).toBe(200);
    expect(body.status).toBe('ok');
    expect(Object.keys(body.parts)).toEqual(expect.arrayContaining(['dynamodb', 'cognito', 'sqs', 'ses', 'bedrock', 'stripe']));
    expect(new Set(Object.values(body.parts))).toEqual(new Set(['ok']));
  });
});

describe('GET /config.json', () => {
  it('GET /config.json answers the browser configuration of the stage', async () => {
    const { body } = await call<Record<string, unknown>>('GET', '/config.json');
    expect(body).toMatchObject({ apiBase: '', stage: 'local', stripePublishableKey: 'pk_test_local' });
  });
});

describe('demo accounts', () => {
  // Other files move the clock, and a subscription that is past due is given up in time.
  beforeAll(reset);

  it.each<[DemoName, string | null, string | null]>([
    ['free', null, null],
    ['essential', 'essential', 'active'],
    ['gold', 'gold', 'active'],
    ['premium', 'premium', 'active'],
    ['pastdue', 'essential', 'past_due'],
  ])('the demo account %s has the subscription %s %s, bought with one payment', async (name, tier, status) => {
    const { client } = await signInDemo(name);
    const { subscription } = await client.users.me();
    expect([subscription?.plan_type ?? null, subscription?.status ?? null]).toEqual([tier, status]);
    const paid = (await client.payment.payments()).filter((payment) => payment.status === 'succeeded');
    expect(paid).toHaveLength(tier === null ? 0 : 1);
  });

  it.each<[DemoName, object]>([
    ['admin', { role: 'admin', is_superuser: false, is_iso_auditor: false }],
    ['super', { role: 'super_admin', is_superuser: true }],
    ['auditor', { role: 'user', is_iso_auditor: true }],
  ])('the demo account %s has its role', async (name, expected) => {
    expect(await (await signInDemo(name)).client.users.me()).toMatchObject(expected);
  });

  it('the demo account premium owns the complete BCP of Harbor Bakery', async () => {
    const { client } = await signInDemo('premium');
    const [row] = await client.bcp.list();
    expect(row).toMatchObject({ business_name: 'Harbor Bakery', status: 'completed' });
    expect(row?.counts).toEqual({ functions: 7, suppliers: 5, systems: 6, mitigations: 11 });
    expect(row?.scores).toMatchObject({ completeness: 100, risk: 100, impact: 100, operations: 100 });
    expect(await client.people.listEmployees({ params: { id: row!.id } })).toHaveLength(6);
    expect(await client.people.listProviders({ params: { id: row!.id } })).toHaveLength(6);
  });
});

describe('the API in front of the functions', () => {
  it('the local gateway answers in its own words what no function receives', async () => {
    const unknown = await call('GET', '/v1/no-such-call');
    expect([unknown.status, unknown.body]).toEqual([404, { message: 'Not Found' }]);
    const unsigned = await call('GET', '/v1/users/me');
    expect([unsigned.status, unsigned.body]).toEqual([401, { message: 'Unauthorized' }]);
    const { accessToken } = await signInDemo('free');
    const big = await call('POST', '/v1/bcp', { token: accessToken, body: { business_name: 'x'.repeat(2_200_000) } });
    expect([big.status, big.body]).toEqual([413, { message: 'Request Too Long' }]);
  });

  it('the local gateway serves paths with and without a trailing slash', async () => {
    const { accessToken } = await signInDemo('free');
    const [plain, slashed] = await Promise.all(['/v1/bcp', '/v1/bcp/'].map((path) => call('GET', path, { token: accessToken })));
    expect([plain?.status, slashed?.status]).toEqual([200, 200]);
  });

  it('the local gateway refuses an altered token', async () => {
    const { accessToken } = await signInDemo('free');
    const [head, payload, signature] = accessToken.split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, username: '1' })).toString('base64url');
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    for (const token of [`${head}.${forged}.${signature}`, `${none}.${forged}.`, 'rubbish'])
      expect((await call('GET', '/v1/users/me', { token })).status).toBe(401);
  });
});

describe('POST /local/faults', () => {
  it.each(['throttle', 'error', 'timeout', 'reply_lost'])(
    'POST /local/faults lets the SDK retry past one dynamodb %s',
    async (mode) => {
      const { client } = await signInDemo('free');
      await orderFault('dynamodb', mode, 1);
      expect((await client.users.me()).email).toBe('free@demo.keelhouse.example');
      expect((await faults()).find(({ service }) => service === 'dynamodb')).toMatchObject({ count: 0, taken: 1 });
      await clearFault('dynamodb');
    },
  );

  it('POST /local/faults causes an outage that outlasts the retries, and ends it again', async () => {
    const { accessToken } = await signInDemo('free');
    await orderFault('dynamodb', 'error', 100);
    expect((await call('GET', '/v1/users/me', { token: accessToken })).status).toBe(503);
    await clearFault('dynamodb');
    expect((await call('GET', '/v1/users/me', { token: accessToken })).status).toBe(200);
  });

  it('POST /local/faults makes the model answer nonsense, and the built-in knowledge answers instead', async () => {
    const { client } = await signInDemo('premium');
    const [bcp] = await client.bcp.list();
    await orderFault('bedrock', 'garbage', 100);
    const { source } = await client.bcp.suggestContext({ params: { id: bcp!.id }, body: { context_type: 'it_systems' } });
    await clearFault('bedrock');
    expect(source).toBe('knowledge');
  });

  it.each([
    [{ service: 'dynamodb', mode: 'garbage', count: 1 }, /bedrock/],
    [{ service: 'nothing', mode: 'error', count: 1 }, /service/],
    [{ service: 'ses', mode: 'error', count: -1 }, /count/],
  ])('POST /local/faults refuses %j', async (body, detail) => {
    const answer = await call<{ detail: string }>('POST', '/local/faults', { body });
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toMatch(detail);
  });
});

describe('schedules and queues', () => {
  it('the local console lists schedules by name and runs one on request', async () => {
    const { body } = await call<{ name: string; expression: string; last_run: string | null }[]>('GET', '/local/schedules');
    expect(body.map(({ name }) => name)).toContain('outbox-sweep');
    expect(await runSchedule('outbox-sweep')).toMatchObject({ name: 'outbox-sweep', result: { queued: 0 } });
    expect((await call('POST', '/local/schedules/none/run')).status).toBe(404);
  });

  it('a mail that cannot be sent becomes a dead letter, and is sent once it is redriven', async () => {
    const email = newEmail();
    await orderFault('ses', 'error', 1000);
    await clientOf().auth.register({ body: { email, password: PASSWORD } });
    const letters = async () => (await queues()).find(({ queue }) => queue === 'mails')!.dead_letters;
    for (let tries = 0; tries < 40 && (await letters()).length === 0; tries++) {
      await wait(250);
      await advanceClock(61);
    }
    expect(await letters()).toHaveLength(1);
    await clearFault('ses');
    expect(await redrive()).toEqual({ redriven: 1 });
    await mailTo(email);
    expect(await letters()).toEqual([]);
  });

  it('the local console shows every queue', async () => {
    expect((await queues()).map(({ queue }) => queue)).toEqual(expect.arrayContaining(['jobs', 'mails']));
  });
});

describe('POST /local/clock and POST /local/reset', () => {
  it('POST /local/clock moves tokens and handlers, and POST /local/reset restores everything', async () => {
    const person = await signUpVerified();
    const before = await person.client.users.me();
    await advanceClock(901);
    expect((await call('GET', '/v1/users/me', { token: person.accessToken })).status).toBe(401);
    const later = await signIn(person.email);
    expect(Date.parse((await later.client.users.me()).last_login!) - Date.parse(before.last_login!)).toBeGreaterThan(900_000);
    await reset();
    expect(
      (await call('POST', '/v1/auth/login', { body: new URLSearchParams({ username: person.email, password: PASSWORD }) }))
        .status,
    ).toBe(401);
    const { body } = await call<{ offset_seconds: number }>('GET', '/local/clock');
    expect(body.offset_seconds).toBe(0);
    expect((await (await signInDemo('premium')).client.bcp.list()).map((bcp) => bcp.business_name)).toEqual(['Harbor Bakery']);
  });

  it('POST /local/reset leaves mail delivery working', async () => {
    const { email } = await signUpVerified();
    expect((await mailTo(email)).links.length).toBeGreaterThan(0);
    await clientOf().auth.resendVerification({ body: { email } });
  });
});
