import { ApiError } from './api-error.ts';

const TRIES = 3;
const LONGEST_PAUSE_MS = 30_000;

/** `failures` counts from 0. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < TRIES && error instanceof ApiError && error.isTransient && !error.hasBeenRetried;

/** 1 s, 2 s, 4 s, at least what the server asked for, at most 30 s. In ms. */
export const retryDelay = (failures: number, error: unknown): number => {
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  return Math.min(Math.max(1000 * 2 ** failures, asked), LONGEST_PAUSE_MS);
};

/** Rejects with the signal's reason when it aborts. */
export const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((done, fail) => {
    const stop = () => {
      clearTimeout(timer);
      fail(signal?.reason);
    };
    if (signal?.aborted) return fail(signal.reason);
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      done();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });

export const withRetry = async <T>(read: () => Promise<T>): Promise<T> => {
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
