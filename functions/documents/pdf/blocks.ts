/** The blocks of a document as pdfmake's nodes. Nodes are made anew for each place, since pdfmake writes into them. */
import type { Block, Line } from '../model.ts';
import { setText } from './glyphs.ts';
import { columnWidths, GUTTER, isOnePage, isShort, KEPT_TOGETHER, rowHeight, textHeight } from './height.ts';
import { cellNode, lineNode, type Node } from './lines.ts';
import { ink, type Layout, layoutName, quiet, rule, sizes, textWidth } from './look.ts';

interface Place {
  layout: Layout;
  /** Width that is there, in points. */
  width: number;
  /** Facts of a sheet stand in two columns, so that it stays one page. */
  isSheet?: true;
}
/** Room below tables, in points. */
const below = { full: 11, card: 6 } as const;

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;

const table = (block: Of<'table'>, { layout, width }: Place): Node => {
  const { title, columns, rows } = block;
  const widths = columnWidths(block, width);
  const isKept = rows.every((row) => rowHeight(row, widths) < KEPT_TOGETHER);
  const head = columns.map((column) => ({ text: setText(column.title), bold: true }));
  const caption = { text: setText(title ?? ''), style: 'caption', colSpan: columns.length };
  const hasCaption = title !== undefined;
  return {
    layout: layoutName(layout, hasCaption ? 'captioned' : 'ruled'),
    fontSize: sizes[layout].table,
    margin: [0, 2, 0, below[layout]],
    ...(isShort(block, width) ? { unbreakable: true } : {}),
    table: {
      headerRows: hasCaption ? 2 : 1,
      // A row may not be cut, and the head never stands alone at the foot of a page.
      ...(isKept ? { dontBreakRows: true, keepWithHeaderRows: Math.min(1, rows.length) } : {}),
      widths,
      body: [
        ...(hasCaption ? [[caption, ...columns.slice(1).map(() => ({}))]] : []),
        head,
        ...rows.map((row) => row.map(cellNode)),
      ],
    },
  };
};

type Fact = readonly [label: string, value: Line];
const factCells = ([label, value]: Fact): Node[] => [{ text: setText(label), color: quiet }, cellNode(value)];

const facts = ({ rows }: Of<'facts'>, { layout, width, isSheet }: Place): Node => {
  const label = isSheet ? 92 : Math.min(150, width * 0.31);
  // Widths in points: a column that takes what is left over grows with the longest word in it, beyond the page.
  const value = isSheet ? (width - 3 * GUTTER) / 2 - label : width - GUTTER - label;
  const isKept = rows.every(([, line]) => textHeight(line, value) < KEPT_TOGETHER);
  const half = Math.ceil(rows.length / 2);
  const body = isSheet
    ? rows.slice(0, half).map((left, at) => {
        const right = rows[half + at];
        return [...factCells(left), ...(right ? factCells(right) : [{ text: '' }, { text: '' }])];
      })
    : rows.map(factCells);
  return {
    layout: layoutName(layout, 'facts'),
    fontSize: sizes[layout].table,
    margin: [0, 2, 0, below[layout]],
    table: { ...(isKept ? { dontBreakRows: true } : {}), widths: isSheet ? [label, value, label, value] : [label, value], body },
  };
};

const box = (): Node => ({ canvas: [{ type: 'rect', x: 0, y: 1, w: 8, h: 8, lineWidth: 0.8, lineColor: ink, r: 1 }] });

const checklist = ({ title, items }: Of<'checklist'>, { layout, width }: Place): Node => {
  const hasTimes = items.some(({ time }) => time !== '');
  const isKept = items.every(({ line }) => textHeight(line, width - 90) < KEPT_TOGETHER);
  const columns = hasTimes ? 3 : 2;
  const heading = { text: setText(title), style: 'caption', colSpan: columns };
  return {
    layout: layoutName(layout, 'ruled'),
    fontSize: sizes[layout].table,
    margin: [0, 2, 0, below[layout]],
    table: {
      headerRows: 1,
      ...(isKept ? { dontBreakRows: true, keepWithHeaderRows: Math.min(2, items.length) } : {}),
      widths: hasTimes ? [9, 50, width - 59 - 2 * GUTTER] : [9, width - 9 - GUTTER],
      body: [
        [heading, ...Array.from({ length: columns - 1 }, () => ({}))],
        ...items.map(({ time, line }) => [box(), ...(hasTimes ? [{ text: setText(time), bold: true }] : []), cellNode(line)]),
      ],
    },
  };
};

