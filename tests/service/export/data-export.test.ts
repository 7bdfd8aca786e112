import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listEntriesOf } from '#functions/data/audit-trail.ts';
import { keys } from '#functions/data/keys.ts';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { DAY_MS } from '#shared/domain/time.ts';
import { readCsv } from '#shared/format/csv.ts';
import { exportMessages } from '#shared/messages/data-export.ts';
import type { DocumentLink, Job } from '#shared/queues/job.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { newExercise } from '#tests/support/exercises.ts';
import { startFileStore } from '#tests/support/file-store.ts';
import { type InProcess, startInProcess } from '#tests/support/in-process.ts';
import { putCustomer } from '#tests/support/in-process-people.ts';
import { unzip } from '#tests/support/zip.ts';

type Handler = Parameters<InProcess['invoke']>[0];
type Export = Job & { result?: DocumentLink };

const EXPORT = 'POST /v1/users/me/export';
const LEASE_SECONDS = 60;
const acme = { business_name: 'Acme / Söhne', business_type: 'LLC', industry: 'Retail', employee_count: 5 };

let world: InProcess;
let store: Awaited<ReturnType<typeof startFileStore>>;
const handlers = {} as Record<'bcp' | 'people' | 'evidence' | 'exercises' | 'contacts' | 'export' | 'jobs', Handler>;
let work: (uid: number, jobId: number) => Promise<void>;
let watch: () => Promise<{ queued: number; expired: number }>;
let uid = 5000;
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

const put = async (table: 'core' | 'payments', Item: object): Promise<void> => {
  const { db } = await import('#functions/data/table.ts');
  await db.send(new PutCommand({ TableName: table, Item }));
};

