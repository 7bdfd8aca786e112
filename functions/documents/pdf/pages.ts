import type { Pdf, StructureElement } from 'pdfkit';
import type { Drawing } from '#shared/pictures/drawing.ts';
import type { Canvas } from './canvas.ts';
import { paintDrawing } from './drawings.ts';
import type { Document } from './model.ts';
import { type Cell, computeSignWidth, type Strip, type Tag } from './rows.ts';
import { measureLine, type TextLine, wrapRuns } from './text-lines.ts';
import { faint, ink, page, type Theme, tide } from './theme.ts';
import { replaceUnprintable, type Typeface } from './typeface.ts';

interface PlacedStrip {
  strip: Strip;
  y: number;
  isRepeated: boolean;
}
export type PageLayout = PlacedStrip[];

const measureChain = (strips: readonly Strip[], start: number): { end: number; height: number } => {
  let end = start;
  let height = strips[start]!.height;
  for (let next = strips[end + 1]; strips[end]!.keepsNext && next && !next.startsPage; next = strips[end + 1]) {
    end += 1;
    height += next.space + next.height;
  }
  return { end, height };
};

/** Fills pages with chains of strips that keep together; a chain taller than a page is broken where the page ends. */
export const paginate = (strips: readonly Strip[], top: number, bottom: number): PageLayout[] => {
  const pages: PageLayout[] = [[]];
  let y = top;
  const placeStrip = (strip: Strip, isRepeated = false): void => {
    pages.at(-1)!.push({ strip, y, isRepeated });
    y += strip.height;
  };
  const turn = ({ head = [], from, row }: Strip): void => {
    pages.push([]);
    y = top;
    for (const headStrip of head) placeStrip(headStrip, true);
    // The rest of a split row has the same space below the head as a whole row.
    if (head.length > 0 && from > 0) y += row.above;
  };
  for (let start = 0; start < strips.length; ) {
    const first = strips[start]!;
    const { end, height } = measureChain(strips, start);
    const isFirst = pages.at(-1)!.length === 0;
    const needed = Math.max(height, first.roomNeeded ?? 0);
    if (!isFirst && (first.startsPage || y + first.space + needed > bottom)) turn(first);
    for (let at = start; at <= end; at += 1) {
      const strip = strips[at]!;
      const isAlone = pages.at(-1)!.length === 0 || pages.at(-1)!.every(({ isRepeated }) => isRepeated);
      if (!isAlone && y + strip.space + strip.height > bottom) turn(strip);
      else if (!isAlone) y += strip.space;
      placeStrip(strip);
    }
    start = end + 1;
  }
  return pages;
};

/** Texts are marked content of the structure tree; rules and signs are artifacts, which screen readers skip. */

export interface Pen {
  pdf: Pdf;
  typeface: Typeface;
  pageOf: ReadonlyMap<string, number>;
  elements: Map<Tag, StructureElement>;
}

const createStructureElement = (tag: Tag, pen: Pen): StructureElement => {
  const known = pen.elements.get(tag);
  if (known) return known;
  const element = pen.pdf.struct(tag.type, {
    ...(tag.scope ? { scope: tag.scope } : {}),
    ...(tag.alt === undefined ? {} : { alt: tag.alt }),
  });
  if (tag.parent) createStructureElement(tag.parent, pen).add(element);
  else pen.pdf.addStructure(element);
  pen.elements.set(tag, element);
  return element;
};

const computeFirstBaseline = ({ row, from }: Strip): number =>
  (from === 0 ? row.above : 0) + row.leading / 2 + 0.34 * Math.max(...row.cells.map(({ size }) => size));

const computeLineLeft = (cell: Cell, line: TextLine): number =>
  cell.isFlushRight ? cell.x - measureLine(line) * cell.size - computeSignWidth(cell) : cell.x;

const drawBars = (canvas: Canvas, count: number, x: number, baseline: number): void => {
  for (const bar of [1, 2, 3, 4])
    canvas.bar(x + (bar - 1) * 3.4, baseline - bar * 1.7, 2.2, bar * 1.7, bar <= count ? ink : faint);
};

const drawGauge = (canvas: Canvas, { value, target, width }: NonNullable<Cell['gauge']>, x: number, baseline: number): void => {
  canvas.bar(x, baseline - 6.5, width, 6.5, faint);
  canvas.bar(x, baseline - 6.5, width * Math.min(1, Math.max(0, value)), 6.5, tide);
  if (target !== null) canvas.bar(x + width * Math.min(1, Math.max(0, target)) - 0.6, baseline - 8.5, 1.2, 10.5, ink);
};

const drawRulesAndSigns = (canvas: Canvas, { strip, y }: PlacedStrip): void => {
  const { row, from, to, height } = strip;
  const { x, width, ruleAbove, ruleBelow } = row;
  if (from === 0) {
    if (ruleAbove) canvas.line(x, y, width, ruleAbove.weight, ruleAbove.color);
    for (const cell of row.cells) {
      if (cell.bars !== undefined)
        drawBars(canvas, cell.bars, computeLineLeft(cell, cell.lines[0]!), y + computeFirstBaseline(strip));
      if (cell.gauge) drawGauge(canvas, cell.gauge, cell.x, y + computeFirstBaseline(strip));
      if (cell.hasBox) canvas.box(cell.x, y + computeFirstBaseline(strip) - 7, 8, ink);
    }
  }
  const isEnd = row.cells.every(({ lines }) => lines.length <= to);
  if (ruleBelow && isEnd) canvas.line(x, y + height, width, ruleBelow.weight, ruleBelow.color);
};