const sheetTitle = ({ title, aside }: Of<'sheet'>, { layout, width }: Place): Node => ({
  stack: [
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.8, lineColor: rule }], margin: [0, 2, 0, 5] },
    {
      columns: [
        { text: setText(title), style: 'heading', width: width * 0.6 },
        { ...lineNode(aside), width: width * 0.4 - 10, fontSize: sizes[layout].table },
      ],
      columnGap: 10,
      margin: [0, 0, 0, 5],
    },
  ],
});

/** A title with what it heads, as far as that is short enough to be kept on one page with it. */
const headed = (title: Node, [next, ...rest]: readonly Block[], place: Place): Node[] => {
  if (!next) return [title];
  if (isShort(next, place.width))
    return [{ stack: [title, blockNode(next, place)], unbreakable: true }, ...sequence(rest, place)];
  if (next.kind !== 'list') return [title, ...sequence([next, ...rest], place)];
  const [first, ...others] = next.items;
  const begun = { ...next, items: [first!] };
  if (!isShort(begun, place.width)) return [title, ...sequence([next, ...rest], place)];
  return [
    { stack: [title, { ...listNode(begun), margin: [0, 0, 0, 0] }], unbreakable: true },
    { ...listNode({ ...next, items: others }), start: 2 },
    ...sequence(rest, place),
  ];
};

const listNode = ({ isOrdered, items }: Of<'list'>): Node => ({
  [isOrdered ? 'ol' : 'ul']: items.map((item) => ({ ...lineNode(item), margin: [0, 0, 0, 3] })),
  margin: [0, 0, 0, 9],
});

const headingNode = ({ text }: Of<'heading'>): Node => ({ text: setText(text), style: 'heading', margin: [0, 9, 0, 4] });

const sheet = (one: Of<'sheet'>, place: Place): Node => ({
  stack: headed(sheetTitle(one, place), one.blocks, { ...place, isSheet: true }),
  margin: [0, 0, 0, 8],
  ...(isOnePage(one, place.width) ? { unbreakable: true } : {}),
});

/** The contents are made by pdfmake, with page numbers, from the titles of the chapters. */
const contents = (): Node => ({
  toc: { title: { text: 'Contents', style: 'chapter', margin: [0, 0, 0, 8] }, textMargin: [0, 4, 0, 4] },
  pageBreak: 'before',
});

const blockNode = (block: Block, place: Place): Node => {
  switch (block.kind) {
    case 'paragraph':
      return { ...lineNode(block.line), margin: [0, 0, 0, 7] };
    case 'heading':
      return headingNode(block);
    case 'facts':
      return facts(block, place);
    case 'table':
      return table(block, place);
    case 'list':
      return listNode(block);
    case 'checklist':
      return checklist(block, place);
    case 'sheet':
      return sheet(block, place);
    case 'contents':
      return contents();
  }
};

const isEmpty = (block: Block): boolean =>
  (block.kind === 'facts' && block.rows.length === 0) || (block.kind === 'list' && block.items.length === 0);

/** Blocks one after another; headings stay with what they head, sheets to be handed out start a page. */
const sequence = (blocks: readonly Block[], place: Place): Node[] => {
  const [block, ...rest] = blocks.filter((one) => !isEmpty(one));
  if (!block) return [];
  if (block.kind === 'heading') return headed(headingNode(block), rest, place);
  const [next] = rest;
  const startsPage = block.kind === 'sheet' && block.isHandedOut && next?.kind === 'sheet';
  return [blockNode(block, place), ...(startsPage ? [{ text: '', pageBreak: 'before' }] : []), ...sequence(rest, place)];
};

export const blockNodes = (blocks: readonly Block[], layout: Layout): Node[] =>
  sequence(blocks, { layout, width: textWidth(layout) });
