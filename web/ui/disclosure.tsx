import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** A sentence for those who want it. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <Text component="details" size="sm" c="dimmed" mt="sm">
      <summary>{summary}</summary>
      {children}
    </Text>
  );
}
