import { once } from '#shared/domain/once.ts';

/** Names of the design tokens, so that a screen draws in light and dark with its own variables. */
export const TONES = [
  'surface',
  'sunken',
  'line',
  'line-strong',
  'ink',
  'ink-2',
  'tide',
  'tide-soft',
  'bad',
  'sev-low',
  'sev-medium',
  'sev-high',
  'sev-critical',
  'on-sev-low',
  'on-sev-medium',
  'on-sev-high',
  'on-sev-critical',
] as const;
export type Tone = (typeof TONES)[number];

type Point = readonly [x: number, y: number];

interface Stroke {
  tone: Tone;
  width: number;
  isDashed?: boolean;
}

interface RectMark {
  kind: 'rect';
  x: number;
  y: number;
  width: number;
  height: number;
  fill?: Tone;
  stroke?: Stroke;
}
interface LineMark {
  kind: 'line';
  points: readonly Point[];
  stroke: Stroke;
}
/** A cubic curve with its two control points. */
interface CurveMark {
  kind: 'curve';
  points: readonly [Point, Point, Point, Point];
  stroke: Stroke;
}
export interface TextMark {
  kind: 'text';
  /** `y` is the baseline. */
  x: number;
  y: number;
  text: string;
  size: number;
  tone: Tone;
  isBold?: boolean;
  anchor?: 'middle' | 'end';
}
export type DrawingMark = RectMark | LineMark | CurveMark | TextMark;

/** What is drawn, in the order in which it is painted. Lengths are pixels on a screen, points on paper. */
export interface Drawing {
  width: number;
  height: number;
  marks: readonly DrawingMark[];
}

/** Where a figure is drawn. It may become wider than its frame, which then scrolls. */
export interface Frame {
  width: number;
  textSize: number;
  /** On paper: what does not fit is counted, and stands in the table. */
  maxHeight?: number;
}

interface FigureTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface Figure {
  /** The finding. */
  title: string;
  /** For those who don't see it. */
  summary: string;
  table: FigureTable;
  draw(frame: Frame): Drawing;
}
/** Instead of a figure: what is missing for it. */
interface MissingFigure {
  missing: string;
}
export type MaybeFigure = Figure | MissingFigure;
export const isFigure = (figure: MaybeFigure): figure is Figure => 'draw' in figure;

const widths: readonly (readonly [RegExp, number])[] = [
  [/[iljtfrI.,:;'’|!()[\]/\\-]/, 0.36],
  [/•/, 0.45],
  [/\s/, 0.28],
  [/[mwMW@%—…]/, 0.95],
  [/[a-z0-9]/, 0.59],
  [/[A-Z&]/, 0.72],
  [/[\u00c0-\u024f\u0370-\u06ff]/, 0.75],
];
const BOLD = 1.06;

const knownWidths = new Map<string, number>();
const widthOfLetter = (letter: string): number => {
  const width = knownWidths.get(letter) ?? widths.find(([letters]) => letters.test(letter))?.[1] ?? 1.05;
  knownWidths.set(letter, width);
  return width;
};

/** An upper bound for the typefaces of screens and documents, so that what fits here fits everywhere. */
export const measureText = (text: string, size: number, isBold = false): number => {
  let width = 0;
  for (const letter of text) width += widthOfLetter(letter);
  return width * size * (isBold ? BOLD : 1);
};

const LABEL_MAX = 200;
/** One line of visible characters. */
export const toLabel = (text: string): string =>
  text
    .slice(0, LABEL_MAX)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\uFFFE\uFFFF\s]+/gu, ' ')
    .trim();

const segmenter = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

const cutToWidth = (text: string, width: number, size: number, isBold: boolean): string => {
  let cut = '';
  let taken = measureText('…', size, isBold);
  for (const { segment } of segmenter().segment(text)) {
    taken += measureText(segment, size, isBold);
    if (taken > width) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
};

export const fitText = (text: string, width: number, size: number, isBold = false): string => {
  const label = toLabel(text);
  return measureText(label, size, isBold) <= width ? label : cutToWidth(label, width, size, isBold);
};

/** Breaks between words into at most `linesMax` lines; the last one is cut. */
export const wrapText = (text: string, width: number, size: number, linesMax: number): string[] => {
  const lines: string[] = [];
  let rest = toLabel(text).split(' ');
  while (rest.length > 0 && lines.length < linesMax - 1) {
    let taken = 1;
    while (taken < rest.length && measureText(rest.slice(0, taken + 1).join(' '), size) <= width) taken += 1;
    lines.push(fitText(rest.slice(0, taken).join(' '), width, size));
    rest = rest.slice(taken);
  }
  return rest.length > 0 ? [...lines, fitText(rest.join(' '), width, size)] : lines;
};
