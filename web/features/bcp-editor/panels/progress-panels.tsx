import { List, Text, Title } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import type { ListedFinding } from '#shared/domain/bcp/check/dismissals.ts';
import { reviewPercent, summarySections } from '#shared/domain/bcp/completion.ts';
import { listMissing, WIZARD_STEPS } from '#shared/domain/bcp/wizard.ts';
import { progressMessages as say } from '#shared/messages/wizard.ts';
import { Card } from '../../../ui/card.tsx';
import { Meter } from '../../../ui/meter.tsx';
import { useDebouncedContent, useEditor, useVisibleAnalysis } from '../state/editor-context.tsx';
import styles from './progress-panels.module.css';

const rows = [
  ['business', 'Business information'],
  ['risks', 'Risk assessment'],
  ['operations', 'Critical functions'],
  ['resilience', 'IT system and key supplier'],
] as const;

export function SummaryPanel() {
  const { cyber } = useEditor();
  const content = useDebouncedContent();
  const sections = summarySections(content, cyber);
  return (
    <Card role="region" aria-label="Summary">
      <Title order={2} fz={16} mb={8}>
        Summary
      </Title>
      <ul className={styles.list}>
        {rows.map(([key, label]) => (
          <li key={key} data-complete={sections[key] || undefined}>
            {sections[key] ? <IconCircleCheckFilled size={20} aria-hidden="true" /> : <IconCircle size={20} aria-hidden="true" />}
            <span>{label}</span>
            <span className={styles.state}>{sections[key] ? 'Complete' : 'Incomplete'}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The share of the answers that the review asks for. What contradicts itself is in the plan check. */
export function ReviewPanel({ findings }: { findings: readonly ListedFinding[] }) {
  const { cyber } = useEditor();
  const content = useDebouncedContent();
  const analysis = useVisibleAnalysis();
  // Before the first analysis the steps say what is missing.
  const missing = analysis?.missing_info ?? WIZARD_STEPS.flatMap(({ number }) => listMissing(number, content, cyber));
  const percent = reviewPercent(missing);
  const open = findings.filter(({ dismissed }) => dismissed === null).length;
  return (
    <Card role="region" aria-label="Review">
      <Title order={2} fz={16} mb={8}>
        Review
      </Title>
      <Meter percent={percent} label="Complete" hint={`${percent}% Complete`} />
      {missing.length > 0 && (
        <>
          <Title order={3} fz={14} mt={12} mb={4}>
            Missing information
          </Title>
          <List size="sm" c="dimmed" spacing={4}>
            {missing.map((text) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
        </>
      )}
      {(missing.length === 0 || open > 0) && <Text size="sm">{say.reviewed(missing.length, open)}</Text>}
    </Card>
  );
}
