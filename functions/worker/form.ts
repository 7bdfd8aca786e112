/**
 * Reading what a model filled into a form. The form is the JSON schema the model was given; what comes back may be text
 * with fences, cut off, of wrong types or far too long. Whatever can be kept is kept clean, the rest is dropped.
 */
import * as z from 'zod';
import { replaceMasksWithWords } from '#shared/domain/masking.ts';
import { isEnglish, plainText } from './plain-text.ts';
import { recitesRules } from './rules.ts';

/** The part of JSON schema that our forms use. */
export interface FormSchema {
  type?: 'string' | 'number' | 'integer' | 'array' | 'object';
  enum?: string[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: FormSchema;
  properties?: Record<string, FormSchema>;
  required?: string[];
}

/** The JSON schema of a form, as providers take it. */
export const formOf = (schema: z.ZodType): FormSchema => {
  const { $schema: _, ...form } = z.toJSONSchema(schema, { io: 'input' });
  return form as FormSchema;
};

const TEXT_MAX = 2000;
const ITEMS_MAX = 50;
type Plain = Record<string, unknown>;
const isObject = (value: unknown): value is Plain => value !== null && typeof value === 'object' && !Array.isArray(value);

/** The object in a text: without fences, and without what was said before and after it. */
const objectIn = (text: string): unknown => {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from === -1 || to < from) return undefined;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    return undefined;
  }
};

const squeezed = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');
/** Words models use in place of the ones they were given. */
const synonyms: Record<string, string[]> = {
  missioncritical: ['critical', 'immediate'],
  veryhigh: ['critical', 'high'],
  essential: ['critical', 'high'],
  severe: ['critical', 'catastrophic', 'high'],
  urgent: ['immediate', 'high'],
  important: ['high'],
  moderate: ['medium'],
  minor: ['low'],
  normal: ['medium'],
  software: ['application'],
  server: ['infrastructure'],
  hardware: ['infrastructure'],
  cloud: ['infrastructure'],
  pending: ['planned'],
  todo: ['planned'],
  ongoing: ['in_progress'],
  done: ['completed'],
  tip: ['suggestion'],
  recommendation: ['suggestion'],
  error: ['warning'],
};

const readWord = (options: string[], raw: unknown): string | undefined => {
  if (typeof raw !== 'string') return undefined;
  const word = squeezed(raw.slice(0, 100));
  const meant = [word, ...(Object.hasOwn(synonyms, word) ? synonyms[word]! : []).map(squeezed)];
  return meant.map((one) => options.find((option) => squeezed(option) === one)).find((option) => option !== undefined);
};

/** A text of the answer, fit to be stored; none where it gives away how it was asked. */
const clean = (raw: string, maxLength: number): string | undefined => {
  const text = replaceMasksWithWords(plainText(raw, maxLength)).slice(0, maxLength).trim();
  return text === '' || recitesRules(text) ? undefined : text;
};

const readText = ({ enum: options, maxLength = TEXT_MAX }: FormSchema, raw: unknown): string | undefined => {
  if (options) return readWord(options, raw);
  if (typeof raw === 'number' || typeof raw === 'boolean') return String(raw);
  if (Array.isArray(raw) && raw.every((one) => typeof one === 'string'))
    return clean(raw.slice(0, ITEMS_MAX).join('\n'), maxLength);
  return typeof raw === 'string' ? clean(raw, maxLength) : undefined;
};

const readNumber = ({ minimum = -Infinity, maximum = Infinity }: FormSchema, raw: unknown): number | undefined => {
  const value = typeof raw === 'string' ? Number.parseFloat(raw) : raw;
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(maximum, Math.max(minimum, value)) : undefined;
};

const readList = ({ items = {}, maxItems = ITEMS_MAX }: FormSchema, raw: unknown): unknown[] | undefined => {
  const entries = typeof raw === 'string' ? raw.slice(0, 10_000).split(/\n|;/) : isObject(raw) ? [raw] : raw;
  if (!Array.isArray(entries)) return undefined;
  return entries
    .slice(0, 4 * maxItems)
    .map((entry) => read(items, entry))
    .filter((entry) => entry !== undefined)
    .slice(0, maxItems);
};

/** An object without one of its required fields is none; a bare text stands for the first field. */
const readObject = ({ properties = {}, required = [] }: FormSchema, raw: unknown): Plain | undefined => {
  const [first = ''] = Object.keys(properties);
  const fields = typeof raw === 'string' ? { [first]: raw } : raw;
  if (!isObject(fields)) return undefined;
  const kept = Object.entries(properties).flatMap(([name, schema]) => {
    const value = Object.hasOwn(fields, name) ? read(schema, fields[name]) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return required.every((name) => kept.some(([one]) => one === name)) ? Object.fromEntries(kept) : undefined;
};

const read = (schema: FormSchema, raw: unknown): unknown => {
  if (schema.type === 'array') return readList(schema, raw);
  if (schema.type === 'object') return readObject(schema, raw);
  if (schema.type === 'number' || schema.type === 'integer') return readNumber(schema, raw);
  return readText(schema, raw);
};

const WRAPPERS_MAX = 3;

/** Models like to wrap the form in another object, named as they please. */
const unwrapped = (form: FormSchema, value: unknown, depth = 0): unknown => {
  if (!isObject(value) || depth > WRAPPERS_MAX) return undefined;
  if (Object.keys(value).some((name) => Object.hasOwn(form.properties ?? {}, name))) return value;
  return Object.values(value)
    .slice(0, ITEMS_MAX)
    .map((inner) => unwrapped(form, inner, depth + 1))
    .find((inner) => inner !== undefined);
};

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
};

/** What a model filled in, clean and within the form's limits; null when there is nothing to use, or not in English. */
export const readForm = <S extends z.ZodType>(schema: S, content: unknown): z.output<S> | null => {
  const form = formOf(schema);
  const raw = typeof content === 'string' ? objectIn(content) : content;
  const kept = readObject(form, unwrapped(form, raw));
  if (kept === undefined || !isEnglish(textsIn(kept))) return null;
  const parsed = schema.safeParse(kept);
  return parsed.success ? parsed.data : null;
};
