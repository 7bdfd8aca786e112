/**
 * All that a page shows is made of rows of cells: a paragraph is a row of one cell, an item of a list one of two.
 * Rows are cut into strips, and strips are what pages are filled with.
 */
import type { TextLine } from './wrap.ts';

/** An element of the document's structure, which says to a screen reader what a text is. */
export interface Tag {
  type: string;
  parent: Tag | null;
  scope?: 'Row' | 'Column';
}
export const childTag = (parent: Tag, type: string, scope?: Tag['scope']): Tag => ({ type, parent, scope });

export interface Cell {
  /** The left edge of its text, or the right one. */
  x: number;
  isFlushRight?: true;
  size: number;
  lines: TextLine[];
  tag: Tag;
  /** Severity whose bars stand in front of the first line. */
  bars?: number;
  /** A box to tick. */
  hasBox?: true;
  /** Shows the number of the page where this part of the document starts. */
  pageOf?: string;
}

export interface Rule {
  weight: number;
  color: string;
}
export interface Row {
  cells: readonly Cell[];
  x: number;
  width: number;
  leading: number;
  /** Room above the first and below the last line. */
  above: number;
  below: number;
  ruleAbove?: Rule;
  ruleBelow?: Rule;
  /** The part of the document that this row leads to. */
  leadsTo?: { id: string; title: string };
}

export interface Strip {
  row: Row;
  /** The lines of the row that it shows. */
  from: number;
  to: number;
  height: number;
  /** Room before it, unless it is the first of its page. */
  space: number;
  /** May not be the last of its page. */
  keepsNext: boolean;
  startsPage?: boolean;
  /** What is repeated above it on a new page. */
  head?: readonly Strip[];
  /** The part of the document that starts here. */
  starts?: { id: string; title: string };
}

/** Rows up to this height are not cut: what is kept together leaves no more than that empty. */
const KEPT_TOGETHER = 300;

const countLines = ({ cells }: Row): number => Math.max(1, ...cells.map(({ lines }) => lines.length));

const makeStrip = (row: Row, from: number, to: number): Strip => ({
  row,
  from,
  to,
  height: (to - from) * row.leading + (from === 0 ? row.above : 0) + (to === countLines(row) ? row.below : 0),
  space: 0,
  keepsNext: false,
});

/** A row as strips: whole, or by its lines with at least two of them on each page. */
export const cutRow = (row: Row, keptTogether = KEPT_TOGETHER): Strip[] => {
  const lines = countLines(row);
  const whole = makeStrip(row, 0, lines);
  if (lines <= 3 || whole.height <= keptTogether) return [whole];
  const inner = Array.from({ length: lines - 4 }, (_, at) => makeStrip(row, at + 2, at + 3));
  return [makeStrip(row, 0, 2), ...inner, makeStrip(row, lines - 2, lines)];
};

const totalHeight = (strips: readonly Strip[]): number => strips.reduce((sum, { height, space }) => sum + height + space, 0);

/** Keeps strips on one page, as far as they are no taller than that. */
export const keepTogether = (strips: Strip[], tallest: number): Strip[] => {
  if (totalHeight(strips) <= tallest) for (const one of strips.slice(0, -1)) one.keepsNext = true;
  return strips;
};
