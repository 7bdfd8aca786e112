import { UserManagement } from '../../features/admin/users/user-management.tsx';
import { useSession } from '../../lib/session-state.ts';
import { accountSections } from './account-sections.tsx';

export function UsersTab() {
  const { user } = useSession();
  return user && <UserManagement manager={user} place={{ tab: 'users' }} sections={accountSections} />;
}
