import type { Session } from '#shared/api/auth.ts';

const KEYS = { token: 'token', refreshToken: 'refreshToken', expiration: 'tokenExpiration' } as const;

const RENEW_BEFORE_MS = 300_000;

export interface StoredTokens {
  token: string;
  refreshToken: string | null;
  /** Epoch milliseconds; 0 when unknown. */
  expiresAt: number;
}

export const readTokens = (): StoredTokens | null => {
  const token = localStorage.getItem(KEYS.token);
  if (!token) return null;
  return {
    token,
    refreshToken: localStorage.getItem(KEYS.refreshToken),
    expiresAt: Number(localStorage.getItem(KEYS.expiration)) || 0,
  };
};

/** The token comes last: another tab that read it beside the old expiration would renew it again. */
export const storeTokens = (session: Session, now: number = Date.now()): void => {
  localStorage.setItem(KEYS.expiration, String(now + session.expires_in * 1000));
  localStorage.setItem(KEYS.refreshToken, session.refresh_token);
  localStorage.setItem(KEYS.token, session.access_token);
};

export const clearTokens = (): void => {
  for (const key of Object.values(KEYS)) localStorage.removeItem(key);
};

/** Less than 5 minutes remain, and it has not expired yet. */
export const isDue = (expiresAt: number, now: number): boolean => expiresAt - now < RENEW_BEFORE_MS && expiresAt > now;

export const TOKEN_KEY: string = KEYS.token;
