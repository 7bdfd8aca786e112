import * as z from 'zod';
import { AdminUser, DirectoryEntry } from '#shared/domain/admin-user.ts';
import { Role } from '#shared/domain/user.ts';
import { UserStats } from '#shared/domain/user-stats.ts';
import { ById, defineArea } from './endpoint.ts';
import { Paging, SearchText } from './paging.ts';

export const adminUsers = defineArea({
  list: {
    method: 'GET',
    path: '/v1/admin/users',
    access: 'admin',
    summary: 'Accounts, newest first',
    query: Paging.extend({
      search: SearchText.meta({ description: 'The beginning of an address, or a part of an address or a name' }),
      role: Role.optional(),
      is_active: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
    }),
    response: z.object({ users: z.array(DirectoryEntry), total: z.number(), total_pages: z.number() }),
  },
  stats: {
    method: 'GET',
    path: '/v1/admin/stats',
    access: 'admin',
    summary: 'How many accounts there are, and how many are new; days are UTC, weeks begin on Monday',
    response: UserStats,
  },
  get: {
    method: 'GET',
    path: '/v1/admin/users/{id}',
    access: 'admin',
    summary: 'An account with every field',
    params: ById,
    response: AdminUser,
  },
});
