/** `{x}` is filled in by `fill`. */
export const fieldMessages = {
  required: '{field} is required',
  /** For several things: 'Incident response steps'. */
  allRequired: '{field} are required',
  tooLong: '{field} must be at most {max} characters',
  tooMany: '{field} can hold at most {max} entries',
  phone: 'This doesn’t look like a phone number, so no one can tap it to call.',
  email: 'Enter a valid email address',
  keptDraft: 'We kept what you typed here on {time}.',
} as const;

export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
