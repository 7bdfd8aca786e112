import type { AccountRow } from '#functions/data/users.ts';
import type { AdminUser } from '#shared/domain/admin-user.ts';

export const toAdminUser = (account: AccountRow): AdminUser => ({
  ...account,
  notes: account.notes ?? null,
  locked_until: account.locked_until ?? null,
  login_attempts: account.login_attempts ?? 0,
  mail_problem: account.mail_problem ?? null,
  deletion: account.deletion ?? null,
  is_deletion_requested: Boolean(account.deletion),
});
