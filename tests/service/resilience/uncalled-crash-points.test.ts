/** Functions that no call invokes die between any two calls of the tables, of the mail service and of the user pool. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { captureLogLines } from '#tests/support/log-lines.ts';
import { newEmail } from '#tests/support/people.ts';
import { type Product, startProduct } from './product.ts';

/** The stream waits a second before it repairs, and the recount five: nothing runs beside them here. */
vi.mock('node:timers/promises', async (load) => {
  const timers = await load<typeof import('node:timers/promises')>();
  const PAUSES = [1000, 5000];
  const setTimeout = (ms: number, ...more: []) => timers.setTimeout(PAUSES.includes(ms) ? 0 : ms, ...more);
  return { ...timers, setTimeout };
});

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let product: Product;
const schedules: Record<string, () => Promise<unknown>> = {};
beforeAll(async () => {
  captureLogLines();
  product = await startProduct();
  schedules.sweep = (await import('#functions/schedules/outbox-sweep.ts')).handler;
  schedules.watch = (await import('#functions/schedules/jobs-watchdog.ts')).handler;
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  product.messages.length = 0;
  vi.useRealTimers();
});
afterAll(() => product.stop());

const queueMail = async () => {
  const { queueMail: put } = await import('#functions/data/users.ts');
  const to = newEmail();
  const since = Date.now();
  await put({ kind: 'reset_password', to, name: '', token: 'token' }, new Date());
  const read = async () => (await product.outboxOf(to, since))[0]!;
  return { to, read, row: await read() };
};

const startJob = async () => {
  const { session } = await product.newCustomer('premium');
  const body = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 };
  const { id } = (await product.as<Bcp>(session, 'POST /v1/bcp', { body })).body;
  const { job_id } = (await product.as<{ job_id: number }>(session, 'POST /v1/bcp/{id}/analyze', { id })).body;
  return {
    id: job_id,
    read: async () => (await product.as<{ status: string }>(session, 'GET /v1/jobs/{id}', { id: job_id })).body,
  };
};

describe('functions that no call invokes, cut off anywhere', { timeout: 240_000 }, () => {
  it('the mailer sends its mail with the next delivery, and twice only where it died between sending and noting it', async () => {
    const sent: number[] = [];
    const points = await atEveryPoint(async (at, label) => {
      const { to, row, read } = await queueMail();
      const isReached = await product.world.killedAt(at, () => product.world.deliver(row));
      product.advance(31 * SECOND);
      await product.world.deliver(row);
      expect((await read()).sent_at, label).toBeDefined();
      sent.push(product.world.delivered(to).length);
      return isReached;
    });
    expect(points).toBeGreaterThanOrEqual(6);
    expect(Math.min(...sent)).toBe(1);
    // After the mail service has it, and before the row is marked.
    expect(sent.filter((count) => count === 2)).toHaveLength(2);
  });

  it('the reporter notes with the next delivery that an address cannot be reached', async () => {
    const { findByEmail, readAccount } = await import('#functions/data/users.ts');
    const { handler } = await import('#functions/mailer/reports.ts');
    const points = await atEveryPoint(async (at, label) => {
      const { email, uid } = await product.newCustomer();
      product.advance(MINUTE);
      const bounce = { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: email }] };
      const body = JSON.stringify({ bounce, mail: { timestamp: new Date().toISOString() } });
      const record = { messageId: 'one', body, attributes: { ApproximateReceiveCount: '1' } };
      const report = () => handler({ Records: [record] } as never);
      const isReached = await product.world.killedAt(at, report);
      expect((await report()).batchItemFailures, label).toEqual([]);
      expect(await findByEmail(email), label).toBe(uid);
      expect((await readAccount(uid))?.mail_problem, label).toMatchObject({ reason: 'bounce' });
      return isReached;
    });
    expect(points).toBeGreaterThanOrEqual(4);
  });

  it('the sweep queues a mail without a message again, once its mark has lapsed', async () => {
    const points = await atEveryPoint(async (at, label) => {
      const { to, read } = await queueMail();
      product.advance(11 * MINUTE);
      const isReached = await product.world.killedAt(at, schedules.sweep!);
      product.advance(16 * MINUTE);
      await schedules.sweep!();
      while (await product.workOff());
      expect((await read()).sent_at, label).toBeDefined();
      expect(product.world.delivered(to), label).toHaveLength(1);
      return isReached;
    });
    expect(points).toBeGreaterThan(40);
  });

  it.each([
    ['queues a job again whose message was lost', 5 * MINUTE, 'succeeded'],
    ['ends a job past its deadline', 16 * MINUTE, 'expired'],
  ] as const)('the watchdog %s', async (_, wait, end) => {
    const points = await atEveryPoint(async (at, label) => {
      const job = await startJob();
      product.messages.length = 0;
      product.advance(wait);
      const isReached = await product.world.killedAt(at, schedules.watch!);
      product.advance(5 * MINUTE);
      await schedules.watch!();
      while (await product.workOff());
      expect((await job.read()).status, label).toBe(end);
      return isReached;
    });
    expect(points).toBeGreaterThanOrEqual(4);
  });

  it('the recount of accounts counts what the stream has lost with the next run', async () => {
    const points = await atEveryPoint(async (at, label) => {
      await product.newCustomer();
      await product.world.readCoreChanges();
      const isReached = await product.world.killedAt(at, product.recountUsers);
      await product.recountUsers();
      expect(await product.recountUsers(), label).toEqual({ users: 0, counters: [] });
      return isReached;
    });
    expect(points).toBeGreaterThanOrEqual(6);
  });
});
