/** Runs broken into lines. */
import type { FontFace } from './look.ts';
import type { Run } from './runs.ts';
import type { Glyphs, Typeface } from './typeface.ts';

/** A stretch of one line in one cut and colour. */
interface Piece extends FontFace, Glyphs {
  /** From the line's start; both this and the width per point of the text's size. */
  x: number;
}
export type TextLine = Piece[];

/** Per point of its size. */
export const lineWidth = (line: TextLine): number => line.reduce((sum, { width }) => sum + width, 0);

interface Atom extends Glyphs {
  run: Run;
  text: string;
}

const tokens = /\n|[ \t]+|[^ \t\n]+/g;
/** A word may also be broken behind a hyphen, a dash or a slash that a letter follows, but not within a number. */
const parts = /.+?(?:[-\u2013\u2014/](?=\p{L})|$)/gu;
const splitWord = (word: string): string[] => (/[-\u2013\u2014/]/.test(word) ? (word.match(parts) ?? [word]) : [word]);

/** Lines of a text no wider than `width` per point of its size; a word that is wider is broken where the line ends. */
export const wrapRuns = (runs: readonly Run[], width: number, { glyphs }: Typeface): TextLine[] => {
  const lines: TextLine[] = [[]];
  let x = 0;
  /** What may not be torn apart yet: the parts of a word, which may change its cut in the middle. */
  let word: Atom[] = [];
  let wordWidth = 0;
  let space: Atom | null = null;

  const atomOf = (run: Run, text: string): Atom => ({ run, text, ...glyphs(run.cut, text) });
  const put = ({ run: { cut, color }, shown, width: taken }: Atom): void => {
    const line = lines.at(-1)!;
    const last = line.at(-1);
    if (last && last.cut === cut && last.color === color) {
      last.shown += shown;
      last.width += taken;
    } else line.push({ shown, width: taken, cut, color, x });
    x += taken;
  };
  const startLine = (): void => {
    lines.push([]);
    x = 0;
  };
  const putLetters = ({ run, text }: Atom): void => {
    for (const letter of text) {
      const one = atomOf(run, letter);
      if (x > 0 && x + one.width > width) startLine();
      put(one);
    }
  };
  const putWord = (): void => {
    if (word.length === 0) return;
    // The space before a break stays at the end of its line, so that copied text keeps its words apart.
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
        space = atomOf(run, ' ');
      } else
        splitWord(token).forEach((text, at) => {
          if (at > 0) putWord();
          const atom = atomOf(run, text);
          word.push(atom);
          wordWidth += atom.width;
        });
    }
  putWord();
  return lines;
};
