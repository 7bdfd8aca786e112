/** Plain text as paragraphs and lists: `- ` and `1. ` begin items; a line directly above a list is its lead. */
import { createElement, Fragment } from 'react';
import styles from './text-blocks.module.css';

interface Block {
  kind: 'paragraph' | 'lead' | 'ul' | 'ol';
  lines: string[];
}

const BULLET = /^- /;
const NUMBERED = /^\d+\. /;

const kindOf = (line: string): Block['kind'] => (BULLET.test(line) ? 'ul' : NUMBERED.test(line) ? 'ol' : 'paragraph');
const isList = ({ kind }: Block): boolean => kind === 'ul' || kind === 'ol';

const parseBlocks = (part: string): Block[] => {
  const blocks: Block[] = [];
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

export function TextBlocks({ text }: { text: string }) {
  const blocks = text.split(/\n{2,}/).flatMap(parseBlocks);
  return (
    <div className={styles.text}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other names for its blocks, and is replaced as a whole
        <Fragment key={at}>{isList(block) ? <BlockList {...block} /> : <TextLine {...block} />}</Fragment>
      ))}
    </div>
  );
}

function TextLine({ kind, lines }: Block) {
  return kind === 'lead' ? (
    <p className={styles.lead}>
      <strong>{lines[0]}</strong>
    </p>
  ) : (
    <p>{lines[0]}</p>
  );
}

function BlockList({ kind, lines }: Block) {
  // biome-ignore lint/suspicious/noArrayIndexKey: as above
  const items = lines.map((line, at) => <li key={at}>{line}</li>);
  return createElement(kind, null, items);
}
