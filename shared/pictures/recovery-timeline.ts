import { DAY_MINUTES, formatMinutes } from '#shared/domain/bcp/duration.ts';
import type { ScheduledItem } from '#shared/domain/bcp/recovery-schedule.ts';
import { pictureMessages } from '#shared/messages/pictures.ts';
import { type Drawing, type DrawingMark, type Frame, fitText, type MaybeFigure, measureText } from './drawing.ts';

const words = pictureMessages.timeline;

/** Between two ticks the scale is linear; the first hours get as much room as the rest of the day. */
const TICKS = [0, 60, 4 * 60, 12 * 60, DAY_MINUTES] as const;
const BANDS = TICKS.length;

const toBands = (minutes: number): number => {
  const at = TICKS.findLastIndex((tick) => minutes >= tick);
  const end = TICKS[at + 1];
  return end === undefined ? (minutes === DAY_MINUTES ? at : at + 0.5) : at + (minutes - TICKS[at]!) / (end - TICKS[at]!);
};

const limitOf = ({ deadline }: ScheduledItem): string =>
  deadline === null || !Number.isFinite(deadline.minutes) ? words.noDeadline : words.due(formatMinutes(deadline.minutes));

const isSoon = ({ deadline }: ScheduledItem): boolean => deadline !== null && deadline.minutes <= DAY_MINUTES;

const noteOf = ({ obstacle }: ScheduledItem): string => {
  if (obstacle === null) return '';
  if (obstacle.kind === 'busy') return words.busy(obstacle.name, obstacle.after);
  return obstacle.kind === 'itself' ? words.slow : words.waits(obstacle.name);
};

/** In narrower frames a name is above its bar. */
const STACKED_LETTERS = 40;
const NAME_SHARE = 0.36;

const draw = (schedule: readonly ScheduledItem[], frame: Frame): Drawing => {
  const { textSize: size } = frame;
  const { width } = frame;
  const isStacked = width < STACKED_LETTERS * size;
  const bar = size * 1.7;
  const row = isStacked ? bar + size * 1.5 : bar;
  const head = size * 1.9;
  const capacity = Math.max(1, Math.floor(((frame.maxHeight ?? Number.POSITIVE_INFINITY) - head - row) / row));
  const shown = schedule.slice(0, capacity);
  const left = isStacked ? 0 : width * NAME_SHARE;
  const band = (width - left - 1) / BANDS;
  const bottom = head + shown.length * row;
  const marks: DrawingMark[] = [];
  for (const [at, text] of words.ticks.slice(0, BANDS + 1).entries()) {
    const isLater = at === BANDS;
    if (isLater && measureText(text, size) > band * 0.5) continue;
    const x = left + (isLater ? BANDS - 0.5 : at) * band;
    if (!isLater)
      marks.push({
        kind: 'line',
        points: [
          [x, head - 4],
          [x, bottom],
        ],
        stroke: { tone: 'line', width: 1 },
      });
    // "Later" is a range, not a moment.
    marks.push({
      kind: 'text',
      ...{ x: isLater ? left + BANDS * band : x + 2, y: size, size, tone: 'ink-2' },
      ...(isLater ? { anchor: 'end' as const } : {}),
      text: fitText(text, isLater || at === BANDS - 1 ? band * 0.5 : band - 4, size),
    });
  }
  for (const [at, item] of shown.entries()) {
    const y = head + at * row;
    const top = y + row - bar;
    const middle = top + bar / 2;
    const isLate = item.obstacle !== null;
    const start = left + Math.min(toBands(item.start), BANDS - 0.4) * band;
    const limit = item.deadline?.minutes ?? Number.POSITIVE_INFINITY;
    const end = Math.max(start + 6, left + (Number.isFinite(limit) ? toBands(limit) : BANDS) * band);
    if (isStacked) marks.push({ kind: 'rect', x: 0, y, width, height: row - bar, fill: 'surface' });
    marks.push(
      {
        kind: 'text',
        x: 0,
        y: isStacked ? y + size * 1.15 : middle + size * 0.35,
        text: fitText(`${at + 1}. ${item.item.name}`, isStacked ? width : left - 8, size),
        size,
        tone: 'ink',
      },
      {
        kind: 'rect',
        ...{ x: start, y: top + bar * 0.12, width: end - start, height: bar * 0.76 },
        fill: item.kind === 'function' ? 'tide-soft' : 'sunken',
        stroke: { tone: isLate ? 'bad' : 'tide', width: isLate ? 1.5 : 1, isDashed: isLate || !Number.isFinite(limit) },
      },
    );
    if (Number.isFinite(limit))
      marks.push({
        kind: 'line',
        points: [
          [end, top + bar * 0.05],
          [end, top + bar * 0.95],
        ],
        stroke: { tone: 'ink', width: 2.5 },
      });
    const text = isLate ? `${limitOf(item)}: ${words.late}` : limitOf(item);
    const taken = measureText(text, size);
    const place =
      end + 5 + taken <= width
        ? { x: end + 5 }
        : taken + 8 <= end - start
          ? { x: start + 4 }
          : start - 5 - taken >= left
            ? { x: start - 5, anchor: 'end' as const }
            : null;
    if (place === null) continue;
    const isOutside = place.x !== start + 4;
    const from = place.anchor === 'end' ? place.x - taken : place.x;
    if (isOutside)
      marks.push({ kind: 'rect', x: from - 2, y: middle - size * 0.7, width: taken + 3, height: size * 1.4, fill: 'surface' });
    marks.push({ kind: 'text', ...place, y: middle + size * 0.35, text, size, tone: isLate ? 'bad' : 'ink' });
  }
  const rest = schedule.length - shown.length;
  if (rest > 0) marks.push({ kind: 'text', x: 0, y: bottom + size * 1.3, text: pictureMessages.more(rest), size, tone: 'ink-2' });
  return { width, height: bottom + (rest > 0 ? row : 4), marks };
};

export const buildRecoveryTimeline = (schedule: readonly ScheduledItem[]): MaybeFigure => {
  if (schedule.length === 0) return { missing: words.missing };
  return {
    title: words.title(
      schedule.filter(isSoon).length,
      schedule.length,
      schedule.filter(({ obstacle }) => obstacle !== null).length,
    ),
    summary: words.summary,
    table: {
      columns: words.columns,
      rows: schedule.map((item, at) => [
        String(at + 1),
        item.item.name,
        words[item.kind],
        item.start === 0 ? words.atOnce : words.start(formatMinutes(item.start)),
        limitOf(item),
        noteOf(item),
      ]),
    },
    draw: (frame) => draw(schedule, frame),
  };
};
