import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Bcp, BcpRow, DeletedBcp } from '#shared/domain/bcp/bcp.ts';
import type { BcpLimits } from '#shared/domain/bcp/limits.ts';
import type { Employee } from '#shared/domain/people.ts';
import type { Job } from '#shared/queues/job.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { type InProcess, type Request, startInProcess } from '#tests/support/in-process.ts';
import { putCustomer } from '#tests/support/in-process-people.ts';

const acme = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 };
const DAY_MS = 24 * 60 * 60 * 1000;
const LATER_MS = 90 * DAY_MS - 60_000;

let world: InProcess;
let handlers: Record<'bcp' | 'people' | 'documents' | 'exercises' | 'jobs', Parameters<InProcess['invoke']>[0]>;
let work: (uid: number, jobId: number) => Promise<void>;
let uid = 0;

beforeAll(async () => {
  world = await startInProcess();
  handlers = {
    bcp: (await import('#functions/api/bcp/handler.ts')).handler,
    people: (await import('#functions/api/people/handler.ts')).handler,
    documents: (await import('#functions/api/documents/handler.ts')).handler,
    exercises: (await import('#functions/api/exercises/handler.ts')).handler,
    jobs: (await import('#functions/api/jobs/handler.ts')).handler,
  } as never;
  ({ processJob: work } = await import('#functions/worker/handler.ts'));
});
afterAll(async () => {
  vi.useRealTimers();
  await world.stop();
});

const ask = <T>(area: keyof typeof handlers, route: string, more: Omit<Request, 'uid' | 'route'> & { as?: number } = {}) =>
  world.invoke<T>(handlers[area], { uid: more.as ?? uid, route, ...more });
const create = async (key?: string) => (await ask<Bcp>('bcp', 'POST /v1/bcp', { body: acme, ...(key ? { key } : {}) })).body;
const list = async () => (await ask<BcpRow[]>('bcp', 'GET /v1/bcp')).body.map(({ id }) => id);
const listDeleted = async () => (await ask<DeletedBcp[]>('bcp', 'GET /v1/bcp/deleted')).body;
const remove = async (id: number, as = uid) => (await ask('bcp', 'DELETE /v1/bcp/{id}', { id, as })).status;
const restore = (id: number, as = uid) => ask<BcpRow>('bcp', 'POST /v1/bcp/{id}/restore', { id, as });
const eventsOf = async (owner: number) => {
  const { listEntriesOf } = await import('#functions/data/audit-trail.ts');
  const { rows } = await listEntriesOf(owner, { limit: 50 }, new Date());
  return rows.map(({ kind, subject, after }) => `${kind} ${subject} ${after?.business_name}`);
};

/** A customer with a BCP that has a team. */
const prepare = async (): Promise<{ id: number; employee: number }> => {
  await putCustomer(++uid, 'premium');
  const { id } = await create();
  const body = { name: 'Ana', role: 'CEO' };
  return { id, employee: (await ask<Employee>('people', 'POST /v1/bcp/{id}/employees', { id, body })).body.id };
};

