/** What a call leaves in the audit trail. */
import { isDeepStrictEqual } from 'node:util';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AuditRow } from '#functions/data/audit-trail.ts';
import { ADMIN, SUPER, startAdminInProcess } from '#tests/support/admin-users.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { newEmail, PASSWORD } from '#tests/support/people.ts';

const NEXT = 'Lighthouse-keeper-7';
type World = Awaited<ReturnType<typeof startAdminInProcess>>;
let world: World;
let trail: typeof import('#functions/data/audit-trail.ts');

beforeAll(async () => {
  world = await startAdminInProcess();
  trail = await import('#functions/data/audit-trail.ts');
});
afterEach(() => void vi.useRealTimers());
afterAll(() => world.stop());

const entriesOf = async (uid: number): Promise<AuditRow[]> => (await trail.listEntriesOf(uid, { limit: 100 }, new Date())).rows;
/** What a test expects of an entry, without the fields that are null. */
const told = ({ kind, actor_id, subject, reason, before, after }: AuditRow) =>
  Object.fromEntries(Object.entries({ kind, actor_id, subject, reason, before, after }).filter(([, value]) => value !== null));
const storedUnder = async (email: string): Promise<number> => (await world.rows<{ uid: number }>(`EMAIL#${email}`))[0]!.uid;

interface Someone {
  uid: number;
  email: string;
  refreshToken: string;
}
const registered = async (): Promise<{ uid: number; email: string }> => {
  const email = newEmail();
  await world.ask('POST /v1/auth/register', { email, password: PASSWORD, full_name: 'Ana Ruiz' });
  return { uid: await storedUnder(email), email };
};
const signedIn = async (): Promise<Someone> => {
  const { id, email } = await world.createUser();
  return { uid: id, email, refreshToken: (await world.login(email, PASSWORD)).body.refresh_token! };
};
/** The entries that the act added, oldest first. */
const addedBy = async (uid: number, act: () => Promise<{ status: number } | undefined>) => {
  const known = new Set((await entriesOf(uid)).map(({ id }) => id));
  await act();
  return (await entriesOf(uid)).filter(({ id }) => !known.has(id)).reverse();
};
const ownCalls: [string, (person: Someone) => Promise<{ status: number }>, object[]][] = [
  ['signing in', ({ email }) => world.login(email, PASSWORD), [{ kind: 'signed_in' }]],
  [
    'a wrong password',
    ({ email }) => world.login(email, 'not it'),
    [{ kind: 'sign_in_refused', actor_id: null, subject: 'wrong_password' }],
  ],
  [
    'signing out',
    ({ refreshToken }) => world.ask('POST /v1/auth/logout', { refresh_token: refreshToken }),
    [{ kind: 'sign_in_ended' }],
  ],
  [
    'changing the password',
    ({ uid }) => world.ask('PUT /v1/users/me/change-password', { current_password: PASSWORD, new_password: NEXT }, uid),
    [{ kind: 'password_changed', subject: null }],
  ],
  [
    'asking for a reset link',
    ({ email }) => world.ask('POST /v1/password-reset/forgot-password', { email }),
    [{ kind: 'password_reset_requested', actor_id: null }],
  ],
];

