import { Anchor, List, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { optionLabel } from '#shared/domain/exercise.ts';
import type { Approver } from '#shared/domain/exercise-states.ts';
import { formatDate } from '#shared/format/dates.ts';
import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { AWAITING, newestAwaitingQuery } from './exercise-queries.ts';

interface Props {
  approver: Approver;
  pathOf: (id: number) => string;
  listPath: string;
}

const SHOWN = 3;
/** Of a card that shows them all. */
const ROOM = 274;

export function AwaitingCard({ approver, pathOf, listPath }: Props) {
  const { data, isPending } = useQuery(newestAwaitingQuery(approver, SHOWN));
  if (isPending) return <Skeleton height={ROOM} radius="lg" />;
  if (!data) return null;
  const { rows, total } = data;
  return (
    <SectionCard title={say.awaiting}>
      {rows.length === 0 && <Text c="dimmed">{say.noneAwaiting}.</Text>}
      <List spacing="xs" listStyleType="none" withPadding={false}>
        {rows.map(({ id, exercise_name, bcp_name, exercise_type, status, scheduled_date }) => (
          <List.Item key={id} style={{ overflowWrap: 'anywhere' }}>
            <Anchor component={Link} to={pathOf(id)} fw={600}>
              {exercise_name}
            </Anchor>
            <Text size="sm" c="dimmed">
              {[bcp_name, optionLabel(exercise_type), optionLabel(status), scheduled_date && formatDate(scheduled_date)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </List.Item>
        ))}
      </List>
      {total > rows.length && (
        <Anchor component={Link} to={`${listPath}?${AWAITING}=${approver}`} mt="md" display="inline-block">
          {fill(say.allAwaiting, { count: total })}
        </Anchor>
      )}
    </SectionCard>
  );
}
