/** Sentences about single values that several areas share. `{x}` is filled in by `fill`. */
export const fieldMessages = {
  required: '{field} is required',
  tooLong: '{field} must be at most {max} characters',
  tooMany: '{field} can hold at most {max} entries',
  email: 'Enter a valid email address',
  page: 'page must be a whole number from 1 to 10000',
  perPage: 'per_page must be a whole number from 1 to 100',
} as const;

/** Fills `{name}` places of a sentence; a place without a value stays as it is. */
export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
