import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { call } from '#tests/support/client.ts';
import { advanceClock, clearFault, mailsTo, mailTo, orderFault } from '#tests/support/console.ts';
import { newEmail, PASSWORD, signIn, signUp, signUpVerified } from '#tests/support/people.ts';

interface Body {
  message?: string;
  detail?: string;
  errors?: { field: string; message: string }[];
  access_token?: string;
  refresh_token?: string;
}
const post = (path: string, body: unknown, token?: string) => call<Body>('POST', path, { body, ...(token ? { token } : {}) });
const login = (username: string, password: string) =>
  call<Body>('POST', '/v1/auth/login', { body: new URLSearchParams({ username, password }) });
const tokenIn = (links: string[]): string => {
  const link = new URL(links.find((href) => /verify-email|reset-password/.test(href))!);
  return link.searchParams.get('token') ?? link.pathname.split('/').at(-1)!;
};
const register = (email: string, password = PASSWORD) => post('/v1/auth/register', { email, password });

describe('POST /v1/auth/register', () => {
  it('POST /v1/auth/register answers a new and a known address alike, and mails the owner of the known one', async () => {
    const email = await signUp();
    const first = await register(newEmail());
    const second = await register(email.toUpperCase(), 'Another-password-1');
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(first.body.message).toBe('Registration successful! Please check your email to verify your account before logging in.');
    await mailTo(email, /already have/);
    expect((await login(email, 'Another-password-1')).status).toBe(401);
  });

  it.each([
    [{ email: 'x', password: PASSWORD }, 'email', 'Enter a valid email address'],
    [{ email: 'a@b.example', password: '1234567' }, 'password', 'Password must be at least 8 characters long'],
    [{ email: 'a@b.example', password: 'x'.repeat(129) }, 'password', 'Password must be at most 128 characters long'],
    [{ email: 'a@b.example', password: 'PASSWORD' }, 'password', 'This password is too common. Please choose another one.'],
    [{ email: 'a@b.example', password: ' a leading blank' }, 'password', 'Password can’t begin or end with a space'],
    [{ email: 'a@b.example', password: '         ' }, 'password', 'Password can’t begin or end with a space'],
    [{ email: 'a@b.example', password: 'a line\nbreak' }, 'password', 'Password can’t contain line breaks or control characters'],
    [
      { email: 'a@b.example', password: PASSWORD, full_name: 'Ana\u202E' },
      'full_name',
      'Enter your name in one line, without invisible characters',
    ],
    [{ email: 'a@bcdef.example', password: 'A@bcdef.example' }, 'password', 'Your password must not be your email address'],
  ])('POST /v1/auth/register answers 422 for %j', async (body, field, message) => {
    const answer = await post('/v1/auth/register', body);
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ detail: message, errors: [{ field, message }] });
  });

  it('POST /v1/auth/register creates one account for parallel registrations of an address', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 3 }, () => register(email)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    await mailTo(email, /Confirm/);
    const tokens = new Set<string>();
    await expect
      .poll(async () => {
        for (const mail of await mailsTo(email)) tokens.add(tokenIn(mail.links));
        const confirmed = await Promise.all([...tokens].map((token) => post('/v1/auth/verify-email', { token })));
        return confirmed.some((answer) => answer.status === 200);
      })
      .toBe(true);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it.each([
    [5, 'error'],
    [5, 'throttle'],
    [13, 'error'],
  ])(
    'POST /v1/auth/register loses no mail in %i minutes in which the mail provider answers nothing but %s',
    async (minutes, mode) => {
      const email = newEmail();
      await orderFault('ses', mode, 1000);
      try {
        expect((await register(email)).status).toBe(201);
        for (let minute = 0; minute < minutes; minute++) {
          await advanceClock(60);
          await wait(250);
        }
        expect((await post('/v1/auth/resend-verification', { email })).status).toBe(200);
        expect(await mailsTo(email)).toEqual([]);
      } finally {
        await clearFault('ses');
      }
      await advanceClock(60);
      await mailTo(email, /Confirm/, 60);
    },
  );
});

describe('POST /v1/auth/verify-email', () => {
  it('POST /v1/auth/verify-email lets the owner sign in after following the mailed link, which works once', async () => {
    const email = newEmail();
    await register(email);
    expect(await login(email, PASSWORD)).toMatchObject({ status: 403, body: { detail: 'Email not verified' } });
    const token = tokenIn((await mailTo(email)).links);
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('/v1/auth/verify-email', { token })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400, 400, 400]);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('a new verification link voids the older one, and every link expires after a day', async () => {
    const email = newEmail();
    await register(email);
    const first = tokenIn((await mailTo(email)).links);
    expect((await post('/v1/auth/resend-verification', { email })).status).toBe(200);
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(2);
    const second = tokenIn((await mailsTo(email))[0]!.links);
    expect((await post('/v1/auth/verify-email', { token: first })).status).toBe(400);
    await advanceClock(24 * 3600 + 1);
    expect((await post('/v1/auth/verify-email', { token: second })).status).toBe(400);
  });

  it('resending the verification link is answered alike for unknown, verified and unverified addresses', async () => {
    const verified = await signUp();
    const bodies = await Promise.all([newEmail(), verified].map((email) => post('/v1/auth/resend-verification', { email })));
    expect(bodies[0]!.body).toEqual(bodies[1]!.body);
    expect(bodies.map((answer) => answer.status)).toEqual([200, 200]);
  });
});