describe('an account’s own calls', () => {
  it.each(ownCalls)('%s is recorded, with the request, the address and the device', async (_, act, expected) => {
    const person = await signedIn();
    const added = await addedBy(person.uid, () => act(person));
    expect(added).toMatchObject(
      expected.map((event) => ({
        ...{ user_id: person.uid, actor_id: person.uid, before: null, after: null, reason: null },
        ...{ request_id: 'in-process', viewer: expect.stringMatching(/^.{16}$/), agent: null },
        ...event,
      })),
    );
  });

  it('registering and confirming the address are recorded', async () => {
    const { uid, email } = await registered();
    await world.ask('POST /v1/auth/verify-email', { token: await world.mailedToken(email, 'verify_email') });
    expect((await entriesOf(uid)).reverse().map(told)).toEqual([
      { kind: 'account_created', actor_id: uid },
      { kind: 'account_changed', actor_id: uid, after: { is_verified: true } },
    ]);
  });

  it('a password that is set with a mailed link is recorded as such', async () => {
    const { uid, email } = await signedIn();
    await world.ask('POST /v1/password-reset/forgot-password', { email });
    const token = await world.mailedToken(email, 'reset_password');
    const added = await addedBy(uid, () => world.ask('POST /v1/password-reset/reset-password', { token, new_password: NEXT }));
    expect(added.map(told)).toEqual([{ kind: 'password_changed', actor_id: uid, subject: 'reset_link' }]);
  });

  it('five wrong passwords record five refusals and one lock, and the locked account nothing more', async () => {
    const { uid, email } = await signedIn();
    const added = await addedBy(uid, async () => {
      for (let tries = 0; tries < 7; tries++) await world.login(email, 'not it');
      return undefined;
    });
    expect(added.filter(({ kind }) => kind === 'sign_in_refused')).toHaveLength(5);
    const { locked_until } = await world.stored(uid);
    expect(added.filter(({ kind }) => kind === 'account_locked').map(told)).toEqual([
      { kind: 'account_locked', after: { locked_until } },
    ]);
    expect(added).toHaveLength(6);
  });

  it.each([
    ['deactivated', async (uid: number) => world.call('POST /v1/admin/users/{id}/deactivate', { id: uid })],
    [
      'not_verified',
      async (uid: number) => world.putProfile(uid, { is_verified: false, email: (await world.stored(uid)).email }),
    ],
  ])('the right password of an account that is %s is recorded as refused', async (subject, prepare) => {
    const { uid, email } = await signedIn();
    await prepare(uid);
    const added = await addedBy(uid, () => world.login(email, PASSWORD));
    expect(added.map(told)).toEqual([{ kind: 'sign_in_refused', subject }]);
  });

  it('a refresh token that is unknown or used up records nothing when it signs out', async () => {
    const { uid, refreshToken } = await signedIn();
    const signOut = (token: string) => world.ask('POST /v1/auth/logout', { refresh_token: token });
    await signOut(refreshToken);
    expect(await addedBy(uid, () => signOut(refreshToken))).toEqual([]);
    expect((await signOut('unknown')).status).toBe(200);
  });

  it('an unknown address costs as many calls as a wrong password, and leaves no entry', async () => {
    const { email } = await signedIn();
    const calls: number[] = [];
    for (const address of [email, newEmail()]) {
      await world.killedAt({ call: 1_000, when: 'after' }, () => world.login(address, 'not it'));
      calls.push(world.calls());
    }
    expect(calls[0]).toBe(calls[1]);
    expect(await entriesOf(0)).toEqual([]);
  });
});

describe('what staff do to an account', () => {
  const staffCalls: [string, string, object | undefined, object[]][] = [
    [
      'a new role',
      'PUT /v1/admin/users/{id}',
      { role: 'admin', is_iso_auditor: true },
      [
        {
          kind: 'role_changed',
          before: { role: 'user', is_iso_auditor: false },
          after: { role: 'admin', is_iso_auditor: true },
        },
      ],
    ],
    [
      'a new name and notes',
      'PUT /v1/admin/users/{id}',
      { role: 'user', full_name: 'Bo Berg', notes: 'Canary note' },
      [{ kind: 'account_changed', before: { full_name: 'Ana Ruiz' }, after: { full_name: 'Bo Berg', notes: 'edited' } }],
    ],
    ['a new password', 'POST /v1/admin/users/{id}/reset-password', { new_password: NEXT }, [{ kind: 'password_changed' }]],
    [
      'deactivating',
      'POST /v1/admin/users/{id}/deactivate',
      undefined,
      [{ kind: 'account_deactivated', before: { is_active: true }, after: { is_active: false } }],
    ],
    [
      'deleting',
      'DELETE /v1/admin/users/{id}',
      undefined,
      [{ kind: 'account_deactivated', before: { is_active: true }, after: { is_active: false } }],
    ],
    [
      'clearing the lock of an account',
      'POST /v1/admin/users/{id}/activate',
      undefined,
      [{ kind: 'account_changed', after: { locked_until: null } }],
    ],
    [
      'several at once',
      'PUT /v1/admin/users/{id}',
      { role: 'admin', is_active: false, password: NEXT, full_name: null },
      [
        { kind: 'role_changed', before: { role: 'user' }, after: { role: 'admin' } },
        { kind: 'account_deactivated', before: { is_active: true }, after: { is_active: false } },
        { kind: 'password_changed' },
        { kind: 'account_changed', before: { full_name: 'Ana Ruiz' }, after: { full_name: null } },
      ],
    ],
  ];
  const byKind = (a: object, b: object) => JSON.stringify(a).localeCompare(JSON.stringify(b));

  it.each(staffCalls)('%s is recorded with who did it, before and after', async (_, route, part, expected) => {
    const { uid, email } = await signedIn();
    const body = part && (route.startsWith('PUT') ? { email, ...part } : part);
    const added = await addedBy(uid, () => world.call(route, { id: uid, ...(body ? { body } : {}) }));
    expect(added.map(told).sort(byKind)).toEqual(expected.map((event) => ({ actor_id: SUPER, ...event })).sort(byKind));
    expect(JSON.stringify(added)).not.toMatch(/Canary|Lighthouse/);
  });

  it('a new address is recorded with the earlier one, and an edit that changes nothing not at all', async () => {
    const { uid, email } = await signedIn();
    const moved = newEmail();
    const edit = () => world.call('PUT /v1/admin/users/{id}', { id: uid, body: { email: moved, role: 'user' } });
    expect((await addedBy(uid, edit)).map(told)).toEqual([
      { kind: 'account_changed', actor_id: SUPER, before: { email }, after: { email: moved } },
    ]);
    expect(await addedBy(uid, edit)).toEqual([]);
  });

  it('an account and its complimentary subscription are recorded as made by staff', async () => {
    const body = world.person({ plan_type: 'gold', duration_days: 30 });
    const made = await world.call('POST /v1/admin/demo-users', { body, key: 'demo' }, ADMIN);
    await world.call('POST /v1/admin/demo-users', { body, key: 'demo' }, ADMIN);
    expect((await entriesOf(made.body.id)).map(told).sort(byKind)).toEqual([
      { kind: 'account_created', actor_id: ADMIN, after: { role: 'user', is_active: true, is_iso_auditor: false } },
      {
        kind: 'subscription_given',
        actor_id: ADMIN,
        after: { plan_type: 'gold', current_period_start: expect.any(String), current_period_end: expect.any(String) },
      },
    ]);
  });

  it('a refused write is not recorded', async () => {
    const { uid } = await signedIn();
    expect(
      await addedBy(uid, () =>
        world.call('PUT /v1/admin/users/{id}', { id: uid, body: { email: newEmail(), role: 'admin' } }, ADMIN),
      ),
    ).toEqual([]);
    expect(await addedBy(SUPER, () => world.call('POST /v1/admin/users/{id}/deactivate', { id: SUPER }, ADMIN))).toEqual([]);
  });
});

