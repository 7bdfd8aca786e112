import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { suggestionMessages } from '#shared/messages/bcp-screens.ts';
import styles from './ai.module.css';
import type { SuggestionKind } from './suggestion-calls.ts';
import { useSuggestions } from './suggestions-provider.tsx';

const phaseNames: Record<string, string> = {
  queued: 'Waiting for its turn',
  thinking: 'Reading your answers and what is known about your industry',
  done: 'Putting the suggestions together',
};

const describeWait = (phase: string, elapsed: number): string =>
  `${phase}, ${elapsed} s. You can keep working, or leave and come back.`;

/** Never shown: it keeps the room of the longest line, so that what comes below stays where it is while the lines change. */
const LONGEST_WAIT = describeWait(phaseNames.thinking!, 88);

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
  const isAlert = status.is === 'failed' && kind === 'risks';
  const keepsRoom = status.is !== 'idle' && status.is !== 'applied' && status.is !== 'unsaved';
  return (
    <>
      <div className={styles.outcome}>
        {isAlert ? (
          <Text size="sm" c="var(--bad)" fw={600} role="alert">
            {suggestionMessages.failed}
          </Text>
        ) : (
          <Text size="sm" c="dimmed" role="status">
            {status.is === 'working' && describeWait(phaseNames[status.phase ?? ''] ?? 'Reading your answers', elapsed)}
            {status.is === 'ready' && 'The suggestions are ready for your review.'}
            {(status.is === 'failed' || status.is === 'empty') && suggestionMessages.none}
            {status.is === 'unsaved' && 'Save your BCP first.'}
          </Text>
        )}
        {keepsRoom && (
          <Text size="sm" className={styles.room} aria-hidden="true">
            {LONGEST_WAIT}
          </Text>
        )}
      </div>
      {keepsRoom && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={status.is === 'working' && elapsed >= CANCEL_AFTER_SECONDS ? undefined : styles.room}
          onClick={() => cancel(kind)}
        >
          Cancel<VisuallyHidden> the suggestions</VisuallyHidden>
        </Button>
      )}
    </>
  );
}
