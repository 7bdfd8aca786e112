/** The words of a name that tell what it is about. */
const COMMON_WORDS = new Set([
  'failure',
  'loss',
  'lost',
  'from',
  'with',
  'into',
  'over',
  'when',
  'work',
  'other',
  'service',
  'outage',
  'shortage',
  'customer',
  'records',
]);
export const significantWords = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.replace(/s$/, '')).filter((word) => !COMMON_WORDS.has(word));
