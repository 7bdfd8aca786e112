/** What a field of a sheet asks of its value; what passes here, the server takes. */
import type { RegisterOptions } from 'react-hook-form';
import { FIELD_MAX, LIST_MAX, NAME_MAX } from '#shared/domain/bcp/text-limits.ts';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { isEmail } from '../../../lib/email.ts';
import type { FieldSpec } from './field-spec.ts';
import type { FormValues } from './form-values.ts';

/** The texts that a value will be stored as. */
const textsIn = (kind: FieldSpec<unknown>['kind'], value: FormValues[string]): string[] => {
  if (typeof value === 'boolean') return [];
  const texts = Array.isArray(value) ? value : kind === 'lines' ? value.split('\n') : [value];
  return texts.map((text) => text.trim()).filter((text) => text !== '');
};

const isList = (kind: FieldSpec<unknown>['kind']): boolean => kind === 'tags' || kind === 'lines';

/** Why a value cannot be taken, or null. */
export const problemIn = <T>({ name, kind, label, isRequired }: FieldSpec<T>, value: FormValues[string]): string | null => {
  const texts = textsIn(kind, value);
  const max = name === 'name' ? NAME_MAX : FIELD_MAX;
  if (isRequired && texts.length === 0)
    return kind === 'lines' ? fill(fieldMessages.allRequired, { field: label }) : fill(fieldMessages.required, { field: label });
  if (texts.some((text) => text.length > max))
    return fill(fieldMessages.tooLong, { field: isList(kind) ? `Each of the ${label.toLowerCase()}` : label, max });
  if (isList(kind) && texts.length > LIST_MAX) return fill(fieldMessages.tooMany, { field: label, max: LIST_MAX });
  return kind === 'email' && texts.some((text) => !isEmail(text)) ? fieldMessages.email : null;
};

export const rulesOf = <T>(spec: FieldSpec<T>): RegisterOptions<FormValues> => ({
  validate: (value) => problemIn(spec, value as FormValues[string]) ?? true,
});
