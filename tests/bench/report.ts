/** The figures as docs/benchmarks.md shows them: a table a part, each figure beside its goal. */
import type { Verdict } from './goals.ts';

export interface MeasuredPart {
  name: string;
  title: string;
  about: string;
  verdicts: readonly Verdict[];
  /** Commit, Node version and machine. */
  stamp: string;
}

const END = '<!-- end of figures -->';
const start = (name: string): string => `<!-- figures: ${name} -->`;

/** `12 of 20` is within its goal, `**23** of 20` is not. */
const cell = (found: Verdict | undefined): string => {
  if (!found) return '';
  const value = found.isMissed ? `**${found.value}**` : String(found.value);
  return `${value} of ${Math.round(found.goal * 100) / 100}`;
};

/** A row for each subject, a column for each measure. */
const toTable = (verdicts: readonly Verdict[]): string => {
  const measures = [...new Set(verdicts.map(({ measure }) => measure))];
  const subjects = [...new Set(verdicts.map(({ subject }) => subject))];
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rows = subjects.map((subject) =>
    line([
      subject,
      ...measures.map((measure) => cell(verdicts.find((item) => item.subject === subject && item.measure === measure))),
    ]),
  );
  return [line(['', ...measures]), line(['---', ...measures.map(() => '---:')]), ...rows].join('\n');
};

/** The document with this part's figures in the place of its last ones, or after all others the first time. */
export const replaceFigures = (document: string, { name, title, about, verdicts, stamp }: MeasuredPart): string => {
  const met = verdicts.filter(({ isMissed }) => !isMissed).length;
  const section = [
    start(name),
    '',
    `### ${title}`,
    '',
    `${about[0]!.toUpperCase()}${about.slice(1)}. ${met} of ${verdicts.length} goals met at ${stamp}.`,
    '',
    toTable(verdicts),
    '',
    END,
  ].join('\n');
  const from = document.indexOf(start(name));
  if (from < 0) return `${document.trimEnd()}\n\n${section}\n`;
  return document.slice(0, from) + section + document.slice(document.indexOf(END, from) + END.length);
};
