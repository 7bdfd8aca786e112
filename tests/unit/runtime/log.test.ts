import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addToTrace, errorFields, log, tracedRequest, withTrace } from '#functions/runtime/log.ts';
import { lambdaLine } from '#infra/local/cloud/lambda/console.ts';

const lines: { level: string; message: Record<string, unknown> }[] = [];
for (const level of ['info', 'warn', 'error'] as const)
  vi.spyOn(console, level).mockImplementation((...words) => void lines.push(JSON.parse(lambdaLine(level, 'lambda-id', words))));
beforeEach(() => void lines.splice(0));
afterAll(() => void vi.restoreAllMocks());

describe('a line of the log', () => {
  it('has its event and fields as fields, where filters of alarms and searches look for them', () => {
    log.error('webhook_parked', { customer: 'cus_1' });
    expect(lines).toEqual([expect.objectContaining({ level: 'error', message: { event: 'webhook_parked', customer: 'cus_1' } })]);
  });

  it('carries the request, user and job it was written for, also those that became known on the way', async () => {
    await withTrace({ request_id: 'r' }, async () => {
      addToTrace({ user_id: 7 });
      await wait(1);
      withTrace({ job_id: 8 }, () => log.info('inner', { more: true }));
      log.info('outer');
    });
    log.info('outside');
    expect(lines.map(({ message }) => message)).toEqual([
      { event: 'inner', request_id: 'r', user_id: 7, job_id: 8, more: true },
      { event: 'outer', request_id: 'r', user_id: 7 },
      { event: 'outside' },
    ]);
  });

  it('never carries the ids of work that runs at the same time', async () => {
    await Promise.all(
      [1, 2, 3].map((user_id) =>
        withTrace({ request_id: `r${user_id}` }, async () => {
          await wait(4 - user_id);
          addToTrace({ user_id });
          await wait(user_id);
          log.info('done', { expected: { request_id: `r${user_id}`, user_id } });
        }),
      ),
    );
    expect(lines).toHaveLength(3);
    for (const { message } of lines) expect(message).toMatchObject(message.expected as object);
  });

  it('hides the values of sensitive keys at any depth', () => {
    log.warn('odd', { email: 'a@b.example', deep: [{ token: 'secret' }] });
    expect(lines[0]!.message).toEqual({ event: 'odd', email: '[redacted]', deep: [{ token: '[redacted]' }] });
  });
});

describe('the log of an error', () => {
  it('names no email address, though the message and the stack do', () => {
    const said =
      'Email address is not verified. The following identities failed the check: Ana <ana.o-hara+1@b.example>, c@d.example';
    const { error_name, error_message, stack } = errorFields(new TypeError(said));
    expect(error_name).toBe('TypeError');
    expect(error_message).toContain('failed the check: Ana <[redacted]>, [redacted]');
    expect(stack).toContain('log.test.ts');
    expect(`${error_message}${stack}`).not.toMatch(/[bd]\.example/);
  });
});

describe('the request of work that is done later', () => {
  it('is stored with it, and nothing is where there was none', () => {
    expect(withTrace({ request_id: 'r' }, tracedRequest)).toEqual({ request_id: 'r' });
    expect(tracedRequest()).toEqual({});
  });
});
