import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import type { Exercise } from '#shared/domain/exercise.ts';
import type { ExerciseMaterial } from '#shared/domain/exercise-material.ts';
import type { ExerciseRun } from '#shared/domain/exercise-run.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { newExercise, PATH, SOON } from '#tests/support/exercises.ts';
import { type InProcess, type Request, startInProcess } from '#tests/support/in-process.ts';
import { putAuditor, putCustomer, putStaff } from '#tests/support/in-process-people.ts';

let world: InProcess;
let exercises: Parameters<InProcess['invoke']>[0];
let bcp: typeof exercises;
let [owner, staff, auditor, neighbor] = [0, 0, 0, 0];
let bcpId = 0;

interface Conflict {
  detail: string;
  current: ExerciseRun;
}

const ask = <T = Exercise>(uid: number, route: string, more: Omit<Request, 'uid' | 'route'> = {}) =>
  world.invoke<T>(exercises, { uid, route: route.replace(' ', ` ${PATH}`), ...more });
const readRun = (uid: number, id: number) => ask<ExerciseRun & { detail: string }>(uid, 'GET /{id}/run', { id });
const saveRun = <T = ExerciseRun & { detail: string }>(uid: number, id: number, body: object) =>
  ask<T>(uid, 'PUT /{id}/run', { id, body });
const schedule = async (more: object = {}) =>
  (await ask(owner, 'POST ', { body: newExercise(bcpId, { scheduled_date: SOON, ...more }) })).body.id;
const act = (id: number, action: string, uid = owner, body?: unknown) =>
  ask(uid, `POST /{id}/${action}`, { id, ...(body === undefined ? {} : { body }) });
const startNew = async () => {
  const id = await schedule();
  expect((await act(id, 'start')).status).toBe(200);
  return id;
};
const note = (text: string) => ({ notes: [{ id: 'n1', at_seconds: 60, text }] });

beforeAll(async () => {
  world = await startInProcess();
  ({ handler: bcp } = (await import('#functions/api/bcp/handler.ts')) as never);
  ({ handler: exercises } = (await import('#functions/api/exercises/handler.ts')) as never);
});
afterAll(() => world.stop());
beforeEach(async () => {
  [owner, staff, auditor, neighbor] = [owner + 10, owner + 11, owner + 12, owner + 13];
  await Promise.all([putCustomer(owner, 'premium'), putStaff(staff), putAuditor(auditor), putCustomer(neighbor, 'premium')]);
  const body = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 };
  bcpId = (await world.invoke<Bcp>(bcp, { uid: owner, route: 'POST /v1/bcp', body })).body.id;
});

describe('GET /v1/tabletop-exercises/{id}/run', () => {
  it('answers version 0 and an empty record when nothing was kept yet, without writing anything', async () => {
    const id = await startNew();
    const { status, body } = await readRun(owner, id);
    expect(status).toBe(200);
    expect(body).toEqual({
      exercise_id: id,
      version: 0,
      updated_at: null,
      clock: { started_at: null, paused_at: null, paused_seconds: 0 },
      revealed: 0,
      revealed_at_seconds: null,
      agenda_item: 1,
      question_shown: null,
      injects: [],
      questions: [],
      evaluation: [],
      notes: [],
      actions: [],
    });
    const { db } = await import('#functions/data/table.ts');
    const { Item } = await db.send(new GetCommand({ TableName: 'core', Key: keys.exerciseRun(owner, id) }));
    expect(Item).toBeUndefined();
  });

  it('another customer gets 404 for reading and for saving', async () => {
    const id = await startNew();
    expect((await readRun(neighbor, id)).status).toBe(404);
    expect((await saveRun(neighbor, id, { version: 0, ...note('x') })).status).toBe(404);
    expect((await readRun(owner, id)).body.version).toBe(0);
  });

  it('staff and auditors read it without names, addresses and numbers of people', async () => {
    const id = await startNew();
    const actions = [
      { id: 'a', action: 'Ana Ruiz orders radios at 206-555-0100', owner: 'Bo Lind', element: 'equipment', due: null },
      { id: 'b', action: 'Test the backup', owner: 'IT Manager', element: 'exercise', due: '2030-06-01' },
    ];
    await saveRun(owner, id, { version: 0, ...note('Ana Ruiz wrote to bo@acme.example and called 911'), actions });
    for (const reader of [staff, auditor]) {
      const { status, body } = await readRun(reader, id);
      expect(status).toBe(200);
      expect(body.notes[0]!.text).toBe('[team member] wrote to [email] and called 911');
      expect(body.actions).toMatchObject([
        { action: '[team member] orders radios at [phone]', owner: '[team member]' },
        { id: 'b', action: 'Test the backup', owner: 'IT Manager', due: '2030-06-01' },
      ]);
    }
    expect((await readRun(owner, id)).body.actions).toEqual(actions);
  });

  it('reads exercise and record in one round trip', async () => {
    const id = await startNew();
    await readRun(owner, id);
    const before = world.calls();
    await readRun(owner, id);
    // With the account of the caller.
    expect(world.calls() - before).toBe(3);
  });
});

