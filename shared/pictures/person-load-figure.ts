import { formatSpan } from '#shared/domain/bcp/spans.ts';
import type { RecoveryTask, ScenarioOutcome } from '#shared/domain/recovery/outcome.ts';
import { stressTestMessages } from '#shared/messages/stress-test.ts';
import { type Drawing, type DrawingMark, type Frame, fitText, type MaybeFigure, measureText } from './drawing.ts';
import { drawTicks, scaleOf } from './stress-timeline.ts';

const words = stressTestMessages.load;
const NAME_SHARE_MAX = 0.45;
const GAP = 12;

const tasksOf = ({ tasks }: ScenarioOutcome, person: string): RecoveryTask[] =>
  tasks.filter(({ owner }) => owner === person).sort((a, b) => a.starts.hi - b.starts.hi);

const draw = (outcome: ScenarioOutcome, { width, textSize: size }: Frame): Drawing => {
  const scale = scaleOf(outcome);
  const row = size * 2.2;
  const head = size * 1.8;
  const names = outcome.people.map(({ name, isBottleneck }) => measureText(name, size, isBottleneck));
  const left = Math.min(width * NAME_SHARE_MAX, Math.max(...names) + GAP);
  const x = (minutes: number): number => left + scale.place(minutes) * (width - left - 2);
  const height = head + outcome.people.length * row + 4;
  const marks = outcome.people.flatMap(({ name, isBottleneck }, at): DrawingMark[] => {
    const y = head + at * row;
    const bars = tasksOf(outcome, name).flatMap((task): DrawingMark[] => {
      const [from, to] = [x(task.starts.hi), Math.max(x(task.ends.hi), x(task.starts.hi) + 3)];
      const bar: DrawingMark = {
        kind: 'rect',
        ...{ x: from, y: y + size * 0.3, width: to - from, height: size * 1.6 },
        fill: isBottleneck ? 'sev-high' : 'tide-soft',
        stroke: { tone: isBottleneck ? 'bad' : 'tide', width: 1 },
      };
      const fits = measureText(task.name.slice(0, 3), size) + 10 < to - from;
      return fits
        ? [
            bar,
            {
              kind: 'text',
              x: from + 4,
              y: y + size * 1.45,
              text: fitText(task.name, to - from - 8, size),
              size,
              tone: isBottleneck ? 'on-sev-high' : 'ink',
            },
          ]
        : [bar];
    });
    const label: DrawingMark = {
      kind: 'text',
      x: 0,
      y: y + size * 1.45,
      text: fitText(name, left - 8, size, isBottleneck),
      size,
      tone: 'ink',
      ...(isBottleneck ? { isBold: true } : {}),
    };
    return [label, ...bars];
  });
  return { width, height, marks: [...drawTicks(scale, left, width - left - 2, width, { size, head, bottom: height }), ...marks] };
};

/** The recovery work of each person over time, one task after another. */
export const buildPersonLoadFigure = (outcome: ScenarioOutcome): MaybeFigure => {
  if (outcome.people.length === 0) return { missing: words.missing };
  const bottleneck = outcome.people.find(({ isBottleneck }) => isBottleneck);
  return {
    title: bottleneck ? words.title(bottleneck.name) : words.none,
    summary: words.summary,
    table: {
      columns: words.columns,
      rows: outcome.people.map(({ name, busy }) => [
        name,
        formatSpan(busy),
        tasksOf(outcome, name)
          .map((task) => task.name)
          .join(', '),
      ]),
    },
    draw: (frame) => draw(outcome, frame),
  };
};
