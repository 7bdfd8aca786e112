import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import type { Bcp, BcpRow } from '#shared/domain/bcp/bcp.ts';
import { type InProcess, startInProcess } from '#tests/support/in-process.ts';

const UID = 1;
let world: InProcess;
let bcp: Parameters<InProcess['invoke']>[0];
let changes: (event: never) => Promise<{ batchItemFailures: unknown[] }>;

beforeAll(async () => {
  world = await startInProcess();
  ({ handler: bcp } = (await import('#functions/api/bcp/handler.ts')) as never);
  ({ handler: changes } = (await import('#functions/streams/core.ts')) as never);
  const { db, table } = await import('#functions/data/table.ts');
  const flags = { role: 'admin', is_superuser: false, is_active: true, is_verified: true, is_iso_auditor: false };
  const profile = { id: UID, email: 'a@b.example', full_name: null, ...flags, created_at: '2026-01-01T00:00:00.000Z' };
  const Item = { ...keys.profile(UID), ...profile, updated_at: profile.created_at, last_login: null, subscription: null };
  await db.send(new PutCommand({ TableName: table('core'), Item }));
});
afterAll(() => world.stop());

const ask = async <T>(route: string, more: { id?: number; body?: unknown } = {}) =>
  (await world.invoke<T>(bcp, { uid: UID, route, ...more })).body;
const create = () =>
  ask<Bcp>('POST /v1/bcp', { body: { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 } });
const save = (id: number) => ask('PUT /v1/bcp/{id}', { id, body: { critical_functions: [{ id: 'f', name: 'Sales' }] } });
const row = async (id: number) => (await ask<BcpRow[]>('GET /v1/bcp')).find((candidate) => candidate.id === id)!;

/** What the stream says after the functions of a BCP were written in that version. */
const written = (bcpId: number, version: number) => {
  const { owner, item } = keys.section(UID, bcpId, 'functions');
  const dynamodb = {
    SequenceNumber: '1',
    Keys: { owner: { S: owner }, item: { S: item } },
    NewImage: { version: { N: String(version) } },
  };
  return changes({ Records: [{ eventName: 'MODIFY', dynamodb }] } as never);
};

describe('the change stream', { timeout: 30_000 }, () => {
  it('the change stream updates a header whose section save was killed before updating it', async () => {
    const { id } = await create();
    // Before the header of a save there are the caller, the BCP and the section.
    for (let call = 1; (await row(id)).counts.functions === 0; call++) {
      await world.killedAt({ call, when: 'after' }, () => save(id));
      const before = await row(id);
      expect((await written(id, 1)).batchItemFailures).toEqual([]);
      const after = await row(id);
      if (after.counts.functions === before.counts.functions) continue;
      expect(after.scores.operations).toBe(8);
      return expect(after.scores).toEqual((await ask<Bcp>('GET /v1/bcp/{id}', { id })).scores);
    }
    throw new Error('no save was killed between section and header');
  });

  it('the change stream leaves an up-to-date header alone, also when a change is delivered again', async () => {
    const { id } = await create();
    await save(id);
    const before = await row(id);
    await written(id, 1);
    expect(await row(id)).toEqual(before);
  });

  it('the change stream skips rows of BCPs that do not exist', async () => {
    expect((await written(999_999, 3)).batchItemFailures).toEqual([]);
  });
});
