import type { BcpContent } from '#shared/domain/bcp/bcp.ts';
import { buildDependencyMap, listNeeded } from '#shared/domain/bcp/check/dependencies.ts';
import { nameKey } from '#shared/domain/bcp/names.ts';
import { pictureMessages } from '#shared/messages/pictures.ts';
import {
  type Drawing,
  type DrawingMark,
  type Frame,
  fitText,
  type MaybeFigure,
  measureText,
  toLabel,
  wrapText,
} from './drawing.ts';

const words = pictureMessages.dependencies;

export type DependencySource = Pick<BcpContent, 'critical_functions' | 'it_systems' | 'key_suppliers'>;

type Kind = keyof typeof words.kind;
interface MapNode {
  key: string;
  name: string;
  kind: Kind;
  users: MapNode[];
  needs: MapNode[];
  /** Functions that need it, themselves or through what they need. */
  dependents: readonly string[];
}

const buildGraph = (content: DependencySource): MapNode[] => {
  const needed = listNeeded(content);
  const nodes = new Map<string, MapNode>();
  const add = (name: string, kind: Kind): MapNode => {
    const key = nameKey(name);
    const known = nodes.get(key);
    if (known) return known;
    const node: MapNode = { key, name, kind, users: [], needs: [], dependents: needed.get(key)?.functions ?? [] };
    nodes.set(key, node);
    return node;
  };
  const connect = (user: MapNode, needed: MapNode): void => {
    if (user === needed || user.needs.includes(needed)) return;
    user.needs.push(needed);
    needed.users.push(user);
  };
  for (const { name } of content.critical_functions) add(name, 'function');
  for (const { name } of content.it_systems) add(name, 'system');
  for (const { name } of content.key_suppliers) add(name, 'supplier');
  const { needsOf } = buildDependencyMap(content);
  for (const item of content.critical_functions) {
    const spelled = new Map([...item.suppliers, ...item.dependencies].map((name) => [nameKey(name), name]));
    for (const key of needsOf(item)) connect(add(item.name, 'function'), nodes.get(key) ?? add(spelled.get(key) ?? key, 'other'));
  }
  for (const system of content.it_systems)
    for (const name of [...system.system_dependencies, ...system.dependencies])
      if (nameKey(name) !== '') connect(add(system.name, 'system'), add(name, 'other'));
  return [...nodes.values()].filter(({ key, users, needs }) => key !== '' && users.length + needs.length > 0);
};

const countLinks = ({ users, needs }: MapNode): number => users.length + needs.length;

type Column = keyof typeof words.kinds;
const COLUMNS: readonly Column[] = ['system', 'function', 'other'];
const columnOf = ({ kind }: MapNode): Column => (kind === 'supplier' ? 'other' : kind);

/** Puts nodes near those they are connected with: the mean place of their neighbors, a few times over. */
const SWEEPS = 4;
const arrange = (nodes: readonly MapNode[]): Map<Column, MapNode[]> => {
  const columns = new Map(COLUMNS.map((column) => [column, nodes.filter((node) => columnOf(node) === column)] as const));
  const placeOf = new Map<MapNode, number>();
  const number = (column: readonly MapNode[]): void => {
    for (const [at, node] of column.entries()) placeOf.set(node, (at + 0.5) / column.length);
  };
  columns.get('function')!.sort((a, b) => countLinks(b) - countLinks(a));
  for (const column of columns.values()) number(column);
  const meanOf = (node: MapNode): number => {
    const places = [...node.users, ...node.needs].flatMap((other) =>
      columnOf(other) === columnOf(node) ? [] : [placeOf.get(other) ?? 0.5],
    );
    return places.length === 0 ? placeOf.get(node)! : places.reduce((sum, place) => sum + place, 0) / places.length;
  };
  for (let sweep = 0; sweep < SWEEPS; sweep += 1)
    for (const column of [columns.get('system')!, columns.get('other')!, columns.get('function')!]) {
      const means = new Map(column.map((node) => [node, meanOf(node)]));
      column.sort((a, b) => means.get(a)! - means.get(b)!);
      number(column);
    }
  return columns;
};

/** Below this, boxes would cut most names: the frame scrolls instead. */
const WIDTH_IN_LETTERS = 46;
const GAP_SHARE = 0.07;
const MIN_GAP = 30;

interface Layout {
  row: number;
  box: number;
  head: number;
}
const measureRows = (size: number): Layout => ({ row: size * 1.9, box: size * 1.6, head: size * 2 });

const countRowsThatFit = ({ textSize, maxHeight = Number.POSITIVE_INFINITY }: Frame): number => {
  const { row, head } = measureRows(textSize);
  return Math.max(1, Math.floor((maxHeight - head) / row));
};

/** The most connected of each column. */
const pickShown = (nodes: readonly MapNode[], frame: Frame): MapNode[] => {
  const rows = countRowsThatFit(frame);
  const shown = new Set(
    COLUMNS.flatMap((column) =>
      nodes
        .filter((node) => columnOf(node) === column)
        .toSorted((a, b) => countLinks(b) - countLinks(a))
        .slice(0, rows),
    ),
  );
  return nodes.filter((node) => shown.has(node));
};

