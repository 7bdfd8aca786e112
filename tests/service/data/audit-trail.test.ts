import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startInProcess } from '../../support/in-process.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const ORIGIN = { id: 'request-1', viewer: 'viewer-1', agent: 'Firefox' };

let service: Awaited<ReturnType<typeof startInProcess>>;
let trail: typeof import('#functions/data/audit-trail.ts');
beforeAll(async () => {
  service = await startInProcess();
  trail = await import('#functions/data/audit-trail.ts');
});
afterAll(() => service.stop());

const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

describe('the audit trail', () => {
  test('lists what happened to an account, newest first and by pages', async () => {
    for (const [at, kind] of (['signed_in', 'password_changed', 'sign_in_ended'] as const).entries())
      await trail.recordSecurityEvent({ kind, uid: 1, actorId: 1 }, ORIGIN, later(at));
    const first = await trail.listEntriesOf(1, { limit: 2 }, later(9));
    expect(first.rows.map(({ kind }) => kind)).toEqual(['sign_in_ended', 'password_changed']);
    const rest = await trail.listEntriesOf(1, { limit: 2, before: first.next! }, later(9));
    expect(rest.next).toBeNull();
    expect(rest.rows).toMatchObject([
      { kind: 'signed_in', user_id: 1, actor_id: 1, viewer: 'viewer-1', agent: 'Firefox', request_id: 'request-1' },
    ]);
  });

  test('lists what a member of staff did to others, and not what staff did to their own account', async () => {
    await trail.recordSecurityEvent({ kind: 'signed_in', uid: 7, actorId: 7 }, ORIGIN, NOW);
    const change = { before: { role: 'user' }, after: { role: 'admin' } };
    await trail.recordSecurityEvent({ kind: 'role_changed', uid: 8, actorId: 7, ...change }, ORIGIN, NOW);
    expect((await trail.listEntriesBy(7, { limit: 10 }, NOW)).rows).toMatchObject([
      { kind: 'role_changed', user_id: 8, ...change },
    ]);
  });

  test('keeps an entry for a year', async () => {
    await trail.recordSecurityEvent({ kind: 'signed_in', uid: 9, actorId: 9 }, null, NOW);
    const year = 365 * 24 * 60 * 60;
    expect((await trail.listEntriesOf(9, { limit: 1 }, later(year - 1))).rows).toHaveLength(1);
    expect(await trail.listEntriesOf(9, { limit: 1 }, later(year))).toEqual({ rows: [], next: null });
  });

  test('never replaces an entry', async () => {
    const put = trail.securityEventPut({ kind: 'signed_in', uid: 10, actorId: 10 }, ORIGIN, NOW);
    const { tryTransact } = await import('#functions/data/transact.ts');
    expect(await tryTransact([put])).toBe(true);
    expect(await tryTransact([put])).toBe(false);
  });
});
