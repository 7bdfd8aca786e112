import { isSignedOutByStaff } from '#functions/data/managed-accounts.ts';
import { resetSecondFactor as storeReset } from '#functions/data/second-factors.ts';
import { readAccount } from '#functions/data/users.ts';
import * as identity from '#functions/gateways/identity.ts';
import { badRequest, conflict, forbidden, notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { log } from '#functions/runtime/log.ts';
import type { adminUsers } from '#shared/api/admin-users.ts';
import { nextFullSecond } from '#shared/domain/time.ts';
import { greetingName } from '#shared/domain/user.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { adminUserMessages } from '#shared/messages/admin-users.ts';
import { secondFactorMessages } from '#shared/messages/second-factor.ts';
import { toAdminUser } from './admin-user.ts';

/** Repeating it completes what was cut off, and does nothing to an account without a second factor. */
export const resetSecondFactor: Operation<typeof adminUsers.resetSecondFactor> = async ({ actor, params, request, now }) => {
  if (params.id === actor.id) throw badRequest(secondFactorMessages.ownReset);
  const account = await readAccount(params.id);
  if (!account) throw notFound(adminUserMessages.notFound);
  if (account.second_factor_at === null) {
    if (isSignedOutByStaff(account)) await identity.revokeAll(account.id);
    return toAdminUser(account);
  }
  const notice = { to: account.email, name: greetingName(account), at: now.toISOString() };
  const outcome = await storeReset(
    account,
    { manager: actor, validFrom: nextFullSecond(now) },
    {
      uid: account.id,
      mail: account.is_active ? { kind: 'second_factor_disabled', by: 'staff', ...notice } : null,
      events: [{ kind: 'second_factor_disabled', uid: account.id, actorId: actor.id }],
      origin: request,
      now,
    },
  );
  if (outcome === 'rights') throw forbidden(accessMessages.superAdminOnly);
  if (outcome === 'changed') throw conflict(accessMessages.busy);
  log.info('admin_write', { action: 'reset_second_factor', target_user_id: account.id });
  await identity.revokeAll(account.id);
  return toAdminUser((await readAccount(account.id)) ?? account);
};
