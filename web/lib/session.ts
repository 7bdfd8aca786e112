import type { Session } from '#shared/api/auth.ts';
import type { Me } from '#shared/domain/user.ts';
import { accountScreenMessages as messages } from '#shared/messages/account.ts';
import { ApiError, messageOf } from './api-error.ts';
import { logger } from './logger.ts';
import { publicClient } from './public-api.ts';
import { refresh } from './refresh.ts';
import { withRetry } from './retry.ts';
import { endSession, getSession, setSession } from './session-state.ts';
import { clearTokens, isDue, readTokens, storeTokens, TOKEN_KEY } from './tokens.ts';

const CHECK_EVERY_MS = 60_000;

const fetchUser = async (): Promise<void> => {
  const { client } = await import('./api.ts');
  const user = await client.users.me();
  // Signed out while the answer was on its way.
  if (readTokens() === null) return setSession({ isLoading: false, isUnreachable: false });
  setSession({ user, isLoading: false, error: null, hasExpired: false, isUnreachable: false });
};

/** Signs in: the tokens are stored first, then the user is fetched with them. Throws `ApiError`. */
export const signIn = async (email: string, password: string): Promise<void> => {
  let isStored = false;
  try {
    storeTokens(await publicClient.auth.login({ body: { username: email, password } }));
    isStored = true;
    await fetchUser();
  } catch (error) {
    // Tokens that are not of this attempt belong to another tab.
    if (isStored) endSession({ hasExpired: false });
    setSession({ error: messageOf(error, messages.signInFailed) });
    throw error;
  }
};

/** Signs out on the server if it can be reached, and on this device in any case. */
export const signOut = async (): Promise<void> => {
  const refreshToken = readTokens()?.refreshToken;
  if (refreshToken) {
    await publicClient.auth.logout({ body: { refresh_token: refreshToken } }).catch((error: unknown) => {
      logger.warn('The refresh token could not be revoked', error);
    });
  }
  endSession({ hasExpired: false });
};

/** Takes over the tokens that a password change answers: the old ones no longer count. */
export const replaceTokens = (session: Session): void => storeTokens(session);

/**
 * Merges fields into the signed-in user.
 * @public for screens that change one, so that they need not fetch the account again
 */
export const updateUser = (part: Partial<Me>): void => {
  const { user } = getSession();
  if (user) setSession({ user: { ...user, ...part } });
};

/** Fetches the user again, for example after a subscription changed; a failure keeps the one there is. */
export const refetchUser = (): Promise<void> =>
  fetchUser().catch((error: unknown) => logger.warn('The user could not be fetched again', error));

const renewIfDue = (): void => {
  const stored = readTokens();
  if (stored?.refreshToken && navigator.onLine && isDue(stored.expiresAt, Date.now())) {
    refresh(stored.token).catch((error: unknown) => logger.info('The session could not be renewed yet', error));
  }
};

/** Only the server's refusal ends a session; an outage says nothing about it. */
const isRejected = (error: unknown): boolean => error instanceof ApiError && (error.status === 401 || error.status === 403);

/** Fetches the user of the stored session. While that fails for any other reason than a refusal, the session stays stored. */
export const restoreSession = async (): Promise<void> => {
  if (!readTokens()) return setSession({ isLoading: false });
  if (!navigator.onLine) return setSession({ isLoading: false, isUnreachable: true });
  try {
    await withRetry(fetchUser);
  } catch (error) {
    if (!isRejected(error)) return setSession({ isLoading: false, isUnreachable: true });
    clearTokens();
    setSession({ user: null, isLoading: false, error: messageOf(error), isUnreachable: false });
  }
};

/** Another tab signed in or out: this one follows. */
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

/** Restores a stored session and checks it now and every minute. Returns how to stop. */
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
