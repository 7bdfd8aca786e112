/** Staff and what belongs to customers: nothing without a reason, and nothing without a trace. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditRow } from '#functions/data/audit-trail.ts';
import type { StaffBcpRow } from '#shared/domain/staff-access.ts';
import { ADMIN, SUPER, startAdminInProcess } from '#tests/support/admin-users.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import type { InProcess, Request } from '#tests/support/in-process.ts';
import { putCustomer } from '#tests/support/in-process-people.ts';
import { captureLogLines, type LogLine } from '#tests/support/log-lines.ts';

type Handler = Parameters<InProcess['invoke']>[0];

let world: Awaited<ReturnType<typeof startAdminInProcess>>;
let staffAccess: Handler;
let bcps: Handler;
let logged: LogLine[] = [];
let [customer, bcpId] = [5_000, 0];

const REASON = 'You asked us why your score is low';
const LIST = 'GET /v1/admin/users/{id}/bcps';
const PREVIEW = 'POST /v1/admin/users/{id}/bcps/{bcp_id}/preview';

const ask = <T = { detail: string }>(route: string, more: Partial<Request> = {}, uid = ADMIN) =>
  world.invoke<T>(staffAccess, { uid, route, id: customer, ...more });
const open = (more: Partial<Request> = {}, uid = ADMIN) =>
  ask<string & { detail: string }>(PREVIEW, { params: { bcp_id: String(bcpId) }, body: { reason: REASON }, ...more }, uid);
const openings = async (uid = customer): Promise<AuditRow[]> => {
  const { listEntriesOf } = await import('#functions/data/audit-trail.ts');
  const { rows } = await listEntriesOf(uid, { limit: 50 }, new Date());
  return rows.filter(({ kind }) => kind === 'staff_opened_bcp');
};
const mails = async (uid = customer) => {
  const { email } = await world.stored(uid);
  return (await world.outboxOf(email)).map(({ mail }) => mail).filter(({ kind }) => kind === 'staff_opened_bcp');
};
const createBcp = async (uid: number, business_name: string): Promise<number> => {
  const body = { business_name, business_type: 'LLC', industry: 'Retail', employee_count: 5 };
  return (await world.invoke<{ id: number }>(bcps, { uid, route: 'POST /v1/bcp', body })).body.id;
};

beforeAll(async () => {
  world = await startAdminInProcess();
  ({ handler: staffAccess } = (await import('#functions/api/staff-access/handler.ts')) as never);
  ({ handler: bcps } = (await import('#functions/api/bcp/handler.ts')) as never);
  logged = captureLogLines();
});
afterAll(() => world.stop());
beforeEach(async () => {
  customer += 1;
  await putCustomer(customer, 'premium', { email: `${customer}@acme.example`, full_name: 'Ana Ruiz' });
  bcpId = await createBcp(customer, 'Harbor Bakery');
});

describe('GET /v1/admin/users/{id}/bcps', () => {
  it('lists the BCPs of a customer by name, status, dates and score, without any content', async () => {
    const { status, body } = await ask<StaffBcpRow[]>(LIST);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        ...{ id: bcpId, business_name: 'Harbor Bakery', status: 'draft', overall: expect.any(Number) },
        ...{ created_at: expect.any(String), updated_at: expect.any(String) },
      },
    ]);
    expect(await openings()).toEqual([]);
  });

  it('answers 404 for an account that does not exist', async () => {
    expect(await ask(LIST, { id: 99_999 })).toMatchObject({ status: 404, body: { detail: 'User not found' } });
  });
});

describe('POST /v1/admin/users/{id}/bcps/{bcp_id}/preview', () => {
  it('shows the document, and records who opened it, when and why', async () => {
    const { status, headers, body } = await open();
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body).toContain('Harbor Bakery');
    expect(await openings()).toMatchObject([{ user_id: customer, actor_id: ADMIN, subject: `bcp ${bcpId}`, reason: REASON }]);
  });

  it.each([
    ['missing', {}],
    ['blank', { reason: '            ' }],
    ['too short', { reason: 'x'.repeat(9) }],
    ['too long', { reason: 'x'.repeat(301) }],
    ['not a text', { reason: 1234567890 }],
  ])('answers 422 with a plain sentence and shows nothing when the reason is %s', async (_, body) => {
    const answer = await open({ body });
    expect(answer).toMatchObject({
      status: 422,
      body: { detail: 'Say why you open this BCP, in 10 to 300 characters. The customer can read it.' },
    });
    expect(await openings()).toEqual([]);
  });

  it('takes a reason of exactly 10 and of exactly 300 characters', async () => {
    expect((await open({ body: { reason: 'x'.repeat(10) } })).status).toBe(200);
    expect((await open({ body: { reason: 'x'.repeat(300) } })).status).toBe(200);
  });

  it('answers 404 for a BCP of another customer, and records nothing with either', async () => {
    const [other, theirs] = [customer, bcpId];
    customer += 1;
    await putCustomer(customer, 'premium', { email: `${customer}@acme.example` });
    expect(await open({ params: { bcp_id: String(theirs) } })).toMatchObject({ status: 404 });
    expect(await open({ params: { bcp_id: 'x' } })).toMatchObject({ status: 404 });
    expect([...(await openings()), ...(await openings(other))]).toEqual([]);
  });

  it('is for staff only: a customer, an auditor and the BCP’s owner get 403', async () => {
    await world.putProfile(4_001);
    await world.putProfile(4_002, { is_iso_auditor: true });
    for (const uid of [4_001, 4_002, customer]) expect((await open({}, uid)).status).toBe(403);
    expect((await open({}, SUPER)).status).toBe(200);
  });

  it('mails the customer once for each BCP and day, and records every opening', async () => {
    await open();
    await open({ body: { reason: 'A second look at the same BCP' } }, SUPER);
    bcpId = await createBcp(customer, 'Harbor Café');
    await open();
    expect((await openings()).map(({ subject, actor_id }) => [subject, actor_id])).toHaveLength(3);
    expect(await mails()).toMatchObject([
      { business_name: 'Harbor Bakery', reason: REASON, name: 'Ana Ruiz' },
      { business_name: 'Harbor Café', reason: REASON },
    ]);
  });

  it('mails the customer once when several members of staff open a BCP at the same moment', async () => {
    const opened = await Promise.all([open(), open({}, SUPER), open(), open({}, SUPER)]);
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await openings()).toHaveLength(4);
    expect(await mails()).toHaveLength(1);
  });

  it('records a repeated request again, as each reply shows the content', async () => {
    await open({ key: 'same' });
    await open({ key: 'same' });
    expect(await openings()).toHaveLength(2);
  });

  it('shows nothing unless the opening is recorded, wherever the call is cut off', async () => {
    const points = await atEveryPoint(async (at, label) => {
      const before = (await openings()).length;
      let shown: unknown;
      const isReached = await world.killedAt(at, async () => {
        shown = (await open()).body;
      });
      const isShown = String(shown).includes('Harbor Bakery');
      if (isShown) expect((await openings()).length - before, label).toBe(1);
      else expect(isReached, label).toBe(true);
      return isReached;
    });
    expect(points).toBeGreaterThan(6);
  });

  it('keeps the reason and the names out of the log', async () => {
    logged.length = 0;
    await open();
    const text = JSON.stringify(logged);
    expect(text).toContain(PREVIEW);
    for (const secret of [REASON, 'Harbor Bakery', 'Ana Ruiz', '@acme.example']) expect(text).not.toContain(secret);
  });
});
