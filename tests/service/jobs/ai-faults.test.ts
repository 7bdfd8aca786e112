/**
 * AI jobs on bad days: a model that is busy, silent, broken or garbled, workers that die between any two calls, messages
 * that come again. Whatever happens, a job ends once, within its deadline, and one result of it is applied.
 */
import type { Handler } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { OPEN_MAX } from '#functions/data/quotas.ts';
import { registry } from '#functions/worker/ai-job.ts';
import { knowledgeAnswers } from '#shared/knowledge/answers.ts';
import { JOB_DEADLINE_SECONDS } from '#shared/queues/job.ts';
import { type AiWorld, startAiWorld } from '#tests/support/ai-world.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import type { Turn } from '#tests/support/scripted-model.ts';
import { payloads } from '#tests/unit/worker/payloads.ts';

const UID = 31;
const LEASE_SECONDS = 60;

let world: AiWorld;
let lastBcpId = 100;
let payload: typeof payloads.analyze;
const answered = await knowledgeAnswers.analyze(payloads.analyze);
const good = (): Turn => ({ input: answered });
const job = (id: number) => world.read(UID, id);
const stored = () => world.analysisOf(UID, payload.bcp_id);
/** Lets time pass for everything that asks what time it is. */
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
/** Ids are made of the time, which is frozen here. */
const submit = () => {
  pass(0.01);
  return world.submit(UID, 'analyze', payload);
};

beforeAll(async () => {
  world = await startAiWorld();
});
afterAll(() => world.stop());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // The scripted provider prints every failure that it is told to make.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Pauses between tries are random below a bound: the shortest ones.
  vi.spyOn(Math, 'random').mockImplementation(() => (lastBcpId % 997) / 100_000);
  // Another BCP each time, as equal data costs no second model call.
  lastBcpId += 1;
  payload = { ...payloads.analyze, bcp_id: lastBcpId, plan: { ...payloads.analyze.plan, business_name: `Acme ${lastBcpId}` } };
  world.model.follow(good);
  world.messages.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a busy model', () => {
  it.each([1, 2, 3, 4, 5])('a model that throttles %i times is retried', async (times) => {
    world.model.follow(({ before }) => (before < times ? 'throttle' : good()));
    const id = await submit();
    await world.deliver(UID, id);
    expect(await job(id)).toMatchObject({ status: 'succeeded', result: { source: 'model' } });
  });

  it('a model that always throttles is given up: the built-in knowledge answers, and nothing is queued again', async () => {
    world.model.follow(() => 'throttle');
    const id = await submit();
    await world.deliver(UID, id);
    expect(await job(id)).toMatchObject({ status: 'succeeded', result: { source: 'knowledge' } });
    expect(world.messages).toEqual([]);
    pass(JOB_DEADLINE_SECONDS);
    expect(await world.watch()).toEqual({ queued: 0, expired: 0 });
  });
});

describe('a broken model', () => {
  it.each(['hang up', 'error'] as const)('a model that answers with “%s” twice is asked again', async (turn) => {
    world.model.follow(({ before }) => (before < 2 ? turn : good()));
    const id = await submit();
    await world.deliver(UID, id);
    expect(await job(id)).toMatchObject({ status: 'succeeded', result: { source: 'model' } });
  });

  it('a model that keeps hanging up is given up: the built-in knowledge answers', async () => {
    world.model.follow(() => 'hang up');
    const id = await submit();
    await world.deliver(UID, id);
    expect(await job(id)).toMatchObject({ status: 'succeeded', result: { source: 'knowledge' } });
  });

  it.each([
    ['once: the repaired answer counts', 1, 'model'],
    ['every time: the built-in knowledge answers, asked twice at most', 9, 'knowledge'],
  ])('a model that answers nonsense %s', async (_, times, source) => {
    world.model.follow(({ before }) => (before < times ? { text: '<script>alert(1)</script> {"risks": ["cut o' } : good()));
    const from = world.model.asked.length;
    const id = await submit();
    await world.deliver(UID, id);
    expect(await job(id)).toMatchObject({ status: 'succeeded', result: { source } });
    expect(world.model.asked.length - from).toBe(2);
    expect(JSON.stringify([await job(id), await stored()])).not.toContain('script');
  });
});

