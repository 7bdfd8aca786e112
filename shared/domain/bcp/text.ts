import * as z from 'zod';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { FIELD_MAX, LIST_MAX, NAME_MAX } from './text-limits.ts';

/** Word cannot open a document that contains control characters other than tab and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const createLimitedText = (max: number, error: string | undefined) =>
  z.string(error).check(
    z.maxLength(max, fill(fieldMessages.tooLong, { field: 'This text', max })),
    z.overwrite((text) => text.replace(CONTROLS, '')),
  );

/** Schemas do not change, and building one for every field would be a third of a start. */
const limitedTexts = new Map<string, z.ZodString>();

export const limitedText = (max: number, error?: string): z.ZodString => {
  const key = `${max} ${error}`;
  const schema = limitedTexts.get(key) ?? createLimitedText(max, error);
  limitedTexts.set(key, schema);
  return schema;
};

export const OptionalText = limitedText(FIELD_MAX).nullable().default(null);
export const requiredText = (message: string, max: number = NAME_MAX): z.ZodString =>
  limitedText(max, message).regex(/\S/, message);

export const limitedList = <T extends z.ZodType>(item: T) =>
  z.array(item).max(LIST_MAX, fill(fieldMessages.tooMany, { field: 'A list', max: LIST_MAX }));
export const TextList = limitedList(limitedText(FIELD_MAX))
  .transform((texts) => texts.map((text) => text.trim()).filter((text) => text !== ''))
  .default([]);
