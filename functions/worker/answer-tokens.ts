import { type FormSchema, ITEMS_MAX, TEXT_MAX } from './model-output.ts';

/** English prose is about 4 characters a token; names, numbers and the signs of JSON are fewer. */
const CHARACTERS_PER_TOKEN = 3;
/** The call of the tool around the form, and a sentence that some models write before it. */
const OVERHEAD_TOKENS = 200;

const longestAnswer = ({ type, enum: options, maxLength, maxItems, items, properties }: FormSchema): number => {
  if (options) return Math.max(...options.map((option) => option.length)) + 2;
  if (type === 'array') return 2 + (maxItems ?? ITEMS_MAX) * (longestAnswer(items ?? {}) + 2);
  if (type === 'object')
    return Object.entries(properties ?? {}).reduce((sum, [name, schema]) => sum + name.length + 6 + longestAnswer(schema), 2);
  if (type === 'number' || type === 'integer') return 10;
  return (maxLength ?? TEXT_MAX) + 2;
};

/** Tokens that the fullest answer the form allows can take, so that a smaller limit would cut it. */
export const estimateAnswerTokens = (form: FormSchema): number =>
  Math.ceil(longestAnswer(form) / CHARACTERS_PER_TOKEN) + OVERHEAD_TOKENS;