describe('killed while', { timeout: 240_000 }, () => {
  /** Each changes what `isChanged` sees, and must have left its entry then, and only then. */
  const changes: [string, (person: Someone) => Promise<unknown>, AuditRow['kind']][] = [
    ['signing in', ({ email }) => world.login(email, PASSWORD), 'signed_in'],
    ['entering a wrong password', ({ email }) => world.login(email, 'not it'), 'sign_in_refused'],
    [
      'asking for a reset link',
      ({ email }) => world.ask('POST /v1/password-reset/forgot-password', { email }),
      'password_reset_requested',
    ],
    [
      'changing the password',
      ({ uid }) => world.ask('PUT /v1/users/me/change-password', { current_password: PASSWORD, new_password: NEXT }, uid),
      'password_changed',
    ],
    ['being deactivated', ({ uid }) => world.call('POST /v1/admin/users/{id}/deactivate', { id: uid }), 'account_deactivated'],
    [
      'getting a role',
      ({ uid, email }) => world.call('PUT /v1/admin/users/{id}', { id: uid, body: { email, role: 'admin' } }),
      'role_changed',
    ],
  ];

  it.each(changes)(
    '%s, cut off anywhere: what is stored of the account never changes without its entry',
    async (_, act, kind) => {
      const seen = new Set<boolean>();
      await atEveryPoint(async (at, label) => {
        const person = await signedIn();
        const before = await world.stored(person.uid);
        const known = new Set((await entriesOf(person.uid)).map(({ id }) => id));
        const isReached = await world.killedAt(at, () => act(person));
        const isChanged = !isDeepStrictEqual(await world.stored(person.uid), before);
        const added = (await entriesOf(person.uid)).filter(({ id }) => !known.has(id));
        if (isChanged)
          expect(
            added.map((entry) => entry.kind),
            label,
          ).toEqual([kind]);
        seen.add(isChanged);
        return isReached;
      });
      expect(seen).toEqual(new Set([false, true]));
    },
  );

  it.each(['POST /v1/admin/users', 'POST /v1/admin/demo-users'])(
    '%s, cut off anywhere and repeated: an account is recorded once',
    async (route) => {
      await atEveryPoint(async (at, label) => {
        const body = world.person(route.includes('demo') ? { plan_type: 'gold', duration_days: 30 } : {});
        const key = `created-${body.email}`;
        const isReached = await world.killedAt(at, () => world.call(route, { body, key }, ADMIN));
        const { id } = (await world.call(route, { body, key }, ADMIN)).body;
        expect(
          (await entriesOf(id)).filter(({ kind }) => kind === 'account_created'),
          label,
        ).toHaveLength(1);
        return isReached;
      });
    },
  );
});

describe('what entries hold', () => {
  it('no entry of all that was recorded here holds a password, a token or a code', async () => {
    const { db, table } = await import('#functions/data/table.ts');
    const { Items: rows = [] } = await db.send(new ScanCommand({ TableName: table('audit') }));
    expect(new Set(rows.map(({ kind }) => kind)).size).toBeGreaterThan(10);
    const mails = await world.rows<{ mail?: { token?: string } }>('OUT#');
    const tokens = mails.flatMap(({ mail }) => (mail?.token ? [mail.token] : []));
    expect(tokens.length).toBeGreaterThan(5);
    const text = JSON.stringify(rows);
    for (const secret of [PASSWORD, NEXT, 'not it', 'Canary note', 'eyJ', ...tokens]) expect(text).not.toContain(secret);
    const names = rows.flatMap(({ before, after }) => [...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
    expect(names.filter((name) => /password|token|code|secret|hash/.test(name))).toEqual([]);
  });
});
