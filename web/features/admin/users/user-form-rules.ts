import { validatePassword } from '#shared/domain/password.ts';
import { isPersonName } from '#shared/domain/user.ts';
import { accountScreenMessages, nameMessages } from '#shared/messages/account.ts';
import { userFormMessages as say } from '#shared/messages/admin-screens.ts';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { isEmail } from '../../../lib/email.ts';
import type { FieldRules } from '../../../lib/field-messages.ts';

export interface PersonFields {
  email: string;
  full_name: string;
  password: string;
  notes: string;
  /** Kept with the draft: the same account sent again after a lost reply, even after a reload, is made once. */
  attempt: string;
}

export const personRules: FieldRules<PersonFields> = {
  email: (text) => {
    if (text.trim() === '') return say.emailRequired;
    return isEmail(text) ? null : fieldMessages.email;
  },
  full_name: (text) => (isPersonName(text.trim()) ? null : nameMessages.notAName),
  password: (text) => (text === '' ? accountScreenMessages.passwordRequired : validatePassword(text)),
};

export const requireName = (text: string): string | null =>
  text.trim() === '' ? fill(fieldMessages.required, { field: 'Full name' }) : (personRules.full_name?.(text, noFields) ?? null);

const noFields: PersonFields = { email: '', full_name: '', password: '', notes: '', attempt: '' };

/** A password is never written to this device. */
export const withoutPassword = <Fields extends { password: string }, Form extends { getValues: () => Fields }>(form: Form) => ({
  ...form,
  getValues: () => ({ ...form.getValues(), password: '' }),
});

/** What the server says about single fields. */
export const listFieldErrors = <Name extends string>(
  error: unknown,
  names: readonly Name[],
): { name: Name; message: string }[] =>
  error instanceof ApiError
    ? error.errors.flatMap(({ field, message }) => names.filter((name) => name === field).map((name) => ({ name, message })))
    : [];
