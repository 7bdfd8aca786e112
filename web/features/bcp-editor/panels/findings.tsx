import { Button, Group, Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import type { BcpContent } from '#shared/domain/bcp/bcp.ts';
import type { Finding, Severity } from '#shared/domain/bcp/check/finding.ts';
import { findContradictions } from '#shared/domain/bcp/contradictions.ts';
import { timers, type WizardStep } from '#shared/domain/bcp/wizard.ts';
import { Card } from '../../../ui/card.tsx';
import { StatusChip, type Tone } from '../../../ui/status-chip.tsx';
import { usePeople } from '../people/people-queries.ts';
import { useDebouncedContent, useEditor } from '../state/editor-context.tsx';
import { useCheckFacts } from './use-check-facts.ts';

/** Contradictions in the BCP. Compares every entry with the others, so it waits for a pause in typing. */
export const useFindings = (): Finding[] => {
  const content = useDebouncedContent(timers.analysisPause) as BcpContent;
  const { employees, providers, cyber, status, exercises, place } = useCheckFacts(content);
  return useMemo(
    () => findContradictions({ content, employees, providers, cyber, status, exercises, place, now: new Date() }),
    [content, employees, providers, cyber, status, exercises, place],
  );
};

const severityChips: Record<Severity, { tone: Tone; text: string }> = {
  error: { tone: 'bad', text: 'Fix first' },
  warning: { tone: 'warn', text: 'Look again' },
  info: { tone: 'info', text: 'Note' },
};

interface Props {
  finding: Finding;
  isNarrow?: boolean;
}

function FindingRow({ finding, isNarrow }: Props) {
  const { goTo } = useEditor();
  const { severity, why, clause, step } = finding;
  return (
    <Group justify="space-between" align="flex-start" gap={isNarrow ? 4 : 'sm'} wrap={isNarrow ? 'wrap' : 'nowrap'} py={8}>
      <div>
        <StatusChip tone={severityChips[severity].tone}>{severityChips[severity].text}</StatusChip>
        <Text size="sm" mt={4}>
          {why}
        </Text>
        <Text size="xs" c="dimmed">
          ISO 22301 §{clause}
        </Text>
      </div>
      <Button size="sm" variant="subtle" flex="none" onClick={() => goTo(step, finding)} aria-label={`Go fix: ${why}`}>
        Go fix
      </Button>
    </Group>
  );
}

export function FindingList({ findings, isNarrow }: { findings: readonly Finding[]; isNarrow?: boolean }) {
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {findings.map((finding) => (
        <li key={`${finding.rule} ${finding.why}`}>
          <FindingRow finding={finding} isNarrow={isNarrow} />
        </li>
      ))}
    </ul>
  );
}

const SHOWN_MAX = 3;

export function FindingsCard({ step, findings }: { step: WizardStep; findings: readonly Finding[] }) {
  const { employees, providers } = usePeople();
  // An empty list is no contradiction yet, and the insights already name risks without mitigation (R19).
  const isOmitted = ({ rule, section, severity }: Finding): boolean =>
    severity === 'info' ||
    rule === 'R19' ||
    (section === 'employees' && employees.length === 0) ||
    (section === 'providers' && providers.length === 0);
  const here = findings.filter((finding) => finding.step === step && !isOmitted(finding));
  if (here.length === 0) return null;
  return (
    <Card role="region" aria-label="Plan check">
      <Title order={2} fz={16}>
        Plan check
      </Title>
      <FindingList findings={here.slice(0, SHOWN_MAX)} isNarrow />
      {here.length > SHOWN_MAX && (
        <Text size="xs" c="dimmed" mt={8}>
          {here.length - SHOWN_MAX} more on this step; the review lists all.
        </Text>
      )}
    </Card>
  );
}
