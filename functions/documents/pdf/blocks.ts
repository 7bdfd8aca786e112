import type { Block, Line } from './model.ts';
import {
  computeSignWidth,
  cutRow,
  type Frame,
  keepTogether,
  layoutCell,
  layoutText,
  layoutTitle,
  makeChildTag,
  makeRow,
  type Row,
  type Strip,
  type Tag,
} from './rows.ts';
import { layoutChecklist, layoutFacts, layoutTable } from './tables.ts';
import { measureLine } from './text-lines.ts';
import { type Theme, thin } from './theme.ts';
import { replaceUnprintable } from './typeface.ts';

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;

/** Strips with the space above and below; between two flows the larger space counts. */
export interface Flow {
  above: number;
  strips: Strip[];
  below: number;
}

export const joinParts = (parts: readonly Flow[]): Strip[] => {
  let room = 0;
  return parts
    .filter(({ strips }) => strips.length > 0)
    .flatMap(({ above, strips, below }) => {
      strips[0]!.space = Math.max(room, above);
      room = below;
      return strips;
    });
};

/** Sheets up to a fifth of a page are not split. */
const SHEET_TOGETHER = 140;
const SHEET_START = 3;
/** List items up to this height are not split. */
const ITEM_TOGETHER = 60;

const layoutList = ({ isOrdered, items }: Of<'list'>, frame: Frame): Strip[] => {
  const { theme, x, width } = frame;
  const setting = theme.settings.text;
  const tag = makeChildTag(frame.parent, 'L');
  const indent = isOrdered ? (items.length > 99 ? 25 : 18) : 12;
  const strips = items.map((item, at) => {
    const li = makeChildTag(tag, 'LI');
    const mark = layoutCell(
      isOrdered ? `${at + 1}.` : '\u2022',
      { x, width: indent, tag: makeChildTag(li, 'Lbl'), setting },
      frame,
    );
    const body = { x: x + indent, width: width - indent, tag: makeChildTag(li, 'LBody'), setting };
    const row = { ...makeRow([mark, layoutCell(item, body, frame)], setting.leading, frame), below: theme.room.item };
    return cutRow(row, ITEM_TOGETHER);
  });
  // No page begins with the last item alone.
  if (strips.length > 2) strips.at(-2)!.at(-1)!.keepsNext = true;
  return strips.flat();
};

/** One strip, which no page splits. */
const layoutFigure = ({ title, summary, drawing }: Of<'figure'>, frame: Frame): Strip[] => {
  const caption = layoutTitle(title, 'caption', makeChildTag(frame.parent, 'P'), frame, { below: 4 });
  const tag = { ...makeChildTag(frame.parent, 'Figure'), alt: replaceUnprintable(`${title}. ${summary}`) };
  const cell = { x: frame.x, size: frame.theme.settings.text.size, lines: [], tag, drawing };
  return [...caption, ...cutRow(makeRow([cell], drawing.height, frame))];
};

/** A title, and on its line at the right edge what belongs to it. */
export const layoutTitleBeside = (
  title: string,
  aside: Line,
  names: Record<'title' | 'aside', keyof Theme['settings']>,
  tag: Tag,
  frame: Frame,
  part: Partial<Row> = {},
): Strip[] => {
  const { theme, x, width, parent } = frame;
  const setting = theme.settings[names.title];
  const box = { x: x + width, width: width * 0.4, tag: makeChildTag(parent, 'P'), setting: theme.settings[names.aside] };
  const right = layoutCell(aside, box, frame);
  const taken = computeSignWidth(right) + Math.max(...right.lines.map((line) => measureLine(line) * right.size));
  const left = layoutCell(title, { x, width: width - taken - 14, tag, setting }, frame);
  const row = { ...makeRow([left, { ...right, isFlushRight: true as const }], setting.leading, frame), ...part };
  return cutRow(row).map((strip) => ({ ...strip, keepsNext: true }));
};

const layoutSheetTitle = ({ title, aside }: Of<'sheet'>, frame: Frame): Strip[] =>
  layoutTitleBeside(title, aside, { title: 'heading', aside: 'cell' }, makeChildTag(frame.parent, `H${frame.level}`), frame, {
    above: 5,
    below: 2,
    ruleAbove: { weight: 0.8, color: thin },
  });

