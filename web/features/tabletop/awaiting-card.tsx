import { Anchor, List, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Approver } from '#shared/domain/exercise-states.ts';
import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { newestAwaitingQuery } from './exercise-queries.ts';

interface Props {
  approver: Approver;
  pathOf: (id: number) => string;
  allPath: string;
}

const SHOWN = 3;

export function AwaitingCard({ approver, pathOf, allPath }: Props) {
  const { data } = useQuery(newestAwaitingQuery(approver, SHOWN + 1));
  if (!data) return null;
  return (
    <SectionCard title={say.awaiting}>
      {data.length === 0 && <Text c="dimmed">{say.noneAwaiting}.</Text>}
      <List spacing="xs" listStyleType="none" withPadding={false}>
        {data.slice(0, SHOWN).map(({ id, exercise_name, bcp_name }) => (
          <List.Item key={id} style={{ overflowWrap: 'anywhere' }}>
            <Anchor component={Link} to={pathOf(id)} fw={600}>
              {exercise_name}
            </Anchor>{' '}
            <Text span c="dimmed">
              {bcp_name}
            </Text>
          </List.Item>
        ))}
      </List>
      {data.length > SHOWN && (
        <Anchor component={Link} to={allPath}>
          {say.allAwaiting}
        </Anchor>
      )}
    </SectionCard>
  );
}
