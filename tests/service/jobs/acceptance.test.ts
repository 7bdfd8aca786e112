import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import type { Job } from '#shared/queues/job.ts';
import type { AnalysisResult } from '#shared/queues/suggestions.ts';

import { type InProcess, type Request, startInProcess } from '#tests/support/in-process.ts';
import { putStaff } from '#tests/support/in-process-people.ts';

const acme = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 };
const LONGEST_LIST = 190;

let world: InProcess;
let bcp: Parameters<InProcess['invoke']>[0];
let jobs: typeof bcp;
let work: (uid: number, jobId: number) => Promise<void>;
let uid = 800;

const ask = <T>(handler: typeof bcp, route: string, more: Omit<Request, 'uid' | 'route'> = {}) =>
  world.invoke<T>(handler, { uid, route, ...more });
const create = async (part: object = {}) => (await ask<Bcp>(bcp, 'POST /v1/bcp', { body: { ...acme, ...part } })).body;
const save = (id: number, body: object) => ask(bcp, 'PUT /v1/bcp/{id}', { id, body });
const analyze = async (id: number): Promise<Job & { result: AnalysisResult }> => {
  const accepted = await ask<Job>(bcp, 'POST /v1/bcp/{id}/analyze', { id });
  expect(accepted.status).toBe(202);
  await work(uid, accepted.body.job_id);
  return (await ask<Job & { result: AnalysisResult }>(jobs, 'GET /v1/jobs/{id}', { id: accepted.body.job_id })).body;
};
/** Prose that does not compress: every word is another one. */
const prose = (seed: number, length: number): string => {
  let words = '';
  for (let n = seed; words.length < length; n = (n * 48_271) % 2_147_483_647) words += `${n.toString(36)} `;
  return words.slice(0, length);
};

beforeAll(async () => {
  world = await startInProcess();
  ({ handler: bcp } = (await import('#functions/api/bcp/handler.ts')) as never);
  ({ handler: jobs } = (await import('#functions/api/jobs/handler.ts')) as never);
  ({ processJob: work } = await import('#functions/worker/handler.ts'));
});
afterAll(() => world.stop());
beforeEach(async () => {
  await putStaff(++uid);
});

describe('an AI call about a plan as large as it may be', () => {
  it('an AI call about a BCP of the maximum size is answered when every list is full of prose', async () => {
    const { id } = await create();
    const many = <T>(entry: (n: number) => T): T[] => Array.from({ length: LONGEST_LIST }, (_, n) => entry(n));
    const functions = many((n) => ({ name: `Function ${n}`, description: prose(n + 1, 2_000) }));
    const mitigations = many((n) => ({ risk_name: `Risk ${n}`, mitigation_strategy: prose(n + 7_000, 2_000) }));
    expect((await save(id, { critical_functions: functions })).status).toBe(200);
    expect((await save(id, { mitigations })).status).toBe(200);
    expect(await analyze(id)).toMatchObject({ status: 'succeeded', result: { risks: expect.any(Array) } });
  });

  it('an AI call is answered when the form itself has the maximum size', async () => {
    const functions = Array.from({ length: 200 }, (_, n) => ({ name: `Function ${n}`, description: prose(n + 1, 3_900) }));
    const { status } = await ask(bcp, 'POST /v1/bcp/analyze-form', { body: { ...acme, critical_functions: functions } });
    expect(status).toBe(202);
  });
});

describe('an analysis that was asked for before', () => {
  it('an analysis that was requested before is answered at once and stored in its BCP', async () => {
    const { id } = await create();
    const retail = await analyze(id);
    await save(id, { industry: 'Healthcare' });
    const healthcare = await analyze(id);
    expect(healthcare.result.risks).not.toEqual(retail.result.risks);
    await save(id, { industry: 'Retail' });
    const again = await ask<Job & { result: AnalysisResult }>(bcp, 'POST /v1/bcp/{id}/analyze', { id });
    expect(again.body).toMatchObject({ status: 'succeeded', result: { risks: retail.result.risks } });
    const stored = await ask<Bcp>(bcp, 'GET /v1/bcp/{id}', { id });
    expect(stored.body.ai_analysis?.risks).toEqual(retail.result.risks);
  });

  it('an analysis of another text that was requested before leaves the BCP as it is', async () => {
    const { id } = await create();
    const review = { id, body: { override_text: 'Call the electrician, move the ovens, tell the customers.' } };
    const first = await ask<Job>(bcp, 'POST /v1/bcp/{id}/analyze', review);
    await work(uid, first.body.job_id);
    expect((await ask<Job>(bcp, 'POST /v1/bcp/{id}/analyze', review)).body.status).toBe('succeeded');
    expect((await ask<Bcp>(bcp, 'GET /v1/bcp/{id}', { id })).body.ai_analysis).toBeNull();
  });
});

describe('a store that refuses a write for an unexpected reason', () => {
  it('a write refused for an unexpected reason is reported as a fault with its reason in the log, never as a busy service', async () => {
    const { transact } = await import('#functions/data/transact.ts');
    const { keys } = await import('#functions/data/keys.ts');
    const tooLong = {
      TableName: 'core',
      Key: keys.preferences(uid),
      UpdateExpression: 'SET notes = :text',
      ExpressionAttributeValues: { ':text': prose(1, 500_000) },
    };
    const writing = transact({ note: { Update: tooLong } });
    await expect(writing).rejects.toThrow(/ValidationError/);
  });
});
