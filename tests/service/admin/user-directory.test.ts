/** The list of accounts for staff: order, pages, filters, search, and what they cost. */
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import type { AdminUser, DirectoryEntry } from '#shared/domain/admin-user.ts';
import { type InProcess, startInProcess } from '#tests/support/in-process.ts';
import { putCustomer, putStaff } from '#tests/support/in-process-people.ts';

const STAFF = 1;
const CUSTOMER = 2;
const FIRST = 100;

interface Page {
  users: DirectoryEntry[];
  total: number;
  total_pages: number;
}

let world: InProcess;
let admin: Parameters<InProcess['invoke']>[0];
let units = 0;

beforeAll(async () => {
  world = await startInProcess();
  ({ handler: admin } = (await import('#functions/api/admin-users/handler.ts')) as never);
  const { db } = await import('#functions/data/table.ts');
  type Reply = { output: { ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[] } };
  const count = (next: (args: { input: object }) => Promise<Reply>) => async (args: { input: object }) => {
    const reply = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } });
    for (const { CapacityUnits = 0 } of [reply.output.ConsumedCapacity ?? []].flat()) units += CapacityUnits;
    return reply;
  };
  db.middlewareStack.add(count as never, { step: 'initialize', priority: 'high', name: 'units' });
  await putStaff(STAFF);
  await putCustomer(CUSTOMER);
  await putAccounts(0, 25);
});
afterAll(() => world.stop());

const createdAt = (n: number): string => new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();
const account = (n: number) => ({
  ...keys.profile(FIRST + n),
  ...{ id: FIRST + n, email: `person${n}@harbor.example`, full_name: n % 2 === 0 ? `Ana Ruiz ${n}` : null },
  ...{ role: n % 5 === 0 ? 'admin' : 'user', is_superuser: false, is_active: n % 4 !== 0, is_verified: true },
  ...{ created_at: createdAt(n), updated_at: createdAt(n), last_login: null, notes: 'Called on Monday' },
  ...{ directory: 'user', directory_email: `person${n}@harbor.example` },
});
const putAccounts = async (from: number, to: number): Promise<void> => {
  const { db } = await import('#functions/data/table.ts');
  const { countUser } = await import('#functions/data/user-counters.ts');
  for (let n = from; n < to; n += 25) {
    const some = Array.from({ length: Math.min(25, to - n) }, (_, at) => account(n + at));
    await db.send(new BatchWriteCommand({ RequestItems: { core: some.map((Item) => ({ PutRequest: { Item } })) } }));
    if (to <= 25) for (const { id } of some) await countUser(id);
  }
};

const list = async (query: Record<string, string> = {}, uid = STAFF) =>
  world.invoke<Page & { detail?: string }>(admin, { uid, route: 'GET /v1/admin/users', query });
const ids = async (query: Record<string, string>): Promise<number[]> =>
  (await list(query)).body.users.map(({ id }) => id - FIRST);
const cost = async (work: () => Promise<unknown>): Promise<number> => {
  units = 0;
  await work();
  return units;
};

