/** The blocks of a document as Word's paragraphs and tables. */
import { type FileChild, HeadingLevel, Paragraph, Table, TableCell, TableLayoutType, TableRow, TextRun, WidthType } from 'docx';
import type { Block, Line } from '../model.ts';
import { printable } from '../text.ts';
import { isBlank, lineRuns, quiet } from './lines.ts';
import { borders, headRule, sheetRule, twips } from './look.ts';

export interface Place {
  /** Width that is there, in points. */
  width: number;
  /** The next instance of the numbered list: each begins at 1 again. */
  nextList(): number;
}
type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;

/** A cell that is only written on stays empty, with room for a hand. Widths and margins are said once, by the table. */
const textCell = (line: Line, style = 'Cell'): TableCell =>
  new TableCell({
    children: [isBlank(line) ? new Paragraph({ style: 'Room' }) : new Paragraph({ style, children: lineRuns(line) })],
  });

const grid = (rows: TableRow[], widths: readonly number[]): Table =>
  new Table({
    rows,
    columnWidths: widths.map(twips),
    width: { size: twips(widths.reduce((sum, one) => sum + one, 0)), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    margins: { top: twips(3), bottom: twips(3), left: 0, right: twips(8), marginUnitType: WidthType.DXA },
    borders,
  });

/** Word runs two tables that touch into one; the paragraph between them is also the room below. */
const gap = (): Paragraph => new Paragraph({ style: 'Cell', children: [], spacing: { after: twips(6) } });

const headRow = (titles: readonly string[]): TableRow =>
  new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: titles.map(
      (title) => new TableCell({ borders: headRule, children: [new Paragraph({ style: 'Head', text: printable(title) })] }),
    ),
  });

const table = ({ title, columns, rows }: Of<'table'>, { width }: Place): FileChild[] => {
  const widths = columns.map((column) => ((column.width ?? 100 / columns.length) / 100) * width);
  return [
    ...(title === undefined ? [] : [new Paragraph({ style: 'Caption2', text: printable(title) })]),
    grid(
      [
        headRow(columns.map((column) => column.title)),
        ...rows.map((row) => new TableRow({ cantSplit: true, children: row.map((value) => textCell(value)) })),
      ],
      widths,
    ),
    gap(),
  ];
};

const facts = ({ rows }: Of<'facts'>, { width }: Place): FileChild[] => {
  const widths = [Math.min(150, width * 0.31), width - Math.min(150, width * 0.31)] as const;
  return [
    grid(
      rows.map(([label, value]) => new TableRow({ cantSplit: true, children: [textCell(label, 'Label'), textCell(value)] })),
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
      items.map(
        ({ time, line }) =>
          new TableRow({
            cantSplit: true,
            children: [textCell('☐'), ...(hasTimes ? [textCell({ text: time, mark: 'strong' })] : []), textCell(line)],
          }),
      ),
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
