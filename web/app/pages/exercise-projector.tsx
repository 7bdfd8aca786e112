import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { facilitatorMessages as say } from '#shared/messages/facilitator.ts';
import { materialQuery } from '../../features/facilitator/facilitator-queries.ts';
import { Projector } from '../../features/facilitator/projector.tsx';
import { exerciseQuery } from '../../features/tabletop/exercise-queries.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';

export function Component() {
  const id = Number(useParams().id);
  const exercise = useQuery(exerciseQuery(id));
  const material = useQuery(materialQuery(id));
  if (exercise.data && material.data) return <Projector exercise={exercise.data} material={material.data} />;
  const failed = [exercise, material].find(({ isError, isFetching }) => isError && !isFetching);
  return (
    <main>
      <PageTitle>Projector</PageTitle>
      {failed ? (
        <ErrorBlock
          title={explainFailure(failed.error, say.failed)}
          onRetry={() => void Promise.all([exercise.refetch(), material.refetch()])}
        />
      ) : (
        <LoadingBlock label="Loading the exercise" />
      )}
    </main>
  );
}
