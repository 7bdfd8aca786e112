import { AI_DECIDE, durationLabel } from '#shared/domain/bcp/options.ts';
import type { Block, Chapter, Document, Line, Span } from './pdf/model.ts';
import { toSpans } from './pdf/model.ts';
import { none } from './values.ts';

/**
 * The copy for staff, auditors and insurers. It says what the plan says: what is missing is left out, or stands there as a
 * plain statement, and nothing tells the reader what to do in the app.
 */

const isLeftOut = ({ mark, inIssue }: Span): boolean => mark === 'gap' && inIssue === undefined;
const hasGap = (line: Line): boolean => toSpans(line).some(({ mark }) => mark === 'gap');

/** The choice that a recommendation stands for is one of the app's. */
const isLeftToAi = ({ text }: Span, next: Span | undefined): boolean => next?.mark === 'ai' && text === durationLabel(AI_DECIDE);

const toIssueLine = (line: Line): Line => {
  const spans = toSpans(line);
  if (!spans.some(({ mark }) => mark === 'gap' || mark === 'ai')) return line;
  return spans.flatMap((span, at) => {
    if (isLeftOut(span) || isLeftToAi(span, spans[at + 1])) return [];
    return span.mark === 'gap' ? [span.inIssue!] : [span];
  });
};

/** Nothing is left of a text that was there. */
const isOnlyGap = (line: Line): boolean =>
  hasGap(line) && toSpans(toIssueLine(line)).every(({ text, mark }) => text.trim() === '' && mark === undefined);
const isEmptyInIssue = (line: Line): boolean => isOnlyGap(line) || toSpans(line).length === 0;

type Table = Extract<Block, { kind: 'table' }>;

/** A column in which nobody entered anything is no column. The first one names the rows. */
const toIssueTable = (table: Table): Table => {
  const { columns, rows } = table;
  const isKept = columns.map(
    (_, at) => at === 0 || !rows.some((row) => isOnlyGap(row[at]!)) || !rows.every((row) => isEmptyInIssue(row[at]!)),
  );
  const pick = <T>(cells: readonly T[]): T[] => cells.filter((_, at) => isKept[at]);
  const kept = pick(columns);
  const widths = kept.reduce((sum, { width = 0 }) => sum + width, 0);
  const isWhole = kept.length === columns.length || kept.some(({ width }) => width === undefined);
  return {
    ...table,
    columns: isWhole ? kept : kept.map((column) => ({ ...column, width: (column.width! / widths) * 100 })),
    rows: rows.map((row) => pick(row).map((cell) => (isOnlyGap(cell) ? none : toIssueLine(cell)))),
  };
};

const toIssueBlock = (block: Block): Block | null => {
  switch (block.kind) {
    case 'paragraph':
      return toSpans(block.line).some(isLeftOut) ? null : { ...block, line: toIssueLine(block.line) };
    case 'facts': {
      const rows = block.rows.flatMap(([label, value]) => (isOnlyGap(value) ? [] : [[label, toIssueLine(value)] as const]));
      return rows.length === 0 ? null : { ...block, rows };
    }
    case 'table':
      return toIssueTable(block);
    case 'list': {
      const items = block.items.filter((item) => !isOnlyGap(item)).map(toIssueLine);
      return items.length === 0 ? null : { ...block, items };
    }
    case 'checklist': {
      const items = block.items
        .filter(({ line }) => !isOnlyGap(line))
        .map(({ time, line }) => ({ time, line: toIssueLine(line) }));
      return items.length === 0 ? null : { ...block, items };
    }
    case 'sheet': {
      const blocks = toIssueBlocks(block.blocks);
      return blocks.length === 0 ? null : { ...block, aside: isOnlyGap(block.aside) ? '' : toIssueLine(block.aside), blocks };
    }
    default:
      return block;
  }
};

/** Without headings over nothing. */
const toIssueBlocks = (blocks: readonly Block[]): Block[] =>
  blocks
    .map(toIssueBlock)
    .filter((block) => block !== null)
    .filter((block, at, all) => block.kind !== 'heading' || (all[at + 1] !== undefined && all[at + 1]!.kind !== 'heading'));

const NOTHING_RECORDED: Block = { kind: 'paragraph', line: 'Nothing is recorded here in this issue.' };

const toIssueChapter = (chapter: Chapter): Chapter => {
  const blocks = toIssueBlocks(chapter.blocks);
  return { ...chapter, purpose: toIssueLine(chapter.purpose), blocks: blocks.length === 0 ? [NOTHING_RECORDED] : blocks };
};

export const toIssueCopy = (document: Document): Document => {
  const { cover, chapters } = document;
  const facts = cover.facts.flatMap(([label, value]) => (isOnlyGap(value) ? [] : [[label, toIssueLine(value)] as const]));
  return {
    ...document,
    cover: { ...cover, facts, blocks: toIssueBlocks(cover.blocks) },
    chapters: chapters.map(toIssueChapter),
  };
};
