/** Staff in this process, with the calls that manage accounts. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import type { AccountRow } from '#functions/data/users.ts';
import type { AdminUser } from '#shared/domain/admin-user.ts';
import { startAccountsInProcess } from './accounts-in-process.ts';
import type { Request } from './in-process.ts';
import { newEmail, PASSWORD } from './people.ts';

export const ADMIN = 900_001;
export const SUPER = 900_002;
export const CUSTOMER = 900_003;

export const startAdminInProcess = async () => {
  const world = await startAccountsInProcess();
  const { handler } = (await import('#functions/api/admin-users/handler.ts')) as never as {
    handler: Parameters<typeof world.invoke>[0];
  };
  const { db, table } = await import('#functions/data/table.ts');
  const { readAccount } = await import('#functions/data/users.ts');

  const putProfile = async (id: number, part: Partial<AccountRow> = {}): Promise<void> => {
    const at = '2026-01-01T00:00:00.000Z';
    const flags = { role: 'user', is_superuser: false, is_active: true, is_verified: true, is_iso_auditor: false };
    const Item = {
      ...{ ...keys.profile(id), id, email: `${id}@b.example`, full_name: null, ...flags, subscription: null },
      ...{ created_at: at, updated_at: at, last_login: null, sessions_valid_from: null },
      ...part,
    };
    await db.send(new PutCommand({ TableName: table('core'), Item }));
  };
  await putProfile(ADMIN, { role: 'admin' });
  await putProfile(SUPER, { role: 'super_admin' });
  await putProfile(CUSTOMER);

  const call = <T = AdminUser & { detail?: string }>(route: string, more: Partial<Request> = {}, uid = SUPER) =>
    world.invoke<T>(handler, { uid, route, ...more });
  const person = (part: object = {}) => ({ email: newEmail(), password: PASSWORD, role: 'user', full_name: 'Ana Ruiz', ...part });

  return {
    ...world,
    call,
    putProfile,
    person,
    stored: async (id: number): Promise<AccountRow> => (await readAccount(id))!,
    createUser: async (part: object = {}): Promise<AdminUser> => {
      const { body } = await call('POST /v1/admin/users', { body: person(part) });
      return body;
    },
  };
};