describe('a silent model', () => {
  it('a model that does not answer in time is asked again', async () => {
    const patience = registry.analyze.callSeconds;
    registry.analyze.callSeconds = 0.3;
    world.model.follow(({ before }) => (before === 0 ? 'silence' : good()));
    const id = await submit();
    await world.deliver(UID, id).finally(() => {
      registry.analyze.callSeconds = patience;
    });
    expect(await job(id)).toMatchObject({ status: 'succeeded', result: { source: 'model' } });
  });

  it('a silent model uses no more than the remaining time: the built-in knowledge answers before the deadline', async () => {
    world.model.follow(() => 'silence');
    const id = await submit();
    // A minute is kept for the knowledge; one second is left for the model.
    pass(JOB_DEADLINE_SECONDS - 61);
    await world.deliver(UID, id);
    const ended = await job(id);
    expect(ended).toMatchObject({ status: 'succeeded', result: { source: 'knowledge' } });
    expect(Date.now()).toBeLessThan(Date.parse(ended.deadline_at));
  });

  it('the model is not asked in the last minute of a job', async () => {
    const from = world.model.asked.length;
    const id = await submit();
    pass(JOB_DEADLINE_SECONDS - 30);
    await world.deliver(UID, id);
    expect(await job(id)).toMatchObject({ status: 'succeeded', result: { source: 'knowledge' } });
    expect(world.model.asked.length).toBe(from);
  });
});

describe('a worker that dies', () => {
  it('a worker that dies before or after any call loses nothing: the job is taken over within two minutes and applied once', {
    timeout: 120_000,
  }, async () => {
    const points = await atEveryPoint(async (at, label) => {
      lastBcpId += 1;
      payload = { ...payload, bcp_id: lastBcpId, plan: { ...payload.plan, business_name: `Acme ${lastBcpId}` } };
      const id = await submit();
      const isReached = await world.killedAt(at, () => world.deliver(UID, id));
      pass(LEASE_SECONDS + 1);
      await world.watch();
      for (const { owner, job_id } of world.messages.splice(0)) await world.deliver(owner, job_id);
      await world.deliver(UID, id);
      const ended = await job(id);
      expect(ended, label).toMatchObject({ status: 'succeeded', result: { source: 'model' } });
      expect(await stored(), label).toMatchObject({ risks: (ended.result as { risks: string[] }).risks });
      expect(await world.watch(), label).toEqual({ queued: 0, expired: 0 });
      return isReached;
    });
    expect(points).toBeGreaterThanOrEqual(10);
  });

  it('a worker that always dies leaves a job that ends with the built-in knowledge, or at its deadline', async () => {
    const id = await submit();
    for (let death = 0; death < 3; death++) {
      await world.killedAt({ call: 5, when: 'before' }, () => world.deliver(UID, id));
      pass(LEASE_SECONDS + 1);
      await world.watch();
      pass(241);
    }
    pass(JOB_DEADLINE_SECONDS);
    await world.watch();
    const ended = await job(id);
    expect(ended.status).toBe('expired');
    expect(ended.detail).toBe('The AI took too long. Please try again.');
    await world.deliver(UID, id);
    expect(await job(id)).toEqual(ended);
    expect(await stored()).toBeNull();
  });

  it('a worker that returns after its job was taken over changes nothing', async () => {
    let wake: (turn: Turn) => void = () => undefined;
    let isFirst = true;
    const id = await submit();
    const sleeping = new Promise<Turn>((resolve) => {
      wake = resolve;
    });
    world.model.follow(() => {
      if (!isFirst) return good();
      isFirst = false;
      return sleeping;
    });
    const late = world.deliver(UID, id);
    await vi.waitFor(() => expect(isFirst).toBe(false), { timeout: 10_000 });
    pass(LEASE_SECONDS + 1);
    await world.watch();
    await world.deliver(UID, id);
    const ended = await job(id);
    expect(ended.status).toBe('succeeded');
    wake({ input: { risks: ['Late'], impacts: ['Late'], mitigations: ['Late'], recovery_priorities: ['Late'] } });
    await late;
    expect(await job(id)).toEqual(ended);
    expect((await stored())?.risks).not.toContain('Late');
  });
});

