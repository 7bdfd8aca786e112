import type { Handler } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobEnd, JobRow } from '#functions/data/jobs.ts';
import { type InProcess, startInProcess } from '#tests/support/in-process.ts';

const UID = 1;
const SECOND = 1000;

let world: InProcess;
let jobs: typeof import('#functions/data/jobs.ts');
let changes: typeof import('#functions/data/jobs.ts');
let sections: typeof import('#functions/data/bcp-sections.ts');
let transact: typeof import('#functions/data/transact.ts').transact;
let now: Date;
let waiting: JobRow;

beforeAll(async () => {
  world = await startInProcess();
  jobs = await import('#functions/data/jobs.ts');
  changes = await import('#functions/data/jobs.ts');
  sections = await import('#functions/data/bcp-sections.ts');
  ({ transact } = await import('#functions/data/transact.ts'));
});
afterAll(() => world.stop());
beforeEach(async () => {
  now = new Date();
  waiting = jobs.createJob('analyze', 'hash', now);
  await transact({ job: jobs.jobPut(UID, waiting) });
});

const later = (seconds: number): Date => new Date(now.getTime() + seconds * SECOND);
const analysisOf = (text: string) => ({
  risks: [text],
  impacts: [],
  mitigations: [],
  recovery_priorities: [],
  missing_info: [],
  industry_insights: [],
  compliance_notes: [],
  source: 'model' as const,
});
const endWith = (text: string): JobEnd => ({
  status: 'succeeded',
  result: analysisOf(text),
  also: [sections.analysisPut(UID, 5, { ...analysisOf(text), created_at: now.toISOString() })],
});
const stored = async () => (await sections.readSections(UID, 5, true)).analysis?.risks;

describe('a waiting job', () => {
  it('a waiting job is claimed by one of many workers', async () => {
    const taken = await Promise.all(Array.from({ length: 10 }, () => changes.claimJob(UID, waiting, now)));
    expect(taken.filter((job) => job !== null)).toHaveLength(1);
  });
});

describe('a job whose worker fell silent', () => {
  it('a job of a silent worker is taken over once its lease has expired, not before', async () => {
    const first = (await changes.claimJob(UID, waiting, now))!;
    expect(await changes.claimJob(UID, first, later(changes.LEASE_SECONDS - 1))).toBeNull();
    expect((await changes.claimJob(UID, first, later(changes.LEASE_SECONDS)))?.attempt).toBe(2);
  });

  it('a job stays with its worker while heartbeats arrive', async () => {
    const first = (await changes.claimJob(UID, waiting, now))!;
    expect(await changes.renewJob(UID, first, { phase: 'thinking', percent: 30 }, later(50))).toBe(true);
    expect(await changes.claimJob(UID, first, later(changes.LEASE_SECONDS + 1))).toBeNull();
  });

  it('a worker cannot end a job that was taken over, and nothing of its result is stored', async () => {
    const first = (await changes.claimJob(UID, waiting, now))!;
    const second = (await changes.claimJob(UID, first, later(61)))!;
    expect(await changes.endJob(UID, first, endWith('late'))).toBe(false);
    expect(await changes.renewJob(UID, first, { phase: 'thinking', percent: 30 }, later(62))).toBe(false);
    expect(await stored()).not.toEqual(['late']);
    expect(await changes.endJob(UID, second, endWith('in time'))).toBe(true);
    expect(await stored()).toEqual(['in time']);
  });

  it('a worker cannot end a job that was queued again', async () => {
    const first = (await changes.claimJob(UID, waiting, now))!;
    expect(await changes.requeueJob(UID, first.job_id, 1, later(30))).toBe(false);
    expect(await changes.requeueJob(UID, first.job_id, 1, later(61))).toBe(true);
    expect(await changes.endJob(UID, first, endWith('late'))).toBe(false);
    expect(await changes.requeueJob(UID, first.job_id, 1, later(62))).toBe(false);
  });
});

describe('an ended job', () => {
  it('a job ends once and is not moved again', async () => {
    const held = (await changes.claimJob(UID, waiting, now))!;
    expect(await changes.endJob(UID, held, { status: 'failed', detail: 'x' })).toBe(true);
    expect(await changes.endJob(UID, held, endWith('again'))).toBe(false);
    expect(await changes.expireJob(UID, held.job_id, 1)).toBe(false);
    expect(await changes.requeueJob(UID, held.job_id, 1, later(999))).toBe(false);
    expect((await jobs.listOpenJobs()).some(({ jobId }) => jobId === held.job_id)).toBe(false);
    expect(await jobs.readJob(UID, held.job_id, now)).toMatchObject({ status: 'failed', detail: 'x' });
  });

  it('an ended job expires after a week', async () => {
    expect(await jobs.readJob(UID, waiting.job_id, later(7 * 86_400))).toBeNull();
  });
});

describe('a batch of messages', () => {
  it('a batch fails by message: a broken one is retried, the others are done', async () => {
    const { handler } = (await import('#functions/worker/handler.ts')) as unknown as { handler: Handler };
    const record = (messageId: string, body: string) => ({ messageId, body, attributes: { ApproximateReceiveCount: '1' } });
    const unknown = JSON.stringify({ owner: UID, job_id: 123 });
    const Records = [record('good', unknown), record('broken', '{'), record('wrong', '{"owner":"x"}'), record('again', unknown)];
    expect(await handler({ Records }, {} as never, () => undefined)).toEqual({
      batchItemFailures: [{ itemIdentifier: 'broken' }, { itemIdentifier: 'wrong' }],
    });
  });
});