const call = async <T>(handler: Handler, route: string, body?: unknown, more: object = {}): Promise<T> => {
  const answer = await world.invoke<T>(handler, { uid, route, body, ...more });
  expect(answer.status, `${route} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
};
const ask = (key?: string) => world.invoke<Export>(handlers.export, { uid, route: EXPORT, ...(key ? { key } : {}) });
const latest = () => call<{ job: Export | null; kept_until: string | null }>(handlers.export, 'GET /v1/users/me/export');
const deliverAll = async (): Promise<void> => {
  for (const { owner, job_id } of world.messages.splice(0)) await work(owner, job_id);
};
const untilEnded = async (): Promise<Export> => {
  for (let round = 0; round < 8; round++) {
    await deliverAll();
    const { job } = await latest();
    if (job?.status !== 'queued' && job?.status !== 'running') return job!;
    pass(LEASE_SECONDS + 1);
    await watch();
  }
  throw new Error('The export has not ended');
};
const exportFiles = async (): Promise<Map<string, string>> => {
  expect((await ask()).status).toBe(202);
  const { job_id } = await untilEnded();
  return unzip(store.files.get(`exports/${uid}/${job_id}.zip`)!.bytes);
};
const parse = <T>(files: Map<string, string>, name: string): T => JSON.parse(files.get(name)!) as T;

const createBcp = (content: object = acme): Promise<Bcp> => call<Bcp>(handlers.bcp, 'POST /v1/bcp', content);
const held = { status: 'completed', started_at: '2026-05-01T09:00:00.000Z', completed_date: '2026-05-01T11:00:00.000Z' };
/** A held exercise without the months that lie between its states. */
const putHeldExercise = async (bcpId: number, name: string): Promise<number> => {
  const { id } = await call<{ id: number }>(
    handlers.exercises,
    'POST /v1/tabletop-exercises',
    newExercise(bcpId, { exercise_name: name }),
  );
  const { read } = await import('#functions/data/exercises.ts');
  await put('core', { ...keys.exercise(uid, id), ...(await read(id)), ...held });
  return id;
};
const putPayment = (id: number) =>
  put('payments', {
    ...keys.payment(uid, 1_750_000_000 + id, `pi_${id}`),
    ...{ id: uid * 100_000 + id, user_id: uid, amount: 199_900, currency: 'usd', status: 'succeeded', month: '2026-05' },
    ...{
      description: 'Gold',
      payment_method: 'Visa 4242',
      stripe_payment_intent_id: `pi_${id}`,
      created_at: '2026-05-01T00:00:00.000Z',
    },
    ...{ email: 'a@b.example', full_name: null },
  });

beforeAll(async () => {
  world = await startInProcess();
  store = await startFileStore(world);
  const load = async (name: keyof typeof handlers, path: string) => {
    handlers[name] = ((await import(path)) as { handler: Handler }).handler;
  };
  await load('bcp', '#functions/api/bcp/handler.ts');
  await load('people', '#functions/api/people/handler.ts');
  await load('evidence', '#functions/api/evidence/handler.ts');
  await load('exercises', '#functions/api/exercises/handler.ts');
  await load('contacts', '#functions/api/crisis-communication/handler.ts');
  await load('export', '#functions/api/data-export/handler.ts');
  await load('jobs', '#functions/api/jobs/handler.ts');
  ({ processJob: work } = await import('#functions/worker/handler.ts'));
  ({ handler: watch } = await import('#functions/schedules/jobs-watchdog.ts'));
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  uid += 1;
  await putCustomer(uid, 'premium', { email: `owner-${uid}@acme.example` });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  store.stop();
  await world.stop();
});

describe('the archive of all data', () => {
  it('an export has the account, every BCP with its tables and PDF, exercises, contacts, payments and security events', async () => {
    const content = { ...acme, critical_functions: [{ name: 'Baking' }], key_suppliers: [{ name: 'Mill' }] };
    const { id } = await createBcp(content);
    await createBcp({ ...acme, business_name: 'Beta' });
    await call(handlers.people, 'POST /v1/bcp/{id}/employees', { name: 'Ana Ruiz', role: 'CEO' }, { id });
    const dismissal = { numbers: [{ name: 'People with full authority', value: '0' }], reason: 'Until May' };
    const params = { findingId: 'R17' };
    await call(handlers.bcp, 'PUT /v1/bcp/{id}/findings/{findingId}/dismissal', dismissal, { id, params });
    const claim = { kind: 'rto', subject: 'function', ref: 'Baking' };
    const restoreTest = { claim, how: 'restore_test', measured: '2 hours', on: '2026-01-01', by: 'Ana Ruiz' };
    await call(handlers.evidence, 'POST /v1/bcp/{id}/evidence', restoreTest, { id });
    await call(handlers.contacts, 'POST /v1/crisis-communication/users', {
      ...{ first_name: 'Maria', last_name: 'Jensen', email: 'maria@acme.example', phone: '+1 206 555 0117' },
    });
    const planned = await call<{ id: number }>(handlers.exercises, 'POST /v1/tabletop-exercises', newExercise(id));
    const past = await putHeldExercise(id, 'Flood: “Main St.”');
    await putPayment(1);
    const files = await exportFiles();
    const second = id + 1;
    const folderFiles = [
      'bcp.json',
      'bcp.pdf',
      'functions.csv',
      'mitigations.csv',
      'people.csv',
      'risks.csv',
      'service-providers.csv',
      'suppliers.csv',
      'systems.csv',
    ];
    expect([...files.keys()].sort()).toEqual(
      [
        ...[
          'README.txt',
          'account.json',
          'compliance-audits.json',
          'contacts.csv',
          'contacts.json',
          'payments.csv',
          'payments.json',
        ],
        ...['security-events.csv', 'security-events.json', 'exercises/exercises.csv'],
        ...folderFiles.map((name) => `bcps/bcp-${id}_Acme_Söhne/${name}`),
        ...folderFiles.map((name) => `bcps/bcp-${second}_Beta/${name}`),
        ...[`exercises/exercise-${planned.id}_Oven_fire.json`, `exercises/exercise-${past}_Flood_Main_St.json`],
        `exercises/exercise-${past}_Flood_Main_St_after-action-report.pdf`,
      ].sort(),
    );
    const folder = `bcps/bcp-${id}_Acme_Söhne`;
    expect(parse(files, `${folder}/bcp.json`)).toMatchObject({
      ...{ id, business_name: 'Acme / Söhne', critical_functions: [{ name: 'Baking' }] },
      employees: [{ name: 'Ana Ruiz' }],
      dismissed_findings: [{ finding_id: 'R17', ...dismissal }],
      tests: [{ id: 1, bcp_id: id, ...restoreTest, note: null, link: null }],
    });
    expect(files.get(`${folder}/functions.csv`)).toContain('Baking');
    expect(files.get(`${folder}/suppliers.csv`)).toContain('Mill');
    expect(files.get(`${folder}/people.csv`)).toContain('Ana Ruiz');
    expect(files.get(`${folder}/bcp.pdf`)!.slice(0, 4)).toBe('%PDF');
    expect(parse(files, 'account.json')).toMatchObject({ profile: { id: uid, email: `owner-${uid}@acme.example` } });
    expect(parse(files, 'contacts.json')).toMatchObject([{ first_name: 'Maria', phone: '+1 206 555 0117' }]);
    expect(files.get('payments.csv')).toContain('1999.00');
    expect(parse<unknown[]>(files, 'payments.json')).toHaveLength(1);
    expect(parse(files, 'security-events.json')).toMatchObject([{ kind: 'data_exported', by: 'owner', is_same_address: true }]);
    expect(files.get('README.txt')).toContain('BCPs: 2. Exercises: 2. Contacts: 1. Payments: 1.');
  });

  it('an export names no key, index, version, hash or token', async () => {
    const { id } = await createBcp({ ...acme, it_systems: [{ name: 'Till' }] });
    await putHeldExercise(id, 'Oven fire');
    await putPayment(1);
    const files = await exportFiles();
    const names = new Set<string>();
    for (const [name, text] of files)
      if (name.endsWith('.json')) {
        JSON.parse(text, (key, value) => {
          names.add(key);
          return value;
        });
      }
    const internal = ['version', 'versions', 'hash', 'marks', 'month', 'exercises', 'directory', 'token'];
    // Keys are recognized by their text, as a critical function has an owner.
    const text = [...files.values()].join('\n');
    expect(text).not.toMatch(/U#\d{16}|sessions_valid_from|expires_at|directory_email|subscription_state|stripe_customer/);
    expect(internal.filter((field) => names.has(field))).toEqual([]);
  });

  it('an export has nothing of another customer, whose rows lie next to it', async () => {
    const other = uid;
    const { id } = await createBcp({ ...acme, business_name: 'Secret Bakery' });
    await putHeldExercise(id, 'Secret fire');
    await putPayment(9);
    uid += 1;
    await putCustomer(uid, 'premium', { email: 'neighbor@acme.example' });
    await createBcp({ ...acme, business_name: 'Neighbor' });
    const files = await exportFiles();
    const everything = [...files].flat().join('\n');
    expect(everything).toContain('Neighbor');
    expect(everything).not.toMatch(/Secret|pi_9/);
    expect(everything).not.toContain(`owner-${other}@acme.example`);
  });

  it('an export lists the devices that are signed in, without what signs them in', async () => {
    const { recordSignIn } = await import('#functions/data/sessions.ts');
    const origin = { id: 'r', viewer: 'home', agent: 'Firefox on Windows' };
    await recordSignIn({ refreshToken: 'refresh-secret', family: 'family-secret' }, uid, origin, new Date());
    const files = await exportFiles();
    expect(parse(files, 'account.json')).toMatchObject({ sign_ins: [{ agent: 'Firefox on Windows', is_same_address: false }] });
    expect([...files.values()].join('\n')).not.toMatch(/refresh-secret|family-secret|SIGNIN#/);
  });

  it('an export has no BCP that its owner deleted, and has it again once it was restored', async () => {
    const { id } = await createBcp({ ...acme, business_name: 'Closed shop' });
    await call(handlers.bcp, 'DELETE /v1/bcp/{id}', undefined, { id });
    const names = (files: Map<string, string>) => [...files.keys()].filter((name) => name.startsWith('bcps/'));
    expect(names(await exportFiles())).toEqual([]);
    await call(handlers.bcp, 'POST /v1/bcp/{id}/restore', undefined, { id });
    expect(names(await exportFiles())).toContain(`bcps/bcp-${id}_Closed_shop/bcp.json`);
  });

  it('a cell that a spreadsheet would run is guarded, and reading the file gives it back', async () => {
    const evil = '=HYPERLINK("http://evil.example","x")';
    const { id } = await createBcp({ ...acme, critical_functions: [{ name: evil, resources: ['a', '=b'] }] });
    const files = await exportFiles();
    const csv = files.get(`bcps/bcp-${id}_Acme_Söhne/functions.csv`)!;
    expect(csv).toContain(`"'=HYPERLINK(`);
    const table = readCsv(csv.replace(/^\uFEFF/, ''));
    expect('rows' in table && table.rows[0]!.cells[0]).toBe(evil);
    expect('rows' in table && table.rows[0]!.cells[table.header.indexOf('resources')]).toBe('a; =b');
  });

  it('a retry gives the same files again, down to the texts', async () => {
    await createBcp();
    expect((await ask()).status).toBe(202);
    const [{ owner, job_id } = { owner: 0, job_id: 0 }] = world.messages.splice(0);
    const { readJob } = await import('#functions/data/jobs.ts');
    const { writeDataExport } = await import('#functions/worker/jobs/data-export.ts');
    const job = (await readJob(owner, job_id, new Date(), true))!;
    const run = {
      uid,
      job,
      payload: { time_zone: 'UTC', viewer: 'v' },
      signal: new AbortController().signal,
      onProgress: () => {},
    };
    await writeDataExport(run);
    const first = store.files.get(`exports/${uid}/${job_id}.zip`)!.bytes;
    pass(90);
    await writeDataExport(run);
    const second = store.files.get(`exports/${uid}/${job_id}.zip`)!.bytes;
    const [before, after] = [unzip(first), unzip(second)];
    expect([...after.keys()]).toEqual([...before.keys()]);
    expect([...after.keys()].filter((name) => !name.endsWith('.pdf') && after.get(name) !== before.get(name))).toEqual([]);
    await work(owner, job_id);
  });
});

