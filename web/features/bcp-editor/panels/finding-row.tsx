/** One finding of the plan check: what it is, why, and the way to the entry that settles it. */
import { Button, Text } from '@mantine/core';
import type { Finding, Severity } from '#shared/domain/bcp/check/finding.ts';
import { StatusChip, type Tone } from '../../../ui/status-chip.tsx';
import { useEditor } from '../state/editor-context.tsx';

const words: Record<Severity, { tone: Tone; text: string }> = {
  error: { tone: 'bad', text: 'Fix first' },
  warning: { tone: 'warn', text: 'Look again' },
  info: { tone: 'info', text: 'Note' },
};

export function FindingRow({ found }: { found: Finding }) {
  const { goTo } = useEditor();
  const { severity, why, clause, step } = found;
  return (
    <li>
      <div>
        <StatusChip tone={words[severity].tone}>{words[severity].text}</StatusChip>
        <Text size="sm" mt={4}>
          {why}
        </Text>
        <Text size="xs" c="dimmed">
          ISO 22301 §{clause}
        </Text>
      </div>
      <Button size="sm" variant="subtle" flex="none" onClick={() => goTo(step, found)} aria-label={`Go fix: ${why}`}>
        Go fix
      </Button>
    </li>
  );
}
