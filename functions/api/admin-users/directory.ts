import { listRecentDays, readTotals } from '#functions/data/user-counters.ts';
import {
  countLocked,
  type DirectoryPage,
  listDirectoryPage,
  type PageRequest,
  searchDirectory,
} from '#functions/data/user-directory.ts';
import { readAccount } from '#functions/data/users.ts';
import { notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { adminUsers } from '#shared/api/admin-users.ts';
import { countPages } from '#shared/api/paging.ts';
import { sumNewUsers } from '#shared/domain/user-stats.ts';
import { adminUserMessages } from '#shared/messages/admin-users.ts';
import { toAdminUser } from './admin-user.ts';

const readPage = async (page: PageRequest): Promise<DirectoryPage> => {
  const [users, { total }] = await Promise.all([listDirectoryPage(page), readTotals()]);
  return { users, total };
};

export const list: Operation<typeof adminUsers.list> = async ({ query }) => {
  const { search, role, is_active } = query;
  const isFiltered = search !== '' || role !== undefined || is_active !== undefined;
  const { users, total } = await (isFiltered ? searchDirectory({ search, role, is_active }, query) : readPage(query));
  return { users, total, total_pages: countPages(total, query.per_page) };
};

export const stats: Operation<typeof adminUsers.stats> = async ({ now }) => {
  const [{ total, active, admins }, days, locked_users] = await Promise.all([
    readTotals(),
    listRecentDays(now),
    countLocked(now),
  ]);
  return { total_users: total, active_users: active, admin_users: admins, locked_users, ...sumNewUsers(days, now) };
};

export const get: Operation<typeof adminUsers.get> = async ({ params }) => {
  const account = await readAccount(params.id);
  if (!account) throw notFound(adminUserMessages.notFound);
  return toAdminUser(account);
};
