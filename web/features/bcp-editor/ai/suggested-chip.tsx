/** Marks an entry that came from a suggestion, until somebody makes it their own. */
import { IconSparkles } from '@tabler/icons-react';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { useSuggestions } from './suggestions-provider.tsx';

export function SuggestedChip({ entryId }: { entryId: string }) {
  if (!useSuggestions().isSuggested(entryId)) return null;
  return (
    <StatusChip tone="ai" icon={<IconSparkles size={14} aria-hidden="true" />}>
      Suggested by AI
    </StatusChip>
  );
}
