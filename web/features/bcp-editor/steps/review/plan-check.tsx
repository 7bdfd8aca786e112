/** Contradictions a consultant would point at, each with the way to the step that settles it. */
import { Button, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { BcpContent } from '#shared/domain/bcp/bcp.ts';
import type { Finding, Severity } from '#shared/domain/bcp/check/finding.ts';
import { contradictions } from '#shared/domain/bcp/contradictions.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { StatusChip, type Tone } from '../../../../ui/status-chip.tsx';
import { usePeople } from '../../people/people-queries.ts';
import { useEditor, usePlan } from '../../state/editor-context.tsx';
import styles from './plan-check.module.css';

const FIRST = 5;
const words: Record<Severity, { tone: Tone; text: string }> = {
  error: { tone: 'bad', text: 'Contradiction' },
  warning: { tone: 'warn', text: 'Look again' },
  info: { tone: 'info', text: 'Note' },
};

function FindingRow({ found }: { found: Finding }) {
  const { goTo } = useEditor();
  const { tone, text } = words[found.severity];
  return (
    <li>
      <div>
        <StatusChip tone={tone}>{text}</StatusChip>
        <Text size="sm" mt={4}>
          {found.why}
        </Text>
        <Text size="xs" c="dimmed">
          ISO 22301 §{found.clause}
        </Text>
      </div>
      <Button size="sm" variant="subtle" flex="none" onClick={() => goTo(found.step)} aria-label={`Go fix: ${found.why}`}>
        Go fix
      </Button>
    </li>
  );
}

export function PlanCheck() {
  const { cyber } = useEditor();
  const content = usePlan((state) => state.content) as BcpContent;
  const { employees, providers } = usePeople();
  const [isAll, setIsAll] = useState(false);
  const findings = useMemo(
    () => contradictions({ content, employees, providers, cyber }),
    [content, employees, providers, cyber],
  );
  const shown = isAll ? findings : findings.slice(0, FIRST);
  return (
    <SectionCard title="Plan check" note={`${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`}>
      {findings.length === 0 ? (
        <Text c="dimmed">Times, dependencies and owners do not contradict each other.</Text>
      ) : (
        <ul className={styles.list}>
          {shown.map((found) => (
            <FindingRow key={`${found.rule} ${found.why}`} found={found} />
          ))}
        </ul>
      )}
      {findings.length > FIRST && (
        <Button size="sm" variant="subtle" onClick={() => setIsAll(!isAll)}>
          {isAll ? 'Show fewer' : `Show all ${findings.length}`}
        </Button>
      )}
    </SectionCard>
  );
}
