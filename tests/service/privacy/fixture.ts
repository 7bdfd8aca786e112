/** Accounts with a user pool and tables of their own, and the calls and schedules around their deletion. */
import { vi } from 'vitest';
import { startAccountsInProcess } from '#tests/support/accounts-in-process.ts';
import { newEmail, PASSWORD } from '#tests/support/people.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

export const startPrivacy = async () => {
  const world = await startAccountsInProcess();
  const { handler } = await import('#functions/api/privacy/handler.ts');
  const { readAccount } = await import('#functions/data/users.ts');
  const trail = await import('#functions/data/audit-trail.ts');

  const call = <T = { detail?: string }>(request: { uid: number; route: string; id?: number; body?: unknown }) =>
    world.invoke<T>(handler as never, request);

  /** A verified account. */
  const addPerson = async (): Promise<{ uid: number; email: string }> => {
    const email = newEmail();
    await world.ask('POST /v1/auth/register', { email, password: PASSWORD, full_name: 'Pat Baker' });
    await world.ask('POST /v1/auth/verify-email', { token: await world.mailedToken(email, 'verify_email') });
    const { findByEmail } = await import('#functions/data/users.ts');
    return { email, uid: (await findByEmail(email))! };
  };

  const setProfile = async (uid: number, values: Record<string, unknown>): Promise<void> => {
    const { UpdateCommand } = await import('@aws-sdk/lib-dynamodb');
    const { db, table } = await import('#functions/data/table.ts');
    const { buildUpdate } = await import('#functions/data/expressions.ts');
    const { keys } = await import('#functions/data/keys.ts');
    await db.send(new UpdateCommand({ TableName: table('core'), Key: keys.profile(uid), ...buildUpdate({ set: values }) }));
  };

  return {
    ...world,
    call,
    addPerson,
    setProfile,
    readAccount,
    requestDeletion: (uid: number, password = PASSWORD) =>
      call<Record<string, string>>({ uid, route: 'POST /v1/users/me/deletion', body: { current_password: password } }),
    keepAccount: (uid: number) => call({ uid, route: 'DELETE /v1/users/me/deletion' }),
    mailsOf: async (email: string, kind: string) =>
      (await world.outboxOf(email)).map(({ mail }) => mail).filter((mail) => mail.kind === kind),
    eventsOf: async (uid: number) =>
      (await trail.listEntriesOf(uid, { limit: 50 }, new Date(Date.now() + 1))).rows.map(({ kind }) => kind),
    at: (time: number) => vi.useFakeTimers({ toFake: ['Date'], now: time }),
  };
};
export type Privacy = Awaited<ReturnType<typeof startPrivacy>>;
