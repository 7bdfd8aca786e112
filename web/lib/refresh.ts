/** Renews the access token: one refresh at a time, in this tab and across tabs. */
import { ApiError } from './api-error.ts';
import { logger } from './logger.ts';
import { publicClient } from './public-api.ts';
import { persistently } from './retry.ts';
import { endSession } from './session-state.ts';
import { readTokens, storeTokens } from './tokens.ts';

const LOCK = 'keelhouse-refresh';

const renew = async (refused: string): Promise<string | null> => {
  const stored = readTokens();
  // Another tab was faster while this one waited for the lock.
  if (stored && stored.token !== refused) return stored.token;
  if (!stored?.refreshToken) {
    endSession();
    return null;
  }
  const { refreshToken } = stored;
  try {
    // A lost connection or a busy server is no refusal: it is tried again before anybody is signed out.
    const session = await persistently(() => publicClient.auth.refresh({ body: { refresh_token: refreshToken } }));
    // Signed out meanwhile: a late answer must not bring the session back.
    if (readTokens() === null) return null;
    storeTokens(session);
    return session.access_token;
  } catch (error) {
    // Without a connection nothing was refused: the session stays and the caller sees the lost network.
    if (error instanceof ApiError && error.isNetwork && !navigator.onLine) throw error;
    logger.info('The session could not be renewed', error);
    endSession();
    return null;
  }
};

let running: Promise<string | null> | undefined;

/**
 * A token newer than `refused`; null when the session is over (it is then already cleared).
 * Throws 'Network Error' while the device is offline.
 */
export const refresh = (refused: string): Promise<string | null> => {
  running ??= (navigator.locks ? navigator.locks.request(LOCK, () => renew(refused)) : renew(refused)).finally(() => {
    running = undefined;
  });
  return running;
};
