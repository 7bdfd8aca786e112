export const HOUR_SECONDS = 3_600;
export const MINUTE_MS = 60_000;
export const DAY_SECONDS = 24 * HOUR_SECONDS;
export const DAY_MS = DAY_SECONDS * 1000;

/**
 * From when new sessions are valid after all sessions ended at `now`. Cognito's `iat` has second precision, so tokens of the
 * current second cannot be told apart.
 */
export const nextFullSecond = (now: Date): Date => new Date((Math.floor(now.getTime() / 1000) + 1) * 1000);

/** A calendar day as yyyy-mm-dd (UTC). */
export const toDay = (date: Date): string => date.toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => toDay(new Date(Date.parse(day) + days * DAY_MS));

/** Of calendar days. */
export const countDaysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The last day of a shorter month: Jan 31 and one month is Feb 28, or Feb 29. */
export const addMonths = (day: string, months: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return toDay(date);
};
