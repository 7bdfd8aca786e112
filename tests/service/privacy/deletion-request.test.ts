import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computeDeletionDates, paymentsKeptSince } from '#shared/domain/deletion-dates.ts';
import { claimsOf } from '#tests/support/accounts-in-process.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { PASSWORD } from '#tests/support/people.ts';
import { DAY_MS, type Privacy, startPrivacy } from './fixture.ts';

let world: Privacy;
let staff: number;
beforeAll(async () => {
  world = await startPrivacy();
  staff = (await world.addPerson()).uid;
  await world.setProfile(staff, { role: 'admin' });
});
afterAll(() => world.stop());

const REASON = 'Asked for by letter of November 20';
const daysAfter = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
const askFor = (uid: number, by = staff, reason: unknown = REASON) =>
  world.call<Record<string, string>>({ uid: by, route: 'POST /v1/admin/users/{id}/deletion', id: uid, body: { reason } });
const undoFor = (uid: number, by = staff) =>
  world.call({ uid: by, route: 'DELETE /v1/admin/users/{id}/deletion', id: uid, body: { reason: REASON } });

describe('POST /v1/users/me/deletion', () => {
  it('answers the dates, mails them, records the event, and signs out everything but the caller', async () => {
    const { uid, email } = await world.addPerson();
    const before = (await world.login(email, PASSWORD)).body;
    const { status, body } = await world.requestDeletion(uid);
    expect(status).toBe(200);
    expect(daysAfter(body.requested_at!, body.account_purge_at!)).toBe(30);
    expect(daysAfter(body.requested_at!, body.business_data_purge_at!)).toBe(90);
    expect(body).toMatchObject({ payments_kept_until: null, requested_by: 'owner', reason: null });
    expect(await world.mailsOf(email, 'deletion_requested')).toMatchObject([
      { deletion: { account_purge_at: body.account_purge_at } },
    ]);
    expect(await world.eventsOf(uid)).toContain('deletion_requested');
    expect((await world.meWith(before.access_token!)).status).toBe(401);
    expect((await world.ask('POST /v1/auth/refresh', { refresh_token: before.refresh_token })).status).toBe(401);
    expect((await world.meWith(body.access_token!)).body).toMatchObject({
      deletion: { account_purge_at: body.account_purge_at },
    });
    expect(claimsOf(body.access_token!).username).toBe(String(uid));
  });

  it('refuses a wrong password, and locks after five of them as a change of the password does', async () => {
    const { uid } = await world.addPerson();
    for (let attempt = 1; attempt <= 5; attempt++)
      expect((await world.requestDeletion(uid, 'wrong')).body.detail).toBe('Current password is incorrect');
    expect((await world.requestDeletion(uid)).status).toBe(429);
    const change = { current_password: PASSWORD, new_password: 'Another-password-3' };
    expect((await world.ask('PUT /v1/users/me/change-password', change, uid)).status).toBe(429);
    expect((await world.readAccount(uid))?.deletion).toBeUndefined();
  });

  it('answers the same dates again, with one mail and one event', async () => {
    const { uid, email } = await world.addPerson();
    const first = (await world.requestDeletion(uid)).body;
    const second = (await world.requestDeletion(uid)).body;
    expect(second.account_purge_at).toBe(first.account_purge_at);
    expect((await world.meWith(second.access_token!)).status).toBe(200);
    expect(await world.mailsOf(email, 'deletion_requested')).toHaveLength(1);
    expect((await world.eventsOf(uid)).filter((kind) => kind === 'deletion_requested')).toHaveLength(1);
  });

  it('answers one pair of dates to two requests at the same time', async () => {
    const { uid, email } = await world.addPerson();
    const both = await Promise.all([world.requestDeletion(uid), world.requestDeletion(uid)]);
    expect(new Set(both.map(({ body }) => body.account_purge_at)).size).toBe(1);
    expect(await world.mailsOf(email, 'deletion_requested')).toHaveLength(1);
  });

  it('protects super administrators', async () => {
    const { uid } = await world.addPerson();
    await world.setProfile(uid, { role: 'super_admin' });
    const { status, body } = await world.requestDeletion(uid);
    expect([status, body.detail]).toEqual([403, 'Super admin accounts cannot be deactivated or deleted']);
  });

  it('protects super administrators whose rights wait for a second factor', async () => {
    const { uid } = await world.addPerson();
    await world.setProfile(uid, { role: 'super_admin' });
    process.env.STAFF_SECOND_FACTOR = 'required';
    const { status } = await world.requestDeletion(uid).finally(() => {
      process.env.STAFF_SECOND_FACTOR = 'optional';
    });
    expect(status).toBe(403);
    expect((await world.readAccount(uid))?.deletion).toBeUndefined();
  });
});

