/** ICU puts a narrow no-break space before AM and PM; plain text and tests expect a space. */
const plain = (text: string): string => text.replace(/[\u202f\u00a0]/g, ' ');

const formatted = (iso: string, timeZone: string | undefined, options: Intl.DateTimeFormatOptions): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : plain(new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(date));
};

/** A date as Nov 20, 2026; empty when the text is no date. */
export const formatDate = (iso: string, timeZone?: string): string =>
  formatted(iso, timeZone, { year: 'numeric', month: 'short', day: 'numeric' });

/** A time as 3:42 PM. */
export const formatTime = (iso: string, timeZone?: string): string =>
  formatted(iso, timeZone, { hour: 'numeric', minute: '2-digit' });

/** Date and time as Nov 20, 2026, 3:42 PM. */
export const formatDateTime = (iso: string, timeZone?: string): string => {
  const date = formatDate(iso, timeZone);
  return date === '' ? '' : `${date}, ${formatTime(iso, timeZone)}`;
};