describe('PUT /v1/tabletop-exercises/{id}/run', () => {
  it('keeps the record and counts its version', async () => {
    const id = await startNew();
    const first = await saveRun(owner, id, { version: 0, ...note('Phones on the table'), revealed: 1 });
    expect(first).toMatchObject({ status: 200, body: { version: 1, revealed: 1, updated_at: expect.any(String) } });
    const second = await saveRun(owner, id, { version: 1, ...note('Phones on the table'), revealed: 2 });
    expect(second.body).toMatchObject({ version: 2, revealed: 2 });
    expect((await readRun(owner, id)).body).toEqual(second.body);
  });

  it('answers 409 with the current record when the version is stale, and writes nothing', async () => {
    const id = await startNew();
    await saveRun(owner, id, { version: 0, ...note('First window') });
    for (const version of [0, 2]) {
      const { status, body } = await saveRun<Conflict>(owner, id, { version, ...note('Second window') });
      expect(status).toBe(409);
      expect(body.detail).toBe('Someone else changed this record. Load it again, then save your changes.');
      expect(body.current).toMatchObject({ version: 1, ...note('First window') });
    }
    expect((await readRun(owner, id)).body).toMatchObject({ version: 1, ...note('First window') });
  });

  it('the same content is no conflict, whatever its version', async () => {
    const id = await startNew();
    const saved = await saveRun(owner, id, { version: 0, ...note('Same') });
    for (const version of [0, 1, 7])
      expect(await saveRun(owner, id, { version, ...note('Same') })).toMatchObject({ status: 200, body: saved.body });
  });

  it('of two windows that save at once one gets through, and the other gets the record it missed', async () => {
    const id = await startNew();
    const replies = await Promise.all(
      ['left', 'right'].map((text) => saveRun<Conflict & ExerciseRun>(owner, id, { version: 0, ...note(text) })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner, loser] = replies[0]!.status === 200 ? replies : [replies[1]!, replies[0]!];
    expect(loser!.body.current).toEqual(winner!.body);
  });

  it.each([
    ['scheduled', async (_: number) => undefined, 409, 'Exercise cannot be facilitated in status scheduled'],
    ['cancelled', (id: number) => act(id, 'cancel'), 409, 'Exercise cannot be facilitated in status cancelled'],
    ['in progress', (id: number) => act(id, 'start'), 200, undefined],
    ['completed', async (id: number) => [await act(id, 'start'), await act(id, 'complete', owner, {})], 200, undefined],
    [
      'approved after it was held',
      async (id: number) => [
        await act(id, 'start'),
        await act(id, 'complete', owner, {}),
        await act(id, 'approve/iso-auditor', auditor),
      ],
      409,
      'This report is approved and can no longer be changed. Ask the person who approved it to withdraw the approval, then try again.',
    ],
    [
      'approved before it was held',
      async (id: number) => [
        await act(id, 'approve/iso-auditor', auditor),
        await act(id, 'start'),
        await act(id, 'complete', owner, {}),
      ],
      200,
      undefined,
    ],
  ])('an exercise that is %s: whether its record may change', async (_, prepare, status, detail) => {
    const id = await schedule();
    await prepare(id);
    const saved = await saveRun(owner, id, { version: 0, ...note('x') });
    expect(saved.status).toBe(status);
    expect(saved.body.detail).toBe(detail);
    expect((await readRun(owner, id)).body.version).toBe(status === 200 ? 1 : 0);
  });

  it.each([
    ['staff', () => staff, 200],
    ['an auditor', () => auditor, 403],
  ])('%s saving the record of a customer gets the status %s', async (_, person, status) => {
    const id = await startNew();
    expect((await saveRun(person(), id, { version: 0, ...note('x') })).status).toBe(status === 200 ? 200 : status);
  });

  it('what staff save keeps the names they cannot see', async () => {
    const id = await startNew();
    const action = { id: 'a', action: 'Ana Ruiz orders radios', owner: 'Ana Ruiz', element: 'equipment', due: null };
    await saveRun(owner, id, { version: 0, ...note('Ana Ruiz called'), actions: [action] });
    const { body: seen } = await readRun(staff, id);
    const saved = await saveRun(staff, id, { ...seen, actions: [{ ...seen.actions[0], due: '2030-06-01' }] });
    expect(saved.body).toMatchObject({ version: 2, notes: [{ text: '[team member] called' }] });
    expect((await readRun(owner, id)).body).toMatchObject({
      ...note('Ana Ruiz called'),
      actions: [{ ...action, due: '2030-06-01' }],
    });
  });

  it('a record that does not fit its row is refused with 400 and a sentence, and the earlier one stays', async () => {
    const id = await startNew();
    await saveRun(owner, id, { version: 0, ...note('Before') });
    // Random text does not compress.
    const random = () => Array.from({ length: 4_100 }, () => String.fromCharCode(33 + Math.floor(Math.random() * 90))).join('');
    const notes = Array.from({ length: 100 }, (_, n) => ({ id: `n${n}`, at_seconds: n, text: random() }));
    expect(await saveRun(owner, id, { version: 1, notes })).toMatchObject({
      status: 400,
      body: { detail: 'This record is too large to save. Shorten some notes, then save again.' },
    });
    expect((await readRun(owner, id)).body).toMatchObject({ version: 1, ...note('Before') });
    const kept = notes.slice(0, 70);
    expect((await saveRun(owner, id, { version: 1, notes: kept })).status).toBe(200);
    expect((await readRun(owner, id)).body.notes).toEqual(kept);
  });

  it('names the field of a text that is too long', async () => {
    const id = await startNew();
    const { status, body } = await saveRun(owner, id, { version: 0, ...note('x'.repeat(4_101)) });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ field: 'notes.0.text' }] });
  });

  it('cut off anywhere: a retry finds or writes the record once', async () => {
    const id = await startNew();
    let version = 0;
    const points = await atEveryPoint(async (at, label) => {
      const body = { version, ...note(label) };
      const isReached = await world.killedAt(at, () => saveRun(owner, id, body));
      const again = await saveRun(owner, id, body);
      version += 1;
      expect(again, label).toMatchObject({ status: 200, body: { version, ...note(label) } });
      expect((await readRun(owner, id)).body, label).toEqual(again.body);
      return isReached;
    });
    expect(points).toBeGreaterThanOrEqual(8);
  });
});

