import { useQueryClient } from '@tanstack/react-query';
import { AccountDeletion } from '../../features/account-deletion/account-deletion.tsx';
import { reloadAccounts } from '../../features/admin/admin-queries.ts';
import type { AccountSectionProps } from '../../features/admin/users/user-details.tsx';

export function DeletionSection({ account }: AccountSectionProps) {
  const cache = useQueryClient();
  return <AccountDeletion account={account} onChanged={() => reloadAccounts(cache)} />;
}
