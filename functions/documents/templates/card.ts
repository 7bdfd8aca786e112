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
      if (block.isWhole) return block;
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
const LINE_LETTERS = 112;
/** Shares of the width that the text of a checklist and of a fact have beside their labels, less the space between. */
const TASK_SHARE = 0.84;
const FACT_SHARE = 0.77;
/** Words are kept whole where they fit a line, so that a long one leaves the end of the line before it empty. */
const countLines = (line: Line, share = 1): number => {
  const letters = Math.floor(LINE_LETTERS * share);
  let [lines, used] = [1, 0];
  for (const { length } of toPlainText(line).split(/\s+/)) {
    const isOnLine = used + 1 + length <= letters;
    if (used > 0 && !isOnLine) lines += 1;
    used = used > 0 && isOnLine ? used + 1 + length : length;
    for (; used > letters; used -= letters) lines += 1;
  }
  return lines;
};
const measureRow = (lines: number): number => lines * settings.cell.leading + 2 * room.row;

/** Points that a block takes, and that it keeps free above and below; of two that meet, the larger counts. */
interface Measure {
  above: number;
  height: number;
  below: number;
}

/** Rather too high than too low: what is counted are letters, not their widths. */
const measureBlock = (block: Block): Measure => {
  switch (block.kind) {
    case 'paragraph':
      return { above: 0, height: countLines(block.line) * settings.text.leading, below: room.paragraph };
    case 'heading':
      return { above: room.heading, height: settings.heading.leading, below: 3 };
    case 'facts':
      return {
        above: 2,
        height: block.rows.reduce((sum, [, value]) => sum + measureRow(countLines(value, FACT_SHARE)), 0),
        below: room.block,
      };
    case 'table': {
      const shares = computeColumnShares(block.columns);
      const head = (block.title === undefined ? 0 : settings.caption.leading + 1) + measureRow(1);
      return {
        above: 4,
        height: block.rows.reduce(
          (sum, row) => sum + measureRow(Math.max(...row.map((cell, at) => countLines(cell, shares[at]! / 100 - 0.015)))),
          head,
        ),
        below: room.block,
      };
    }
    case 'list':
      return {
        above: 0,
        height: block.items.reduce((sum, item) => sum + countLines(item, 0.97) * settings.text.leading + room.item, 0),
        below: room.paragraph,
      };
    case 'checklist':
      return {
        above: 4,
        height: block.items.reduce(
          (sum, { line }) => sum + measureRow(countLines(line, TASK_SHARE)),
          settings.caption.leading + room.row,
        ),
        below: room.block,
      };
    default:
      return { above: 0, height: Number.POSITIVE_INFINITY, below: 0 };
  }
};

const measureBlocks = (blocks: readonly Block[], begun: number): number => {
  let below = 0;
  return blocks.map(measureBlock).reduce((sum, block) => {
    const space = Math.max(below, block.above);
    below = block.below;
    return sum + space + block.height;
  }, begun);
};

/** Two lines: a name that breaks early takes one more than its letters. */
const SPARE = 2 * settings.cell.leading;
const PAGE_HEIGHT = page.height - margins.top - margins.bottom - SPARE;

const CHAPTER_TITLE = settings.chapter.leading + 3;
const COVER_TITLE = settings.kicker.leading + settings.title.leading + settings.subtitle.leading + 2 * room.title;

/** Whether a chapter of a card stays on its page. */
const fitsOnPage = ({ blocks }: Chapter): boolean => measureBlocks(blocks, CHAPTER_TITLE) <= PAGE_HEIGHT;

/** Whether these stay on the first page of a card, below its title. */
export const fitsOnCover = (blocks: readonly Block[]): boolean =>
  measureBlocks(
    blocks.map((block) => fitBlock(block)),
    COVER_TITLE,
  ) <=
  PAGE_HEIGHT + SPARE;

const fitChapter = (chapter: Chapter, lines = CARD_LINES): Chapter => ({
  ...chapter,
  blocks: chapter.blocks.map((block) => fitBlock(block, lines)),
});

/** With the least room, and then with each more of it that the page still has. */
export const fitOnPage = <Room extends { lines: number }>(
  least: Room,
  raises: readonly Partial<Room>[],
  build: (room: Room) => Chapter,
): Chapter => {
  const buildFitted = (room: Room): Chapter => fitChapter(build(room), room.lines);
  let room = least;
  for (const raise of raises) {
    const raised: Room = { ...room, ...raise };
    if (fitsOnPage(buildFitted(raised))) room = raised;
  }
  return buildFitted(room);
};

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
