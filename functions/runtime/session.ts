/** Tokens as the session calls answer them. */
import type { Tokens } from '#functions/gateways/identity.ts';
import type { Session } from '#shared/api/auth.ts';

export const sessionOf = (tokens: Tokens): Session => ({
  access_token: tokens.accessToken,
  refresh_token: tokens.refreshToken,
  expires_in: tokens.expiresInSeconds,
  token_type: 'bearer',
});
