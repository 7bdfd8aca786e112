/** What staff find by typing an id, a name, an address or a Stripe reference, and what it costs. */
import { BatchWriteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUpdate } from '#functions/data/expressions.ts';
import { childId, EXERCISES_PER_USER, keys, PAYMENTS_PER_USER } from '#functions/data/keys.ts';
import { NewExercise } from '#shared/domain/exercise.ts';
import { createExercise } from '#shared/domain/exercise-states.ts';
import { FOUND_MAX, type FoundByStaff } from '#shared/domain/staff-search.ts';
import { newExercise } from '#tests/support/exercises.ts';
import { type InProcess, startInProcess } from '#tests/support/in-process.ts';
import { putCustomer, putStaff } from '#tests/support/in-process-people.ts';
import { captureLogLines } from '#tests/support/log-lines.ts';
import { report } from './fixture.ts';

const STAFF = 1;
const CUSTOMER = 2;
const FIRST = 1_000;

let world: InProcess;
let handler: Parameters<InProcess['invoke']>[0];

const search = (text: string, uid = STAFF) =>
  world.invoke<FoundByStaff>(handler, { uid, route: 'GET /v1/admin/search', query: { search: text } });
const find = async (text: string): Promise<FoundByStaff> => (await search(text)).body;
const idsOf = (rows: { id: number }[]): number[] => rows.map(({ id }) => id);

const putUser = async (n: number, full_name: string | null): Promise<void> => {
  const email = `person${n}@harbor.example`;
  const created_at = new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();
  await putCustomer(FIRST + n, 'gold', { email, full_name, created_at });
  const { db } = await import('#functions/data/table.ts');
  const listed = { directory: 'user', directory_email: email };
  await db.send(new UpdateCommand({ TableName: 'core', Key: keys.profile(FIRST + n), ...buildUpdate({ set: listed }) }));
};

const exerciseOf = (uid: number, n: number, exercise_name: string) =>
  createExercise(
    childId(uid, n, EXERCISES_PER_USER),
    NewExercise.parse(newExercise(1, { exercise_name })),
    'Harbor Bakery',
    new Date(Date.UTC(2026, 0, 1) + n * 60_000),
  );
const putExercise = async (uid: number, n: number, name: string): Promise<void> => {
  const { db } = await import('#functions/data/table.ts');
  const { exercisePut } = await import('#functions/data/exercises.ts');
  await db.send(new PutCommand(exercisePut(exerciseOf(uid, n, name)).Put));
};

beforeAll(async () => {
  captureLogLines();
  world = await startInProcess();
  ({ handler } = (await import('#functions/api/staff-search/handler.ts')) as never);
  await putStaff(STAFF);
  await putCustomer(CUSTOMER);
  for (let n = 0; n < 8; n++) await putUser(n, n % 2 === 0 ? `Ana Ruiz ${n}` : null);
  await report(FIRST + 3, {
    payments: [
      { ref: 'old', status: 'failed', created_at: '2025-03-01T00:00:00.000Z' },
      { ref: 'new', status: 'succeeded', created_at: '2026-03-01T00:00:00.000Z' },
    ],
  });
  await putExercise(FIRST + 3, 1, 'Oven fire');
  await putExercise(FIRST + 4, 2, 'Spring storm');
});
afterAll(() => world.stop());

