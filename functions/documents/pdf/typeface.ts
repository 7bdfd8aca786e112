import type { EmbeddedFont, Pdf } from 'pdfkit';
import { cleanText } from './model.ts';

type Family = 'serif' | 'sans';
type Cut = 'regular' | 'bold' | 'italic';
export interface Font {
  family: Family;
  cut: Cut;
}
type ForEachFont<T> = Readonly<Record<Family, Readonly<Record<Cut, T>>>>;
export type FontFiles = ForEachFont<Uint8Array>;

export interface Glyphs {
  shown: string;
  width: number;
}

export interface Typeface {
  fonts: ForEachFont<EmbeddedFont>;
  glyphs(font: Font, text: string): Glyphs;
}

/** Glyph units per point of text size. */
const EM = 1000;

const shapeText = (font: EmbeddedFont, text: string): Glyphs => {
  const [codes, positions] = font.encode(text);
  let shown = '<';
  let width = 0;
  positions.forEach(({ xAdvance, advanceWidth }, at) => {
    const kerning = Math.round(advanceWidth - xAdvance);
    shown += kerning === 0 ? codes[at]! : `${codes[at]!}>${kerning}<`;
    width += advanceWidth - kerning;
  });
  return { shown: `${shown}>`, width: width / EM };
};

const forEachFont = <T>(create: (family: Family, cut: Cut) => T): ForEachFont<T> => {
  const cutsOf = (family: Family) => ({
    regular: create(family, 'regular'),
    bold: create(family, 'bold'),
    italic: create(family, 'italic'),
  });
  return { serif: cutsOf('serif'), sans: cutsOf('sans') };
};

/** Each word is shaped once: long documents repeat most of their words. */
export const loadTypeface = (pdf: Pdf, files: FontFiles): Typeface => {
  const fonts = forEachFont((family, cut) => pdf.font(files[family][cut])._font);
  const known = forEachFont(() => new Map<string, Glyphs>());
  return {
    fonts,
    glyphs: ({ family, cut }, text) => {
      const words = known[family][cut];
      const found = words.get(text) ?? shapeText(fonts[family][cut], text);
      words.set(text, found);
      return found;
    },
  };
};

/** Letters and signs that Roboto has and Source Serif lacks. */
const onlySans =
  /[\u012c\u012d\u0132\u0133\u0166\u0167\u01fa-\u01ff\u0460\u0461\u0464-\u0471\u0476-\u0489\u048a-\u0513\u2011\u2017\u201b\u20a3\u20a8\u20aa\u2105]/;

/** The font that has the whole word: a word is never set in two. */
export const findFont = <T extends Font>(font: T, word: string): T =>
  font.family === 'serif' && onlySans.test(word) ? { ...font, family: 'sans' } : font;

/** What Roboto has of Latin, Vietnamese, Greek, Cyrillic and common signs: a fixed range is quicker than asking the font. */
const supported =
  /[\n\t\x20-\x7e\xa0-\u017f\u0192\u01a0\u01a1\u01af\u01b0\u01fa-\u01ff\u0218-\u021b\u02c6\u02c7\u02d8-\u02dd\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u0486\u0488-\u0513\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2010\u2011\u2013-\u2015\u2017-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u2044\u20a3\u20a4\u20a6-\u20ac\u20b1\u20b9\u20ba\u20bd\u2105\u2113\u2116\u2122\u2126\u212e\u215b-\u215e\u2202\u2206\u220f\u2211\u2212\u221a\u221e\u222b\u2248\u2260\u2264\u2265\u25ca]/u;

/** Emoji and their modifiers, which are dropped. */
const decoration =
  /[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0020}-\u{e007f}]/u;

const similar: Record<string, string> = {
  '\u2003': ' ',
  '\u2002': ' ',
  '\u2009': ' ',
  '\u202f': '\xa0',
  '\u2007': '\xa0',
  '\u2012': '\u2013',
  '\u2190': '<-',
  '\u2192': '->',
  '\u25aa': '\u2022',
  '\u25cf': '\u2022',
  '\u2713': 'x',
  '\u2714': 'x',
};

/** The character, its decomposition, nothing for emoji, else a question mark. */
const replaceCharacter = (char: string): string => {
  if (supported.test(char)) return char;
  if (similar[char] !== undefined) return similar[char];
  const plain = char.normalize('NFKD').replace(/\p{Mn}/gu, '');
  if (plain !== char && [...plain].every((part) => supported.test(part))) return plain;
  return decoration.test(char) || /\p{Mn}/u.test(char) ? '' : '?';
};

/** Letters of unsupported scripts become question marks. */
export const replaceUnprintable = (text: string): string => {
  const whole = cleanText(text).normalize('NFC');
  return /^[\n\x20-\x7e]*$/.test(whole) ? whole : Array.from(whole, replaceCharacter).join('');
};

export const hasUnprintable = (text: string): boolean => {
  const whole = cleanText(text).normalize('NFC');
  return !/^[\n\t\x20-\x7e]*$/.test(whole) && Array.from(whole).some((char) => char !== '?' && replaceCharacter(char) === '?');
};
