import type { CriticalFunction } from '#shared/domain/bcp/bcp.ts';
import { deriveMtd, isImpactRated } from '#shared/domain/bcp/impact-over-time.ts';
import type { ImpactOverTime } from '#shared/domain/bcp/option-schemas.ts';
import {
  IMPACT_BANDS,
  IMPACT_LEVELS,
  type ImpactLevel,
  impactBandLabels,
  impactLabels,
  shortBandLabels,
} from '#shared/domain/bcp/options.ts';
import { pictureMessages } from '#shared/messages/pictures.ts';
import {
  type Drawing,
  type DrawingMark,
  type Frame,
  type MaybeFigure,
  measureText,
  type Tone,
  toLabel,
  wrapText,
} from './drawing.ts';

const words = pictureMessages.impactOverTime;

interface RatedFunction {
  name: string;
  impact: ImpactOverTime;
  /** Bands before it stops being acceptable; all of them where it never does. */
  acceptable: number;
}

const toneOf: Record<ImpactLevel, 'low' | 'medium' | 'high' | 'critical'> = {
  minor: 'low',
  moderate: 'medium',
  major: 'high',
  catastrophic: 'critical',
};

const sumOf = (impact: ImpactOverTime): number =>
  IMPACT_BANDS.reduce((sum, band) => sum + IMPACT_LEVELS.indexOf(impact[band] ?? 'minor'), 0);

const rateFunctions = (functions: readonly Pick<CriticalFunction, 'name' | 'impact_over_time'>[]): RatedFunction[] =>
  functions
    .flatMap(({ name, impact_over_time: impact }) => {
      if (!isImpactRated(impact)) return [];
      const from = deriveMtd(impact)?.from;
      return [{ name: toLabel(name), impact, acceptable: from === undefined ? IMPACT_BANDS.length : IMPACT_BANDS.indexOf(from) }];
    })
    .sort((a, b) => a.acceptable - b.acceptable || sumOf(b.impact) - sumOf(a.impact));

const NAME_SHARE = 0.36;
const NAME_MIN = 96;
const NAME_LINES = 3;
const GAP = 8;
const ROOM = 10;
const ROOM_ON_PAPER = 5;

const heightOf = (lines: readonly string[], leading: number, room: number): number => lines.length * leading + room;

const draw = (rated: readonly RatedFunction[], unrated: number, { width, textSize: size, maxHeight }: Frame): Drawing => {
  const leading = size * 1.3;
  const left = Math.max(NAME_MIN, width * NAME_SHARE);
  const cell = (width - left - 1) / IMPACT_BANDS.length;
  const isWide = Object.values(impactLabels).every((label) => measureText(label, size, true) <= cell - 6);
  const marks: DrawingMark[] = [];
  const fits = (label: string): boolean => label.split(' ').every((word) => measureText(word, size) <= cell - 2);
  const bandLabels = Object.values(impactBandLabels).every(fits) ? impactBandLabels : shortBandLabels;
  const headings = IMPACT_BANDS.map((band) => wrapText(bandLabels[band], cell - 2, size, 2));
  const head = Math.max(...headings.map((lines) => lines.length)) * leading + 4;
  for (const [at, lines] of headings.entries())
    for (const [line, text] of lines.entries())
      marks.push({
        kind: 'text',
        ...{ x: left + (at + 0.5) * cell, y: (line + 1) * leading - 2, text, size },
        ...{ tone: 'ink-2', anchor: 'middle' },
      });
  const room = maxHeight === undefined ? ROOM : ROOM_ON_PAPER;
  let y = head;
  const notes = (isWide ? 0 : 2) + 2;
  const rows = rated.map((fn) => ({ ...fn, lines: wrapText(fn.name, left - GAP, size, NAME_LINES) }));
  const fitting = rows.filter((_, at) => {
    const above = rows.slice(0, at + 1).reduce((sum, { lines }) => sum + heightOf(lines, leading, room), head);
    return maxHeight === undefined || above + notes * leading <= maxHeight;
  });
  for (const { lines, impact, acceptable } of fitting) {
    const height = heightOf(lines, leading, room);
    const middle = y + height / 2;
    for (const [line, text] of lines.entries())
      marks.push({
        kind: 'text',
        ...{ x: 0, y: middle + (line - (lines.length - 1) / 2) * leading + size * 0.35, text, size, tone: 'ink' },
      });
    for (const [at, band] of IMPACT_BANDS.entries()) {
      const level = impact[band];
      const x = left + at * cell;
      const fill: Tone = level === null ? 'sunken' : `sev-${toneOf[level]}`;
      marks.push({ kind: 'rect', x, y, width: cell, height, fill, stroke: { tone: 'surface', width: 2 } });
      if (level !== null)
        marks.push({
          kind: 'text',
          ...{ x: x + cell / 2, y: middle + size * 0.35, size, tone: `on-sev-${toneOf[level]}` as Tone },
          ...{ text: isWide ? impactLabels[level] : impactLabels[level].slice(0, 1), anchor: 'middle', isBold: at >= acceptable },
        });
    }
    if (acceptable < IMPACT_BANDS.length) {
      const x = left + acceptable * cell;
      marks.push({
        kind: 'line',
        points: [
          [x, y + 1],
          [x, y + height - 1],
        ],
        stroke: { tone: 'ink', width: 3 },
      });
    }
    y += height;
  }
  const hidden = rated.length - fitting.length;
  const said = [
    ...(hidden > 0 ? [pictureMessages.more(hidden)] : []),
    ...(isWide ? [] : [words.key]),
    ...(unrated > 0 ? [words.unrated(unrated)] : []),
  ];
  for (const text of said.flatMap((note) => wrapText(note, width, size, 2))) {
    y += leading;
    marks.push({ kind: 'text', x: 0, y: y + 2, text, size, tone: 'ink-2' });
  }
  return { width, height: y + size * 0.5, marks };
};

/** What turns High only at the next mark has a day as its maximum downtime. */
const HIGH_AFTER_A_DAY = IMPACT_BANDS.indexOf('d1') + 1;

/** Functions by time, those that turn High first on top. */
export const buildImpactHeatMap = (functions: readonly Pick<CriticalFunction, 'name' | 'impact_over_time'>[]): MaybeFigure => {
  const rated = rateFunctions(functions);
  if (rated.length === 0) return { missing: words.missing };
  return {
    title: words.title(rated.filter(({ acceptable }) => acceptable <= HIGH_AFTER_A_DAY).length, rated.length),
    summary: words.summary,
    table: {
      columns: [words.name, ...IMPACT_BANDS.map((band) => words.after(impactBandLabels[band])), words.acceptable],
      rows: rated.map(({ name, impact }) => [
        name,
        ...IMPACT_BANDS.map((band) => (impact[band] === null ? words.none : impactLabels[impact[band]])),
        deriveMtd(impact)?.text ?? words.always,
      ]),
    },
    draw: (frame) => draw(rated, functions.length - rated.length, frame),
  };
};
