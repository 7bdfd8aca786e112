/** Which sections of the plan are complete. */
import { Title } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { summarySections } from '#shared/domain/bcp/completion.ts';
import { Card } from '../../../ui/card.tsx';
import { useDebouncedContent, useEditor } from '../state/editor-context.tsx';
import styles from './summary-panel.module.css';

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
