/** What is true of every customer once everything has come to rest. */
import { expect } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import type { Bcp, BcpField, BcpRow, BcpSaved } from '#shared/domain/bcp/bcp.ts';
import { sectionOf } from '#shared/domain/bcp/bcp.ts';
import type { BcpLimits } from '#shared/domain/bcp/limits.ts';
import type { Me } from '#shared/domain/user.ts';
import type { Job } from '#shared/queues/job.ts';
import { claimsOf } from '#tests/support/accounts-in-process.ts';
import type { Customer, History } from './history.ts';
import type { Product, Session } from './product.ts';

const NEXT = 'Lighthouse-keeper-at-the-end';
const HOUR = 3_600_000;
const ENDS: readonly Job['status'][] = ['succeeded', 'failed', 'expired'];

/** Whoever reads the mailbox gets in, whatever has happened before. */
const enter = async (product: Product, { email, uid }: Customer): Promise<Session> => {
  const { world } = product;
  // Three links an hour for an address, and five wrong passwords in 15 minutes.
  product.advance(2 * HOUR);
  expect((await product.asStaff('POST /v1/admin/users/{id}/activate', { id: uid })).status).toBe(200);
  await world.ask('POST /v1/password-reset/forgot-password', { email });
  const token = await product.mailedToken(email, 'reset_password');
  const reset = await world.ask('POST /v1/password-reset/reset-password', { token, new_password: NEXT });
  expect(reset.status, 'a new link does not work').toBe(200);
  product.advance(2000);
  const { status, body } = await world.login(email, NEXT);
  expect(status, 'no sign-in with the new password').toBe(200);
  return { access: body.access_token!, refresh: body.refresh_token! };
};

const expectOneAccount = async (product: Product, { email, uid }: Customer): Promise<void> => {
  expect(await product.rowsOf(keys.email(email).owner), 'one address, one account').toMatchObject([{ uid }]);
  const profiles = (await product.rowsOf<Me & { item: string }>(keys.profile(uid).owner)).filter(
    ({ item }) => item === 'PROFILE',
  );
  expect(profiles, 'one account, one profile').toMatchObject([{ email, id: uid }]);
};

/** No session from before the last reset or deactivation opens anything. */
const expectEndedSessions = async (product: Product, { uid, sessions }: Customer, current: Session): Promise<void> => {
  const { body: me } = await product.as<Me>(current, 'GET /v1/users/me');
  expect(me.id).toBe(uid);
  for (const { session, hasEnded } of sessions) {
    // The reset at the end has ended them all.
    expect((await product.as(session, 'GET /v1/users/me')).status, `a session that has ended (${hasEnded})`).toBe(401);
    const renewed = await product.world.ask('POST /v1/auth/refresh', { refresh_token: session.refresh });
    expect(renewed.status, 'a refresh token of a session that has ended').toBe(401);
    expect(Number(claimsOf(session.access).username)).toBe(uid);
  }
};

const expectBcps = async (product: Product, customer: Customer, session: Session): Promise<void> => {
  const { body: listed } = await product.as<BcpRow[]>(session, 'GET /v1/bcp');
  const { body: deleted } = await product.as<{ id: number }[]>(session, 'GET /v1/bcp/deleted');
  const { body: limits } = await product.as<BcpLimits>(session, 'GET /v1/bcp/limits');
  expect(limits.current_count, 'the allowance counts what was created').toBe(listed.length + deleted.length);
  expect(limits.current_count).toBeLessThanOrEqual(limits.limit!);
  for (const [id, { fields, isDeleted }] of customer.bcps) {
    const isListed = listed.some((row) => row.id === id);
    expect(isListed !== deleted.some((row) => row.id === id), 'a BCP is listed or deleted').toBe(true);
    if (isDeleted !== 'perhaps') expect(isListed, 'deleted as acknowledged').toBe(!isDeleted);
    if (!isListed) continue;
    const { body: bcp } = await product.as<Bcp>(session, 'GET /v1/bcp/{id}', { id });
    for (const [field, { acknowledged, possible }] of Object.entries(fields))
      expect([acknowledged, ...possible], `${field} as it was acknowledged`).toContain(bcp[field as BcpField] || null);
    // What the list shows is computed from what is stored.
    const row = (await product.as<BcpRow[]>(session, 'GET /v1/bcp')).body.find((candidate) => candidate.id === id)!;
    expect(row.scores).toEqual(bcp.scores);
    expect(row.status).toBe(bcp.status);
    const idle = await product.as<BcpSaved>(session, 'PUT /v1/bcp/{id}', { id, body: {} });
    expect(idle.body.versions, 'the header knows every version').toEqual(bcp.versions);
    for (const field of Object.keys(fields)) expect(bcp.versions[sectionOf[field as BcpField]]).toBeGreaterThanOrEqual(0);
  }
};

const expectJobsEnded = async (customer: Customer): Promise<void> => {
  for (const job_id of customer.jobs) {
    const { readJob, toJob } = await import('#functions/data/jobs.ts');
    // Kept for seven days: longer than a history.
    const row = await readJob(customer.uid, job_id, new Date(customer.startedAt), true);
    expect(row, 'an accepted job is known').not.toBeNull();
    expect(ENDS, 'an accepted job ends').toContain(toJob(row!).status);
  }
};

/** Every mail is sent; twice only by a mailer that died between sending and noting it. */
const expectMailsSent = async (product: Product, { email, startedAt }: Customer, kills: number): Promise<void> => {
  const rows = await product.outboxOf(email, startedAt);
  expect(
    rows.filter(({ sent_at }) => sent_at === undefined),
    'mails that were not sent',
  ).toEqual([]);
  const delivered = product.world.delivered(email).length;
  expect(delivered).toBeGreaterThanOrEqual(rows.length);
  expect(delivered, 'mails that were sent twice').toBeLessThanOrEqual(rows.length + kills);
};

export const expectInvariants = async (product: Product, { customers, kills }: History): Promise<void> => {
  await product.settle();
  for (const customer of customers) {
    const session = await enter(product, customer);
    await product.settle();
    await expectOneAccount(product, customer);
    await expectEndedSessions(product, customer, session);
    await expectBcps(product, customer, session);
    await expectJobsEnded(customer);
    await expectMailsSent(product, customer, kills());
  }
};
