export const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const joinFirst = (names: readonly string[], max = 4): string =>
  names.length <= max ? joinNames(names) : `${names.slice(0, max).join(', ')} and ${names.length - max} more`;

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const uncapitalize = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const truncate = (text: string, max: number): string => (text.length <= max ? text : `${text.slice(0, max - 1)}…`);

export const pluralize = (count: number, noun: string, plural = `${noun}s`): string => `${count} ${count === 1 ? noun : plural}`;

/** Quotation marks separate names that contain "and" or commas. */
export const quoteAll = (names: readonly string[]): string[] => names.map((name) => `“${name}”`);
