/** A function around signing in, killed before and after every call it makes to the tables, the user pool or the mail. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AccountAnswer, startAccountsInProcess } from '#tests/support/accounts-in-process.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { captureLogLines, type LogLine } from '#tests/support/log-lines.ts';
import { newEmail, PASSWORD } from '#tests/support/people.ts';

const NEXT = 'Lighthouse-keeper-7';
const NAME = 'Canary Person';

let world: Awaited<ReturnType<typeof startAccountsInProcess>>;
let lines: LogLine[] = [];
/** What must not be found in the log. */
const secrets = new Set<string>([PASSWORD, NEXT, NAME]);

beforeAll(async () => {
  world = await startAccountsInProcess();
  lines = captureLogLines();
});
afterAll(async () => {
  await world.stop();
});

const freshEmail = (): string => {
  const email = newEmail();
  secrets.add(email);
  return email;
};
const register = (email: string) => world.ask('POST /v1/auth/register', { email, password: PASSWORD, full_name: NAME });
const verify = (token: string) => world.ask('POST /v1/auth/verify-email', { token });
const refresh = (token: string) => world.ask('POST /v1/auth/refresh', { refresh_token: token });
const forgot = (email: string) => world.ask('POST /v1/password-reset/forgot-password', { email });
const reset = (token: string, password = NEXT) =>
  world.ask('POST /v1/password-reset/reset-password', { token, new_password: password });
const keep = (session: AccountAnswer): string => {
  for (const token of [session.body.access_token, session.body.refresh_token]) if (token) secrets.add(token);
  return session.body.refresh_token!;
};
const mailed = async (email: string, kind: 'verify_email' | 'reset_password'): Promise<string> => {
  const token = await world.mailedToken(email, kind);
  secrets.add(token);
  return token;
};
const accountOf = async (email: string): Promise<number[]> =>
  (await world.rows<{ item: string; email?: string; id: number }>('U#'))
    .filter((row) => row.item === 'PROFILE' && row.email === email)
    .map(({ id }) => id);

/** A verified account that is signed in. */
const person = async (): Promise<{ email: string; uid: number; refreshToken: string }> => {
  const email = freshEmail();
  await register(email);
  await verify(await mailed(email, 'verify_email'));
  const [uid] = await accountOf(email);
  return { email, uid: uid!, refreshToken: keep(await world.login(email, PASSWORD)) };
};

/** The owner of the mailbox can always sign in, whatever has happened before. */
const expectWayIn = async (email: string, label: string): Promise<void> => {
  await forgot(email);
  expect((await reset(await mailed(email, 'reset_password'))).status, label).toBe(200);
  const session = await world.login(email, NEXT);
  expect(session.status, label).toBe(200);
  keep(session);
};

