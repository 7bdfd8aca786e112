/** Which failed reads are tried again, and when. */
import { ApiError } from './api-error.ts';

const TRIES = 3;
const LONGEST_PAUSE_MS = 30_000;

/** Only failures that may pass: no network, too many requests, a fault of the server. `failures` counts from 0. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < TRIES && error instanceof ApiError && error.isTransient && !error.hasBeenRetried;

/** 1 s, 2 s, 4 s, never over 30 s; at least what the server asked for. In ms. */
export const retryDelay = (failures: number, error: unknown): number => {
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  return Math.min(Math.max(1000 * 2 ** failures, asked), LONGEST_PAUSE_MS);
};

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Reads until it works or the rule says stop. */
export const persistently = async <T>(read: () => Promise<T>): Promise<T> => {
  for (let failures = 0; ; failures++) {
    try {
      return await read();
    } catch (error) {
      if (!shouldRetry(failures, error)) {
        if (error instanceof ApiError) error.hasBeenRetried = true;
        throw error;
      }
      await pause(retryDelay(failures, error));
    }
  }
};
