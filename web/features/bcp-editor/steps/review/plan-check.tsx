/** Contradictions a consultant would point at, each with the way to the step that settles it. */
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { FindingList } from '../../panels/finding-list.tsx';
import { useFindings } from '../../panels/use-findings.ts';

const FIRST = 5;

export function PlanCheck() {
  const [isAll, setIsAll] = useState(false);
  const findings = useFindings();
  const shown = isAll ? findings : findings.slice(0, FIRST);
  return (
    <SectionCard title="Plan check" note={`${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`}>
      {findings.length === 0 ? (
        <Text c="dimmed">Times, dependencies and owners do not contradict each other.</Text>
      ) : (
        <FindingList findings={shown} />
      )}
      {findings.length > FIRST && (
        <Button size="sm" variant="subtle" onClick={() => setIsAll(!isAll)}>
          {isAll ? 'Show fewer' : `Show all ${findings.length}`}
        </Button>
      )}
    </SectionCard>
  );
}
