import { apiHandler } from '#functions/http/api-handler.ts';
import { users } from '#shared/api/users.ts';
import * as account from './account.ts';

export const handler = apiHandler(users, account);
