import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Bcp, BcpRow, BcpUpdate } from '#shared/domain/bcp/bcp.ts';
import type { BcpLimits } from '#shared/domain/bcp/limits.ts';
import type { Employee } from '#shared/domain/people.ts';
import type { Job } from '#shared/queues/job.ts';
import { type CrashPoint, atEveryPoint as everyPoint } from '#tests/support/crash-at.ts';
import { type InProcess, type Request, startInProcess } from '#tests/support/in-process.ts';
import { putCustomer } from '#tests/support/in-process-people.ts';

const acme = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 };
const ana = { name: 'Ana', role: 'CEO' };

let world: InProcess;
let bcp: Parameters<InProcess['invoke']>[0];
let people: typeof bcp;
let jobs: typeof bcp;
let work: (uid: number, jobId: number) => Promise<void>;
let watch: () => Promise<unknown>;
let uid = 0;

beforeAll(async () => {
  world = await startInProcess();
  ({ handler: bcp } = (await import('#functions/api/bcp/handler.ts')) as never);
  ({ handler: people } = (await import('#functions/api/people/handler.ts')) as never);
  ({ handler: jobs } = (await import('#functions/api/jobs/handler.ts')) as never);
  ({ processJob: work } = await import('#functions/worker/handler.ts'));
  ({ handler: watch } = await import('#functions/schedules/jobs-watchdog.ts'));
});
afterAll(async () => {
  vi.useRealTimers();
  await world.stop();
});

const newCustomer = (): Promise<void> => putCustomer(++uid);

const ask = <T>(handler: typeof bcp, route: string, more: Omit<Request, 'uid' | 'route'> = {}) =>
  world.invoke<T>(handler, { uid, route, ...more });
const create = (body: unknown = acme, key?: string) => ask<Bcp>(bcp, 'POST /v1/bcp', { body, ...(key ? { key } : {}) });
const save = (id: number, body: BcpUpdate) => ask<Bcp>(bcp, 'PUT /v1/bcp/{id}', { id, body });
const read = async (id: number) => (await ask<Bcp>(bcp, 'GET /v1/bcp/{id}', { id })).body;
const list = async () => (await ask<BcpRow[]>(bcp, 'GET /v1/bcp')).body;

/** Does the same at every point at which a process may die, each time for a new customer. */
const atEveryPoint = async (once: (at: CrashPoint, label: string) => Promise<boolean>): Promise<void> => {
  const points = await everyPoint(async (at, label) => {
    await newCustomer();
    return once(at, label);
  });
  expect(points).toBeGreaterThan(3);
};

/** The list knows what the BCP knows. */
const expectConsistent = async (id: number, label: string): Promise<void> => {
  const stored = await read(id);
  const row = (await list()).find((candidate) => candidate.id === id);
  expect(row?.scores, label).toEqual(stored.scores);
  expect(row?.status, label).toBe(stored.status);
  expect((await save(id, {})).body.versions, label).toEqual(stored.versions);
};

