import { Button, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { Exercise } from '#shared/domain/exercise.ts';
import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { bcpsQuery } from '../../features/bcps/queries.ts';
import { ExerciseDocuments } from '../../features/documents/exercise-documents.tsx';
import { ExerciseDetail } from '../../features/tabletop/exercise-detail.tsx';
import { EXERCISE_LISTS, exerciseQuery, isExerciseMissing } from '../../features/tabletop/exercise-queries.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { logger } from '../../lib/logger.ts';
import { useSession } from '../../lib/session-state.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyBlock, ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import { bcpPath, facilitatePath, isCompleting, pathOf, routes } from '../paths.ts';

const MissingTimes = () => null;

/** Apart, as it brings the schemas of its form. Offline it takes nothing else off the screen. */
const MeasuredTimes = lazy(async (): Promise<{ default: ComponentType<{ exercise: Exercise }> }> => {
  try {
    return { default: (await import('../measured-times.tsx')).MeasuredTimes };
  } catch (error) {
    logger.warn('Loading the measured times failed', error);
    return { default: MissingTimes };
  }
});

function NotFound() {
  const actions = (
    <Button component={Link} to={pathOf('tabletopExercises')} variant="default">
      All exercises
    </Button>
  );
  return (
    <Card>
      <EmptyBlock title={say.notFound} order={1} drawing="ledger" actions={actions}>
        {say.notFoundText}
      </EmptyBlock>
    </Card>
  );
}

function Found({ id }: { id: number }) {
  const { user } = useSession();
  const [search] = useSearchParams();
  const { data, error, isError, isFetching, refetch } = useQuery(exerciseQuery(id));
  const { data: bcps } = useQuery(bcpsQuery);
  const cache = useQueryClient();
  const reload = async () => {
    void cache.invalidateQueries({ queryKey: EXERCISE_LISTS });
    await refetch();
  };
  if (isExerciseMissing(error)) return <NotFound />;
  if (data && user)
    return (
      <>
        <ExerciseDetail
          exercise={data}
          user={user}
          editPath={routes.editExercise.path.replace(':id', String(id))}
          facilitatePath={facilitatePath(id)}
          isCompleting={isCompleting(search)}
          bcpPath={bcps?.some((bcp) => bcp.id === data.bcp_id) ? bcpPath(data.bcp_id) : null}
          reload={reload}
        />
        {data.status === 'completed' && bcps?.some((bcp) => bcp.id === data.bcp_id) && (
          <Suspense fallback={null}>
            <MeasuredTimes exercise={data} />
          </Suspense>
        )}
        <ExerciseDocuments exercise={data} />
      </>
    );
  if (isError && !isFetching)
    return (
      <>
        <PageTitle>Exercise</PageTitle>
        <ErrorBlock title={explainFailure(error, say.detail)} onRetry={() => void refetch()} />
      </>
    );
  return (
    <LoadingBlock label="Loading the exercise">
      <Skeleton height={360} radius="lg" />
    </LoadingBlock>
  );
}

export function Component() {
  const id = Number(useParams().id);
  return <Page>{Number.isSafeInteger(id) && id > 0 ? <Found key={id} id={id} /> : <NotFound />}</Page>;
}
