/** How tall a block will be at most. pdfmake cuts off what of an unbreakable block is beyond its page, so this errs upwards. */
import type { Block, Line } from '../model.ts';
import { plainText } from '../text.ts';

/** Points of a line, and of the room around a row. */
const LINE = 13;
const ROOM = 7;
/** Width of a character, on the wide side. */
const CHARACTER = 5.4;
/** Less than half a page: what is kept together leaves no more than that empty. */
export const KEPT_TOGETHER = 300;

export const textHeight = (line: Line, width: number): number => {
  const across = Math.max(1, Math.floor(width / CHARACTER));
  const lines = plainText(line)
    .split('\n')
    .reduce((sum, part) => sum + Math.max(1, Math.ceil(part.length / across)), 0);
  return lines * LINE + ROOM;
};

const sum = (heights: readonly number[]): number => heights.reduce((total, height) => total + height, 0);

/** Room at the right of every column but the last. */
export const GUTTER = 9;
/** The widths of a table's columns, in points. */
export const columnWidths = ({ columns }: Extract<Block, { kind: 'table' }>, width: number): number[] =>
  columns.map(({ width: share }, at) => {
    const whole = ((share ?? 100 / columns.length) / 100) * width;
    return at === columns.length - 1 ? whole : whole - GUTTER;
  });

export const rowHeight = (row: readonly Line[], widths: readonly number[]): number =>
  Math.max(...row.map((cell, at) => textHeight(cell, widths[at] ?? 60)));

/** Height of a block in a column of that width, in points. */
const blockHeight = (block: Block, width: number): number => {
  switch (block.kind) {
    case 'paragraph':
      return textHeight(block.line, width);
    case 'heading':
      return 2.5 * LINE;
    case 'facts':
      return sum(block.rows.map(([label, value]) => Math.max(textHeight(label, 130), textHeight(value, width * 0.6))));
    case 'table': {
      const widths = columnWidths(block, width);
      return 4 * LINE + sum(block.rows.map((row) => rowHeight(row, widths)));
    }
    case 'list':
      return sum(block.items.map((item) => textHeight(item, width - 20)));
    case 'checklist':
      return 3 * LINE + sum(block.items.map(({ line }) => textHeight(line, width - 90)));
    case 'sheet':
      return 4 * LINE + sum(block.blocks.map((one) => blockHeight(one, width)));
    case 'contents':
      return Number.POSITIVE_INFINITY;
  }
};

export const isShort = (block: Block, width: number): boolean => blockHeight(block, width) < KEPT_TOGETHER;

/** Two thirds of a page: a sheet is read as a whole, and its facts stand in two columns, which halves them. */
const SHEET_TOGETHER = 430;
export const isOnePage = (sheet: Extract<Block, { kind: 'sheet' }>, width: number): boolean =>
  blockHeight(sheet, width) < SHEET_TOGETHER;
