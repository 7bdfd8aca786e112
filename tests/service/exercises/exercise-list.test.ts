import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Exercise } from '#shared/domain/exercise.ts';
import { createExercise } from '#shared/domain/exercise-states.ts';
import { newExercise, PATH } from '#tests/support/exercises.ts';
import { type InProcess, startInProcess } from '#tests/support/in-process.ts';
import { putAuditor, putCustomer, putStaff } from '#tests/support/in-process-people.ts';

let world: InProcess;
let exercises: Parameters<InProcess['invoke']>[0];
let [owner, staff, auditor] = [0, 0, 0];

const CREATED = Date.parse('2027-01-01T00:00:00.000Z');
const createdAt = (n: number): Date => new Date(CREATED + (owner * 1000 + n) * 60_000);

/** Puts exercises 1 to `count` into the owner's account, each a minute newer than the one before. */
const putExercises = async (count: number, more: (n: number) => Partial<Exercise> = () => ({})): Promise<void> => {
  const { exercisePut } = await import('#functions/data/exercises.ts');
  const { db } = await import('#functions/data/table.ts');
  const { PutCommand } = await import('@aws-sdk/lib-dynamodb');
  const put = (n: number) => {
    const made = createExercise(owner * 100_000 + n, newExercise(7), 'Acme', createdAt(n));
    return db.send(new PutCommand(exercisePut({ ...made, exercise_name: `Exercise ${n}`, ...more(n) }).Put));
  };
  for (let from = 1; from <= count; from += 50)
    await Promise.all(Array.from({ length: Math.min(50, count - from + 1) }, (_, at) => put(from + at)));
};

/** Of the owner's exercises only: staff and auditors also see those of earlier tests. */
const list = async (uid: number, query: Record<string, string> = {}) => {
  const { status, headers, body } = await world.invoke<Exercise[]>(exercises, { uid, route: `GET ${PATH}`, query });
  if (status !== 200) return { status, body };
  const mine = body.filter(({ id }) => Math.floor(id / 100_000) === owner);
  return { status, total: headers['x-total-count'], names: mine.map((exercise) => exercise.exercise_name) };
};

beforeAll(async () => {
  world = await startInProcess();
  ({ handler: exercises } = (await import('#functions/api/exercises/handler.ts')) as never);
});
afterAll(() => world.stop());
beforeEach(async () => {
  [owner, staff, auditor] = [staff + 10, staff + 11, staff + 12];
  await Promise.all([putCustomer(owner, 'premium'), putStaff(staff), putAuditor(auditor)]);
});

describe('GET /v1/tabletop-exercises', () => {
  it.each([0, 1, 10, 11, 1000])('GET /v1/tabletop-exercises pages through %i exercises without gap or double', async (count) => {
    await putExercises(count);
    const seen: unknown[] = [];
    for (let offset = 0; offset <= count; offset += 100) {
      const { status, total, names } = await list(owner, { limit: '100', offset: String(offset) });
      expect([status, total]).toEqual([200, String(count)]);
      seen.push(...(names ?? []));
    }
    expect(seen).toEqual(Array.from({ length: count }, (_, at) => `Exercise ${count - at}`));
  });

  it('GET /v1/tabletop-exercises counts and pages what matches the filters', async () => {
    await putExercises(11, (n) => ({
      status: n % 2 === 0 ? 'completed' : 'draft',
      exercise_type: n > 5 ? 'flood' : 'fire',
      bcp_id: n > 9 ? 8 : 7,
    }));
    expect(await list(owner, { status: 'completed' })).toMatchObject({ total: '5' });
    expect(await list(owner, { type: 'flood', status: 'draft' })).toMatchObject({
      total: '3',
      names: ['Exercise 11', 'Exercise 9', 'Exercise 7'],
    });
    expect(await list(owner, { bcp_id: '8', sort: 'name' })).toMatchObject({ total: '2', names: ['Exercise 10', 'Exercise 11'] });
    expect(await list(owner, { search: 'EXERCISE 1', limit: '2', offset: '2' })).toMatchObject({
      total: '3',
      names: ['Exercise 1'],
    });
    expect(await list(owner, { search: 'tsunami' })).toMatchObject({ status: 200, total: '0', names: [] });
  });

  it.each([
    ['status', 'lost'],
    ['type', 'volcano'],
    ['bcp_id', '0'],
    ['bcp_id', 'x'],
    ['sort', 'oldest'],
    ['search', 'x'.repeat(201)],
  ])('GET /v1/tabletop-exercises answers 422 to %s=%.10s', async (name, value) => {
    expect((await list(owner, { [name]: value })).status).toBe(422);
  });

  it('GET /v1/tabletop-exercises filters by status and missing approval for staff and auditors', async () => {
    await putExercises(3, (n) => ({ status: n === 2 ? 'completed' : 'draft', iso_auditor_approved: n === 1 }));
    for (const uid of [staff, auditor]) {
      expect(await list(uid, { status: 'completed', limit: '100' })).toMatchObject({ names: ['Exercise 2'] });
      expect(await list(uid, { status: 'draft', awaiting: 'iso_auditor', limit: '100' })).toMatchObject({
        names: ['Exercise 3'],
      });
    }
  });

  it.each([
    ['type', 'fire'],
    ['bcp_id', '7'],
    ['search', 'oven'],
    ['sort', 'name'],
  ])('GET /v1/tabletop-exercises answers 422 to staff and auditors who send %s', async (name, value) => {
    for (const uid of [staff, auditor]) {
      expect(await list(uid, { [name]: value })).toMatchObject({
        status: 422,
        body: { errors: [{ field: name, message: expect.stringContaining('by status and missing approval only') }] },
      });
    }
    expect((await list(staff, { sort: 'newest', search: '' })).status).toBe(200);
  });
});
