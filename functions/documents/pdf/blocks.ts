/** The blocks of a document as strips, with the room between them. */
import type { Block } from '../model.ts';
import { type Frame, layoutCell, layoutText, layoutTitle, makeRow, signWidth } from './cells.ts';
import { layoutContents } from './contents.ts';
import { thin } from './look.ts';
import { childTag, cutRow, keepTogether, type Row, type Strip } from './rows.ts';
import { layoutChecklist, layoutFacts, layoutTable } from './tables.ts';
import { lineWidth } from './wrap.ts';

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;

/** Strips, and the room above and below them; of two rooms that meet the larger one counts. */
export interface Flow {
  above: number;
  strips: Strip[];
  below: number;
}

/** Parts one after another. */
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

/** Two thirds of a page: a sheet is read as a whole. */
const SHEET_TOGETHER = 430;
/** Items up to this height are not spread over two pages. */
const ITEM_TOGETHER = 60;

const layoutList = ({ isOrdered, items }: Of<'list'>, place: Frame): Strip[] => {
  const { look, x, width } = place;
  const setting = look.settings.text;
  const tag = childTag(place.parent, 'L');
  const indent = isOrdered ? (items.length > 99 ? 25 : 18) : 12;
  const strips = items.map((item, at) => {
    const li = childTag(tag, 'LI');
    const mark = layoutCell(isOrdered ? `${at + 1}.` : '\u2022', { x, width: indent, tag: childTag(li, 'Lbl'), setting }, place);
    const body = { x: x + indent, width: width - indent, tag: childTag(li, 'LBody'), setting };
    const row = { ...makeRow([mark, layoutCell(item, body, place)], setting.leading, place), below: look.room.item };
    return cutRow(row, ITEM_TOGETHER);
  });
  // The last item of many does not stand alone on a page.
  if (strips.length > 2) strips.at(-2)!.at(-1)!.keepsNext = true;
  return strips.flat();
};

const layoutSheetTitle = ({ title, aside }: Of<'sheet'>, place: Frame): Strip[] => {
  const { look, x, width, parent, level } = place;
  const { heading, cell } = look.settings;
  const right = layoutCell(aside, { x: x + width, width: width * 0.4, tag: childTag(parent, 'P'), setting: cell }, place);
  const taken = signWidth(right) + Math.max(...right.lines.map((line) => lineWidth(line) * right.size));
  const left = layoutCell(title, { x, width: width - taken - 14, tag: childTag(parent, `H${level}`), setting: heading }, place);
  const row: Row = {
    ...makeRow([left, { ...right, isFlushRight: true }], heading.leading, place),
    above: 7,
    below: 3,
    ruleAbove: { weight: 0.8, color: thin },
  };
  return cutRow(row).map((one) => ({ ...one, keepsNext: true }));
};

const layoutSheet = (one: Of<'sheet'>, place: Frame): Strip[] => {
  const outside: Frame = { ...place, parent: childTag(place.parent, 'Sect') };
  const title: Flow = { above: 0, strips: layoutSheetTitle(one, outside), below: 0 };
  const inside = layoutSequence(one.blocks, { ...outside, level: place.level + 1 }, true);
  return keepTogether(joinParts([title, ...inside]), SHEET_TOGETHER);
};

const layoutBlock = (block: Block, place: Frame, isSheet: boolean): Flow => {
  const { room } = place.look;
  switch (block.kind) {
    case 'paragraph':
      return { above: 0, strips: layoutText(block.line, 'text', childTag(place.parent, 'P'), place), below: room.paragraph };
    case 'heading': {
      const tag = childTag(place.parent, `H${place.level}`);
      return { above: room.heading, strips: layoutTitle(block.text, 'heading', tag, place), below: 3 };
    }
    case 'facts':
      return { above: 2, strips: layoutFacts(block, place, isSheet), below: room.block };
    case 'table':
      return { above: 4, strips: layoutTable(block, place), below: room.block };
    case 'list':
      return { above: 0, strips: layoutList(block, place), below: room.paragraph };
    case 'checklist':
      return { above: 4, strips: layoutChecklist(block, place), below: room.block };
    case 'sheet':
      return { above: 6, strips: layoutSheet(block, place), below: room.block };
    case 'contents':
      return { above: 0, strips: layoutContents(block, place), below: 0 };
  }
};

/** Blocks one after another; sheets below a heading are parts of it, and those to be handed out start a page each. */
const layoutSequence = (blocks: readonly Block[], place: Frame, isSheet = false): Flow[] => {
  let level = place.level;
  return blocks.map((block, at) => {
    const part = layoutBlock(block, block.kind === 'sheet' ? { ...place, level } : place, isSheet);
    if (block.kind === 'heading') level = place.level + 1;
    const before = blocks[at - 1];
    const startsPage = block.kind === 'sheet' && before?.kind === 'sheet' && before.isHandedOut;
    if (startsPage && part.strips[0]) part.strips[0].startsPage = true;
    return part;
  });
};

export const layoutBlocks = (blocks: readonly Block[], place: Frame): Flow[] => layoutSequence(blocks, place);
