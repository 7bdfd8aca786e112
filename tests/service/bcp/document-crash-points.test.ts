/**
 * Documents as files, killed between any two calls: when one is asked for, and while a worker writes it. Whatever
 * happens, its job ends once, one file lies in the store, and asking again finds it.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import type { DocumentFormat } from '#shared/domain/bcp/document-file.ts';
import type { Tier } from '#shared/domain/tier.ts';
import type { DocumentLink, Job } from '#shared/queues/job.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { newExercise } from '#tests/support/exercises.ts';
import { startFileStore } from '#tests/support/file-store.ts';
import { type InProcess, startInProcess } from '#tests/support/in-process.ts';
import { putAuditor, putCustomer } from '#tests/support/in-process-people.ts';
import { unzip } from '#tests/support/zip.ts';

const LEASE_SECONDS = 60;
const acme = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 };

let world: InProcess;
let store: Awaited<ReturnType<typeof startFileStore>>;
let files: typeof store.files;
let bcp: Parameters<InProcess['invoke']>[0];
let documents: typeof bcp;
let exercises: typeof bcp;
let jobs: typeof bcp;
let work: (uid: number, jobId: number) => Promise<void>;
let watch: () => Promise<{ queued: number; expired: number }>;
let uid = 900;
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/** A new customer with a subscription, and a BCP. */
const createBcp = async (tier?: Tier): Promise<number> => {
  uid += 1;
  await putCustomer(uid, tier);
  return (await world.invoke<Bcp>(bcp, { uid, route: 'POST /v1/bcp', body: acme })).body.id;
};

const ask = (id: number, format: DocumentFormat, key = 'once') =>
  world.invoke<Job>(documents, {
    ...{ uid, route: 'POST /v1/bcp/{id}/documents', id, key },
    body: { format, template_type: 'quick' },
  });
const askForRecoveryPlan = (id: number, format: DocumentFormat, key = 'once') =>
  world.invoke<Job>(documents, { ...{ uid, route: 'POST /v1/bcp/{id}/iso27001/documents', id, key }, body: { format } });
const requests = [
  ['a document', ask, 'bcp_Acme_quick'],
  ['a disaster recovery plan', askForRecoveryPlan, 'iso27001_Acme_disaster_recovery_plan'],
] as const;
const look = async (id: number) =>
  (await world.invoke<Job & { result?: DocumentLink }>(jobs, { uid, route: 'GET /v1/jobs/{id}', id })).body;
const deliverAll = async (): Promise<void> => {
  for (const { owner, job_id } of world.messages.splice(0)) await work(owner, job_id);
};
/** Lets other workers and the watchdog do what they do, until the job has ended. */
const untilEnded = async (id: number) => {
  for (let round = 0; round < 8; round++) {
    await deliverAll();
    const job = await look(id);
    if (job.status !== 'queued' && job.status !== 'running') return job;
    pass(LEASE_SECONDS + 1);
    await watch();
  }
  return look(id);
};
const ownFiles = () => [...files].filter(([key]) => key.startsWith(`users/${uid}/`));

