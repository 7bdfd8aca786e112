import type { Line } from './model.ts';
import { findSeverityBars, type TextLine, toRuns, wrapRuns } from './text-lines.ts';
import type { TextStyle, Theme } from './theme.ts';
import { replaceUnprintable, type Typeface } from './typeface.ts';

/**
 * Everything on a page is a row of cells: a paragraph is a row of one cell, a list item a row of two. Rows are cut into
 * strips, and pages are filled with strips.
 */

/** An element of the structure tree. */
export interface Tag {
  type: string;
  parent: Tag | null;
  scope?: 'Row' | 'Column';
}
export const makeChildTag = (parent: Tag, type: string, scope?: Tag['scope']): Tag => ({ type, parent, scope });

export interface Cell {
  /** The left edge of its text, or the right one if `isFlushRight`. */
  x: number;
  isFlushRight?: true;
  size: number;
  lines: TextLine[];
  tag: Tag;
  /** Severity drawn as bars before the first line. */
  bars?: number;
  hasBox?: true;
  /** Id of the part whose start page is printed instead of `lines`. */
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
  /** Link target. */
  leadsTo?: { id: string; title: string };
}

export interface Strip {
  row: Row;
  /** Its lines of the row, `to` exclusive. */
  from: number;
  to: number;
  height: number;
  /** Ignored at the top of a page. */
  space: number;
  keepsNext: boolean;
  startsPage?: boolean;
  head?: readonly Strip[];
  starts?: { id: string; title: string };
}

/** Rows up to this height are not cut, so at most this much of a page stays empty. */
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

/** A row whole, or cut between lines so that at least two lines are on each page. */
export const cutRow = (row: Row, keptTogether = KEPT_TOGETHER): Strip[] => {
  const lines = countLines(row);
  const whole = makeStrip(row, 0, lines);
  if (lines <= 3 || whole.height <= keptTogether) return [whole];
  const inner = Array.from({ length: lines - 4 }, (_, at) => makeStrip(row, at + 2, at + 3));
  return [makeStrip(row, 0, 2), ...inner, makeStrip(row, lines - 2, lines)];
};

const sumHeights = (strips: readonly Strip[]): number => strips.reduce((sum, { height, space }) => sum + height + space, 0);

/** Keeps strips on one page if they are no taller than `tallest`. */
export const keepTogether = (strips: Strip[], tallest: number): Strip[] => {
  if (sumHeights(strips) <= tallest) for (const strip of strips.slice(0, -1)) strip.keepsNext = true;
  return strips;
};

/** Where blocks are laid out. */
export interface Frame {
  theme: Theme;
  typeface: Typeface;
  x: number;
  width: number;
  parent: Tag;
  /** Heading level. */
  level: number;
}

/** Width of what precedes a text: severity bars or a checkbox. */
export const SIGN_WIDTH = 18;
export const computeSignWidth = ({ bars, hasBox }: Cell): number => (bars !== undefined || hasBox ? SIGN_WIDTH : 0);

export interface CellBox {
  x: number;
  width: number;
  tag: Tag;
  setting: TextStyle;
}

export const layoutCell = (line: Line, { x, width, tag, setting }: CellBox, { typeface }: Frame): Cell => {
  const bars = findSeverityBars(line);
  const room = bars === undefined ? 0 : SIGN_WIDTH;
  const lines = wrapRuns(toRuns(line, setting), (width - room) / setting.size, typeface);
  return bars === undefined ? { x, size: setting.size, lines, tag } : { x, size: setting.size, lines, tag, bars };
};

export const makeRow = (cells: readonly Cell[], leading: number, { x, width }: Frame): Row => ({
  cells,
  x,
  width,
  leading,
  above: 0,
  below: 0,
});

export const layoutText = (
  line: Line,
  name: keyof Theme['settings'],
  tag: Tag,
  frame: Frame,
  part: Partial<Row> = {},
): Strip[] => {
  const setting = frame.theme.settings[name];
  const cell = layoutCell(line, { x: frame.x, width: frame.width, tag, setting }, frame);
  return cutRow({ ...makeRow([cell], setting.leading, frame), ...part }, 0);
};

/** Keeps its lines together and with what follows. */
export const layoutTitle = (
  text: string,
  name: keyof Theme['settings'],
  tag: Tag,
  frame: Frame,
  part: Partial<Row> = {},
): Strip[] => {
  const setting = frame.theme.settings[name];
  const lines = wrapRuns([{ ...setting, text: replaceUnprintable(text) }], frame.width / setting.size, frame.typeface);
  const cell: Cell = { x: frame.x, size: setting.size, lines, tag };
  return cutRow({ ...makeRow([cell], setting.leading, frame), ...part }).map((strip) => ({ ...strip, keepsNext: true }));
};
