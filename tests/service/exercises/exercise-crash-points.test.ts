import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import type { Exercise } from '#shared/domain/exercise.ts';
import type { ExerciseMaterial } from '#shared/domain/exercise-material.ts';
import type { ExerciseTemplate } from '#shared/domain/exercise-template.ts';

import { templateSeed } from '#shared/knowledge/exercise-templates.ts';
import type { ExerciseScenarios } from '#shared/queues/exercise-scenarios.ts';
import type { Job } from '#shared/queues/job.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { newExercise, PATH, SOON } from '#tests/support/exercises.ts';
import { type InProcess, type Request, startInProcess } from '#tests/support/in-process.ts';
import { putStaff } from '#tests/support/in-process-people.ts';

let world: InProcess;
let bcp: Parameters<InProcess['invoke']>[0];
let exercises: typeof bcp;
let templates: typeof bcp;
let jobs: typeof bcp;
let work: (uid: number, jobId: number) => Promise<void>;
let watch: () => Promise<unknown>;
let uid = 0;

beforeAll(async () => {
  world = await startInProcess();
  ({ handler: bcp } = (await import('#functions/api/bcp/handler.ts')) as never);
  ({ handler: exercises } = (await import('#functions/api/exercises/handler.ts')) as never);
  ({ handler: templates } = (await import('#functions/api/exercise-templates/handler.ts')) as never);
  ({ handler: jobs } = (await import('#functions/api/jobs/handler.ts')) as never);
  ({ processJob: work } = await import('#functions/worker/handler.ts'));
  ({ handler: watch } = await import('#functions/schedules/jobs-watchdog.ts'));
});
afterAll(async () => {
  vi.useRealTimers();
  await world.stop();
});

const newStaff = (): Promise<void> => putStaff(++uid);

const ask = <T>(handler: typeof bcp, route: string, more: Omit<Request, 'uid' | 'route'> = {}) =>
  world.invoke<T>(handler, { uid, route, ...more });
const createBcp = async () => {
  const body = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 };
  return (await ask<Bcp>(bcp, 'POST /v1/bcp', { body })).body.id;
};
const createExercise = (body: unknown, key?: string) =>
  ask<Exercise>(exercises, `POST ${PATH}`, { body, ...(key ? { key } : {}) });
const read = async (id: number) => (await ask<Exercise>(exercises, `GET ${PATH}/{id}`, { id })).body;
const mine = async () =>
  (await ask<Exercise[]>(exercises, `GET ${PATH}`)).body.filter((exercise) => Math.floor(exercise.id / 100_000) === uid);

/** At every point for a new member of the staff with a BCP. */
const everywhere = async (
  points: number,
  once: (at: Parameters<InProcess['killedAt']>[0], label: string, bcpId: number) => Promise<boolean>,
) => {
  const count = await atEveryPoint(async (at, label) => {
    await newStaff();
    return once(at, label, await createBcp());
  });
  expect(count).toBeGreaterThanOrEqual(points);
};

