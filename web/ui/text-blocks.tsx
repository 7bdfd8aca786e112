import { createElement, Fragment } from 'react';
import { parseTextBlocks, type TextBlock } from '#shared/format/text-blocks.ts';
import styles from './text-blocks.module.css';

const isList = ({ kind }: TextBlock): boolean => kind === 'ul' || kind === 'ol';

export function TextBlocks({ text }: { text: string }) {
  const blocks = parseTextBlocks(text);
  return (
    <div className={styles.text}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other names for its blocks, and is replaced as a whole
        <Fragment key={at}>{isList(block) ? <BlockList {...block} /> : <TextLine {...block} />}</Fragment>
      ))}
    </div>
  );
}

function TextLine({ kind, lines }: TextBlock) {
  return kind === 'lead' ? (
    <p className={styles.lead}>
      <strong>{lines[0]}</strong>
    </p>
  ) : (
    <p>{lines[0]}</p>
  );
}

function BlockList({ kind, lines }: TextBlock) {
  // biome-ignore lint/suspicious/noArrayIndexKey: as above
  const items = lines.map((line, at) => <li key={at}>{line}</li>);
  return createElement(kind, null, items);
}
