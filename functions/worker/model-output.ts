import * as z from 'zod';
import { replaceMasksWithWords } from '#shared/domain/masking.ts';
import { leaksSystemPrompt } from './system-prompt.ts';

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

export const toFormSchema = (schema: z.ZodType): FormSchema => {
  const { $schema: _, ...form } = z.toJSONSchema(schema, { io: 'input' });
  return form as FormSchema;
};

/** Where a form names no limit. */
export const TEXT_MAX = 2000;
export const ITEMS_MAX = 50;
type Plain = Record<string, unknown>;
const isObject = (value: unknown): value is Plain => value !== null && typeof value === 'object' && !Array.isArray(value);

/** Parses the outermost braces, ignoring code fences and prose around them. */
const parseObject = (text: string): unknown => {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from === -1 || to < from) return undefined;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    return undefined;
  }
};

const squeeze = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');
/** Words that models use in place of the enum's. */
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

const coerceWord = (options: string[], raw: unknown): string | undefined => {
  if (typeof raw !== 'string') return undefined;
  const word = squeeze(raw.slice(0, 100));
  const meant = [word, ...(Object.hasOwn(synonyms, word) ? synonyms[word]! : []).map(squeeze)];
  return meant.map((word) => options.find((option) => squeeze(option) === word)).find((option) => option !== undefined);
};

/** A text of the answer, fit to be stored; none where it gives away how it was asked. */
const cleanValue = (raw: string, maxLength: number): string | undefined => {
  const text = replaceMasksWithWords(cleanModelText(raw, maxLength)).slice(0, maxLength).trim();
  return text === '' || leaksSystemPrompt(text) ? undefined : text;
};

const coerceText = ({ enum: options, maxLength = TEXT_MAX }: FormSchema, raw: unknown): string | undefined => {
  if (options) return coerceWord(options, raw);
  if (typeof raw === 'number' || typeof raw === 'boolean') return String(raw);
  if (Array.isArray(raw) && raw.every((element) => typeof element === 'string'))
    return cleanValue(raw.slice(0, ITEMS_MAX).join('\n'), maxLength);
  return typeof raw === 'string' ? cleanValue(raw, maxLength) : undefined;
};

const coerceNumber = ({ minimum = -Infinity, maximum = Infinity }: FormSchema, raw: unknown): number | undefined => {
  const value = typeof raw === 'string' ? Number.parseFloat(raw) : raw;
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(maximum, Math.max(minimum, value)) : undefined;
};

const coerceList = ({ items = {}, maxItems = ITEMS_MAX }: FormSchema, raw: unknown): unknown[] | undefined => {
  const entries = typeof raw === 'string' ? raw.slice(0, 10_000).split(/\n|;/) : isObject(raw) ? [raw] : raw;
  if (!Array.isArray(entries)) return undefined;
  return entries
    .slice(0, 4 * maxItems)
    .map((entry) => coerceValue(items, entry))
    .filter((entry) => entry !== undefined)
    .slice(0, maxItems);
};

