/** ICU puts a narrow no-break space before AM and PM; plain text expects a space. */
const replaceNarrowSpaces = (text: string): string => text.replace(/[\u202f\u00a0]/g, ' ');

const formatWith = (iso: string, timeZone: string | undefined, options: Intl.DateTimeFormatOptions): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? ''
    : replaceNarrowSpaces(new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(date));
};

export const formatDate = (iso: string, timeZone?: string): string =>
  formatWith(iso, timeZone, { year: 'numeric', month: 'short', day: 'numeric' });

export const formatTime = (iso: string, timeZone?: string): string =>
  formatWith(iso, timeZone, { hour: 'numeric', minute: '2-digit' });

export const formatDateTime = (iso: string, timeZone?: string): string => {
  const date = formatDate(iso, timeZone);
  return date === '' ? '' : `${date}, ${formatTime(iso, timeZone)}`;
};
