import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useId } from 'react';
import { aiDisclosure } from '#shared/messages/ai.ts';
import { AiOutcome } from './ai-outcome.tsx';
import type { SuggestionKind } from './suggestion-calls.ts';
import { useSuggestions } from './suggestions-provider.tsx';

/** Beside a field that the AI can suggest a text for. `what` completes “Suggest”. */
export function SuggestButton({ kind, what }: { kind: SuggestionKind; what: string }) {
  const { statusOf, request } = useSuggestions();
  const isWorking = statusOf(kind).is === 'working';
  const hint = useId();
  return (
    <div>
      <Button
        variant="subtle"
        color="var(--ai)"
        leftSection={<IconSparkles size={18} aria-hidden="true" />}
        loading={isWorking}
        aria-busy={isWorking}
        aria-describedby={hint}
        onClick={() => void request(kind)}
      >
        Suggest {what}
      </Button>
      <span id={hint} hidden>
        {aiDisclosure.short}
      </span>
      <AiOutcome kind={kind} />
    </div>
  );
}
