/** Beside a step: the first things on it that do not fit together. The review has all of them. */
import { Text, Title } from '@mantine/core';
import type { Finding } from '#shared/domain/bcp/check/finding.ts';
import type { WizardStep } from '#shared/domain/bcp/wizard.ts';
import { Card } from '../../../ui/card.tsx';
import { usePeople } from '../people/people-queries.ts';
import { FindingList } from './finding-list.tsx';

const MOST = 3;

export function FindingsCard({ step, findings }: { step: WizardStep; findings: readonly Finding[] }) {
  const { employees, providers } = usePeople();
  // A list nobody has begun is no contradiction yet, and insights name the risks without mitigation by themselves.
  const isSaidElsewhere = ({ rule, section, severity }: Finding): boolean =>
    severity === 'info' ||
    rule === 'R19' ||
    (section === 'employees' && employees.length === 0) ||
    (section === 'providers' && providers.length === 0);
  const here = findings.filter((found) => found.step === step && !isSaidElsewhere(found));
  if (here.length === 0) return null;
  return (
    <Card role="region" aria-label="Plan check">
      <Title order={2} fz={16}>
        Plan check
      </Title>
      <FindingList findings={here.slice(0, MOST)} isNarrow />
      {here.length > MOST && (
        <Text size="xs" c="dimmed" mt={8}>
          {here.length - MOST} more on this step; the review lists all.
        </Text>
      )}
    </Card>
  );
}
