import { formatMinutes } from '#shared/domain/bcp/duration.ts';
import { formatAtLeast, formatAtMost, formatSpan } from '#shared/domain/bcp/spans.ts';
import type { FunctionOutcome, ScenarioOutcome } from '#shared/domain/recovery/outcome.ts';
import { tallyFunctions } from '#shared/domain/recovery/tally.ts';
import { pictureMessages } from '#shared/messages/pictures.ts';
import { stressTestMessages } from '#shared/messages/stress-test.ts';
import {
  type Drawing,
  type DrawingMark,
  type Figure,
  type Frame,
  fitText,
  type MaybeFigure,
  measureText,
  type Tone,
} from './drawing.ts';
import { createTimeScale, type TimeScale } from './time-scale.ts';

const words = stressTestMessages.timeline;

/** Minutes after the event up to which the timeline of an outcome reaches. */
export const scaleOf = ({ horizon }: ScenarioOutcome): TimeScale => createTimeScale(horizon);

const isLate = ({ late }: FunctionOutcome): boolean => late.hi > 0;

const describeBack = ({ isAffected, back }: FunctionOutcome): string => {
  if (!isAffected) return words.unaffected;
  return Number.isFinite(back.hi) || Number.isFinite(back.lo) ? words.back(formatSpan(back)) : words.neverLong;
};

const shortBack = ({ isAffected, back }: FunctionOutcome): string => {
  if (!isAffected) return words.unaffected;
  return Number.isFinite(back.lo) ? formatSpan(back) : words.never;
};

const describeLate = ({ mtd, rto, isAffected, late, back }: FunctionOutcome): string => {
  if (mtd === null) return '';
  if (late.hi === 0)
    return isAffected && rto !== null && back.hi > rto && back.hi <= mtd
      ? words.overRto(formatAtMost(back.hi - rto))
      : words.inTime;
  if (!Number.isFinite(back.lo)) return words.alwaysLate;
  return late.lo > 0 ? words.late(formatAtLeast(late.lo)) : words.lateAtWorst(formatAtMost(late.hi));
};

const describeLimit = (minutes: number | null): string =>
  minutes === null || !Number.isFinite(minutes) ? words.noLimit : words.within(formatMinutes(minutes));

/** In narrower frames a name is above its bar. */
const STACKED_LETTERS = 40;
const NAME_SHARE = 0.34;

interface TimelineRow {
  id: string;
  top: number;
  height: number;
}
interface TimelineDrawing extends Drawing {
  /** Where each function stands. */
  rows: readonly TimelineRow[];
}

interface TickRow {
  size: number;
  head: number;
  bottom: number;
}

interface TimelineView {
  /** Minutes after the event that are marked; null marks nothing. */
  at?: number | null;
}

/** The last tick may reach to the end of the drawing; where two would meet, the one before it is left out. */
export const drawTicks = (
  scale: TimeScale,
  left: number,
  width: number,
  end: number,
  { size, head, bottom }: TickRow,
): DrawingMark[] => {
  const last = scale.ticks.length - 1;
  const gap = width / last;
  const lastWidth = measureText(words.ticks[last]!, size);
  const overhang = Math.max(0, left + width + 2 + lastWidth - end);
  return scale.ticks.flatMap((_, at): DrawingMark[] => {
    const x = left + at * gap;
    const line: DrawingMark = {
      kind: 'line',
      points: [
        [x, head - 4],
        [x, bottom],
      ],
      stroke: { tone: 'line', width: 1 },
    };
    const room = at === last - 1 ? gap - overhang : gap;
    const text = words.ticks[at]!;
    if (at !== last && measureText(text, size) + 4 > room) return [line];
    return [line, { kind: 'text', x: at === last ? x + 2 - overhang : x + 2, y: size, text, size, tone: 'ink-2' }];
  });
};

const drawBar = (
  item: FunctionOutcome,
  scale: TimeScale,
  left: number,
  width: number,
  top: number,
  height: number,
): DrawingMark[] => {
  if (!item.isAffected) return [];
  const tone: Tone = isLate(item) ? 'bad' : 'tide';
  const x = (minutes: number): number => left + scale.place(minutes) * width;
  const [lo, hi] = [x(item.back.lo), x(item.back.hi)];
  const marks: DrawingMark[] = [];
  if (hi > lo)
    marks.push({
      kind: 'rect',
      ...{ x: lo, y: top, width: Math.max(hi - lo, 2), height },
      fill: 'tide-soft',
      stroke: { tone, width: 1, isDashed: true },
    });
  if (lo > left) marks.push({ kind: 'rect', x: left, y: top, width: Math.max(lo - left, 2), height, fill: tone });
  const carried = item.workedAroundUntil === null ? left : Math.min(x(item.workedAroundUntil), hi);
  if (carried > left)
    marks.push({ kind: 'rect', x: left, y: top + height * 0.6, width: carried - left, height: height * 0.4, fill: 'sev-medium' });
  for (const [limit, thickness] of [
    [item.rto, 1.5],
    [item.mtd, 4],
  ] as const) {
    if (limit === null || !Number.isFinite(limit)) continue;
    const at = Math.min(x(limit), left + width - 1);
    marks.push(
      {
        kind: 'line',
        points: [
          [at, top - height * 0.25],
          [at, top + height * 1.25],
        ],
        stroke: { tone: 'surface', width: thickness + 2 },
      },
      {
        kind: 'line',
        points: [
          [at, top - height * 0.25],
          [at, top + height * 1.25],
        ],
        stroke: { tone: 'ink', width: thickness },
      },
    );
  }
  return marks;
};

