import {
  AlignmentType,
  BorderStyle,
  type INumberingOptions,
  type IRunOptions,
  type IStylesOptions,
  LevelFormat,
  LineRuleType,
  TextRun,
} from 'docx';
import { cleanText, type Gauge, type Line, type Span, toSpans } from '../pdf/model.ts';

export const toTwips = (points: number): number => Math.round(points * 20);
const toHalfPoints = (points: number): number => Math.round(points * 2);

export type Layout = 'full' | 'card';
export const page = { width: 612, height: 792 } as const;
export const margins = { full: { top: 68, side: 61, bottom: 62 }, card: { top: 46, side: 50, bottom: 40 } } as const;
/** Above and below the text of a cell, below a table, and above what follows in the same chapter or begins the next one. */
export const room = {
  full: { cell: 3, table: 9, part: 8, chapter: 26 },
  card: { cell: 1.3, table: 3, part: 4, chapter: 10 },
} as const;
export const computeTextWidth = (layout: Layout): number => page.width - 2 * margins[layout].side;

const tide = '0B6B61';
/** The line at an edge, in eighths of a point. */
export interface Edge {
  style: string;
  size: number;
  color: string;
}
export const innerRule: Edge = { style: BorderStyle.SINGLE, size: 4, color: 'D5D0C5' };
export const headRule: Edge = { style: BorderStyle.SINGLE, size: 8, color: '17211F' };
export const createTitleRule = (accent: string | undefined) => ({
  bottom: { style: BorderStyle.SINGLE, size: 12, color: accent?.slice(1).toUpperCase() ?? tide, space: 8 },
});
export const sheetRule = { top: { style: BorderStyle.SINGLE, size: 6, color: 'D5D0C5', space: 6 } };

/** Without the rule, LibreOffice reads the number as a height. */
const buildLineSpacing = (count: number) => ({ line: 240 * count, lineRule: LineRuleType.AUTO });

const buildHeadingStyle = (size: number, before: number, after: number) => ({
  run: { size: toHalfPoints(size), bold: true, color: '17211F' },
  paragraph: { keepNext: true, keepLines: true, spacing: { before: toTwips(before), after: toTwips(after) } },
});

export const createStyles = (layout: Layout): IStylesOptions => {
  const isFull = layout === 'full';
  const text = isFull ? 10.5 : 9;
  return {
    default: {
      document: {
        run: {
          font: { ascii: 'Georgia', hAnsi: 'Georgia', cs: 'Times New Roman' },
          size: toHalfPoints(text),
          color: '17211F',
          language: { value: 'en-US' },
        },
        paragraph: { spacing: { after: toTwips(isFull ? 6 : 3), ...buildLineSpacing(isFull ? 1.15 : 1.05) } },
      },
      title: {
        run: { size: toHalfPoints(isFull ? 34 : 21), bold: true, color: '17211F' },
        paragraph: { spacing: { after: toTwips(2) } },
      },
      heading1: buildHeadingStyle(isFull ? 19 : 14, isFull ? 0 : 8, 2),
      heading2: buildHeadingStyle(isFull ? 13 : 11, 10, 3),
      heading3: buildHeadingStyle(isFull ? 11.5 : 10, isFull ? 8 : 4, isFull ? 3 : 1.5),
      heading4: buildHeadingStyle(isFull ? 10.5 : 9.5, 6, 2),
    },
    paragraphStyles: [
      {
        id: 'Cell',
        name: 'Cell',
        basedOn: 'Normal',
        run: { size: toHalfPoints(isFull ? 9.5 : 8.5) },
        paragraph: { spacing: { after: 0, ...buildLineSpacing(1.05) } },
      },
      { id: 'Label', name: 'Label', basedOn: 'Cell', run: { color: quiet } },
      { id: 'Head', name: 'Table head', basedOn: 'Cell', run: { bold: true }, paragraph: { keepNext: true } },
      {
        id: 'Room',
        name: 'Room to write',
        basedOn: 'Cell',
        paragraph: { spacing: { before: toTwips(4), after: toTwips(4) } },
      },
      { id: 'Item', name: 'List item', basedOn: 'Normal', paragraph: { spacing: { after: toTwips(3) } } },
      { id: 'Caption2', name: 'Table title', basedOn: 'Heading3', next: 'Normal' },
      { id: 'Quiet', name: 'Quiet', basedOn: 'Normal', run: { size: toHalfPoints(8.5), color: quiet } },
      {
        id: 'Purpose',
        name: 'Purpose',
        basedOn: 'Normal',
        run: { italics: true, color: quiet },
        paragraph: { spacing: { after: toTwips(9) } },
      },
    ],
  };
};

const buildListLevel = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string, indent: number) => ({
  level: 0,
  format,
  text,
  alignment: AlignmentType.START,
  style: { paragraph: { indent: { left: toTwips(indent), hanging: toTwips(indent) } } },
});

export const numbering: INumberingOptions = {
  config: [
    { reference: 'steps', levels: [buildListLevel(LevelFormat.DECIMAL, '%1.', 20)] },
    // The package's own bullet is a large disc, half an inch from the margin.
    { reference: 'points', levels: [buildListLevel(LevelFormat.BULLET, '•', 12)] },
  ],
};

export const quiet = '4B5653';
const DOTS = 4;
const BLANK = '______________________';
const BOX = '☐';

export type RunStyle = Pick<IRunOptions, 'bold' | 'italics'> & { color?: string };

export const toRunStyle = ({ mark, bars }: Span): RunStyle => {
  if (bars !== undefined) return { bold: bars > 2 };
  switch (mark) {
    case 'strong':
      return { bold: true };
    case 'muted':
      return { color: quiet };
    case 'gap':
      return { italics: true, color: '7A4A00' };
    case 'ai':
      return { italics: true, color: '5B4B9A' };
    case 'blank':
      return { color: quiet };
    default:
      return {};
  }
};

const GAUGE_SIGNS = 20;
/** Full blocks up to the value, light ones up to the end, and a line where the target is. */
const drawGauge = ({ value, target }: Gauge): string => {
  const toSigns = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * GAUGE_SIGNS);
  const signs = [...'█'.repeat(toSigns(value)).padEnd(GAUGE_SIGNS, '░')];
  if (target !== null) signs[Math.min(GAUGE_SIGNS - 1, toSigns(target))] = '│';
  return signs.join('');
};

export const toPrintedText = ({ text, mark, bars, gauge }: Span): string => {
  if (gauge !== undefined) return drawGauge(gauge);
  if (mark === 'blank') return BLANK;
  if (mark === 'box') return BOX;
  if (mark === 'ai') return ` ${text}`;
  return bars === undefined ? text : `${'●'.repeat(bars)}${'○'.repeat(DOTS - bars)} ${text}`;
};

/** A run for each line of the text, since a line feed is an element of its own in Word. */
const createRuns = (span: Span, options: IRunOptions): TextRun[] =>
  cleanText(toPrintedText(span))
    .split('\n')
    .map((text, at) => new TextRun({ ...options, ...toRunStyle(span), text, ...(at > 0 ? { break: 1 } : {}) }));

export const toTextRuns = (line: Line, options: IRunOptions = {}): TextRun[] =>
  toSpans(line).flatMap((span) => createRuns(span, options));