describe('DELETE /v1/bcp/{id}', () => {
  it('takes the BCP out of every list and call at once, and out of nobody else’s', async () => {
    const { id, employee } = await prepare();
    const { id: kept } = await create();
    expect(await remove(id)).toBe(204);
    expect(await list()).toEqual([kept]);
    const save = { body: { mission: 'x' } };
    const calls: [keyof typeof handlers, string, object][] = [
      ['bcp', 'GET /v1/bcp/{id}', {}],
      ['bcp', 'PUT /v1/bcp/{id}', save],
      ['bcp', 'PUT /v1/bcp/{id}', { body: { status: 'completed' } }],
      ['bcp', 'PUT /v1/bcp/{id}/template', { body: { template_type: 'standard' } }],
      ['bcp', 'GET /v1/bcp/{id}/preview', {}],
      ['bcp', 'GET /v1/bcp/{id}/iso27001', {}],
      ['bcp', 'POST /v1/bcp/{id}/analyze', {}],
      ['people', 'GET /v1/bcp/{id}/employees', {}],
      ['people', 'GET /v1/bcp/{id}/service-providers', {}],
      ['people', 'POST /v1/bcp/{id}/employees', { body: { name: 'Bo', role: 'Baker' } }],
      ['documents', 'POST /v1/bcp/{id}/documents', { body: { template_type: 'standard', format: 'pdf' } }],
    ];
    for (const [area, route, more] of calls) expect((await ask(area, route, { id, ...more })).status, route).toBe(404);
    const person = { id: employee, body: { name: 'Ana', role: 'Baker' } };
    expect((await ask('people', 'PUT /v1/employees/{id}', person)).status).toBe(404);
    expect((await ask('people', 'DELETE /v1/employees/{id}', { id: employee })).status).toBe(404);
    const exercise = { bcp_id: id, exercise_name: 'Fire', exercise_type: 'fire', scenario_description: 'Smoke' };
    expect((await ask('exercises', 'POST /v1/tabletop-exercises', { body: exercise })).status).toBe(404);
  });

  it('answers 404 to others and for a BCP that never was, and 204 when it is repeated', async () => {
    const { id } = await prepare();
    await putCustomer(++uid, 'premium');
    expect([await remove(id), await remove(999_999), (await restore(id)).status]).toEqual([404, 404, 404]);
    uid -= 1;
    expect(await list()).toEqual([id]);
    expect([await remove(id), await remove(id)]).toEqual([204, 204]);
    expect(await eventsOf(uid)).toEqual([`bcp_deleted bcp ${id} Acme`]);
    uid += 1;
    expect((await restore(id)).status).toBe(404);
    expect(await listDeleted()).toEqual([]);
  });

  it('gives nothing back of the yearly allowance', async () => {
    const { id } = await prepare();
    const left = async () => (await ask<BcpLimits>('bcp', 'GET /v1/bcp/limits')).body.remaining;
    const before = await left();
    await remove(id);
    expect(await left()).toBe(before);
  });

  it('is not undone by a repeated creation', async () => {
    await putCustomer(++uid, 'premium');
    const { id } = await create('key-1');
    await remove(id);
    const again = await ask('bcp', 'POST /v1/bcp', { body: acme, key: 'key-1' });
    expect([again.status, await list()]).toEqual([404, []]);
  });

  it('stops a save that has read the BCP before', async () => {
    const { id } = await prepare();
    const body = { critical_functions: [{ id: 'f', name: 'Sales' }] };
    const [saved] = await Promise.all([ask('bcp', 'PUT /v1/bcp/{id}', { id, body }), remove(id)]);
    expect([200, 404]).toContain(saved.status);
    expect(await list()).toEqual([]);
    expect((await restore(id)).status).toBe(200);
    expect((await ask('bcp', 'PUT /v1/bcp/{id}', { id, body })).status).toBe(200);
  });

  it('ends an AI job and a document job that are under way without an error or a new BCP', async () => {
    const { id } = await prepare();
    const accepted = [
      await ask<Job>('bcp', 'POST /v1/bcp/{id}/analyze', { id }),
      await ask<Job>('documents', 'POST /v1/bcp/{id}/documents', { id, body: { template_type: 'standard', format: 'pdf' } }),
    ];
    expect(accepted.map(({ status }) => status)).toEqual([202, 202]);
    await remove(id);
    const ended: string[] = [];
    for (const { body } of accepted) {
      await work(uid, body.job_id);
      const job = await ask<Job>('jobs', 'GET /v1/jobs/{id}', { id: body.job_id });
      ended.push(`${job.status} ${job.body.status}`);
    }
    expect(ended).toEqual(['200 succeeded', '200 failed']);
    expect(await list()).toEqual([]);
  });
});

describe('POST /v1/bcp/{id}/restore', () => {
  it('brings the BCP back as it was, with its team, and answers the same when it is repeated', async () => {
    const { id, employee } = await prepare();
    const before = (await ask<BcpRow[]>('bcp', 'GET /v1/bcp')).body;
    await remove(id);
    expect(await listDeleted()).toMatchObject([{ id, business_name: 'Acme' }]);
    for (let times = 1; times <= 2; times++) expect((await restore(id)).body).toEqual(before[0]);
    expect(await listDeleted()).toEqual([]);
    const team = await ask<Employee[]>('people', 'GET /v1/bcp/{id}/employees', { id });
    expect(team.body.map((member) => member.id)).toEqual([employee]);
    expect(await eventsOf(uid)).toEqual([`bcp_restored bcp ${id} Acme`, `bcp_deleted bcp ${id} Acme`]);
  });

  it('is possible until 90 days after the deletion', async () => {
    const { id } = await prepare();
    await remove(id);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LATER_MS });
    expect(await listDeleted()).toHaveLength(1);
    vi.setSystemTime(Date.now() + 60_000);
    expect(await listDeleted()).toEqual([]);
    expect((await restore(id)).status).toBe(404);
    vi.useRealTimers();
    expect((await restore(id)).status).toBe(200);
  });
});

describe('cut off anywhere', () => {
  it('a deletion and a restoration come to the same end when they are repeated', async () => {
    await atEveryPoint(async (at, label) => {
      const { id } = await prepare();
      const isRemoveReached = await world.killedAt(at, () => remove(id));
      expect(await remove(id), label).toBe(204);
      expect(await list(), label).toEqual([]);
      const isRestoreReached = await world.killedAt(at, () => restore(id));
      expect((await restore(id)).status, label).toBe(200);
      expect(await list(), label).toEqual([id]);
      expect(await eventsOf(uid), label).toHaveLength(2);
      return isRemoveReached || isRestoreReached;
    });
  });
});
