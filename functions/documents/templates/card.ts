import type { Block, Chapter, Document, Line } from '../pdf/model.ts';
import { computeColumnShares, toPlainText, toSpans } from '../pdf/model.ts';
import { page, themes } from '../pdf/theme.ts';
import { truncateBetweenWords } from '../values.ts';

/** Letters of a line across the whole width of a card, and lines that an entry may take where room is short. */
const CARD_LETTERS = 95;
export const CARD_LINES = 2;
const TITLE_MAX = 48;
/** Share of the width that the value of a fact has. */
const VALUE_SHARE = 0.65;

const truncateLine = (line: Line, max: number): Line => {
  let left = max;
  return toSpans(line).flatMap((span) => {
    // Without its end a recommendation would pass for a decision.
    if (span.mark === 'ai') return [span];
    if (left <= 0) return [];
    const text = truncateBetweenWords(span.text.replace(/[ \t\r\n]+/g, ' '), left);
    left -= text.length;
    return [{ ...span, text }];
  });
};

const fitBlock = (block: Block, lines = CARD_LINES): Block => {
  switch (block.kind) {
    case 'paragraph':
      return { ...block, line: truncateLine(block.line, lines * CARD_LETTERS) };
    case 'facts':
      return {
        ...block,
        rows: block.rows.map(
          ([label, value]) => [label, truncateLine(value, Math.floor(lines * CARD_LETTERS * VALUE_SHARE))] as const,
        ),
      };
    case 'table': {
      if (block.isWhole) return block;
      const room = computeColumnShares(block.columns).map((share) => Math.floor((lines * CARD_LETTERS * share) / 100));
      return { ...block, rows: block.rows.map((row) => row.map((cell, at) => truncateLine(cell, room[at]!))) };
    }
    case 'list':
      return { ...block, items: block.items.map((item) => truncateLine(item, lines * CARD_LETTERS)) };
    case 'checklist':
      return {
        ...block,
        items: block.items.map(({ time, line }) => ({ time, line: truncateLine(line, lines * CARD_LETTERS) })),
      };
    case 'heading':
    case 'sheet':
    case 'figure':
    case 'contents':
      return block;
  }
};

const { settings, room, margins } = themes.card;

/** Letters that a line holds on average: a page is measured, where an entry is cut to be safe. */
const LINE_LETTERS = 102;
const countLines = (line: Line, share = 1): number =>
  Math.max(1, Math.ceil(toPlainText(line).length / Math.floor(LINE_LETTERS * share)));
const measureRow = (lines: number): number => lines * settings.cell.leading + 2 * room.row;

/** Points that a block takes, rather too many than too few: what is counted are letters, not their widths. */
const measureBlock = (block: Block): number => {
  switch (block.kind) {
    case 'paragraph':
      return countLines(block.line) * settings.text.leading + 2 * room.paragraph;
    case 'heading':
      return settings.heading.leading + 2 * room.heading;
    case 'facts':
      return block.rows.reduce((sum, [, value]) => sum + measureRow(countLines(value, VALUE_SHARE)), 2 * room.block);
    case 'table': {
      const shares = computeColumnShares(block.columns);
      const head = settings.caption.leading + measureRow(1) + 2 * room.block;
      return block.rows.reduce(
        (sum, row) => sum + measureRow(Math.max(...row.map((cell, at) => countLines(cell, shares[at]! / 100)))),
        head,
      );
    }
    case 'list':
      return block.items.reduce(
        (sum, item) => sum + countLines(item) * settings.text.leading + 2 * room.item,
        2 * room.paragraph,
      );
    default:
      return Number.POSITIVE_INFINITY;
  }
};

/** Two lines: a name that breaks early takes one more than its letters. */
const SPARE = 2 * settings.cell.leading;

/** Whether a chapter of a card stays on its page. */
const fitsOnPage = ({ blocks }: Chapter): boolean =>
  blocks.reduce((sum, block) => sum + measureBlock(block), settings.chapter.leading + room.title) <=
  page.height - margins.top - margins.bottom - SPARE;

const fitChapter = (chapter: Chapter, lines = CARD_LINES): Chapter => ({
  ...chapter,
  blocks: chapter.blocks.map((block) => fitBlock(block, lines)),
});

/** The first of these forms that stays on one page, each with the lines that an entry may take; the last one has to. */
export const fitOnPage = (forms: readonly { lines: number; build: () => Chapter }[]): Chapter =>
  forms.reduce<Chapter | null>((found, { lines, build }, at) => {
    if (found !== null) return found;
    const chapter = fitChapter(build(), lines);
    return at === forms.length - 1 || fitsOnPage(chapter) ? chapter : null;
  }, null)!;

/** Chapters are cut to the least room, except those that were fitted on their page. */
export const toCard = (document: Omit<Document, 'layout'>, fitted: readonly Chapter[] = []): Document => ({
  ...document,
  layout: 'card',
  cover: {
    ...document.cover,
    title: truncateBetweenWords(document.cover.title, TITLE_MAX),
    subtitle: truncateBetweenWords(document.cover.subtitle, CARD_LETTERS),
    blocks: document.cover.blocks.map((block) => fitBlock(block)),
  },
  chapters: [...document.chapters.map((chapter) => fitChapter(chapter)), ...fitted],
});