describe('DELETE /v1/users/me/deletion', () => {
  it('keeps the account, mails it, records it, and is fine when there is nothing to undo', async () => {
    const { uid, email } = await world.addPerson();
    await world.requestDeletion(uid);
    for (let times = 1; times <= 2; times++) expect((await world.keepAccount(uid)).status).toBe(204);
    expect((await world.readAccount(uid))?.deletion).toBeUndefined();
    expect(await world.mailsOf(email, 'deletion_canceled')).toHaveLength(1);
    expect((await world.eventsOf(uid)).filter((kind) => kind === 'deletion_canceled')).toHaveLength(1);
  });

  it('is followed by new dates when the account is to be deleted again', async () => {
    const { uid } = await world.addPerson();
    await world.requestDeletion(uid);
    await world.keepAccount(uid);
    expect((await world.requestDeletion(uid)).status).toBe(200);
    expect((await world.readAccount(uid))?.deletion).toBeDefined();
  });
});

describe('a request that staff mark', () => {
  it('needs a reason, which the customer reads, and leaves the customer signed in', async () => {
    const { uid, email } = await world.addPerson();
    const { access_token } = (await world.login(email, PASSWORD)).body;
    for (const reason of [null, '', 'too short']) expect((await askFor(uid, staff, reason)).status).toBe(422);
    const { status, body } = await askFor(uid);
    expect([status, body.requested_by, body.reason]).toEqual([200, 'staff', REASON]);
    expect((await world.meWith(access_token!)).body).toMatchObject({ deletion: { reason: REASON } });
    expect(await world.mailsOf(email, 'deletion_requested')).toMatchObject([{ deletion: { reason: REASON } }]);
    expect((await undoFor(uid)).status).toBe(204);
    expect(await world.mailsOf(email, 'deletion_canceled')).toMatchObject([{ reason: REASON }]);
    expect((await world.readAccount(uid))?.deletion).toBeUndefined();
  });

  it('can be undone by the customer', async () => {
    const { uid } = await world.addPerson();
    await askFor(uid);
    expect((await world.keepAccount(uid)).status).toBe(204);
    expect((await world.readAccount(uid))?.deletion).toBeUndefined();
  });

  it.each([
    ['a super administrator', 'super_admin', 403, 'Super admin accounts cannot be deactivated or deleted'],
    ['an administrator', 'admin', 200, undefined],
  ])('for %s answers as the rules say', async (_who, role, status, detail) => {
    const { uid } = await world.addPerson();
    await world.setProfile(uid, { role });
    const answer = await askFor(uid);
    expect([answer.status, answer.body.detail]).toEqual([status, detail]);
  });

  it('is refused for the own account, an unknown one, and by customers', async () => {
    const { uid } = await world.addPerson();
    expect((await askFor(staff)).status).toBe(400);
    expect((await askFor(999_999)).status).toBe(404);
    expect((await undoFor(999_999)).status).toBe(404);
    expect((await askFor(staff, uid)).status).toBe(403);
  });
});

describe('cut off anywhere', { timeout: 240_000 }, () => {
  it('a request comes to the same end when it is repeated: one mark, one mail, one event', async () => {
    const points = await atEveryPoint(async (at, label) => {
      const { uid, email } = await world.addPerson();
      const isReached = await world.killedAt(at, () => world.requestDeletion(uid));
      expect((await world.requestDeletion(uid)).status, label).toBe(200);
      expect(await world.mailsOf(email, 'deletion_requested'), label).toHaveLength(1);
      expect(
        (await world.eventsOf(uid)).filter((kind) => kind === 'deletion_requested'),
        label,
      ).toHaveLength(1);
      return isReached;
    });
    expect(points).toBeGreaterThan(10);
  });

  it('an undo comes to the same end when it is repeated', async () => {
    await atEveryPoint(async (at, label) => {
      const { uid, email } = await world.addPerson();
      await world.requestDeletion(uid);
      const isReached = await world.killedAt(at, () => world.keepAccount(uid));
      expect((await world.keepAccount(uid)).status, label).toBe(204);
      expect((await world.readAccount(uid))?.deletion, label).toBeUndefined();
      expect(await world.mailsOf(email, 'deletion_canceled'), label).toHaveLength(1);
      return isReached;
    });
  });
});

describe('the dates', () => {
  it.each([
    [null, null],
    ['2026-11-22T10:00:00.000Z', '2033-11-22T10:00:00.000Z'],
    ['2024-02-29T00:00:00.000Z', '2031-03-01T00:00:00.000Z'],
  ])('of a newest payment of %s are %s', (paid, until) => {
    expect(computeDeletionDates(new Date('2026-11-22T10:00:00Z'), paid).payments_kept_until).toBe(until);
  });

  it('keep payments for seven years', () => {
    expect(paymentsKeptSince(new Date('2033-11-22T10:00:00Z')).toISOString()).toBe('2026-11-22T10:00:00.000Z');
  });
});
