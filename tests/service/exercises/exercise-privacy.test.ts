import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import type { Exercise } from '#shared/domain/exercise.ts';
import { newExercise, PATH, SOON } from '#tests/support/exercises.ts';
import { type InProcess, type Request, startInProcess } from '#tests/support/in-process.ts';
import { putAuditor, putStaff } from '#tests/support/in-process-people.ts';
import { captureLogLines } from '#tests/support/log-lines.ts';

const PERSONAL = ['Ana Ruiz', 'ana@acme.example', '206-555-0100', 'bo@acme.example'];
const participants = [
  { name: 'Ana Ruiz', role: 'CEO', email: 'ana@acme.example', phone: '206-555-0100' },
  'Restore the orders, then write to bo@acme.example',
];

let world: InProcess;
let exercises: Parameters<InProcess['invoke']>[0];
let bcp: typeof exercises;
let [owner, staff, auditor] = [0, 0, 0];
let bcpId = 0;

const ask = <T = Exercise>(uid: number, route: string, more: Omit<Request, 'uid' | 'route'> = {}) =>
  world.invoke<T>(exercises, { uid, route: route.replace(' ', ` ${PATH}`), ...more });
const createExercise = (more: object = {}) => ask(owner, 'POST ', { body: newExercise(bcpId, { participants, ...more }) });

const listReadings = async () => {
  const { listEntriesOf } = await import('#functions/data/audit-trail.ts');
  const { rows } = await listEntriesOf(owner, { limit: 50 }, new Date());
  return rows.filter(({ kind }) => kind === 'staff_saw_exercise');
};

beforeAll(async () => {
  world = await startInProcess();
  captureLogLines();
  ({ handler: bcp } = (await import('#functions/api/bcp/handler.ts')) as never);
  ({ handler: exercises } = (await import('#functions/api/exercises/handler.ts')) as never);
});
afterAll(() => world.stop());
beforeEach(async () => {
  [owner, staff, auditor] = [staff + 10, staff + 11, staff + 12];
  await Promise.all([putStaff(owner), putStaff(staff), putAuditor(auditor)]);
  const fields = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 };
  bcpId = (await world.invoke<{ id: number }>(bcp, { uid: owner, route: 'POST /v1/bcp', body: fields })).body.id;
});

describe('an exercise seen by staff and auditors', () => {
  it('an exercise read by staff and auditors shows the number and roles of participants, and no name, address or number', async () => {
    const { body: mine } = await createExercise({ scheduled_date: SOON });
    expect(mine.participants).toEqual(participants);
    const { id } = mine;
    const seen = [
      await ask(auditor, 'GET /{id}', { id }),
      await ask<Exercise[]>(auditor, 'GET '),
      await ask(auditor, 'GET /{id}/material', { id }),
      await ask(auditor, 'POST /{id}/approve/iso-auditor', { id }),
      await ask(staff, 'GET /{id}', { id }),
      await ask(staff, 'POST /{id}/approve/admin', { id }),
      await ask(staff, 'PUT /{id}/document-download', { id, body: { enabled: true } }),
      await ask(staff, 'POST /{id}/start', { id }),
    ];
    for (const { status, body } of seen) {
      expect(status).toBe(200);
      for (const text of PERSONAL) expect(JSON.stringify(body)).not.toContain(text);
    }
    expect(seen[0]!.body).toMatchObject({
      participants_hidden: true,
      participants: [{ name: '', role: 'CEO', email: '', phone: '' }, expect.any(String)],
    });
    expect((await ask(owner, 'GET /{id}', { id })).body).toMatchObject({ status: 'in_progress', participants });
  });

  it('an exercise keeps its participants when staff save it', async () => {
    const { body: mine } = await createExercise();
    const { body: seen } = await ask(staff, 'GET /{id}', { id: mine.id });
    const body = { ...newExercise(bcpId), exercise_name: 'Oven fire, again', participants: seen.participants };
    expect((await ask(staff, 'PUT /{id}', { id: mine.id, body })).status).toBe(200);
    expect((await ask(owner, 'GET /{id}', { id: mine.id })).body).toMatchObject({
      exercise_name: 'Oven fire, again',
      participants,
    });
  });

  it('an exercise read by staff leaves one entry an hour for each reader, while the owner’s own reads leave none', async () => {
    const { id } = (await createExercise()).body;
    await ask(owner, 'GET /{id}', { id });
    expect(await listReadings()).toEqual([]);
    for (const reader of [auditor, staff, auditor]) await ask(reader, 'GET /{id}', { id });
    await Promise.all([ask(staff, 'GET /{id}/run', { id }), ask(staff, 'GET /{id}/material', { id })]);
    expect(await listReadings()).toMatchObject([
      { actor_id: staff, subject: `exercise ${id}` },
      { actor_id: auditor, subject: `exercise ${id}` },
    ]);
    const { id: other } = (await createExercise()).body;
    await ask(staff, 'GET /{id}', { id: other });
    expect(await listReadings()).toHaveLength(3);
  });

  it('a list of everybody’s exercises holds no content and leaves no entry', async () => {
    const content = { scenario_description: 'Smoke from the oven', objectives: ['Call the fire department'] };
    const { id } = (await createExercise(content)).body;
    const { body } = await ask<Exercise[]>(staff, 'GET ');
    expect(body.find((exercise) => exercise.id === id)).toMatchObject({
      ...{ exercise_name: newExercise(bcpId).exercise_name, scenario_description: '', participants: [], objectives: [] },
      ...{ findings: null, recommendations: null, lessons_learned: null },
    });
    expect(await listReadings()).toEqual([]);
    expect((await ask<Exercise[]>(owner, 'GET ')).body.find((exercise) => exercise.id === id)).toMatchObject(content);
  });
});

describe('an account that is full of exercises', () => {
  it('an account full of exercises refuses one more with 400 and a sentence, by hand and by AI', async () => {
    const { db } = await import('#functions/data/table.ts');
    await createExercise();
    const { Item } = await db.send(new GetCommand({ TableName: 'core', Key: keys.exerciseCount(owner) }));
    expect(Item).toMatchObject({ n: 1, count: 1 });
    await db.send(new PutCommand({ TableName: 'core', Item: { ...Item, count: 999 } }));
    expect((await createExercise()).status).toBe(201);
    const detail = 'An account holds up to 1000 exercises. Edit a draft or a generated scenario that you no longer need.';
    expect(await createExercise()).toMatchObject({ status: 400, body: { detail } });
    const asked = await world.invoke(exercises, {
      uid: owner,
      route: `POST ${PATH}/generate-ai-scenarios/{bcpId}`,
      id: bcpId,
      body: {},
    });
    expect(asked).toMatchObject({ status: 400, body: { detail } });
  });
});
