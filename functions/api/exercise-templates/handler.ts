import { apiHandler } from '#functions/http/api-handler.ts';
import { exerciseTemplates } from '#shared/api/exercise-templates.ts';
import * as templates from './templates.ts';

export const handler = apiHandler(exerciseTemplates, templates);
