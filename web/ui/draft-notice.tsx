import { Button, Group, Text } from '@mantine/core';
import { Card } from './card.tsx';

interface Props {
  /** Says that an earlier draft was restored, and when; null when none was. */
  note: string | null;
  onStartOver: () => void;
}

export function DraftNotice({ note, onStartOver }: Props) {
  if (note === null) return null;
  return (
    <Card tone="accented" role="status">
      <Group justify="space-between" gap="sm">
        <Text>{note}</Text>
        <Button size="sm" variant="default" onClick={onStartOver}>
          Start over
        </Button>
      </Group>
    </Card>
  );
}
