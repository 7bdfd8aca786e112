import { UserManagement } from '../../features/admin/users/user-management.tsx';
import { useSession } from '../../lib/session-state.ts';

const loadDetails = async () => (await import('./account-details.tsx')).AccountDetails;

export function UsersTab() {
  const { user } = useSession();
  return user && <UserManagement manager={user} place={{ tab: 'users' }} loadDetails={loadDetails} />;
}
