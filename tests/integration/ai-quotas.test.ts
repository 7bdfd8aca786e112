/** How many AI jobs one customer may start: 60 an hour, form insights 240 in a bucket of their own. Only accepted ones count. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Job } from '#shared/job.ts';
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
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  uid += 1;
  const { keys } = await import('#functions/data/keys.ts');
  const at = '2026-01-01T00:00:00.000Z';
  const flags = { is_superuser: false, is_active: true, is_verified: true, is_iso_auditor: false };
  const account = { id: uid, email: `ai${uid}@example.com`, full_name: 'Ana', role: 'user', ...flags, subscription: null };
  await put('core', { ...keys.profile(uid), ...account, created_at: at, updated_at: at, last_login: at });
});

describe('form insights', () => {
  it('are accepted up to 240 an hour', async () => {
    await already('ai_insights', 239);
    expect((await submit('first')).status).toBe(202);
    const refused = await submit('second');
    expect(refused.status).toBe(429);
    expect(refused.body.detail).toBe('You have reached the limit of AI requests for this hour. Please try again later.');
  });

  it('do not count what was refused', async () => {
    await already('ai_insights', 240);
    for (let n = 0; n < 3; n++) expect((await submit(`again ${n}`)).status).toBe(429);
    await already('ai_insights', 239);
    expect((await submit('accepted')).status).toBe(202);
  });

  it('are no part of the 60 other jobs', async () => {
    await already('ai_jobs', 60);
    expect((await submit('insights')).status).toBe(202);
  });
});
