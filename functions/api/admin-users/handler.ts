import { apiHandler } from '#functions/http/api-handler.ts';
import { adminUsers } from '#shared/api/admin-users.ts';
import { activate, create, createDemo, deactivate, remove, resetPassword, update } from './accounts.ts';
import { get, list, stats } from './directory.ts';
import { resetSecondFactor } from './second-factor.ts';

export const handler = apiHandler(adminUsers, {
  ...{ list, stats, get, create, createDemo, update, remove, activate, deactivate, resetPassword, resetSecondFactor },
});
