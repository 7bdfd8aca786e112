import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AdminUser } from '#shared/domain/admin-user.ts';
import { client } from '../../lib/api.ts';
import type { UserListing } from './users/user-listing.ts';

/** Prefix of everything that shows accounts. */
const ACCOUNTS = ['admin-accounts'] as const;

export const PER_PAGE = 10;

export const userStatsQuery = queryOptions({ queryKey: [...ACCOUNTS, 'stats'], queryFn: () => client.adminUsers.stats() });

export const usersQuery = ({ search, role, isActive, page }: UserListing) => {
  const query = { page, per_page: PER_PAGE, search: search.trim() || undefined, role, is_active: isActive?.toString() };
  return queryOptions({
    queryKey: [...ACCOUNTS, 'list', query],
    queryFn: () => client.adminUsers.list({ query }),
    placeholderData: keepPreviousData,
  });
};

export const accountQuery = (id: number) =>
  queryOptions({ queryKey: [...ACCOUNTS, 'account', id], queryFn: () => client.adminUsers.get({ params: { id } }) });

/** After a change; `account` is what the server answered. */
export const reloadAccounts = (cache: QueryClient, account?: AdminUser): Promise<void> => {
  if (account) cache.setQueryData(accountQuery(account.id).queryKey, account);
  return cache.invalidateQueries({ queryKey: ACCOUNTS });
};
