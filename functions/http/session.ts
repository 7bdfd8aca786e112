import { setTimeout as wait } from 'node:timers/promises';
import type { RequestOrigin } from '#functions/data/audit-trail.ts';
import { recordSignIn } from '#functions/data/sessions.ts';
import * as identity from '#functions/gateways/identity.ts';
import type { Session } from '#shared/api/auth.ts';
import { nextFullSecond } from '#shared/domain/time.ts';

export const toSession = (tokens: identity.Tokens): Session => ({
  access_token: tokens.accessToken,
  refresh_token: tokens.refreshToken,
  expires_in: tokens.expiresInSeconds,
  token_type: 'bearer',
});

export const waitForNextSecond = (now: Date): Promise<void> => wait(nextFullSecond(now).getTime() - now.getTime());

/** After every session of the account was declared void from the next full second on: a new one for who asked. */
export const signInAgain = async (uid: number, password: string, origin: RequestOrigin, now: Date): Promise<Session> => {
  await Promise.all([identity.revokeAll(uid), waitForNextSecond(now)]);
  const tokens = await identity.signIn(uid, password);
  if (!tokens) throw new Error('The identity provider refused a password that was just checked');
  await recordSignIn(tokens, uid, origin, nextFullSecond(now));
  return toSession(tokens);
};