describe('messages', () => {
  const delivered = async (records: [id: string, body: string][]) => {
    const { handler } = (await import('#functions/worker/handler.ts')) as unknown as { handler: Handler };
    const Records = records.map(([messageId, body]) => ({ messageId, body, attributes: { ApproximateReceiveCount: '1' } }));
    const { batchItemFailures } = await handler({ Records }, {} as never, () => undefined);
    return (batchItemFailures as { itemIdentifier: string }[]).map(({ itemIdentifier }) => itemIdentifier);
  };
  const message = (id: number): string => JSON.stringify({ owner: UID, job_id: id });

  it('messages delivered ten times, serially or in parallel, lead to one result', async () => {
    const id = await submit();
    const from = world.model.asked.length;
    await Promise.all(Array.from({ length: 5 }, () => world.deliver(UID, id)));
    for (let repeat = 0; repeat < 5; repeat++) await world.deliver(UID, id);
    expect((await job(id)).status).toBe('succeeded');
    expect(world.model.asked.length - from).toBe(1);
    expect((await world.row(UID, id)).attempt).toBe(1);
  });

  it('messages of a batch are all processed except the poisoned one', async () => {
    const ids = [];
    for (let n = 0; n < OPEN_MAX; n++) {
      payload = { ...payload, bcp_id: ++lastBcpId, plan: { ...payload.plan, business_name: `Acme ${lastBcpId}` } };
      ids.push(await submit());
    }
    const records = ids.map((id, n): [string, string] => [`m${n}`, message(id)]);
    records.splice(3, 0, ['poison', '{"owner":31}']);
    expect(await delivered(records)).toEqual(['poison']);
    // One customer runs two at once; whichever ends calls the next.
    for (let round = 0; round < 20 && world.messages.length > 0; round++)
      for (const { owner, job_id } of world.messages.splice(0)) await world.deliver(owner, job_id);
    for (const id of ids) expect((await job(id)).status).toBe('succeeded');
  });

  it('a hundred messages redriven from the dead-letter queue drain without a second effect', async () => {
    const id = await submit();
    await world.deliver(UID, id);
    const [before, kept, from] = [await job(id), await stored(), world.model.asked.length];
    const records = Array.from({ length: 100 }, (_, n): [string, string] => [`r${n}`, message(id)]);
    expect(await delivered(records)).toEqual([]);
    expect([await job(id), await stored(), world.model.asked.length]).toEqual([before, kept, from]);
  });
});

describe('what the model takes', () => {
  it('the token usage of the model is stored with the job, over all its calls', async () => {
    world.model.follow(({ before }) => (before === 0 ? { text: 'nonsense' } : good()));
    const id = await submit();
    await world.deliver(UID, id);
    expect((await world.row(UID, id)).usage).toEqual({ model_calls: 2, input_tokens: 200, output_tokens: 40 });
    expect(await job(id)).not.toHaveProperty('usage');
  });

  it('the token usage is zero for the same data, whose answer is cached', async () => {
    await world.deliver(UID, await submit());
    const from = world.model.asked.length;
    const again = await submit();
    await world.deliver(UID, again);
    expect(await job(again)).toMatchObject({ status: 'succeeded', result: { source: 'model' } });
    expect(world.model.asked.length).toBe(from);
    expect((await world.row(UID, again)).usage).toEqual({ model_calls: 0, input_tokens: 0, output_tokens: 0 });
  });

  it('cached answers are never shared between customers: equal data of another customer is another question', async () => {
    world.model.follow(() => ({
      input: { risks: ['CANARY of the first'], impacts: [], mitigations: [], recovery_priorities: [] },
    }));
    await world.deliver(UID, await submit());
    world.model.follow(good);
    pass(0.01);
    const other = await world.submit(UID + 1, 'analyze', payload);
    await world.deliver(UID + 1, other);
    expect(JSON.stringify(await world.read(UID + 1, other))).not.toContain('CANARY');
  });
});
