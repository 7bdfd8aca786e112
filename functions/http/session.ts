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
 * From when new sessions are valid after all sessions ended at `now`. Cognito's `iat` has second precision, so tokens of the
 * current second cannot be told apart.
 */
export const nextFullSecond = (now: Date): Date => new Date((Math.floor(now.getTime() / 1000) + 1) * 1000);

export const waitForNextSecond = (now: Date): Promise<void> => wait(nextFullSecond(now).getTime() - now.getTime());