const layoutSheet = (sheet: Of<'sheet'>, frame: Frame): Strip[] => {
  const outside: Frame = { ...frame, parent: makeChildTag(frame.parent, 'Sect') };
  const title: Flow = { above: 0, strips: layoutSheetTitle(sheet, outside), below: 0 };
  const inside = layoutSequence(sheet.blocks, { ...outside, level: frame.level + 1 });
  const strips = joinParts([title, ...inside]);
  if (sheet.id !== undefined) strips[0]!.starts = { id: sheet.id, title: sheet.title, isPart: true };
  // The title of a sheet that is split stands with its first rows.
  for (const strip of strips.slice(0, Math.min(SHEET_START, strips.length - 1))) strip.keepsNext = true;
  return keepTogether(strips, SHEET_TOGETHER);
};

const layoutBlock = (block: Block, frame: Frame): Flow => {
  const { room } = frame.theme;
  switch (block.kind) {
    case 'paragraph':
      return { above: 0, strips: layoutText(block.line, 'text', makeChildTag(frame.parent, 'P'), frame), below: room.paragraph };
    case 'heading': {
      const tag = makeChildTag(frame.parent, `H${frame.level}`);
      const strips = layoutTitle(block.text, 'heading', tag, frame);
      if (block.id !== undefined) strips[0]!.starts = { id: block.id, title: block.text, isPart: true };
      return { above: room.heading, strips, below: 3 };
    }
    case 'facts':
      return { above: 2, strips: layoutFacts(block, frame), below: room.block };
    case 'table':
      return { above: 4, strips: layoutTable(block, frame), below: room.block };
    case 'list':
      return { above: 0, strips: layoutList(block, frame), below: room.paragraph };
    case 'checklist':
      return { above: 4, strips: layoutChecklist(block, frame), below: room.block };
    case 'sheet':
      return { above: 6, strips: layoutSheet(block, frame), below: 6 };
    case 'figure':
      return { above: 4, strips: layoutFigure(block, frame), below: room.block };
    case 'contents':
      return { above: 0, strips: layoutContents(block, frame), below: 0 };
  }
};

/** Sheets after a heading are one heading level deeper; a sheet after a handout starts a page. */
const layoutSequence = (blocks: readonly Block[], frame: Frame): Flow[] => {
  let level = frame.level;
  return blocks.map((block, at) => {
    const part = layoutBlock(block, block.kind === 'sheet' ? { ...frame, level } : frame);
    if (block.kind === 'heading') level = frame.level + 1;
    const before = blocks[at - 1];
    const startsPage = block.kind === 'sheet' && before?.kind === 'sheet' && before.isHandedOut;
    if (startsPage && part.strips[0]) part.strips[0].startsPage = true;
    return part;
  });
};

export const layoutBlocks = (blocks: readonly Block[], frame: Frame): Flow[] => layoutSequence(blocks, frame);

/** Page numbers are filled in when all pages are laid out. */

/** Contents up to a whole page stand together. */
const CONTENTS_TOGETHER = 650;
const NUMBER = 26;
const ASIDE = 150;
const PAGE = 34;

const layoutContents = ({ entries }: Extract<Block, { kind: 'contents' }>, frame: Frame): Strip[] => {
  const { theme, x, width, parent } = frame;
  const { text, head, reference } = theme.settings;
  const title = layoutTitle('Contents', 'chapter', makeChildTag(parent, 'H2'), frame, { below: 6 });
  const list = makeChildTag(parent, 'TOC');
  const rows = entries.flatMap((entry) => {
    const tag = makeChildTag(makeChildTag(makeChildTag(list, 'TOCI'), 'Reference'), 'Link');
    const id = entry.href.slice(1);
    const right = x + width;
    const cells = [
      layoutCell(entry.number, { x, width: NUMBER, tag, setting: head }, frame),
      layoutCell(entry.title, { x: x + NUMBER, width: width - NUMBER - ASIDE - PAGE, tag, setting: text }, frame),
      layoutCell(entry.aside, { x: right - ASIDE - PAGE, width: ASIDE, tag, setting: reference }, frame),
      { ...layoutCell('', { x: right, width: PAGE, tag, setting: text }, frame), isFlushRight: true as const, pageOf: id },
    ];
    const row = makeRow(cells, text.leading, frame);
    const rule = { weight: 0.5, color: thin };
    return cutRow({ ...row, above: 2, below: 2, ruleBelow: rule, leadsTo: { id, title: entry.title } });
  });
  return keepTogether([...title, ...rows], CONTENTS_TOGETHER);
};
