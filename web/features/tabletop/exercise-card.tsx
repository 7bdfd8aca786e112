import { Anchor, Group, Stack, Text } from '@mantine/core';
import { IconCalendarEvent, IconFileText } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { type Exercise, optionLabel } from '#shared/domain/exercise.ts';
import type { ExerciseStatus } from '#shared/domain/exercise-options.ts';

import { type ApprovalLabel, approvalLabel } from '#shared/domain/exercise-states.ts';

import { formatZonedDateTime } from '#shared/format/dates.ts';
import { Card } from '../../ui/card.tsx';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';

export function ExerciseChips({ exercise }: { exercise: Exercise }) {
  const approval = approvalLabel(exercise);
  // No one will approve it anymore.
  const isPointless = exercise.status === 'cancelled' && approval === 'Pending Approval';
  return (
    <Group gap="xs">
      <StatusChip tone={exerciseStatusTones[exercise.status]}>{optionLabel(exercise.status)}</StatusChip>
      {!isPointless && <StatusChip tone={approvalTones[approval]}>{approval}</StatusChip>}
    </Group>
  );
}

export function ExerciseCard({ exercise, path }: { exercise: Exercise; path: string }) {
  const { exercise_name, exercise_type, bcp_name, scheduled_date } = exercise;
  return (
    <Card>
      <Stack gap="xs">
        <ExerciseChips exercise={exercise} />
        <Anchor component={Link} to={path} fw={600} fz={18} style={{ overflowWrap: 'anywhere' }}>
          {exercise_name}
        </Anchor>
        <Text size="sm" c="dimmed">
          {optionLabel(exercise_type)}
        </Text>
        <Group gap={6} wrap="nowrap" align="flex-start">
          <IconFileText size={18} aria-hidden="true" />
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {bcp_name}
          </Text>
        </Group>
        <Group gap={6} wrap="nowrap" align="flex-start">
          <IconCalendarEvent size={18} aria-hidden="true" />
          <Text size="sm">
            {scheduled_date ? <time dateTime={scheduled_date}>{formatZonedDateTime(scheduled_date)}</time> : 'Not scheduled'}
          </Text>
        </Group>
      </Stack>
    </Card>
  );
}

const exerciseStatusTones: Record<ExerciseStatus, Tone> = {
  generated: 'ai',
  draft: 'neutral',
  scheduled: 'tide',
  in_progress: 'info',
  completed: 'ok',
  cancelled: 'bad',
};

const approvalTones: Record<ApprovalLabel, Tone> = {
  'Fully Approved': 'ok',
  'Both Approved': 'ok',
  'Partially Approved': 'warn',
  'Pending Approval': 'neutral',
};