describe('killed while', { timeout: 240_000 }, () => {
  it('creating an exercise, cut off anywhere: a retry with the key finds or makes exactly one', async () => {
    await everywhere(8, async (at, label, bcpId) => {
      const isReached = await world.killedAt(at, () => createExercise(newExercise(bcpId), 'key'));
      const again = await createExercise(newExercise(bcpId), 'key');
      expect(again.status, label).toBe(201);
      expect(await mine(), label).toEqual([again.body]);
      return isReached;
    });
  });

  it.each([
    ['start', 'in_progress'],
    ['approve/admin', 'scheduled'],
  ])(
    'POST /v1/tabletop-exercises/{id}/%s, cut off anywhere: a retry with the key leaves the exercise %s, moved once',
    async (action, status) => {
      await everywhere(4, async (at, label, bcpId) => {
        const { id } = (await createExercise(newExercise(bcpId, { scheduled_date: SOON }))).body;
        const act = () => ask<Exercise>(exercises, `POST ${PATH}/{id}/${action}`, { id, key: 'key' });
        const isReached = await world.killedAt(at, act);
        const again = await act();
        expect(again, label).toMatchObject({ status: 200, body: { status, admin_approved: action === 'approve/admin' } });
        expect(await read(id), label).toEqual(again.body);
        return isReached;
      });
    },
  );

  it('ending an exercise, cut off anywhere: the lessons learned are stored once the retry is answered', async () => {
    const learnt = { findings: 'f', recommendations: 'r', lessons_learned: 'l' };
    await everywhere(4, async (at, label, bcpId) => {
      const { id } = (await createExercise(newExercise(bcpId, { scheduled_date: SOON }))).body;
      await ask(exercises, `POST ${PATH}/{id}/start`, { id });
      const complete = () => ask<Exercise>(exercises, `POST ${PATH}/{id}/complete`, { id, body: learnt, key: 'key' });
      const isReached = await world.killedAt(at, complete);
      expect((await complete()).status, label).toBe(200);
      expect(await read(id), label).toMatchObject({ status: 'completed', ...learnt });
      return isReached;
    });
  });

  it('saving an exercise, cut off anywhere: it is as before or as sent, never in between', async () => {
    await everywhere(4, async (at, label, bcpId) => {
      const before = (await createExercise(newExercise(bcpId))).body;
      const sent = newExercise(bcpId, { exercise_name: 'Flood', scheduled_date: SOON });
      const save = () => ask<Exercise>(exercises, `PUT ${PATH}/{id}`, { id: before.id, body: sent });
      const isReached = await world.killedAt(at, save);
      const now = await read(before.id);
      if (now.status === 'draft') expect(now, label).toEqual(before);
      else expect(now, label).toMatchObject({ ...sent, status: 'scheduled' });
      return isReached;
    });
  });

  it('adding a template, cut off anywhere: a retry with the key finds or makes exactly one', async () => {
    const list = async () => (await ask<ExerciseTemplate[]>(templates, `GET ${PATH}/templates`)).body;
    await everywhere(6, async (at, label) => {
      const body = { name: label, exercise_type: 'fire', description: 'D', scenario_template: 'S' };
      const add = () => ask<ExerciseTemplate>(templates, `POST ${PATH}/templates`, { body, key: 'key' });
      const isReached = await world.killedAt(at, add);
      const again = await add();
      expect(again.status, label).toBe(201);
      expect((await list()).filter((exercise) => exercise.name === label)).toEqual([again.body]);
      return isReached;
    });
  });
});

/** Five minutes later: leases have run out, and the watchdog has looked. */
const later = async (): Promise<void> => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_000 });
  await watch();
};

describe('scenarios', { timeout: 240_000 }, () => {
  const route = `POST ${PATH}/generate-ai-scenarios/{bcpId}`;
  const body = { number_of_scenarios: 2, focus_areas: ['fire'] };
  const generate = (bcpId: number) => ask<Job>(exercises, route, { id: bcpId, body, key: 'key' });

  it('scenarios whose request dies are accepted once by the retry, and made once', async () => {
    await everywhere(8, async (at, label, bcpId) => {
      const isReached = await world.killedAt(at, () => generate(bcpId));
      const again = await generate(bcpId);
      expect(again.status, label).toBe(202);
      await work(uid, again.body.job_id);
      expect(await mine(), label).toHaveLength(2);
      return isReached;
    });
  });

  it('scenarios whose worker dies are made once by the worker that takes over, under the same ids', async () => {
    await everywhere(8, async (at, label, bcpId) => {
      const { job_id } = (await generate(bcpId)).body;
      const isReached = await world.killedAt(at, () => work(uid, job_id));
      await later();
      await work(uid, job_id);
      const job = (await ask<Job>(jobs, 'GET /v1/jobs/{id}', { id: job_id })).body;
      expect(job, label).toMatchObject({ status: 'succeeded', result: { generated_count: 2 } });
      const found = await mine();
      expect(found.map(({ id }) => id).sort(), label).toEqual((job.result as ExerciseScenarios).scenarios.map(({ id }) => id));
      for (const { id } of found)
        expect((await ask<ExerciseMaterial>(exercises, `GET ${PATH}/{id}/material`, { id })).body.exercise_id, label).toBe(id);
      return isReached;
    });
  });
});

describe('a template that came with the product', () => {
  it('a built-in template stays removed once staff removed it', async () => {
    await newStaff();
    const { id, ...fields } = templateSeed[0]!;
    const list = async () =>
      (await ask<ExerciseTemplate[]>(templates, `GET ${PATH}/templates`)).body.map((template) => template.id);
    expect(await list()).toContain(id);
    expect((await ask(templates, `DELETE ${PATH}/templates/{id}`, { id })).status).toBe(204);
    expect(await list()).not.toContain(id);
    for (const [method, body] of [['DELETE'], ['PUT', fields]] as const)
      expect((await ask(templates, `${method} ${PATH}/templates/{id}`, { id, body })).status).toBe(404);
  });
});
