/** `/tabletop-exercises` */
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { hasFeature } from '#shared/domain/access.ts';
import { plansQuery } from '../../features/bcps/plan-queries.ts';
import { ExerciseList } from '../../features/tabletop/exercise-list.tsx';
import { GeneratePanel } from '../../features/tabletop/generate-panel.tsx';
import { useSession } from '../../lib/session-state.ts';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { exercisePath, pathOf } from '../paths.ts';

export function Component() {
  const { user } = useSession();
  const mayCreate = user !== null && hasFeature(user, 'tabletop_scenarios');
  const { data: plans } = useQuery({ ...plansQuery, enabled: mayCreate });
  const newButton = (
    <Button component={Link} to={pathOf('newExercise')} leftSection={<IconPlus size={18} aria-hidden="true" />}>
      New Exercise
    </Button>
  );
  return (
    <Page>
      <PageTitle
        lead="Rehearse an emergency around a table, and keep what you learnt as evidence."
        actions={mayCreate && newButton}
      >
        Tabletop Exercises
      </PageTitle>
      <ExerciseList pathOf={exercisePath} newPath={pathOf('newExercise')} mayCreate={mayCreate}>
        {mayCreate && <GeneratePanel plans={plans ?? []} />}
      </ExerciseList>
    </Page>
  );
}
