import { type Attempt, clearAttempts, countAttempt, passwordChangeSubject, releaseAttempt } from '#functions/data/lockouts.ts';
import * as identity from '#functions/gateways/identity.ts';
import { lockedUntil } from '#shared/domain/lockout.ts';
import { passwordMessages } from '#shared/messages/account.ts';
import { badRequest, tooManyRequests } from './errors.ts';
import { enforceRateLimit } from './rate-limit.ts';

const secondsUntil = (end: Date | null, now: Date): number => Math.ceil(((end ?? now).getTime() - now.getTime()) / 1000);

/**
 * For changes that a stolen session must not make. A wrong password is a 400 and counts; five within 15 minutes make it a
 * 429. The attempt counts as wrong until the caller clears it, which lets a further proof be counted with it.
 */
export const checkCurrentPassword = async (uid: number, password: string, now: Date): Promise<Attempt> => {
  await enforceRateLimit('changePassword', { account: String(uid) }, now);
  const attempt = await countAttempt(passwordChangeSubject(uid), now);
  if (attempt.isLocked) throw tooManyRequests(secondsUntil(lockedUntil(attempt.failures), now));
  const proof = await identity.signIn(uid, password).catch(async (error: unknown) => {
    await releaseAttempt(attempt, now);
    throw error;
  });
  if (!proof) throw badRequest(passwordMessages.currentWrong);
  await identity.revoke(proof.refreshToken);
  return attempt;
};

/** The same, where the password is all that is asked for. */
export const requireCurrentPassword = async (uid: number, password: string, now: Date): Promise<void> =>
  clearAttempts((await checkCurrentPassword(uid, password, now)).subject);
