import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { EVIDENCE_MAX, type EvidenceItem } from '#shared/domain/bcp/evidence.ts';
import { evidenceMessages } from '#shared/messages/evidence.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { type InProcess, type Request, startInProcess } from '#tests/support/in-process.ts';
import { putCustomer } from '#tests/support/in-process-people.ts';

const LIST = 'GET /v1/bcp/{id}/evidence';
const CREATE = 'POST /v1/bcp/{id}/evidence';
const UPDATE = 'PUT /v1/bcp/{id}/evidence/{evidenceId}';
const REMOVE = 'DELETE /v1/bcp/{id}/evidence/{evidenceId}';
const acme = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 12 };
const baking = { id: 'baking', name: 'Baking', max_downtime: '8 hours', rto: '4 hours' };
const test = {
  ...{ claim: { kind: 'rto', subject: 'function', ref: 'baking' }, how: 'exercise', measured: '3 h 10 min' },
  ...{ on: '2026-10-13', by: 'Ana', note: 'By the stopwatch', link: 'https://drive.example/1' },
};

let world: InProcess;
let handlers: Record<'bcp' | 'evidence', Parameters<InProcess['invoke']>[0]>;
let uid = 90_000;

beforeAll(async () => {
  world = await startInProcess();
  handlers = {
    bcp: (await import('#functions/api/bcp/handler.ts')).handler,
    evidence: (await import('#functions/api/evidence/handler.ts')).handler,
  } as never;
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-23T12:00:00Z');
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => world.stop());

const ask = <T>(area: keyof typeof handlers, route: string, more: Omit<Request, 'uid' | 'route'> & { as?: number } = {}) =>
  world.invoke<T>(handlers[area], { uid: more.as ?? uid, route, ...more });
const prepare = async (): Promise<number> => {
  await putCustomer(++uid, 'premium');
  return (await ask<Bcp>('bcp', 'POST /v1/bcp', { body: { ...acme, critical_functions: [baking] } })).body.id;
};
const list = async (id: number) => (await ask<EvidenceItem[]>('evidence', LIST, { id })).body;
const create = (id: number, part: object = {}, more: object = {}) =>
  ask<EvidenceItem>('evidence', CREATE, { id, body: { ...test, ...part }, ...more });
const ofItem = (id: number, item: number) => ({ id, params: { evidenceId: String(item) } });

describe('POST /v1/bcp/{id}/evidence', () => {
  it('records a test, which the list has', async () => {
    const id = await prepare();
    const answer = await create(id);
    expect(answer).toMatchObject({ status: 201, body: { id: 1, bcp_id: id, ...test } });
    expect(await list(id)).toEqual([answer.body]);
  });

  it('is safe to repeat with its key, and leaves a used key to its request', async () => {
    const id = await prepare();
    const first = await create(id, {}, { key: 'same' });
    expect(await create(id, {}, { key: 'same' })).toMatchObject({ status: 201, body: first.body });
    expect((await create(id, { measured: '1 hour' }, { key: 'same' })).status).toBe(422);
    expect(await list(id)).toHaveLength(1);
  });

  it('leaves one item when it is cut off anywhere and repeated', async () => {
    await atEveryPoint(async (crash, label) => {
      const id = await prepare();
      const isReached = await world.killedAt(crash, () => create(id, {}, { key: `cut-${uid}` }));
      expect((await create(id, {}, { key: `cut-${uid}` })).status, label).toBe(201);
      expect(await list(id), label).toHaveLength(1);
      return isReached;
    });
  });

  it.each<[string, object, number]>([
    ['a day in the future', { on: '2026-11-25' }, 422],
    ['tomorrow, which has come elsewhere', { on: '2026-11-24' }, 201],
    ['an unreadable time', { measured: 'quite fast' }, 422],
    ['a link that is not secure', { link: 'http://drive.example' }, 422],
  ])('answers for %s', async (_, part, status) => {
    expect((await create(await prepare(), part)).status).toBe(status);
  });

  it('keeps as many as a BCP may have, and takes another once one is deleted', async () => {
    const id = await prepare();
    await create(id);
    const { db, table } = await import('#functions/data/table.ts');
    const { keys } = await import('#functions/data/keys.ts');
    const { UpdateCommand } = await import('@aws-sdk/lib-dynamodb');
    await db.send(
      new UpdateCommand({
        TableName: table('core'),
        Key: keys.bcp(uid, id),
        UpdateExpression: 'SET evidence_count = :max',
        ExpressionAttributeValues: { ':max': EVIDENCE_MAX },
      }),
    );
    expect(await create(id)).toMatchObject({ status: 400, body: { detail: evidenceMessages.tooMany(EVIDENCE_MAX) } });
    await ask('evidence', REMOVE, ofItem(id, 1));
    expect((await create(id)).status).toBe(201);
  });
});

describe('PUT and DELETE /v1/bcp/{id}/evidence/{evidenceId}', () => {
  it('correct a test, and delete it, twice if need be', async () => {
    const id = await prepare();
    await create(id);
    const corrected = { ...test, measured: '5 hours', note: null, link: null };
    expect(await ask('evidence', UPDATE, { ...ofItem(id, 1), body: corrected })).toMatchObject({
      status: 200,
      body: { id: 1, ...corrected },
    });
    expect(await list(id)).toMatchObject([corrected]);
    for (let time = 0; time < 2; time++) expect((await ask('evidence', REMOVE, ofItem(id, 1))).status).toBe(204);
    expect(await list(id)).toEqual([]);
    expect((await ask('evidence', UPDATE, { ...ofItem(id, 1), body: corrected })).status).toBe(404);
  });

  it('every call answers 404 to another customer and for a deleted BCP', async () => {
    const id = await prepare();
    await create(id);
    const owner = uid;
    await prepare();
    const calls: [string, object][] = [
      [LIST, { id }],
      [CREATE, { id, body: test }],
      [UPDATE, { ...ofItem(id, 1), body: test }],
      [REMOVE, ofItem(id, 1)],
    ];
    for (const [route, more] of calls) expect((await ask('evidence', route, more)).status, route).toBe(404);
    await ask('bcp', 'DELETE /v1/bcp/{id}', { id, as: owner });
    for (const [route, more] of calls) expect((await ask('evidence', route, { ...more, as: owner })).status, route).toBe(404);
    await ask('bcp', 'POST /v1/bcp/{id}/restore', { id, as: owner });
    expect((await ask<EvidenceItem[]>('evidence', LIST, { id, as: owner })).body).toHaveLength(1);
  });

  it('a copy of a BCP has none of its tests', async () => {
    const id = await prepare();
    await create(id);
    const copy = (await ask<{ id: number }>('bcp', 'POST /v1/bcp/{id}/duplicate', { id })).body.id;
    expect(await list(copy)).toEqual([]);
    expect((await create(copy)).body.id).toBe(1);
  });
});
