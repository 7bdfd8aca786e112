import { Button, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { NewExercise } from '#shared/domain/exercise.ts';
import { canTransition } from '#shared/domain/exercise-states.ts';
import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { bcpsQuery } from '../../features/bcps/queries.ts';
import { ExerciseForm } from '../../features/tabletop/exercise-form.tsx';
import {
  EXERCISE_LISTS,
  exerciseQuery,
  isExerciseMissing,
  offeredTemplatesQuery,
} from '../../features/tabletop/exercise-queries.ts';
import { client } from '../../lib/api.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { useIdempotencyKey } from '../../lib/idempotency-key.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyBlock, ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import { exercisePath, pathOf } from '../paths.ts';

const formPlaceholder = (
  <LoadingBlock label="Loading the form">
    <Skeleton height={420} radius="lg" />
  </LoadingBlock>
);

const missing = (
  <Card>
    <ErrorBlock title={say.notFound} cause={say.notFoundText} />
  </Card>
);

function useSaving(id: number | null): (body: NewExercise) => Promise<string | null> {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const withKey = useIdempotencyKey();
  return async (body) => {
    try {
      const exercise =
        id === null
          ? await client.exercises.create({ body }, await withKey(body))
          : await client.exercises.update({ params: { id }, body });
      cache.setQueryData(exerciseQuery(exercise.id).queryKey, exercise);
      void cache.invalidateQueries({ queryKey: EXERCISE_LISTS });
      void navigate(exercisePath(exercise.id), { replace: true });
      return null;
    } catch (error) {
      return explainFailure(error, id === null ? say.create : say.update);
    }
  };
}

function Form({ id }: { id: number | null }) {
  const bcps = useQuery(bcpsQuery);
  const templates = useQuery(offeredTemplatesQuery);
  const stored = useQuery({ ...exerciseQuery(id ?? 0), enabled: id !== null });
  const save = useSaving(id);
  if (isExerciseMissing(stored.error))
    return <ErrorBlock title={say.editFailed} cause={`${say.notFound}. ${say.notFoundText}`} />;
  const needed = id === null ? [bcps, templates] : [bcps, templates, stored];
  if (needed.some(({ data, isError, isFetching }) => !data && isError && !isFetching)) {
    const retry = () => needed.filter(({ data }) => !data).forEach((query) => void query.refetch());
    return <ErrorBlock title={id === null ? say.formFailed : say.editFailed} onRetry={retry} />;
  }
  if (!bcps.data || !templates.data || (id !== null && !stored.data)) return formPlaceholder;
  if (stored.data && !canTransition('save', stored.data.status))
    return (
      <EmptyBlock
        title="This exercise can no longer be edited"
        actions={
          <Button component={Link} to={exercisePath(stored.data.id)} variant="default">
            Open the exercise
          </Button>
        }
      >
        Only a draft can be changed.
      </EmptyBlock>
    );
  return (
    <ExerciseForm
      bcps={bcps.data}
      templates={templates.data}
      exercise={stored.data ?? null}
      backPath={id === null ? pathOf('tabletopExercises') : exercisePath(id)}
      onSave={save}
    />
  );
}

export function Component() {
  const param = useParams().id;
  const id = param === undefined ? null : Number(param);
  return (
    <Page>
      <PageTitle>{id === null ? 'New Exercise' : 'Edit Exercise'}</PageTitle>
      {id !== null && !(Number.isSafeInteger(id) && id > 0) ? missing : <Form key={id} id={id} />}
    </Page>
  );
}