describe('killed while', { timeout: 240_000 }, () => {
  it('registering, cut off anywhere: a retry answers as usual, there is one account, and its owner can sign in', async () => {
    const points = await atEveryPoint(async (at, label) => {
      const email = freshEmail();
      const isReached = await world.killedAt(at, () => register(email));
      expect((await register(email)).status, label).toBe(201);
      expect(await accountOf(email), label).toHaveLength(1);
      expect(await world.rows(`EMAIL#${email}`), label).toHaveLength(1);
      const mails = (await world.outboxOf(email)).map(({ mail }) => mail);
      expect(mails.filter(({ kind }) => kind === 'verify_email').length, label).toBe(mails.length);
      expect((await verify(await mailed(email, 'verify_email'))).status, label).toBe(200);
      if ((await world.login(email, PASSWORD)).status !== 200) await expectWayIn(email, label);
      return isReached;
    });
    expect(points).toBeGreaterThan(10);
  });

  it('verifying, cut off anywhere: the link works again, or has worked', async () => {
    await atEveryPoint(async (at, label) => {
      const email = freshEmail();
      await register(email);
      const token = await mailed(email, 'verify_email');
      const isReached = await world.killedAt(at, () => verify(token));
      expect([200, 400], label).toContain((await verify(token)).status);
      expect((await world.login(email, PASSWORD)).status, label).toBe(200);
      return isReached;
    });
  });

  it('asking for a password reset, cut off anywhere: the next mail works, and an older one no longer does', async () => {
    await atEveryPoint(async (at, label) => {
      const { email } = await person();
      const isReached = await world.killedAt(at, () => forgot(email));
      const before = await world.mailedToken(email, 'reset_password').catch(() => null);
      await expectWayIn(email, label);
      if (before) expect((await reset(before)).status, label).toBe(400);
      return isReached;
    });
  });

  it('resetting the password, cut off anywhere: no session stays open, and the owner can sign in', async () => {
    const points = await atEveryPoint(async (at, label) => {
      const { email, refreshToken } = await person();
      await forgot(email);
      const token = await mailed(email, 'reset_password');
      const isReached = await world.killedAt(at, () => reset(token));
      const isUsed = (await reset(token, 'Another-password-3')).status !== 200;
      // A used link has ended every session, even if the new password was not set any more.
      expect((await refresh(refreshToken)).status, label).toBe(401);
      if (isUsed && (await world.login(email, NEXT)).status !== 200) await expectWayIn(email, label);
      const told = (await world.outboxOf(email)).filter(({ mail }) => mail.kind === 'password_changed');
      expect(told.length, label).toBeGreaterThan(0);
      return isReached;
    });
    expect(points).toBeGreaterThan(8);
  });

  it('changing the password, cut off anywhere: one of the two passwords works, and no earlier session does once it is changed', async () => {
    await atEveryPoint(async (at, label) => {
      const { email, uid, refreshToken } = await person();
      const change = () => world.ask('PUT /v1/users/me/change-password', { current_password: PASSWORD, new_password: NEXT }, uid);
      const isReached = await world.killedAt(at, change);
      const isChanged = (await world.login(email, NEXT)).status === 200;
      expect((await world.login(email, PASSWORD)).status === 200, label).toBe(!isChanged);
      if (isChanged) expect((await refresh(refreshToken)).status, label).toBe(401);
      return isReached;
    });
  });

  it('signing in or out, cut off anywhere: the next attempt succeeds', async () => {
    await atEveryPoint(async (at, label) => {
      const { email, refreshToken } = await person();
      const isReached = await world.killedAt(at, () => world.login(email, PASSWORD));
      expect((await world.login(email, PASSWORD)).status, label).toBe(200);
      const logout = () => world.ask('POST /v1/auth/logout', { refresh_token: refreshToken });
      const isOutReached = await world.killedAt(at, logout);
      expect((await logout()).status, label).toBe(200);
      expect((await refresh(refreshToken)).status, label).toBe(401);
      return isReached || isOutReached;
    });
  });

  it('sending a mail, cut off anywhere: it is sent at most once more, and never lost', async () => {
    await atEveryPoint(async (at, label) => {
      const email = freshEmail();
      await register(email);
      const [row] = await world.outboxOf(email);
      const isReached = await world.killedAt(at, async () => {
        if (!(await world.deliver(row!))) throw new Error('comes again');
      });
      // The queue delivers again a minute later, when the claim of the killed sender has expired.
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
      expect(await world.deliver(row!), label).toBe(true);
      expect(await world.deliver(row!), label).toBe(true);
      vi.useRealTimers();
      expect(world.delivered(email).length, label).toBeGreaterThan(0);
      expect(world.delivered(email).length, label).toBeLessThan(3);
      return isReached;
    });
  });
});

describe('a wrong password', () => {
  it('a wrong password costs as many calls as an unknown address, including the attempt that locks and those after it', async () => {
    const attempts = async (email: string): Promise<number[]> => {
      const calls: number[] = [];
      for (let attempt = 1; attempt <= 7; attempt++) {
        const before = world.calls();
        await world.login(email, 'wrong');
        calls.push(world.calls() - before);
      }
      return calls;
    };
    const { email } = await person();
    expect(await attempts(email)).toEqual(await attempts(newEmail()));
    expect((await world.login(email, PASSWORD)).body.detail).toBe('This account is locked. Please try again in 15 minutes.');
  });
});

describe('the log', () => {
  it('the log has lines of every account call, and no address, name, password or token in any of them', () => {
    expect(lines.length).toBeGreaterThan(500);
    expect(secrets.size).toBeGreaterThan(100);
    const text = JSON.stringify(lines);
    expect([...secrets].filter((secret) => text.includes(secret))).toEqual([]);
  });
});
