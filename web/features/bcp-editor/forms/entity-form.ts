import type { ComponentType, ReactNode } from 'react';
import { EMPLOYEES_MAX } from '#shared/domain/bcp/options.ts';
import { FIELD_MAX, LIST_MAX, NAME_MAX, TIME_TEXT_MAX, WORKAROUND_MAX } from '#shared/domain/bcp/text-limits.ts';
import { toTelUri } from '#shared/format/phone.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { isEmail } from '../../../lib/email.ts';
import type { Option } from './options.ts';

/** Values of a form's inputs. Nullable texts of the entity are empty texts here. */
export type FormValues = Record<string, string | string[] | boolean>;
type InputValue<Stored> = Stored extends boolean | string[] ? Stored : string;
type NamesOf<T, Value> = { [Name in keyof T & string]: InputValue<T[Name]> extends Value ? Name : never }[keyof T & string];

export interface FieldProps<Name = string> {
  name: Name;
  label: string;
  hint?: string;
}
export interface TextFieldProps<Name = string> extends FieldProps<Name> {
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  inputMode?: 'numeric' | 'decimal';
  /** Takes the focus when the sheet opens. */
  isFirst?: boolean;
}
export interface SelectFieldProps<Name = string> extends FieldProps<Name> {
  options: readonly Option[];
  /** Label of a stored value that is not among the options. */
  labelOf?: (value: string) => string;
  isFirst?: boolean;
}

export interface TagsFieldProps<Name = string> extends FieldProps<Name> {
  /** Lists of the BCP whose names are offered; any other text stays possible. */
  among?: readonly NamedList[];
}
export type NamedList = 'critical_functions' | 'key_suppliers' | 'it_systems';

/** The inputs of a form, with the names they may have. */
interface EntityInputs<T> {
  TextField: ComponentType<TextFieldProps<NamesOf<T, string>>>;
  PersonField: ComponentType<FieldProps<NamesOf<T, string>>>;
  AreaField: ComponentType<FieldProps<NamesOf<T, string>>>;
  SelectField: ComponentType<SelectFieldProps<NamesOf<T, string>>>;
  TagsField: ComponentType<TagsFieldProps<NamesOf<T, string[]>>>;
  CheckField: ComponentType<FieldProps<NamesOf<T, boolean>>>;
  FieldStack: ComponentType<{ children: ReactNode }>;
  FoldedGroups: ComponentType<{ children: ReactNode }>;
  FoldedFields: ComponentType<{ title: string; children: ReactNode }>;
}

/** How a value that is no text is written in its input. */
interface InputFormat {
  toText: (value: never) => string;
  fromText: (text: string) => unknown;
}
type InputFormats<T> = { [Name in keyof T & string]?: InputFormat };

/** Only ever applied to what its check let through. */
export const numberFormat: InputFormat = { toText: (value: number | null | undefined) => String(value ?? ''), fromText: Number };

export interface EntityForm<T> {
  /** One rule for every field of the form: returns a sentence in which `{field}` is the label of the input, or null. */
  rules: { [Name in keyof T & string]?: (value: InputValue<T[Name]>) => string | null };
  formats?: InputFormats<T>;
  /** Receives its inputs because the sheet loads them only when it opens. */
  renderFields: (inputs: EntityInputs<T>) => ReactNode;
}

/** The rules without the type of their entity. */
export type FormRules = Record<string, ((value: FormValues[string]) => string | null) | undefined>;

const trimTexts = (texts: readonly string[]): string[] => texts.map((text) => text.trim()).filter((text) => text !== '');
export const splitLines = (text: string): string[] => trimTexts(text.split('\n'));

export const checkLength = (text: string, max: number): string | null =>
  text.trim().length > max ? fill(fieldMessages.tooLong, { max }) : null;

export const checkText = (text: string): string | null => checkLength(text, FIELD_MAX);
export const checkRequiredText = (text: string): string | null => (text.trim() === '' ? fieldMessages.required : checkText(text));
export const checkName = (text: string): string | null =>
  text.trim() === '' ? fieldMessages.required : checkLength(text, NAME_MAX);
export const checkEmail = (text: string): string | null =>
  checkText(text) ?? (text.trim() === '' || isEmail(text) ? null : fieldMessages.email);
/** What to say of a phone number that is kept as it is and that no one can dial. */
export const explainPhone = (text: string): string | undefined =>
  text.trim() !== '' && toTelUri(text) === null ? fieldMessages.phone : undefined;
export const checkTexts = (texts: string[]): string | null => {
  const stored = trimTexts(texts);
  if (stored.some((text) => text.length > FIELD_MAX))
    return fill(fieldMessages.tooLong, { field: 'Each of the {items}', max: FIELD_MAX });
  return stored.length > LIST_MAX ? fill(fieldMessages.tooMany, { max: LIST_MAX }) : null;
};
export const checkLines = (text: string): string | null => checkTexts(splitLines(text));
export const checkRequiredLines = (text: string): string | null =>
  splitLines(text).length === 0 ? fieldMessages.allRequired : checkLines(text);
/** Of a way around, a service or a season. */
export const checkShortText = (text: string): string | null => checkLength(text, WORKAROUND_MAX);
export const checkTime = (text: string): string | null => checkLength(text, TIME_TEXT_MAX);
const isAmount = (text: string): boolean => /^\d{1,7}(?:\.\d{1,4})?$/.test(text.trim());
export const checkHeadcount = (text: string): string | null =>
  text.trim() === '' || (/^\d{1,7}$/.test(text.trim()) && Number(text) <= EMPLOYEES_MAX) ? null : bcpMessages.minimumStaff;
export const checkPercent = (text: string): string | null =>
  text.trim() === '' || (isAmount(text) && Number(text) <= 100) ? null : bcpMessages.revenueShare;
export const acceptAny = (): null => null;

const formatOf = <T extends object>({ formats }: Pick<EntityForm<T>, 'formats'>, name: string): InputFormat | undefined =>
  formats?.[name as keyof T & string];

export const toFormValues = <T extends object>(form: EntityForm<T>, entity: T): FormValues =>
  Object.fromEntries(
    Object.keys(form.rules).map((name) => {
      const value = entity[name as keyof T];
      return [name, formatOf(form, name)?.toText(value as never) ?? value ?? ''];
    }),
  ) as FormValues;

/** Fields that are not in the form stay as they are, and so do those that nobody has ever filled in. */
export const applyFormValues = <T extends object>(form: Pick<EntityForm<T>, 'formats'>, entity: T, values: FormValues): T => {
  const stored = Object.entries(values).flatMap(([name, value]) => {
    if (typeof value === 'boolean') return [[name, value]];
    if (Array.isArray(value)) return [[name, trimTexts(value)]];
    const text = value.trim();
    if (text !== '') return [[name, formatOf(form, name)?.fromText(text) ?? text]];
    return entity[name as keyof T] === undefined ? [] : [[name, null]];
  });
  return { ...entity, ...Object.fromEntries(stored) };
};