describe('starting an exercise', () => {
  const readMaterial = async (id: number) => (await ask<ExerciseMaterial>(owner, 'GET /{id}/material', { id })).body;
  const readStored = async (id: number) => (await import('#functions/data/exercises.ts')).readMaterial(id);

  it('keeps the material of the library, so that a change of the BCP does not change what is played', async () => {
    const id = await schedule();
    const before = await readMaterial(id);
    expect(before.injects.length).toBeGreaterThan(0);
    expect(await readStored(id)).toBeNull();
    await act(id, 'start');
    const update = { business_name: 'Renamed', city: 'Tampa', state: 'FL' };
    await world.invoke(bcp, { uid: owner, route: 'PUT /v1/bcp/{id}', id: bcpId, body: update });
    expect(await readMaterial(id)).toEqual(before);
    const other = await readMaterial(await schedule());
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(before));
  });

  it('refused in another status, stores no material', async () => {
    const { id } = (await ask(owner, 'POST ', { body: newExercise(bcpId) })).body;
    expect((await act(id, 'start')).status).toBe(409);
    expect(await readStored(id)).toBeNull();
  });

  it('cut off anywhere: material and status are stored together or not at all', async () => {
    await atEveryPoint(async (at, label) => {
      const id = await schedule();
      const isReached = await world.killedAt(at, () => act(id, 'start'));
      const { status } = (await ask(owner, 'GET /{id}', { id })).body;
      expect((await readStored(id)) !== null, label).toBe(status === 'in_progress');
      return isReached;
    });
  });
});
