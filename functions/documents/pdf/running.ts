/** Header and page number, which the structure leaves out. */
import type { Document } from '../model.ts';
import type { Pen } from './draw.ts';
import { replaceUnprintable } from './glyphs.ts';
import { page, type Theme } from './look.ts';
import type { Canvas } from './sheet.ts';
import { lineWidth, type TextLine, wrapRuns } from './wrap.ts';

/** Lines of the left header that there is room for. */
const LINES_MAX = 2;
const GAP = 20;

export const drawHeaderAndFooter = (
  header: Document['header'],
  number: string,
  look: Theme,
  sheet: Canvas,
  { pdf, typeface }: Pen,
): void => {
  const { margins, settings, headerAt, footerAt } = look;
  const { running } = settings;
  const right = page.width - margins.right;
  const linesOf = (text: string, width: number): TextLine[] =>
    wrapRuns([{ ...running, text: replaceUnprintable(text) }], width / running.size, typeface);
  const drawRight = (text: string, y: number): number => {
    const [line = []] = linesOf(text, page.width);
    const x = right - lineWidth(line) * running.size;
    sheet.text(line, running.size, x, y);
    return x;
  };
  pdf.markContent('Artifact', { type: 'Pagination' });
  const room = drawRight(header.right, headerAt) - GAP - margins.left;
  for (const [at, line] of linesOf(header.left, room).slice(0, LINES_MAX).entries())
    sheet.text(line, running.size, margins.left, headerAt + at * running.leading);
  drawRight(number, footerAt);
  pdf.endMarkedContent();
};
