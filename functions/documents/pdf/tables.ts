/** Blocks with rows and rules: tables, facts, checklists. */
import { columnShares } from '../columns.ts';
import type { Block, Line } from '../model.ts';
import { type CellBox, type Frame, layoutCell, layoutTitle, makeRow, SIGN_WIDTH } from './cells.ts';
import { ink, thin } from './look.ts';
import { type Cell, childTag, cutRow, keepTogether, type Row, type Rule, type Strip, type Tag } from './rows.ts';
import { isBlank } from './runs.ts';

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;

const lightRule: Rule = { weight: 0.5, color: thin };
const strongRule: Rule = { weight: 1, color: ink };
/** Room at the right of every column but the last. */
const GUTTER = 9;
/** More room in a row that is written on by hand. */
const HAND = 4;
/** Tables, facts and checklists that are no taller are not spread over two pages. */
const SHORT = 170;

/** A row with a rule below it. */
const ruledRow = (cells: readonly Cell[], place: Frame, part: Partial<Row> = {}): Row => ({
  ...makeRow(cells, place.look.settings.cell.leading, place),
  above: place.look.room.row,
  below: place.look.room.row,
  ruleBelow: lightRule,
  ...part,
});

/** What is only there to be written on stays empty, in a row with room for a hand. */
const blankToEmpty = (line: Line): Line => (isBlank(line) ? '' : line);
const rowPadding = (row: readonly Line[], { look }: Frame): Pick<Row, 'above' | 'below'> => {
  const room = look.room.row + (row.some(isBlank) ? HAND : 0);
  return { above: room, below: room };
};

/** Neither the first nor the last row stands alone on a page. */
const avoidOrphans = (head: Strip[], rows: readonly Strip[][]): Strip[] => {
  for (const one of head) one.keepsNext = true;
  const second = rows.length > 2 ? rows.at(-2)!.at(-1) : undefined;
  if (second) second.keepsNext = true;
  const body = rows.flat();
  if (head.length > 0) for (const one of body) one.head = head;
  return keepTogether([...head, ...body], SHORT);
};

const layoutColumns = ({ columns }: Of<'table'>, { x, width }: Frame): { x: number; width: number }[] => {
  let at = x;
  return columnShares(columns).map((share, index) => {
    const whole = (share / 100) * width;
    const column = { x: at, width: index === columns.length - 1 ? whole : whole - GUTTER };
    at += whole;
    return column;
  });
};

export const layoutTable = (block: Of<'table'>, place: Frame): Strip[] => {
  const { settings } = place.look;
  const tag = childTag(place.parent, 'Table');
  const columns = layoutColumns(block, place);
  const headRow = childTag(childTag(tag, 'THead'), 'TR');
  const headTag = (title: string): Tag => (title === '' ? childTag(headRow, 'TD') : childTag(headRow, 'TH', 'Column'));
  const heads = block.columns.map(({ title }, at) =>
    layoutCell(title, { ...columns[at]!, tag: headTag(title), setting: settings.head }, place),
  );
  const head = [
    ...(block.title === undefined ? [] : layoutTitle(block.title, 'caption', childTag(tag, 'Caption'), place, { below: 1 })),
    ...cutRow(ruledRow(heads, place, { ruleBelow: strongRule })),
  ];
  const body = childTag(tag, 'TBody');
  const rows = block.rows.map((row) => {
    const tr = childTag(body, 'TR');
    const cells = row.map((line, at) =>
      layoutCell(blankToEmpty(line), { ...columns[at]!, tag: childTag(tr, 'TD'), setting: settings.cell }, place),
    );
    return cutRow(ruledRow(cells, place, rowPadding(row, place)));
  });
  return avoidOrphans(head, rows);
};

type Fact = readonly [label: string, value: Line];

/** Facts as rows of a table whose labels are their heads; those of a sheet stand in two columns, so that it stays one page. */
export const layoutFacts = ({ rows: facts }: Of<'facts'>, place: Frame, inTwo: boolean): Strip[] => {
  const { look, x, width } = place;
  const { label: labelSetting, cell: setting } = look.settings;
  const label = inTwo ? 106 : Math.min(150, width * 0.31);
  const column = inTwo ? (width - GUTTER) / 2 : width;
  const value = column - label - GUTTER;
  const tag = childTag(place.parent, 'Table');
  const pair = ([name, line]: Fact, tr: Tag, left: number): Cell[] => {
    const tag = name === '' ? childTag(tr, 'TD') : childTag(tr, 'TH', 'Row');
    const head: CellBox = { x: left, width: label, tag, setting: labelSetting };
    const body: CellBox = { x: left + label + GUTTER, width: value, tag: childTag(tr, 'TD'), setting };
    return [layoutCell(name, head, place), layoutCell(blankToEmpty(line), body, place)];
  };
  const half = inTwo ? Math.ceil(facts.length / 2) : facts.length;
  const empty: Fact = ['', ''];
  const rows = facts.slice(0, half).map((fact, at) => {
    const tr = childTag(tag, 'TR');
    const beside = inTwo ? (facts[half + at] ?? empty) : null;
    const cells = [...pair(fact, tr, x), ...(beside ? pair(beside, tr, x + column + GUTTER) : [])];
    const room = rowPadding([fact[1], beside?.[1] ?? ''], place);
    return cutRow(ruledRow(cells, place, { ...room, ...(at === 0 ? { ruleAbove: lightRule } : {}) }));
  });
  return avoidOrphans([], rows);
};

export const layoutChecklist = ({ title, items }: Of<'checklist'>, place: Frame): Strip[] => {
  const { look, x, width } = place;
  const time = items.some((one) => one.time !== '') ? 50 + GUTTER : 0;
  const heading = childTag(place.parent, `H${place.level}`);
  const list = childTag(place.parent, 'L');
  const head = layoutTitle(title, 'caption', heading, place, { below: look.room.row, ruleBelow: strongRule });
  const rows = items.map((item) => {
    const li = childTag(list, 'LI');
    const label: CellBox = { x, width: time - GUTTER, tag: childTag(li, 'Lbl'), setting: look.settings.head };
    const left = SIGN_WIDTH + time;
    const body: CellBox = { x: x + left, width: width - left, tag: childTag(li, 'LBody'), setting: look.settings.cell };
    return cutRow(
      ruledRow([{ ...layoutCell(item.time, label, place), hasBox: true }, layoutCell(item.line, body, place)], place),
    );
  });
  return avoidOrphans(head, rows);
};
