/** `lead` stands directly above a list. */
export interface TextBlock {
  kind: 'paragraph' | 'lead' | 'ul' | 'ol';
  lines: string[];
}

const BULLET = /^- /;
const NUMBERED = /^\d+\. /;

const kindOf = (line: string): TextBlock['kind'] => (BULLET.test(line) ? 'ul' : NUMBERED.test(line) ? 'ol' : 'paragraph');

const parsePart = (part: string): TextBlock[] => {
  const blocks: TextBlock[] = [];
  for (const line of part.split('\n').filter((text) => text.trim() !== '')) {
    const kind = kindOf(line);
    const last = blocks.at(-1);
    const text = line.replace(BULLET, '').replace(NUMBERED, '');
    if (last && last.kind === kind && kind !== 'paragraph') last.lines.push(text);
    else {
      if (last?.kind === 'paragraph' && kind !== 'paragraph') last.kind = 'lead';
      blocks.push({ kind, lines: [text] });
    }
  }
  return blocks;
};

/** Plain text as paragraphs and lists: `- ` and `1. ` begin items, and an empty line ends a list. */
export const parseTextBlocks = (text: string): TextBlock[] => text.split(/\n{2,}/).flatMap(parsePart);
