/** Known and unknown addresses get the same reply after the same work. */

import { type RequestOrigin, securityEventPut } from '#functions/data/audit-trail.ts';
import { countEvent } from '#functions/data/rates.ts';
import { nextNumber } from '#functions/data/sequences.ts';
import * as tokens from '#functions/data/tokens.ts';
import * as users from '#functions/data/users.ts';
import { isDisposable } from '#functions/gateways/disposable-addresses.ts';
import * as identity from '#functions/gateways/identity.ts';
import { padResponseTime } from '#functions/http/constant-time.ts';
import { badRequest, unprocessable } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { enforceRateLimit } from '#functions/http/rate-limit.ts';
import { addCorrelation, errorFields, log } from '#functions/runtime/log.ts';
import type { auth } from '#shared/api/auth.ts';
import { commonPasswords } from '#shared/domain/common-passwords.ts';
import { findPasswordWeakness } from '#shared/domain/password.ts';
import { HOUR_SECONDS } from '#shared/domain/time.ts';
import { isConfirmedOwner, normalizeEmail } from '#shared/domain/user.ts';
import { accountMessages, passwordMessages } from '#shared/messages/account.ts';

export const register: Operation<typeof auth.register> = async ({ body, now, request }) => {
  const startedAt = performance.now();
  const email = normalizeEmail(body.email);
  const weakness = findPasswordWeakness(body.password, email, commonPasswords);
  if (weakness !== null) throw unprocessable([{ field: 'password', message: weakness }]);
  if (await isDisposable(email)) throw unprocessable([{ field: 'email', message: accountMessages.disposable }]);
  const [found] = await Promise.all([
    users.findByEmail(email),
    enforceRateLimit('register', { account: email, ip: request.ip }, now),
  ]);
  addCorrelation({ user_id: found ?? undefined });
  await createOrNotifyOwner({ email, password: body.password, fullName: body.full_name || null, origin: request }, found, now);
  await padResponseTime(startedAt);
  return { message: accountMessages.registered };
};

interface Registrant {
  email: string;
  password: string;
  fullName: string | null;
  origin: RequestOrigin;
}

const TRIES = 4;

/**
 * Replaces an unconfirmed account, whose password and link stop working. A confirmed account stays, and its owner is
 * notified of the attempt.
 */
const createOrNotifyOwner = async (registrant: Registrant, found: number | null, now: Date): Promise<void> => {
  let uid = found;
  for (let tries = 0; tries < TRIES; tries++) {
    const known = uid === null ? null : await users.readAccount(uid);
    if (isConfirmedOwner(known)) return notifyOwner(known, now);
    if (await createAccount(registrant, uid, now)) return;
    uid = await users.findByEmail(registrant.email);
  }
};

/**
 * The account before its identity: after a crash in between it has no password, and registering again or a reset repairs
 * it. Every attempt gets an id of its own, so a link can only confirm the password it was mailed for.
 */
const createAccount = async (
  { email, password, fullName, origin }: Registrant,
  replaced: number | null,
  now: Date,
): Promise<boolean> => {
  const uid = await nextNumber('user');
  addCorrelation({ user_id: uid });
  const token = tokens.createToken();
  const mail = { kind: 'verify_email', to: email, token: token.token } as const;
  const event = securityEventPut({ kind: 'account_created', uid, actorId: uid }, origin, now);
  if (!(await users.insert({ uid, email, fullName, token, mail, event, replaced }, now))) return false;
  await identity.createIdentity(uid);
  if (!(await identity.setPassword(uid, password)))
    throw unprocessable([{ field: 'password', message: passwordMessages.refused }]);
  if (replaced !== null) await forgetIdentity(replaced);
  return true;
};

/** An identity without an account grants nothing, so leaving one behind is harmless. */
export const forgetIdentity = (uid: number): Promise<void> =>
  identity.deleteIdentity(uid).catch((error: unknown) => log.warn('identity_left_behind', errorFields(error)));

/** The failing sign-ins take the time of the two identity calls that a new account needs. */
const notifyOwner = async (account: users.AccountRow, now: Date): Promise<void> => {
  await users.queueMail({ kind: 'account_exists', to: account.email }, now);
  await identity.signIn(0, 'no such account');
  await identity.signIn(0, 'no such account');
};

export const verifyEmail: Operation<typeof auth.verifyEmail> = async ({ body, now, request }) => {
  const [found] = await Promise.all([
    tokens.find(body.token, 'verify', now),
    enforceRateLimit('verify', { ip: request.ip }, now),
  ]);
  addCorrelation({ user_id: found?.uid });
  if (!found) throw badRequest(accountMessages.verifyInvalid);
  const event = { kind: 'account_changed', uid: found.uid, actorId: found.uid, after: { is_verified: true } } as const;
  const change = {
    set: { is_verified: true, confirmed_at: now.toISOString() },
    remove: ['mail_problem'],
    also: [securityEventPut(event, request, now)],
  };
  if (!(await tokens.consume(found, 'verify', change, now))) throw badRequest(accountMessages.verifyInvalid);
  return { message: accountMessages.verified };
};

export const resendVerification: Operation<typeof auth.resendVerification> = async ({ body, now, request }) => {
  const startedAt = performance.now();
  const email = normalizeEmail(body.email);
  const [uid] = await Promise.all([
    users.findByEmail(email),
    enforceRateLimit('resend', { account: email, ip: request.ip }, now),
  ]);
  addCorrelation({ user_id: uid ?? undefined });
  const account = await users.readAccount(uid ?? 0);
  if (account?.is_active && (!account.is_verified || account.mail_problem)) {
    const token = tokens.createToken();
    const mail = { kind: 'verify_email', to: email, token: token.token } as const;
    await tokens.issue(token, 'verify', account.id, { mail }, now);
  } else {
    await countEvent('resend-void', 'nobody', HOUR_SECONDS, now);
  }
  await padResponseTime(startedAt);
  return { message: accountMessages.resent };
};
