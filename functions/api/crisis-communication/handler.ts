import { apiHandler } from '#functions/http/api-handler.ts';
import { crisisCommunication } from '#shared/api/crisis-communication.ts';
import * as contacts from './contacts.ts';
import * as imports from './imports.ts';

export const handler = apiHandler(crisisCommunication, { ...contacts, ...imports });