describe('GET /v1/admin/users', () => {
  it('GET /v1/admin/users answers ten accounts a page, newest first, and their total from the counters', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 25, total_pages: 3 });
    expect(body.users.map(({ id }) => id - FIRST)).toEqual([24, 23, 22, 21, 20, 19, 18, 17, 16, 15]);
    expect(await ids({ page: '3' })).toEqual([4, 3, 2, 1, 0]);
    expect(await ids({ page: '4' })).toEqual([]);
    expect(await ids({ page: '2', per_page: '7' })).toEqual([17, 16, 15, 14, 13, 12, 11]);
  });

  it('GET /v1/admin/users answers rows with exactly the fields of a row', async () => {
    const [row] = (await list()).body.users;
    expect(row).toEqual({
      id: FIRST + 24,
      email: 'person24@harbor.example',
      full_name: 'Ana Ruiz 24',
      role: 'user',
      is_superuser: false,
      is_iso_auditor: false,
      is_active: false,
      created_at: createdAt(24),
      last_login: null,
      locked_until: null,
      is_deletion_requested: false,
    });
  });

  it('GET /v1/admin/users filters by role and state and counts what is found', async () => {
    expect(await ids({ role: 'admin' })).toEqual([20, 15, 10, 5, 0]);
    expect(await ids({ role: 'admin', is_active: 'true' })).toEqual([15, 10, 5]);
    expect(await ids({ role: 'super_admin' })).toEqual([]);
    expect((await list({ is_active: 'false', per_page: '2', page: '2' })).body).toMatchObject({ total: 7, total_pages: 4 });
    expect(await ids({ is_active: 'false', per_page: '2', page: '2' })).toEqual([16, 12]);
  });

  it('GET /v1/admin/users searches names and addresses, whatever their case', async () => {
    expect(await ids({ search: 'ana ruiz 1' })).toEqual([18, 16, 14, 12, 10]);
    expect(await ids({ search: 'PERSON23' })).toEqual([23]);
    expect((await list({ search: 'harbor' })).body.total).toBe(25);
    expect(await ids({ search: 'nobody' })).toEqual([]);
  });

  it('GET /v1/admin/users finds an address by its beginning, newest first, with and without filters', async () => {
    expect(await ids({ search: 'Person20@harbor' })).toEqual([20]);
    expect(await ids({ search: 'person20@', role: 'admin' })).toEqual([20]);
    expect(await ids({ search: 'person20@', role: 'user' })).toEqual([]);
    expect(await ids({ search: 'erson20@' })).toEqual([]);
  });

  it('GET /v1/admin/users answers 403 for a customer and 422 for a page that cannot be', async () => {
    expect(await list({}, CUSTOMER)).toMatchObject({ status: 403, body: { detail: 'Admin privileges required' } });
    expect((await list({ page: '0' })).status).toBe(422);
  });
});

describe('GET /v1/admin/users/{id}', () => {
  const get = (id: number, uid = STAFF) => world.invoke<AdminUser>(admin, { uid, route: 'GET /v1/admin/users/{id}', id });

  it('GET /v1/admin/users/{id} answers every field of an account', async () => {
    expect((await get(FIRST + 1)).body).toEqual({
      ...{ id: FIRST + 1, email: 'person1@harbor.example', full_name: null, role: 'user' },
      ...{ is_superuser: false, is_iso_auditor: false, is_active: true, is_verified: true },
      ...{ created_at: createdAt(1), updated_at: createdAt(1), last_login: null },
      ...{ locked_until: null, login_attempts: 0, mail_problem: null, notes: 'Called on Monday' },
      ...{ second_factor_at: null, deletion: null, is_deletion_requested: false },
    });
  });

  it('GET /v1/admin/users/{id} answers 404 for an unknown account, and 403 for a customer', async () => {
    expect((await get(999_999)).status).toBe(404);
    expect((await get(FIRST + 1, CUSTOMER)).status).toBe(403);
  });

  it('notes of staff are not in what the account itself may read', async () => {
    const { handler } = (await import('#functions/api/users/handler.ts')) as never as { handler: typeof admin };
    const { body } = await world.invoke<object>(handler, { uid: FIRST + 1, route: 'GET /v1/users/me' });
    expect(body).toMatchObject({ id: FIRST + 1 });
    expect(JSON.stringify(body)).not.toContain('Monday');
  });
});

describe('what the admin lists cost', () => {
  const stats = () => world.invoke(admin, { uid: STAFF, route: 'GET /v1/admin/stats' });

  it('page 1 and the stats cost the same at 25 and at 1,000 accounts; a search grows by 0.027 units an account', async () => {
    const before = { page: await cost(() => list()), stats: await cost(stats) };
    await putAccounts(25, 1_000);
    expect(before.page).toBeLessThanOrEqual(2);
    expect(before.stats).toBeLessThanOrEqual(2.5);
    expect({ page: await cost(() => list()), stats: await cost(stats) }).toEqual(before);
    expect(await cost(() => list({ search: 'nobody' }))).toBeLessThanOrEqual(1 + 0.027 * 1_000);
    expect(await cost(() => list({ search: 'person77@' }))).toBeLessThanOrEqual(6.5);
    expect(await ids({ page: '1' })).toEqual([999, 998, 997, 996, 995, 994, 993, 992, 991, 990]);
    expect((await list({ search: 'ana ruiz', per_page: '1' })).body.total).toBe(500);
  });
});
