/** Five wrong passwords within 15 minutes block password sign-in for an address for the next 15 (the lockout). */
const WRONG_PASSWORDS = 5;
const PERIOD_MS = 15 * 60_000;

export const lockedUntil = (failures: readonly number[]): Date | null => {
  const last = failures.at(-1);
  return last === undefined || failures.length < WRONG_PASSWORDS ? null : new Date(last + PERIOD_MS);
};

export const isLocked = (failures: readonly number[], now: Date): boolean => (lockedUntil(failures) ?? now) > now;

/** Drops failures that are too old to count. Not for a locked address. */
export const recordFailure = (failures: readonly number[], now: Date): number[] => [
  ...failures.filter((time) => time > now.getTime() - PERIOD_MS),
  now.getTime(),
];
