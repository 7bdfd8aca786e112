import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { resetByOperator } from '#infra/operations/reset-second-factor.ts';
import { startAccountsInProcess } from '#tests/support/accounts-in-process.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { PASSWORD } from '#tests/support/people.ts';
import { CONFIRM, codeAt, enroll, START, STEP_MS, signUp, wrongCodeAt } from '#tests/support/second-factor.ts';

const GET = 'GET /v1/users/me/second-factor';
const DISABLE = 'POST /v1/users/me/second-factor/disable';
const REPLACE = 'POST /v1/users/me/second-factor/recovery-codes';
const WRONG = 'That code didn’t work. Enter the newest code from your app, or a recovery code you haven’t used yet.';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let world: Awaited<ReturnType<typeof startAccountsInProcess>>;

beforeAll(async () => {
  world = await startAccountsInProcess();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => world.stop());

const at = (time: number): void => void vi.useFakeTimers({ toFake: ['Date'], now: time });
const later = (ms: number): void => at(Date.now() + ms);
/** Halfway between two codes, so that none changes under a test. */
const stopBetweenCodes = (): void => at((Math.floor(Date.now() / STEP_MS) + 0.5) * STEP_MS);

/** Signed up and enrolled; the clock stands where the app shows its next code. */
const enrolled = async () => {
  stopBetweenCodes();
  const person = await signUp(world);
  const factor = await enroll(world, person.uid);
  later(STEP_MS);
  return { ...person, ...factor };
};

const eventsOf = async (uid: number) => {
  const { listEntriesOf } = await import('#functions/data/audit-trail.ts');
  return (await listEntriesOf(uid, { limit: 50 }, new Date())).rows.reverse();
};
const kindsOf = async (uid: number): Promise<string[]> =>
  (await eventsOf(uid)).map(({ kind }) => kind).filter((kind) => /factor|recovery/.test(kind));

const storedFactor = async (uid: number) => {
  const { db, table } = await import('#functions/data/table.ts');
  return (await db.send(new GetCommand({ TableName: table('core'), Key: keys.secondFactor(uid) }))).Item;
};
const setRow = async (key: object, change: Record<string, unknown>) => {
  const { db, table } = await import('#functions/data/table.ts');
  const [[name, value]] = Object.entries(change) as [[string, unknown]];
  await db.send(
    new UpdateCommand({
      TableName: table('core'),
      Key: key,
      UpdateExpression: 'SET #name = :value',
      ExpressionAttributeNames: { '#name': name },
      ExpressionAttributeValues: { ':value': value },
    }),
  );
};
const setStored = (uid: number, secret: string) => setRow(keys.secondFactor(uid), { secret });
const mailsOf = async (email: string, kind: string) =>
  (await world.outboxOf(email)).map(({ mail }) => mail).filter((mail) => mail.kind === kind);

describe('turning two-step sign-in on', () => {
  it('GET /v1/users/me/second-factor says that it is off, then since when it is on with ten codes left', async () => {
    const { uid } = await signUp(world);
    expect((await world.ask(GET, undefined, uid)).body).toEqual({ enabled_at: null, recovery_codes_left: 0, is_required: false });
    await enroll(world, uid);
    expect((await world.ask(GET, undefined, uid)).body).toEqual({
      enabled_at: expect.stringMatching(/^\d{4}-/),
      recovery_codes_left: 10,
      is_required: false,
    });
  });

  it('starting answers a secret of 160 bits and an address for authenticator apps', async () => {
    const { uid, email } = await signUp(world);
    const { status, body } = await world.ask(START, {}, uid);
    const { secret, otpauth_url } = body as unknown as { secret: string; otpauth_url: string };
    expect(status).toBe(200);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(otpauth_url);
    expect(url.protocol).toBe('otpauth:');
    expect(decodeURIComponent(url.pathname)).toContain(`Keelhouse:${email}`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret, issuer: 'Keelhouse', digits: '6', period: '30' });
  });

  it('confirming answers ten recovery codes and new tokens, ends the other sessions, mails and records it', async () => {
    const { uid, email, tokens } = await signUp(world);
    const { body: started } = await world.ask(START, {}, uid);
    const { secret } = started as unknown as { secret: string };
    const { status, body } = await world.ask(CONFIRM, { current_password: PASSWORD, code: codeAt(secret) }, uid);
    const { recovery_codes } = body as unknown as { recovery_codes: string[] };
    expect(status).toBe(200);
    expect(new Set(recovery_codes).size).toBe(10);
    for (const code of recovery_codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/);
    expect((await world.meWith(body.access_token!)).body).toMatchObject({
      second_factor: { is_enabled: true, is_required: false },
    });
    expect((await world.meWith(tokens.access_token!)).status).toBe(401);
    expect((await world.ask('POST /v1/auth/refresh', { refresh_token: tokens.refresh_token })).status).toBe(401);
    expect((await world.ask('POST /v1/auth/refresh', { refresh_token: body.refresh_token })).status).toBe(200);
    expect(await mailsOf(email, 'second_factor_enabled')).toHaveLength(1);
    expect(await kindsOf(uid)).toEqual(['second_factor_enabled']);
  });

  it('neither the secret nor a recovery code is stored in the clear', async () => {
    const { uid, secret, codes } = await enrolled();
    const text = JSON.stringify(await storedFactor(uid));
    expect(text).not.toContain(secret);
    for (const code of codes) {
      expect(text).not.toContain(code);
      expect(text).not.toContain(code.replaceAll('-', ''));
    }
  });

  it.each([
    ['a wrong password', { current_password: 'Not-the-password-1' }, 400, 'Current password is incorrect'],
    ['a wrong code', { code: 'wrong' }, 400, 'That code didn’t work. Enter the newest code your app shows for Keelhouse.'],
    [
      'a recovery code',
      { code: 'k7mf-2qxd-9trw' },
      400,
      'That code didn’t work. Enter the newest code your app shows for Keelhouse.',
    ],
    ['no code', { code: undefined }, 422, undefined],
  ])('confirming with %s is refused, and it stays off', async (_, part, status, sentence) => {
    const { uid, email } = await signUp(world);
    const { body } = await world.ask(START, {}, uid);
    const { secret } = body as unknown as { secret: string };
    const refused = await world.ask(CONFIRM, { current_password: PASSWORD, code: codeAt(secret), ...part }, uid);
    expect(refused.status).toBe(status);
    if (sentence) expect(refused.body.detail).toBe(sentence);
    expect((await world.login(email, PASSWORD)).status).toBe(200);
  });

  it('wrong codes and wrong passwords together pause confirming after five', async () => {
    const { uid } = await signUp(world);
    const { body } = await world.ask(START, {}, uid);
    const { secret } = body as unknown as { secret: string };
    const tries = [PASSWORD, PASSWORD, 'Not-the-password-1', PASSWORD, PASSWORD];
    for (const current_password of tries)
      expect((await world.ask(CONFIRM, { current_password, code: wrongCodeAt(secret) }, uid)).status).toBe(400);
    expect((await world.ask(CONFIRM, { current_password: PASSWORD, code: codeAt(secret) }, uid)).status).toBe(429);
  });

  it('a secret can be confirmed for 10 minutes, and only the newest one', async () => {
    const { uid } = await signUp(world);
    const confirm = (secret: string) => world.ask(CONFIRM, { current_password: PASSWORD, code: codeAt(secret) }, uid);
    const first = (await world.ask(START, {}, uid)).body as unknown as { secret: string };
    later(10 * MINUTE);
    expect(await confirm(first.secret)).toMatchObject({
      status: 409,
      body: { detail: 'Setting up takes 10 minutes at most. Start again with a new QR code.' },
    });
    const second = (await world.ask(START, {}, uid)).body as unknown as { secret: string };
    expect((await confirm(first.secret)).status).toBe(400);
    expect((await confirm(second.secret)).status).toBe(200);
  });

  it('starting and confirming are refused once it is on', async () => {
    const { uid, secret } = await enrolled();
    for (const answer of [
      await world.ask(START, {}, uid),
      await world.ask(CONFIRM, { current_password: PASSWORD, code: codeAt(secret) }, uid),
    ])
      expect(answer).toMatchObject({ status: 409, body: { detail: 'Two-step sign-in is already on.' } });
  });
});

