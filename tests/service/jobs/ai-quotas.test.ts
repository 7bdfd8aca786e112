/** How many AI jobs one customer may start: 60 an hour, form insights 240 in a bucket of their own. Only accepted ones count. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '#shared/queues/job.ts';
import { type InProcess, startInProcess } from '#tests/support/in-process.ts';

type Answer = Job & { detail: string };
type Handler = Parameters<InProcess['invoke']>[0];

const INSIGHTS = 'POST /v1/bcp/analyze-form';
let world: InProcess;
let bcp: Handler;
let uid = 700;

const put = async (table: string, Item: Record<string, unknown>): Promise<void> => {
  const { db } = await import('#functions/data/table.ts');
  await db.send(new PutCommand({ TableName: table, Item }));
};
const submit = (name: string) =>
  world.invoke<Answer>(bcp, { uid, route: INSIGHTS, body: { business_name: name, industry: 'Retail', employee_count: 5 } });
/** So many were accepted in this hour before. */
const already = async (rule: string, n: number): Promise<void> => {
  const { keys } = await import('#functions/data/keys.ts');
  const seconds = Math.floor(Date.now() / 1000);
  const hour = seconds - (seconds % 3600);
  await put('ephemeral', { ...keys.rate(rule, String(uid), hour), n, expires_at: hour + 7200 });
};

beforeAll(async () => {
  world = await startInProcess();
  bcp = (await import('#functions/api/bcp/handler.ts')).handler as unknown as Handler;
});
afterAll(() => world.stop());
beforeEach(async () => {
  uid += 1;
  const { keys } = await import('#functions/data/keys.ts');
  const at = '2026-01-01T00:00:00.000Z';
  const flags = { is_superuser: false, is_active: true, is_verified: true, is_iso_auditor: false };
  const account = { id: uid, email: `ai${uid}@example.com`, full_name: 'Ana', role: 'user', ...flags, subscription: null };
  await put('core', { ...keys.profile(uid), ...account, created_at: at, updated_at: at, last_login: at });
});

describe('form insights', () => {
  it('form insights are accepted up to 240 an hour', async () => {
    await already('ai_insights', 239);
    expect((await submit('first')).status).toBe(202);
    const refused = await submit('second');
    expect(refused.status).toBe(429);
    expect(refused.body.detail).toBe('You have reached the limit of AI requests for this hour. Please try again later.');
  });

  it('form insights that are refused do not count', async () => {
    await already('ai_insights', 240);
    for (let n = 0; n < 3; n++) expect((await submit(`again ${n}`)).status).toBe(429);
    await already('ai_insights', 239);
    expect((await submit('accepted')).status).toBe(202);
  });

  it('form insights do not count toward the 60 other jobs', async () => {
    await already('ai_jobs', 60);
    expect((await submit('insights')).status).toBe(202);
  });
});

describe('open AI jobs of one customer', () => {
  const suggest = (id: number) => world.invoke<Answer>(bcp, { uid, route: 'POST /v1/bcp/{id}/suggest-risks', id, body: {} });
  const createBcp = async (): Promise<number> => {
    const fields = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 };
    return (await world.invoke<{ id: number }>(bcp, { uid, route: 'POST /v1/bcp', body: fields })).body.id;
  };
  const asStaff = async (): Promise<void> => {
    const { putStaff } = await import('#tests/support/in-process-people.ts');
    await putStaff(uid);
  };

  it('open AI jobs of one customer are five at most: the next is refused with 429 and a time to retry, and does not count', async () => {
    await asStaff();
    const id = await createBcp();
    const answers = await Promise.all(Array.from({ length: 8 }, () => suggest(id)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.body.detail).toBe(
      'You already have several AI requests in progress. Wait for one to finish, then try again.',
    );
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('open AI jobs started by insights leave room for a job requested with a click', async () => {
    await asStaff();
    const id = await createBcp();
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await submit(`typed ${n}`)).status);
    expect(statuses).toEqual([202, 202, 202, 202, 429, 429]);
    expect((await suggest(id)).status).toBe(202);
  });

  it('an open AI job makes room for another as soon as it ends', async () => {
    const first = await submit('first');
    for (let n = 0; n < 3; n++) await submit(`more ${n}`);
    expect((await submit('too many')).status).toBe(429);
    const { processJob: work } = await import('#functions/worker/handler.ts');
    await work(uid, first.body.job_id);
    expect((await submit('after one ended')).status).toBe(202);
  });

  it('open AI jobs that cannot run yet hold no connection: the caller gets 202 with the job', async () => {
    for (let n = 0; n < 2; n++) await submit(`running ${n}`);
    const asked = performance.now();
    const third = await world.invoke<Answer>(bcp, {
      uid,
      route: INSIGHTS,
      body: { business_name: 'third', industry: 'Retail', employee_count: 5 },
      headers: { prefer: '' },
    });
    expect(third.status).toBe(202);
    expect(performance.now() - asked).toBeLessThan(5_000);
  });
});
