import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AdminUser } from '#shared/domain/admin-user.ts';
import { client } from '../../lib/api.ts';
import type { PaymentListing, SubscriptionListing, UserListing } from './listings.ts';

/** Prefix of everything that shows accounts. */
const ACCOUNTS = ['admin-accounts'] as const;

export const PER_PAGE = 10;

export interface RowPage<T> {
  rows: T[];
  total: number;
}

export const userStatsQuery = queryOptions({ queryKey: [...ACCOUNTS, 'stats'], queryFn: () => client.adminUsers.stats() });

export const usersQuery = ({ search, role, isActive, page }: UserListing) => {
  const query = { page, per_page: PER_PAGE, search: search.trim() || undefined, role, is_active: isActive?.toString() };
  return queryOptions({
    queryKey: [...ACCOUNTS, 'list', query],
    queryFn: () => client.adminUsers.list({ query }),
    select: ({ users, total }) => ({ rows: users, total }),
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

const readPage = async <T>(ask: (options: { onTotal: (total: number) => void }) => Promise<T[]>): Promise<RowPage<T>> => {
  let total = 0;
  const rows = await ask({ onTotal: (count) => (total = count) });
  return { rows, total };
};

export const subscriptionStatsQuery = queryOptions({
  queryKey: ['admin-money', 'subscription-stats'],
  queryFn: () => client.adminMoney.subscriptionStats(),
});

export const subscriptionsQuery = ({ status, plan, userId, page }: SubscriptionListing) => {
  const query = { page, per_page: PER_PAGE, status, plan_type: plan, user_id: userId };
  return queryOptions({
    queryKey: ['admin-money', 'subscriptions', query],
    queryFn: () => readPage((options) => client.adminMoney.subscriptions({ query }, options)),
    placeholderData: keepPreviousData,
  });
};

export const paymentsQuery = ({ status, userId, page }: PaymentListing) => {
  const query = { page, per_page: PER_PAGE, status, user_id: userId };
  return queryOptions({
    queryKey: ['admin-money', 'payments', query],
    queryFn: () => readPage((options) => client.adminMoney.payments({ query }, options)),
    placeholderData: keepPreviousData,
  });
};

export const contactsQuery = (userId: number, page: number) => {
  const query = { page, per_page: PER_PAGE };
  return queryOptions({
    queryKey: ['admin-contacts', userId, query],
    queryFn: () => readPage((options) => client.adminMoney.crisisContactsOfUser({ params: { id: userId }, query }, options)),
    placeholderData: keepPreviousData,
  });
};

/** Prefix of what shows the price list. */
export const PRICING = ['admin-pricing'] as const;

export const pricingPlansQuery = (page: number) => {
  const query = { page, per_page: PER_PAGE };
  return queryOptions({
    queryKey: [...PRICING, query],
    queryFn: () => client.adminPricingPlans.list({ query }),
    select: ({ plans, total }) => ({ rows: plans, total }),
    placeholderData: keepPreviousData,
  });
};

export const USERS_PER_PAGE = 20;

/** Accounts to choose from, newest first. */
export const userChoicesQuery = (search: string, page: number) => {
  const query = { page, per_page: USERS_PER_PAGE, search: search || undefined };
  return queryOptions({
    queryKey: [...ACCOUNTS, 'choices', query],
    queryFn: () => client.adminUsers.list({ query }),
    select: ({ users, total }) => ({ rows: users, total }),
    placeholderData: keepPreviousData,
  });
};