const coerceObject = ({ properties = {}, required = [] }: FormSchema, raw: unknown): Plain | undefined => {
  const [first = ''] = Object.keys(properties);
  const fields = typeof raw === 'string' ? { [first]: raw } : raw;
  if (!isObject(fields)) return undefined;
  const kept = Object.entries(properties).flatMap(([name, schema]) => {
    const value = Object.hasOwn(fields, name) ? coerceValue(schema, fields[name]) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return required.every((name) => kept.some(([key]) => key === name)) ? Object.fromEntries(kept) : undefined;
};

const coerceValue = (schema: FormSchema, raw: unknown): unknown => {
  if (schema.type === 'array') return coerceList(schema, raw);
  if (schema.type === 'object') return coerceObject(schema, raw);
  if (schema.type === 'number' || schema.type === 'integer') return coerceNumber(schema, raw);
  return coerceText(schema, raw);
};

const WRAPPERS_MAX = 3;

/** Models wrap the form in objects of any name. */
const unwrapObject = (form: FormSchema, value: unknown, depth = 0): unknown => {
  if (!isObject(value) || depth > WRAPPERS_MAX) return undefined;
  if (Object.keys(value).some((name) => Object.hasOwn(form.properties ?? {}, name))) return value;
  return Object.values(value)
    .slice(0, ITEMS_MAX)
    .map((inner) => unwrapObject(form, inner, depth + 1))
    .find((inner) => inner !== undefined);
};

const collectTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(collectTexts);
  return isObject(value) ? Object.values(value).flatMap(collectTexts) : [];
};

/** Repairs code fences, wrong types and overlong texts and drops the rest. Null if nothing usable is left, or it is not English. */
export const coerceModelOutput = <S extends z.ZodType>(schema: S, content: unknown): z.output<S> | null => {
  const form = toFormSchema(schema);
  const raw = typeof content === 'string' ? parseObject(content) : content;
  const kept = coerceObject(form, unwrapObject(form, raw));
  if (kept === undefined || !isEnglish(collectTexts(kept))) return null;
  const parsed = schema.safeParse(kept);
  return parsed.success ? parsed.data : null;
};

/** Bounds the cost of the patterns below. */
const LOOKED_AT = 20_000;

const removeMarkup = (text: string): string =>
  text
    .replace(/<(script|style)\b[^<]*<\/\1>/gi, ' ')
    .replace(/<\/?[a-z!][^<>]*>?/gi, ' ')
    .replace(/\*\*|__|`+|^#{1,6}\s+/gm, '');

/** URLs and email addresses first, then the rest of markdown links. */
const removeLinks = (text: string): string =>
  text
    .replace(/\b(?:https?|ftp|file|javascript|vbscript):\S*/gi, '')
    .replace(/\bdata:[a-z]+\/\S*/gi, '')
    .replace(/\bwww\.\S+/gi, '')
    .replace(/[^\s@]{1,64}@[^\s@]{1,255}/g, '')
    .replace(
      /(?:\/\/)?\b(?:[a-z0-9-]{1,63}\.){1,5}(?:com|net|org|io|co|info|biz|ru|cn|xyz|top|site|online|app|link|click|example)\b(?:[/:?#]\S*)?/gi,
      '',
    )
    .replace(/\[([^[\]]{1,300})\]\([^()\s]{0,1000}\)?/g, '$1');

export const cleanModelText = (text: string, max: number): string =>
  removeLinks(removeMarkup(text.slice(0, LOOKED_AT)))
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, (char) => (char === '\n' ? '\n' : ' '))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\s*[-*•]\s+/, '')
    .trim()
    .slice(0, max)
    .trim();

const english = new Set(['the', 'and', 'of', 'to', 'for', 'in', 'with', 'is', 'on', 'or', 'a', 'by', 'from', 'that']);
const foreign = new Set([
  ...['der', 'die', 'das', 'und', 'für', 'mit', 'von', 'ist', 'nicht', 'ein', 'eine', 'zu'],
  ...['le', 'la', 'les', 'des', 'et', 'pour', 'du', 'une', 'est', 'dans', 'avec'],
  ...['el', 'los', 'las', 'del', 'para', 'por', 'una', 'con', 'y', 'que', 'en', 'de'],
  ...['il', 'di', 'e', 'per', 'che', 'non', 'o', 'do', 'da', 'uma', 'os', 'as'],
]);
/** Fewer words are too few to tell the language. */
const WORDS_MIN = 30;
const LATIN_SHARE_MIN = 0.8;

/** Heuristic: Latin letters, and at least as many English function words as foreign ones. */
export const isEnglish = (texts: readonly string[]): boolean => {
  const words =
    texts
      .join(' ')
      .slice(0, LOOKED_AT)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return true;
  const latin = words.filter((word) => /^[a-z\u00e0-\u024f]+$/.test(word)).length;
  if (latin / words.length < LATIN_SHARE_MIN) return false;
  if (words.length < WORDS_MIN) return true;
  return words.filter((word) => english.has(word)).length >= words.filter((word) => foreign.has(word)).length;
};
