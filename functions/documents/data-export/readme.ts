import { formatDate } from '#shared/format/dates.ts';
import { exportContents, exportLeftOut, readmeTexts as say } from '#shared/messages/data-export.ts';
import { fill } from '#shared/messages/fields.ts';

export interface ReadmeInput {
  madeAt: string;
  timeZone: string;
  email: string;
  counts: { bcps: number; exercises: number; contacts: number; payments: number; audits: number };
  /** Documents that could not be made. */
  notMade: string[];
}

const WIDTH = 78;
const wrap = (text: string, indent = ''): string[] => {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line !== '' && indent.length + line.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.map((line) => indent + line);
};
const bullet = (text: string): string[] => wrap(text, '  ').map((line, at) => (at === 0 ? `- ${line.trimStart()}` : line));

/** Plain text with the line ends of Windows, which every other system reads too. */
export const writeReadme = ({ madeAt, timeZone, email, counts, notMade }: ReadmeInput): string =>
  [
    say.title,
    '',
    ...wrap(fill(say.made, { date: formatDate(madeAt, timeZone), email })),
    ...wrap(fill(say.counts, counts)),
    '',
    say.inside,
    '',
    ...exportContents.flatMap(({ files, holds }) => [files, ...wrap(holds, '  ')]),
    '',
    ...wrap(say.formats),
    ...wrap(say.formulas),
    '',
    say.leftOut,
    '',
    ...exportLeftOut.flatMap(bullet),
    '',
    ...(notMade.length === 0 ? [] : [say.notMade, '', ...wrap(say.notMadeLead), ...notMade.flatMap(bullet), '']),
    ...wrap(say.care),
    ...wrap(say.contact),
    '',
  ].join('\r\n');
