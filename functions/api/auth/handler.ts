import { apiHandler } from '#functions/http/api-handler.ts';
import { auth } from '#shared/api/auth.ts';
import * as registration from './registration.ts';
import * as sessions from './sessions.ts';

export const handler = apiHandler(auth, { ...registration, ...sessions });
