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
  world.invoke<T>(handlers[area], {
    ...request,
    requestId,
    headers: { ...headers, 'x-origin-verify': 'secret', ...request.headers },
  });
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

/** As SQS delivers it. */
const deliverJob = async (job_id: number): Promise<void> => {
  const { handler: worker } = await import('#functions/worker/handler.ts');
  const body = JSON.stringify({ owner: CUSTOMER, job_id });
  const record = { messageId: 'delivery', body, attributes: { ApproximateReceiveCount: '1' } };
  await worker({ Records: [record] } as never);
};

describe('one search for the id that a user is shown', () => {
  it('a search for the id shown to a user finds the call and all lines of its job, with user and job', async () => {
    const { body: bcp } = await create('for the job', acme);
    const route = 'POST /v1/bcp/{id}/analyze';
    const { body } = await ask<{ job_id: number }>('bcp', 'analyzed', { uid: CUSTOMER, route, id: bcp.id });
    await deliverJob(body.job_id);
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

describe('the trace of an act in the browser', () => {
  const trace = (digit: string) => digit.repeat(32);
  const headersOf = (digit: string) => ({ traceparent: `00-${trace(digit)}-${'b'.repeat(16)}-01` });
  const searchTrace = (digit: string) => lines.filter(({ trace_id }) => trace_id === trace(digit));

  it('a trace of the browser finds the lines of all its requests and of the job they started', async () => {
    const traced = { uid: CUSTOMER, headers: headersOf('1') };
    const { body: bcps } = await ask<{ id: number }[]>('bcp', 'read', { ...traced, route: 'GET /v1/bcp' });
    const route = 'POST /v1/bcp/{id}/suggest-risks';
    const { body } = await ask<{ job_id: number }>('bcp', 'asked', { ...traced, route, id: bcps[0]!.id });
    await deliverJob(body.job_id);
    const found = searchTrace('1');
    expect(found.map(({ message }) => message)).toEqual(expect.arrayContaining(['call', 'model_answered', 'job_ended']));
    expect(new Set(found.map(({ request_id }) => request_id))).toEqual(new Set(['read', 'asked']));
  });

  it('a trace of the browser finds the mail that it caused', async () => {
    const body = { email: 'who@traced.example' };
    const route = 'POST /v1/password-reset/forgot-password';
    await ask('password-reset', 'forgotten again', { uid: 0, route, body, headers: headersOf('2') });
    const mails = await world.outboxOf('who@traced.example');
    await world.deliver(mails.findLast(({ trace_id }) => trace_id === trace('2'))!);
    expect(searchTrace('2').map(({ message }) => message)).toEqual(['call', 'mail_sent']);
  });

  it('what is no trace is not logged', async () => {
    const traceparent = '00-who@traced.example-1';
    await ask('bcp', 'untraced', { uid: CUSTOMER, route: 'GET /v1/bcp', headers: { traceparent } });
    expect(search('untraced')[0]).not.toHaveProperty('trace_id');
  });
});
