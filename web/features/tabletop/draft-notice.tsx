import { Button, Group, Text } from '@mantine/core';
import { formatDateTime } from '#shared/format/dates.ts';
import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { Card } from '../../ui/card.tsx';

interface Props {
  restoredAt: string | null;
  onStartOver: () => void;
}

export function DraftNotice({ restoredAt, onStartOver }: Props) {
  if (restoredAt === null) return null;
  return (
    <Card tone="accented" role="status">
      <Group justify="space-between" gap="sm">
        <Text>{fill(say.kept, { time: formatDateTime(restoredAt) })}</Text>
        <Button size="sm" variant="default" onClick={onStartOver}>
          Start over
        </Button>
      </Group>
    </Card>
  );
}