beforeAll(async () => {
  world = await startInProcess();
  store = await startFileStore(world);
  files = store.files;
  ({ handler: bcp } = (await import('#functions/api/bcp/handler.ts')) as never);
  ({ handler: documents } = (await import('#functions/api/documents/handler.ts')) as never);
  ({ handler: exercises } = (await import('#functions/api/exercises/handler.ts')) as never);
  ({ handler: jobs } = (await import('#functions/api/jobs/handler.ts')) as never);
  ({ processJob: work } = await import('#functions/worker/handler.ts'));
  ({ handler: watch } = await import('#functions/schedules/jobs-watchdog.ts'));
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(async () => {
  store.stop();
  await world.stop();
});

/** One end, one file, and the same answer to later reads and deliveries. */
const expectOneFile = async (
  jobId: number,
  format: DocumentFormat,
  label: string,
  name: string = 'bcp_Acme_quick',
): Promise<void> => {
  const ended = await untilEnded(jobId);
  expect(ended, label).toMatchObject({ status: 'succeeded', result: { filename: `${name}.${format}` } });
  expect(
    ownFiles().map(([key]) => key),
    label,
  ).toEqual([`users/${uid}/${jobId}.${format}`]);
  const [, file] = ownFiles()[0]!;
  expect(file.bytes.subarray(0, 2).toString(), label).toBe(format === 'pdf' ? '%P' : 'PK');
  expect(new URL(ended.result!.url).pathname, label).toBe(`/documents/users/${uid}/${jobId}.${format}`);
  const writes = file.writes;
  await work(uid, jobId);
  expect(await watch(), label).toEqual({ queued: 0, expired: 0 });
  expect((await look(jobId)).status, label).toBe('succeeded');
  expect(ownFiles()[0]![1].writes, label).toBe(writes);
};

describe('a document', { timeout: 240_000 }, () => {
  it.each(requests)(
    'requesting %s, cut off anywhere: a retry finds or makes one job, which writes one file',
    async (_, request, name) => {
      const points = await atEveryPoint(async (at, label) => {
        const id = await createBcp('premium');
        const isReached = await world.killedAt(at, () => request(id, 'docx'));
        const accepted = (await request(id, 'docx')).body;
        expect((await request(id, 'docx')).body.job_id, label).toBe(accepted.job_id);
        await expectOneFile(accepted.job_id, 'docx', label, name);
        return isReached;
      });
      expect(points).toBeGreaterThan(3);
    },
  );

  it('a document whose worker is killed at any point is written by another worker, over the same file', async () => {
    const points = await atEveryPoint(async (at, label) => {
      const id = await createBcp();
      const { job_id } = (await ask(id, 'pdf')).body;
      const isReached = await world.killedAt(at, deliverAll);
      await expectOneFile(job_id, 'pdf', label);
      return isReached;
    });
    expect(points).toBeGreaterThanOrEqual(10);
  });

  it('a document that kills every worker fails within its deadline with an error, and can be requested again', async () => {
    const id = await createBcp();
    const { job_id, deadline_at } = (await ask(id, 'docx')).body;
    for (let death = 0; death < 3; death++) {
      // The first calls take the job; the BCP is never read.
      await world.killedAt({ call: 5, when: 'before' }, deliverAll);
      pass(LEASE_SECONDS + 1);
      await watch();
    }
    const ended = await untilEnded(job_id);
    expect(ended).toMatchObject({ status: 'failed', detail: expect.stringMatching(/try again/i) });
    expect(Date.now()).toBeLessThan(Date.parse(deadline_at));
    expect(ownFiles()).toEqual([]);
    const again = (await ask(id, 'docx', 'twice')).body;
    await expectOneFile(again.job_id, 'docx', 'asked again');
  });
});

describe('a document of an exercise', () => {
  it('a Word file of an exercise has names for its owner and roles for an auditor, and is named after the exercise', async () => {
    const id = await createBcp();
    await putCustomer(uid, 'premium');
    const owner = uid;
    const exercise = await world.invoke<{ id: number }>(exercises, {
      ...{ uid, route: 'POST /v1/tabletop-exercises' },
      body: newExercise(id),
    });
    const write = async (caller: number): Promise<string> => {
      uid = caller;
      const { body, status } = await world.invoke<Job>(exercises, {
        ...{ uid, route: 'POST /v1/tabletop-exercises/{id}/documents', id: exercise.body.id },
        body: { kind: 'situation_manual', format: 'docx' },
      });
      expect(status).toBe(202);
      const ended = await untilEnded(body.job_id);
      expect(ended).toMatchObject({ status: 'succeeded', result: { filename: 'exercise_Oven_fire_situation_manual.docx' } });
      return unzip(files.get(`users/${uid}/${body.job_id}.docx`)!.bytes).get('word/document.xml')!;
    };
    await putAuditor(owner + 1);
    expect(await write(owner)).toContain('Ana Ruiz');
    const forAuditor = await write(owner + 1);
    expect(forAuditor).toContain('CEO');
    expect(forAuditor).not.toContain('Ana Ruiz');
  });
});
