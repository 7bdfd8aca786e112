/** Staff calls that write, killed before and after every call to the tables and to the user pool. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ADMIN, SUPER, startAdminInProcess } from '#tests/support/admin-users.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { captureLogLines } from '#tests/support/log-lines.ts';
import { newEmail, PASSWORD } from '#tests/support/people.ts';

const NEXT = 'Lighthouse-keeper-7';
let world: Awaited<ReturnType<typeof startAdminInProcess>>;
let keys = 0;

beforeAll(async () => {
  world = await startAdminInProcess();
  captureLogLines();
});
afterAll(() => world.stop());

const accountsOf = async (email: string) =>
  (await world.rows<{ id: number; item: string; email?: string }>('U#')).filter(
    (row) => row.item === 'PROFILE' && row.email === email,
  );
const refresh = (token: string) => world.ask('POST /v1/auth/refresh', { refresh_token: token });
const live = async (part: object = {}) => {
  const { id, email } = await world.createUser(part);
  const { body } = await world.login(email, PASSWORD);
  return { id, email, accessToken: body.access_token!, refreshToken: body.refresh_token! };
};
const poolRefreshes = async (id: number, refreshToken: string): Promise<boolean> => {
  const identity = await import('#functions/gateways/identity.ts');
  return (await identity.refresh(id, refreshToken)) !== null;
};

describe('killed while', { timeout: 240_000 }, () => {
  it.each([
    ['creating an account', 'POST /v1/admin/users', {}],
    ['creating a demo account', 'POST /v1/admin/demo-users', { plan_type: 'gold', duration_days: 30 }],
  ])('%s, cut off anywhere: a retry under the same key completes one account that can sign in', async (_, route, part) => {
    const points = await atEveryPoint(async (at, label) => {
      const body = world.person(part);
      const key = `create-${++keys}`;
      const create = () => world.call(route, { body, key }, ADMIN);
      const isReached = await world.killedAt(at, create);
      expect((await create()).status, label).toBe(201);
      const found = await accountsOf(body.email);
      expect(found, label).toHaveLength(1);
      expect(await world.rows(`EMAIL#${body.email}`), label).toMatchObject([{ uid: found[0]!.id }]);
      expect((await world.login(body.email, PASSWORD)).status, label).toBe(200);
      return isReached;
    });
    expect(points).toBeGreaterThan(8);
  });

  it('creating an account, cut off anywhere and never repeated: the owner gets in by a reset link, or there is no account', async () => {
    await atEveryPoint(async (at, label) => {
      const body = world.person();
      const isReached = await world.killedAt(at, () => world.call('POST /v1/admin/users', { body }, ADMIN));
      const [account] = await accountsOf(body.email);
      expect(await world.rows(`EMAIL#${body.email}`), label).toHaveLength(account ? 1 : 0);
      if (!account) return isReached;
      await world.ask('POST /v1/password-reset/forgot-password', { email: body.email });
      const token = await world.mailedToken(body.email, 'reset_password');
      expect((await world.ask('POST /v1/password-reset/reset-password', { token, new_password: NEXT })).status, label).toBe(200);
      expect((await world.login(body.email, NEXT)).status, label).toBe(200);
      return isReached;
    });
  });

  it('resetting a password, cut off anywhere: once sessions are ended none works, and a retry sets the password', async () => {
    const points = await atEveryPoint(async (at, label) => {
      const { id, email, accessToken, refreshToken } = await live();
      const reset = () => world.call('POST /v1/admin/users/{id}/reset-password', { id, body: { new_password: NEXT } }, ADMIN);
      const isReached = await world.killedAt(at, reset);
      const isStored = (await world.stored(id)).signed_out_by_staff_at !== undefined;
      expect((await world.meWith(accessToken)).status, label).toBe(isStored ? 401 : 200);
      if (isStored) expect((await refresh(refreshToken)).status, label).toBe(401);
      expect((await reset()).status, label).toBe(200);
      expect(await poolRefreshes(id, refreshToken), label).toBe(false);
      expect((await world.login(email, NEXT)).status, label).toBe(200);
      expect((await world.login(email, PASSWORD)).status, label).toBe(401);
      return isReached;
    });
    expect(points).toBeGreaterThan(8);
  });

  it.each([
    ['deactivating', 'POST /v1/admin/users/{id}/deactivate', undefined],
    ['deleting', 'DELETE /v1/admin/users/{id}', undefined],
    ['giving a role', 'PUT /v1/admin/users/{id}', { role: 'admin' }],
    ['editing to inactive', 'PUT /v1/admin/users/{id}', { role: 'user', is_active: false }],
  ])(
    '%s, cut off anywhere: no session works once it is stored, and a retry ends them in the pool, too',
    async (_, route, part) => {
      const points = await atEveryPoint(async (at, label) => {
        const { id, email, accessToken, refreshToken } = await live();
        const change = () => world.call(route, { id, ...(part ? { body: { email, ...part } } : {}) }, SUPER);
        const isReached = await world.killedAt(at, change);
        const isStored = (await world.stored(id)).signed_out_by_staff_at !== undefined;
        expect((await world.meWith(accessToken)).status, label).toBe(isStored ? 401 : 200);
        if (isStored) expect((await refresh(refreshToken)).status, label).toBe(401);
        expect([200, 204], label).toContain((await change()).status);
        expect((await world.meWith(accessToken)).status, label).toBe(401);
        expect(await poolRefreshes(id, refreshToken), label).toBe(false);
        return isReached;
      });
      expect(points).toBeGreaterThan(5);
    },
  );

  it('moving an address, cut off anywhere: the account has exactly one, and a retry moves it', async () => {
    await atEveryPoint(async (at, label) => {
      const { id, email } = await world.createUser();
      const moved = newEmail();
      const move = () => world.call('PUT /v1/admin/users/{id}', { id, body: { email: moved, role: 'user' } }, ADMIN);
      const isReached = await world.killedAt(at, move);
      const owned = [...(await world.rows(`EMAIL#${email}`)), ...(await world.rows(`EMAIL#${moved}`))];
      expect(owned, label).toMatchObject([{ owner: `EMAIL#${(await world.stored(id)).email}`, uid: id }]);
      expect((await move()).status, label).toBe(200);
      expect((await world.login(moved, PASSWORD)).status, label).toBe(200);
      return isReached;
    });
  });
});

describe('contention and outages', () => {
  it('an edit that meets other transactions is stored all the same', async () => {
    const { id, email } = await world.createUser();
    world.conflictWith(3);
    expect((await world.call('PUT /v1/admin/users/{id}', { id, body: { email, role: 'user', notes: 'x' } })).status).toBe(200);
  });

  it('a pool that does not answer fails the call, and the same key completes it later', async () => {
    const body = world.person();
    world.failPool(6);
    expect((await world.call('POST /v1/admin/users', { body, key: 'outage' })).status).toBeGreaterThanOrEqual(500);
    world.failPool(0);
    await vi.waitFor(async () => {
      expect((await world.call('POST /v1/admin/users', { body, key: 'outage' })).status).toBe(201);
    });
    expect((await world.login(body.email, PASSWORD)).status).toBe(200);
  });

  it('a new session is left alone by a later edit', async () => {
    const { id, email } = await live();
    await world.call('POST /v1/admin/users/{id}/reset-password', { id, body: { new_password: NEXT } });
    const { body } = await world.login(email, NEXT);
    await world.call('PUT /v1/admin/users/{id}', { id, body: { email, role: 'user', full_name: 'New Name' } });
    expect(await poolRefreshes(id, body.refresh_token!)).toBe(true);
  });
});
