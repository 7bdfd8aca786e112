import * as z from 'zod';
import { passwordMessages } from '#shared/messages/account.ts';

export const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;

/** Cognito rejects blanks at either end. */
const BLANK_AT_AN_END = /^\s|\s$/;
const UNTYPABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;

const findFormatProblem = (password: string): string | null => {
  if (BLANK_AT_AN_END.test(password)) return passwordMessages.blankAtAnEnd;
  return UNTYPABLE.test(password) ? passwordMessages.untypable : null;
};

/** Length and form only, without trimming (ASVS 5.0, 6.2.1 and 6.2.5: no composition rule); the user pool accepts the same set. The server also refuses common passwords. */
export const Password = z
  .string()
  .min(PASSWORD_MIN, passwordMessages.tooShort)
  .max(PASSWORD_MAX, passwordMessages.tooLong)
  .superRefine((password, { addIssue }) => {
    const message = findFormatProblem(password);
    if (message !== null) addIssue(message);
  });

/** Any password that may be stored, so that a wrong one is answered by the proof. */
export const CurrentPassword = z.string().min(1).max(1024);

export const validatePassword = (password: string): string | null => {
  if (password.length < PASSWORD_MIN) return passwordMessages.tooShort;
  return password.length > PASSWORD_MAX ? passwordMessages.tooLong : findFormatProblem(password);
};

export const strengthPercent = (password: string): number =>
  [password.length >= PASSWORD_MIN, /[A-Z]/.test(password), /[a-z]/.test(password), /\d/.test(password)].filter(Boolean).length *
  25;

export const strengthLabel = (percent: number): 'Weak' | 'Fair' | 'Good' | 'Strong' =>
  percent < 25 ? 'Weak' : percent < 50 ? 'Fair' : percent < 75 ? 'Good' : 'Strong';

export const strengthColor = (percent: number): 'red' | 'yellow' | 'green' =>
  percent < 50 ? 'red' : percent < 75 ? 'yellow' : 'green';

/** Compared whole and without case, never by parts: passphrases stay allowed. */
const isSameIgnoringCase = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * Why the server refuses a password of the right length, or null: one of the 3,000 commonest (`common`), or the
 * account's own address (ASVS 5.0, 6.2.4 and 6.2.11).
 */
export const findPasswordWeakness = (password: string, email: string, common: ReadonlySet<string>): string | null => {
  if (isSameIgnoringCase(password, email)) return passwordMessages.isEmail;
  return common.has(password.toLowerCase()) ? passwordMessages.common : null;
};
