import type { Block, Document, Line } from '../pdf/model.ts';
import { toSpans } from '../pdf/model.ts';
import { truncateBetweenWords } from '../values.ts';

/** Letters of a line across the whole width of a card, and lines that an entry may take. */
const CARD_LETTERS = 95;
const CARD_LINES = 2;
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

const fitBlock = (block: Block): Block => {
  switch (block.kind) {
    case 'paragraph':
      return { ...block, line: truncateLine(block.line, CARD_LINES * CARD_LETTERS) };
    case 'facts':
      return {
        ...block,
        rows: block.rows.map(
          ([label, value]) => [label, truncateLine(value, Math.floor(CARD_LINES * CARD_LETTERS * VALUE_SHARE))] as const,
        ),
      };
    case 'table': {
      if (block.isWhole) return block;
      const room = block.columns.map(({ width = 100 / block.columns.length }) =>
        Math.floor((CARD_LINES * CARD_LETTERS * width) / 100),
      );
      return { ...block, rows: block.rows.map((row) => row.map((cell, at) => truncateLine(cell, room[at]!))) };
    }
    case 'list':
      return { ...block, items: block.items.map((item) => truncateLine(item, CARD_LINES * CARD_LETTERS)) };
    case 'checklist':
      return {
        ...block,
        items: block.items.map(({ time, line }) => ({ time, line: truncateLine(line, CARD_LINES * CARD_LETTERS) })),
      };
    case 'heading':
    case 'sheet':
    case 'figure':
    case 'contents':
      return block;
  }
};

export const toCard = (document: Omit<Document, 'layout'>): Document => ({
  ...document,
  layout: 'card',
  cover: {
    ...document.cover,
    title: truncateBetweenWords(document.cover.title, TITLE_MAX),
    subtitle: truncateBetweenWords(document.cover.subtitle, CARD_LETTERS),
    blocks: document.cover.blocks.map(fitBlock),
  },
  chapters: document.chapters.map((chapter) => ({ ...chapter, blocks: chapter.blocks.map(fitBlock) })),
});