const draw = (all: readonly MapNode[], top: MapNode | undefined, frame: Frame): Drawing => {
  const { textSize: size } = frame;
  const nodes = pickShown(all, frame);
  const isPart = nodes.length < all.length;
  const columns = [...arrange(nodes)].filter(([, column]) => column.length > 0);
  const width = Math.max(frame.width, columns.length * WIDTH_IN_LETTERS * size * 0.3);
  const { row, box, head } = measureRows(size);
  const gap = Math.max(MIN_GAP, width * GAP_SHARE);
  // Lines between two nodes of a column turn around in the gap to its right, or in the margin of the last one.
  const margin = gap * 0.4;
  const boxWidth = (width - margin - gap * (columns.length - 1)) / columns.length;
  const tallest = Math.max(...columns.map(([, column]) => column.length));
  const lines: DrawingMark[] = [];
  const emphasized: DrawingMark[] = [];
  const marks: DrawingMark[] = [];
  const placeOf = new Map<MapNode, { x: number; y: number; at: number }>();
  for (const [at, [column, members]] of columns.entries()) {
    const x = at * (boxWidth + gap);
    marks.push({
      kind: 'text',
      x,
      y: size,
      text: fitText(words.kinds[column], boxWidth + gap * 0.4, size, true),
      size,
      isBold: true,
      tone: 'ink-2',
    });
    const step = (tallest * row) / members.length;
    const spread = Math.min(step, row * 2.5);
    const start = head + (tallest * row - spread * members.length) / 2;
    for (const [line, node] of members.entries()) placeOf.set(node, { x, y: start + (line + 0.5) * spread - box / 2, at });
  }
  for (const node of nodes)
    for (const needed of node.needs) {
      const [from, to] = [placeOf.get(node), placeOf.get(needed)];
      if (!from || !to) continue;
      const isEmphasized = needed === top;
      const [a, b] = from.x <= to.x ? [from, to] : [to, from];
      const [y1, y2] = [a.y + box / 2, b.y + box / 2];
      const x1 = a.x + boxWidth;
      const isSame = a.at === b.at;
      const x2 = isSame ? x1 : b.x;
      const bend = isSame ? margin * 1.2 : (x2 - x1) / 2;
      (isEmphasized ? emphasized : lines).push({
        kind: 'curve',
        points: [
          [x1, y1],
          [x1 + bend, y1],
          [isSame ? x1 + bend : x2 - bend, y2],
          [x2, y2],
        ],
        stroke: { tone: isEmphasized ? 'tide' : 'line-strong', width: isEmphasized ? 2 : 0.8 },
      });
    }
  for (const [node, { x, y }] of placeOf) {
    const isTop = node === top;
    const count = node.dependents.length > 1 ? words.users(node.dependents.length) : '';
    const counted = count === '' ? 0 : measureText(count, size) + 6;
    marks.push(
      {
        kind: 'rect',
        ...{ x, y, width: boxWidth, height: box, fill: isTop ? 'tide-soft' : 'surface' },
        stroke: { tone: isTop ? 'tide' : 'line-strong', width: isTop ? 2 : 1, isDashed: node.kind === 'other' },
      },
      {
        kind: 'text',
        x: x + 5,
        y: y + box / 2 + size * 0.35,
        text: fitText(node.name, boxWidth - 10 - counted, size, isTop),
        size,
        tone: 'ink',
        isBold: isTop,
      },
    );
    if (count !== '')
      marks.push({
        kind: 'text',
        x: x + boxWidth - 5,
        y: y + box / 2 + size * 0.35,
        text: count,
        size,
        tone: 'ink-2',
        anchor: 'end',
      });
  }
  const height = head + tallest * row;
  const notes = [
    ...(isPart ? [words.part(nodes.length, all.length)] : []),
    ...(nodes.some(({ kind }) => kind === 'other') ? [words.others] : []),
  ].flatMap((note) => wrapText(note, frame.width, size, 3));
  for (const [at, text] of notes.entries())
    marks.push({ kind: 'text', x: 0, y: height + size * (1.2 + at * 1.3), text, size, tone: 'ink-2' });
  return { width, height: height + 2 + size * 1.4 * notes.length, marks: [...lines, ...emphasized, ...marks] };
};

const findTop = (nodes: readonly MapNode[]): MapNode | undefined => {
  const rank = (node: MapNode): number => node.dependents.length + (node.kind === 'function' ? 0 : 0.5);
  const [node] = nodes.toSorted((a, b) => rank(b) - rank(a) || b.users.length - a.users.length);
  return node!.dependents.length > 1 ? node : undefined;
};

export const buildDependencyFigure = (content: DependencySource): MaybeFigure => {
  const nodes = buildGraph(content);
  if (nodes.length === 0) return { missing: words.missing };
  const needed = nodes
    .filter(({ users }) => users.length > 0)
    .sort((a, b) => b.dependents.length - a.dependents.length || b.users.length - a.users.length);
  const top = findTop(nodes);
  return {
    title: top ? words.title(toLabel(top.name), top.dependents.length, content.critical_functions.length) : words.even,
    summary: words.summary,
    table: {
      columns: words.columns,
      // What only a system without a function needs has no function to name.
      rows: needed.map(({ name, kind, users, dependents }) => [
        name,
        words.kind[kind],
        (dependents.length > 0 ? dependents : users.map((user) => user.name)).join(', '),
      ]),
    },
    draw: (frame) => draw(nodes, top, frame),
  };
};
