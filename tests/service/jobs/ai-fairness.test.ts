import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MODEL_CALLS_PER_HOUR } from '#functions/worker/ai-job.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { knowledgeAnswers } from '#shared/knowledge/answers.ts';
import { type AiWorld, startAiWorld } from '#tests/support/ai-world.ts';
import type { Turn } from '#tests/support/scripted-model.ts';
import { payloads } from '#tests/unit/worker/payloads.ts';

let world: AiWorld;
let uid = 900;
let lastBcpId = 0;

/** A question that was not asked before. */
const question = () => {
  lastBcpId += 1;
  return { ...payloads.analyze, bcp_id: lastBcpId, plan: { ...payloads.analyze.plan, business_name: `Acme ${lastBcpId}` } };
};
const answer = async (): Promise<Turn> => ({ input: await knowledgeAnswers.analyze(payloads.analyze) });
const submit = (tier: Tier | null = null) => world.submit(uid, 'analyze', question(), tier);
const sourceOf = async (tier: Tier | null): Promise<string> => {
  const id = await submit(tier);
  await world.deliver(uid, id);
  return ((await world.read(uid, id)).result as { source: string }).source;
};
/** So many calls were made in this hour before. */
const alreadyAsked = async (subject: string, n: number): Promise<void> => {
  const { keys } = await import('#functions/data/keys.ts');
  const { db } = await import('#functions/data/table.ts');
  const seconds = Math.floor(Date.now() / 1000);
  const hour = seconds - (seconds % 3600);
  const Item = { ...keys.rate('model_calls', subject, hour), n, expires_at: hour + 7200 };
  await db.send(new PutCommand({ TableName: 'ephemeral', Item }));
};

beforeAll(async () => {
  world = await startAiWorld();
});
afterAll(() => world.stop());
beforeEach(() => {
  uid += 1;
  world.model.follow(answer);
  world.messages.length = 0;
});

describe('jobs that wait for a place', () => {
  it('jobs that wait for capacity send no message while they wait, and are started when a running one ends', async () => {
    const ended: ((turn: Turn) => void)[] = [];
    world.model.follow(() => new Promise<Turn>((resolve) => ended.push(resolve)));
    const ids = [];
    for (let n = 0; n < 4; n++) ids.push(await submit());
    const running = [world.deliver(uid, ids[0]!), world.deliver(uid, ids[1]!)];
    await vi.waitFor(() => expect(ended).toHaveLength(2), { timeout: 10_000 });
    for (const id of ids.slice(2)) await world.deliver(uid, id);
    expect(world.messages).toEqual([]);
    for (const end of ended.splice(0)) end(await answer());
    await Promise.all(running);
    expect(world.messages.map(({ job_id }) => job_id)).toEqual(expect.arrayContaining(ids.slice(2)));
    world.model.follow(answer);
    for (let round = 0; round < 5 && world.messages.length > 0; round++)
      for (const { owner, job_id } of world.messages.splice(0)) await world.deliver(owner, job_id);
    for (const id of ids) expect((await world.read(uid, id)).status).toBe('succeeded');
  });
});

describe('the model', () => {
  it('the model stays available to paying customers when free accounts have used up their share', async () => {
    await alreadyAsked('free', MODEL_CALLS_PER_HOUR.free);
    expect(await sourceOf(null)).toBe('knowledge');
    for (const tier of ['essential', 'gold', 'premium'] as const) {
      uid += 1;
      expect(await sourceOf(tier), tier).toBe('model');
    }
    await alreadyAsked('free', 0);
  });

  it('the model stays available to the other accounts of a tier when one has used a tenth of it', async () => {
    await alreadyAsked(`account:${uid}`, MODEL_CALLS_PER_HOUR.free / 10);
    expect(await sourceOf(null)).toBe('knowledge');
    uid += 1;
    expect(await sourceOf(null)).toBe('model');
  });

  it('the model serves free accounts for a tenth of all calls, and at most 5,000 calls an hour in total', () => {
    const all = Object.values(MODEL_CALLS_PER_HOUR).reduce((sum, calls) => sum + calls, 0);
    expect(all).toBe(5_000);
    expect(MODEL_CALLS_PER_HOUR.free).toBeLessThanOrEqual(all / 10);
  });
});
