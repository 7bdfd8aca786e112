/** A document as data: chapters of blocks, blocks of marked text. Renderers know this and nothing of plans. */

/** `gap` is something not defined yet, `ai` an unconfirmed recommendation of the AI, `blank` a line to write on. */
type Mark = 'strong' | 'muted' | 'gap' | 'ai' | 'blank';

export interface Span {
  text: string;
  mark?: Mark;
  /** A severity from 1 (lowest) to 4, printed as bars beside the word. */
  bars?: 1 | 2 | 3 | 4;
}
export type Line = string | Span | readonly (string | Span)[];

interface Column {
  title: string;
  /** Share of the width in percent. */
  width?: number;
}

export type Block =
  | { kind: 'paragraph'; line: Line }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: Line])[] }
  | { kind: 'table'; title?: string; columns: readonly Column[]; rows: readonly (readonly Line[])[] }
  | { kind: 'list'; isOrdered: boolean; items: readonly Line[] }
  | { kind: 'checklist'; title: string; items: readonly { time: string; line: Line }[] }
  /** A sheet that is handed out has a page of its own. */
  | { kind: 'sheet'; title: string; aside: Line; blocks: readonly Block[]; isHandedOut?: true }
  | { kind: 'contents'; entries: readonly { href: string; number: string; title: string; aside: string }[] };

export interface Chapter {
  id: string;
  /** '3', or 'A' for an annex; empty for parts without a number. */
  number: string;
  title: string;
  /** Reference that stands in the margin. */
  reference: string;
  purpose: Line;
  blocks: readonly Block[];
}

interface Cover {
  kicker: string;
  title: string;
  subtitle: string;
  facts: readonly (readonly [label: string, value: Line])[];
  blocks: readonly Block[];
}

export interface Document {
  /** Title of the browser window. */
  title: string;
  /** Printed on top of every page but the cover. */
  header: { left: string; right: string };
  /** Full documents have a cover page, contents and a page per chapter; cards start at once and are set tightly. */
  layout: 'full' | 'card';
  cover: Cover;
  chapters: readonly Chapter[];
}