describe('POST /v1/users/me/export', () => {
  it('POST /v1/users/me/export answers 202 with a job, and the same job while it is being made', async () => {
    const first = await ask();
    expect(first).toMatchObject({ status: 202, body: { kind: 'data_export', status: 'queued' } });
    expect((await ask('another')).body.job_id).toBe(first.body.job_id);
    expect((await latest()).job?.job_id).toBe(first.body.job_id);
    const ended = await untilEnded();
    expect(ended).toMatchObject({
      status: 'succeeded',
      result: { filename: expect.stringMatching(/^keelhouse-data-\d{4}-\d\d-\d\d\.zip$/) },
    });
    expect((await ask('third')).body.job_id).not.toBe(first.body.job_id);
  });

  it('POST /v1/users/me/export answers 429 from the fourth a day, with the time until the next', async () => {
    vi.setSystemTime('2026-11-22T20:00:00.000Z');
    for (let count = 0; count < 3; count++) {
      expect((await ask(`key-${count}`)).status).toBe(202);
      await untilEnded();
    }
    const refused = await ask('fourth');
    expect(refused).toMatchObject({ status: 429, body: { detail: exportMessages.tooManyJobs } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3 * 3600);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(4 * 3600);
    expect((await latest()).job?.status).toBe('succeeded');
    pass(4 * 3600 + 1);
    expect((await ask('tomorrow')).status).toBe(202);
    await untilEnded();
  });

  it('an export that is under way is answered even when the day is used up', async () => {
    vi.setSystemTime('2026-11-22T08:00:00.000Z');
    for (let count = 0; count < 2; count++) {
      await ask(`key-${count}`);
      await untilEnded();
    }
    const third = await ask('third');
    expect(await ask('fourth')).toMatchObject({ status: 202, body: { job_id: third.body.job_id } });
    await untilEnded();
  });

  it('each export is one security event, however often its request is repeated', async () => {
    await ask('once');
    await ask('once');
    await untilEnded();
    const { rows } = await listEntriesOf(uid, { limit: 10 }, new Date());
    expect(rows.map(({ kind, actor_id }) => ({ kind, actor_id }))).toEqual([{ kind: 'data_exported', actor_id: uid }]);
  });

  it('the link can be asked for again for six days, and then there is nothing', async () => {
    await ask();
    await untilEnded();
    const { job, kept_until } = await latest();
    expect(new URL(job!.result!.url).searchParams.get('X-Amz-Expires')).toBe('900');
    expect(Date.parse(kept_until!) - Date.parse(job!.created_at)).toBeLessThanOrEqual(6 * DAY_MS);
    pass(5.9 * 86_400);
    expect((await latest()).job?.result?.filename).toBe(job!.result!.filename);
    pass(0.2 * 86_400);
    expect(await latest()).toEqual({ job: null, kept_until: null });
    expect((await world.invoke(handlers.jobs, { uid, route: 'GET /v1/jobs/{id}', id: job!.job_id })).status).toBe(404);
  });

  it('nobody else gets the job or the link', async () => {
    const { job_id } = (await ask()).body;
    await untilEnded();
    uid += 1;
    await putCustomer(uid);
    expect((await world.invoke(handlers.jobs, { uid, route: 'GET /v1/jobs/{id}', id: job_id })).status).toBe(404);
    expect(await latest()).toEqual({ job: null, kept_until: null });
  });
});

describe('an export that takes a while', () => {
  const mailsTo = async (email: string) => {
    const { queryAll } = await import('#functions/data/table.ts');
    const rows = await queryAll({
      TableName: 'core',
      KeyConditionExpression: '#owner = :owner',
      ExpressionAttributeNames: { '#owner': 'owner' },
      ExpressionAttributeValues: { ':owner': keys.outbox(new Date().toISOString().slice(0, 13), '').owner },
    });
    return rows.map(({ mail }) => mail as { kind: string; to: string }).filter(({ to }) => to === email);
  };

  it('an export is mailed once when it took longer than a minute, without a link to the file', async () => {
    vi.setSystemTime('2026-11-23T08:10:00.000Z');
    await ask();
    pass(61);
    await deliverAll();
    const mails = await mailsTo(`owner-${uid}@acme.example`);
    expect(mails).toMatchObject([{ kind: 'data_export_ready' }]);
    expect(JSON.stringify(mails)).not.toContain('exports/');
  });

  it('an export that was ready right away is not mailed', async () => {
    vi.setSystemTime('2026-11-23T08:20:00.000Z');
    await ask();
    await deliverAll();
    expect(await mailsTo(`owner-${uid}@acme.example`)).toEqual([]);
  });
});

describe('an export that is cut off', { timeout: 240_000 }, () => {
  const expectOneFile = async (label: string): Promise<void> => {
    const ended = await untilEnded();
    expect(ended.status, label).toBe('succeeded');
    const own = [...store.files.keys()].filter((key) => key.startsWith(`exports/${uid}/`));
    expect(own, label).toEqual([`exports/${uid}/${ended.job_id}.zip`]);
    const { writes } = store.files.get(own[0]!)!;
    await work(uid, ended.job_id);
    expect(await watch(), label).toEqual({ queued: 0, expired: 0 });
    expect(store.files.get(own[0]!)!.writes, label).toBe(writes);
  };

  it('an export whose request is cut off anywhere: a retry finds or makes one job and one security event', async () => {
    await atEveryPoint(async (at, label) => {
      uid += 1;
      await putCustomer(uid);
      const isReached = await world.killedAt(at, () => ask('once'));
      const accepted = (await ask('once')).body;
      expect((await ask('once')).body.job_id, label).toBe(accepted.job_id);
      await expectOneFile(label);
      expect((await listEntriesOf(uid, { limit: 10 }, new Date())).rows, label).toHaveLength(1);
      return isReached;
    });
  });

  it('an export whose worker is killed at any point is made by another worker, over the same file', async () => {
    const points = await atEveryPoint(async (at, label) => {
      uid += 1;
      await putCustomer(uid, 'essential');
      await createBcp({ ...acme, business_name: 'Acme' });
      await ask();
      const isReached = await world.killedAt(at, deliverAll);
      await expectOneFile(label);
      return isReached;
    });
    expect(points).toBeGreaterThanOrEqual(10);
  });

  it('an export that kills every worker fails with an error, and can be asked for again', async () => {
    const { job_id } = (await ask()).body;
    for (let death = 0; death < 3; death++) {
      await world.killedAt({ call: 5, when: 'before' }, deliverAll);
      pass(LEASE_SECONDS + 1);
      await watch();
    }
    expect(await untilEnded()).toMatchObject({ job_id, status: 'failed', detail: exportMessages.jobFailed });
    await ask('again');
    expect(await untilEnded()).toMatchObject({ status: 'succeeded' });
  });
});
