import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { suggestionMessages } from '#shared/messages/bcp-screens.ts';
import type { SuggestionKind } from './suggestion-calls.ts';
import { useSuggestions } from './suggestions-provider.tsx';

const phaseNames: Record<string, string> = {
  queued: 'Waiting for its turn',
  thinking: 'Reading your answers and what is known about your industry',
  done: 'Putting the suggestions together',
};

/** Most answers are there sooner. */
const CANCEL_AFTER_SECONDS = 5;

const useElapsedSeconds = (since: number | null): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (since === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return since === null ? 0 : Math.max(0, Math.floor((now - since) / 1000));
};

/** The progress or outcome of AI work in one line; only the suggestions of step 2 alert a failure. */
export function AiOutcome({ kind }: { kind: SuggestionKind }) {
  const { statusOf, cancel } = useSuggestions();
  const status = statusOf(kind);
  const elapsed = useElapsedSeconds(status.is === 'working' ? status.since : null);
  if (status.is === 'failed' && kind === 'risks')
    return (
      <Text size="sm" c="var(--bad)" fw={600} role="alert">
        {suggestionMessages.failed}
      </Text>
    );
  const outcome = (
    <Text size="sm" c="dimmed" role="status">
      {status.is === 'working' &&
        `${phaseNames[status.phase ?? ''] ?? 'Reading your answers'}, ${elapsed} s. You can keep working, or leave and come back.`}
      {(status.is === 'failed' || status.is === 'empty') && suggestionMessages.none}
      {status.is === 'unsaved' && 'Save your BCP first.'}
    </Text>
  );
  if (status.is !== 'working' || elapsed < CANCEL_AFTER_SECONDS) return outcome;
  return (
    <>
      {outcome}
      <Button variant="subtle" size="compact-sm" onClick={() => cancel(kind)}>
        Cancel<VisuallyHidden> the suggestions</VisuallyHidden>
      </Button>
    </>
  );
}
