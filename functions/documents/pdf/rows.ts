import type { Drawing } from '#shared/pictures/drawing.ts';
import type { Gauge, Line } from './model.ts';
import { findGauge, findSeverityBars, isBox, type TextLine, toRuns, wrapRuns } from './text-lines.ts';
import type { TextStyle, Theme } from './theme.ts';
import { replaceUnprintable, type Typeface } from './typeface.ts';

export interface Tag {
  type: string;
  parent: Tag | null;
  scope?: 'Row' | 'Column';
  /** What a figure shows, in words. */
  alt?: string;
}
export const makeChildTag = (parent: Tag, type: string, scope?: Tag['scope']): Tag => ({ type, parent, scope });

export interface Cell {
  /** The left edge of its text, or the right one if `isFlushRight`. */
  x: number;
  isFlushRight?: true;
  size: number;
  lines: TextLine[];
  tag: Tag;
  bars?: number;
  gauge?: Gauge & { width: number };
  hasBox?: true;
  drawing?: Drawing;
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
  above: number;
  below: number;
  ruleAbove?: Rule;
  ruleBelow?: Rule;
  leadsTo?: { id: string; title: string };
}

export interface Strip {
  row: Row;
  /** Its lines of the row, `to` exclusive. */
  from: number;
  to: number;
  height: number;
  space: number;
  keepsNext: boolean;
  startsPage?: boolean;
  /** Starts a page where less room than this is left. */
  roomNeeded?: number;
  head?: readonly Strip[];
  /** A part of a chapter is found by links, and has no bookmark of its own. */
  starts?: { id: string; title: string; isPart?: true };
}

/** Rows up to this height are not cut, so at most this much of a page stays empty. */
const KEPT_TOGETHER = 150;

const countLines = ({ cells }: Row): number => Math.max(1, ...cells.map(({ lines }) => lines.length));

const makeStrip = (row: Row, from: number, to: number): Strip => ({
  row,
  from,
  to,
  height: (to - from) * row.leading + (from === 0 ? row.above : 0) + (to === countLines(row) ? row.below : 0),
  space: 0,
  keepsNext: false,
});

export const cutRow = (row: Row, keptTogether = KEPT_TOGETHER): Strip[] => {
  const lines = countLines(row);
  const whole = makeStrip(row, 0, lines);
  if (lines <= 3 || whole.height <= keptTogether) return [whole];
  const inner = Array.from({ length: lines - 4 }, (_, at) => makeStrip(row, at + 2, at + 3));
  return [makeStrip(row, 0, 2), ...inner, makeStrip(row, lines - 2, lines)];
};

const sumHeights = (strips: readonly Strip[]): number => strips.reduce((sum, { height, space }) => sum + height + space, 0);

export const keepTogether = (strips: Strip[], tallest: number): Strip[] => {
  if (sumHeights(strips) <= tallest) for (const strip of strips.slice(0, -1)) strip.keepsNext = true;
  return strips;
};

export interface Frame {
  theme: Theme;
  typeface: Typeface;
  x: number;
  width: number;
  parent: Tag;
  level: number;
}

export const SIGN_WIDTH = 18;
export const computeSignWidth = ({ bars, hasBox }: Cell): number => (bars !== undefined || hasBox ? SIGN_WIDTH : 0);

export interface CellBox {
  x: number;
  width: number;
  tag: Tag;
  setting: TextStyle;
}

export const layoutCell = (line: Line, { x, width, tag, setting }: CellBox, { typeface }: Frame): Cell => {
  const gauge = findGauge(line);
  if (gauge) return { x, size: setting.size, lines: [], tag, gauge: { ...gauge, width } };
  if (isBox(line)) return { x, size: setting.size, lines: [], tag, hasBox: true };
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
