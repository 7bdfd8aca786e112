import { Button, Group, SimpleGrid, Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { exerciseMessages } from '#shared/messages/exercises.ts';
import { ApiError, explainFailure } from '../../lib/api-error.ts';
import { askForFeature } from '../../lib/upgrade-prompt.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyBlock, ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import { ExerciseCard } from './exercise-card.tsx';
import { ExerciseFilters } from './exercise-filters.tsx';
import { clearFilters, isFiltered } from './exercise-listing.ts';
import { type ExerciseListing, exercisesQuery, scheduledQuery } from './exercise-queries.ts';
import { NextUp } from './next-up.tsx';

interface Props {
  listing: ExerciseListing;
  onChange: (listing: ExerciseListing) => void;
  /** False for staff and auditors, who see everybody's. */
  isOwn: boolean;
  /** False for auditors, who only read. */
  mayCreate: boolean;
  bcps: readonly BcpRow[];
  pathOf: (id: number) => string;
  newPath: string;
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

function NoExercises({ newPath, mayCreate }: Pick<Props, 'newPath' | 'mayCreate'>) {
  const create = (
    <Button component={Link} to={newPath}>
      New Exercise
    </Button>
  );
  return (
    <Card>
      <EmptyBlock title={say.none} drawing="ledger" actions={mayCreate && create}>
        {say.noneText}
      </EmptyBlock>
    </Card>
  );
}

function NothingMatches({ listing, onClear }: { listing: ExerciseListing; onClear: () => void }) {
  const isOnlyAwaiting = listing.awaiting !== undefined && !isFiltered({ ...listing, awaiting: undefined });
  return (
    <Card>
      {isOnlyAwaiting ? (
        <EmptyBlock title={say.noneAwaiting} drawing="kettle">
          {say.noneAwaitingText}
        </EmptyBlock>
      ) : (
        <EmptyBlock
          title={say.nothingMatches}
          drawing="ledger"
          actions={
            <Button variant="default" onClick={onClear}>
              Show all exercises
            </Button>
          }
        >
          {say.nothingMatchesText}
        </EmptyBlock>
      )}
    </Card>
  );
}

/** While somebody types. */
const SEARCH_AFTER_MS = 250;

export function ExerciseList({ listing, onChange, isOwn, mayCreate, bcps, pathOf, newPath, children }: Props) {
  const [search] = useDebouncedValue(listing.search, SEARCH_AFTER_MS);
  const shown = { ...listing, search };
  const listed = useInfiniteQuery(exercisesQuery(shown));
  const { error, isError, isFetching, isPlaceholderData, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = listed;
  // What is next stands above the list: both appear together, so that nothing moves.
  const next = useQuery({ ...scheduledQuery, enabled: isOwn });
  const data = next.isLoading && next.failureCount === 0 ? undefined : listed.data;
  const hasFilter = isFiltered(listing);
  const clear = () => onChange(clearFilters(listing));
  const exercises = data?.pages.flatMap(({ rows }) => rows) ?? [];
  const isAnswered = data !== undefined && !isPlaceholderData;
  const isNone = isAnswered && exercises.length === 0;
  const isNew = isNone && !isFiltered(shown);
  return (
    <>
      {isOwn && data && !hasFilter && !isNew && <NextUp pathOf={pathOf} />}
      {data && children}
      {(data || hasFilter) && !isNew && (
        <ExerciseFilters
          listing={listing}
          isOwn={isOwn}
          bcps={bcps}
          total={isAnswered ? data.pages[0]!.total : undefined}
          onChange={onChange}
          onClear={clear}
        />
      )}
      {!data && isError && !isFetching && <ExercisesNotLoaded error={error} onRetry={() => void refetch()} />}
      {!data && !(isError && !isFetching) && exercisesPlaceholder}
      {isNew && <NoExercises newPath={newPath} mayCreate={mayCreate} />}
      {isNone && !isNew && <NothingMatches listing={listing} onClear={clear} />}
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} aria-busy={isPlaceholderData}>
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
