/** Blocks with rows and rules: tables, facts, checklists. */
import { columnShares } from '../columns.ts';
import type { Block, Line } from '../model.ts';
import { type CellAt, cellOf, type Place, rowOf, SIGN, titleStrips } from './cells.ts';
import { ink, thin } from './look.ts';
import { type Cell, type Row, type Rule, type Strip, stripsOf, type Tag, together, within } from './rows.ts';
import { isBlank } from './runs.ts';

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;

const light: Rule = { weight: 0.5, color: thin };
const strong: Rule = { weight: 1, color: ink };
/** Room at the right of every column but the last. */
const GUTTER = 9;
/** More room in a row that is written on by hand. */
const HAND = 4;
/** Tables, facts and checklists that are no taller are not spread over two pages. */
const SHORT = 170;

/** A row with a rule below it. */
const ruled = (cells: readonly Cell[], place: Place, part: Partial<Row> = {}): Row => ({
  ...rowOf(cells, place.look.settings.cell.leading, place),
  above: place.look.room.row,
  below: place.look.room.row,
  ruleBelow: light,
  ...part,
});

/** What is only there to be written on stays empty, in a row with room for a hand. */
const printed = (line: Line): Line => (isBlank(line) ? '' : line);
const roomOf = (row: readonly Line[], { look }: Place): Pick<Row, 'above' | 'below'> => {
  const room = look.room.row + (row.some(isBlank) ? HAND : 0);
  return { above: room, below: room };
};

/** Neither the first nor the last row stands alone on a page. */
const settled = (head: Strip[], rows: readonly Strip[][]): Strip[] => {
  for (const one of head) one.keepsNext = true;
  const second = rows.length > 2 ? rows.at(-2)!.at(-1) : undefined;
  if (second) second.keepsNext = true;
  const body = rows.flat();
  if (head.length > 0) for (const one of body) one.head = head;
  return together([...head, ...body], SHORT);
};

const columnsOf = ({ columns }: Of<'table'>, { x, width }: Place): { x: number; width: number }[] => {
  let at = x;
  return columnShares(columns).map((share, index) => {
    const whole = (share / 100) * width;
    const column = { x: at, width: index === columns.length - 1 ? whole : whole - GUTTER };
    at += whole;
    return column;
  });
};

export const tableStrips = (block: Of<'table'>, place: Place): Strip[] => {
  const { settings } = place.look;
  const tag = within(place.parent, 'Table');
  const columns = columnsOf(block, place);
  const headRow = within(within(tag, 'THead'), 'TR');
  const headTag = (title: string): Tag => (title === '' ? within(headRow, 'TD') : within(headRow, 'TH', 'Column'));
  const heads = block.columns.map(({ title }, at) =>
    cellOf(title, { ...columns[at]!, tag: headTag(title), setting: settings.head }, place),
  );
  const head = [
    ...(block.title === undefined ? [] : titleStrips(block.title, 'caption', within(tag, 'Caption'), place, { below: 1 })),
    ...stripsOf(ruled(heads, place, { ruleBelow: strong })),
  ];
  const body = within(tag, 'TBody');
  const rows = block.rows.map((row) => {
    const tr = within(body, 'TR');
    const cells = row.map((line, at) =>
      cellOf(printed(line), { ...columns[at]!, tag: within(tr, 'TD'), setting: settings.cell }, place),
    );
    return stripsOf(ruled(cells, place, roomOf(row, place)));
  });
  return settled(head, rows);
};

type Fact = readonly [label: string, value: Line];

/** Facts as rows of a table whose labels are their heads; those of a sheet stand in two columns, so that it stays one page. */
export const factStrips = ({ rows: facts }: Of<'facts'>, place: Place, inTwo: boolean): Strip[] => {
  const { look, x, width } = place;
  const { label: labelSetting, cell: setting } = look.settings;
  const label = inTwo ? 106 : Math.min(150, width * 0.31);
  const column = inTwo ? (width - GUTTER) / 2 : width;
  const value = column - label - GUTTER;
  const tag = within(place.parent, 'Table');
  const pair = ([name, line]: Fact, tr: Tag, left: number): Cell[] => {
    const tag = name === '' ? within(tr, 'TD') : within(tr, 'TH', 'Row');
    const head: CellAt = { x: left, width: label, tag, setting: labelSetting };
    const body: CellAt = { x: left + label + GUTTER, width: value, tag: within(tr, 'TD'), setting };
    return [cellOf(name, head, place), cellOf(printed(line), body, place)];
  };
  const half = inTwo ? Math.ceil(facts.length / 2) : facts.length;
  const empty: Fact = ['', ''];
  const rows = facts.slice(0, half).map((fact, at) => {
    const tr = within(tag, 'TR');
    const beside = inTwo ? (facts[half + at] ?? empty) : null;
    const cells = [...pair(fact, tr, x), ...(beside ? pair(beside, tr, x + column + GUTTER) : [])];
    const room = roomOf([fact[1], beside?.[1] ?? ''], place);
    return stripsOf(ruled(cells, place, { ...room, ...(at === 0 ? { ruleAbove: light } : {}) }));
  });
  return settled([], rows);
};

export const checklistStrips = ({ title, items }: Of<'checklist'>, place: Place): Strip[] => {
  const { look, x, width } = place;
  const time = items.some((one) => one.time !== '') ? 50 + GUTTER : 0;
  const heading = within(place.parent, `H${place.level}`);
  const list = within(place.parent, 'L');
  const head = titleStrips(title, 'caption', heading, place, { below: look.room.row, ruleBelow: strong });
  const rows = items.map((item) => {
    const li = within(list, 'LI');
    const label: CellAt = { x, width: time - GUTTER, tag: within(li, 'Lbl'), setting: look.settings.head };
    const left = SIGN + time;
    const body: CellAt = { x: x + left, width: width - left, tag: within(li, 'LBody'), setting: look.settings.cell };
    return stripsOf(ruled([{ ...cellOf(item.time, label, place), hasBox: true }, cellOf(item.line, body, place)], place));
  });
  return settled(head, rows);
};
