import type { BcpContent } from '#shared/domain/bcp/bcp.ts';
import { parseDuration } from '#shared/domain/bcp/duration.ts';
import { computeDowntimeCosts } from '#shared/domain/bcp/revenue.ts';
import { pictureMessages } from '#shared/messages/pictures.ts';
import { type Drawing, type DrawingMark, type Frame, fitText, type MaybeFigure, measureText } from './drawing.ts';

const words = pictureMessages.costs;

const OUTAGES = [
  ['4 hours', 4],
  ['1 day', 24],
  ['3 days', 72],
  ['1 week', 168],
  ['2 weeks', 336],
  ['1 month', 720],
] as const;
const DEFAULT_FINDING = '3 days';

interface Outage {
  label: string;
  dollars: number;
  cost: string;
  isPastLimit: boolean;
}

const draw = (outages: readonly Outage[], { width, textSize: size }: Frame): Drawing => {
  const row = size * 1.7;
  const left = Math.max(...outages.map(({ label }) => measureText(label, size))) + 8;
  const most = Math.max(...outages.map(({ dollars }) => dollars));
  const costs = Math.max(...outages.map(({ cost }) => measureText(cost, size, true))) + 10;
  const room = width - left - costs;
  const marks: DrawingMark[] = [];
  for (const [at, { label, dollars, cost, isPastLimit }] of outages.entries()) {
    const y = at * row;
    const length = Math.max(2, (room * dollars) / most);
    const baseline = y + row / 2 + size * 0.35;
    marks.push(
      { kind: 'text', x: 0, y: baseline, text: label, size, tone: 'ink-2' },
      {
        kind: 'rect',
        ...{ x: left, y: y + row * 0.14, width: length, height: row * 0.72, fill: isPastLimit ? 'surface' : 'tide-soft' },
        stroke: { tone: isPastLimit ? 'bad' : 'tide', width: 1.2, isDashed: isPastLimit },
      },
      { kind: 'text', x: left + length + 5, y: baseline, text: cost, size, isBold: true, tone: 'ink' },
    );
    const free = room - length - 12;
    const note = isPastLimit && !outages[at - 1]?.isPastLimit ? words.past : '';
    const isInside = measureText(note, size) + 10 <= length;
    if (note !== '' && (isInside || measureText(note, size) <= free))
      marks.push({
        kind: 'text',
        ...{ x: isInside ? left + 5 : left + length + costs + 2, y: baseline, size, tone: 'bad' },
        text: fitText(note, isInside ? length - 8 : free, size),
      });
  }
  return { width, height: outages.length * row + 2, marks };
};

export const buildDowntimeCostFigure = (
  content: Pick<BcpContent, 'annual_revenue' | 'open_hours_per_week' | 'max_downtime'>,
): MaybeFigure => {
  const costs = computeDowntimeCosts(content);
  if (costs === null) return { missing: words.missing };
  const limit = parseDuration(content.max_downtime)?.hi ?? Number.POSITIVE_INFINITY;
  const outages = OUTAGES.map(
    ([label, hours]): Outage => ({
      label,
      dollars: costs.dollarsOver(hours),
      cost: costs.overHours(hours),
      isPastLimit: hours * 60 > limit,
    }),
  );
  const found = outages.find(({ label }) => label === DEFAULT_FINDING)!;
  return {
    title: words.title(found.label, found.cost),
    summary: words.summary,
    table: {
      columns: words.columns,
      rows: outages.map(({ label, cost, isPastLimit }) => [label, cost, isPastLimit ? words.past : '']),
    },
    draw: (frame) => draw(outages, frame),
  };
};
