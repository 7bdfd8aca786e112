import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry, SecurityEvent } from '#shared/domain/security-event.ts';
import { type InProcess, type Request, startInProcess } from '#tests/support/in-process.ts';
import { putPerson, putStaff } from '#tests/support/in-process-people.ts';

type Handler = Parameters<InProcess['invoke']>[0];
type Own = { events: SecurityEvent[]; next: string | null };
type Trail = { entries: AuditEntry[]; next: string | null; detail?: string };
const [OWNER, NEIGHBOR, STAFF, OTHER_STAFF, ERASED] = [11, 12, 13, 14, 15];
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const NOW = Date.now();

let world: InProcess;
let handler: Handler;
let trail: typeof import('#functions/data/audit-trail.ts');
let pseudonymize: typeof import('#functions/http/edge.ts').pseudonymize;

const ask = <T>(uid: number, route: string, more: Partial<Request> = {}) => world.invoke<T>(handler, { uid, route, ...more });
const listOwn = (uid: number, query: Record<string, string> = {}) => ask<Own>(uid, 'GET /v1/users/me/security-events', { query });
const listOf = (uid: number, id: number, query: Record<string, string> = {}) =>
  ask<Trail>(uid, 'GET /v1/admin/users/{id}/security-events', { id, query });

let seconds = 0;
const record = (event: Parameters<typeof trail.recordSecurityEvent>[0], ip = '127.0.0.1') =>
  trail.recordSecurityEvent(
    event,
    { id: `request-${++seconds}`, viewer: pseudonymize(ip), agent: FIREFOX },
    new Date(NOW - 3_600_000 + seconds * 1000),
  );

beforeAll(async () => {
  world = await startInProcess();
  ({ handler } = (await import('#functions/api/security-events/handler.ts')) as never);
  trail = await import('#functions/data/audit-trail.ts');
  ({ pseudonymize } = await import('#functions/http/edge.ts'));
  await Promise.all([
    putPerson(OWNER, { email: 'owner@acme.example' }),
    putPerson(NEIGHBOR, {}),
    putPerson(STAFF, { email: 'staff@keelhouse.example', role: 'admin' }),
    putStaff(OTHER_STAFF),
  ]);
  await record({ kind: 'signed_in', uid: OWNER, actorId: OWNER });
  await record({ kind: 'sign_in_refused', uid: OWNER, actorId: null }, '203.0.113.7');
  await record({
    ...{ kind: 'staff_opened_bcp', uid: OWNER, actorId: STAFF, subject: 'Harbor Bakery', reason: 'You asked us to look' },
  });
  await record({ kind: 'signed_in', uid: NEIGHBOR, actorId: NEIGHBOR });
  await record({ kind: 'signed_in', uid: STAFF, actorId: STAFF });
  await record({ kind: 'account_deactivated', uid: ERASED, actorId: OTHER_STAFF });
});
afterAll(() => world.stop());

describe('GET /v1/users/me/security-events', () => {
  test('shows what happened to the own account, newest first, and names no staff', async () => {
    const { status, body } = await listOwn(OWNER);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      events: [
        { kind: 'staff_opened_bcp', by: 'staff', subject: 'Harbor Bakery', reason: 'You asked us to look', agent: null },
        { kind: 'sign_in_refused', by: 'keelhouse', is_same_address: false, agent: 'Firefox on Windows' },
        { kind: 'signed_in', by: 'owner', is_same_address: true, agent: 'Firefox on Windows', request_id: 'request-1' },
      ],
      next: null,
    });
    for (const hidden of ['staff@', 'actor', 'viewer', 'user_id', 'expires_at', 'owner":'])
      expect(JSON.stringify(body)).not.toContain(hidden);
  });

  test('goes through all events page by page, each once', async () => {
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const { body }: { body: Own } = await listOwn(OWNER, { limit: '1', ...(before === null ? {} : { before }) });
      expect(body.events.length).toBeLessThanOrEqual(1);
      seen.push(...body.events.map(({ kind }) => kind));
      before = body.next;
    } while (before !== null);
    expect(seen).toEqual(['staff_opened_bcp', 'sign_in_refused', 'signed_in']);
  });

  test('never shows what happened to another account', async () => {
    expect((await listOwn(NEIGHBOR)).body.events.map(({ request_id }) => request_id)).toEqual(['request-4']);
  });

  test.each<Record<string, string>>([
    { limit: '0' },
    { limit: '101' },
    { limit: 'x' },
    { before: '' },
    { before: 'U#1' },
    { before: '2026' },
  ])('answers 422 to %o', async (query) => {
    expect((await listOwn(OWNER, query)).status).toBe(422);
  });
});

describe('GET /v1/admin/users/{id}/security-events', () => {
  test('shows staff who did it, from where, and in which request', async () => {
    const { body } = await listOf(OTHER_STAFF, OWNER);
    expect(body.entries).toMatchObject([
      { kind: 'staff_opened_bcp', actor_id: STAFF, actor_email: 'staff@keelhouse.example', request_id: 'request-3' },
      { kind: 'sign_in_refused', actor_id: null, actor_email: null },
      { kind: 'signed_in', actor_id: OWNER, actor_email: 'owner@acme.example', user_email: 'owner@acme.example' },
    ]);
    const [first, second, third] = body.entries.map(({ viewer }) => viewer);
    expect([first === third, first === second]).toEqual([true, false]);
  });

  test('`made_by` shows what a person did to other accounts', async () => {
    const { body } = await listOf(OTHER_STAFF, STAFF, { made_by: 'true' });
    expect(body).toMatchObject({ entries: [{ kind: 'staff_opened_bcp', user_id: OWNER, user_email: 'owner@acme.example' }] });
    expect((await listOf(OTHER_STAFF, STAFF, { made_by: 'false' })).body.entries.map(({ kind }) => kind)).toEqual(['signed_in']);
    expect((await listOf(OTHER_STAFF, OWNER, { made_by: 'true' })).body).toEqual({ entries: [], next: null });
  });

  test('the audit trail of a purged account stays readable, without an address', async () => {
    expect((await listOf(STAFF, ERASED)).body.entries).toMatchObject([{ kind: 'account_deactivated', user_email: null }]);
  });

  test('answers 404 to the id of nobody, and 403 to customers', async () => {
    expect((await listOf(STAFF, 999)).status).toBe(404);
    expect((await listOf(OWNER, OWNER)).status).toBe(403);
  });
});
