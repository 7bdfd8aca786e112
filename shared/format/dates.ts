/** ICU puts a narrow no-break space before AM and PM; plain text expects a space. */
const replaceNarrowSpaces = (text: string): string => text.replace(/[\u202f\u00a0]/g, ' ');

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes a hundred times as long as using it, and a document has hundreds of dates. */
const findFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', options);
  formats.set(key, format);
  return format;
};

const formatWith = (iso: string, timeZone: string | undefined, options: Intl.DateTimeFormatOptions): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : replaceNarrowSpaces(findFormat({ ...options, timeZone }).format(date));
};

export const formatDate = (iso: string, timeZone?: string): string =>
  formatWith(iso, timeZone, { year: 'numeric', month: 'short', day: 'numeric' });

export const formatTime = (iso: string, timeZone?: string): string =>
  formatWith(iso, timeZone, { hour: 'numeric', minute: '2-digit' });

export const formatDateTime = (iso: string, timeZone?: string): string => {
  const date = formatDate(iso, timeZone);
  return date === '' ? '' : `${date}, ${formatTime(iso, timeZone)}`;
};

/** The abbreviation of the viewer's time zone on that day, such as EDT. */
const formatZone = (iso: string, timeZone?: string): string =>
  findFormat({ timeZoneName: 'short', timeZone })
    .formatToParts(new Date(iso))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

export const formatZonedDateTime = (iso: string, timeZone?: string): string => {
  const text = formatDateTime(iso, timeZone);
  return text === '' ? '' : `${text} ${formatZone(iso, timeZone)}`;
};
