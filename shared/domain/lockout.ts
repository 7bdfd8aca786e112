/** The lockout: five wrong passwords within 15 minutes stop password sign-in with an address for the next 15. */
const WRONG_PASSWORDS = 5;
const PERIOD_MS = 15 * 60_000;

export const lockedUntil = (failures: readonly number[]): Date | null => {
  const last = failures.at(-1);
  return last === undefined || failures.length < WRONG_PASSWORDS ? null : new Date(last + PERIOD_MS);
};

/** The lock ends by itself. */
export const isLocked = (failures: readonly number[], now: Date): boolean => (lockedUntil(failures) ?? now) > now;

/** With one more at `now`; those that are too long ago to count are left out. Not for what is locked. */
export const recordFailure = (failures: readonly number[], now: Date): number[] => [
  ...failures.filter((time) => time > now.getTime() - PERIOD_MS),
  now.getTime(),
];
