import type { Block, Line } from './model.ts';
import { computeColumnShares, isBlank, toPlainText } from './model.ts';
import {
  type Cell,
  type CellBox,
  cutRow,
  type Frame,
  keepTogether,
  layoutCell,
  layoutTitle,
  makeChildTag,
  makeRow,
  type Row,
  type Rule,
  SIGN_WIDTH,
  type Strip,
  type Tag,
} from './rows.ts';
import { findSeverityBars, measureWidestWord, toRuns } from './text-lines.ts';
import { ink, type TextStyle, thin } from './theme.ts';

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;

const lightRule: Rule = { weight: 0.5, color: thin };
const strongRule: Rule = { weight: 1, color: ink };
const GUTTER = 9;
/** Extra padding in rows that are written on by hand. */
const HAND = 4;
const SHORT = 170;

const makeRuledRow = (cells: readonly Cell[], frame: Frame, part: Partial<Row> = {}): Row => ({
  ...makeRow(cells, frame.theme.settings.cell.leading, frame),
  above: frame.theme.room.row,
  below: frame.theme.room.row,
  ruleBelow: lightRule,
  ...part,
});

/** Blanks in tables are empty cells, without the line to write on. */
const replaceBlank = (line: Line): Line => (isBlank(line) ? '' : line);
const computeRowPadding = (row: readonly Line[], { theme }: Frame): Pick<Row, 'above' | 'below'> => {
  const room = theme.room.row + (row.some(isBlank) ? HAND : 0);
  return { above: room, below: room };
};

/** No page begins or ends with a single row, and heads are repeated on each page. */
const avoidOrphans = (head: Strip[], rows: readonly Strip[][]): Strip[] => {
  for (const strip of head) strip.keepsNext = true;
  const second = rows.length > 2 ? rows.at(-2)!.at(-1) : undefined;
  if (second) second.keepsNext = true;
  const body = rows.flat();
  if (head.length > 0) for (const strip of body) strip.head = head;
  return keepTogether([...head, ...body], SHORT);
};

/** A wider word, such as an address on the web, takes no room from other columns. */
const WIDEST_WORD_SHARE = 0.3;

/** How wide a column has to be so that none of its words breaks. */
const computeLeastWidth = (lines: readonly Line[], head: string, given: number, { theme, typeface, width }: Frame): number => {
  const { cell, head: headSetting } = theme.settings;
  const atLeast = (line: Line, setting: TextStyle): number => {
    const sign = findSeverityBars(line) === undefined ? 0 : SIGN_WIDTH;
    // No letter is wider than the size of its type.
    const letters = (given - sign - GUTTER) / setting.size;
    const word = measureWidestWord(toRuns(line, setting), letters, typeface) * setting.size;
    return word > WIDEST_WORD_SHARE * width ? 0 : word + sign + GUTTER;
  };
  return Math.max(atLeast(head, headSetting), ...lines.map((line) => atLeast(line, cell)));
};

/** The widths that the table asks for; where a word would break, its column gets room from those that have it. */
const computeColumnWidths = ({ columns, rows }: Of<'table'>, frame: Frame): number[] => {
  const given = computeColumnShares(columns).map((share) => (share / 100) * frame.width);
  const least = given.map((width, at) =>
    computeLeastWidth(
      rows.map((row) => replaceBlank(row[at]!)),
      columns[at]!.title,
      width,
      frame,
    ),
  );
  const lacking = given.reduce((sum, width, at) => sum + Math.max(0, least[at]! - width), 0);
  const spare = given.reduce((sum, width, at) => sum + Math.max(0, width - least[at]!), 0);
  if (lacking === 0 || lacking > spare) return given;
  return given.map((width, at) => Math.max(least[at]!, width - (lacking / spare) * Math.max(0, width - least[at]!)));
};

const layoutColumns = (block: Of<'table'>, frame: Frame): { x: number; width: number }[] => {
  let at = frame.x;
  return computeColumnWidths(block, frame).map((whole, index) => {
    const column = { x: at, width: index === block.columns.length - 1 ? whole : whole - GUTTER };
    at += whole;
    return column;
  });
};

