import { PASSWORD_MIN, strengthColor, strengthLabel, strengthPercent } from '#shared/domain/password.ts';

const PASSPHRASE_LENGTH = 16;

/** `isCommon` as the server, which has the list, found it. */
export const rateStrength = (password: string, isCommon = false) => {
  const percent = isCommon ? 0 : strengthPercent(password);
  return {
    percent,
    label: password === '' ? '' : strengthLabel(percent),
    band: strengthColor(percent),
    praise: password.length >= PASSPHRASE_LENGTH && !isCommon ? 'A long passphrase is easy to remember and hard to guess.' : null,
    checks: [
      { label: `${PASSWORD_MIN} characters or more`, isMet: password.length >= PASSWORD_MIN },
      { label: 'An uppercase letter', isMet: /[A-Z]/.test(password) },
      { label: 'A lowercase letter', isMet: /[a-z]/.test(password) },
      { label: 'A digit', isMet: /\d/.test(password) },
    ],
  };
};
