import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccountsInProcess } from '#tests/support/accounts-in-process.ts';
import type { Request } from '#tests/support/in-process.ts';
import { putCustomer } from '#tests/support/in-process-people.ts';
import { captureLogLines, type LogLine } from '#tests/support/log-lines.ts';
import { PASSWORD } from '#tests/support/people.ts';

let world: Awaited<ReturnType<typeof startAccountsInProcess>>;
let handlers: Record<'auth' | 'bcp' | 'password-reset', Parameters<typeof world.invoke>[0]>;
let lines: LogLine[];
const CUSTOMER = 900;
const headers = { 'user-agent': 'Lynx/2.9', 'x-viewer-ip': '203.0.113.7' };

beforeAll(async () => {
  world = await startAccountsInProcess();
  process.env.ORIGIN_SECRET = 'secret';
  handlers = {
    auth: (await import('#functions/api/auth/handler.ts')).handler as never,
    bcp: (await import('#functions/api/bcp/handler.ts')).handler as never,
    'password-reset': (await import('#functions/api/password-reset/handler.ts')).handler as never,
  };
  lines = captureLogLines();
  await putCustomer(CUSTOMER);
});
afterAll(async () => {
  delete process.env.ORIGIN_SECRET;
  await world.stop();
});

const ask = <T>(area: keyof typeof handlers, requestId: string, request: Omit<Request, 'requestId'>) =>
  world.invoke<T>(handlers[area], { ...request, requestId, headers: { ...headers, 'x-origin-verify': 'secret' } });
/** One search, as in CloudWatch: every line of one request, in whichever function it was written. */
const search = (requestId: string) => lines.filter(({ request_id }) => request_id === requestId);

const acme = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 };
const create = (requestId: string, body: unknown) =>
  ask<{ id: number }>('bcp', requestId, { uid: CUSTOMER, route: 'POST /v1/bcp', body });

describe('the line of a call', () => {
  it('the log line of a call has its caller, outcome and duration', async () => {
    await create('created', acme);
    expect(search('created')).toEqual([
      {
        level: 'INFO',
        message: 'call',
        timestamp: expect.any(String),
        service: 'keelhouse',
        sampling_rate: 0,
        request_id: 'created',
        user_id: CUSTOMER,
        route: 'POST /v1/bcp',
        status: 201,
        duration_ms: expect.any(Number),
        viewer: expect.stringMatching(/^[\w-]{16}$/),
        cold_start: expect.any(Boolean),
        user_agent: expect.stringMatching(/^[\w-]{16}$/),
      },
    ]);
  });

  it('the log line of a call is written for a refused call too', async () => {
    await create('refused', {});
    expect(search('refused')).toEqual([expect.objectContaining({ message: 'call', status: 422, user_id: CUSTOMER })]);
  });

  it('the log line of a wrong password has the account, and neither address', async () => {
    await ask('auth', 'registered', {
      uid: 0,
      route: 'POST /v1/auth/register',
      body: { email: 'who@traced.example', password: PASSWORD, full_name: 'Who' },
    });
    const [{ user_id }] = search('registered') as [LogLine];
    expect(user_id).toBeGreaterThan(0);
    const body = { username: 'who@traced.example', password: 'wrong' };
    await ask('auth', 'wrong', { uid: 0, route: 'POST /v1/auth/login', body });
    expect(search('wrong')).toEqual([expect.objectContaining({ message: 'call', status: 401, user_id })]);
    expect(JSON.stringify(lines)).not.toMatch(/traced\.example|203\.0\.113\.7|Lynx/);
  });

  it('the log line of a call distinguishes viewers', async () => {
    await create('here', {});
    await world.invoke(handlers.bcp, {
      uid: CUSTOMER,
      route: 'POST /v1/bcp',
      body: {},
      requestId: 'there',
      headers: { 'x-viewer-ip': '203.0.113.8', 'x-origin-verify': 'secret' },
    });
    const [[here], [there], [before]] = [search('here'), search('there'), search('refused')];
    expect(here!.viewer).toBe(before!.viewer);
    expect(there!.viewer).not.toBe(here!.viewer);
  });
});

describe('one search for the id that a user is shown', () => {
  it('a search for the id shown to a user finds the call and all lines of its job, with user and job', async () => {
    const { body: bcp } = await create('for the job', acme);
    const route = 'POST /v1/bcp/{id}/analyze';
    const { body } = await ask<{ job_id: number }>('bcp', 'analyzed', { uid: CUSTOMER, route, id: bcp.id });
    const { handler: worker } = await import('#functions/worker/handler.ts');
    const record = {
      messageId: 'delivery',
      body: JSON.stringify({ owner: CUSTOMER, job_id: body.job_id }),
      attributes: { ApproximateReceiveCount: '1' },
    };
    await worker({ Records: [record] } as never);
    const found = search('analyzed');
    expect(found.map(({ message }) => message)).toEqual(expect.arrayContaining(['call', 'model_answered', 'job_ended']));
    for (const line of found) expect(line).toMatchObject({ user_id: CUSTOMER, job_id: body.job_id });
  });

  it('a search for the id shown to a user finds the call and the mail that it caused', async () => {
    await ask('password-reset', 'forgotten', {
      uid: 0,
      route: 'POST /v1/password-reset/forgot-password',
      body: { email: 'who@traced.example' },
    });
    const mail = (await world.outboxOf('who@traced.example')).find(({ mail: { kind } }) => kind === 'reset_password')!;
    await world.deliver(mail);
    expect(search('forgotten').map(({ message }) => message)).toEqual(['call', 'mail_sent']);
  });
});
