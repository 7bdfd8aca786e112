import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { adminUsers } from '#shared/api/admin-users.ts';
import { DEMO_DAYS } from '#shared/domain/admin-user.ts';
import { DAY_MS } from '#shared/domain/time.ts';
import { ADMIN, CUSTOMER, SUPER, startAdminInProcess } from '#tests/support/admin-users.ts';
import { captureLogLines, type LogLine } from '#tests/support/log-lines.ts';
import { newEmail, PASSWORD } from '#tests/support/people.ts';

const NEXT = 'Lighthouse-keeper-7';
let world: Awaited<ReturnType<typeof startAdminInProcess>>;
let lines: LogLine[];

beforeAll(async () => {
  world = await startAdminInProcess();
  lines = captureLogLines();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => world.stop());

const later = (ms: number): void => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
const refresh = (token: string) => world.ask('POST /v1/auth/refresh', { refresh_token: token });
/** Signed in, once the second in which earlier sessions ended is over. */
const signIn = async (email: string, password = PASSWORD) => {
  const { status, body } = await world.login(email, password);
  return { status, detail: body.detail, accessToken: body.access_token!, refreshToken: body.refresh_token! };
};
const edit = (id: number, body: object, uid = SUPER) => world.call('PUT /v1/admin/users/{id}', { id, body }, uid);
const act = (action: string, id: number, uid = SUPER) => world.call(`POST /v1/admin/users/{id}/${action}`, { id }, uid);
const reset = (id: number, new_password: string, uid = SUPER) =>
  world.call<{ message: string; detail?: string }>(
    'POST /v1/admin/users/{id}/reset-password',
    { id, body: { new_password } },
    uid,
  );
const writes = () => lines.filter(({ message }) => message === 'admin_write');

describe('every call of the area', () => {
  const params = { id: CUSTOMER };
  it.each(Object.values(adminUsers).map(({ method, path }) => `${method} ${path}`))(
    '%s answers 403 for a customer and changes nothing',
    async (route) => {
      const body = { ...world.person(), plan_type: 'gold', new_password: NEXT };
      const before = await world.stored(CUSTOMER);
      const answer = await world.call(route, { ...params, body }, CUSTOMER);
      expect(answer).toMatchObject({ status: 403, body: { detail: 'Admin privileges required' } });
      expect(await world.stored(CUSTOMER)).toEqual(before);
    },
  );
});

describe('POST /v1/admin/users', () => {
  it('an account that staff create is verified, listed, and can sign in right away', async () => {
    const body = world.person({ email: `  ${newEmail().toUpperCase()} `, notes: 'Met at the fair', is_iso_auditor: true });
    const { status, body: made } = await world.call('POST /v1/admin/users', { body }, ADMIN);
    expect(status).toBe(201);
    expect(made).toMatchObject({
      ...{ email: body.email.trim().toLowerCase(), full_name: 'Ana Ruiz', role: 'user', notes: 'Met at the fair' },
      ...{ is_active: true, is_verified: true, is_superuser: false, is_iso_auditor: true, last_login: null },
    });
    expect((await signIn(made.email)).status).toBe(200);
    expect((await world.call(`GET /v1/admin/users`, { query: { search: made.email } })).body).toMatchObject({ total: 1 });
  });

  it.each([
    [{ email: 'nobody' }, 'email', 'Enter a valid email address'],
    [{ email: undefined }, 'email', undefined],
    [{ password: '1234567' }, 'password', 'Password must be at least 8 characters long'],
    [{ password: 'password' }, 'password', 'This password is too common. Please choose another one.'],
    [{ password: undefined }, 'password', undefined],
    [{ role: undefined }, 'role', 'Choose a role: User, Admin, or Super Admin'],
    [{ role: 'owner' }, 'role', 'Choose a role: User, Admin, or Super Admin'],
    [{ notes: 'x'.repeat(501) }, 'notes', 'Notes must be at most 500 characters'],
  ])('an account with %j is refused with 422', async (part, field, message) => {
    const { status, body } = await world.call('POST /v1/admin/users', { body: world.person(part) });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ field, message: message ?? expect.any(String) }] });
  });

  it('an address that is taken, also by an account that was never confirmed, answers 400', async () => {
    const { email } = await world.createUser();
    const unconfirmed = newEmail();
    await world.ask('POST /v1/auth/register', { email: unconfirmed, password: PASSWORD });
    for (const taken of [email, email.toUpperCase(), unconfirmed])
      expect(await world.call('POST /v1/admin/users', { body: world.person({ email: taken }) })).toMatchObject({
        status: 400,
        body: { detail: 'Email already registered' },
      });
  });

  it('only super admins create staff', async () => {
    for (const role of ['admin', 'super_admin']) {
      expect((await world.call('POST /v1/admin/users', { body: world.person({ role }) }, ADMIN)).status).toBe(403);
      expect((await world.call('POST /v1/admin/users', { body: world.person({ role }) }, SUPER)).body.role).toBe(role);
    }
  });

  it('the same request again answers the account it made, and another one under its key 422', async () => {
    const body = world.person();
    const first = await world.call('POST /v1/admin/users', { body, key: 'k1' });
    const again = await world.call('POST /v1/admin/users', { body, key: 'k1' });
    expect(again.body).toEqual(first.body);
    expect((await world.call('POST /v1/admin/users', { body: { ...body, password: NEXT }, key: 'k1' })).status).toBe(422);
  });

  it('a repeated request does not undo the password that the owner has chosen since', async () => {
    const body = world.person();
    const { id } = (await world.call('POST /v1/admin/users', { body, key: 'k2' })).body;
    await signIn(body.email);
    await world.ask('PUT /v1/users/me/change-password', { current_password: PASSWORD, new_password: NEXT }, id);
    await world.call('POST /v1/admin/users', { body, key: 'k2' });
    expect((await signIn(body.email, NEXT)).status).toBe(200);
  });
});

