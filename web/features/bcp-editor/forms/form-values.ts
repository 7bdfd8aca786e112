/** Between an entry and what its form holds: texts instead of nothing, and back. */
import { type FieldSpec, type FormSpec, fieldsOf } from './field-spec.ts';

export type FormValues = Record<string, string | string[] | boolean>;

const toForm = (kind: FieldSpec<unknown>['kind'], value: unknown): FormValues[string] => {
  if (kind === 'check') return value === true;
  if (kind === 'tags') return (value as string[] | null) ?? [];
  if (kind === 'lines') return ((value as string[] | null) ?? []).join('\n');
  return (value as string | null) ?? '';
};

const fromForm = (kind: FieldSpec<unknown>['kind'], value: FormValues[string]): unknown => {
  if (kind === 'check') return value;
  if (kind === 'tags' || kind === 'lines') {
    const texts = kind === 'tags' ? (value as string[]) : (value as string).split('\n');
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  }
  const text = (value as string).trim();
  return text === '' ? null : text;
};

export const valuesOf = <T extends object>(spec: FormSpec<T>, entry: T): FormValues =>
  Object.fromEntries(fieldsOf(spec).map(({ name, kind }) => [name, toForm(kind, entry[name])]));

/** The entry with what the form holds; fields without a place in the form stay as they are. */
export const withValues = <T extends object>(spec: FormSpec<T>, entry: T, values: FormValues): T => ({
  ...entry,
  ...Object.fromEntries(fieldsOf(spec).map(({ name, kind }) => [name, fromForm(kind, values[name]!)])),
});
