import { apiHandler } from '#functions/http/api-handler.ts';
import { passwordReset } from '#shared/api/password-reset.ts';
import * as resets from './resets.ts';

export const handler = apiHandler(passwordReset, resets);