const layoutPageNumber = (id: string, { pageOf, typeface }: Pen): TextLine => {
  const font = { family: 'serif', cut: 'regular' } as const;
  return [{ ...typeface.glyphs(font, String(pageOf.get(id) ?? '')), ...font, color: ink, x: 0 }];
};

const drawFigure = (cell: Cell, drawing: Drawing, y: number, canvas: Canvas, pen: Pen): void => {
  createStructureElement(cell.tag, pen).add(pen.pdf.markStructureContent(cell.tag.type));
  paintDrawing(drawing, cell.x, y, canvas, pen.typeface);
  pen.pdf.endMarkedContent();
};

const drawCell = (cell: Cell, { strip, y, isRepeated }: PlacedStrip, canvas: Canvas, pen: Pen): void => {
  const { pdf } = pen;
  const element = isRepeated ? null : createStructureElement(cell.tag, pen);
  const lines = cell.pageOf === undefined ? cell.lines.slice(strip.from, strip.to) : [layoutPageNumber(cell.pageOf, pen)];
  if (lines.every((line) => line.length === 0)) return;
  if (element) element.add(pdf.markStructureContent(cell.tag.type));
  else pdf.markContent('Artifact', { type: 'Pagination' });
  const baseline = y + computeFirstBaseline(strip);
  for (const [at, line] of lines.entries())
    canvas.text(line, cell.size, computeLineLeft(cell, line) + computeSignWidth(cell), baseline + at * strip.row.leading);
  pdf.endMarkedContent();
};

/** Words of a cell that lead to a part of the document. */
const drawLinksInside = (cell: Cell, { strip, y }: PlacedStrip, pen: Pen): void => {
  const { leading } = strip.row;
  const baseline = y + computeFirstBaseline(strip);
  for (const [at, line] of cell.lines.slice(strip.from, strip.to).entries())
    for (const { leadsTo, x, width, shown } of line) {
      if (leadsTo === undefined || shown === '<>') continue;
      const link = createStructureElement({ type: 'Link', parent: cell.tag }, pen);
      const left = computeLineLeft(cell, line) + computeSignWidth(cell) + x * cell.size;
      const top = baseline + at * leading - cell.size;
      pen.pdf.goTo(left, top, width * cell.size, leading, leadsTo, { structParent: link, Contents: new String(leadsTo) });
      link.end();
    }
};

const drawLink = ({ strip, y }: PlacedStrip, pen: Pen): void => {
  const { cells, leadsTo, x, width } = strip.row;
  if (!leadsTo) return;
  const link = createStructureElement(cells[0]!.tag, pen);
  pen.pdf.goTo(x, y, width, strip.height, leadsTo.id, { structParent: link, Contents: new String(leadsTo.title) });
  // pdfkit writes links with their page, so the element has to be complete by then.
  link.end();
};

export const drawPage = (page: PageLayout, canvas: Canvas, pen: Pen): void => {
  const { pdf } = pen;
  pdf.markContent('Artifact', { type: 'Layout' });
  for (const placed of page) drawRulesAndSigns(canvas, placed);
  pdf.endMarkedContent();
  for (const placed of page) {
    const { starts } = placed.strip;
    if (starts) {
      pdf.addNamedDestination(starts.id);
      if (!starts.isPart) pdf.outline.addItem(starts.title);
    }
    for (const cell of placed.strip.row.cells)
      if (cell.drawing) drawFigure(cell, cell.drawing, placed.y, canvas, pen);
      else {
        drawCell(cell, placed, canvas, pen);
        if (!placed.isRepeated) drawLinksInside(cell, placed, pen);
      }
    drawLink(placed, pen);
  }
};

/** Artifacts: not part of the structure tree. */

const LINES_MAX = 2;
const GAP = 20;

export const drawHeaderAndFooter = (
  header: Document['header'],
  number: string,
  theme: Theme,
  canvas: Canvas,
  { pdf, typeface }: Pen,
): void => {
  const { margins, settings, headerAt, footerAt } = theme;
  const { running } = settings;
  const right = page.width - margins.right;
  const linesOf = (text: string, width: number): TextLine[] =>
    wrapRuns([{ ...running, text: replaceUnprintable(text) }], width / running.size, typeface);
  const drawRight = (text: string, y: number): number => {
    const [line = []] = linesOf(text, page.width);
    const x = right - measureLine(line) * running.size;
    canvas.text(line, running.size, x, y);
    return x;
  };
  pdf.markContent('Artifact', { type: 'Pagination' });
  const room = drawRight(header.right, headerAt) - GAP - margins.left;
  for (const [at, line] of linesOf(header.left, room).slice(0, LINES_MAX).entries())
    canvas.text(line, running.size, margins.left, headerAt + at * running.leading);
  drawRight(number, footerAt);
  pdf.endMarkedContent();
};
