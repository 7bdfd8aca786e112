import { apiHandler } from '#functions/http/api-handler.ts';
import { people } from '#shared/api/people.ts';
import * as employees from './employees.ts';
import * as providers from './providers.ts';

export const handler = apiHandler(people, { ...employees, ...providers });
