import { Button, Group, Text } from '@mantine/core';
import type { ItemSource } from '#shared/domain/bcp/bcp.ts';
import { countAssumedFacts } from '#shared/domain/bcp/entry-values.ts';
import { isAssumed } from '#shared/domain/bcp/provenance.ts';
import { suggestionMessages } from '#shared/messages/bcp-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';

interface AssumedFactsProps {
  entries: readonly { source: ItemSource }[];
  onConfirm: () => void;
}

/** Above a list: what in it nobody has confirmed. */
export function AssumedFacts({ entries, onConfirm }: AssumedFactsProps) {
  const count = countAssumedFacts(entries);
  if (count === 0) return null;
  return (
    <Group gap="sm" mb="sm">
      <Text size="sm">{fill(count === 1 ? suggestionMessages.assumedFact : suggestionMessages.assumedFacts, { count })}</Text>
      <Button variant="default" size="compact-md" onClick={onConfirm}>
        Confirm all in this list
      </Button>
    </Group>
  );
}

interface AssumedMarkProps {
  name: string;
  source: ItemSource | undefined;
  onConfirm: () => void;
}

/** Beside an entry, until it is confirmed or saved in its form. */
export function AssumedMark({ name, source, onConfirm }: AssumedMarkProps) {
  if (!isAssumed({ source })) return null;
  return (
    <>
      <StatusChip tone="warn">Assumed</StatusChip>
      <Button variant="subtle" size="compact-sm" aria-label={`Confirm ${name}`} onClick={onConfirm}>
        Confirm
      </Button>
    </>
  );
}
