import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import type { Exercise } from '#shared/domain/exercise.ts';
import type { ExerciseMaterial } from '#shared/domain/exercise-material.ts';
import type { ExerciseScenarios } from '#shared/queues/exercise-scenarios.ts';
import type { Job } from '#shared/queues/job.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { newExercise, PATH } from '#tests/support/exercises.ts';
import { type InProcess, type Request, startInProcess } from '#tests/support/in-process.ts';
import { putStaff } from '#tests/support/in-process-people.ts';

let world: InProcess;
let bcp: Parameters<InProcess['invoke']>[0];
let exercises: typeof bcp;
let jobs: typeof bcp;
let work: (uid: number, jobId: number) => Promise<void>;
let uid = 0;
let bcpId = 0;

beforeAll(async () => {
  world = await startInProcess();
  ({ handler: bcp } = (await import('#functions/api/bcp/handler.ts')) as never);
  ({ handler: exercises } = (await import('#functions/api/exercises/handler.ts')) as never);
  ({ handler: jobs } = (await import('#functions/api/jobs/handler.ts')) as never);
  ({ processJob: work } = await import('#functions/worker/handler.ts'));
});
afterAll(async () => {
  vi.useRealTimers();
  await world.stop();
});

const ask = <T>(handler: typeof bcp, route: string, more: Omit<Request, 'uid' | 'route'> = {}, as = uid) =>
  world.invoke<T>(handler, { uid: as, route, ...more });

const newOwner = async (): Promise<void> => {
  await putStaff(++uid);
  const body = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 };
  bcpId = (await ask<Bcp>(bcp, 'POST /v1/bcp', { body })).body.id;
};
beforeEach(newOwner);

const start = async (body: object = {}): Promise<number> => {
  const route = `POST ${PATH}/generate-ai-scenarios/{bcpId}`;
  const sent = { number_of_scenarios: 3, focus_areas: ['fire'], review: true, ...body };
  const { body: job } = await ask<Job>(exercises, route, { id: bcpId, body: sent, headers: { prefer: 'respond-async' } });
  return job.job_id;
};
const generate = async (body: object = {}) => {
  const jobId = await start(body);
  await work(uid, jobId);
  const { result } = (await ask<Job>(jobs, 'GET /v1/jobs/{id}', { id: jobId })).body;
  return { jobId, found: result as ExerciseScenarios };
};
type Kept = { scenarios: Exercise[]; detail?: string };
const keep = (jobId: number, scenarios: unknown[], as = uid) =>
  ask<Kept>(exercises, `POST ${PATH}/keep-scenarios/{jobId}`, { id: jobId, body: { scenarios } }, as);
const mine = async () =>
  (await ask<Exercise[]>(exercises, `GET ${PATH}`)).body.filter(({ id }) => Math.floor(id / 100_000) === uid);
const materialOf = async (id: number) => (await ask<ExerciseMaterial>(exercises, `GET ${PATH}/{id}/material`, { id })).body;

describe('scenarios generated for a review', () => {
  it('wait with the job, and nothing is stored', async () => {
    const { jobId, found } = await generate();
    expect(found).toMatchObject({ success: true, generated_count: 3, job_id: jobId });
    expect(found.scenarios.map(({ status }) => status)).toEqual(['generated', 'generated', 'generated']);
    expect(found).not.toHaveProperty('materials');
    expect(await mine()).toEqual([]);
  });

  it('are stored right away without a review, as ever', async () => {
    const { found } = await generate({ review: false });
    expect(await mine()).toEqual(expect.arrayContaining(found.scenarios));
    expect(found).not.toHaveProperty('job_id');
  });

  it('never repeat what the BCP already has', async () => {
    const names = new Set<string>();
    for (let round = 0; round < 3; round++) {
      const { jobId, found } = await generate();
      for (const { exercise_name } of found.scenarios) names.add(exercise_name);
      await keep(
        jobId,
        found.scenarios.map(({ id }) => ({ id })),
      );
    }
    expect(names.size).toBe(9);
  });
});

