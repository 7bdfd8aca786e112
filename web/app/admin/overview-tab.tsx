import { Stack } from '@mantine/core';
import { approverOf } from '#shared/domain/access.ts';
import { Overview } from '../../features/admin/overview/overview.tsx';
import { AwaitingCard } from '../../features/tabletop/awaiting-card.tsx';
import { useSession } from '../../lib/session-state.ts';
import { adminPath, exercisePath, pathOf } from '../paths.ts';

export function OverviewTab() {
  const { user } = useSession();
  const approver = user && approverOf(user);
  return (
    <Stack gap="lg">
      <Overview usersPath={adminPath('users')} inactivePath={adminPath('users', { status: 'inactive' })} />
      {approver && <AwaitingCard approver={approver} pathOf={exercisePath} listPath={pathOf('tabletopExercises')} />}
    </Stack>
  );
}
