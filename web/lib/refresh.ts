import { ApiError } from './api-error.ts';
import { logger } from './logger.ts';
import { publicClient } from './public-api.ts';
import { pause, withRetry } from './retry.ts';
import { endSession } from './session-state.ts';
import { readTokens, storeTokens } from './tokens.ts';

const REFRESH_LOCK = 'keelhouse-refresh';

/** Browsers propagate localStorage to other tabs with a delay, key by key. */
const STORAGE_SPREADS_MS = 100;
/** A tab that had to wait for the lock gives them longer: on a busy machine they come late. */
const LATE_STORAGE_MS = 400;

const renew = async (refused: string): Promise<string | null> => {
  const stored = readTokens();
  // Another tab renewed while this one waited for the lock.
  if (stored && stored.token !== refused) return stored.token;
  if (!stored?.refreshToken) {
    endSession();
    return null;
  }
  const { refreshToken } = stored;
  try {
    const session = await withRetry(() => publicClient.auth.refresh({ body: { refresh_token: refreshToken } }));
    // Signed out meanwhile: a late response must not restore the session.
    if (readTokens() === null) return null;
    storeTokens(session);
    // Holds the lock until the waiting tabs can read the stored tokens.
    await pause(STORAGE_SPREADS_MS);
    return session.access_token;
  } catch (error) {
    // An outage does not end the session.
    if (error instanceof ApiError && error.isTransient) throw error;
    logger.info('The session could not be renewed', error);
    endSession();
    return null;
  }
};

let running: Promise<string | null> | undefined;

/**
 * A token newer than `refused`; null when the session is over (it is then already cleared).
 * Throws `ApiError` while the server fails or cannot be reached.
 */
export const refresh = (refused: string): Promise<string | null> => {
  const askedAt = Date.now();
  const renewInTurn = async (): Promise<string | null> => {
    if (Date.now() - askedAt >= STORAGE_SPREADS_MS) await pause(LATE_STORAGE_MS);
    return renew(refused);
  };
  running ??= (navigator.locks ? navigator.locks.request(REFRESH_LOCK, renewInTurn) : renew(refused)).finally(() => {
    running = undefined;
  });
  return running;
};
