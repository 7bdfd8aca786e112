import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { hasFeature } from '#shared/domain/access.ts';
import { canEditRun } from '#shared/domain/exercise-run.ts';
import { canTransition } from '#shared/domain/exercise-states.ts';
import { facilitatorMessages as say } from '#shared/messages/facilitator.ts';
import { FacilitatorConsole } from '../../features/facilitator/console.tsx';
import { materialQuery, runQuery } from '../../features/facilitator/facilitator-queries.ts';
import { exerciseQuery, isExerciseMissing } from '../../features/tabletop/exercise-queries.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { useSession } from '../../lib/session-state.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyBlock, ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import { completeExercisePath, exercisePath, projectorPath } from '../paths.ts';

function Loaded({ id }: { id: number }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const exercise = useQuery({ ...exerciseQuery(id), staleTime: 0 });
  const material = useQuery(materialQuery(id));
  // The editor keeps the record from here on.
  const run = useQuery({ ...runQuery(id), gcTime: 0, refetchOnWindowFocus: false });
  const failed = [exercise, material, run].find(({ isError, isFetching, data }) => isError && !isFetching && !data);
  if (failed)
    return (
      <>
        <PageTitle>{say.title}</PageTitle>
        <ErrorBlock
          title={explainFailure(failed.error, say.failed)}
          onRetry={
            isExerciseMissing(failed.error)
              ? undefined
              : () => void Promise.all([exercise.refetch(), material.refetch(), run.refetch()])
          }
        />
      </>
    );
  if (!exercise.data || !material.data || !run.data || !user) return <LoadingBlock label="Loading the exercise" />;
  const wasPlayed = run.data.version > 0;
  if (!canTransition('facilitate', exercise.data.status) && !wasPlayed)
    return (
      <Card>
        <EmptyBlock
          title={say.notStartedTitle}
          order={1}
          drawing="ledger"
          actions={
            <Button component={Link} to={exercisePath(id)} variant="default">
              Exercise details
            </Button>
          }
        >
          {exercise.data.status === 'cancelled' ? say.neverPlayed : say.notStarted}
        </EmptyBlock>
      </Card>
    );
  const mayChange = hasFeature(user, 'tabletop_scenarios');
  const canComplete = mayChange && canTransition('complete', exercise.data.status);
  return (
    <FacilitatorConsole
      exercise={exercise.data}
      material={material.data}
      run={run.data}
      isReadOnly={!mayChange || !canEditRun(exercise.data)}
      exercisePath={exercisePath(id)}
      projectorPath={projectorPath(id)}
      onEnd={canComplete ? () => void navigate(completeExercisePath(id)) : null}
    />
  );
}

export function Component() {
  const id = Number(useParams().id);
  return (
    <Page width="wizard">
      <Loaded key={id} id={id} />
    </Page>
  );
}
