/** Who may do what to whom: every call that changes an account, for every caller and every kind of account. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAdminInProcess } from '#tests/support/admin-users.ts';
import { captureLogLines } from '#tests/support/log-lines.ts';
import { newEmail } from '#tests/support/people.ts';

let world: Awaited<ReturnType<typeof startAdminInProcess>>;
beforeAll(async () => {
  world = await startAdminInProcess();
  captureLogLines();
});
afterAll(() => world.stop());

const ROLES = {
  customer: { role: 'user' },
  auditor: { role: 'user', is_iso_auditor: true },
  admin: { role: 'admin' },
  'super admin': { role: 'super_admin' },
  superuser: { role: 'user', is_superuser: true },
} as const;
type Kind = keyof typeof ROLES;
const kinds = Object.keys(ROLES) as Kind[];

let ids = 700_000;
const put = async (kind: Kind): Promise<number> => {
  ids += 1;
  await world.putProfile(ids, ROLES[kind]);
  return ids;
};

const keep = (id: number, kind: Kind) => ({ email: `${id}@b.example`, role: ROLES[kind].role });
const PASSWORD = { new_password: 'Lighthouse-keeper-7' };
const USER = 'PUT /v1/admin/users/{id}';
const post = (action: string): string => `POST /v1/admin/users/{id}/${action}`;
const calls = {
  rename: (id: number, kind: Kind) => ({ route: USER, body: { ...keep(id, kind), full_name: 'New Name' } }),
  'move the address': (id: number, kind: Kind) => ({ route: USER, body: { ...keep(id, kind), email: newEmail() } }),
  deactivate: () => ({ route: post('deactivate') }),
  delete: () => ({ route: 'DELETE /v1/admin/users/{id}' }),
  'edit to inactive': (id: number, kind: Kind) => ({ route: USER, body: { ...keep(id, kind), is_active: false } }),
  activate: () => ({ route: post('activate') }),
  'reset the password': () => ({ route: post('reset-password'), body: PASSWORD }),
  'make an admin': (id: number, kind: Kind) => ({ route: USER, body: { ...keep(id, kind), role: 'admin' } }),
  'make a super admin': (id: number, kind: Kind) => ({ route: USER, body: { ...keep(id, kind), role: 'super_admin' } }),
  'make a user': (id: number, kind: Kind) => ({ route: USER, body: { ...keep(id, kind), role: 'user' } }),
} satisfies Record<string, (id: number, kind: Kind) => { route: string; body?: object }>;
type Call = keyof typeof calls;

/** Statuses for the accounts customer, auditor, admin, super admin, superuser, and the caller's own. */
const grid: Record<Call, Record<'admin' | 'super admin' | 'superuser', string>> = {
  rename: { admin: '200 200 200 403 403 200', 'super admin': '200 200 200 200 200 200', superuser: '200 200 200 200 200 200' },
  'move the address': {
    ...{ admin: '200 200 200 403 403 200', 'super admin': '200 200 200 200 200 200', superuser: '200 200 200 200 200 200' },
  },
  deactivate: {
    admin: '200 200 200 403 403 400',
    'super admin': '200 200 200 403 403 400',
    superuser: '200 200 200 403 403 400',
  },
  delete: { admin: '204 204 204 403 403 400', 'super admin': '204 204 204 403 403 400', superuser: '204 204 204 403 403 400' },
  'edit to inactive': {
    ...{ admin: '200 200 200 403 403 400', 'super admin': '200 200 200 403 403 400', superuser: '200 200 200 403 403 400' },
  },
  activate: { admin: '200 200 200 403 403 200', 'super admin': '200 200 200 200 200 200', superuser: '200 200 200 200 200 200' },
  'reset the password': {
    ...{ admin: '200 200 200 403 403 400', 'super admin': '200 200 200 200 200 400', superuser: '200 200 200 200 200 400' },
  },
  'make an admin': {
    ...{ admin: '403 403 200 403 403 200', 'super admin': '200 200 200 200 200 400', superuser: '200 200 200 200 200 400' },
  },
  'make a super admin': {
    ...{ admin: '403 403 403 403 403 403', 'super admin': '200 200 200 200 200 200', superuser: '200 200 200 200 200 400' },
  },
  'make a user': {
    ...{ admin: '200 200 403 403 403 400', 'super admin': '200 200 200 200 200 400', superuser: '200 200 200 200 200 200' },
  },
};

const cases = Object.entries(grid).flatMap(([call, row]) =>
  Object.entries(row).flatMap(([caller, statuses]) =>
    [...kinds, 'own' as const].map((target, at) => ({
      ...{ call: call as Call, caller: caller as Kind, target, expected: Number(statuses.split(' ')[at]) },
    })),
  ),
);

describe('the role grid', () => {
  it.each(cases)(
    'a caller who is $caller may $call of the account $target: $expected',
    async ({ call, caller, target, expected }) => {
      const uid = await put(caller);
      const kind = target === 'own' ? caller : target;
      const id = target === 'own' ? uid : await put(kind);
      const before = await world.stored(id);
      const made: { route: string; body?: object } = calls[call](id, kind);
      const { status, body } = await world.call(made.route, { id, ...(made.body ? { body: made.body } : {}) }, uid);
      expect({ status, detail: body?.detail }).toMatchObject({ status: expected });
      if (expected >= 400) expect(await world.stored(id)).toEqual(before);
    },
  );

  it.each(['customer', 'auditor'] as const)('a caller who is a %s may do none of it to anybody', async (caller) => {
    const uid = await put(caller);
    for (const target of kinds)
      for (const call of Object.keys(calls) as Call[]) {
        const id = await put(target);
        const before = await world.stored(id);
        const made: { route: string; body?: object } = calls[call](id, target);
        expect((await world.call(made.route, { id, ...(made.body ? { body: made.body } : {}) }, uid)).status).toBe(403);
        expect(await world.stored(id)).toEqual(before);
      }
  });

  it('staff who were deactivated a moment ago may do nothing any more', async () => {
    const uid = await put('admin');
    await world.call(post('deactivate'), { id: uid });
    const id = await put('customer');
    expect((await world.call(post('deactivate'), { id }, uid)).status).toBe(401);
    expect((await world.stored(id)).is_active).toBe(true);
  });
});
