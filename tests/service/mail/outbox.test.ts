import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OutboxRow } from '#functions/data/outbox.ts';
import { startAccountsInProcess } from '#tests/support/accounts-in-process.ts';
import { captureLogLines } from '#tests/support/log-lines.ts';
import { newEmail } from '#tests/support/people.ts';

let world: Awaited<ReturnType<typeof startAccountsInProcess>>;
let sweep: () => Promise<{ queued: number }>;

beforeAll(async () => {
  world = await startAccountsInProcess();
  process.env.MAIL_QUEUE_URL = process.env.JOBS_QUEUE_URL;
  ({ handler: sweep } = await import('#functions/schedules/outbox-sweep.ts'));
  captureLogLines();
});
afterAll(() => world.stop());
afterEach(() => {
  vi.useRealTimers();
  world.messages.length = 0;
});

const START = Date.parse('2027-03-01T12:00:00Z');
/** Another hour for each test: none finds what another one left. */
let hours = 0;
const beginHour = (): number => START + ++hours * 48 * 3_600_000;
const setClock = (at: number): void => void vi.useFakeTimers({ toFake: ['Date'], now: at });

const queueMails = async (count: number, at: number, filler = ''): Promise<string> => {
  const { queueMail } = await import('#functions/data/users.ts');
  const to = newEmail();
  const mail = { kind: 'reset_password', to, name: filler, token: 'token' } as const;
  for (let from = 0; from < count; from += 25)
    await Promise.all(Array.from({ length: Math.min(25, count - from) }, () => queueMail(mail, new Date(at))));
  return to;
};
const only = async (to: string): Promise<OutboxRow> => (await world.outboxOf(to))[0]!;
const queuedFor = (to: OutboxRow): number =>
  world.messages.filter((message) => (message as unknown as OutboxRow).item === to.item).length;

describe('the mailer', () => {
  it('the mailer sends a mail once although its message is delivered many times in parallel', async () => {
    const row = await only(await queueMails(1, Date.now()));
    expect(await Promise.all(Array.from({ length: 8 }, () => world.deliver(row)))).toEqual(Array(8).fill(true));
    expect(world.delivered(row.mail.to)).toHaveLength(1);
    await world.deliver(row);
    expect(world.delivered(row.mail.to)).toHaveLength(1);
  });

  it('the mailer sends what a dead sender had claimed, once the claim has expired', async () => {
    const row = await only(await queueMails(1, Date.now()));
    const { claimMail } = await import('#functions/data/outbox.ts');
    await claimMail(row, new Date());
    await world.deliver(row);
    expect(world.delivered(row.mail.to)).toHaveLength(0);
    setClock(Date.now() + 31_000);
    await world.deliver(row);
    expect(world.delivered(row.mail.to)).toHaveLength(1);
  });
});

describe('the sweep of the outbox', () => {
  it('the outbox sweep reaches every mail of an hour, also beyond the first page of a query', async () => {
    const at = beginHour();
    await queueMails(400, at, 'x'.repeat(4_000));
    setClock(at + 11 * 60_000);
    expect((await sweep()).queued).toBe(400);
    expect(new Set(world.messages.map((message) => (message as unknown as OutboxRow).item)).size).toBe(400);
  });

  it('the outbox sweep keeps one message per mail in flight, however long an outage lasts', async () => {
    const at = beginHour();
    const row = await only(await queueMails(1, at));
    for (let minute = 2; minute <= 60; minute += 2) {
      setClock(at + minute * 60_000);
      await Promise.all([sweep(), sweep()]);
    }
    expect(queuedFor(row)).toBeGreaterThanOrEqual(3);
    expect(queuedFor(row)).toBeLessThanOrEqual(4);
    expect(await Promise.all([world.deliver(row), world.deliver(row), world.deliver(row)])).toEqual([true, true, true]);
    expect(world.delivered(row.mail.to)).toHaveLength(1);
    setClock(at + 3 * 3_600_000);
    expect((await sweep()).queued).toBe(0);
  });

  it('the outbox sweep skips young mails, and takes up those that a dying run had claimed', async () => {
    const at = beginHour();
    const row = await only(await queueMails(1, at));
    setClock(at + 9 * 60_000);
    expect((await sweep()).queued).toBe(0);
    const { claimRequeue } = await import('#functions/data/outbox.ts');
    expect(await claimRequeue(row, new Date(at + 11 * 60_000))).toBe(true);
    setClock(at + 12 * 60_000);
    expect((await sweep()).queued).toBe(0);
    setClock(at + 27 * 60_000);
    expect((await sweep()).queued).toBe(1);
  });
});
