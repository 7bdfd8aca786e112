import { type FileChild, HeadingLevel, ImageRun, LineRuleType, Paragraph, TextRun } from 'docx';
import { renderSvg } from '#shared/pictures/svg.ts';
import { type Block, cleanText, computeColumnShares, type Line, toPlainText } from '../pdf/model.ts';
import { box } from '../values.ts';
import type { Rasterize } from './rasterizer.ts';
import { buildBodyRows, buildGrid, buildHeadRow, type Cell } from './table.ts';
import { type Layout, quiet, room, sheetRule, toTextRuns, toTwips } from './theme.ts';

export interface BlockContext {
  layout: Layout;
  /** Width that is there, in points. */
  width: number;
  level: 2 | 3 | 4;
  nextList(): number;
  /** Of documents with figures. */
  rasterize?: Rasterize;
  /** Whether a block stands on one page with itself, and with the block that follows. */
  isWhole?: boolean;
  keepsNext?: boolean;
}
type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;

const headings = { 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3, 4: HeadingLevel.HEADING_4 } as const;

/** Word merges two tables that touch; this paragraph separates them and is the space below. */
const createSpacer = ({ keepsNext = false, layout }: BlockContext): Paragraph =>
  new Paragraph({
    style: 'Cell',
    children: [],
    spacing: { after: toTwips(room[layout].table), line: toTwips(1), lineRule: LineRuleType.EXACT },
    keepNext: keepsNext,
  });

const createCaption = (title: string): Paragraph => new Paragraph({ style: 'Caption2', text: cleanText(title) });

const createTable = ({ title, columns, rows }: Of<'table'>, place: BlockContext): FileChild[] => {
  const widths = computeColumnShares(columns).map((share) => (share / 100) * place.width);
  const cells = rows.map((row) => row.map((line): Cell => ({ line })));
  return [
    ...(title === undefined ? [] : [createCaption(title)]),
    buildGrid(
      [buildHeadRow(columns.map((column) => column.title)), ...buildBodyRows(cells, place.isWhole)],
      widths,
      room[place.layout].cell,
    ),
    createSpacer(place),
  ];
};

const createFacts = ({ rows }: Of<'facts'>, place: BlockContext): FileChild[] => {
  if (rows.length === 0) return [];
  const label = Math.min(150, place.width * 0.31);
  const cells = rows.map(([name, value]): Cell[] => [{ line: name, style: 'Label' }, { line: value }]);
  return [
    buildGrid(buildBodyRows(cells, place.isWhole), [label, place.width - label], room[place.layout].cell),
    createSpacer(place),
  ];
};

const createChecklist = ({ title, items }: Of<'checklist'>, place: BlockContext): FileChild[] => {
  const hasTimes = items.some(({ time }) => time !== '');
  const widths = hasTimes ? [20, 62, place.width - 82] : [20, place.width - 20];
  const cells = items.map(({ time, line }): Cell[] => [
    { line: box },
    ...(hasTimes ? [{ line: { text: time, mark: 'strong' } as const }] : []),
    { line },
  ]);
  return [
    createCaption(title),
    buildGrid(buildBodyRows(cells, place.isWhole), widths, room[place.layout].cell),
    createSpacer(place),
  ];
};

const createList = ({ isOrdered, items }: Of<'list'>, { nextList, isWhole, keepsNext }: BlockContext): Paragraph[] => {
  const instance = isOrdered ? nextList() : 0;
  const last = items.length - 1;
  return items.map(
    (item, at) =>
      new Paragraph({
        style: 'Item',
        children: toTextRuns(item),
        keepLines: true,
        // Two at the beginning and two at the end of a list stay together.
        keepNext: at === last ? Boolean(keepsNext) : Boolean(isWhole) || at === 0 || at === last - 1,
        numbering: { reference: isOrdered ? 'steps' : 'points', level: 0, instance },
      }),
  );
};

const FIGURE_FONTS = 'Roboto, Arial, sans-serif';
const PIXELS_PER_POINT = 96 / 72;
/** Readable in print at 150 dots an inch; drawing and packing them takes a third of the time of a long document. */
const DOTS_PER_POINT = 150 / 72;

