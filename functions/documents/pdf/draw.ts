/** Pages on paper: texts as marked content of the structure; rules and signs as artifacts, which a screen reader leaves out. */
import type { Pdf, StructureElement } from 'pdfkit';
import { signWidth } from './cells.ts';
import { faint, ink } from './look.ts';
import type { PageLayout, PlacedStrip } from './paginate.ts';
import type { Cell, Strip, Tag } from './rows.ts';
import type { Canvas } from './sheet.ts';
import type { Typeface } from './typeface.ts';
import { lineWidth, type TextLine } from './wrap.ts';

export interface Pen {
  pdf: Pdf;
  typeface: Typeface;
  /** The number of the page on which a part of the document starts. */
  pageOf: ReadonlyMap<string, number>;
  elements: Map<Tag, StructureElement>;
}

const structureElement = (tag: Tag, pen: Pen): StructureElement => {
  const known = pen.elements.get(tag);
  if (known) return known;
  const element = pen.pdf.struct(tag.type, tag.scope ? { scope: tag.scope } : {});
  if (tag.parent) structureElement(tag.parent, pen).add(element);
  else pen.pdf.addStructure(element);
  pen.elements.set(tag, element);
  return element;
};

/** The baseline of the strip's first line, as the distance from its upper edge. */
const firstBaseline = ({ row, from }: Strip): number =>
  (from === 0 ? row.above : 0) + row.leading / 2 + 0.34 * Math.max(...row.cells.map(({ size }) => size));

/** Where a line of a cell starts, with the sign in front of it. */
const lineLeft = (cell: Cell, line: TextLine): number =>
  cell.isFlushRight ? cell.x - lineWidth(line) * cell.size - signWidth(cell) : cell.x;

/** Four bars of rising height, as many of them dark as the severity has. */
const drawBars = (sheet: Canvas, count: number, x: number, baseline: number): void => {
  for (const bar of [1, 2, 3, 4])
    sheet.bar(x + (bar - 1) * 3.4, baseline - bar * 1.7, 2.2, bar * 1.7, bar <= count ? ink : faint);
};

const drawRulesAndSigns = (sheet: Canvas, { strip, y }: PlacedStrip): void => {
  const { row, from, to, height } = strip;
  const { x, width, ruleAbove, ruleBelow } = row;
  if (from === 0) {
    if (ruleAbove) sheet.line(x, y, width, ruleAbove.weight, ruleAbove.color);
    for (const cell of row.cells) {
      if (cell.bars !== undefined) drawBars(sheet, cell.bars, lineLeft(cell, cell.lines[0]!), y + firstBaseline(strip));
      if (cell.hasBox) sheet.box(cell.x, y + firstBaseline(strip) - 7, 8, ink);
    }
  }
  const isEnd = row.cells.every(({ lines }) => lines.length <= to);
  if (ruleBelow && isEnd) sheet.line(x, y + height, width, ruleBelow.weight, ruleBelow.color);
};

/** The number of the page that a cell asks for. */
const pageNumber = (id: string, { pageOf, typeface }: Pen): TextLine => {
  return [{ ...typeface.glyphs('regular', String(pageOf.get(id) ?? '')), cut: 'regular', color: ink, x: 0 }];
};

const drawCell = (cell: Cell, { strip, y, isRepeated }: PlacedStrip, sheet: Canvas, pen: Pen): void => {
  const { pdf } = pen;
  const element = isRepeated ? null : structureElement(cell.tag, pen);
  const lines = cell.pageOf === undefined ? cell.lines.slice(strip.from, strip.to) : [pageNumber(cell.pageOf, pen)];
  if (lines.every((line) => line.length === 0)) return;
  if (element) element.add(pdf.markStructureContent(cell.tag.type));
  else pdf.markContent('Artifact', { type: 'Pagination' });
  const baseline = y + firstBaseline(strip);
  for (const [at, line] of lines.entries())
    sheet.text(line, cell.size, lineLeft(cell, line) + signWidth(cell), baseline + at * strip.row.leading);
  pdf.endMarkedContent();
};

const drawLink = ({ strip, y }: PlacedStrip, pen: Pen): void => {
  const { cells, leadsTo, x, width } = strip.row;
  if (!leadsTo) return;
  const link = structureElement(cells[0]!.tag, pen);
  pen.pdf.goTo(x, y, width, strip.height, leadsTo.id, { structParent: link, Contents: new String(leadsTo.title) });
  // A link is written with the page on which it stands, so it may not wait for the end of the document.
  link.end();
};

/** What stands on one page, between its running header and its page number. */
export const drawPage = (page: PageLayout, sheet: Canvas, pen: Pen): void => {
  const { pdf } = pen;
  pdf.markContent('Artifact', { type: 'Layout' });
  for (const placed of page) drawRulesAndSigns(sheet, placed);
  pdf.endMarkedContent();
  for (const placed of page) {
    const { starts } = placed.strip;
    if (starts) {
      pdf.addNamedDestination(starts.id);
      pdf.outline.addItem(starts.title);
    }
    for (const cell of placed.strip.row.cells) drawCell(cell, placed, sheet, pen);
    drawLink(placed, pen);
  }
};
