/** Where suggestions come from. */
import { Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import type { Source } from '#shared/domain/bcp/bcp.ts';
import styles from './ai.module.css';

const words: Record<Source, string> = {
  model: 'Suggested by AI, from your industry, size and answers.',
  knowledge: 'From the built-in continuity knowledge, for your industry, size and place.',
};

export function SourceNote({ source }: { source: Source }) {
  return (
    <Text size="sm" className={styles.note}>
      <IconSparkles size={16} aria-hidden="true" />
      {words[source]}
    </Text>
  );
}
