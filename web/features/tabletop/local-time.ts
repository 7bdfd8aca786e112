/** An instant and the value of a `datetime-local` input, which knows no time zone. */

const two = (n: number): string => String(n).padStart(2, '0');

/** The instant as this browser's clock shows it: 2027-03-01T15:00. */
export const toLocalInput = (iso: string | null): string => {
  if (iso === null) return '';
  const at = new Date(iso);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
};

/** ISO 8601 in UTC; null for an empty input. */
export const fromLocalInput = (value: string): string | null => (value === '' ? null : new Date(value).toISOString());
