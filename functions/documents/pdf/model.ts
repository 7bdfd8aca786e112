import type { Drawing } from '#shared/pictures/drawing.ts';

/**
 * `gap`: not defined yet; `ai`: an unconfirmed AI recommendation; `blank`: a line to write on; `box`: to check off, alone in
 * its cell.
 */
type Mark = 'strong' | 'muted' | 'gap' | 'ai' | 'blank' | 'box';

/** A horizontal bar with a tick, as shares of the width that is there (0 to 1). The numbers stand in cells beside it. */
export interface Gauge {
  value: number;
  target: number | null;
}

export interface Span {
  text: string;
  mark?: Mark;
  bars?: 1 | 2 | 3 | 4;
  /** Alone in its cell. */
  gauge?: Gauge;
  /** The `id` of the block that it leads to. */
  leadsTo?: string;
  /** Of a gap: what the issue copy has in its place; without it, nothing. */
  inIssue?: Span;
}
export type Line = string | Span | readonly (string | Span)[];

interface Column {
  title: string;
  /** Percent of the table's width; columns without one share the rest. */
  width?: number;
}

interface FigureTable {
  columns: readonly Column[];
  rows: readonly (readonly Line[])[];
}

export type Block =
  | { kind: 'paragraph'; line: Line }
  | { kind: 'heading'; text: string; id?: string }
  /** A card cuts nothing of facts or a table that are whole. */
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: Line])[]; isWhole?: true }
  | { kind: 'table'; title?: string; columns: readonly Column[]; rows: readonly (readonly Line[])[]; isWhole?: true }
  | { kind: 'list'; isOrdered: boolean; items: readonly Line[] }
  | { kind: 'checklist'; title: string; items: readonly { time: string; line: Line }[] }
  | { kind: 'sheet'; id?: string; title: string; aside: Line; blocks: readonly Block[]; isHandedOut?: true }
  /**
   * The summary is for those who don't see it; a table beside it has its data. `inWord`: the same as a table, which Word
   * prints below the picture, because there it can be edited and read aloud.
   */
  | { kind: 'figure'; title: string; summary: string; drawing: Drawing; inWord?: FigureTable }
  | { kind: 'contents'; entries: readonly { href: string; number: string; title: string; aside: string }[] };

export interface Chapter {
  id: string;
  number: string;
  title: string;
  reference: string;
  purpose: Line;
  blocks: readonly Block[];
  /** Stands high on its page, to be found at a glance. */
  isProminent?: true;
}

export interface Picture {
  format: 'png' | 'jpeg';
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** How large a picture is drawn: within this room, and never larger than it is. */
export const fitPicture = ({ width, height }: Picture, room: { width: number; height: number }) => {
  const scale = Math.min(1, room.width / width, room.height / height);
  return { width: width * scale, height: height * scale };
};

interface Cover {
  logo?: Picture;
  kicker: string;
  title: string;
  subtitle: string;
  facts: readonly (readonly [label: string, value: Line])[];
  blocks: readonly Block[];
}

export interface Document {
  title: string;
  /** Printed on every page except a cover page. */
  header: { left: string; right: string };
  /** `full`: cover page, contents, chapters. `card`: dense, without a cover page. */
  layout: 'full' | 'card';
  /** Of the rule below the title and of what stands out, as #rrggbb; readable on white. */
  accent?: string;
  cover: Cover;
  chapters: readonly Chapter[];
}

/** Control characters except tab and line feed, and two noncharacters: none is allowed in XML. */
const forbidden = /(?![\n\t])[\p{Cc}\uFFFE\uFFFF]/gu;

/** Replaces lone surrogates, normalizes line breaks and removes characters that XML forbids. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(forbidden, '');

const isMany = (line: Line): line is readonly (string | Span)[] => Array.isArray(line);

/** Drops empty spans except blanks, boxes and gauges. */
export const toSpans = (line: Line): Span[] =>
  (isMany(line) ? line : [line])
    .map((part): Span => (typeof part === 'string' ? { text: part } : part))
    .filter(({ text, mark, gauge }) => text !== '' || mark === 'blank' || mark === 'box' || gauge !== undefined);

export const toPlainText = (line: Line): string =>
  toSpans(line)
    .map(({ text }) => text)
    .join('');

/** Telephone and contract numbers, which are not broken across lines. */
export const NUMBERS = /((?<![\w-])\(?\+?\d[\d() .-]{5,18}\d\)?(?![\w-]))/g;

type Columns = Extract<Block, { kind: 'table' }>['columns'];

export const computeColumnShares = (columns: Columns): number[] => {
  const left = 100 - columns.reduce((sum, { width = 0 }) => sum + width, 0);
  const others = columns.filter(({ width }) => width === undefined).length;
  return columns.map(({ width }) => width ?? left / others);
};

/** A line only to write on. */
export const isBlank = (line: Line): boolean => {
  const spans = toSpans(line);
  return spans.length === 1 && spans[0]?.mark === 'blank';
};
