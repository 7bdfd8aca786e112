import { Button, Group, SimpleGrid, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Approver } from '#shared/domain/exercise-states.ts';
import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { exerciseMessages } from '#shared/messages/exercises.ts';
import { ApiError, explainFailure } from '../../lib/api-error.ts';
import { askForFeature } from '../../lib/upgrade-prompt.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyBlock, ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import { ExerciseCard } from './exercise-card.tsx';
import { exercisesQuery } from './exercise-queries.ts';

interface Props {
  pathOf: (id: number) => string;
  newPath: string;
  /** False for auditors, who only read. */
  mayCreate: boolean;
  awaiting?: Approver | undefined;
  children?: ReactNode;
}

/** The subscription lapsed while the page was open. */
function Lapsed() {
  return (
    <Card>
      <EmptyBlock
        title={exerciseMessages.needsPremium}
        drawing="lamp"
        actions={<Button onClick={() => askForFeature('tabletop_scenarios', 'Tabletop Scenarios')}>Upgrade to Premium</Button>}
      />
    </Card>
  );
}

function ExercisesNotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const sentence = explainFailure(error, say.list);
  if (sentence === exerciseMessages.needsPremium) return <Lapsed />;
  return <ErrorBlock title={sentence} onRetry={onRetry} details={error instanceof ApiError ? error.requestId : null} />;
}

const exercisesPlaceholder = (
  <LoadingBlock label="Loading exercises">
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
      {[1, 2, 3].map((id) => (
        <Skeleton key={id} height={180} radius="lg" />
      ))}
    </SimpleGrid>
  </LoadingBlock>
);

export function ExerciseList({ pathOf, newPath, mayCreate, awaiting, children }: Props) {
  const { data, error, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    exercisesQuery(awaiting),
  );
  if (!data)
    return isError && !isFetching ? <ExercisesNotLoaded error={error} onRetry={() => void refetch()} /> : exercisesPlaceholder;
  const exercises = data.pages.flat();
  if (exercises.length === 0 && awaiting)
    return (
      <>
        {children}
        <Card>
          <EmptyBlock title={say.noneAwaiting} drawing="kettle">
            {say.noneAwaitingText}
          </EmptyBlock>
        </Card>
      </>
    );
  if (exercises.length === 0)
    return (
      <>
        {children}
        <Card>
          <EmptyBlock
            title={say.none}
            drawing="ledger"
            actions={
              mayCreate && (
                <Button component={Link} to={newPath}>
                  New Exercise
                </Button>
              )
            }
          >
            {say.noneText}
          </EmptyBlock>
        </Card>
      </>
    );
  return (
    <>
      {children}
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {exercises.map((exercise) => (
          <ExerciseCard key={exercise.id} exercise={exercise} path={pathOf(exercise.id)} />
        ))}
      </SimpleGrid>
      {hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </Group>
      )}
    </>
  );
}
