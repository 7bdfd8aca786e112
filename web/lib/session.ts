import type { Session } from '#shared/api/auth.ts';
import type { Me } from '#shared/domain/user.ts';
import { signInScreenMessages as messages } from '#shared/messages/sign-in.ts';
import { ApiError, messageOf } from './api-error.ts';
import { logger } from './logger.ts';
import { publicClient } from './public-api.ts';
import { refresh } from './refresh.ts';
import { withRetry } from './retry.ts';
import { endSession, getSession, setSession, showSignedOut } from './session-state.ts';
import { clearTokens, isDue, readTokens, storeTokens, TOKEN_KEY } from './tokens.ts';

const CHECK_EVERY_MS = 60_000;

const fetchUser = async (): Promise<void> => {
  const { client } = await import('./api.ts');
  const user = await client.users.me();
  // Signed out during the request.
  if (readTokens() === null) return setSession({ isLoading: false, isUnreachable: false });
  setSession({ user, isLoading: false, error: null, hasExpired: false, isUnreachable: false });
};

/** Throws `ApiError`. */
export const signIn = async (email: string, password: string, code: string | null = null): Promise<void> => {
  let isStored = false;
  try {
    storeTokens(await publicClient.auth.login({ body: { username: email, password, ...(code === null ? {} : { code }) } }));
    isStored = true;
    await fetchUser();
  } catch (error) {
    // Tokens of another tab stay.
    if (isStored) endSession({ hasExpired: false });
    setSession({ error: messageOf(error, messages.signInFailed) });
    throw error;
  }
};

/** Signs out on this device even when the server cannot be reached. */
export const signOut = async (): Promise<void> => {
  const refreshToken = readTokens()?.refreshToken;
  if (refreshToken) {
    await publicClient.auth.logout({ body: { refresh_token: refreshToken } }).catch((error: unknown) => {
      logger.warn('The refresh token could not be revoked', error);
    });
  }
  endSession({ hasExpired: false });
};

/** A password change invalidates the old tokens and returns new ones. */
export const replaceTokens = (session: Session): void => storeTokens(session);

/**
 * Merges fields into the signed-in user.
 * @public for screens that change one, so that they need not fetch the account again
 */
export const updateUser = (part: Partial<Me>): void => {
  const { user } = getSession();
  if (user) setSession({ user: { ...user, ...part } });
};

/** A failure keeps the current user. */
export const refetchUser = (): Promise<void> =>
  fetchUser().catch((error: unknown) => logger.warn('The user could not be fetched again', error));

const renewIfDue = (): void => {
  const stored = readTokens();
  if (stored?.refreshToken && navigator.onLine && isDue(stored.expiresAt, Date.now())) {
    refresh(stored.token).catch((error: unknown) => logger.info('The session could not be renewed yet', error));
  }
};

const isRejected = (error: unknown): boolean => error instanceof ApiError && (error.status === 401 || error.status === 403);

/** Only a rejection by the server clears the stored session; an outage keeps it. */
export const restoreSession = async (): Promise<void> => {
  if (!readTokens()) return showSignedOut();
  if (!navigator.onLine) return setSession({ isLoading: false, isUnreachable: true });
  try {
    await withRetry(fetchUser);
  } catch (error) {
    if (!isRejected(error)) return setSession({ isLoading: false, isUnreachable: true });
    clearTokens();
    setSession({ user: null, isLoading: false, error: messageOf(error), isUnreachable: false });
  }
};

/** Follows a sign-in or sign-out in another tab. */
const followOtherTab = (event: StorageEvent): void => {
  if (event.key !== null && event.key !== TOKEN_KEY) return;
  const { user, isUnreachable } = getSession();
  const isSignedIn = user !== null;
  if (readTokens() === null) {
    if (isSignedIn || isUnreachable) endSession({ hasExpired: false });
  } else if (!isSignedIn) void restoreSession();
};

const reconnect = (): void => {
  if (getSession().isUnreachable) void restoreSession();
};

/** Restores the session and renews it in time. Returns how to stop. */
export const startSession = (): (() => void) => {
  renewIfDue();
  void restoreSession();
  const timer = setInterval(renewIfDue, CHECK_EVERY_MS);
  addEventListener('storage', followOtherTab);
  addEventListener('online', reconnect);
  return () => {
    clearInterval(timer);
    removeEventListener('storage', followOtherTab);
    removeEventListener('online', reconnect);
  };
};