describe('PUT /v1/admin/users/{id}', () => {
  it('an edit changes what it names and leaves the rest, the password too', async () => {
    const { id, email } = await world.createUser({ notes: 'Old' });
    const { status, body } = await edit(id, { email, role: 'user', full_name: '' }, ADMIN);
    expect(status).toBe(200);
    expect(body).toMatchObject({ email, full_name: null, notes: 'Old', is_active: true });
    expect((await signIn(email)).status).toBe(200);
    expect((await edit(id, { email, role: 'user', notes: null })).body.notes).toBeNull();
  });

  it('a new address signs in from then on, the old one is free, and links that were mailed to it are void', async () => {
    const { id, email } = await world.createUser();
    await world.ask('POST /v1/password-reset/forgot-password', { email });
    const token = await world.mailedToken(email, 'reset_password');
    const moved = newEmail();
    expect((await edit(id, { email: moved, role: 'user' })).body.email).toBe(moved);
    expect((await signIn(moved)).status).toBe(200);
    expect((await signIn(email)).status).toBe(401);
    expect((await world.ask('POST /v1/password-reset/reset-password', { token, new_password: NEXT })).status).toBe(400);
    expect((await world.createUser({ email })).email).toBe(email);
    expect(await edit(id, { email, role: 'user' })).toMatchObject({ status: 400, body: { detail: 'Email already registered' } });
  });

  it('the former address is told of a new one, and a change that its owner had asked for is void', async () => {
    const { id, email } = await world.createUser();
    const [pending, moved] = [newEmail(), newEmail()];
    const { accessToken } = await signIn(email);
    await world.askWith(accessToken, 'POST /v1/users/me/email', { body: { new_email: pending, current_password: PASSWORD } });
    await edit(id, { email: moved, role: 'user' });
    expect((await world.outboxOf(email)).map(({ mail }) => mail.kind)).toEqual(['email_change_requested', 'email_changed']);
    const token = await world.mailedToken(pending, 'confirm_email_change');
    expect((await world.ask('POST /v1/auth/confirm-email-change', { token })).status).toBe(400);
    expect((await world.meWith(accessToken)).body).toMatchObject({ email: moved, pending_email: null });
  });

  it.each([
    ['a new role', { role: 'admin' }],
    ['a new password', { role: 'user', password: NEXT }],
    ['a deactivation', { role: 'user', is_active: false }],
  ])('%s ends every session at once', async (_, part) => {
    const { id, email } = await world.createUser();
    const session = await signIn(email);
    expect((await world.meWith(session.accessToken)).status).toBe(200);
    expect((await edit(id, { email, ...part })).status).toBe(200);
    expect((await world.meWith(session.accessToken)).status).toBe(401);
    expect((await refresh(session.refreshToken)).status).toBe(401);
  });

  it('a new password in an edit clears a lock, as a reset does', async () => {
    const { id, email } = await world.createUser();
    for (let n = 0; n < 5; n++) await signIn(email, `wrong ${n}`);
    expect((await edit(id, { email, role: 'user', password: NEXT })).body.locked_until).toBeNull();
    expect((await signIn(email, NEXT)).status).toBe(200);
  });

  it('an edit answers what is stored', async () => {
    const { id } = await world.createUser();
    const { body } = await edit(id, { email: newEmail(), role: 'admin', password: NEXT, notes: 'Moved' });
    expect((await world.call('GET /v1/admin/users/{id}', { id })).body).toEqual(body);
  });

  it('a new name ends no session', async () => {
    const { id, email } = await world.createUser();
    const session = await signIn(email);
    await edit(id, { email, role: 'user', full_name: 'Ana Maria' });
    expect((await world.meWith(session.accessToken)).status).toBe(200);
    expect((await refresh(session.refreshToken)).status).toBe(200);
  });

  it('two super admins who demote each other at the same time do not both succeed', async () => {
    for (const [a, b] of [
      [910_001, 910_002],
      [910_003, 910_004],
    ] as const) {
      await Promise.all([a, b].map((id) => world.putProfile(id, { role: 'super_admin' })));
      const answers = await Promise.all([
        edit(b, { email: `${b}@b.example`, role: 'user' }, a),
        edit(a, { email: `${a}@b.example`, role: 'user' }, b),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).not.toEqual([200, 200]);
      expect([(await world.stored(a)).role, (await world.stored(b)).role]).toContain('super_admin');
    }
  });

  it('no field but the named ones ever reaches an account, whatever is sent', async () => {
    const { id, email } = await world.createUser();
    const forbidden = [
      ...['is_superuser', 'id', 'uid', 'owner', 'item', 'is_verified', 'created_at', 'sessions_valid_from', 'last_login'],
      ...['subscription', 'locked_until', 'login_attempts', 'directory', '__proto__', 'constructor', 'user_id', 'admin_approved'],
    ];
    const before = await world.stored(id);
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.oneof(fc.constantFrom(...forbidden), fc.string()), fc.oneof(fc.boolean(), fc.string(), fc.integer())),
        fc.string({ maxLength: 20 }).filter((notes) => notes.trim() !== ''),
        async (extra, notes) => {
          const named = ['email', 'full_name', 'password', 'role', 'is_active', 'is_iso_auditor', 'notes'];
          const rest = Object.fromEntries(Object.entries(extra).filter(([name]) => !named.includes(name)));
          const body = JSON.parse(`{${JSON.stringify(rest).slice(1, -1) || '"x":1'},"__proto__":{"is_superuser":true}}`);
          expect((await edit(id, { ...body, email, role: 'user', notes }, ADMIN)).status).toBe(200);
          const { updated_at: _, notes: kept, ...after } = await world.stored(id);
          expect(kept).toBe(notes.trim());
          const { updated_at: __, notes: ___, ...expected } = before;
          expect(after).toEqual(expected);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('activate, deactivate and delete', () => {
  it('a deactivated account cannot sign in, is listed as inactive, and works again once it is activated', async () => {
    const { id, email } = await world.createUser();
    const session = await signIn(email);
    expect((await act('deactivate', id, ADMIN)).body).toMatchObject({ id, is_active: false });
    expect((await world.meWith(session.accessToken)).status).toBe(401);
    expect((await refresh(session.refreshToken)).status).toBe(401);
    expect(await signIn(email)).toMatchObject({ status: 403 });
    expect((await act('deactivate', id, ADMIN)).status).toBe(200);
    expect((await act('activate', id, ADMIN)).body).toMatchObject({ id, is_active: true });
    later(1_000);
    expect((await signIn(email)).status).toBe(200);
    expect((await refresh(session.refreshToken)).status).toBe(401);
  });

  it('DELETE /v1/admin/users/{id} keeps the account and deactivates it', async () => {
    const { id, email } = await world.createUser();
    expect((await world.call('DELETE /v1/admin/users/{id}', { id }, ADMIN)).status).toBe(204);
    expect((await world.call('GET /v1/admin/users/{id}', { id })).body).toMatchObject({ email, is_active: false });
    expect((await world.call('DELETE /v1/admin/users/{id}', { id }, ADMIN)).status).toBe(204);
  });

  it('activating clears a lock', async () => {
    const { id, email } = await world.createUser();
    for (let n = 0; n < 5; n++) await signIn(email, `wrong ${n}`);
    expect((await signIn(email)).detail).toBe('This account is locked. Please try again in 15 minutes.');
    expect((await world.call('GET /v1/admin/users/{id}', { id })).body.locked_until).toEqual(expect.any(String));
    expect((await act('activate', id, ADMIN)).body).toMatchObject({ locked_until: null, login_attempts: 0 });
    expect((await signIn(email)).status).toBe(200);
  });

  it.each(['deactivate', 'activate', 'reset-password'])('%s answers 404 for an unknown account', async (action) => {
    const body = { new_password: NEXT };
    expect((await world.call(`POST /v1/admin/users/{id}/${action}`, { id: 999_999, body })).status).toBe(404);
  });
});

describe('POST /v1/admin/users/{id}/reset-password', () => {
  it('a reset sets the password, ends every session, clears the lock and mails the owner', async () => {
    const { id, email } = await world.createUser();
    const session = await signIn(email);
    for (let n = 0; n < 5; n++) await signIn(email, `wrong ${n}`);
    expect(await reset(id, NEXT, ADMIN)).toMatchObject({ status: 200, body: { message: 'Password reset successfully' } });
    expect((await refresh(session.refreshToken)).status).toBe(401);
    expect((await signIn(email)).status).toBe(401);
    const next = await signIn(email, NEXT);
    expect(next.status).toBe(200);
    expect((await world.meWith(next.accessToken)).status).toBe(200);
    expect((await world.outboxOf(email)).map(({ mail }) => mail.kind)).toContain('password_changed');
  });

  it('a weak password is refused, and the old one keeps working', async () => {
    const { id, email } = await world.createUser();
    for (const weak of ['1234567', 'password', email, ' padded-password'])
      expect(await reset(id, weak)).toMatchObject({ status: 422, body: { errors: [{ field: 'new_password' }] } });
    expect((await signIn(email)).status).toBe(200);
  });

  it('nobody resets their own password here', async () => {
    expect((await reset(ADMIN, NEXT, ADMIN)).status).toBe(400);
  });
});

describe('POST /v1/admin/demo-users', () => {
  const demo = (part: object = {}) => ({
    ...{ email: newEmail(), full_name: 'Demo Person', password: PASSWORD, plan_type: 'gold', duration_days: 7 },
    ...part,
  });
  const create = (body: object, key?: string) =>
    world.call('POST /v1/admin/demo-users', { body, ...(key ? { key } : {}) }, ADMIN);
  const subscriptionOf = async (accessToken: string) =>
    (
      (await world.meWith(accessToken)).body as {
        subscription?: { status: string; plan_type: string; current_period_end: string };
      }
    ).subscription;

  it.each(DEMO_DAYS)('a demo account of %d days has its tier until then, and not a moment longer', async (duration_days) => {
    const body = demo({ duration_days });
    const { status, body: made } = await create(body);
    expect(status).toBe(201);
    expect(made).toMatchObject({ email: body.email, role: 'user', is_verified: true, notes: 'Demo user created by admin' });
    const { accessToken } = await signIn(body.email);
    const subscription = await subscriptionOf(accessToken);
    expect(subscription).toMatchObject({ status: 'active', plan_type: 'gold' });
    const end = Date.parse(subscription!.current_period_end);
    expect(end - Date.parse(made.created_at)).toBe(duration_days * DAY_MS);
    later(end - Date.now() - 1_000);
    expect((await subscriptionOf(accessToken))?.status).toBe('active');
    vi.useRealTimers();
    later(end - Date.now());
    expect((await subscriptionOf(accessToken))?.status).toBe('canceled');
  });

  it.each([
    [{ duration_days: 8 }, 'duration_days', 'Choose one of these durations in days: 7, 14, 30, 90, 180, 365, 730, 1095'],
    [{ duration_days: '7' }, 'duration_days', 'Choose one of these durations in days: 7, 14, 30, 90, 180, 365, 730, 1095'],
    [{ plan_type: 'free' }, 'plan_type', 'Invalid plan type'],
    [{ plan_type: undefined }, 'plan_type', 'Invalid plan type'],
    [{ full_name: '' }, 'full_name', 'Full name is required'],
    [{ password: '1234567' }, 'password', 'Password must be at least 8 characters long'],
  ])('a demo account with %j is refused with 422', async (part, field, message) => {
    expect(await create(demo(part))).toMatchObject({ status: 422, body: { errors: [{ field, message }] } });
  });

  it('the same demo request again makes no second account', async () => {
    const body = demo();
    expect((await create(body, 'd1')).body).toEqual((await create(body, 'd1')).body);
    expect(await create(body)).toMatchObject({ status: 400, body: { detail: 'Email already registered' } });
  });

  it('a demo subscription is stored as one that nobody charges and that the nightly run ends', async () => {
    const { id } = (await create(demo())).body;
    const { list } = await import('#functions/data/subscriptions.ts');
    const { listExpiringSubscriptions } = await import('#functions/data/subscriptions.ts');
    expect(await list(id, new Date())).toMatchObject([{ id: id * 1_000 + 1, stripe_subscription_id: null, status: 'active' }]);
    expect((await listExpiringSubscriptions('active')).map(({ uid }) => uid)).toContain(id);
  });
});

describe('the log of admin writes', () => {
  it('each write is one line: who, what, whom, and what access was before and after', async () => {
    const { id, email } = await world.createUser();
    lines.length = 0;
    await edit(id, { email: newEmail(), role: 'admin', password: NEXT, notes: 'Canary note' });
    expect(writes()).toMatchObject([
      {
        ...{ level: 'INFO', user_id: SUPER, action: 'update', target_user_id: id },
        fields: ['email', 'role', 'notes', 'password', 'lock'],
      },
    ]);
    await act('deactivate', id);
    await act('deactivate', id);
    expect(writes().slice(1)).toMatchObject([{ action: 'deactivate', fields: ['is_active'] }]);
    const text = JSON.stringify(lines);
    for (const secret of [PASSWORD, NEXT, email, 'Canary note', 'Ana Ruiz', '@test.keelhouse'])
      expect(text).not.toContain(secret);
  });

  it('a refused write is no line', async () => {
    lines.length = 0;
    await act('deactivate', SUPER, ADMIN);
    await act('deactivate', ADMIN, ADMIN);
    expect(writes()).toEqual([]);
  });
});
