/** Marked text as Word's runs. Word sets what it is given: of the text only what no XML may hold is left out. */
import { type IRunOptions, TextRun } from 'docx';
import type { Line, Span } from '../pdf/model.ts';
import { cleanText, toSpans } from '../pdf/model.ts';

export const quiet = '4B5653';
const DOTS = 4;
const BLANK = '______________________';

/** How a run looks, as far as its mark says. */
export type RunLook = Pick<IRunOptions, 'bold' | 'italics'> & { color?: string };

export const runLook = ({ mark, bars }: Span): RunLook => {
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

/** What a run says: marks that have no look in Word are words. */
export const words = ({ text, mark, bars }: Span): string => {
  if (mark === 'blank') return BLANK;
  if (mark === 'ai') return ` ${text}`;
  return bars === undefined ? text : `${'●'.repeat(bars)}${'○'.repeat(DOTS - bars)} ${text}`;
};

/** A run for each line of the text, since a line feed is an element of its own in Word. */
const runs = (span: Span, options: IRunOptions): TextRun[] =>
  cleanText(words(span))
    .split('\n')
    .map((text, at) => new TextRun({ ...options, ...runLook(span), text, ...(at > 0 ? { break: 1 } : {}) }));

export const lineRuns = (line: Line, options: IRunOptions = {}): TextRun[] =>
  toSpans(line).flatMap((span) => runs(span, options));

/** Whether a cell is only there to be written on. */
export const isBlank = (line: Line): boolean => {
  const spans = toSpans(line);
  return spans.length === 1 && spans[0]?.mark === 'blank';
};
