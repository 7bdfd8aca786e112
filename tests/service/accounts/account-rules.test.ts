import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startAccountsInProcess } from '#tests/support/accounts-in-process.ts';
import { newEmail, PASSWORD } from '#tests/support/people.ts';

const NEXT = 'Lighthouse-keeper-7';
const LOCKED = { status: 401, body: { detail: 'This account is locked. Please try again in 15 minutes.' } };
const WRONG = { status: 401, body: { detail: 'Incorrect email or password' } };
const MINUTE = 60_000;

let world: Awaited<ReturnType<typeof startAccountsInProcess>>;

beforeAll(async () => {
  world = await startAccountsInProcess();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => world.stop());

const later = (ms: number): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
};
interface Profile {
  id: number;
  email?: string;
  full_name: string | null;
  login_attempts?: number;
  locked_until?: string;
}
const profilesOf = async (email: string): Promise<Profile[]> =>
  (await world.rows<Profile>('U#')).filter((row) => row.email === email);
const register = (email: string, password = PASSWORD, full_name?: string) =>
  world.ask('POST /v1/auth/register', { email, password, full_name });
const verify = (token: string) => world.ask('POST /v1/auth/verify-email', { token });
const forgot = (email: string) => world.ask('POST /v1/password-reset/forgot-password', { email });
const reset = (token: string, new_password: string) =>
  world.ask('POST /v1/password-reset/reset-password', { token, new_password });
const mailKinds = async (email: string): Promise<string[]> => (await world.outboxOf(email)).map(({ mail }) => mail.kind);

const person = async () => {
  const email = newEmail();
  await register(email);
  await verify(await world.mailedToken(email, 'verify_email'));
  const { body } = await world.login(email, PASSWORD);
  const [profile] = await profilesOf(email);
  return { email, uid: profile!.id, accessToken: body.access_token!, refreshToken: body.refresh_token! };
};
const guess = async (email: string, times: number) => {
  for (let n = 0; n < times; n++) expect(await world.login(email, `wrong ${n}`)).toMatchObject(WRONG);
};

/** The next such call to the tables is carried out, but its answer is lost, so that the client retries it. */
const loseAnswer = async (wanted: RegExp): Promise<() => number> => {
  const { db } = await import('#functions/data/table.ts');
  let lost = 0;
  const lose = (next: (args: never) => Promise<unknown>) => async (args: never) => {
    const answer = await next(args);
    const { headers, body } = (args as { request: { headers: Record<string, string>; body: unknown } }).request;
    if (lost > 0 || !wanted.test(`${headers['x-amz-target']} ${body}`)) return answer;
    lost += 1;
    throw Object.assign(new Error('the answer was lost'), { name: 'TimeoutError' });
  };
  db.middlewareStack.add(lose as never, { step: 'finalizeRequest', priority: 'low', name: 'lost' });
  return () => {
    db.middlewareStack.remove('lost');
    return lost;
  };
};

describe('after five wrong passwords', () => {
  it.each<[what: string, make: () => Promise<string>]>([
    ['a known address', async () => (await person()).email],
    ['an unknown address', async () => newEmail()],
    [
      'an address that is not verified',
      async () => {
        const email = newEmail();
        await register(email);
        return email;
      },
    ],
  ])(
    'after five wrong passwords %s gets one answer to right and wrong passwords, without a call to the pool',
    async (_, make) => {
      const email = await make();
      await guess(email, 5);
      const asked = world.poolCalls();
      for (const password of ['wrong', PASSWORD]) expect(await world.login(email, password)).toMatchObject(LOCKED);
      expect(world.poolCalls()).toBe(asked);
    },
  );

  it('after five wrong passwords sign-in is possible again after 15 minutes, and not before', async () => {
    const { email } = await person();
    later(0);
    await guess(email, 5);
    later(15 * MINUTE - 1);
    expect(await world.login(email, PASSWORD)).toMatchObject(LOCKED);
    later(1);
    expect((await world.login(email, PASSWORD)).status).toBe(200);
  });

  it('attempts while locked do not extend the lock', async () => {
    const { email } = await person();
    later(0);
    await guess(email, 5);
    later(10 * MINUTE);
    for (let n = 0; n < 10; n++) await world.login(email, 'wrong');
    later(5 * MINUTE);
    expect((await world.login(email, PASSWORD)).status).toBe(200);
  });

  it('after five wrong passwords the owner is mailed once, and staff see the end of the lock', async () => {
    const { email } = await person();
    later(0);
    await guess(email, 5);
    for (let n = 0; n < 3; n++) await world.login(email, 'wrong');
    expect((await mailKinds(email)).filter((kind) => kind === 'account_locked')).toHaveLength(1);
    const [profile] = await profilesOf(email);
    expect(profile!.locked_until).toBe(new Date(Date.now() + 15 * MINUTE).toISOString());
  });

  it('after five wrong passwords an unconfirmed address is not mailed', async () => {
    const email = newEmail();
    await register(email);
    await guess(email, 5);
    expect(await world.login(email, 'wrong')).toMatchObject(LOCKED);
    expect(await mailKinds(email)).toEqual(['verify_email']);
  });

  it('after five wrong passwords open sessions continue', async () => {
    const { email, accessToken, refreshToken } = await person();
    await guess(email, 5);
    expect((await world.meWith(accessToken)).status).toBe(200);
    expect((await world.ask('POST /v1/auth/refresh', { refresh_token: refreshToken })).status).toBe(200);
  });

  it('a password reset ends the lock', async () => {
    const { email } = await person();
    await guess(email, 5);
    await forgot(email);
    expect((await reset(await world.mailedToken(email, 'reset_password'), NEXT)).status).toBe(200);
    expect((await world.login(email, NEXT)).status).toBe(200);
    expect(await profilesOf(email)).toEqual([expect.not.objectContaining({ locked_until: expect.anything() })]);
  });
});

