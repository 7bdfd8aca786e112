import { type Line, NUMBERS, type Span, toSpans } from './model.ts';
import { aiColor, type FontFace, gapColor, quiet } from './theme.ts';
import { findFont, type Glyphs, replaceUnprintable, type Typeface } from './typeface.ts';

interface Run extends FontFace {
  text: string;
  leadsTo?: string;
}

const BLANK = '______________________';

const keepNumbersWhole = (text: string): string => text.replace(NUMBERS, (number) => number.replaceAll(' ', '\xa0'));

const toRun = ({ text: typed, mark, bars, leadsTo }: Span, face: FontFace): Run => {
  const text = keepNumbersWhole(replaceUnprintable(typed));
  if (leadsTo !== undefined) return { ...face, text, leadsTo };
  if (bars !== undefined) return { ...face, cut: bars > 2 ? 'bold' : face.cut, text };
  switch (mark) {
    case 'strong':
      return { ...face, cut: 'bold', text };
    case 'muted':
      return { ...face, color: quiet, text };
    case 'gap':
      return { ...face, cut: 'italic', color: gapColor, text };
    case 'ai':
      return { ...face, cut: 'italic', color: aiColor, text: ` ${text}` };
    case 'blank':
      return { ...face, color: quiet, text: BLANK };
    default:
      return { ...face, text };
  }
};

export const toRuns = (line: Line, face: FontFace): Run[] => toSpans(line).map((span) => toRun(span, face));

const findOnlySpan = (line: Line): Span | undefined => {
  const [only, ...others] = toSpans(line);
  return others.length === 0 ? only : undefined;
};
export const findSeverityBars = (line: Line): Span['bars'] => findOnlySpan(line)?.bars;
export const isBox = (line: Line): boolean => findOnlySpan(line)?.mark === 'box';
export const findGauge = (line: Line): Span['gauge'] => findOnlySpan(line)?.gauge;

interface Piece extends FontFace, Glyphs {
  /** From the line's start; like the width, per point of text size. */
  x: number;
  leadsTo?: string;
}
export type TextLine = Piece[];

export const measureLine = (line: TextLine): number => line.reduce((sum, { width }) => sum + width, 0);

interface Atom extends Glyphs {
  run: Run;
  text: string;
}

const tokens = /\n|[ \t]+|[^ \t\n]+/g;
/** Words also break after a hyphen, dash or slash before a letter, but not within numbers. */
const parts = /.+?(?:[-\u2013\u2014/](?=\p{L})|$)/gu;
const splitWord = (word: string): string[] => (/[-\u2013\u2014/]/.test(word) ? (word.match(parts) ?? [word]) : [word]);

/** The widest word, per point of text size. Words of fewer letters than `atLeast` are not measured. */
export const measureWidestWord = (runs: readonly Run[], atLeast: number, { glyphs }: Typeface): number =>
  Math.max(
    0,
    ...runs.flatMap((run) =>
      (run.text.match(/[^ \t\n]+/g) ?? [])
        .flatMap(splitWord)
        .filter((word) => word.length >= atLeast)
        .map((word) => glyphs(findFont(run, word), word).width),
    ),
  );

/** Breaks runs into lines of at most `width` per point of text size; a wider word is broken anywhere. */
export const wrapRuns = (runs: readonly Run[], width: number, { glyphs }: Typeface): TextLine[] => {
  const lines: TextLine[] = [[]];
  let x = 0;
  /** Parts of the current word, which may change its font within. */
  let word: Atom[] = [];
  let wordWidth = 0;
  let space: Atom | null = null;

  const toAtom = (face: Run, text: string): Atom => {
    const run = findFont(face, text);
    return { run, text, ...glyphs(run, text) };
  };
  const put = ({ run: { family, cut, color, leadsTo }, shown, width: taken }: Atom): void => {
    const line = lines.at(-1)!;
    const last = line.at(-1);
    if (last && last.family === family && last.cut === cut && last.color === color && last.leadsTo === leadsTo) {
      last.shown += shown;
      last.width += taken;
    } else line.push({ shown, width: taken, family, cut, color, x, ...(leadsTo === undefined ? {} : { leadsTo }) });
    x += taken;
  };
  const startLine = (): void => {
    lines.push([]);
    x = 0;
  };
  const putLetters = ({ run, text }: Atom): void => {
    for (const letter of text) {
      const atom = toAtom(run, letter);
      if (x > 0 && x + atom.width > width) startLine();
      put(atom);
    }
  };
  const putWord = (): void => {
    if (word.length === 0) return;
    // The space before a break stays on the line, so that words in copied text stay apart.
    if (space && x > 0) put(space);
    space = null;
    if (x > 0 && x + wordWidth > width) startLine();
    word.forEach(wordWidth > width ? putLetters : put);
    word = [];
    wordWidth = 0;
  };

  for (const run of runs)
    for (const [token] of run.text.matchAll(tokens)) {
      if (token === '\n') {
        putWord();
        space = null;
        startLine();
      } else if (token[0] === ' ' || token[0] === '\t') {
        putWord();
        space = toAtom(run, ' ');
      } else
        splitWord(token).forEach((text, at) => {
          if (at > 0) putWord();
          const atom = toAtom(run, text);
          word.push(atom);
          wordWidth += atom.width;
        });
    }
  putWord();
  return lines;
};
