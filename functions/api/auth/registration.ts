/** Registration and e-mail verification. A known and an unknown address get the same answer and cost the same work. */
import { count } from '#functions/data/rates.ts';
import { nextNumber } from '#functions/data/sequences.ts';
import * as tokens from '#functions/data/tokens.ts';
import * as users from '#functions/data/users.ts';
import * as identity from '#functions/gateways/identity.ts';
import { invalid, refused } from '#functions/runtime/errors.ts';
import { addToTrace } from '#functions/runtime/log.ts';
import type { Operation } from '#functions/runtime/operation.ts';
import { limitRate } from '#functions/runtime/rate-limit.ts';
import { nextStep } from '#functions/runtime/steady.ts';
import type { auth } from '#shared/api/auth.ts';
import { commonPasswords } from '#shared/domain/common-passwords.ts';
import { passwordObjection } from '#shared/domain/password.ts';
import { normaliseEmail } from '#shared/domain/user.ts';
import { accountMessages } from '#shared/messages/account.ts';

/**
 * Profile, address and token first, identity second: cut off in between, the account exists without a password, and the
 * "you already have an account" mail of the next attempt leads to a reset, which makes the identity.
 */
export const register: Operation<typeof auth.register> = async ({ body, now, request }) => {
  const startedAt = performance.now();
  const email = normaliseEmail(body.email);
  const objection = passwordObjection(body.password, email, commonPasswords);
  if (objection !== null) throw invalid([{ field: 'password', message: objection }]);
  const [taken] = await Promise.all([users.findByEmail(email), limitRate('register', { account: email, ip: request.ip }, now)]);
  addToTrace({ user_id: taken ?? undefined });
  if (taken !== null || !(await createAccount(email, body.password, body.full_name || null, now))) await tellOwner(email, now);
  await nextStep(startedAt);
  return { message: accountMessages.registered };
};

const createAccount = async (email: string, password: string, fullName: string | null, now: Date): Promise<boolean> => {
  const uid = await nextNumber('user');
  addToTrace({ user_id: uid });
  const token = tokens.newToken();
  const mail = { kind: 'verify_email', to: email, token: token.token } as const;
  if (!(await users.insert({ uid, email, fullName, token, mail }, now))) return false;
  await identity.createIdentity(uid);
  await identity.setPassword(uid, password);
  return true;
};

/** The owner of a taken address hears of the attempt; the two refused sign-ins stand for the identity calls of a new one. */
const tellOwner = async (email: string, now: Date): Promise<void> => {
  await users.queueMail({ kind: 'account_exists', to: email }, now);
  await identity.signIn(0, 'no such account');
  await identity.signIn(0, 'no such account');
};

export const verifyEmail: Operation<typeof auth.verifyEmail> = async ({ body, now, request }) => {
  const [found] = await Promise.all([tokens.find(body.token, 'verify', now), limitRate('verify', { ip: request.ip }, now)]);
  addToTrace({ user_id: found?.uid });
  if (!found || !(await tokens.consume(found, 'verify', { set: { is_verified: true } }, now)))
    throw refused(accountMessages.verifyInvalid);
  return { message: accountMessages.verified };
};

export const resendVerification: Operation<typeof auth.resendVerification> = async ({ body, now, request }) => {
  const startedAt = performance.now();
  const email = normaliseEmail(body.email);
  const [uid] = await Promise.all([users.findByEmail(email), limitRate('resend', { account: email, ip: request.ip }, now)]);
  addToTrace({ user_id: uid ?? undefined });
  const account = await users.readAccount(uid ?? 0);
  if (account?.is_active && !account.is_verified) {
    const token = tokens.newToken();
    await tokens.issue(token, 'verify', account.id, { kind: 'verify_email', to: email, token: token.token }, now);
  } else {
    await count('resend-void', 'nobody', 3_600, now);
  }
  await nextStep(startedAt);
  return { message: accountMessages.resent };
};