describe('killed while', { timeout: 240_000 }, () => {
  it('creating a BCP, cut off anywhere: a retry with the key finds or makes exactly one, and the allowance counts one', async () => {
    const body = { ...acme, rpo: 'none', critical_functions: [{ name: 'Sales' }] };
    await atEveryPoint(async (at, label) => {
      const isReached = await world.killedAt(at, () => create(body, 'key'));
      const again = await create(body, 'key');
      expect(again.status, label).toBe(201);
      expect(await list(), label).toHaveLength(1);
      expect(await read(again.body.id), label).toEqual(again.body);
      expect((await ask<BcpLimits>(bcp, 'GET /v1/bcp/limits')).body.current_count, label).toBe(1);
      return isReached;
    });
  });

  const part: BcpUpdate = {
    city: 'Kent',
    rpo: 'none',
    critical_functions: [{ name: 'Baking' } as never],
    it_systems: [{ name: 'Till' } as never],
    status: 'completed',
  };

  it('saving a BCP, cut off anywhere: a retry stores everything, and the list agrees', async () => {
    await atEveryPoint(async (at, label) => {
      const { id } = (await create({ ...acme, max_downtime: '1-4 hours' })).body;
      const isReached = await world.killedAt(at, () => save(id, part));
      expect((await save(id, part)).status, label).toBe(200);
      const { status, ...content } = part;
      expect(await read(id), label).toMatchObject({ ...content, status, max_downtime: '1-4 hours' });
      await expectConsistent(id, label);
      return isReached;
    });
  });

  it('saving a BCP, cut off anywhere without a retry: each section is old or new, and opening the BCP repairs the list', async () => {
    await atEveryPoint(async (at, label) => {
      const { id } = (await create()).body;
      const isReached = await world.killedAt(at, () => save(id, part));
      await expectConsistent(id, label);
      return isReached;
    });
  });

  it('saving a BCP, cut off anywhere: saving the previous content restores it', async () => {
    await atEveryPoint(async (at, label) => {
      const { id } = (await create({ ...acme, critical_functions: [{ id: 'f', name: 'Sales' }] })).body;
      const before = await read(id);
      const isReached = await world.killedAt(at, () => save(id, { critical_functions: [{ name: 'Baking' } as never] }));
      await save(id, { critical_functions: before.critical_functions });
      expect((await read(id)).critical_functions, label).toEqual(before.critical_functions);
      await expectConsistent(id, label);
      return isReached;
    });
  });

  const team = async (id: number) => (await ask<Employee[]>(people, 'GET /v1/bcp/{id}/employees', { id })).body;
  const add = (id: number, body: unknown, key?: string) =>
    ask<Employee>(people, 'POST /v1/bcp/{id}/employees', { id, body, ...(key ? { key } : {}) });

  it('adding a team member, cut off anywhere: a retry with the key finds or makes exactly one', async () => {
    await atEveryPoint(async (at, label) => {
      const { id } = (await create()).body;
      const isReached = await world.killedAt(at, () => add(id, ana, 'member'));
      expect((await add(id, ana, 'member')).status, label).toBe(201);
      expect(await team(id), label).toHaveLength(1);
      expect((await add(id, ana)).status, label).toBe(400);
      return isReached;
    });
  });

  it('removing a team member, cut off anywhere: a retry removes it, and the name is free', async () => {
    await atEveryPoint(async (at, label) => {
      const { id } = (await create()).body;
      const member = (await add(id, ana)).body;
      const remove = () => ask(people, 'DELETE /v1/employees/{id}', { id: member.id });
      const isReached = await world.killedAt(at, remove);
      expect([204, 404], label).toContain((await remove()).status);
      expect(await team(id), label).toEqual([]);
      expect((await add(id, ana)).status, label).toBe(201);
      expect((await add(id, ana)).status, label).toBe(400);
      return isReached;
    });
  });

  it('renaming a team member, cut off anywhere: a retry renames it, frees the old name and takes the new one', async () => {
    await atEveryPoint(async (at, label) => {
      const { id } = (await create()).body;
      const member = (await add(id, ana)).body;
      const rename = () => ask<Employee>(people, 'PUT /v1/employees/{id}', { id: member.id, body: { name: 'Bo' } });
      const isReached = await world.killedAt(at, rename);
      expect((await rename()).body, label).toEqual({ ...member, name: 'Bo' });
      expect((await add(id, { ...ana, name: 'bo' })).status, label).toBe(400);
      expect((await add(id, ana)).status, label).toBe(201);
      return isReached;
    });
  });

  const analyze = (id: number) => ask<Job>(bcp, 'POST /v1/bcp/{id}/analyze', { id, key: 'analysis' });
  const job = async (id: number) => (await ask<Job>(jobs, 'GET /v1/jobs/{id}', { id })).body;
  const deliverAll = async (): Promise<void> => {
    for (const { owner, job_id } of world.messages.splice(0)) if (owner === uid) await work(owner, job_id);
  };
  /** A minute passes and the watchdog looks, as often as it takes. */
  const untilEnded = async (id: number): Promise<Job> => {
    for (let minutes = 0; minutes < 5; minutes++) {
      await deliverAll();
      const now = await job(id);
      if (now.status !== 'queued' && now.status !== 'running') return now;
      vi.setSystemTime(Date.now() + 61_000);
      await watch();
    }
    return job(id);
  };

  it('accepting a job, cut off anywhere: a retry with the key finds or makes exactly one, and it ends', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await atEveryPoint(async (at, label) => {
      const { id } = (await create({ ...acme, business_name: `Acme ${uid}` })).body;
      const isReached = await world.killedAt(at, () => analyze(id));
      const accepted = (await analyze(id)).body;
      expect((await analyze(id)).body.job_id, label).toBe(accepted.job_id);
      expect((await untilEnded(accepted.job_id)).status, label).toBe('succeeded');
      return isReached;
    });
  });

  it('running a job, cut off anywhere: another worker takes over, and its result is the one that is stored', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await atEveryPoint(async (at, label) => {
      const { id } = (await create({ ...acme, business_name: `Acme ${uid}` })).body;
      const accepted = (await analyze(id)).body;
      const isReached = await world.killedAt(at, deliverAll);
      const ended = await untilEnded(accepted.job_id);
      expect(ended, label).toMatchObject({ status: 'succeeded', result: { source: 'model' } });
      expect((await read(id)).ai_analysis, label).toMatchObject(ended.result as object);
      return isReached;
    });
  });
});

describe('transactions that meet on a row', () => {
  it('transactions that conflict on a row are retried', async () => {
    await newCustomer();
    world.conflictWith(4);
    expect((await create()).status).toBe(201);
  });

  it('transactions whose conflict does not end answer 409 and write nothing', async () => {
    await newCustomer();
    world.conflictWith(100);
    expect((await create(acme, 'key')).status).toBe(409);
    world.conflictWith(0);
    expect(await list()).toEqual([]);
    expect((await create(acme, 'key')).status).toBe(201);
    expect((await ask<BcpLimits>(bcp, 'GET /v1/bcp/limits')).body.current_count).toBe(1);
  });
});