describe('keeping scenarios', () => {
  it('stores the chosen ones as edited, with their material, and counts them', async () => {
    const { jobId, found } = await generate();
    const [first, second] = found.scenarios;
    const edited = { id: second!.id, exercise_name: '  Oven fire  ', scenario_description: 'Smoke.\n\nAfter an hour, more.' };
    const { status, body } = await keep(jobId, [{ id: first!.id }, edited]);
    expect(status).toBe(200);
    expect(body.scenarios).toMatchObject([
      { id: first!.id, exercise_name: first!.exercise_name, status: 'generated', bcp_id: bcpId },
      { id: second!.id, exercise_name: 'Oven fire', scenario_description: 'Smoke.\n\nAfter an hour, more.' },
    ]);
    expect((await mine()).map(({ id }) => id).sort()).toEqual([first!.id, second!.id]);
    expect((await materialOf(first!.id)).injects.length).toBeGreaterThanOrEqual(6);
  });

  it('again changes nothing, and adds those that were left out', async () => {
    const { jobId, found } = await generate();
    const [first, second] = found.scenarios;
    const once = await keep(jobId, [{ id: first!.id, exercise_name: 'Mine' }]);
    const again = await keep(jobId, [{ id: first!.id, exercise_name: 'Other' }, { id: second!.id }]);
    expect(again.body.scenarios[0]).toEqual(once.body.scenarios[0]);
    expect((await mine()).map(({ exercise_name }) => exercise_name).sort()).toEqual(['Mine', second!.exercise_name].sort());
  });

  it('leaves a scenario that was canceled meanwhile as it is', async () => {
    const { jobId, found } = await generate();
    const [{ id }] = found.scenarios as [Exercise];
    await keep(jobId, [{ id }]);
    await ask(exercises, `POST ${PATH}/{id}/cancel`, { id });
    expect((await keep(jobId, [{ id }])).body.scenarios).toMatchObject([{ id, status: 'cancelled' }]);
  });

  it('twice at the same time stores them once', async () => {
    const { jobId, found } = await generate();
    const chosen = found.scenarios.map(({ id }) => ({ id }));
    const both = await Promise.all([keep(jobId, chosen), keep(jobId, chosen)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mine()).toHaveLength(3);
  });

  it.each([
    ['an empty name', { exercise_name: ' ' }, 'Exercise name is required'],
    ['an empty scenario', { scenario_description: '' }, 'Scenario description is required'],
    ['a scenario that is too long', { scenario_description: 'x'.repeat(10_001) }, 'This text must be at most 10000 characters'],
  ])('refuses %s, as a new exercise does', async (_, more, message) => {
    const { jobId, found } = await generate();
    const { status, body } = await keep(jobId, [{ id: found.scenarios[0]!.id, ...more }]);
    expect([status, body.detail]).toEqual([422, message]);
    expect(await mine()).toEqual([]);
  });

  it('refuses unknown ids, doubles and an empty choice', async () => {
    const { jobId, found } = await generate();
    const { id } = found.scenarios[0]!;
    const answers = [await keep(jobId, [{ id }, { id: id + 50 }]), await keep(jobId, [{ id }, { id }]), await keep(jobId, [])];
    expect(answers.map(({ status, body }) => [status, body.detail])).toEqual([
      [422, 'This scenario isn’t one of those that were generated'],
      [422, 'Each scenario can be kept once'],
      [422, 'Choose at least one scenario to keep'],
    ]);
    expect(await mine()).toEqual([]);
  });

  it('answers 404 for the job of another user, another kind and one that stored its scenarios', async () => {
    const { jobId, found } = await generate();
    const chosen = [{ id: found.scenarios[0]!.id }];
    const owner = uid;
    const stored = await generate({ review: false });
    await newOwner();
    const answers = [
      await keep(jobId, chosen),
      await keep(jobId + 1, chosen),
      await keep(stored.jobId, [{ id: stored.found.scenarios[0]!.id }], owner),
    ];
    for (const { status, body } of answers)
      expect([status, body.detail]).toEqual([404, 'These scenarios are no longer available. Please generate new ones.']);
  });

  it('answers 409 while they are being written, and 404 once the job has expired', async () => {
    const jobId = await start();
    const { status, body } = await keep(jobId, [{ id: 1 }]);
    expect([status, body.detail]).toEqual([409, 'These scenarios are still being written. Please try again in a moment.']);
    const { jobId: old, found } = await generate();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 86_400_000 });
    expect((await keep(old, [{ id: found.scenarios[0]!.id }])).status).toBe(404);
    vi.useRealTimers();
  });

  it('cut off anywhere, a retry stores each chosen scenario once, with its material', async () => {
    const points = await atEveryPoint(async (at, label) => {
      await newOwner();
      const { jobId, found } = await generate({ number_of_scenarios: 2 });
      const chosen = found.scenarios.map(({ id }) => ({ id, exercise_name: `Scenario ${id}` }));
      const isReached = await world.killedAt(at, () => keep(jobId, chosen));
      const again = await keep(jobId, chosen);
      expect(again.status, label).toBe(200);
      expect((await mine()).map(({ exercise_name }) => exercise_name).sort(), label).toEqual(
        chosen.map(({ exercise_name }) => exercise_name).sort(),
      );
      for (const { id } of chosen) expect((await materialOf(id)).exercise_id, label).toBe(id);
      return isReached;
    });
    expect(points).toBeGreaterThanOrEqual(4);
  });

  it('other exercises of the BCP stay', async () => {
    const { body: own } = await ask<Exercise>(exercises, `POST ${PATH}`, { body: newExercise(bcpId) });
    const { jobId, found } = await generate();
    await keep(jobId, [{ id: found.scenarios[0]!.id }]);
    expect((await mine()).map(({ id }) => id)).toContain(own.id);
  });
});
