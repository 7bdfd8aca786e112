import { apiHandler } from '#functions/http/api-handler.ts';
import { adminUsers } from '#shared/api/admin-users.ts';
import { get, list, stats } from './directory.ts';

export const handler = apiHandler(adminUsers, { list, stats, get });
