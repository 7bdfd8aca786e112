/** The blocks of a document as Word's paragraphs and tables. */
import { type FileChild, HeadingLevel, Paragraph, TextRun } from 'docx';
import type { Block } from '../pdf/model.ts';
import { cleanText, columnShares } from '../pdf/model.ts';
import { isShort } from './length.ts';
import { lineRuns, quiet } from './lines.ts';
import { sheetRule, twips } from './look.ts';
import { bodyRows, type Cell, grid, headRow } from './table.ts';

export interface Place {
  /** Width that is there, in points. */
  width: number;
  /** Level of the headings at this place. */
  level: 2 | 3 | 4;
  /** The next instance of the numbered list: each begins at 1 again. */
  nextList(): number;
  /** Whether a block stands on one page with itself, and with the block that follows. */
  isWhole?: boolean;
  keepsNext?: boolean;
}
type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;

const headings = { 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3, 4: HeadingLevel.HEADING_4 } as const;

/** Word runs two tables that touch into one; the paragraph between them is also the room below. */
const gap = ({ keepsNext = false }: Place): Paragraph =>
  new Paragraph({ style: 'Cell', children: [], spacing: { after: twips(6) }, keepNext: keepsNext });

const caption = (title: string): Paragraph => new Paragraph({ style: 'Caption2', text: cleanText(title) });

const table = ({ title, columns, rows }: Of<'table'>, place: Place): FileChild[] => {
  const widths = columnShares(columns).map((share) => (share / 100) * place.width);
  const cells = rows.map((row) => row.map((line): Cell => ({ line })));
  return [
    ...(title === undefined ? [] : [caption(title)]),
    grid([headRow(columns.map((column) => column.title)), ...bodyRows(cells, place.isWhole)], widths),
    gap(place),
  ];
};

const facts = ({ rows }: Of<'facts'>, place: Place): FileChild[] => {
  if (rows.length === 0) return [];
  const label = Math.min(150, place.width * 0.31);
  const cells = rows.map(([name, value]): Cell[] => [{ line: name, style: 'Label' }, { line: value }]);
  return [grid(bodyRows(cells, place.isWhole), [label, place.width - label]), gap(place)];
};

const checklist = ({ title, items }: Of<'checklist'>, place: Place): FileChild[] => {
  const hasTimes = items.some(({ time }) => time !== '');
  const widths = hasTimes ? [20, 62, place.width - 82] : [20, place.width - 20];
  const cells = items.map(({ time, line }): Cell[] => [
    { line: '☐' },
    ...(hasTimes ? [{ line: { text: time, mark: 'strong' } as const }] : []),
    { line },
  ]);
  return [caption(title), grid(bodyRows(cells, place.isWhole), widths), gap(place)];
};

const list = ({ isOrdered, items }: Of<'list'>, { nextList, isWhole, keepsNext }: Place): Paragraph[] => {
  const instance = isOrdered ? nextList() : 0;
  const last = items.length - 1;
  return items.map(
    (item, at) =>
      new Paragraph({
        style: 'Item',
        children: lineRuns(item),
        keepLines: true,
        // Two at the beginning and two at the end of a list stay together.
        keepNext: at === last ? Boolean(keepsNext) : Boolean(isWhole) || at === 0 || at === last - 1,
        ...(isOrdered ? { numbering: { reference: 'steps', level: 0, instance } } : { bullet: { level: 0 } }),
      }),
  );
};

const sheet = (one: Of<'sheet'>, place: Place, startsPage: boolean): FileChild[] => {
  const aside = lineRuns(one.aside, { bold: false, color: quiet, size: 18 });
  const level = place.level === 2 ? 3 : 4;
  return [
    new Paragraph({
      heading: headings[place.level],
      pageBreakBefore: startsPage,
      border: sheetRule,
      children: [new TextRun({ text: cleanText(one.title) }), ...(aside.length > 0 ? [new TextRun('   '), ...aside] : [])],
    }),
    ...blockNodes(one.blocks, { ...place, level, isWhole: isShort(one) }),
  ];
};

/** Contents are no block of their own here: the field stands where the cover ends. */
const nodesOf = (block: Block, place: Place, startsPage: boolean): FileChild[] => {
  switch (block.kind) {
    case 'paragraph':
      return [new Paragraph({ children: lineRuns(block.line), keepNext: Boolean(place.keepsNext) })];
    case 'heading':
      return [new Paragraph({ heading: headings[place.level], text: cleanText(block.text) })];
    case 'facts':
      return facts(block, place);
    case 'table':
      return table(block, place);
    case 'list':
      return list(block, place);
    case 'checklist':
      return checklist(block, place);
    case 'sheet':
      return sheet(block, place, startsPage);
    case 'contents':
      return [];
  }
};

/** Sheets below a heading are parts of it; what is handed out begins a page, but for the first. */
export const blockNodes = (blocks: readonly Block[], place: Place): FileChild[] =>
  blocks.flatMap((block, at) => {
    const isHeaded = block.kind === 'sheet' && blocks.slice(0, at).some(({ kind }) => kind === 'heading');
    const level = isHeaded && place.level < 4 ? ((place.level + 1) as 3 | 4) : place.level;
    const startsPage = block.kind === 'sheet' && Boolean(block.isHandedOut) && blocks[at - 1]?.kind === 'sheet';
    return nodesOf(block, { ...place, level, keepsNext: place.isWhole && at < blocks.length - 1 }, startsPage);
  });
