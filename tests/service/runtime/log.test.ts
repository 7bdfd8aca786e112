import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addCorrelation, addLambdaContext, errorFields, getOrigin, log, withCorrelation } from '#functions/runtime/log.ts';
import { captureLogLines } from '#tests/support/log-lines.ts';

const lines = captureLogLines();
beforeEach(() => void lines.splice(0));
afterAll(() => void vi.restoreAllMocks());

describe('a line of the log', () => {
  it('a log line has its event and fields as fields, where filters of alarms and searches find them', () => {
    log.error('webhook_parked', { customer: 'cus_1' });
    expect(lines).toEqual([
      {
        level: 'ERROR',
        message: 'webhook_parked',
        timestamp: expect.any(String),
        service: 'keelhouse',
        sampling_rate: 0,
        customer: 'cus_1',
      },
    ]);
  });

  it('a log line carries its request, user and job, including those set along the way', async () => {
    await withCorrelation({ request_id: 'r' }, async () => {
      addCorrelation({ user_id: 7 });
      await wait(1);
      withCorrelation({ job_id: 8 }, () => log.info('inner', { more: true }));
      log.info('outer');
    });
    log.info('outside');
    expect(lines.map(({ level, timestamp, service, sampling_rate, ...fields }) => fields)).toEqual([
      { message: 'inner', request_id: 'r', user_id: 7, job_id: 8, more: true },
      { message: 'outer', request_id: 'r', user_id: 7 },
      { message: 'outside' },
    ]);
  });

  it('a log line never carries the ids of parallel work', async () => {
    await Promise.all(
      [1, 2, 3].map((user_id) =>
        withCorrelation({ request_id: `r${user_id}` }, async () => {
          await wait(4 - user_id);
          addCorrelation({ user_id });
          await wait(user_id);
          log.info('done', { expected: { request_id: `r${user_id}`, user_id } });
        }),
      ),
    );
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toMatchObject(line.expected as object);
  });

  it('a log line hides the values of sensitive keys at any depth', () => {
    log.warn('odd', { email: 'a@b.example', deep: [{ token: 'secret' }] });
    expect(lines[0]).toMatchObject({ message: 'odd', email: '[redacted]', deep: [{ token: '[redacted]' }] });
  });
});

describe('the log of an error', () => {
  it('a logged error contains no email address, even when the message and the stack do', () => {
    const said =
      'Email address is not verified. The following identities failed the check: Ana <ana.o-hara+1@b.example>, c@d.example';
    const { error_name, error_message, stack } = errorFields(new TypeError(said));
    expect(error_name).toBe('TypeError');
    expect(error_message).toContain('failed the check: Ana <[redacted]>, [redacted]');
    expect(stack).toContain('log.test.ts');
    expect(`${error_message}${stack}`).not.toMatch(/[bd]\.example/);
  });
});

describe('the origin of work that is done later', () => {
  it('the origin of deferred work is its request and job without the account, and nothing when there is neither', () => {
    expect(withCorrelation({ request_id: 'r', user_id: 7 }, getOrigin)).toEqual({ request_id: 'r' });
    expect(withCorrelation({ request_id: 'r', job_id: 8 }, getOrigin)).toEqual({ request_id: 'r', job_id: 8 });
    expect(withCorrelation({ request_id: 'r', trace_id: 't' }, getOrigin)).toEqual({ request_id: 'r', trace_id: 't' });
    expect(getOrigin()).toEqual({});
  });
});

describe('the context of an invocation', () => {
  it('the context of an invocation is on the lines that follow, with the id from Lambda', () => {
    addLambdaContext({ awsRequestId: 'lambda-id', functionName: 'mailer' } as never);
    log.info('mail_sent');
    expect(lines[0]).toMatchObject({ message: 'mail_sent', function_request_id: 'lambda-id', function_name: 'mailer' });
  });
});
