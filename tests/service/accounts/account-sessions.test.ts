/** What ends a session, each by itself; the functions run in this process, so that the clock can be anywhere. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { startAccountsInProcess } from '#tests/support/accounts-in-process.ts';
import { captureLogLines, type LogLine } from '#tests/support/log-lines.ts';
import { newEmail, PASSWORD } from '#tests/support/people.ts';

const NEXT = 'Lighthouse-keeper-7';
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

let world: Awaited<ReturnType<typeof startAccountsInProcess>>;
let lines: LogLine[] = [];

beforeAll(async () => {
  world = await startAccountsInProcess();
  lines = captureLogLines();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => world.stop());

const at = (time: number): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: time });
};
const later = (ms: number): void => at(Date.now() + ms);
const refresh = (token: string) => world.ask('POST /v1/auth/refresh', { refresh_token: token });
const me = (uid: number, issuedAt: number) => world.ask('GET /v1/users/me', undefined, uid, issuedAt);

const person = async () => {
  const email = newEmail();
  await world.ask('POST /v1/auth/register', { email, password: PASSWORD });
  await world.ask('POST /v1/auth/verify-email', { token: await world.mailedToken(email, 'verify_email') });
  const { body } = await world.login(email, PASSWORD);
  const claims = JSON.parse(Buffer.from(body.access_token!.split('.')[1]!, 'base64url').toString()) as {
    username: string;
    iat: number;
  };
  return { email, uid: Number(claims.username), issuedAt: claims.iat, refreshToken: body.refresh_token! };
};
type Person = Awaited<ReturnType<typeof person>>;

const update = async (uid: number, change: Record<string, unknown>): Promise<void> => {
  const { db, table } = await import('#functions/data/table.ts');
  const names = Object.keys(change);
  await db.send(
    new UpdateCommand({
      TableName: table('core'),
      Key: keys.profile(uid),
      UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, change[name]])),
    }),
  );
};

const causes: [why: string, end: (person: Person) => Promise<unknown> | undefined][] = [
  ['a sign-out', ({ refreshToken }) => world.ask('POST /v1/auth/logout', { refresh_token: refreshToken })],
  [
    'a reset of the password',
    async ({ email }) => {
      later(2 * SECOND);
      await world.ask('POST /v1/password-reset/forgot-password', { email });
      const token = await world.mailedToken(email, 'reset_password');
      await world.ask('POST /v1/password-reset/reset-password', { token, new_password: NEXT });
    },
  ],
  [
    'a change of the password',
    ({ uid }) => {
      later(2 * SECOND);
      return world.ask('PUT /v1/users/me/change-password', { current_password: PASSWORD, new_password: NEXT }, uid);
    },
  ],
  ['the end of its account', ({ uid }) => update(uid, { is_active: false })],
  [
    'a reset by the staff',
    ({ uid }) => {
      later(2 * SECOND);
      return update(uid, { sessions_valid_from: new Date().toISOString() });
    },
  ],
  ['14 days without use', async () => later(14 * DAY + SECOND)],
  [
    '30 days in use',
    async ({ refreshToken }) => {
      for (let week = 1; week <= 4; week++) {
        later(7 * DAY);
        expect((await refresh(refreshToken)).status).toBe(200);
      }
      later(2 * DAY + SECOND);
    },
  ],
];

describe('a refresh token', () => {
  it.each(causes)('a refresh token opens nothing after %s, and the refusal is logged without it', async (_, end) => {
    at(Date.now());
    const who = await person();
    expect((await refresh(who.refreshToken)).status).toBe(200);
    await end(who);
    lines.length = 0;
    const answer = await refresh(who.refreshToken);
    expect(answer).toMatchObject({ status: 401, body: { detail: 'Your session has ended. Please sign in again.' } });
    const log = JSON.stringify(lines);
    expect(log).toContain('refresh_refused');
    expect(log).not.toContain(who.refreshToken);
  });

  it('a refresh token works at the last moment of each limit', async () => {
    at(Date.now());
    const who = await person();
    for (const pause of [14 * DAY - MINUTE, 14 * DAY - MINUTE, 2 * DAY]) {
      later(pause);
      expect((await refresh(who.refreshToken)).status).toBe(200);
    }
  });
});

describe('an account that is deactivated', () => {
  it('a deactivated account has its very next request and refresh refused, and works again when it is reactivated', async () => {
    const who = await person();
    expect((await me(who.uid, who.issuedAt)).status).toBe(200);
    await update(who.uid, { is_active: false });
    expect(await me(who.uid, who.issuedAt)).toMatchObject({
      status: 401,
      body: { detail: 'Account is deactivated. Please contact support.' },
    });
    expect((await refresh(who.refreshToken)).status).toBe(401);
    expect(await world.login(who.email, PASSWORD)).toMatchObject({
      status: 403,
      body: { detail: 'Account is deactivated. Please contact support.' },
    });
    await update(who.uid, { is_active: true });
    expect((await me(who.uid, who.issuedAt)).status).toBe(200);
  });

  it('a deactivated account looks like an unknown one without its password, and gets no mail', async () => {
    const who = await person();
    await update(who.uid, { is_active: false });
    const unknown = newEmail();
    expect(await world.login(who.email, 'wrong')).toEqual(await world.login(unknown, 'wrong'));
    const forgot = (email: string) => world.ask('POST /v1/password-reset/forgot-password', { email });
    expect(await forgot(who.email)).toEqual(await forgot(unknown));
    expect((await world.outboxOf(who.email)).map(({ mail }) => mail.kind)).toEqual(['verify_email']);
  });
});

describe('a moment', () => {
  it.each([
    ['on a leap day', '2028-02-29T23:59:50Z'],
    ['when clocks go back', '2026-10-25T00:59:50Z'],
    ['when clocks go forward', '2027-03-28T00:59:50Z'],
    ['at the turn of a year', '2026-12-31T23:59:50Z'],
  ])('sessions and locks work as usual %s', async (_, time) => {
    at(Date.parse(time));
    const who = await person();
    later(20 * SECOND);
    expect((await refresh(who.refreshToken)).status).toBe(200);
    for (let attempt = 0; attempt < 5; attempt++) await world.login(who.email, 'wrong');
    expect((await world.login(who.email, PASSWORD)).body.detail).toMatch(/locked/);
    later(15 * MINUTE + SECOND);
    expect((await world.login(who.email, PASSWORD)).status).toBe(200);
  });

  it.each([-5, 5])('sessions work when two servers are %i minutes apart', async (minutes) => {
    at(Date.now());
    const who = await person();
    later(minutes * MINUTE);
    expect((await me(who.uid, who.issuedAt)).status).toBe(200);
    expect((await refresh(who.refreshToken)).status).toBe(200);
  });
});
