import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { claimsOf, startAccountsInProcess } from '#tests/support/accounts-in-process.ts';
import { newEmail, PASSWORD } from '#tests/support/people.ts';

const NEXT = 'Lighthouse-keeper-7';

let world: Awaited<ReturnType<typeof startAccountsInProcess>>;

beforeAll(async () => {
  world = await startAccountsInProcess();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => world.stop());

const later = (seconds: number): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
};
const register = async (): Promise<{ email: string; uid: number }> => {
  const email = newEmail();
  await world.ask('POST /v1/auth/register', { email, password: PASSWORD });
  const [row] = (await world.rows<{ email?: string; id: number }>('U#')).filter((candidate) => candidate.email === email);
  return { email, uid: row!.id };
};
const person = async () => {
  const { email, uid } = await register();
  await world.ask('POST /v1/auth/verify-email', { token: await world.mailedToken(email, 'verify_email') });
  const { body } = await world.login(email, PASSWORD);
  return { email, uid, accessToken: body.access_token!, refreshToken: body.refresh_token! };
};
type Person = Awaited<ReturnType<typeof person>>;

const secretHash = (uid: number): string =>
  createHmac('sha256', world.pool.clientSecret).update(`${uid}${world.pool.clientId}`).digest('base64');
const authenticate = (action: string, flow: string, parameters: Record<string, string>, isSigned = false) =>
  world.askPool(
    action,
    { UserPoolId: world.pool.id, ClientId: world.pool.clientId, AuthFlow: flow, AuthParameters: parameters },
    { isSigned },
  );
/** What a caller with the client's secret and an IAM role can do. */
const refreshInside = (uid: number, refreshToken: string) => {
  const parameters = { REFRESH_TOKEN: refreshToken, SECRET_HASH: secretHash(uid) };
  return authenticate('AdminInitiateAuth', 'REFRESH_TOKEN_AUTH', parameters, true);
};

const change = async ({ uid }: Person): Promise<void> => {
  later(2);
  const body = { current_password: PASSWORD, new_password: NEXT };
  expect((await world.ask('PUT /v1/users/me/change-password', body, uid)).status).toBe(200);
};
const reset = async ({ email }: Person): Promise<void> => {
  later(2);
  await world.ask('POST /v1/password-reset/forgot-password', { email });
  const token = await world.mailedToken(email, 'reset_password');
  expect((await world.ask('POST /v1/password-reset/reset-password', { token, new_password: NEXT })).status).toBe(200);
};

describe('the pool, asked by the public', () => {
  const accounts: [what: string, make: () => Promise<{ email: string; uid: number; refreshToken?: string }>][] = [
    ['a verified account', person],
    ['an account that is not verified', register],
    [
      'a locked account',
      async () => {
        const who = await person();
        for (let attempt = 0; attempt < 5; attempt++) await world.login(who.email, 'wrong');
        return who;
      },
    ],
  ];

  it.each(accounts)('the pool, called by the public, refuses the sign-in to %s, with or without the secret', async (_, make) => {
    const { uid } = await make();
    const parameters = { USERNAME: String(uid), PASSWORD };
    const proofs: Record<string, string>[] = [{}, { SECRET_HASH: 'guessed' }, { SECRET_HASH: secretHash(uid) }];
    for (const proof of proofs)
      for (const [action, flow] of [
        ['InitiateAuth', 'USER_PASSWORD_AUTH'],
        ['InitiateAuth', 'ADMIN_USER_PASSWORD_AUTH'],
        ['InitiateAuth', 'USER_SRP_AUTH'],
        ['AdminInitiateAuth', 'ADMIN_USER_PASSWORD_AUTH'],
      ] as const) {
        const { status, body } = await authenticate(action, flow, { ...parameters, ...proof });
        expect(status, `${action} ${flow}`).toBe(400);
        expect(body.AuthenticationResult).toBeUndefined();
      }
  });

  it('the pool, called by the public, refreshes no session without the secret', async () => {
    const { refreshToken } = await person();
    for (const more of [{}, { SECRET_HASH: 'guessed' }] as Record<string, string>[]) {
      const answer = await authenticate('InitiateAuth', 'REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: refreshToken, ...more });
      expect(answer).toMatchObject({ status: 400, body: { __type: 'NotAuthorizedException' } });
    }
  });

  it.each(['SignUp', 'ForgotPassword', 'ConfirmForgotPassword', 'AdminSetUserPassword', 'AdminCreateUser'])(
    'the pool, called by the public, refuses %s',
    async (action) => {
      const { uid } = await person();
      const body = { UserPoolId: world.pool.id, ClientId: world.pool.clientId, Username: String(uid), Password: NEXT };
      expect((await world.askPool(action, body)).status).toBe(400);
    },
  );
});

describe('the pool, asked with the secret of its client', () => {
  it('the pool, called with the client secret, refreshes a session and keeps the time of its sign-in', async () => {
    const { uid, accessToken, refreshToken } = await person();
    later(60);
    const { body } = await refreshInside(uid, refreshToken);
    const [before, after] = [claimsOf(accessToken), claimsOf(body.AuthenticationResult!.AccessToken)];
    expect(after.auth_time).toBe(before.auth_time);
    expect(after.iat).toBeGreaterThan(before.iat);
  });

  it.each([
    ['a change of the password', change],
    ['a reset of the password', reset],
  ])('the pool has no refresh token left after %s', async (_, end) => {
    const who = await person();
    await end(who);
    later(60);
    expect(await refreshInside(who.uid, who.refreshToken)).toMatchObject({
      status: 400,
      body: { __type: 'NotAuthorizedException' },
    });
  });

  it('the pool has no refresh token left after a sign-out', async () => {
    const who = await person();
    await world.ask('POST /v1/auth/logout', { refresh_token: who.refreshToken });
    expect((await refreshInside(who.uid, who.refreshToken)).status).toBe(400);
  });

  it.each([
    ['a change of the password', change],
    ['a reset of the password', reset],
  ])('the pool issues no token that opens the API after %s', async (_, end) => {
    const who = await person();
    later(60);
    const { body } = await refreshInside(who.uid, who.refreshToken);
    const stolen = body.AuthenticationResult!.AccessToken;
    expect((await world.meWith(stolen)).status).toBe(200);
    await end(who);
    expect((await world.meWith(stolen)).status).toBe(401);
  });

  it('the pool issues tokens of an unverified account, and the API refuses them', async () => {
    const { uid } = await register();
    const parameters = { USERNAME: String(uid), PASSWORD, SECRET_HASH: secretHash(uid) };
    const { body } = await authenticate('AdminInitiateAuth', 'ADMIN_USER_PASSWORD_AUTH', parameters, true);
    expect(await world.meWith(body.AuthenticationResult!.AccessToken)).toMatchObject({
      status: 403,
      body: { detail: 'Email not verified' },
    });
  });
});

describe('a change of the password', () => {
  it('a password change answers new tokens that open the API and can be refreshed', async () => {
    const who = await person();
    const body = { current_password: PASSWORD, new_password: NEXT };
    const answer = await world.ask('PUT /v1/users/me/change-password', body, who.uid);
    expect((await world.meWith(answer.body.access_token!)).status).toBe(200);
    const refreshed = await world.ask('POST /v1/auth/refresh', { refresh_token: answer.body.refresh_token });
    expect((await world.meWith(refreshed.body.access_token!)).status).toBe(200);
  });
});
