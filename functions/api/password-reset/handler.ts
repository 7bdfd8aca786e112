import { securityEventPut } from '#functions/data/audit-trail.ts';
import { addressSubject, lockoutDelete } from '#functions/data/lockouts.ts';
import { countEvent } from '#functions/data/rates.ts';
import { SESSION_END_FIELDS } from '#functions/data/sessions.ts';
import * as tokens from '#functions/data/tokens.ts';
import * as users from '#functions/data/users.ts';
import * as identity from '#functions/gateways/identity.ts';
import { apiHandler } from '#functions/http/api-handler.ts';
import { padResponseTime } from '#functions/http/constant-time.ts';
import { badRequest, unprocessable } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { enforceRateLimit } from '#functions/http/rate-limit.ts';
import { waitForNextSecond } from '#functions/http/session.ts';
import { addCorrelation } from '#functions/runtime/log.ts';
import { passwordReset } from '#shared/api/password-reset.ts';
import { commonPasswords } from '#shared/domain/common-passwords.ts';
import { findPasswordWeakness } from '#shared/domain/password.ts';
import { HOUR_SECONDS, nextFullSecond } from '#shared/domain/time.ts';
import { greetingName, normalizeEmail } from '#shared/domain/user.ts';
import { accountMessages, passwordMessages } from '#shared/messages/account.ts';

const forgot: Operation<typeof passwordReset.forgot> = async ({ body, now, request }) => {
  const startedAt = performance.now();
  const email = normalizeEmail(body.email);
  const [uid] = await Promise.all([
    users.findByEmail(email),
    enforceRateLimit('forgot', { account: email, ip: request.ip }, now),
  ]);
  addCorrelation({ user_id: uid ?? undefined });
  const account = await users.readAccount(uid ?? 0);
  if (uid !== null && account?.is_active) {
    const token = tokens.createToken();
    const mail = { kind: 'reset_password', to: email, name: greetingName(account), token: token.token } as const;
    const event = securityEventPut({ kind: 'password_reset_requested', uid, actorId: null }, request, now);
    await tokens.issue(token, 'reset', uid, { mail, also: [event] }, now);
  } else {
    await countEvent('forgot-void', 'nobody', HOUR_SECONDS, now);
  }
  await padResponseTime(startedAt);
  return { message: accountMessages.forgot };
};

const findUsableToken = async (
  token: string,
  now: Date,
): Promise<{ uid: number; hash: string; account: users.AccountRow } | null> => {
  const found = await tokens.find(token, 'reset', now);
  addCorrelation({ user_id: found?.uid });
  const account = found && (await users.readAccount(found.uid));
  return found && account?.is_active && account.reset_token === found.hash ? { ...found, account } : null;
};

const validate: Operation<typeof passwordReset.validate> = async ({ params, now, request }) => {
  const [found] = await Promise.all([findUsableToken(params.token, now), enforceRateLimit('reset', { ip: request.ip }, now)]);
  if (!found) throw badRequest(accountMessages.resetInvalid);
  return { valid: true as const };
};

/**
 * One transaction consumes the token and ends every session; then the password is set. After a crash in between no earlier
 * session works, and the owner asks for another mail. The mailed token also proves the address.
 */
const reset: Operation<typeof passwordReset.reset> = async ({ body, now, request }) => {
  const [found] = await Promise.all([findUsableToken(body.token, now), enforceRateLimit('reset', { ip: request.ip }, now)]);
  if (!found) throw badRequest(accountMessages.resetInvalid);
  const { account } = found;
  const weakness = findPasswordWeakness(body.new_password, account.email, commonPasswords);
  if (weakness !== null) throw unprocessable([{ field: 'new_password', message: weakness }]);
  const change = {
    set: { sessions_valid_from: nextFullSecond(now).toISOString(), is_verified: true, confirmed_at: now.toISOString() },
    remove: ['login_attempts', 'locked_until', 'locked', 'mail_problem', ...SESSION_END_FIELDS],
    also: [
      lockoutDelete(addressSubject(account.email)),
      securityEventPut({ kind: 'password_changed', uid: account.id, actorId: account.id, subject: 'reset_link' }, request, now),
    ],
    mail: { kind: 'password_changed', to: account.email, name: greetingName(account), at: now.toISOString() } as const,
  };
  if (!(await tokens.consume(found, 'reset', change, now))) throw badRequest(accountMessages.resetInvalid);
  if (!(await identity.setPassword(found.uid, body.new_password)))
    throw unprocessable([{ field: 'new_password', message: passwordMessages.refused }]);
  await Promise.all([identity.revokeAll(found.uid), waitForNextSecond(now)]);
  return { message: accountMessages.resetDone };
};

export const handler = apiHandler(passwordReset, { forgot, validate, reset });
