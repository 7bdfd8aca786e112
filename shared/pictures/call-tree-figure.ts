import { isFilled } from '#shared/domain/bcp/filled.ts';
import { buildCallTree } from '#shared/domain/call-tree.ts';
import type { Employee } from '#shared/domain/people.ts';
import { pictureMessages } from '#shared/messages/pictures.ts';
import { type Drawing, type DrawingMark, type Frame, fitText, type MaybeFigure } from './drawing.ts';

const words = pictureMessages.callTree;

interface Box {
  person: Employee;
  by: string;
  /** Boxes of the round before that it is connected with; null where everyone calls. */
  parents: readonly Employee[];
}

const listRounds = (employees: readonly Employee[]): Box[][] => {
  const { leads, others } = buildCallTree(employees);
  const callers = leads.map(({ lead }) => lead);
  const backups = new Map<Employee, Employee[]>();
  for (const { lead, backups: own } of leads)
    for (const backup of own.filter((person) => !callers.includes(person)))
      backups.set(backup, [...(backups.get(backup) ?? []), lead]);
  const second = [...backups].map(
    ([person, parents]): Box => ({ person, by: parents.map(({ name }) => name).join(', '), parents }),
  );
  const reached = second.length > 0 ? second.map(({ person }) => person) : callers;
  return [
    callers.map((person): Box => ({ person, by: '', parents: [] })),
    second,
    others.map((person): Box => ({ person, by: words.together, parents: reached })),
  ];
};

const MIN_WIDTH_IN_LETTERS = 42;
const BUS_SHARE = 0.45;

const phoneOf = ({ phone }: Employee): string => (isFilled(phone) ? phone : words.noPhone);

const draw = (rounds: readonly (readonly Box[])[], frame: Frame): Drawing => {
  const { textSize: size } = frame;
  const leading = size * 1.3;
  const box = leading * 2 + 4;
  const row = box + size * 0.4;
  const head = size * 2;
  const capacity = Math.max(2, Math.floor(((frame.maxHeight ?? Number.POSITIVE_INFINITY) - head) / row));
  const columns = rounds.flatMap((round, at) => (round.length === 0 ? [] : [{ title: words.rounds[at]!, boxes: round }]));
  const width = Math.max(frame.width, columns.length * MIN_WIDTH_IN_LETTERS * size * 0.28);
  const gap = width * 0.08;
  const boxWidth = (width - gap * (columns.length - 1)) / columns.length;
  const shownOf = (boxes: readonly Box[]): readonly Box[] => (boxes.length > capacity ? boxes.slice(0, capacity - 1) : boxes);
  const tallest = Math.max(...columns.map(({ boxes }) => Math.min(boxes.length, capacity)));
  const placeOf = new Map<Employee, { x: number; y: number }>();
  const marks: DrawingMark[] = [];
  for (const [at, { title, boxes }] of columns.entries()) {
    const x = at * (boxWidth + gap);
    const shown = shownOf(boxes);
    const count = Math.min(boxes.length, capacity);
    const start = head + ((tallest - count) * row) / 2;
    marks.push({
      kind: 'text',
      x,
      y: size,
      text: fitText(title, at === columns.length - 1 ? boxWidth : boxWidth + gap * 0.8, size, true),
      size,
      isBold: true,
      tone: 'ink-2',
    });
    const middle = (y: number): number => y + box / 2;
    for (const [line, { person }] of shown.entries()) placeOf.set(person, { x, y: start + line * row });
    const bus = x - gap * BUS_SHARE;
    const ends = new Set<number>();
    for (const { person, parents } of shown)
      for (const parent of parents) {
        const from = placeOf.get(parent);
        if (!from) continue;
        const [y1, y2] = [middle(from.y), middle(placeOf.get(person)!.y)];
        ends.add(y1).add(y2);
        marks.push({
          kind: 'line',
          points: [
            [from.x + boxWidth, y1],
            [bus, y1],
            [bus, y2],
            [x, y2],
          ],
          stroke: { tone: 'line-strong', width: 1 },
        });
      }
    for (const { person } of shown) {
      const { y } = placeOf.get(person)!;
      const hasPhone = isFilled(person.phone);
      marks.push(
        {
          kind: 'rect',
          ...{ x, y, width: boxWidth, height: box, fill: at === 0 ? 'tide-soft' : 'surface' },
          stroke: { tone: at === 0 ? 'tide' : 'line-strong', width: 1, isDashed: !hasPhone },
        },
        {
          kind: 'text',
          x: x + 6,
          y: y + size + 3,
          text: fitText(person.name, boxWidth - 12, size, true),
          size,
          isBold: true,
          tone: 'ink',
        },
        {
          kind: 'text',
          x: x + 6,
          y: y + size + 3 + leading,
          text: fitText(phoneOf(person), boxWidth - 12, size),
          size,
          tone: hasPhone ? 'ink' : 'bad',
        },
      );
    }
    if (shown.length < boxes.length)
      marks.push({
        kind: 'text',
        ...{ x: x + 6, y: start + shown.length * row + size + 3, size, tone: 'ink-2' },
        text: fitText(pictureMessages.more(boxes.length - shown.length), boxWidth - 12, size),
      });
  }
  return { width, height: head + tallest * row, marks };
};

export const buildCallTreeFigure = (employees: readonly Employee[]): MaybeFigure => {
  const rounds = listRounds(employees);
  if (rounds[0]!.length === 0) return { missing: words.missing };
  const called = rounds.slice(1).flat();
  return {
    title:
      called.length === 0 ? words.alone : words.title(called.length, rounds.slice(1).filter((round) => round.length > 0).length),
    summary: words.summary,
    table: {
      columns: words.columns,
      rows: rounds.flatMap((round, at) => round.map(({ person, by }) => [words.rounds[at]!, person.name, phoneOf(person), by])),
    },
    draw: (frame) => draw(rounds, frame),
  };
};
