import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccountsInProcess } from '#tests/support/accounts-in-process.ts';
import { captureLogLines } from '#tests/support/log-lines.ts';
import { newEmail, PASSWORD } from '#tests/support/people.ts';

let world: Awaited<ReturnType<typeof startAccountsInProcess>>;

beforeAll(async () => {
  world = await startAccountsInProcess();
  captureLogLines();
});
afterAll(() => world.stop());

const register = (email: string, full_name = 'Ana') =>
  world.ask('POST /v1/auth/register', { email, password: PASSWORD, full_name });
const deliverAll = async (email: string): Promise<void> => {
  for (const row of await world.outboxOf(email)) await world.deliver(row);
};

describe('a mail to an unconfirmed address', () => {
  it('a mail to an unconfirmed address contains nothing typed at registration, whatever its subject', async () => {
    const email = newEmail();
    const typed = 'Your account was suspended, sign in at https evil.example';
    await register(email, typed);
    await register(email, typed);
    await world.ask('POST /v1/auth/resend-verification', { email });
    await world.ask('POST /v1/password-reset/forgot-password', { email });
    const token = await world.mailedToken(email, 'reset_password');
    await world.ask('POST /v1/password-reset/reset-password', { token, new_password: 'Lighthouse-keeper-7' });
    await deliverAll(email);
    const kinds = (await world.outboxOf(email)).map(({ mail }) => mail.kind);
    expect(kinds).toEqual(expect.arrayContaining(['verify_email', 'reset_password', 'password_changed']));
    const sent = world.delivered(email);
    expect(sent).toHaveLength(kinds.length);
    for (const { subject, html, text } of sent) expect(subject + html + text).not.toMatch(/suspended|evil/);
  });

  it('a mail greets by name once the address is confirmed', async () => {
    const email = newEmail();
    await register(email, 'Ana Ruiz');
    await world.ask('POST /v1/auth/verify-email', { token: await world.mailedToken(email, 'verify_email') });
    await world.ask('POST /v1/password-reset/forgot-password', { email });
    await deliverAll(email);
    expect(world.delivered(email).at(-1)!.text).toContain('Hello Ana Ruiz,');
  });
});

describe('an address that mail does not reach', () => {
  const newAddress = (kind: 'bounce' | 'complaint') => `${kind}+${newEmail().split('@')[0]}@simulator.amazonses.com`;
  /** Registers, lets the mail go out, and opens its link after what `meanwhile` does. */
  const registerAndConfirm = async (email: string, meanwhile: () => Promise<unknown> = async () => undefined) => {
    await register(email);
    const token = await world.mailedToken(email, 'verify_email');
    await deliverAll(email);
    await meanwhile();
    expect((await world.ask('POST /v1/auth/verify-email', { token })).status).toBe(200);
  };
  const profileOf = async (email: string) =>
    (await world.rows<{ item: string; email?: string; id: number; mail_problem?: { reason: string } }>('U#')).find(
      (row) => row.item === 'PROFILE' && row.email === email,
    )!;
  const me = async (email: string) =>
    (await world.ask('GET /v1/users/me', undefined, (await profileOf(email)).id)).body as object;
  const notice = async (email: string) => {
    const { queueMail } = await import('#functions/data/users.ts');
    await queueMail({ kind: 'password_changed', to: email, name: null, at: new Date().toISOString() }, new Date());
  };
  const sentKinds = async (email: string) => {
    await deliverAll(email);
    return world.delivered(email).map(({ subject }) => subject);
  };

  it.each(['bounce', 'complaint'] as const)(
    'an unreachable address is shown to its owner after a %s, and gets no more notices',
    async (kind) => {
      const email = newAddress(kind);
      await registerAndConfirm(email, world.deliverReports);
      await notice(email);
      await deliverAll(email);
      expect(await world.deliverReports()).toBe(true);
      expect(await me(email)).toMatchObject({ mail_problem: { reason: kind, at: expect.any(String) } });
      const before = await sentKinds(email);
      await notice(email);
      expect(await sentKinds(email)).toEqual(before);
      await deliverAll(email);
      expect((await world.outboxOf(email)).every(({ sent_at }) => sent_at !== undefined)).toBe(true);
    },
  );

  it.each([
    ['a confirmation', 'POST /v1/auth/resend-verification', 'verify_email'],
    ['a reset', 'POST /v1/password-reset/forgot-password', 'reset_password'],
  ] as const)(
    'an unreachable address gets %s on request, and notices again once its link is used',
    async (_what, route, kind) => {
      const email = newAddress('bounce');
      await registerAndConfirm(email);
      await notice(email);
      await deliverAll(email);
      await world.deliverReports();
      const reported = (await sentKinds(email)).length;
      await world.ask(route, { email });
      const token = await world.mailedToken(email, kind);
      const before = (await sentKinds(email)).length;
      expect(before).toBe(reported + 1);
      const done =
        kind === 'verify_email'
          ? await world.ask('POST /v1/auth/verify-email', { token })
          : await world.ask('POST /v1/password-reset/reset-password', { token, new_password: 'Lighthouse-keeper-7' });
      expect(done.status).toBe(200);
      expect((await profileOf(email)).mail_problem).toBeUndefined();
      await notice(email);
      expect((await sentKinds(email)).length).toBeGreaterThan(before);
    },
  );

  it('an address stays reachable when the report is only a delay, or concerns a mail from before the confirmation', async () => {
    const email = newAddress('bounce');
    await registerAndConfirm(email);
    await world.deliverReports();
    expect((await profileOf(email)).mail_problem).toBeUndefined();
    const { handler } = await import('#functions/mailer/reports.ts');
    const delay = {
      bounce: { bounceType: 'Transient', bouncedRecipients: [{ emailAddress: email }] },
      mail: { timestamp: new Date(Date.now() + 60_000).toISOString() },
    };
    await handler({
      Records: [{ messageId: '1', body: JSON.stringify(delay), attributes: { ApproximateReceiveCount: '1' } }],
    } as never);
    expect((await profileOf(email)).mail_problem).toBeUndefined();
  });
});
