import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ExerciseMaterial } from '#shared/domain/exercise-material.ts';
import type { ExerciseScenarios } from '#shared/queues/exercise-scenarios.ts';
import type { Job } from '#shared/queues/job.ts';

import { call } from '#tests/support/client.ts';
import { orderFault } from '#tests/support/console.ts';
import { ask, newExercise, SOON } from '#tests/support/exercises.ts';
import { type Person, signInDemo } from '#tests/support/people.ts';
import { signUpSubscribed } from '#tests/support/subscribers.ts';

const acme = {
  ...{ business_name: 'Acme Diner', business_type: 'Restaurant', industry: 'Hospitality', employee_count: 12 },
  ...{ city: 'Portland', state: 'OR', critical_functions: [{ name: 'Dinner service', criticality: 'critical' }] },
};
const asked = { number_of_scenarios: 3, focus_areas: ['cyber security', 'data breach', 'ransomware'] };
type Scenarios = ExerciseScenarios & { detail: string };

let owner: Person;
let other: Person;
let auditor: Person;
let bcpId: number;

beforeAll(async () => {
  [owner, other, auditor] = await Promise.all([signUpSubscribed('premium'), signUpSubscribed('premium'), signInDemo('auditor')]);
  bcpId = (await owner.client.bcp.create({ body: acme as never })).id;
});

const generate = (body: unknown = asked, person = owner, headers: Record<string, string> = {}, bcp = bcpId) =>
  ask<Scenarios>(person, 'POST', `/generate-ai-scenarios/${bcp}`, body, headers);
const read = async (id: number) => (await ask(owner, 'GET', `/${id}`)).body;

describe('generating scenarios', () => {
  it('generating scenarios answers the number asked for, and stores them as exercises of the BCP', async () => {
    const { status, body } = await generate();
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, generated_count: 3, source: 'model' });
    expect(Object.keys(body).sort()).toEqual(['generated_count', 'scenarios', 'source', 'success']);
    expect(body.scenarios).toHaveLength(3);
    for (const scenario of body.scenarios) {
      expect(scenario).toMatchObject({ bcp_id: bcpId, bcp_name: 'Acme Diner', status: 'generated', exercise_type: 'cyber' });
      expect(scenario.participants.every((objective) => typeof objective === 'string')).toBe(true);
      expect(await read(scenario.id)).toEqual(scenario);
    }
    expect(JSON.stringify(body)).toContain('Dinner service');
    const { body: list } = await ask<unknown[]>(owner, 'GET', '?limit=50&offset=0');
    expect(list).toEqual(expect.arrayContaining(body.scenarios));
  });

  it('generating scenarios makes three by default and one to ten on request, and takes the type from the focus', async () => {
    expect((await generate(undefined)).body.generated_count).toBe(3);
    const single = await generate({ number_of_scenarios: 1, focus_areas: ['flood'] });
    expect(single.body.scenarios.map(({ exercise_type }) => exercise_type)).toEqual(['flood']);
    for (const number_of_scenarios of [0, 11, 'x']) {
      const { status, body } = await generate({ number_of_scenarios });
      expect([status, body.detail]).toEqual([422, 'The number of scenarios must be between 1 and 10']);
    }
  });

  it('generating scenarios with Prefer: respond-async answers 202 with a job that ends with the same answer', async () => {
    const accepted = await generate(asked, owner, { prefer: 'respond-async' });
    expect([accepted.status, accepted.headers.get('preference-applied')]).toEqual([202, 'respond-async']);
    const { status_url } = accepted.body as unknown as Job;
    let job: Job;
    do job = (await call<Job>('GET', status_url, { token: owner.accessToken })).body;
    while (job.status === 'queued' || job.status === 'running');
    const result = job.result as ExerciseScenarios;
    expect([job.status, result.generated_count]).toEqual(['succeeded', 3]);
    expect(result).not.toHaveProperty('materials');
    expect(await read(result.scenarios[0]!.id)).toEqual(result.scenarios[0]);
  });

  it('generating scenarios makes them once per idempotency key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const [first, second] = [await generate(asked, owner, headers), await generate(asked, owner, headers)];
    expect(second.body).toEqual(first.body);
  });

  it('generating scenarios falls back on the built-in library when the answer of the model is unusable', async () => {
    await orderFault('bedrock', 'garbage', 2);
    const { status, body } = await generate();
    expect([status, body.source, body.generated_count]).toEqual([200, 'knowledge', 3]);
  });

  it('generating scenarios answers 404 for the BCP of another customer', async () => {
    expect((await generate(asked, other)).status).toBe(404);
    expect((await generate(asked, await signInDemo('admin'))).status).toBe(404);
    const answer = await generate(asked, auditor);
    expect([answer.status, answer.body.detail]).toEqual([403, 'Premium subscription required for tabletop exercises']);
    for (const id of ['abc', '0']) expect((await ask(owner, 'POST', `/generate-ai-scenarios/${id}`, asked)).status).toBe(404);
  });
});

