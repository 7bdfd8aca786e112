/** The blocks of a document as Word's paragraphs and tables. */
import { type FileChild, HeadingLevel, Paragraph, TextRun } from 'docx';
import type { Block } from '../model.ts';
import { printable } from '../text.ts';
import { lineRuns, quiet } from './lines.ts';
import { sheetRule, twips } from './look.ts';
import { cell, grid, headRow, row } from './table.ts';

export interface Place {
  /** Width that is there, in points. */
  width: number;
  /** The next instance of the numbered list: each begins at 1 again. */
  nextList(): number;
}
type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;

/** Word runs two tables that touch into one; the paragraph between them is also the room below. */
const gap = (): Paragraph => new Paragraph({ style: 'Cell', children: [], spacing: { after: twips(6) } });

const table = ({ title, columns, rows }: Of<'table'>, { width }: Place): FileChild[] => {
  const widths = columns.map((column) => ((column.width ?? 100 / columns.length) / 100) * width);
  return [
    ...(title === undefined ? [] : [new Paragraph({ style: 'Caption2', text: printable(title) })]),
    grid([headRow(columns.map((column) => column.title)), ...rows.map((cells) => row(cells.map((line) => cell(line))))], widths),
    gap(),
  ];
};

const facts = ({ rows }: Of<'facts'>, { width }: Place): FileChild[] => {
  const widths = [Math.min(150, width * 0.31), width - Math.min(150, width * 0.31)] as const;
  return [
    grid(
      rows.map(([label, value]) => row([cell(label, 'Label'), cell(value)])),
      widths,
    ),
    gap(),
  ];
};

const checklist = ({ title, items }: Of<'checklist'>, { width }: Place): FileChild[] => {
  const hasTimes = items.some(({ time }) => time !== '');
  const widths = hasTimes ? [20, 62, width - 82] : [20, width - 20];
  return [
    new Paragraph({ style: 'Caption2', text: printable(title) }),
    grid(
      items.map(({ time, line }) => row([cell('☐'), ...(hasTimes ? [cell({ text: time, mark: 'strong' })] : []), cell(line)])),
      widths,
    ),
    gap(),
  ];
};

const list = ({ isOrdered, items }: Of<'list'>, { nextList }: Place): Paragraph[] => {
  const instance = isOrdered ? nextList() : 0;
  return items.map(
    (item) =>
      new Paragraph({
        style: 'Item',
        children: lineRuns(item),
        ...(isOrdered ? { numbering: { reference: 'steps', level: 0, instance } } : { bullet: { level: 0 } }),
      }),
  );
};

const sheet = (one: Of<'sheet'>, place: Place, startsPage: boolean): FileChild[] => {
  const aside = lineRuns(one.aside, { bold: false, color: quiet, size: 18 });
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      pageBreakBefore: startsPage,
      border: sheetRule,
      children: [new TextRun({ text: printable(one.title) }), ...(aside.length > 0 ? [new TextRun('   '), ...aside] : [])],
    }),
    ...blockNodes(one.blocks, place),
  ];
};

/** Contents are no block of their own here: the field stands where the cover ends. */
const nodesOf = (block: Block, place: Place, previous: Block | undefined): FileChild[] => {
  switch (block.kind) {
    case 'paragraph':
      return [new Paragraph({ children: lineRuns(block.line) })];
    case 'heading':
      return [new Paragraph({ heading: HeadingLevel.HEADING_2, text: printable(block.text) })];
    case 'facts':
      return block.rows.length > 0 ? facts(block, place) : [];
    case 'table':
      return table(block, place);
    case 'list':
      return list(block, place);
    case 'checklist':
      return checklist(block, place);
    case 'sheet':
      return sheet(block, place, Boolean(block.isHandedOut) && previous?.kind === 'sheet');
    case 'contents':
      return [];
  }
};

export const blockNodes = (blocks: readonly Block[], place: Place): FileChild[] =>
  blocks.flatMap((block, at) => nodesOf(block, place, blocks[at - 1]));
