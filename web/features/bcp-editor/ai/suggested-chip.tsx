/** Marks an entry that was suggested, until somebody saves it in its form and so makes it their own. */
import { IconSparkles } from '@tabler/icons-react';
import type { ItemSource } from '#shared/domain/bcp/bcp.ts';
import { sourceLabels } from '#shared/domain/bcp/provenance.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';

export function SuggestedChip({ source }: { source: ItemSource | undefined }) {
  if (source === undefined || source === 'user') return null;
  return (
    <StatusChip tone="ai" icon={<IconSparkles size={14} aria-hidden="true" />}>
      {sourceLabels[source]}
    </StatusChip>
  );
}
