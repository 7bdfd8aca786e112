/** How long data is kept after the request to delete an account, as the privacy page promises. */
import type { Deletion } from './deletion.ts';
import { DAY_MS, MINUTE_MS } from './time.ts';

export const ACCOUNT_KEPT_DAYS = 30;
export const BUSINESS_DATA_KEPT_DAYS = 90;
export const PAYMENTS_KEPT_YEARS = 7;

const addDays = (time: Date, days: number): string => new Date(time.getTime() + days * DAY_MS).toISOString();

const addYears = (time: Date, years: number): Date => {
  const moved = new Date(time);
  moved.setUTCFullYear(moved.getUTCFullYear() + years);
  return moved;
};

type DeletionDates = Pick<Deletion, 'requested_at' | 'account_purge_at' | 'business_data_purge_at' | 'payments_kept_until'>;

export const computeDeletionDates = (now: Date, newestPaymentAt: string | null): DeletionDates => ({
  requested_at: now.toISOString(),
  account_purge_at: addDays(now, ACCOUNT_KEPT_DAYS),
  business_data_purge_at: addDays(now, BUSINESS_DATA_KEPT_DAYS),
  payments_kept_until: newestPaymentAt === null ? null : addYears(new Date(newestPaymentAt), PAYMENTS_KEPT_YEARS).toISOString(),
});

/** Payments from before are no longer kept. */
export const paymentsKeptSince = (now: Date): Date => addYears(now, -PAYMENTS_KEPT_YEARS);

export const bcpPurgeTime = (deletedAt: Date): string => addDays(deletedAt, BUSINESS_DATA_KEPT_DAYS);

/** Longer than any call runs that may still finish what it wrote ahead. */
export const stagedPurgeTime = (stagedAt: Date): string => new Date(stagedAt.getTime() + 60 * MINUTE_MS).toISOString();
