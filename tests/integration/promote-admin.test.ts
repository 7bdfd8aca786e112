import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { promoteToSuperAdmin } from '#infra/operations/promote-admin.ts';
import { startAccountsInProcess } from '#tests/support/accounts-in-process.ts';
import { newEmail, PASSWORD } from '#tests/support/people.ts';

let world: Awaited<ReturnType<typeof startAccountsInProcess>>;
const promote = async (email: string) =>
  promoteToSuperAdmin((await import('#functions/data/table.ts')).db, { core: 'core', audit: 'audit' }, email);

const register = async (): Promise<string> => {
  const email = newEmail();
  await world.ask('POST /v1/auth/register', { email, password: PASSWORD });
  return email;
};
const verify = async (email: string): Promise<void> => {
  await world.ask('POST /v1/auth/verify-email', { token: await world.mailedToken(email, 'verify_email') });
};

beforeAll(async () => {
  world = await startAccountsInProcess();
});
afterAll(() => world.stop());

describe('npm run admin:promote', () => {
  it('npm run admin:promote makes a verified account a super administrator, however the address is written', async () => {
    const email = await register();
    await verify(email);
    await promote(` ${email.toUpperCase()} `);
    const { body } = await world.login(email, PASSWORD);
    const me = await world.meWith(body.access_token!);
    expect(me.body).toMatchObject({ role: 'super_admin', is_superuser: true });
  });

  it('npm run admin:promote leaves one entry in the audit trail, however often it is run', async () => {
    const email = await register();
    await verify(email);
    const uid = await promote(email);
    expect(await promote(email)).toBe(uid);
    const { listEntriesOf } = await import('#functions/data/audit-trail.ts');
    const { rows } = await listEntriesOf(uid, { limit: 50 }, new Date());
    expect(rows.filter(({ kind }) => kind === 'role_changed')).toMatchObject([
      {
        actor_id: null,
        before: { role: 'user', is_superuser: false },
        after: { role: 'super_admin', is_superuser: true },
      },
    ]);
  });

  it('npm run admin:promote refuses an unknown address with a sentence', async () => {
    await expect(promote('nobody@example.com')).rejects.toThrow('There is no account with the address nobody@example.com');
  });

  it('npm run admin:promote refuses an account with an unconfirmed address', async () => {
    await expect(promote(await register())).rejects.toThrow('is not verified');
  });
});
