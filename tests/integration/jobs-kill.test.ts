/** Uses a local run of its own, because the tests kill it. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { clientAt } from '#infra/local/typed-client.ts';
import type { Job } from '#shared/queues/job.ts';
import { call } from '#tests/support/client.ts';
import { advanceClock, clearFault, orderFault, runSchedule } from '#tests/support/console.ts';
import { startLocalRun, type TestRun } from '#tests/support/local-run.ts';
import { type Person, signIn, signInDemo } from '#tests/support/people.ts';

/** A silent worker is given up after a minute, and the watchdog looks once a minute. */
const LEASE_SECONDS = 60;

let run: TestRun | null = null;
afterAll(() => run?.stop());

const start = async (isFresh: boolean): Promise<void> => {
  run = await startLocalRun({ name: 'jobs-kill', isFresh });
  process.env.KEELHOUSE_ORIGIN = run.origin;
};

const jobOf = async (person: Person, id: number): Promise<Job> =>
  (await call<Job>('GET', `/v1/jobs/${id}`, { token: person.accessToken })).body;
const until = async (person: Person, id: number, status: string): Promise<Job> => {
  for (let waited = 0; waited < 300; waited++) {
    const job = await jobOf(person, id);
    if (job.status === status) return job;
    await wait(100);
  }
  throw new Error(`Job ${id} is not ${status}: ${JSON.stringify(await jobOf(person, id))}`);
};

it('an analysis whose worker is killed is taken over within 120 s and stored once', { timeout: 240_000 }, async () => {
  await start(true);
  const admin = await signInDemo('admin');
  const body = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 };
  const bcp = await admin.client.bcp.create({ body });
  await orderFault('bedrock', 'timeout', 5);
  const path = `/v1/bcp/${bcp.id}/analyze`;
  const accepted = await call<Job>('POST', path, { token: admin.accessToken, headers: { prefer: 'respond-async' } });
  const id = accepted.body.job_id;
  await until(admin, id, 'running');

  await run!.stop('SIGKILL');
  await start(false);
  expect((await jobOf(admin, id)).status).toBe('running');

  await advanceClock(LEASE_SECONDS);
  await runSchedule('jobs-watchdog');
  const job = await until(admin, id, 'succeeded');
  expect(job.result).toMatchObject({ source: 'model' });
  // The client of before the kill still calls the port of before.
  const stored = await clientAt(run!.origin, admin.accessToken).bcp.get({ params: { id: bcp.id } });
  expect(stored.ai_analysis).toMatchObject(job.result as object);
});

it('a job whose message is lost ends at its deadline', { timeout: 120_000 }, async () => {
  const admin = await signInDemo('admin');
  const bcp = (await admin.client.bcp.list())[0]!;
  await orderFault('sqs', 'error', 3);
  const path = `/v1/bcp/${bcp.id}/suggest-risks`;
  const accepted = await call<Job>('POST', path, { token: admin.accessToken, headers: { prefer: 'respond-async' } });
  await clearFault('sqs');
  const id = accepted.body.job_id;
  expect((await jobOf(admin, id)).status).toBe('queued');
  await advanceClock(15 * 60);
  await runSchedule('jobs-watchdog');
  // Fifteen minutes later the session needs a new token, too.
  const job = await jobOf(await signIn(admin.email), id);
  expect(job).toMatchObject({ status: 'expired', detail: 'The AI took too long. Please try again.' });
});
