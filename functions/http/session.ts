/** Tokens as the session calls answer them, and the moment from which new ones count. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Tokens } from '#functions/gateways/identity.ts';
import type { Session } from '#shared/api/auth.ts';

export const toSession = (tokens: Tokens): Session => ({
  access_token: tokens.accessToken,
  refresh_token: tokens.refreshToken,
  expires_in: tokens.expiresInSeconds,
  token_type: 'bearer',
});

/**
 * From when sessions count again that end at `now`: the next full second. A token names its issue time in whole seconds,
 * so one of the running second could not be told from those that come after.
 */
export const nextFullSecond = (now: Date): Date => new Date((Math.floor(now.getTime() / 1000) + 1) * 1000);

/** Waits, a second at most, until a sign-in counts again; for calls that answer new tokens or invite to sign in. */
export const waitForNextSecond = (now: Date): Promise<void> => wait(nextFullSecond(now).getTime() - now.getTime());