describe('a generated scenario', () => {
  it('a generated scenario can be saved as a draft, scheduled or called off, but not started as it is', async () => {
    const [first, second, third] = (await generate()).body.scenarios;
    const started = await ask(owner, 'POST', `/${first!.id}/start`);
    expect([started.status, started.body.detail]).toEqual([409, 'Exercise cannot be started in status generated']);
    const { exercise_name, exercise_type, scenario_description, participants } = first!;
    const body = { bcp_id: bcpId, exercise_name, exercise_type, scenario_description, participants };
    expect((await ask(owner, 'PUT', `/${first!.id}`, body)).body).toMatchObject({ status: 'draft', participants });
    expect((await ask(owner, 'PUT', `/${second!.id}`, newExercise(bcpId, { scheduled_date: SOON }))).body.status).toBe(
      'scheduled',
    );
    expect((await ask(owner, 'POST', `/${third!.id}/cancel`)).body.status).toBe('cancelled');
  });
});

describe('the material for a facilitator', () => {
  const material = (id: number, person = owner) => ask<ExerciseMaterial>(person, 'GET', `/${id}/material`);

  it('the material for a facilitator comes with a generated scenario, for its owner and the auditor', async () => {
    // The model of the local run repeats itself; what a BCP already has comes from the library instead.
    const { id } = await owner.client.bcp.create({ body: acme as never });
    const [scenario] = (await generate(asked, owner, {}, id)).body.scenarios;
    const { status, body } = await material(scenario!.id);
    expect([status, body.source]).toEqual([200, 'model']);
    expect(body.objectives.map(({ text }) => text)).toEqual(scenario!.participants);
    expect(body.injects.length).toBeGreaterThanOrEqual(6);
    expect(new Set(body.questions.map(({ topic }) => topic)).size).toBe(6);
    expect(body.evaluation.rows).toHaveLength(body.objectives.length);
    expect((await material(scenario!.id, auditor)).body).toEqual(body);
    expect((await material(scenario!.id, other)).status).toBe(404);
  });

  it('the material for a facilitator is written by type for other exercises, from the exercise’s own BCP', async () => {
    const { id } = (await ask(owner, 'POST', '', newExercise(bcpId))).body;
    const { body } = await material(id);
    expect(body).toMatchObject({ exercise_id: id, exercise_type: 'fire', source: 'knowledge' });
    expect(JSON.stringify(body)).toContain('Dinner service');
  });

  it('the material for a facilitator follows a scenario whose type is changed', async () => {
    const [scenario] = (await generate()).body.scenarios;
    await ask(owner, 'PUT', `/${scenario!.id}`, newExercise(bcpId, { exercise_type: 'flood' }));
    expect((await material(scenario!.id)).body).toMatchObject({ exercise_type: 'flood', source: 'knowledge' });
  });
});
