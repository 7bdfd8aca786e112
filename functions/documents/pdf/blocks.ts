/** The blocks of a document as strips, with the room between them. */
import type { Block } from '../model.ts';
import { cellOf, type Place, rowOf, signOf, textStrips, titleStrips } from './cells.ts';
import { contentsStrips } from './contents.ts';
import { thin } from './look.ts';
import { type Row, type Strip, stripsOf, together, within } from './rows.ts';
import { checklistStrips, factStrips, tableStrips } from './tables.ts';
import { widthOf } from './wrap.ts';

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;

/** Strips, and the room above and below them; of two rooms that meet the larger one counts. */
export interface Part {
  above: number;
  strips: Strip[];
  below: number;
}

/** Parts one after another. */
export const joined = (parts: readonly Part[]): Strip[] => {
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

const list = ({ isOrdered, items }: Of<'list'>, place: Place): Strip[] => {
  const { look, x, width } = place;
  const setting = look.settings.text;
  const tag = within(place.parent, 'L');
  const indent = isOrdered ? (items.length > 99 ? 25 : 18) : 12;
  const strips = items.map((item, at) => {
    const li = within(tag, 'LI');
    const mark = cellOf(isOrdered ? `${at + 1}.` : '\u2022', { x, width: indent, tag: within(li, 'Lbl'), setting }, place);
    const body = { x: x + indent, width: width - indent, tag: within(li, 'LBody'), setting };
    const row = { ...rowOf([mark, cellOf(item, body, place)], setting.leading, place), below: look.room.item };
    return stripsOf(row, ITEM_TOGETHER);
  });
  // The last item of many does not stand alone on a page.
  if (strips.length > 2) strips.at(-2)!.at(-1)!.keepsNext = true;
  return strips.flat();
};

const sheetTitle = ({ title, aside }: Of<'sheet'>, place: Place): Strip[] => {
  const { look, x, width, parent, level } = place;
  const { heading, cell } = look.settings;
  const right = cellOf(aside, { x: x + width, width: width * 0.4, tag: within(parent, 'P'), setting: cell }, place);
  const taken = signOf(right) + Math.max(...right.lines.map((line) => widthOf(line) * right.size));
  const left = cellOf(title, { x, width: width - taken - 14, tag: within(parent, `H${level}`), setting: heading }, place);
  const row: Row = {
    ...rowOf([left, { ...right, isFlushRight: true }], heading.leading, place),
    above: 7,
    below: 3,
    ruleAbove: { weight: 0.8, color: thin },
  };
  return stripsOf(row).map((one) => ({ ...one, keepsNext: true }));
};

const sheet = (one: Of<'sheet'>, place: Place): Strip[] => {
  const outside: Place = { ...place, parent: within(place.parent, 'Sect') };
  const title: Part = { above: 0, strips: sheetTitle(one, outside), below: 0 };
  const inside = partsOf(one.blocks, { ...outside, level: place.level + 1 }, true);
  return together(joined([title, ...inside]), SHEET_TOGETHER);
};

const partOf = (block: Block, place: Place, isSheet: boolean): Part => {
  const { room } = place.look;
  switch (block.kind) {
    case 'paragraph':
      return { above: 0, strips: textStrips(block.line, 'text', within(place.parent, 'P'), place), below: room.paragraph };
    case 'heading': {
      const tag = within(place.parent, `H${place.level}`);
      return { above: room.heading, strips: titleStrips(block.text, 'heading', tag, place), below: 3 };
    }
    case 'facts':
      return { above: 2, strips: factStrips(block, place, isSheet), below: room.block };
    case 'table':
      return { above: 4, strips: tableStrips(block, place), below: room.block };
    case 'list':
      return { above: 0, strips: list(block, place), below: room.paragraph };
    case 'checklist':
      return { above: 4, strips: checklistStrips(block, place), below: room.block };
    case 'sheet':
      return { above: 6, strips: sheet(block, place), below: room.block };
    case 'contents':
      return { above: 0, strips: contentsStrips(block, place), below: 0 };
  }
};

/** Blocks one after another; sheets below a heading are parts of it, and those to be handed out start a page each. */
const partsOf = (blocks: readonly Block[], place: Place, isSheet = false): Part[] => {
  let level = place.level;
  return blocks.map((block, at) => {
    const part = partOf(block, block.kind === 'sheet' ? { ...place, level } : place, isSheet);
    if (block.kind === 'heading') level = place.level + 1;
    const before = blocks[at - 1];
    const startsPage = block.kind === 'sheet' && before?.kind === 'sheet' && before.isHandedOut;
    if (startsPage && part.strips[0]) part.strips[0].startsPage = true;
    return part;
  });
};

export const blockParts = (blocks: readonly Block[], place: Place): Part[] => partsOf(blocks, place);
