import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { approverOf, hasFeature } from '#shared/domain/access.ts';
import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { bcpsQuery } from '../../features/bcps/queries.ts';
import { ExerciseList } from '../../features/tabletop/exercise-list.tsx';
import { GeneratePanel } from '../../features/tabletop/generate-panel.tsx';
import { useSession } from '../../lib/session-state.ts';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { AWAITING, exercisePath, pathOf } from '../paths.ts';

export function Component() {
  const { user } = useSession();
  const mayCreate = user !== null && hasFeature(user, 'tabletop_scenarios');
  const approver = user && approverOf(user);
  const [search, setSearch] = useSearchParams();
  const awaiting = approver !== null && search.get(AWAITING) === approver ? approver : undefined;
  const { data: bcps } = useQuery({ ...bcpsQuery, enabled: mayCreate });
  const newButton = (
    <Button component={Link} to={pathOf('newExercise')} leftSection={<IconPlus size={18} aria-hidden="true" />}>
      New Exercise
    </Button>
  );
  return (
    <Page>
      <PageTitle
        lead="Practice an emergency with your team, and keep a record of what you learned."
        actions={mayCreate && newButton}
      >
        Tabletop Exercises
      </PageTitle>
      {approver && (
        <SegmentedControl
          aria-label="Exercises"
          style={{ alignSelf: 'start' }}
          data={[
            { value: '', label: 'All' },
            { value: approver, label: say.awaiting },
          ]}
          value={awaiting ?? ''}
          onChange={(value) => setSearch(value ? { [AWAITING]: value } : {}, { replace: true })}
        />
      )}
      <ExerciseList pathOf={exercisePath} newPath={pathOf('newExercise')} mayCreate={mayCreate} awaiting={awaiting}>
        {mayCreate && <GeneratePanel bcps={bcps ?? []} />}
      </ExerciseList>
    </Page>
  );
}
