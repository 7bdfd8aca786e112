/** Marked text as runs of one cut and colour. */
import type { Line, Span } from '../model.ts';
import { NUMBERS, spansOf } from '../text.ts';
import { setText } from './glyphs.ts';
import { aiColor, type Face, gapColor, quiet } from './look.ts';

export interface Run extends Face {
  text: string;
}

const BLANK = '______________________';

const unbroken = (text: string): string => text.replace(NUMBERS, (number) => number.replaceAll(' ', '\xa0'));

const run = ({ text: typed, mark, bars }: Span, face: Face): Run => {
  const text = unbroken(setText(typed));
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

export const runsOf = (line: Line, face: Face): Run[] => spansOf(line).map((span) => run(span, face));

/** The severity that a line consists of, whose bars stand in front of the word. */
export const severityOf = (line: Line): Span['bars'] => {
  const [only, ...others] = spansOf(line);
  return others.length === 0 ? only?.bars : undefined;
};

/** Whether a line is only there to be written on. */
export const isBlank = (line: Line): boolean => {
  const [only, ...others] = spansOf(line);
  return others.length === 0 && only?.mark === 'blank';
};
