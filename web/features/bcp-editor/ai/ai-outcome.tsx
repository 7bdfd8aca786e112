/** What came of AI work, in one calm line; only the suggestions of step 2 alert a failure. */
import { Text } from '@mantine/core';
import { suggestionMessages } from '#shared/messages/bcp-screens.ts';
import type { AiKind } from './review.ts';
import { useSuggestions } from './suggestions-provider.tsx';
import { useElapsed } from './use-elapsed.ts';

/** What a job is doing, by its phase. */
const phases: Record<string, string> = {
  queued: 'Waiting for its turn',
  thinking: 'Reading your answers and what is known about your industry',
  done: 'Putting the suggestions together',
};

export function AiOutcome({ kind }: { kind: AiKind }) {
  const status = useSuggestions().statusOf(kind);
  const elapsed = useElapsed(status.is === 'working' ? status.since : null);
  if (status.is === 'failed' && kind === 'risks')
    return (
      <Text size="sm" c="var(--bad)" fw={600} role="alert">
        {suggestionMessages.failed}
      </Text>
    );
  return (
    <Text size="sm" c="dimmed" role="status">
      {status.is === 'working' &&
        `${phases[status.phase ?? ''] ?? 'Reading your answers'}, ${elapsed} s. You can go on, or leave and come back.`}
      {(status.is === 'failed' || status.is === 'empty') && suggestionMessages.none}
      {status.is === 'unsaved' && 'Save your plan first.'}
    </Text>
  );
}
