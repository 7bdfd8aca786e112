/** Marked text as runs of one cut and colour. */
import type { Line, Span } from '../model.ts';
import { NUMBERS, toSpans } from '../text.ts';
import { replaceUnprintable } from './glyphs.ts';
import { aiColor, type FontFace, gapColor, quiet } from './look.ts';

export interface Run extends FontFace {
  text: string;
}

const BLANK = '______________________';

const keepNumbersWhole = (text: string): string => text.replace(NUMBERS, (number) => number.replaceAll(' ', '\xa0'));

const toRun = ({ text: typed, mark, bars }: Span, face: FontFace): Run => {
  const text = keepNumbersWhole(replaceUnprintable(typed));
  if (bars !== undefined) return { ...face, cut: bars > 2 ? 'bold' : face.cut, text };
  switch (mark) {
    case 'strong':
      return { ...face, cut: 'bold', text };
    case 'muted':
      return { ...face, color: quiet, text };
    case 'gap':
      return { cut: 'italic', color: gapColor, text };
    case 'ai':
      return { cut: 'italic', color: aiColor, text: ` ${text}` };
    case 'blank':
      return { ...face, color: quiet, text: BLANK };
    default:
      return { ...face, text };
  }
};

export const toRuns = (line: Line, face: FontFace): Run[] => toSpans(line).map((span) => toRun(span, face));

/** The severity that a line consists of, whose bars stand in front of the word. */
export const severityBars = (line: Line): Span['bars'] => {
  const [only, ...others] = toSpans(line);
  return others.length === 0 ? only?.bars : undefined;
};

/** Whether a line is only there to be written on. */
export const isBlank = (line: Line): boolean => {
  const [only, ...others] = toSpans(line);
  return others.length === 0 && only?.mark === 'blank';
};
