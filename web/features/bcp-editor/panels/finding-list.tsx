/** Findings of the plan check: what each is, why, and the way to the entry that settles it. */
import { Button, Group, Text } from '@mantine/core';
import type { Finding, Severity } from '#shared/domain/bcp/check/finding.ts';
import { StatusChip, type Tone } from '../../../ui/status-chip.tsx';
import { useEditor } from '../state/editor-context.tsx';

const words: Record<Severity, { tone: Tone; text: string }> = {
  error: { tone: 'bad', text: 'Fix first' },
  warning: { tone: 'warn', text: 'Look again' },
  info: { tone: 'info', text: 'Note' },
};

interface Props {
  found: Finding;
  /** The way to it stands below, where there is no room beside. */
  isNarrow?: boolean;
}

function FindingRow({ found, isNarrow }: Props) {
  const { goTo } = useEditor();
  const { severity, why, clause, step } = found;
  return (
    <Group justify="space-between" align="flex-start" gap={isNarrow ? 4 : 'sm'} wrap={isNarrow ? 'wrap' : 'nowrap'} py={8}>
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
    </Group>
  );
}

export function FindingList({ findings, isNarrow }: { findings: readonly Finding[]; isNarrow?: boolean }) {
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {findings.map((found) => (
        <li key={`${found.rule} ${found.why}`}>
          <FindingRow found={found} isNarrow={isNarrow} />
        </li>
      ))}
    </ul>
  );
}
