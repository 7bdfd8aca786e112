/** The typeface that is embedded: Roboto, which comes with pdfmake, in three cuts. */
import type { EmbeddedFont, Pdf } from 'pdfkit';
import files from 'pdfmake/build/vfs_fonts.js';

const names = { regular: 'Roboto-Regular.ttf', bold: 'Roboto-Medium.ttf', italic: 'Roboto-Italic.ttf' };
export type Cut = keyof typeof names;
const cuts = Object.entries(names).map(([cut, name]) => [cut as Cut, Buffer.from(files[name]!, 'base64')] as const);

/** A text as the page's operator TJ takes it, and its width per point of its size. */
export interface Glyphs {
  shown: string;
  width: number;
}

/** The cuts of one document, of which only the glyphs in use are embedded. */
export interface Typeface {
  fonts: Readonly<Record<Cut, EmbeddedFont>>;
  glyphs(cut: Cut, text: string): Glyphs;
}

/** Units of a glyph's measures in one point of its size. */
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

/** A word is shaped once: a plan repeats most of its words. */
export const loadTypeface = (pdf: Pdf): Typeface => {
  const fonts = Object.fromEntries(cuts.map(([cut, file]) => [cut, pdf.font(file)._font])) as Record<Cut, EmbeddedFont>;
  const known: Record<Cut, Map<string, Glyphs>> = { regular: new Map(), bold: new Map(), italic: new Map() };
  return {
    fonts,
    glyphs: (cut, text) => {
      const found = known[cut].get(text) ?? shapeText(fonts[cut], text);
      known[cut].set(text, found);
      return found;
    },
  };
};
