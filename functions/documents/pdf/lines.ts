/** Marked text as pdfmake's inline runs. */
import type { Line, Span } from '../model.ts';
import { spansOf } from '../text.ts';
import { setText } from './glyphs.ts';
import { quiet } from './look.ts';

export type Node = Record<string, unknown>;

const gapColor = '#7A4A00';
const aiColor = '#5B4B9A';
const BLANK = '______________________';

const run = ({ text, mark, bars }: Span): Node => {
  const set = { text: setText(text) };
  if (bars !== undefined) return { ...set, bold: bars > 2 };
  switch (mark) {
    case 'strong':
      return { ...set, bold: true };
    case 'muted':
      return { ...set, color: quiet };
    case 'gap':
      return { ...set, italics: true, color: gapColor };
    case 'ai':
      return { text: ` ${set.text}`, italics: true, color: aiColor };
    case 'blank':
      return { text: BLANK, color: quiet };
    default:
      return set;
  }
};

/** Four bars of rising height, as many of them dark as the severity has. */
const barsOf = (count: number): Node => ({
  width: 15,
  canvas: [1, 2, 3, 4].map((bar) => ({
    type: 'rect',
    x: (bar - 1) * 3.4,
    y: 8.6 - bar * 1.7,
    w: 2.2,
    h: bar * 1.7,
    color: bar <= count ? '#17211F' : '#CFCABF',
  })),
});

/** A line of text; a severity alone gets its bars in front. */
export const lineNode = (line: Line): Node => {
  const spans = spansOf(line);
  const [only] = spans;
  if (spans.length === 1 && only?.bars !== undefined)
    return { columns: [barsOf(only.bars), { ...run(only), width: '*' }], columnGap: 3 };
  // A node that is a run by itself costs less than one that holds a run.
  return only && spans.length === 1 ? run(only) : { text: spans.length > 0 ? spans.map(run) : ' ' };
};

/** A cell; one that is only to be written on stays empty, with room for a hand. */
export const cellNode = (line: Line): Node => {
  const spans = spansOf(line);
  return spans.length === 1 && spans[0]?.mark === 'blank' ? { text: ' ', margin: [0, 3, 0, 3] } : lineNode(line);
};
