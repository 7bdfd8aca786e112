/** Forgotten passwords: a mailed token, used once, ends every session of the account. */
import { addressSubject, lockoutDelete } from '#functions/data/lockouts.ts';
import { count } from '#functions/data/rates.ts';
import * as tokens from '#functions/data/tokens.ts';
import * as users from '#functions/data/users.ts';
import * as identity from '#functions/gateways/identity.ts';
import { padResponseTime } from '#functions/http/constant-time.ts';
import { badRequest, unprocessable } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { enforceRateLimit } from '#functions/http/rate-limit.ts';
import { nextFullSecond, waitForNextSecond } from '#functions/http/session.ts';
import { addToTrace } from '#functions/runtime/log.ts';
import type { passwordReset } from '#shared/api/password-reset.ts';
import { commonPasswords } from '#shared/domain/common-passwords.ts';
import { findPasswordWeakness } from '#shared/domain/password.ts';
import { greetingName, normalizeEmail } from '#shared/domain/user.ts';
import { accountMessages, passwordMessages } from '#shared/messages/account.ts';

export const forgot: Operation<typeof passwordReset.forgot> = async ({ body, now, request }) => {
  const startedAt = performance.now();
  const email = normalizeEmail(body.email);
  const [uid] = await Promise.all([
    users.findByEmail(email),
    enforceRateLimit('forgot', { account: email, ip: request.ip }, now),
  ]);
  addToTrace({ user_id: uid ?? undefined });
  const account = await users.readAccount(uid ?? 0);
  if (uid !== null && account?.is_active) {
    const token = tokens.newToken();
    await tokens.issue(
      token,
      'reset',
      uid,
      { kind: 'reset_password', to: email, name: greetingName(account), token: token.token },
      now,
    );
  } else {
    await count('forgot-void', 'nobody', 3_600, now);
  }
  await padResponseTime(startedAt);
  return { message: accountMessages.forgot };
};

/** The account of a token that can still be used: live, and the newest one of its owner. */
const usable = async (token: string, now: Date): Promise<{ uid: number; hash: string; account: users.AccountRow } | null> => {
  const found = await tokens.find(token, 'reset', now);
  addToTrace({ user_id: found?.uid });
  const account = found && (await users.readAccount(found.uid));
  return found && account?.is_active && account.reset_token === found.hash ? { ...found, account } : null;
};

export const validate: Operation<typeof passwordReset.validate> = async ({ params, now, request }) => {
  const [found] = await Promise.all([usable(params.token, now), enforceRateLimit('reset', { ip: request.ip }, now)]);
  if (!found) throw badRequest(accountMessages.resetInvalid);
  return { valid: true as const };
};

/**
 * The token is used up and every session ended in one transaction, then the password is set and the pool's sign-ins are
 * revoked: cut off in between, the owner asks for another mail, and no earlier session works. Whoever holds the mailed
 * token has proved the address.
 */
export const reset: Operation<typeof passwordReset.reset> = async ({ body, now, request }) => {
  const [found] = await Promise.all([usable(body.token, now), enforceRateLimit('reset', { ip: request.ip }, now)]);
  if (!found) throw badRequest(accountMessages.resetInvalid);
  const { account } = found;
  const objection = findPasswordWeakness(body.new_password, account.email, commonPasswords);
  if (objection !== null) throw unprocessable([{ field: 'new_password', message: objection }]);
  const change = {
    set: { sessions_valid_from: nextFullSecond(now).toISOString(), is_verified: true, confirmed_at: now.toISOString() },
    remove: ['login_attempts', 'locked_until', 'locked', 'mail_problem'],
    also: [lockoutDelete(addressSubject(account.email))],
    mail: { kind: 'password_changed', to: account.email, name: greetingName(account), at: now.toISOString() } as const,
  };
  if (!(await tokens.consume(found, 'reset', change, now))) throw badRequest(accountMessages.resetInvalid);
  if (!(await identity.setPassword(found.uid, body.new_password)))
    throw unprocessable([{ field: 'new_password', message: passwordMessages.refused }]);
  await Promise.all([identity.revokeAll(found.uid), waitForNextSecond(now)]);
  return { message: accountMessages.resetDone };
};