describe('signing in with a second factor', () => {
  it('a wrong password is answered as without a second factor, whatever the code', async () => {
    const { email, secret } = await enrolled();
    const { status, body } = await world.login(email, 'Not-the-password-1', { code: codeAt(secret) });
    expect(status).toBe(401);
    expect(body).toEqual({ detail: 'Incorrect email or password' });
  });

  it('the right password without a code is a 403 that asks for one, and counts no failure', async () => {
    const { email, secret } = await enrolled();
    for (let tries = 0; tries < 6; tries++)
      expect(await world.login(email, PASSWORD, { code: tries % 2 ? ' ' : undefined })).toMatchObject({
        status: 403,
        body: { detail: 'Enter the code from your authenticator app to sign in.', second_factor: 'required' },
      });
    expect((await world.login(email, PASSWORD, { code: codeAt(secret) })).status).toBe(200);
  });

  it('a deactivated account hears nothing of its second factor', async () => {
    const { email, uid } = await enrolled();
    await setRow(keys.profile(uid), { is_active: false });
    expect((await world.login(email, PASSWORD)).body).toEqual({ detail: 'Account is deactivated. Please contact support.' });
  });

  it.each([
    ['the code of this moment', (secret: string) => codeAt(secret)],
    ['the code with a space', (secret: string) => codeAt(secret).replace(/^.../, '$& ')],
    ['the code of the next 30 seconds', (secret: string) => codeAt(secret, Date.now() + STEP_MS)],
  ])('%s signs in', async (_, code) => {
    const { email, secret } = await enrolled();
    expect((await world.login(email, PASSWORD, { code: code(secret) })).status).toBe(200);
  });

  it.each([
    ['a wrong code', (secret: string) => wrongCodeAt(secret)],
    ['a code of two steps ago', (secret: string) => codeAt(secret, Date.now() - 2 * STEP_MS)],
    ['a code of two steps ahead', (secret: string) => codeAt(secret, Date.now() + 2 * STEP_MS)],
    ['a recovery code of nobody', () => 'k7mf-2qxd-9trw'],
    ['something else', () => 'abc'],
  ])('%s is a 401 that asks again', async (_, code) => {
    const { email, secret } = await enrolled();
    later(4 * STEP_MS);
    expect(await world.login(email, PASSWORD, { code: code(secret) })).toMatchObject({
      status: 401,
      body: { detail: WRONG, second_factor: 'required' },
    });
  });

  it('a code that turned it on, or signed in, does not sign in again', async () => {
    stopBetweenCodes();
    const person = await signUp(world);
    const { secret } = await enroll(world, person.uid);
    expect((await world.login(person.email, PASSWORD, { code: codeAt(secret) })).status).toBe(401);
    later(STEP_MS);
    expect((await world.login(person.email, PASSWORD, { code: codeAt(secret) })).status).toBe(200);
    expect((await world.login(person.email, PASSWORD, { code: codeAt(secret) })).status).toBe(401);
  });

  it('of two sign-ins with the same code at the same time one passes', async () => {
    const { email, secret, codes } = await enrolled();
    for (const code of [codeAt(secret), codes[0]!]) {
      const answers = await Promise.all([world.login(email, PASSWORD, { code }), world.login(email, PASSWORD, { code })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    }
  });

  it('five wrong codes lock the address, even for the right one, and its owner gets a mail', async () => {
    const { email, secret } = await enrolled();
    for (let tries = 0; tries < 5; tries++)
      expect((await world.login(email, PASSWORD, { code: wrongCodeAt(secret) })).status).toBe(401);
    expect((await world.login(email, PASSWORD, { code: codeAt(secret) })).body.detail).toBe(
      'This account is locked. Please try again in 15 minutes.',
    );
    expect(await mailsOf(email, 'account_locked')).toMatchObject([{ is_password_known: true }]);
    later(15 * MINUTE);
    expect((await world.login(email, PASSWORD, { code: codeAt(secret) })).status).toBe(200);
  });

  it('a sign-in that lacks the second step leaves no refresh token that works', async () => {
    const { email, secret } = await enrolled();
    const issued: string[] = [];
    const { userPool } = await import('#functions/gateways/identity.ts');
    const remember = (next: (args: never) => Promise<{ output: object }>) => async (args: never) => {
      const result = await next(args);
      const { AuthenticationResult } = result.output as { AuthenticationResult?: { RefreshToken?: string } };
      if (AuthenticationResult?.RefreshToken) issued.push(AuthenticationResult.RefreshToken);
      return result;
    };
    userPool.middlewareStack.add(remember as never, { step: 'initialize', name: 'issued-tokens' });
    await world.login(email, PASSWORD);
    await world.login(email, PASSWORD, { code: wrongCodeAt(secret) });
    userPool.middlewareStack.remove('issued-tokens');
    expect(issued).toHaveLength(2);
    for (const refresh_token of issued) expect((await world.ask('POST /v1/auth/refresh', { refresh_token })).status).toBe(401);
  });

  it('each recovery code signs in once, however it is typed; the owner hears how many are left', async () => {
    const { email, uid, codes } = await enrolled();
    expect((await world.login(email, PASSWORD, { code: codes[0]! })).status).toBe(200);
    expect((await world.login(email, PASSWORD, { code: codes[0]! })).status).toBe(401);
    later(1);
    const typed = ` ${codes[1]!.replaceAll('-', ' ').toUpperCase()} `;
    expect((await world.login(email, PASSWORD, { code: typed })).status).toBe(200);
    expect(await mailsOf(email, 'recovery_code_used')).toMatchObject([{ left: 9 }, { left: 8 }]);
    expect(await kindsOf(uid)).toEqual(['second_factor_enabled', 'recovery_code_used', 'recovery_code_used']);
    expect((await world.ask(GET, undefined, uid)).body).toMatchObject({ recovery_codes_left: 8 });
  });

  it('a pool that fails counts no failure, and the same code works afterwards', async () => {
    const { email, secret } = await enrolled();
    world.failPool(3);
    expect((await world.login(email, PASSWORD, { code: codeAt(secret) })).status).toBe(500);
    expect((await world.login(email, PASSWORD, { code: codeAt(secret) })).status).toBe(200);
  });
});

describe('a sign-in in whose middle two-step sign-in is', () => {
  /** Right before the sign-in is recorded, which comes after the account was read and the password proven. */
  const beforeRecording = async (work: () => Promise<unknown>): Promise<void> => {
    const { db } = await import('#functions/data/table.ts');
    let isDue = true;
    const middleware = (next: (args: object) => Promise<object>) => async (args: object) => {
      const isRecord = isDue && JSON.stringify((args as { input: object }).input).includes('last_login');
      if (isRecord) isDue = false;
      if (isRecord) await work();
      return next(args);
    };
    db.middlewareStack.add(middleware as never, { step: 'initialize', name: 'race', override: true });
  };
  const devicesOf = async (uid: number) => (await world.ask('GET /v1/users/me/sign-ins', undefined, uid)).body;

  it('turned on is refused, asks for the code, and leaves nothing', async () => {
    stopBetweenCodes();
    const { uid, email } = await signUp(world);
    const before = (await eventsOf(uid)).filter(({ kind }) => kind === 'signed_in').length;
    let secret = '';
    let devices: unknown;
    await beforeRecording(async () => {
      ({ secret } = await enroll(world, uid));
      devices = await devicesOf(uid);
    });
    expect(await world.login(email, PASSWORD)).toMatchObject({
      status: 403,
      body: { detail: 'Enter the code from your authenticator app to sign in.', second_factor: 'required' },
    });
    expect((await eventsOf(uid)).filter(({ kind }) => kind === 'signed_in')).toHaveLength(before);
    expect(await devicesOf(uid)).toEqual(devices);
    later(STEP_MS);
    expect((await world.login(email, PASSWORD, { code: codeAt(secret) })).status).toBe(200);
  });

  it('turned off is asked again', async () => {
    const { uid, email, codes } = await enrolled();
    await beforeRecording(() => world.ask(DISABLE, { current_password: PASSWORD, code: codes[1] }, uid));
    expect((await world.login(email, PASSWORD, { code: codes[0] })).status).toBe(503);
    later(2000);
    expect((await world.login(email, PASSWORD)).status).toBe(200);
  });
});

describe('the key that seals secrets', () => {
  const KEY = 'sealing-key';
  const original = 'a sealing key of more than 32 characters';
  const next = 'another sealing key of more than 32 characters';
  const setKeys = (current: string, previous: string) => world.secretValues.set(KEY, JSON.stringify({ current, previous }));
  let days = 0;
  /** Keys are read every five minutes, so no test may meet those of another one. */
  beforeEach(() => {
    setKeys(original, '');
    later(++days * DAY);
  });

  it('after a rotation an earlier secret works, and is sealed with the new key by that', async () => {
    const { email, uid, secret } = await enrolled();
    const before = (await storedFactor(uid))?.secret;
    setKeys(next, original);
    later(6 * MINUTE);
    expect((await world.login(email, PASSWORD, { code: codeAt(secret) })).status).toBe(200);
    expect((await storedFactor(uid))?.secret).not.toBe(before);
    setKeys(next, '');
    later(6 * MINUTE);
    expect((await world.login(email, PASSWORD, { code: codeAt(secret) })).status).toBe(200);
  });

  it('a secret of a key that is gone opens no more, and recovery codes still sign in', async () => {
    const { email, secret, codes } = await enrolled();
    setKeys(next, '');
    later(6 * MINUTE);
    expect((await world.login(email, PASSWORD, { code: codeAt(secret) })).status).toBe(401);
    expect((await world.login(email, PASSWORD, { code: codes[0]! })).status).toBe(200);
  });

  it('a key that was just rotated in opens what another function sealed with it', async () => {
    const { email, uid, secret } = await enrolled();
    vi.resetModules();
    setKeys(next, original);
    const other = await import('#functions/gateways/sealing.ts');
    await setStored(uid, await other.seal(secret, `second factor of ${uid}`));
    expect((await world.login(email, PASSWORD, { code: codeAt(secret) })).status).toBe(200);
  });

  it('the sealed secret of another account does not open', async () => {
    const [victim, thief] = [await enrolled(), await enrolled()];
    await setStored(victim.uid, (await storedFactor(thief.uid))?.secret as string);
    later(STEP_MS);
    expect((await world.login(victim.email, PASSWORD, { code: codeAt(thief.secret) })).status).toBe(500);
  });
});

describe('turning two-step sign-in off, and new recovery codes', () => {
  it.each([
    ['a code of the app', (secret: string, _: string[]) => codeAt(secret, Date.now() + STEP_MS)],
    ['a recovery code', (_: string, codes: string[]) => codes[0]!],
  ])(
    'turning it off with %s ends the other sessions, mails and records it; the password alone signs in again',
    async (_, code) => {
      const { email, uid } = await signUp(world);
      const { secret, codes } = await enroll(world, uid);
      const { body: session } = await world.login(email, PASSWORD, { code: codes[9] });
      const { status, body } = await world.ask(DISABLE, { current_password: PASSWORD, code: code(secret, codes) }, uid);
      expect(status).toBe(200);
      expect(body.message).toBe('Two-step sign-in is off. Your password is all you need to sign in.');
      expect((await world.ask('POST /v1/auth/refresh', { refresh_token: session.refresh_token })).status).toBe(401);
      expect((await world.meWith(body.access_token!)).body).toMatchObject({ second_factor: { is_enabled: false } });
      expect(await mailsOf(email, 'second_factor_disabled')).toMatchObject([{ by: 'owner' }]);
      expect(await kindsOf(uid)).toContain('second_factor_disabled');
      expect(await storedFactor(uid)).toBeUndefined();

      expect((await world.login(email, PASSWORD)).status).toBe(200);
    },
  );

  it.each([
    ['a code of the app', (secret: string, _: string[]) => codeAt(secret)],
    ['a recovery code', (_: string, codes: string[]) => codes[0]!],
  ])('new recovery codes for %s void the earlier ones, and are recorded', async (_, code) => {
    const { email, uid, secret, codes } = await enrolled();
    const { status, body } = await world.ask(REPLACE, { current_password: PASSWORD, code: code(secret, codes) }, uid);
    const { recovery_codes } = body as unknown as { recovery_codes: string[] };
    expect(status).toBe(200);
    expect(recovery_codes).toHaveLength(10);
    expect((await world.login(email, PASSWORD, { code: codes[5]! })).status).toBe(401);
    expect((await world.login(email, PASSWORD, { code: recovery_codes[5]! })).status).toBe(200);
    expect(await kindsOf(uid)).toContain('recovery_codes_replaced');
  });

  it.each([DISABLE, REPLACE])('%s refuses a wrong password, a wrong code and a used one, and counts them', async (route) => {
    const { uid, secret, codes } = await enrolled();
    const ask = (current_password: string, code: string) => world.ask(route, { current_password, code }, uid);
    expect((await ask('Not-the-password-1', codes[0]!)).body.detail).toBe('Current password is incorrect');
    expect((await ask(PASSWORD, wrongCodeAt(secret))).body.detail).toBe(WRONG);
    expect((await ask(PASSWORD, codeAt(secret, Date.now() - STEP_MS))).body.detail).toBe(WRONG);
    for (let tries = 0; tries < 2; tries++) await ask(PASSWORD, wrongCodeAt(secret));
    expect((await ask(PASSWORD, codeAt(secret))).status).toBe(429);
    expect((await world.ask(GET, undefined, uid)).body).toMatchObject({ recovery_codes_left: 10 });
  });

  it.each([DISABLE, REPLACE])('%s is a 409 while it is off', async (route) => {
    const { uid } = await signUp(world);
    expect((await world.ask(route, { current_password: PASSWORD, code: '123456' }, uid)).status).toBe(409);
  });
});

describe('killed while', () => {
  const start = async (uid: number) => ((await world.ask(START, {}, uid)).body as unknown as { secret: string }).secret;

  it('turning two-step sign-in on, cut off anywhere: it is off, or the app signs in and no earlier session does', async () => {
    const points = await atEveryPoint(async (point, label) => {
      const { uid, email, tokens } = await signUp(world);
      const secret = await start(uid);
      const confirm = () => world.ask(CONFIRM, { current_password: PASSWORD, code: codeAt(secret) }, uid);
      const isReached = await world.killedAt(point, confirm);
      const { status } = await world.login(email, PASSWORD);
      expect([200, 403], label).toContain(status);
      if (status === 403) {
        const next = codeAt(secret, Date.now() + STEP_MS);
        expect((await world.login(email, PASSWORD, { code: next })).status, label).toBe(200);
        expect((await world.ask('POST /v1/auth/refresh', { refresh_token: tokens.refresh_token })).status, label).toBe(401);
        expect(await mailsOf(email, 'second_factor_enabled'), label).toHaveLength(1);
        expect(await kindsOf(uid), label).toEqual(['second_factor_enabled']);
      } else expect(await kindsOf(uid), label).toEqual([]);
      return isReached;
    });
    expect(points).toBeGreaterThan(10);
  });

  it('turning it off, cut off anywhere: it is on with its codes, or off for every way in', async () => {
    await atEveryPoint(async (point, label) => {
      const { uid, email } = await signUp(world);
      const { codes } = await enroll(world, uid);
      const disable = () => world.ask(DISABLE, { current_password: PASSWORD, code: codes[0] }, uid);
      const isReached = await world.killedAt(point, disable);
      const isOff = (await world.login(email, PASSWORD)).status === 200;
      expect((await world.ask(GET, undefined, uid)).body, label).toMatchObject({ recovery_codes_left: isOff ? 0 : 10 });
      if (!isOff) expect((await world.login(email, PASSWORD, { code: codes[0] })).status, label).toBe(200);
      expect(await mailsOf(email, 'second_factor_disabled'), label).toHaveLength(isOff ? 1 : 0);
      return isReached;
    });
  });

  it('signing in with a recovery code, cut off anywhere: the code is used once at most, and another one signs in', async () => {
    await atEveryPoint(async (point, label) => {
      const { uid, email } = await signUp(world);
      const { codes } = await enroll(world, uid);
      const isReached = await world.killedAt(point, () => world.login(email, PASSWORD, { code: codes[0] }));
      const isUsed = (await kindsOf(uid)).includes('recovery_code_used');
      expect((await world.login(email, PASSWORD, { code: codes[0] })).status, label).toBe(isUsed ? 401 : 200);
      expect((await world.login(email, PASSWORD, { code: codes[1] })).status, label).toBe(200);
      return isReached;
    });
  });
});

describe('npm run admin:reset-second-factor', () => {
  const reset = (email: string) => resetByOperator({ core: 'core', audit: 'audit' }, email);

  it('npm run admin:reset-second-factor turns it off, ends the sessions, mails, and records it as done by nobody', async () => {
    const { uid, email, codes } = await enrolled();
    const { body } = await world.login(email, PASSWORD, { code: codes[0] });
    later(STEP_MS);
    expect(await reset(` ${email.toUpperCase()}`)).toBe(uid);
    expect((await world.ask('POST /v1/auth/refresh', { refresh_token: body.refresh_token })).status).toBe(401);
    later(2000);
    expect((await world.login(email, PASSWORD)).status).toBe(200);
    expect(await mailsOf(email, 'second_factor_disabled')).toMatchObject([{ by: 'staff' }]);
    expect((await eventsOf(uid)).find(({ kind }) => kind === 'second_factor_disabled')).toMatchObject({ actor_id: null });
  });

  it('npm run admin:reset-second-factor also ends a session that began in the same second', async () => {
    const { email, codes } = await enrolled();
    const { body } = await world.login(email, PASSWORD, { code: codes[0] });
    expect((await world.meWith(body.access_token!)).status).toBe(200);
    await reset(email);
    expect((await world.meWith(body.access_token!)).status).toBe(401);
  });

  it('npm run admin:reset-second-factor refuses an unknown address, and an account without it, with a sentence', async () => {
    await expect(reset('nobody@example.com')).rejects.toThrow('There is no account with the address nobody@example.com.');
    const { email } = await signUp(world);
    await expect(reset(email)).rejects.toThrow(`Two-step sign-in of ${email} is off already.`);
  });
});