/** Vector where the reader can, with the same as an image for those that can't. */
const createFigure = ({ title, summary, drawing, inWord }: Of<'figure'>, place: BlockContext): FileChild[] => {
  const { width, rasterize } = place;
  const label = cleanText(`${title}. ${summary}`);
  const svg = renderSvg(drawing, label, FIGURE_FONTS);
  const share = Math.min(1, width / drawing.width);
  const scale = share * PIXELS_PER_POINT;
  return [
    createCaption(title),
    new Paragraph({
      children: [
        new ImageRun({
          type: 'svg',
          data: Buffer.from(svg),
          fallback: { type: 'png', data: rasterize!(svg, Math.round(drawing.width * share * DOTS_PER_POINT)) },
          transformation: { width: drawing.width * scale, height: drawing.height * scale },
          altText: { name: cleanText(title), title: cleanText(title), description: label },
        }),
      ],
    }),
    ...(inWord === undefined ? [] : createTable({ kind: 'table', ...inWord }, place)),
  ];
};

const createSheet = (sheet: Of<'sheet'>, place: BlockContext, startsPage: boolean): FileChild[] => {
  const aside = toTextRuns(sheet.aside, { bold: false, color: quiet, size: 18 });
  const level = place.level === 2 ? 3 : 4;
  return [
    new Paragraph({
      heading: headings[place.level],
      pageBreakBefore: startsPage,
      border: sheetRule,
      children: [new TextRun({ text: cleanText(sheet.title) }), ...(aside.length > 0 ? [new TextRun('   '), ...aside] : [])],
    }),
    ...toBlockNodes(sheet.blocks, { ...place, level, isWhole: isShort(sheet) }),
  ];
};

/** The contents field is created where the cover ends. */
const toNodes = (block: Block, place: BlockContext, startsPage: boolean, followsSheet: boolean): FileChild[] => {
  switch (block.kind) {
    case 'paragraph':
      return [
        new Paragraph({
          children: toTextRuns(block.line),
          keepNext: Boolean(place.keepsNext),
          // Or it would look like the end of the sheet.
          ...(followsSheet && { spacing: { before: toTwips(room[place.layout].part) } }),
        }),
      ];
    case 'heading':
      return [new Paragraph({ heading: headings[place.level], text: cleanText(block.text) })];
    case 'facts':
      return createFacts(block, place);
    case 'table':
      return createTable(block, place);
    case 'list':
      return createList(block, place);
    case 'checklist':
      return createChecklist(block, place);
    case 'sheet':
      return createSheet(block, place, startsPage);
    case 'figure':
      return createFigure(block, place);
    case 'contents':
      return [];
  }
};

/** Sheets below a heading are one level deeper; every handout but the first starts a page. */
export const toBlockNodes = (blocks: readonly Block[], place: BlockContext): FileChild[] =>
  blocks.flatMap((block, at) => {
    const isHeaded = block.kind === 'sheet' && blocks.slice(0, at).some(({ kind }) => kind === 'heading');
    const level = isHeaded && place.level < 4 ? ((place.level + 1) as 3 | 4) : place.level;
    const followsSheet = blocks[at - 1]?.kind === 'sheet';
    const startsPage = block.kind === 'sheet' && Boolean(block.isHandedOut) && followsSheet;
    return toNodes(block, { ...place, level, keepsNext: place.isWhole && at < blocks.length - 1 }, startsPage, followsSheet);
  });

const LINE_LETTERS = 90;
const PAGE_LINES = 30;

const countLines = (line: Line, share = 1): number =>
  toPlainText(line)
    .split('\n')
    .reduce((sum, part) => sum + Math.max(1, Math.ceil(part.length / (LINE_LETTERS * share))), 0);
const sumCounts = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const countBlockLines = (block: Block): number => {
  switch (block.kind) {
    case 'paragraph':
      return countLines(block.line);
    case 'heading':
      return 2;
    case 'facts':
      return sumCounts(block.rows.map(([, value]) => countLines(value, 0.65)));
    case 'table':
      return sumCounts(
        block.rows.map((row) =>
          Math.max(...row.map((cell, at) => countLines(cell, (block.columns[at]?.width ?? 100 / row.length) / 100))),
        ),
      );
    case 'list':
      return sumCounts(block.items.map((item) => countLines(item)));
    case 'checklist':
      return 2 + sumCounts(block.items.map(({ line }) => countLines(line, 0.8)));
    case 'sheet':
      return 2 + sumCounts(block.blocks.map(countBlockLines));
    case 'figure':
      return Math.ceil(block.drawing.height / 12) + (block.inWord?.rows.length ?? 0);
    case 'contents':
      return PAGE_LINES;
  }
};

const isShort = (block: Block): boolean => countBlockLines(block) <= PAGE_LINES;
