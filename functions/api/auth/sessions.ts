/** Replies do not reveal whether an address has an account. */

import { type RequestOrigin, recordSecurityEvent, securityEventPut } from '#functions/data/audit-trail.ts';
import { type Attempt, addressSubject, clearAttempts, countAttempt, releaseAttempt } from '#functions/data/lockouts.ts';
import { countEvent } from '#functions/data/rates.ts';
import { readSecondFactor, spendProof } from '#functions/data/second-factors.ts';
import * as signIns from '#functions/data/sessions.ts';
import * as users from '#functions/data/users.ts';
import * as identity from '#functions/gateways/identity.ts';
import { padResponseTime } from '#functions/http/constant-time.ts';
import { forbidden, type HttpError, serviceUnavailable, unauthorized } from '#functions/http/errors.ts';
import { type Operation, Reply, type RequestInfo } from '#functions/http/operation.ts';
import { enforceRateLimit } from '#functions/http/rate-limit.ts';
import { checkCode } from '#functions/http/second-factor.ts';
import { toSession } from '#functions/http/session.ts';
import { addCorrelation, errorFields, log } from '#functions/runtime/log.ts';
import type { auth } from '#shared/api/auth.ts';
import { isLocked, lockedUntil } from '#shared/domain/lockout.ts';
import { HOUR_SECONDS } from '#shared/domain/time.ts';
import { normalizeEmail } from '#shared/domain/user.ts';
import { describeDevice } from '#shared/format/device.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { accountMessages } from '#shared/messages/account.ts';
import { secondFactorMessages } from '#shared/messages/second-factor.ts';

/** No account has this id; unknown addresses take the same path with it. */
const UNKNOWN_USER = 0;

export const login: Operation<typeof auth.login> = async ({ body, now, request }) => {
  const startedAt = performance.now();
  const email = normalizeEmail(body.username);
  const [found] = await Promise.all([
    users.findByEmail(email),
    enforceRateLimit('login', { account: email, ip: request.ip }, now),
  ]);
  const uid = found ?? UNKNOWN_USER;
  addCorrelation({ user_id: found ?? undefined });
  const attempt = await countAttempt(addressSubject(email), now);
  if (attempt.isLocked) {
    await recordAddressLock(await users.readAccount(uid), attempt, request, now);
    await padResponseTime(startedAt);
    throw unauthorized(accountMessages.locked);
  }
  const [account, tokens] = await Promise.all([users.readAccount(uid), identity.signIn(uid, body.password)]).catch(
    async (error: unknown) => {
      await releaseAttempt(attempt, now);
      throw error;
    },
  );
  if (!account || !tokens) {
    await noteFailure(account, { subject: 'wrong_password', attempt, origin: request, now });
    await padResponseTime(startedAt);
    throw unauthorized(accountMessages.wrongCredentials);
  }
  const denial = denyUnready(account);
  if (denial) {
    const subject = account.is_active ? 'not_verified' : 'deactivated';
    await Promise.all([
      recordSecurityEvent({ kind: 'sign_in_refused', uid, actorId: null, subject }, request, now),
      identity.revoke(tokens.refreshToken),
      releaseAttempt(attempt, now),
    ]);
    throw denial;
  }
  await passSecondFactor({ account, tokens, code: body.code, attempt, request, now });
  const [isRecorded] = await Promise.all([
    users.recordSignInTime(account, securityEventPut({ kind: 'signed_in', uid, actorId: uid }, request, now), now),
    signIns.recordSignIn(tokens, uid, request, now),
    clearAttempts(attempt.subject),
  ]);
  if (!isRecorded) await refuseOutdated(account, tokens);
  return toSession(tokens);
};

/** Two-step sign-in was turned on or off in the middle of the call, which does not end the sessions that come after it. */
const refuseOutdated = async ({ second_factor_at }: users.AccountRow, { refreshToken }: identity.Tokens): Promise<never> => {
  await Promise.all([identity.revoke(refreshToken), signIns.forgetSignIn(refreshToken)]);
  if (second_factor_at === null) throw forbidden(secondFactorMessages.codeNeeded, FACTOR_REQUIRED);
  throw serviceUnavailable();
};

/** Account state is revealed only after a correct password. */
const denyUnready = (account: users.AccountRow): HttpError | null => {
  if (!account.is_active) return forbidden(accessMessages.deactivated);
  return account.is_verified ? null : forbidden(accountMessages.notVerified);
};

/** Exactly two writes, whether or not the address is known, so that both take the same time. An unknown one leaves no trace. */
const noteFailure = async (
  account: users.AccountRow | null,
  {
    subject,
    attempt,
    origin,
    now,
  }: { subject: 'wrong_password' | 'wrong_code'; attempt: Attempt; origin: RequestOrigin; now: Date },
): Promise<void> => {
  const countVoid = () => countEvent('login-void', 'nobody', HOUR_SECONDS, now);
  if (!account) {
    await Promise.all([countVoid(), countVoid()]);
    return;
  }
  await Promise.all([
    recordSecurityEvent({ kind: 'sign_in_refused', uid: account.id, actorId: null, subject }, origin, now),
    isLocked(attempt.failures, now)
      ? recordAddressLock(account, attempt, origin, now, subject === 'wrong_code')
      : users.recordWrongPasswords(account.id, attempt.failures.length),
  ]);
};

