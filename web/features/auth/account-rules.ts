import { validatePassword } from '#shared/domain/password.ts';
import { accountScreenMessages as messages, passwordMessages } from '#shared/messages/account.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { isEmail } from '../../lib/email.ts';
import type { FieldRules } from '../../lib/field-messages.ts';

export const emailRules: FieldRules<{ email: string }> = {
  email: (value) => {
    if (value.trim() === '') return messages.emailRequired;
    return isEmail(value) ? null : messages.emailFormat;
  },
};

export const newPasswordRules: FieldRules<{ password: string; confirmPassword: string }> = {
  password: (value) => (value === '' ? messages.passwordRequired : validatePassword(value)),
  confirmPassword: (value, { password }) => {
    if (value === '') return messages.confirmRequired;
    return value === password ? null : passwordMessages.mismatch;
  },
};

export const explainAccountFailure =
  (failed: string) =>
  (error: unknown): string =>
    explainFailure(error, { failed, error: messages.network });
