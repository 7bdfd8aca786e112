export const HOUR_SECONDS = 3_600;
export const MINUTE_MS = 60_000;
export const DAY_SECONDS = 24 * HOUR_SECONDS;
export const DAY_MS = DAY_SECONDS * 1000;

/**
 * From when new sessions are valid after all sessions ended at `now`. Cognito's `iat` has second precision, so tokens of the
 * current second cannot be told apart.
 */
export const nextFullSecond = (now: Date): Date => new Date((Math.floor(now.getTime() / 1000) + 1) * 1000);
