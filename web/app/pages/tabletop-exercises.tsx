import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { approverOf, canSeeAllExercises, hasFeature } from '#shared/domain/access.ts';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { usePreferences } from '../../features/assessment/use-preferences.ts';
import { bcpsQuery } from '../../features/bcps/queries.ts';
import { ExerciseList } from '../../features/tabletop/exercise-list.tsx';
import { formatListing, parseListing } from '../../features/tabletop/exercise-listing.ts';
import type { ExerciseListing } from '../../features/tabletop/exercise-queries.ts';
import { GeneratePanel } from '../../features/tabletop/generate-panel.tsx';
import { useSession } from '../../lib/session-state.ts';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { exercisePath, pathOf } from '../paths.ts';

function ScenarioPanel({ bcps }: { bcps: readonly BcpRow[] }) {
  const { cyber } = usePreferences();
  return <GeneratePanel bcps={bcps} cyber={cyber} />;
}

export function Component() {
  const { user } = useSession();
  const mayCreate = user !== null && hasFeature(user, 'tabletop_scenarios');
  const approver = user && approverOf(user);
  const isOwn = user !== null && !canSeeAllExercises(user);
  const [params, setParams] = useSearchParams();
  const listing = parseListing(params, { isOwn, approver });
  const setListing = (next: ExerciseListing) => setParams(formatListing(next), { replace: true });
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
          value={listing.awaiting ?? ''}
          onChange={(value) => setListing({ ...listing, awaiting: value === '' ? undefined : approver })}
        />
      )}
      <ExerciseList
        listing={listing}
        onChange={setListing}
        isOwn={isOwn}
        mayCreate={mayCreate}
        bcps={bcps ?? []}
        pathOf={exercisePath}
        newPath={pathOf('newExercise')}
      >
        {mayCreate && <ScenarioPanel bcps={bcps ?? []} />}
      </ExerciseList>
    </Page>
  );
}