interface SecondStep {
  account: users.AccountRow;
  tokens: identity.Tokens;
  code: string | undefined;
  attempt: Attempt;
  request: RequestInfo;
  now: Date;
}

const FACTOR_REQUIRED = { second_factor: 'required' } as const;

/** The tokens of a right password are void without the second step. A wrong code counts like a wrong password. */
const passSecondFactor = async ({ account, tokens, code, attempt, request, now }: SecondStep): Promise<void> => {
  if (account.second_factor_at === null) return;
  if (!code?.trim()) {
    await Promise.all([identity.revoke(tokens.refreshToken), releaseAttempt(attempt, now)]);
    throw forbidden(secondFactorMessages.codeNeeded, FACTOR_REQUIRED);
  }
  const isPassed = await acceptCode(account, code, request, now).catch(async (error: unknown) => {
    await Promise.all([identity.revoke(tokens.refreshToken), releaseAttempt(attempt, now)]);
    throw error;
  });
  if (isPassed) return;
  await Promise.all([
    identity.revoke(tokens.refreshToken),
    noteFailure(account, { subject: 'wrong_code', attempt, origin: request, now }),
  ]);
  throw unauthorized(secondFactorMessages.codeWrong, FACTOR_REQUIRED);
};

/** Uses the code up, so that of two sign-ins with the same code one passes. */
const acceptCode = async (account: users.AccountRow, code: string, origin: RequestInfo, now: Date): Promise<boolean> => {
  const { id: uid, email, full_name } = account;
  const proof = await checkCode(uid, await readSecondFactor(uid), code, now);
  if (proof === null) return false;
  if (proof.kind === 'app') return spendProof(proof, { uid, events: [], origin, now });
  const mail = { kind: 'recovery_code_used', to: email, name: full_name, at: now.toISOString(), left: proof.left } as const;
  return spendProof(proof, { uid, mail, events: [{ kind: 'recovery_code_used', uid, actorId: uid }], origin, now });
};

/** Repairs a lock whose attempt was cut off before it was noted. Only confirmed addresses are mailed. */
const recordAddressLock = async (
  account: users.AccountRow | null,
  { failures }: Attempt,
  origin: RequestOrigin,
  now: Date,
  isPasswordKnown = false,
): Promise<void> => {
  const until = lockedUntil(failures);
  if (!account || !until || account.locked_until === until.toISOString()) return;
  const locked_until = until.toISOString();
  const mail = {
    ...({ kind: 'account_locked', to: account.email, name: account.full_name, until: locked_until } as const),
    ...(isPasswordKnown ? { is_password_known: true } : {}),
  };
  const event = securityEventPut(
    { kind: 'account_locked', uid: account.id, actorId: null, after: { locked_until } },
    origin,
    now,
  );
  await users.recordLock(account.id, until, { mail: account.is_active && account.is_verified ? mail : null, event }, now);
};

export const refresh: Operation<typeof auth.refresh> = async ({ body, now, request }) => {
  const signIn = await signIns.renewSignIn(body.refresh_token, request, now);
  addCorrelation({ user_id: signIn?.uid });
  const endSession = (why: string) => {
    log.warn('refresh_refused', { why });
    return unauthorized(accountMessages.sessionEnded);
  };
  if (!signIn) throw endSession('unknown or ended sign-in');
  const [actor, tokens] = await Promise.all([users.readActor(signIn.uid), identity.refresh(signIn.uid, body.refresh_token)]);
  if (!actor?.is_active || !actor.is_verified) throw endSession('account gone, inactive or unverified');
  if (!tokens) throw endSession('refused by the identity provider');
  if (signIns.isOver(actor, signIn.signed_in_at, tokens.family)) throw endSession('ended with others');
  if (signIn.id === null) await signIns.completeSignIn(tokens, signIn.uid);
  return toSession(tokens);
};

/** Cookies only: clearing storage would also remove unsaved drafts. The web app removes its tokens itself. */
const CLEAR_COOKIES = { 'clear-site-data': '"cookies"' };

/** Ends the sign-in first: then its tokens open nothing, even if the revocation fails. */
export const logout: Operation<typeof auth.logout> = async ({ body, now, request }) => {
  const signIn = await signIns.readSignIn(body.refresh_token);
  addCorrelation({ user_id: signIn?.uid });
  if (signIn) await signIns.endSignIn(signIn, { subject: describeDevice(signIn.agent) }, request, now);
  await identity.revoke(body.refresh_token).catch((error: unknown) => log.warn('revocation_failed', errorFields(error)));
  return new Reply({ message: accountMessages.loggedOut }, { headers: CLEAR_COOKIES });
};