describe('wrong passwords', () => {
  it('at most five wrong passwords are tried in parallel', async () => {
    const { email } = await person();
    const asked = world.poolCalls();
    await Promise.all(Array.from({ length: 12 }, (_, n) => world.login(email, `wrong ${n}`)));
    expect(world.poolCalls() - asked).toBe(5);
    expect(await world.login(email, PASSWORD)).toMatchObject(LOCKED);
  });

  it('wrong passwords are forgotten after a right one, and counted for staff until then', async () => {
    const { email } = await person();
    for (let round = 0; round < 2; round++) {
      await guess(email, 4);
      expect(await profilesOf(email)).toEqual([expect.objectContaining({ login_attempts: 4 })]);
      expect((await world.login(email, PASSWORD)).status).toBe(200);
      expect(await profilesOf(email)).toEqual([expect.not.objectContaining({ login_attempts: expect.anything() })]);
    }
  });

  it('a failing pool does not count right passwords as wrong', async () => {
    const { email } = await person();
    for (let n = 0; n < 6; n++) {
      world.failPool(3);
      expect((await world.login(email, PASSWORD)).status).toBeGreaterThanOrEqual(500);
    }
    expect((await world.login(email, PASSWORD)).status).toBe(200);
  });

  it('a wrong password is counted once when the answer of the table is lost', async () => {
    const { email } = await person();
    await guess(email, 3);
    const lost = await loseAnswer(/PutItem.*LOCKOUT#/s);
    await guess(email, 1);
    expect(lost()).toBe(1);
    expect(await profilesOf(email)).toEqual([expect.objectContaining({ login_attempts: 4 })]);
    expect((await world.login(email, PASSWORD)).status).toBe(200);
  });

  it('wrong passwords at a password change stop the guessing after five, and do not lock the sign-in', async () => {
    const { email, uid } = await person();
    const change = (current_password: string) =>
      world.ask('PUT /v1/users/me/change-password', { current_password, new_password: NEXT }, uid);
    for (let n = 0; n < 5; n++) expect((await change(`wrong ${n}`)).status).toBe(400);
    const asked = world.poolCalls();
    const refused = await change(PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(world.poolCalls()).toBe(asked);
    expect((await world.login(email, PASSWORD)).status).toBe(200);
  });
});

describe('registering with an address that lasts some minutes', () => {
  it.each(['somebody@mailinator.com', 'somebody@inbox.yopmail.com', 'SOMEBODY@GuerrillaMail.com'])(
    '%s is refused, and makes no account',
    async (email) => {
      expect(await register(email)).toMatchObject({ status: 422, body: { errors: [{ field: 'email' }] } });
      expect(await world.outboxOf(email.toLowerCase())).toEqual([]);
    },
  );

  it.each(['duck.com', 'privaterelay.appleid.com', 'mozmail.com', 'proton.me', 'gmail.com'])(
    'an address of %s, which forwards or keeps mail for good, is accepted',
    async (domain) => {
      expect((await register(`${newEmail().split('@')[0]}@${domain}`)).status).toBe(201);
    },
  );
});

describe('registering an unconfirmed address again', () => {
  it('registering an unconfirmed address again replaces password and name, voids the older link, and answers as usual', async () => {
    const email = newEmail();
    const first = await register(email, 'Somebody-elses-1', 'Mallory');
    const older = await world.mailedToken(email, 'verify_email');
    expect(await register(email, PASSWORD, 'Ana')).toEqual(first);
    expect((await verify(older)).status).toBe(400);
    expect((await verify(await world.mailedToken(email, 'verify_email'))).status).toBe(200);
    expect(await world.login(email, 'Somebody-elses-1')).toMatchObject(WRONG);
    expect((await world.login(email, PASSWORD)).status).toBe(200);
    expect(await profilesOf(email)).toEqual([expect.objectContaining({ full_name: 'Ana' })]);
    expect(await mailKinds(email)).toEqual(['verify_email', 'verify_email']);
  });

  it('parallel registrations leave one account, whose newest link confirms the password that came with it', async () => {
    const email = newEmail();
    await register(email, 'Somebody-elses-1');
    const passwords = [1, 2].map((n) => `At-the-same-moment-${n}`);
    const answers = await Promise.all(passwords.map((password) => register(email, password)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await profilesOf(email)).toHaveLength(1);
    const links = (await world.outboxOf(email)).flatMap(({ mail }) => (mail.kind === 'verify_email' ? [mail.token] : []));
    const confirmed = [];
    for (const token of links) confirmed.push((await verify(token)).status);
    expect(confirmed.filter((status) => status === 200)).toHaveLength(1);
    const signedIn = [];
    for (const password of passwords) signedIn.push((await world.login(email, password)).status);
    expect(signedIn.filter((status) => status === 200)).toHaveLength(1);
  });

  it('registering an unconfirmed address again never leaves a user with the password of another registration, wherever the later one is cut off', async () => {
    for (let call = 1, isReached = true; isReached; call++)
      for (const when of ['before', 'after'] as const) {
        const email = newEmail();
        await register(email, 'Somebody-elses-1');
        isReached = await world.killedAt({ call, when }, () => register(email, PASSWORD));
        const links = (await world.outboxOf(email)).flatMap(({ mail }) => (mail.kind === 'verify_email' ? [mail.token] : []));
        // Two links where the later registration came so far as to mail one: then the earlier opens nothing.
        if (links.length === 2) {
          expect((await verify(links[0]!)).status, `${when} ${call}`).toBe(400);
          expect((await verify(links[1]!)).status, `${when} ${call}`).toBe(200);
          expect(await world.login(email, 'Somebody-elses-1'), `${when} ${call}`).toMatchObject(WRONG);
        } else {
          expect((await register(email, PASSWORD)).status, `${when} ${call}`).toBe(201);
          expect((await verify(await world.mailedToken(email, 'verify_email'))).status, `${when} ${call}`).toBe(200);
          expect((await world.login(email, PASSWORD)).status, `${when} ${call}`).toBe(200);
        }
        expect(await profilesOf(email), `${when} ${call}`).toHaveLength(1);
      }
  });

  it('registering a confirmed address changes nothing, and notifies its owner', async () => {
    const { email } = await person();
    await register(email, NEXT, 'Mallory');
    expect((await world.login(email, PASSWORD)).status).toBe(200);
    expect(await mailKinds(email)).toEqual(['verify_email', 'account_exists']);
    expect(await profilesOf(email)).toEqual([expect.objectContaining({ full_name: null })]);
  });
});

describe('a password that the pool does not accept', () => {
  const passwords = [' leading blank', 'trailing blank ', '         ', 'line\nbreak inside', 'nul\u0000inside'];

  it.each(passwords)('the password %j is refused at registration before anything is written', async (password) => {
    const email = newEmail();
    expect((await register(email, password)).status).toBe(422);
    expect(await profilesOf(email)).toEqual([]);
    expect(await world.outboxOf(email)).toEqual([]);
  });

  it.each(passwords)('the password %j is refused at a reset, and the link still works', async (password) => {
    const { email } = await person();
    await forgot(email);
    const token = await world.mailedToken(email, 'reset_password');
    expect((await reset(token, password)).status).toBe(422);
    expect((await reset(token, NEXT)).status).toBe(200);
  });

  it.each(passwords)('the password %j is refused at a change, and the session continues', async (new_password) => {
    const { uid, accessToken } = await person();
    const body = { current_password: PASSWORD, new_password };
    expect((await world.ask('PUT /v1/users/me/change-password', body, uid)).status).toBe(422);
    expect((await world.meWith(accessToken)).status).toBe(200);
  });

  it('a password that we refuse would be refused by the pool itself', async () => {
    const { uid } = await person();
    for (const Password of [' leading blank', 'trailing blank ', '         ', 'line\nbreak inside']) {
      const body = { UserPoolId: world.pool.id, Username: String(uid), Password, Permanent: true };
      const answer = await world.askPool('AdminSetUserPassword', body, { isSigned: true });
      expect(answer).toMatchObject({ status: 400, body: { __type: 'InvalidParameterException' } });
    }
  });
});