export const drawStressTimeline = (
  { functions }: ScenarioOutcome,
  scale: TimeScale,
  frame: Frame,
  { at = null }: TimelineView = {},
): TimelineDrawing => {
  const { textSize: size, width } = frame;
  const isStacked = width < STACKED_LETTERS * size;
  const bar = size * 0.9;
  const row = size * (isStacked ? 3.3 : 2.2);
  const head = size * 1.9;
  const capacity = Math.max(1, Math.floor(((frame.maxHeight ?? Number.POSITIVE_INFINITY) - head - row) / row));
  const shown = functions.slice(0, capacity);
  const left = isStacked ? 2 : width * NAME_SHARE;
  const backWidth = isStacked ? 0 : measureText('26 to 50 hours ', size);
  const barWidth = width - left - backWidth - 4;
  const bottom = head + shown.length * row;
  const marks = drawTicks(scale, left, barWidth, width, { size, head, bottom });
  const rows: TimelineRow[] = [];
  for (const [index, item] of shown.entries()) {
    const y = head + index * row;
    const top = isStacked ? y + row - bar * 1.5 : y + (row - bar) / 2;
    const back = shortBack(item);
    const tone: Tone = isLate(item) ? 'bad' : 'ink';
    const nameWidth = isStacked ? width - measureText(back, size) - 12 : left - 8;
    const baseline = isStacked ? y + size * 1.2 : y + row / 2 + size * 0.35;
    rows.push({ id: item.id, top: y, height: row });
    if (isStacked) marks.push({ kind: 'rect', x: 0, y: y + 1, width, height: row - bar * 1.8, fill: 'surface' });
    marks.push(
      {
        kind: 'text',
        x: 0,
        y: baseline,
        text: fitText(item.name, nameWidth, size),
        size,
        tone: item.isAffected ? 'ink' : 'ink-2',
      },
      ...drawBar(item, scale, left, barWidth, top, bar),
      {
        kind: 'text',
        x: width,
        y: baseline,
        text: back,
        size,
        tone: item.isAffected ? tone : 'ink-2',
        anchor: 'end',
        ...(isLate(item) ? { isBold: true } : {}),
      },
    );
  }
  if (at !== null) {
    const x = left + scale.place(at) * barWidth;
    marks.push({
      kind: 'line',
      points: [
        [x, head - 6],
        [x, bottom],
      ],
      stroke: { tone: 'ink-2', width: 2 },
    });
  }
  const rest = functions.length - shown.length;
  if (rest > 0) marks.push({ kind: 'text', x: 0, y: bottom + size * 1.3, text: pictureMessages.more(rest), size, tone: 'ink-2' });
  return { width, height: bottom + (rest > 0 ? row : 4), marks, rows };
};

/** `without`: the same scenario with nothing prepared, beside which the table is set. */
export const describeStressTimeline = (outcome: ScenarioOutcome, without?: ScenarioOutcome): Omit<Figure, 'draw'> => {
  const { functions } = outcome;
  const { affected, late } = tallyFunctions(outcome);
  const unprepared = new Map(without?.functions.map((item) => [item.id, item]));
  return {
    title: words.title(late, affected),
    summary: words.summary,
    table: {
      columns: without === undefined ? words.columns : [...words.columns, words.withoutPlan],
      rows: functions.map((item) => [
        item.name,
        describeBack(item),
        describeLimit(item.rto),
        describeLimit(item.mtd),
        item.isAffected ? describeLate(item) : '',
        item.isAffected && item.workedAroundUntil !== null && item.workedAroundUntil > 0
          ? words.carries(formatSpan({ lo: item.workedAroundUntil, hi: item.workedAroundUntil }))
          : '',
        ...(without === undefined ? [] : [describeBack(unprepared.get(item.id) ?? item)]),
      ]),
    },
  };
};

/** For screens without a slider, and for paper. */
export const buildStressTimeline = (outcome: ScenarioOutcome): MaybeFigure =>
  outcome.functions.length === 0
    ? { missing: words.missing }
    : { ...describeStressTimeline(outcome), draw: (frame) => drawStressTimeline(outcome, scaleOf(outcome), frame) };
