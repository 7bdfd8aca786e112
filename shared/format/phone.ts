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

/** To a number that a message can reach: an extension cannot be texted. */
export const toSmsUri = (text: string): string | null => {
  const address = toTelUri(text);
  return address === null || address.includes(';') ? null : address.replace('tel:', 'sms:');
};

/** "(206) 555-0114" and "206.555.0114 x12" in the one style of printed documents; a number of another country as it was entered. */
export const formatPhone = (text: string): string => {
  const address = toTelUri(text.trim());
  const [, digits, extension] = /^tel:\+?1?([2-9]\d{2}[2-9]\d{6})(?:;ext=(\d+))?$/.exec(address ?? '') ?? [];
  if (digits === undefined) return text;
  return `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}${extension === undefined ? '' : ` ext. ${extension}`}`;
};
