import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Bcp, BcpRow, DeletedBcp } from '#shared/domain/bcp/bcp.ts';
import type { BcpLimits } from '#shared/domain/bcp/limits.ts';
import type { BcpReadiness } from '#shared/domain/bcp/next-steps.ts';
import type { Employee, ServiceProvider } from '#shared/domain/people.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { type InProcess, type Request, startInProcess } from '#tests/support/in-process.ts';
import { putCustomer } from '#tests/support/in-process-people.ts';

const acme = {
  ...{ business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5, activity: 'Bread' },
  critical_functions: [{ id: 'f', name: 'Baking' }],
};
let world: InProcess;
let handlers: Record<'bcp' | 'people', Parameters<InProcess['invoke']>[0]>;
let purge: () => Promise<unknown>;
let uid = 0;

beforeAll(async () => {
  world = await startInProcess();
  handlers = {
    bcp: (await import('#functions/api/bcp/handler.ts')).handler,
    people: (await import('#functions/api/people/handler.ts')).handler,
  } as never;
  purge = (await import('#functions/schedules/purge.ts')).handler as never;
});
afterAll(async () => {
  vi.useRealTimers();
  await world.stop();
});

const ask = <T>(area: keyof typeof handlers, route: string, more: Omit<Request, 'uid' | 'route'> & { as?: number } = {}) =>
  world.invoke<T>(handlers[area], { uid: more.as ?? uid, route, ...more });
const duplicate = (id: number, key?: string) =>
  ask<BcpRow>('bcp', 'POST /v1/bcp/{id}/duplicate', { id, ...(key ? { key } : {}) });
const list = async () => (await ask<BcpRow[]>('bcp', 'GET /v1/bcp')).body;
const team = async (id: number) => (await ask<Employee[]>('people', 'GET /v1/bcp/{id}/employees', { id })).body;
const firms = async (id: number) => (await ask<ServiceProvider[]>('people', 'GET /v1/bcp/{id}/service-providers', { id })).body;
const read = async (id: number) => (await ask<Bcp>('bcp', 'GET /v1/bcp/{id}', { id })).body;
const addEmployee = (id: number, name: string) =>
  ask<Employee>('people', 'POST /v1/bcp/{id}/employees', { id, body: { name, role: 'CEO' } });

const prepare = async (tier: 'essential' | 'premium' = 'premium'): Promise<number> => {
  await putCustomer(++uid, tier);
  const { id } = (await ask<Bcp>('bcp', 'POST /v1/bcp', { body: acme })).body;
  await addEmployee(id, 'Ana');
  await addEmployee(id, 'Bo');
  await ask('people', 'POST /v1/bcp/{id}/service-providers', { id, body: { name: 'Law firm', provider_type: 'Legal' } });
  return id;
};

