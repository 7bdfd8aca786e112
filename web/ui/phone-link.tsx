/** 'x12', 'ext. 12', 'extension 12', '#12' at the end of a number. */
const EXTENSION = /\s*(?:x|ext\.?|extension|#)\s*(\d{1,7})\s*$/i;
/** Grouped digits; any other character may mean that this is not one number. */
const NUMBER = /^\s*\(?\+?[\d\s().\-/\u2010-\u2013]+$/;
/** The longest number of E.164; more digits are two numbers in one field. */
const DIGITS_MAX = 15;

/** RFC 3966, with the extension as a parameter so that it is not dialed along; null when it is not clear what to dial. */
export const toTelUri = (text: string): string | null => {
  const extension = EXTENSION.exec(text)?.[1];
  const number = text.replace(EXTENSION, '');
  const digits = number.replace(/\D/g, '');
  if (!NUMBER.test(number) || digits === '' || digits.length > DIGITS_MAX) return null;
  const plus = number.includes('+') ? '+' : '';
  return `tel:${plus}${digits}${extension === undefined ? '' : `;ext=${extension}`}`;
};

export function PhoneLink({ number }: { number: string | null }) {
  const address = number && toTelUri(number);
  return address ? <a href={address}>{number}</a> : number;
}

/** To a number that a message can reach: an extension cannot be texted. */
export const toSmsUri = (text: string): string | null => {
  const address = toTelUri(text);
  return address === null || address.includes(';') ? null : address.replace('tel:', 'sms:');
};
