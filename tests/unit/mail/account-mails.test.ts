/** What mails say to whom, how often they are sent, and what happens when an address cannot be reached. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startAccountsInProcess } from '#tests/support/accounts-in-process.ts';
import { newEmail, PASSWORD } from '#tests/support/people.ts';

let world: Awaited<ReturnType<typeof startAccountsInProcess>>;

beforeAll(async () => {
  world = await startAccountsInProcess();
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterAll(() => world.stop());

const register = (email: string, full_name = 'Ana') =>
  world.ask('POST /v1/auth/register', { email, password: PASSWORD, full_name });
const deliverAll = async (email: string): Promise<void> => {
  for (const row of await world.outboxOf(email)) await world.deliver(row);
};

describe('a mail to an address that nobody has confirmed', () => {
  it('carries nothing that whoever registered has typed, whatever it is about', async () => {
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

  it('greets by name once the address is confirmed', async () => {
    const email = newEmail();
    await register(email, 'Ana Ruiz');
    await world.ask('POST /v1/auth/verify-email', { token: await world.mailedToken(email, 'verify_email') });
    await world.ask('POST /v1/password-reset/forgot-password', { email });
    await deliverAll(email);
    expect(world.delivered(email).at(-1)!.text).toContain('Hello Ana Ruiz,');
  });
});
