/** How long a sheet will be: Word keeps on one page what it is told to keep, so only what fits on one is told so. */
import type { Block, Line } from '../pdf/model.ts';
import { toPlainText } from '../pdf/model.ts';

/** Letters of a line across the page. */
const LETTERS = 90;
/** Lines that surely fit on a page with the title of a chapter on it. */
const PAGE = 30;

const lines = (line: Line, share = 1): number =>
  toPlainText(line)
    .split('\n')
    .reduce((sum, part) => sum + Math.max(1, Math.ceil(part.length / (LETTERS * share))), 0);
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const length = (block: Block): number => {
  switch (block.kind) {
    case 'paragraph':
      return lines(block.line);
    case 'heading':
      return 2;
    case 'facts':
      return sum(block.rows.map(([, value]) => lines(value, 0.65)));
    case 'table':
      return sum(
        block.rows.map((row) =>
          Math.max(...row.map((cell, at) => lines(cell, (block.columns[at]?.width ?? 100 / row.length) / 100))),
        ),
      );
    case 'list':
      return sum(block.items.map((item) => lines(item)));
    case 'checklist':
      return 2 + sum(block.items.map(({ line }) => lines(line, 0.8)));
    case 'sheet':
      return 2 + sum(block.blocks.map(length));
    case 'contents':
      return PAGE;
  }
};

export const isShort = (block: Block): boolean => length(block) <= PAGE;
