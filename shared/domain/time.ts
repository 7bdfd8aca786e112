export const HOUR_SECONDS = 3_600;
export const MINUTE_MS = 60_000;
export const DAY_SECONDS = 24 * HOUR_SECONDS;
export const DAY_MS = DAY_SECONDS * 1000;