describe('GET /v1/admin/search', () => {
  it('an account is found by its id, with no more than its name and address', async () => {
    expect(await find(String(FIRST + 2))).toEqual({
      users: [{ id: FIRST + 2, email: 'person2@harbor.example', full_name: 'Ana Ruiz 2' }],
      exercises: [],
      payments: [],
    });
  });

  it('accounts are found by part of a name or address, newest first, at most five', async () => {
    expect(idsOf((await find('ana ruiz')).users)).toEqual([6, 4, 2, 0].map((n) => FIRST + n));
    expect(idsOf((await find('HARBOR')).users)).toEqual([7, 6, 5, 4, 3].map((n) => FIRST + n));
    expect((await find('harbor')).users).toHaveLength(FOUND_MAX);
  });

  it('the beginning of an address finds the account and its newest payments first', async () => {
    const { users, payments } = await find('Person3@har');
    expect(idsOf(users)).toEqual([FIRST + 3]);
    expect(payments.map(({ stripe_payment_intent_id }) => stripe_payment_intent_id)).toEqual([
      `pi_${FIRST + 3}_new`,
      `pi_${FIRST + 3}_old`,
    ]);
    expect(await find('erson3@')).toEqual({ users: [], exercises: [], payments: [] });
  });

  it('a payment is found by its reference at Stripe, with who paid it', async () => {
    const { payments } = await find(` pi_${FIRST + 3}_old `);
    expect(payments).toMatchObject([
      { status: 'failed', user: { id: FIRST + 3, email: `payer${FIRST + 3}@acme.example`, full_name: `Payer ${FIRST + 3}` } },
    ]);
    expect((await find('pi_unknown')).payments).toEqual([]);
  });

  it('a payment and an exercise are found by their ids', async () => {
    const payment = childId(FIRST + 3, 1, PAYMENTS_PER_USER);
    expect(await find(String(payment))).toMatchObject({ payments: [{ id: payment }] });
    const exercise = childId(FIRST + 4, 2, EXERCISES_PER_USER);
    expect(await find(String(exercise))).toMatchObject({
      exercises: [{ id: exercise, exercise_name: 'Spring storm', status: 'draft' }],
    });
  });

  it('an exercise is found by part of its name, whatever the case, without its content', async () => {
    expect((await find('oVEN')).exercises).toEqual([
      { id: childId(FIRST + 3, 1, EXERCISES_PER_USER), exercise_name: 'Oven fire', status: 'draft' },
    ]);
  });

  it.each(['', 'a', '0', '-1', 'pi_', '99999999999999999999'])('%j finds nothing', async (text) => {
    expect(await search(text)).toMatchObject({ status: 200, body: { users: [], exercises: [], payments: [] } });
  });

  it('GET /v1/admin/search answers 403 for a customer and 422 for a text that is too long', async () => {
    expect(await search('ana', CUSTOMER)).toMatchObject({ status: 403, body: { detail: 'Admin privileges required' } });
    expect((await search('a'.repeat(201))).status).toBe(422);
  });
});

describe('what a search costs', () => {
  const EXERCISES = 500;
  it('a name that nothing has costs 0.025 units an exercise; an address and a reference cost a few', async () => {
    const { db } = await import('#functions/data/table.ts');
    const { exercisePut } = await import('#functions/data/exercises.ts');
    for (let from = 100; from < 100 + EXERCISES; from += 25) {
      const rows = Array.from(
        { length: 25 },
        (_, at) => exercisePut(exerciseOf(FIRST, from + at, 'Quarterly flood drill')).Put.Item,
      );
      await db.send(new BatchWriteCommand({ RequestItems: { core: rows.map((Item) => ({ PutRequest: { Item } })) } }));
    }
    let units = 0;
    type Reply = { output: { ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[] } };
    const count = (next: (args: { input: object }) => Promise<Reply>) => async (args: { input: object }) => {
      const reply = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } });
      for (const { CapacityUnits = 0 } of [reply.output.ConsumedCapacity ?? []].flat()) units += CapacityUnits;
      return reply;
    };
    db.middlewareStack.add(count as never, { step: 'initialize', priority: 'high', name: 'units' });
    const cost = async (text: string): Promise<number> => {
      units = 0;
      await find(text);
      return units;
    };
    const named = await cost('nobody calls it this');
    expect(named / EXERCISES, String(named)).toBeLessThanOrEqual(0.025);
    expect(await cost(`pi_${FIRST + 3}_old`)).toBeLessThanOrEqual(1.5);
    expect(await cost('person3@harbor.example')).toBeLessThanOrEqual(4);
    expect(idsOf((await find('flood')).exercises)).toHaveLength(FOUND_MAX);
  });
});
