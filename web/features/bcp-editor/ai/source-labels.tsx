import { Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import type { ItemSource, Source } from '#shared/domain/bcp/bcp.ts';
import { sourceLabels } from '#shared/domain/bcp/provenance.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import styles from './ai.module.css';

const sourceNames: Record<Source, string> = {
  model: 'Suggested by AI, from your industry, size and answers.',
  knowledge: 'From the built-in continuity knowledge, for your industry, size and place.',
};

export function SourceNote({ source }: { source: Source }) {
  return (
    <Text size="sm" className={styles.note}>
      <IconSparkles size={16} aria-hidden="true" />
      {sourceNames[source]}
    </Text>
  );
}

/** Marks a suggested entry until the customer saves it in its form. */
export function SuggestedChip({ source }: { source: ItemSource | undefined }) {
  if (source === undefined || source === 'user') return null;
  return (
    <StatusChip tone="ai" icon={<IconSparkles size={14} aria-hidden="true" />}>
      {sourceLabels[source]}
    </StatusChip>
  );
}
