/** The lockout: five wrong passwords in a row stop password sign-in for 15 minutes. */
export const LOCK_AFTER_ATTEMPTS = 5;
const LOCK_MINUTES = 15;

export const lockedUntil = (now: Date): Date => new Date(now.getTime() + LOCK_MINUTES * 60_000);

/** Locked while `locked_until` lies in the future; the lock ends by itself. */
export const isLocked = (account: { locked_until?: string | null }, now: Date): boolean =>
  account.locked_until != null && Date.parse(account.locked_until) > now.getTime();
