import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Job } from '#shared/queues/job.ts';
import { type Answer, call } from '#tests/support/client.ts';
import { advanceClock, clearFault, orderFault, runSchedule } from '#tests/support/console.ts';
import { type Person, signInDemo, signUpVerified } from '#tests/support/people.ts';
import { signUpSubscribed } from '#tests/support/subscribers.ts';

const later = { prefer: 'respond-async' };
const form = () => ({ business_name: `Acme ${randomUUID()}`, business_type: 'LLC', industry: 'Retail', employee_count: 5 });

let person: Person;
let admin: Person;
let bcpId: number;

const submit = (
  body: unknown = form(),
  headers: Record<string, string> = later,
  who = person,
): Promise<Answer<Job & { detail: string }>> => call('POST', '/v1/bcp/analyze-form', { token: who.accessToken, body, headers });
const read = (id: number | string, who = person) => call<Job>('GET', `/v1/jobs/${id}`, { token: who.accessToken });
const ended = async (id: number, seconds = 30, who = person): Promise<Job> => {
  for (let waited = 0; waited < seconds * 10; waited++) {
    const { body } = await read(id, who);
    if (!['queued', 'running'].includes(body.status)) return body;
    await wait(100);
  }
  throw new Error(`Job ${id} did not end within ${seconds} s`);
};

beforeAll(async () => {
  [person, admin] = await Promise.all([signUpVerified(), signInDemo('admin')]);
  bcpId = (await admin.client.bcp.create({ body: form() })).id;
});
afterEach(() => Promise.all([clearFault('bedrock'), clearFault('sqs')]));

describe('Prefer: respond-async', () => {
  it('Prefer: respond-async answers 202 with the job at once', async () => {
    const { status, headers, body } = await submit();
    expect(status).toBe(202);
    expect(headers.get('preference-applied')).toBe('respond-async');
    expect(headers.get('location')).toBe(body.status_url);
    expect(body).toMatchObject({
      kind: 'analyze_form',
      status: 'queued',
      status_url: `/v1/jobs/${body.job_id}`,
      progress: { phase: 'queued', percent: 0 },
    });
    expect(Date.parse(body.deadline_at) - Date.parse(body.created_at)).toBe(15 * 60 * 1000);
    expect((await ended(body.job_id)).status).toBe('succeeded');
  });

  it('Prefer: respond-async is recognized among other preferences', async () => {
    const { status, body } = await submit(form(), { prefer: 'wait=5, respond-async' });
    expect(status).toBe(202);
    // Still running, it would take a place from a later test.
    await ended(body.job_id);
  });

  it('a request without Prefer: respond-async waits for the result', async () => {
    const { status, body } = await submit(form(), {});
    expect(status).toBe(200);
    expect(body).toHaveProperty('step_insights');
  });
});

describe('GET /v1/jobs/{id}', () => {
  it('GET /v1/jobs/{id} answers progress, then the result', async () => {
    const { body } = await submit();
    const job = await ended(body.job_id);
    expect(job).toMatchObject({
      job_id: body.job_id,
      status: 'succeeded',
      progress: { phase: 'done', percent: 100 },
      result: { source: 'model' },
    });
    expect((await read(body.job_id)).body).toEqual(job);
  });

  it('GET /v1/jobs/{id} answers 404 to another customer, for an unknown id and for an invalid id', async () => {
    const { body } = await submit();
    expect((await read(body.job_id, admin)).status).toBe(404);
    for (const id of ['1', 'x', '0']) expect((await read(id)).status).toBe(404);
    await ended(body.job_id);
  });
});

describe('jobs of one customer', () => {
  it('jobs of one customer run two at a time: a third waits, and its request is answered 202 without waiting', async () => {
    await orderFault('bedrock', 'timeout', 2);
    const [first, second] = await Promise.all([submit(), submit()]);
    const states = async () =>
      Promise.all([first, second].map(async ({ body }) => (await read(body.job_id)).body.progress.phase));
    await expect.poll(states, { timeout: 10_000 }).toEqual(['thinking', 'thinking']);
    const asked = performance.now();
    const third = await submit(form(), {});
    expect(third.status).toBe(202);
    expect(performance.now() - asked, 'a third does not hold its connection').toBeLessThan(10_000);
    expect(third.headers.get('preference-applied')).toBeNull();
    expect(third.body.status).toBe('queued');
    for (const { body } of [first, second, third]) expect((await ended(body.job_id, 60)).status).toBe('succeeded');
  }, 120_000);

  it('jobs of one customer are limited to 60 an hour, then 429 with Retry-After; insights have their own limit', async () => {
    const { now } = await advanceClock(0);
    // The hour must not end in between.
    if (new Date(now).getUTCMinutes() === 59) await advanceClock(60);
    const eager = await signUpSubscribed('essential');
    const bcp = await eager.client.bcp.create({ body: form() });
    const suggest = () =>
      call<Job & { detail: string }>('POST', `/v1/bcp/${bcp.id}/suggest-risks`, {
        token: eager.accessToken,
        body: {},
        headers: later,
      });
    // The same question again and again: the model is asked once, the quota counts each.
    const answers = [await suggest()];
    await ended(answers[0]!.body.job_id, 30, eager);
    for (let batch = 0; batch < 16; batch++) answers.push(...(await Promise.all(Array.from({ length: 4 }, suggest))));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(60);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.body.detail).toBe('You have reached the limit of AI requests for this hour. Please try again later.');
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await submit(form(), later, eager)).status).toBe(202);
  }, 120_000);
});

describe('a job whose message is lost', () => {
  it('a job whose message is lost is found by the watchdog', async () => {
    await orderFault('sqs', 'error', 3);
    const { status, body } = await submit();
    expect(status).toBe(202);
    await clearFault('sqs');
    expect((await read(body.job_id)).body.status).toBe('queued');
    await advanceClock(60);
    await runSchedule('jobs-watchdog');
    expect((await ended(body.job_id)).status).toBe('succeeded');
  });
});

describe('a job about a BCP', () => {
  it('a job about a BCP belongs to the customer who requested it', async () => {
    const { body } = await call<Job>('POST', `/v1/bcp/${bcpId}/suggest-risks`, {
      token: admin.accessToken,
      body: {},
      headers: later,
    });
    expect((await ended(body.job_id, 30, admin)).status).toBe('succeeded');
    expect((await read(body.job_id)).status).toBe(404);
  });
});