export const layoutTable = (block: Of<'table'>, frame: Frame): Strip[] => {
  const { settings } = frame.theme;
  const tag = makeChildTag(frame.parent, 'Table');
  const columns = layoutColumns(block, frame);
  const headRow = makeChildTag(makeChildTag(tag, 'THead'), 'TR');
  const headTag = (title: string): Tag => (title === '' ? makeChildTag(headRow, 'TD') : makeChildTag(headRow, 'TH', 'Column'));
  const heads = block.columns.map(({ title }, at) =>
    layoutCell(title, { ...columns[at]!, tag: headTag(title), setting: settings.head }, frame),
  );
  const head = [
    ...(block.title === undefined ? [] : layoutTitle(block.title, 'caption', makeChildTag(tag, 'Caption'), frame, { below: 1 })),
    ...cutRow(makeRuledRow(heads, frame, { ruleBelow: strongRule })),
  ];
  const body = makeChildTag(tag, 'TBody');
  const rows = block.rows.map((row) => {
    const tr = makeChildTag(body, 'TR');
    const cells = row.map((line, at) =>
      layoutCell(replaceBlank(line), { ...columns[at]!, tag: makeChildTag(tr, 'TD'), setting: settings.cell }, frame),
    );
    return cutRow(makeRuledRow(cells, frame, computeRowPadding(row, frame)));
  });
  return avoidOrphans(head, rows);
};

type Fact = readonly [label: string, value: Line];

const FACT_LABEL = 106;
/** Values up to this length share a row with another. */
const BESIDE_MAX = 36;

/** A short fact waits this many facts for another. */
const BESIDE_WITHIN = 2;

const isShort = ([, value]: Fact): boolean => toPlainText(value).length <= BESIDE_MAX && !toPlainText(value).includes('\n');

/** One fact a row, or two short ones side by side. */
const pairFacts = (facts: readonly Fact[]): (readonly [Fact, Fact?])[] => {
  const [fact, ...rest] = facts;
  if (fact === undefined) return [];
  const at = isShort(fact) ? rest.slice(0, BESIDE_WITHIN).findIndex(isShort) : -1;
  return at < 0 ? [[fact], ...pairFacts(rest)] : [[fact, rest[at]], ...pairFacts(rest.toSpliced(at, 1))];
};

export const layoutFacts = ({ rows: facts }: Of<'facts'>, frame: Frame): Strip[] => {
  const { theme, x, width } = frame;
  const { label: labelSetting, cell: setting } = theme.settings;
  const half = (width - GUTTER) / 2;
  const tag = makeChildTag(frame.parent, 'Table');
  const pair = ([name, line]: Fact, tr: Tag, left: number, column: number): Cell[] => {
    const tag = name === '' ? makeChildTag(tr, 'TD') : makeChildTag(tr, 'TH', 'Row');
    const head: CellBox = { x: left, width: FACT_LABEL, tag, setting: labelSetting };
    const valueAt = FACT_LABEL + GUTTER;
    const body: CellBox = { x: left + valueAt, width: column - valueAt, tag: makeChildTag(tr, 'TD'), setting };
    return [layoutCell(name, head, frame), layoutCell(replaceBlank(line), body, frame)];
  };
  const rows = pairFacts(facts).map(([fact, beside], at) => {
    const tr = makeChildTag(tag, 'TR');
    const cells = beside ? [...pair(fact, tr, x, half), ...pair(beside, tr, x + half + GUTTER, half)] : pair(fact, tr, x, width);
    const room = computeRowPadding([fact[1], beside?.[1] ?? ''], frame);
    return cutRow(makeRuledRow(cells, frame, { ...room, ...(at === 0 ? { ruleAbove: lightRule } : {}) }));
  });
  return avoidOrphans([], rows);
};

export const layoutChecklist = ({ title, items }: Of<'checklist'>, frame: Frame): Strip[] => {
  const { theme, x, width } = frame;
  const time = items.some((item) => item.time !== '') ? 50 + GUTTER : 0;
  const heading = makeChildTag(frame.parent, `H${frame.level}`);
  const list = makeChildTag(frame.parent, 'L');
  const head = layoutTitle(title, 'caption', heading, frame, { below: theme.room.row, ruleBelow: strongRule });
  const rows = items.map((item) => {
    const li = makeChildTag(list, 'LI');
    const label: CellBox = { x, width: time - GUTTER, tag: makeChildTag(li, 'Lbl'), setting: theme.settings.head };
    const left = SIGN_WIDTH + time;
    const body: CellBox = { x: x + left, width: width - left, tag: makeChildTag(li, 'LBody'), setting: theme.settings.cell };
    return cutRow(
      makeRuledRow([{ ...layoutCell(item.time, label, frame), hasBox: true }, layoutCell(item.line, body, frame)], frame),
    );
  });
  return avoidOrphans(head, rows);
};
