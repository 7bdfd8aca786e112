/** What the generated plan holds. */
import { List } from '@mantine/core';
import { SectionCard } from '../../../../ui/section-card.tsx';

const contents = [
  'Business profile',
  'Risk assessment',
  'Business impact analysis',
  'Critical functions and recovery',
  'Supplier and IT recovery',
  'Mitigation strategies',
  'Response team and providers',
  'ISO 22301 compliance document',
];

export function ContentsCard() {
  return (
    <SectionCard title="Your BCP will include">
      <List spacing={4}>
        {contents.map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
    </SectionCard>
  );
}
