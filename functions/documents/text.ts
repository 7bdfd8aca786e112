/** What people typed, as any file format can hold it. */
import type { Line, Span } from './model.ts';

/** Control characters but tab and line feed, and two code points that are no characters: none of them may stand in XML. */
const forbidden = /(?![\n\t])[\p{Cc}\uFFFE\uFFFF]/gu;

/** Whole characters only: half of a surrogate pair becomes the replacement character, control characters go. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(forbidden, '');

const isMany = (line: Line): line is readonly (string | Span)[] => Array.isArray(line);

/** A line as its marked parts; parts without text remain where they are something to write on. */
export const toSpans = (line: Line): Span[] =>
  (isMany(line) ? line : [line])
    .map((part): Span => (typeof part === 'string' ? { text: part } : part))
    .filter(({ text, mark }) => text !== '' || mark === 'blank');

/** A line without its marks. */
export const toPlainText = (line: Line): string =>
  toSpans(line)
    .map(({ text }) => text)
    .join('');

/** Telephone and contract numbers: nobody dials half a number that goes on in the next line. */
export const NUMBERS = /((?<![\w-])\(?\+?\d[\d() .-]{5,18}\d\)?(?![\w-]))/g;
