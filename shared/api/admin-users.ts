import * as z from 'zod';
import { AdminUser, AdminUserEdit, DirectoryEntry, NewAdminUser, NewDemoUser } from '#shared/domain/admin-user.ts';
import { Password } from '#shared/domain/password.ts';
import { Role } from '#shared/domain/user.ts';
import { UserStats } from '#shared/domain/user-stats.ts';
import { ById, defineArea, MessageReply } from './endpoint.ts';
import { Paging, SearchText } from './paging.ts';

const TAKEN = 'The address has an account already, or the change is not to be done to this account';
const OWN = 'It is not to be done to this account';

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
  create: {
    method: 'POST',
    path: '/v1/admin/users',
    access: 'admin',
    summary: 'Create a verified account; only super administrators give a role',
    refusals: { 400: TAKEN },
    status: 201,
    body: NewAdminUser,
    response: AdminUser,
    ownsIdempotency: true,
  },
  createDemo: {
    method: 'POST',
    path: '/v1/admin/demo-users',
    access: 'admin',
    summary: 'Create a verified account with an active subscription that ends by itself',
    refusals: { 400: TAKEN },
    status: 201,
    body: NewDemoUser,
    response: AdminUser,
    ownsIdempotency: true,
  },
  update: {
    method: 'PUT',
    path: '/v1/admin/users/{id}',
    access: 'admin',
    summary: 'Edit an account; a new role, password or deactivation signs it out',
    refusals: { 400: TAKEN },
    params: ById,
    body: AdminUserEdit,
    response: AdminUser,
  },
  remove: {
    method: 'DELETE',
    path: '/v1/admin/users/{id}',
    access: 'admin',
    summary: 'Deactivate an account; it is kept and can be activated again',
    refusals: { 400: OWN },
    status: 204,
    params: ById,
    response: 'none',
  },
  activate: {
    method: 'POST',
    path: '/v1/admin/users/{id}/activate',
    access: 'admin',
    summary: 'Activate an account and clear its lock',
    refusals: { 400: OWN },
    params: ById,
    response: AdminUser,
  },
  deactivate: {
    method: 'POST',
    path: '/v1/admin/users/{id}/deactivate',
    access: 'admin',
    summary: 'Deactivate an account and sign it out',
    refusals: { 400: OWN },
    params: ById,
    response: AdminUser,
  },
  resetSecondFactor: {
    method: 'POST',
    path: '/v1/admin/users/{id}/reset-second-factor',
    access: 'super_admin',
    summary: 'Turn the two-step sign-in of another account off and sign it out, for an owner who lost phone and recovery codes',
    refusals: { 400: OWN },
    params: ById,
    response: AdminUser,
  },
  resetPassword: {
    method: 'POST',
    path: '/v1/admin/users/{id}/reset-password',
    access: 'admin',
    summary: 'Set a new password, clear the lock and sign the account out',
    refusals: { 400: OWN },
    params: ById,
    body: z.object({ new_password: Password }),
    response: MessageReply,
  },
});
