/** Sign-in, refresh and sign-out. Every reason a sign-in fails is one answer, unless the password was right. */
import { readActor } from '#functions/data/actors.ts';
import { count } from '#functions/data/rates.ts';
import * as signIns from '#functions/data/sign-ins.ts';
import * as users from '#functions/data/users.ts';
import * as identity from '#functions/gateways/identity.ts';
import { forbidden, unauthorized } from '#functions/runtime/errors.ts';
import { addToTrace, errorFields, log } from '#functions/runtime/log.ts';
import { type Operation, Reply } from '#functions/runtime/operation.ts';
import { limitRate } from '#functions/runtime/rate-limit.ts';
import { sessionOf } from '#functions/runtime/session.ts';
import { nextStep } from '#functions/runtime/steady.ts';
import type { auth } from '#shared/api/auth.ts';
import { isLocked, LOCK_AFTER_ATTEMPTS, lockedUntil } from '#shared/domain/lockout.ts';
import { normaliseEmail } from '#shared/domain/user.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { accountMessages } from '#shared/messages/account.ts';

/** An unknown address walks the same way with user 0, which nobody is. */
const NOBODY = 0;

export const login: Operation<typeof auth.login> = async ({ body, now, request }) => {
  const startedAt = performance.now();
  const email = normaliseEmail(body.username);
  const [found] = await Promise.all([users.findByEmail(email), limitRate('login', { account: email, ip: request.ip }, now)]);
  const uid = found ?? NOBODY;
  addToTrace({ user_id: found ?? undefined });
  const [account, tokens] = await Promise.all([users.readAccount(uid), identity.signIn(uid, body.password)]);
  if (!account || !tokens) {
    await noteFailure(account, now);
    await nextStep(startedAt);
    throw unauthorized(accountMessages.wrongCredentials);
  }
  await refuseUnready(account, tokens.refreshToken, now);
  await Promise.all([signIns.record(tokens.refreshToken, uid, now), users.noteSignIn(uid, now)]);
  return sessionOf(tokens);
};

/** Locked, deactivated, unverified: said only to who knows the password; the tokens just made are taken back. */
const refuseUnready = async (account: users.AccountRow, refreshToken: string, now: Date): Promise<void> => {
  const refusal = isLocked(account, now)
    ? unauthorized(accountMessages.locked)
    : !account.is_active
      ? forbidden(accessMessages.deactivated)
      : account.is_verified
        ? null
        : forbidden(accountMessages.notVerified);
  if (!refusal) return;
  await identity.revoke(refreshToken);
  throw refusal;
};

const noteFailure = async (account: users.AccountRow | null, now: Date): Promise<void> => {
  if (!account || isLocked(account, now)) {
    await count('login-void', 'nobody', 3_600, now);
    return;
  }
  // The attempt that locks is one write like every other, so that an account cannot be told by its fifth answer.
  const isLast = (account.login_attempts ?? 0) >= LOCK_AFTER_ATTEMPTS - 1;
  if (isLast) return users.lock(account.id, lockedUntil(now));
  const attempts = await users.noteWrongPassword(account.id);
  // Attempts at the same moment have all read the same number.
  if (attempts >= LOCK_AFTER_ATTEMPTS) await users.lock(account.id, lockedUntil(now));
};

export const refresh: Operation<typeof auth.refresh> = async ({ body, now }) => {
  const signIn = await signIns.use(body.refresh_token, now);
  addToTrace({ user_id: signIn?.uid });
  const ended = (why: string) => {
    log.warn('refresh_refused', { why });
    return unauthorized(accountMessages.sessionEnded);
  };
  if (!signIn) throw ended('unknown or ended sign-in');
  const [actor, tokens] = await Promise.all([readActor(signIn.uid), identity.refresh(signIn.uid, body.refresh_token)]);
  if (!actor?.is_active || !actor.is_verified) throw ended('account gone, inactive or unverified');
  if (actor.sessions_valid_from !== null && signIn.signed_in_at < actor.sessions_valid_from)
    throw ended('sign-in before sessions_valid_from');
  if (!tokens) throw ended('refused by the identity provider');
  return sessionOf(tokens);
};

/** Cookies of the site go with the session; its tokens are removed by the screens, which keep unsaved texts. */
const LEAVE = { 'clear-site-data': '"cookies"' };

/** The record goes first: from then on nothing can be refreshed, even if the revocation fails. */
export const logout: Operation<typeof auth.logout> = async ({ body }) => {
  await signIns.forget(body.refresh_token);
  await identity.revoke(body.refresh_token).catch((error: unknown) => log.warn('revocation_failed', errorFields(error)));
  return new Reply({ message: accountMessages.loggedOut }, { headers: LEAVE });
};