describe('POST /v1/auth/login', () => {
  it('POST /v1/auth/login answers tokens for urlencoded and multipart forms', async () => {
    const email = await signUp();
    const form = new FormData();
    form.set('username', `  ${email.toUpperCase()} `);
    form.set('password', PASSWORD);
    for (const body of [new URLSearchParams({ username: email, password: PASSWORD }), form]) {
      const answer = await call<Body>('POST', '/v1/auth/login', { body });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        access_token: expect.any(String),
        refresh_token: expect.any(String),
        expires_in: 900,
        token_type: 'bearer',
      });
    }
  });

  it('POST /v1/auth/login answers a wrong password and an unknown address alike', async () => {
    const email = await signUp();
    const [wrong, unknown] = await Promise.all([login(email, 'wrong'), login(newEmail(), 'wrong')]);
    expect(wrong).toMatchObject({ status: 401, body: { detail: 'Incorrect email or password' } });
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.status).toBe(wrong.status);
  });

  it('POST /v1/auth/login locks an address for 15 minutes after five wrong passwords, known or not, and leaves its sessions open', async () => {
    const person = await signUpVerified();
    const unknown = newEmail();
    const locked = { status: 401, body: { detail: 'This account is locked. Please try again in 15 minutes.' } };
    for (const email of [person.email, unknown]) {
      for (let n = 0; n < 5; n++) expect((await login(email, 'wrong')).body.detail).toBe('Incorrect email or password');
      for (const password of ['wrong', PASSWORD]) expect(await login(email, password)).toMatchObject(locked);
    }
    await mailTo(person.email, /paused/);
    expect(await mailsTo(unknown)).toEqual([]);
    expect((await person.client.users.me()).email).toBe(person.email);
    await advanceClock(15 * 60 + 1);
    expect((await login(person.email, PASSWORD)).status).toBe(200);
  });

  it('POST /v1/auth/login answers 429 with Retry-After to the thirty-first attempt in 15 minutes', async () => {
    const email = newEmail();
    const answers = [];
    for (let n = 0; n < 31; n++) answers.push(await login(email, 'wrong'));
    const last = answers.filter((answer) => answer.status === 429);
    expect(last.length).toBeGreaterThanOrEqual(1);
    expect(Number(last[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('sessions', () => {
  it('refreshing a session keeps the refresh token and answers a new access token', async () => {
    const person = await signUpVerified();
    const answer = await post('/v1/auth/refresh', { refresh_token: person.refreshToken });
    expect(answer.body).toEqual({
      access_token: expect.any(String),
      refresh_token: person.refreshToken,
      expires_in: 900,
      token_type: 'bearer',
    });
  });

  it.each([
    ['an unknown token', async () => 'nonsense'],
    [
      'a signed-out one',
      async () => {
        const person = await signUpVerified();
        expect((await post('/v1/auth/logout', { refresh_token: person.refreshToken })).status).toBe(200);
        return person.refreshToken;
      },
    ],
    [
      'one unused for 14 days',
      async () => {
        const person = await signUpVerified();
        await advanceClock(14 * 86_400 + 1);
        return person.refreshToken;
      },
    ],
  ])('refreshing a session answers 401 for %s', async (_, make) => {
    expect((await post('/v1/auth/refresh', { refresh_token: await make() })).status).toBe(401);
  });

  it('signing out accepts an unknown refresh token', async () => {
    const answer = await post('/v1/auth/logout', { refresh_token: 'nonsense' });
    expect(answer).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect(answer.headers.get('clear-site-data')).toBe('"cookies"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('an access token expires after 15 minutes', async () => {
    const person = await signUpVerified();
    await advanceClock(15 * 60 + 60);
    expect((await call('GET', '/v1/users/me', { token: person.accessToken })).status).toBe(401);
  });

  it('an id token is not accepted by the API', async () => {
    const person = await signUpVerified();
    const [header, payload, signature] = person.accessToken.split('.');
    const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString());
    const forged = [header, Buffer.from(JSON.stringify({ ...claims, token_use: 'id' })).toString('base64url'), signature].join(
      '.',
    );
    expect((await call('GET', '/v1/users/me', { token: forged })).status).toBe(401);
  });
});

describe('GET /v1/users/me', () => {
  it('GET /v1/users/me answers every field of the account and nothing else that is stored', async () => {
    const person = await signUpVerified();
    const { body } = await call('GET', '/v1/users/me', { token: person.accessToken });
    expect(body).toEqual({
      id: expect.any(Number),
      email: person.email,
      full_name: 'Test Person',
      role: 'user',
      is_superuser: false,
      is_active: true,
      is_verified: true,
      is_iso_auditor: false,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      last_login: expect.any(String),
      second_factor: { is_enabled: false, is_required: false },
      subscription: null,
      pending_email: null,
    });
  });
});

describe('PUT /v1/users/me/change-password', () => {
  const change = (token: string, current_password: string, new_password: string) =>
    call<Body>('PUT', '/v1/users/me/change-password', { token, body: { current_password, new_password } });

  it('PUT /v1/users/me/change-password ends every other session, answers new tokens and mails the owner', async () => {
    const person = await signUpVerified();
    const other = await signIn(person.email);
    await advanceClock(2);
    const answer = await change(person.accessToken, PASSWORD, 'A-new-password-9');
    expect(answer).toMatchObject({ status: 200, body: { message: 'Password updated successfully', expires_in: 900 } });
    for (const token of [person.accessToken, other.accessToken])
      expect((await call('GET', '/v1/users/me', { token })).status).toBe(401);
    for (const refresh_token of [person.refreshToken, other.refreshToken])
      expect((await post('/v1/auth/refresh', { refresh_token })).status).toBe(401);
    expect((await call('GET', '/v1/users/me', { token: answer.body.access_token! })).status).toBe(200);
    expect((await post('/v1/auth/refresh', { refresh_token: answer.body.refresh_token })).status).toBe(200);
    await mailTo(person.email, /was changed/);
    expect((await login(person.email, PASSWORD)).status).toBe(401);
    expect((await login(person.email, 'A-new-password-9')).status).toBe(200);
  });

  it('PUT /v1/users/me/change-password refuses a wrong current password and a new one that is too short, and changes nothing', async () => {
    const person = await signUpVerified();
    expect(await change(person.accessToken, 'wrong', 'A-new-password-9')).toMatchObject({
      status: 400,
      body: { detail: 'Current password is incorrect' },
    });
    expect(await change(person.accessToken, PASSWORD, '1234567')).toMatchObject({
      status: 422,
      body: { detail: 'Password must be at least 8 characters long' },
    });
    expect((await login(person.email, PASSWORD)).status).toBe(200);
  });
});

describe('password reset', () => {
  const forgot = (email: string) => post('/v1/password-reset/forgot-password', { email });
  const validate = (token: string) => call<Body & { valid?: boolean }>('GET', `/v1/password-reset/validate-reset-token/${token}`);
  const reset = (token: string, new_password: string) => post('/v1/password-reset/reset-password', { token, new_password });
  const mailedToken = async (email: string) => tokenIn((await mailTo(email, /Reset/)).links);

  it('asking for a password reset is answered alike for known and unknown addresses', async () => {
    const known = await signUp();
    const [a, b] = await Promise.all([forgot(known), forgot(newEmail())]);
    expect(a.body).toEqual(b.body);
    expect([a.status, b.status]).toEqual([200, 200]);
  });

  it('a password reset link sets a new password once, ends all sessions, unlocks the account and mails the owner', async () => {
    const person = await signUpVerified();
    for (let n = 0; n < 5; n++) await login(person.email, 'wrong');
    await forgot(person.email);
    const token = await mailedToken(person.email);
    expect(await validate(token)).toMatchObject({ status: 200, body: { valid: true } });
    await advanceClock(2);
    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(token, 'A-new-password-9')));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(9).fill(400)]);
    expect((await call('GET', '/v1/users/me', { token: person.accessToken })).status).toBe(401);
    expect((await post('/v1/auth/refresh', { refresh_token: person.refreshToken })).status).toBe(401);
    expect((await login(person.email, 'A-new-password-9')).status).toBe(200);
    expect(await validate(token)).toMatchObject({ status: 400, body: { detail: 'Invalid or expired reset link' } });
    await mailTo(person.email, /was changed/);
  });

  it('a password reset link survives a refused new password and expires after an hour', async () => {
    const email = await signUp();
    await forgot(email);
    const token = await mailedToken(email);
    expect(await reset(token, '1234567')).toMatchObject({
      status: 422,
      body: { detail: 'Password must be at least 8 characters long' },
    });
    expect((await reset(token, email)).status).toBe(422);
    expect((await validate(token)).status).toBe(200);
    await advanceClock(3601);
    expect((await validate(token)).status).toBe(400);
    expect((await reset(token, 'A-new-password-9')).status).toBe(400);
  });

  it('a password reset gives a password to an account whose registration was cut off before it had an identity', async () => {
    const email = newEmail();
    await orderFault('cognito', 'error', 12);
    try {
      expect((await register(email)).status).toBeGreaterThanOrEqual(500);
    } finally {
      await clearFault('cognito');
    }
    await forgot(email);
    expect((await reset(await mailedToken(email), 'A-new-password-9')).status).toBe(200);
    expect((await login(email, 'A-new-password-9')).status).toBe(200);
  });
});
