/** Cells and rows in the settings of a document, in the column where they stand. */
import type { Line } from '../model.ts';
import { setText } from './glyphs.ts';
import type { Look, Setting } from './look.ts';
import { type Cell, type Row, type Strip, stripsOf, type Tag } from './rows.ts';
import { runsOf, severityOf } from './runs.ts';
import type { Typeface } from './typeface.ts';
import { wrap } from './wrap.ts';

/** Where blocks are set. */
export interface Place {
  look: Look;
  typeface: Typeface;
  /** From the page's left edge, and the width that is there. */
  x: number;
  width: number;
  parent: Tag;
  /** Of the headings at this place. */
  level: number;
}

/** Room for what stands in front of a text: the bars of a severity, a box to tick. */
export const SIGN = 18;
export const signOf = ({ bars, hasBox }: Cell): number => (bars !== undefined || hasBox ? SIGN : 0);

export interface CellAt {
  x: number;
  width: number;
  tag: Tag;
  setting: Setting;
}

export const cellOf = (line: Line, { x, width, tag, setting }: CellAt, { typeface }: Place): Cell => {
  const bars = severityOf(line);
  const room = bars === undefined ? 0 : SIGN;
  const lines = wrap(runsOf(line, setting), (width - room) / setting.size, typeface);
  return bars === undefined ? { x, size: setting.size, lines, tag } : { x, size: setting.size, lines, tag, bars };
};

/** A row over the whole width, without rules. */
export const rowOf = (cells: readonly Cell[], leading: number, { x, width }: Place): Row => ({
  cells,
  x,
  width,
  leading,
  above: 0,
  below: 0,
});

/** A text over the whole width. */
export const textStrips = (
  line: Line,
  name: keyof Look['settings'],
  tag: Tag,
  place: Place,
  part: Partial<Row> = {},
): Strip[] => {
  const setting = place.look.settings[name];
  const cell = cellOf(line, { x: place.x, width: place.width, tag, setting }, place);
  return stripsOf({ ...rowOf([cell], setting.leading, place), ...part }, 0);
};

/** A title: its lines stay together, and with what follows. */
export const titleStrips = (
  text: string,
  name: keyof Look['settings'],
  tag: Tag,
  place: Place,
  part: Partial<Row> = {},
): Strip[] => {
  const setting = place.look.settings[name];
  const lines = wrap([{ ...setting, text: setText(text) }], place.width / setting.size, place.typeface);
  const cell: Cell = { x: place.x, size: setting.size, lines, tag };
  return stripsOf({ ...rowOf([cell], setting.leading, place), ...part }).map((one) => ({ ...one, keepsNext: true }));
};
