import { apiHandler } from '#functions/http/api-handler.ts';
import { userPreferences } from '#shared/api/user-preferences.ts';
import * as preferences from './preferences.ts';

export const handler = apiHandler(userPreferences, preferences);
