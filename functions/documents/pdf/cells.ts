/** Cells and rows in the settings of a document, in the column where they stand. */
import type { Line } from '../model.ts';
import { replaceUnprintable } from './glyphs.ts';
import type { TextStyle, Theme } from './look.ts';
import { type Cell, cutRow, type Row, type Strip, type Tag } from './rows.ts';
import { severityBars, toRuns } from './runs.ts';
import type { Typeface } from './typeface.ts';
import { wrapRuns } from './wrap.ts';

/** Where blocks are set. */
export interface Frame {
  look: Theme;
  typeface: Typeface;
  /** From the page's left edge, and the width that is there. */
  x: number;
  width: number;
  parent: Tag;
  /** Of the headings at this place. */
  level: number;
}

/** Room for what stands in front of a text: the bars of a severity, a box to tick. */
export const SIGN_WIDTH = 18;
export const signWidth = ({ bars, hasBox }: Cell): number => (bars !== undefined || hasBox ? SIGN_WIDTH : 0);

export interface CellBox {
  x: number;
  width: number;
  tag: Tag;
  setting: TextStyle;
}

export const layoutCell = (line: Line, { x, width, tag, setting }: CellBox, { typeface }: Frame): Cell => {
  const bars = severityBars(line);
  const room = bars === undefined ? 0 : SIGN_WIDTH;
  const lines = wrapRuns(toRuns(line, setting), (width - room) / setting.size, typeface);
  return bars === undefined ? { x, size: setting.size, lines, tag } : { x, size: setting.size, lines, tag, bars };
};

/** A row over the whole width, without rules. */
export const makeRow = (cells: readonly Cell[], leading: number, { x, width }: Frame): Row => ({
  cells,
  x,
  width,
  leading,
  above: 0,
  below: 0,
});

/** A text over the whole width. */
export const layoutText = (
  line: Line,
  name: keyof Theme['settings'],
  tag: Tag,
  place: Frame,
  part: Partial<Row> = {},
): Strip[] => {
  const setting = place.look.settings[name];
  const cell = layoutCell(line, { x: place.x, width: place.width, tag, setting }, place);
  return cutRow({ ...makeRow([cell], setting.leading, place), ...part }, 0);
};

/** A title: its lines stay together, and with what follows. */
export const layoutTitle = (
  text: string,
  name: keyof Theme['settings'],
  tag: Tag,
  place: Frame,
  part: Partial<Row> = {},
): Strip[] => {
  const setting = place.look.settings[name];
  const lines = wrapRuns([{ ...setting, text: replaceUnprintable(text) }], place.width / setting.size, place.typeface);
  const cell: Cell = { x: place.x, size: setting.size, lines, tag };
  return cutRow({ ...makeRow([cell], setting.leading, place), ...part }).map((one) => ({ ...one, keepsNext: true }));
};