describe('POST /v1/bcp/{id}/duplicate', () => {
  it('copies content, team and providers into a draft of its own, and counts against the allowance', async () => {
    const id = await prepare();
    await ask('bcp', 'PUT /v1/bcp/{id}', { id, body: { status: 'completed' } });
    await ask('bcp', 'PUT /v1/bcp/{id}/template', { id, body: { template_type: 'executive' } });
    const { status, body: copy } = await duplicate(id);
    expect([status, copy.business_name, copy.status, copy.template_type]).toEqual([201, 'Copy of Acme', 'draft', 'executive']);
    expect(copy.issue_number).toBeUndefined();
    expect((await list()).find((row) => row.id === copy.id)).toEqual(copy);
    const [source, made] = [await read(id), await read(copy.id)];
    expect(made.critical_functions).toEqual(source.critical_functions);
    expect(made.activity).toBe('Bread');
    expect((await team(copy.id)).map(({ name }) => name)).toEqual((await team(id)).map(({ name }) => name));
    expect(await firms(copy.id)).toMatchObject([{ name: 'Law firm', bcp_id: copy.id }]);
    expect((await ask<BcpLimits>('bcp', 'GET /v1/bcp/limits')).body.remaining).toBe(1);
  });

  it('makes a team that is edited apart from the first, without duplicates', async () => {
    const id = await prepare();
    const { body: copy } = await duplicate(id);
    expect((await addEmployee(copy.id, 'ana')).status).toBe(400);
    const added = await addEmployee(copy.id, 'Cy');
    expect([added.status, (await team(copy.id)).length, (await team(id)).length]).toEqual([201, 3, 2]);
    const ids = (await team(copy.id)).map((person) => person.id);
    expect(new Set(ids).size).toBe(3);
    await ask('people', 'DELETE /v1/employees/{id}', { id: ids[0]! });
    expect((await team(id)).length).toBe(2);
  });

  describe('of a BCP whose team is larger than a transaction', () => {
    const SIZE = 60;
    const prepareLarge = async (tier?: 'essential') => {
      const id = await prepare(tier);
      const { employees } = await import('#functions/data/people.ts');
      const { tryTransact } = await import('#functions/data/transact.ts');
      const [ana] = await team(id);
      const people = Array.from({ length: SIZE }, (_, n) => ({ ...ana!, name: `Person ${n}` }));
      const { puts } = employees.copy(uid, id, people);
      for (let at = 0; at < puts.length; at += 100) await tryTransact(puts.slice(at, at + 100));
      return id;
    };
    const listDeleted = async () => (await ask<DeletedBcp[]>('bcp', 'GET /v1/bcp/deleted')).body;
    /** Of every BCP but one. */
    const rowsApartFrom = async (id: number): Promise<string[]> => {
      const { queryAll, table } = await import('#functions/data/table.ts');
      const { prefixes } = await import('#functions/data/keys.ts');
      const rows = await queryAll({
        TableName: table('core'),
        KeyConditionExpression: '#owner = :owner',
        ExpressionAttributeNames: { '#owner': 'owner' },
        ExpressionAttributeValues: { ':owner': prefixes.user(uid) },
      });
      const items = rows.map(({ item }) => String(item));
      return items.filter((item) => /^(BCP|EMP|PRV|UQE|UQP|PLAN)#/.test(item) && !item.includes(String(id).padStart(16, '0')));
    };
    const listPurged = async (): Promise<string[]> => {
      const { listEntriesOf } = await import('#functions/data/audit-trail.ts');
      const { rows } = await listEntriesOf(uid, { limit: 50 }, new Date(Date.now() + 2 * 60 * 60_000));
      return rows.map(({ kind }) => kind).filter((kind) => kind === 'business_data_purged');
    };
    const purgeAfter = async (minutes: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
      await purge();
      vi.useRealTimers();
    };

    it('copies all of it, which no purge touches', async () => {
      const id = await prepareLarge();
      const { body: copy } = await duplicate(id);
      expect(await team(copy.id)).toHaveLength(SIZE);
      expect((await addEmployee(copy.id, 'Person 59')).status).toBe(400);
      await purgeAfter(24 * 60);
      expect((await list()).map((row) => row.id)).toEqual([copy.id, id]);
      expect(await team(copy.id)).toHaveLength(SIZE);
      expect(await listDeleted()).toEqual([]);
    });

    it('writes nothing when the allowance is used up', async () => {
      const id = await prepareLarge('essential');
      expect((await duplicate(id)).status).toBe(403);
      expect(await rowsApartFrom(id)).toEqual([]);
    });

    it('cut off anywhere and never repeated, makes the whole copy or leaves nothing that the purge does not delete', async () => {
      const outcomes = new Set<number>();
      await atEveryPoint(async (at, label) => {
        const id = await prepareLarge();
        const isReached = await world.killedAt(at, () => duplicate(id));
        expect(await listDeleted(), label).toEqual([]);
        const copies = (await list()).filter((row) => row.id !== id);
        outcomes.add(copies.length);
        if (copies.length === 1) expect(await team(copies[0]!.id), label).toHaveLength(SIZE);
        else {
          const staged = (await rowsApartFrom(id)).find((item) => item.startsWith('BCP#'));
          if (staged)
            expect((await ask('bcp', 'POST /v1/bcp/{id}/restore', { id: Number(staged.slice(4)) })).status, label).toBe(404);
          await purgeAfter(61);
          expect(await rowsApartFrom(id), label).toEqual([]);
          expect(await listPurged(), label).toEqual([]);
        }
        return isReached;
      });
      expect([...outcomes].sort()).toEqual([0, 1]);
    });

    it('cut off anywhere and repeated with its key, makes one copy with its team', async () => {
      await atEveryPoint(async (at, label) => {
        const id = await prepareLarge();
        const isReached = await world.killedAt(at, () => duplicate(id, 'key'));
        const { status, body } = await duplicate(id, 'key');
        expect(status, label).toBe(201);
        await purgeAfter(61);
        expect(
          (await list()).map((row) => row.id),
          label,
        ).toEqual([body.id, id]);
        expect(await team(body.id), label).toHaveLength(SIZE);
        return isReached;
      });
    });

    it('that the purge has begun to clear away, is refused instead of standing on what is left', async () => {
      const id = await prepareLarge();
      const { bcpPuts, stagedBcpPut } = await import('#functions/data/bcps.ts');
      const { tryTransact } = await import('#functions/data/transact.ts');
      const { claimBcpPurge } = await import('#functions/data/deletions.ts');
      const { emptyContent } = await import('#shared/domain/bcp/empty-content.ts');
      const copy = {
        id: id + 500_000,
        content: { ...emptyContent, business_name: 'Copy' },
        written: [],
        status: 'draft',
      } as const;
      const at = new Date();
      expect(await tryTransact([stagedBcpPut(uid, copy, at)])).toBe(true);
      const later = new Date(at.getTime() + 60 * 60_000);
      expect(await claimBcpPurge(uid, copy.id, new Date(later.getTime() - 1))).toBe(false);
      expect(await claimBcpPurge(uid, copy.id, later)).toBe(true);
      expect(await tryTransact(bcpPuts(uid, { ...copy, isStaged: true }, at))).toBe(false);
    });
  });

  it('answers 403 when the allowance is used up, and 404 for the BCP of another customer or a deleted one', async () => {
    const id = await prepare('essential');
    expect((await duplicate(id)).status).toBe(403);
    expect(await list()).toHaveLength(1);
    const other = await prepare();
    expect((await duplicate(id)).status).toBe(404);
    await ask('bcp', 'DELETE /v1/bcp/{id}', { id: other });
    expect((await duplicate(other)).status).toBe(404);
  });

  it('repeats its answer for the same key after the source was deleted', async () => {
    const id = await prepare();
    const first = await duplicate(id, 'again');
    await ask('bcp', 'DELETE /v1/bcp/{id}', { id });
    expect(await duplicate(id, 'again')).toMatchObject({ status: 201, body: { id: first.body.id } });
    expect(await list()).toHaveLength(1);
  });

  it('cut off anywhere and repeated with its key, makes one copy with its team', async () => {
    await atEveryPoint(async (at, label) => {
      const id = await prepare();
      const isReached = await world.killedAt(at, () => duplicate(id, 'key'));
      const { status, body } = await duplicate(id, 'key');
      expect(status, label).toBe(201);
      expect(await list(), label).toHaveLength(2);
      expect(await team(body.id), label).toHaveLength(2);
      return isReached;
    });
  });
});

describe('POST /v1/bcp/{id}/archive', () => {
  const archive = (id: number) => ask<BcpRow>('bcp', 'POST /v1/bcp/{id}/archive', { id });
  const unarchive = (id: number) => ask<BcpRow>('bcp', 'POST /v1/bcp/{id}/unarchive', { id });

  it('marks the BCP, takes it out of what is to do, and keeps everything in it', async () => {
    const id = await prepare();
    const readiness = async () => (await ask<BcpReadiness[]>('bcp', 'GET /v1/bcp/readiness')).body;
    expect(await readiness()).toHaveLength(1);
    const before = await list();
    expect((await archive(id)).body.archived_at).toEqual(expect.any(String));
    expect((await list())[0]).toMatchObject({ id, archived_at: expect.any(String) });
    expect((await read(id)).archived_at).toEqual(expect.any(String));
    expect(await readiness()).toEqual([]);
    expect((await ask<BcpLimits>('bcp', 'GET /v1/bcp/limits')).body.remaining).toBe(2);
    expect((await ask('bcp', 'PUT /v1/bcp/{id}', { id, body: { activity: 'x' } })).status).toBe(200);
    await archive(id);
    for (let times = 1; times <= 2; times++) expect((await unarchive(id)).status).toBe(200);
    expect(await readiness()).toHaveLength(1);
    expect((await list())[0]!.created_at).toBe(before[0]!.created_at);
  });

  it('answers 404 for the BCP of another customer and a deleted one', async () => {
    const id = await prepare();
    await putCustomer(++uid, 'premium');
    expect([(await archive(id)).status, (await unarchive(id)).status]).toEqual([404, 404]);
    uid -= 1;
    await ask('bcp', 'DELETE /v1/bcp/{id}', { id });
    expect([(await archive(id)).status, (await unarchive(id)).status]).toEqual([404, 404]);
  });
});
