/** Answers of a model that are kept for equal questions, also over a deployment that changes what an answer is. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dangerousAdvice } from '#shared/knowledge/dangerous-advice.ts';
import { type InProcess, startInProcess } from '#tests/support/in-process.ts';

const UID = 7;
const KIND = 'suggest_risks';
const NOW = new Date('2026-01-01T00:00:00.000Z');
const payload = { bcp_id: 3, plan: {}, cyber: true };
const suggestions = { suggested_risks: [{ name: 'Fire' }], location_specific_risks: [], suggested_critical_functions: [] };

let world: InProcess;
let cache: typeof import('#functions/data/job-cache.ts');
beforeAll(async () => {
  world = await startInProcess();
  cache = await import('#functions/data/job-cache.ts');
});
afterAll(() => world.stop());

/** What is read of an answer that was kept as `stored`. */
const readBack = async (hash: string, stored: unknown) => {
  const { db } = await import('#functions/data/table.ts');
  await db.send(new UpdateCommand(cache.inputUpdate(UID, KIND, hash, payload, NOW).Update));
  await cache.storeResult(UID, KIND, hash, stored);
  return (await cache.readCached(UID, KIND, hash, NOW))!;
};

describe('a kept answer', () => {
  it('a cached answer of an older version is returned with the defaults of later fields', async () => {
    const { result } = await readBack('whole', { suggestions, source: 'model' });
    expect(result).toEqual({ suggestions: { ...suggestions, business_size_considerations: [] }, source: 'model' });
  });

  it('a cached answer that lacks a required field is requested again, with the same input', async () => {
    const { suggested_risks: _, ...older } = suggestions;
    expect(await readBack('older', { suggestions: older, source: 'model' })).toEqual({ payload, result: null });
  });

  it.each(dangerousAdvice)(
    'a cached answer is not used once its advice is known to be dangerous: %s',
    async (mistake, _, example) => {
      const suggested_risks = [{ name: 'Fire', reason: example }];
      const stored = { suggestions: { ...suggestions, suggested_risks }, source: 'model' };
      expect((await readBack(mistake, stored)).result).toBeNull();
    },
  );
});
