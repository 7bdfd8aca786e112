/** What a telephone dials for a number as people write it down. */

/** The extension at its end: 'x12', 'ext. 12', 'extension 12', '#12'. */
const EXTENSION = /\s*(?:x|ext\.?|extension|#)\s*(\d{1,7})\s*$/i;
/** Digits as people group them; anything else may mean that this is not one number. */
const NUMBER = /^\s*\(?\+?[\d\s().\-/\u2010-\u2013]+$/;
/** The longest telephone number in the world (E.164): more are two numbers in one field. */
const DIGITS_MAX = 15;

/** The address of RFC 3966, the extension apart so that it is not dialled along; null when it is not clear what to dial. */
export const toTelUri = (text: string): string | null => {
  const extension = EXTENSION.exec(text)?.[1];
  const number = text.replace(EXTENSION, '');
  const digits = number.replace(/\D/g, '');
  if (!NUMBER.test(number) || digits === '' || digits.length > DIGITS_MAX) return null;
  const plus = number.includes('+') ? '+' : '';
  return `tel:${plus}${digits}${extension === undefined ? '' : `;ext=${extension}`}`;
};
